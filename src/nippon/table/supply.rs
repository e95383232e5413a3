//! What lies ready beside the map: the Worker rows with the bag, the Reward tiles, the Scoring track with the points of the Scorings.

use super::cards::{self, line};
use super::keys::{self, Kind};
use super::slots::{is_large, unit};
use super::{Scene, Show, Sight, Target, Thing, workers};
use crate::drawing::geometry::Held as _;
use crate::drawing::scene::{
    Align, Corners, Face, Layer, Mark, Node, Paint, Point, Rect, Stroke, Symbol, Text, palette,
};
use crate::nippon::components::{RewardBonus, RewardLevel, rows_in_use};
use crate::nippon::content::ScoringSlot;
use crate::nippon::words::Sign;
use crate::table::layout::Layout;
use crate::table::print::{self, Light};
use crate::table::row::Row;

/// The cells, from the top.
pub(super) const CELLS: [Sight; 3] = [Sight::Rows, Sight::Rewards, Sight::Scoring];

/// Where one of them lies.
pub(super) fn cell(layout: &Layout, sight: Sight) -> Rect {
    let row = match sight {
        Sight::Rows => 1.0,
        Sight::Rewards => 2.0,
        _ => 3.0,
    };
    layout.map.cell(4.0, row)
}

/// Draws all of it.
pub(super) fn draw(show: &Show, layout: &Layout, scene: &mut Scene) {
    rows(show, cell(layout, Sight::Rows), scene);
    rewards(show, cell(layout, Sight::Rewards), scene);
    scoring(show, cell(layout, Sight::Scoring), scene);
}

/// A cell's paper, with its title where there is room; what is left of it.
fn paper(
    show: &Show,
    sight: Sight,
    key: crate::drawing::scene::Key,
    rect: Rect,
    title: Sign,
    scene: &mut Scene,
) -> Rect {
    let target = Target::Thing(Thing::Sight(sight));
    let large = is_large(rect);
    let mut marks = print::paper(rect);
    let mut inner = rect.inset_by(if large { 7.0 } else { 4.0 }, if large { 4.0 } else { 3.0 });
    if large {
        let head = inner.take_top(18.0 * unit(rect).max(0.9));
        let title = show.words.text(title);
        marks.extend(line(
            title,
            head,
            (Face::SerifSemibold, 13.5 * unit(rect)),
            palette::INK,
            Align::Start,
        ));
    }
    scene.push(
        Node::new(key, Layer::Board)
            .with_marks(marks)
            .with_target(rect, target)
            .with_label(show.label(target)),
    );
    inner
}

/// The Worker rows, the one that comes next first, then how many are in the bag.
fn rows(show: &Show, rect: Rect, scene: &mut Scene) {
    let key = Kind::Rows.key(0, 1, 0);
    let mut inner = paper(show, Sight::Rows, key, rect, Sign::NextWorkers, scene);
    let table = show.table();
    let count = rows_in_use(table.players);
    let bag = inner.take_right((inner.w * 0.3).held(24.0, 60.0));
    let next = (0..count).find(|row| !table.rows[*row].is_empty());
    for (row, at) in (0..count).zip(inner.rows(count, 2.0)) {
        let mut marks = Vec::new();
        let mut at = at;
        if next == Some(row) && at.w >= 60.0 {
            let arrow = at.take_left(12.0);
            marks.push(Text::within(arrow, "→", Face::SansBold, 12.0, palette::INK, Align::Middle).into());
        } else if at.w >= 60.0 {
            at.take_left(12.0);
        }
        let high = Rect {
            h: at.h.min(30.0),
            ..at
        };
        let high = Rect::new(high.x, at.centre().y - high.h / 2.0, high.w, high.h);
        if table.rows[row].is_empty() {
            marks.push(print::vacant(high.inset_by(1.0, 2.0), 3.0));
        } else {
            marks.extend(cards::workers(workers::each(table.rows[row]), high));
        }
        scene.push(Node::new(keys::row(row as u8), Layer::Part).with_marks(marks));
    }
    let text = table.bag.len().to_string();
    let side = bag.w.min(bag.h * 0.6).min(30.0);
    let middle = bag.centre();
    let sack = Rect::around(middle - Point::new(0.0, side * 0.35), side, side);
    let below = Rect::around(middle + Point::new(0.0, side * 0.6), bag.w, 15.0);
    let sign = Paint::new(palette::SHADE, Stroke::new(palette::INK, 1.5));
    let mut marks = vec![
        Mark::circle(sack.centre(), side / 2.0, sign),
        Mark::stamp(Symbol::WorkerWhite, sack.inset(side * 0.2)),
    ];
    if bag.h >= 40.0 {
        marks.extend(line(&text, below, (Face::SansBold, 13.0), palette::INK, Align::Middle));
    }
    scene.push(Node::new(keys::bag(), Layer::Part).with_marks(marks));
}

