//! How paper is printed: panels, cards, buttons and their states. Light is what a decision can use; the rest is calm.

use super::row::Row;
use super::{Show, Shown, TargetOf};
use crate::drawing::geometry::Held as _;
use crate::drawing::letters::{self, Face};
use crate::drawing::scene::{
    Align, Color, Corners, Fill, Key, Layer, Mark, Node, Paint, Point, Rect, Stamp, Stroke, Symbol, Text, palette,
};

/// The state of something on the table towards the open question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Light {
    /// Nothing is asked about it.
    Rest,
    /// A legal move goes on with it.
    Lit,
    /// It was touched; more must be chosen.
    Chosen,
    /// The question is about its like, but it is out of reach.
    Shut,
}

impl Light {
    /// The state of a target.
    pub fn of<G: Shown>(show: &Show<G>, target: TargetOf<G>) -> Self {
        if show.entry.has_chosen(target) {
            Self::Chosen
        } else if show.entry.is_lit(target) {
            Self::Lit
        } else {
            Self::Rest
        }
    }

    /// The state of a target; what could be chosen instead of what was touched stays lit.
    #[inline]
    pub fn choosable<G: Shown>(show: &Show<G>, target: TargetOf<G>) -> Self {
        match Self::of(show, target) {
            Self::Rest if show.entry.begins_with(target) => Self::Lit,
            light => light,
        }
    }

    /// The same of a target whose like is asked about: what cannot be taken is shut.
    pub fn among<G: Shown>(show: &Show<G>, target: TargetOf<G>) -> Self {
        match Self::choosable(show, target) {
            Self::Rest => Self::Shut,
            light => light,
        }
    }

    /// The ground of a cost, and its figures: calm on what is out of reach.
    pub const fn of_costs(self) -> (Color, Color) {
        match self {
            Self::Shut => (palette::SHADE, palette::MUTE),
            _ => (palette::INDIGO, palette::WHITE),
        }
    }

    /// The halo and edge of a thing in this state.
    const fn edge(self) -> (Option<Color>, Stroke) {
        match self {
            // Its ground tells it from the paper that it lies on.
            Self::Rest => (None, Stroke::new(palette::HAIR, 1.0)),
            Self::Lit => (Some(palette::OCHRE_LIGHT), Stroke::new(palette::GOLD, 2.0)),
            Self::Chosen => (Some(palette::VERMILION_HALO), Stroke::new(palette::VERMILION, 2.5)),
            Self::Shut => (None, Stroke::new(palette::INK.alpha(20), 1.0)),
        }
    }
}

/// A panel: a key-block line outside, a hairline inside, like the margin of a print.
pub(crate) fn paper(rect: Rect) -> Vec<Mark> {
    vec![
        Mark::block(
            rect,
            3.0,
            Paint::new(palette::PAPER.alpha(95), Stroke::new(palette::EDGE, 1.5)),
        ),
        Mark::block(rect.inset(1.75), 2.0, Stroke::new(palette::WHITE, 2.0)),
        Mark::block(rect.inset(3.25), 1.5, Stroke::new(palette::HAIR, 1.0)),
    ]
}

/// A panel with a band in a player's colour at its left, and a key line beside that: not every colour stands out from the paper alone.
pub(crate) fn banded_paper(rect: Rect, color: Color) -> Vec<Mark> {
    let mut marks = paper(rect);
    let band = Rect::new(rect.x + 0.5, rect.y + 0.5, 6.0, rect.h - 1.0);
    let corners = Corners {
        top_left: 2.5,
        bottom_left: 2.5,
        ..Corners::SHARP
    };
    marks.push(Mark::block(band, corners, color));
    let ends = [
        Point::new(band.right(), band.y),
        Point::new(band.right(), band.bottom()),
    ];
    marks.push(Mark::line(ends[0], ends[1], Stroke::new(palette::EDGE, 1.0)));
    marks
}

