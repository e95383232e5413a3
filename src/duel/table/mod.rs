//! The table of Yokohama Duel: two who sit face to face at dusk, the two halves of the board on a folding screen between them.

mod balance;
mod bar;
mod board;
mod cards;
mod choices;
mod discs;
mod dock;
mod drawn;
mod explained;
mod heard;
mod hints;
mod icons;
mod keys;
mod moved;
mod outlook;
mod phone;
mod picture;
mod players;
mod question;
mod sheet;
mod shown;
mod spots;
mod strips;
mod thing;
mod things;
mod turns;

pub use shown::Grip;
pub use spots::Spot;
pub use thing::{Deck, Sheet, Sight, Thing};

use super::Duel;
use crate::table::{self, entry, motion, print, section, situation};

/// What can be touched on the table of Yokohama Duel.
pub type Target = table::TargetOf<Duel>;

/// What there is to show of Yokohama Duel.
pub type Show<'a> = table::Show<'a, Duel>;

/// A moment of a game of Yokohama Duel.
pub type Situation = situation::Situation<Duel>;

/// A move of Yokohama Duel that is being entered.
pub type Entry = entry::Entry<Duel>;

/// How a player likes to enter moves of Yokohama Duel.
pub type Manner = entry::MannerOf<Duel>;

/// What moves on the table of Yokohama Duel.
pub type Plan = motion::Plan<Duel>;

/// A part of the table of Yokohama Duel under a heading.
pub type Section = section::Section<Duel>;

/// A thing of the table of Yokohama Duel to be pressed.
pub type Item = section::Item<Duel>;

/// A button of the table of Yokohama Duel.
type Button = print::Button<Target>;

/// The scene of the table of Yokohama Duel.
type Scene = table::SceneOf<Duel>;
