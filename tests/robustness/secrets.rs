//! A seat learns only what its player may know (rulebook: General Rules: the Orders in hand are secret).

use std::collections::BTreeSet;

use meiji::chance::{Chance, Seed};
use meiji::game::{Game, Happening, Seat};
use meiji::sitting::Sitting;
use meiji::yokohama::{Event, Secret, State, Yokohama};
use serde_json::Value;

use crate::pieces;
use crate::tables::table;
use crate::walk::{Met, VARIED, draw, varied, walk};

/// Every key of a JSON value, at any depth.
fn keys(value: &Value, into: &mut BTreeSet<String>) {
    match value {
        Value::Object(members) => members.iter().for_each(|(key, value)| {
            into.insert(key.clone());
            keys(value, into);
        }),
        Value::Array(items) => items.iter().for_each(|item| keys(item, into)),
        _ => {}
    }
}

fn everybody(game: &Yokohama) -> impl Iterator<Item = Option<Seat>> + use<> {
    Seat::all(game.players()).map(Some).chain([None])
}

#[test]
fn a_view_is_the_table_and_one_hand_and_nothing_else() {
    let game = table(2);
    let (mut met, mut step) = (BTreeSet::new(), 0);
    walk(&game, 3, 2000, |state, _| {
        step += 1;
        if step > 10 && step % 13 != 0 {
            return;
        }
        for seat in everybody(&game) {
            let view = serde_json::to_value(game.view(state, seat)).expect("a view has a JSON text");
            let top: Vec<&String> = view.as_object().expect("an object").keys().collect();
            assert_eq!(top, ["hand", "seat", "table"]);
            keys(&view, &mut met);
            let hand = seat.map(|seat| state.secret.hands[seat]).unwrap_or_default();
            assert_eq!(
                view["hand"],
                serde_json::to_value(hand).expect("a hand has a JSON text")
            );
        }
    });
    for hidden in ["secret", "chance", "seed", "position", "hands", "removed", "deck"] {
        assert!(!met.contains(hidden), "a view says {hidden}");
    }
    // The decks are told as numbers of cards.
    let table = serde_json::to_value(game.view(&game.deal(Seed(1)), None)).expect("a view")["table"].take();
    assert!(table["orderDeck"].is_u64() && table["technologyDeck"].is_u64());
}

/// What a seat may be shown of a state: its view as the page gets it.
fn shown(game: &Yokohama, state: &State, seat: Option<Seat>) -> String {
    serde_json::to_string(&game.view(state, seat)).expect("a view has a JSON text")
}

/// How many cards lie where nobody sees them whole: the decks, the box, each seat's offer, Orders and refused Order.
fn shape(secret: &Secret) -> (u8, u8, u8, [(bool, u8, bool); 4]) {
    let hands = secret
        .hands
        .0
        .map(|hand| (hand.offer.is_some(), hand.orders.len(), hand.refused.is_some()));
    (
        secret.orders.len(),
        secret.technologies.len(),
        secret.removed.len(),
        hands,
    )
}

/// Whether the Order deck, the Technology deck, the hands and the randomness differ.
fn dealt_anew(one: &Secret, other: &Secret) -> [bool; 4] {
    [
        one.orders != other.orders,
        one.technologies != other.technologies,
        one.hands != other.hands,
        one.chance != other.chance,
    ]
}

#[test]
fn a_view_gives_a_whole_state_at_every_question_to_every_seat() {
    let mut met = Met::default();
    for number in 0..VARIED {
        let game = varied(number);
        let mut step = 0;
        let (mut there, mut hidden) = (Vec::new(), [0; 4]);
        walk(&game, number, 3000, |state, legal| {
            met.note(game.decision(state));
            step += 1;
            // Set-up is looked at whole, the rest here and there.
            if step > 5 && step % 61 != number % 61 {
                return;
            }
            for seat in everybody(&game) {
                let view = game.view(state, seat);
                let other = game.determinize(&view, Seed(step));
                pieces::check(&game, &other);
                assert_eq!(shown(&game, &other, seat), shown(&game, state, seat));
                assert_eq!(
                    game.determinize(&view, Seed(step)),
                    other,
                    "the same seed deals the same"
                );
                assert_eq!(shape(&other.secret), shape(&state.secret));
                let third = game.determinize(&view, Seed(!step));
                for (index, anew) in dealt_anew(&third.secret, &other.secret).into_iter().enumerate() {
                    hidden[index] += u32::from(anew);
                }
                if game.decision(state).is_some_and(|decision| Some(decision.seat) == seat) {
                    game.legal_moves(&other, &mut there);
                    assert_eq!(there, legal);
                    game.moves_seen(&view, &mut there);
                    assert_eq!(there, legal);
                }
            }
        });
        assert!(
            hidden.iter().all(|times| *times > 5),
            "another seed deals otherwise: {hidden:?}"
        );
    }
    met.assert_all();
}

/// What a seat is told of an event names no Order that is hidden from it.
#[test]
fn events_tell_no_order_that_a_seat_cannot_know() {
    let (mut kept, mut taken) = (0, 0);
    for number in 0..6 {
        let game = table(number);
        let mut chance = Chance::new(Seed(number));
        let mut state = game.deal(Seed(number));
        let mut moves = Vec::new();
        for _ in 0..1500 {
            game.legal_moves(&state, &mut moves);
            if moves.is_empty() {
                break;
            }
            let mut events = Vec::new();
            game.play(&mut state, draw(&moves, number, &mut chance), &mut events);
            for seat in everybody(&game) {
                for event in &events {
                    let told = serde_json::to_value(event.seen_by(seat)).expect("an event has a JSON text");
                    let own = event.seat() == seat && seat.is_some();
                    match event {
                        Event::OrderKept { order, .. } => {
                            assert_eq!(told["order"].is_null(), !own);
                            assert!(order.is_some(), "the event itself tells all");
                            kept += 1;
                        }
                        Event::OrderTaken { card, .. } => {
                            assert_eq!(told["card"].is_null(), !own);
                            assert!(card.is_some());
                            taken += 1;
                        }
                        _ => assert_eq!(event.seen_by(seat), *event),
                    }
                }
            }
        }
    }
    assert!(kept > 30 && taken > 30, "{kept} kept, {taken} taken");
}

#[test]
fn a_seat_that_nobody_has_sees_what_an_onlooker_does() {
    let sitting = Sitting::new(table(0), Seed(1));
    for seat in [Seat(2), Seat(4), Seat(255)] {
        assert_eq!(sitting.view(Some(seat)).hand, sitting.view(None).hand);
    }
}
