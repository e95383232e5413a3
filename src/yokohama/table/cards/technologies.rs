//! Technology cards.

use super::super::Show;
use super::{badge, band, enlarged, ink, line};
use crate::drawing::geometry::Held as _;
use crate::drawing::letters::{self, Face};
use crate::drawing::scene::{Align, Color, Corners, Mark, Point, Rect, Stroke, Text, palette};
use crate::table::print::{self, Light};
use crate::yokohama::components::{TechnologyId, Title};
use crate::yokohama::content::TechnologyRow;
use crate::yokohama::words::Caption;

/// The printed values of a Technology card.
pub(in crate::yokohama::table) fn technology<'a>(show: &Show<'a>, id: TechnologyId) -> &'a TechnologyRow {
    &show.game.content().technologies[usize::from(id.0)]
}

/// What a Technology costs on a space of a Laboratory board, the space's surcharge included.
fn cost(show: &Show, id: TechnologyId, space: usize) -> u8 {
    technology(show, id).value + show.game.content().laboratory.spaces[space]
}

/// A Technology as a slip of a strip: cost and flag at the left, title, and with room what it does.
pub(in crate::yokohama::table) fn technology_slip(
    show: &Show,
    id: TechnologyId,
    space: usize,
    rect: Rect,
    light: Light,
) -> Vec<Mark> {
    technology_slip_above(show, id, space, rect, light, 0.0).0
}

/// The same; the foot of the slip beside its cost, `room` high, is given back for a verdict.
pub(in crate::yokohama::table) fn technology_slip_above(
    show: &Show,
    id: TechnologyId,
    space: usize,
    rect: Rect,
    light: Light,
    room: f32,
) -> (Vec<Mark>, Rect) {
    let row = technology(show, id);
    let mut marks = print::slip(rect, 3.0, light);
    let mut body = rect.inset(0.75);
    let high = is_high(rect);
    let side = body.take_left((rect.w * 0.24).held(22.0, if high { 34.0 } else { 28.0 }));
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
    let size = (rect.h * 0.36).held(12.0, if high { 20.0 } else { 16.0 });
    let value = cost(show, id, space).to_string();
    marks.push(Text::within(top, value, Face::SansBlack, size, figures, Align::Middle).into());
    let badge = (halves.h - 3.0).min(side.w * 0.58).max(16.0_f32.min(halves.h - 3.0));
    marks.push(technology_flag(
        row,
        Rect::around(halves.centre() - Point::new(0.0, 1.0), badge, badge),
        light,
    ));
    let mut body = body.inset_by(4.0, 1.0);
    let foot = body.take_bottom(room);
    marks.extend(title_and_effect(show, row.title, body, ink(light)));
    (marks, foot)
}

/// The title in up to two lines, below it what the Technology does if there is room for both.
fn title_and_effect(show: &Show, title: Title, rect: Rect, color: Color) -> Vec<Mark> {
    let name = show.words.title(title);
    let (most, small) = if is_high(rect) { (16.0, 13.0) } else { (13.5, 11.0) };
    let mut size = (rect.h * 0.3).held(11.5, most);
    let mut lines = letters::wrap_whole(Face::SerifSemibold, size, name, rect.w);
    while size > 11.0 && (letters::widest(Face::SerifSemibold, size, &lines) > rect.w || lines.len() > 2) {
        size = (size - 0.5_f32).max(11.0);
        lines = letters::wrap_whole(Face::SerifSemibold, size, name, rect.w);
    }
    // What is too much for the slip is told by the whole card.
    let wide = letters::widest(Face::SerifSemibold, size, &lines) > rect.w;
    if wide || lines.len() as f32 * size * 1.05 > rect.h + 3.0 {
        lines = letters::wrap_whole(Face::SerifSemibold, size, show.words.title_short(title), rect.w);
    }
    let effect = letters::wrap(Face::Sans, small, show.words.effect_short(title), rect.w);
    let (high, low) = (size * 1.05, small * 1.14);
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
        marks.push(Text::within(at, text, Face::Sans, small, palette::MUTE, Align::Start).into());
        y += low;
    }
    marks
}

/// Whether a slip has room for larger type: few boards share the rail.
fn is_high(slip: Rect) -> bool {
    slip.h >= 68.0 && slip.w >= 100.0
}

