//! The player's aid of Yokohama Duel: the rules topic by topic, each with its printed values and what lies open of them.

use super::components::{
    BonusId, ChurchId, Criterion, Exchange, Good, HOUSES, OrderId, PLAYERS, Place, Resource, Title,
};
use super::content::{Content, Gain};
use super::course::Category;
use super::words::Caption;
use super::{Chapter, Duel, Options, Player, Sign, Table, Topic};
use crate::aid::{Aid, Aided, Block, Cell, Section, paragraphs};
use crate::chance::Seed;
use crate::drawing::scene::Symbol;
use crate::game::{Game as _, Seat};
use crate::position;
use crate::words::{Names, Speech, Words};

impl Aided for Duel {
    fn unplayed(content: Content) -> Self {
        Self::new(content, Options::new())
    }

    fn sections(aid: &Aid<'_, Self>) -> Vec<Section> {
        // What is printed is called the same at every table.
        let (begun, nobody) = (aid.game.deal(Seed::default()).table, Names::new(aid.words, &[]));
        let (table, names) = aid.now.unwrap_or((&begun, &nobody));
        let tables = Tables {
            aid,
            speech: aid.words.speech(aid.game, table, names),
        };
        let rules = Topic::all().map(|topic| tables.section(topic));
        let signs = aid.table(
            "signs".to_owned(),
            aid.words.text(Caption::AidSigns),
            vec![tables.signs()],
        );
        rules.chain([signs]).collect()
    }

    fn arrows(words: Words) -> &'static str {
        words.text(Caption::KeysArrows)
    }
}

/// The name of a topic's section: of a chapter as refusals write it.
pub fn name(topic: Topic) -> String {
    match topic {
        Topic::Chapter(chapter) => position::name(chapter),
        other => format!("{other:?}").to_ascii_lowercase(),
    }
}

/// Where a card is, as everybody may know it.
enum Whereabouts {
    /// Somebody has it.
    Of(Seat),
    /// It lies open.
    Shown,
    /// It was used or left, and lies open no more.
    Discarded,
    /// It lies face down, in a deck or out of the game.
    FaceDown,
    /// It is in the deck or in a hand.
    NotOpen,
}

/// The tables of the aid.
struct Tables<'a> {
    aid: &'a Aid<'a, Duel>,
    speech: Speech<'a, Duel>,
}

