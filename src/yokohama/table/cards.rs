//! Order and Technology cards at every size: slips on the strips, whole cards on sheets and in the hand, lines on a phone.

mod technologies;

pub(super) use technologies::{
    effect_size, line_tells_effect, technology, technology_card, technology_line, technology_slip,
    technology_slip_above,
};

use super::Show;
use super::rewards::Rewarding as _;
use crate::drawing::geometry::Held as _;
use crate::drawing::letters::{self, Face};
use crate::drawing::scene::{Align, Color, Corners, Mark, Paint, Point, Rect, Stamp, Stroke, Symbol, Text, palette};
use crate::table::print::{self, Light};
use crate::table::row::Row;
use crate::yokohama::components::{Area, Good, OrderId};
use crate::yokohama::content::OrderRow;

/// How much larger than at its normal size a card of a width is printed.
pub(super) fn enlarged(w: f32) -> f32 {
    (w / 118.0).held(1.0, 1.35)
}

/// The printed values of an Order card.
pub(super) fn order<'a>(show: &Show<'a>, id: OrderId) -> &'a OrderRow {
    &show.game.content().orders[usize::from(id.0)]
}

/// The least Power that opens a level of a Port.
pub(super) fn power_for(show: &Show, area: Area, level: u8) -> u8 {
    (1..=5).find(|&power| show.game.rate(area, power) >= level).unwrap_or(5)
}

/// An Order as a slip of a strip: goods above, flag and reward below; with room, the flag stands at the left.
pub(super) fn order_slip(show: &Show, id: OrderId, rect: Rect, light: Light) -> Vec<Mark> {
    let row = order(show, id);
    let is_wide = rect.w >= 124.0;
    let mut marks = match light {
        // Its ground and its foot are frame enough.
        Light::Rest if !is_wide => vec![Mark::block(rect, 3.0, palette::SLIP)],
        _ => print::slip(rect, 3.0, light),
    };
    let inner = rect.inset(1.0);
    let type_size = (rect.h * 0.29).held(11.0, 14.0);
    let text = |size: f32| shaded(Row::new(size), light);
    if is_wide {
        // On a high slip all of it is larger, and stays together.
        let type_size = type_size.max((rect.h * 0.17).min(16.0));
        let mut body = inner;
        let side = body.take_left((rect.h * 0.36).held(rect.h.min(28.0), 34.0));
        marks.push(Mark::block(
            side,
            Corners {
                top_left: 2.0,
                bottom_left: 2.0,
                ..Corners::SHARP
            },
            band(light),
        ));
        marks.push(flag(
            row,
            Rect::around(side.centre(), side.w - 10.0, side.w - 10.0),
            light,
        ));
        let body = body.inset_by(5.0, 2.0);
        let mut lines = Rect::around(body.centre(), body.w, body.h.min(type_size * 4.0)).rows(2, 0.0);
        let (above, below) = (lines.next().unwrap_or(body), lines.next().unwrap_or(body));
        marks.extend(text(type_size).goods(row.goods).within(above, Align::Start));
        let reward = text(type_size)
            .color(palette::MUTE)
            .text("→")
            .gap(4.0)
            .color(ink(light));
        marks.extend(reward.reward_within(&row.reward, below, 1, Align::Start));
        return marks;
    }
    let mut above = inner;
    let below = above.take_bottom(inner.h * 0.49);
    marks.push(Mark::block(below, Corners::new(0.0, 2.0), band(light)));
    marks.push(Mark::line(
        Point::new(below.x, below.y),
        Point::new(below.right(), below.y),
        Stroke::new(palette::HAIR, 1.0),
    ));
    marks.extend(
        text(type_size)
            .goods(row.goods)
            .within(above.inset_by(2.0, 0.0), Align::Middle),
    );
    let mut below = below.inset_by(3.0, 0.0);
    let badge = (below.h - 4.0).min(16.0);
    let side = below.take_left(badge + 2.0);
    marks.push(flag(row, Rect::around(side.centre(), badge, badge), light));
    marks.extend(text(type_size).reward_within(&row.reward, below, 1, Align::End));
    marks
}

