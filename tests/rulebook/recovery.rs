//! 6. Recovery step.

use meiji::yokohama::components::Area::*;
use meiji::yokohama::components::{Country, Title};
use meiji::yokohama::{Ask, Chapter, Event, Move, Refusal, Stage};

use crate::scene::{EVA, FROM_HAND, JACK, Scene, church, movements};

/// All own Assistants of the acting Area return to the hand.
#[test]
fn the_own_assistants_of_the_area_return() {
    let mut scene = Scene::of(2).assistants(JACK, Tea, 3).movement();
    scene.go(Tea);
    assert_eq!(
        (
            scene.jack().hand.assistants,
            scene.assistants_in(JACK, Tea),
            scene.ask()
        ),
        (5, 3, Ask::Construction)
    );
    scene.go_on();
    assert_eq!((scene.jack().hand.assistants, scene.assistants_in(JACK, Tea)), (8, 0));
    assert!(scene.events.contains(&Event::Recovered {
        seat: JACK,
        place: scene.at(Tea),
        count: 3
    }));
}

/// Those of other Areas, those of other players, the President and the buildings stay.
#[test]
fn nothing_else_returns() {
    let scene = Scene::of(2)
        .assistants(JACK, Bank, 2)
        .assistants(EVA, Tea, 2)
        .shop(JACK, Tea)
        .house(JACK, Tea);
    let scene = scene.acts(Tea, 4);
    assert_eq!((scene.assistants_in(JACK, Bank), scene.assistants_in(EVA, Tea)), (2, 2));
    assert_eq!(scene.jack().president, Some(scene.at(Tea)));
    assert!(scene.board(Tea).has_shop(JACK) && scene.board(Tea).house == Some(JACK));
}

/// Ruling: an agent's Recovery too; the turn then goes on in the phase it was in.
#[test]
fn an_agents_assistants_return() {
    let mut scene = Scene::of(2)
        .agent(JACK, Country::Dutch)
        .assistants(JACK, Tea, 2)
        .assistants(JACK, Bank, 1);
    scene.send(Country::Dutch, Tea);
    assert_eq!(
        (scene.assistants_in(JACK, Tea), scene.assistants_in(JACK, Bank)),
        (0, 1)
    );
    assert_eq!(scene.ask(), Ask::Before);
    let mut after = Scene::of(2).agent(JACK, Country::Dutch).assistants(JACK, Tea, 2);
    after = after.step(Stage::After);
    after.send(Country::Dutch, Tea);
    assert_eq!((after.ask(), after.jack().hand.assistants), (Ask::After, 8));
}

/// Telephone: one Assistant may stay.
#[test]
fn telephone_leaves_one_assistant() {
    let scene = Scene::of(2).knows(JACK, Title::Telephone).acts(Tea, 3);
    assert_eq!(scene.ask(), Ask::Recovery);
    let mut left = scene.clone();
    left.play(Move::Leave);
    assert_eq!((left.assistants_in(JACK, Tea), left.jack().hand.assistants), (1, 7));
    let mut taken = scene;
    taken.go_on();
    assert_eq!((taken.assistants_in(JACK, Tea), taken.jack().hand.assistants), (0, 8));
    assert_eq!(taken.ask(), Ask::After);
}

/// Telephone: at an agent's Recovery too, which comes back to its phase.
#[test]
fn telephone_works_for_an_agent() {
    let mut scene = Scene::of(2)
        .knows(JACK, Title::Telephone)
        .agent(JACK, Country::Dutch)
        .assistants(JACK, Tea, 1);
    scene.send(Country::Dutch, Tea).play(Move::Leave);
    assert_eq!((scene.assistants_in(JACK, Tea), scene.ask()), (1, Ask::Before));
}

/// Without the Telephone nothing is asked and nobody stays.
#[test]
fn without_the_telephone_none_may_stay() {
    let scene = Scene::of(2).knows(EVA, Title::Telephone).step(Stage::Construction);
    assert_eq!(
        scene.why_not(Move::Leave),
        (Refusal::OtherQuestion, Chapter::FlowOfATurn)
    );
    assert_eq!(Scene::of(2).knows(EVA, Title::Telephone).acts(Tea, 3).ask(), Ask::After);
}

/// Ruling: Assistants of the acting Area may be moved out before the Recovery; those moved in are recovered.
#[test]
fn movements_before_the_recovery() {
    let scene = Scene::of(2)
        .church_space(0, 3, movements(2))
        .assistants(JACK, Bank, 1)
        .acts(Church, 3);
    let mut scene = scene;
    scene.play(church(0)).play(FROM_HAND);
    scene.shift(Church, Tea).shift(Bank, Church);
    assert_eq!(
        (scene.assistants_in(JACK, Tea), scene.assistants_in(JACK, Church)),
        (1, 0)
    );
    let place = scene.at(Church);
    assert!(scene.events.contains(&Event::Recovered {
        seat: JACK,
        place,
        count: 2
    }));
}

/// With all Assistants moved out there is nothing to recover, nor to leave behind.
#[test]
fn an_empty_area_recovers_nothing() {
    let mut scene = Scene::of(2)
        .knows(JACK, Title::Telephone)
        .church_space(0, 2, movements(1))
        .acts(Church, 2);
    scene.play(church(0)).play(FROM_HAND);
    scene.shift(Church, Tea);
    assert_eq!(scene.ask(), Ask::After);
    assert!(
        !scene
            .events
            .iter()
            .any(|event| matches!(event, Event::Recovered { .. }))
    );
}