/// The Reward tiles that are left: a column a level, with the Workers that it takes, a row a bonus.
fn rewards(show: &Show, rect: Rect, scene: &mut Scene) {
    let key = Kind::Rewards.key(0, 0, 0);
    let inner = paper(show, Sight::Rewards, key, rect, Sign::Rewards, scene);
    let large = is_large(rect);
    let mut rest = inner;
    let icons = rest.take_left(if large { 22.0 } else { 15.0 });
    let columns: Vec<Rect> = rest.columns(RewardLevel::ALL.len(), 2.0).collect();
    let head = (rest.h * 0.25).held(13.0, 24.0);
    let mut marks = Vec::new();
    let unit = unit(rect);
    for (level, at) in RewardLevel::ALL.into_iter().zip(&columns) {
        let mut at = *at;
        let top = at.take_top(head - 1.0);
        marks.push(Mark::block(top, Corners::from(2.0), palette::PLUM));
        let text = format!("×{}", level.multiplier());
        let size = (12.5 * unit).held(11.0, 16.0);
        marks.extend(line(&text, top, (Face::SansBold, size), palette::WHITE, Align::Middle));
    }
    let mut lines = Rect::new(icons.x, icons.y + head, icons.w, (icons.h - head).max(0.0));
    let symbols: Vec<Rect> = lines.take_top(lines.h).rows(RewardBonus::ALL.len(), 1.0).collect();
    for (bonus, at) in RewardBonus::ALL.into_iter().zip(&symbols) {
        let side = at.w.min(at.h) - 1.0;
        marks.push(Mark::stamp(bonus.into(), Rect::around(at.centre(), side, side)));
    }
    scene.push(Node::new(Kind::Rewards.key(1, 0, 0), Layer::Part).with_marks(marks));
    for (level, column) in RewardLevel::ALL.into_iter().zip(&columns) {
        for (bonus, line) in RewardBonus::ALL.into_iter().zip(&symbols) {
            let at = Rect::new(column.x, line.y, column.w, line.h);
            scene.push(reward(show, level, bonus, at, (13.0 * unit).held(11.0, 17.0)));
        }
    }
}

/// How many Reward tiles of a level and bonus there are.
fn reward(show: &Show, level: RewardLevel, bonus: RewardBonus, rect: Rect, size: f32) -> Node<Target> {
    let target = Target::Thing(Thing::Reward(level, bonus));
    let left = show.table().rewards_of(level, bonus);
    let light = Light::of(show, target);
    let mut marks = Vec::new();
    if light != Light::Rest {
        marks.extend(print::slip(rect.inset(1.0), 2.0, light));
    }
    let (text, ink) = match left {
        0 => ("–".to_owned(), palette::MUTE),
        left => (left.to_string(), palette::INK),
    };
    // Where a figure has no room a spot tells that there is one.
    if rect.w >= 9.0 && rect.h >= 11.0 {
        marks.push(Text::within(rect, text, Face::SansBold, size, ink, Align::Middle).into());
    } else if left > 0 {
        marks.push(Mark::circle(rect.centre(), rect.w.min(rect.h) * 0.3, palette::PLUM));
    }
    Node::new(keys::reward(level, bonus), Layer::Part)
        .with_marks(marks)
        .with_target(rect, target)
        .with_label(show.label(target))
}

