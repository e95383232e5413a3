//! The top bar: the round, whose turn it is, which step it has come to, how near the end is, and the controls.

use super::gauges::nearness;
use super::{Show, Sight, Target, Thing};
use crate::drawing::letters;
use crate::drawing::palette::{self, Color};
use crate::drawing::scene::{Align, Face, Layer, Mark, Node, Point, Rect, Scene, Stroke, Symbol, Text};
use crate::table::bar::{self, write};
use crate::table::keys::Part;
use crate::table::layout::{Form, Layout};
use crate::words::Key as Say;
use crate::yokohama::words::Caption;
use crate::yokohama::{Condition, TurnStep};

/// Draws the bar.
pub(super) fn draw(show: &Show, layout: &Layout, scene: &mut Scene<Target>) {
    let mut rest = bar::draw(show, layout, scene);

    let mut marks = Vec::new();
    title(show, layout.form, &mut rest, &mut marks);
    steps(show, layout.form, &mut rest, &mut marks, scene);
    scene.push(
        Node::new(Part::Bar.key(1, 0, 0), Layer::Part)
            .with_marks(marks)
            .with_label(heading(show)),
    );
    ends(show, layout.form, rest, scene);
}

/// What a screen reader says of the bar.
pub(super) fn heading(show: &Show) -> String {
    let table = show.table();
    let step = show.words.step(TurnStep::of(table));
    let last = table.ending.filter(|ending| table.round >= ending.last_round);
    let last = last.map(|_| show.words.text(Say::LastRound).to_owned());
    let parts = [round(show), show.name(table.active).to_owned(), step.to_owned()];
    show.words.commas(parts.into_iter().chain(last))
}

/// The round as it is named.
fn round(show: &Show) -> String {
    show.words.fill(Say::Round, &[("round", show.table().round.into())])
}

/// Seal, name of the game, round and active player.
fn title(show: &Show, form: Form, rest: &mut Rect, marks: &mut Vec<Mark>) {
    let table = show.table();
    let (seal_h, name) = match form {
        Form::Large => (34.0, 22.0),
        Form::Medium if rest.w > 1060.0 => (28.0, 20.0),
        Form::Medium => (28.0, 0.0),
        Form::Phone => (22.0, 0.0),
    };
    let seal = rest.take_left(seal_h * 1.76);
    marks.push(Mark::stamp(Symbol::YokohamaSeal, seal));
    if name > 0.0 {
        rest.take_left(10.0);
        write(
            rest,
            show.words.text(Caption::Title),
            Face::SerifBold,
            name,
            palette::WASHI,
            marks,
        );
        rest.take_left(if form == Form::Large { 28.0 } else { 16.0 });
    } else {
        rest.take_left(8.0);
    }
    let (round, size) = match form {
        Form::Large => (round(show), 17.0),
        Form::Medium => (round(show), 15.0),
        Form::Phone if show.size.w < 430.0 => {
            let short = show.words.fill(Caption::RoundShort, &[("round", table.round.into())]);
            let fits = letters::width(Face::Sans, 15.0, &short) <= 42.0;
            (if fits { short } else { table.round.to_string() }, 15.0)
        }
        Form::Phone => (round(show), 15.0),
    };
    if table.round > 0 {
        let face = if form == Form::Phone {
            Face::Sans
        } else {
            Face::SerifSemibold
        };
        write(rest, &round, face, size, palette::WASHI, marks);
        rest.take_left(8.0);
    }
    if form == Form::Phone {
        return;
    }
    let crest = show.crest(table.active);
    let side = size * 1.35;
    marks.push(Mark::tinted(
        crest.symbol(),
        Rect::around(rest.take_left(side).centre(), side, side),
        crest.color(),
    ));
    rest.take_left(6.0);
    let room = if form == Form::Large { 150.0 } else { 78.0 };
    let name = letters::shorten(Face::Sans, size - 1.0, show.name(table.active), room);
    write(rest, &name, Face::Sans, size - 1.0, palette::WASHI, marks);
    rest.take_left(if form == Form::Large { 24.0 } else { 14.0 });
}

