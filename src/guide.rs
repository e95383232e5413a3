//! What a first game explains: only what is needed for what is asked now. Which of it was told already is known to whoever asks.
#![warn(clippy::float_arithmetic, clippy::disallowed_types)]

use crate::game::Game;

/// A game that is explained while it is played for the first time.
pub trait Guided: Game {
    /// Something that is explained once, when it is needed for the first time.
    type Point: Copy + std::fmt::Debug + 'static;

    /// Every point; what comes first is told first.
    const POINTS: &'static [Self::Point];

    /// Whether the question that the view's seat is asked, with the moves that answer it, needs a point. Nothing hidden from the seat
    /// decides it.
    fn is_due(&self, view: &Self::View, moves: &[Self::Move], point: Self::Point) -> bool;

    /// What is told to who is not asked: that another seat plays. `None` before the first turn and after the last.
    fn of_others(view: &Self::View) -> Option<Self::Point>;
}

/// The points that the open question needs, of a seat's view, the one to be told first in front.
pub fn due<G: Guided>(game: &G, view: &G::View) -> Vec<G::Point> {
    let mut moves = Vec::new();
    game.moves_seen(view, &mut moves);
    if moves.is_empty() {
        return G::of_others(view).into_iter().collect();
    }
    let is_due = |point: &G::Point| game.is_due(view, &moves, *point);
    G::POINTS.iter().copied().filter(is_due).collect()
}
