//! The players: a panel each for the opponents, and on a phone one strip for all.

use super::{Show, Target, owned};
use crate::drawing::geometry::Held as _;
use crate::drawing::letters::{self, Face};
use crate::drawing::scene::{Align, Layer, Mark, Node, Point, Rect, Scene, Stamp, Stroke, Symbol, Text, palette};
use crate::game::Seat;
use crate::table::counts;
use crate::table::row::Row;
use crate::table::{keys as house_keys, print};
use crate::words;
use crate::yokohama::Pieces;
use crate::yokohama::components::{Country, Good, Piece, Resource};
use crate::yokohama::words::Caption;

/// Draws the opponents' panels, in turn order from the next one, one below the other.
pub(super) fn panels(show: &Show, rect: Rect, scene: &mut Scene<Target>) {
    let count = usize::from(show.table().players) - 1;
    let gap = if rect.w > 250.0 { 8.0 } else { 6.0 };
    for (seat, rect) in show.opponents().zip(rect.rows(count, gap)) {
        let node = Node::new(house_keys::panel(seat), Layer::Board)
            .with_marks(panel(show, seat, rect))
            .with_target(rect, Target::Player(seat))
            .with_label(show.label(Target::Player(seat)));
        scene.push(node);
    }
}

/// Everything about a player on one panel.
pub(super) fn panel(show: &Show, seat: Seat, rect: Rect) -> Vec<Mark> {
    let player = &show.table().seats[seat];
    let color = show.crest(seat).color();
    let mut marks = print::banded_paper(rect, color);
    let mut inner = Rect::new(rect.x + 12.0, rect.y + 6.0, rect.w - 19.0, rect.h - 11.0);
    let large = rect.w > 250.0;
    let size = if large { 13.0 } else { 12.0 };
    marks.extend(head(show, seat, inner.take_top(26.0)));
    let chips = inner.take_bottom(21.0);
    let piece = |pieces: Pieces, piece: Piece| Some((piece.into(), pieces.of(piece).into()));
    let [first, second, third] = Piece::ALL;
    let good = |good: Good| Some((good.into(), player.good(good)));
    let icon = |country: Country| Some((country.into(), player.icons[country.index()].into()));
    let [copper, silk, tea, fish] = Good::ALL.map(good);
    let [a, b, c, d, e] = Country::ALL.map(icon);
    let five = Some((Symbol::FivePower, player.tokens.into()));
    let orders = Some((Symbol::Order, player.orders_in_hand.into()));
    let (hand, warehouse) = (player.hand, player.warehouse);
    // Goods, and Orders in hand, face down; what is in hand; what is in the Warehouse; country icons. Beside them stand words, reward and agents.
    let lines: [[Option<(Symbol, u16)>; counts::COLUMNS]; 4] = [
        [copper, silk, tea, fish, Some((Symbol::Import, player.imports)), orders],
        [
            None,
            piece(hand, first),
            piece(hand, second),
            piece(hand, third),
            None,
            five,
        ],
        [
            None,
            piece(warehouse, first),
            piece(warehouse, second),
            piece(warehouse, third),
            None,
            None,
        ],
        [a, b, c, d, e, None],
    ];
    let mut cells = [[Rect::default(); counts::COLUMNS]; 4];
    for ((line, rect), cells) in lines.into_iter().zip(inner.rows(4, 0.0)).zip(&mut cells) {
        for ((count, cell), at) in line.into_iter().zip(counts::columns(rect)).zip(cells) {
            *at = cell;
            let Some((symbol, amount)) = count else { continue };
            // A figure stands nearer to its own symbol than to the next.
            let room = Rect {
                w: cell.w - 3.0,
                ..cell
            };
            marks.extend(counts::count(symbol, color, amount, size).within(room, Align::Start));
        }
    }
    let text = show.words.text(Caption::HandLabel);
    if letters::width(Face::Sans, 11.0, text) <= cells[1][0].w {
        marks.push(Text::within(cells[1][0], text, Face::Sans, 11.0, palette::MUTE, Align::Start).into());
    }
    let at = cells[2][0];
    marks.push(Mark::stamp(
        Symbol::Warehouse,
        Rect::new(at.x, at.centre().y - 9.0, 18.0, 18.0),
    ));
    marks.extend(achievement_reward(show, seat, cells[2][4].union(&cells[2][5]), size));
    let tokens = owned::tokens(player);
    for (token, at) in tokens.iter().zip(owned::side_by_side(cells[3][5], tokens.len(), 20.0)) {
        marks.extend(owned::token(*token, at));
    }
    marks.extend(owned::technologies(show, seat, chips));
    marks
}

