//! Positions of Nippon as documents: what a document says of a whole state, read, checked and written.
//!
//! What an author leaves out lies as the seed deals it, and what follows from the rest is not told at all: what is in the bag, in the own supply,
//! beside the board. A position is read whole or not at all: it is checked against what the rules make possible, down to a step at which
//! the game would stop and ask, and the first fault is told with its place.

mod check;
mod error;
mod limits;
mod names;
mod pending;
mod read;
mod seats;
mod turns;
mod workers;
mod write;

pub use error::Flaw;
pub(super) use limits::{LIMITS, Limits};

use serde_json::{Map, Value};

use super::rules::turn;
use super::{Nippon, Playing, State};
use crate::chance::Seed;
use crate::document::Node;
use crate::position::{self, Positioned};

/// The JSON schema of the document (draft 2020-12).
pub const SCHEMA: &str = include_str!("schema.json");

/// A position of a game of Nippon.
pub type Position = position::Position<Nippon>;

/// Why a document is no position of Nippon.
pub type PositionError = position::ErrorOf<Nippon>;

impl Positioned for Nippon {
    type Flaw = Flaw;

    const FIELDS: &'static [&'static str] = &read::FIELDS;

    fn read(&self, seed: Seed, body: &Node<'_>) -> Result<State, PositionError> {
        read::state(self, seed, body)
    }

    fn body(state: &State) -> Map<String, Value> {
        write::body(&state.table)
    }

    fn settle(&self, state: &mut State) {
        turn::settle(&mut Playing {
            game: self,
            state,
            watch: &mut (),
        });
    }
}