/// A Technology as a whole card: cost, how it comes about, flag, title and effect.
pub(in crate::yokohama::table) fn technology_card(
    show: &Show,
    id: TechnologyId,
    space: usize,
    rect: Rect,
    light: Light,
    most: f32,
) -> Vec<Mark> {
    let row = technology(show, id);
    let mut marks = print::slip(rect, 4.0, light);
    // On a large sheet all of it is larger.
    let by = enlarged(rect.w);
    let mut inner = rect.inset_by(8.0, 7.0);
    // A high card has its country at the foot, as an Order has it at the head.
    let foot = (rect.h >= 210.0).then(|| rect.inset(1.0).take_bottom(34.0 * by));
    inner.h -= foot.map_or(0.0, |foot| foot.h);
    marks.extend(foot.iter().flat_map(|&foot| origin(show, row, foot, light)));
    let mut head = inner.take_top(30.0 * by);
    let (ground, figures) = light.of_costs();
    let round = head.take_left(30.0 * by);
    marks.push(Mark::circle(round.centre(), 15.0 * by, ground));
    let value = cost(show, id, space).to_string();
    marks.push(Text::within(round, value, Face::SansBlack, 17.0 * by, figures, Align::Middle).into());
    if foot.is_none() {
        let badge = head.take_right(22.0 * by);
        let at = Rect::around(badge.centre(), badge.w, badge.w);
        marks.push(technology_flag(row, at, light));
    }
    head.take_left(5.0);
    let sum = sum(show, row, space).unwrap_or_else(|| row.value.to_string());
    marks.push(Text::within(head, sum, Face::Sans, 11.0 * by, palette::MUTE, Align::Start).into());
    inner.take_top(5.0);
    let color = ink(light);
    for text in letters::wrap(Face::SerifBold, 15.0 * by, show.words.title(row.title), inner.w) {
        let at = inner.take_top(16.0 * by);
        marks.push(Text::within(at, text, Face::SerifBold, 15.0 * by, color, Align::Start).into());
    }
    inner.take_top(3.0);
    let (size, lines) = effect(show, row.title, inner, most);
    for text in lines {
        let at = inner.take_top(size * 1.2);
        marks.push(Text::within(at, text, Face::Sans, size, color, Align::Start).into());
    }
    marks
}

/// What a Technology does, as large as the whole sentence fits but no larger than `most`, or in a few words.
fn effect(show: &Show, title: Title, rect: Rect, most: f32) -> (f32, Vec<String>) {
    let wrapped = |text, size| (size, letters::wrap(Face::Sans, size, text, rect.w));
    let whole = [most, 13.0, 12.0, 11.0].into_iter().filter(|&size| size <= most);
    let fits = |(size, lines): &(f32, Vec<String>)| lines.len() as f32 * size * 1.2 <= rect.h + 2.0;
    whole
        .map(|size| wrapped(show.words.effect(title), size))
        .find(fits)
        .unwrap_or_else(|| wrapped(show.words.effect_short(title), 11.0))
}

/// The largest type in which the effects of whole cards of a size all fit, so that one is written like the other.
pub(in crate::yokohama::table) fn effect_size(show: &Show, ids: impl Iterator<Item = TechnologyId>, card: Rect) -> f32 {
    let by = enlarged(card.w);
    let size = |id| {
        let title = technology(show, id).title;
        let name = letters::wrap(Face::SerifBold, 15.0 * by, show.words.title(title), card.w - 16.0);
        let foot = if card.h >= 210.0 { 34.0 * by } else { 0.0 };
        let mut rest = card.inset_by(8.0, 7.0);
        rest.take_top(30.0 * by + 8.0 + 16.0 * by * name.len() as f32);
        rest.take_bottom(foot);
        effect(show, title, rest, 14.0 * by).0
    };
    ids.map(size).fold(14.0 * by, f32::min)
}

/// The foot of a Technology card: its country, by flag and name.
fn origin(show: &Show, row: &TechnologyRow, foot: Rect, light: Light) -> Vec<Mark> {
    let name = show.words.country(row.country);
    let side = (foot.h - 12.0).min(26.0);
    let room = foot.w - side - 20.0;
    let size = letters::fit(Face::SerifSemibold, 15.0, 11.0, name, room);
    let w = side + size.map_or(0.0, |size| 6.0 + letters::width(Face::SerifSemibold, size, name));
    let mut line = Rect::around(foot.centre(), w, side);
    let mut marks = vec![
        Mark::block(foot, Corners::new(0.0, 3.0), band(light)),
        Mark::line(
            Point::new(foot.x, foot.y),
            Point::new(foot.right(), foot.y),
            Stroke::new(palette::LINE, 1.0),
        ),
        technology_flag(row, line.take_left(side), light),
    ];
    line.take_left(6.0);
    // A name too long for the card is left to the flag.
    marks.extend(size.map(|size| Text::within(line, name, Face::SerifSemibold, size, ink(light), Align::Start).into()));
    marks
}

