//! The Influence cards.

use crate::drawing::geometry::Held as _;
use crate::drawing::letters::Face;
use crate::drawing::scene::{Align, Mark, Paint, Path, Point, Rect, Stroke, Text, palette};
use crate::sitters::Crest;
use crate::table::print::{self, Light};

/// An Influence card as it is seen.
#[derive(Clone, Copy, Debug)]
pub(in super::super) struct Influence {
    /// Its present level.
    pub level: u8,
    /// Whether it is upgraded, for good.
    pub upgraded: bool,
    /// Whose it is.
    pub crest: Crest,
}

/// A card as high as this bears its owner's crest, in pixels.
const CRESTED: f32 = 34.0;
/// And one as high as this has a frame of gold if it is upgraded.
const FRAMED: f32 = 44.0;

/// An Influence card: its level on white, in its owner's colour and with their crest; an upgraded one has a corner of gold.
pub(in super::super) fn influence(card: Influence, rect: Rect, light: Light) -> Vec<Mark> {
    let color = card.crest.color();
    let mut marks = match light {
        Light::Rest | Light::Shut => vec![Mark::block(
            rect,
            4.0,
            Paint::new(color, Stroke::new(palette::INK, 1.25)),
        )],
        light => print::slip(rect, 4.0, light),
    };
    let mut inner = rect.inset(1.5);
    if matches!(light, Light::Lit | Light::Chosen) {
        marks.push(Mark::block(inner, 3.0, color));
    }
    inner = inner.inset((rect.w * 0.08).held(2.0, 4.0));
    if rect.h < CRESTED {
        // Its foot tells whose it is, as the crest does on a larger one.
        inner.take_bottom(rect.h * 0.1);
    }
    if rect.h >= CRESTED {
        let foot = inner.take_bottom(rect.h * 0.2);
        let side = foot.h * 0.92;
        let at = Rect::around(foot.centre(), side, side);
        marks.push(Mark::circle(at.centre(), side / 2.0, palette::WHITE));
        marks.push(Mark::tinted(card.crest.symbol(), at.inset(side * 0.08), color));
        inner.take_bottom(1.0);
    }
    let edge = Stroke::new(palette::EDGE, 1.0);
    // One that waits is calm.
    let (paper, ink) = match light {
        Light::Shut => (palette::SHADE, palette::MUTE),
        _ => (palette::WHITE, palette::INK),
    };
    marks.push(Mark::block(inner, 2.0, Paint::new(paper, edge)));
    if card.upgraded {
        // On a small one a frame would crowd its level.
        if rect.h >= FRAMED {
            marks.push(Mark::block(inner.inset(1.25), 1.5, Stroke::new(palette::GOLD, 2.0)));
        }
        let fold = (inner.w * if rect.h >= CRESTED { 0.36 } else { 0.3 }).min(14.0);
        let corner = Point::new(inner.right(), inner.y);
        let folded = Path::polygon([corner - Point::new(fold, 0.0), corner, corner + Point::new(0.0, fold)]);
        marks.push(Mark::path(
            folded,
            Paint::new(palette::GOLD_LIGHT, Stroke::new(palette::INK, 1.0)),
        ));
    }
    if card.upgraded && rect.h < CRESTED {
        // Clear of the corner.
        inner = inner.shifted(Point::new(-1.0, 0.0));
    }
    let size = (inner.h * 0.8).min(inner.w * 0.74).clamp(12.0, 36.0);
    let level = card.level.to_string();
    marks.push(Text::within(inner, level, Face::SansBlack, size, ink, Align::Middle).into());
    if light == Light::Shut {
        // Its frame as well.
        marks.push(Mark::block(rect, 4.0, palette::SHADE.alpha(40)));
    }
    marks
}
