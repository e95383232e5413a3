//! A Place: its picture, its rates by Influence, and the light that falls on it.

use super::super::hints::{acting, goes_on, is_under_way, so_far, total, yields, yields_told};
use super::super::icons::{self, scenery, yielded};
use super::super::{Scene, Show, Target, Thing, keys};
use crate::drawing::geometry::Held as _;
use crate::drawing::palette;
use crate::drawing::scene::{
    Align, Corners, Face, Layer, Mark, Node, Outline, Paint, Point, Rect, Stamp, Stroke, Text,
};
use crate::duel::components::{MOST_INFLUENCE, PLAYERS, Place};
use crate::table::print::Light;
use crate::table::row::Row;

/// A tile on a laptop, in pixels: larger ones are set larger.
const LAPTOP: (f32, f32) = (216.0, 146.0);

/// A tile as wide as this has room for a tab beside most names, however low it is.
pub(super) const WIDE: f32 = 150.0;

/// The parts of a tile.
pub(super) struct Parts {
    pub picture: Rect,
    pub rates: Rect,
    pub sockets: Rect,
    /// Whether there is room for figures of Influence over the rates.
    pub full: bool,
    /// How much larger all is set than on a laptop, from 1.0.
    pub unit: f32,
}

impl Parts {
    fn of(rect: Rect) -> Self {
        let unit = (rect.w / LAPTOP.0).min(rect.h / LAPTOP.1).held(1.0, 1.5);
        let (rates, sockets, full) = match (rect.w, rect.h) {
            (w, h) if w >= 150.0 && h >= 132.0 => (33.0 * unit, (23.0 + 10.0 * unit) * unit, true),
            (w, h) if w >= 108.0 && h >= 108.0 => (30.0, 27.0, true),
            (w, h) if w >= 76.0 && h >= 92.0 => (19.0, 18.0, false),
            // What is built stands on the picture.
            (w, h) if w >= 120.0 && h >= 66.0 => (22.0, 0.0, false),
            _ => (0.0, 0.0, false),
        };
        let mut picture = rect;
        let sockets = picture.take_bottom(sockets);
        let rates = picture.take_bottom(rates);
        Self {
            picture,
            rates,
            sockets,
            full,
            unit,
        }
    }

    /// Whether there is a socket for each building; else what is built stands on the picture.
    pub(super) fn has_sockets(&self) -> bool {
        self.sockets.h > 0.0
    }

    /// Whether there is a picture alone.
    pub(super) fn is_bare(&self) -> bool {
        self.rates.h == 0.0
    }
}

/// A Place as it lies on the table, and what is so of it.
pub(super) struct Tile {
    pub place: Place,
    pub rect: Rect,
    pub parts: Parts,
    pub light: Light,
    /// What the Influence is there, is so far, or would be.
    pub influence: Option<u8>,
    /// Whether its action goes on.
    pub is_acting: bool,
    /// Whether it is occupied, and nothing is to be done there now.
    pub is_taken: bool,
    /// Whether a Place is meant, and one may still go elsewhere.
    is_compared: bool,
    /// Whether its colours are calm: it is taken, or an action goes on elsewhere.
    is_calm: bool,
}

impl Tile {
    /// A Place in its cell; the one that is meant is lit as what is about to be chosen.
    pub(super) fn of(show: &Show, place: Place, rect: Rect, meant: Option<Place>) -> Self {
        let light = match meant == Some(place) {
            true => Light::Chosen,
            // One may still go elsewhere.
            false if meant.is_some() && total(show, place).is_some() => Light::Lit,
            false => Light::choosable(show, Target::Thing(Thing::Place(place))),
        };
        let is_acting = goes_on(show, place);
        // Where something may be sent, it is told what that would be, even where an action goes on.
        let ways = [total, acting, so_far];
        let rests = light == Light::Rest && !is_acting;
        let is_taken = show.table().occupied(place) && rests;
        Self {
            place,
            rect,
            parts: Parts::of(rect),
            light,
            influence: ways.into_iter().find_map(|way| way(show, place)),
            is_acting,
            is_taken,
            is_compared: meant.is_some(),
            is_calm: is_taken || rests && is_under_way(show),
        }
    }