/// A panel of something that can be used now.
pub(crate) fn lit_paper(rect: Rect, light: Light) -> Vec<Mark> {
    if matches!(light, Light::Rest | Light::Shut) {
        return paper(rect);
    }
    let (halo, edge) = light.edge();
    let mut marks = Vec::with_capacity(2);
    if let Some(halo) = halo {
        marks.push(Mark::block(rect.inset(-1.5), 4.5, Stroke::new(halo, 3.0)));
    }
    marks.push(Mark::block(rect, 3.0, Paint::new(palette::WHITE, edge)));
    marks
}

/// The ground of a card.
pub(crate) fn slip(rect: Rect, radius: f32, light: Light) -> Vec<Mark> {
    let (halo, edge) = light.edge();
    let ground = match light {
        Light::Lit | Light::Chosen => palette::WHITE,
        Light::Rest => palette::SLIP,
        Light::Shut => palette::TILE,
    };
    let mut marks = Vec::with_capacity(2);
    if let Some(halo) = halo {
        marks.push(Mark::block(rect.inset(-1.25), radius + 1.5, Stroke::new(halo, 2.5)));
    }
    marks.push(Mark::block(rect, radius, Paint::new(ground, edge)));
    marks
}

/// A seal: struck full where what it stands for is open or acts, and a line with its character everywhere else, since vermilion is for what is done now.
pub(crate) fn seal(symbol: Symbol, rect: Rect, light: Light) -> Vec<Mark> {
    let stamp = Stamp::new(symbol, rect);
    match light {
        Light::Chosen => vec![stamp.into()],
        _ => vec![
            stamp.lined().into(),
            Mark::block(rect.inset(0.5), rect.h * 0.16, Stroke::new(palette::VERMILION, 1.0)),
        ],
    }
}

/// A place where something may come to lie: a shade of the ground, without a line that would call for an eye.
pub(crate) fn vacant(rect: Rect, radius: f32) -> Mark {
    Mark::block(rect, radius, palette::INK.alpha(7))
}

/// How far what stands on a button is from its edge at least.
const EDGE: f32 = 6.0;

/// The smallest type on a button.
const SMALLEST: f32 = 11.0;

/// How much a button urges.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Weight {
    /// The recommended way forward: one at most.
    Go,
    /// The way on, where more could be done first.
    On,
    /// A choice.
    Plain,
    /// A way out.
    Quiet,
    /// A choice that keeps its place, whatever there is to be known of it.
    Placed,
    /// What cannot be chosen now, in its place among what can.
    Barred,
    /// The way that is picked, of several to pick from.
    Picked,
    /// Another way to pick.
    Open,
    /// A way that is out of reach.
    Shut,
}

impl Weight {
    /// Whether it is one of several ways to pick from: they stand side by side, as wide as each other where that is possible.
    pub(crate) const fn is_way(self) -> bool {
        matches!(self, Self::Picked | Self::Open | Self::Shut)
    }

    /// The room for the ring that tells a way to pick, at the left.
    const fn ring(self) -> f32 {
        if self.is_way() { 30.0 } else { 0.0 }
    }

    /// The colour of the type on it.
    pub const fn ink(self) -> Color {
        match self {
            Self::Go | Self::On => palette::WHITE,
            Self::Plain | Self::Placed | Self::Quiet | Self::Picked | Self::Open => palette::INK,
            Self::Shut | Self::Barred => palette::MUTE,
        }
    }
}

/// A button: what it says, what a touch means, how it is spoken. What can be touched is a `T`.
#[derive(Clone, Debug)]
pub(crate) struct Button<T> {
    /// What a touch means.
    pub target: T,
    /// What stands on it.
    pub row: Row,
    /// What is to be known of it: after that, or below it where that would be too wide, and on a way to pick.
    pub note: Option<Row>,
    /// What is said of it.
    pub label: String,
    /// How much it urges.
    pub weight: Weight,
}

impl<T: Copy> Button<T> {
    /// What stands on it, with what is to be known after that.
    fn on_a_line(&self) -> Row {
        let row = self.row.clone();
        match &self.note {
            Some(note) => row.gap(5.0).face(Face::Sans).text("· ").then(note.clone()),
            None => row,
        }
    }

