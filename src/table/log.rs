//! The log: what happened, latest first; each line leads to where it happened.

use std::borrow::Cow;

use super::keys::Part;
use super::print::{self, Button, Weight};
use super::row::Row;
use super::target::{Control, Target};
use super::{Explained, SceneOf, Show, TargetOf};
use crate::drawing::letters::{self, Face};
use crate::drawing::scene::{Align, Layer, Mark, Node, Rect, Text, palette};
use crate::words::{self, LogLine};

/// How a line is set: face, size, and height.
type Type = (Face, f32, f32);

/// The latest line, closer and smaller where it needs more room than there is.
const LATEST: [Type; 3] = [
    (Face::SansBold, 12.0, 16.0),
    (Face::SansBold, 12.0, 14.5),
    (Face::SansBold, 11.0, 11.8),
];

/// The lines before it.
const EARLIER: Type = (Face::Sans, 12.0, 16.0);

/// So wide is the log of a large screen, and so much larger it is set there.
const WIDE: f32 = 260.0;
const LARGE: f32 = 1.17;

/// The lines of the whole log, latest first.
pub(crate) fn all<'s, G: Explained>(show: &'s Show<G>) -> impl Iterator<Item = Cow<'s, LogLine<G::Event>>> {
    show.log.iter().rev().map(Cow::Borrowed)
}

/// Draws as many of some lines, latest first, as fit. A touch of a line leads to where it happened, one beside them to the whole
/// log; looking at a line lights what it speaks of.
pub(crate) fn draw<'s, G: Explained>(
    show: &Show<G>,
    log: impl Iterator<Item = Cow<'s, LogLine<G::Event>>>,
    rect: Rect,
    scene: &mut SceneOf<G>,
) where
    G::Event: 's,
{
    if rect.h < 30.0 {
        return;
    }
    let title = show.words.text(words::Key::Log);
    let mut marks = print::paper(rect);
    let in_line = rect.h < 60.0;
    let mut inner = rect.inset_by(11.0, if in_line { 3.0 } else { 8.0 });
    let unit = if !in_line && rect.w >= WIDE { LARGE } else { 1.0 };
    // Where there are two lines in all they tell what happened, not that they do.
    if !in_line {
        let head = inner.take_top(20.0 * unit);
        marks.push(
            Text::within(
                head,
                title,
                Face::SerifSemibold,
                15.0 * unit,
                palette::INK,
                Align::Start,
            )
            .into(),
        );
    }
    let node = Node::new(Part::Log.key(0, 0, 0), Layer::Board)
        .with_marks(marks)
        .with_target(rect, Target::Control(Control::Log))
        .with_label(title);
    scene.push(node);
    for line in lines(show, log, inner, unit) {
        scene.push(line);
    }
}

/// The same lines on a phone's sheet, too low for a finger: they are only seen, for the whole log is behind the last tab.
pub(crate) fn seen<'s, G: Explained>(
    show: &Show<G>,
    log: impl Iterator<Item = Cow<'s, LogLine<G::Event>>>,
    rect: Rect,
) -> Vec<Node<TargetOf<G>>>
where
    G::Event: 's,
{
    let mut lines = lines(show, log, rect, 1.0);
    for line in &mut lines {
        (line.layer, line.hit, line.target) = (Layer::SheetPart, None, None);
    }
    lines
}

/// The button of the whole log, on a phone's last tab.
pub(crate) fn button<G: Explained>(show: &Show<G>) -> Button<TargetOf<G>> {
    let log = show.words.text(words::Key::Log);
    Button {
        target: Target::Control(Control::Log),
        row: Row::new(13.0).text(log),
        note: None,
        label: log.to_owned(),
        weight: Weight::Quiet,
    }
}

