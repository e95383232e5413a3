//! The table of Nippon, plain: drawn by the house's kit, with a few symbols of its own.

mod bar;
mod board;
mod cards;
mod choices;
mod cities;
mod dock;
mod drawn;
mod explained;
mod heard;
mod hints;
mod icons;
mod keys;
mod moved;
mod phone;
mod picture;
mod players;
mod question;
mod regions;
mod sheet;
mod shown;
mod slots;
mod spots;
mod strips;
mod supply;
mod thing;
mod things;
mod workers;

pub use shown::{Grip, Waste};
pub use spots::Spot;
pub use thing::{Sheet, Sight, Thing};

use super::Nippon;
use crate::table::{self, entry, motion, print, section, situation};

/// What can be touched on the table of Nippon.
pub type Target = table::TargetOf<Nippon>;

/// What there is to show of Nippon.
pub type Show<'a> = table::Show<'a, Nippon>;

/// A moment of a game of Nippon.
pub type Situation = situation::Situation<Nippon>;

/// A move of Nippon that is being entered.
pub type Entry = entry::Entry<Nippon>;

/// How a player likes to enter moves of Nippon.
pub type Manner = entry::MannerOf<Nippon>;

/// What moves on the table of Nippon.
pub type Plan = motion::Plan<Nippon>;

/// A part of the table of Nippon under a heading.
pub type Section = section::Section<Nippon>;

/// A thing of the table of Nippon to be pressed.
pub type Item = section::Item<Nippon>;

/// A button of the table of Nippon.
type Button = print::Button<Target>;

/// The scene of the table of Nippon.
type Scene = table::SceneOf<Nippon>;
