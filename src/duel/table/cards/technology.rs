//! The Technologies, as cards and in rows.

use std::cmp::Ordering;

use super::super::{Show, hints, icons};
use super::edge;
use crate::drawing::geometry::Held as _;
use crate::drawing::letters::{self, Face};
use crate::drawing::scene::{Align, Corners, Mark, Point, Rect, Stroke, Symbol, Text, palette};
use crate::duel::components::Title;
use crate::duel::words::Tell;
use crate::game::Seat;
use crate::table::print::{self, Light};
use crate::table::row::Row;

/// A Technology as a card; as a row where it is low.
pub(in super::super) fn technology_card(show: &Show, title: Title, rect: Rect, light: Light) -> Vec<Mark> {
    match is_row(rect) {
        true => technology_row(show, title, rect, light),
        false => whole(show, title, rect, light, Types::of(show, rect)),
    }
}

/// Whether a card is so low that it is a row.
fn is_row(rect: Rect) -> bool {
    rect.h < 76.0 || rect.w > 2.0 * rect.h
}

/// A Technology as a card in some type: cost, title, and what it does.
fn whole(show: &Show, title: Title, rect: Rect, light: Light, types: Types) -> Vec<Mark> {
    let mut marks = print::slip(rect, 4.0, light);
    let unit = types.unit;
    let mut inner = rect.inset_by(10.0, 8.0);
    let value = show.game.content().technologies[title.index()].cost;
    let (name, effect) = (show.speech().title(title), effect(show, title));
    let Told { named, is_tall } = types.told((name, effect), inner);
    let mut head = inner.take_top(30.0 * unit);
    let side = if is_tall { 30.0 * unit } else { 24.0 };
    let disc = head.take_left(side).centre();
    marks.extend(cost(Rect::around(disc, side, side), value, light));
    head.take_left(6.0);
    if let Some(symbol) = icons::purpose(title) {
        let row = Row::new(15.0 * unit).icon_size(24.0 * unit);
        // What it would be worth stands beside the sign for points at the end.
        let row = match hints::worth(show, title).filter(|_| is_tall) {
            Some(points) => row.amount(points, symbol),
            None => row.icon(symbol),
        };
        let at = head.take_right(row.width());
        marks.extend(row.within(at, Align::End));
        head.take_right(4.0);
    }
    let named = match is_tall {
        true => {
            inner.take_top(3.0 * unit);
            inner.take_top(named)
        }
        false => head,
    };
    let set = (Face::SerifBold, fitting(name, named.w, unit).min(types.title));
    marks.extend(lines_of(name, named, set, Align::Start));
    inner.take_top(4.0);
    let size = types.effect;
    let is_told = is_tall && !matches!(light, Light::Rest | Light::Shut);
    if is_told && high(Face::Sans, size, effect, inner.w) + TIPPED * unit <= inner.h {
        marks.extend(tipped(show, value, inner.take_bottom(TIPPED * unit), 12.0 * unit));
    }
    for line in letters::wrap(Face::Sans, size, effect, inner.w) {
        let at = inner.take_top(size * 1.25);
        marks.push(Text::within(at, line, Face::Sans, size, palette::INK, Align::Start).into());
    }
    marks.extend(edge(rect, light));
    marks
}

/// How high it is told at the foot of a card what the costs would come to, on a laptop.
const TIPPED: f32 = 22.0;

/// How high a text is on lines of a width.
fn high(face: Face, size: f32, text: &str, w: f32) -> f32 {
    letters::wrap(face, size, text, w).len() as f32 * size * 1.25
}

/// The type of title and effect on cards of a size; a unit is a laptop's size.
#[derive(Clone, Copy)]
pub(in super::super) struct Types {
    title: f32,
    effect: f32,
    unit: f32,
}

/// How title and effect stand on a card.
struct Told {
    /// How high the title is.
    named: f32,
    /// Whether the title stands below the cost, where that leaves room for what the card does.
    is_tall: bool,
}

impl Types {
    /// The largest in which all Technologies on show have room on cards so large.
    pub(in super::super) fn of(show: &Show, rect: Rect) -> Self {
        // Larger where there is more room than on a laptop.
        let unit = (rect.w / 146.0).min(rect.h / 150.0).held(1.0, 1.45);
        let speech = show.speech();
        let inner = rect.inset_by(10.0, 8.0);
        let shown = || show.table().technologies.into_iter().flatten();
        let title = shown().map(|title| fitting(speech.title(title), inner.w, unit));
        let largest = Self {
            title: title.fold(15.0 * unit, f32::min),
            effect: 13.0 * unit,
            unit,
        };
        let effect = shown().map(|title| largest.effect_of((speech.title(title), effect(show, title)), inner));
        Self {
            effect: effect.fold(largest.effect, f32::min),
            ..largest
        }
    }

