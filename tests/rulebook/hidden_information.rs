//! General Rules: all is public but the Orders in hand; and what follows from it: the decks, the cards out of the game.

use std::collections::BTreeSet;

use meiji::chance::Seed;
use meiji::game::{Game, Happening, Seat};
use meiji::printed::Edition;
use meiji::yokohama::components::Area::*;
use meiji::yokohama::components::{Country, OrderId, TechnologyId, Title};
use meiji::yokohama::content::Content;
use meiji::yokohama::{Event, Hand, Move, Options, Orders, Pile, Refusal, Stage, State, Yokohama};

use crate::scene::{EVA, JACK, NOTHING, Scene, WILLIAM};

/// Every Order card, wherever it lies, each once.
fn all_orders(state: &State) -> Vec<OrderId> {
    let State { table, secret } = state;
    let seats = || Seat::all(table.players);
    let mut cards = table.ports.iter().flatten().flatten().copied().collect::<Vec<_>>();
    cards.extend(secret.orders.cards().iter().map(|&card| OrderId(card)));
    cards.extend(secret.removed.iter());
    for seat in seats() {
        let Hand { orders, offer, refused } = secret.hands[seat];
        cards.extend(table.seats[seat].completed.iter().chain(orders.iter()).chain(refused));
        cards.extend(offer.into_iter().flatten());
    }
    cards.sort();
    cards
}

/// A game of three under way: Jack has two Orders in hand, Eva one, William one and one completed.
fn under_way() -> Scene {
    let scene = Scene::of(3)
        .orders_in_hand(JACK, 2)
        .orders_in_hand(EVA, 1)
        .orders_in_hand(WILLIAM, 1);
    scene.completed(WILLIAM, 20, Country::Dutch).knows(EVA, Title::Tram)
}

/// A seat sees its own Orders, and the whole table.
#[test]
fn a_seat_sees_its_own_orders() {
    let scene = under_way();
    for seat in [JACK, EVA, WILLIAM] {
        let view = scene.game.view(&scene.state, Some(seat));
        assert_eq!(view.seat, Some(seat));
        assert_eq!(view.hand, scene.state.secret.hands[seat]);
        assert_eq!(view.table, scene.state.table);
    }
}

/// Others' Orders are hidden: two games that differ in nothing else look the same.
#[test]
fn other_hands_decks_and_the_box_are_hidden() {
    let scene = under_way();
    let view = scene.game.view(&scene.state, Some(JACK));
    let mut other = scene.state;
    let (eva, william) = (other.secret.hands[EVA], other.secret.hands[WILLIAM]);
    (other.secret.hands[EVA], other.secret.hands[WILLIAM]) = (william, eva);
    let mut deck = other.secret.orders.cards().to_vec();
    deck.reverse();
    other.secret.orders = Pile::new(&deck);
    let mut deck = other.secret.technologies.cards().to_vec();
    deck.reverse();
    other.secret.technologies = Pile::new(&deck);
    other.secret.chance = meiji::chance::Chance::new(Seed(5));
    assert_ne!(scene.state, other);
    assert_eq!(scene.game.view(&other, Some(JACK)), view);
}

/// Others see how many Orders are in a hand.
#[test]
fn the_number_of_orders_in_a_hand_is_public() {
    let scene = under_way();
    let view = scene.game.view(&scene.state, Some(WILLIAM));
    let numbers = [JACK, EVA, WILLIAM].map(|seat| view.table.seats[seat].orders_in_hand);
    assert_eq!(numbers, [2, 1, 1]);
}

/// An onlooker sees no Orders in hand.
#[test]
fn an_onlooker_sees_no_hand() {
    let scene = under_way();
    let view = scene.game.view(&scene.state, None);
    assert_eq!((view.seat, view.hand), (None, Hand::default()));
}

/// A view carries neither seed nor the order of a deck: it is written without either.
#[test]
fn a_view_carries_no_seed() {
    let scene = under_way();
    let written = serde_json::to_string(&scene.game.view(&scene.state, Some(JACK))).unwrap();
    for secret in ["chance", "\"seed\"", "removed", "\"technologies\":[0,1", "hands"] {
        assert!(!written.contains(secret), "{secret}");
    }
    assert!(!written.contains("1859"), "the seed of the deal");
}