impl Tables<'_> {
    /// The rules of a topic, and the tables that belong to it.
    fn section(&self, topic: Topic) -> Section {
        let rules = paragraphs(self.speech.rules(topic));
        let blocks = rules.chain(self.of(topic)).collect();
        self.aid.rule(name(topic), self.speech.topic(topic), blocks)
    }

    /// The tables of a topic.
    fn of(&self, topic: Topic) -> Vec<Block> {
        match topic {
            Topic::Goods => {
                let places = [Place::TeaPlantation, Place::Fishery, Place::SilkMill, Place::CopperMine];
                vec![self.rates(&places)]
            }
            Topic::Bank => vec![self.rates(&[Place::Bank])],
            Topic::Customs => vec![self.rates(&[Place::Customs])],
            Topic::Aim | Topic::Rewards => Vec::new(),
            Topic::Chapter(chapter) => match chapter {
                Chapter::Setup | Chapter::GeneralRules | Chapter::OrderOfPlay | Chapter::FlowOfATurn => Vec::new(),
                Chapter::PlaceAction => vec![self.rates(&Place::ALL)],
                Chapter::Bonus => vec![self.bonus()],
                Chapter::Construction => vec![self.buildings()],
                Chapter::Orders => vec![self.orders()],
                Chapter::Traders => vec![self.traders()],
                Chapter::Technologies => vec![self.technologies()],
                Chapter::RoundEnd => vec![self.influence()],
                Chapter::Scoring => vec![self.score()],
                Chapter::Chinatown => vec![self.rates(&[Place::Chinatown]), self.exchanges()],
                Chapter::Church => vec![self.rates(&[Place::Church]), self.church()],
                Chapter::Laboratory => vec![self.rates(&[Place::Laboratory])],
                Chapter::Port => vec![self.rates(&[Place::Port])],
            },
        }
    }

    /// A table of printed values alone.
    fn table<const N: usize>(&self, heads: [Caption; N], rows: Vec<Vec<Cell>>) -> Block {
        Block::Table(self.aid.heads(heads), rows)
    }

    /// A table of cards: while a game is in progress its last column tells where each is.
    fn cards<const N: usize>(
        &self,
        heads: [Caption; N],
        rows: impl Iterator<Item = ([Cell; N], Whereabouts)>,
    ) -> Block {
        let place = |place: &Whereabouts| self.aid.now.map(|_| Cell::text(self.whereabouts(place)));
        let heads = heads.into_iter().chain(self.aid.now.map(|_| Caption::AidWhere));
        let rows = rows.map(|(row, at)| row.into_iter().chain(place(&at)).collect());
        Block::Table(self.aid.heads(heads), rows.collect())
    }

    fn whereabouts(&self, place: &Whereabouts) -> &str {
        let caption = match place {
            Whereabouts::Of(seat) => return self.speech.names.of(*seat),
            Whereabouts::Shown => Caption::AidShown,
            Whereabouts::Discarded => Caption::AidDiscarded,
            Whereabouts::FaceDown => Caption::AidFaceDown,
            Whereabouts::NotOpen => Caption::AidNotOpen,
        };
        self.aid.words.text(caption)
    }

    /// A table with a column a player, while a game is in progress.
    fn by_player<const N: usize>(
        &self,
        head: Caption,
        rows: [&str; N],
        of: impl Fn(&Table, Seat, usize) -> String,
    ) -> Block {
        let seats = || self.aid.now.iter().flat_map(|_| Seat::all(PLAYERS));
        let mut heads = self.aid.heads([head]);
        heads.extend(seats().map(|seat| self.speech.names.of(seat).to_owned()));
        let row = |(number, name): (usize, &str)| {
            let of_seat = |seat| Cell::text(of(self.speech.table, seat, number));
            std::iter::once(Cell::text(name)).chain(seats().map(of_seat)).collect()
        };
        Block::Table(heads, rows.into_iter().enumerate().map(row).collect())
    }

    /// Who has a card, of what both see.
    fn owner(&self, has: impl Fn(&Player) -> bool) -> Option<Whereabouts> {
        let owner = Seat::all(PLAYERS).find(|seat| has(&self.speech.table.seats[*seat]));
        owner.map(Whereabouts::Of)
    }

    fn reward(&self, reward: &[Gain]) -> Cell {
        Cell::text(self.speech.reward(reward))
    }

    fn yen(&self, yen: impl Into<u16>) -> Cell {
        Cell::text(self.speech.amount(Resource::Yen, yen.into()))
    }

    /// What Places yield at each Influence.
    fn rates(&self, places: &[Place]) -> Block {
        let rates = |place: &Place| &self.aid.game.content().places[place.index()].rates;
        let mut heads = self.aid.heads([Caption::AidPlace]);
        heads.extend((1..=rates(&Place::Bank).len()).map(|influence| influence.to_string()));
        let row = |place: &Place| {
            let name = Cell::text(self.speech.place(*place));
            std::iter::once(name).chain(rates(place).map(Cell::text)).collect()
        };
        Block::Table(heads, places.iter().map(row).collect())
    }

    /// What each Bonus card gives.
    fn bonus(&self) -> Block {
        let table = self.speech.table;
        let rows = self.aid.game.content().bonus.iter().zip((0..).map(BonusId));
        let rows = rows.map(|(row, card)| {
            let at = match () {
                () if table.bonus.contains(&card) => Whereabouts::Shown,
                () if table.bonus_discards.contains(card) => Whereabouts::Discarded,
                () => Whereabouts::FaceDown,
            };
            (row.rewards.map(|gain| Cell::text(self.speech.gain(gain))), at)
        });
        self.cards([Caption::AidFive, Caption::AidSix, Caption::AidSeven], rows)
    }

    /// What a Shop costs, and a player's Trading Houses one after the other.
    fn buildings(&self) -> Block {
        let [shops, houses] = [Category::Shops, Category::Houses].map(|line| self.aid.words.text(line.key()));
        let next = |houses: u8| {
            let builder = Player {
                houses,
                ..Player::default()
            };
            self.speech.amount(Resource::Yen, builder.house_price())
        };
        let prices = self.aid.words.list((1..=HOUSES).rev().map(next));
        let rows = vec![
            vec![Cell::text(shops), self.yen(Player::SHOP_PRICE)],
            vec![Cell::text(houses), Cell::text(prices)],
        ];
        self.table([Caption::AidBuilding, Caption::AidCost], rows)
    }

    /// All Orders, and which of them do not lie open.
    fn orders(&self) -> Block {
        let rows = self.aid.game.content().orders.iter().zip((0..).map(OrderId));
        let rows = rows.map(|(row, card)| {
            let goods = Good::ALL.into_iter().zip(row.goods).filter(|(_, amount)| *amount > 0);
            let goods = goods.map(|(good, amount)| self.speech.amount(good.into(), amount.into()));
            let row = [
                Cell::text(self.aid.words.list(goods)),
                self.reward(&row.reward),
                Cell::text(row.points),
            ];
            let owner = self.owner(|player| player.completed.contains(card));
            (row, owner.unwrap_or(Whereabouts::NotOpen))
        });
        self.cards([Caption::AidGive, Caption::AidGain, Caption::AidPoints], rows)
    }

    /// What Traders are recruited for, and how far each player is.
    fn traders(&self) -> Block {
        let names = Criterion::ALL.map(|criterion| self.speech.criterion(criterion));
        self.by_player(Caption::AidFor, names, |table, seat, number| {
            let criterion = Criterion::ALL[number];
            let player = &table.seats[seat];
            let has = match player.recruited.contains(criterion) {
                // Who spent it later has the Trader all the same.
                true => criterion.asks(),
                false => player.counts(criterion),
            };
            format!("{has}/{}", criterion.asks())
        })
    }

    /// All Technologies, and where their cards are.
    fn technologies(&self) -> Block {
        let table = self.speech.table;
        let rows = Title::ALL.into_iter().map(|title| {
            let row = [
                Cell::text(self.speech.title(title)),
                Cell::text(self.aid.game.content().technologies[title.index()].cost),
                Cell::text(self.speech.effect(title)),
            ];
            let at = match () {
                () if table.technologies.contains(&Some(title)) => Some(Whereabouts::Shown),
                () if table.technology_discards.contains(title) => Some(Whereabouts::Discarded),
                () => self.owner(|player| player.knows(title)),
            };
            (row, at.unwrap_or(Whereabouts::FaceDown))
        });
        self.cards([Caption::AidTitle, Caption::AidProduction, Caption::AidEffect], rows)
    }

    /// What Influence cards can be upgraded to.
    fn influence(&self) -> Block {
        let rows = self.aid.game.content().influence.iter();
        let rows = rows.map(|row| vec![Cell::text(row.level), Cell::text(row.upgraded), self.yen(row.cost)]);
        let heads = [Caption::AidCard, Caption::AidUpgraded, Caption::AidCost];
        self.table(heads, rows.collect())
    }

    /// What scores, and what it would come to now.
    fn score(&self) -> Block {
        let sheet = self.aid.game.score(self.speech.table);
        let lines = self.speech.score_lines();
        self.by_player(Caption::AidScored, lines, |_, seat, line| {
            sheet[seat].lines()[line].to_string()
        })
    }

    /// The nine exchanges.
    fn exchanges(&self) -> Block {
        let amount = |(what, amount)| Cell::text(self.speech.amount(what, amount));
        let rows = Exchange::ALL.map(|exchange| {
            let (given, gained) = exchange.terms();
            vec![amount(given), amount(gained)]
        });
        self.table([Caption::AidGive, Caption::AidGain], rows.to_vec())
    }

    /// What the symbols mean.
    fn signs(&self) -> Block {
        let rows = Sign::ALL.map(|sign| {
            let name = Cell::default().icon(sign, self.speech.sign(sign));
            vec![name, Cell::text(self.speech.meaning(sign))]
        });
        self.table([Caption::AidSign, Caption::AidMeaning], rows.to_vec())
    }

    /// All Church cards, and where they are.
    fn church(&self) -> Block {
        let table = self.speech.table;
        let rows = self.aid.game.content().church.iter().zip((0..).map(ChurchId));
        let rows = rows.map(|(row, card)| {
            let at = match table.church.contains(&Some(card)) {
                true => Some(Whereabouts::Shown),
                false => self.owner(|player| player.church.contains(card)),
            };
            let row = [Cell::text(row.faith), self.reward(&row.reward), Cell::text(row.points)];
            (row, at.unwrap_or(Whereabouts::FaceDown))
        });
        self.cards([Caption::AidFaith, Caption::AidGain, Caption::AidPoints], rows)
    }
}

impl From<Sign> for Symbol {
    fn from(sign: Sign) -> Self {
        match sign {
            Sign::Copper => Self::Copper,
            Sign::Silk => Self::Silk,
            Sign::Tea => Self::Tea,
            Sign::Fish => Self::Fish,
            Sign::Import => Self::Import,
            Sign::Turned => Self::ImportTurned,
            Sign::Yen => Self::Yen,
            Sign::Point => Self::Point,
            Sign::Influence => Self::Influence,
            Sign::Support => Self::Support,
            Sign::Faith => Self::Faith,
            Sign::Production => Self::Technology,
            Sign::Exchange => Self::Exchange,
            Sign::Order => Self::Order,
            Sign::Bonus => Self::Bonus,
            Sign::Trader => Self::Trader,
            Sign::OnceARound => Self::OnceARound,
            Sign::OpenGate => Self::OpenGate,
            Sign::Shop => Self::Shop,
            Sign::TradingHouse => Self::TradingHouse,
            Sign::Station => Self::Station,
        }
    }
}
