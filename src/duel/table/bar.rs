//! The top bar: the round and its eight turns, whose turn it is, the decks, and the controls.

use super::{Deck, Scene, Show, Sight, Target, Thing, keys::Kind};
use crate::drawing::letters;
use crate::drawing::palette;
use crate::drawing::scene::{Align, Face, Layer, Mark, Node, Paint, Path, Point, Rect, Stroke, Symbol, Text};
use crate::duel::rules::round_end::TURNS;
use crate::duel::words::{Caption, Tell};
use crate::duel::{ROUNDS, Stage, Step, Table};
use crate::game::Seat;
use crate::table::bar::{self, write};
use crate::table::keys::Part;
use crate::table::layout::{Form, Layout};
use crate::table::row::Row;
use crate::words::Key;

/// Draws the bar.
pub(super) fn draw(show: &Show, layout: &Layout, scene: &mut Scene) {
    let mut rest = bar::draw(show, layout, scene);
    if layout.form != Form::Phone {
        decks(show, layout.form, &mut rest, scene);
    }
    let mut marks = Vec::new();
    title(show, layout.form, &mut rest, &mut marks);
    scene.push(
        Node::new(Part::Bar.key(1, 0, 0), Layer::Part)
            .with_marks(marks)
            .with_label(heading(show)),
    );
    turns(show, layout.form, &mut rest, scene);
    steps(show, layout.form, rest, scene);
}

/// What a screen reader says of the bar.
pub(super) fn heading(show: &Show) -> String {
    let table = show.table();
    let name = show.words.phrase(Tell::Name).to_owned();
    let turn = (table.stage == Stage::Turn).then(|| {
        let args = [("turn", (table.turn + 1).min(TURNS).into()), ("of", TURNS.into())];
        show.speech().say(Tell::RoundTurn, &args)
    });
    let active = show.name(table.active).to_owned();
    let step = step(table).map(|(_, called)| show.words.phrase(called).to_owned());
    let parts = [name, progress(show)].into_iter().chain(turn).chain([active]);
    let parts = parts.chain(step);
    show.words.commas(parts)
}

/// Seal, name of the game, round and active player.
fn title(show: &Show, form: Form, rest: &mut Rect, marks: &mut Vec<Mark>) {
    let (seal, name, size) = match form {
        Form::Large => (34.0, 22.0, 17.0),
        Form::Medium if rest.w > 900.0 => (28.0, 20.0, 15.0),
        Form::Medium => (28.0, 0.0, 15.0),
        Form::Phone => (26.0, 0.0, 15.0),
    };
    marks.push(Mark::stamp(Symbol::DuelSeal, rest.take_left(seal)));
    rest.take_left(10.0);
    if name > 0.0 {
        let called = show.words.phrase(Tell::Name);
        write(rest, called, Face::SerifBold, name, palette::WASHI, marks);
        rest.take_left(if form == Form::Large { 28.0 } else { 16.0 });
    }
    let face = if form == Form::Phone {
        Face::Sans
    } else {
        Face::SerifSemibold
    };
    // Where the track of rounds stands it tells the round, and so it does of this round alone on a phone.
    let is_tracked = show.table().round > 0 && (form == Form::Phone || rest.w >= all_rounds(form) + 150.0);
    if !is_tracked {
        write(rest, &progress(show), face, size, palette::WASHI, marks);
        rest.take_left(10.0);
    }
    if form == Form::Phone {
        return;
    }
    let active = show.table().active;
    let crest = show.crest(active);
    let side = size * 1.35;
    let at = Rect::around(rest.take_left(side).centre(), side, side);
    marks.push(Mark::tinted(crest.symbol(), at, crest.color()));
    rest.take_left(6.0);
    let room = if form == Form::Large { 180.0 } else { 100.0 };
    let name = letters::shorten(Face::Sans, size - 1.0, show.name(active), room);
    write(rest, &name, Face::Sans, size - 1.0, palette::WASHI, marks);
    rest.take_left(if form == Form::Large { 24.0 } else { 14.0 });
}

