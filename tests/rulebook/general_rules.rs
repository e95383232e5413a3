//! General Rules; Order of Play; Flow of a Turn.

use meiji::game::Seat;
use meiji::yokohama::components::Area::{self, *};
use meiji::yokohama::components::{Country, Exchange, OrderId, Resource, Title};
use meiji::yokohama::{Ask, Chapter, Move, Placed, Refusal, Stage};

use crate::scene::{EVA, JACK, MARY, NOTHING, Scene, WILLIAM, goods_of, order, points};

/// General Rules: goods and money are unlimited, whatever the number of tokens in the box.
#[test]
fn goods_and_money_never_run_out() {
    let scene = Scene::of(2)
        .goods(EVA, [31, 31, 41, 41])
        .yen(EVA, 100)
        .goods(JACK, [0, 0, 0, 0]);
    assert_eq!(scene.clone().acts(SilkMill, 5).jack().goods, [0, 4, 0, 0]);
    let bank = scene.yen(JACK, 100).acts(Bank, 5);
    assert_eq!(bank.jack().yen, 105);
}

/// General Rules: nor are copper, silk and imported goods limited, though the box holds 31, 31 and 23 tokens.
#[test]
fn copper_silk_and_imported_goods_never_run_out() {
    let rich = |players| {
        let scene = Scene::of(players).goods(EVA, [31, 31, 41, 41]).imports(EVA, 23);
        scene.goods(JACK, [31, 31, 41, 41]).imports(JACK, 31).yen(JACK, 8)
    };
    assert_eq!(rich(2).acts(CopperMine, 5).jack().goods, [34, 31, 41, 41]);
    assert_eq!(rich(2).acts(SilkMill, 5).jack().goods, [31, 35, 41, 41]);
    let mut chinatown = rich(3).acts(Chinatown, 2);
    let import = Exchange::ALL
        .into_iter()
        .find(|exchange| exchange.terms().1.0 == Resource::Import)
        .expect("Chinatown sells imported goods");
    chinatown.play(Move::Exchange(import)).play(Move::Exchange(import));
    assert_eq!((chinatown.jack().imports, chinatown.jack().yen), (33, 0));
}

/// General Rules: at most three Orders in hand.
#[test]
fn a_hand_holds_three_orders() {
    let mut scene = Scene::of(2).orders_in_hand(JACK, 2).yen(JACK, 2).acts(PortA, 4);
    scene.play(Move::Order(0));
    assert_eq!(scene.jack().orders_in_hand, 3);
    assert_ne!(scene.ask(), Ask::SecondOrder, "a fourth cannot be taken");
}

/// General Rules: Orders in hand cannot be discarded to make room.
#[test]
fn orders_are_never_discarded() {
    let dear = order(Country::German, [9, 9, 9, 9], NOTHING);
    let mut scene = Scene::of(2)
        .order(JACK, 0, dear)
        .order(JACK, 1, dear)
        .order(JACK, 2, dear);
    assert!(
        scene
            .legal_where(|action| matches!(action, Move::Deliver(_)))
            .is_empty()
    );
    scene.end_turn().end_turn();
    let mut scene = scene.acts(PortA, 4);
    assert_eq!(scene.ask(), Ask::Construction, "the Port offers nothing to a full hand");
    assert_eq!(scene.finish_action().jack().orders_in_hand, 3);
}

/// A title that the box has two cards of.
fn printed_twice(scene: &Scene) -> Title {
    let rows = &scene.game.content().technologies;
    let count = |title| rows.iter().filter(|row| row.title == title).count();
    let twice = Title::ALL.into_iter().find(|title| count(*title) == 2);
    twice.expect("some titles are in the box twice")
}

/// General Rules: any number of Technologies, but never two of one title.
#[test]
fn technologies_are_unlimited_but_each_title_is_owned_once() {
    let mut scene = Scene::of(2);
    for title in [
        Title::Ball,
        Title::Winery,
        Title::Gaslight,
        Title::Telephone,
        Title::Exposition,
        Title::Newspaper,
    ] {
        scene = scene.knows(JACK, title);
    }
    let scene = scene.card(0, Title::Brickyard, 3).yen(JACK, 20).acts(LaboratoryA, 5);
    assert!(scene.allows(Move::Learn(0, 0)), "a seventh");
    let twice = printed_twice(&scene);
    let scene = Scene::of(2)
        .knows(JACK, twice)
        .card(0, twice, 1)
        .yen(JACK, 20)
        .acts(LaboratoryA, 5);
    assert_eq!(
        scene.why_not(Move::Learn(0, 0)),
        (Refusal::SameTitle, Chapter::GeneralRules)
    );
}

/// General Rules: it is you who may not have two of one title; two players may have one each.
#[test]
fn two_players_may_own_the_same_title() {
    let twice = printed_twice(&Scene::of(2));
    let scene = Scene::of(2).knows(EVA, twice).card(0, twice, 1);
    let mut scene = scene.yen(JACK, 20).acts(LaboratoryA, 5);
    scene.play(Move::Learn(0, 0));
    assert!([JACK, EVA].into_iter().all(|seat| scene.player(seat).knows(twice)));
}

