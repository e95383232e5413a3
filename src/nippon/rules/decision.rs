//! The questions that a game asks, each of the seat whose turn it is.

use serde::Serialize;

use super::components::{ActionSlot, Track, Transport};
use super::state::{Stage, Step, Table};
use crate::game;

/// An open question.
pub type Decision = game::Decision<Ask>;

/// What is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ask {
    /// Which Worker to take, or to Consolidate.
    Turn,
    /// Which of a slot's two actions to perform.
    Action(ActionSlot),
    /// How many steps a level marker goes up: of Knowledge or Coal.
    Steps(Track),
    /// Which Factory to run.
    Run,
    /// Which Contract to fulfil, and with which goods.
    Contract,
    /// Which Factory to build.
    Factory,
    /// Which Factory to improve.
    Improvement,
    /// In which Region to build a Train or a Ship.
    Site(Transport),
    /// Which Influence tile to place, and where.
    Place,
    /// Which of the lowest Influence tiles goes home.
    Return,
    /// Which Reward tile to take.
    Reward,
    /// On which Achievement space to place a multiplier.
    Space,
    /// Which Factory gets a cube.
    Goods,
    /// Whether the last turn is over: Blueprints can still be exchanged.
    Finish,
}

impl Ask {
    /// Whether Blueprints may be exchanged there (a ruling: nowhere else is it of any use).
    pub const fn takes_exchange(self) -> bool {
        matches!(self, Self::Turn | Self::Finish)
    }
}

impl Table {
    /// The open question, or `None` when the game is over.
    #[inline]
    pub const fn decision(&self) -> Option<Decision> {
        let ask = match self.turn.step {
            _ if matches!(self.stage, Stage::Over) => return None,
            Step::Turn => Ask::Turn,
            Step::Action(slot) => Ask::Action(slot),
            Step::Steps(track) => Ask::Steps(track),
            Step::Run => Ask::Run,
            Step::Contract => Ask::Contract,
            Step::Factory => Ask::Factory,
            Step::Improvement => Ask::Improvement,
            Step::Site(transport) => Ask::Site(transport),
            Step::Place => Ask::Place,
            Step::Return => Ask::Return,
            Step::Reward => Ask::Reward,
            Step::Space(_) => Ask::Space,
            Step::Goods => Ask::Goods,
            Step::Finish => Ask::Finish,
        };
        Some(Decision { seat: self.active, ask })
    }
}
