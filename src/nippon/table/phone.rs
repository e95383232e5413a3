//! The phone's sheet: one place for the question, the own board, Contracts, Factories and the rest, behind tabs.

use super::{Scene, Sheet, Show, Target, choices, dock, question, sheet, slots, strips, workers};
use crate::drawing::geometry::Held as _;
use crate::drawing::scene::{Face, Layer, Mark, Node, Rect, Symbol};
use crate::nippon::Nippon;
use crate::nippon::components::{ActionSlot, Track, Transport};
use crate::nippon::words::Sign;
use crate::table::choices::Site;
use crate::table::dock::{detail, fitting, headline, push_buttons};
use crate::table::keys::Part;
use crate::table::layout::Layout;
use crate::table::phone::{self, BUTTONS, FINGER, Leaf, leaf, lit};
use crate::table::{Explained as _, Shown as _, Tab, log, print};

/// The type of the question.
const TITLE: f32 = 20.0;
/// The own Workers in a line, and the wages below them.
const TAKEN: f32 = 50.0;
const DUE: f32 = 18.0;
/// The signs of what can be done where a Worker stands.
const ACTIONS: f32 = 23.0;
/// What an opponent owns, in short.
const RIVAL: f32 = 46.0;

/// Draws the sheet and its tabs.
pub(super) fn draw(show: &Show, layout: &Layout, scene: &mut Scene) {
    let inner = phone::ground(layout.dock, scene);
    match (show.open, show.tab) {
        (Some(open), _) => opened(show, open, inner, scene),
        (None, Tab::Turn) => turn(show, inner, scene),
        (None, Tab::Own) => own(show, inner, scene),
        (None, Tab::More) => more(show, inner, scene),
    }
    let tint = show.crest(show.me()).color();
    phone::tabs(&leaves(show), tint, layout.tabs, scene);
}

/// The open question, its buttons, and the Workers.
fn turn(show: &Show, rect: Rect, scene: &mut Scene) {
    let asked = question::question(show);
    let buttons = choices::buttons(show, Site::Phone);
    let mut rest = rect;
    let takes = workers::takes(show) && show.entry.chosen().is_none();
    let foot = print::height(&buttons, rest.w, BUTTONS) + 4.0;
    let grid = 3.0 * FINGER + 4.0;
    let mut marks = Vec::new();
    // Where it is too low for the title as well, what the Workers are taken for says it.
    if !takes || rest.h >= 25.0 + grid + 22.0 + foot {
        marks = headline(&asked.title, TITLE, &mut rest);
        rest.take_top(2.0);
    }
    let told = format!("{} {}", asked.title, asked.detail);
    if takes {
        let spare = rest.h - foot - grid - ACTIONS;
        if spare >= TAKEN + DUE {
            own_workers(show, &mut rest, scene);
        } else if spare >= DUE {
            dock::due(show, rest.take_bottom(DUE), 13.0, scene);
        }
        let h = rest.h - foot;
        offered(show, Rect { h, ..rest }, scene);
    } else {
        if rest.h - foot >= TAKEN + DUE + 70.0 {
            own_workers(show, &mut rest, scene);
        }
        let mut room = fitting(&buttons, rest, BUTTONS, BUTTONS.least);
        let detail = detail(&asked.detail, 14.0, room);
        room.take_top(detail.len() as f32 * 18.0 + 8.0);
        marks.extend(detail);
        if room.h >= 60.0 {
            for line in log::seen(show, log::all(show), room) {
                scene.push(line);
            }
        }
    }
    scene.push(
        Node::new(Part::PhoneQuestion.key(0, 0, 0), Layer::SheetPart)
            .with_marks(marks)
            .with_label(told),
    );
    push_buttons(buttons, rest, BUTTONS, scene);
}

/// The own Workers and their wages, cut off the bottom of a rectangle.
fn own_workers(show: &Show, rest: &mut Rect, scene: &mut Scene) {
    let mut block = rest.take_bottom(TAKEN + DUE);
    rest.take_bottom(4.0);
    dock::taken(show, block.take_top(TAKEN - 2.0), scene);
    block.take_top(2.0);
    dock::due(show, block, 13.0, scene);
}

/// The Workers that can be taken: a column a slot, under what can be done there.
fn offered(show: &Show, rect: Rect, scene: &mut Scene) {
    for (slot, column) in ActionSlot::ALL
        .into_iter()
        .zip(rect.columns(ActionSlot::ALL.len(), 3.0))
    {
        let mut column = column;
        let grid = (3.0 * FINGER + 4.0)
            .max((column.h - 24.0).min(3.0 * 58.0 + 4.0))
            .min(column.h);
        let places = column.take_bottom(grid);
        let mut marks = Vec::new();
        if column.h >= 14.0 {
            let head = column.take_bottom(column.h.min(ACTIONS));
            let actions = slot.actions();
            for (action, at) in actions.iter().zip(head.columns(actions.len(), 1.0)) {
                let side = at.h.min(at.w).min(24.0);
                let shut = show.game.hinders(show.table(), *action).is_some();
                let icon = Rect::around(at.centre(), side, side);
                let stamp = slots::stamp(show, *action, icon);
                marks.push(if shut { stamp.grey().into() } else { stamp.into() });
            }
        }
        scene.push(Node::new(super::keys::Kind::Action.key(slot as u16, 9, 0), Layer::SheetPart).with_marks(marks));
        workers::column(show, slot, places, scene);
    }
}

