//! The top bar: what the game has come to, whose turn it is, the Scoring track, and the controls.

use super::keys::Kind;
use super::{Scene, Show, Sight, Target, Thing, question, supply};
use crate::drawing::geometry::Held as _;
use crate::drawing::letters;
use crate::drawing::palette;
use crate::drawing::scene::{Face, Layer, Mark, Node, Rect, Symbol};
use crate::nippon::words::Sign;
use crate::table::bar::{self, write};
use crate::table::keys::Part;
use crate::table::layout::{Form, Layout};

/// Draws the bar.
pub(super) fn draw(show: &Show, layout: &Layout, scene: &mut Scene) {
    let mut rest = bar::draw(show, layout, scene);
    let mut marks = Vec::new();
    title(show, layout.form, &mut rest, &mut marks);
    scene.push(
        Node::new(Part::Bar.key(1, 0, 0), Layer::Part)
            .with_marks(marks)
            .with_label(heading(show)),
    );
    track(show, rest, scene);
}

/// What a screen reader says of the bar.
pub(super) fn heading(show: &Show) -> String {
    let name = show.words.text(Sign::Name).to_owned();
    let active = show.name(show.table().active).to_owned();
    show.words.commas([name, question::progress(show), active])
}

/// Seal, name of the game, what it has come to, and the active player.
fn title(show: &Show, form: Form, rest: &mut Rect, marks: &mut Vec<Mark>) {
    let (seal, name, size) = match form {
        Form::Large => (34.0, 22.0, 17.0),
        Form::Medium if rest.w > 900.0 => (28.0, 20.0, 15.0),
        Form::Medium => (28.0, 0.0, 15.0),
        Form::Phone => (22.0, 0.0, 15.0),
    };
    marks.push(Mark::stamp(Symbol::NipponSeal, rest.take_left(seal * 1.76)));
    rest.take_left(10.0);
    if name > 0.0 {
        write(
            rest,
            show.words.text(Sign::Name),
            Face::SerifBold,
            name,
            palette::WASHI,
            marks,
        );
        rest.take_left(if form == Form::Large { 28.0 } else { 16.0 });
    }
    let face = if form == Form::Phone {
        Face::Sans
    } else {
        Face::SerifSemibold
    };
    let progress = if name > 0.0 {
        question::progress(show)
    } else {
        question::brief_progress(show)
    };
    let size = letters::fit(face, size, 11.0, &progress, rest.w - 130.0);
    if let Some(size) = size {
        write(rest, &progress, face, size, palette::WASHI, marks);
        rest.take_left(if form == Form::Phone { 10.0 } else { 18.0 });
    }
    if form == Form::Phone {
        return;
    }
    let size = if form == Form::Large { 17.0 } else { 15.0 };
    let active = show.table().active;
    let crest = show.crest(active);
    let side = size * 1.35;
    let at = Rect::around(rest.take_left(side).centre(), side, side);
    marks.push(Mark::tinted(crest.symbol(), at, crest.color()));
    rest.take_left(6.0);
    let room = (rest.w - 190.0).held(0.0, if form == Form::Large { 180.0 } else { 100.0 });
    let name = letters::shorten(Face::Sans, size - 1.0, show.name(active), room);
    write(rest, &name, Face::Sans, size - 1.0, palette::WASHI, marks);
    rest.take_left(if form == Form::Large { 24.0 } else { 14.0 });
}

/// The Scoring track on a strip of paper, with the marker.
fn track(show: &Show, rest: Rect, scene: &mut Scene) {
    if rest.w < 96.0 {
        return;
    }
    let target = Target::Thing(Thing::Sight(Sight::Scoring));
    let h = rest.h.min(32.0);
    let strip = Rect::new(rest.x, rest.centre().y - h / 2.0, rest.w.min(260.0), h);
    let inner = strip.inset_by(5.0, 2.0);
    let mut marks = vec![Mark::block(strip, 4.0, palette::WASHI)];
    marks.extend(supply::line_of(show, inner));
    let stops = show.game.content().scoring_track.len();
    if let Some(at) = inner.columns(stops, 0.0).nth(show.table().marker.into()) {
        let side = inner.h.min(at.w * 1.3);
        marks.push(Mark::stamp(Symbol::Engine, Rect::around(at.centre(), side, side)));
    }
    scene.push(
        Node::new(Kind::Scoring.key(9, 0, 0), Layer::Part)
            .with_marks(marks)
            .with_target(strip, target)
            .with_label(show.label(target)),
    );
}
