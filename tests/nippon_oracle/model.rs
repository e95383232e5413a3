//! A game as the oracle keeps it, in plain lists and maps, and as the engine would write it down.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use meiji::game::{BySeat, Seat};
use meiji::nippon::components::{
    Achievement, ActionSlot, City, CityTileId, Colour, ContractId, FactoryTile, Good, Region, RewardBonus, RewardLevel,
    Side, Track, Transport,
};
use meiji::nippon::content::{Bonus, Content};
use meiji::nippon::{
    Ask, Demand, Drawn, Factory, Influence, Placing, Player, Sites, Stage, Step, Table, Turn, Workers,
};

/// A player, by number, clockwise.
pub type Who = usize;

/// The whole game.
#[derive(Clone, Debug)]
pub struct Model {
    pub players: usize,
    pub starter: Who,
    /// How often the starter's turn began.
    pub round: u16,
    pub active: Who,
    pub phase: Phase,
    /// The slot of the Scoring Marker, the leftmost being 0.
    pub marker: usize,
    pub scorings: usize,
    /// Turns of the last phase that are not over.
    pub turns_left: usize,
    /// What stands, the last one first: questions, and what follows them by itself.
    pub jobs: Vec<Job>,
    /// Where the Worker of this turn stood.
    pub taken: Option<ActionSlot>,
    pub bag: Vec<Colour>,
    pub slots: BTreeMap<ActionSlot, Vec<Colour>>,
    /// Those in use, the uppermost first.
    pub rows: Vec<Vec<Colour>>,
    /// How many Workers a full refill still owes the lowest row.
    pub owed: usize,
    pub cities: BTreeMap<City, Town>,
    /// The Trains and Ships in each Region.
    pub sites: BTreeMap<Region, Vec<(Who, Transport)>>,
    pub offered: BTreeSet<FactoryTile>,
    /// Every Reward tile on the board.
    pub rewards: Vec<(RewardLevel, RewardBonus)>,
    pub multipliers: usize,
    pub sides: Vec<Zaibatsu>,
    /// What came out of the bag in this move and is not laid yet: the one thing that no rule tells.
    pub drawn: VecDeque<(Colour, Drawn)>,
}

/// What a game has come to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    Before,
    Last,
    Over,
}

/// Something that stands: a question, or what comes by itself once it is on top.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Job {
    Turn,
    Choose(ActionSlot),
    Steps(Track),
    /// Which were run.
    Produce(Vec<Good>),
    /// How many Contracts were fulfilled.
    Export(u8),
    Invest,
    /// How many Improvements were made.
    Improve(u8),
    /// Where an action has built.
    Build(Transport, Vec<Region>),
    /// What the bonus of a Factory still builds, and where it has.
    Grant {
        by: Good,
        transport: Transport,
        left: u8,
        built: Vec<Region>,
    },
    /// How many Factories a bonus still lays a cube on, and where it has.
    Lay {
        by: Good,
        left: u8,
        laid: Vec<Good>,
    },
    /// Machines that wait go on the Factory of a good.
    Fit(Good),
    /// The Region, and how many tiles were placed.
    Market(Option<Region>, u8),
    /// A tile is to be placed, and which goes home?
    Return(City, Side, u8),
    Reward,
    Space(RewardLevel),
    Wages,
    Finish,
    EndTurn,
}

/// A City.
#[derive(Clone, Debug)]
pub struct Town {
    pub tile: usize,
    pub turned: usize,
    pub tiles: BTreeMap<Side, (Who, u8)>,
}

/// A Factory with what lies on it.
#[derive(Clone, Copy, Debug)]
pub struct Works {
    pub tile: FactoryTile,
    pub machine: u8,
    pub cubes: u8,
}

/// What one player owns.
#[derive(Clone, Debug, Default)]
pub struct Zaibatsu {
    pub points: i32,
    /// In thousands.
    pub yen: u32,
    pub coal: u32,
    pub blueprints: u32,
    /// Where the level markers are, the lowest slot being 0.
    pub markers: BTreeMap<Track, usize>,
    pub workers: Vec<Colour>,
    pub open_contracts: BTreeSet<u8>,
    pub closed_contracts: BTreeSet<u8>,
    pub works: BTreeMap<Good, Works>,
    pub machines: u8,
    /// The values of the Influence tiles in the own supply.
    pub tiles: Vec<u8>,
    pub trains: usize,
    pub ships: usize,
    pub spaces: BTreeMap<Achievement, u8>,
}

