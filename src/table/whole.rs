//! The whole table, drawn.

use super::layout::{self, Arrangement as _, Form, Layout};
use super::phone::FINGER;
use super::target::Target;
use super::{Drawn, SceneOf, Show, TargetOf, closer, focus, ground, pointed, trace, zoom};
use crate::drawing::scaled::scaled;
use crate::drawing::scene::{Corners, Mark, Outline, Scene};

/// Draws the whole table: the ground, the board, what stands around it, and over that traces, cards and rings.
pub fn draw<G: Drawn>(show: &Show<G>) -> SceneOf<G> {
    let layout = show.layout();
    let mut scene = Scene::new(layout.canvas.size());
    ground::draw::<G>(&layout, &mut scene);
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

/// Lays a board into a scene; nothing of it reaches beyond its window.
fn push_board<G: Drawn>(layout: &Layout, board: SceneOf<G>, scene: &mut SceneOf<G>) {
    for mut node in board.into_nodes() {
        if layout.form == Form::Phone {
            let window = layout.board;
            node.hit = node.hit.and_then(|hit| hit.common(&window));
            // What is too small for a finger lets the touch through to its tile; the sheet shows it larger.
            // Nothing enlarges a cell of a board that is always whole in sight: it takes touches however small it is.
            let is_kept = G::Arrangement::IN_SIGHT && node.target.is_some_and(is_cell::<G>);
            if node
                .hit
                .is_none_or(|hit| !is_kept && (hit.w < FINGER || hit.h < FINGER))
            {
                (node.hit, node.target) = (None, None);
            }
            node.marks = vec![Mark::Clip(Outline::Block(window, Corners::SHARP), node.marks)];
        }
        scene.push(node);
    }
}

/// Whether a target is a cell of the board, and nothing that lies on one.
fn is_cell<G: Drawn>(target: TargetOf<G>) -> bool {
    matches!(target, Target::Thing(thing) if G::cell_of(target) == Some(thing))
}