/// The track of all rounds, or of this one where there is no room for them: the other's turns above, the own ones below, in the order in which they
/// come, so that two that one has in a row at the seam of two rounds are seen. Those that are over are filled, the one that is played has a ring.
fn turns(show: &Show, form: Form, rest: &mut Rect, scene: &mut Scene) {
    let table = show.table();
    if table.round == 0 {
        return;
    }
    let (pitch, radius) = pitch(form);
    let (apart, wide) = (APART, pitch * f32::from(TURNS));
    let shown = if form != Form::Phone && all_rounds(form) <= rest.w {
        1..=ROUNDS
    } else {
        table.round..=table.round
    };
    let target = Target::Thing(Thing::Sight(Sight::Round));
    let mut track = rest.take_left(((wide + apart) * shown.clone().count() as f32).min(rest.w));
    let hit = track;
    let mut marks = Vec::new();
    for round in shown {
        let mut number = track.take_left(apart);
        number.take_right(5.0);
        let ink = if round == table.round {
            palette::WHITE
        } else {
            palette::WASHI.alpha(70)
        };
        marks.push(Text::within(number, round.to_string(), Face::SerifBold, 13.0, ink, Align::End).into());
        let line = track.take_left(wide);
        let turns = (0..TURNS).zip(line.columns(TURNS.into(), 0.0)).map(|(turn, cell)| {
            let seat = table.whose(round, turn);
            let down = if seat == show.me() { 0.7 } else { 0.3 };
            (turn, seat, Point::new(cell.centre().x, cell.y + cell.h * down))
        });
        let turns: Vec<(u8, Seat, Point)> = turns.collect();
        let way = Path::through(turns.iter().map(|(_, _, at)| *at));
        marks.push(Mark::path(way, Stroke::new(palette::WASHI.alpha(34), 1.4)));
        for (turn, seat, at) in turns {
            let color = show.crest(seat).color();
            let is_over =
                round < table.round || round == table.round && (turn < table.turn || table.stage != Stage::Turn);
            let is_now = round == table.round && turn == table.turn && table.stage == Stage::Turn;
            if is_now {
                let ring = Paint::new(palette::VERMILION, Stroke::new(palette::WASHI, 1.6));
                marks.push(Mark::circle(at, radius + 3.0, ring));
            }
            // A key line: not every colour stands out from the bar.
            let (ground, edge) = match is_over || is_now {
                true => (color, palette::WASHI),
                false => (palette::MULBERRY, palette::WASHI.alpha(55)),
            };
            marks.push(Mark::circle(
                at,
                radius - 0.6,
                Paint::new(ground, Stroke::new(edge, 1.3)),
            ));
        }
    }
    scene.push(
        Node::new(Kind::Round.key(0, 0, 0), Layer::Part)
            .with_marks(marks)
            .with_target(hit, target)
            .with_label(show.label(target)),
    );
}

/// Between the turns of two rounds, where their number stands.
const APART: f32 = 20.0;

/// How far apart two turns are, and the radius of one.
const fn pitch(form: Form) -> (f32, f32) {
    match form {
        Form::Large => (9.0, 5.2),
        Form::Medium => (7.6, 4.6),
        Form::Phone => (13.0, 5.0),
    }
}

/// How wide the track of all rounds is.
fn all_rounds(form: Form) -> f32 {
    (pitch(form).0 * f32::from(TURNS) + APART) * f32::from(ROUNDS)
}

/// The three steps of a turn, that which goes on in vermilion (rulebook: Course of a turn): the others by number where there is little room, and none
/// where there is less.
fn steps(show: &Show, form: Form, rest: Rect, scene: &mut Scene) {
    if show.table().stage != Stage::Turn {
        return;
    }
    let now = step(show.table()).map_or(0, |(number, _)| number);
    let size = if form == Form::Large { 14.0 } else { 13.0 };
    let called = [Tell::StepPlace, Tell::StepBonus, Tell::StepBuild].map(|step| show.words.phrase(step));
    let rows = |are_named: bool| -> Vec<Row> {
        let row = |(number, called): (u8, &str)| {
            let ink = if number == now { palette::WHITE } else { palette::WASHI };
            let row = Row::new(size).color(ink);
            if !are_named && number != now {
                return row.text(number.to_string());
            }
            let row = row.text(format!("{number} "));
            row.face(if number == now { Face::SansBold } else { Face::Sans })
                .text(called)
        };
        (1..).zip(called).map(row).collect()
    };
    let mut at = rest;
    at.take_left(16.0);
    let high = if form == Form::Large { 32.0 } else { 28.0 };
    let width = |rows: &[Row]| -> f32 { rows.iter().map(|row| row.width() + 2.0 * size).sum() };
    // All three by name, else that which goes on.
    let Some(rows) = [rows(true), rows(false)]
        .into_iter()
        .find(|rows| width(rows) + 8.0 <= at.w)
    else {
        return;
    };
    let wide = width(&rows);
    let all = Rect::new(at.x, at.centre().y - high / 2.0, wide, high);
    let mut inner = all;
    let mut marks = Vec::new();
    for (number, row) in (1..).zip(rows) {
        let cell = inner.take_left(row.width() + 2.0 * size);
        if number == now {
            marks.push(Mark::block(cell, 3.0, palette::VERMILION));
        }
        marks.extend(row.within(cell, Align::Middle));
    }
    marks.push(Mark::block(all, 4.0, Stroke::new(palette::WASHI.alpha(40), 1.0)));
    scene.push(Node::new(Kind::Round.key(1, 0, 0), Layer::Part).with_marks(marks));
}

