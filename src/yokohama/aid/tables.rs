//! The aid's tables of printed values: what Areas, spaces and signs give, out of the content document.

use super::{Aid, Block, Cell, Yokohama};
use crate::drawing::scene::Symbol;
use crate::yokohama::Sign;
use crate::yokohama::components::{Area, AreaType, Country, Exchange, MOST_POWER, Piece, Resource};
use crate::yokohama::content::{Goal, Reward, SpaceRow};
use crate::yokohama::table::rewards::gains;
use crate::yokohama::words::Caption;

impl Aid<'_, Yokohama> {
    /// What Areas yield at each Power.
    pub(super) fn rates(&self, areas: &[Area]) -> Block {
        let mut head = self.heads([Caption::AidArea]);
        head.extend((1..=MOST_POWER).map(|power| power.to_string()));
        let rows = areas.iter().filter(|area| **area != Area::Canal).map(|&area| {
            let kind = area.area_type().map_or(Symbol::Water, |kind: AreaType| kind.into());
            let points = self.game.content().areas.iter().find(|row| row.area == area);
            let points = points.map_or(0, |row| row.points_at_five);
            let rate = |power| {
                let cell = Cell::default().icon(Symbol::yielded(area), self.words.rate(self.game, area, power));
                let cell = match points {
                    1.. if power == MOST_POWER => cell.icon(Symbol::Point, format!("+{points}")),
                    _ => cell,
                };
                cell.heard(self.words.yielded(self.game, area, power))
            };
            let name = Cell::default().icon(kind, self.words.area(area));
            std::iter::once(name)
                .chain((1..=MOST_POWER).map(|power| match self.game.rate(area, power) {
                    0 => Cell::text("–"),
                    _ => rate(power),
                }))
                .collect()
        });
        Block::Table(head, rows.collect())
    }

    /// The nine exchanges.
    pub(super) fn exchanges(&self) -> Block {
        let side = |(what, amount): (Resource, u16)| Cell::default().icon(what, self.words.amount(what, amount));
        let rows = Exchange::ALL.map(|exchange| {
            let (given, gained) = exchange.terms();
            vec![side(given), side(gained)]
        });
        Block::Table(self.heads([Caption::AidGive, Caption::AidGain]), rows.to_vec())
    }

    /// The spaces of the Church or Customs board.
    pub(super) fn spaces(&self, spaces: &[SpaceRow], asks: Caption) -> Block {
        let row = |(space, number): (&SpaceRow, u8)| {
            let blocked = if space.blocked_for_two {
                self.words.text(Caption::AidBlocked)
            } else {
                ""
            };
            vec![
                Cell::text(number),
                Cell::text(space.asks),
                self.reward(&space.reward),
                Cell::text(blocked),
            ]
        };
        let mut head = self.heads([Caption::AidSpace, asks, Caption::AidGain]);
        head.push(String::new());
        Block::Table(head, spaces.iter().zip(1..).map(row).collect())
    }

    /// What each space of a Laboratory board adds.
    pub(super) fn surcharges(&self) -> Block {
        let cells = self
            .game
            .content()
            .laboratory
            .spaces
            .map(|n| Cell::text(format!("+{n}")));
        self.by_space(Caption::AidSurcharge, cells)
    }

    /// The level of each space of a Port board.
    pub(super) fn levels(&self) -> Block {
        let cells = self
            .game
            .content()
            .port
            .spaces
            .map(|level| Cell::text(self.words.level(level)));
        self.by_space(Caption::AidLevel, cells)
    }

    fn by_space(&self, what: Caption, cells: [Cell; 6]) -> Block {
        let mut head = self.heads([Caption::AidSpace]);
        head.extend((1..=cells.len()).map(|space| space.to_string()));
        let row = std::iter::once(Cell::text(self.words.text(what))).chain(cells);
        Block::Table(head, vec![row.collect()])
    }

    /// All Achievements; of a game in progress, who completed those that lie open.
    pub(super) fn achievements(&self) -> Block {
        let points = |n: u8| {
            let cell = Cell::default().icon(Symbol::Point, n);
            cell.heard(self.words.amount(Resource::Points, n.into()))
        };
        let rows = self.game.content().achievements.iter().zip(0_u8..).map(|(row, id)| {
            let open = self.now.and_then(|(table, names)| {
                let achievement = table.achievements.iter().find(|tile| tile.tile.0 == id)?;
                let done: Vec<String> = achievement
                    .done
                    .iter()
                    .flatten()
                    .map(|seat| names.of(*seat).to_owned())
                    .collect();
                Some(if done.is_empty() {
                    self.words.text(Caption::AidOpen).to_owned()
                } else {
                    self.words.list(done)
                })
            });
            let row = [self.goal(&row.goal), points(row.first), points(row.later)];
            let open = self.now.map(|_| Cell::text(open.unwrap_or_default()));
            row.into_iter().chain(open).collect()
        });
        let heads = [Caption::AidGoal, Caption::FirstPlayer, Caption::LaterPlayer];
        let heads = heads.into_iter().chain(self.now.map(|_| Caption::AidInPlay));
        Block::Table(self.heads(heads), rows.collect())
    }

    fn goal(&self, goal: &Goal) -> Cell {
        let symbol = match *goal {
            Goal::Goods { good, .. } => good.into(),
            Goal::Technologies(_) => Symbol::Technology,
            Goal::Yen(_) => Symbol::Yen,
            Goal::AgentsAndTokens(_) => Symbol::Agent,
            Goal::Orders(_) => Symbol::Order,
            Goal::Areas { production, .. } if production > 2 => Symbol::Production,
            Goal::Areas { .. } => Symbol::Commercial,
        };
        Cell::default().icon(symbol, self.words.goal(goal))
    }

    /// What the icons mean.
    pub(super) fn signs(&self) -> Block {
        let rows = Sign::all().map(|sign| {
            let icons = symbols(sign)
                .into_iter()
                .fold(Cell::default(), |cell, symbol| cell.icon(symbol, ""));
            // The name beside it says it.
            let icons = icons.heard(String::new());
            let words = [self.words.sign(sign), self.words.meaning(sign)].map(Cell::text);
            std::iter::once(icons).chain(words).collect()
        });
        let mut head = vec![String::new()];
        head.extend(self.heads([Caption::AidSign, Caption::AidMeaning]));
        Block::Table(head, rows.collect())
    }

    /// A reward as symbols with their words.
    pub(super) fn reward(&self, reward: &Reward) -> Cell {
        let cell = gains(reward).fold(Cell::default(), |cell, (amount, symbol)| cell.icon(symbol, amount));
        cell.heard(self.words.reward(reward))
    }
}

