//! What a game lays on the table, and what touching it means.

use std::fmt::Debug;
use std::hash::Hash;

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::target::Target;
use super::way::Way;
use crate::drawing::scene::{Node, Symbol};
use crate::game::Game;

/// What can be touched on a game's table.
pub type TargetOf<G> = Target<<G as Shown>::Thing, <G as Game>::Move, <G as Shown>::Sheet>;

/// A game that is played on a table.
pub trait Shown: Game<Move: Hash> {
    /// What of it lies on the table and can be touched or looked at.
    type Thing: Copy + Debug + Ord + Hash + 'static;
    /// What has a sheet of its own.
    type Sheet: Copy + Debug + Ord + Hash + Serialize + 'static;
    /// What can be taken up and let go elsewhere.
    type Grip: Copy + Debug + Eq + 'static;
    /// What an event speaks of.
    type Spot: Copy + Debug + Eq + 'static;
    /// A kind of hint that a player may not want: of what is legal but wasteful.
    type Hint: Copy + Debug + Serialize + DeserializeOwned + 'static;
    /// Those that are wanted, as a set; all of them where nothing is said.
    type Hints: Copy + Debug + Default + Eq + 'static;

    /// Every kind of hint.
    const HINTS: &'static [Self::Hint];

    /// All hints but some.
    fn hints_without(off: &[Self::Hint]) -> Self::Hints;

    /// How a legal answer to the open question is entered.
    fn way(table: &Self::Table, action: Self::Move) -> Way<TargetOf<Self>>;

    /// Legal moves that are not among `moves` because they come to the same as one of these, but whose things may be touched as
    /// well; mostly there are none.
    fn alike(&self, _view: &Self::View, _moves: &[Self::Move]) -> Vec<Self::Move> {
        Vec::new()
    }

    /// The rule against what a touch of a target was meant to be, for the question that is open for the view's seat; `chosen` is
    /// what was touched before. `None` if the question has nothing to do with such things, or if there is nothing against it.
    fn why_not_touched(
        &self,
        view: &Self::View,
        chosen: Option<TargetOf<Self>>,
        target: TargetOf<Self>,
    ) -> Option<Self::Refusal>;

    /// Whether a thing is looked at alone: a touch explains it and does nothing else.
    fn is_sight(thing: Self::Thing) -> bool;

    /// The sheet that opens by itself, because the view's seat is asked about what is on it.
    fn opens(view: &Self::View) -> Option<Self::Sheet>;

    /// The sheet that belongs to a target, if one may.
    fn sheet_of(view: &Self::View, target: TargetOf<Self>) -> Option<Self::Sheet>;

    /// Whether there is such a sheet.
    fn has_sheet(sheet: Self::Sheet) -> bool;

    /// Whether what is one's own wants as much room on a phone as a sheet of cards; mostly it does not.
    fn owns_much(_view: &Self::View) -> bool {
        false
    }

    /// The number of a sheet, of which each has its own.
    fn number_of(sheet: Self::Sheet) -> u16;

    /// What a move carries and where to, if it carries anything: to the hand goes what is let go over one's own things.
    fn carried(table: &Self::Table, action: Self::Move) -> Option<(Self::Grip, TargetOf<Self>)>;

    /// What a node of a scene stands for, if it can be taken up.
    fn grip_of(table: &Self::Table, node: &Node<TargetOf<Self>>) -> Option<Self::Grip>;

    /// What is dragged of it, in the player's colour.
    fn symbol_of(grip: Self::Grip) -> Symbol;
}
