//! A position as its document tells it: first whose turn it is and what stands on the Places, then what the players own, then the cards
//! and the decks, last what is under way.

use serde_json::Map;

use super::names::{self, place, some_of};
use super::{Flaw, PositionError, actions, cards, check, pending, seats, turns};
use crate::chance::Seed;
use crate::document::Node;
use crate::duel::components::{HOUSES, PLAYERS, Place, SHOPS};
use crate::duel::{Duel, Player, State, Table};
use crate::game::{Game as _, Seat};
use crate::position;

/// The fields of a position's body.
pub(super) const FIELDS: [&str; 18] = [
    "round",
    "starter",
    "turn",
    "stage",
    "actions",
    "stationDue",
    "looking",
    "owed",
    "places",
    "station",
    "bonus",
    "bonusDiscards",
    "technologies",
    "technologyDiscards",
    "church",
    "under",
    "seats",
    "about",
];

/// Reads a position and checks it.
pub(super) fn state(game: &Duel, seed: Seed, node: &Node) -> Result<State, PositionError> {
    let fresh = game.deal(seed);
    let mut state = fresh;
    position::about(node)?;
    let nothing = Map::new().into();
    let seats = position::seats(PLAYERS, node, &nothing)?;
    let table = &mut state.table;
    turns::read(game, table, node)?;
    begin(&fresh.table, table);
    actions::read(table, node)?;
    pending::read(table, node)?;
    places(table, node)?;
    for (seat, node) in Seat::all(PLAYERS).zip(&seats) {
        seats::read(&mut table.seats[seat], node)?;
    }
    turns::count(table, node)?;
    cards::deal(&fresh, seed, &mut state, node, &seats)?;
    for (seat, node) in Seat::all(PLAYERS).zip(&seats) {
        seats::recruit(&mut state.table.seats[seat], node)?;
    }
    check::check(game, &fresh, &state)?;
    Ok(state)
}

/// Gives both what they begin with, who starts a little less; cards are dealt later.
fn begin(fresh: &Table, table: &mut Table) {
    for seat in Seat::all(PLAYERS) {
        table.seats[seat] = beginning(fresh, table.starter, seat);
    }
}

/// What a seat begins with but for its Orders, if `starter` starts.
pub(super) fn beginning(fresh: &Table, starter: Seat, seat: Seat) -> Player {
    // The seed may name another to start.
    let alike = match starter == fresh.starter {
        true => seat,
        false => seat.next(PLAYERS),
    };
    Player {
        looked: 0,
        ..fresh.seats[alike]
    }
}

/// What is built at the Places, and where the Station token stands.
fn places(table: &mut Table, body: &Node) -> Result<(), PositionError> {
    if let Some(places) = body.field("places") {
        places.knows(&Place::ALL.map(|place| place.to_string()).each_ref().map(String::as_str))?;
        for place in Place::ALL {
            let Some(node) = places.field(&place.to_string()) else {
                continue;
            };
            node.knows(&["shops", "house"])?;
            let board = &mut table.boards[place.index()];
            if let Some(shops) = node.field("shops") {
                for seat in some_of(&shops, PLAYERS.into(), names::seat)? {
                    board.shops[usize::from(seat.0)] = true;
                    let left = &mut table.seats[seat].shops;
                    let of = SHOPS.into();
                    *left = left
                        .checked_sub(1)
                        .ok_or_else(|| PositionError::new(shops.path(), Flaw::Shops { of }))?;
                }
            }
            if let Some(house) = node.given("house") {
                let seat = names::seat(&house)?;
                board.house = Some(seat);
                let left = &mut table.seats[seat].houses;
                let of = HOUSES.into();
                *left = left
                    .checked_sub(1)
                    .ok_or_else(|| PositionError::new(house.path(), Flaw::Houses { of }))?;
            }
        }
    }
    if let Some(station) = body.given("station") {
        table.station = Some(place(&station)?);
    }
    Ok(())
}