    /// How wide what stands on it is at ease, on a button of a height.
    fn width(&self, tall: f32, spread: Spread) -> f32 {
        let apart = self.weight.is_way() || self.weight == Weight::Placed;
        let below = is_high(tall) && (spread == Spread::Filled || apart);
        let row = match &self.note {
            Some(note) if below => self.row.width().max(note.width()),
            _ => self.on_a_line().width(),
        };
        row + self.weight.ring()
    }

    /// How wide it is at least, so that what stands on it is on it whole, broken into as many lines as it has words.
    fn least(&self) -> f32 {
        let row = match self.row.words() {
            Some((text, face, _)) => letters::widest_word(face, SMALLEST, text),
            None => self.row.clone().fitting(0.0).width(),
        };
        row + self.weight.ring() + 2.0 * EDGE
    }

    /// Draws the button in a rectangle, which is also where it is touched.
    pub fn node(self, rect: Rect, key: Key, layer: Layer) -> Node<T> {
        let (ground, edge): (Fill, Stroke) = match self.weight {
            Weight::Go => (palette::VERMILION.into(), Stroke::new(palette::VERMILION_DARK, 1.5)),
            Weight::On => (palette::INDIGO.into(), Stroke::new(palette::INK, 1.5)),
            Weight::Plain | Weight::Placed => (palette::WHITE.into(), Stroke::new(palette::EDGE, 1.5)),
            Weight::Quiet => (Color::CLEAR.into(), Stroke::new(palette::INK.alpha(40), 1.5)),
            Weight::Picked => (palette::WHITE.into(), Stroke::new(palette::VERMILION, 2.5)),
            Weight::Open => (palette::WHITE.into(), Stroke::new(palette::EDGE, 1.5)),
            Weight::Shut | Weight::Barred => (Color::CLEAR.into(), Stroke::new(palette::INK.alpha(24), 1.5)),
        };
        let mut marks = vec![Mark::block(rect, 4.0, Paint::new(ground, edge))];
        if matches!(self.weight, Weight::Go | Weight::On) {
            let shine = Stroke::new(palette::WHITE.alpha(35), 1.5);
            marks.push(Mark::block(rect.inset(2.0), 3.0, shine));
        }
        let mut inner = rect.inset_by(EDGE, 1.0);
        let ring = inner.take_left(self.weight.ring());
        let at = Point::new(ring.x + 14.0, ring.centre().y);
        match self.weight {
            Weight::Picked => marks.push(Mark::circle(
                at,
                6.0,
                Paint::new(palette::WHITE, Stroke::new(palette::VERMILION, 5.0)),
            )),
            Weight::Open => marks.push(Mark::circle(
                at,
                7.0,
                Paint::new(palette::WHITE, Stroke::new(palette::INK, 2.0)),
            )),
            Weight::Shut => marks.push(Mark::circle(at, 7.0, Stroke::new(palette::INK.alpha(40), 2.0))),
            _ => {}
        }
        let ink = self.weight.ink();
        let row = self.on_a_line();
        let align = if self.weight.is_way() {
            Align::Start
        } else {
            Align::Middle
        };
        match self.note {
            Some(note) if is_high(rect.h) && (self.weight.is_way() || row.width() > inner.w) => {
                let high = (rect.h - 12.0).held(34.0, 48.0);
                let mut block = Rect::around(inner.centre(), inner.w, high);
                let above = block.take_top(high * 19.0 / 34.0);
                marks.extend(lines(self.row.dyed(ink), above, align));
                marks.extend(note.dyed(ink).within(block, align));
            }
            _ => marks.extend(lines(row.dyed(ink), inner, align)),
        }
        Node::new(key, layer)
            .with_marks(marks)
            .with_target(rect, self.target)
            .with_label(self.label)
    }
}

/// What is to be known of a button.
pub(crate) fn note(text: impl Into<String>) -> Row {
    Row::new(12.0).face(Face::Sans).text(text)
}

/// Whether a button is high enough for two lines.
const fn is_high(h: f32) -> bool {
    h >= 40.0
}

