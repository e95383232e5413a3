//! The players: a panel for each opponent, and where there is no room for panels a line for each.

use super::keys::Kind;
use super::{Scene, Show, Target, cards, icons, strips, workers};
use crate::drawing::letters::{self, Face};
use crate::drawing::scene::{Align, Layer, Mark, Node, Rect, Stamp, Stroke, Symbol, Text, palette};
use crate::game::Seat;
use crate::nippon::components::{Achievement, Good, Track, Transport};
use crate::table::counts::{count, in_line};
use crate::table::keys as house_keys;
use crate::table::print;
use crate::table::row::Row;
use crate::words::numbers::MINUS;

/// Crest, name, and points by now.
pub(super) fn head(show: &Show, seat: Seat, rect: Rect, size: f32) -> Vec<Mark> {
    let crest = show.crest(seat);
    let mut rest = rect;
    let side = rest.take_left(size * 1.5);
    let mut marks = Vec::new();
    if show.table().active == seat && show.table().decision().is_some() {
        let ring = Stroke::new(palette::VERMILION, 2.0);
        marks.push(Mark::circle(side.centre(), size * 0.92, ring));
    }
    marks.push(Mark::tinted(
        crest.symbol(),
        Rect::around(side.centre(), size * 1.4, size * 1.4),
        crest.color(),
    ));
    rest.take_left(6.0);
    let points = show.table().seats[seat].points;
    let points = Row::new(size)
        .face(Face::SansBlack)
        .text(signed(points))
        .gap(2.0)
        .icon(Symbol::Point);
    marks.extend(points.clone().within(rest.take_right(points.width()), Align::End));
    rest.take_right(5.0);
    // Where a letter or two had room the crest says it alone.
    if rest.w < 2.0 * size {
        return marks;
    }
    let name = letters::shorten(Face::SerifSemibold, size, show.name(seat), rest.w);
    marks.push(Text::within(rest, name, Face::SerifSemibold, size, palette::INK, Align::Start).into());
    marks
}

/// Points, which unpaid wages may bring below 0.
pub(super) fn signed(points: i16) -> String {
    match points {
        0.. => points.to_string(),
        _ => format!("{MINUS}{}", points.unsigned_abs()),
    }
}

/// What is due, in thousands of yen: with a minus, unless it is nothing.
pub(super) fn owed(show: &Show, due: u16) -> String {
    let sum = show.speech().yen(due.into());
    if due > 0 { format!("{MINUS}{sum}") } else { sum }
}

/// Yen, Coal and Blueprints.
fn budget(show: &Show, seat: Seat, size: f32) -> Vec<Row> {
    let player = &show.table().seats[seat];
    let yen = Row::new(size).text(show.speech().yen(player.yen.into()));
    let coal = count(Symbol::Coal, palette::INK, player.coal, size);
    vec![
        yen,
        coal,
        count(Symbol::Blueprint, palette::INK, player.blueprints, size),
    ]
}

/// The income of yen and of Coal, and the Knowledge.
fn levels(show: &Show, seat: Seat, size: f32) -> Vec<Row> {
    let (game, player) = (show.game, &show.table().seats[seat]);
    let row = || Row::new(size).icon_size(size * 1.4);
    let yen = row().text(format!("+{}", show.speech().yen(game.yen_income(player).into())));
    let coal = row()
        .text(format!("+{}", game.coal_income(player)))
        .gap(2.0)
        .icon(Symbol::Coal);
    let knowledge = row().icon(Symbol::Knowledge).gap(2.0);
    vec![yen, coal, knowledge.text(strips::level(show, seat, Track::Knowledge))]
}

