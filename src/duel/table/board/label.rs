//! What a Place is called, and beside that what the Influence is or would be there, or that it is taken.

use super::super::keys::Kind;
use super::super::{Scene, Show, hints, icons};
use super::tile::{Tile, WIDE};
use crate::drawing::scene::{Align, Color, Corners, Face, Layer, Mark, Node, Paint, Point, Rect, Stroke, Symbol, Text};
use crate::drawing::{letters, palette};
use crate::duel::components::Place;
use crate::duel::words::Tell;
use crate::table::print::{self, Light};
use crate::table::row::Row;

/// The name on paper in the upper left corner, in the upper right one what the Influence is or would be; on small tiles below the name.
pub(super) fn draw(show: &Show, tile: &Tile, scene: &mut Scene) {
    let (place, rect, parts) = (tile.place, tile.rect, &tile.parts);
    let high = if parts.full { 24.0 * parts.unit } else { 16.0 };
    let inset = 1.5;
    let mut line = Rect::new(rect.x + inset, rect.y + inset, rect.w - 2.0 * inset, high);
    let tab = Tab::of(show, tile);
    let named = (rect.w >= NAMED).then(|| Name::of(show, tile));
    let tab = tab.map(|tab| {
        let summed = tab.summed(show, tile);
        let has_room = |summed: &Tab| {
            named
                .as_ref()
                .is_none_or(|name| name.takes_one_line(line.w - summed.w - 3.0))
        };
        summed.filter(has_room).unwrap_or(tab)
    });
    let room = line.w - tab.as_ref().map_or(0.0, |tab| tab.w + 3.0);
    // On small tiles some names leave no room beside them: there it stands below all that take one line, at one height.
    let beside = named
        .as_ref()
        .is_none_or(|name| name.fits(room) && (parts.full || rect.w >= WIDE || !name.takes_one_line(line.w)));
    // That it is taken its pale picture tells, too.
    if let Some(tab) = tab.filter(|tab| beside || tab.is_influence) {
        let mut at = line;
        if !beside {
            at = at.shifted(Point::new(0.0, high + 2.0));
        }
        let w = tab.w;
        let node = Node::new(Kind::Tab.key(place as u16, 0, 0), Layer::Tab);
        scene.push(node.with_marks(tab.marks(at.take_right(w))));
        if beside {
            line.take_right(w + 3.0);
        }
    }
    if let Some(name) = named {
        let node = Node::new(Kind::Name.key(place as u16, 0, 0), Layer::Tab);
        scene.push(node.with_marks(name.marks(line)));
    }
}

/// How wide the paper of the longest name is on one line; 0 where it is not told.
pub(super) fn names_width(show: &Show, tile: &Tile) -> f32 {
    if tile.rect.w < NAMED {
        return 0.0;
    }
    let name = Name::of(show, tile);
    let widths = Place::ALL.map(|place| name.width(show.speech().place(place)));
    widths.into_iter().fold(0.0, f32::max)
}

/// The same of the Place's own name, without a seal or a gate.
pub(super) fn name_width(show: &Show, tile: &Tile) -> f32 {
    if tile.rect.w < NAMED {
        return 0.0;
    }
    let name = Name::of(show, tile);
    name.width(name.text)
}

/// A tile so wide tells its name.
const NAMED: f32 = 70.0;

/// A tile so many times as large as a laptop's tells at a glance what its Influence would be made of.
const SUMMED: f32 = 1.3;

/// The tab in a tile's upper right corner: what the Influence is or would be, or that the Place is taken.
struct Tab {
    ground: Color,
    /// Whether the fan stands before what is written.
    is_influence: bool,
    row: Row,
    /// What it is made of, smaller.
    sum: Option<Row>,
    w: f32,
}

/// Between the name, or its seal, and the gate.
const GATE: f32 = 3.0;
/// Between the Influence and its sum.
const APART: f32 = 5.0;

impl Tab {
    fn of(show: &Show, tile: &Tile) -> Option<Self> {
        let parts = &tile.parts;
        let (size, high) = match parts.full {
            true => (15.0 * parts.unit, 24.0 * parts.unit),
            false => (11.5, 16.0),
        };
        if let Some(influence) = tile.influence {
            let row = Row::new(size).face(Face::SansBlack).color(palette::WHITE);
            let row = row.text(influence.to_string());
            return Some(Self {
                ground: match tile.light {
                    Light::Chosen => palette::VERMILION,
                    _ if tile.is_acting => palette::INDIGO,
                    _ => palette::GOLD_DARK,
                },
                is_influence: true,
                w: row.width() + high * 0.8 + if parts.full { 17.0 } else { 11.0 },
                row,
                sum: None,
            });
        }
        // Beside a picture alone the card that lies there says it.
        (tile.is_taken && !parts.is_bare()).then(|| {
            let row = Row::new((size * 0.85).max(11.0))
                .face(Face::SansBold)
                .color(palette::WASHI);
            let row = row.text(show.words.phrase(Tell::Taken));
            Self {
                ground: palette::MULBERRY,
                is_influence: false,
                w: row.width() + 14.0,
                row,
                sum: None,
            }
        })
    }