/// A Technology as a line of a list on a phone: cost, title and effect, flag; the rest, at the right, is given back for a
/// verdict of `room` pixels.
pub(in crate::yokohama::table) fn technology_line(
    show: &Show,
    id: TechnologyId,
    space: usize,
    rect: Rect,
    light: Light,
    room: f32,
) -> (Vec<Mark>, Rect) {
    let row = technology(show, id);
    let mut marks = line(rect, light);
    let parts = Line::of(rect, room);
    let (ground, figures) = light.of_costs();
    marks.push(Mark::circle(parts.round.centre(), parts.round.w / 2.0, ground));
    let value = cost(show, id, space).to_string();
    marks.push(Text::within(parts.round, value, Face::SansBlack, 17.0, figures, Align::Middle).into());
    let flag = Rect::around(parts.flag.centre(), 20.0, 20.0);
    marks.push(technology_flag(row, flag, light));
    let words = parts.words;
    let mut halves = words.inset_by(0.0, ((words.h - 37.0) / 2.0).max(0.0)).rows(2, 0.0);
    let (above, below) = (halves.next().unwrap_or(words), halves.next().unwrap_or(words));
    let fits = |title: &str| letters::fit(Face::SerifBold, 16.0, 13.0, title, above.w);
    let (title, short) = (show.words.title(row.title), show.words.title_short(row.title));
    let (title, size) = match fits(title) {
        Some(size) => (title, size),
        None => (short, fits(short).unwrap_or(13.0)),
    };
    marks.push(Text::within(above, title, Face::SerifBold, size, ink(light), Align::Start).into());
    let mut rest = above;
    rest.take_left(letters::width(Face::SerifBold, size, title) + 9.0);
    let fits = |sum: &String| letters::width(Face::Sans, 12.0, sum) <= rest.w;
    let sum = [spelt_sum(show, row, space), sum(show, row, space)];
    let sum = sum.into_iter().flatten().find(fits);
    marks.extend(sum.map(|sum| Text::within(rest, sum, Face::Sans, 12.0, palette::MUTE, Align::Start).into()));
    let short = show.words.effect_short(row.title);
    let (effect, size) = fitting_effect(show, row.title, below.w)
        .or_else(|| letters::fit(Face::Sans, 12.5, 11.0, short, below.w).map(|size| (short, size)))
        .unwrap_or((short, 11.0));
    marks.push(Text::within(below, effect, Face::Sans, size, palette::MUTE, Align::Start).into());
    (marks, parts.verdict)
}

/// How the line of a Technology is divided.
struct Line {
    round: Rect,
    words: Rect,
    flag: Rect,
    verdict: Rect,
}

impl Line {
    /// The parts of a rectangle, with a verdict of `room` pixels at the end.
    fn of(rect: Rect, room: f32) -> Self {
        let mut words = rect.inset_by(6.0, 2.0);
        let radius = (words.h / 2.0 - 3.0).min(17.0);
        let round = words.take_left(radius * 2.0);
        words.take_left(11.0);
        let verdict = words.take_right(room);
        words.take_right(if room > 0.0 { 8.0 } else { 0.0 });
        let flag = words.take_right(22.0);
        words.take_right(6.0);
        Self {
            round,
            words,
            flag,
            verdict,
        }
    }
}

/// The effect of a Technology in the line of a list, as large as it fits; `None` if only the shorter words do.
fn fitting_effect(show: &Show, title: Title, w: f32) -> Option<(&'static str, f32)> {
    let effect = show.words.effect_line(title);
    letters::fit(Face::Sans, 12.5, 11.0, effect, w).map(|size| (effect, size))
}

/// Whether the line of a Technology in a rectangle has room for its effect beside a verdict of `room` pixels.
pub(in crate::yokohama::table) fn line_tells_effect(show: &Show, id: TechnologyId, rect: Rect, room: f32) -> bool {
    fitting_effect(show, technology(show, id).title, Line::of(rect, room).words.w).is_some()
}

/// What the cost on a space with a surcharge is made of.
fn sum(show: &Show, row: &TechnologyRow, space: usize) -> Option<String> {
    let surcharge = show.game.content().laboratory.spaces[space];
    (surcharge > 0).then(|| format!("{} + {surcharge}", row.value))
}

/// The same in words.
fn spelt_sum(show: &Show, row: &TechnologyRow, space: usize) -> Option<String> {
    let surcharge = show.game.content().laboratory.spaces[space];
    let args = [("value", row.value.into()), ("n", surcharge.into())];
    (surcharge > 0).then(|| show.words.fill(Caption::ValueAndSurcharge, &args))
}

fn technology_flag(row: &TechnologyRow, rect: Rect, light: Light) -> Mark {
    badge(row.country.into(), rect, light)
}
