//! Employment Agency, and the Warehouse icon.

use meiji::words::{Names, Words};
use meiji::yokohama::components::Area::*;
use meiji::yokohama::components::{Country, Piece, Resource};
use meiji::yokohama::content::Reward;
use meiji::yokohama::{Ask, Chapter, Event, Move, Refusal, Rules};

use crate::scene::{JACK, NOTHING, Scene, pieces};

const ASSISTANT: Move = Move::Recruit(Piece::Assistant);
const SHOP: Move = Move::Recruit(Piece::Shop);
const HOUSE: Move = Move::Recruit(Piece::TradingHouse);

fn dear(needs: u16, has: u16) -> (Refusal, Chapter) {
    (
        Refusal::TooDear {
            what: Resource::Yen,
            needs,
            has,
        },
        Chapter::Employment,
    )
}

/// 1 Power: no effect; 2 to 5 Power: 1 to 4 tokens.
#[test]
fn power_brings_pieces() {
    let mut scene = Scene::of(2)
        .agent(JACK, Country::Dutch)
        .assistants(JACK, EmploymentAgency, 1);
    scene.send(Country::Dutch, EmploymentAgency);
    assert_eq!(scene.ask(), Ask::Before, "an agent's one Power has no effect");
    for power in 2..=5 {
        let mut scene = Scene::of(2).no_token(EmploymentAgency).acts(EmploymentAgency, power);
        for left in (1..power).rev() {
            assert_eq!(scene.ask(), Ask::Employment(left));
            scene.play(ASSISTANT);
        }
        assert!(!matches!(scene.ask(), Ask::Employment(_)));
        assert_eq!(scene.jack().warehouse.assistants, 12 - (power - 1));
    }
}

/// An Assistant costs nothing and comes from the Warehouse to the hand.
#[test]
fn an_assistant_is_free() {
    let mut scene = Scene::of(2).yen(JACK, 0).acts(EmploymentAgency, 3);
    let hand = scene.jack().hand.assistants;
    scene.play(ASSISTANT);
    assert_eq!(
        (scene.jack().hand.assistants, scene.jack().warehouse.assistants),
        (hand + 1, 11)
    );
    assert!(scene.events.contains(&Event::Recruited {
        seat: JACK,
        piece: Piece::Assistant
    }));
}

/// A Shop costs ¥2, each time.
#[test]
fn a_shop_costs_two_yen() {
    let mut scene = Scene::of(2).yen(JACK, 5).acts(EmploymentAgency, 5);
    scene.play(SHOP).play(SHOP);
    assert_eq!(
        (scene.jack().hand.shops, scene.jack().warehouse.shops, scene.jack().yen),
        (4, 4, 1)
    );
    assert_eq!(scene.why_not(SHOP), dear(2, 1));
}

/// Trading Houses cost ¥4, ¥5, ¥6 and ¥7.
#[test]
fn each_trading_house_costs_a_yen_more() {
    let mut scene = Scene::of(2).yen(JACK, 22).acts(EmploymentAgency, 5);
    for (price, left) in [(4, 18), (5, 13), (6, 7), (7, 0)] {
        let before = scene.jack().yen;
        scene.play(HOUSE);
        assert_eq!((before - scene.jack().yen, scene.jack().yen), (price, left));
    }
    assert_eq!((scene.jack().hand.houses, scene.jack().warehouse.houses), (4, 0));
}

/// Ruling: the price goes by how many have left the Warehouse before, built or not.
#[test]
fn built_trading_houses_count_for_the_price() {
    for (built, price) in [(0, 4), (1, 5), (2, 6), (3, 7)] {
        let areas = [Bank, Tea, Fishing];
        let scene = areas
            .into_iter()
            .take(built)
            .fold(Scene::of(2), |scene, area| scene.house(JACK, area));
        let short = scene.clone().yen(JACK, price - 1).acts(EmploymentAgency, 3);
        assert_eq!(short.why_not(HOUSE), dear(price, price - 1));
        let mut scene = scene.yen(JACK, price).acts(EmploymentAgency, 3);
        scene.play(HOUSE);
        assert_eq!(scene.jack().yen, 0);
    }
}

