//! The dock: oneself with the Workers taken, the open question, the own Contracts and Influence tiles.

use super::keys::{self, Kind};
use super::{Scene, Show, Sight, Target, Thing, cards, choices, icons, players, question, workers};
use crate::drawing::geometry::Held as _;
use crate::drawing::letters::Face;
use crate::drawing::scene::{Align, Corners, Layer, Mark, Node, Paint, Rect, Stroke, Symbol, Text, palette};
use crate::nippon::components::{CONTRACTS, ContractId, MOST_INFLUENCE, RewardLevel, WORKER_SLOTS};
use crate::nippon::rules::consolidate;
use crate::table::choices::Site;
use crate::table::counts;
use crate::table::dock;
use crate::table::keys as house_keys;
use crate::table::print::{self, Light};
use crate::table::row::Row;

/// Draws the dock.
pub(super) fn draw(show: &Show, rect: Rect, scene: &mut Scene) {
    let large = rect.h > 170.0;
    scene.push(dock::ground(rect));
    let mut inner = rect.inset_by(8.0, if large { 11.0 } else { 9.0 });
    inner.take_top(1.0);
    let me = inner.take_left((inner.w * 0.27).held(322.0, 460.0));
    let papers = inner.take_right((inner.w * 0.3).held(280.0, 470.0));
    belongings(show, me, scene);
    self::papers(show, papers, scene);
    asked(show, inner.inset_by(if large { 36.0 } else { 14.0 }, 1.0), scene);
}

/// The open question with its buttons.
fn asked(show: &Show, rect: Rect, scene: &mut Scene) {
    let asked = question::question(show);
    let told = |size: f32, room: Rect| dock::detail(&asked.detail, size, room);
    dock::asked(&asked, told, choices::buttons(show, Site::Dock), rect, scene);
}

/// Name and points; Budget; the Workers taken, with wages and income.
fn belongings(show: &Show, rect: Rect, scene: &mut Scene) {
    let seat = show.me();
    let color = show.crest(seat).color();
    let mut inner = rect;
    let stripe = inner.take_left(7.0);
    let edge = Stroke::new(palette::EDGE, 1.0);
    let mut marks = vec![Mark::block(stripe, Corners::from(3.0), Paint::new(color, edge))];
    inner.take_left(9.0);
    let large = rect.h > 150.0;
    let unit = rect.h / 134.0;
    let head = inner.take_top(27.0 * unit);
    // The ring of whose turn it is keeps clear of what stands below.
    marks.extend(players::head(show, seat, head, head.h * 0.58));
    scene.push(
        Node::new(house_keys::me(), Layer::SheetPart)
            .with_marks(marks)
            .with_target(rect, Target::Player(seat))
            .with_label(show.label(Target::Player(seat))),
    );
    let size = if large { 15.0 } else { 13.5 };
    budget(show, inner.take_top(22.0 * unit), size, scene);
    let foot = inner.take_bottom(20.0 * unit);
    inner.take_top(1.0);
    taken(show, inner, scene);
    due(show, foot, size - 0.5, scene);
}

/// Yen, Coal, Blueprints.
pub(super) fn budget(show: &Show, rect: Rect, size: f32, scene: &mut Scene) {
    let player = &show.table().seats[show.me()];
    let blueprints = Target::Thing(Thing::Blueprints);
    let mut columns = rect.columns(3, 4.0);
    let yen = Row::new(size + 1.0)
        .face(Face::SansBlack)
        .text(show.speech().yen(player.yen.into()));
    let coal = counts::count(Symbol::Coal, palette::INK, player.coal, size + 1.0);
    for (number, row) in (0..).zip([yen, coal]) {
        let at = columns.next().unwrap_or_default();
        let node = Node::new(Kind::Budget.key(number, 0, 0), Layer::SheetPart);
        scene.push(node.with_marks(row.within(at, Align::Start)));
    }
    let at = columns.next().unwrap_or_default();
    let light = Light::of(show, blueprints);
    let row = counts::count(Symbol::Blueprint, palette::INK, player.blueprints, size + 1.0);
    let mut marks = Vec::new();
    let mut inner = at;
    if light != Light::Rest {
        marks.extend(print::slip(at, 4.0, light));
        inner = at.inset_by(5.0, 0.0);
    }
    marks.extend(row.within(inner, Align::Start));
    scene.push(
        Node::new(Kind::Budget.key(2, 0, 0), Layer::SheetPart)
            .with_marks(marks)
            .with_target(at, blueprints)
            .with_label(show.label(blueprints)),
    );
}

