//! The four Regions: their land below the Cities, and their sea with name and bonus, Trains and Ships, and how their Influence stands.

use super::cards::line;
use super::keys::{self, Kind};
use super::slots::{is_large, unit};
use super::{Scene, Show, Target, Thing, cities, icons};
use crate::drawing::geometry::Held as _;
use crate::drawing::scene::{Align, Color, Face, Layer, Mark, Node, Paint, Point, Rect, Stroke, Symbol, Text, palette};
use crate::game::{BySeat, Seat};
use crate::nippon::components::{Region, Transport, region_room};
use crate::nippon::{Standing, Table};
use crate::table::layout::Layout;
use crate::table::print::{self, Light};
use crate::table::row::Row;

/// The land of each Region.
const LANDS: [Color; 4] = [
    Color::rgb(0xDDD3A9),
    Color::rgb(0xD3D3AE),
    Color::rgb(0xDCCFAF),
    Color::rgb(0xCFD2B8),
];

/// The paper of a Region's sea.
const SEA: Color = Color::rgb(0xD5E0E2);

/// Where the sea of a Region lies.
pub(super) fn cell(layout: &Layout, region: Region) -> Rect {
    layout.map.cell((region as u8).into(), 3.0)
}

/// Draws the land below the Cities.
pub(super) fn draw_lands(_: &Show, layout: &Layout, scene: &mut Scene) {
    for region in Region::ALL {
        let [first, second] = region.cities().map(|city| cities::cell(layout, city));
        let land = first.union(&second).inset(-layout.map.gap * 0.3);
        let edge = Stroke::new(palette::EDGE, 1.0);
        let mark = Mark::block(land, 8.0, Paint::new(LANDS[region as usize], edge));
        scene.push(Node::new(Kind::Region.key(region as u16, 1, 0), Layer::Board).with_marks([mark]));
    }
}

/// Draws the seas.
pub(super) fn draw(show: &Show, layout: &Layout, scene: &mut Scene) {
    for region in Region::ALL {
        draw_sea(show, region, cell(layout, region), scene);
    }
}

/// Who takes places in a Region.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Rival {
    /// A player.
    Seat(Seat),
    /// The Overseas Companies.
    Overseas,
}

/// Who has Influence in a Region, the most first, and what each would score at the next Scoring; the Overseas Companies score nothing.
pub(super) fn ranked(show: &Show, table: &Table, region: Region) -> Vec<(Rival, Standing)> {
    let standings = standings(show, table, region);
    let seats = Seat::all(table.players).map(|seat| (Rival::Seat(seat), standings[seat]));
    let influence = show.game.overseas(table, region);
    let above = Seat::all(table.players).filter(|seat| standings[*seat].influence > influence);
    let overseas = Standing {
        influence,
        place: above.count() as u8 + 1,
        ..Standing::default()
    };
    let mut all: Vec<_> = seats.chain([(Rival::Overseas, overseas)]).collect();
    all.retain(|(_, standing)| standing.influence > 0);
    all.sort_by_key(|(_, standing)| std::cmp::Reverse(standing.influence));
    all
}

/// What each player would score in a Region at the next Scoring, or would have at the last one.
pub(super) fn standings(show: &Show, table: &Table, region: Region) -> BySeat<Standing> {
    let last = show.game.content().scorings.len() as u8 - 1;
    show.game.standings_in(table, region, table.scorings.min(last))
}

fn draw_sea(show: &Show, region: Region, rect: Rect, scene: &mut Scene) {
    let target = Target::Thing(Thing::Region(region));
    let light = Light::of(show, target);
    let (unit, large) = (unit(rect), is_large(rect));
    let mut marks = match light {
        Light::Lit | Light::Chosen => print::lit_paper(rect, light),
        _ => vec![Mark::block(rect, 3.0, Paint::new(SEA, Stroke::new(palette::EDGE, 1.5)))],
    };
    let mut inner = rect.inset_by(if large { 6.0 } else { 3.0 }, if large { 4.0 } else { 2.0 });
    let mut head = inner.take_top(if large { 22.0 * unit.max(0.85) } else { 15.0 });
    let size = if large { 15.0 * unit } else { 11.5 };
    let speech = show.speech();
    let yen = |thousands: u16| speech.yen(thousands.into());
    let gain = show.game.content().regions[region.index()].bonus;
    let bonus = icons::gained(Row::new((13.0 * unit).held(11.0, 17.0)), gain, yen);
    let name = speech.region(region);
    if large {
        marks.extend(
            bonus
                .clone()
                .within(head.take_right(bonus.width().min(head.w * 0.55)), Align::End),
        );
        head.take_right(4.0);
    }
    marks.extend(line(
        name,
        head,
        (Face::SerifSemibold, size),
        palette::INK,
        Align::Start,
    ));
    scene.push(
        Node::new(keys::region(region), Layer::Board)
            .with_marks(marks)
            .with_target(rect, target)
            .with_label(show.label(target)),
    );
    // Two lines of them where what is below keeps its room.
    let pitch = 22.0 * unit.max(0.85);
    let lines = if large && inner.h >= 4.0 * pitch { 2 } else { 1 };
    let high = if large {
        pitch * lines as f32
    } else {
        (inner.h * 0.4).min(17.0)
    };
    transports(show, region, inner.take_top(high), lines, scene);
    inner.take_top(if large { 4.0 } else { 1.0 });
    let node = Node::new(Kind::Standing.key(region as u16, 0, 0), Layer::Part);
    scene.push(node.with_marks(standing(show, region, inner, unit)));
}

