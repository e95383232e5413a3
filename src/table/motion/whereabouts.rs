//! Where what events speak of lies on the table.

use super::super::{SceneOf, Show};
use super::Moved;
use crate::drawing::scene::{Key, Mark, Node, Rect};

/// Where something lies in a scene; of what has no place of its own there, what it belongs to. `None` if that is out of sight.
pub fn rect<G: Moved>(show: &Show<G>, spot: G::Spot, scene: &SceneOf<G>) -> Option<Rect> {
    let find = |key| scene.node(key).and_then(extent);
    G::keys(show, spot).into_iter().find_map(find)
}

/// Where the node that shows it alone lies in a scene.
pub fn alone<G: Moved>(show: &Show<G>, spot: G::Spot, scene: &SceneOf<G>) -> Option<Rect> {
    scene.node(key(show, spot)?).and_then(extent)
}

/// The node that shows it alone.
pub fn key<G: Moved>(show: &Show<G>, spot: G::Spot) -> Option<Key> {
    G::keys(show, spot).first().copied()
}

/// Where a node lies: where it is touched, or else where its marks are. Of what is cut off at a window, the part within.
pub fn extent<T: Copy>(node: &Node<T>) -> Option<Rect> {
    node.touch().or_else(|| match &node.marks[..] {
        [Mark::Clip(window, marks)] => {
            let all = marks.iter().map(Mark::bounds).reduce(|a, b| a.union(&b))?;
            all.common(&window.bounds())
        }
        _ => node.bounds(),
    })
}
