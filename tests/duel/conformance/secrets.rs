//! What is hidden stays hidden, and what a seat knows is kept when the rest is dealt anew (rulebook: General rules).

use meiji::chance::Seed;
use meiji::duel::components::OrderId;
use meiji::duel::{Duel, Event, State};
use meiji::game::{Game, Happening, Seat};

use super::{duel, random_game};

const VIEWERS: [Option<Seat>; 3] = [Some(Seat(0)), Some(Seat(1)), None];

/// What is played by itself, as one answer is left, is so whatever the asked seat has that others do not see: from a pause where there are more they
/// would learn of it.
#[test]
fn what_is_passed_over_tells_others_nothing() {
    let game = duel();
    let (mut alike, mut here, mut there) = (0, Vec::new(), Vec::new());
    for number in 0..60 {
        let mut step = 0;
        random_game(&game, Seed(number), |state, _| {
            step += 1;
            let Some(decision) = game.decision(state).filter(|decision| !Duel::is_declared(*decision)) else {
                return;
            };
            game.legal_moves(state, &mut here);
            for viewer in VIEWERS.into_iter().filter(|viewer| *viewer != Some(decision.seat)) {
                let other = game.determinize(&game.view(state, viewer), Seed(number * 1000 + step));
                game.legal_moves(&other, &mut there);
                assert_eq!(there.len() == 1, here.len() == 1, "{decision:?}: {here:?} or {there:?}");
                alike += 1;
            }
        });
    }
    assert!(alike > 5_000, "{alike}");
}

/// A state that differs in nothing but what a viewer cannot know gives the viewer the same view and the same legal moves, and the same
/// answers.
#[test]
fn two_states_that_differ_in_hidden_things_look_alike() {
    let game = duel();
    let mut different = 0;
    for number in 0..60 {
        let mut step = 0;
        random_game(&game, Seed(number), |state, _| {
            step += 1;
            if step % 5 != 0 {
                return;
            }
            for viewer in VIEWERS {
                let view = game.view(state, viewer);
                let other = game.determinize(&view, Seed(number * 1000 + step));
                different += u32::from(other.secret.hands != state.secret.hands);
                assert_eq!(game.view(&other, viewer), view);
                let text = serde_json::to_string(&game.view(&other, viewer)).unwrap();
                assert_eq!(text, serde_json::to_string(&view).unwrap());
                let (mut seen, mut there) = (Vec::new(), Vec::new());
                game.moves_seen(&view, &mut seen);
                let asked = game.decision(state).map(|decision| decision.seat);
                match asked == viewer {
                    true => {
                        game.legal_moves(&other, &mut there);
                        assert_eq!(seen, there);
                        game.legal_moves(state, &mut there);
                        assert_eq!(seen, there);
                        for action in game.move_space().into_iter().step_by(7) {
                            assert_eq!(game.why_not_seen(&view, action), game.why_not(state, action));
                        }
                    }
                    false => assert!(seen.is_empty(), "who is not asked has no moves"),
                }
            }
        });
    }
    assert!(different > 1000, "{different}");
}

/// The open question tells nothing of what only the other knows: dealt anew for the other seat, the same is asked of the same seat.
#[test]
fn what_is_asked_depends_on_open_things_only() {
    let game = duel();
    for number in 0..60 {
        random_game(&game, Seed(number), |state, action| {
            let view = game.view(state, None);
            let mut other = game.determinize(&view, Seed(number));
            assert_eq!(game.decision(&other), game.decision(state));
            // A move that names no hidden card leads to the same question, whatever the hands are.
            let named = ["keep", "under", "deliver"];
            if !named.iter().any(|word| action.to_string().starts_with(word)) && game.why_not(&other, action).is_none()
            {
                let mut after = *state;
                game.play(&mut after, action, &mut ());
                game.play(&mut other, action, &mut ());
                assert_eq!(game.decision(&other), game.decision(&after), "{action}");
            }
        });
    }
}

fn cards_put_under(state: &State, seat: Seat) -> Vec<(usize, u8)> {
    let deck = state.secret.orders.cards();
    let from_top = deck.iter().rev().copied().enumerate();
    from_top
        .filter(|(place, _)| state.table.under[usize::from(seat.0)] >> place & 1 == 1)
        .collect()
}

/// A ruling: a view knows the cards that its own seat put under the deck, in their places, and no other's.
#[test]
fn a_seat_knows_what_it_put_under_the_deck() {
    let game = duel();
    let mut known = 0;
    for number in 0..80 {
        // What each put under the deck, told by the events alone.
        let mut told: [Vec<u8>; 2] = [Vec::new(), Vec::new()];
        random_game(&game, Seed(number), |state, action| {
            for seat in [Seat(0), Seat(1)] {
                let view = game.view(state, Some(seat));
                let own = cards_put_under(state, seat);
                let shown: Vec<u8> = view.under.cards().iter().rev().copied().collect();
                assert_eq!(shown, own.iter().map(|(_, card)| *card).collect::<Vec<_>>());
                assert!(
                    told[usize::from(seat.0)].ends_with(&shown),
                    "those that still lie there, in their order"
                );
                let dealt = game.determinize(&view, Seed(number));
                assert_eq!(cards_put_under(&dealt, seat), own);
                known += own.len();
            }
            let (mut after, mut events) = (*state, Vec::new());
            game.play(&mut after, action, &mut events);
            for event in events {
                if let Event::OrderPutUnder {
                    seat,
                    order: Some(OrderId(card)),
                } = event
                {
                    told[usize::from(seat.0)].push(card);
                }
            }
            assert_eq!(game.view(&after, None).under.len(), 0, "an onlooker knows none");
        });
    }
    assert!(known > 1000);
}

/// An event tells the other, and an onlooker, no Order that is hidden from them.
#[test]
fn events_tell_no_hidden_order() {
    let game = duel();
    for number in 0..60 {
        random_game(&game, Seed(number), |state, action| {
            let (mut after, mut events) = (*state, Vec::new());
            game.play(&mut after, action, &mut events);
            for event in events {
                for viewer in VIEWERS {
                    let own = viewer.is_some() && viewer == event.seat();
                    match event.seen_by(viewer) {
                        Event::OrderLookedAt { order, .. }
                        | Event::OrderKept { order, .. }
                        | Event::OrderPutUnder { order, .. }
                        | Event::OrderGained { order, .. } => assert_eq!(order.is_some(), own),
                        open => assert_eq!(open, event),
                    }
                }
            }
        });
    }
}

/// A view's text has neither the seed nor the order of a deck.
#[test]
fn a_view_holds_no_deck_and_no_seed() {
    let game = duel();
    let state = game.deal(Seed(1));
    for viewer in VIEWERS {
        let view = serde_json::to_value(game.view(&state, viewer)).unwrap();
        let mut fields: Vec<&String> = view.as_object().unwrap().keys().collect();
        fields.sort_unstable();
        assert_eq!(fields, ["hand", "seat", "table", "under"]);
        let table = view["table"].as_object().unwrap();
        assert!(
            ["orders", "chance", "hands"]
                .iter()
                .all(|field| !table.contains_key(*field))
        );
    }
    assert_eq!(game.view(&state, None).hand, Default::default());
}
