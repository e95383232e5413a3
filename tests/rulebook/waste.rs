//! Hints: what is legal but wasteful, each named once where it is so and never where it is not.

use meiji::game::Game as _;
use meiji::words::Words;
use meiji::yokohama::components::Area::*;
use meiji::yokohama::components::{Country, Piece, Title};
use meiji::yokohama::content::Goal;
use meiji::yokohama::{Move, Stage, Waste, Wastes};

use crate::scene::{EVA, JACK, NOTHING, Scene, order};

fn wastes(scene: &Scene, action: Move) -> Vec<Waste> {
    let view = scene.game.view(&scene.state, Some(scene.asked()));
    scene.game.wastes(&view, action)
}

#[test]
fn ending_a_turn_with_something_to_complete_is_pointed_out() {
    let row = order(Country::Dutch, [1, 0, 0, 0], NOTHING);
    let scene = Scene::of(2)
        .order(JACK, 3, row)
        .achievement(0, Goal::Yen(5), 5, 3)
        .yen(JACK, 5)
        .goods(JACK, [0, 0, 0, 0])
        .step(Stage::After);
    assert_eq!(wastes(&scene, Move::GoOn), [Waste::Achievement]);
    let scene = scene.goods(JACK, [1, 0, 0, 0]);
    assert_eq!(wastes(&scene, Move::GoOn), [Waste::Delivery, Waste::Achievement]);
    // Before the main action nothing is lost yet.
    let scene = scene.step(Stage::Before);
    assert_eq!(wastes(&scene, Move::GoOn), []);
}

#[test]
fn a_token_and_a_building_left_lying_are_pointed_out() {
    let scene = Scene::of(2)
        .token(Tea, NOTHING)
        .in_hand(JACK, Piece::Shop, 1)
        .acts(Tea, 5);
    assert_eq!(wastes(&scene, Move::GoOn), [Waste::Token]);
    assert_eq!(wastes(&scene, Move::TakeToken), []);
    let scene = Scene::of(2).in_hand(JACK, Piece::Shop, 1).acts(Tea, 4);
    assert_eq!(wastes(&scene, Move::GoOn), [Waste::Building]);
}

#[test]
fn power_beyond_five_is_pointed_out() {
    let scene = Scene::of(2)
        .assistants(JACK, Tea, 3)
        .in_hand(JACK, Piece::Assistant, 3)
        .placement();
    let action = scene.placing(Tea);
    assert_eq!(wastes(&scene, action), []);
    let scene = Scene::of(2)
        .assistants(JACK, Tea, 4)
        .in_hand(JACK, Piece::Assistant, 3)
        .placement();
    let action = scene.placing(Tea);
    assert_eq!(wastes(&scene, action), [Waste::BeyondFive]);
}

/// An agent acts without the President: the fifth piece in an Area is Power of its own then (rulebook: Use a Foreign Agent).
#[test]
fn a_fifth_piece_for_an_agent_is_not_pointed_out() {
    let crowd = |count| {
        Scene::of(2)
            .agent(JACK, Country::British)
            .assistants(JACK, Tea, count)
            .in_hand(JACK, Piece::Assistant, 3)
            .placement()
    };
    let scene = crowd(4);
    assert_eq!(wastes(&scene, scene.placing(Tea)), []);
    let scene = crowd(5);
    assert_eq!(wastes(&scene, scene.placing(Tea)), [Waste::BeyondFive]);
}

/// The yen of another's Trading House are no use to who acts (rulebook: Area Action step).
#[test]
fn what_another_gains_by_an_action_is_no_use() {
    let scene = Scene::of(2)
        .assistants(JACK, Customs, 1)
        .imports(JACK, 0)
        .house(EVA, Customs)
        .movement();
    assert_eq!(wastes(&scene, scene.going(Customs)), [Waste::NoUse]);
}

#[test]
fn placing_nobody_is_pointed_out() {
    let scene = Scene::of(2).placement();
    assert_eq!(wastes(&scene, Move::GoOn), [Waste::NothingPlaced]);
    let mut placed = scene.clone();
    placed.play(scene.placing(Tea));
    assert_eq!(wastes(&placed, Move::GoOn), []);
    let scene = scene.in_hand(JACK, Piece::Assistant, 0);
    assert_eq!(wastes(&scene, Move::GoOn), []);
}

