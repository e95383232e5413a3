//! The dock below a board: its ground, and how a question stands in it, as on a phone: a title, what is told, buttons at the bottom.

use super::keys::{self, Part};
use super::print::{self, Button, Setting, Spread};
use super::row::Row;
use crate::drawing::letters::{self, Face};
use crate::drawing::scene::{Align, Color, Fill, Layer, Mark, Node, Point, Rect, Scene, Stroke, Text, palette};
use crate::words::Question;

/// The ground of the dock: shaded paper with a key line above.
pub(crate) fn ground<T>(rect: Rect) -> Node<T> {
    let ground = Fill::Down {
        top: rect.y,
        bottom: rect.bottom(),
        stops: vec![(0.0, Color::rgb(0xEADBB8)), (1.0, palette::SHADE)],
    };
    let line = |y: f32, stroke| Mark::line(Point::new(rect.x, y), Point::new(rect.right(), y), stroke);
    Node::new(Part::Dock.key(0, 0, 0), Layer::Sheet)
        .with_marks([
            Mark::block(rect, 0.0, ground),
            line(rect.y + 1.0, Stroke::new(palette::INK, 2.0)),
            line(rect.y + 4.0, Stroke::new(palette::LINE, 1.0)),
        ])
        .with_cover(rect)
}

/// A question with what is told below it, which draws itself in a type size and a rectangle, and its buttons.
pub(crate) fn asked<T: Copy + Eq>(
    asked: &Question,
    told: impl FnOnce(f32, Rect) -> Vec<Mark>,
    mut buttons: Vec<Button<T>>,
    rect: Rect,
    scene: &mut Scene<T>,
) {
    let large = is_large(rect);
    let setting = setting(rect);
    let (title_size, detail_size) = if large { (26.0, 17.0) } else { (19.0, 13.5) };
    if large {
        buttons.iter_mut().for_each(enlarge);
    }
    let mut rest = rect;
    let mut marks = headline(&asked.title, title_size, &mut rest);
    let room = fitting(&buttons, rest, setting, 24.0);
    marks.extend(told(detail_size, room));
    scene.push(
        Node::new(keys::question(), Layer::SheetPart)
            .with_marks(marks)
            .with_label(format!("{} {}", asked.title, asked.detail)),
    );
    push_buttons(buttons, rest, setting, scene);
}

/// Whether a question stands on a large screen.
const fn is_large(rect: Rect) -> bool {
    rect.h > 150.0
}

/// How the buttons of a question stand in a dock.
pub(crate) const fn setting(rect: Rect) -> Setting {
    let large = is_large(rect);
    Setting {
        tall: if large { 48.0 } else { 42.0 },
        least: 24.0,
        gap: 7.0,
        padding: if large { 16.0 } else { 12.0 },
        spread: Spread::Natural,
    }
}

/// Sets a button in the type of a large screen.
fn enlarge<T>(button: &mut Button<T>) {
    button.row = Row::new(16.0).icon_size(23.0).then(button.row.clone());
}

/// A line of detail from the top of a rectangle, in smaller type where it needs it; nothing where it has no room.
pub(crate) fn detail(text: &str, size: f32, rect: Rect) -> Vec<Mark> {
    let wrapped = |size: f32| letters::wrap(Face::Sans, size, text, rect.w);
    let fits = |size: &f32| wrapped(*size).len() as f32 * size * 1.28 <= rect.h;
    let Some(size) = [size, size - 1.0, 11.5, 11.0].into_iter().find(fits) else {
        return Vec::new();
    };
    let mut rest = rect;
    let write = |line: String| {
        let at = rest.take_top(size * 1.28);
        Text::within(at, line, Face::Sans, size, palette::INK, Align::Start).into()
    };
    wrapped(size).into_iter().map(write).collect()
}

/// A title cut off the top of a rectangle: on one line, or in smaller type on as many as it takes.
pub(crate) fn headline(title: &str, size: f32, rest: &mut Rect) -> Vec<Mark> {
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
pub(crate) fn fitting<T: Copy>(buttons: &[Button<T>], rect: Rect, setting: Setting, least: f32) -> Rect {
    let rects = print::flow(buttons, rect, setting);
    let top = rects.iter().map(|rect| rect.y).fold(rect.bottom(), f32::min);
    let tight = rects.first().is_some_and(|rect| rect.h < least);
    let h = if tight { 0.0 } else { (top - rect.y - 4.0).max(0.0) };
    Rect::new(rect.x, rect.y, rect.w, h)
}

/// Draws buttons at the bottom of a rectangle.
pub(crate) fn push_buttons<T: Copy + Eq>(buttons: Vec<Button<T>>, rect: Rect, setting: Setting, scene: &mut Scene<T>) {
    let rects = print::flow(&buttons, rect, setting);
    for (i, (button, at)) in buttons.into_iter().zip(rects).enumerate() {
        let key = Part::Button.key(i as u16, rect.y as u16, 0);
        scene.push(button.node(at, key, Layer::SheetPart));
    }
}