/// The steps of a turn: the one it has come to is named.
fn steps(show: &Show, form: Form, rest: &mut Rect, marks: &mut Vec<Mark>, scene: &mut Scene<Target>) {
    let now = TurnStep::of(show.table());
    let (size, margin, h) = match form {
        Form::Large => (14.0, 10.0, 32.0),
        Form::Medium => (13.0, 7.0, 28.0),
        Form::Phone if rest.w < 300.0 => (13.0, 2.75, 30.0),
        Form::Phone => (13.0, 4.0, 30.0),
    };
    let mut group: Option<(f32, f32)> = None;
    let mut inner = Vec::new();
    for step in TurnStep::TURN {
        let (is_now, is_done) = (step == now, step < now && now != TurnStep::Over);
        let named = is_now || form == Form::Large;
        let mark = show.words.step_mark(step);
        let face = if is_now { Face::SansBlack } else { Face::SansBold };
        let color = match (is_now, is_done) {
            (true, _) => palette::WHITE,
            (false, true) => Color::rgb(0x9DB0C1),
            (false, false) => Color::rgb(0xC3CFDA),
        };
        let text = match (named, is_done && form != Form::Phone) {
            (true, true) => format!("{mark} ✓ {}", show.words.step(step)),
            (true, false) => format!("{mark}  {}", show.words.step(step)),
            (false, true) => format!("{mark} ✓"),
            (false, false) => mark.to_owned(),
        };
        let w = letters::width(face, size, &text) + 2.0 * if is_now { margin + 3.0 } else { margin };
        let cell = rest.take_left(w);
        let place = Rect::around(cell.centre(), w, h);
        let target = Target::Thing(Thing::Sight(Sight::Step(step)));
        let node = Node::new(Part::Bar.key(2, step as u16, 0), Layer::Part);
        scene.push(node.with_target(place, target).with_label(show.label(target)));
        if is_now {
            inner.push(Mark::block(place, 3.0, palette::VERMILION));
        }
        inner.push(Text::within(place, text, face, size, color, Align::Middle).into());
        let outer = matches!(step, TurnStep::Before | TurnStep::After);
        if !outer {
            let left = group.map_or(place.x, |(left, _)| left);
            group = Some((left, place.right()));
            if left < place.x && !is_now && form != Form::Phone {
                let x = place.x;
                let line = Stroke::new(palette::WHITE.alpha(18), 1.0);
                inner.push(Mark::line(
                    Point::new(x, place.y + 8.0),
                    Point::new(x, place.bottom() - 8.0),
                    line,
                ));
            }
        }
    }
    if let Some((left, right)) = group.filter(|_| form != Form::Phone) {
        let frame = Rect::new(left, rest.centre().y - h / 2.0, right - left, h).inset(-1.5);
        marks.push(Mark::block(frame, 4.0, Stroke::new(palette::WHITE.alpha(28), 1.0)));
    }
    marks.extend(inner);
}

/// The gauges of the endgame conditions: all of them, or on a phone that which is nearest.
fn ends(show: &Show, form: Form, room: Rect, scene: &mut Scene<Target>) {
    let table = show.table();
    let mut gauges = table.conditions().to_vec();
    if form == Form::Phone {
        let nearest = gauges.into_iter().min_by(|a, b| nearness(b).total_cmp(&nearness(a)));
        gauges = nearest.into_iter().collect();
    }
    let (gap, bell): (f32, f32) = match form {
        Form::Large => (16.0, 26.0),
        Form::Medium => (11.0, 22.0),
        Form::Phone => (4.0, 20.0),
    };
    let mut rest = room;
    rest.take_right(gap.min(12.0));
    let fits = |told: &Told| {
        let widths = gauges
            .iter()
            .map(|gauge| gauge_marks(show, form, *told, gauge, room).0 + gap);
        widths.sum::<f32>() + bell + 12.0 <= room.w
    };
    let told = Told::ways(form).iter().copied().find(fits).unwrap_or(Told::Figures);
    for gauge in gauges.iter().rev() {
        let (w, marks) = gauge_marks(show, form, told, gauge, rest);
        let at = rest.take_right(w + gap);
        let target = Target::Thing(Thing::Sight(Sight::Gauge(gauge.cause)));
        let node = Node::new(Part::Gauge.key(gauge.cause as u16, 0, 0), Layer::Part)
            .with_marks(marks)
            .with_target(at, target)
            .with_label(show.words.spoken_gauge(gauge.cause, gauge.has, gauge.needs));
        scene.push(node);
    }
    if rest.w < bell {
        return;
    }
    let at = Rect::around(rest.take_right(bell).centre(), bell, bell);
    let mut marks = Vec::new();
    if table.ending.is_some() {
        marks.push(Mark::circle(at.centre(), bell * 0.66, palette::VERMILION));
    }
    marks.push(Mark::stamp(Symbol::Ending, at));
    marks.extend(last_round(show, form, rest));
    let node = Node::new(Part::Gauge.key(9, 0, 0), Layer::Part).with_marks(marks);
    scene.push(node);
}

