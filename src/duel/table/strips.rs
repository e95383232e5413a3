//! What lies beside the board: the Technologies, Church cards and Bonus cards on show.

use super::keys::{self, Kind};
use super::outlook::{self, Outlook};
use super::things::{self, OfChurch};
use super::{Scene, Sheet, Show, Target, Thing, balance, board, cards, icons};
use crate::drawing::letters;
use crate::drawing::scene::{Align, Face, Key, Layer, Mark, Node, Rect, Symbol, Text, palette};
use crate::duel::Duel;
use crate::duel::components::{BONUSES_SHOWN, CHURCHES_SHOWN, ChurchId, TECHNOLOGIES_SHOWN};
use crate::duel::rules::bonus::{LEAST, rewards};
use crate::duel::words::Tell;
use crate::game::Seat;
use crate::table::layout::{Form, Layout};
use crate::table::print::{self, Light};
use crate::table::{Explained as _, Shown as _};

/// Draws what lies between the two halves of the board: Technologies, Church cards, and how the scores stand; and the Bonus cards in the cell
/// that the country leaves free.
pub(super) fn draw(show: &Show, outlook: &Outlook, layout: &Layout, scene: &mut Scene) {
    let large = layout.form == Form::Large;
    let head = if large { LARGE_HEAD } else { 24.0 };
    let [technologies, church, balance] = spine(layout);
    strip(show, &TECHNOLOGIES, technologies, head, scene);
    strip(show, &CHURCH, church, head, scene);
    balance::draw(show, outlook, balance, [Layer::Board, Layer::Part], scene);
    strip(show, &BONUS, board::free_cell(layout), head, scene);
}

/// A strip of cards on show.
struct Strip {
    sheet: Sheet,
    /// What stands before its name, and what is said of it where there is room.
    sign: (Symbol, Tell),
    /// Where its cards lie below its name.
    slots: fn(Rect) -> Vec<Rect>,
    /// What lies in each of these.
    lies: fn(&Show) -> Vec<Lies>,
}

/// What lies in a slot of a strip.
enum Lies {
    /// A card that can be taken.
    Card(Thing, Key),
    /// None, since somebody took it.
    Taken(ChurchId, Seat),
    /// None.
    Nothing,
}

/// Cards that lie in as many slots as there are: each stays where it was laid.
fn lying(show: &Show, sheet: Sheet, count: usize, slot: impl Fn(u8) -> (Thing, Key)) -> Vec<Lies> {
    let here = things::cards(show, sheet);
    let lies = |(thing, key)| match here.contains(&thing) {
        true => Lies::Card(thing, key),
        false => Lies::Nothing,
    };
    (0..count as u8).map(slot).map(lies).collect()
}

/// The row of the Church, in which each card keeps its place when it is taken.
fn row_of_church(show: &Show) -> Vec<Lies> {
    let row = things::church_row(show).into_iter();
    row.map(|(card, lies)| match lies {
        OfChurch::Lies(slot) => Lies::Card(Thing::Church(slot), keys::church(slot)),
        OfChurch::Taken(seat) => Lies::Taken(card, seat),
    })
    .collect()
}

const TECHNOLOGIES: Strip = Strip {
    sheet: Sheet::Technologies,
    sign: (icons::PRODUCTION, Tell::TechnologiesNote),
    slots: |rect| {
        let apart = if rect.h >= 230.0 { 7.0 } else { 2.5 };
        rect.rows(TECHNOLOGIES_SHOWN, apart).collect()
    },
    lies: |show| {
        let slot = |slot| (Thing::Technology(slot), keys::technology(slot));
        lying(show, Sheet::Technologies, TECHNOLOGIES_SHOWN, slot)
    },
};

const CHURCH: Strip = Strip {
    sheet: Sheet::Church,
    sign: (icons::FAITH, Tell::ChurchNote),
    slots: |rect| rect.columns(CHURCHES_SHOWN, 4.0).collect(),
    lies: row_of_church,
};

const BONUS: Strip = Strip {
    sheet: Sheet::Bonus,
    sign: (Symbol::Bonus, Tell::BonusNote),
    slots: |rect| rect.columns(BONUSES_SHOWN, 5.0).collect(),
    lies: |show| {
        let slot = |slot| (Thing::Bonus(slot), keys::bonus(slot));
        lying(show, Sheet::Bonus, BONUSES_SHOWN, slot)
    },
};

/// What lies between the two halves of the board, from above: the Technologies, which are told and take most; the Church cards and the balance, which
/// where it is scarce have no more than they need.
pub(super) fn spine(layout: &Layout) -> [Rect; 3] {
    let mut rest = layout.strips;
    let (gap, church, least): (f32, f32, f32) = match layout.form {
        Form::Large => (14.0, 140.0, 200.0),
        _ => (7.0, 92.0, 124.0),
    };
    // The balance stands beside the last row of the board.
    let last = board::free_cell(layout);
    let balance = rest.take_bottom((rest.bottom() - last.y).max(least));
    rest.take_bottom(gap);
    let church = rest.take_bottom(church.min((rest.h * 0.34).max(76.0)));
    rest.take_bottom(gap);
    [rest, church, balance]
}