/// What else is left: Trains, Ships, Contracts, Influence tiles, Machines that wait, multipliers.
fn left(show: &Show, seat: Seat, size: f32) -> Vec<Row> {
    let player = &show.table().seats[seat];
    let color = show.crest(seat).color();
    let tiles: u8 = player.tiles.iter().sum();
    let placed = player.spaces.iter().filter(|tile| **tile > 0).count() as u8;
    let counted = [
        (Symbol::Station, player.left(Transport::Train)),
        (Symbol::Steamship, player.left(Transport::Ship)),
        (Symbol::Contract, player.contracts.len()),
        (Symbol::InfluenceTile, tiles),
        (Symbol::Reward, placed),
    ];
    let mut rows: Vec<Row> = counted
        .map(|(symbol, amount)| count(symbol, color, amount, size))
        .into();
    if player.machines > 0 {
        rows.push(count(Symbol::Machine, color, player.machines, size));
    }
    rows
}

/// The Factories of a player by their goods: cubes in the Storage, and the Machine.
pub(super) fn factories(show: &Show, seat: Seat, rect: Rect) -> Vec<Mark> {
    let player = &show.table().seats[seat];
    let mut marks = Vec::new();
    for (good, at) in Good::ALL.into_iter().zip(rect.columns(Good::ALL.len(), 2.0)) {
        let mut at = at;
        let two = at.h >= 30.0;
        let mut head = if two {
            at.take_top(at.h * 0.55)
        } else {
            at.take_left(at.w * 0.46)
        };
        let side = head.h.min(if two { head.w * 0.6 } else { head.w }).min(22.0);
        let icon = if two { head.take_left(side) } else { head };
        let icon = Rect::around(icon.centre(), side, side);
        let Some(own) = player.factory(good) else {
            marks.push(Stamp::new(good.into(), icon).grey().into());
            continue;
        };
        marks.push(Mark::stamp(good.into(), icon));
        let number = if two { head } else { at };
        let cubes = Text::within(
            number,
            own.cubes.to_string(),
            Face::SansBold,
            12.0,
            palette::INK,
            Align::Middle,
        );
        marks.push(cubes.into());
        if two && own.machine > 0 {
            let plate = Rect::around(at.centre(), at.w.min(24.0), at.h.min(15.0));
            marks.extend(cards::machine(own.machine, plate));
        }
    }
    marks
}

/// The Workers of a player, and at the right what wages are due.
fn taken(show: &Show, seat: Seat, rect: Rect, size: f32) -> Vec<Mark> {
    let player = &show.table().seats[seat];
    let mut rest = rect;
    let due = workers::due(show, player).due();
    let ink = if due > 0 {
        palette::VERMILION_DARK
    } else {
        palette::MUTE
    };
    let wages = Row::new(size).color(ink).text(owed(show, due));
    let mut marks: Vec<Mark> = wages
        .clone()
        .within(rest.take_right(wages.width()), Align::End)
        .collect();
    rest.take_right(4.0);
    if player.workers.is_empty() {
        marks.push(print::vacant(rest.inset_by(0.0, 2.0), 3.0));
    } else {
        marks.extend(cards::workers(workers::each(player.workers), rest));
    }
    marks
}

/// The multipliers that lie on Achievement spaces, side by side.
fn multipliers(show: &Show, seat: Seat, size: f32) -> Row {
    let player = &show.table().seats[seat];
    let color = show.crest(seat).color();
    let placed = Achievement::ALL.into_iter().filter(|space| !player.is_free(*space));
    placed.fold(Row::new(size).icon_size(size * 1.35), |row, space| {
        let row = if row.is_empty() { row } else { row.gap(5.0) };
        row.tinted(space, color)
            .text(format!("×{}", player.spaces[space.index()]))
    })
}

/// Draws the opponents' panels, one below the other.
pub(super) fn panels(show: &Show, rect: Rect, scene: &mut Scene) {
    let seats: Vec<Seat> = show.opponents().collect();
    for (seat, at) in seats.iter().zip(rect.rows(seats.len(), 6.0)) {
        panel(show, *seat, at, Layer::Board, scene);
    }
}

