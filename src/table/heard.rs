//! The table for who hears it or plays it by keys.

use super::entry::Entry;
use super::section::Section;
use super::{Drawn, Show, TargetOf};

/// A game whose table is told as headings and buttons.
pub trait Heard: Drawn {
    /// The whole table as headings and buttons, in reading order.
    fn sections(show: &Show<Self>) -> Vec<Section<Self>>;

    /// The answer of some that most would give, if there is one.
    fn recommended(show: &Show<Self>, targets: &[TargetOf<Self>]) -> Option<TargetOf<Self>>;

    /// Puts answers in the order in which they are read, but for the recommended one and the ways out; they stay as they are unless the game tells it.
    fn arrange(_show: &Show<Self>, _answers: &mut [TargetOf<Self>]) {}

    /// Whether a target is at hand even while another was chosen, so that it need not be given up first; none is unless the game tells it.
    fn is_at_hand(_target: TargetOf<Self>) -> bool {
        false
    }

    /// Whether [`leads_on`](Self::leads_on) may give anything: the program of a game in which it never does carries nothing of it.
    const LEADS_ON: bool = false;

    /// The half-entered move that a touch of a target makes, where the target answers a question that comes after it: if that is the next one, it is
    /// chosen there. None unless the game tells it.
    fn leads_on(&self, _view: &Self::View, _entry: &Entry<Self>, _target: TargetOf<Self>) -> Option<Self::Move> {
        None
    }

    /// Whether a move goes on without doing more.
    fn goes_on(action: Self::Move) -> bool;

    /// The move that is meant by all of some: the only one, unless the game says which of several ways to the same most would go.
    fn one_of(moves: &[Self::Move]) -> Option<Self::Move> {
        match *moves {
            [action] => Some(action),
            _ => None,
        }
    }

    /// Where a turn begins and where it can be ended, that it is the last, if it is.
    fn last_turn(show: &Show<Self>) -> Option<String>;

    /// Where there is one way to pay alone, what the nearest other one lacks; nothing unless the game tells it.
    fn lacking(_show: &Show<Self>) -> Option<String> {
        None
    }

    /// What a move would waste, of the kinds that are pointed out; nothing unless the game tells it.
    fn waste(_show: &Show<Self>, _action: Self::Move) -> Option<String> {
        None
    }

    /// What a move does, in a sentence that names the card it is about.
    fn deed(show: &Show<Self>, action: Self::Move) -> String;

    /// What several moves begin with, where more is to be told than what that is; nothing unless the game tells it.
    fn begun(_show: &Show<Self>, _target: TargetOf<Self>, _ways: &[Self::Move]) -> Option<String> {
        None
    }

    /// Whether a thing is offered rather than to be used; none is unless the game tells it.
    fn is_offered(_thing: Self::Thing) -> bool {
        false
    }

    /// Where the main piece stands of the player at the lower edge, in a game that has one.
    fn stands(_show: &Show<Self>) -> Option<Self::Thing> {
        None
    }

    /// What the player at the lower edge owns, as far as the view's seat may know.
    fn mine(show: &Show<Self>) -> String;

    /// How the scores stand.
    fn scores(show: &Show<Self>) -> String;

    /// How near the end is, in sentences.
    fn end(show: &Show<Self>) -> Vec<String>;

    /// What lies around a target, and how its place is named by who types moves; nothing unless the game tells it.
    fn lies(_show: &Show<Self>, _target: TargetOf<Self>) -> [Option<String>; 2] {
        [None, None]
    }
}
