//! What lies beside the board: the Technologies, Church cards and Bonus cards on show.

use super::keys::{self, Kind};
use super::outlook::Outlook;
use super::things;
use super::{Scene, Sheet, Show, Target, Thing, balance, board, cards, icons};
use crate::drawing::letters;
use crate::drawing::scene::{Align, Face, Key, Layer, Mark, Node, Rect, Symbol, Text, palette};
use crate::duel::components::{BONUSES_SHOWN, CHURCHES_SHOWN, TECHNOLOGIES_SHOWN};
use crate::duel::rules::bonus::rewards;
use crate::duel::words::Tell;
use crate::duel::{Ask, Duel};
use crate::table::layout::{Form, Layout};
use crate::table::print::{self, Light};
use crate::table::{Explained as _, Shown as _};

/// Draws what lies between the two halves of the board: Technologies, Church cards, and how the scores stand; and the Bonus cards in the cell
/// that the country leaves free.
pub(super) fn draw(show: &Show, outlook: &Outlook, layout: &Layout, scene: &mut Scene) {
    let large = layout.form == Form::Large;
    let head = if large { 32.0 } else { 24.0 };
    let [technologies, church, balance] = spine(layout);
    panel(show, Sheet::Technologies, technologies, head, scene);
    panel(show, Sheet::Church, church, head, scene);
    balance::draw(show, outlook, balance, [Layer::Board, Layer::Part], scene);
    panel(show, Sheet::Bonus, board::free_cell(layout), head, scene);
}

/// What lies between the two halves of the board, from above: the Technologies, which are told and take most; the Church cards and the balance, which
/// where it is scarce have no more than they need.
pub(super) fn spine(layout: &Layout) -> [Rect; 3] {
    let mut rest = layout.strips;
    let (gap, church, least): (f32, f32, f32) = match layout.form {
        Form::Large => (14.0, 140.0, 200.0),
        _ => (7.0, 86.0, 124.0),
    };
    // The balance stands beside the last row of the board.
    let last = board::free_cell(layout);
    let balance = rest.take_bottom((rest.bottom() - last.y).max(least));
    rest.take_bottom(gap);
    let church = rest.take_bottom(church.min((rest.h * 0.32).max(76.0)));
    rest.take_bottom(gap);
    [rest, church, balance]
}

/// What stands before the name of a strip, and what is said of it where there is room.
const fn sign(sheet: Sheet) -> (Symbol, Tell) {
    match sheet {
        Sheet::Technologies => (icons::PRODUCTION, Tell::TechnologiesNote),
        Sheet::Church => (icons::FAITH, Tell::ChurchNote),
        Sheet::Bonus => (Symbol::Bonus, Tell::BonusNote),
        Sheet::Looked => (Symbol::Order, Tell::LookedShort),
    }
}

/// The head of a strip: a sign, its name, and what there is to say of it as far as there is room.
fn headline(show: &Show, sheet: Sheet, line: Rect, size: f32) -> Vec<Mark> {
    let name = Duel::spoken_sheet(show.words, sheet);
    let (symbol, note) = sign(sheet);
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

/// A strip: its name, and its cards.
fn panel(show: &Show, sheet: Sheet, rect: Rect, head: f32, scene: &mut Scene) {
    let target = Target::Sheet(sheet);
    let mut inner = rect.inset_by(8.0, 4.0);
    let line = inner.take_top(head);
    // Where its cards stand in the sheet that lies over it, that is lit and not what lies below.
    let asked = Duel::opens(show.view) == Some(sheet) && show.open.is_none();
    let mut marks = print::lit_paper(rect, if asked { Light::Lit } else { Light::Rest });
    marks.extend(headline(show, sheet, line, if head >= 32.0 { 18.0 } else { 15.0 }));
    scene.push(
        Node::new(Kind::Board.key(sheet as u16, 0, 0), Layer::Board)
            .with_marks(marks)
            .with_target(rect, target)
            .with_label(show.label(target)),
    );
    let (key, slots): (fn(u8) -> Key, Vec<Rect>) = match sheet {
        Sheet::Technologies => (keys::technology, inner.rows(TECHNOLOGIES_SHOWN, 3.0).collect()),
        Sheet::Church => (keys::church, inner.columns(CHURCHES_SHOWN, 4.0).collect()),
        _ => (keys::bonus, inner.columns(BONUSES_SHOWN, 5.0).collect()),
    };
    let here = things::cards(show, sheet);
    for (slot, at) in (0..).zip(slots) {
        let thing = thing(sheet, slot);
        let node = Node::new(key(slot), Layer::Part);
        if here.contains(&thing) {
            let target = Target::Thing(thing);
            let marks = card(show, thing, at, light(show, sheet, target));
            scene.push(
                node.with_marks(marks)
                    .with_target(at, target)
                    .with_label(show.label(target)),
            );
        } else {
            scene.push(node.with_marks([print::vacant(at, 3.0)]));
        }
    }
}

/// The thing in a slot of a strip.
const fn thing(sheet: Sheet, slot: u8) -> Thing {
    match sheet {
        Sheet::Technologies => Thing::Technology(slot),
        Sheet::Church => Thing::Church(slot),
        _ => Thing::Bonus(slot),
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
        Thing::Technology(slot) => match table.technologies.get(usize::from(slot)).copied().flatten() {
            Some(title) => cards::technology_card(show, title, rect, light),
            None => Vec::new(),
        },
        Thing::Church(slot) => match table.church.get(usize::from(slot)).copied().flatten() {
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

/// How many rewards of a Bonus card are given now; all of them where none is chosen.
fn given(show: &Show) -> u8 {
    match show.table().decision().map(|decision| decision.ask) {
        Some(Ask::Bonus(level) | Ask::BonusReward(level)) => rewards(level),
        _ => 3,
    }
}
