//! Positions of Yokohama Duel as documents: what a document says of a whole state, read, checked and written.
//!
//! What an author leaves out lies as the seed deals it, and the decks are dealt by the seed from the cards that lie nowhere. A
//! position is read whole or not at all: it is checked against what the rules make possible, down to a step at which the game would
//! stop and ask, and the first fault is told with its place.

mod actions;
mod cards;
mod check;
mod error;
mod limits;
mod names;
mod orders;
mod pending;
mod read;
mod seats;
mod turns;
mod write;

pub(super) use actions::STEPS;
pub use error::Flaw;
pub(super) use limits::{LIMITS, Limits};
pub(super) use seats::SUPPORT;
pub(super) use turns::STAGES;

use serde_json::{Map, Value};

use super::rules::turn;
use super::{Duel, Playing, State};
use crate::chance::Seed;
use crate::document::Node;
use crate::position::{self, Positioned};

/// The JSON schema of the document (draft 2020-12).
pub const SCHEMA: &str = include_str!("schema.json");

/// A position of a game of Yokohama Duel.
pub type Position = position::Position<Duel>;

/// Why a document is no position of Yokohama Duel.
pub type PositionError = position::ErrorOf<Duel>;

impl Positioned for Duel {
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
}
