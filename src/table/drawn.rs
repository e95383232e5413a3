//! What a game's table looks like.

use super::layout::{Arrangement, Layout};
use super::{Explained, Moved, Pictured, SceneOf, Show, TargetOf};
use crate::drawing::geometry::Rect;
use crate::drawing::hour::Hour;

/// A game whose table is drawn.
pub trait Drawn: Explained + Moved {
    /// What is drawn on a card beside its words.
    type Picture: Pictured<Self>;

    /// How its table is laid out.
    type Arrangement: Arrangement;

    /// The hour of the day at which it is played.
    const HOUR: Hour;

    /// How it is laid out with the players that there are.
    fn arrangement(&self) -> Self::Arrangement;

    /// Draws the board and what lies on it. On a phone it is seen through a window, with its ways to come closer.
    fn board(show: &Show<Self>, layout: &Layout, scene: &mut SceneOf<Self>);

    /// Draws what stands around the board: bar, players, log, dock, sheets.
    fn around(show: &Show<Self>, layout: &Layout, scene: &mut SceneOf<Self>);

    /// The cells of the board, each where it lies.
    fn cells(show: &Show<Self>, layout: &Layout) -> Vec<(Self::Thing, Rect)>;

    /// What a phone's board shows where the question can use none of its cells.
    fn home(show: &Show<Self>) -> Option<Self::Thing>;

    /// The cell on which a target lies, if it lies on one.
    fn cell_of(target: TargetOf<Self>) -> Option<Self::Thing>;

    /// What may stand for a target that has no place of its own now, the best first. On a phone most of it lies behind a tab.
    fn stand_ins(show: &Show<Self>, target: TargetOf<Self>) -> Vec<TargetOf<Self>>;

    /// The sheets that lie beside the board, in their order.
    fn sheets(show: &Show<Self>) -> Vec<Self::Sheet>;
}
