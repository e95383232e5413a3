//! The steps of a turn, as the bar above the table names them.

use super::Words;
use super::phrases::Noun;
use crate::yokohama::TurnStep;

impl Words {
    /// The mark of a step in the bar above the table: `A`, `1` to `6`, `C`; empty outside a turn.
    pub const fn step_mark(self, step: TurnStep) -> &'static str {
        match step {
            TurnStep::Before => "A",
            TurnStep::Place => "1",
            TurnStep::Move => "2",
            TurnStep::Act => "3",
            TurnStep::Bonus => "4",
            TurnStep::Build => "5",
            TurnStep::Recover => "6",
            TurnStep::After => "C",
            TurnStep::Setup | TurnStep::Over => "",
        }
    }

    /// The name of a step in the bar above the table, in a word or two.
    pub fn step(self, step: TurnStep) -> &'static str {
        self.phrase(match step {
            TurnStep::Setup => Noun::StepSetup,
            TurnStep::Before => Noun::StepBefore,
            TurnStep::Place => Noun::StepPlace,
            TurnStep::Move => Noun::StepMove,
            TurnStep::Act => Noun::StepAct,
            TurnStep::Bonus => Noun::StepBonus,
            TurnStep::Build => Noun::StepBuild,
            TurnStep::Recover => Noun::StepRecover,
            TurnStep::After => Noun::StepAfter,
            TurnStep::Over => Noun::StepOver,
        })
    }
}
