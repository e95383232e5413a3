//! The ten Places: picture, name, rates by Influence, what is built, the cards played there, and the light that falls on them.

use super::cards::{self, Influence};
use super::hints::{acting, goes_on, so_far, total};
use super::icons::{scenery, yielded};
use super::keys::{self, Kind};
use super::{Scene, Show, Target, Thing, outlook};
use crate::drawing::geometry::Held as _;
use crate::drawing::scene::{
    Align, Color, Corners, Face, Fill, Layer, Mark, Node, Outline, Paint, Path, Point, Rect, Stamp, Stroke, Symbol,
    Text,
};
use crate::drawing::{letters, palette};
use crate::duel::Player;
use crate::duel::components::{MOST_INFLUENCE, PLAYERS, Place, Resource};
use crate::duel::rules::construction::LEAST;
use crate::duel::rules::places::EARNED;
use crate::duel::words::Tell;
use crate::game::Seat;
use crate::table::layout::{Across, Form, Grid, Layout};
use crate::table::print::{self, Light};
use crate::table::row::Row;

/// The two halves of the board, each as it is read: the country, which brings goods in, and the town, which makes something of them.
const HALVES: [[Place; 5]; 2] = [
    [
        Place::TeaPlantation,
        Place::SilkMill,
        Place::Fishery,
        Place::CopperMine,
        Place::Bank,
    ],
    [
        Place::Laboratory,
        Place::Port,
        Place::Church,
        Place::Customs,
        Place::Chinatown,
    ],
];

/// The cells of both halves side by side; the last one of each is free for what is no Place.
const GRID: Grid = Grid { columns: 4, rows: 3 };

/// The same upright: a column a half.
const UPRIGHT: Grid = Grid { columns: 2, rows: 5 };

/// How the table is laid out.
pub(super) const ARRANGEMENT: Across = Across {
    grid: GRID,
    upright: UPRIGHT,
};

/// The free cell of the country.
pub(super) fn free_cell(layout: &Layout) -> Rect {
    layout.map.cell(1.0, 2.0)
}

/// The Places row by row, with the column of each.
pub(super) fn rows() -> impl Iterator<Item = Vec<(u8, Place)>> {
    (0..GRID.rows).map(|row| {
        let places = Place::ALL.into_iter().map(|place| (column_and_row(GRID, place), place));
        let mut here: Vec<(u8, Place)> = places
            .filter(|((_, of), _)| *of == row)
            .map(|((column, _), place)| (column, place))
            .collect();
        here.sort_unstable_by_key(|(column, _)| *column);
        here
    })
}

/// In which column and row of a grid a Place lies.
fn column_and_row(grid: Grid, place: Place) -> (u8, u8) {
    let found = (0_u8..).zip(&HALVES).find_map(|(half, places)| {
        let number = places.iter().position(|other| *other == place)?;
        Some((half, number as u8))
    });
    let (half, number) = found.unwrap_or_default();
    let across = grid.columns / 2;
    (half * across + number % across, number / across)
}

/// Where a Place lies.
pub(super) fn cell(layout: &Layout, place: Place) -> Rect {
    let (column, row) = column_and_row(layout.map.grid, place);
    layout.map.cell(column.into(), row.into())
}

/// A tile on a laptop, in pixels: larger ones are set larger.
const LAPTOP: (f32, f32) = (216.0, 146.0);

/// A tile as wide as this has room for a tab beside most names, however low it is.
const WIDE: f32 = 150.0;

/// The parts of a tile.
struct Parts {
    picture: Rect,
    rates: Rect,
    sockets: Rect,
    /// Whether there is room for figures of Influence over the rates.
    full: bool,
    /// How much larger all is set than on a laptop, from 1.0.
    unit: f32,
}