/// Which round is the last, once that is known, where there is room to tell it.
fn last_round(show: &Show, form: Form, mut room: Rect) -> Option<Mark> {
    let table = show.table();
    let last = table.ending.filter(|_| form != Form::Phone)?.last_round;
    let text = if table.round >= last {
        show.words.text(Say::LastRound).to_owned()
    } else {
        show.words.fill(Say::FinalRound, &[("round", last.into())])
    };
    let (face, size) = (Face::SansBold, 13.0);
    room.take_right(10.0);
    let color = Color::rgb(0xFFD9D0);
    (letters::width(face, size, &text) <= room.w)
        .then(|| Text::within(room, text, face, size, color, Align::End).into())
}

/// How the gauges are told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Told {
    /// All of them with a word.
    Words,
    /// Those of the boards with a word.
    Boards,
    /// In a word and figures, without symbol.
    Named,
    /// In symbols, bars and figures.
    Bars,
    /// In symbols and figures.
    Figures,
}

impl Told {
    /// The ways to tell them in a form, the best first.
    const fn ways(form: Form) -> &'static [Self] {
        match form {
            Form::Large => &[Self::Words, Self::Boards, Self::Bars],
            Form::Medium => &[Self::Boards, Self::Bars],
            Form::Phone => &[Self::Named],
        }
    }
}

/// One gauge at the right end of a room, and how wide it is.
fn gauge_marks(show: &Show, form: Form, told: Told, gauge: &Condition, room: Rect) -> (f32, Vec<Mark>) {
    let hot = gauge.is_near();
    let color = if hot {
        Color::rgb(0xFFD9D0)
    } else {
        Color::rgb(0xDCE3E9)
    };
    let size = if form == Form::Large { 14.0 } else { 13.0 };
    let figures = if gauge.counts_down() {
        gauge.has.to_string()
    } else {
        format!("{}/{}", gauge.has, gauge.needs)
    };
    let mut rest = room;
    let mut marks = Vec::new();
    let figures_at = rest.take_right(letters::width(Face::SansBold, size, &figures));
    marks.push(Text::within(figures_at, figures, Face::SansBold, size, color, Align::Start).into());
    rest.take_right(5.0);
    let pips = matches!(
        gauge.cause,
        crate::yokohama::Cause::Church | crate::yokohama::Cause::Customs
    );
    if told == Told::Named {
        // The bell before it is symbol enough.
    } else if pips && told != Told::Figures {
        let w = f32::from(gauge.needs) * 8.0 - 2.0;
        let place = Rect::around(rest.take_right(w).centre(), w, 12.0);
        let lit = if hot { palette::NEARLY_FULL } else { palette::FILLED };
        for (pip, number) in place.columns(gauge.needs.into(), 2.0).zip(0..) {
            let color = if number < gauge.has {
                lit
            } else {
                palette::WHITE.alpha(22)
            };
            marks.push(Mark::block(pip, 1.0, color));
        }
    } else {
        let side = if form == Form::Large { 24.0 } else { 20.0 };
        let place = Rect::around(rest.take_right(side).centre(), side, side);
        let symbol = Symbol::from(gauge.cause);
        if pips {
            marks.push(Mark::stamp(symbol, place.inset(1.0)));
        } else {
            // On indigo the key line would be lost.
            marks.push(Mark::block(place, 4.0, palette::WASHI));
            let tint = gauge.leader.map_or(palette::MUTE, |seat| show.crest(seat).color());
            marks.push(Mark::tinted(symbol, place.inset(1.5), tint));
        }
    }
    if pips && told == Told::Bars {
        let side = rest.h.min(20.0);
        rest.take_right(4.0);
        let place = Rect::around(rest.take_right(side).centre(), side, side);
        marks.push(Mark::stamp(Symbol::from(gauge.cause), place.inset(1.0)));
    }
    if told == Told::Words || told == Told::Named || (pips && told == Told::Boards) {
        rest.take_right(if told == Told::Named { 0.0 } else { 6.0 });
        let word = show.words.cause(gauge.cause);
        let place = rest.take_right(letters::width(Face::Sans, size - 1.0, word));
        marks.push(Text::within(place, word, Face::Sans, size - 1.0, color, Align::Start).into());
    }
    (room.w - rest.w, marks)
}