/// The Trains and Ships of a Region, seat by seat, and gaps for those that find room.
fn transports(show: &Show, region: Region, rect: Rect, lines: usize, scene: &mut Scene) {
    let table = show.table();
    let sites = table.region(region);
    let per_line = usize::from(region_room(table.players)).div_ceil(lines);
    let places = rect.rows(lines, 1.0);
    let mut places = places.flat_map(|line| line.columns(per_line, 1.0).collect::<Vec<_>>());
    for seat in Seat::all(table.players) {
        for transport in Transport::ALL {
            let count = sites.of(transport)[seat];
            let color = show.crest(seat).color();
            let marks: Vec<Mark> = places
                .by_ref()
                .take(count.into())
                .map(|at| {
                    let side = at.w.min(at.h);
                    Mark::tinted(transport.into(), Rect::around(at.centre(), side, side), color)
                })
                .collect();
            if !marks.is_empty() {
                let key = keys::transport(region, seat, transport);
                scene.push(Node::new(key, Layer::Piece).with_marks(marks));
            }
        }
    }
    let gap = |at: Rect| {
        let side = at.w.min(at.h) - 2.0;
        print::vacant(Rect::around(at.centre(), side, side), 2.0)
    };
    let key = Kind::Transport.key(region as u16, 99, 0);
    scene.push(Node::new(key, Layer::Part).with_marks(places.map(gap)));
}

/// How the Influence of a Region stands: who has the most first, with what each would score.
fn standing(show: &Show, region: Region, rect: Rect, unit: f32) -> Vec<Mark> {
    let ranked = ranked(show, show.table(), region);
    if ranked.is_empty() || rect.h < 12.0 {
        return Vec::new();
    }
    let mut marks = Vec::new();
    let high = 21.0 * unit.max(0.8);
    // In one row, each below it what it scores, where there is room; in two rows on small cells.
    let scored = rect.h >= 2.0 * high;
    let fits = rect.w / ranked.len() as f32 >= 27.0;
    let per_line = if fits { ranked.len() } else { ranked.len().div_ceil(2) };
    let rows = ranked.len().div_ceil(per_line);
    let mut rest = rect;
    let mut places = Vec::new();
    for _ in 0..rows {
        let line = rest.take_top(high.min(rect.h / rows as f32));
        places.extend(line.columns(per_line, 1.0));
    }
    for ((rival, standing), at) in ranked.iter().zip(&places) {
        marks.extend(placed(show, *rival, standing, *at, unit));
    }
    if scored && rows == 1 {
        rest.take_top(1.0);
        let line = rest.take_top(high);
        for ((_, standing), at) in ranked.iter().zip(line.columns(per_line, 1.0)) {
            let points = standing.points + standing.ships;
            if points > 0 {
                let row = Row::new((12.0 * unit).held(11.0, 16.0)).text(format!("+{points}"));
                let row = if at.w >= 36.0 {
                    row.gap(1.0).icon(Symbol::Point)
                } else {
                    row
                };
                marks.extend(row.within(at, Align::Middle));
            }
        }
    }
    marks
}

/// One who has Influence: crest or globe, and how much, on gold of three strengths by the place.
pub(super) fn placed(show: &Show, rival: Rival, standing: &Standing, rect: Rect, unit: f32) -> Vec<Mark> {
    let ground = match standing.place {
        1 => palette::OCHRE_LIGHT,
        2 => palette::OCHRE_LIGHT.towards(palette::PAPER, 0.45),
        3 => palette::OCHRE_LIGHT.towards(palette::PAPER, 0.75),
        _ => palette::PAPER,
    };
    let mut marks = vec![Mark::block(
        rect,
        2.0,
        Paint::new(ground, Stroke::new(palette::LINE, 0.8)),
    )];
    let mine = rival == Rival::Seat(show.me());
    if mine {
        let below = Rect::new(rect.x, rect.bottom() - 2.5, rect.w, 2.5);
        marks.push(Mark::block(below, 0.0, show.crest(show.me()).color()));
    }
    let mut inner = rect.inset_by(1.5, 0.0);
    let text = standing.influence.to_string();
    let size = (13.0 * unit).held(11.0, 18.0);
    let width = crate::drawing::letters::width(Face::SansBold, size, &text) + 1.0;
    let side = (inner.w - width - 1.0).min(inner.h - 3.0).held(0.0, 22.0);
    let block = side + 1.0 + width;
    let mut inner = Rect::around(inner.take_left(inner.w).centre(), block.min(rect.w), rect.h);
    if side >= 8.0 {
        let icon = Rect::around(inner.take_left(side).centre(), side, side);
        marks.push(sign(show, rival, icon));
        inner.take_left(1.0);
    }
    marks.push(Text::within(inner, text, Face::SansBold, size, palette::INK, Align::Middle).into());
    marks
}

/// What stands for somebody who takes places.
pub(super) fn sign(show: &Show, rival: Rival, rect: Rect) -> Mark {
    match rival {
        Rival::Seat(seat) => Mark::tinted(show.crest(seat).symbol(), rect, show.crest(seat).color()),
        Rival::Overseas => Mark::stamp(Symbol::Overseas, rect),
    }
}

/// A line from left to right.
pub(super) fn rule(rect: Rect, y: f32) -> Mark {
    let ends = [Point::new(rect.x, y), Point::new(rect.right(), y)];
    Mark::line(ends[0], ends[1], Stroke::new(palette::LINE, 1.0))
}
