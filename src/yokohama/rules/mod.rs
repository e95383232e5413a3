//! The chapters of the rules.
//!
//! Each step of a turn has a file with three functions: `moves` lists its legal answers, `check` says which rule forbids
//! an answer, `play` carries one out. They are written apart on purpose: tests hold them against each other.

pub mod components;
pub mod map;

pub(super) mod achievements;
pub(super) mod agents;
pub(super) mod areas;
pub(super) mod bonus;
pub(super) mod cards;
pub(super) mod construction;
pub(super) mod decision;
pub(super) mod ending;
pub(super) mod event;
pub(super) mod gain;
pub(super) mod icons;
pub(super) mod movement;
pub(super) mod moves;
pub(super) mod notation;
pub(super) mod options;
pub(super) mod orders;
pub(super) mod placement;
pub(super) mod player;
pub(super) mod recovery;
pub(super) mod refusal;
pub(super) mod scoring;
pub(super) mod setup;
pub(super) mod signs;
pub(super) mod spots;
pub(super) mod state;
pub(super) mod steps;
pub(super) mod technology;
pub(super) mod topics;
pub(super) mod turn;
pub(super) mod version;
pub(super) mod view;
pub(super) mod waste;

use moves::Move;
use state::Hand;

use super::{Yokohama, content};
use crate::game;

/// What the seat to move knows.
pub(super) type Asked<'a> = game::Asked<'a, Yokohama, Hand>;

/// A move being played.
pub(super) type Playing<'a, W> = game::Playing<'a, Yokohama, W>;

/// Where legal moves go.
pub(super) trait Offers {
    /// Takes one legal move.
    fn offer(&mut self, action: Move);
}

impl Offers for Vec<Move> {
    fn offer(&mut self, action: Move) {
        self.push(action);
    }
}

/// Whether there is any legal move, whichever it is.
#[derive(Default)]
pub(super) struct Any(bool);

impl Offers for Any {
    fn offer(&mut self, _: Move) {
        self.0 = true;
    }
}
