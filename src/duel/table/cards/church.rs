//! The Church cards.

use super::super::Show;
use super::super::icons::{FAITH, reward};
use super::{edge, outline};
use crate::drawing::geometry::Held as _;
use crate::drawing::letters::Face;
use crate::drawing::scene::{Align, Corners, Mark, Paint, Rect, Stroke, Symbol, Text, palette};
use crate::duel::components::ChurchId;
use crate::duel::content::ChurchRow;
use crate::game::Seat;
use crate::table::print::{self, Light};
use crate::table::row::Row;

/// A Church card: Faith at the left, points at the right, its reward between them or below.
pub(in super::super) fn church_card(show: &Show, card: ChurchId, rect: Rect, light: Light) -> Vec<Mark> {
    let row = &show.game.content().church[usize::from(card.0)];
    let mut marks = print::slip(rect, 3.0, light);
    if rect.h > rect.w * 0.75 && (rect.w < 104.0 || rect.h >= 88.0) {
        marks.extend(upright_church(row, rect));
        marks.extend(outline(rect, light));
        marks.extend(edge(rect, light));
        return marks;
    }
    let mut inner = rect.inset_by(6.0, 3.0);
    let high = inner.h >= 34.0;
    let mut head = if high { inner.take_top(inner.h * 0.52) } else { inner };
    let size = match (head.w, rect.h) {
        (w, h) if w > 120.0 && h >= 76.0 => 19.0,
        (w, _) if w > 110.0 => 15.0,
        _ => 13.0,
    };
    let faith = Row::new(size)
        .icon_size(size * 1.25)
        .icon(FAITH)
        .gap(3.0)
        .text(row.faith.to_string());
    let points = Row::new(size)
        .icon_size(size * 1.25)
        .text(row.points.to_string())
        .gap(2.0)
        .icon(Symbol::Point);
    let half = (head.w - 6.0) / 2.0;
    marks.extend(faith.within(head.take_left(half), Align::Start));
    head.take_left(6.0);
    marks.extend(points.within(head, Align::End));
    if high {
        marks.extend(reward(Row::new(size - 1.0), &row.reward).within(inner, Align::Start));
    }
    marks.extend(edge(rect, light));
    marks
}

/// The place of a Church card that somebody took: what Faith it asked, and whose it is.
pub(in super::super) fn church_taken(show: &Show, card: ChurchId, owner: Seat, rect: Rect) -> Vec<Mark> {
    let faith = show.game.content().church[usize::from(card.0)].faith;
    let paper = Paint::new(palette::TILE, Stroke::new(palette::LINE, 1.0));
    let mut inner = rect.inset(1.0);
    let head = inner.take_top(inner.h * 0.3);
    let mut marks = vec![
        Mark::block(rect, 3.0, paper),
        Mark::block(head, Corners::new(2.5, 0.0), palette::RATE),
    ];
    let size = head.h.held(11.0, 17.0);
    marks.push(Text::within(head, faith.to_string(), Face::Sans, size, palette::MUTE, Align::Middle).into());
    let side = inner.w.min(inner.h).min(34.0) * 0.74;
    let crest = show.crest(owner);
    let at = Rect::around(inner.centre(), side, side);
    marks.push(Mark::tinted(crest.symbol(), at, crest.color()));
    marks
}

/// A Church card so narrow has no room to spare.
const SMALL: f32 = 60.0;

/// What stands on a Church card that is higher than wide: Faith on a shade above, its reward, and points below.
fn upright_church(row: &ChurchRow, rect: Rect) -> Vec<Mark> {
    let mut inner = rect.inset(1.0);
    let head = inner.take_top(inner.h * 0.3);
    let size = (inner.h * 0.3).held(11.0, 17.0 * (rect.w / 104.0).held(1.0, 1.6));
    let faith = Row::new(size)
        .face(Face::SansBold)
        .icon_size(size * 1.2)
        .icon(FAITH)
        .gap(1.0)
        .text(row.faith.to_string());
    // On a small one the figure alone: the row bears the sign.
    let faith = match rect.w < SMALL {
        true => Row::new(size).face(Face::SansBold).text(row.faith.to_string()),
        false => faith,
    };
    let points = Row::new(size)
        .icon_size(size * 1.2)
        .text(row.points.to_string())
        .gap(1.0)
        .icon(Symbol::Point);
    let gains = reward(Row::new(size).icon_size(size * 1.2), &row.reward);
    let corners = Corners::new(2.5, 0.0);
    let mut marks = vec![Mark::block(head, corners, palette::RATE)];
    marks.extend(faith.within(head, Align::Middle));
    let lines = if gains.is_empty() {
        vec![points]
    } else {
        vec![gains, points]
    };
    for (line, at) in lines.clone().into_iter().zip(inner.rows(lines.len(), 0.0)) {
        marks.extend(line.fitting(at.w - 2.0).within(at, Align::Middle));
    }
    marks
}
