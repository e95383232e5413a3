//! Dragging: what can be taken up, where it may be let go, and which touches that stands for. A drag plays nothing that touches
//! could not play.

use super::entry::Entry;
use super::keys::Part;
use super::target::Target;
use super::{Drawn, SceneOf, Show, Shown, TargetOf};
use crate::drawing::scene::{Layer, Mark, Node, Point, Rect, Scene, Stroke, palette};

/// What is being dragged, of a game whose grips are `P`, and where it is: in CSS pixels of the canvas.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Drag<P> {
    /// What.
    pub grip: P,
    /// Where.
    pub at: Point,
}

/// Where something may be let go, each once.
pub fn goals<G: Shown>(table: &G::Table, entry: &Entry<G>, grip: G::Grip) -> Vec<TargetOf<G>> {
    let mut goals: Vec<TargetOf<G>> = entry
        .all()
        .filter_map(|action| G::carried(table, action).filter(|(taken, _)| *taken == grip))
        .map(|(_, goal)| goal)
        .collect();
    goals.sort_unstable();
    goals.dedup();
    goals
}

/// What to touch, first to last, for letting something go at a goal.
pub fn touches<G: Shown>(table: &G::Table, entry: &Entry<G>, grip: G::Grip, goal: TargetOf<G>) -> Vec<TargetOf<G>> {
    let action = entry
        .all()
        .find(|&action| G::carried(table, action) == Some((grip, goal)));
    let path = action.into_iter().flat_map(|action| entry.path(action));
    let mut path: Vec<TargetOf<G>> = path.flatten().collect();
    // Of several ways there one is still to be chosen, and what takes something or cannot be taken back is still to be confirmed.
    if path.len() > 1 {
        path.retain(|target| !matches!(target, Target::Move(_)));
    }
    path
}

/// What can be taken up at a point; a pointer may miss it by `reach` pixels.
pub fn grip_at<G: Shown>(
    table: &G::Table,
    entry: &Entry<G>,
    scene: &SceneOf<G>,
    at: Point,
    reach: f32,
) -> Option<G::Grip> {
    let over = |node: &&Node<TargetOf<G>>| {
        let bounds = node.touch().or_else(|| node.bounds());
        bounds.is_some_and(|rect| rect.inset(-reach).contains(at))
    };
    // What a sheet covers is out of reach.
    let top = scene.hit(at.x, at.y).map_or(Layer::Ground, |node| node.layer);
    let under_sheet = |node: &&Node<TargetOf<G>>| top < Layer::Sheet || node.layer >= Layer::Sheet;
    let mut grips = scene.nodes().iter().rev().filter(under_sheet).filter(over);
    grips.find_map(|node| G::grip_of(table, node).filter(|&grip| !goals(table, entry, grip).is_empty()))
}

/// The goal at a point.
pub fn goal_at<T: Copy + Eq>(scene: &Scene<T>, goals: &[T], at: Point) -> Option<T> {
    let hit = scene.hit(at.x, at.y)?;
    if let Some(target) = hit.target.filter(|target| goals.contains(target)) {
        return Some(target);
    }
    // A token or a Shop on a tile is still that tile.
    let under = |goal: &&T| {
        let rect = scene.target(**goal).and_then(|node| node.touch());
        hit.layer < Layer::Sheet && rect.is_some_and(|rect| rect.contains(at))
    };
    goals.iter().find(under).copied()
}

/// Draws the goals of a drag, and what is dragged under the pointer, over a finished scene.
pub fn draw<G: Drawn>(show: &Show<G>, drag: Drag<G::Grip>, scene: &mut SceneOf<G>) {
    let goals = goals(show.table(), show.entry, drag.grip);
    let here = goal_at(scene, &goals, drag.at);
    let rings: Vec<(Rect, bool)> = goals
        .iter()
        .filter_map(|goal| Some((scene.target(*goal)?.touch()?, here == Some(*goal))))
        .collect();
    let mut marks = Vec::new();
    for (rect, is_here) in rings {
        let (halo, edge) = if is_here {
            (palette::VERMILION_HALO, palette::VERMILION)
        } else {
            (palette::OCHRE_LIGHT, palette::GOLD)
        };
        marks.push(Mark::block(rect.inset(-2.0), 6.0, Stroke::new(halo, 4.0)));
        marks.push(Mark::block(rect, 5.0, Stroke::new(edge, 2.5)));
    }
    // Above the finger, so that it is seen.
    let place = Rect::around(drag.at + Point::new(0.0, -18.0), 44.0, 44.0);
    marks.push(Mark::tinted(
        G::symbol_of(drag.grip),
        place,
        show.crest(show.me()).color(),
    ));
    scene.push(Node::new(Part::Drag.key(0, 0, 0), Layer::Hint).with_marks(marks));
}
