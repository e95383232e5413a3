//! The state of a game: what lies open on the table, and what is hidden.
//!
//! A [`State`] is a [`Table`], which all see, and a [`Secret`], which is the randomness alone: what the bag holds follows from what is seen.

use serde::Serialize;

use super::components::{
    ACTION_SLOTS, Action, ActionSlot, CITIES, City, CityTileId, FactoryTiles, Good, GoodSet, REGIONS, REWARD_BONUSES,
    REWARD_LEVELS, ROWS, Region, Regions, RewardLevel, SIDES, Side, Track, Transport,
};
use super::player::Player;
use super::workers::Workers;
use crate::chance::Chance;
use crate::game::{self, BySeat, Seat};

/// Everything about a game in play.
pub type State = game::State<Table, Secret>;

/// What nobody sees: in which order Workers will leave the bag.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Secret {
    /// The randomness that the game was dealt from.
    pub chance: Chance,
}

/// What lies open on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Table {
    /// How many play.
    pub players: u8,
    /// Who had the first turn.
    pub starter: Seat,
    /// The round, from 1: once around the table, beginning with the turn of whoever had the first.
    pub round: u16,
    /// Whose turn it is.
    pub active: Seat,
    /// What the game has come to.
    pub stage: Stage,
    /// The slot of the Scoring Marker, from 0.
    pub marker: u8,
    /// How many Scorings there were.
    pub scorings: u8,
    /// Turns that are left in the last phase, the present one included; 0 before it.
    pub turns_left: u8,
    /// What the turn has come to.
    pub turn: Turn,
    /// The Workers in the bag.
    pub bag: Workers,
    /// The Workers on the Action slots, from left to right.
    pub slots: [Workers; ACTION_SLOTS],
    /// The Worker rows, the uppermost first.
    pub rows: [Workers; ROWS],
    /// Workers that a full refill lacked: the lowest row is filled up with those that come back to the bag.
    pub lacking: u8,
    /// The Cities.
    pub cities: [Demand; CITIES],
    /// The Trains and Ships in each Region.
    pub regions: [Sites; REGIONS],
    /// The Factory tiles beside the board.
    pub factories: FactoryTiles,
    /// The Reward tiles on the board: of each level those of each bonus.
    pub rewards: [[u8; REWARD_BONUSES]; REWARD_LEVELS],
    /// The VP Multiplier tiles beside the board.
    pub multipliers: u8,
    /// What each player owns.
    pub seats: BySeat<Player>,
}

/// What the game has come to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// The Scoring Marker is before the golden slots.
    Play,
    /// The last phase.
    LastPhase,
    /// The game is over.
    Over,
}

/// What a turn has come to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Turn {
    /// What is asked.
    pub step: Step,
    /// The Action slot that a Worker was taken from.
    pub slot: Option<ActionSlot>,
    /// How often that which may be done up to three times was done.
    pub done: u8,
    /// The Factories that were run, or that a bonus laid a cube on.
    pub run: GoodSet,
    /// The Regions where something was built or placed in this action.
    pub regions: Regions,
    /// The Factory that was built, while its bonus works.
    pub built: Option<Good>,
    /// How many Trains, Ships or cubes its bonus still gives.
    pub granted: u8,
    /// The Influence tile that is to be placed once another has gone home.
    pub placing: Option<Placing>,
}

impl Turn {
    /// A turn that begins.
    pub(in super::super) const FIRST: Self = Self {
        step: Step::Turn,
        slot: None,
        done: 0,
        run: GoodSet::EMPTY,
        regions: Regions::EMPTY,
        built: None,
        granted: 0,
        placing: None,
    };
}

/// What is asked of whose turn it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// A Worker, or Consolidating.
    Turn,
    /// Which action of a slot.
    Action(ActionSlot),
    /// How many steps on a track.
    Steps(Track),
    /// Which Factory is run.
    Run,
    /// Which Contract is fulfilled.
    Contract,
    /// Which Factory is built.
    Factory,
    /// Which Factory is improved.
    Improvement,
    /// In which Region a Train or Ship is built.
    Site(Transport),
    /// Which Influence tile is placed where.
    Place,
    /// Which Influence tile goes home.
    Return,
    /// Which Reward tile is taken.
    Reward,
    /// On which Achievement space a multiplier comes.
    Space(RewardLevel),
    /// Which Factory gets a cube.
    Goods,
    /// Whether the last turn is over.
    Finish,
}

