//! Printed values: what stands on the boards, tiles, cards and tokens of the box.
//!
//! Every value stands in one JSON document, the newest of `editions` (those released before it lie beside it), each row
//! with its [`Source`]; the document is read into a [`Content`] by [`Edition::from_json`](crate::printed::Edition::from_json), which checks it row by row.
//! Nothing else in the project states a printed value.

mod check;
mod editions;
mod error;
mod unusual;

use serde::{Deserialize, Serialize};

pub use editions::{SCHEMA, SOURCES};
pub use error::{ContentError, Rule, Section};
pub use unusual::{Remark, Unusual};

use super::components::{AREAS, Area, Country, Good, Piece, Title};
use crate::printed::Source;

/// What a space, card, tile or token gives (rulebook: Icon Descriptions). All amounts are 0 unless stated.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Reward {
    /// Victory points.
    #[serde(skip_serializing_if = "is_zero")]
    pub points: u8,
    /// Yen.
    #[serde(skip_serializing_if = "is_zero")]
    pub yen: u8,
    /// Copper.
    #[serde(skip_serializing_if = "is_zero")]
    pub copper: u8,
    /// Silk.
    #[serde(skip_serializing_if = "is_zero")]
    pub silk: u8,
    /// Tea.
    #[serde(skip_serializing_if = "is_zero")]
    pub tea: u8,
    /// Fish.
    #[serde(skip_serializing_if = "is_zero")]
    pub fish: u8,
    /// Trade goods of the player's choice.
    #[serde(skip_serializing_if = "is_zero")]
    pub any: u8,
    /// Imported goods.
    #[serde(skip_serializing_if = "is_zero")]
    pub imports: u8,
    /// Pieces of the player's choice from the Warehouse, paid for as at the Employment Agency.
    #[serde(skip_serializing_if = "is_zero")]
    pub pieces: u8,
    /// Assistants from the Warehouse.
    #[serde(skip_serializing_if = "is_zero")]
    pub assistants: u8,
    /// Shops from the Warehouse, paid for as at the Employment Agency.
    #[serde(skip_serializing_if = "is_zero")]
    pub shops: u8,
    /// Trading Houses from the Warehouse, paid for as at the Employment Agency.
    #[serde(skip_serializing_if = "is_zero")]
    pub houses: u8,
    /// Movements of an Assistant.
    #[serde(skip_serializing_if = "is_zero")]
    pub movements: u8,
}

fn is_zero(amount: &u8) -> bool {
    *amount == 0
}

impl Reward {
    /// How many pieces of a kind its Warehouse icons show; those of the player's choice are [`pieces`](Self::pieces).
    pub const fn shown(&self, piece: Piece) -> u8 {
        match piece {
            Piece::Assistant => self.assistants,
            Piece::Shop => self.shops,
            Piece::TradingHouse => self.houses,
        }
    }

    /// How many of a trade good it gives.
    pub const fn good(&self, good: Good) -> u8 {
        match good {
            Good::Copper => self.copper,
            Good::Silk => self.silk,
            Good::Tea => self.tea,
            Good::Fish => self.fish,
        }
    }
}

/// An Area board: what its action yields at Power 1 to 5.
///
/// The unit is the Area's own: goods, yen, exchanges, Faith, imported goods that may be paid, pieces, Production value, or
/// how many of the Port's three levels are open.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AreaRow {
    /// The Area; every one but the Canal has a row.
    pub area: Area,
    /// The yield at Power 1, 2, 3, 4, 5.
    pub rates: [u8; 5],
    /// Points for an action of Power 5 (the Ports).
    #[serde(default, skip_serializing_if = "is_zero")]
    pub points_at_five: u8,
    /// Where the values come from.
    pub source: Source,
}

/// An Order card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OrderRow {
    /// The country whose icon it bears.
    pub country: Country,
    /// The goods it asks for: copper, silk, tea, fish.
    pub goods: [u8; 4],
    /// What completing it gives.
    pub reward: Reward,
    /// Where the values come from.
    pub source: Source,
}

