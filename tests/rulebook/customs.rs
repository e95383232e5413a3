//! Customs.

use meiji::yokohama::components::Area::*;
use meiji::yokohama::components::{Country, Piece, Resource, Title};
use meiji::yokohama::{Ask, Chapter, Event, Move, Occupant, Origin, Refusal, Shrine, Why};

use crate::scene::{EVA, FROM_HAND, JACK, NOTHING, Scene};

/// A board of spaces that ask 1, 1, 2, 2, 3, 3, 4, 4 imported goods, none blocked.
fn board() -> Scene {
    (0..8).fold(Scene::of(2), |scene, space| {
        scene.customs_space(space, 1 + space as u8 / 2, NOTHING)
    })
}

fn spaces(scene: &Scene) -> Vec<Move> {
    scene.legal_where(|action| matches!(action, Move::Customs(_)))
}

/// 1 Power: no effect; 2 to 5 Power: up to 1 to 4 imported goods. Ruling: fewer too.
#[test]
fn power_allows_imported_goods() {
    let mut scene = board()
        .imports(JACK, 9)
        .agent(JACK, Country::Dutch)
        .assistants(JACK, Customs, 1);
    scene.send(Country::Dutch, Customs);
    assert_eq!(scene.ask(), Ask::Before, "an agent's one Power has no effect");
    for power in 2..=5 {
        let scene = board().imports(JACK, 9).acts(Customs, power);
        let open = 2 * (power - 1);
        assert_eq!(
            spaces(&scene),
            (0..open).map(Move::Customs).collect::<Vec<_>>(),
            "Power {power}"
        );
        for space in open..8 {
            let short = Refusal::PowerShort {
                allows: power - 1,
                asks: 1 + space / 2,
            };
            assert_eq!(scene.why_not(Move::Customs(space)), (short, Chapter::Customs));
        }
    }
}

/// The number of the space is paid, in imported goods.
#[test]
fn the_space_states_the_price() {
    for space in 0..8 {
        let mut scene = board().imports(JACK, 9).acts(Customs, 5);
        let asks = 1 + u16::from(space) / 2;
        scene.play(Move::Customs(space)).play(FROM_HAND);
        assert_eq!(scene.jack().imports, 9 - asks);
        assert_eq!(scene.state.table.customs[usize::from(space)], Occupant::Seat(JACK));
    }
}

/// What is not there is not paid, and nothing else pays.
#[test]
fn imported_goods_alone_pay() {
    let scene = board()
        .imports(JACK, 1)
        .yen(JACK, 50)
        .goods(JACK, [9; 4])
        .acts(Customs, 5);
    assert_eq!(spaces(&scene), [0, 1].map(Move::Customs));
    let dear = Refusal::TooDear {
        what: Resource::Import,
        needs: 2,
        has: 1,
    };
    assert_eq!(scene.why_not(Move::Customs(2)), (dear, Chapter::Customs));
}

/// An occupied space takes nobody.
#[test]
fn a_space_holds_one_assistant() {
    let mut scene = board().imports(JACK, 9).at_customs(EVA, &[0]).at_customs(JACK, &[2]);
    scene.state.table.customs[1] = Occupant::Neutral;
    let scene = scene.acts(Customs, 3);
    assert_eq!(spaces(&scene), [Move::Customs(3)]);
    for space in 0..3 {
        assert_eq!(
            scene.why_not(Move::Customs(space)),
            (Refusal::SpaceTaken, Chapter::Customs)
        );
    }
}

/// The Assistant comes from the Customs Area or from the hand.
#[test]
fn the_assistant_comes_from_the_area_or_the_hand() {
    let mut scene = board().imports(JACK, 1).acts(Customs, 4);
    scene.play(Move::Customs(0));
    assert_eq!(scene.ask(), Ask::AssistantFrom);
    assert_eq!(scene.why_not(Move::GoOn), (Refusal::MustChoose, Chapter::Customs));
    let hand = scene.jack().hand.assistants;
    let mut by_hand = scene.clone();
    by_hand.play(FROM_HAND);
    assert_eq!(
        (by_hand.assistants_in(JACK, Customs), by_hand.jack().hand.assistants),
        (3, hand - 1)
    );
    scene.take_from(Customs);
    assert_eq!(
        (scene.assistants_in(JACK, Customs), scene.jack().hand.assistants),
        (2, hand)
    );
    let from = Origin::Area(scene.at(Customs));
    assert!(scene.events.contains(&Event::Settled {
        seat: JACK,
        board: Shrine::Customs,
        space: 0,
        from
    }));
}