impl Parts {
    fn of(rect: Rect) -> Self {
        let unit = (rect.w / LAPTOP.0).min(rect.h / LAPTOP.1).held(1.0, 1.5);
        let (rates, sockets, full) = match (rect.w, rect.h) {
            (w, h) if w >= 150.0 && h >= 132.0 => (33.0 * unit, 33.0 * unit, true),
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

    /// Whether there is a picture alone.
    fn is_bare(&self) -> bool {
        self.rates.h == 0.0
    }
}

/// Draws the two leaves of a folding screen, and every Place on them.
pub(super) fn draw(show: &Show, layout: &Layout, scene: &mut Scene) {
    leaves(layout, scene);
    for place in Place::ALL {
        tile(show, place, cell(layout, place), scene);
    }
}

/// The two leaves on which the Places lie: gold leaf in a frame of black lacquer, with corners of brass.
fn leaves(layout: &Layout, scene: &mut Scene) {
    let map = &layout.map;
    let (frame, corner) = match layout.form {
        Form::Large => (14.0, 44.0),
        Form::Medium => (9.0, 28.0),
        Form::Phone => (4.0, 0.0),
    };
    let [across, rows] = [map.grid.columns / 2, map.grid.rows].map(f32::from);
    for half in [0.0, 1.0] {
        let first = map.cell(half * across, 0.0);
        let last = map.cell(half * across + across - 1.0, rows - 1.0);
        let leaf = first.union(&last);
        let gold = leaf.inset(-map.gap);
        let outer = gold.inset(-frame);
        let mut marks = vec![
            Mark::block(outer, 3.0, Paint::new(LACQUER, Stroke::new(palette::INK, 1.5))),
            Mark::block(
                gold,
                0.0,
                Paint {
                    fill: Some(Fill::Down {
                        top: gold.y,
                        bottom: gold.bottom(),
                        stops: vec![(0.0, GOLD_LEAF[0]), (0.5, GOLD_LEAF[1]), (1.0, GOLD_LEAF[2])],
                    }),
                    stroke: Some(Stroke::new(palette::GOLD_DARK, 1.5)),
                },
            ),
        ];
        // The seams of the sheets of gold.
        let count = |length: f32| (length / SHEET) as u16;
        let seam = |from: Point, to: Point| Mark::line(from, to, Stroke::new(palette::GOLD_DARK.alpha(40), 1.0));
        marks.extend((1..=count(gold.w)).map(|n| {
            let x = gold.x + f32::from(n) * SHEET;
            seam(Point::new(x, gold.y), Point::new(x, gold.bottom()))
        }));
        marks.extend((1..=count(gold.h)).map(|n| {
            let y = gold.y + f32::from(n) * SHEET;
            seam(Point::new(gold.x, y), Point::new(gold.right(), y))
        }));
        if corner > 0.0 {
            marks.extend(brass(outer, corner));
        }
        let key = Kind::Leaf.key(half as u16, 0, 0);
        scene.push(Node::new(key, Layer::Board).with_marks(marks));
    }
}

/// The corners of a frame: plates of brass, each with a stud.
fn brass(outer: Rect, side: f32) -> impl Iterator<Item = Mark> {
    // A plate at the upper left, its side 1.0; it is the same on both sides of its diagonal.
    const EDGE: [(f32, f32); 5] = [(0.0, 0.0), (0.68, 0.0), (0.54, 0.14), (0.36, 0.2), (0.24, 0.24)];
    let inner = outer.inset(0.75);
    let corners = [
        (inner.x, inner.y, 1.0, 1.0),
        (inner.right(), inner.y, -1.0, 1.0),
        (inner.right(), inner.bottom(), -1.0, -1.0),
        (inner.x, inner.bottom(), 1.0, -1.0),
    ];
    corners.into_iter().flat_map(move |(x, y, right, down)| {
        let at = |(across, along): (f32, f32)| Point::new(x + right * across * side, y + down * along * side);
        let back = EDGE[1..].iter().rev().map(|&(across, along)| (along, across));
        let plate = Path::polygon(EDGE.into_iter().chain(back).map(at));
        let stud = at((0.14, 0.14));
        [
            Mark::path(plate, Paint::new(palette::GOLD_LIGHT, Stroke::new(palette::INK, 1.25))),
            Mark::circle(stud, side * 0.055, palette::GOLD_DARK),
        ]
    })
}

/// Black lacquer.
const LACQUER: Color = Color::rgb(0x2A1C25);
/// Gold leaf, from above to below.
const GOLD_LEAF: [Color; 3] = [Color::rgb(0xDDC07E), Color::rgb(0xD2B26A), Color::rgb(0xC0984C)];
/// The side of a sheet of it.
const SHEET: f32 = 46.0;

fn tile(show: &Show, place: Place, rect: Rect, scene: &mut Scene) {
    let target = Target::Thing(Thing::Place(place));
    let parts = Parts::of(rect);
    // The Place that is pointed at is lit as what is about to be chosen.
    let light = match outlook::meant_place(show) == Some(place) {
        true => Light::Chosen,
        false => Light::of(show, target),
    };
    scene.push(
        Node::new(keys::tile(place), Layer::Board)
            .with_marks(body(show, place, rect, &parts, light))
            .with_target(rect, target)
            .with_label(show.label(target)),
    );
    played(show, place, &parts, scene);
    name(show, place, rect, &parts, light, scene);
    match parts.sockets.h > 0.0 {
        true => sockets(show, place, &parts, scene),
        false => built(show, place, &parts, scene),
    }
}

/// Paper, picture and rate strip.
fn body(show: &Show, place: Place, rect: Rect, parts: &Parts, light: Light) -> Vec<Mark> {
    let is_acting = goes_on(show, place);
    let (paper, strip) = match light {
        Light::Lit | Light::Chosen => (palette::WHITE, palette::LIT_RATE),
        _ if is_acting => (palette::WHITE, palette::LIT_RATE),
        _ => (palette::TILE, palette::RATE),
    };
    let (halo, edge) = match light {
        Light::Chosen => (Some(palette::VERMILION_HALO), Stroke::new(palette::VERMILION, 3.0)),
        _ if is_acting => (Some(palette::INDIGO_HALO), Stroke::new(palette::INDIGO, 3.0)),
        // Where most can be touched, light everywhere would say nothing.
        Light::Lit if many(show) => (Some(palette::LIT_RATE), Stroke::new(palette::GOLD_DARK, 2.0)),
        Light::Lit => (Some(palette::OCHRE_LIGHT), Stroke::new(palette::GOLD, 2.5)),
        _ => (None, Stroke::new(palette::EDGE, 1.0)),
    };
    let mut marks = Vec::new();
    marks.extend(halo.map(|halo| Mark::block(rect.inset(-3.0), 6.0, Stroke::new(halo, 3.0))));
    marks.push(Mark::block(rect, 4.0, paper));
    let whole = parts.is_bare();
    let frame = if whole {
        Corners::from(4.0)
    } else {
        Corners::new(4.0, 0.0)
    };
    let picture = Stamp::new(scenery(place), seen(parts.picture));
    let picture = if taken(show, place, light) {
        picture.calm()
    } else {
        picture
    };
    marks.push(Mark::Clip(Outline::Block(parts.picture, frame), vec![picture.into()]));
    if !whole {
        let (has_sockets, foot) = (parts.sockets.h > 0.0, Corners::new(0.0, 4.0));
        let corners = if has_sockets { Corners::SHARP } else { foot };
        marks.push(Mark::block(parts.rates, corners, strip));
        if has_sockets {
            marks.push(Mark::block(parts.sockets, foot, palette::SHADE));
        }
        for below in [parts.rates, parts.sockets]
            .into_iter()
            .take(1 + usize::from(has_sockets))
        {
            let ends = [Point::new(below.x, below.y), Point::new(below.right(), below.y)];
            marks.push(Mark::line(ends[0], ends[1], Stroke::new(palette::LINE, 1.0)));
        }
        marks.extend(rates(show, place, parts));
    }
    marks.push(Mark::block(rect, 4.0, edge));
    marks
}

/// Where the whole scene of a Place lies, of which a picture shows a part: rather what is above, where its landmark is.
fn seen(picture: Rect) -> Rect {
    let whole = picture.cover(200.0 / 120.0);
    whole.shifted(Point::new(0.0, (whole.h - picture.h) * 0.6))
}

/// Whether a Place is occupied, and nothing is to be done there now.
fn taken(show: &Show, place: Place, light: Light) -> bool {
    show.table().occupied(place) && light == Light::Rest && !goes_on(show, place)
}

/// Whether the question can use most Places.
fn many(show: &Show) -> bool {
    let lit = Place::ALL
        .into_iter()
        .filter(|place| show.entry.is_lit(Target::Thing(Thing::Place(*place))));
    lit.count() > 6
}

/// What the Place yields, by Influence; the column that is or would be reached is lit.
fn rates(show: &Show, place: Place, parts: &Parts) -> Vec<Mark> {
    let mut rest = parts.rates.inset_by(2.0, 0.0);
    let side = if parts.full { 24.0 * parts.unit } else { 15.0 };
    let symbol = rest.take_left(side);
    let side = side.min(rest.h - 2.0);
    let mut marks = vec![Mark::stamp(
        yielded(place),
        Rect::around(symbol.centre(), side - 2.0, side - 2.0),
    )];
    let reached = influence(show, place).map(|influence| influence.min(MOST_INFLUENCE));
    for (level, column) in (1..=MOST_INFLUENCE).zip(rest.columns(MOST_INFLUENCE.into(), 0.0)) {
        let mut cell = column;
        if reached == Some(level) {
            let paint = Paint::new(palette::OCHRE_LIGHT, Stroke::new(palette::GOLD_DARK, 1.5));
            marks.push(Mark::block(cell.inset_by(0.5, 1.5), 2.0, paint));
        }
        if parts.full {
            let head = cell.take_top(cell.h * 0.42);
            let text = if level == MOST_INFLUENCE {
                format!("{level}+")
            } else {
                level.to_string()
            };
            let size = 11.0 * parts.unit;
            marks.push(Text::within(head, text, Face::Sans, size, palette::MUTE, Align::Middle).into());
        }
        let rate = show.game.rate(place, level);
        let (text, ink) = match rate {
            0 => ("–".to_owned(), palette::MUTE),
            rate => (rate.to_string(), palette::INK),
        };
        let size = if parts.full { 14.0 * parts.unit } else { 11.5 };
        marks.push(Text::within(cell, text, Face::SansBold, size, ink, Align::Middle).into());
    }
    marks
}

/// The name on paper in the upper left corner, in the upper right one what the Influence is or would be; on small tiles below the name.
fn name(show: &Show, place: Place, rect: Rect, parts: &Parts, light: Light, scene: &mut Scene) {
    let high = if parts.full { 24.0 * parts.unit } else { 16.0 };
    let inset = 1.5;
    let mut line = Rect::new(rect.x + inset, rect.y + inset, rect.w - 2.0 * inset, high);
    let tab = Tab::of(show, place, parts, light);
    let named = (rect.w >= 70.0).then(|| Name::of(show, place, parts));
    let room = line.w - tab.as_ref().map_or(0.0, |tab| tab.w + 3.0);
    // On small tiles some names leave no room beside them: there it stands below all that take one line, at one height.
    let beside = named
        .as_ref()
        .is_none_or(|name| name.fits(room) && (parts.full || rect.w >= WIDE || !name.takes_one_line(line.w)));
    if let Some(tab) = tab {
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

/// What the Influence at a Place is, is so far, or would be.
fn influence(show: &Show, place: Place) -> Option<u8> {
    let ways = [acting, so_far, total];
    ways.into_iter().find_map(|way| way(show, place))
}

/// The tab in a tile's upper right corner: what the Influence is or would be, or that the Place is taken.
struct Tab {
    ground: Color,
    /// Whether the fan stands before what is written.
    is_influence: bool,
    row: Row,
    w: f32,
}

impl Tab {
    fn of(show: &Show, place: Place, parts: &Parts, light: Light) -> Option<Self> {
        let (size, high) = match parts.full {
            true => (15.0 * parts.unit, 24.0 * parts.unit),
            false => (11.5, 16.0),
        };
        let is_acting = goes_on(show, place);
        if let Some(influence) = influence(show, place) {
            let row = Row::new(size).face(Face::SansBlack).color(palette::WHITE);
            let row = row.text(influence.to_string());
            return Some(Self {
                ground: match light {
                    Light::Chosen => palette::VERMILION,
                    _ if is_acting => palette::INDIGO,
                    _ => palette::GOLD_DARK,
                },
                is_influence: true,
                w: row.width() + high * 0.8 + 11.0,
                row,
            });
        }
        taken(show, place, light).then(|| {
            let row = Row::new((size * 0.85).max(11.0))
                .face(Face::SansBold)
                .color(palette::WASHI);
            let row = row.text(show.words.phrase(Tell::Taken));
            Self {
                ground: palette::MULBERRY,
                is_influence: false,
                w: row.width() + 14.0,
                row,
            }
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
            let disc = inner.take_left(side).centre();
            marks.push(Mark::circle(disc, side / 2.0, palette::WASHI));
            let fan = Rect::around(disc, side * 0.84, side * 0.84);
            marks.push(Mark::stamp(super::icons::INFLUENCE, fan));
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
}

impl Name {
    fn of(show: &Show, place: Place, parts: &Parts) -> Self {
        let (face, largest, padding) = match parts.full {
            true => (Face::SerifBold, 15.0 * parts.unit, 7.0 * parts.unit),
            false => (Face::SansBold, 11.5, 3.0),
        };
        Self {
            text: show.speech().place(place),
            face,
            largest,
            padding,
        }
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
        let paper = Rect::new(line.x, line.y, w, pitch * lines.len() as f32);
        let paint = Paint::new(palette::WHITE, Stroke::new(palette::EDGE, 1.25));
        let corners = Corners {
            top_left: 2.5,
            bottom_right: 4.0,
            ..Corners::SHARP
        };
        let mut marks = vec![Mark::block(paper, corners, paint)];
        for (at, text) in paper.rows(lines.len(), 0.0).zip(lines) {
            marks.push(Text::within(at, text, self.face, size, palette::INK, Align::Middle).into());
        }
        marks
    }
}

/// The Influence cards that lie there, a pile a player: the own at the left, the other's at the right; and the Station.
fn played(show: &Show, place: Place, parts: &Parts, scene: &mut Scene) {
    let table = show.table();
    let large = parts.full;
    let [w, h] = if large {
        [30.0, 38.0].map(|length| length * parts.unit)
    } else {
        [19.0, 24.0]
    };
    // Below the name, where the picture is low.
    let below = parts.picture.h - if large { 24.0 * parts.unit + 8.0 } else { 0.0 };
    let share = (below / h).held(0.66, 1.0);
    let [w, h] = [w * share, h * share];
    let mut foot = parts.picture.inset_by(if large { 6.0 } else { 3.0 }, 0.0);
    let foot = foot.take_bottom(h + if large { 5.0 } else { 3.0 });
    let token = if large { 34.0 * parts.unit } else { 22.0 };
    for seat in show.me().round(PLAYERS) {
        let cards = table.seats[seat].cards.iter().enumerate();
        let cards: Vec<Influence> = cards
            .filter(|(_, card)| card.at == Some(place))
            .map(|(row, card)| Influence {
                level: show.game.level(row, card),
                upgraded: card.upgraded,
                crest: show.crest(seat),
            })
            .collect();
        let mine = seat == show.me();
        let mut marks = Vec::new();
        // Several lie side by side, closer where there is little room, and beside the Station.
        let station = if table.station == Some(place) && !parts.is_bare() {
            token
        } else {
            0.0
        };
        let room = ((foot.w - station) / 2.0 - 2.0).max(w);
        let step = ((room - w) / (cards.len().max(2) - 1) as f32).min(w + 3.0);
        for (card, number) in cards.iter().zip(0_u8..) {
            let aside = f32::from(number) * step;
            let x = if mine { foot.x + aside } else { foot.right() - w - aside };
            marks.extend(cards::influence(*card, Rect::new(x, foot.y, w, h), Light::Rest));
        }
        if !marks.is_empty() {
            scene.push(Node::new(keys::played(place, seat), Layer::Piece).with_marks(marks));
        }
    }
    if table.station == Some(place) {
        let target = Target::Thing(Thing::Sight(super::Sight::Station));
        // Between both players' cards; on a tile that is too small for that, above the own ones.
        let middle = match parts.is_bare() {
            true => Point::new(foot.x + token / 2.0, foot.y - token / 2.0),
            false => foot.centre(),
        };
        let at = Rect::around(middle, token, token);
        let owner = Seat::all(PLAYERS)
            .find(|seat| table.seats[*seat].knows(crate::duel::components::Title::Station))
            .unwrap_or(table.active);
        let disc = Paint::new(palette::PAPER, Stroke::new(palette::EDGE, 1.0));
        let token = Node::new(keys::station(), Layer::Piece).with_marks([
            Mark::circle(at.centre(), token / 2.0, disc),
            Mark::tinted(Symbol::Station, at.inset(4.0), show.crest(owner).color()),
        ]);
        // Who touches it while its Place may be chosen chooses the Place: it lies in the middle of that.
        scene.push(match Light::of(show, Target::Thing(Thing::Place(place))) {
            Light::Rest => token.with_target(at, target).with_label(show.label(target)),
            _ => token,
        });
    }
}

/// The own Shop at the left, the Trading House in the middle, the other's Shop at the right; what may be built now is lit. While it is chosen where to
/// go they tell what they add, and what could be built.
fn sockets(show: &Show, place: Place, parts: &Parts, scene: &mut Scene) {
    let board = show.table().board(place);
    let me = show.me();
    let mut seats = me.round(PLAYERS);
    let [mine, other] = [seats.next().unwrap_or(me), seats.next().unwrap_or(me)];
    let shop = |seat: Seat| {
        let stands = board.shops[usize::from(seat.0)].then_some(seat);
        (keys::shop(place, seat), Thing::Shop(place, seat), Symbol::Shop, stands)
    };
    let house = (
        keys::house(place),
        Thing::House(place),
        Symbol::TradingHouse,
        board.house,
    );
    let reached = influence(show, place).filter(|_| parts.full);
    let inner = parts.sockets.inset_by(4.0, 2.0);
    for ((key, thing, symbol, owner), socket) in [shop(mine), house, shop(other)].into_iter().zip(inner.columns(3, 4.0))
    {
        let target = Target::Thing(thing);
        let light = Light::of(show, target);
        let side = socket.h.min(socket.w);
        let mut node = Node::new(key, Layer::Part);
        if light != Light::Rest {
            node = node.with_marks(print::slip(socket, 3.0, light));
        }
        let told = reached.and_then(|influence| told(show, thing, owner, influence));
        let color = show.crest(owner.unwrap_or(mine)).color();
        let row = Row::new((socket.h * 0.4).held(11.0, 16.0)).icon_size(side - 3.0);
        let row = match owner {
            Some(_) => row.tinted(symbol, color),
            None => row.faint().tinted(symbol, color).color(palette::MUTE),
        };
        if owner.is_some() || light != Light::Rest || told.is_some() {
            let row = match told {
                Some(told) => row.gap(2.0).text(told),
                None => row,
            };
            node = node.with_marks(row.within(socket, Align::Middle));
        } else {
            let vacant = Rect::around(socket.centre(), side * 0.72, side * 0.72);
            node = node.with_marks([print::vacant(vacant, 3.0)]);
        }
        if owner.is_some() || light != Light::Rest {
            node = node.with_target(socket, target).with_label(show.label(target));
        }
        scene.push(node);
    }
}

/// What is built, where there is no room for sockets: on the picture, at the side of its owner's cards.
fn built(show: &Show, place: Place, parts: &Parts, scene: &mut Scene) {
    const SIDE: f32 = 22.0;
    let board = show.table().board(place);
    let mut foot = parts.picture.inset_by(26.0, 2.0);
    let mut foot = foot.take_bottom(SIDE);
    for seat in show.me().round(PLAYERS) {
        let shop = board.shops[usize::from(seat.0)].then_some((keys::shop(place, seat), Symbol::Shop));
        let house = (board.house == Some(seat)).then_some((keys::house(place), Symbol::TradingHouse));
        for (key, symbol) in [shop, house].into_iter().flatten() {
            let at = match seat == show.me() {
                true => foot.take_left(SIDE),
                false => foot.take_right(SIDE),
            };
            // The edge of its paper keeps it apart from the picture.
            let marks = [
                Mark::block(at, 4.0, palette::WHITE.alpha(90)),
                Mark::tinted(symbol, at.inset(1.5), show.crest(seat).color()),
            ];
            scene.push(Node::new(key, Layer::Part).with_marks(marks));
        }
    }
}

/// What an own building adds to the Influence and what the other one's Trading House earns there; of what is not built its price, where so much
/// Influence lets it be built.
fn told(show: &Show, thing: Thing, owner: Option<Seat>, influence: u8) -> Option<String> {
    let me = show.me();
    let player = &show.table().seats[me];
    let price = |yen: u16| Some(show.speech().amount(Resource::Yen, yen));
    match (thing, owner) {
        (Thing::Shop(_, seat), None) if seat == me && player.shops > 0 && influence >= LEAST => {
            price(Player::SHOP_PRICE)
        }
        (Thing::House(_), None) if player.houses > 0 && influence >= LEAST => price(player.house_price()),
        (_, Some(seat)) if seat == me => Some("+1".to_owned()),
        (Thing::House(_), Some(_)) => price(EARNED),
        _ => None,
    }
}
