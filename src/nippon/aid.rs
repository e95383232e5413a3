//! The player's aid of Nippon: the rules topic by topic, each with its printed values and, while a game is in progress, how far each player is.

use super::components::{
    ACHIEVEMENTS, Achievement, Action, City, ContractId, FEWEST, FactoryTile, Good, MOST, Region, RewardBonus,
    RewardLevel, SCORINGS, Side, Track, Transport, city_room, region_room, rewards_out, row_room, rows_in_use,
    workers_a_colour,
};
use super::content::{Bonus, Content, ScoringSlot};
use super::rules::tracks;
use super::words::Caption;
use super::{Chapter, Nippon, Options, Table, Topic};
use crate::aid::{Aid, Aided, Block, Cell, Section, paragraphs};
use crate::chance::Seed;
use crate::drawing::art::Symbol;
use crate::game::{Game as _, Seat};
use crate::position;
use crate::words::{Names, Speech, Words};

/// With four players everything in the box is used.
const WHOLE: Options = match Options::new(MOST) {
    Ok(options) => options,
    Err(_) => panic!("four can play"),
};

impl Aided for Nippon {
    fn unplayed(content: Content) -> Self {
        Self::new(content, WHOLE)
    }

    fn sections(aid: &Aid<'_, Self>) -> Vec<Section> {
        // What is printed is called the same at every table.
        let (begun, nobody) = (aid.game.deal(Seed::default()).table, Names::new(aid.words, &[]));
        let (table, names) = aid.now.unwrap_or((&begun, &nobody));
        let tables = Tables {
            aid,
            speech: aid.words.speech(aid.game, table, names),
        };
        Topic::all().map(|topic| tables.section(topic)).collect()
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

/// The tables of the aid.
struct Tables<'a> {
    aid: &'a Aid<'a, Nippon>,
    speech: Speech<'a, Nippon>,
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
            Topic::Aim => Vec::new(),
            Topic::Bonuses => vec![self.bonuses()],
            Topic::Achievements => vec![self.achievements()],
            Topic::Chapter(chapter) => match chapter {
                Chapter::CommonSupply | Chapter::SequenceOfPlay | Chapter::Machinery => Vec::new(),
                Chapter::Setup => vec![self.counts()],
                Chapter::TakeAWorker => vec![self.scoring_track()],
                Chapter::AvailableActions => vec![self.actions()],
                Chapter::Invest => vec![self.factories()],
                Chapter::ProduceGoods => vec![self.runs()],
                Chapter::Knowledge => vec![self.steps(), self.track(Track::Knowledge)],
                Chapter::Mines => vec![self.steps(), self.track(Track::Coal)],
                Chapter::Trains => vec![self.spaces(Transport::Train)],
                Chapter::Ships => vec![self.spaces(Transport::Ship)],
                Chapter::Export => vec![self.contracts()],
                Chapter::Cities => vec![self.regions(), self.city_tiles(), self.cities()],
                Chapter::LocalMarket => vec![self.worth(), self.tiles()],
                Chapter::Consolidate => vec![self.rewards(), self.track(Track::Money)],
                Chapter::Scorings => vec![self.scorings()],
                Chapter::FinalScoring => vec![self.score()],
            },
        }
    }

    /// A table under heads.
    fn table<const N: usize>(&self, heads: [Caption; N], rows: impl Iterator<Item = Vec<Cell>>) -> Block {
        Block::Table(self.aid.heads(heads), rows.collect())
    }

    /// A table that has a column a player as well, while a game is in progress.
    fn by_player<const N: usize>(
        &self,
        heads: [Caption; N],
        rows: impl Iterator<Item = [Cell; N]>,
        of: impl Fn(&Table, Seat, usize) -> String,
    ) -> Block {
        let table = self.speech.table;
        let seats = || self.aid.now.iter().flat_map(|_| Seat::all(table.players));
        let mut heads = self.aid.heads(heads);
        heads.extend(seats().map(|seat| self.speech.names.of(seat).to_owned()));
        let row = |(number, row): (usize, [Cell; N])| {
            let players = seats().map(|seat| Cell::text(of(table, seat, number)));
            row.into_iter().chain(players).collect()
        };
        Block::Table(heads, rows.enumerate().map(row).collect())
    }

    fn yen(&self, thousands: impl Into<i32>) -> Cell {
        Cell::text(self.speech.yen(thousands.into()))
    }

    fn text(&self, caption: Caption) -> Cell {
        Cell::text(self.aid.words.text(caption))
    }

    /// What stands where there is nothing.
    fn dash(&self) -> &'static str {
        self.speech.ordinal(0)
    }

    fn good(&self, good: Good) -> Cell {
        Cell::default().icon(good, self.speech.good(good))
    }

    /// How many there are of what depends on the number of players.
    fn counts(&self) -> Block {
        let of_players = |n: u8| self.speech.say(Caption::AidPlayers, &[("n", n.into())]);
        let mut heads = self.aid.heads([Caption::AidThing]);
        heads.extend((FEWEST..=MOST).map(of_players));
        let row = |of: Caption, count: &dyn Fn(u8) -> String| {
            let counts = (FEWEST..=MOST).map(|players| Cell::text(count(players)));
            std::iter::once(self.text(of)).chain(counts).collect()
        };
        let rows_of = |players: u8| {
            let args = [
                ("rows", (rows_in_use(players) as u8).into()),
                ("n", row_room(players).into()),
            ];
            self.speech.say(Caption::AidRowsOf, &args)
        };
        let rewards = |players: u8| {
            let alike = super::components::REWARDS_ALIKE * RewardBonus::ALL.len() as u8;
            (alike - rewards_out(players)).to_string()
        };
        // What each begins with is dealt: it tells the points too, in the order of the turns.
        let points = |players: u8| {
            let Ok(options) = Options::new(players) else {
                return String::new();
            };
            let begun = Nippon::new(self.aid.game.content().clone(), options).deal(Seed::default());
            let seats = begun.table.starter.round(players);
            let points = seats.map(|seat| begun.table.seats[seat].points.to_string());
            self.aid.words.commas(points)
        };
        let rows = vec![
            row(Caption::AidWorkersInPlay, &|players| {
                workers_a_colour(players).to_string()
            }),
            row(Caption::AidRows, &rows_of),
            row(Caption::AidRewardsInPlay, &rewards),
            row(Caption::AidCityRoom, &|players| city_room(players).to_string()),
            row(Caption::AidRegionRoom, &|players| region_room(players).to_string()),
            row(Caption::AidStartPoints, &points),
        ];
        Block::Table(heads, rows)
    }

    /// What the Scoring Marker brings on each slot.
    fn scoring_track(&self) -> Block {
        let mut scorings = [Caption::ScoreFirst, Caption::ScoreSecond].into_iter();
        let mut golden = [Caption::EditorLastPhase].into_iter();
        let track = self.aid.game.content().scoring_track.iter().zip(1u8..);
        let rows = track.map(|(row, slot)| {
            let happens = match row.slot {
                ScoringSlot::Plain => None,
                ScoringSlot::Scoring => scorings.next(),
                ScoringSlot::Golden => golden.next(),
            };
            let happens = happens.map_or_else(|| Cell::text(self.dash()), |happens| self.text(happens));
            vec![Cell::text(slot), happens]
        });
        self.table([Caption::AidSlot, Caption::AidHappens], rows)
    }

    /// What each action does.
    fn actions(&self) -> Block {
        let rows = Action::ALL.into_iter().map(|action| {
            let name = Cell::default().icon(action, self.speech.action_name(action));
            vec![name, Cell::text(self.speech.does(action))]
        });
        self.table([Caption::AidAction, Caption::AidDoes], rows)
    }

    /// What the Factories of each good cost and require.
    fn factories(&self) -> Block {
        let rows = Good::ALL.into_iter().map(|good| {
            let row = &self.aid.game.content().goods[good.index()];
            vec![
                self.good(good),
                Cell::text(good.level()),
                self.yen(row.price),
                Cell::text(row.knowledge),
            ]
        });
        let heads = [
            Caption::AidGood,
            Caption::AidLevel,
            Caption::AidCost,
            Caption::AidKnowledge,
        ];
        self.table(heads, rows)
    }

    /// What a run of each good takes, and how many cubes find room.
    fn runs(&self) -> Block {
        let rows = Good::ALL.into_iter().map(|good| {
            let row = &self.aid.game.content().goods[good.index()];
            vec![self.good(good), Cell::text(row.coal), Cell::text(row.storage)]
        });
        self.table([Caption::AidGood, Caption::AidCoal, Caption::AidStorage], rows)
    }

    /// Every Factory with its bonus; while a game is in progress, who has it.
    fn bonuses(&self) -> Block {
        let table = self.speech.table;
        let place = |tile: FactoryTile| {
            let owns = |seat: &Seat| {
                let own = table.seats[*seat].factory(tile.good());
                own.is_some_and(|own| own.tile == tile)
            };
            match Seat::all(table.players).find(owns) {
                Some(seat) => Cell::text(self.speech.names.of(seat)),
                None => self.text(Caption::AidToBuild),
            }
        };
        let heads = [Caption::AidFactory, Caption::AidBonus];
        let heads = heads.into_iter().chain(self.aid.now.map(|_| Caption::AidWhere));
        let row = |tile: FactoryTile| {
            let name = Cell::default().icon(tile.good(), self.speech.factory(tile.good()));
            let bonus = Cell::text(self.speech.bonus(tile).join(" "));
            let at = self.aid.now.map(|_| place(tile));
            [name, bonus].into_iter().chain(at).collect()
        };
        Block::Table(self.aid.heads(heads), FactoryTile::ALL.into_iter().map(row).collect())
    }

    /// What steps of Knowledge or Coal cost.
    fn steps(&self) -> Block {
        let rows = (1u8..).zip(tracks::PRICES);
        let rows = rows.map(|(steps, price)| vec![Cell::text(steps), self.yen(price)]);
        self.table([Caption::AidSteps, Caption::AidCost], rows)
    }

    /// The slots of a track from the bottom up; while a game is in progress, for what each player's marker stands.
    fn track(&self, track: Track) -> Block {
        let game = self.aid.game;
        let told = |number: u8| match track {
            Track::Money => self.speech.yen(number.into()),
            Track::Coal | Track::Knowledge => number.to_string(),
        };
        let slots = self.speech.rows(track).iter().map(|slot| {
            let number = slot.number.map_or_else(|| self.dash().to_owned(), told);
            match slot.star {
                true => self.speech.say(Caption::AidStar, &[("number", number.into())]),
                false => number,
            }
        });
        let name = Cell::default().icon(track, self.speech.track(track));
        let row = [name, Cell::text(self.aid.words.commas(slots))];
        self.by_player(
            [Caption::AidTrack, Caption::AidSlots],
            std::iter::once(row),
            |table, seat, _| told(game.level(&table.seats[seat], track)),
        )
    }

    /// What each Train or Ship that is taken from its row uncovers.
    fn spaces(&self, transport: Transport) -> Block {
        let spaces = self.aid.game.spaces(transport).iter().zip(1u8..);
        let rows = spaces.map(|(space, number)| {
            let money = space.money.then(|| self.speech.brief(Bonus::MoneySteps(1)));
            let uncovers = space.star.then(|| "★".to_owned()).into_iter().chain(money);
            let uncovers = match self.aid.words.commas(uncovers) {
                nothing if nothing.is_empty() => self.dash().to_owned(),
                uncovers => uncovers,
            };
            vec![Cell::text(number), Cell::text(uncovers)]
        });
        self.table([Caption::AidSpace, Caption::AidUncovers], rows)
    }

    /// The Contracts that everybody has; while a game is in progress, who has fulfilled each.
    fn contracts(&self) -> Block {
        let table = self.speech.table;
        let fulfilled = |contract: ContractId| {
            let has = |seat: &Seat| !table.seats[*seat].contracts.contains(contract);
            let by = Seat::all(table.players).filter(has);
            let by = self
                .aid
                .words
                .commas(by.map(|seat| self.speech.names.of(seat).to_owned()));
            match by.is_empty() {
                true => self.text(Caption::AidNobody),
                false => Cell::text(by),
            }
        };
        let heads = [Caption::AidContract, Caption::AidAsks, Caption::AidGives];
        let heads = heads.into_iter().chain(self.aid.now.map(|_| Caption::AidFulfilledBy));
        let row = |contract: ContractId| {
            let row = [
                Cell::text(contract.0 + 1),
                Cell::text(self.speech.contract_asks(contract)),
                Cell::text(self.speech.contract_gives(contract)),
            ];
            let by = self.aid.now.map(|_| fulfilled(contract));
            row.into_iter().chain(by).collect()
        };
        let contracts = (0..self.aid.game.content().contracts.len() as u8).map(ContractId);
        Block::Table(self.aid.heads(heads), contracts.map(row).collect())
    }

    /// Each Region with its Cities and what it gives for a tile.
    fn regions(&self) -> Block {
        let rows = Region::ALL.into_iter().map(|region| {
            let cities = region.cities().map(|city| self.speech.city(city).to_owned());
            vec![
                Cell::text(self.speech.region(region)),
                Cell::text(self.aid.words.list(cities)),
                Cell::text(self.speech.region_bonus(region)),
            ]
        });
        self.table([Caption::AidRegion, Caption::AidCities, Caption::AidBonus], rows)
    }

    /// What each City tile asks for, clockwise; while a game is in progress, in which City it lies.
    fn city_tiles(&self) -> Block {
        let table = self.speech.table;
        let heads = std::iter::once(Caption::AidDemand).chain(self.aid.now.map(|_| Caption::AidCity));
        let rows = self.aid.game.content().city_tiles.iter().zip(0u8..);
        let rows = rows.map(|(row, number)| {
            let goods = row.goods.into_iter();
            let goods = goods.fold(Cell::default(), |cell, good| cell.icon(good, self.speech.good(good)));
            let heard = self
                .aid
                .words
                .commas(row.goods.map(|good| self.speech.good(good).to_owned()));
            let city = City::ALL.into_iter().find(|city| table.city(*city).tile.0 == number);
            let city = self
                .aid
                .now
                .map(|_| Cell::text(city.map_or(self.dash(), |city| self.speech.city(city))));
            std::iter::once(goods.heard(heard)).chain(city).collect()
        });
        Block::Table(self.aid.heads(heads), rows.collect())
    }

    /// The numbers of the Overseas Companies on the slots of each City; while a game is in progress, with the good that is asked for there.
    fn cities(&self) -> Block {
        let game = self.aid.game;
        let mut heads = self.aid.heads([Caption::AidCity]);
        heads.extend(Side::ALL.map(|side| self.speech.side(side).to_owned()));
        let slot = |city: City, side: Side| {
            let number = game.content().cities[city.index()].overseas[side.index()];
            let overseas = format!("{} {number}", self.aid.words.text(Caption::AidOverseas));
            let demand = self.aid.now.map(|(table, _)| game.demand(table, city, side));
            let named = demand.map(|good| self.speech.good(good).to_owned());
            let cell = demand.map_or_else(Cell::default, |good| self.good(good));
            cell.icon(Symbol::Overseas, number)
                .heard(self.aid.words.commas(named.into_iter().chain([overseas])))
        };
        let row = |city: City| {
            let slots = Side::ALL.map(|side| slot(city, side));
            std::iter::once(Cell::text(self.speech.city(city)))
                .chain(slots)
                .collect()
        };
        Block::Table(heads, City::ALL.into_iter().map(row).collect())
    }

    /// Up to which value 1, 2 and 3 cubes of each level reach.
    fn worth(&self) -> Block {
        let cubes = |n: u8| self.speech.say(Caption::AidCubes, &[("n", n.into())]);
        let mut heads = self.aid.heads([Caption::AidLevel]);
        heads.extend([1, 2, 3].map(cubes));
        let rows = self.aid.game.content().influence.iter().zip(1u8..);
        let rows = rows.map(|(row, level)| {
            let level = std::iter::once(Cell::text(level));
            level.chain(row.values.map(Cell::text)).collect()
        });
        Block::Table(heads, rows.collect())
    }

    /// How many Influence tiles of each value a player has; while a game is in progress, how many are left in each supply.
    fn tiles(&self) -> Block {
        let printed = &self.aid.game.content().influence_tiles;
        let values = (1u8..).take(super::components::MOST_INFLUENCE);
        let rows = values.map(|value| {
            let count = printed.iter().filter(|row| row.value == value).count();
            [Cell::text(value), Cell::text(count)]
        });
        self.by_player([Caption::AidTile, Caption::AidNumber], rows, |table, seat, number| {
            table.seats[seat].tiles[number].to_string()
        })
    }

    /// The Reward tiles, and how many are left.
    fn rewards(&self) -> Block {
        let table = self.speech.table;
        let levels = RewardLevel::ALL.into_iter();
        let tiles = levels.flat_map(|level| RewardBonus::ALL.map(|bonus| (level, bonus)));
        let rows = tiles.map(|(level, bonus)| {
            let (what, _) = bonus.gain();
            vec![
                Cell::text(level.workers()),
                Cell::text(self.speech.times(level.multiplier())),
                Cell::default().icon(what, self.speech.reward_bonus(bonus)),
                Cell::text(table.rewards_of(level, bonus)),
            ]
        });
        let multiplier = RewardLevel::Two;
        let without = vec![
            Cell::text(multiplier.workers()),
            Cell::text(
                self.speech
                    .say(Caption::AidMultiplier, &[("n", multiplier.multiplier().into())]),
            ),
            Cell::text(self.dash()),
            Cell::text(table.multipliers),
        ];
        let heads = [
            Caption::AidWorkers,
            Caption::AidReward,
            Caption::AidBonus,
            Caption::AidLeft,
        ];
        self.table(heads, rows.chain([without]))
    }

    /// What the places of each Scoring bring.
    fn scorings(&self) -> Block {
        const NAMES: [Caption; SCORINGS] = [Caption::ScoreFirst, Caption::ScoreSecond, Caption::ScoreThird];
        let rows = NAMES.into_iter().zip(&self.aid.game.content().scorings);
        let rows = rows.map(|(name, row)| {
            let places = row.places.map(Cell::text);
            std::iter::once(self.text(name)).chain(places).collect()
        });
        let heads = [
            Caption::AidScoring,
            Caption::AidMost,
            Caption::AidSecondmost,
            Caption::AidThirdmost,
        ];
        self.table(heads, rows)
    }

    /// What scores at the end, and what it would come to now.
    fn score(&self) -> Block {
        let sheet = self.aid.game.score(self.speech.table);
        let lines: [&str; ACHIEVEMENTS + 2] = self.speech.score_lines();
        let rows = lines.into_iter().map(|line| [Cell::text(line)]);
        self.by_player([Caption::AidThing], rows, |_, seat, line| {
            sheet[seat].lines()[line].to_string()
        })
    }

    /// What each Achievement counts, and which have a printed multiplier; while a game is in progress, each player's multipliers.
    fn achievements(&self) -> Block {
        let times = |multiplier: u8| match multiplier {
            0 => self.dash().to_owned(),
            multiplier => self.speech.times(multiplier),
        };
        let rows = Achievement::ALL.into_iter().map(|achievement| {
            let row = &self.aid.game.content().achievements[achievement.index()];
            [
                Cell::default().icon(achievement, self.speech.achievement(achievement)),
                Cell::text(self.speech.counts(achievement)),
                Cell::text(times(row.printed.into())),
            ]
        });
        let heads = [Caption::AidAchievement, Caption::AidCounts, Caption::AidPrinted];
        self.by_player(heads, rows, |table, seat, number| {
            times(table.seats[seat].spaces[number])
        })
    }
}
