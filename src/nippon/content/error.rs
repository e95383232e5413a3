//! The sections of a content document, and what may be wrong with one, each with a sentence that says what to do.

use std::fmt;

use super::super::components::{Achievement, City, FactoryTile, Good, Region, Track};
use crate::components::listed;
use crate::printed;

listed! {
    /// A part of the document: one kind of board or tile.
    Section, SECTIONS {
        /// The Factories of each good.
        Goods = "goods",
        /// The Factory tiles.
        Factories = "factories",
        /// The Contracts.
        Contracts = "contracts",
        /// The City tiles.
        CityTiles = "city-tiles",
        /// The Cities.
        Cities = "cities",
        /// The Regions.
        Regions = "regions",
        /// The Money track.
        Money = "money",
        /// The Coal track.
        Coal = "coal",
        /// The Knowledge track.
        Knowledge = "knowledge",
        /// The spaces of the Trains.
        Trains = "trains",
        /// The spaces of the Ships.
        Ships = "ships",
        /// The Scoring track.
        ScoringTrack = "scoring-track",
        /// The Scorings.
        Scorings = "scorings",
        /// What goods are worth in a City.
        Influence = "influence",
        /// The Influence tiles.
        InfluenceTiles = "influence-tiles",
        /// The Achievement spaces.
        Achievements = "achievements",
    }
}

impl printed::Section for Section {
    const ALL: &'static [Self] = &Self::ALL;

    fn key(self) -> &'static str {
        self.name()
    }
}

/// Why a text is no content of the game.
pub type ContentError = printed::ContentError<Section, Rule>;

/// A rule that every content of this game keeps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rule {
    /// Rows of goods stand in the order of the goods.
    GoodOrder {
        /// The good that belongs here.
        expected: Good,
    },
    /// Rows of Factories stand in the order of the tiles.
    FactoryOrder {
        /// The tile that belongs here.
        expected: FactoryTile,
    },
    /// A Factory has so many bonuses.
    Bonuses {
        /// How many it has.
        has: u32,
    },
    /// Of a Factory's bonuses one at most has to be chosen for.
    TwoChoices,
    /// Each Factory has a bonus of its own.
    SameBonus {
        /// The earlier row.
        as_row: u32,
    },
    /// A Contract asks for so many kinds of goods.
    Kinds {
        /// How many it asks for.
        has: u32,
    },
    /// The numbers of a Contract's cubes never rise.
    CubesRise,
    /// A Contract gives yen or points.
    YenOrPoints,
    /// A City tile asks for four different goods.
    SameGood {
        /// The good that stands twice.
        good: Good,
    },
    /// Of each good there are so many sides.
    GoodSides {
        /// The good.
        good: Good,
        /// How many there are.
        has: u32,
    },
    /// Rows of Cities stand in the order of the Cities.
    CityOrder {
        /// The City that belongs here.
        expected: City,
    },
    /// The slots of a City show 0, 1, 2 and 3.
    Overseas,
    /// Rows of Regions stand in the order of the Regions.
    RegionOrder {
        /// The Region that belongs here.
        expected: Region,
    },
    /// Each Region has a bonus of its own.
    SameRegionBonus {
        /// The earlier row.
        as_row: u32,
    },
    /// The lowest slot of a track has a number.
    NoStart,
    /// The numbers of a track rise.
    TrackFalls,
    /// A number that the rulebook tells of is missing.
    Missing {
        /// On which track.
        track: Track,
        /// The number.
        number: u8,
    },
    /// Between 3 and 4 of the Knowledge track is a slot without number.
    NoGap,
    /// A Money icon lies across two spaces, so that the first alone completes none.
    IconOnFirst,
    /// The first five Ships uncover three stars.
    ShipStars {
        /// How many they uncover.
        has: u32,
    },
    /// The marker starts on a plain slot; two slots bring a Scoring, and the last three are golden.
    ScoringTrack,
    /// A higher place scores more.
    PlacesRise,
    /// A later Scoring brings more.
    ScoringFalls,
    /// More cubes, or a higher level, are worth more.
    InfluenceFalls,
    /// Influence tiles stand in the order of their values.
    TileOrder,
    /// Rows of Achievements stand in the order of the Achievements.
    AchievementOrder {
        /// The Achievement that belongs here.
        expected: Achievement,
    },
    /// Two spaces have a printed 1×.
    Printed {
        /// How many have one.
        has: u32,
    },
}

impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::GoodOrder { expected } => write!(f, "the row of {expected} belongs here"),
            Self::FactoryOrder { expected } => write!(f, "the row of {expected} belongs here"),
            Self::Bonuses { has } => write!(f, "a Factory has 1 to 3 bonuses, not {has}"),
            Self::TwoChoices => write!(f, "one bonus of a Factory at most has to be chosen for"),
            Self::SameBonus { as_row } => write!(f, "row {as_row} has the same bonus"),
            Self::Kinds { has } => write!(f, "a Contract asks for 1 to 3 kinds of goods, not {has}"),
            Self::CubesRise => write!(f, "the numbers of `cubes` must not rise"),
            Self::YenOrPoints => write!(f, "a Contract gives either `yen` or `points`"),
            Self::SameGood { good } => write!(f, "{good} stands twice on one City tile"),
            Self::GoodSides { good, has } => write!(f, "{good} must stand on 6 sides, not on {has}"),
            Self::CityOrder { expected } => write!(f, "the row of {expected} belongs here"),
            Self::Overseas => write!(f, "the slots of a City show 0, 1, 2 and 3, each once"),
            Self::RegionOrder { expected } => write!(f, "the row of {expected} belongs here"),
            Self::SameRegionBonus { as_row } => write!(f, "row {as_row} has a bonus of the same kind"),
            Self::NoStart => write!(f, "the lowest slot must have a number"),
            Self::TrackFalls => write!(f, "the numbers must rise"),
            Self::Missing { track, number } => write!(f, "the number {number} of the {track} track is missing"),
            Self::NoGap => write!(f, "a slot without number belongs between 3 and 4"),
            Self::IconOnFirst => write!(f, "a Money icon is completed by the second of its spaces"),
            Self::ShipStars { has } => write!(f, "the first five Ships uncover 3 stars, not {has}"),
            Self::ScoringTrack => write!(
                f,
                "the first slot must be plain, two others `scoring`, and the last three, they alone, `golden`"
            ),
            Self::PlacesRise => write!(f, "the points must fall from left to right"),
            Self::ScoringFalls => write!(f, "the points must be higher than in the Scoring before"),
            Self::InfluenceFalls => write!(f, "the values must rise with the cubes and never fall with the level"),
            Self::TileOrder => write!(f, "the values must not fall from one tile to the next"),
            Self::AchievementOrder { expected } => write!(f, "the row of {expected} belongs here"),
            Self::Printed { has } => write!(f, "two Achievement spaces have a printed 1×, not {has}"),
        }
    }
}
