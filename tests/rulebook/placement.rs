//! 1. Placement step.

use meiji::yokohama::components::Area::*;
use meiji::yokohama::components::{Piece, Resource};
use meiji::yokohama::{Ask, Chapter, Event, Move, Payee, Refusal};

use crate::scene::{EVA, JACK, MARY, Scene, WILLIAM};

fn too_dear(needs: u16, has: u16) -> Refusal {
    Refusal::TooDear {
        what: Resource::Yen,
        needs,
        has,
    }
}

/// Option A: up to three Assistants into different Areas.
#[test]
fn three_assistants_go_to_three_areas() {
    let mut scene = Scene::of(2).placement();
    for area in [CopperMine, Tea, Bank] {
        scene.place(area);
        assert_eq!(scene.assistants_in(JACK, area), 1);
    }
    assert_eq!(scene.jack().hand.assistants, 5);
    assert_eq!(
        scene.why_not(scene.placing(PortA)),
        (Refusal::PlacementFull { most: 3 }, Chapter::Placement)
    );
}

/// Ruling: "up to 3" allows fewer, none included.
#[test]
fn fewer_than_three_or_none_may_be_placed() {
    for count in 0..=3 {
        let mut scene = Scene::of(2).placement();
        for area in [CopperMine, Tea, Bank].into_iter().take(count) {
            scene.place(area);
        }
        assert_eq!(scene.go_on().ask(), Ask::Movement);
    }
}

/// Option B: two Assistants into a single Area, and then no more.
#[test]
fn two_assistants_go_to_one_area() {
    let mut scene = Scene::of(2).placement();
    scene.place(Tea).place(Tea);
    assert_eq!(scene.assistants_in(JACK, Tea), 2);
    for area in [Tea, Bank, SilkMill] {
        assert_eq!(
            scene.why_not(scene.placing(area)),
            (Refusal::PairPlaced, Chapter::Placement)
        );
    }
}

/// One option or the other: after two different Areas none takes a second Assistant.
#[test]
fn the_options_are_not_mixed() {
    let mut scene = Scene::of(2).placement();
    scene.place(Tea).place(Bank);
    assert_eq!(
        scene.why_not(scene.placing(Tea)),
        (Refusal::OneEach, Chapter::Placement)
    );
    assert_eq!(
        scene.why_not(scene.placing(Bank)),
        (Refusal::OneEach, Chapter::Placement)
    );
    assert!(scene.allows(scene.placing(PortA)));
    // Once all are placed no other Area takes one either.
    scene.place(PortA);
    assert_eq!(
        scene.why_not(scene.placing(Tea)),
        (Refusal::PlacementFull { most: 3 }, Chapter::Placement)
    );
}

/// Areas that hold own Assistants from earlier turns are as good as any.
#[test]
fn earlier_assistants_do_not_count() {
    let mut scene = Scene::of(2).assistants(JACK, Tea, 3).placement();
    scene.place(Tea).place(Tea);
    assert_eq!(scene.assistants_in(JACK, Tea), 5);
}

/// Placement Rules: nothing is placed from the Warehouse. Ruling: nor from boards or Achievements.
#[test]
fn only_assistants_in_hand_are_placed() {
    let scene = Scene::of(2)
        .at_church(JACK, &[0])
        .achieved(0, &[JACK])
        .in_hand(JACK, Piece::Assistant, 0)
        .placement();
    assert!(scene.jack().warehouse.assistants > 0);
    assert_eq!(scene.legal(), [Move::GoOn]);
    assert_eq!(
        scene.why_not(scene.placing(Tea)),
        (Refusal::NoAssistantInHand, Chapter::Placement)
    );
}

/// Ruling: two in one Area needs two in hand; a single one goes by the other option.
#[test]
fn two_in_one_area_need_two_in_hand() {
    let mut scene = Scene::of(2).in_hand(JACK, Piece::Assistant, 1).placement();
    scene.place(Tea);
    assert_eq!(
        scene.why_not(scene.placing(Tea)),
        (Refusal::NoAssistantInHand, Chapter::Placement)
    );
}

