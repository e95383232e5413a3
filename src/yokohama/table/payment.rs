//! The ways to pay for what was chosen: what they take, what they leave, and which is picked.

use super::{Button, Show, Target};
use crate::drawing::scene::Symbol;
use crate::table::print::{self, Weight};
use crate::table::row::Row;
use crate::yokohama::components::{Offering, Title};
use crate::yokohama::words::Caption;
use crate::yokohama::{Fee, Move};

/// What a way to pay tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Telling {
    /// What it takes.
    Price,
    /// What it leaves, too.
    PriceAndRest,
}

/// Whether a move may be paid for in several ways.
pub(super) const fn is_paid_for(action: Move) -> bool {
    matches!(action, Move::Learn(..) | Move::SecondOrder(..) | Move::Church(..))
}

/// A way to pay, to be picked; none for what is free.
pub(super) fn way(show: &Show, action: Move, telling: Telling) -> Option<Button> {
    let picked = show.entry.way() == Some(action);
    Some(Button {
        target: Target::Way(action),
        row: price(show, action)?,
        note: match telling {
            Telling::Price => None,
            Telling::PriceAndRest => rest(show, action),
        },
        label: show.speech().action_long(action),
        weight: if picked { Weight::Picked } else { Weight::Open },
    })
}

/// Where there is one way to pay alone, the nearest other one, to be seen and asked about.
pub(super) fn shut(show: &Show) -> Option<Button> {
    let (action, lacks) = lacking(show)?;
    Some(Button {
        target: Target::Way(action),
        row: priced(show, action, Row::new(14.0).icon_size(20.0).faint())?,
        note: Some(print::note(show.words.text(lacks))),
        label: spoken_lack(show)?,
        weight: Weight::Shut,
    })
}

/// The same in a sentence.
pub(super) fn spoken_lack(show: &Show) -> Option<String> {
    let (action, lacks) = lacking(show)?;
    let action = show.speech().action_long(action);
    let args = [("action", action.into()), ("lacks", show.words.text(lacks).into())];
    Some(show.words.fill(Caption::WayShut, &args))
}

/// Where there is one way to pay alone, the nearest other one and what it lacks.
fn lacking(show: &Show) -> Option<(Move, Caption)> {
    let way = show.entry.way()?;
    let mut ways = show.entry.moves().filter(|action| is_paid_for(*action));
    if ways.next() != Some(way) || ways.next().is_some() {
        return None;
    }
    let other = match way {
        Move::Learn(space, 0) => (Move::Learn(space, 1), Caption::NoImport),
        Move::Learn(space, imports) => (Move::Learn(space, imports - 1), Caption::TooFewYen),
        Move::SecondOrder(space, Fee::Yen) => (Move::SecondOrder(space, Fee::Import), Caption::NoImport),
        Move::SecondOrder(space, Fee::Import) => (Move::SecondOrder(space, Fee::Yen), Caption::TooFewYen),
        _ => return None,
    };
    // What is free lacks nothing.
    price(show, way)?;
    Some(other)
}

/// What a move that may be paid for in several ways does.
pub(super) fn deed(show: &Show, action: Move) -> String {
    let words = show.words;
    match action {
        Move::Learn(space, _) => match card(show, space) {
            Some(title) => words.fill(Caption::TakeTitle, &[("title", words.title(title).into())]),
            None => String::new(),
        },
        Move::SecondOrder(..) => words.text(Caption::TakeOrder).to_owned(),
        _ => words.text(Caption::TakeSpace).to_owned(),
    }
}

/// The title of the card of a space of the Laboratory that acts.
fn card(show: &Show, space: u8) -> Option<Title> {
    let table = show.table();
    let cards = table.laboratories[usize::from(table.board(table.acting.place).area.board())];
    let card = (*cards.get(usize::from(space))?)?;
    Some(show.game.content().technologies[usize::from(card.0)].title)
}

/// What a way to pay takes; `None` if it is free.
pub(super) fn price(show: &Show, action: Move) -> Option<Row> {
    priced(show, action, Row::new(14.0).icon_size(20.0))
}

/// The same, after what stands in a row.
fn priced(show: &Show, action: Move, row: Row) -> Option<Row> {
    let price = match action {
        Move::Learn(space, imports) => {
            let yen = show.game.yen_to_pay(show.table(), space, imports)?;
            paid(row, yen, imports.into())
        }
        Move::SecondOrder(_, fee) => {
            let (what, price) = fee.price();
            row.amount(price, what)
        }
        Move::Church(_, given) => given.iter().fold(row, |row, offering| {
            let row = if row.is_empty() { row } else { row.gap(5.0) };
            match offering {
                Offering::Yen => row.amount(offering.price().1, offering),
                _ => row.icon(offering),
            }
        }),
        _ => row,
    };
    (!price.is_empty()).then_some(price)
}

/// What a way to pay leaves of what it takes; `None` if it takes no yen and no imported goods.
fn rest(show: &Show, action: Move) -> Option<Row> {
    let me = show.table().me();
    let (yen, imports) = match action {
        Move::Learn(space, imports) => (show.game.yen_to_pay(show.table(), space, imports)?, imports.into()),
        Move::SecondOrder(_, Fee::Yen) => (Fee::Yen.price().1, 0),
        Move::SecondOrder(_, Fee::Import) => (0, Fee::Import.price().1),
        _ => return None,
    };
    let owned = [(yen, me.yen, Symbol::Yen), (imports, me.imports, Symbol::Import)];
    let spent = owned.into_iter().filter(|(price, ..)| *price > 0);
    let row = print::note(show.words.text(Caption::Leaves));
    Some(spent.fold(row, |row, (price, owned, symbol)| {
        row.gap(5.0).amount(owned.saturating_sub(price), symbol)
    }))
}

/// Yen and imported goods, as far as there are any.
fn paid(row: Row, yen: u16, imports: u16) -> Row {
    match (yen, imports) {
        (0, 0) => row,
        (_, 0) => row.amount(yen, Symbol::Yen),
        (0, _) => row.amount(imports, Symbol::Import),
        _ => row.amount(yen, Symbol::Yen).gap(6.0).amount(imports, Symbol::Import),
    }
}

/// What the ways to pay of an open sheet are for.
pub(super) fn to_pay(show: &Show) -> String {
    let words = show.words;
    match show.entry.moves().next() {
        Some(Move::Learn(space, _)) => match show.game.points_to_pay(show.table(), space) {
            Some(points @ 1..) => words.fill(Caption::PayPoints, &[("n", points.into())]),
            _ => words.text(Caption::PowerEnough).to_owned(),
        },
        Some(Move::SecondOrder(..)) => words.text(Caption::PaySecondOrder).to_owned(),
        Some(Move::Church(..)) => words.text(Caption::PayFaith).to_owned(),
        _ => String::new(),
    }
}