impl Zaibatsu {
    /// The bonuses of all own Factories.
    pub fn bonuses<'a>(&self, content: &'a Content) -> Vec<&'a Bonus> {
        let rows = self.works.values().map(|works| &content.factories[works.tile.index()]);
        rows.flat_map(|row| &row.bonuses).collect()
    }

    pub fn has(&self, content: &Content, bonus: Bonus) -> bool {
        self.bonuses(content).contains(&&bonus)
    }

    pub fn marker(&self, track: Track) -> usize {
        self.markers[&track]
    }

    pub fn cubes(&self, good: Good) -> u8 {
        self.works.get(&good).map_or(0, |works| works.cubes)
    }

    pub fn left(&self, transport: Transport) -> usize {
        match transport {
            Transport::Train => self.trains,
            Transport::Ship => self.ships,
        }
    }

    pub fn colours(&self) -> usize {
        self.workers.iter().collect::<BTreeSet<_>>().len()
    }
}

impl Model {
    pub fn me(&self) -> &Zaibatsu {
        &self.sides[self.active]
    }

    /// The good beside the slot of a City.
    pub fn asks_for(&self, content: &Content, city: City, side: Side) -> Good {
        let town = &self.cities[&city];
        // Turned clockwise once, what was left is above.
        content.city_tiles[town.tile].goods[(side.index() + 4 - town.turned) % 4]
    }

    /// How many Influence tiles may lie around a City.
    pub fn city_limit(&self) -> usize {
        self.players
    }

    /// How many Trains and Ships a Region has slots for.
    pub fn site_limit(&self) -> usize {
        match self.players {
            2 => 4,
            3 => 6,
            _ => 8,
        }
    }

    pub fn has_site(&self, region: Region) -> bool {
        self.sites[&region].len() < self.site_limit()
    }

    /// How many Workers a row holds.
    pub fn row_size(&self) -> usize {
        if self.players == 2 { 2 } else { 3 }
    }

    /// Whether who is asked has no turn after this one.
    pub fn is_last_turn(&self) -> bool {
        self.phase == Phase::Last && self.turns_left <= self.players
    }

    /// The question that stands.
    pub fn ask(&self) -> Option<Ask> {
        if self.phase == Phase::Over {
            return None;
        }
        Some(match self.jobs.last().expect("a question stands") {
            Job::Turn => Ask::Turn,
            Job::Choose(slot) => Ask::Action(*slot),
            Job::Steps(track) => Ask::Steps(*track),
            Job::Produce(_) => Ask::Run,
            Job::Export(_) => Ask::Contract,
            Job::Invest => Ask::Factory,
            Job::Improve(_) => Ask::Improvement,
            Job::Build(transport, _) | Job::Grant { transport, .. } => Ask::Site(*transport),
            Job::Lay { .. } => Ask::Goods,
            Job::Market(..) => Ask::Place,
            Job::Return(..) => Ask::Return,
            Job::Reward => Ask::Reward,
            Job::Space(_) => Ask::Space,
            Job::Finish => Ask::Finish,
            job @ (Job::Fit(_) | Job::Wages | Job::EndTurn) => panic!("{job:?} asks nothing"),
        })
    }

