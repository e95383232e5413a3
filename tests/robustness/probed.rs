//! Yokohama, tried in every way that every game is.

use meiji::yokohama::{Forbidden, Move, View, Yokohama};
use proptest::strategy::{BoxedStrategy, Strategy};

use crate::any_move::any_move;
use crate::looker;
use crate::suite::{Probed, suite};

suite!(Yokohama);

#[test]
fn a_game_is_played_by_touches_and_presses() {
    looker::a_game_is_played_by_touches_and_presses::<Yokohama>();
}

#[test]
fn whatever_is_done_to_a_table_leaves_the_game_alone() {
    looker::whatever_is_done_to_a_table_leaves_the_game_alone::<Yokohama>();
}

#[test]
fn a_touch_of_what_is_out_of_reach_says_why() {
    looker::a_touch_of_what_is_out_of_reach_says_why::<Yokohama>();
}

#[test]
fn a_sheet_that_opens_by_itself_stays_folded_for_its_question_alone() {
    looker::a_sheet_that_opens_by_itself_stays_folded_for_its_question_alone::<Yokohama>();
}

#[test]
fn a_control_is_for_the_page_or_for_the_table() {
    looker::a_control_is_for_the_page_or_for_the_table::<Yokohama>();
}

impl Probed for Yokohama {
    const RECORDED: &'static str = "tests/games";

    fn any_move() -> BoxedStrategy<Move> {
        any_move().boxed()
    }

    fn why_not_seen(&self, view: &View, action: Move) -> Option<Forbidden> {
        Self::why_not_seen(self, view, action)
    }
}