/// A row in the middle of a rectangle; words that are too long for one line stand in several.
fn lines(row: Row, rect: Rect, align: Align) -> Vec<Mark> {
    let broken = row.words().map(|(text, face, color)| {
        let lines = letters::wrap(face, SMALLEST, text, rect.w);
        (lines, face, color)
    });
    match broken {
        Some((lines, face, color)) if row.clone().fitting(rect.w).width() > rect.w + 0.5 => {
            let block = Rect::around(rect.centre(), rect.w, SMALLEST * 1.1 * lines.len() as f32);
            let places = block.rows(lines.len(), 0.0).zip(lines);
            let write = |(at, line)| Text::within(at, line, face, SMALLEST, color, align).into();
            places.map(write).collect()
        }
        _ => row.within(rect, align).collect(),
    }
}

/// How a row of buttons is set: sizes in pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Setting {
    /// The height of a button where there is room.
    pub tall: f32,
    /// The least height and width of a button.
    pub least: f32,
    /// The gap between two.
    pub gap: f32,
    /// Left and right of what stands on it.
    pub padding: f32,
    /// Whether rows are filled.
    pub spread: Spread,
}

/// How wide the buttons of a row are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Spread {
    /// As wide as what stands on them.
    Natural,
    /// Together as wide as their room. The way back to the move before is a square at the end and never stands alone.
    Filled,
}

/// Where buttons stand in a rectangle: left to right in rows, the last row at the bottom. They are made lower, then narrower,
/// until all of them fit.
pub(crate) fn flow<T: Copy>(buttons: &[Button<T>], rect: Rect, setting: Setting) -> Vec<Rect> {
    let widths = widths(buttons, rect.w, setting);
    // Where rows are filled, what is too narrow gets the room that is left.
    let least = |button: &Button<T>| match setting.spread {
        Spread::Natural => button.least().max(setting.least),
        Spread::Filled => setting.least,
    };
    let leasts: Vec<f32> = buttons.iter().map(least).collect();
    let broken = |share: f32| {
        let narrower = |(&width, &least): (&f32, &f32)| (width * share).max(least.min(width)).min(rect.w);
        broken(widths.iter().zip(&leasts).map(narrower), rect.w, setting)
    };
    let count = |share: f32| broken(share).len();
    // A little narrower is better than one row more.
    let narrower: &[f32] = match setting.spread {
        Spread::Natural => &[0.86],
        Spread::Filled => &[0.86, 0.76],
    };
    let fewer = narrower.iter().find(|&&share| count(share) < count(1.0));
    let mut share = fewer.copied().unwrap_or(1.0);
    loop {
        let rows = broken(share);
        let count = rows.len().max(1) as f32;
        let room = (rect.h - setting.gap * (count - 1.0)) / count;
        if room >= setting.least || share < 0.3 {
            let h = room.min(setting.tall).max(1.0);
            let top = rect.bottom() - count * h - setting.gap * (count - 1.0);
            return placed(&rows, rect, top, h, setting);
        }
        share *= 0.9;
    }
}

/// How high buttons stand in a width at ease.
pub(crate) fn height<T: Copy>(buttons: &[Button<T>], w: f32, setting: Setting) -> f32 {
    let rects = flow(buttons, Rect::new(0.0, 0.0, w, 2000.0), setting);
    let top = rects.iter().map(|rect| rect.y).fold(2000.0, f32::min);
    2000.0 - top
}

/// How wide buttons are at ease; ways to pick from are as wide as the widest of them, if a row has room for that.
fn widths<T: Copy>(buttons: &[Button<T>], room: f32, setting: Setting) -> Vec<f32> {
    let width = |button: &Button<T>| {
        let inner = button.width(setting.tall, setting.spread);
        (inner + 2.0 * setting.padding).max(setting.tall)
    };
    let ways = || buttons.iter().filter(|button| button.weight.is_way());
    let widest = ways().map(width).fold(0.0, f32::max);
    let alike = ways().count() as f32 * (widest + setting.gap) - setting.gap <= room;
    let width = |button: &Button<T>| match button.weight.is_way() {
        true if alike => widest,
        _ => width(button),
    };
    let mut widths: Vec<f32> = buttons.iter().map(width).collect();
    // Where one row has room for all, what is left of it is given to the button that goes on.
    let left = room - widths.iter().sum::<f32>() - setting.gap * widths.len().saturating_sub(1) as f32;
    let go = buttons.iter().position(|button| button.weight == Weight::Go);
    if let Some(go) = go.filter(|_| setting.spread == Spread::Filled && left > 0.0) {
        widths[go] += left;
    }
    widths
}

