//! Technology Cards that act at any time of the own turn, Spinning Mill and University, or as it begins, Stock Market.

use meiji::yokohama::components::Area::*;
use meiji::yokohama::components::{Exchange, Good, Piece, Resource, Title};
use meiji::yokohama::{Ask, Chapter, Event, Fee, Move, Refusal, Stage, Why};

use crate::scene::{EVA, FROM_HAND, JACK, NOTHING, Scene, church, church_giving};
use crate::technologies::mine_and_hers;

/// Spinning Mill: once a turn a silk for ¥2.
#[test]
fn spinning_mill() {
    let [mut mine, hers] = mine_and_hers(Title::SpinningMill, || {
        Scene::of(2).goods(JACK, [0, 3, 0, 0]).yen(JACK, 0)
    });
    assert_eq!(hers.why_not(Move::Mill), (Refusal::NoTechnology, Chapter::Technologies));
    mine.play(Move::Mill);
    assert_eq!((mine.jack().good(Good::Silk), mine.jack().yen), (2, 2));
    assert_eq!(mine.why_not(Move::Mill), (Refusal::UsedThisTurn, Chapter::Technologies));
    mine.end_turn().end_turn();
    assert!(mine.allows(Move::Mill), "the next turn");
    let none = mine.goods(JACK, [9, 0, 9, 9]);
    let dear = Refusal::TooDear {
        what: Resource::Silk,
        needs: 1,
        has: 0,
    };
    assert_eq!(none.why_not(Move::Mill), (dear, Chapter::Technologies));
}

/// Spinning Mill: a silk gained this turn will do.
#[test]
fn spinning_mill_takes_fresh_silk() {
    let mut scene = Scene::of(2)
        .knows(JACK, Title::SpinningMill)
        .goods(JACK, [0; 4])
        .acts(SilkMill, 2);
    let yen = scene.jack().yen;
    scene.play(Move::Mill);
    assert_eq!((scene.jack().yen, scene.jack().good(Good::Silk)), (yen + 2, 0));
}

/// University: once a turn ¥1 for an Assistant from the Warehouse to the hand.
#[test]
fn university() {
    let [mut mine, hers] = mine_and_hers(Title::University, || Scene::of(2).yen(JACK, 3));
    assert_eq!(
        hers.why_not(Move::University),
        (Refusal::NoTechnology, Chapter::Technologies)
    );
    mine.play(Move::University);
    assert_eq!(
        (
            mine.jack().yen,
            mine.jack().hand.assistants,
            mine.jack().warehouse.assistants
        ),
        (2, 9, 11)
    );
    assert!(mine.events.contains(&Event::Recruited {
        seat: JACK,
        piece: Piece::Assistant
    }));
    assert_eq!(
        mine.why_not(Move::University),
        (Refusal::UsedThisTurn, Chapter::Technologies)
    );
    mine.end_turn().end_turn();
    assert!(mine.allows(Move::University), "the next turn");
    let poor = mine.clone().yen(JACK, 0);
    let dear = Refusal::TooDear {
        what: Resource::Yen,
        needs: 1,
        has: 0,
    };
    assert_eq!(poor.why_not(Move::University), (dear, Chapter::Technologies));
    assert!(!poor.allows(Move::University), "nor is it listed");
    let empty = mine.in_warehouse(JACK, Piece::Assistant, 0);
    let none = Refusal::WarehouseEmpty {
        piece: Piece::Assistant,
    };
    assert_eq!(empty.why_not(Move::University), (none, Chapter::Technologies));
}

/// Ruling: Spinning Mill and University at every decision of the own turn, each once a turn.
#[test]
fn spinning_mill_and_university_at_any_time() {
    let owner = || {
        let scene = Scene::of(3)
            .knows(JACK, Title::SpinningMill)
            .knows(JACK, Title::University);
        scene
            .goods(JACK, [1, 5, 1, 1])
            .yen(JACK, 5)
            .imports(JACK, 3)
            .knows(JACK, Title::Telephone)
    };
    let open = |scene: &Scene| scene.allows(Move::Mill) && scene.allows(Move::University);
    for stage in [
        Stage::Before,
        Stage::Placement(Default::default()),
        Stage::Movement,
        Stage::After,
    ] {
        assert!(open(&owner().step(stage)), "{stage:?}");
    }
    for area in [Church, Customs, EmploymentAgency, LaboratoryA, PortA, Chinatown, Tea] {
        let mut scene = owner().card(0, Title::Ball, 1).acts(area, 5);
        while scene.ask() != Ask::After {
            assert!(open(&scene), "{area:?}, {:?}", scene.ask());
            scene.go_on();
        }
    }
    let mut both = owner();
    both.play(Move::University).play(Move::Mill);
    assert_eq!(both.ask(), Ask::Before, "the question stays open");
}

/// Church, Customs: with an empty hand the University may still bring the Assistant for the space, be it for the Spinning
/// Mill's money; otherwise it comes from the Area.
#[test]
fn the_university_brings_the_assistant_for_a_space() {
    let board = |area| {
        let scene = Scene::of(2).church_space(0, 2, NOTHING).customs_space(0, 1, NOTHING);
        let scene = scene.imports(JACK, 1).yen(JACK, 0).goods(JACK, [0, 1, 0, 0]);
        scene.assistants(JACK, area, 3).in_hand(JACK, Piece::Assistant, 0)
    };
    for (area, space) in [(Church, church(0)), (Customs, Move::Customs(0))] {
        let owner = || board(area).knows(JACK, Title::University);
        let mut rich = owner().yen(JACK, 1).acts(area, 4);
        rich.play(space);
        assert_eq!(rich.ask(), Ask::AssistantFrom, "{area:?}");
        rich.clone().take_from(area);
        rich.play(Move::University).play(FROM_HAND);
        assert_eq!(rich.assistants_in(JACK, area), 3);

        let mut miller = owner().knows(JACK, Title::SpinningMill).acts(area, 4);
        miller.play(space);
        assert_eq!(miller.ask(), Ask::AssistantFrom, "{area:?}");
        miller.play(Move::Mill).play(Move::University).play(FROM_HAND);
        assert_eq!(miller.jack().yen, 1);

        for mut other in [owner().acts(area, 4), board(area).yen(JACK, 1).acts(area, 4)] {
            other.play(space);
            assert_eq!((other.ask(), other.assistants_in(JACK, area)), (Ask::Construction, 2));
        }
    }
}