/// Which of the three steps of a turn goes on, from 1, and what it is called; none once a turn can be ended, and between turns.
fn step(table: &Table) -> Option<(u8, Tell)> {
    if table.stage != Stage::Turn {
        return None;
    }
    match table.action().step {
        // What is chosen of what the action brought belongs to it.
        Step::Bonus if table.station_due || table.looking.is_some() => Some((1, Tell::StepPlace)),
        Step::Bonus => Some((2, Tell::StepBonus)),
        Step::Construction => Some((3, Tell::StepBuild)),
        Step::End => None,
        _ => Some((1, Tell::StepPlace)),
    }
}

/// What stands for a deck.
pub(super) const fn symbol(deck: Deck) -> Symbol {
    match deck {
        Deck::Orders => Symbol::Order,
        Deck::Bonus => Symbol::Bonus,
        Deck::Technologies => Symbol::Technology,
    }
}

/// How many cards a deck has left.
pub(super) const fn left(table: &Table, deck: Deck) -> u8 {
    match deck {
        Deck::Orders => table.order_deck,
        Deck::Bonus => table.bonus_deck,
        Deck::Technologies => table.technology_deck,
    }
}

/// What the cards of a deck are called.
fn called(show: &Show, deck: Deck) -> &'static str {
    match deck {
        Deck::Orders => show.words.text(Caption::OrdersLabel),
        Deck::Bonus => show.words.phrase(Tell::BonusCards),
        Deck::Technologies => show.words.phrase(Tell::Technologies),
    }
}

/// The decks, each with the cards that are left, at the right of a rectangle; on a large table in words.
fn decks(show: &Show, form: Form, rest: &mut Rect, scene: &mut Scene) {
    rest.take_right(10.0);
    for deck in Deck::ALL.into_iter().rev() {
        let target = Target::Thing(Thing::Sight(Sight::Deck(deck)));
        let count = Row::new(13.0)
            .color(palette::WASHI)
            .text(left(show.table(), deck).to_string());
        let (row, room) = match form {
            Form::Large => {
                let row = count.gap(5.0).face(Face::Sans).text(called(show, deck));
                let w = row.width();
                (row, 32.0 + w + 20.0)
            }
            _ => (count, 54.0),
        };
        let mut at = rest.take_right(room);
        let hit = at;
        let side = Rect::around(at.take_left(26.0).centre(), 24.0, 24.0);
        let paper = [
            Mark::block(side, 4.0, palette::WASHI),
            Mark::stamp(symbol(deck), side.inset(2.0)),
        ];
        at.take_left(if form == Form::Large { 6.0 } else { 0.0 });
        scene.push(
            Node::new(Kind::Deck.key(deck as u16, 0, 0), Layer::Part)
                .with_marks(paper)
                .with_marks(row.within(at, Align::Start))
                .with_target(hit, target)
                .with_label(show.label(target)),
        );
    }
}

/// How far the game is: the round.
fn progress(show: &Show) -> String {
    let (words, table) = (show.words, show.table());
    if table.stage == Stage::FirstOrders {
        return words.phrase(Tell::Setup).to_owned();
    }
    words.fill(Key::Round, &[("round", table.round.into())])
}
