//! Yokohama, tried in every way that every game is.

use meiji::yokohama::{Forbidden, Move, View, Yokohama};
use proptest::strategy::{BoxedStrategy, Strategy};

use crate::any_move::any_move;
use crate::suite::{Probed, suite};

suite!(Yokohama);

impl Probed for Yokohama {
    const RECORDED: &'static str = "tests/games";

    fn any_move() -> BoxedStrategy<Move> {
        any_move().boxed()
    }

    fn why_not_seen(&self, view: &View, action: Move) -> Option<Forbidden> {
        Self::why_not_seen(self, view, action)
    }
}
