//! The cards of the decks: they lie where the document says, then where the seed deals them. Technologies, Church and Bonus cards lie
//! open.

use super::names::title;
use super::{Flaw, LIMITS, PositionError, orders};
use crate::chance::{Chance, Seed};
use crate::document::{Misread, Node, Wrong};
use crate::duel::components::{BONUSES, BonusId, CHURCHES, ChurchId, PLAYERS, TECHNOLOGIES_SHOWN, TITLES, Title};
use crate::duel::{Pile, State};
use crate::game::Seat;
use crate::position::cards::{Placed, Slot, card};

/// What the document says of each seat, by its number.
pub(super) type Seats<'a> = [Node<'a>];

/// Lays the cards that are named and deals the others.
pub(super) fn deal(
    fresh: &State,
    seed: Seed,
    state: &mut State,
    body: &Node,
    seats: &Seats,
) -> Result<(), PositionError> {
    technologies(fresh, seed, state, body, seats)?;
    church(fresh, seed, state, body, seats)?;
    bonus(fresh, seed, state, body)?;
    orders::deal(fresh, seed, state, body, seats)?;
    state.secret.chance = Chance::new(seed);
    Ok(())
}

/// A card or `"deal"`.
pub(super) fn told(node: &Node, most: usize, dealt: Option<u8>) -> Result<Slot, Misread> {
    match Slot::read(node, most, dealt)? {
        Slot::Empty => Err(node.wrong(Wrong::NotANumber {
            least: 0,
            most: most as i64 - 1,
        })),
        slot => Ok(slot),
    }
}

/// Lays one that is named.
pub(super) fn put(lying: &mut Placed, slot: Slot, node: &Node) -> Result<(), PositionError> {
    if let Slot::Card(card) = slot {
        lying.put(card, node.path())?;
    }
    Ok(())
}

/// Lays the cards of a field, if it is there: a list of at most so many.
pub(super) fn named(
    lying: &mut Placed,
    list: Option<Node>,
    most: usize,
    read: impl Fn(&Node) -> Result<u8, Misread>,
) -> Result<Vec<u8>, PositionError> {
    let Some(list) = list else {
        return Ok(Vec::new());
    };
    let mut cards = Vec::new();
    for node in list.items(0, most)? {
        let card = read(&node)?;
        lying.put(card, node.path())?;
        cards.push(card);
    }
    Ok(cards)
}

/// Reads what lies on each of the slots of a display, of which a fresh deal fills all.
fn shown(
    lying: &mut Placed,
    list: &Node,
    dealt: &[Option<u8>],
    read: impl Fn(&Node, Option<u8>) -> Result<Slot, Misread>,
) -> Result<Vec<Slot>, PositionError> {
    let nodes = list.items(dealt.len(), dealt.len())?;
    let mut slots = Vec::new();
    for (node, dealt) in nodes.iter().zip(dealt) {
        let slot = read(node, *dealt)?;
        put(lying, slot, node)?;
        slots.push(slot);
    }
    Ok(slots)
}

/// The slots of a display that the document leaves out: as a fresh deal fills them but for so many empty ones, first those whose card
/// was taken.
fn left_out(lying: &Placed, dealt: &[Option<u8>], empty: usize) -> Vec<Slot> {
    let mut slots: Vec<Slot> = dealt.iter().map(|card| Slot::Dealt(*card)).collect();
    let taken = |slot: &usize| dealt[*slot].is_some_and(|card| lying.has(card));
    let of_those_taken = (0..dealt.len()).filter(taken);
    let of_others = (0..dealt.len()).filter(|slot| !taken(slot));
    for slot in of_those_taken.chain(of_others).take(empty) {
        slots[slot] = Slot::Empty;
    }
    slots
}

fn empty(slots: &[Slot]) -> usize {
    slots.iter().filter(|slot| **slot == Slot::Empty).count()
}

