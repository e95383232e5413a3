//! Discs of paper below the symbols on buttons that urge: on their strong ground the key line of a symbol would be lost.

use super::Scene;
use crate::drawing::palette;
use crate::drawing::scene::{Fill, Mark, Node};
use crate::table::keys::Part;

/// Lays them on all that was drawn.
pub(super) fn lay(scene: &mut Scene) {
    let on_disc = |mark| match mark {
        Mark::Stamp(stamp) => Mark::on_disc(stamp).into(),
        mark => vec![mark],
    };
    for node in scene.nodes_mut().iter_mut().filter(|node| urges(node)) {
        node.marks = std::mem::take(&mut node.marks).into_iter().flat_map(on_disc).collect();
    }
}

/// Whether a node is a button that urges.
fn urges<T>(node: &Node<T>) -> bool {
    let ground = node.marks.first().and_then(|mark| match mark {
        Mark::Shape(_, paint) => paint.fill.as_ref(),
        _ => None,
    });
    let strong = [palette::VERMILION, palette::INDIGO].map(Fill::Flat);
    Part::Button.has(node.key) && ground.is_some_and(|ground| strong.contains(ground))
}