/// Crest, name, points and yen.
fn head(show: &Show, seat: Seat, rect: Rect) -> Vec<Mark> {
    let player = &show.table().seats[seat];
    let crest = show.crest(seat);
    let mut rest = rect;
    let mut marks = Vec::new();
    if show.table().active == seat {
        // Whose turn it is.
        let round = Rect::around(Point::new(rect.x + 11.0, rect.centre().y), 26.0, 26.0);
        marks.push(Mark::circle(round.centre(), 14.0, Stroke::new(palette::VERMILION, 2.0)));
    }
    marks.push(Mark::tinted(crest.symbol(), rest.take_left(22.0), crest.color()));
    rest.take_left(7.0);
    let large = rect.w > 230.0;
    let yen = Row::new(if large { 15.0 } else { 14.0 })
        .face(Face::SansBlack)
        .text(show.words.amount(Resource::Yen, player.yen));
    let least = if large { 44.0 } else { 36.0 };
    // What they need not the name takes, if it is long.
    let is_long = letters::width(Face::SerifSemibold, 15.0, show.name(seat)) > rect.w - 121.0;
    let room = |row: &Row, least: f32| if is_long { row.width() + 6.0 } else { least };
    let at = rest.take_right(room(&yen, least));
    marks.extend(yen.within(at, Align::End));
    let points = Row::new(if large { 19.0 } else { 17.0 })
        .icon_size(18.0)
        .face(Face::SansBlack)
        .text(player.points.to_string())
        .gap(2.0)
        .icon(Symbol::Point);
    let at = rest.take_right(room(&points, if large { 60.0 } else { 52.0 }));
    marks.extend(points.within(at, Align::End));
    rest.take_right(4.0);
    let size = if large { 16.0 } else { 15.0 };
    let size = letters::fit(Face::SerifSemibold, size, 13.0, show.name(seat), rest.w).unwrap_or(size);
    let name = letters::shorten(Face::SerifSemibold, size, show.name(seat), rest.w);
    let mut tag = rest;
    tag.take_left(letters::width(Face::SerifSemibold, size, &name) + 6.0);
    marks.push(Text::within(rest, name, Face::SerifSemibold, size, palette::INK, Align::Start).into());
    let table = show.table();
    let computers = || show.words.text(words::Key::Computer).to_owned();
    let kinds = match (seat == table.active.next(table.players), show.computer(seat)) {
        (true, _) => vec![show.words.text(Caption::NextPlayer).to_owned()],
        (false, Some(computer)) if computer.style().is_some() => {
            vec![show.words.computer(computer), computers()]
        }
        (false, Some(_)) => vec![computers()],
        (false, None) => Vec::new(),
    };
    let fits = |kind: &String| letters::width(Face::Sans, 11.0, kind) <= tag.w;
    if let Some(kind) = kinds.into_iter().find(fits) {
        marks.push(Text::within(tag, kind, Face::Sans, 11.0, palette::MUTE, Align::Start).into());
    }
    marks
}

