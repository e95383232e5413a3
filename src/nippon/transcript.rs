//! A transcript of Nippon keeps nothing to itself: there are no hands.

use super::short::short;
use super::{Move, Nippon, View};
use crate::transcript::Transcribed;

impl Transcribed for Nippon {
    fn is_of_hand(_: Move) -> bool {
        false
    }

    fn unrevealing(_: &View, action: Move) -> Option<String> {
        Some(short(action))
    }
}