/// The two Orders seen at set-up are known to their seat alone, before and after the choice.
#[test]
fn first_orders_are_seen_by_their_seat_alone() {
    let game = Yokohama::new(Content::first(), Options::new(2).unwrap().with_starter(JACK).unwrap());
    let mut state = game.deal(Seed(4));
    let offer = state.secret.hands[JACK].offer;
    assert_eq!(game.view(&state, Some(JACK)).hand.offer, offer);
    assert_ne!(game.view(&state, Some(EVA)).hand.offer, offer);
    let mut events = Vec::new();
    game.play(&mut state, Move::Keep(1), &mut events);
    let [refused, kept] = offer.unwrap();
    assert_eq!(game.view(&state, Some(JACK)).hand.refused, Some(refused));
    let told = Event::OrderKept {
        seat: JACK,
        order: Some(kept),
    };
    assert_eq!(events, [told]);
    assert_eq!(told.seen_by(Some(JACK)), told);
    for other in [Some(EVA), None] {
        assert_eq!(
            told.seen_by(other),
            Event::OrderKept {
                seat: JACK,
                order: None
            }
        );
    }
}

/// Ruling: in the log others see from which space an Order was taken, not which card.
#[test]
fn the_log_hides_which_order_was_taken() {
    let mut scene = under_way().acts(PortB, 4);
    let card = scene.state.table.ports[1][2];
    scene.play(Move::Order(2));
    let told = Event::OrderTaken {
        seat: JACK,
        board: 1,
        space: 2,
        card,
    };
    assert!(scene.events.contains(&told));
    assert_eq!(told.seen_by(Some(JACK)), told);
    for other in [Some(EVA), Some(WILLIAM), None] {
        assert_eq!(
            told.seen_by(other),
            Event::OrderTaken {
                seat: JACK,
                board: 1,
                space: 2,
                card: None
            }
        );
    }
}

/// Everything else that happens is seen by all.
#[test]
fn all_other_events_are_public() {
    let mut scene = under_way().customs_space(0, 1, NOTHING).yen(JACK, 30);
    scene.go_on();
    scene.place(LaboratoryA).place(LaboratoryA).go_on();
    scene.go(LaboratoryA);
    let learn = scene.legal_where(|action| matches!(action, Move::Learn(..)))[0];
    scene.play(learn).finish_action().end_turn();
    assert!(scene.events.len() > 8);
    for event in &scene.events {
        assert_eq!(event.seen_by(Some(EVA)), *event);
        assert_eq!(event.seen_by(None), *event);
    }
}

/// A card drawn to a Port or a Laboratory cannot be taken back; nothing else reveals anything.
#[test]
fn a_drawn_card_cannot_be_taken_back() {
    let mut scene = under_way().yen(JACK, 30).acts(LaboratoryA, 5);
    scene.play(Move::Learn(0, 0)).finish_action().end_turn();
    scene = scene.acts(PortA, 4);
    scene.play(Move::Order(0));
    assert!(
        !scene
            .events
            .iter()
            .any(|event| matches!(event, Event::PortFilled { .. }))
    );
    if scene.allows(Move::GoOn) {
        scene.go_on();
    }
    let revealing = scene.events.iter().filter(|event| event.reveals()).collect::<Vec<_>>();
    assert_eq!(revealing.len(), 2);
    assert!(matches!(revealing[0], Event::LaboratoryFilled { board: 0, .. }));
    assert!(matches!(revealing[1], Event::PortFilled { board: 0, .. }));
}

/// With an empty deck nothing is revealed.
#[test]
fn an_empty_deck_reveals_nothing() {
    let mut scene = under_way().order_deck(0).acts(PortA, 4);
    scene.play(Move::Order(0)).go_on();
    assert!(!scene.events.iter().any(Happening::reveals));
}

/// A determinised state gives the same view, and holds every card once.
#[test]
fn a_determinised_state_gives_the_same_view() {
    let scene = under_way();
    for seat in [Some(JACK), Some(EVA), Some(WILLIAM), None] {
        let view = scene.game.view(&scene.state, seat);
        for seed in 0..20 {
            let guess = scene.game.determinize(&view, Seed(seed));
            assert_eq!(scene.game.view(&guess, seat), view);
            assert_eq!(all_orders(&guess), (0..36).map(OrderId).collect::<Vec<_>>());
            for player in [JACK, EVA, WILLIAM] {
                let in_hand = guess.secret.hands[player].orders.len();
                assert_eq!(in_hand, guess.table.seats[player].orders_in_hand);
            }
            assert_eq!(guess.secret.orders.len(), guess.table.order_deck);
            assert_eq!(guess.secret.technologies.len(), guess.table.technology_deck);
        }
    }
}