impl OrderRow {
    /// Whether another card says the same; where its values come from is not printed.
    pub fn is_like(&self, other: &Self) -> bool {
        (self.country, self.goods, self.reward) == (other.country, other.goods, other.reward)
    }
}

/// A Technology card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TechnologyRow {
    /// The title, which decides the effect.
    pub title: Title,
    /// The Production value.
    pub value: u8,
    /// The country whose icon it bears.
    pub country: Country,
    /// Where the values come from.
    pub source: Source,
}

/// A Building tile: four Shop spaces and a Trading House space.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BuildingRow {
    /// What covering each Shop space gives, left to right.
    pub shops: [Reward; 4],
    /// What covering the Trading House space gives.
    pub house: Reward,
    /// Where the values come from.
    pub source: Source,
}

/// A 5-Power token.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TokenRow {
    /// What taking it gives.
    pub reward: Reward,
    /// Where the values come from.
    pub source: Source,
}

/// A space of the Church or Customs board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SpaceRow {
    /// What it asks: Faith on the Church board, imported goods on the Customs board.
    pub asks: u8,
    /// What placing an Assistant there gives.
    pub reward: Reward,
    /// Whether an Assistant of an unused colour blocks it in a game of two.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub blocked_for_two: bool,
    /// Where the values come from.
    pub source: Source,
}

/// What an Achievement asks for (rulebook: Achievement Tiles).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Goal {
    /// So many of a trade good in hand.
    Goods {
        /// The trade good.
        good: Good,
        /// How many.
        count: u8,
    },
    /// So many Technology cards.
    Technologies(u8),
    /// So many yen.
    Yen(u8),
    /// So many Foreign Agents and 5-Power tokens together, used ones included.
    AgentsAndTokens(u8),
    /// So many completed Orders.
    Orders(u8),
    /// Shops or Trading Houses in so many different Areas of each type.
    Areas {
        /// How many Production Areas.
        production: u8,
        /// How many Commercial Areas.
        commercial: u8,
    },
}

/// An Achievement tile. Rows 0 to 3 are stack A, 4 to 7 stack B, 8 to 11 stack C.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AchievementRow {
    /// What it asks for.
    pub goal: Goal,
    /// Points for the first player to complete it.
    pub first: u8,
    /// Points for every later one.
    pub later: u8,
    /// Where the values come from.
    pub source: Source,
}

/// An Achievement Reward token (mini-expansion 1): a flag or a Free Agent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RewardRow {
    /// The flag that counts as a country icon, or `None` for a Free Agent.
    // Without this line a row that forgot its country would pass for a Free Agent.
    #[serde(deserialize_with = "Option::deserialize")]
    pub country: Option<Country>,
    /// Where the values come from.
    pub source: Source,
}

/// The fixed lines of the two kinds of board that hold cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BoardRow {
    /// One value a card space, left to right.
    pub spaces: [u8; 6],
    /// Where the values come from.
    pub source: Source,
}

/// Every printed value of one edition of the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Content {
    /// The edition's name, which records state.
    pub edition: String,
    /// One row an Area but the Canal, in the order of [`Area`].
    pub areas: [AreaRow; AREAS - 1],
    /// What each space of the Laboratory boards adds to a card's Production value.
    pub laboratory: BoardRow,
    /// The level of each space of the Port boards: 1 low, 2 mid, 3 high.
    pub port: BoardRow,
    /// The Church board.
    pub church: [SpaceRow; 8],
    /// The Customs board.
    pub customs: [SpaceRow; 8],
    /// The Order cards.
    pub orders: Vec<OrderRow>,
    /// The Technology cards.
    pub technologies: Vec<TechnologyRow>,
    /// The Building tiles.
    pub buildings: Vec<BuildingRow>,
    /// The 5-Power tokens, Free Agent tokens apart.
    pub tokens: Vec<TokenRow>,
    /// The Achievement tiles.
    pub achievements: [AchievementRow; 12],
    /// The Achievement Reward tokens.
    pub rewards: [RewardRow; 6],
}