/// Placement Rules: an opposing President's owner is paid ¥1 for each Assistant.
#[test]
fn an_assistant_beside_an_opposing_president_costs_a_yen() {
    let mut scene = Scene::of(2).president(EVA, Tea).yen(JACK, 2).yen(EVA, 0).placement();
    scene.place(Tea);
    assert_eq!((scene.jack().yen, scene.player(EVA).yen), (1, 1));
    scene.place(Tea);
    assert_eq!((scene.jack().yen, scene.player(EVA).yen), (0, 2));
    let paid = Event::Paid {
        seat: JACK,
        to: Payee::Seat(EVA),
        what: Resource::Yen,
        amount: 1,
    };
    assert_eq!(scene.events.iter().filter(|event| **event == paid).count(), 2);
}

/// Ruling: two in one Area needs the money for both; otherwise one goes there by the other option.
#[test]
fn two_beside_a_president_need_the_money_for_both() {
    let mut scene = Scene::of(2).president(EVA, Tea).yen(JACK, 1).placement();
    scene.place(Tea);
    assert_eq!(scene.why_not(scene.placing(Tea)), (too_dear(1, 0), Chapter::Placement));
    assert!(scene.allows(scene.placing(Bank)));
}

/// Placement Rules: who cannot pay cannot place there.
#[test]
fn without_money_no_assistant_goes_beside_a_president() {
    let scene = Scene::of(2).president(EVA, Tea).yen(JACK, 0).placement();
    assert_eq!(scene.why_not(scene.placing(Tea)), (too_dear(1, 0), Chapter::Placement));
}

/// Placement Rules: each of several opposing Presidents is paid.
#[test]
fn every_opposing_president_is_paid() {
    let scene = Scene::of(3)
        .president(EVA, Tea)
        .president(WILLIAM, Tea)
        .yen(EVA, 0)
        .yen(WILLIAM, 0)
        .placement();
    assert_eq!(
        scene.clone().yen(JACK, 1).why_not(scene.placing(Tea)),
        (too_dear(2, 1), Chapter::Placement)
    );
    let mut scene = scene.yen(JACK, 2);
    scene.place(Tea);
    assert_eq!([JACK, EVA, WILLIAM].map(|seat| scene.player(seat).yen), [0, 1, 1]);
}

/// Ruling: the own President costs nothing; an opposing one beside it is paid all the same.
#[test]
fn the_own_president_costs_nothing() {
    let mut scene = Scene::of(3).president(JACK, Tea).yen(JACK, 0).placement();
    scene.place(Tea);
    assert_eq!((scene.jack().yen, scene.assistants_in(JACK, Tea)), (0, 1));
    let scene = scene.president(EVA, Tea);
    assert_eq!(scene.why_not(scene.placing(Tea)), (too_dear(1, 0), Chapter::Placement));
}

/// Placement Rules: the Canal takes nothing.
#[test]
fn the_canal_takes_no_assistant() {
    for players in [3, 4] {
        let scene = Scene::of(players).placement();
        assert_eq!(scene.why_not(scene.placing(Canal)), (Refusal::Canal, Chapter::Canal));
    }
}

/// Example: Jack places in the Copper Mine for free, pays blue in the Employment Agency, cannot pay pink and yellow in
/// the Laboratory, and places in the Silk Mill instead.
#[test]
fn example_jack_places_three_assistants() {
    let mut scene = Scene::of(4)
        .president(EVA, EmploymentAgency)
        .president(WILLIAM, LaboratoryA)
        .president(MARY, LaboratoryA)
        .yen(JACK, 2)
        .yen(EVA, 4)
        .placement();
    scene.place(CopperMine);
    assert_eq!(scene.jack().yen, 2);
    scene.place(EmploymentAgency);
    assert_eq!((scene.jack().yen, scene.player(EVA).yen), (1, 5));
    assert_eq!(
        scene.why_not(scene.placing(LaboratoryA)),
        (too_dear(2, 1), Chapter::Placement)
    );
    scene.place(SilkMill);
    assert_eq!(scene.jack().yen, 1);
    assert_eq!(scene.jack().hand.assistants, 5);
}