/// The Achievement Reward token: a flag or a Free Agent, with a fan.
pub(super) fn achievement_reward(show: &Show, seat: Seat, rect: Rect, size: f32) -> Vec<Mark> {
    let player = &show.table().seats[seat];
    let Some(reward) = player.reward else {
        return Vec::new();
    };
    let icon = size * 1.5;
    let mut rest = rect;
    let at = rest.take_right(icon);
    let token = match show.game.content().rewards[usize::from(reward.0)].country {
        Some(country) => Stamp::new(country.into(), at),
        None if player.reward_agent => Stamp::new(Symbol::Agent, at),
        None => Stamp::new(Symbol::Agent, at).grey(),
    };
    vec![token.into(), Mark::stamp(Symbol::Achievement, rest.take_right(icon))]
}

/// Draws players in a line: crest, name, points and yen.
pub(super) fn strip(show: &Show, seats: impl Iterator<Item = Seat>, rect: Rect, scene: &mut Scene<Target>) {
    let seats: Vec<Seat> = seats.collect();
    for (&seat, rect) in seats.iter().zip(rect.columns(seats.len(), 0.0)) {
        let node = Node::new(house_keys::strip(seat), Layer::Sheet)
            .with_marks(cell(show, seat, rect))
            .with_target(rect, Target::Player(seat))
            .with_label(show.label(Target::Player(seat)));
        scene.push(node);
    }
}

fn cell(show: &Show, seat: Seat, rect: Rect) -> Vec<Mark> {
    let player = &show.table().seats[seat];
    let crest = show.crest(seat);
    let ground = if show.table().active == seat {
        palette::PAPER
    } else {
        palette::SHADE
    };
    let mut marks = vec![Mark::block(rect, 0.0, ground)];
    if rect.x > 0.0 {
        let (from, to) = (Point::new(rect.x, rect.y), Point::new(rect.x, rect.bottom()));
        marks.push(Mark::line(from, to, Stroke::new(palette::LINE, 1.0)));
    }
    let mut inner = rect;
    let band = inner.take_bottom(4.0);
    marks.push(Mark::block(band, 0.0, crest.color()));
    let ends = [Point::new(band.x, band.y), Point::new(band.right(), band.y)];
    marks.push(Mark::line(ends[0], ends[1], Stroke::new(palette::EDGE, 1.0)));
    let wide = inner.w > 160.0;
    let mut inner = inner.inset_by(if wide { 9.0 } else { 7.0 }, 3.0);
    let side = if wide { 25.0 } else { 22.0 };
    marks.push(Mark::tinted(crest.symbol(), inner.take_left(side), crest.color()));
    inner.take_left(if wide { 8.0 } else { 6.0 });
    let counts = |size: f32| {
        Row::new(size)
            .face(Face::SansBlack)
            .text(player.points.to_string())
            .gap(2.0)
            .icon(Symbol::Point)
            .gap(7.0)
            .text(show.words.amount(Resource::Yen, player.yen))
    };
    let name = |room: f32, size: f32| letters::shorten(Face::SerifSemibold, size, show.name(seat), room);
    if wide {
        let mut counts = counts(15.0);
        if player.orders_in_hand > 0 {
            counts = counts
                .gap(7.0)
                .icon(Symbol::Order)
                .gap(1.0)
                .text(player.orders_in_hand.to_string());
        }
        let at = inner.take_right(counts.width());
        marks.extend(counts.within(at, Align::End));
        inner.take_right(4.0);
        let name = name(inner.w, 15.0);
        marks.push(Text::within(inner, name, Face::SerifSemibold, 15.0, palette::INK, Align::Start).into());
    } else {
        let mut lines = inner.rows(2, 0.0);
        let (above, below) = (lines.next().unwrap_or(inner), lines.next().unwrap_or(inner));
        let name = name(above.w, 13.0);
        marks.push(Text::within(above, name, Face::SerifSemibold, 13.0, palette::INK, Align::Start).into());
        let counts = counts(12.0);
        // What would leave the cell all the same begins nearer to the crest.
        let end = below.x + counts.clone().fitting(below.w).width();
        let beyond = (end - rect.right()).held(0.0, 6.0);
        let below = Rect {
            x: below.x - beyond,
            ..below
        };
        marks.extend(counts.within(below, Align::Start));
    }
    marks
}