    /// The same with what the Influence would be made of: at the Place that is about to be chosen, and on a large screen at each that may be.
    fn summed(&self, show: &Show, tile: &Tile) -> Option<Self> {
        let told = match tile.light {
            Light::Chosen => tile.parts.full,
            _ => tile.parts.unit >= SUMMED,
        };
        let total = hints::total(show, tile.place).filter(|_| told)?;
        hints::to_play(show).filter(|level| *level < total)?;
        let sum = format!("= {}", hints::reckoning(show, total)?);
        let size = 11.5 * tile.parts.unit;
        let row = Row::new(size).face(Face::SansBold).color(palette::WHITE).text(sum);
        Some(Self {
            row: self.row.clone(),
            w: self.w + 2.0 * APART + row.width(),
            sum: Some(row),
            ..*self
        })
    }

    fn marks(self, tab: Rect) -> Vec<Mark> {
        let corners = Corners {
            top_right: 2.5,
            bottom_left: 4.0,
            ..Corners::SHARP
        };
        let edge = Stroke::new(palette::EDGE, 1.0);
        let mut marks = vec![Mark::block(tab, corners, Paint::new(self.ground, edge))];
        let mut inner = tab.inset_by(3.0, 0.0);
        if self.is_influence {
            // The fan is dark: it stands on a disc of paper.
            let side = tab.h * 0.8;
            inner.take_left(1.0);
            let disc = inner.take_left(side).centre();
            marks.push(Mark::circle(disc, side / 2.0, palette::WASHI));
            let fan = Rect::around(disc, side * 0.84, side * 0.84);
            marks.push(Mark::stamp(icons::INFLUENCE, fan));
            inner.take_left(side * 0.1);
        }
        if let Some(sum) = self.sum {
            inner.take_right(4.0);
            marks.extend(sum.clone().within(inner.take_right(sum.width()), Align::End));
            inner.take_right(APART);
        }
        marks.extend(self.row.within(inner, Align::Middle));
        marks
    }
}

/// The name of a Place as it is set on a tile.
struct Name {
    text: &'static str,
    face: Face,
    largest: f32,
    padding: f32,
    /// The seal of what lies there to be taken, struck where its action goes on.
    seal: Option<(Symbol, Light)>,
    /// Whether the Place is always open, as a gate tells.
    is_open: bool,
}

impl Name {
    fn of(show: &Show, tile: &Tile) -> Self {
        let (place, parts) = (tile.place, &tile.parts);
        let light = if tile.is_acting { Light::Chosen } else { Light::Rest };
        let (face, largest, padding) = match parts.full {
            true => (Face::SerifBold, 15.0 * parts.unit, 7.0 * parts.unit),
            false => (Face::SerifBold, 12.0, 3.5),
        };
        Self {
            text: show.speech().place(place),
            face,
            largest,
            padding,
            seal: icons::seal(place).filter(|_| parts.full).map(|seal| (seal, light)),
            is_open: place.is_always_open(),
        }
    }

    /// How wide the paper of a name is that is written as this one is, on one line.
    fn width(&self, text: &str) -> f32 {
        letters::width(self.face, self.largest, text) + 2.0 * self.padding
    }

    /// Whether it has room on one line, or on several without a break in a word.
    fn fits(&self, room: f32) -> bool {
        letters::widest_word(self.face, 11.0, self.text) <= room - 2.0 * self.padding
    }

    /// The size in which it has room on one line, if any.
    fn on_one_line(&self, room: f32) -> Option<f32> {
        letters::fit(self.face, self.largest, 11.0, self.text, room - 2.0 * self.padding)
    }

    /// Whether it has room on one line.
    fn takes_one_line(&self, room: f32) -> bool {
        self.on_one_line(room).is_some()
    }

    /// It on its paper at the left of a line, on as many lines as it takes.
    fn marks(&self, line: Rect) -> Vec<Mark> {
        let room = line.w - 2.0 * self.padding;
        let (size, pitch, lines) = match self.on_one_line(line.w) {
            Some(size) => (size, line.h, vec![self.text.to_owned()]),
            None => (11.0, 12.5, letters::wrap(self.face, 11.0, self.text, room)),
        };
        let w = letters::widest(self.face, size, &lines) + 2.0 * self.padding;
        let side = pitch * 0.68;
        let seal = self.seal.filter(|_| w + side <= line.w && size >= self.largest);
        let mut wide = w + seal.map_or(0.0, |_| side);
        let begin = wide;
        let has_gate = self.is_open && wide + side + GATE <= line.w && size >= self.largest;
        if has_gate {
            wide += side + GATE;
        }
        let paper = Rect::new(line.x, line.y, wide, pitch * lines.len() as f32);
        let paint = Paint::new(palette::WHITE, Stroke::new(palette::EDGE, 1.25));
        let corners = Corners {
            top_left: 2.5,
            bottom_right: 4.0,
            ..Corners::SHARP
        };
        let mut marks = vec![Mark::block(paper, corners, paint)];
        // With as much room at its right as between the name and it.
        let middle = |right: f32| Point::new(paper.x + right - (side + self.padding) / 2.0, paper.centre().y);
        if let Some((symbol, light)) = seal {
            marks.extend(print::seal(symbol, Rect::around(middle(begin), side, side), light));
        }
        if has_gate {
            marks.push(Mark::stamp(
                Symbol::OpenGate,
                Rect::around(middle(wide), side + 1.0, side + 1.0),
            ));
        }
        let named = Rect { w, ..paper };
        for (at, text) in named.rows(lines.len(), 0.0).zip(lines) {
            marks.push(Text::within(at, text, self.face, size, palette::INK, Align::Middle).into());
        }
        marks
    }
}
