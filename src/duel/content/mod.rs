//! Printed values: what stands on the boards and cards of the box.
//!
//! Every value stands in one JSON document, the newest of `editions`, each row with its [`Source`]; the document is read into a
//! [`Content`] by [`Edition::from_json`](crate::printed::Edition::from_json), which checks it row by row. Nothing else in this room states a printed value, but for
//! what the rulebook says in words.

mod check;
mod editions;
mod error;
mod unusual;

use serde::{Deserialize, Serialize};

pub(super) use check::{MOST_COST, MOST_LEVEL};
pub use editions::{SCHEMA, SOURCES};
pub use error::{ContentError, Rule, Section};
pub use unusual::{Remark, Unusual};

use super::components::{CARDS, Place, Title};
use crate::printed::Source;

/// One symbol of a reward with its amount (rulebook: the symbols).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Gain {
    /// Yen.
    Yen(u8),
    /// Copper.
    Copper(u8),
    /// Silk.
    Silk(u8),
    /// Tea.
    Tea(u8),
    /// Fish.
    Fish(u8),
    /// Imported goods, face up.
    Imports(u8),
    /// Imported goods that are turned face down.
    Turns(u8),
    /// Support cards +1.
    PlusOne(u8),
    /// Support cards +2.
    PlusTwo(u8),
    /// Orders, all of which are kept.
    Orders(u8),
    /// Orders that are looked at, some of which are kept.
    Look {
        /// How many are looked at.
        at: u8,
        /// How many of them are kept.
        keep: u8,
    },
    /// A face-up Bonus card of the player's choice, taken at a level of 5, 6 or 7.
    Bonus(u8),
}

impl Gain {
    /// Whether something has to be chosen for it.
    pub const fn asks(self) -> bool {
        matches!(self, Self::Look { .. } | Self::Bonus(_))
    }
}

/// A Place: what its action yields at an Influence of 1 to 5.
///
/// The unit is the Place's own: goods, yen, exchanges, Faith, Production, imported goods turned, or Orders looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlaceRow {
    /// The Place.
    pub place: Place,
    /// The yield at Influence 1, 2, 3, 4, and 5 or more.
    pub rates: [u8; 5],
    /// Where the values come from.
    pub source: Source,
}

/// An Influence card; both players have one of each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct InfluenceRow {
    /// Its level.
    pub level: u8,
    /// Its level once it is upgraded.
    pub upgraded: u8,
    /// The yen that the upgrade costs.
    pub cost: u8,
    /// Where the values come from.
    pub source: Source,
}

/// An Order card.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OrderRow {
    /// The goods it asks for: copper, silk, tea, fish.
    pub goods: [u8; 4],
    /// Its points at the end.
    pub points: u8,
    /// What completing it gives, in printed order.
    pub reward: Vec<Gain>,
    /// Where the values come from.
    pub source: Source,
}

/// A Technology card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TechnologyRow {
    /// The title, which decides the effect.
    pub title: Title,
    /// The Production that it costs.
    pub cost: u8,
    /// Where the values come from.
    pub source: Source,
}

/// A Church card.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ChurchRow {
    /// The Faith that it asks for.
    pub faith: u8,
    /// Its points at the end.
    pub points: u8,
    /// What taking it gives, in printed order.
    pub reward: Vec<Gain>,
    /// Where the values come from.
    pub source: Source,
}

/// A Bonus card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BonusRow {
    /// What it gives at an Influence of 5, more at 6, and more at 7 or above.
    pub rewards: [Gain; 3],
    /// Where the values come from.
    pub source: Source,
}

/// Every printed value of one edition of the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Content {
    /// The edition's name, which records state.
    pub edition: String,
    /// One row a Place, in the order of [`Place`].
    pub places: [PlaceRow; Place::ALL.len()],
    /// The Influence cards, the lowest first.
    pub influence: [InfluenceRow; CARDS],
    /// The Order cards.
    pub orders: Vec<OrderRow>,
    /// The Technology cards, in the order of [`Title`].
    pub technologies: [TechnologyRow; Title::ALL.len()],
    /// The Church cards.
    pub church: Vec<ChurchRow>,
    /// The Bonus cards.
    pub bonus: Vec<BonusRow>,
}