/// `determinize` deals anew all that a seat does not know: hands, refused cards, the box, both decks.
#[test]
fn everything_hidden_is_dealt_anew() {
    let scene = under_way();
    let view = scene.game.view(&scene.state, Some(JACK));
    let in_sight = {
        let ports = view.table.ports.iter().flatten().flatten().copied();
        let completed = view.table.seats[WILLIAM].completed.iter();
        ports
            .chain(completed)
            .chain(view.hand.orders.iter())
            .chain(view.hand.refused)
            .collect::<Orders>()
    };
    let (mut in_hand, mut next, mut boxed, mut technology) =
        <(BTreeSet<_>, BTreeSet<_>, BTreeSet<_>, BTreeSet<_>)>::default();
    for seed in 0..400 {
        let guess = scene.game.determinize(&view, Seed(seed));
        in_hand.extend(guess.secret.hands[EVA].orders.iter());
        next.extend(guess.secret.orders.cards().last().map(|&card| OrderId(card)));
        boxed.extend(guess.secret.removed.iter());
        technology.extend(guess.secret.technologies.cards().last().map(|&card| TechnologyId(card)));
    }
    let unseen = (0..36)
        .map(OrderId)
        .filter(|&card| !in_sight.contains(card))
        .collect::<BTreeSet<_>>();
    assert_eq!(in_hand, unseen);
    assert_eq!(next, unseen);
    assert_eq!(boxed, unseen);
    assert_eq!(technology.len(), usize::from(view.table.technology_deck));
}

/// During set-up others' two Orders are dealt anew as well.
#[test]
fn first_orders_are_dealt_anew() {
    let game = Yokohama::new(Content::first(), Options::new(4).unwrap().with_starter(JACK).unwrap());
    let mut state = game.deal(Seed(4));
    game.play(&mut state, Move::Keep(0), &mut ());
    for seat in [Some(JACK), Some(EVA), Some(WILLIAM), None] {
        let view = game.view(&state, seat);
        let mut offers = BTreeSet::new();
        for seed in 0..20 {
            let guess = game.determinize(&view, Seed(seed));
            assert_eq!(game.view(&guess, seat), view);
            assert_eq!(all_orders(&guess).len(), 36);
            assert_eq!(guess.secret.hands[JACK].orders.len(), 1);
            assert!(guess.secret.hands[JACK].refused.is_some());
            offers.insert(guess.secret.hands[Seat(3)].offer.expect("Mary has yet to choose"));
        }
        assert!(offers.len() > 1);
    }
}

/// A view tells its seat what is legal, and nobody else's.
#[test]
fn a_view_tells_what_is_legal() {
    let scene = under_way().movement().assistants(JACK, Tea, 1);
    let mut moves = vec![Move::GoOn];
    scene
        .game
        .moves_seen(&scene.game.view(&scene.state, Some(JACK)), &mut moves);
    assert_eq!(moves, scene.legal());
    assert_eq!(
        scene
            .game
            .why_not_seen(&scene.game.view(&scene.state, Some(JACK)), scene.going(Tea)),
        None
    );
    for other in [Some(EVA), None] {
        let view = scene.game.view(&scene.state, other);
        scene.game.moves_seen(&view, &mut moves);
        assert!(moves.is_empty());
        let refused = scene.game.why_not_seen(&view, Move::Return).map(|why| why.refusal);
        assert_eq!(refused, Some(Refusal::OtherQuestion));
    }
}

/// After the end a view says that the game is over.
#[test]
fn a_view_tells_that_the_game_is_over() {
    let mut scene = Scene::of(2);
    scene.state.table.stage = Stage::Over;
    for seat in [Some(JACK), Some(EVA), None] {
        let view = scene.game.view(&scene.state, seat);
        let refused = scene.game.why_not_seen(&view, Move::Return).map(|why| why.refusal);
        assert_eq!(refused, Some(Refusal::GameOver));
    }
}

/// The log tells whose doing a thing was: whoever gained or paid; rounds and drawn cards are nobody's.
#[test]
fn events_tell_whose_doing_they_were() {
    let mut scene = under_way().house(EVA, PortA).acts(PortA, 4);
    scene.play(Move::Order(0)).go_on();
    scene.finish_action().end_turn();
    for event in &scene.events {
        let seat = match event {
            Event::Gained { .. } | Event::TurnBegan { .. } => Some(EVA),
            Event::PortFilled { .. } => None,
            _ => Some(JACK),
        };
        assert_eq!(event.seat(), seat, "{event:?}");
    }
    assert_eq!(Event::RoundBegan { round: 2 }.seat(), None);
    assert!(scene.events.len() > 5);
}
