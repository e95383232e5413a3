//! The Orders: completed, in hand, looked at, and put under the deck by a seat that knows them.

use super::cards::{Seats, named, put, told};
use super::{Flaw, PositionError, names};
use crate::chance::Seed;
use crate::document::Node;
use crate::duel::components::{ORDERS, OrderId, PLAYERS};
use crate::duel::{Hand, Pile, Stage, State, Table};
use crate::game::{BySeat, Seat};
use crate::position::cards::{Placed, Slot, card};

/// Where an Order lies that is in nobody's sight but the one who put it there.
#[derive(Clone, Copy, Debug)]
enum Held {
    /// In a hand.
    InHand(Seat),
    /// Looked at.
    LookedAt(Seat),
    /// Under the deck, where this seat put it.
    Under(Seat),
}

/// The Orders, those that are named and those to be dealt.
struct Orders {
    lying: Placed,
    slots: Vec<Slot>,
    held: Vec<Held>,
}

impl Orders {
    fn hold(&mut self, held: Held, slot: Slot) {
        self.slots.push(slot);
        self.held.push(held);
    }

    /// Those of a list.
    fn hold_all(&mut self, held: Held, nodes: &[Node]) -> Result<(), PositionError> {
        for node in nodes {
            let slot = told(node, ORDERS, None)?;
            put(&mut self.lying, slot, node)?;
            self.hold(held, slot);
        }
        Ok(())
    }
}

/// Who chooses from three Orders has them; who has chosen holds two, and put the third under the deck.
pub(super) fn deal(
    fresh: &State,
    seed: Seed,
    state: &mut State,
    body: &Node,
    seats: &Seats,
) -> Result<(), PositionError> {
    let table = &mut state.table;
    let mut orders = Orders {
        lying: Placed::new(ORDERS),
        slots: Vec::new(),
        held: Vec::new(),
    };
    for (seat, node) in Seat::all(PLAYERS).zip(seats) {
        let number = |node: &Node| card(node, ORDERS);
        let completed = named(&mut orders.lying, node.field("completed"), ORDERS, number)?;
        table.seats[seat].completed = completed.into_iter().map(OrderId).collect();
    }
    for (seat, node) in Seat::all(PLAYERS).zip(seats) {
        in_sight_of(seat, fresh, table, node, &mut orders)?;
    }
    match body.field("under") {
        Some(under) => {
            for node in under.items(0, ORDERS)? {
                node.knows(&["by", "order"])?;
                let by = Held::Under(names::seat(&node.need("by")?)?);
                match node.field("order") {
                    Some(order) => orders.hold_all(by, &[order])?,
                    None => orders.hold(by, Slot::Dealt(None)),
                }
            }
        }
        // What was put there at set-up.
        None => {
            for seat in table.starter.round(PLAYERS).filter(|seat| !table.chooses(*seat)) {
                orders.hold(Held::Under(seat), Slot::Dealt(drawn(fresh, seat)[2]));
            }
        }
    }
    let (cards, pile) = orders.lying.deal(&orders.slots, seed);
    if cards.contains(&None) {
        let of = ORDERS as u32;
        return Err(PositionError::new("", Flaw::Orders { of }));
    }
    let cards = cards.into_iter().flatten();
    lay(state, orders.held.iter().copied().zip(cards), &pile);
    Ok(())
}

impl Table {
    /// Whether a seat is still to choose its first Orders.
    pub(super) fn chooses(&self, seat: Seat) -> bool {
        self.stage == Stage::FirstOrders && (seat == self.active || seat != self.starter)
    }
}

/// The three Orders that a fresh deal gives to a seat.
fn drawn(fresh: &State, seat: Seat) -> [Option<u8>; 3] {
    let mut drawn = fresh.secret.hands[seat].looked.iter().map(|order| order.0);
    [(); 3].map(|()| drawn.next())
}

/// The Orders that a seat has in hand or looks at.
fn in_sight_of(
    seat: Seat,
    fresh: &State,
    table: &Table,
    node: &Node,
    orders: &mut Orders,
) -> Result<(), PositionError> {
    let [first, second, third] = drawn(fresh, seat);
    let chooses = table.chooses(seat);
    let looks = table.looking.is_some() && seat == table.active;
    match node.field("orders") {
        Some(hand) if chooses => return Err(PositionError::new(hand.path(), Flaw::FirstOrders)),
        Some(hand) => orders.hold_all(Held::InHand(seat), &hand.items(0, ORDERS)?)?,
        None if chooses => {}
        None => [first, second]
            .into_iter()
            .for_each(|order| orders.hold(Held::InHand(seat), Slot::Dealt(order))),
    }
    match node.field("looked") {
        Some(looked) if chooses => orders.hold_all(Held::LookedAt(seat), &looked.items(3, 3)?),
        Some(looked) if looks => orders.hold_all(Held::LookedAt(seat), &looked.items(1, ORDERS)?),
        Some(looked) => Err(PositionError::new(looked.path(), Flaw::Looking)),
        None if looks => Err(PositionError::new(node.path_of("looked"), Flaw::Looking)),
        None if chooses => {
            [first, second, third]
                .into_iter()
                .for_each(|order| orders.hold(Held::LookedAt(seat), Slot::Dealt(order)));
            Ok(())
        }
        None => Ok(()),
    }
}

/// Lays the Orders where they are held, those under the deck from the next one on, and on them the pile, its next card the last.
fn lay(state: &mut State, held: impl Iterator<Item = (Held, u8)>, pile: &[u8]) {
    let (table, secret) = (&mut state.table, &mut state.secret);
    secret.hands = BySeat::<Hand>::default();
    secret.orders = Pile::new(pile);
    table.under = [0; PLAYERS as usize];
    for (held, card) in held {
        match held {
            Held::InHand(seat) => secret.hands[seat].orders.insert(OrderId(card)),
            Held::LookedAt(seat) => secret.hands[seat].looked.insert(OrderId(card)),
            Held::Under(seat) => {
                table.under[usize::from(seat.0)] |= 1 << secret.orders.len();
                secret.orders.put_under(card);
            }
        }
    }
    table.order_deck = secret.orders.len();
    for seat in Seat::all(PLAYERS) {
        let (player, hand) = (&mut table.seats[seat], &secret.hands[seat]);
        (player.orders_in_hand, player.looked) = (hand.orders.len(), hand.looked.len());
    }
}
