//! The game that this program is of; of several that are built together, the first. No other file of this room names one: each takes
//! what the game's room has from here, under the name that it has there, so that a program of another game is the same files over
//! another line.

#[cfg(feature = "yokohama")]
pub(super) use crate::yokohama::Yokohama as Here;
#[cfg(feature = "yokohama")]
pub(super) use crate::yokohama::*;

#[cfg(all(feature = "duel", not(feature = "yokohama")))]
pub(super) use crate::duel::Duel as Here;
#[cfg(all(feature = "duel", not(feature = "yokohama")))]
pub(super) use crate::duel::*;

#[cfg(all(feature = "nippon", not(any(feature = "duel", feature = "yokohama"))))]
pub(super) use crate::nippon::Nippon as Here;
#[cfg(all(feature = "nippon", not(any(feature = "duel", feature = "yokohama"))))]
pub(super) use crate::nippon::*;
