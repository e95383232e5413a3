//! What a transcript of Yokohama Duel keeps to itself: the Orders that are looked at, kept or put under the deck, and what lies in a
//! hand beside one that is completed.

use super::short::fee;
use super::{Duel, Move, Table, View};
use crate::transcript::Transcribed;

impl Transcribed for Duel {
    // Whether an Order could be completed tells what it asks for. How many are looked at both see.
    fn is_of_hand(action: Move) -> bool {
        matches!(action, Move::Deliver(_))
    }

    // Whoever plays last in a round may be asked for an upgrade next, and begins the next round.
    fn is_another_turn(before: &Table, after: &Table) -> bool {
        before.round != after.round || before.stage != after.stage
    }

    fn unrevealing(view: &View, action: Move) -> Option<String> {
        match action {
            Move::Keep(_) => Some("k?".to_owned()),
            Move::KeepFor(_, paid) => Some(format!("k?{}", fee(paid))),
            Move::Under(_) => Some("u?".to_owned()),
            // By its place it would tell of those beside it.
            Move::Deliver(_) => Some(action.to_string()),
            _ => view.short(action),
        }
    }
}
