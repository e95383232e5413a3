//! Who sits at the table: persons and computers, each with a crest.

mod crest;

use std::array;

use serde::{Deserialize, Serialize};

use crate::game::{BySeat, Seat};
use crate::opponents::Computer;

/// A player's crest, and with it their colour: colour is never alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Crest {
    /// Blue.
    Wave,
    /// Pink.
    Plum,
    /// Purple.
    Wisteria,
    /// Yellow.
    Chrysanthemum,
}

impl Crest {
    /// Every crest, in the order in which seats take them.
    pub const ALL: [Self; 4] = [Self::Wave, Self::Plum, Self::Wisteria, Self::Chrysanthemum];
}

/// A person or computer at the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sitter {
    /// What they are called; written by a player, so any text.
    pub name: String,
    /// Their crest.
    pub crest: Crest,
    /// The computer that plays; `None` where a person does.
    pub computer: Option<Computer>,
}

/// Who chooses for themselves at a table: each seat that a person has, and whichever is asked.
pub fn choosers(sitters: &[Sitter], asked: Option<Seat>) -> impl Fn(Seat) -> bool + use<> {
    let choosers = BySeat(array::from_fn(|seat| {
        asked.is_some_and(|asked| usize::from(asked.0) == seat)
            || sitters.get(seat).is_none_or(|sitter| sitter.computer.is_none())
    }));
    move |seat| choosers[seat]
}
