//! What one seat may know of a game (rulebook: General Rules: all is public but the Orders in hand).

use serde::Serialize;

use super::cards::Orders;
use super::components::{ORDERS, OrderId, TECHNOLOGIES, TechnologyId};
use super::setup::technologies_in_sight;
use super::state::{Hand, Secret, State, Table};
use crate::chance::{Chance, Seed};
use crate::components::Pile;
use crate::game::{BySeat, Seat};

/// What one seat may know. It holds neither the seed nor the order of a deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct View {
    /// Whose view it is; `None` is an onlooker.
    pub seat: Option<Seat>,
    /// What lies open.
    pub table: Table,
    /// The seat's own Orders; nothing for an onlooker.
    pub hand: Hand,
}

pub(in super::super) fn view(state: &State, seat: Option<Seat>) -> View {
    // Who sits at no seat of the table looks on.
    let hand = seat.and_then(|seat| state.secret.hands.0.get(usize::from(seat.0)).copied());
    View {
        seat,
        table: state.table,
        hand: hand.unwrap_or_default(),
    }
}

/// Deals everything that the view's seat cannot know anew: the decks, the others' hands, the Orders out of the game.
pub(in super::super) fn determinize(view: &View, seed: Seed) -> State {
    let table = view.table;
    let mut chance = Chance::new(seed);

    let known = technologies_in_sight(&table);
    let unknown = (0..TECHNOLOGIES as u8).filter(|&card| !known.contains(TechnologyId(card)));
    let technologies = Pile::shuffled(unknown, &mut chance);

    let known = orders_in_sight(view);
    let unknown = (0..ORDERS as u8).filter(|&card| !known.contains(OrderId(card)));
    let mut unknown = Pile::<ORDERS>::shuffled(unknown, &mut chance);
    let mut draw = || unknown.draw().map(OrderId);
    let mut hands = BySeat::<Hand>::default();
    for seat in Seat::all(table.players) {
        if view.seat == Some(seat) {
            hands[seat] = view.hand;
        } else if table.round == 0 && table.seats[seat].orders_in_hand == 0 {
            hands[seat].offer = draw().zip(draw()).map(|(a, b)| [a, b]);
        } else {
            hands[seat].orders = (0..table.seats[seat].orders_in_hand).filter_map(|_| draw()).collect();
            hands[seat].refused = draw();
        }
    }
    let mut orders = Pile::default();
    for order in (0..table.order_deck).filter_map(|_| draw()) {
        orders.put_on(order.0);
    }
    let removed = unknown.cards().iter().copied().map(OrderId).collect();
    let secret = Secret {
        chance,
        orders,
        technologies,
        hands,
        removed,
    };
    State { table, secret }
}

/// The Orders that the view's seat knows the place of.
fn orders_in_sight(view: &View) -> Orders {
    let table = &view.table;
    let completed = Seat::all(table.players).flat_map(|seat| table.seats[seat].completed.iter());
    let own = view
        .hand
        .orders
        .iter()
        .chain(view.hand.offer.into_iter().flatten())
        .chain(view.hand.refused);
    table
        .ports
        .iter()
        .flatten()
        .flatten()
        .copied()
        .chain(completed)
        .chain(own)
        .collect()
}