/// An Order as a whole card: country, goods against what is owned, reward. Green if it can be completed.
pub(super) fn order_card(show: &Show, id: OrderId, rect: Rect, light: Light) -> Vec<Mark> {
    let row = order(show, id);
    let me = &show.table().seats[show.me()];
    let ready = Good::ALL
        .into_iter()
        .all(|good| me.good(good) >= row.goods[good.index()].into());
    let mut marks = print::slip(rect, 4.0, light);
    let mut inner = rect.inset(1.0);
    let name = show.words.country(row.country);
    // A long name is broken; then the head is higher.
    let tall = (rect.h * 0.19).held(20.0, 30.0);
    // A tick comes before the name's being in one line, but breaks no word that has no place for it; the counts of the goods tell
    // as much.
    let room = inner.w - tall - 12.0;
    let beside = letters::wrap_whole(Face::SerifSemibold, 11.0, name, room - 14.0);
    let fits = |line: &String| letters::width(Face::SerifSemibold, 11.0, line) <= room - 14.0;
    let ticked = ready && light != Light::Shut && beside.iter().all(fits);
    let lines = match ticked {
        true => beside,
        false => letters::wrap(Face::SerifSemibold, 11.0, name, room),
    };
    let head = inner.take_top(tall.max(if lines.len() > 1 { 26.0 } else { 0.0 }));
    let foot = inner.take_bottom((rect.h * 0.22).held(20.0, 40.0));
    let band_color = match (light, ready) {
        (Light::Shut, _) => palette::MUTE,
        (_, true) => palette::MOSS_DARK,
        _ => palette::INDIGO,
    };
    marks.push(Mark::block(head, Corners::new(3.0, 0.0), band_color));
    marks.push(Mark::block(foot, Corners::new(0.0, 3.0), band(light)));
    marks.push(Mark::line(
        Point::new(foot.x, foot.y),
        Point::new(foot.right(), foot.y),
        Stroke::new(palette::LINE, 1.0),
    ));
    let mut title = head.inset_by(6.0, 0.0);
    let badge = title.take_left(tall - 5.0);
    marks.push(flag(row, Rect::around(badge.centre(), badge.w, badge.w), light));
    title.take_left(5.0);
    if ticked {
        let tick = title.take_right(14.0);
        marks.push(Text::within(tick, "✓", Face::SansBold, 13.0, palette::WHITE, Align::End).into());
    }
    let (size, lines) = match letters::fit(Face::SerifSemibold, 14.0, 11.0, name, title.w) {
        Some(size) => (size, vec![name.to_owned()]),
        None => (11.0, lines),
    };
    let block = Rect::around(title.centre(), title.w, 11.5 * lines.len() as f32);
    for (at, line) in block.rows(lines.len(), 0.0).zip(lines) {
        marks.push(Text::within(at, line, Face::SerifSemibold, size, palette::WHITE, Align::Start).into());
    }
    marks.extend(wanted(row, &me.goods, inner.inset_by(4.0, 2.0), light));
    let size = (foot.h * 0.5).held(12.0, 18.0);
    marks.extend(shaded(Row::new(size), light).reward_within(&row.reward, foot.inset_by(4.0, 0.0), 1, Align::Middle));
    marks
}

