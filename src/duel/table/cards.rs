//! Cards as they lie on strips, sheets and in hands.

use super::icons::{FAITH, reward};
use super::{Show, icons};
use crate::drawing::geometry::Held as _;
use crate::drawing::letters::{self, Face};
use crate::drawing::scene::{Align, Corners, Mark, Paint, Path, Point, Rect, Stroke, Symbol, Text, palette};
use crate::duel::components::{BonusId, ChurchId, Good, OrderId, Title};
use crate::duel::content::{ChurchRow, OrderRow};
use crate::duel::words::Tell;
use crate::game::Seat;
use crate::sitters::Crest;
use crate::table::print::{self, Light};
use crate::table::row::Row;

/// An Influence card as it is seen.
#[derive(Clone, Copy, Debug)]
pub(super) struct Influence {
    /// Its present level.
    pub level: u8,
    /// Whether it is upgraded, for good.
    pub upgraded: bool,
    /// Whose it is.
    pub crest: Crest,
}

/// A card as high as this bears its owner's crest, in pixels.
const CRESTED: f32 = 44.0;

/// An Influence card: its level on white, in its owner's colour and with their crest; an upgraded one is gilded.
pub(super) fn influence(card: Influence, rect: Rect, light: Light) -> Vec<Mark> {
    let color = card.crest.color();
    let mut marks = match light {
        Light::Rest => vec![Mark::block(
            rect,
            4.0,
            Paint::new(color, Stroke::new(palette::INK, 1.25)),
        )],
        light => print::slip(rect, 4.0, light),
    };
    let mut inner = rect.inset(1.5);
    if light != Light::Rest {
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
    marks.push(Mark::block(inner, 2.0, Paint::new(palette::WHITE, edge)));
    if card.upgraded {
        marks.push(Mark::block(inner.inset(1.25), 1.5, Stroke::new(palette::GOLD, 2.0)));
        let fold = (inner.w * 0.3).min(14.0);
        let corner = Point::new(inner.right(), inner.y);
        let folded = Path::polygon([corner - Point::new(fold, 0.0), corner, corner + Point::new(0.0, fold)]);
        marks.push(Mark::path(
            folded,
            Paint::new(palette::GOLD_LIGHT, Stroke::new(palette::INK, 1.0)),
        ));
    }
    let size = (inner.h * 0.8).min(inner.w * 0.74).clamp(12.0, 36.0);
    let level = card.level.to_string();
    marks.push(Text::within(inner, level, Face::SansBlack, size, palette::INK, Align::Middle).into());
    marks
}

/// The disc with a Technology's cost.
fn cost(disc: Rect, cost: u8, light: Light) -> Vec<Mark> {
    let (ground, ink) = light.of_costs();
    let radius = disc.w.min(disc.h) / 2.0;
    vec![
        Mark::circle(disc.centre(), radius, ground),
        Text::within(disc, cost.to_string(), Face::SansBlack, radius, ink, Align::Middle).into(),
    ]
}

/// Left and right of what stands on a Technology's row, and above and below it.
const ROW: (f32, f32) = (6.0, 2.0);
/// The block with its cost, and the gap behind that.
const COST: f32 = 36.0;
/// The sign of what it is for, and the gap before that.
const PURPOSE: f32 = 24.0;
/// Type of the title and of the effect, the largest first.
const TYPES: [(f32, f32); 5] = [(20.0, 16.0), (18.0, 14.5), (16.0, 13.5), (14.0, 12.0), (13.0, 11.0)];
/// The rows that the first of them are for: on a large screen, and as wide as a phone.
const LARGEST: (f32, f32) = (380.0, 40.0);
const LARGE: (f32, f32) = (290.0, 56.0);

/// A Technology in a row: cost and title, and what it does where that has room.
pub(super) fn technology_row(show: &Show, title: Title, rect: Rect, light: Light) -> Vec<Mark> {
    let mut marks = print::slip(rect, 3.0, light);
    let mut inner = rect.inset_by(ROW.0, ROW.1);
    inner.take_left(COST - ROW.0);
    let value = show.game.content().technologies[title.index()].cost.to_string();
    let (ground, ink) = light.of_costs();
    let block = Rect {
        w: COST - 7.0,
        ..rect.inset(1.0)
    };
    let corners = Corners {
        top_left: 2.5,
        bottom_left: 2.5,
        ..Corners::SHARP
    };
    marks.push(Mark::block(block, corners, ground));
    let size = (rect.h * 0.5).held(13.0, 20.0);
    marks.push(Text::within(block, value, Face::SansBlack, size, ink, Align::Middle).into());
    let sign = inner.take_right(PURPOSE);
    if let Some(symbol) = icons::purpose(title) {
        let side = (rect.h - 6.0).min(22.0);
        let at = Rect::new(sign.right() - side, sign.centre().y - side / 2.0, side, side);
        marks.push(Mark::stamp(symbol, at));
    }
    marks.extend(titled(show, title, inner));
    marks
}

/// Title and effect of a Technology, as they are set on lines of a width.
struct Titled {
    name: &'static str,
    size: f32,
    effect: Vec<String>,
    small: f32,
}

impl Titled {
    fn of((name, effect): (&'static str, &str), w: f32, (size, small): (f32, f32)) -> Self {
        Self {
            name,
            size: letters::fit(Face::SerifBold, size, 11.0, name, w).unwrap_or(11.0),
            effect: letters::wrap(Face::Sans, small, effect, w),
            small,
        }
    }

    /// Whether both have room in a rectangle as wide as the lines, the title on one of them.
    fn fits(&self, rect: Rect) -> bool {
        self.height() <= rect.h && letters::width(Face::SerifBold, self.size, self.name) <= rect.w
    }

    fn height(&self) -> f32 {
        self.size * 1.3 + self.effect.len() as f32 * self.small * 1.2
    }
}

/// Title and effect, one below the other: the effect in full in the largest type that has room, else in brief; the title alone where there is no room
/// for both.
fn titled(show: &Show, title: Title, rect: Rect) -> Vec<Mark> {
    let types = match (rect.w, rect.h) {
        (w, h) if w >= LARGEST.0 && h >= LARGEST.1 => &TYPES[..],
        (w, h) if w >= LARGE.0 && h >= LARGE.1 => &TYPES[2..],
        _ => &TYPES[4..],
    };
    let speech = show.speech();
    let name = speech.title(title);
    let effects = [speech.effect(title), speech.effect_short(title)];
    let mut sets = effects.into_iter().flat_map(|effect| {
        types
            .iter()
            .map(move |types| Titled::of((name, effect), rect.w, *types))
    });
    let Some(set) = sets.find(|set| set.fits(rect)) else {
        let size = letters::fit(Face::SerifBold, 13.0, 11.0, name, rect.w).unwrap_or(11.0);
        return lines_of(name, rect, (Face::SerifBold, size), Align::Start);
    };
    let mut block = Rect::around(rect.centre(), rect.w, set.height());
    let head = block.take_top(set.size * 1.3);
    let mut marks = vec![Text::within(head, set.name, Face::SerifBold, set.size, palette::INK, Align::Start).into()];
    for (at, line) in block.rows(set.effect.len(), 0.0).zip(set.effect) {
        marks.push(Text::within(at, line, Face::Sans, set.small, palette::INK, Align::Start).into());
    }
    marks
}

/// A text in the middle of a rectangle's height, on as many lines as it takes.
pub(super) fn lines_of(text: &str, rect: Rect, (face, size): (Face, f32), align: Align) -> Vec<Mark> {
    let lines = letters::wrap(face, size, text, rect.w);
    let block = Rect::around(rect.centre(), rect.w, lines.len() as f32 * size * 1.2);
    let rows = block.rows(lines.len(), 0.0).zip(lines);
    rows.map(|(at, line)| Text::within(at, line, face, size, palette::INK, align).into())
        .collect()
}

/// A Technology as a card: cost, title, and what it does; as a row where it is low.
pub(super) fn technology_card(show: &Show, title: Title, rect: Rect, light: Light) -> Vec<Mark> {
    if rect.h < 76.0 || rect.w > 2.0 * rect.h {
        return technology_row(show, title, rect, light);
    }
    let mut marks = print::slip(rect, 4.0, light);
    // Larger where there is more room than on a laptop.
    let unit = (rect.w / 146.0).min(rect.h / 150.0).held(1.0, 1.45);
    let mut inner = rect.inset_by(10.0, 8.0);
    let value = show.game.content().technologies[title.index()].cost;
    let (name, effect) = (show.speech().title(title), show.speech().effect(title));
    let lines = |face: Face, size: f32, text: &str| letters::wrap(face, size, text, inner.w).len() as f32 * size * 1.25;
    let named = lines(Face::SerifBold, fitting(name, inner.w, unit), name);
    // Its title below its cost, where that leaves room for what it does.
    let is_tall = inner.h >= (33.0 * unit + named + 4.0 + lines(Face::Sans, 11.0, effect)).max(112.0);
    let mut head = inner.take_top(30.0 * unit);
    let side = if is_tall { 30.0 * unit } else { 24.0 };
    let disc = head.take_left(side).centre();
    marks.extend(cost(Rect::around(disc, side, side), value, light));
    head.take_left(6.0);
    if let Some(symbol) = icons::purpose(title) {
        let side = 24.0 * unit;
        let at = Rect::around(head.take_right(side).centre(), side, side);
        marks.push(Mark::stamp(symbol, at));
        head.take_right(4.0);
    }
    let named = match is_tall {
        true => {
            inner.take_top(3.0 * unit);
            inner.take_top(named)
        }
        false => head,
    };
    let set = (Face::SerifBold, fitting(name, named.w, unit));
    marks.extend(lines_of(name, named, set, Align::Start));
    inner.take_top(4.0);
    let high = |size: f32| letters::wrap(Face::Sans, size, effect, inner.w).len() as f32 * size * 1.25;
    let tipped_high = 22.0 * unit;
    let is_tipped = is_tall && light != Light::Rest && high(11.0) + tipped_high <= inner.h;
    let room = if is_tipped { inner.h - tipped_high } else { inner.h };
    let sizes = [13.0 * unit, 12.0 * unit, 12.0, 11.0];
    let size = sizes.into_iter().find(|size| high(*size) <= room).unwrap_or(11.0);
    if is_tipped {
        marks.extend(tipped(show, value, inner.take_bottom(tipped_high), 12.0 * unit));
    }
    for line in letters::wrap(Face::Sans, size, effect, inner.w) {
        let at = inner.take_top(size * 1.25);
        marks.push(Text::within(at, line, Face::Sans, size, palette::INK, Align::Start).into());
    }
    marks
}

/// What the costs of both players' Technologies would come to with one more of the own, below a line, in a type size.
fn tipped(show: &Show, value: u8, rect: Rect, size: f32) -> Vec<Mark> {
    let me = show.me();
    let of = |seat: Seat| show.game.production(&show.table().seats[seat]);
    let others = show.opponents().map(of).max().unwrap_or_default();
    let mine = of(me) + u16::from(value);
    let args = [("mine", mine.into()), ("others", others.into())];
    let (tell, face, ink) = match mine > others {
        true => (Tell::CostsLead, Face::SansBold, palette::INK),
        false => (Tell::CostsThen, Face::Sans, palette::MUTE),
    };
    let ends = [Point::new(rect.x, rect.y), Point::new(rect.right(), rect.y)];
    let row = Row::new(size).color(ink).face(face).icon(Symbol::Power).gap(4.0);
    let words = row.clone().text(show.speech().say(tell, &args));
    // Figures alone where there is no room for the words.
    let row = match words.width() <= rect.w {
        true => words,
        false => row.text(format!("{mine} : {others}")),
    };
    let mut marks = vec![Mark::line(ends[0], ends[1], Stroke::new(palette::LINE, 1.0))];
    marks.extend(row.within(rect, Align::Start));
    marks
}

/// The size of a title at which it has room on one line, or the least; a unit is a laptop's size.
fn fitting(title: &str, w: f32, unit: f32) -> f32 {
    letters::fit(Face::SerifBold, 15.0 * unit, 12.0, title, w).unwrap_or(12.0)
}

/// A Church card: Faith at the left, points at the right, its reward between them or below.
pub(super) fn church_card(show: &Show, card: ChurchId, rect: Rect, light: Light) -> Vec<Mark> {
    let row = &show.game.content().church[usize::from(card.0)];
    let mut marks = print::slip(rect, 3.0, light);
    if rect.h > rect.w * 0.8 && (rect.w < 104.0 || rect.h >= 120.0) {
        marks.extend(upright_church(row, rect));
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
    marks
}

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

/// A Bonus card: its three rewards, those that are given now in full; one below the other where it is higher than wide.
pub(super) fn bonus_card(show: &Show, card: BonusId, given: u8, rect: Rect, light: Light) -> Vec<Mark> {
    let mut marks = print::slip(rect, 3.0, light);
    let rewards = show
        .game
        .content()
        .bonus
        .get(usize::from(card.0))
        .map(|row| row.rewards);
    let upright = rect.h > rect.w;
    let inner = if upright {
        rect.inset(1.5)
    } else {
        rect.inset_by(5.0, 2.0)
    };
    let cells: Vec<Rect> = if upright {
        inner.rows(3, 1.0).collect()
    } else {
        inner.columns(3, 4.0).collect()
    };
    let is_large = rect.w.max(rect.h) >= 150.0 && rect.w.min(rect.h) >= 38.0;
    let (size, small) = if is_large { (18.0, 14.0) } else { (13.0, 11.0) };
    for (number, (gain, mut cell)) in rewards.into_iter().flatten().zip(cells).enumerate() {
        let is_given = number < usize::from(given);
        let row = Row::new(size);
        let row = if is_given {
            row
        } else {
            row.faint().color(palette::MUTE)
        };
        let head = if upright {
            cell.take_left(cell.w * 0.32)
        } else if rect.h >= 44.0 {
            cell.take_top(cell.h * 0.4)
        } else {
            cell.take_left(small * 1.65)
        };
        let (face, ink) = if upright {
            let ground = match is_given && given < LEVELS.len() as u8 {
                true => palette::GOLD_DARK,
                false => palette::MULBERRY,
            };
            marks.push(Mark::block(head, 2.0, ground));
            (Face::SansBold, palette::WHITE)
        } else {
            (Face::Sans, palette::MUTE)
        };
        marks.push(Text::within(head, LEVELS[number], face, small, ink, Align::Middle).into());
        let cell = cell.inset_by(2.0, 0.0);
        marks.extend(icons::gained(row, gain).fitting(cell.w).within(cell, Align::Middle));
    }
    marks
}

/// The Influence from which each reward of a Bonus card is given.
const LEVELS: [&str; 3] = ["5", "6", "7+"];

/// An Order: its points, the goods that it asks for, and what it gives. How many of a good stands in green where its owner has them, in red where not.
pub(super) fn order_card(show: &Show, order: OrderId, rect: Rect, light: Light) -> Vec<Mark> {
    let Some(row) = show.game.content().orders.get(usize::from(order.0)) else {
        return Vec::new();
    };
    let me = &show.table().seats[show.me()];
    let mut marks = print::slip(rect, 4.0, light);
    if rect.h >= WHOLE.1 && rect.w >= WHOLE.0 {
        marks.extend(whole_order(show, row, rect));
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
    marks
}

/// An Order as large as this is a whole card.
const WHOLE: (f32, f32) = (84.0, 104.0);

/// What stands on an Order that is a whole card: on its band that it is one, with a tick where its goods are there; each good, with how many of it are
/// there and how many are asked for; below points and what else it gives.
fn whole_order(show: &Show, row: &OrderRow, rect: Rect) -> Vec<Mark> {
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
