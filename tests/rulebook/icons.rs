//! Icon Descriptions. The Warehouse icon is in `employment`.

use meiji::yokohama::components::Area::*;
use meiji::yokohama::components::{Good, Piece, Title};
use meiji::yokohama::content::Reward;
use meiji::yokohama::{Ask, Chapter, Move, Origin, Refusal};

use crate::scene::{EVA, JACK, NOTHING, Scene, any, church, movements, points, yen};

/// Jack has just built a Shop in the Tea Area and gains what its space shows.
fn gains(scene: Scene, reward: Reward) -> Scene {
    let mut scene = scene.tile(Tea, [reward; 4], NOTHING).acts(Tea, 4);
    scene.play(Move::Shop(0));
    scene
}

/// Money and points: as many as shown.
#[test]
fn money_and_points() {
    let scene = gains(Scene::of(2).yen(JACK, 1), yen(3));
    assert_eq!(scene.jack().yen, 4);
    assert_eq!(gains(Scene::of(2), points(5)).jack().points, 5);
}

/// Specific trade goods and imported goods: as many as shown.
#[test]
fn goods_as_shown() {
    let reward = Reward {
        copper: 1,
        silk: 2,
        fish: 3,
        imports: 1,
        ..NOTHING
    };
    let scene = gains(Scene::of(2).goods(JACK, [0; 4]), reward);
    assert_eq!(
        (scene.jack().goods, scene.jack().imports),
        ([1, 2, 4, 3], 1),
        "and the four tea of the action"
    );
}

/// Any trade good: one of the player's choice, which must be made.
#[test]
fn any_trade_good_is_chosen() {
    for (good, index) in Good::ALL.into_iter().zip(0..) {
        let mut scene = gains(Scene::of(2).goods(JACK, [0; 4]), any(1));
        assert_eq!(scene.ask(), Ask::AnyGood);
        assert_eq!(scene.legal(), Good::ALL.map(Move::Good));
        assert_eq!(scene.why_not(Move::GoOn), (Refusal::MustChoose, Chapter::Icons));
        let before = scene.jack().goods[index];
        scene.play(Move::Good(good));
        assert_eq!(scene.jack().goods[index], before + 1);
        assert_eq!(scene.ask(), Ask::After);
    }
}

/// Movement: one Assistant from the hand to any Area. Ruling: but the Canal.
#[test]
fn a_movement_from_the_hand() {
    let scene = gains(Scene::of(3), movements(1));
    assert_eq!(scene.ask(), Ask::Movements(1));
    for place in scene.state.table.places() {
        let action = Move::Shift(Origin::Hand, place);
        assert_eq!(scene.allows(action), place != scene.at(Canal));
    }
    assert_eq!(
        scene.why_not(scene.shifting_from_hand(Canal)),
        (Refusal::Canal, Chapter::Canal)
    );
    let hand = scene.jack().hand.assistants;
    let mut scene = scene;
    scene.shift_from_hand(PortB);
    let recovered = 3;
    assert_eq!(
        (scene.assistants_in(JACK, PortB), scene.jack().hand.assistants),
        (1, hand - 1 + recovered)
    );
}

/// Movement: or from one Area to another, however far. Ruling: to any other Area.
#[test]
fn a_movement_between_areas() {
    let mut scene = gains(Scene::of(2).assistants(JACK, CopperMine, 2), movements(1));
    assert_eq!(
        scene.why_not(scene.shifting(CopperMine, CopperMine)),
        (Refusal::SameArea, Chapter::Icons)
    );
    scene.shift(CopperMine, PortA);
    assert_eq!(
        (scene.assistants_in(JACK, CopperMine), scene.assistants_in(JACK, PortA)),
        (1, 1)
    );
}

/// Movement: no President is paid.
#[test]
fn a_movement_pays_no_president() {
    let mut scene = gains(Scene::of(2).president(EVA, Bank), movements(1));
    let yen = (scene.jack().yen, scene.player(EVA).yen);
    scene.shift_from_hand(Bank);
    assert_eq!((scene.jack().yen, scene.player(EVA).yen), yen);
}

/// Movement: own Assistants, from hand or Areas alone. Ruling: never to the hand, never from boards or Warehouse.
#[test]
fn a_movement_takes_an_own_assistant() {
    let scene = Scene::of(2)
        .assistants(EVA, Bank, 2)
        .at_church(JACK, &[0])
        .assistants(JACK, SilkMill, 1);
    let scene = gains(scene, movements(1)).in_hand(JACK, Piece::Assistant, 0);
    assert_eq!(
        scene.why_not(scene.shifting_from_hand(Bank)),
        (Refusal::NoAssistantInHand, Chapter::Icons)
    );
    assert_eq!(
        scene.why_not(scene.shifting(Bank, Tea)),
        (Refusal::NoAssistantThere, Chapter::Icons)
    );
    assert_eq!(
        scene.why_not(scene.shifting(Church, Tea)),
        (Refusal::NoAssistantThere, Chapter::Icons)
    );
    assert_eq!(
        scene.why_not(scene.recalling(SilkMill)),
        (Refusal::OtherQuestion, Chapter::FlowOfATurn)
    );
    let scene = gains(Scene::of(3).assistants(JACK, SilkMill, 1), movements(1));
    assert_eq!(
        scene.why_not(scene.shifting(Canal, Tea)),
        (Refusal::Canal, Chapter::Canal)
    );
}