    /// A Technology on a card so large; as a row where that is low.
    pub(in super::super) fn draw(self, show: &Show, title: Title, rect: Rect, light: Light) -> Vec<Mark> {
        match is_row(rect) {
            true => technology_row(show, title, rect, light),
            false => whole(show, title, rect, light, self),
        }
    }

    /// The largest type in which an effect has room below its title, and above what the costs would come to where that leaves it room.
    fn effect_of(self, (name, effect): (&str, &str), inner: Rect) -> f32 {
        let Told { named, is_tall } = self.told((name, effect), inner);
        let head = 30.0 * self.unit + 4.0 + if is_tall { 3.0 * self.unit + named } else { 0.0 };
        let high = |size: f32| high(Face::Sans, size, effect, inner.w);
        let whole = inner.h - head;
        let above = whole - TIPPED * self.unit;
        let room = if is_tall && high(11.0) <= above { above } else { whole };
        let sizes = [13.0 * self.unit, 12.0 * self.unit, 12.0, 11.0];
        sizes.into_iter().find(|size| high(*size) <= room).unwrap_or(11.0)
    }

    fn told(self, (name, effect): (&str, &str), inner: Rect) -> Told {
        let title = fitting(name, inner.w, self.unit).min(self.title);
        let named = high(Face::SerifBold, title, name, inner.w);
        let least = 33.0 * self.unit + named + 4.0 + high(Face::Sans, 11.0, effect, inner.w);
        Told {
            named,
            is_tall: inner.h >= least.max(112.0),
        }
    }
}

/// What the costs of both players' Technologies would come to with one more of the own, below a line, in a type size.
fn tipped(show: &Show, value: u8, rect: Rect, size: f32) -> Vec<Mark> {
    let me = show.me();
    let of = |seat: Seat| show.game.production(&show.table().seats[seat]);
    let mine = of(me) + u16::from(value);
    let most = show.opponents().map(|seat| (of(seat), seat)).max();
    let (others, leader) = most.unwrap_or((0, me));
    let args = [
        ("mine", mine.into()),
        ("others", others.into()),
        ("seat", show.name(leader).into()),
    ];
    let (face, ink) = match mine > others {
        true => (Face::SansBold, palette::INK),
        false => (Face::Sans, palette::MUTE),
    };
    let tells = match mine.cmp(&others) {
        Ordering::Greater => [Tell::CostsLead, Tell::CostsThen],
        Ordering::Equal => [Tell::CostsThen; 2],
        Ordering::Less => [Tell::CostsTheirs, Tell::CostsThen],
    };
    let ends = [Point::new(rect.x, rect.y), Point::new(rect.right(), rect.y)];
    let row = Row::new(size).color(ink).face(face).icon(Symbol::Power).gap(4.0);
    let words = tells.map(|tell| row.clone().text(show.speech().say(tell, &args)));
    // Figures alone where there is no room for words.
    let row = words
        .into_iter()
        .find(|words| words.width() <= rect.w)
        .unwrap_or_else(|| row.text(format!("{mine} : {others}")));
    let mut marks = vec![Mark::line(ends[0], ends[1], Stroke::new(palette::LINE, 1.0))];
    marks.extend(row.within(rect, Align::Start));
    marks
}

