//! An author writes what matters; the rest lies as the seed deals it.

use meiji::chance::Seed;
use meiji::duel::components::{ChurchId, Criterion, OrderId, Place, Title};
use meiji::duel::{Ask, Move, State};
use meiji::game::{Game, Seat};
use serde_json::{Value, json};

use super::{game, play_out, read};

const SEED: Seed = Seed(1859);

/// The state of a document that is sound.
fn state(document: &Value) -> State {
    let state = read(&game(), SEED, document).unwrap_or_else(|fault| panic!("{fault}"));
    play_out(&game(), &state, Seed(1));
    state
}

fn asked(state: &State) -> (Seat, Ask) {
    let decision = game().decision(state).expect("somebody is asked");
    (decision.seat, decision.ask)
}

fn legal(state: &State) -> Vec<Move> {
    let mut moves = Vec::new();
    game().legal_moves(state, &mut moves);
    moves
}

#[test]
fn nothing_at_all_is_a_fresh_table() {
    let fresh = game().deal(SEED);
    let empty = state(&json!({}));
    assert_eq!(empty.table, fresh.table);
    assert_eq!(empty.secret.hands, fresh.secret.hands);
}

#[test]
fn a_round_alone_is_the_first_turn_with_two_orders_kept_and_one_put_under_the_deck() {
    let fresh = game().deal(SEED);
    let state = state(&json!({"round": 1}));
    assert_eq!(asked(&state), (Seat(0), Ask::Place));
    let seats = &state.table.seats;
    assert_eq!((seats[Seat(0)].yen, seats[Seat(1)].yen), (3, 4));
    assert_eq!((seats[Seat(0)].support, seats[Seat(1)].support), ([1, 0], [2, 0]));
    let mut deck = state.secret.orders.cards().iter().copied().map(OrderId);
    // The second player's lies lowest.
    for seat in [Seat(1), Seat(0)] {
        let hand = state.secret.hands[seat].orders;
        let put = deck.next().expect("it lies there");
        assert_eq!(hand.len(), 2);
        assert!(fresh.secret.hands[seat].looked.without(hand).contains(put));
    }
    assert_eq!(state.table.order_deck, 26);
    assert_eq!(state.table.under, [1 << 24, 1 << 25]);
}

#[test]
fn another_may_start_where_the_seed_would_choose() {
    let game = crate::conformance::duel();
    for starter in [0, 1] {
        let document = json!({"round": 1, "starter": starter});
        let state = read(&game, SEED, &document).expect("it is one");
        assert_eq!(state.table.active, Seat(starter));
        assert_eq!(state.table.seats[Seat(starter)].yen, 3);
        assert_eq!(state.table.seats[Seat(1 - starter)].yen, 4);
    }
}

#[test]
fn technologies_that_are_left_out_were_discarded_in_earlier_rounds() {
    let third =
        state(&json!({"round": 3, "seats": [{"technologies": ["tram"]}, {"technologies": ["ball", "winery"]}]}));
    let table = &third.table;
    assert!(table.technologies.iter().all(Option::is_some));
    assert_eq!((table.technology_discards.len(), table.technology_deck), (7, 5));
    assert!(!table.technology_discards.contains(Title::Tram));
}

#[test]
fn who_took_a_card_this_round_left_its_slot_empty() {
    let fresh = game().deal(SEED).table;
    let title = fresh.technologies[3].expect("one lies there");
    let church = fresh.church[1].expect("one lies there");
    let elsewhere = (0..9).map(ChurchId).find(|card| !fresh.church.contains(&Some(*card)));
    let elsewhere = elsewhere.expect("three are left out");
    let table = state(&json!({
        "round": 1,
        "seats": [{"technologies": [title.to_string()]}, {"church": [elsewhere.0, church.0]}],
    }))
    .table;
    let mut technologies = fresh.technologies;
    technologies[3] = None;
    assert_eq!(table.technologies, technologies);
    // The other came from the first slot that was left.
    let mut shown = fresh.church;
    (shown[0], shown[1]) = (None, None);
    assert_eq!(table.church, shown);
}

#[test]
fn the_cards_on_the_places_tell_whose_turn_it_is() {
    // In the second round seat 1 begins.
    let card = |at: &str| json!({"cards": [{"at": at}]});
    let second = state(&json!({"round": 2, "seats": [{}, card("bank")]}));
    assert_eq!((second.table.turn, asked(&second)), (1, (Seat(0), Ask::Place)));
    assert!(!legal(&second).contains(&Move::Go(Place::Bank)));
    let third = state(&json!({"round": 2, "seats": [card("port"), card("bank")]}));
    assert_eq!((third.table.turn, asked(&third)), (2, (Seat(1), Ask::Place)));
}

#[test]
fn cards_that_are_named_are_dealt_to_nobody_else() {
    let state = state(&json!({
        "round": 2,
        "bonus": [7, "deal", 3],
        "under": [{"by": 0, "order": 4}, {"by": 1}],
        "seats": [{"orders": [12, "deal"]}, {"orders": [], "completed": [8]}],
    }));
    let hand = state.secret.hands[Seat(0)].orders;
    assert!(hand.contains(OrderId(12)) && hand.len() == 2);
    assert!(state.secret.hands[Seat(1)].orders.is_empty());
    assert_eq!((state.table.bonus[0].0, state.table.bonus[2].0), (7, 3));
    assert_eq!(
        state.secret.orders.cards()[1],
        4,
        "the next of the two that were put there"
    );
    assert_eq!(state.table.order_deck, 27);
}

#[test]
fn whoever_meets_a_criterion_has_its_trader_ready() {
    let state = state(&json!({"round": 2, "seats": [{}, {"completed": [1, 2, 3], "turned": 5}]}));
    let player = &state.table.seats[Seat(1)];
    assert_eq!(player.traders, 2);
    assert!(player.recruited.contains(Criterion::Orders) && player.recruited.contains(Criterion::Imports));
    assert!(legal(&state).contains(&Move::Trader(Place::Bank)));
}

#[test]
fn a_trader_within_the_bonus_of_an_action_is_a_position_too() {
    let state = state(&json!({
        "round": 2,
        "places": {"customs": {"shops": [1], "house": 1}},
        "actions": [
            {"step": "bonus", "at": "customs", "influence": 5},
            {"step": "support", "at": "bank", "influence": 3},
        ],
        "seats": [{}, {
            "cards": [{"at": "customs"}],
            "support": {"plus-two": 1}, "turned": 2, "traders": 0,
        }],
    }));
    assert_eq!(asked(&state), (Seat(1), Ask::Support));
    let mut after = state;
    game().play(&mut after, Move::GoOn, &mut ());
    let gained = after.table.seats[Seat(1)].yen - state.table.seats[Seat(1)].yen;
    assert_eq!((gained, asked(&after)), (3, (Seat(1), Ask::Bonus(5))));
}

#[test]
fn orders_that_are_looked_at_in_the_port_wait_to_be_chosen() {
    let state = state(&json!({
        "round": 1,
        "actions": [{"step": "bonus", "at": "port", "influence": 3}],
        "looking": {"free": 1, "paid": true},
        "seats": [{"cards": [{"at": "port"}], "looked": [3, "deal", 5], "orders": []}],
    }));
    assert_eq!(asked(&state), (Seat(0), Ask::Keep));
    let moves = legal(&state);
    assert!(moves.len() == 3 && moves.contains(&Move::Keep(OrderId(3))), "{moves:?}");
}