/// Movement: each is separate, the same Assistant may move twice. Ruling: at once, and each may be declined.
#[test]
fn movements_are_separate() {
    let mut scene = gains(Scene::of(2), movements(2));
    scene.shift_from_hand(Bank);
    assert_eq!(scene.ask(), Ask::Movements(1));
    let mut twice = scene.clone();
    twice.shift(Bank, PortA);
    assert_eq!(
        (
            twice.assistants_in(JACK, Bank),
            twice.assistants_in(JACK, PortA),
            twice.ask()
        ),
        (0, 1, Ask::After)
    );
    scene.go_on();
    assert_eq!((scene.ask(), scene.assistants_in(JACK, Bank)), (Ask::After, 1));
}

/// With no Assistant to move the turn goes on.
#[test]
fn without_assistants_nothing_moves() {
    let mut scene = Scene::of(2)
        .church_space(0, 2, movements(1))
        .in_hand(JACK, Piece::Assistant, 1)
        .acts(Church, 2);
    scene.play(church(0));
    assert_eq!(scene.ask(), Ask::After, "the last Assistant went to the board");
}

/// Choices come before the next step: the reward of a token before the construction.
#[test]
fn choices_are_made_at_once() {
    let mut scene = Scene::of(2).token(Tea, any(1)).acts(Tea, 5);
    scene.play(Move::TakeToken);
    assert_eq!(scene.ask(), Ask::AnyGood);
    scene.play(Move::Good(Good::Copper));
    assert_eq!(scene.ask(), Ask::Construction);
}

/// Ruling: money from the Spinning Mill may still come for a piece of the Warehouse, even by a silk chosen just before.
#[test]
fn a_chosen_silk_may_pay_for_a_piece() {
    let reward = Reward {
        any: 1,
        pieces: 1,
        ..NOTHING
    };
    let scene = Scene::of(2)
        .knows(JACK, Title::SpinningMill)
        .goods(JACK, [0; 4])
        .yen(JACK, 0);
    let mut scene = gains(scene.in_warehouse(JACK, Piece::Assistant, 0), reward);
    scene
        .play(Move::Good(Good::Silk))
        .play(Move::Mill)
        .play(Move::Recruit(Piece::Shop));
    assert_eq!((scene.jack().yen, scene.jack().hand.shops), (0, 2));
}

/// Ruling: an Assistant that a piece of the Warehouse has just brought may be moved.
#[test]
fn a_recruited_assistant_may_be_moved() {
    let reward = Reward {
        pieces: 1,
        movements: 1,
        ..NOTHING
    };
    let mut scene = Scene::of(2)
        .church_space(0, 2, reward)
        .in_hand(JACK, Piece::Assistant, 1)
        .acts(Church, 2);
    scene.play(church(0)).play(Move::Recruit(Piece::Assistant));
    assert_eq!(scene.ask(), Ask::Movements(1));
    scene.shift_from_hand(Bank);
    assert_eq!(scene.assistants_in(JACK, Bank), 1);
}

/// Ruling: so may an Assistant of the University, be it for the Spinning Mill's money.
#[test]
fn an_assistant_of_the_university_may_be_moved() {
    let scene = || {
        Scene::of(2)
            .knows(JACK, Title::University)
            .church_space(0, 2, movements(1))
    };
    let broke = || {
        scene()
            .in_hand(JACK, Piece::Assistant, 1)
            .goods(JACK, [0; 4])
            .yen(JACK, 0)
    };
    let mut none = broke().acts(Church, 2);
    none.play(church(0));
    assert_eq!(none.ask(), Ask::After);
    let mut with_a_yen = broke().yen(JACK, 1).acts(Church, 2);
    with_a_yen.play(church(0)).take_from(Church);
    with_a_yen.play(Move::University).shift_from_hand(Bank);
    assert_eq!(with_a_yen.assistants_in(JACK, Bank), 1);
    let mut with_silk = broke()
        .goods(JACK, [0, 1, 0, 0])
        .knows(JACK, Title::SpinningMill)
        .acts(Church, 2);
    with_silk
        .play(church(0))
        .take_from(Church)
        .play(Move::Mill)
        .play(Move::University)
        .shift_from_hand(Bank);
    assert_eq!(with_silk.assistants_in(JACK, Bank), 1);
}