    /// It alone, without what lies and stands there and what it is called.
    pub(super) fn draw(&self, show: &Show, scene: &mut Scene) {
        let target = Target::Thing(Thing::Place(self.place));
        scene.push(
            Node::new(keys::tile(self.place), Layer::Board)
                .with_marks(self.body(show))
                .with_target(self.rect, target)
                .with_label(show.label(target)),
        );
    }

    /// Paper, picture and rate strip.
    fn body(&self, show: &Show) -> Vec<Mark> {
        let (rect, parts, light, is_acting) = (self.rect, &self.parts, self.light, self.is_acting);
        let (paper, strip) = match light {
            Light::Lit | Light::Chosen => (palette::WHITE, palette::LIT_RATE),
            _ if is_acting => (palette::WHITE, palette::LIT_RATE),
            _ => (palette::TILE, palette::RATE),
        };
        let (halo, edge) = match light {
            Light::Chosen => (Some(palette::VERMILION_HALO), Stroke::new(palette::VERMILION, 3.5)),
            _ if is_acting => (Some(palette::INDIGO_HALO), Stroke::new(palette::INDIGO, 3.0)),
            // Where most can be touched, light everywhere would say nothing.
            Light::Lit if self.is_compared || many(show) => {
                (Some(palette::LIT_RATE), Stroke::new(palette::GOLD_DARK, 2.0))
            }
            Light::Lit => (Some(palette::OCHRE_LIGHT), Stroke::new(palette::GOLD, 2.5)),
            _ => (None, Stroke::new(palette::EDGE, 1.0)),
        };
        let mut marks = Vec::new();
        // Small ones lie close together; the one that is meant stands out there too.
        let glow = if parts.full || light == Light::Chosen {
            3.0
        } else {
            1.75
        };
        marks.extend(halo.map(|halo| Mark::block(rect.inset(-glow), 3.0 + glow, Stroke::new(halo, glow))));
        marks.push(Mark::block(rect, 4.0, paper));
        let whole = parts.is_bare();
        let frame = if whole {
            Corners::from(4.0)
        } else {
            Corners::new(4.0, 0.0)
        };
        let picture = Stamp::new(scenery(self.place), seen(parts.picture));
        let picture = if self.is_calm { picture.calm() } else { picture };
        marks.push(Mark::Clip(Outline::Block(parts.picture, frame), vec![picture.into()]));
        if !whole {
            let (has_sockets, foot) = (parts.has_sockets(), Corners::new(0.0, 4.0));
            let corners = if has_sockets { Corners::SHARP } else { foot };
            marks.push(Mark::block(parts.rates, corners, strip));
            if has_sockets {
                let ground = match light {
                    Light::Lit | Light::Chosen => palette::TILE,
                    _ => palette::SHADE,
                };
                marks.push(Mark::block(parts.sockets, foot, ground));
            }
            for below in [parts.rates, parts.sockets]
                .into_iter()
                .take(1 + usize::from(has_sockets))
            {
                let ends = [Point::new(below.x, below.y), Point::new(below.right(), below.y)];
                marks.push(Mark::line(ends[0], ends[1], Stroke::new(palette::LINE, 1.0)));
            }
            marks.extend(self.rates(show));
        }
        marks.extend(self.gives(show));
        marks.push(Mark::block(rect, 4.0, edge));
        marks
    }

