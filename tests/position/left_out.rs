//! An author writes what matters; the rest lies as the seed deals it.

use meiji::chance::Seed;
use meiji::game::{Game, Seat};
use meiji::printed::Edition;
use meiji::yokohama::components::{Area, Country, OrderId, Title};
use meiji::yokohama::map::Place;
use meiji::yokohama::{Ask, Move, Pieces, State};
use serde_json::json;

use crate::{pieces, read};

/// The state of a document that is sound.
fn state(document: &serde_json::Value) -> State {
    let position = read(document).unwrap_or_else(|error| panic!("{error}"));
    pieces::check(position.game(), position.state());
    *position.state()
}

#[test]
fn options_and_a_seed_alone_are_a_fresh_table() {
    for players in 2..=4 {
        let document = json!({"position": 1, "options": {"players": players}, "seed": "2026"});
        let position = read(&document).expect("it is sound");
        let fresh = position.game().deal(Seed(0x2026));
        assert_eq!(position.state().table, fresh.table);
        assert_eq!(position.state().secret.hands, fresh.secret.hands);
    }
}

#[test]
fn a_round_alone_is_the_turn_of_the_starting_player_with_the_first_order_kept() {
    let state = state(&json!({"position": 1, "options": {"players": 2, "starter": {"seat": 1}}, "round": 1}));
    let decision = state.table.decision().expect("somebody is asked");
    assert_eq!((decision.seat, decision.ask), (Seat(1), Ask::Before));
    assert_eq!((state.table.seats[Seat(0)].yen, state.table.seats[Seat(1)].yen), (4, 3));
    assert!(
        state.secret.hands.0[..2]
            .iter()
            .all(|hand| hand.orders.len() == 1 && hand.refused.is_some())
    );
}

#[test]
fn what_stands_on_the_table_came_from_the_hand_first_and_the_warehouse_has_the_rest() {
    let state = state(&json!({
        "position": 1, "options": {"players": 2}, "round": 3,
        "areas": {"a1": {"area": "bank", "assistants": [3], "house": 0}, "b2": {"area": "tea", "shops": [1, 0]}},
    }));
    let pieces = |assistants, shops, houses| Pieces {
        assistants,
        shops,
        houses,
    };
    assert_eq!(state.table.seats[Seat(0)].hand, pieces(5, 1, 0));
    assert_eq!(state.table.seats[Seat(0)].warehouse, pieces(12, 6, 3));
    assert_eq!(state.table.seats[Seat(1)].hand, pieces(8, 1, 0));
}

#[test]
fn of_hand_and_warehouse_one_is_enough() {
    let hand = json!({"position": 1, "options": {"players": 2}, "round": 1, "seats": [{"hand": {"assistants": 1}}]});
    let stored =
        json!({"position": 1, "options": {"players": 2}, "round": 1, "seats": [{"warehouse": {"assistants": 19}}]});
    assert_eq!(state(&hand), state(&stored));
}

#[test]
fn an_area_that_is_named_changes_places_with_the_one_that_the_seed_laid_there() {
    let fresh = state(&json!({"position": 1, "options": {"players": 3}, "seed": "7"})).table;
    let canal = fresh.canal().expect("three play with a Canal");
    let moved =
        state(&json!({"position": 1, "options": {"players": 3}, "seed": "7", "areas": {"a1": {"area": "canal"}}}))
            .table;
    assert_eq!(moved.canal(), Some(Place(0)));
    assert_eq!(moved.board(canal).area, fresh.board(Place(0)).area);
    assert_eq!(moved.board(canal).building, fresh.board(Place(0)).building);
    let others = moved.places().filter(|place| *place != canal && *place != Place(0));
    assert!(others.into_iter().all(|place| moved.board(place) == fresh.board(place)));
}

#[test]
fn a_tile_that_is_named_leaves_another_where_it_lay() {
    let laid =
        |areas: serde_json::Value| state(&json!({"position": 1, "options": {"players": 2}, "areas": areas})).table;
    let fresh = laid(json!({}));
    let [first, second] = [Place(0), Place(1)].map(|place| fresh.board(place).building.expect("a tile"));
    let named = laid(json!({"a1": {"building": second.0}}));
    assert_eq!(named.board(Place(0)).building, Some(second));
    assert_ne!(named.board(Place(1)).building, Some(second));
    assert_eq!(named.board(Place(2)).building, fresh.board(Place(2)).building);
    assert_ne!(first, second);
}

#[test]
fn country_icons_bring_their_agents_until_the_supply_is_empty() {
    let content = meiji::yokohama::content::Content::latest();
    let of = |country: Country| {
        let rows = content
            .orders
            .iter()
            .enumerate()
            .filter(move |(_, row)| row.country == country);
        rows.map(|(number, _)| number).collect::<Vec<_>>()
    };
    let dutch = of(Country::Dutch);
    let state = state(&json!({
        "position": 1, "options": {"players": 2, "starter": {"seat": 0}}, "round": 5,
        "seats": [{"completed": dutch[..2]}, {"completed": dutch[2..4]}],
    }));
    let agents = |seat| state.table.seats[Seat(seat)].agents[Country::Dutch.index()];
    // There is one Dutch agent.
    assert_eq!(
        (agents(0), agents(1), state.table.agents[Country::Dutch.index()]),
        (1, 0, 0)
    );
}

#[test]
fn cards_that_are_named_are_dealt_to_nobody_else() {
    let state = state(&json!({
        "position": 1, "options": {"players": 2}, "round": 2,
        "ports": {"a": [30, "deal", "deal", 31, "deal", "deal"]},
        "seats": [{"orders": [32, "deal"]}, {"orders": [], "refused": 33}],
    }));
    assert_eq!(state.table.ports[0][0], Some(OrderId(30)));
    assert!(state.table.ports[0].iter().all(Option::is_some));
    assert_eq!(state.secret.hands[Seat(0)].orders.len(), 2);
    assert!(state.secret.hands[Seat(0)].orders.contains(OrderId(32)));
    assert_eq!(state.secret.hands[Seat(1)].refused, Some(OrderId(33)));
}

#[test]
fn the_middle_of_an_area_action_is_a_position_too() {
    let position = read(&json!({
        "position": 1, "options": {"players": 2, "starter": {"seat": 0}}, "round": 2,
        "step": {"chinatown": 1}, "acting": {"at": "b1", "power": 2},
        "areas": {"b1": {"assistants": [1]}}, "seats": [{"president": "b1"}],
    }));
    // Two play without Chinatown.
    assert!(position.is_err());
    let position = read(&json!({
        "position": 1, "options": {"players": 3, "starter": {"seat": 0}}, "round": 2,
        "step": {"chinatown": 1}, "acting": {"at": "b1", "power": 2},
        "areas": {"b1": {"area": "chinatown", "assistants": [1]}}, "seats": [{"president": "b1"}],
    }));
    let sitting = position.expect("it is sound").sit();
    let moves = sitting.legal_moves();
    assert!(
        moves.iter().any(|action| matches!(action, Move::Exchange(_))),
        "{moves:?}"
    );
    assert!(!sitting.state().table.seats[Seat(0)].knows(Title::Tram) && sitting.is_practice());
    assert_eq!(sitting.state().table.board(Place(5)).area, Area::Chinatown);
}
