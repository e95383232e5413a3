//! The five Action slots: what can be done there, and the Workers who stand there.

use super::cards::line;
use super::{Scene, Show, Target, Thing, keys, workers};
use crate::drawing::geometry::Held as _;
use crate::drawing::scene::{Align, Face, Layer, Mark, Node, Rect, Stamp, Stroke, Symbol, palette};
use crate::nippon::components::{Action, ActionSlot};
use crate::table::layout::Layout;
use crate::table::print::{self, Light};

/// Where an Action slot lies.
pub(super) fn cell(layout: &Layout, slot: ActionSlot) -> Rect {
    layout.map.cell(slot as u8 as f32, 0.0)
}

/// A slot on a laptop, in pixels: larger ones are set larger.
pub(super) const LAPTOP: (f32, f32) = (145.0, 137.0);

/// How much larger all is set in a cell than on a laptop.
pub(super) fn unit(rect: Rect) -> f32 {
    (rect.w / LAPTOP.0).min(rect.h / LAPTOP.1).held(0.6, 1.5)
}

/// Whether a cell has room for words beside symbols.
pub(super) const fn is_large(rect: Rect) -> bool {
    rect.w >= 118.0 && rect.h >= 96.0
}

/// Draws the slots.
pub(super) fn draw(show: &Show, layout: &Layout, scene: &mut Scene) {
    for slot in ActionSlot::ALL {
        draw_slot(show, slot, cell(layout, slot), scene);
    }
}

/// Whether some Worker of a slot can be taken, or one of its actions performed.
fn light(show: &Show, slot: ActionSlot) -> Light {
    let workers = show.table().slot(slot).iter();
    let workers = workers.map(|colour| Thing::Worker(slot, colour));
    let actions = slot.actions().iter().map(|&action| Thing::Action(action));
    let mut lit = workers
        .chain(actions)
        .map(Target::Thing)
        .filter(|target| show.entry.is_lit(*target));
    if lit.next().is_some() { Light::Lit } else { Light::Rest }
}

fn draw_slot(show: &Show, slot: ActionSlot, rect: Rect, scene: &mut Scene) {
    let target = Target::Thing(Thing::Slot(slot));
    let (unit, large) = (unit(rect), is_large(rect));
    let mut marks = match light(show, slot) {
        // The Workers are lit: light everywhere would say nothing.
        Light::Lit => vec![
            Mark::block(rect, 3.0, palette::WHITE),
            Mark::block(rect, 3.0, Stroke::new(palette::GOLD, 1.5)),
        ],
        _ => print::paper(rect),
    };
    let acts = show.table().turn.slot == Some(slot) && show.table().decision().is_some();
    if acts {
        marks.push(Mark::block(rect.inset(-1.5), 4.0, Stroke::new(palette::INDIGO, 3.0)));
    }
    scene.push(
        Node::new(keys::slot(slot), Layer::Board)
            .with_marks(marks)
            .with_target(rect, target)
            .with_label(show.label(target)),
    );
    let mut inner = rect.inset_by(if large { 6.0 } else { 3.0 }, if large { 5.0 } else { 3.0 });
    let actions = slot.actions();
    let head = if large { 22.0 * unit.held(0.82, 1.5) } else { 22.0 };
    if large {
        let heads = inner.take_top(head * 2.0);
        let lines = match actions.len() {
            1 => vec![Rect::around(heads.centre(), heads.w, head)],
            count => heads.rows(count, 0.0).collect(),
        };
        for (&action, at) in actions.iter().zip(lines) {
            scene.push(head_of(show, action, at, unit));
        }
    } else {
        let heads = inner.take_top(head);
        for (&action, at) in actions.iter().zip(heads.columns(actions.len(), 2.0)) {
            scene.push(head_of(show, action, at, 0.0));
        }
    }
    inner.take_top(3.0);
    if inner.h >= 16.0 {
        workers::draw(show, slot, inner, scene);
    }
}

/// An action: its symbol, and where there is room its name.
fn head_of(show: &Show, action: Action, rect: Rect, unit: f32) -> Node<Target> {
    let target = Target::Thing(Thing::Action(action));
    let light = Light::of(show, target);
    // What cannot be done is pale, where it is asked.
    let shut = workers::takes(show) && show.game.hinders(show.table(), action).is_some();
    let mut marks = Vec::new();
    if light != Light::Rest {
        marks.extend(print::slip(rect.inset_by(-2.0, 0.5), 3.0, light));
    }
    let mut inner = rect.inset_by(1.0, 0.0);
    let side = (rect.h - 2.0).min(30.0);
    let icon = match unit > 0.0 {
        true => Rect::around(inner.take_left(side).centre(), side, side),
        false => Rect::around(inner.centre(), side, side),
    };
    let stamp = stamp(show, action, icon);
    marks.push(if shut { stamp.grey().into() } else { stamp.into() });
    if unit > 0.0 {
        inner.take_left(5.0);
        let name = show.speech().action_name(action);
        let ink = if shut { palette::MUTE } else { palette::INK };
        marks.extend(line(name, inner, (Face::SerifSemibold, 14.0 * unit), ink, Align::Start));
    }
    Node::new(keys::Kind::Action.key(action as u16, 0, 0), Layer::Part)
        .with_marks(marks)
        .with_target(rect, target)
        .with_label(show.label(target))
}

/// An action's symbol; pieces in the own colour.
pub(super) fn stamp(show: &Show, action: Action, rect: Rect) -> Stamp {
    Stamp::new(Symbol::from(action), rect).tinted(show.crest(show.me()).color())
}