/// As many of some lines, latest first, as fit a rectangle, so much larger than on a laptop.
fn lines<'s, G: Explained>(
    show: &Show<G>,
    log: impl Iterator<Item = Cow<'s, LogLine<G::Event>>>,
    rect: Rect,
    unit: f32,
) -> Vec<Node<TargetOf<G>>>
where
    G::Event: 's,
{
    let mut room = rect;
    let set = |(face, size, pitch): Type| (face, size * unit, pitch * unit);
    let (latest, earlier) = (LATEST.map(set), [set(EARLIER)]);
    let mut nodes = Vec::new();
    // The number of the line above.
    let mut above = None;
    let mut same = 0;
    let summed = |line: &LogLine<G::Event>| line.event.is_some_and(|event| G::is_summed_up(&event));
    for line in log {
        let line = line.as_ref();
        if above.is_some() && summed(line) {
            continue;
        }
        same = if above == Some(line.number) { same + 1 } else { 0 };
        // The latest one is always told, closer and smaller if need be, and in brief; so is the last one for which that has room.
        let is_latest = above.is_none();
        let sets = if is_latest { &latest[..] } else { &earlier[..] };
        let texts = [written::<G>(line), line.brief.as_str()];
        let ways = texts
            .into_iter()
            .flat_map(|text| sets.iter().map(move |set| (*set, text)));
        let mut node = ways.into_iter().find_map(|way| told(show, line, way, same, &mut room));
        if node.is_none() && is_latest {
            let text = with_short_name(show, line, latest[0], room.w / 2.0);
            node = latest
                .iter()
                .find_map(|set| told(show, line, (*set, &text), same, &mut room));
        }
        let Some(node) = node else {
            break;
        };
        nodes.push(node);
        above = Some(line.number);
    }
    nodes
}

/// A line in brief, its player's name cut to a width: the crest tells who it is.
fn with_short_name<G: Explained>(show: &Show<G>, line: &LogLine<G::Event>, (face, size, _): Type, room: f32) -> String {
    let Some(seat) = line.seat else {
        return line.brief.clone();
    };
    let name = show.names.of(seat);
    line.brief.replace(name, &letters::shorten(face, size, name, room))
}

/// What is written of a line: a new card lies on the table with all that it says.
fn written<G: Explained>(line: &LogLine<G::Event>) -> &str {
    match line.event {
        Some(event) if G::lies_open(&event) => &line.brief,
        _ => &line.text,
    }
}

/// A line, taken off the top of a room; `same` counts the lines above it that are of the same move. `None` if it does not
/// fit.
fn told<G: Explained>(
    show: &Show<G>,
    line: &LogLine<G::Event>,
    ((face, size, pitch), text): (Type, &str),
    same: u16,
    room: &mut Rect,
) -> Option<Node<TargetOf<G>>> {
    let target = Target::Told(line.number);
    let color = if face == Face::SansBold || show.hover == Some(target) {
        palette::INK
    } else {
        palette::MUTE
    };
    let texts = letters::wrap(face, size, text, room.w - 21.0);
    let high = pitch * texts.len() as f32;
    if room.h < high {
        return None;
    }
    let mut place = room.take_top(high);
    room.take_top(3.0);
    let hit = Rect::new(place.x, place.y - 1.5, place.w, high + 3.0);
    let mut marks = Vec::new();
    let crest = place.take_left(21.0);
    if let Some(seat) = line.seat {
        let at = Rect::new(crest.x, crest.y + 0.5, 15.0, 15.0);
        marks.push(Mark::tinted(show.crest(seat).symbol(), at, show.crest(seat).color()));
    }
    for text in texts {
        let at = place.take_top(pitch);
        marks.push(Text::within(at, text, face, size, color, Align::Start).into());
    }
    // Keys have room for more moves than any game has.
    let number = u16::try_from(line.number).unwrap_or(u16::MAX);
    let node = Node::new(Part::Log.key(number, same, 1), Layer::Part);
    Some(
        node.with_marks(marks)
            .with_target(hit, target)
            .with_label(line.text.clone()),
    )
}
