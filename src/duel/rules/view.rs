//! What one seat may know of a game (rulebook: General rules: all is public but the Orders in hand, and who takes Church cards is seen).

use serde::Serialize;

use super::cards::{Bonuses, Orders, Titles};
use super::components::{BONUSES, BonusId, ORDERS, OrderId, PLAYERS, TITLES, Title};
use super::state::{Hand, Secret, State, Table};
use crate::chance::{Chance, Seed};
use crate::components::Pile;
use crate::game::{BySeat, Seat};

/// What one seat may know. It holds neither the seed nor the order of a deck, but for the cards that the seat put under it itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct View {
    /// Whose view it is; `None` is an onlooker.
    pub seat: Option<Seat>,
    /// What lies open.
    pub table: Table,
    /// The seat's own Orders; nothing for an onlooker.
    pub hand: Hand,
    /// The Orders that the seat put under the deck and that still lie there, the next one last. Where they lie
    /// [`Table::under`] tells.
    pub under: Pile<ORDERS>,
}

/// The bits of the deck's cards that a seat put there.
fn own(table: &Table, seat: Option<Seat>) -> u32 {
    let bits = seat.and_then(|seat| table.under.get(usize::from(seat.0)).copied());
    bits.unwrap_or_default()
}

pub(in super::super) fn view(state: &State, seat: Option<Seat>) -> View {
    // Who sits at no seat of the table looks on.
    let sits = seat.filter(|seat| seat.0 < PLAYERS);
    let hand = sits.map(|seat| state.secret.hands[seat]);
    let (own, deck) = (own(&state.table, sits), state.secret.orders.cards());
    let mut under = Pile::default();
    for (card, place) in deck.iter().zip((0..deck.len()).rev()) {
        if own >> place & 1 == 1 {
            under.put_on(*card);
        }
    }
    View {
        seat: sits,
        table: state.table,
        hand: hand.unwrap_or_default(),
        under,
    }
}

/// Deals everything that the view's seat cannot know anew: the decks, and the other's Orders.
pub(in super::super) fn determinize(view: &View, seed: Seed) -> State {
    let table = view.table;
    let mut chance = Chance::new(seed);

    let taken = Seat::all(PLAYERS).flat_map(|seat| table.seats[seat].technologies.iter());
    let open = table.technologies.into_iter().flatten();
    let known: Titles = taken.chain(open).chain(table.technology_discards.iter()).collect();
    let unknown = (0..TITLES as u8).filter(|&card| !known.contains(Title::ALL[usize::from(card)]));
    let technologies = Pile::shuffled(unknown, &mut chance);

    let known: Bonuses = table.bonus.into_iter().chain(table.bonus_discards.iter()).collect();
    let unknown = (0..BONUSES as u8).filter(|&card| !known.contains(BonusId(card)));
    let bonus = Pile::shuffled(unknown, &mut chance);

    let known = orders_in_sight(view);
    let unknown = (0..ORDERS as u8).filter(|&card| !known.contains(OrderId(card)));
    let unknown = Pile::<ORDERS>::shuffled(unknown, &mut chance);
    let mut unknown = unknown.cards().iter().copied();
    let mut hands = BySeat::<Hand>::default();
    for seat in Seat::all(PLAYERS) {
        let player = &table.seats[seat];
        hands[seat] = match view.seat == Some(seat) {
            true => view.hand,
            false => Hand {
                orders: unknown
                    .by_ref()
                    .take(player.orders_in_hand.into())
                    .map(OrderId)
                    .collect(),
                looked: unknown.by_ref().take(player.looked.into()).map(OrderId).collect(),
            },
        };
    }
    let own = own(&table, view.seat);
    let mut under = view.under.cards().iter().copied();
    let mut deck = Pile::default();
    for place in (0..table.order_deck).rev() {
        let card = match own >> place & 1 {
            1 => under.next(),
            _ => unknown.next(),
        };
        card.into_iter().for_each(|card| deck.put_on(card));
    }
    let secret = Secret {
        chance,
        orders: deck,
        bonus,
        technologies,
        hands,
    };
    State { table, secret }
}

/// The Orders that the view's seat knows the place of.
fn orders_in_sight(view: &View) -> Orders {
    let completed = Seat::all(PLAYERS).flat_map(|seat| view.table.seats[seat].completed.iter());
    let under = view.under.cards().iter().copied().map(OrderId);
    completed
        .chain(view.hand.orders.iter())
        .chain(view.hand.looked.iter())
        .chain(under)
        .collect()
}