/// Lets a last button that stands alone have the one before it in its row.
fn accompanied(rows: &mut Vec<Vec<f32>>, room: f32, setting: Setting) {
    let alone = rows.last().is_some_and(|row| row.len() == 1);
    if setting.spread == Spread::Natural || !alone || rows.len() < 2 {
        return;
    }
    let last = rows.len() - 1;
    if let Some(width) = rows[last - 1].pop() {
        let most = room - setting.gap - rows[last][0];
        rows[last].insert(0, width.min(most));
        rows.retain(|row| !row.is_empty());
    }
}

/// Widths broken into rows.
fn broken(widths: impl Iterator<Item = f32>, room: f32, setting: Setting) -> Vec<Vec<f32>> {
    let gap = setting.gap;
    let mut rows: Vec<Vec<f32>> = Vec::new();
    let mut used = 0.0;
    for width in widths {
        match rows.last_mut() {
            Some(row) if used + gap + width <= room => {
                row.push(width);
                used += gap + width;
            }
            _ => {
                rows.push(vec![width]);
                used = width;
            }
        }
    }
    accompanied(&mut rows, room, setting);
    rows
}

fn placed(rows: &[Vec<f32>], rect: Rect, top: f32, h: f32, setting: Setting) -> Vec<Rect> {
    let gap = setting.gap;
    let mut rects = Vec::new();
    let mut y = top;
    for row in rows {
        let mut x = rect.x;
        let room = rect.w - gap * row.len().saturating_sub(1) as f32;
        // What is no wider than high is a symbol, and stays a square.
        let grows = |w: f32| setting.spread == Spread::Filled && (w > setting.tall || row.len() == 1);
        let squares: f32 = row.iter().filter(|&&w| !grows(w)).sum();
        let others: f32 = row.iter().filter(|&&w| grows(w)).sum();
        let share = ((room - squares) / others.max(1.0)).max(1.0);
        for w in row.iter().map(|&w| if grows(w) { w * share } else { w }) {
            rects.push(Rect::new(x, y, w, h));
            x += w + gap;
        }
        y += h + gap;
    }
    rects
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::target::Control;

    fn buttons(count: usize) -> Vec<Button<Control>> {
        (0..count)
            .map(|i| Button {
                target: Control::Undo,
                row: Row::new(14.0).text(format!("button {i}")),
                note: None,
                label: String::new(),
                weight: Weight::Plain,
            })
            .collect()
    }

    const SETTING: Setting = Setting {
        tall: 44.0,
        least: 24.0,
        gap: 8.0,
        padding: 13.0,
        spread: Spread::Natural,
    };

    #[test]
    fn buttons_stand_apart_inside_their_room() {
        let room = Rect::new(10.0, 10.0, 530.0, 90.0);
        for count in 1..=24 {
            let rects = flow(&buttons(count), room, SETTING);
            assert_eq!(rects.len(), count);
            for (i, rect) in rects.iter().enumerate() {
                assert!(room.inset(-0.01).encloses(rect), "{count}: {rect:?}");
                assert!(rects[..i].iter().all(|other| !other.overlaps(rect)), "{count}");
            }
        }
    }

    #[test]
    fn a_few_buttons_are_tall_and_stand_at_the_bottom() {
        let room = Rect::new(0.0, 0.0, 530.0, 90.0);
        let rects = flow(&buttons(3), room, SETTING);
        assert!(rects.iter().all(|rect| rect.h == 44.0 && rect.bottom() == 90.0));
    }
}
