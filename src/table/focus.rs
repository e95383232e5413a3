//! What the keyboard's focus is on: how to look at the table so that it is seen, and the ring around it.

use super::keys::{self, Kind};
use super::layout::{Camera, Form, Layout};
use super::target::{Control, Sight, Target};
use super::{Labels, Show, Tab, draw, opens_for};
use crate::drawing::scene::{Layer, Mark, Node, Rect, Scene, Stroke, Symbol, palette};
use crate::yokohama::components::Area;
use crate::yokohama::map::Place;
use crate::yokohama::table::strips;

/// How the table is looked at.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Look {
    /// The Area whose sheet is open.
    pub open: Option<Area>,
    /// The phone's tab.
    pub tab: Tab,
    /// Which part of the board a phone shows.
    pub camera: Camera,
}

/// The ring lies this far outside of what it is around.
const AWAY: f32 = 6.0;

/// The look that is least unlike the present one and shows a target; the present one if none does.
pub fn look_at(show: &Show, target: Target) -> Look {
    let now = Look {
        open: show.open,
        tab: show.tab,
        camera: show.camera,
    };
    let sees = |look: &Look| {
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
    looks.extend(target.place().map(|place| Look {
        camera: over(show, place),
        ..now
    }));
    looks.extend([Tab::Orders, Tab::More].map(|tab| Look { tab, ..folded }));
    let boards = opens_for(show.view).into_iter().chain(strips::boards(show));
    looks.extend(boards.map(|area| Look {
        open: Some(area),
        ..now
    }));
    looks.into_iter().find(sees).unwrap_or(now)
}

/// Whether a target can be touched somewhere on the canvas.
fn is_seen(show: &Show, target: Target) -> bool {
    if target == Target::Question {
        let own = opens_for(show.view) == show.open || show.open.is_none();
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

/// The camera that has an Area in the middle.
fn over(show: &Show, place: Place) -> Camera {
    let map = show.layout().map;
    map.camera_at(map.tile(place).centre(), show.camera.zoom)
}

/// Draws the ring around what the keyboard's focus is on.
pub(crate) fn draw_ring(show: &Show, layout: &Layout, scene: &mut Scene<Target>) {
    let Some(target) = show.focus else { return };
    let Some(rect) = around(show, layout, scene, target) else {
        return;
    };
    let rings = [
        Mark::block(rect, 8.0, Stroke::new(palette::WHITE, 5.0)),
        Mark::block(rect, 8.0, Stroke::new(palette::INDIGO, 3.0)),
    ];
    scene.push(Node::new(Kind::Focus.key(0, 0, 0), Layer::Focus).with_marks(rings));
}

/// What goes around a target: where it is touched, or what stands for it, or else the open question.
pub(crate) fn around(show: &Show, layout: &Layout, scene: &Scene<Target>, target: Target) -> Option<Rect> {
    let around = |target: Target| touched(scene, target);
    let rect = around(target)
        .or_else(|| stand_ins(show, target).into_iter().find_map(around))
        .unwrap_or_else(|| asked(layout, scene));
    rect.inset(-AWAY).common(&layout.canvas.inset(2.5))
}

/// Where a target is touched.
fn touched(scene: &Scene<Target>, target: Target) -> Option<Rect> {
    let nodes = scene.nodes().iter().rev().filter(|node| node.target == Some(target));
    nodes.filter_map(Node::touch).find(|rect| rect.w > 0.0 && rect.h > 0.0)
}

/// What may stand for a target that has no place of its own now, the best first. On a phone most of it lies behind a tab.
fn stand_ins(show: &Show, target: Target) -> Vec<Target> {
    let me = Target::Player(show.me());
    let more = Target::Control(Control::TabMore);
    match target {
        Target::HandOrder(_) | Target::Offer(_) => vec![Target::Control(Control::TabOrders), me],
        Target::Agent(_) | Target::HandAssistants | Target::Warehouse(_) => vec![me],
        Target::Achievement(_) | Target::Reward(_) => vec![more],
        Target::Sight(Sight::Supply(_) | Sight::OrderDeck | Sight::TechnologyDeck | Sight::Station) => vec![more],
        // Where there is no room for all of them, what is nearest to an end has a gauge.
        Target::Sight(Sight::Gauge(_)) => show
            .table()
            .conditions()
            .into_iter()
            .map(|gauge| Target::Sight(Sight::Gauge(gauge.cause)))
            .collect(),
        Target::Board(area) => tab(show, area),
        Target::Order(board, _) => tab(show, [Area::PortA, Area::PortB][usize::from(board)]),
        Target::Technology(board, _) => tab(show, [Area::LaboratoryA, Area::LaboratoryB][usize::from(board)]),
        Target::Church(_) => tab(show, Area::Church),
        Target::Customs(_) => tab(show, Area::Customs),
        _ => target.place().map(Target::Place).into_iter().collect(),
    }
}

/// The boards that share a phone's tab with one, itself first.
fn tab(show: &Show, area: Area) -> Vec<Target> {
    let twins = strips::boards(show)
        .into_iter()
        .filter(|other| *other != area && Symbol::seal(*other) == Symbol::seal(area));
    std::iter::once(area).chain(twins).map(Target::Board).collect()
}

/// Where the open question stands.
fn asked(layout: &Layout, scene: &Scene<Target>) -> Rect {
    let question = scene.node(keys::question()).and_then(Node::bounds);
    match layout.form {
        Form::Phone => layout.dock.inset(AWAY),
        // Its buttons stand close below.
        _ => question.map_or(layout.dock, |question| question.inset(AWAY - 2.5)),
    }
}