/// Five Technologies are laid out for each round; what nobody took in its round is discarded.
fn technologies(fresh: &State, seed: Seed, state: &mut State, body: &Node, seats: &Seats) -> Result<(), PositionError> {
    let table = &mut state.table;
    let number = |node: &Node| title(node).map(|title| title as u8);
    let of = |number: u8| Title::ALL[usize::from(number)];
    let mut lying = Placed::new(TITLES);
    let mut owned = 0_usize;
    for (seat, node) in Seat::all(PLAYERS).zip(seats) {
        for card in named(&mut lying, node.field("technologies"), TITLES, number)? {
            table.seats[seat].technologies.insert(of(card));
            owned += 1;
        }
    }
    let told = body.field("technologyDiscards");
    let discards = named(&mut lying, told.clone(), TITLES, number)?;
    let before = TECHNOLOGIES_SHOWN * usize::from(table.round.saturating_sub(1));
    let dealt = fresh.table.technologies.map(|title| title.map(|title| title as u8));
    let mut slots = match body.field("technologies") {
        Some(list) => shown(&mut lying, &list, &dealt, |node, dealt| match node.value().as_str() {
            Some("deal") => Ok(Slot::Dealt(dealt)),
            _ if node.is_null() => Ok(Slot::Empty),
            _ => number(node).map(Slot::Card),
        })?,
        None => left_out(&lying, &dealt, owned.saturating_sub(before)),
    };
    // Who took one this round left its slot empty; of the earlier rounds' the others were discarded.
    let earlier = owned.checked_sub(empty(&slots));
    let unused = earlier.and_then(|earlier| before.checked_sub(earlier));
    let Some(unused) = unused.filter(|unused| told.is_none() || discards.len() == *unused) else {
        let of = (before + TECHNOLOGIES_SHOWN) as u32;
        return Err(PositionError::new(
            body.path_of("technologies"),
            Flaw::Technologies { of },
        ));
    };
    slots.extend(vec![Slot::Dealt(None); unused - discards.len()]);
    let (cards, pile) = lying.deal(&slots, seed);
    let (open, more) = cards.split_at(TECHNOLOGIES_SHOWN);
    for (slot, card) in table.technologies.iter_mut().zip(open) {
        *slot = card.map(of);
    }
    let discards = discards.into_iter().chain(more.iter().copied().flatten());
    table.technology_discards = discards.map(of).collect();
    state.secret.technologies = Pile::new(&pile);
    table.technology_deck = state.secret.technologies.len();
    Ok(())
}

/// Of nine Church cards six are laid out, and none is replaced.
fn church(fresh: &State, seed: Seed, state: &mut State, body: &Node, seats: &Seats) -> Result<(), PositionError> {
    let table = &mut state.table;
    let mut lying = Placed::new(CHURCHES);
    let mut taken = 0;
    for (seat, node) in Seat::all(PLAYERS).zip(seats) {
        let number = |node: &Node| card(node, CHURCHES);
        for card in named(&mut lying, node.field("church"), LIMITS.church, number)? {
            table.seats[seat].church.insert(ChurchId(card));
            taken += 1;
        }
    }
    let dealt = fresh.table.church.map(|card| card.map(|card| card.0));
    let slots = match body.field("church") {
        Some(list) => shown(&mut lying, &list, &dealt, |node, dealt| {
            Slot::read(node, CHURCHES, dealt)
        })?,
        None => left_out(&lying, &dealt, taken),
    };
    if empty(&slots) != taken {
        let of = taken as u32;
        return Err(PositionError::new(body.path_of("church"), Flaw::Church { of }));
    }
    let (cards, _) = lying.deal(&slots, seed);
    for (slot, card) in table.church.iter_mut().zip(cards) {
        *slot = card.map(ChurchId);
    }
    Ok(())
}

/// Three Bonus cards always lie face up.
fn bonus(fresh: &State, seed: Seed, state: &mut State, body: &Node) -> Result<(), PositionError> {
    let table = &mut state.table;
    let mut lying = Placed::new(BONUSES);
    let number = |node: &Node| card(node, BONUSES);
    let discards = named(&mut lying, body.field("bonusDiscards"), LIMITS.used_bonus, number)?;
    table.bonus_discards = discards.into_iter().map(BonusId).collect();
    let dealt = fresh.table.bonus.map(|card| Some(card.0));
    let slots = match body.field("bonus") {
        Some(list) => shown(&mut lying, &list, &dealt, |node, dealt| told(node, BONUSES, dealt))?,
        None => left_out(&lying, &dealt, 0),
    };
    let (cards, pile) = lying.deal(&slots, seed);
    for (slot, card) in table.bonus.iter_mut().zip(cards.into_iter().flatten()) {
        *slot = BonusId(card);
    }
    state.secret.bonus = Pile::new(&pile);
    table.bonus_deck = state.secret.bonus.len();
    Ok(())
}
