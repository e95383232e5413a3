//! What a position of Yokohama tells: read whole, checked against what the rules make possible, and written.

mod check;
mod error;
mod limits;
mod names;
mod pieces;
mod read;
mod seats;
mod steps;
mod write;

pub use error::Flaw;
pub(in crate::yokohama) use limits::{LIMITS, Limits};
pub(crate) use names::place_of;
pub(crate) use steps::CAUSES;

/// The JSON schema of the document (draft 2020-12).
pub const SCHEMA: &str = include_str!("schema.json");

use serde_json::{Map, Value};

use super::rules::{Playing, turn};
use super::{State, Yokohama};
use crate::chance::Seed;
use crate::document::Node;
use crate::position::{self, Positioned, Versions};

/// A position of a game of Yokohama.
pub type Position = position::Position<Yokohama>;

/// Why a document is no position of Yokohama.
pub type PositionError = position::ErrorOf<Yokohama>;

impl Positioned for Yokohama {
    type Flaw = Flaw;

    const FIELDS: &'static [&'static str] = &read::FIELDS;

    fn read(&self, seed: Seed, body: &Node<'_>) -> Result<State, PositionError> {
        read::state(self, seed, body)
    }

    fn body(state: &State) -> Map<String, Value> {
        write::body(state)
    }

    fn settle(&self, state: &mut State) {
        turn::settle(&mut Playing {
            game: self,
            state,
            watch: &mut (),
        });
    }

    /// Pieces that Warehouse icons show came together with the number of the rules.
    const NEWEST: Versions = Versions { record: 4, position: 2 };

    fn versions(&self, start: Option<&State>) -> Versions {
        match start {
            Some(state) if !state.table.pending.shown.is_none() => Self::NEWEST,
            _ => Versions::FIRST,
        }
    }
}