/// What an open sheet has; below it what is asked about it.
fn opened(show: &Show, open: Sheet, rect: Rect, scene: &mut Scene) {
    let mut rest = rect;
    let is_asked = choices::is_asked(show, open);
    let asked = question::question(show);
    let (title, told) = match is_asked {
        true => (asked.title, asked.detail),
        false => (Nippon::spoken_sheet(show.words, open).to_owned(), String::new()),
    };
    phone::head(Nippon::number_of(open), &title, &told, &mut rest, scene);
    if is_asked {
        let share = if show.entry.chosen().is_some() { 0.62 } else { 0.4 };
        phone::foot(choices::buttons(show, Site::Phone), share, &mut rest, scene);
    }
    sheet::on_phone(show, open, rest, scene);
}

/// The own board. What is asked of it stands behind other tabs, as large as a finger: what is smaller here is only seen.
fn own(show: &Show, rect: Rect, scene: &mut Scene) {
    let mut board = Scene::new(scene.size);
    own_board(show, rect, &mut board);
    for mut node in board.into_nodes() {
        let small = node.hit.is_some_and(|hit| hit.w.min(hit.h) < FINGER);
        if small && node.target.is_some_and(|target| show.entry.is_lit(target)) {
            (node.hit, node.target) = (None, None);
        }
        scene.push(node);
    }
}

/// The same, as small as it must be.
fn own_board(show: &Show, rect: Rect, scene: &mut Scene) {
    let mut rest = rect;
    if rest.h >= 236.0 {
        let marks = headline(strips::title(show), 17.0, &mut rest);
        scene.push(Node::new(Part::PhoneQuestion.key(1, 0, 0), Layer::SheetPart).with_marks(marks));
    }
    let layer = Layer::SheetPart;
    let unit = (rest.h / 224.0).held(0.85, 1.5);
    dock::budget(show, rest.take_top(21.0 * unit), 13.0, scene);
    for track in Track::ALL {
        strips::draw_track(show, track, rest.take_top(24.0 * unit), layer, scene);
    }
    let spaces = rest.take_bottom(42.0 * unit);
    rest.take_bottom(3.0);
    let pieces = rest.take_bottom(22.0 * unit);
    for (transport, at) in [Transport::Train, Transport::Ship]
        .into_iter()
        .zip(pieces.columns(2, 8.0))
    {
        strips::left(show, transport, at, layer, scene);
    }
    rest.take_bottom(3.0);
    strips::factories(show, rest, layer, scene);
    strips::achievements(show, spaces, 5, layer, scene);
}

/// The opponents, and the way to the log.
fn more(show: &Show, rect: Rect, scene: &mut Scene) {
    let mut rest = rect;
    let mut line = rest.take_top(FINGER);
    scene.push(log::button(show).node(line.take_right(96.0), Part::MoreLog.key(0, 0, 0), Layer::SheetPart));
    line.take_right(8.0);
    let told: Vec<Mark> = super::cards::lines(
        &question::progress(show),
        line,
        Face::SerifSemibold,
        &[16.0, 14.0, 13.0, 12.0, 11.0],
        crate::drawing::scene::Align::Start,
    );
    scene.push(Node::new(Part::MoreHead.key(0, 0, 0), Layer::SheetPart).with_marks(told));
    rest.take_top(4.0);
    let seats: Vec<_> = show.opponents().collect();
    let high = ((rest.h - 4.0 * seats.len() as f32) / seats.len() as f32).held(RIVAL, 96.0);
    for seat in seats {
        super::players::summary(show, seat, rest.take_top(high), scene);
        rest.take_top(4.0);
    }
}

/// The tabs.
fn leaves(show: &Show) -> Vec<Leaf<Target>> {
    let words = show.words;
    let mut leaves = vec![
        leaf(show, Tab::Turn, Symbol::WorkerTeal, 0),
        leaf(show, Tab::Own, Symbol::Produce, 0),
    ];
    for (open, text) in [
        (Sheet::Contracts, Sign::ContractsTab),
        (Sheet::Factories, Sign::FactoriesTab),
        (Sheet::Consolidate, Sign::ConsolidateTab),
    ] {
        leaves.push(Leaf {
            text: words.text(text),
            symbol: choices::symbol(open),
            target: Target::Sheet(open),
            open: show.open == Some(open),
            lit: lit(show, |target| sheet::has(open, target)),
        });
    }
    leaves.push(leaf(show, Tab::More, Symbol::Point, 0));
    leaves
}