/// The Scoring track with the marker, and the points of the three Scorings.
fn scoring(show: &Show, rect: Rect, scene: &mut Scene) {
    let key = Kind::Scoring.key(0, 0, 0);
    let mut inner = paper(show, Sight::Scoring, key, rect, Sign::Scorings, scene);
    let table = show.table();
    let unit = unit(rect);
    let track = inner.take_top((inner.h * 0.3).held(14.0, 34.0));
    scene.push(Node::new(Kind::Scoring.key(1, 0, 0), Layer::Part).with_marks(line_of(show, track)));
    let marker = stop(track, show.game.content().scoring_track.len(), table.marker.into());
    let side = (track.h * 0.95).min(marker.w * 1.5);
    scene.push(
        Node::new(keys::marker(), Layer::Piece)
            .with_marks([Mark::stamp(Symbol::Engine, Rect::around(marker.centre(), side, side))]),
    );
    inner.take_top(2.0);
    let rows = show.game.content().scorings.iter().enumerate();
    let now = usize::from(table.scorings);
    // All of them where there is room, else the next one.
    let all = inner.h >= 3.0 * 14.0;
    let shown: Vec<_> = rows.filter(|(number, _)| all || *number == now.min(2)).collect();
    let mut marks = Vec::new();
    let count = shown.len().max(1);
    for ((number, row), at) in shown.into_iter().zip(inner.rows(count, 1.0)) {
        let next = number == now;
        if next {
            marks.push(Mark::block(at, 2.0, palette::OCHRE_LIGHT));
        }
        let mut at = at;
        let ink = if number < now { palette::MUTE } else { palette::INK };
        let size = (12.5 * unit).held(11.0, 16.0);
        let side = at.h.min(17.0 * unit.max(0.8));
        let head = at.take_left(at.w * 0.24);
        marks.extend(
            Row::new(size)
                .icon_size(side)
                .icon(Symbol::Torii)
                .within(head, Align::Middle),
        );
        for (points, column) in row.places.iter().zip(at.columns(row.places.len(), 1.0)) {
            let face = if next { Face::SansBlack } else { Face::Sans };
            if at.h >= 11.0 {
                marks.extend(line(&points.to_string(), column, (face, size), ink, Align::Middle));
            }
        }
    }
    scene.push(Node::new(Kind::Scoring.key(2, 0, 0), Layer::Part).with_marks(marks));
}

/// A stop of the Scoring track.
fn stop(track: Rect, count: usize, number: usize) -> Rect {
    let mut stops = track.columns(count, 0.0);
    stops.nth(number).unwrap_or_default()
}

/// The Scoring track: its stops, golden ones among them, and a gate where a Scoring comes.
pub(super) fn line_of(show: &Show, track: Rect) -> Vec<Mark> {
    let slots = &show.game.content().scoring_track;
    let y = track.centre().y;
    let ends = [Point::new(track.x + 3.0, y), Point::new(track.right() - 3.0, y)];
    let mut marks = vec![Mark::line(ends[0], ends[1], Stroke::new(palette::INK, 2.0))];
    for (number, row) in slots.iter().enumerate() {
        let at = stop(track, slots.len(), number);
        let radius = (at.w * 0.3).min(track.h * 0.3);
        let fill = match row.slot {
            ScoringSlot::Golden => palette::GOLD_LIGHT,
            _ => palette::WHITE,
        };
        marks.push(Mark::circle(
            at.centre(),
            radius,
            Paint::new(fill, Stroke::new(palette::INK, 1.5)),
        ));
        if row.slot == ScoringSlot::Scoring {
            let side = (at.w * 0.9).min(track.h * 0.8);
            let gate = Rect::around(Point::new(at.x, y), side, side);
            marks.push(Mark::stamp(Symbol::Torii, gate));
        }
    }
    marks
}