    /// The open table as the engine writes it down. `engine` lends what no rule tells: what its notes on a turn are where no question needs
    /// them.
    pub fn table(&self, engine: &Table) -> Table {
        Table {
            players: self.players as u8,
            starter: seat(self.starter),
            round: self.round,
            active: seat(self.active),
            stage: match self.phase {
                Phase::Before => Stage::Play,
                Phase::Last => Stage::LastPhase,
                Phase::Over => Stage::Over,
            },
            marker: self.marker as u8,
            scorings: self.scorings as u8,
            turns_left: self.turns_left as u8,
            turn: self.turn(engine.turn),
            bag: workers(&self.bag),
            slots: ActionSlot::ALL.map(|slot| workers(&self.slots[&slot])),
            rows: std::array::from_fn(|row| workers(self.rows.get(row).map_or(&[], Vec::as_slice))),
            lacking: self.owed as u8,
            cities: City::ALL.map(|city| {
                let town = &self.cities[&city];
                Demand {
                    tile: CityTileId(town.tile as u8),
                    turned: town.turned as u8,
                    slots: Side::ALL.map(|side| {
                        town.tiles.get(&side).map(|(who, value)| Influence {
                            seat: seat(*who),
                            value: *value,
                        })
                    }),
                }
            }),
            regions: Region::ALL.map(|region| {
                let count = |transport: Transport| {
                    BySeat(std::array::from_fn(|who| {
                        let own = self.sites[&region].iter().filter(|site| **site == (who, transport));
                        own.count() as u8
                    }))
                };
                Sites {
                    trains: count(Transport::Train),
                    ships: count(Transport::Ship),
                }
            }),
            factories: self.offered.iter().copied().collect(),
            rewards: RewardLevel::ALL.map(|level| {
                RewardBonus::ALL.map(|bonus| {
                    let alike = self.rewards.iter().filter(|tile| **tile == (level, bonus));
                    alike.count() as u8
                })
            }),
            multipliers: self.multipliers as u8,
            seats: BySeat(std::array::from_fn(|who| {
                self.sides.get(who).map_or_else(Player::default, player)
            })),
        }
    }

    /// The engine's notes on a turn, those that the question needs being the oracle's own.
    fn turn(&self, engine: Turn) -> Turn {
        let mut turn = Turn {
            slot: self.taken,
            ..engine
        };
        let Some(job) = self.jobs.last() else {
            return turn;
        };
        turn.step = match job {
            Job::Turn => Step::Turn,
            Job::Choose(slot) => Step::Action(*slot),
            Job::Steps(track) => Step::Steps(*track),
            Job::Produce(run) => {
                turn.done = run.len() as u8;
                turn.run = run.iter().copied().collect();
                Step::Run
            }
            Job::Export(done) => {
                turn.done = *done;
                Step::Contract
            }
            Job::Invest => Step::Factory,
            Job::Improve(done) => {
                turn.done = *done;
                Step::Improvement
            }
            Job::Build(transport, built) => {
                turn.done = built.len() as u8;
                turn.regions = built.iter().copied().collect();
                turn.built = None;
                Step::Site(*transport)
            }
            Job::Grant {
                by,
                transport,
                left,
                built,
            } => {
                turn.built = Some(*by);
                turn.granted = *left;
                turn.regions = built.iter().copied().collect();
                Step::Site(*transport)
            }
            Job::Lay { by, left, laid } => {
                turn.built = Some(*by);
                turn.granted = *left;
                turn.run = laid.iter().copied().collect();
                Step::Goods
            }
            Job::Market(region, done) => {
                turn.done = *done;
                turn.regions = region.iter().copied().collect();
                turn.placing = None;
                Step::Place
            }
            Job::Return(city, side, value) => {
                turn.placing = Some(Placing {
                    city: *city,
                    side: *side,
                    value: *value,
                });
                Step::Return
            }
            Job::Reward => Step::Reward,
            Job::Space(level) => Step::Space(*level),
            Job::Finish => Step::Finish,
            Job::Fit(_) | Job::Wages | Job::EndTurn => panic!("{job:?} asks nothing"),
        };
        turn
    }
}

fn seat(who: Who) -> Seat {
    Seat(who as u8)
}

pub fn workers(some: &[Colour]) -> Workers {
    Workers::new(Colour::ALL.map(|colour| some.iter().filter(|one| **one == colour).count() as u8))
}

fn player(side: &Zaibatsu) -> Player {
    Player {
        points: side.points as i16,
        yen: side.yen as u16,
        coal: side.coal as u16,
        blueprints: side.blueprints as u16,
        markers: Track::ALL.map(|track| side.marker(track) as u8),
        workers: workers(&side.workers),
        contracts: side.open_contracts.iter().copied().map(ContractId).collect(),
        factories: Good::ALL.map(|good| {
            side.works.get(&good).map(|works| Factory {
                tile: works.tile,
                machine: works.machine,
                cubes: works.cubes,
            })
        }),
        machines: side.machines,
        tiles: std::array::from_fn(|at| {
            let alike = side.tiles.iter().filter(|value| usize::from(**value) == at + 1);
            alike.count() as u8
        }),
        trains: side.trains as u8,
        ships: side.ships as u8,
        spaces: Achievement::ALL.map(|space| side.spaces.get(&space).copied().unwrap_or(0)),
    }
}
