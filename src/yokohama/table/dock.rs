//! The dock: oneself, the open question with its buttons, the own Orders.

mod hand;
mod me;

use super::choices::{self, Site};
use super::{Button, Show, Target, outlook, question};
use crate::drawing::geometry::Held as _;
use crate::drawing::letters::{self, Face};
use crate::drawing::scene::{Align, Color, Fill, Layer, Mark, Node, Point, Rect, Scene, Stroke, Text, palette};
use crate::table::keys as house_keys;
use crate::table::keys::Part;
use crate::table::print::{self, Setting, Spread};

pub(super) use hand::orders;
pub(super) use me::{belongings, summary};

/// Draws the dock.
pub(super) fn draw(show: &Show, rect: Rect, scene: &mut Scene<Target>) {
    let large = rect.h > 170.0;
    let ground = Fill::Down {
        top: rect.y,
        bottom: rect.bottom(),
        stops: vec![(0.0, Color::rgb(0xEADBB8)), (1.0, palette::SHADE)],
    };
    let line = |y: f32, stroke| Mark::line(Point::new(rect.x, y), Point::new(rect.right(), y), stroke);
    scene.push(
        Node::new(Part::Dock.key(0, 0, 0), Layer::Sheet)
            .with_marks([
                Mark::block(rect, 0.0, ground),
                line(rect.y + 1.0, Stroke::new(palette::INK, 2.0)),
                line(rect.y + 4.0, Stroke::new(palette::LINE, 1.0)),
            ])
            .with_cover(rect),
    );
    let mut inner = rect.inset_by(8.0, if large { 11.0 } else { 9.0 });
    inner.take_top(1.0);
    let me = inner.take_left((inner.w * 0.25).held(312.0, 440.0));
    let cards = inner.take_right((inner.w * 0.392).held(318.0, 424.0));
    belongings(show, me, scene);
    orders(show, cards, scene);
    question(show, inner.inset_by(if large { 56.0 } else { 26.0 }, 1.0), scene);
}

/// The open question with its detail and its buttons.
fn question(show: &Show, rect: Rect, scene: &mut Scene<Target>) {
    let large = rect.h > 150.0;
    let setting = Setting {
        tall: if large { 48.0 } else { 44.0 },
        least: 24.0,
        gap: 8.0,
        padding: if large { 16.0 } else { 13.0 },
        spread: Spread::Natural,
    };
    let asked = question::question(show);
    let buttons = choices::buttons(show, Site::Dock);
    let (title_size, detail_size) = if large { (24.0, 15.0) } else { (20.0, 14.0) };
    let mut rest = rect;
    let mut marks = headline(&asked.title, title_size, &mut rest);
    // Lower buttons are better than a question without its detail.
    let lower = Setting { tall: 36.0, ..setting };
    let told = |setting| outlook::draw(show, &asked.detail, detail_size, fitting(&buttons, rest, setting, 36.0));
    let (setting, told) = match (told(setting), told(lower)) {
        (first, second) if !first.whole && second.whole => (lower, second),
        (first, _) => (setting, first),
    };
    marks.extend(told.marks);
    scene.push(
        Node::new(house_keys::question(), Layer::SheetPart)
            .with_marks(marks)
            .with_label(format!("{} {}", asked.title, asked.detail)),
    );
    push_buttons(buttons, rest, setting, scene);
}

/// A title cut off the top of a rectangle: on one line, or in smaller type on as many as it takes.
pub(super) fn headline(title: &str, size: f32, rest: &mut Rect) -> Vec<Mark> {
    const SMALLER: f32 = 16.0;
    let (size, high, lines) = match letters::fit(Face::SerifBold, size, SMALLER, title, rest.w) {
        Some(fitting) => (fitting, size * 1.25, vec![title.to_owned()]),
        None => {
            let lines = letters::wrap(Face::SerifBold, SMALLER, title, rest.w);
            (SMALLER, SMALLER * 1.15, lines)
        }
    };
    let write = |line| {
        let at = rest.take_top(high);
        Text::within(at, line, Face::SerifBold, size, palette::INK, Align::Start).into()
    };
    lines.into_iter().map(write).collect()
}

/// The room above buttons that stand at the bottom of a rectangle, when they are `least` high or more if that is possible.
pub(super) fn fitting(buttons: &[Button], rect: Rect, setting: Setting, least: f32) -> Rect {
    let rects = print::flow(buttons, rect, setting);
    let top = rects.iter().map(|rect| rect.y).fold(rect.bottom(), f32::min);
    let tight = rects.first().is_some_and(|rect| rect.h < least);
    let h = if tight { 0.0 } else { (top - rect.y - 4.0).max(0.0) };
    Rect::new(rect.x, rect.y, rect.w, h)
}

/// Draws buttons at the bottom of a rectangle.
pub(super) fn push_buttons(buttons: Vec<Button>, rect: Rect, setting: Setting, scene: &mut Scene<Target>) {
    let rects = print::flow(&buttons, rect, setting);
    for (i, (button, at)) in buttons.into_iter().zip(rects).enumerate() {
        let key = Part::Button.key(i as u16, rect.y as u16, 0);
        scene.push(button.node(at, key, Layer::SheetPart));
    }
}
