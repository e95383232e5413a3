//! Cards as they lie on strips, sheets and in hands.

use super::icons::{FAITH, reward};
use super::{Show, icons};
use crate::drawing::letters::{self, Face};
use crate::drawing::scene::{Align, Mark, Paint, Path, Point, Rect, Stroke, Symbol, Text, palette};
use crate::duel::components::{BonusId, ChurchId, Good, OrderId, Title};
use crate::sitters::Crest;
use crate::table::print::{self, Light};
use crate::table::row::Row;

/// An Influence card, and what it is to its owner's next turn.
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
    let mut marks = print::slip(rect, 4.0, light);
    let mut inner = rect.inset(1.5);
    marks.push(Mark::block(inner, 3.0, color));
    if light == Light::Rest {
        marks.push(Mark::block(rect, 4.0, Stroke::new(palette::INK, 1.25)));
    }
    inner = inner.inset((rect.w * 0.06).clamp(1.5, 4.0));
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
        Text::within(disc, cost.to_string(), Face::SansBlack, 13.0, ink, Align::Middle).into(),
    ]
}

/// Left and right of what stands on a Technology's row, and above and below it.
const ROW: (f32, f32) = (6.0, 2.0);
/// The disc with its cost, and the gap behind that.
const COST: f32 = 31.0;
/// Type of the title and of the effect, the largest first.
const TYPES: [(f32, f32); 4] = [(20.0, 16.0), (16.0, 13.5), (14.0, 12.0), (13.0, 11.0)];
/// The rows that the first of them are for: on a large screen, and as wide as a phone.
const LARGEST: (f32, f32) = (380.0, 64.0);
const LARGE: (f32, f32) = (290.0, 56.0);

/// A Technology in a row: cost and title, and what it does where that has room.
pub(super) fn technology_row(show: &Show, title: Title, rect: Rect, light: Light) -> Vec<Mark> {
    let mut marks = print::slip(rect, 3.0, light);
    let mut inner = rect.inset_by(ROW.0, ROW.1);
    let disc = inner.take_left(COST).take_left(24.0);
    let value = show.game.content().technologies[title.index()].cost;
    marks.extend(cost(Rect::around(disc.centre(), 22.0, 22.0), value, light));
    marks.extend(titled(show, title, inner));
    marks
}

/// How high a row of a width must be for a Technology's title and effect.
pub(super) fn technology_height(show: &Show, title: Title, w: f32) -> f32 {
    let [.., least] = TYPES;
    Titled::of(show, title, w - 2.0 * ROW.0 - COST, least).height() + 2.0 * ROW.1
}

/// Title and effect of a Technology, as they are set on lines of a width.
struct Titled {
    name: &'static str,
    size: f32,
    effect: Vec<String>,
    small: f32,
}

impl Titled {
    fn of(show: &Show, title: Title, w: f32, (size, small): (f32, f32)) -> Self {
        let speech = show.speech();
        let name = speech.title(title);
        Self {
            name,
            size: letters::fit(Face::SerifBold, size, 11.0, name, w).unwrap_or(11.0),
            effect: letters::wrap(Face::Sans, small, speech.effect(title), w),
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

/// Title and effect, one below the other, in the largest type that has room; the title alone where there is no room for both.
fn titled(show: &Show, title: Title, rect: Rect) -> Vec<Mark> {
    let types = match (rect.w, rect.h) {
        (w, h) if w >= LARGEST.0 && h >= LARGEST.1 => &TYPES[..],
        (w, h) if w >= LARGE.0 && h >= LARGE.1 => &TYPES[1..],
        _ => &TYPES[3..],
    };
    let mut set = types.iter().map(|types| Titled::of(show, title, rect.w, *types));
    let Some(set) = set.find(|set| set.fits(rect)) else {
        let name = show.speech().title(title);
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
    let mut inner = rect.inset_by(8.0, 6.0);
    let value = show.game.content().technologies[title.index()].cost;
    let mut head = inner.take_top(30.0);
    marks.extend(cost(
        Rect::around(head.take_left(24.0).centre(), 24.0, 24.0),
        value,
        light,
    ));
    head.take_left(6.0);
    marks.extend(lines_of(
        show.speech().title(title),
        head,
        (Face::SerifBold, fitting(show.speech().title(title), head.w)),
        Align::Start,
    ));
    inner.take_top(4.0);
    let effect = show.speech().effect(title);
    let size = [13.0, 12.0, 11.0]
        .into_iter()
        .find(|size| letters::wrap(Face::Sans, *size, effect, inner.w).len() as f32 * size * 1.25 <= inner.h)
        .unwrap_or(11.0);
    for line in letters::wrap(Face::Sans, size, effect, inner.w) {
        let at = inner.take_top(size * 1.25);
        marks.push(Text::within(at, line, Face::Sans, size, palette::INK, Align::Start).into());
    }
    marks
}

/// The size at which a title has room on two lines at most.
fn fitting(title: &str, w: f32) -> f32 {
    letters::fit(Face::SerifBold, 15.0, 12.0, title, w).unwrap_or(11.0)
}

/// A Church card: Faith at the left, points at the right, its reward between them or below.
pub(super) fn church_card(show: &Show, card: ChurchId, rect: Rect, light: Light) -> Vec<Mark> {
    let row = &show.game.content().church[usize::from(card.0)];
    let mut marks = print::slip(rect, 3.0, light);
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
            let ground = if number == 0 {
                palette::GOLD_DARK
            } else {
                palette::MULBERRY
            };
            marks.push(Mark::block(head, 2.0, ground));
            (Face::SansBold, palette::WHITE)
        } else {
            (Face::Sans, palette::MUTE)
        };
        marks.push(Text::within(head, LEVELS[number], face, small, ink, Align::Middle).into());
        marks.extend(icons::gained(row, gain).within(cell.inset_by(2.0, 0.0), Align::Middle));
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
    let mut inner = rect.inset_by(7.0, 5.0);
    let wide = inner.h < 64.0 && inner.w >= 150.0;
    let points = Row::new(if inner.h < 64.0 { 13.0 } else { 16.0 })
        .face(Face::SansBlack)
        .text(row.points.to_string())
        .gap(2.0)
        .icon(Symbol::Point);
    let head = if wide {
        inner.take_left(44.0)
    } else {
        inner.take_top((inner.h * 0.3).min(26.0))
    };
    marks.extend(points.within(head, if wide { Align::Start } else { Align::End }));
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
        let gains = icons::reward(Row::new(13.0), &row.reward);
        let arrow = Row::new(13.0).face(Face::Sans).text("→").gap(4.0);
        // The arrow is left out where what it points to has no room beside it.
        let told = match arrow.width() + gains.width() <= given.w {
            true => arrow.then(gains),
            false => gains,
        };
        marks.extend(told.within(given, Align::Start));
    }
    marks
}
