//! The Orders.

use super::super::{Show, icons};
use super::edge;
use crate::drawing::geometry::Held as _;
use crate::drawing::letters::{self, Face};
use crate::drawing::scene::{Align, Corners, Mark, Paint, Path, Point, Rect, Stroke, Symbol, Text, palette};
use crate::duel::components::{Good, OrderId};
use crate::duel::content::OrderRow;
use crate::duel::words::Tell;
use crate::table::print::{self, Light};
use crate::table::row::Row;

/// An Order: its points, the goods that it asks for, and what it gives. How many of a good stands in green where its owner has them, in red where not.
pub(in super::super) fn order_card(show: &Show, order: OrderId, rect: Rect, light: Light) -> Vec<Mark> {
    let Some(row) = show.game.content().orders.get(usize::from(order.0)) else {
        return Vec::new();
    };
    let me = &show.table().seats[show.me()];
    let mut marks = print::slip(rect, 4.0, light);
    if rect.h >= WHOLE.1 && rect.w >= WHOLE.0 {
        marks.extend(whole_order(show, row, rect, light));
        marks.extend(edge(rect, light));
        return marks;
    }
    let mut inner = rect.inset_by(7.0, 5.0);
    let low = inner.h < 64.0;
    let wide = low && inner.w >= 150.0;
    let points = Row::new(if low { 13.0 } else { 16.0 })
        .face(Face::SansBlack)
        .text(row.points.to_string())
        .gap(2.0)
        .icon(Symbol::Point);
    // Beside the goods, above them, or with the reward where a card has no room for a third line.
    let mut foot = Row::new(13.0);
    if wide {
        marks.extend(points.within(inner.take_left(44.0), Align::Start));
    } else if low {
        foot = points.gap(6.0);
    } else {
        let head = inner.take_top((inner.h * 0.3).min(26.0));
        marks.extend(points.within(head, Align::End));
    }
    let asked = |goods: &[(Good, u8)]| {
        goods.iter().fold(Row::new(14.0), |asked, &(good, n)| {
            let asked = if asked.is_empty() { asked } else { asked.gap(6.0) };
            let lacks = me.good(good) < u16::from(n);
            let ink = if lacks {
                palette::VERMILION_DARK
            } else {
                palette::MOSS_DARK
            };
            asked.color(ink).amount(n, good)
        })
    };
    let goods: Vec<(Good, u8)> = Good::ALL.into_iter().zip(row.goods).filter(|(_, n)| *n > 0).collect();
    let cells: Vec<Rect> = if wide {
        inner.columns(2, 8.0).collect()
    } else {
        inner.rows(2, if inner.h > 50.0 { 4.0 } else { 1.0 }).collect()
    };
    if let [first, mut given] = cells[..] {
        // On two lines where one would be too narrow and there is room for both.
        let lines = if first.h >= 36.0 && asked(&goods).width() > first.w {
            2
        } else {
            1
        };
        let per_line = goods.len().div_ceil(lines).max(1);
        for (at, goods) in first.rows(lines, 0.0).zip(goods.chunks(per_line)) {
            marks.extend(asked(goods).within(at, Align::Start));
        }
        if !wide {
            let paint = Paint::new(palette::RATE, Stroke::new(palette::HAIR, 1.0));
            marks.push(Mark::block(given.inset_by(-3.0, 0.0), 2.0, paint));
        }
        given = given.inset_by(1.0, 0.0);
        let gains = icons::reward(foot, &row.reward).fitting(given.w);
        let arrow = Row::new(13.0).face(Face::Sans).text("→").gap(4.0);
        // The arrow is left out where what it points to has no room beside it.
        let told = match arrow.width() + gains.width() <= given.w && (wide || !low) {
            true => arrow.then(gains),
            false => gains,
        };
        marks.extend(told.within(given, Align::Start));
    }
    marks.extend(edge(rect, light));
    marks
}

/// An Order as large as this is a whole card.
const WHOLE: (f32, f32) = (84.0, 104.0);