/// The size of a title at which it has room on one line, or the least; a unit is a laptop's size.
fn fitting(title: &str, w: f32, unit: f32) -> f32 {
    letters::fit(Face::SerifBold, 15.0 * unit, 12.0, title, w).unwrap_or(12.0)
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

/// How Technologies stand on whole lines of a sheet.
#[derive(Clone, Copy)]
pub(in super::super) struct Lines {
    /// So much room is left at the right edge of each.
    aside: f32,
    /// The type of title and effect, the same on all of them.
    types: &'static [(f32, f32)],
}

impl Lines {
    /// The largest type in which some Technologies have room on lines of a size, each with what it does in full.
    pub(in super::super) fn of(show: &Show, titles: &[Title], line: Rect, aside: f32) -> Self {
        let lines = |types| Self { aside, types };
        let speech = show.speech();
        let has_room = |set: (f32, f32)| {
            let [_, room] = lines(&TYPES).parts(line);
            titles.iter().all(|title| {
                let told = (speech.title(*title), effect(show, *title));
                Titled::of(told, room.w, set).fits(room)
            })
        };
        let first = (2..TYPES.len()).find(|number| has_room(TYPES[*number]));
        lines(&TYPES[first.unwrap_or(TYPES.len() - 1)..])
    }

    /// Where a line has its cost, and title and effect.
    fn parts(self, line: Rect) -> [Rect; 2] {
        let mut inner = line.inset_by(8.0, ROW.1);
        inner.take_right(self.aside);
        let side = (line.h * 0.6).held(26.0, 34.0);
        let disc = Rect::around(inner.take_left(side).centre(), side, side);
        inner.take_left(9.0);
        [disc, inner]
    }

    /// A Technology on its line.
    pub(in super::super) fn draw(self, show: &Show, title: Title, line: Rect, light: Light) -> Vec<Mark> {
        let [disc, told] = self.parts(line);
        let value = show.game.content().technologies[title.index()].cost;
        let mut marks = print::slip(line, 4.0, light);
        marks.extend(cost(disc, value, light));
        marks.extend(titled(show, title, told, self.types));
        marks.extend(edge(line, light));
        marks
    }
}

/// Left and right of what stands on a Technology's row, and above and below it.
const ROW: (f32, f32) = (6.0, 2.0);
/// The block with its cost, and the gap behind that.
const COST: f32 = 36.0;
/// The sign of what it is for, and the gap before that.
const PURPOSE: f32 = 24.0;
/// Type of the title and of the effect, the largest first.
const TYPES: [(f32, f32); 5] = [(19.0, 15.0), (18.0, 14.5), (16.0, 13.5), (14.0, 12.0), (13.0, 11.0)];
/// The rows that all of them are for: on a large screen.
const LARGEST: (f32, f32) = (380.0, 40.0);

/// A Technology in a row: cost and title, and what it does where that has room.
fn technology_row(show: &Show, title: Title, rect: Rect, light: Light) -> Vec<Mark> {
    let mut marks = print::slip(rect, 3.0, light);
    let mut inner = rect.inset_by(ROW.0, ROW.1);
    // High ones, on a large screen, have larger figures and signs.
    let unit = (rect.h / 40.0).held(1.0, 1.3);
    inner.take_left(COST * unit - ROW.0);
    let value = show.game.content().technologies[title.index()].cost.to_string();
    let (ground, ink) = light.of_costs();
    let block = Rect {
        w: COST * unit - 7.0,
        ..rect.inset(1.0)
    };
    let corners = Corners {
        top_left: 2.5,
        bottom_left: 2.5,
        ..Corners::SHARP
    };
    marks.push(Mark::block(block, corners, ground));
    let size = (rect.h * 0.5).held(13.0, 24.0);
    marks.push(Text::within(block, value, Face::SansBlack, size, ink, Align::Middle).into());
    let sign = inner.take_right(PURPOSE * unit);
    if let Some(symbol) = icons::purpose(title) {
        let side = (rect.h - 6.0).min(22.0 * unit);
        let at = Rect::new(sign.right() - side, sign.centre().y - side / 2.0, side, side);
        marks.push(Mark::stamp(symbol, at));
    }
    let types = match (inner.w, inner.h) {
        (w, h) if w >= LARGEST.0 && h >= LARGEST.1 => &TYPES[..],
        _ => &TYPES[4..],
    };
    marks.extend(titled(show, title, inner, types));
    marks.extend(edge(rect, light));
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

/// What a Technology does, as it stands on its card: a single sentence without its full stop, as those in brief are.
fn effect(show: &Show, title: Title) -> &'static str {
    let effect = show.speech().effect(title);
    match effect.strip_suffix('.') {
        Some(sentence) if !sentence.contains(". ") => sentence,
        _ => effect,
    }
}

/// Title and effect, one below the other: the effect in full in the largest of some types that has room, else in brief; the title alone where there is
/// no room for both.
fn titled(show: &Show, title: Title, rect: Rect, types: &[(f32, f32)]) -> Vec<Mark> {
    let speech = show.speech();
    let name = speech.title(title);
    let effects = [effect(show, title), speech.effect_short(title)];
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
fn lines_of(text: &str, rect: Rect, (face, size): (Face, f32), align: Align) -> Vec<Mark> {
    let lines = letters::wrap(face, size, text, rect.w);
    let block = Rect::around(rect.centre(), rect.w, lines.len() as f32 * size * 1.2);
    let rows = block.rows(lines.len(), 0.0).zip(lines);
    rows.map(|(at, line)| Text::within(at, line, face, size, palette::INK, align).into())
        .collect()
}