/// How high the head of a strip is on a large screen.
const LARGE_HEAD: f32 = 32.0;

/// The head of a strip: a sign, its name, and what there is to say of it as far as there is room.
fn headline(show: &Show, strip: &Strip, line: Rect, size: f32) -> Vec<Mark> {
    let name = Duel::spoken_sheet(show.words, strip.sheet);
    let (symbol, note) = strip.sign;
    let mut rest = line;
    let icon = size * 1.35;
    let mut marks = vec![Mark::stamp(
        symbol,
        Rect::around(rest.take_left(icon).centre(), icon, icon),
    )];
    rest.take_left(5.0);
    let size = letters::fit(Face::SerifSemibold, size, 11.0, name, rest.w).unwrap_or(11.0);
    marks.push(Text::within(rest, name, Face::SerifSemibold, size, palette::INK, Align::Start).into());
    rest.take_left(letters::width(Face::SerifSemibold, size, name) + 10.0);
    let note = show.words.phrase(note);
    let small = (size * 0.75).max(11.0);
    if letters::width(Face::Sans, small, note) <= rest.w {
        marks.push(Text::within(rest, note, Face::Sans, small, palette::MUTE, Align::End).into());
    }
    marks
}

/// Draws a strip: its name, and its cards.
fn strip(show: &Show, strip: &Strip, rect: Rect, head: f32, scene: &mut Scene) {
    let sheet = strip.sheet;
    let target = Target::Sheet(sheet);
    let (across, down) = if head >= LARGE_HEAD { (12.0, 8.0) } else { (8.0, 4.0) };
    let mut inner = rect.inset_by(across, down);
    let line = inner.take_top(head);
    inner.take_bottom(2.0);
    // Where its cards stand in the sheet that lies over it, that is lit and not what lies below.
    let asked = Duel::opens(show.view) == Some(sheet) && show.open.is_none();
    let mut marks = print::lit_paper(rect, if asked { Light::Lit } else { Light::Rest });
    marks.extend(headline(
        show,
        strip,
        line,
        if head >= LARGE_HEAD { 18.0 } else { 15.0 },
    ));
    scene.push(
        Node::new(Kind::Board.key(sheet as u16, 0, 0), Layer::Board)
            .with_marks(marks)
            .with_target(rect, target)
            .with_label(show.label(target)),
    );
    for (lies, (slot, at)) in (strip.lies)(show).into_iter().zip((0..).zip((strip.slots)(inner))) {
        scene.push(match lies {
            Lies::Card(thing, key) => {
                let target = Target::Thing(thing);
                Node::new(key, Layer::Part)
                    .with_marks(card(show, thing, at, light(show, sheet, target)))
                    .with_target(at, target)
                    .with_label(show.label(target))
            }
            Lies::Taken(card, seat) => {
                Node::new(keys::taken(card), Layer::Part).with_marks(cards::church_taken(show, card, seat, at))
            }
            Lies::Nothing => {
                let key = Kind::Vacant.key(sheet as u16, slot, 0);
                Node::new(key, Layer::Part).with_marks([print::vacant(at, 3.0)])
            }
        });
    }
}

/// The state of a card: where its like is asked about, what is out of reach is shut.
pub(super) fn light(show: &Show, sheet: Sheet, target: Target) -> Light {
    match Duel::opens(show.view) == Some(sheet) {
        true => Light::among(show, target),
        false => Light::of(show, target),
    }
}

/// A card as it lies in a rectangle.
pub(super) fn card(show: &Show, thing: Thing, rect: Rect, light: Light) -> Vec<Mark> {
    let table = show.table();
    match thing {
        Thing::Technology(slot) => match table.technology(slot) {
            Some(title) => cards::technology_card(show, title, rect, light),
            None => Vec::new(),
        },
        Thing::Church(slot) => match table.church_card(slot) {
            Some(card) => cards::church_card(show, card, rect, light),
            None => Vec::new(),
        },
        Thing::Bonus(slot) => match table.bonus.get(usize::from(slot)) {
            Some(&card) => cards::bonus_card(show, card, given(show), rect, light),
            None => Vec::new(),
        },
        Thing::Looked(order) | Thing::Order(order) => cards::order_card(show, order, rect, light),
        _ => Vec::new(),
    }
}

/// How many rewards of a Bonus card are given now, or would be where somebody is about to go; else all of them.
fn given(show: &Show) -> u8 {
    let about_to_go = || outlook::reached(show).filter(|influence| *influence >= LEAST);
    let asked = show.table().rewards_asked();
    asked.or_else(|| about_to_go().map(rewards)).unwrap_or(3)
}