/// The six Worker slots of the own Player Board: who is there, and over the third to sixth the Reward that they reach.
pub(super) fn taken(show: &Show, rect: Rect, scene: &mut Scene) {
    let player = &show.table().seats[show.me()];
    let target = Target::Thing(Thing::Sight(Sight::Wages));
    let count = player.workers.len();
    let mut there = workers::each(player.workers);
    let reached = consolidate::reached(count);
    let mut marks = Vec::new();
    let head = (rect.h * 0.26).held(13.0, 22.0);
    let columns = rect.columns(WORKER_SLOTS.into(), 3.0);
    for (number, at) in (1..).zip(columns) {
        let at = Rect {
            w: at.w.min(64.0),
            ..at
        };
        let level = RewardLevel::ALL.into_iter().find(|level| level.workers() == number);
        let has = level.is_some() && level == reached;
        let ground = if number <= count {
            palette::PAPER
        } else {
            palette::SHADE
        };
        marks.push(Mark::block(
            at,
            3.0,
            Paint::new(ground, Stroke::new(palette::EDGE, 1.0)),
        ));
        let mut inner = at;
        let top = inner.take_top(head);
        if has {
            marks.push(Mark::block(top, Corners::new(3.0, 0.0), palette::PLUM));
        }
        let text = level.map_or_else(|| "–".to_owned(), |level| format!("×{}", level.multiplier()));
        let ink = if has { palette::WHITE } else { palette::MUTE };
        marks.push(Text::within(top, text, Face::SansBold, 12.0, ink, Align::Middle).into());
        if let Some(colour) = there.next() {
            let side = inner.w.min(inner.h) - 2.0;
            marks.push(Mark::stamp(
                icons::worker(colour),
                Rect::around(inner.centre(), side, side),
            ));
        }
    }
    scene.push(
        Node::new(Kind::Taken.key(0, 0, 0), Layer::SheetPart)
            .with_marks(marks)
            .with_target(rect, target)
            .with_label(show.label(target)),
    );
}

/// The wages that are due, by the signs of their colours, and the income that comes before them.
pub(super) fn due(show: &Show, rect: Rect, size: f32, scene: &mut Scene) {
    let player = &show.table().seats[show.me()];
    let mut rest = rect;
    let speech = show.speech();
    let income = Row::new(size);
    let income = income
        .text(format!("+{}", speech.yen(show.game.yen_income(player).into())))
        .gap(5.0);
    let income = income.amount(format!("+{}", show.game.coal_income(player)), Symbol::Coal);
    let w = income.width().min(rest.w * 0.5);
    let mut marks: Vec<Mark> = income.within(rest.take_right(w), Align::End).collect();
    rest.take_right(6.0);
    let wages = workers::due(show, player).due();
    let signs = player
        .workers
        .iter()
        .fold(Row::new(size).icon_size(size), |row, colour| {
            row.icon(icons::badge(colour)).gap(2.0)
        });
    let ink = if wages > 0 {
        palette::VERMILION_DARK
    } else {
        palette::MUTE
    };
    let wages = signs.gap(2.0).color(ink).text(players::owed(show, wages));
    marks.extend(wages.within(rest, Align::Start));
    scene.push(Node::new(Kind::Wages.key(0, 0, 0), Layer::SheetPart).with_marks(marks));
}

/// The own Contracts, and below them the Influence tiles of the own supply.
fn papers(show: &Show, rect: Rect, scene: &mut Scene) {
    let mut rest = rect;
    let tiles_at = rest.take_bottom((rect.h * 0.26).held(30.0, 42.0));
    rest.take_bottom(4.0);
    contracts(show, rest, 4, scene);
    tiles(show, tiles_at, scene);
}

/// The own Contracts in rows of so many.
pub(super) fn contracts(show: &Show, rect: Rect, per_line: usize, scene: &mut Scene) {
    let lines = CONTRACTS.div_ceil(per_line);
    let places = rect
        .rows(lines, 4.0)
        .flat_map(|row| row.columns(per_line, 4.0).collect::<Vec<_>>());
    for (contract, at) in (0..CONTRACTS as u8).map(ContractId).zip(places) {
        let target = Target::Thing(Thing::Contract(contract));
        scene.push(
            Node::new(keys::contract(contract), Layer::SheetPart)
                .with_marks(cards::contract(show, contract, at, Light::of(show, target)))
                .with_target(at, target)
                .with_label(show.label(target)),
        );
    }
}

/// The own Influence tiles by their values.
pub(super) fn tiles(show: &Show, rect: Rect, scene: &mut Scene) {
    let player = &show.table().seats[show.me()];
    for (value, at) in (1..).zip(rect.columns(MOST_INFLUENCE, 3.0)) {
        let target = Target::Thing(Thing::Tile(value));
        let marks = cards::own_tile(show, value, player.tiles_of(value), at, Light::of(show, target));
        scene.push(
            Node::new(keys::tile(value), Layer::SheetPart)
                .with_marks(marks)
                .with_target(at, target)
                .with_label(show.label(target)),
        );
    }
}
