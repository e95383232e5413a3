//! What was shown last, by which it is known what is new.

use crate::game::Seat;
use crate::table::situation::Moment;

/// Which moment of the game was shown last, and before whose eyes.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Seen {
    pub(super) revision: u64,
    pub(super) played: usize,
    pub(super) seat: Option<Seat>,
    pub(super) busy: bool,
    pub(super) at: Option<usize>,
}

impl Seen {
    /// Whether nothing new has happened since, and the same eyes look at the same moment.
    pub(super) fn is_same_moment(&self, other: &Self) -> bool {
        (self.revision, self.seat, self.at) == (other.revision, other.seat, other.at)
    }

    /// Which moment it was, and before whose eyes.
    pub(super) const fn moment(&self) -> Moment {
        Moment {
            seat: self.seat,
            at: self.at,
        }
    }
}
