//! The rate strip of an Area: what its action yields at each Power (rulebook: Area action step).

use super::parts::Detail;
use crate::drawing::geometry::Held as _;
use crate::drawing::palette;
use crate::drawing::scene::{Align, Color, Face, Mark, Paint, Point, Rect, Stroke, Symbol, Text};
use crate::table::row::Row;
use crate::yokohama::Yokohama;
use crate::yokohama::components::Area;

/// A rate strip this high has room for the figures of Power above those of the rates.
const FIGURES: f32 = 26.0;

/// The rate strip of an Area in a rectangle, with the rate at a Power lit.
pub(super) fn marks(game: &Yokohama, area: Area, rect: Rect, lit: Option<u8>, detail: Detail) -> Vec<Mark> {
    let mut rest = rect;
    let unit = rest.take_left(match detail {
        Detail::Full => (rect.w * 0.17).held(27.0, 34.0),
        Detail::Less => 20.0,
        Detail::Least | Detail::Sign => (rect.w * 0.19).min(18.0),
    });
    let side = (unit.w - 5.0).min(rect.h - 8.0).min(24.0);
    let mut marks = vec![
        Mark::stamp(Symbol::yielded(area), Rect::around(unit.centre(), side, side)),
        line(unit.right(), rect, palette::LINE),
    ];
    // Where a rate is the Power itself the figures say both.
    let is_plain = (1..=5).all(|power| game.rate(area, power) == power) && !is_of_levels(area);
    for (cell, power) in rest.columns(5, 0.0).zip(1..=5) {
        if power > 1 {
            marks.push(line(cell.x, rect, palette::HAIR));
        }
        let is_lit = lit == Some(power);
        if is_lit {
            marks.push(light(cell.inset_by(0.75, 1.5)));
        }
        let mut value = cell;
        if !is_plain && rect.h >= FIGURES {
            let above = if detail == Detail::Full { 13.0 } else { 11.5 };
            let at = Point::new(cell.centre().x, value.take_top(above).bottom() - 2.0);
            let color = if is_lit { Color::rgb(0x5D430B) } else { palette::MUTE };
            let power = Text::new(power.to_string(), at, Face::Sans, 11.0, color);
            marks.push(power.aligned(Align::Middle).into());
        } else if !is_plain {
            ticks(value.take_top(5.5), power, &mut marks);
        }
        let face = if is_lit { Face::SansBlack } else { Face::SansBold };
        let points = if power == 5 { points_at_five(game, area) } else { 0 };
        marks.extend(rate(game.rate(area, power), points, area, value, face, detail));
    }
    marks
}

/// The lit rate of an Area at a Power, where there is no room for the others.
pub(super) fn alone(game: &Yokohama, area: Area, cell: Rect, power: u8) -> Vec<Mark> {
    let mut marks = vec![light(cell.inset(0.75))];
    let points = if power == 5 { points_at_five(game, area) } else { 0 };
    let of = game.rate(area, power);
    marks.extend(rate(of, points, area, cell, Face::SansBlack, Detail::Least));
    marks
}

/// The ground of the rate that is lit.
fn light(cell: Rect) -> Mark {
    let paint = Paint::new(palette::OCHRE_LIGHT, Stroke::new(palette::GOLD_DARK, 1.5));
    Mark::block(cell, 1.0, paint)
}

fn line(x: f32, rect: Rect, color: Color) -> Mark {
    Mark::line(
        Point::new(x, rect.y),
        Point::new(x, rect.bottom()),
        Stroke::new(color, 1.0),
    )
}

/// Whether the rates of an Area are the levels of its board that are open.
const fn is_of_levels(area: Area) -> bool {
    matches!(area, Area::PortA | Area::PortB)
}

/// The Power above its rate, where there is no room for its figure: so many ticks along the upper edge.
fn ticks(rect: Rect, power: u8, marks: &mut Vec<Mark>) {
    const APART: f32 = 3.0;
    let mut x = rect.centre().x - APART * f32::from(power - 1) / 2.0;
    for _ in 0..power {
        let (top, foot) = (Point::new(x, rect.y + 1.5), Point::new(x, rect.bottom()));
        marks.push(Mark::line(top, foot, Stroke::new(palette::INK.alpha(78), 1.5)));
        x += APART;
    }
}

fn points_at_five(game: &Yokohama, area: Area) -> u8 {
    let row = game.content().areas.iter().find(|row| row.area == area);
    row.map_or(0, |row| row.points_at_five)
}

/// One rate: a number, or the levels of a Port that are open.
fn rate(rate: u8, points: u8, area: Area, cell: Rect, face: Face, detail: Detail) -> Vec<Mark> {
    let size = if detail == Detail::Less { 13.5 } else { 14.5 };
    let (face, color) = match rate {
        0 => (Face::Sans, palette::MUTE),
        _ => (face, palette::INK),
    };
    if rate > 0 && is_of_levels(area) {
        return port(rate, points, cell, detail);
    }
    let text = match rate {
        0 => "–".to_owned(),
        _ if area == Area::Chinatown && detail != Detail::Least => format!("{rate}×"),
        _ => rate.to_string(),
    };
    let size = crate::drawing::letters::fit(face, size, 11.0, &text, cell.w).unwrap_or(11.0);
    vec![Text::within(cell, text, face, size, color, Align::Middle).into()]
}

/// The open levels of a Port as three bars, low to high, with the points of Power 5 beside them.
fn port(levels: u8, points: u8, cell: Rect, detail: Detail) -> Vec<Mark> {
    let bars: f32 = if detail == Detail::Full { 16.0 } else { 11.0 };
    if points == 0 {
        return level_bars(Rect::around(cell.centre(), bars.min(cell.w - 2.0), 11.0), levels);
    }
    let plus = if detail == Detail::Full && cell.w >= 34.0 {
        format!("+{points}")
    } else {
        "+".to_owned()
    };
    let row = Row::new(11.0).color(palette::INK).text(plus);
    let bars = bars.min(cell.w - row.width() - 1.5);
    let width = bars + 1.0 + row.width();
    let left = cell.centre().x - width / 2.0;
    let mut marks = level_bars(Rect::new(left, cell.centre().y - 5.5, bars, 11.0), levels);
    let rest = Rect::new(left + bars + 1.0, cell.y, row.width() + 0.1, cell.h);
    marks.extend(row.within(rest, Align::Start));
    marks
}

/// Three bars of growing height, of which so many are dark: the levels of a Port.
fn level_bars(rect: Rect, levels: u8) -> Vec<Mark> {
    let gap = (rect.w * 0.1).max(0.75);
    rect.columns(3, gap)
        .zip(1..=3_u8)
        .map(|(column, level)| {
            let h = rect.h * [0.42, 0.68, 1.0][usize::from(level) - 1];
            let color = if level <= levels {
                palette::INDIGO
            } else {
                palette::INK.alpha(22)
            };
            Mark::block(Rect::new(column.x, rect.bottom() - h, column.w, h), 0.75, color)
        })
        .collect()
}
