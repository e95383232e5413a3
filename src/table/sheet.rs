//! A sheet over the board: its paper with a notch, its way to be folded, and how ways to pay are set on it.

use super::keys::Part;
use super::print::{self, Button, Setting, Spread, Weight};
use super::row::Row;
use super::target::{Control, Target};
use super::{Explained, SceneOf, Show};
use crate::drawing::geometry::Held as _;
use crate::drawing::letters::Face;
use crate::drawing::scene::{Color, Layer, Mark, Paint, Path, Point, Rect, Stroke, palette};
use crate::words::Key;

/// The paper of a sheet.
pub(crate) const GROUND: Color = Color::rgb(0xFCF7E8);

/// How the ways to pay are set.
pub(crate) const PAYING: Setting = Setting {
    tall: 46.0,
    least: 28.0,
    gap: 8.0,
    padding: 14.0,
    spread: Spread::Natural,
};

/// The paper with its shade, and the notch that points to the middle of a tile at its right, or above or below it.
pub(crate) fn frame(rect: Rect, tile: Point) -> Vec<Mark> {
    const OUT: f32 = 12.0;
    const HALF: f32 = 18.0;
    let edge = Stroke::new(palette::INK, 2.0);
    let x = tile.x.held(rect.x + 24.0, rect.right() - 24.0);
    let y = tile.y.held(rect.y + 24.0, rect.bottom() - 24.0);
    // Where the notch stands on the edge, and which way it points.
    let (base, out) = if tile.x > rect.right() {
        (Point::new(rect.right(), y), Point::new(1.0, 0.0))
    } else if rect.y > tile.y {
        (Point::new(x, rect.y), Point::new(0.0, -1.0))
    } else {
        (Point::new(x, rect.bottom()), Point::new(0.0, 1.0))
    };
    let at = |outwards: f32, along: f32| {
        let across = Point::new(outwards * out.x + along * out.y, outwards * out.y + along * out.x);
        base + across
    };
    let corners = [at(0.0, -HALF), at(OUT, 0.0), at(0.0, HALF)];
    // Over the edge, so that the line is open below the notch.
    let filled = [at(-1.5, 1.5 - HALF), at(OUT - 1.5, 0.0), at(-1.5, HALF - 1.5)];
    vec![
        Mark::block(rect.shifted(Point::new(3.0, 6.0)), 6.0, palette::INK.alpha(24)),
        Mark::block(rect, 5.0, Paint::new(GROUND, edge)),
        Mark::block(rect.inset(2.5), 3.5, Stroke::new(palette::WHITE, 3.0)),
        Mark::block(rect.inset(4.5), 2.5, Stroke::new(palette::HAIR, 1.0)),
        Mark::path(Path::through(corners), edge),
        Mark::path(Path::polygon(filled), GROUND),
    ]
}

/// The line above the foot of a sheet.
pub(crate) fn line_above(rect: Rect) -> Mark {
    let y = rect.y + 3.0;
    let ends = [Point::new(rect.x, y), Point::new(rect.right(), y)];
    Mark::line(ends[0], ends[1], Stroke::new(palette::LINE, 1.0))
}

/// Draws the button that folds the sheet of a number away, taken off the right of a rectangle.
pub(crate) fn fold<G: Explained>(show: &Show<G>, number: u16, rest: &mut Rect, scene: &mut SceneOf<G>) {
    let text = show.words.text(Key::FoldAway);
    let button = Button {
        target: Target::Control(Control::Fold),
        row: Row::new(12.0).face(Face::Sans).text(text),
        note: None,
        label: text.to_owned(),
        weight: Weight::Quiet,
    };
    let w = button.row.width() + 18.0;
    let at = rest.take_right(w);
    let look = Rect::around(at.centre(), w, at.h.min(32.0) - 4.0);
    scene.push(button.node(look, Part::SheetFold.key(number, 0, 0), Layer::SheetPart));
    rest.take_right(8.0);
}

/// How many rows buttons take in a width.
pub(crate) fn rows<T: Copy>(buttons: &[Button<T>], w: f32) -> usize {
    let tall = Rect::new(0.0, 0.0, w, 2000.0);
    let mut tops: Vec<f32> = print::flow(buttons, tall, PAYING).iter().map(|rect| rect.y).collect();
    tops.dedup();
    tops.len()
}