/// What the Warehouse does not hold cannot be taken.
#[test]
fn an_empty_warehouse_gives_nothing() {
    let mut scene = Scene::of(2).yen(JACK, 50);
    for piece in Piece::ALL {
        scene = scene.in_warehouse(JACK, piece, 0);
    }
    let mut left = scene
        .clone()
        .in_warehouse(JACK, Piece::Shop, 1)
        .acts(EmploymentAgency, 3);
    assert_eq!(left.legal(), [Move::GoOn, SHOP]);
    for (action, piece) in [(ASSISTANT, Piece::Assistant), (HOUSE, Piece::TradingHouse)] {
        assert_eq!(
            left.why_not(action),
            (Refusal::WarehouseEmpty { piece }, Chapter::Employment)
        );
    }
    left.play(SHOP);
    assert_eq!(left.ask(), Ask::After, "with nothing to take the turn goes on");
    assert_eq!(scene.acts(EmploymentAgency, 3).ask(), Ask::After);
}

/// Trading House: the first to the fourth have a price, a fifth has none to be named.
#[test]
fn what_the_warehouse_does_not_hold_has_no_price() {
    let (words, mut scene) = (Words::default(), Scene::of(2).yen(JACK, 50).acts(EmploymentAgency, 5));
    let said = |scene: &Scene| {
        let (game, table, names) = (&scene.game, &scene.state.table, Names::new(words, &[]));
        [
            words.speech(game, table, &names).action(HOUSE),
            words.speech(game, table, &names).action_long(HOUSE),
        ]
    };
    for price in 4..=7 {
        let [label, sentence] = said(&scene);
        assert_eq!(label, format!("Trading House · ¥{price}"));
        assert!(sentence.ends_with(&format!("for ¥{price}.")), "{sentence}");
        if price < 7 {
            scene.play(HOUSE);
        }
    }
    let none = scene.in_warehouse(JACK, Piece::TradingHouse, 0);
    assert_eq!(
        said(&none),
        ["Trading House", "Your Warehouse has no Trading House left."]
    );
}

/// Ruling: fewer recruits.
#[test]
fn fewer_pieces_may_be_taken() {
    let mut scene = Scene::of(2).acts(EmploymentAgency, 3);
    scene.play(ASSISTANT).go_on();
    assert_eq!((scene.ask(), scene.jack().warehouse.assistants), (Ask::After, 11));
}

/// Any mixture of pieces.
#[test]
fn pieces_may_be_mixed() {
    let mut scene = Scene::of(2).yen(JACK, 6).acts(EmploymentAgency, 4);
    scene.play(HOUSE).play(ASSISTANT).play(SHOP);
    assert_eq!((scene.jack().yen, scene.ask()), (0, Ask::Construction));
    let hand = scene.jack().hand;
    assert_eq!((hand.shops, hand.houses), (3, 1));
}

/// Icon: a token from the Warehouse; ruling: the player chooses which, pays as at the Agency, or declines.
#[test]
fn the_warehouse_icon_brings_a_piece_of_choice() {
    for (action, piece, price) in [
        (ASSISTANT, Piece::Assistant, 0),
        (SHOP, Piece::Shop, 2),
        (HOUSE, Piece::TradingHouse, 4),
    ] {
        let mut scene = Scene::of(2)
            .tile(Bank, [pieces(1), NOTHING, NOTHING, NOTHING], NOTHING)
            .acts(Bank, 4);
        scene.play(Move::Shop(0));
        assert_eq!(scene.ask(), Ask::WarehousePiece);
        let (yen, hand) = (scene.jack().yen, scene.jack().hand.of(piece));
        scene.play(action);
        let recovered = if piece == Piece::Assistant { 3 } else { 0 };
        assert_eq!(
            (scene.jack().yen, scene.jack().hand.of(piece)),
            (yen - price, hand + 1 + recovered)
        );
        assert_eq!(scene.ask(), Ask::After);
    }
    let mut scene = Scene::of(2)
        .tile(Bank, [pieces(2), NOTHING, NOTHING, NOTHING], NOTHING)
        .acts(Bank, 4);
    scene.play(Move::Shop(0)).play(ASSISTANT);
    assert_eq!(scene.ask(), Ask::WarehousePiece, "two icons, two pieces");
    scene.go_on();
    assert_eq!((scene.ask(), scene.jack().warehouse.assistants), (Ask::After, 11));
}

