//! The table of Yokohama.

pub mod drag;
pub mod icons;
pub mod meant;
pub mod rewards;
pub mod spots;
pub mod triangle;

mod asked;
mod bar;
mod building;
mod cards;
mod choices;
mod dock;
mod drawn;
mod explained;
mod flights;
mod gauges;
mod heard;
mod keys;
mod light;
mod moved;
mod outlook;
mod owned;
mod parts;
mod payment;
mod phone;
mod picture;
mod pieces;
mod players;
mod question;
mod rates;
mod routes;
mod sheet;
mod shown;
mod strips;
mod thing;
mod things;
mod tiles;
mod wedges;
mod whereabouts;

pub use asked::opens_for;
pub use thing::{Sight, Thing};

use super::Yokohama;
use crate::table::{self, entry, motion, print, section, situation};

/// What can be touched on Yokohama's table.
pub type Target = table::TargetOf<Yokohama>;

/// What there is to show of Yokohama.
pub type Show<'a> = table::Show<'a, Yokohama>;

/// A moment of a game of Yokohama.
pub type Situation = situation::Situation<Yokohama>;

/// A move of Yokohama that is being entered.
pub type Entry = entry::Entry<Yokohama>;

/// How a player likes to enter moves of Yokohama.
pub type Manner = entry::MannerOf<Yokohama>;

/// What moves on Yokohama's table.
pub type Plan = motion::Plan<Yokohama>;

/// A part of Yokohama's table under a heading.
pub type Section = section::Section<Yokohama>;

/// A thing of Yokohama's table to be pressed.
pub type Item = section::Item<Yokohama>;

/// A button of Yokohama's table.
type Button = print::Button<Target>;
