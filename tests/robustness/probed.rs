//! Yokohama, tried in every way that every game is.

use meiji::words::Words;
use meiji::yokohama::guide::Point;
use meiji::yokohama::{Forbidden, Move, View, Yokohama, aid, position};
use proptest::strategy::{BoxedStrategy, Strategy};

use crate::any_move::any_move;
use crate::suite::{Probed, suite};
use crate::walk::QUESTIONS;

suite!(Yokohama);

impl Probed for Yokohama {
    const RECORDED: &'static str = "tests/games";
    const SCHEMA: &'static str = position::SCHEMA;
    const QUESTIONS: usize = QUESTIONS;
    const LONGEST_SHORT: usize = 10;

    fn any_move() -> BoxedStrategy<Move> {
        any_move().boxed()
    }

    fn why_not_seen(&self, view: &View, action: Move) -> Option<Forbidden> {
        Self::why_not_seen(self, view, action)
    }

    fn explained(words: Words, point: Point) -> &'static str {
        words.text(point.text())
    }

    fn looked_up(point: Point) -> String {
        aid::name(point.topic())
    }
}
