//! Export.

use meiji::nippon::components::{ActionSlot, ContractId, FactoryTile, Good, Track};
use meiji::nippon::{Ask, Chapter, Move, Refusal};

use super::scene::{BLUE, PURPLE, Scene};

/// Purple has Silk, Paper, Bento and Clocks, without a bonus of Contracts, and no yen to invest.
fn with(silk: u8, paper: u8, bento: u8, clocks: u8) -> Scene {
    Scene::new(2)
        .factory(PURPLE, FactoryTile::Silk3, 0, silk)
        .factory(PURPLE, FactoryTile::Paper4, 0, paper)
        .factory(PURPLE, FactoryTile::Bento4, 0, bento)
        .factory(PURPLE, FactoryTile::Clocks1, 0, clocks)
        .yen(PURPLE, 0)
}

/// What a Contract pays: yen or points, and Money steps; then it lies face down for good.
#[test]
fn what_contracts_bring() {
    for (contract, cubes, yen, points, steps) in [
        (0, "silk,silk", 5, 0, 1),
        (1, "silk,paper", 0, 3, 1),
        (2, "silk,silk,silk", 0, 8, 0),
        (3, "silk,silk,paper", 6, 0, 2),
        (4, "silk,paper,bento", 5, 0, 2),
        (5, "silk,silk,paper,paper", 8, 0, 2),
        (6, "silk,silk,paper,bento", 0, 6, 2),
        (7, "silk,silk,paper,paper,bento", 0, 10, 3),
    ] {
        let scene = with(4, 4, 1, 0).take(ActionSlot::Export);
        let scene = scene.after(&format!("fulfil {contract} giving {cubes}"));
        let own = scene.purple();
        assert_eq!(
            (own.yen, own.points - 10, own.marker(Track::Money)),
            (yen, points, steps),
            "{contract}"
        );
        assert!(!own.contracts.contains(ContractId(contract)) && own.fulfilled() == 1);
        let again = scene
            .after("stop")
            .turn_of(PURPLE)
            .yen(PURPLE, 0)
            .take(ActionSlot::Export);
        let refused = again.why_not(&format!("fulfil {contract} giving {cubes}"));
        assert_eq!(refused, (Refusal::Fulfilled, Chapter::Export));
    }
}

/// Each player has all Contracts: what one has fulfilled stays open to the others.
#[test]
fn contracts_are_each_players_own() {
    let scene = with(2, 0, 0, 0)
        .factory(BLUE, FactoryTile::Silk1, 0, 2)
        .yen(BLUE, 0)
        .take(ActionSlot::Export);
    // The one Contract that can be fulfilled, with the one answer that there is, is fulfilled at once.
    let has = |scene: &Scene, seat| scene.of(seat).contracts.contains(ContractId(0));
    assert_eq!([PURPLE, BLUE].map(|seat| has(&scene, seat)), [false, true]);
    let scene = scene.take(ActionSlot::Export);
    assert!(!has(&scene, BLUE));
}

/// A Contract 2 + 1: two cubes of one Factory and one of another, not three of one (R9).
#[test]
fn kinds_differ_within_a_contract() {
    let scene = with(3, 1, 0, 0).take(ActionSlot::Export);
    assert!(scene.allows("fulfil 3 giving silk,silk,paper"));
    assert_eq!(
        scene.why_not("fulfil 3 giving silk,silk,silk"),
        (Refusal::OtherGoods, Chapter::Export)
    );
    let alone = with(3, 0, 0, 0).take(ActionSlot::Export);
    let listed: Vec<String> = alone.answers("fulfil");
    assert_eq!(listed, ["fulfil 0 giving silk,silk", "fulfil 2 giving silk,silk,silk"]);
}

/// 2 Silk and 1 Paper: the Contract 1 + 1 + 1 is not possible (O28).
#[test]
fn three_kinds_are_three() {
    let scene = with(2, 1, 0, 0).take(ActionSlot::Export);
    let fourth = scene
        .answers("fulfil")
        .into_iter()
        .filter(|text| text.starts_with("fulfil 4"));
    assert_eq!(fourth.count(), 0);
    let good = Good::Bento;
    let (needs, has) = (1, 0);
    assert_eq!(
        scene.why_not("fulfil 4 giving silk,paper,bento"),
        (Refusal::GoodsShort { good, needs, has }, Chapter::Export)
    );
}

