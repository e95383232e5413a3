//! What a card of a sheet takes beyond the Influence, below it or beside it.

use super::super::hints::{self, Asked};
use super::super::keys::Kind;
use super::super::{Scene, Sheet, Show, Target, Thing};
use super::{is_meant, number};
use crate::drawing::geometry::Held as _;
use crate::drawing::letters;
use crate::drawing::scene::{Align, Face, Layer, Mark, Node, Rect, Text, palette};
use crate::duel::words::Tell;

/// How high it is told below a card what it takes.
pub(super) const PILL: f32 = 24.0;

/// Whether it is told below the cards of a sheet what each takes.
pub(super) const fn has_pills(sheet: Sheet) -> bool {
    matches!(sheet, Sheet::Technologies | Sheet::Church)
}

/// What a card takes beyond the Influence, below it or at its edge; nothing where its like is not asked about.
pub(super) fn pill(show: &Show, thing: Thing, rect: Rect, scene: &mut Scene) {
    let Some((text, asked)) = hints::takes(show, thing) else {
        return;
    };
    let target = Target::Thing(thing);
    let (ground, ink) = match asked {
        // What takes nothing more is told apart, and calls no louder than what is chosen.
        Asked::Nothing => (Some(palette::MOSS_DARK.alpha(34)), palette::INK),
        _ if is_meant(show, target) => (Some(palette::VERMILION), palette::WHITE),
        Asked::InReach => (Some(palette::LIT_SHADE), palette::INK),
        Asked::OutOfReach => (None, palette::VERMILION_DARK),
    };
    let at = rect.inset_by(0.0, 1.0);
    let ease = (at.w * 0.07).held(12.0, 15.0);
    // Told whole where it has room.
    let whole = show.words.phrase(Tell::InfluenceEnough);
    let has_room = letters::fit(Face::SansBold, ease, 12.0, whole, at.w - 12.0).is_some();
    let text = match asked {
        Asked::Nothing if has_room => whole.to_owned(),
        _ => text,
    };
    let size = letters::fit(Face::SansBold, ease, 11.0, &text, at.w - 8.0).unwrap_or(11.0);
    let mut marks: Vec<Mark> = ground
        .map(|ground| Mark::block(at, at.h / 2.0, ground))
        .into_iter()
        .collect();
    let text = letters::shorten(Face::SansBold, size, &text, at.w - 8.0);
    marks.push(Text::within(at, text, Face::SansBold, size, ink, Align::Middle).into());
    let [kind, number] = number(thing);
    scene.push(Node::new(Kind::Takes.key(kind, number, 0), Layer::SheetPart).with_marks(marks));
}

/// How wide a pill beside a card is: as wide as the widest one of all cards asks, within limits.
pub(super) fn pills_width(show: &Show, cards: &[Thing]) -> f32 {
    let texts = cards.iter().filter_map(|thing| Some(hints::takes(show, *thing)?.0));
    let widest = texts
        .map(|text| letters::width(Face::SansBold, 12.0, &text))
        .reduce(f32::max);
    widest.map_or(0.0, |w| (w + 18.0).held(60.0, 124.0))
}
