//! The steps of a turn (rulebook: Flow of a Turn).

use super::state::{Stage, Table};

/// A step of a turn, as the bar above the table shows it (rulebook: Flow of a Turn).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum TurnStep {
    /// Set-up: the first Orders are chosen.
    Setup,
    /// A. Additional action phase (first half).
    Before,
    /// B1. Placement.
    Place,
    /// B2. Movement.
    Move,
    /// B3. Area action.
    Act,
    /// B4. 5-Power bonus.
    Bonus,
    /// B5. Construction.
    Build,
    /// B6. Recovery.
    Recover,
    /// C. Additional action phase (second half).
    After,
    /// The game is over.
    Over,
}

impl TurnStep {
    /// The steps of a turn, in order.
    pub const TURN: [Self; 8] = [
        Self::Before,
        Self::Place,
        Self::Move,
        Self::Act,
        Self::Bonus,
        Self::Build,
        Self::Recover,
        Self::After,
    ];

    /// The step that a game has come to.
    pub const fn of(table: &Table) -> Self {
        match table.stage {
            Stage::FirstOrder => Self::Setup,
            Stage::Before => Self::Before,
            Stage::Placement(_) => Self::Place,
            Stage::Movement | Stage::Recall => Self::Move,
            Stage::Church
            | Stage::Customs
            | Stage::ChurchAssistant(_)
            | Stage::CustomsAssistant(_)
            | Stage::Employment(_)
            | Stage::Laboratory
            | Stage::Port
            | Stage::SecondOrder
            | Stage::Chinatown(_) => Self::Act,
            Stage::Bonus => Self::Bonus,
            Stage::Construction => Self::Build,
            Stage::Recovery => Self::Recover,
            Stage::After => Self::After,
            Stage::Over => Self::Over,
        }
    }
}
