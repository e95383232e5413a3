//! 2. Bonus.

use meiji::duel::components::{BonusId, Place, Title};
use meiji::duel::content::Gain::{self, Copper, Fish, Silk, Tea, Yen};
use meiji::duel::{Ask, Bonuses, Chapter, Event, Pile, Refusal, Why};

use super::scene::{JACK, Scene, every_card, slot};

const REWARDS: [Gain; 3] = [Yen(2), Silk(1), Tea(3)];

fn at(influence: u8) -> Scene {
    Scene::new()
        .bonus(REWARDS)
        .content(|content| every_card(content, influence))
        .after("go customs")
}

/// Influence 5: the first reward; 6: the first two; 7 or more: all three.
#[test]
fn rewards_go_by_influence() {
    for (influence, level, yen, goods) in [
        (5, 5, 2, [0, 0, 0, 0]),
        (6, 6, 2, [0, 1, 0, 0]),
        (7, 7, 2, [0, 1, 3, 0]),
        (9, 7, 2, [0, 1, 3, 0]),
    ] {
        let mut scene = at(influence);
        assert_eq!(scene.ask(), Ask::Bonus(level));
        scene.play("bonus 2");
        assert_eq!(
            (scene.jack().yen, scene.jack().goods),
            (yen, goods),
            "Influence {influence}"
        );
    }
}

/// Below 5 there is none.
#[test]
fn none_below_five() {
    assert_ne!(at(4).asked(), JACK);
}

/// One of the three face-up cards must be chosen, whatever it gives.
#[test]
fn a_bonus_card_must_be_chosen() {
    let scene = at(5);
    assert_eq!(scene.why_not("on"), (Refusal::MustChoose, Chapter::Bonus));
    assert!((0..3).all(|slot| scene.allows(&format!("bonus {slot}"))));
}

/// It is discarded and replaced at once.
#[test]
fn it_is_discarded_and_replaced() {
    let mut scene = at(5);
    let (taken, kept) = (slot(&scene, 1), [slot(&scene, 0), slot(&scene, 2)]);
    let next = BonusId(*scene.state.secret.bonus.cards().last().unwrap());
    scene.play("bonus 1");
    assert_eq!(scene.state.table.bonus, [kept[0], next, kept[1]]);
    assert!(scene.state.table.bonus_discards.contains(taken));
    assert_eq!(scene.state.table.bonus_deck, 12);
}

/// Ruling: its rewards are given first, and its place is filled after them.
#[test]
fn it_gives_before_it_is_replaced() {
    let scene = at(6).after("bonus 0");
    let gives = |event: &Event| matches!(event, Event::Gained { why: Why::Bonus, .. });
    let told: Vec<bool> = scene
        .events
        .iter()
        .filter(|event| gives(event) || matches!(event, Event::BonusLaid { .. }))
        .map(gives)
        .collect();
    assert_eq!(told, [true, true, false]);
}

/// An empty deck: the discards are shuffled, the card just used among them.
#[test]
fn an_empty_deck_is_shuffled_anew() {
    let mut scene = at(5).state(|state| {
        state.table.bonus_discards = state.secret.bonus.cards().iter().map(|card| BonusId(*card)).collect();
        state.secret.bonus = Pile::default();
        state.table.bonus_deck = 0;
    });
    let taken = slot(&scene, 0);
    scene.play("bonus 0");
    assert_eq!(
        (scene.state.table.bonus_deck, scene.state.table.bonus_discards),
        (13, Bonuses::EMPTY)
    );
    let deck = scene.state.secret.bonus.cards();
    assert!(deck.contains(&taken.0) || slot(&scene, 0) == taken);
    assert_eq!(scene.count(|event| *event == Event::BonusShuffled), 1);
}

/// A ruling: what cannot be had is lost, such as an import to turn; the others are given.
#[test]
fn what_cannot_be_had_is_lost() {
    let rewards = [Gain::Turns(1), Gain::Orders(2), Fish(1)];
    let scene = Scene::new().bonus(rewards).content(|content| every_card(content, 7));
    let scene = scene.state(|state| {
        // All Orders are completed but one.
        let left = state.secret.orders.draw().unwrap();
        let done = state
            .secret
            .orders
            .cards()
            .iter()
            .map(|card| meiji::duel::components::OrderId(*card));
        state.table.seats[super::scene::EVA].completed = done.collect();
        state.secret.orders = Pile::new(&[left]);
        state.table.order_deck = 1;
    });
    let scene = scene.after("go customs; bonus 0");
    assert_eq!(
        (scene.jack().turned, scene.jack().orders_in_hand, scene.jack().goods[3]),
        (0, 1, 1)
    );
}

/// A ruling: rewards come in printed order, each whole before the next: an import that is gained can be turned by the next.
#[test]
fn rewards_come_in_their_order() {
    for (rewards, turned) in [
        ([Gain::Imports(1), Gain::Turns(1), Fish(1)], 1),
        ([Gain::Turns(1), Gain::Imports(1), Fish(1)], 0),
    ] {
        let scene = Scene::new().bonus(rewards).content(|content| every_card(content, 6));
        assert_eq!(scene.after("go bank; bonus 0").jack().turned, turned);
    }
}

/// Each reward of a Bonus card is a receipt of its own (Mining Technology).
#[test]
fn each_reward_is_a_receipt() {
    let scene = Scene::new()
        .bonus([Copper(1), Copper(1), Copper(2)])
        .knows(JACK, &[Title::MiningTechnology]);
    let scene = scene
        .content(|content| every_card(content, 7))
        .after("go bank; bonus 0");
    assert_eq!(scene.jack().goods[0], 7);
}

/// A Trader's action brings a Bonus card as well.
#[test]
fn a_trader_brings_one_too() {
    let mut scene = Scene::new()
        .traders(JACK, 1)
        .support(JACK, [0, 1])
        .shop(JACK, Place::Bank)
        .bonus(REWARDS);
    scene.play("trader bank; support 2");
    assert_eq!(scene.ask(), Ask::Bonus(6));
}

/// Shuffled, not laid down as they were: chance decides.
#[test]
fn chance_orders_the_new_deck() {
    let deck = |seed| {
        let scene = at(5).state(|state| {
            let used = state.secret.bonus.cards().iter().map(|card| BonusId(*card));
            state.table.bonus_discards = used.collect();
            (state.secret.bonus, state.table.bonus_deck) = (Pile::default(), 0);
            state.secret.chance = meiji::chance::Chance::new(meiji::chance::Seed(seed));
        });
        scene.after("bonus 0").state.secret.bonus
    };
    assert_eq!(deck(1), deck(1));
    assert!((2..6).all(|seed| deck(seed) != deck(1)));
}