/// An Influence tile that is to be placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Placing {
    /// In which City.
    pub city: City,
    /// On which slot.
    pub side: Side,
    /// Its value.
    pub value: u8,
}

/// An Influence tile on the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Influence {
    /// Whose.
    pub seat: Seat,
    /// Its value.
    pub value: u8,
}

/// A City with its tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Demand {
    /// Its City tile.
    pub tile: CityTileId,
    /// The quarter turns that the tile was turned clockwise.
    pub turned: u8,
    /// The Influence tiles around it, clockwise from the top.
    pub slots: [Option<Influence>; SIDES],
}

impl Demand {
    /// How many Influence tiles lie around it.
    pub fn tiles(&self) -> u8 {
        self.slots.iter().map(|slot| u8::from(slot.is_some())).sum()
    }

    /// The lowest value that lies around it.
    pub fn lowest(&self) -> Option<u8> {
        self.slots.iter().flatten().map(|tile| tile.value).min()
    }

    /// The slots of the tiles of the lowest value.
    pub fn lowest_slots(&self) -> impl Iterator<Item = Side> + Clone + '_ {
        let lowest = self.lowest();
        Side::ALL
            .into_iter()
            .filter(move |side| self.slots[side.index()].is_some_and(|tile| Some(tile.value) == lowest))
    }
}

/// The Trains and Ships in a Region.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Sites {
    /// Each seat's Trains.
    pub trains: BySeat<u8>,
    /// Each seat's Ships.
    pub ships: BySeat<u8>,
}

impl Sites {
    /// How many slots are taken.
    pub fn taken(&self) -> u8 {
        let Self { trains, ships } = self;
        trains.0.iter().chain(&ships.0).sum()
    }

    /// Each seat's Trains or Ships.
    pub const fn of(&self, transport: Transport) -> &BySeat<u8> {
        match transport {
            Transport::Train => &self.trains,
            Transport::Ship => &self.ships,
        }
    }

    /// The same, to be changed.
    pub const fn of_mut(&mut self, transport: Transport) -> &mut BySeat<u8> {
        match transport {
            Transport::Train => &mut self.trains,
            Transport::Ship => &mut self.ships,
        }
    }
}

impl Table {
    /// What the seat whose turn it is owns.
    pub fn me(&self) -> &Player {
        &self.seats[self.active]
    }

    /// What stands on a City's slots.
    pub const fn city(&self, city: City) -> &Demand {
        &self.cities[city.index()]
    }

    /// The Trains and Ships of a Region.
    pub const fn region(&self, region: Region) -> &Sites {
        &self.regions[region.index()]
    }

    /// The Workers on an Action slot.
    pub const fn slot(&self, slot: ActionSlot) -> Workers {
        self.slots[slot.index()]
    }

    /// Whether it is the last turn of whose turn it is.
    pub const fn is_last_turn(&self) -> bool {
        matches!(self.stage, Stage::LastPhase) && self.turns_left <= self.players
    }

    /// The lowest Worker row in use.
    pub const fn lowest_row(&self) -> usize {
        super::components::rows_in_use(self.players) - 1
    }
}

/// The step that an action begins with.
pub(super) const fn first_step(action: Action) -> Step {
    match action {
        Action::Knowledge => Step::Steps(Track::Knowledge),
        Action::Mines => Step::Steps(Track::Coal),
        Action::Produce => Step::Run,
        Action::Export => Step::Contract,
        Action::Invest => Step::Factory,
        Action::Machinery => Step::Improvement,
        Action::Trains => Step::Site(Transport::Train),
        Action::Ships => Step::Site(Transport::Ship),
        Action::LocalMarket => Step::Place,
    }
}