/// With no Assistant in hand it comes from the Area.
#[test]
fn with_an_empty_hand_the_assistant_comes_from_the_area() {
    let scene = board()
        .imports(JACK, 1)
        .assistants(JACK, Customs, 2)
        .in_hand(JACK, Piece::Assistant, 0);
    let mut scene = scene.acts(Customs, 3);
    scene.play(Move::Customs(0));
    assert_eq!(scene.state.table.customs[0], Occupant::Seat(JACK));
    assert_eq!(scene.ask(), Ask::After);
}

/// Ruling: one Assistant an action; Note: it stays for the rest of the game.
#[test]
fn one_assistant_an_action_stays_for_good() {
    let mut scene = board().imports(JACK, 9).acts(Customs, 5);
    scene.play(Move::Customs(0)).play(FROM_HAND);
    assert_eq!(
        scene.why_not(Move::Customs(1)),
        (Refusal::OtherQuestion, Chapter::FlowOfATurn)
    );
    scene.finish_action().end_turn().end_turn();
    scene.go_on().go_on().play(Move::Return);
    assert_eq!(scene.ask(), Ask::After, "no Assistant can be recalled");
    assert_eq!(scene.state.table.customs[0], Occupant::Seat(JACK));
}

/// Example: President and one Assistant are 2 Power; one imported good buys the second space: 4 points and ¥2. The space
/// is the printed one.
#[test]
fn example_jack_at_the_customs() {
    let mut scene = Scene::of(2).printed().imports(JACK, 1).yen(JACK, 0).acts(Customs, 2);
    assert_eq!(scene.assistants_in(JACK, Customs), 1);
    scene.play(Move::Customs(1)).play(FROM_HAND);
    assert_eq!((scene.jack().imports, scene.jack().points, scene.jack().yen), (0, 4, 2));
    assert_eq!(
        scene.gains(Why::Board),
        [(JACK, Resource::Yen, 2), (JACK, Resource::Points, 4)]
    );
}

/// There are eight spaces.
#[test]
fn there_is_no_ninth_space() {
    let scene = board().imports(JACK, 9).acts(Customs, 5);
    assert_eq!(
        scene.why_not(Move::Customs(8)),
        (Refusal::NoSuchThing, Chapter::Customs)
    );
}

/// One Assistant, from that Area or from hand. Ruling: with none there, where the Station brought the President, and none in hand no space can be taken,
/// but the University may bring one first.
#[test]
fn a_space_takes_an_assistant_that_is_there_or_in_hand() {
    let board = || {
        Scene::of(2)
            .customs_space(0, 1, NOTHING)
            .knows(JACK, Title::Station)
            .station(Customs)
            .imports(JACK, 1)
    };
    let arrived = |scene: Scene| {
        let mut scene = scene.yen(JACK, 1).movement();
        scene.go(Customs);
        scene
    };
    let none = board().in_hand(JACK, Piece::Assistant, 0);
    assert_eq!(arrived(none.clone()).ask(), Ask::After, "it is an action all the same");
    let mut brought = arrived(none.knows(JACK, Title::University));
    assert_eq!(brought.legal(), [Move::GoOn, Move::University]);
    assert_eq!(
        brought.why_not(Move::Customs(0)),
        (Refusal::NoAssistantAtHand, Chapter::Customs)
    );
    brought.play(Move::University).play(Move::Customs(0));
    assert_eq!(brought.state.table.customs[0], Occupant::Seat(JACK));
    assert_eq!(brought.jack().imports, 0);
}
