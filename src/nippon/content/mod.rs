//! Printed values: what stands on the boards and tiles of the box. Yen are written in thousands.
//!
//! Every value stands in one JSON document, the newest of `editions`, each row with its [`Source`]; the document is read into a
//! [`Content`] by [`Edition::from_json`](crate::printed::Edition::from_json), which checks it row by row. Nothing else in this room states a printed value, but for
//! what the rulebook says in words.

mod check;
mod editions;
mod error;
mod unusual;

use serde::{Deserialize, Serialize};

pub(super) use check::MOST_BONUSES;
pub use editions::{SCHEMA, SOURCES};
pub use error::{ContentError, Rule, Section};
pub use unusual::{Remark, Unusual};

use super::components::{
    ACHIEVEMENTS, Achievement, CITIES, CITY_TILES, City, FactoryTile, GOODS, Good, INFLUENCE_TILES, LEVELS, REGIONS,
    Region, SCORING_SLOTS, SCORINGS, SIDES, TILES, TRACK_SLOTS,
};
use crate::printed::Source;

/// What a Region gives for an Influence tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Gain {
    /// Yen, in thousands.
    Yen(u8),
    /// Coal.
    Coal(u8),
    /// Blueprints.
    Blueprints(u8),
    /// Points.
    Points(u8),
}

/// A Synergy bonus of a Factory, or a part of one (Reference Sheet). What happens once happens when the Factory is built; what lasts holds from
/// then on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Bonus {
    /// Once: the Knowledge marker goes up so many steps.
    KnowledgeSteps(u8),
    /// Once: the Money marker goes up so many steps.
    MoneySteps(u8),
    /// Once: the Coal marker goes up so many steps.
    CoalSteps(u8),
    /// Once: so many Blueprints.
    Blueprints(u8),
    /// Once: so many Trains are built for nothing, in different Regions.
    BuildTrains(u8),
    /// Once: so many Ships are built for nothing, in different Regions.
    BuildShips(u8),
    /// Once: a Machine of that number lies on this Factory.
    Machines(u8),
    /// Once: so many cubes on this Factory.
    Cubes(u8),
    /// Once: 1 cube each on up to so many different own Factories.
    CubesInFactories(u8),
    /// Lasting: each Knowledge action goes so many steps further.
    KnowledgeActionPlus(u8),
    /// Lasting: each run of this Factory brings so many cubes more.
    RunThisPlus(u8),
    /// Lasting: Factories that are built later need so much less Knowledge.
    KnowledgeNeedMinus(u8),
    /// Lasting: so many stars of the Knowledge Achievement.
    KnowledgeStars(u8),
    /// Lasting: each Contract that is fulfilled later brings so many yen, in thousands.
    ContractYen(u8),
    /// Lasting: what Factories that are built later cost, in thousands of yen.
    InvestPrice(u8),
    /// Lasting: the first run of each Produce action costs so much less Coal.
    ProduceCoalMinus(u8),
    /// Lasting: so many colours cost no wages.
    WagesColoursFree(u8),
    /// Lasting: Coal is not discarded when Consolidating.
    KeepCoal,
    /// Lasting: what each own Train counts.
    TrainsCount(u8),
    /// Lasting: each Train of an action brings the bonus of its Region.
    TrainsRegionBonus,
    /// Lasting: the first Train of each action is free.
    TrainsFirstFree,
    /// Lasting: what each own Ship scores.
    ShipsScore(u8),
    /// Once, for each Contract that is fulfilled already, and lasting, for each later one: so many points.
    ContractPoints(u8),
    /// Lasting: so many thousands of yen of income for each own Factory.
    IncomeYenAFactory(u8),
    /// Lasting: so many points for each Improvement of a Machinery action.
    ImprovementPoints(u8),
    /// Lasting: the first tile of each Local Market action brings the Region bonus twice.
    MarketFirstBonusTwice,
}

impl Bonus {
    /// Whether something has to be chosen for it when the Factory is built.
    pub const fn asks(self) -> bool {
        matches!(
            self,
            Self::BuildTrains(_) | Self::BuildShips(_) | Self::CubesInFactories(_)
        )
    }
}

/// The Factories of a good.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GoodRow {
    /// The good.
    pub good: Good,
    /// What a Factory costs, in thousands of yen.
    pub price: u8,
    /// The Knowledge that it requires.
    pub knowledge: u8,
    /// The Coal that a run takes.
    pub coal: u8,
    /// How many cubes its Storage area holds.
    pub storage: u8,
    /// Where the values come from.
    pub source: Source,
}

/// A Factory tile.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FactoryRow {
    /// The tile.
    pub factory: FactoryTile,
    /// Its Synergy bonus.
    pub bonuses: Vec<Bonus>,
    /// Where the values come from.
    pub source: Source,
}