/// Icon: the token that is shown; no other is taken, and it is paid for as at the Agency, or declined.
#[test]
fn the_warehouse_icon_may_show_its_piece() {
    for (shown, action, piece, price) in [
        (
            Reward {
                assistants: 1,
                ..NOTHING
            },
            ASSISTANT,
            Piece::Assistant,
            0,
        ),
        (Reward { shops: 1, ..NOTHING }, SHOP, Piece::Shop, 2),
        (Reward { houses: 1, ..NOTHING }, HOUSE, Piece::TradingHouse, 4),
    ] {
        for rules in Rules::ALL {
            let mut scene = Scene::of(2)
                .by(rules)
                .tile(Bank, [shown, NOTHING, NOTHING, NOTHING], NOTHING)
                .acts(Bank, 4);
            scene.play(Move::Shop(0));
            assert_eq!(scene.ask(), Ask::ShownPiece(piece));
            assert_eq!(scene.legal(), [Move::GoOn, action]);
            for other in [ASSISTANT, SHOP, HOUSE] {
                if other != action {
                    assert_eq!(scene.why_not(other), (Refusal::OtherPiece { piece }, Chapter::Icons));
                }
            }
            let (yen, hand) = (scene.jack().yen, scene.jack().hand.of(piece));
            let mut declined = scene.clone();
            scene.play(action);
            let recovered = if piece == Piece::Assistant { 3 } else { 0 };
            assert_eq!(
                (scene.jack().yen, scene.jack().hand.of(piece)),
                (yen - price, hand + 1 + recovered)
            );
            declined.go_on();
            assert_eq!((scene.ask(), declined.ask()), (Ask::After, Ask::After));
        }
    }
}

/// Icons: each that shows a piece is asked for on its own, before those that leave the choice; what cannot be taken is passed over.
#[test]
fn warehouse_icons_are_answered_one_by_one() {
    let reward = Reward {
        assistants: 2,
        houses: 1,
        pieces: 1,
        ..NOTHING
    };
    let scene = || {
        Scene::of(2)
            .tile(Bank, [reward, NOTHING, NOTHING, NOTHING], NOTHING)
            .acts(Bank, 4)
    };
    let mut rich = scene().yen(JACK, 9);
    rich.play(Move::Shop(0)).play(ASSISTANT).play(ASSISTANT);
    assert_eq!(rich.ask(), Ask::ShownPiece(Piece::TradingHouse));
    rich.play(HOUSE);
    assert_eq!(rich.ask(), Ask::WarehousePiece);
    let mut poor = scene().yen(JACK, 1);
    poor.play(Move::Shop(0)).go_on();
    assert_eq!(poor.ask(), Ask::WarehousePiece, "¥1 buys no Trading House");
    assert_eq!(poor.jack().warehouse.assistants, 12, "both were declined");
}

/// Icon: what cannot be paid for is not taken; with nothing to take the turn goes on.
#[test]
fn the_warehouse_icon_must_be_paid() {
    let tile = [pieces(1), NOTHING, NOTHING, NOTHING];
    let mut scene = Scene::of(2).tile(Tea, tile, NOTHING).yen(JACK, 1).acts(Tea, 4);
    scene.play(Move::Shop(0));
    assert_eq!(scene.why_not(SHOP), dear(2, 1));
    let mut scene = Scene::of(2)
        .tile(Tea, tile, NOTHING)
        .yen(JACK, 1)
        .in_warehouse(JACK, Piece::Assistant, 3)
        .acts(Tea, 4);
    scene = scene.in_warehouse(JACK, Piece::Assistant, 0);
    scene.play(Move::Shop(0));
    assert_eq!(scene.ask(), Ask::After);
}