/// The symbols of a sign: most have one.
pub(crate) fn symbols(sign: Sign) -> Vec<Symbol> {
    vec![match sign {
        Sign::Countries => return Country::ALL.map(Symbol::from).to_vec(),
        Sign::Crests => return crate::sitters::Crest::ALL.map(|crest| crest.symbol()).to_vec(),
        Sign::Warehouse => {
            let shown = Piece::ALL.map(Symbol::shown);
            return [Symbol::Warehouse].into_iter().chain(shown).collect();
        }
        Sign::Seals => {
            return vec![
                Symbol::PortSeal,
                Symbol::LaboratorySeal,
                Symbol::ChurchSeal,
                Symbol::CustomsSeal,
            ];
        }
        Sign::Resource(resource) => resource.into(),
        Sign::Piece(piece) => piece.into(),
        Sign::AnyGood => Symbol::AnyGood,
        Sign::Power => Symbol::Power,
        Sign::FivePower => Symbol::FivePower,
        Sign::Agent => Symbol::Agent,
        Sign::Order => Symbol::Order,
        Sign::Technology => Symbol::Technology,
        Sign::Achievement => Symbol::Achievement,
        Sign::Ending => Symbol::Ending,
        Sign::Movement => Symbol::MoveAssistant,
        Sign::Production => Symbol::Production,
        Sign::Commercial => Symbol::Commercial,
        Sign::Water => Symbol::Water,
        Sign::President => Symbol::President,
        Sign::Station => Symbol::Station,
    }]
}