    /// On a picture alone, what the Influence there would give where one is about to go, at the left below the name: there cards lie, where there are
    /// any.
    fn gives(&self, show: &Show) -> Vec<Mark> {
        const HIGH: f32 = 16.0;
        let (place, picture) = (self.place, self.parts.picture);
        let table = show.table();
        // On a narrow tile the Station token lies there, too.
        let lies = |seat| table.seats[seat].cards.iter().any(|card| card.at == Some(place));
        let is_covered = show.me().round(PLAYERS).any(lies) || table.station == Some(place) && self.rect.w < WIDE;
        let has_room = self.parts.is_bare() && picture.h >= 20.0 + HIGH;
        let influence = (has_room && !is_covered).then(|| total(show, place)).flatten();
        let Some(influence) = influence else {
            return Vec::new();
        };
        let told = yields_told(show, show.me(), place, influence);
        let row = Row::new(12.0).face(Face::SansBold).icon_size(14.0);
        let row = icons::amount(row, told, yielded(place));
        let mut slip = picture.inset_by(4.0, 0.0);
        slip.take_bottom(2.0);
        let slip = slip.take_bottom(HIGH).take_left(row.width() + 8.0);
        let paint = Paint::new(palette::OCHRE_LIGHT, Stroke::new(palette::GOLD_DARK, 1.25));
        let mut marks = vec![Mark::block(slip, 3.0, paint)];
        marks.extend(row.within(slip, Align::Middle));
        marks
    }

    /// What the Place yields, by Influence; the column that is or would be reached is lit, and says what it would give this player, which may be less or
    /// more.
    fn rates(&self, show: &Show) -> Vec<Mark> {
        let parts = &self.parts;
        // The symbol clear of the edges, as the figures are.
        let mut rest = parts.rates.inset_by(if parts.full { 5.0 } else { 3.0 }, 0.0);
        let side = if parts.full { 24.0 * parts.unit } else { 18.0 };
        let symbol = rest.take_left(side);
        let side = side.min(rest.h - 4.0);
        let mut marks = vec![Mark::stamp(
            yielded(self.place),
            Rect::around(symbol.centre(), side - 2.0, side - 2.0),
        )];
        let reached = self.influence.map(|influence| influence.min(MOST_INFLUENCE));
        let given = total(show, self.place).map(|influence| yields(show, show.me(), self.place, influence));
        for (level, column) in (1..=MOST_INFLUENCE).zip(rest.columns(MOST_INFLUENCE.into(), 0.0)) {
            let mut cell = column;
            let [top, foot] = [column.y + 2.0, column.bottom() - 2.0].map(|y| Point::new(column.x, y));
            marks.push(Mark::line(top, foot, Stroke::new(palette::HAIR, 1.0)));
            if reached == Some(level) {
                let paint = Paint::new(palette::OCHRE_LIGHT, Stroke::new(palette::GOLD_DARK, 2.0));
                marks.push(Mark::block(cell.inset_by(0.5, 1.5), 2.0, paint));
            }
            if parts.full {
                let mut head = cell.take_top(cell.h * 0.44);
                head.take_top(1.5);
                let text = if level == MOST_INFLUENCE {
                    format!("{level}+")
                } else {
                    level.to_string()
                };
                let size = 11.0 * parts.unit;
                let (face, ink) = match reached == Some(level) {
                    true => (Face::SansBold, palette::INK),
                    false => (Face::Sans, palette::MUTE),
                };
                marks.push(Text::within(head, text, face, size, ink, Align::Middle).into());
            }
            let rate: u16 = show.game.rate(self.place, level).into();
            let (text, ink) = match given.filter(|_| reached == Some(level)).unwrap_or(rate) {
                0 if rate == 0 => ("–".to_owned(), palette::MUTE),
                // So many times, and not so many of a thing.
                times if self.place == Place::Chinatown => (format!("{times}×"), palette::INK),
                less if less < rate => (less.to_string(), palette::VERMILION_DARK),
                amount => (amount.to_string(), palette::INK),
            };
            let size = if parts.full { 14.0 * parts.unit } else { 13.0 };
            marks.push(Text::within(cell, text, Face::SansBold, size, ink, Align::Middle).into());
        }
        marks
    }
}

/// Where the whole scene of a Place lies, of which a picture shows a part: rather what is above, where its landmark is.
fn seen(picture: Rect) -> Rect {
    let whole = picture.cover(200.0 / 120.0);
    whole.shifted(Point::new(0.0, (whole.h - picture.h) * 0.6))
}

/// Whether the question can use most Places.
fn many(show: &Show) -> bool {
    let lit = Place::ALL
        .into_iter()
        .filter(|place| Light::choosable(show, Target::Thing(Thing::Place(*place))) != Light::Rest);
    lit.count() > 6
}