/// General Rules: the score goes on beyond 100.
#[test]
fn scores_pass_a_hundred() {
    let scene =
        Scene::of(2)
            .has(JACK, Resource::Points, 99)
            .order(JACK, 7, order(Country::Dutch, [1, 0, 0, 0], points(6)));
    let mut scene = scene;
    scene.play(Move::Deliver(OrderId(7)));
    assert_eq!(scene.jack().points, 105);
}

/// Order of Play, Flow of a Turn: play passes clockwise, the starting player begins each round.
#[test]
fn play_passes_clockwise() {
    let mut scene = Scene::of(4);
    for round in 1..=2 {
        for seat in [JACK, EVA, WILLIAM, MARY] {
            assert_eq!(
                (scene.asked(), scene.state.table.round, scene.ask()),
                (seat, round, Ask::Before)
            );
            scene.end_turn();
        }
    }
    assert_eq!((Seat(3).next(4), Seat(0).next(2)), (JACK, EVA));
}

/// Flow of a Turn: phase A, then placement, movement, Area action, bonus, construction, recovery, then phase C.
#[test]
fn phases_and_steps_come_in_order() {
    let mut scene = Scene::of(2)
        .knows(JACK, Title::Telephone)
        .assistants(JACK, EmploymentAgency, 4);
    assert_eq!(scene.ask(), Ask::Before);
    scene.go_on();
    assert_eq!(scene.ask(), Ask::Placement(Placed::default()));
    scene.go_on();
    assert_eq!(scene.ask(), Ask::Movement);
    scene.go(EmploymentAgency);
    assert_eq!(scene.ask(), Ask::Employment(4));
    scene.go_on();
    assert_eq!(scene.ask(), Ask::Bonus);
    scene.go_on();
    assert_eq!(scene.ask(), Ask::Construction);
    scene.go_on();
    assert_eq!(scene.ask(), Ask::Recovery);
    scene.go_on();
    assert_eq!(scene.ask(), Ask::After);
    scene.go_on();
    assert_eq!((scene.asked(), scene.ask()), (EVA, Ask::Before));
}

/// Main Action Phase: steps 1, 2, 3 and 6 are mandatory; the President moves or returns.
#[test]
fn the_president_must_move_or_return() {
    let scene = Scene::of(2).assistants(JACK, Bank, 1).movement();
    assert_eq!(scene.why_not(Move::GoOn), (Refusal::MustChoose, Chapter::Movement));
}

/// Main Action Phase: the Area action follows the movement by itself, and so does the Recovery.
#[test]
fn the_area_action_and_the_recovery_are_not_optional() {
    let scene = Scene::of(2).yen(JACK, 0).acts(Bank, 3);
    assert_eq!(scene.jack().yen, 3);
    assert_eq!((scene.ask(), scene.assistants_in(JACK, Bank)), (Ask::After, 0));
}

/// Main Action Phase, exception: with the President returned, steps 3 to 6 are skipped.
#[test]
fn a_returned_president_leads_straight_to_phase_c() {
    let mut scene = Scene::of(2)
        .president(JACK, Bank)
        .assistants(JACK, Bank, 4)
        .house(EVA, Bank)
        .movement();
    let yen = (scene.jack().yen, scene.player(EVA).yen);
    scene.play(Move::Return).go_on();
    assert_eq!(scene.ask(), Ask::After);
    assert_eq!((scene.jack().yen, scene.player(EVA).yen), yen);
    assert_eq!(scene.assistants_in(JACK, Bank), 4, "nothing is recovered by step 6");
    assert_eq!(goods_of(&scene, JACK), [1; 4]);
}

/// Additional Action Phase: agents, Achievements and Orders in phases A and C alone, in any order.
#[test]
fn additional_actions_belong_to_phases_a_and_c() {
    use meiji::yokohama::content::Goal;
    let scene = Scene::of(2)
        .agent(JACK, Country::Dutch)
        .assistants(JACK, Bank, 1)
        .achievement(0, Goal::Yen(1), 5, 3)
        .order(JACK, 2, order(Country::French, [1, 0, 0, 0], points(1)));
    let extras = |scene: &Scene| {
        [
            scene.sending(Country::Dutch, Area::Bank),
            Move::Achieve(0),
            Move::Deliver(OrderId(2)),
        ]
    };
    for stage in [Stage::Before, Stage::After] {
        let scene = scene.clone().step(stage);
        let [agent, achieve, deliver] = extras(&scene);
        for sequence in [
            [agent, achieve, deliver],
            [deliver, achieve, agent],
            [achieve, agent, deliver],
        ] {
            let mut scene = scene.clone();
            sequence.into_iter().for_each(|action| {
                scene.play(action);
            });
            assert_eq!(scene.state.table.stage, stage, "each leads back to its phase");
        }
    }
    for stage in [
        Stage::Placement(Placed::default()),
        Stage::Movement,
        Stage::Recall,
        Stage::Recovery,
    ] {
        let scene = scene.clone().step(stage);
        for action in extras(&scene) {
            assert_eq!(scene.why_not(action), (Refusal::OtherQuestion, Chapter::FlowOfATurn));
        }
    }
}

/// Ruling: no rule forbids passing for ever.
#[test]
fn a_turn_may_pass_without_anything() {
    let mut scene = Scene::of(2);
    let before = scene.state.table;
    scene.end_turn().end_turn();
    let after = scene.state.table;
    assert_eq!(
        (before.seats, before.boards, after.round),
        (after.seats, after.boards, 2)
    );
}
