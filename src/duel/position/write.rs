//! A position as its document.

use serde_json::{Map, Value, json};

use super::actions;
use super::seats::SUPPORT;
use crate::duel::components::{Good, ORDERS, PLAYERS, Place};
use crate::duel::{Board, Card, State, Table};
use crate::game::Seat;
use crate::position::{name, object, plain};

/// The body of the document of a position. What is the same in every position without it, such as no cards in hand, is left out.
pub(super) fn body(state: &State) -> Map<String, Value> {
    let table = &state.table;
    let mut body = Map::new();
    let mut put = |name: &str, value: Value| body.insert(name.to_owned(), value);
    put("round", table.round.into());
    put("starter", table.starter.0.into());
    put("turn", table.active.0.into());
    put("stage", name(table.stage).into());
    if let Some(actions) = actions::write(table) {
        put("actions", actions);
    }
    if table.station_due {
        put("stationDue", true.into());
    }
    if let Some(looking) = table.looking {
        put("looking", plain(&looking));
    }
    if !table.owed.is_empty() {
        put("owed", plain(&table.owed));
    }
    if let Some(places) = filled(places(table)) {
        put("places", places);
    }
    if let Some(station) = table.station {
        put("station", name(station).into());
    }
    put("bonus", plain(&table.bonus));
    if !table.bonus_discards.is_empty() {
        put("bonusDiscards", plain(&table.bonus_discards));
    }
    put("technologies", plain(&table.technologies));
    if !table.technology_discards.is_empty() {
        put("technologyDiscards", plain(&table.technology_discards));
    }
    put("church", plain(&table.church));
    put("under", under(state));
    let seats = Seat::all(PLAYERS).map(|seat| player(state, seat));
    put("seats", seats.collect::<Vec<_>>().into());
    body
}

/// An object that holds something.
fn filled(object: Map<String, Value>) -> Option<Value> {
    (!object.is_empty()).then(|| object.into())
}

/// The Places where something is built.
fn places(table: &Table) -> Map<String, Value> {
    let mut places = Map::new();
    for place in Place::ALL {
        let Board { shops, house } = table.board(place);
        let mut board = Map::new();
        let shops: Vec<Seat> = Seat::all(PLAYERS).filter(|seat| shops[usize::from(seat.0)]).collect();
        if !shops.is_empty() {
            board.insert("shops".to_owned(), plain(&shops));
        }
        if let Some(house) = house {
            board.insert("house".to_owned(), house.0.into());
        }
        if let Some(board) = filled(board) {
            places.insert(name(place), board);
        }
    }
    places
}

/// The Orders that were put under the deck, from the next one on.
fn under(state: &State) -> Value {
    let deck = state.secret.orders.cards();
    let by = |place: usize| {
        let mut seats = Seat::all(PLAYERS);
        seats.find(|seat| state.table.under[usize::from(seat.0)] >> place & 1 == 1)
    };
    let cards = deck.iter().rev().zip(0..ORDERS);
    let put = cards.filter_map(|(order, place)| by(place).map(|by| json!({"by": by, "order": order})));
    put.collect()
}

fn player(state: &State, seat: Seat) -> Value {
    let (player, hand) = (&state.table.seats[seat], &state.secret.hands[seat]);
    let mut written = Map::new();
    let mut put = |name: &str, value: Value| written.insert(name.to_owned(), value);
    put("yen", player.yen.into());
    put("goods", object(Good::ALL.map(name).into_iter().zip(player.goods)));
    for (name, count) in [("imports", player.imports), ("turned", player.turned)] {
        if count > 0 {
            put(name, count.into());
        }
    }
    let support = SUPPORT.map(str::to_owned).into_iter();
    put("support", object(support.zip(player.support)));
    if !state.table.chooses(seat) {
        put("orders", plain(&hand.orders));
    }
    if !hand.looked.is_empty() {
        put("looked", plain(&hand.looked));
    }
    if !player.completed.is_empty() {
        put("completed", plain(&player.completed));
    }
    if !player.technologies.is_empty() {
        put("technologies", plain(&player.technologies));
    }
    if !player.used.is_empty() {
        put("used", plain(&player.used));
    }
    if !player.church.is_empty() {
        put("church", plain(&player.church));
    }
    if player.cards.iter().any(|card| *card != Card::default()) {
        put("cards", player.cards.iter().map(card).collect());
    }
    if !player.recruited.is_empty() {
        put("recruited", plain(&player.recruited));
        put("traders", player.traders.into());
    }
    written.into()
}

/// An Influence card: what is not upgraded and in hand says nothing.
fn card(card: &Card) -> Value {
    let mut written = Map::new();
    if card.upgraded {
        written.insert("upgraded".to_owned(), true.into());
    }
    if let Some(place) = card.at {
        written.insert("at".to_owned(), name(place).into());
    }
    written.into()
}