/// Any kinds will do; the same goods of each kind are one answer.
#[test]
fn equal_answers_are_one() {
    let scene = with(2, 2, 0, 1).take(ActionSlot::Export);
    let of = |contract: &str| -> Vec<String> {
        let listed = scene.answers("fulfil").into_iter();
        listed
            .filter(|text| text.starts_with(&format!("fulfil {contract} ")))
            .collect()
    };
    assert_eq!(of("1").len(), 3, "three pairs of three goods");
    assert_eq!(
        of("3"),
        [
            "fulfil 3 giving silk,silk,paper",
            "fulfil 3 giving silk,silk,clocks",
            "fulfil 3 giving silk,paper,paper",
            "fulfil 3 giving paper,paper,clocks"
        ]
    );
    assert_eq!(of("4"), ["fulfil 4 giving silk,paper,clocks"]);
    assert_eq!(of("5"), ["fulfil 5 giving silk,silk,paper,paper"]);
    assert_eq!(of("7"), ["fulfil 7 giving silk,silk,paper,paper,clocks"]);
}

/// One to three Contracts, one after another, the later ones with what is left.
#[test]
fn one_to_three_contracts() {
    let scene = with(4, 4, 4, 4).take(ActionSlot::Export);
    assert_eq!(scene.why_not("stop"), (Refusal::MustChoose, Chapter::Export));
    let scene = scene.after("fulfil 0 giving silk,silk");
    assert_eq!(scene.ask(), Ask::Contract);
    assert!(scene.allows("stop"));
    let scene = scene.after("fulfil 2 giving paper,paper,paper; fulfil 1 giving silk,paper");
    assert_eq!(scene.asked(), BLUE, "three");
    assert_eq!(scene.purple().stored().0, [1, 0, 4, 0, 4, 0]);
    assert_eq!(scene.purple().fulfilled(), 3);
}

/// Without goods for any Contract the action is not possible; the action ends by itself once none is left.
#[test]
fn goods_for_a_contract() {
    assert!(!with(1, 0, 0, 0).slot_open(ActionSlot::Export));
    assert!(with(1, 0, 1, 0).slot_open(ActionSlot::Export));
    let scene = with(2, 0, 0, 0).take(ActionSlot::Export);
    assert_eq!(scene.asked(), BLUE, "one way, and nothing after it");
    assert_eq!(scene.purple().yen, 5);
    let odd = with(4, 0, 0, 0).take(ActionSlot::Export);
    assert_eq!(
        odd.why_not("fulfil 8 giving silk"),
        (Refusal::NoSuchThing, Chapter::Export)
    );
}

/// ¥3,000 for each later Contract (P3), 2 points for each (C3).
#[test]
fn bonuses_of_contracts() {
    let scene = Scene::new(2)
        .factory(PURPLE, FactoryTile::Silk3, 0, 2)
        .factory(PURPLE, FactoryTile::Paper3, 0, 3)
        .factory(PURPLE, FactoryTile::Clocks3, 0, 0)
        .yen(PURPLE, 0)
        .take(ActionSlot::Export)
        .after("fulfil 0 giving silk,silk; fulfil 2 giving paper,paper,paper");
    assert_eq!((scene.purple().yen, scene.purple().points), (5 + 3 + 3, 10 + 2 + 8 + 2));
}

/// Every way to pay each Contract is a move: of kinds that differ, as many as there are to choose them.
#[test]
fn every_way_to_pay() {
    let space = meiji::game::Game::move_space(&Scene::new(2).game);
    let ways = (0..8).map(|number| {
        let of = |action: &&Move| matches!(action, Move::Fulfil(ContractId(contract), _) if *contract == number);
        space.iter().filter(of).count()
    });
    assert_eq!(ways.collect::<Vec<_>>(), [6, 15, 6, 30, 20, 15, 60, 60]);
}
