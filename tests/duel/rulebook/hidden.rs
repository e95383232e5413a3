//! What is public and what is not. Over random games, `conformance::secrets` holds more.

use meiji::duel::components::{OrderId, Place};
use meiji::duel::{Event, Move};
use meiji::game::{Game, Happening, Seat};

use super::scene::{EVA, JACK, Scene, every_card, game};

/// Orders in hand are hidden, their number is public.
#[test]
fn orders_in_hand_are_hidden() {
    let scene = Scene::dealt(7);
    let view = scene.game_view(EVA);
    assert_eq!(view.table.seats[JACK].orders_in_hand, 2);
    assert_eq!(view.hand, scene.state.secret.hands[EVA]);
    let text = serde_json::to_string(&view.table).unwrap();
    let other = scene.clone().state(|state| {
        let hand = &mut state.secret.hands[JACK].orders;
        let (own, card) = (hand.iter().next().unwrap(), state.secret.orders.draw().unwrap());
        hand.remove(own);
        hand.insert(OrderId(card));
        state.secret.orders.put_on(own.0);
    });
    assert_ne!(other.state, scene.state);
    assert_eq!(other.game_view(EVA), view);
    assert_eq!(serde_json::to_string(&other.game_view(EVA).table).unwrap(), text);
}

/// Who sits at no seat of the table looks on.
#[test]
fn a_seat_that_nobody_has_sees_what_an_onlooker_does() {
    let scene = Scene::dealt(7);
    for seat in [Seat(2), Seat(255)] {
        assert_eq!(scene.game_view(seat), game().view(&scene.state, None));
    }
}

/// Church cards lie face down, but both saw them taken: the view and the log name them.
#[test]
fn church_cards_are_known() {
    let scene = Scene::new()
        .church([0, 1, 2, 3, 4, 5])
        .content(|content| every_card(content, 5));
    let scene = scene.after("go church; church 0");
    assert_eq!(scene.game_view(EVA).table.seats[JACK].church.len(), 1);
    let event = scene
        .events
        .iter()
        .find(|event| matches!(event, Event::ChurchTaken { .. }))
        .unwrap();
    assert_eq!(event.seen_by(Some(EVA)), *event);
}

/// Who is not asked has no moves, and no reason is told that depends on the other's hand.
#[test]
fn the_other_has_no_moves() {
    let scene = Scene::dealt(7);
    let mut moves = Vec::new();
    scene.game.moves_seen(&scene.game_view(EVA), &mut moves);
    assert!(moves.is_empty());
    let reasons = scene
        .game
        .move_space()
        .into_iter()
        .map(|action| scene.game.why_not_seen(&scene.game_view(EVA), action));
    let first = scene.game.why_not_seen(&scene.game_view(EVA), Move::GoOn);
    assert!(first.is_some() && reasons.into_iter().all(|reason| reason == first));
}

/// A view knows the cards that its own seat put under the deck until somebody draws them.
#[test]
fn what_one_put_under_is_known_until_it_is_drawn() {
    let scene = Scene::dealt(7);
    let put = scene.game_view(JACK).under;
    assert_eq!(put.len(), 1);
    assert_eq!(scene.state.table.under[0].count_ones(), 1);
    let drawn = scene.state(|state| {
        // All but the two cards that were put under come into Eva's hand.
        while state.table.order_deck > 2 {
            let order = OrderId(state.secret.orders.draw().unwrap());
            state.table.order_deck -= 1;
            state.table.under = state.table.under.map(|cards| cards >> 1);
            state.table.seats[EVA].completed.insert(order);
        }
    });
    assert_eq!(drawn.game_view(JACK).under, put);
    let evas = drawn.clone().played(JACK, &[(0, Place::Bank)]).state(|state| {
        state.table.turn = 1;
        state.table.active = EVA;
    });
    let evas = evas.player(EVA, |player| player.support = [0, 0]).after("go port");
    assert!(evas.game_view(JACK).under.is_empty(), "Eva has drawn it");
    assert!(evas.hand(EVA).orders.contains(OrderId(put.cards()[0])));
    let drawn = drawn.player(JACK, |player| player.support = [0, 0]).after("go port");
    assert!(drawn.game_view(JACK).under.is_empty(), "Jack has drawn it");
    assert!(drawn.hand(JACK).orders.contains(OrderId(put.cards()[0])));
    assert_eq!(drawn.game_view(EVA).under.len(), 1, "Eva's still lies there");
}
