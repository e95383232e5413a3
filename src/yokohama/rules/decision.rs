//! The questions that a game asks, each of one seat.

use serde::Serialize;

use super::components::Piece;
use super::state::{Pending, Placed, Stage, Table};
use crate::game;

/// An open question.
pub type Decision = game::Decision<Ask>;

/// What is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ask {
    /// Which of two Orders to keep at set-up.
    FirstOrder,
    /// Which additional action to take before the main action.
    Before,
    /// Where to place an Assistant; so many were placed.
    Placement(Placed),
    /// Where to move the President, or whether to return it.
    Movement,
    /// Which Assistants return to the hand with the President.
    Recall,
    /// Which space of the Church board to take, and what to give.
    Church,
    /// Which space of the Customs board to take.
    Customs,
    /// Whether the Assistant for the Church or Customs board comes from the Area or from the hand.
    AssistantFrom,
    /// Which piece to take from the Warehouse; so many may be taken.
    Employment(u8),
    /// Which Technology to take, and how to pay.
    Laboratory,
    /// Which Order to take.
    Port,
    /// Which second Order to take, and how to pay.
    SecondOrder,
    /// Which exchange to make; so many may be made.
    Chinatown(u8),
    /// Whether to take the 5-Power token.
    Bonus,
    /// What to build.
    Construction,
    /// Whether to leave an Assistant behind (Telephone).
    Recovery,
    /// Which additional action to take after the main action.
    After,
    /// Where to place the Station token.
    Station,
    /// Which trade good to gain.
    AnyGood,
    /// Which piece to take from the Warehouse for a reward.
    WarehousePiece,
    /// Whether to take the piece from the Warehouse that a reward shows.
    ShownPiece(Piece),
    /// Which Assistant to move for a reward.
    Movements(u8),
    /// Which Achievement Reward to take.
    AchievementReward,
}

impl Table {
    /// The open question, or `None` when the game is over.
    #[inline]
    pub const fn decision(&self) -> Option<Decision> {
        let ask = match self.pending.ask() {
            Some(ask) => ask,
            None => match self.stage.ask() {
                Some(ask) => ask,
                None => return None,
            },
        };
        Some(Decision { seat: self.active, ask })
    }
}

impl Pending {
    /// What is asked next of what is pending.
    const fn ask(&self) -> Option<Ask> {
        // Mostly nothing is.
        if self.is_empty() {
            return None;
        }
        Some(if self.station {
            Ask::Station
        } else if self.goods > 0 {
            Ask::AnyGood
        } else if self.pieces > 0 {
            match self.shown.any() {
                Some(piece) => Ask::ShownPiece(piece),
                None => Ask::WarehousePiece,
            }
        } else if self.movements > 0 {
            Ask::Movements(self.movements)
        } else {
            Ask::AchievementReward
        })
    }
}

impl Stage {
    /// What the step asks, or `None` when the game is over.
    const fn ask(self) -> Option<Ask> {
        Some(match self {
            Self::FirstOrder => Ask::FirstOrder,
            Self::Before => Ask::Before,
            Self::Placement(placed) => Ask::Placement(placed),
            Self::Movement => Ask::Movement,
            Self::Recall => Ask::Recall,
            Self::Church => Ask::Church,
            Self::Customs => Ask::Customs,
            Self::ChurchAssistant(_) | Self::CustomsAssistant(_) => Ask::AssistantFrom,
            Self::Employment(left) => Ask::Employment(left),
            Self::Laboratory => Ask::Laboratory,
            Self::Port => Ask::Port,
            Self::SecondOrder => Ask::SecondOrder,
            Self::Chinatown(left) => Ask::Chinatown(left),
            Self::Bonus => Ask::Bonus,
            Self::Construction => Ask::Construction,
            Self::Recovery => Ask::Recovery,
            Self::After => Ask::After,
            Self::Over => return None,
        })
    }
}
