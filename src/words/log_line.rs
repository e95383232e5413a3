//! A line of the log.

use crate::game::Seat;

/// A line of the log, of a game whose events are `E`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogLine<E> {
    /// The number of the move that it happened in.
    pub number: usize,
    /// Whose doing it was; `None` for what befalls all.
    pub seat: Option<Seat>,
    /// What happened.
    pub text: String,
    /// The same without what it cost and gave, without the way, what a new card says and what an Order gives, for where there is little room.
    pub brief: String,
    /// The event it tells of, as its reader may know it; `None` if it tells of a payment alone.
    pub event: Option<E>,
}