/// The goods that an Order wants, each with how many of them are owned: green where they suffice.
fn wanted(row: &OrderRow, owned: &[u16; 4], rect: Rect, light: Light) -> Vec<Mark> {
    let goods: Vec<Good> = Good::ALL
        .into_iter()
        .filter(|good| row.goods[good.index()] > 0)
        .collect();
    let column = (rect.w / goods.len().max(1) as f32).min(68.0);
    let icon = (rect.h - 18.0)
        .min(column - 4.0)
        .held(12.0, if rect.h > 120.0 { 54.0 } else { 40.0 });
    let size = (icon * 0.36).held(13.0, 18.0);
    let tall = icon + size * 1.3;
    let mut area = Rect::around(rect.centre(), column * goods.len() as f32, tall);
    let mut marks = Vec::new();
    for good in goods {
        let mut cell = area.take_left(column);
        let needs = u16::from(row.goods[good.index()]);
        let has = owned[good.index()];
        let stamp = Stamp::new(good.into(), Rect::around(cell.take_top(icon).centre(), icon, icon));
        marks.push(if light == Light::Shut { stamp.grey() } else { stamp }.into());
        let color = match (light, has >= needs) {
            (Light::Shut, _) => palette::MUTE,
            (_, true) => palette::MOSS_DARK,
            _ => palette::VERMILION_DARK,
        };
        let count = format!("{}/{needs}", has.min(99));
        // More than enough is enough.
        let count = match letters::width(Face::SansBold, 11.0, &count) < column - 2.0 {
            true => count,
            false => format!("{}/{needs}", has.min(needs)),
        };
        let size = letters::fit(Face::SansBold, size, 11.0, &count, column - 1.0).unwrap_or(11.0);
        marks.push(Text::within(cell, count, Face::SansBold, size, color, Align::Middle).into());
    }
    marks
}

/// An Order as a line of a list on a phone: flag, goods, reward; what can be taken has its reward on gold.
pub(super) fn order_line(show: &Show, id: OrderId, rect: Rect, light: Light) -> Vec<Mark> {
    let row = order(show, id);
    let mut marks = line(rect, light);
    let mut inner = rect.inset_by(6.0, 2.0);
    let badge = inner.take_left(28.0);
    marks.push(flag(row, Rect::around(badge.centre(), 26.0, 26.0), light));
    inner.take_left(10.0);
    let reward = shaded(Row::new(15.0), light).reward(&row.reward);
    let reward = reward.fitting(inner.w * 0.4);
    let pill = inner.take_right(reward.width() + 20.0);
    if light == Light::Lit {
        marks.push(Mark::block(Rect::around(pill.centre(), pill.w, 30.0), 15.0, OFFERED));
    }
    marks.extend(reward.within(pill, Align::Middle));
    inner.take_right(6.0);
    marks.extend(
        shaded(Row::new(16.0), light)
            .goods(row.goods)
            .within(inner, Align::Start),
    );
    marks
}

/// The ground of what is said of a card that can be taken.
pub(super) const OFFERED: Color = Color::rgb(0xF1E4C4);

/// The ground of a line in a list: a box round what is chosen, a hairline below the others.
fn line(rect: Rect, light: Light) -> Vec<Mark> {
    match light {
        Light::Chosen => print::slip(rect.inset_by(1.0, 1.5), 5.0, light),
        Light::Lit | Light::Rest | Light::Shut => vec![Mark::line(
            Point::new(rect.x, rect.bottom()),
            Point::new(rect.right(), rect.bottom()),
            Stroke::new(palette::LINE, 1.0),
        )],
    }
}

/// The colour of type on a card in a state.
pub(super) const fn ink(light: Light) -> Color {
    match light {
        Light::Shut => palette::MUTE,
        _ => palette::INK,
    }
}

/// A row as it stands on a card in a state.
fn shaded(row: Row, light: Light) -> Row {
    match light {
        Light::Shut => row.faint().color(palette::MUTE),
        _ => row,
    }
}

/// The band below or beside the goods of an Order.
fn band(light: Light) -> Paint {
    match light {
        Light::Shut => palette::SHADE.alpha(60).into(),
        _ => Color::rgb(0xF3E6C4).into(),
    }
}

fn flag(row: &OrderRow, rect: Rect, light: Light) -> Mark {
    badge(row.country.into(), rect, light)
}

fn badge(symbol: Symbol, rect: Rect, light: Light) -> Mark {
    let stamp = Stamp::new(symbol, rect);
    match light {
        Light::Shut => stamp.grey().into(),
        _ => stamp.into(),
    }
}