/// What stands on an Order that is a whole card: on its band that it is one, with a tick where its goods are there, and a frame; each good, with how many of it are
/// there and how many are asked for; below points and what else it gives.
fn whole_order(show: &Show, row: &OrderRow, rect: Rect, light: Light) -> Vec<Mark> {
    let me = &show.table().seats[show.me()];
    let goods: Vec<(Good, u8)> = Good::ALL.into_iter().zip(row.goods).filter(|(_, n)| *n > 0).collect();
    let is_whole = goods.iter().all(|&(good, n)| me.good(good) >= u16::from(n));
    let unit = (rect.h / 140.0).held(0.8, 1.2);
    let mut inner = rect.inset(1.0);
    let band = inner.take_top(24.0 * unit);
    let ground = if is_whole {
        palette::MOSS_DARK
    } else {
        palette::MULBERRY
    };
    let mut marks = vec![Mark::block(band, Corners::new(3.0, 0.0), ground)];
    let mut line = band.inset_by(8.0, 0.0);
    if is_whole {
        let tick = line.take_right(14.0);
        let at = |x: f32, y: f32| tick.centre() + Point::new(x * unit, y * unit);
        let path = Path::through([at(-5.0, 0.0), at(-1.0, 4.5), at(6.0, -5.0)]);
        marks.push(Mark::path(path, Stroke::new(palette::WHITE, 2.0)));
    }
    let name = show.words.phrase(Tell::OrderCard);
    let size = letters::fit(Face::SerifSemibold, 14.0 * unit, 11.0, name, line.w).unwrap_or(11.0);
    marks.push(Text::within(line, name, Face::SerifSemibold, size, palette::WHITE, Align::Start).into());
    let foot = inner.take_bottom(30.0 * unit);
    marks.push(Mark::block(foot, Corners::new(0.0, 3.0), palette::RATE));
    let ends = [Point::new(foot.x, foot.y), Point::new(foot.right(), foot.y)];
    marks.push(Mark::line(ends[0], ends[1], Stroke::new(palette::LINE, 1.0)));
    let gains = Row::new(14.0 * unit)
        .text(row.points.to_string())
        .gap(2.0)
        .icon(Symbol::Point)
        .gap(7.0);
    let gains = icons::reward(gains, &row.reward).fitting(foot.w - 6.0);
    marks.extend(gains.within(foot, Align::Middle));
    // Three side by side, or two above two.
    let across = if goods.len() > 3 || inner.w < 34.0 * goods.len() as f32 {
        2
    } else {
        3
    };
    let lines = goods.chunks(across);
    let count = lines.len().max(1);
    for (line, goods) in inner.inset_by(4.0, 3.0).rows(count, 2.0).zip(lines) {
        for (cell, &(good, n)) in line.columns(goods.len(), 2.0).zip(goods) {
            marks.extend(asked_good(me.good(good), n, good, cell, unit));
        }
    }
    // Framed in the green of its band; one that can be touched has an edge of its own.
    if is_whole && matches!(light, Light::Rest | Light::Shut) {
        marks.push(Mark::block(rect, 4.0, Stroke::new(palette::MOSS_DARK, 2.0)));
        marks.push(Mark::block(
            rect.inset(-2.0),
            5.5,
            Stroke::new(palette::MOSS_DARK.alpha(60), 2.0),
        ));
    }
    marks
}

/// A good with how many of it are there, and how many are asked for.
fn asked_good(there: u16, asked: u8, good: Good, rect: Rect, unit: f32) -> Vec<Mark> {
    let ink = match there < u16::from(asked) {
        true => palette::VERMILION_DARK,
        false => palette::MOSS_DARK,
    };
    let figures = format!("{there}/{asked}");
    let size = (13.0 * unit).max(11.0);
    // Below it where there is room, else beside it.
    if rect.h >= 40.0 * unit {
        let side = (rect.h - size * 1.5).min(rect.w).min(30.0 * unit);
        let mut block = Rect::around(rect.centre(), rect.w, side + size * 1.3);
        let above = block.take_top(side);
        return vec![
            Mark::stamp(good.into(), Rect::around(above.centre(), side, side)),
            Text::within(block, figures, Face::SansBold, size, ink, Align::Middle).into(),
        ];
    }
    let row = Row::new(size).icon(good).gap(1.0).color(ink).text(figures);
    row.fitting(rect.w).within(rect, Align::Middle).collect()
}