/// Everything about a player on one panel.
pub(super) fn panel(show: &Show, seat: Seat, rect: Rect, layer: Layer, scene: &mut Scene) {
    let mut marks = print::banded_paper(rect, show.crest(seat).color());
    let mut inner = Rect::new(rect.x + 12.0, rect.y + 4.0, rect.w - 19.0, rect.h - 8.0);
    let large = rect.w > 250.0;
    let size = if large { 13.5 } else { 11.5 };
    marks.extend(head(
        show,
        seat,
        inner.take_top(if large { 25.0 } else { 21.0 }),
        if large { 17.0 } else { 14.5 },
    ));
    let goods = inner.take_bottom(if large { 36.0 } else { 31.0 });
    let lines = [
        budget(show, seat, size),
        levels(show, seat, size),
        left(show, seat, size),
    ];
    let full = inner.h >= 78.0;
    let mut rows = inner.rows(if full { 5 } else { 4 }, 0.0);
    for rows_of in lines {
        marks.extend(in_line(rows.next().unwrap_or_default(), rows_of));
    }
    if full {
        let placed = multipliers(show, seat, size);
        marks.extend(placed.within(rows.next().unwrap_or_default(), Align::Start));
    }
    marks.extend(taken(
        show,
        seat,
        rows.next().unwrap_or_default().inset_by(0.0, 0.5),
        size,
    ));
    marks.extend(factories(show, seat, goods));
    let target = Target::Player(seat);
    scene.push(
        Node::new(house_keys::panel(seat), layer)
            .with_marks(marks)
            .with_target(rect, target)
            .with_label(show.label(target)),
    );
}

/// What a player owns in three lines, where there is no room for a panel.
pub(super) fn summary(show: &Show, seat: Seat, rect: Rect, scene: &mut Scene) {
    let mut inner = rect;
    let stripe = inner.take_left(6.0);
    inner.take_left(6.0);
    let mut marks = vec![Mark::block(stripe, 2.5, show.crest(seat).color())];
    let first = [budget(show, seat, 12.0), levels(show, seat, 12.0)].concat();
    if inner.h >= 60.0 {
        let goods = inner.take_bottom(inner.h * 0.33);
        marks.extend(factories(show, seat, goods));
    }
    for (line, rows) in inner.rows(2, 0.0).zip([first, left(show, seat, 12.0)]) {
        marks.extend(in_line(line, rows));
    }
    let target = Target::Player(seat);
    scene.push(
        Node::new(Kind::Rival.key(seat.0.into(), 0, 0), Layer::SheetPart)
            .with_marks(marks)
            .with_target(rect, target)
            .with_label(show.label(target)),
    );
}

/// A player's part of a narrow strip: crest, name and points; below yen and the Workers taken.
pub(super) fn strip(show: &Show, seats: impl Iterator<Item = Seat>, rect: Rect, scene: &mut Scene) {
    let seats: Vec<Seat> = seats.collect();
    for (seat, cell) in seats.iter().copied().zip(rect.columns(seats.len(), 0.0)) {
        let target = Target::Player(seat);
        let player = &show.table().seats[seat];
        let mut marks = vec![Mark::block(cell, 0.0, palette::PAPER)];
        let band = Rect::new(cell.x, cell.bottom() - 3.0, cell.w, 3.0);
        marks.push(Mark::block(band, 0.0, show.crest(seat).color()));
        let mut inner = cell.inset_by(5.0, 3.0);
        marks.extend(head(show, seat, inner.take_top(inner.h * 0.52), 13.0));
        inner.take_bottom(2.0);
        let yen = Row::new(12.0).text(show.speech().yen(player.yen.into()));
        let w = yen.width().min(inner.w);
        marks.extend(yen.within(inner.take_left(w), Align::Start));
        inner.take_left(6.0);
        let workers: Vec<_> = workers::each(player.workers).collect();
        // The figures where there is room, else their number.
        if inner.w >= 70.0 {
            marks.extend(cards::workers(workers.into_iter(), inner));
        } else if inner.w >= 30.0 {
            let row = Row::new(12.0)
                .icon_size(15.0)
                .icon(icons::worker(crate::nippon::components::Colour::White));
            let row = row.text(format!("{}/6", player.workers.len()));
            marks.extend(row.within(inner, Align::End));
        }
        scene.push(
            Node::new(house_keys::strip(seat), Layer::Board)
                .with_marks(marks)
                .with_target(cell, target)
                .with_label(show.label(target)),
        );
    }
}
