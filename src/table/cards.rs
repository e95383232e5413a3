//! Order and Technology cards at every size: slips on the strips, whole cards on sheets and in the hand, lines on a phone.

use super::Show;
use super::letters::{self, Face};
use super::print::{self, Light};
use super::row::Row;
use super::scene::{Align, Color, Corners, Mark, Paint, Point, Rect, Stamp, Stroke, Symbol, Text, palette};
use crate::yokohama::components::{Area, Good, OrderId, TechnologyId, Title};
use crate::yokohama::content::{OrderRow, TechnologyRow};

/// The printed values of an Order card.
pub(super) fn order<'a>(show: &Show<'a>, id: OrderId) -> &'a OrderRow {
    &show.game.content().orders[usize::from(id.0)]
}

/// The printed values of a Technology card.
pub(super) fn technology<'a>(show: &Show<'a>, id: TechnologyId) -> &'a TechnologyRow {
    &show.game.content().technologies[usize::from(id.0)]
}

/// The least Power that opens a level of a Port.
pub(super) fn power_for(show: &Show, area: Area, level: u8) -> u8 {
    (1..=5).find(|&power| show.game.rate(area, power) >= level).unwrap_or(5)
}

/// An Order as a slip of a strip: goods above, flag and reward below; with room, the flag stands at the left.
pub(super) fn order_slip(show: &Show, id: OrderId, rect: Rect, light: Light) -> Vec<Mark> {
    let row = order(show, id);
    let mut marks = print::slip(rect, 3.0, light);
    let inner = rect.inset(1.0);
    let type_size = (rect.h * 0.29).clamp(11.0, 14.0);
    let text = |size: f32| shaded(Row::new(size), light);
    if rect.w >= 124.0 {
        let mut body = inner;
        let side = body.take_left(rect.h.min(28.0));
        marks.push(Mark::block(
            side,
            Corners {
                top_left: 2.0,
                bottom_left: 2.0,
                ..Corners::SHARP
            },
            band(light),
        ));
        marks.push(flag(row, Rect::around(side.centre(), 18.0, 18.0), light));
        let body = body.inset_by(5.0, 2.0);
        let mut lines = body.rows(2, 0.0);
        let (above, below) = (lines.next().unwrap_or(body), lines.next().unwrap_or(body));
        marks.extend(text(type_size).goods(row.goods).within(above, Align::Start));
        let reward = text(type_size)
            .color(palette::MUTE)
            .text("→")
            .gap(4.0)
            .color(ink(light));
        marks.extend(reward.reward(&row.reward).within(below, Align::Start));
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
    marks.extend(text(type_size).reward(&row.reward).within(below, Align::End));
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
    let tall = (rect.h * 0.19).clamp(20.0, 30.0);
    let lines = letters::wrap(Face::SerifSemibold, 11.0, name, inner.w - tall - 12.0);
    let head = inner.take_top(tall.max(if lines.len() > 1 { 26.0 } else { 0.0 }));
    let foot = inner.take_bottom((rect.h * 0.22).clamp(20.0, 40.0));
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
    // Where there is no room for a tick, the counts of the goods tell as much.
    let spare = title.w - letters::width(Face::SerifSemibold, 11.0, name);
    if ready && light != Light::Shut && spare >= 14.0 {
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
    let size = (foot.h * 0.5).clamp(12.0, 18.0);
    marks.extend(
        shaded(Row::new(size), light)
            .reward(&row.reward)
            .within(foot.inset_by(4.0, 0.0), Align::Middle),
    );
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
        .clamp(12.0, if rect.h > 120.0 { 54.0 } else { 40.0 });
    let size = (icon * 0.36).clamp(13.0, 18.0);
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

/// An Order as a line of a list on a phone: flag, goods, reward.
pub(super) fn order_line(show: &Show, id: OrderId, rect: Rect, light: Light) -> Vec<Mark> {
    let row = order(show, id);
    let mut marks = line(rect, light);
    let mut inner = rect.inset_by(6.0, 2.0);
    let badge = inner.take_left(26.0);
    marks.push(flag(row, Rect::around(badge.centre(), 24.0, 24.0), light));
    inner.take_left(8.0);
    let goods = inner.take_left(inner.w * 0.52);
    marks.extend(
        shaded(Row::new(15.0), light)
            .goods(row.goods)
            .within(goods, Align::Start),
    );
    marks.extend(
        shaded(Row::new(15.0), light)
            .reward(&row.reward)
            .within(inner, Align::End),
    );
    marks
}

/// What a Technology costs on a space of a Laboratory board, the space's surcharge included.
pub(super) fn cost(show: &Show, id: TechnologyId, space: usize) -> u8 {
    technology(show, id).value + show.game.content().laboratory.spaces[space]
}

/// A Technology as a slip of a strip: cost and flag at the left, title, and with room what it does.
pub(super) fn technology_slip(show: &Show, id: TechnologyId, space: usize, rect: Rect, light: Light) -> Vec<Mark> {
    let row = technology(show, id);
    let mut marks = print::slip(rect, 3.0, light);
    let mut body = rect.inset(0.75);
    let side = body.take_left((rect.w * 0.24).clamp(22.0, 28.0));
    let (ground, figures) = light.of_costs();
    marks.push(Mark::block(
        side,
        Corners {
            top_left: 2.5,
            bottom_left: 2.5,
            ..Corners::SHARP
        },
        ground,
    ));
    let mut halves = side;
    let top = halves.take_top(side.h * 0.52);
    let size = (rect.h * 0.36).clamp(12.0, 16.0);
    let value = cost(show, id, space).to_string();
    marks.push(Text::within(top, value, Face::SansBlack, size, figures, Align::Middle).into());
    let badge = (halves.h - 3.0).min(16.0);
    marks.push(technology_flag(
        row,
        Rect::around(halves.centre() - Point::new(0.0, 1.0), badge, badge),
        light,
    ));
    let body = body.inset_by(4.0, 1.0);
    marks.extend(title_and_effect(show, row.title, body, ink(light)));
    marks
}

/// The title in up to two lines, below it what the Technology does if there is room for both.
fn title_and_effect(show: &Show, title: Title, rect: Rect, color: Color) -> Vec<Mark> {
    let name = show.words.title(title);
    let mut size = (rect.h * 0.3).clamp(11.5, 13.5);
    let mut lines = letters::wrap(Face::SerifSemibold, size, name, rect.w);
    while size > 11.0 && (letters::widest(Face::SerifSemibold, size, &lines) > rect.w || lines.len() > 2) {
        size = (size - 0.5_f32).max(11.0);
        lines = letters::wrap(Face::SerifSemibold, size, name, rect.w);
    }
    // What is too much for the slip is told by the whole card.
    let wide = letters::widest(Face::SerifSemibold, size, &lines) > rect.w;
    if wide || lines.len() as f32 * size * 1.05 > rect.h + 3.0 {
        lines = letters::wrap(Face::SerifSemibold, size, show.words.title_short(title), rect.w);
    }
    let effect = letters::wrap(Face::Sans, 11.0, show.words.effect_short(title), rect.w);
    let (high, low) = (size * 1.05, 12.5);
    let both = lines.len() as f32 * high + effect.len() as f32 * low;
    let with_effect = both <= rect.h;
    let tall = if with_effect { both } else { lines.len() as f32 * high };
    let mut y = rect.centre().y - tall / 2.0;
    let mut marks = Vec::new();
    for text in lines {
        let at = Rect::new(rect.x, y, rect.w, high);
        marks.push(Text::within(at, text, Face::SerifSemibold, size, color, Align::Start).into());
        y += high;
    }
    for text in effect.into_iter().filter(|_| with_effect) {
        let at = Rect::new(rect.x, y, rect.w, low);
        marks.push(Text::within(at, text, Face::Sans, 11.0, palette::MUTE, Align::Start).into());
        y += low;
    }
    marks
}

/// A Technology as a whole card: cost, how it comes about, flag, title and effect.
pub(super) fn technology_card(show: &Show, id: TechnologyId, space: usize, rect: Rect, light: Light) -> Vec<Mark> {
    let row = technology(show, id);
    let mut marks = print::slip(rect, 4.0, light);
    // On a large sheet all of it is larger.
    let by = (rect.w / 118.0).clamp(1.0, 1.35);
    let mut inner = rect.inset_by(8.0, 7.0);
    let mut head = inner.take_top(30.0 * by);
    let (ground, figures) = light.of_costs();
    let round = head.take_left(30.0 * by);
    marks.push(Mark::circle(round.centre(), 15.0 * by, ground));
    let value = cost(show, id, space).to_string();
    marks.push(Text::within(round, value, Face::SansBlack, 17.0 * by, figures, Align::Middle).into());
    let badge = head.take_right(22.0 * by);
    marks.push(technology_flag(
        row,
        Rect::around(badge.centre(), badge.w, badge.w),
        light,
    ));
    head.take_left(5.0);
    let sum = match show.game.content().laboratory.spaces[space] {
        0 => row.value.to_string(),
        surcharge => format!("{} + {surcharge}", row.value),
    };
    marks.push(Text::within(head, sum, Face::Sans, 11.0 * by, palette::MUTE, Align::Start).into());
    inner.take_top(5.0);
    let color = ink(light);
    for text in letters::wrap(Face::SerifBold, 15.0 * by, show.words.title(row.title), inner.w) {
        let at = inner.take_top(16.0 * by);
        marks.push(Text::within(at, text, Face::SerifBold, 15.0 * by, color, Align::Start).into());
    }
    inner.take_top(3.0);
    // As large as the whole sentence fits, or in a few words.
    let wrapped = |text, size| (size, letters::wrap(Face::Sans, size, text, inner.w));
    let effect = show.words.effect(row.title);
    let whole = [14.0 * by, 13.0, 12.0, 11.0].map(|size| wrapped(effect, size));
    let fits = |(size, lines): &(f32, Vec<String>)| lines.len() as f32 * size * 1.2 <= inner.h + 2.0;
    let (size, lines) = whole
        .into_iter()
        .find(fits)
        .unwrap_or_else(|| wrapped(show.words.effect_short(row.title), 11.0));
    for text in lines {
        let at = inner.take_top(size * 1.2);
        marks.push(Text::within(at, text, Face::Sans, size, color, Align::Start).into());
    }
    marks
}

/// A Technology as a line of a list on a phone: cost, title and effect, flag; the rest, at the right, is given back for a
/// verdict of `room` pixels.
pub(super) fn technology_line(
    show: &Show,
    id: TechnologyId,
    space: usize,
    rect: Rect,
    light: Light,
    room: f32,
) -> (Vec<Mark>, Rect) {
    let row = technology(show, id);
    let mut marks = line(rect, light);
    let mut inner = rect.inset_by(6.0, 2.0);
    let radius = (inner.h / 2.0 - 3.0).min(17.0);
    let round = inner.take_left(radius * 2.0);
    let (ground, figures) = light.of_costs();
    marks.push(Mark::circle(round.centre(), radius, ground));
    let value = cost(show, id, space).to_string();
    marks.push(Text::within(round, value, Face::SansBlack, 16.0, figures, Align::Middle).into());
    inner.take_left(9.0);
    let verdict = inner.take_right(room);
    let badge = inner.take_right(28.0);
    marks.push(technology_flag(row, Rect::around(badge.centre(), 20.0, 20.0), light));
    let mut halves = inner.inset_by(0.0, ((inner.h - 36.0) / 2.0).max(0.0)).rows(2, 0.0);
    let (above, below) = (halves.next().unwrap_or(inner), halves.next().unwrap_or(inner));
    let title = show.words.title(row.title);
    marks.push(Text::within(above, title, Face::SerifBold, 15.0, ink(light), Align::Start).into());
    let effect = show.words.effect_short(row.title);
    let size = letters::fit(Face::Sans, 12.0, 11.0, effect, below.w).unwrap_or(11.0);
    marks.push(Text::within(below, effect, Face::Sans, size, palette::MUTE, Align::Start).into());
    (marks, verdict)
}

/// The ground of a line in a list.
fn line(rect: Rect, light: Light) -> Vec<Mark> {
    match light {
        Light::Lit | Light::Chosen => print::slip(rect.inset_by(1.0, 1.5), 5.0, light),
        Light::Rest | Light::Shut => vec![Mark::line(
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

fn technology_flag(row: &TechnologyRow, rect: Rect, light: Light) -> Mark {
    badge(row.country.into(), rect, light)
}

fn badge(symbol: Symbol, rect: Rect, light: Light) -> Mark {
    let stamp = Stamp::new(symbol, rect);
    match light {
        Light::Shut => stamp.grey().into(),
        _ => stamp.into(),
    }
}
