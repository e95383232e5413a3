//! The questions that a game asks, each of one seat.

use serde::Serialize;

use super::bonus::MOST;
use super::state::{Stage, Step, Table};
use crate::game;

/// An open question.
pub type Decision = game::Decision<Ask>;

/// What is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ask {
    /// Which of three Orders goes under the deck at set-up.
    FirstOrders,
    /// Which Place to choose.
    Place,
    /// Which of several Technologies opens the occupied Place.
    Opening,
    /// Which Influence card to play (Postal System).
    Card,
    /// Which Support card to play, and whether to use Telephone.
    Support,
    /// Which exchange to make; so many may be made.
    Exchange(u8),
    /// Which Church card to take, and what to give.
    Church,
    /// Which Technology to take, and how to pay.
    Laboratory,
    /// Where to place the Station token.
    Station,
    /// Which Order to keep for free.
    Keep,
    /// Which second Order to keep, and how to pay.
    SecondOrder,
    /// Which Order goes under the deck next.
    Under,
    /// Which Bonus card to take, of which so many rewards are given, as level 5 to 7.
    Bonus(u8),
    /// The same as a reward of an Order or a Church card.
    BonusReward(u8),
    /// What to build.
    Construction,
    /// Whether the turn is over: a free action might be left.
    End,
    /// Which Influence card to upgrade.
    Upgrade,
}

impl Ask {
    /// Whether it is asked before, between or after the steps of an action, where a Trader may be used (rulebook: Free actions).
    pub const fn is_between_steps(self) -> bool {
        matches!(self, Self::Place | Self::Bonus(_) | Self::Construction | Self::End)
    }

    /// Whether it is asked even where it leaves a single answer: a free action might bring more, such as the completion of an Order that the other
    /// player does not see. A game that passed the question over would tell that there is no such Order.
    pub const fn waits_for_free_actions(self) -> bool {
        matches!(
            self,
            Self::Support
                | Self::Exchange(_)
                | Self::Church
                | Self::Laboratory
                | Self::SecondOrder
                | Self::Construction
                | Self::End
        )
    }

    /// Whether it is asked in a turn, so that free actions may be taken.
    pub const fn is_in_a_turn(self) -> bool {
        !matches!(self, Self::FirstOrders | Self::Upgrade)
    }
}

impl Table {
    /// The open question, or `None` when the game is over.
    #[inline]
    pub const fn decision(&self) -> Option<Decision> {
        let ask = match self.stage {
            Stage::FirstOrders => Ask::FirstOrders,
            Stage::Turn => self.asks_in_a_turn(),
            Stage::Upgrade => Ask::Upgrade,
            Stage::Over => return None,
        };
        Some(Decision { seat: self.active, ask })
    }

    const fn asks_in_a_turn(&self) -> Ask {
        let waiting = match self.looking {
            Some(looking) => looking.below,
            None => 0,
        };
        if let Some(level) = self.owed.last()
            && self.owed.len() > waiting
        {
            return Ask::BonusReward(level);
        }
        if let Some(looking) = self.looking {
            return match looking.free {
                0 if looking.paid => Ask::SecondOrder,
                0 => Ask::Under,
                _ => Ask::Keep,
            };
        }
        if self.station_due {
            return Ask::Station;
        }
        let action = self.action();
        match action.step {
            Step::Place => Ask::Place,
            Step::Opening => Ask::Opening,
            Step::Card => Ask::Card,
            Step::Support => Ask::Support,
            Step::Exchange(left) => Ask::Exchange(left),
            Step::Church => Ask::Church,
            Step::Laboratory => Ask::Laboratory,
            Step::Bonus if action.influence > MOST => Ask::Bonus(MOST),
            Step::Bonus => Ask::Bonus(action.influence),
            Step::Construction => Ask::Construction,
            Step::End => Ask::End,
        }
    }
}
