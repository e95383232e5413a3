//! The steps of a turn, as the bar above the table names them.

use super::Words;
use super::phrases::Noun;
use crate::yokohama::{Stage, Table};

/// A step of a turn, as the bar above the table shows it (rulebook: Flow of a Turn).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Step {
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

impl Step {
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

impl Words {
    /// The mark of a step in the bar above the table: `A`, `1` to `6`, `C`; empty outside a turn.
    pub const fn step_mark(self, step: Step) -> &'static str {
        match step {
            Step::Before => "A",
            Step::Place => "1",
            Step::Move => "2",
            Step::Act => "3",
            Step::Bonus => "4",
            Step::Build => "5",
            Step::Recover => "6",
            Step::After => "C",
            Step::Setup | Step::Over => "",
        }
    }

    /// The name of a step in the bar above the table, in a word or two.
    pub fn step(self, step: Step) -> &'static str {
        self.phrase(match step {
            Step::Setup => Noun::StepSetup,
            Step::Before => Noun::StepBefore,
            Step::Place => Noun::StepPlace,
            Step::Move => Noun::StepMove,
            Step::Act => Noun::StepAct,
            Step::Bonus => Noun::StepBonus,
            Step::Build => Noun::StepBuild,
            Step::Recover => Noun::StepRecover,
            Step::After => Noun::StepAfter,
            Step::Over => Noun::StepOver,
        })
    }
}
