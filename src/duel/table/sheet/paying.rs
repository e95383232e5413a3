//! The ways to pay for a card of a sheet, and before them what is paid for.

use super::super::hints::{self, Asked};
use super::super::{Button, Show, Target};
use crate::drawing::letters;
use crate::drawing::scene::{Align, Color, Face, Mark, Rect, Text, palette};
use crate::duel::words::Tell;
use crate::table::row::Row;

/// A sheet so wide is one of a large screen.
pub(super) const LARGE: f32 = 900.0;
/// How high a way to pay is there.
pub(super) const LARGE_WAY: f32 = 58.0;
/// How wide it is told before the ways to pay what is paid for, and how wide each of these is at most, in its heights.
pub(super) const LABEL: f32 = 132.0;
pub(super) const WAY: f32 = 7.0;

/// Sets a way to pay in the type of a large screen, with what it leaves apart on its line where both fit a width.
pub(super) fn enlarge(button: &mut Button, w: f32) {
    let row = Row::new(18.0).icon_size(26.0).then(button.row.clone());
    let whole = |note: &Row| row.clone().gap(APART).then(note.clone());
    match button.note.take() {
        Some(note) if whole(&note).width() <= w => button.row = whole(&note),
        note => {
            button.note = note.map(|note| Row::new(14.5).face(Face::Sans).then(note));
            button.row = row;
        }
    }
}

/// How far what a way to pay leaves stands from it.
const APART: f32 = 20.0;
/// How much of a way to pay its ring and its edges take, with some air.
pub(super) const AROUND: f32 = 46.0;

/// What a card takes, and which it is, before the ways to pay for it.
pub(super) fn paid_for(show: &Show, chosen: Target, rect: Rect) -> Vec<Mark> {
    let Target::Thing(thing) = chosen else {
        return Vec::new();
    };
    let takes = match hints::takes(show, thing) {
        Some((_, Asked::Nothing)) => show.words.phrase(Tell::InfluenceEnough).to_owned(),
        Some((text, _)) => text,
        None => String::new(),
    };
    let name = show.hint(chosen).map_or_else(String::new, |hint| hint.title);
    let unit = if rect.h >= LARGE_WAY { 1.2 } else { 1.0 };
    let mut block = Rect::around(rect.centre(), rect.w, 36.0 * unit);
    let lines = [
        (takes, Face::SansBold, 14.5 * unit, palette::INK),
        (name, Face::Sans, 13.0 * unit, palette::MUTE),
    ];
    let write = |(text, face, size, ink): (String, Face, f32, Color)| {
        let at = block.take_top(18.0 * unit);
        Text::within(
            at,
            letters::shorten(face, size, &text, at.w),
            face,
            size,
            ink,
            Align::Start,
        )
        .into()
    };
    lines.into_iter().map(write).collect()
}