#[test]
fn an_action_that_gives_nothing_is_pointed_out() {
    // Without an imported good nothing can be done at the Customs.
    let scene = Scene::of(2).assistants(JACK, Customs, 1).imports(JACK, 0).movement();
    let action = scene.going(Customs);
    assert_eq!(wastes(&scene, action), [Waste::NoUse]);
    let scene = Scene::of(2).assistants(JACK, Tea, 1).movement();
    let action = scene.going(Tea);
    assert_eq!(wastes(&scene, action), []);
}

#[test]
fn an_agent_without_use_is_pointed_out() {
    // One Power brings nothing at the Employment Agency and one tea at the Tea.
    let scene = Scene::of(2)
        .agent(JACK, Country::British)
        .assistants(JACK, EmploymentAgency, 1)
        .assistants(JACK, Tea, 1);
    assert_eq!(
        wastes(&scene, scene.sending(Country::British, EmploymentAgency)),
        [Waste::NoUse]
    );
    assert_eq!(wastes(&scene, scene.sending(Country::British, Tea)), []);
}

#[test]
fn what_costs_nothing_and_is_left_is_pointed_out() {
    let scene = Scene::of(2).no_token(EmploymentAgency).acts(EmploymentAgency, 3);
    assert_eq!(wastes(&scene, Move::GoOn), [Waste::FreePiece]);
    let scene = scene.in_warehouse(JACK, Piece::Assistant, 0);
    assert_eq!(wastes(&scene, Move::GoOn), [], "Shops cost money");
    let scene = Scene::of(2).acts(PortA, 2);
    assert_eq!(wastes(&scene, Move::GoOn), [Waste::FreeOrder]);
    let board = |asks| Scene::of(2).church_space(0, asks, NOTHING).goods(JACK, [1; 4]);
    assert_eq!(wastes(&board(3).acts(Church, 3), Move::GoOn), [Waste::FreeSpace]);
    assert_eq!(wastes(&board(4).acts(Church, 3), Move::GoOn), [], "it asks for a gift");
    let board = |asks| Scene::of(2).customs_space(0, asks, NOTHING).imports(JACK, 1);
    assert_eq!(
        wastes(&board(0).acts(Customs, 3), Move::GoOn),
        [Waste::FreeCustomsSpace]
    );
    assert_eq!(
        wastes(&board(1).acts(Customs, 3), Move::GoOn),
        [],
        "it asks for an imported good"
    );
    let laboratory = |value| {
        Scene::of(2)
            .content(|content| content.laboratory.spaces = [0, 9, 9, 9, 9, 9])
            .card(0, Title::Ball, value)
            .yen(JACK, 2)
            .acts(LaboratoryA, 3)
    };
    assert_eq!(wastes(&laboratory(3), Move::GoOn), [Waste::FreeTechnology]);
    assert_eq!(wastes(&laboratory(4), Move::GoOn), []);
}

#[test]
fn nobody_is_told_what_another_wastes() {
    let scene = Scene::of(2).placement();
    for seat in [None, Some(EVA)] {
        let view = scene.game.view(&scene.state, seat);
        assert_eq!(scene.game.wastes(&view, Move::GoOn), []);
    }
}

#[test]
fn each_kind_of_hint_is_switched_off_alone() {
    for off in Waste::ALL {
        assert!(Wastes::ALL.contains(off));
        let left = Wastes::ALL.without(off);
        for kind in Waste::ALL {
            assert_eq!(left.contains(kind), kind != off, "{kind:?} without {off:?}");
        }
        assert_eq!(left.without(off), left);
    }
}

#[test]
fn what_is_not_legal_wastes_nothing() {
    let scene = Scene::of(2).knows(JACK, Title::Telegram).placement();
    assert_eq!(wastes(&scene, Move::TakeToken), []);
}

#[test]
fn every_hint_names_its_chapter() {
    for waste in Waste::ALL {
        let hint = Words::default().waste_hint(waste);
        assert!(hint.contains(Words::default().chapter(waste.chapter())), "{hint}");
    }
}