/// A Contract; each player has one of each.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ContractRow {
    /// How many goods of one kind it asks for, of another, of a third, never rising.
    pub cubes: Vec<u8>,
    /// What it pays, in thousands of yen.
    pub yen: u8,
    /// The points that it gives.
    pub points: u8,
    /// How many steps the Money marker goes up.
    pub steps: u8,
    /// Where the values come from.
    pub source: Source,
}

/// A City tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CityTileRow {
    /// The goods that it asks for, clockwise from the top.
    pub goods: [Good; SIDES],
    /// Where the values come from.
    pub source: Source,
}

/// A City on the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CityRow {
    /// The City.
    pub city: City,
    /// The Influence of the Overseas Companies that is printed on its slots, clockwise from the top.
    pub overseas: [u8; SIDES],
    /// Where the values come from.
    pub source: Source,
}

/// A Region.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RegionRow {
    /// The Region.
    pub region: Region,
    /// What it gives for an Influence tile.
    pub bonus: Gain,
    /// Where the values come from.
    pub source: Source,
}

/// A slot of a track of the Player Board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TrackRow {
    /// Its number, of yen in thousands; one without counts as the next below it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub number: Option<u8>,
    /// Whether it has a star.
    pub star: bool,
    /// Where the values come from.
    pub source: Source,
}

/// A space of Trains or of Ships on the Player Board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SpaceRow {
    /// Whether a star stands above it.
    pub star: bool,
    /// Whether a Money icon is completely uncovered once it is empty.
    pub money: bool,
    /// Where the values come from.
    pub source: Source,
}

/// What a slot of the Scoring track is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ScoringSlot {
    /// Nothing happens there.
    Plain,
    /// A Scoring when the marker comes there.
    Scoring,
    /// Golden: a time round of the last phase.
    Golden,
}

/// A slot of the Scoring track.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ScoringSlotRow {
    /// What it is.
    pub slot: ScoringSlot,
    /// Where the values come from.
    pub source: Source,
}

/// A Scoring.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ScoringRow {
    /// The points for the most Influence in a Region, the secondmost and the thirdmost.
    pub places: [u8; 3],
    /// Where the values come from.
    pub source: Source,
}

/// What goods of a level are worth in a City.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct InfluenceRow {
    /// The highest value of a tile for 1, 2 and 3 cubes.
    pub values: [u8; 3],
    /// Where the values come from.
    pub source: Source,
}

/// An Influence tile; each player has one of each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct InfluenceTileRow {
    /// Its value.
    pub value: u8,
    /// Where the values come from.
    pub source: Source,
}

/// An Achievement space.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AchievementRow {
    /// What it counts.
    pub achievement: Achievement,
    /// How many of them make 1 point before the multiplier; of yen in thousands.
    pub each: u8,
    /// Whether it has a printed 1×.
    pub printed: bool,
    /// Where the values come from.
    pub source: Source,
}

/// Every printed value of one edition of the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Content {
    /// The edition's name, which records state.
    pub edition: String,
    /// The Factories of each good, in the order of [`Good`].
    pub goods: [GoodRow; GOODS],
    /// The Factory tiles, in the order of [`FactoryTile`].
    pub factories: Vec<FactoryRow>,
    /// The Contracts.
    pub contracts: Vec<ContractRow>,
    /// The City tiles.
    pub city_tiles: [CityTileRow; CITY_TILES],
    /// The Cities, in the order of [`City`].
    pub cities: [CityRow; CITIES],
    /// The Regions, in the order of [`Region`].
    pub regions: [RegionRow; REGIONS],
    /// The Money track, from the lowest slot up.
    pub money: [TrackRow; TRACK_SLOTS],
    /// The Coal track, from the lowest slot up.
    pub coal: [TrackRow; TRACK_SLOTS],
    /// The Knowledge track, from the lowest slot up.
    pub knowledge: [TrackRow; TRACK_SLOTS],
    /// The spaces of the Trains, from left to right.
    pub trains: [SpaceRow; TILES],
    /// The spaces of the Ships, from left to right.
    pub ships: [SpaceRow; TILES],
    /// The Scoring track, from left to right.
    pub scoring_track: [ScoringSlotRow; SCORING_SLOTS],
    /// The Scorings.
    pub scorings: [ScoringRow; SCORINGS],
    /// What goods are worth in a City, by level.
    pub influence: [InfluenceRow; LEVELS],
    /// The Influence tiles of a player, the lowest first.
    pub influence_tiles: [InfluenceTileRow; INFLUENCE_TILES],
    /// The Achievement spaces, in the order of [`Achievement`].
    pub achievements: [AchievementRow; ACHIEVEMENTS],
}
