//! What a transcript of Yokohama keeps to itself: which Order was kept, and what lies in a hand beside one that is completed.

use super::{Move, View, Yokohama};
use crate::transcript::Transcribed;

impl Transcribed for Yokohama {
    // Whether an Order could be completed tells what it asks for.
    fn is_of_hand(action: Move) -> bool {
        matches!(action, Move::Deliver(_))
    }

    fn unrevealing(view: &View, action: Move) -> Option<String> {
        match action {
            Move::Keep(_) => Some("k?".to_owned()),
            // By its place it would tell of those beside it.
            Move::Deliver(_) => Some(action.to_string()),
            _ => view.short(action),
        }
    }
}