/// Ruling: also before a payment: a Church space that needs ¥2 waits for the Spinning Mill.
#[test]
fn spinning_mill_pays_for_what_follows() {
    let scene = Scene::of(2)
        .knows(JACK, Title::SpinningMill)
        .goods(JACK, [0, 1, 0, 0])
        .yen(JACK, 0);
    let mut church = scene.clone().church_space(0, 3, NOTHING).acts(Church, 2);
    assert_eq!(church.ask(), Ask::Church);
    church.play(Move::Mill).play(church_giving(0, "yen")).play(FROM_HAND);
    assert_eq!(church.jack().yen, 0);
    let mut laboratory = scene.clone().card(0, Title::Ball, 4).acts(LaboratoryA, 3);
    laboratory.play(Move::Mill).play(Move::Learn(0, 0));
    assert!(laboratory.jack().knows(Title::Ball));
    let mut port = scene.clone().acts(PortA, 3);
    port.play(Move::Order(0));
    assert_eq!(port.ask(), Ask::SecondOrder);
    port.play(Move::Mill).play(Move::SecondOrder(1, Fee::Yen));
    assert_eq!(port.jack().orders_in_hand, 2);
    let mut agency = scene.in_warehouse(JACK, Piece::Assistant, 0).acts(EmploymentAgency, 2);
    assert_eq!(agency.ask(), Ask::Employment(1));
    agency.play(Move::Mill).play(Move::Recruit(Piece::Shop));
    assert_eq!(agency.jack().hand.shops, 3);
}

/// Money that may still come holds nothing up once the pieces are taken.
#[test]
fn spinning_mill_does_not_hold_up_what_is_done() {
    let scene = Scene::of(3).knows(JACK, Title::SpinningMill).goods(JACK, [0, 3, 0, 0]);
    let mut agency = scene.clone().acts(EmploymentAgency, 2);
    agency.play(Move::Recruit(Piece::Assistant));
    assert_eq!(agency.ask(), Ask::After);
    let mut chinatown = scene.acts(Chinatown, 2);
    let sell = Move::Exchange(Exchange::SellSilk);
    chinatown.play(sell).play(sell);
    assert_eq!(chinatown.ask(), Ask::After);
}

/// Nor does it for a second Order that a full hand cannot take.
#[test]
fn spinning_mill_does_not_wait_for_a_full_hand() {
    let scene = Scene::of(2).knows(JACK, Title::SpinningMill).goods(JACK, [0, 1, 0, 0]);
    let mut scene = scene.yen(JACK, 0).orders_in_hand(JACK, 2).acts(PortA, 3);
    scene.play(Move::Order(0));
    assert_eq!(scene.ask(), Ask::After);
}

/// The University is paid from what is there: with no yen the Spinning Mill has to come first.
#[test]
fn university_waits_for_the_spinning_mill() {
    let scene = Scene::of(2)
        .knows(JACK, Title::University)
        .knows(JACK, Title::SpinningMill);
    let mut scene = scene.goods(JACK, [0, 1, 0, 0]).yen(JACK, 0);
    let dear = Refusal::TooDear {
        what: Resource::Yen,
        needs: 1,
        has: 0,
    };
    assert_eq!(scene.why_not(Move::University), (dear, Chapter::Technologies));
    scene.play(Move::Mill).play(Move::University);
    assert_eq!(scene.jack().yen, 1);
}

/// Stock Market: with ¥0 or ¥1 as the turn begins, yen are filled up to ¥2.
#[test]
fn stock_market() {
    for (yen, filled) in [(0, 2), (1, 2), (2, 2), (3, 3)] {
        let mut scene = Scene::of(2).knows(JACK, Title::StockMarket).yen(JACK, yen).turn_of(EVA);
        scene.end_turn();
        assert_eq!((scene.asked(), scene.jack().yen), (JACK, filled));
    }
    let mut hers = Scene::of(2)
        .knows(EVA, Title::StockMarket)
        .yen(JACK, 0)
        .yen(EVA, 0)
        .turn_of(EVA);
    hers.end_turn();
    assert_eq!(
        (hers.jack().yen, hers.player(EVA).yen),
        (0, 0),
        "at the owner's turn alone"
    );
}

/// Ruling: Stock Market from the next turn, not as it is gained, and not in the midst of a turn.
#[test]
fn stock_market_acts_as_the_turn_begins() {
    let mut scene = Scene::of(2)
        .card(0, Title::StockMarket, 3)
        .yen(JACK, 0)
        .acts(LaboratoryA, 3);
    scene.play(Move::Learn(0, 0)).finish_action();
    assert_eq!(scene.jack().yen, 0);
    scene.end_turn().end_turn();
    assert_eq!(scene.jack().yen, 2);
    assert_eq!(scene.gains(Why::Technology), [(JACK, Resource::Yen, 2)]);
}
