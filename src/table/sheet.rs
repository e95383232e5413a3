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

/// The paper with its shade, and the notch that points to the middle of a tile above or below it.
pub(crate) fn frame(rect: Rect, tile: Point) -> Vec<Mark> {
    let edge = Stroke::new(palette::INK, 2.0);
    let below = rect.y > tile.y;
    let (base, tip) = if below {
        (rect.y, rect.y - 11.0)
    } else {
        (rect.bottom(), rect.bottom() + 11.0)
    };
    // Over the edge, so that the line is open below the notch.
    let inside = if below { base + 1.5 } else { base - 1.5 };
    let x = tile.x.held(rect.x + 24.0, rect.right() - 24.0);
    let corners = [
        Point::new(x - 15.0, base),
        Point::new(x, tip),
        Point::new(x + 15.0, base),
    ];
    let filled = [
        Point::new(x - 13.5, inside),
        Point::new(x, tip + if below { 1.5 } else { -1.5 }),
        Point::new(x + 13.5, inside),
    ];
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
