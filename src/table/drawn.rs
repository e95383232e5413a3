//! The whole table, drawn.

use super::closer::{self, Pictured};
use super::layout::{self, Form, Grid, Layout};
use super::{Explained, Moved, SceneOf, Show, TargetOf, focus, ground, pointed, trace, zoom};
use crate::drawing::geometry::Rect;
use crate::drawing::scaled::scaled;
use crate::drawing::scene::{Corners, Mark, Outline, Scene};

/// A game whose table is drawn.
pub trait Drawn: Explained + Moved {
    /// What is drawn on a card beside its words.
    type Picture: Pictured<Self>;

    /// How many cells its board has.
    fn grid(&self) -> Grid;

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

/// Draws the whole table: the ground, the board, what stands around it, and over that traces, cards and rings.
pub fn draw<G: Drawn>(show: &Show<G>) -> SceneOf<G> {
    let layout = show.layout();
    let mut scene = Scene::new(layout.canvas.size());
    ground::draw(&layout, &mut scene);
    let mut board = Scene::new(layout.canvas.size());
    G::board(show, &layout, &mut board);
    push_board::<G>(&layout, board, &mut scene);
    zoom::draw(show, &layout, &mut scene);
    G::around(show, &layout, &mut scene);
    trace::draw(show, &mut scene);
    closer::draw(show, &layout, &mut scene);
    pointed::draw(show, &layout, &mut scene);
    focus::draw_ring(show, &layout, &mut scene);
    scaled(scene, layout::unit(show.size))
}

/// The least width and height of what is touched on a phone.
const FINGER: f32 = 44.0;

/// Lays a board into a scene; nothing of it reaches beyond its window.
fn push_board<G: Drawn>(layout: &Layout, board: SceneOf<G>, scene: &mut SceneOf<G>) {
    for mut node in board.into_nodes() {
        if layout.form == Form::Phone {
            let window = layout.board;
            node.hit = node.hit.and_then(|hit| hit.common(&window));
            // What is too small for a finger lets the touch through to its tile; the sheet shows it larger.
            if node.hit.is_none_or(|hit| hit.w < FINGER || hit.h < FINGER) {
                (node.hit, node.target) = (None, None);
            }
            node.marks = vec![Mark::Clip(Outline::Block(window, Corners::SHARP), node.marks)];
        }
        scene.push(node);
    }
}
