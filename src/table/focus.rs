//! What the keyboard's focus is on: how to look at the table so that it is seen, and the ring around it.

use super::keys::{self, Part};
use super::layout::{Camera, Form, Layout};
use super::target::Target;
use super::{Drawn, Labels, SceneOf, Show, Tab, TargetOf, draw};
use crate::drawing::scene::{Layer, Mark, Node, Rect, Scene, Stroke, palette};

/// How the table of a game is looked at whose sheets are `S`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Look<S> {
    /// The sheet that is open.
    pub open: Option<S>,
    /// The phone's tab.
    pub tab: Tab,
    /// Which part of the board a phone shows.
    pub camera: Camera,
}

/// The ring lies this far outside of what it is around.
const AWAY: f32 = 6.0;

/// The look that is least unlike the present one and shows a target; the present one if none does.
pub fn look_at<G: Drawn>(show: &Show<G>, target: TargetOf<G>) -> Look<G::Sheet> {
    let now = Look {
        open: show.open,
        tab: show.tab,
        camera: show.camera,
    };
    let sees = |look: &Look<G::Sheet>| {
        let seen = Show {
            open: look.open,
            tab: look.tab,
            camera: look.camera,
            labels: Labels::Untold,
            ..*show
        };
        is_seen(&seen, target)
    };
    if sees(&now) {
        return now;
    }
    let folded = Look { open: None, ..now };
    let mut looks = vec![Look {
        tab: Tab::Turn,
        ..folded
    }];
    looks.extend(over(show, target).map(|camera| Look { camera, ..now }));
    looks.extend([Tab::Orders, Tab::More].map(|tab| Look { tab, ..folded }));
    let sheets = G::opens(show.view).into_iter().chain(G::sheets(show));
    looks.extend(sheets.map(|sheet| Look {
        open: Some(sheet),
        ..now
    }));
    looks.into_iter().find(sees).unwrap_or(now)
}

/// Whether a target can be touched somewhere on the canvas.
fn is_seen<G: Drawn>(show: &Show<G>, target: TargetOf<G>) -> bool {
    if target == Target::Question {
        let own = G::opens(show.view) == show.open || show.open.is_none();
        return show.layout().form != Form::Phone || (own && show.tab == Tab::Turn);
    }
    let scene = draw(show);
    scene.nodes().iter().any(|node| {
        let Some(rect) = node.touch().filter(|_| node.target == Some(target)) else {
            return false;
        };
        const SHARES: [f32; 3] = [0.25, 0.5, 0.75];
        SHARES.into_iter().any(|x| {
            SHARES.into_iter().any(|y| {
                let hit = scene.hit(rect.x + rect.w * x, rect.y + rect.h * y);
                hit.is_some_and(|node| node.target == Some(target))
            })
        })
    })
}

/// The camera that has the cell in the middle on which a target lies; `None` if it lies on none.
fn over<G: Drawn>(show: &Show<G>, target: TargetOf<G>) -> Option<Camera> {
    let (cell, layout) = (G::cell_of(target)?, show.layout());
    let mut cells = G::cells(show, &layout).into_iter();
    let (_, rect) = cells.find(|(thing, _)| *thing == cell)?;
    Some(layout.map.camera_at(rect.centre(), show.camera.zoom))
}

/// Draws the ring around what the keyboard's focus is on.
pub(crate) fn draw_ring<G: Drawn>(show: &Show<G>, layout: &Layout, scene: &mut SceneOf<G>) {
    let Some(target) = show.focus else { return };
    let Some(rect) = around(show, layout, scene, target) else {
        return;
    };
    let rings = [
        Mark::block(rect, 8.0, Stroke::new(palette::WHITE, 5.0)),
        Mark::block(rect, 8.0, Stroke::new(palette::INDIGO, 3.0)),
    ];
    scene.push(Node::new(Part::Focus.key(0, 0, 0), Layer::Focus).with_marks(rings));
}

/// What goes around a target: where it is touched, or what stands for it, or else the open question.
pub(crate) fn around<G: Drawn>(
    show: &Show<G>,
    layout: &Layout,
    scene: &SceneOf<G>,
    target: TargetOf<G>,
) -> Option<Rect> {
    let around = |target| touched(scene, target);
    let rect = around(target)
        .or_else(|| G::stand_ins(show, target).into_iter().find_map(around))
        .unwrap_or_else(|| asked(layout, scene));
    rect.inset(-AWAY).common(&layout.canvas.inset(2.5))
}

/// Where a target is touched.
fn touched<T: Copy + Eq>(scene: &Scene<T>, target: T) -> Option<Rect> {
    let nodes = scene.nodes().iter().rev().filter(|node| node.target == Some(target));
    nodes.filter_map(Node::touch).find(|rect| rect.w > 0.0 && rect.h > 0.0)
}

/// Where the open question stands.
fn asked<T: Copy + Eq>(layout: &Layout, scene: &Scene<T>) -> Rect {
    let question = scene.node(keys::question()).and_then(Node::bounds);
    match layout.form {
        Form::Phone => layout.dock.inset(AWAY),
        // Its buttons stand close below.
        _ => question.map_or(layout.dock, |question| question.inset(AWAY - 2.5)),
    }
}
