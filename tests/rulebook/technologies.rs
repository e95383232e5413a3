//! Technology Cards: all 20 titles. Those that change the President's way are in `travel`.

use meiji::printed::Edition;
use meiji::yokohama::components::Area::*;
use meiji::yokohama::components::{Country, Exchange, Good, OrderId, Piece, TITLES, Title};
use meiji::yokohama::content::{Content, Reward};
use meiji::yokohama::{Ask, Chapter, Event, Move, Refusal, Rules, Stage};

use crate::scene::{EVA, FROM_HAND, JACK, NOTHING, Scene, any, church, order};

/// Jack with a Technology, and another scene where Eva has it instead.
pub fn mine_and_hers(title: Title, scene: impl Fn() -> Scene) -> [Scene; 2] {
    [scene().knows(JACK, title), scene().knows(EVA, title)]
}

/// Game Components: 30 cards of 20 titles. Ruling: some twice, the Station once.
#[test]
fn thirty_cards_of_twenty_titles() {
    let rows = Content::first().technologies;
    let count = |title| rows.iter().filter(|row| row.title == title).count();
    assert_eq!((rows.len(), TITLES), (30, 20));
    assert!(Title::ALL.into_iter().all(|title| matches!(count(title), 1 | 2)));
    assert_eq!(count(Title::Station), 1);
}

/// Ball: 2 points for each Order completed.
#[test]
fn ball() {
    let scene = || {
        let row = order(Country::Dutch, [0; 4], NOTHING);
        Scene::of(2).order(JACK, 3, row).order(JACK, 4, row)
    };
    for (mut scene, points) in mine_and_hers(Title::Ball, scene).into_iter().zip([4, 0]) {
        scene.play(Move::Deliver(OrderId(3))).play(Move::Deliver(OrderId(4)));
        assert_eq!(scene.jack().points, points);
    }
}

/// Brickyard: 4 points for an Assistant placed by a Customs action, not by a Church action.
#[test]
fn brickyard() {
    let customs = || Scene::of(2).customs_space(0, 1, NOTHING).imports(JACK, 1);
    for (scene, points) in mine_and_hers(Title::Brickyard, customs).into_iter().zip([4, 0]) {
        let mut scene = scene.acts(Customs, 2);
        scene.play(Move::Customs(0)).play(FROM_HAND);
        assert_eq!(scene.jack().points, points);
    }
    let mut scene = Scene::of(2)
        .knows(JACK, Title::Brickyard)
        .church_space(0, 2, NOTHING)
        .acts(Church, 2);
    scene.play(church(0)).play(FROM_HAND);
    assert_eq!(scene.jack().points, 0);
}

/// Electrical Light: 3 points for each Trading House built, none for a Shop.
#[test]
fn electrical_light() {
    let scene = || Scene::of(2).in_hand(JACK, Piece::TradingHouse, 1);
    for (scene, points) in mine_and_hers(Title::ElectricalLight, scene).into_iter().zip([3, 0]) {
        let scene = scene.acts(Tea, 4);
        let mut house = scene.clone();
        assert_eq!(house.play(Move::House).jack().points, points);
        let mut shop = scene;
        assert_eq!(shop.play(Move::Shop(0)).jack().points, 0);
    }
}

/// Exposition: 10 points at once, and never again.
#[test]
fn exposition() {
    let mut scene = Scene::of(2).card(0, Title::Exposition, 3).acts(LaboratoryA, 3);
    scene.play(Move::Learn(0, 0));
    assert_eq!(scene.jack().points, 10);
    scene.finish_action().end_turn().end_turn();
    assert_eq!(scene.jack().points, 10);
}

/// Gaslight: 2 points for each Shop built, none for a Trading House.
#[test]
fn gaslight() {
    let scene = || Scene::of(2).in_hand(JACK, Piece::TradingHouse, 1);
    for (scene, points) in mine_and_hers(Title::Gaslight, scene).into_iter().zip([2, 0]) {
        let scene = scene.acts(Tea, 4);
        let mut shop = scene.clone();
        assert_eq!(shop.play(Move::Shop(2)).jack().points, points);
        let mut house = scene;
        assert_eq!(house.play(Move::House).jack().points, 0);
    }
}

/// Gaslight, Electrical Light, Winery: whenever; so what is built or placed in an agent's action counts too.
#[test]
fn an_agents_action_counts_for_technologies_too() {
    let builds = |title| {
        let scene = Scene::of(2)
            .knows(JACK, title)
            .in_hand(JACK, Piece::TradingHouse, 1)
            .agent(JACK, Country::Dutch);
        let mut scene = scene.assistants(JACK, Tea, 4);
        scene.send(Country::Dutch, Tea);
        scene
    };
    assert_eq!(builds(Title::Gaslight).play(Move::Shop(0)).jack().points, 2);
    assert_eq!(builds(Title::ElectricalLight).play(Move::House).jack().points, 3);
    let mut winery = Scene::of(2)
        .knows(JACK, Title::Winery)
        .church_space(0, 2, NOTHING)
        .agent(JACK, Country::Dutch)
        .assistants(JACK, Church, 2);
    winery.send(Country::Dutch, Church).play(church(0)).play(FROM_HAND);
    assert_eq!(winery.jack().points, 3);
}

/// Language School: ¥1 for each Order completed.
#[test]
fn language_school() {
    let scene = || {
        Scene::of(2)
            .order(JACK, 3, order(Country::Dutch, [0; 4], NOTHING))
            .yen(JACK, 0)
    };
    for (mut scene, yen) in mine_and_hers(Title::LanguageSchool, scene).into_iter().zip([1, 0]) {
        scene.play(Move::Deliver(OrderId(3)));
        assert_eq!(scene.jack().yen, yen);
    }
}

/// Letterpress Printing: ¥1 for each later Technology. Ruling: not for itself.
#[test]
fn letterpress_printing() {
    let itself = || {
        Scene::of(2)
            .card(0, Title::LetterpressPrinting, 2)
            .card(1, Title::Ball, 2)
            .yen(JACK, 0)
    };
    let mut scene = itself().acts(LaboratoryA, 3);
    scene.play(Move::Learn(0, 0));
    assert_eq!(scene.jack().yen, 0);
    let mut later = Scene::of(2)
        .knows(JACK, Title::LetterpressPrinting)
        .card(1, Title::Ball, 2)
        .yen(JACK, 0);
    later = later.acts(LaboratoryA, 3);
    later.play(Move::Learn(1, 0));
    assert_eq!(later.jack().yen, 1);
}

/// Patent System: 2 points for each later Technology. Ruling: not for itself.
#[test]
fn patent_system() {
    let mut scene = Scene::of(2).card(0, Title::PatentSystem, 2).acts(LaboratoryA, 3);
    scene.play(Move::Learn(0, 0));
    assert_eq!(scene.jack().points, 0);
    let mut later = Scene::of(2)
        .knows(JACK, Title::PatentSystem)
        .card(1, Title::Ball, 2)
        .acts(LaboratoryA, 3);
    later.play(Move::Learn(1, 0));
    assert_eq!(later.jack().points, 2);
}

/// Mining Technology: one copper more whenever copper is received: Copper Mine, Chinatown, token, building.
#[test]
fn mining_technology() {
    let copper = Reward { copper: 2, ..NOTHING };
    let scene = || {
        Scene::of(3)
            .goods(JACK, [0; 4])
            .token(CopperMine, copper)
            .tile(CopperMine, [copper; 4], copper)
    };
    for (scene, more) in mine_and_hers(Title::MiningTechnology, scene).into_iter().zip([1, 0]) {
        let mut scene = scene.acts(CopperMine, 5);
        assert_eq!(scene.jack().good(Good::Copper), 3 + more, "the Copper Mine");
        scene.play(Move::TakeToken);
        assert_eq!(scene.jack().good(Good::Copper), 5 + 2 * more, "a token of two copper");
        scene.play(Move::Shop(1));
        assert_eq!(
            scene.jack().good(Good::Copper),
            7 + 3 * more,
            "a building of two copper"
        );
        scene.finish_action().end_turn().end_turn().end_turn();
        let mut scene = scene.yen(JACK, 2).acts(Chinatown, 2);
        scene.play(Move::Exchange(Exchange::BuyCopper));
        assert_eq!(scene.jack().good(Good::Copper), 8 + 4 * more, "an exchange");
    }
}

/// Ruling: Mining Technology counts for an Order, a board space and "any good" taken as copper too; not for none, not
/// for other goods.
#[test]
fn mining_technology_counts_for_every_receipt() {
    let copper = Reward { copper: 1, ..NOTHING };
    let miner = || Scene::of(2).knows(JACK, Title::MiningTechnology).goods(JACK, [0; 4]);
    let mut by_order = miner().order(JACK, 3, order(Country::Dutch, [0; 4], copper));
    by_order.play(Move::Deliver(OrderId(3)));
    assert_eq!(by_order.jack().goods, [2, 0, 0, 0]);
    let mut by_board = miner().church_space(0, 2, copper).acts(Church, 2);
    by_board.play(church(0)).play(FROM_HAND);
    assert_eq!(by_board.jack().goods, [2, 0, 0, 0]);
    let mut by_choice = miner().order(JACK, 3, order(Country::Dutch, [0; 4], any(2)));
    by_choice
        .play(Move::Deliver(OrderId(3)))
        .play(Move::Good(Good::Copper))
        .play(Move::Good(Good::Silk));
    assert_eq!(by_choice.jack().goods, [2, 1, 0, 0]);
    assert_eq!(
        miner().acts(CopperMine, 2).jack().goods,
        [0; 4],
        "no copper, nothing more"
    );
    assert_eq!(miner().acts(SilkMill, 2).jack().goods, [0, 1, 0, 0]);
}

/// Mining Technology. Ruling: once a source. The copper that a reward shows and the copper that is chosen in it are one source; by the first rules
/// each Copper of choice was one.
#[test]
fn mining_technology_counts_once_a_source() {
    let one_and_two = Reward {
        copper: 1,
        any: 2,
        ..NOTHING
    };
    for (reward, rules, copper) in [
        (one_and_two, Rules::Second, 4),
        (any(3), Rules::Second, 4),
        (one_and_two, Rules::First, 6),
        (any(3), Rules::First, 6),
    ] {
        let miner = Scene::of(2)
            .by(rules)
            .knows(JACK, Title::MiningTechnology)
            .goods(JACK, [0; 4]);
        let mut scene = miner.token(Tea, reward).acts(Tea, 5);
        scene.play(Move::TakeToken);
        let tea = scene.jack().good(Good::Tea);
        while scene.ask() == Ask::AnyGood {
            scene.play(Move::Good(Good::Copper));
        }
        assert_eq!(scene.jack().goods, [copper, 0, tea, 0], "{reward:?} by {rules:?}");
        assert!(!scene.state.table.pending.mined, "the source is done with");
    }
}

/// Mining Technology. Ruling: a source of which copper is chosen after something else adds its Copper all the same, and the next source its own.
#[test]
fn mining_technology_counts_for_each_source() {
    let miner = Scene::of(2).knows(JACK, Title::MiningTechnology).goods(JACK, [0; 4]);
    let mut scene = miner.token(Bank, any(2)).tile(Bank, [any(2); 4], NOTHING).acts(Bank, 5);
    scene
        .play(Move::TakeToken)
        .play(Move::Good(Good::Silk))
        .play(Move::Good(Good::Copper));
    assert_eq!(scene.jack().goods, [2, 1, 0, 0]);
    scene
        .play(Move::Shop(0))
        .play(Move::Good(Good::Copper))
        .play(Move::Good(Good::Copper));
    assert_eq!(scene.jack().goods, [5, 1, 0, 0]);
}

/// Newspaper: up to four Assistants in different Areas; two in one Area as ever.
#[test]
fn newspaper() {
    let [mut mine, mut hers] = mine_and_hers(Title::Newspaper, || Scene::of(2).placement());
    for area in [Tea, Bank, PortA] {
        mine.place(area);
        hers.place(area);
    }
    assert_eq!(
        hers.why_not(hers.placing(Church)),
        (Refusal::PlacementFull { most: 3 }, Chapter::Placement)
    );
    mine.place(Church);
    assert_eq!(
        mine.why_not(mine.placing(Customs)),
        (Refusal::PlacementFull { most: 4 }, Chapter::Placement)
    );
    let mut pair = Scene::of(2).knows(JACK, Title::Newspaper).placement();
    pair.place(Tea).place(Tea);
    assert_eq!(
        pair.why_not(pair.placing(Bank)),
        (Refusal::PairPlaced, Chapter::Placement)
    );
}

/// Newspaper: Presidents are paid as usual.
#[test]
fn newspaper_pays_presidents() {
    let mut scene = Scene::of(2)
        .knows(JACK, Title::Newspaper)
        .president(EVA, Church)
        .yen(JACK, 1)
        .placement();
    for area in [Tea, Bank, PortA, Church] {
        scene.place(area);
    }
    assert_eq!(scene.jack().yen, 0);
}

/// Telegram: after two in one Area, one more in an adjacent Area.
#[test]
fn telegram() {
    let [mut mine, mut hers] = mine_and_hers(Title::Telegram, || Scene::of(2).placement());
    mine.place(Church).place(Church);
    hers.place(Church).place(Church);
    assert_eq!(
        hers.why_not(hers.placing(Customs)),
        (Refusal::PairPlaced, Chapter::Placement)
    );
    let beside = [Bank, EmploymentAgency, Customs, PortA];
    assert_eq!(
        mine.legal_where(|action| action != Move::GoOn),
        beside.map(|area| mine.placing(area))
    );
    assert_eq!(
        mine.why_not(mine.placing(LaboratoryA)),
        (Refusal::NotBeside, Chapter::Technologies)
    );
    assert_eq!(
        mine.why_not(mine.placing(Church)),
        (Refusal::NotBeside, Chapter::Technologies)
    );
    let mut skipped = mine.clone();
    assert_eq!(skipped.go_on().ask(), Ask::Movement, "optionally");
    mine.place(PortA);
    assert_eq!(
        mine.why_not(mine.placing(Customs)),
        (Refusal::PairPlaced, Chapter::Placement),
        "one, not more"
    );
    assert_eq!(
        (mine.assistants_in(JACK, Church), mine.assistants_in(JACK, PortA)),
        (2, 1)
    );
}

/// Telegram: Presidents are paid as usual. Ruling: never the Canal, and not across it.
#[test]
fn telegram_pays_and_stays_off_the_canal() {
    let scene = Scene::of(3)
        .knows(JACK, Title::Telegram)
        .president(EVA, SilkMill)
        .placement();
    let mut scene = scene.yen(JACK, 1);
    scene.place(Tea).place(Tea);
    assert_eq!(scene.why_not(scene.placing(Canal)), (Refusal::Canal, Chapter::Canal));
    assert_eq!(
        scene.why_not(scene.placing(Customs)),
        (Refusal::NotBeside, Chapter::Technologies)
    );
    scene.place(SilkMill);
    assert_eq!(scene.jack().yen, 0);
}

/// Newspaper and Telegram: the Newspaper is for different Areas, so after two in one the Telegram's one is the last.
#[test]
fn newspaper_and_telegram_do_not_add_up() {
    let mut scene = Scene::of(2)
        .knows(JACK, Title::Newspaper)
        .knows(JACK, Title::Telegram)
        .placement();
    scene.place(Church).place(Church).place(PortA);
    assert_eq!(
        scene.why_not(scene.placing(Customs)),
        (Refusal::PairPlaced, Chapter::Placement)
    );
    assert_eq!(scene.legal(), [Move::GoOn]);
}

/// Telegram: with three in different Areas there is no fourth.
#[test]
fn telegram_needs_two_in_one_area() {
    let mut scene = Scene::of(2).knows(JACK, Title::Telegram).placement();
    scene.place(Tea).place(Bank).place(Church);
    assert_eq!(
        scene.why_not(scene.placing(PortA)),
        (Refusal::PlacementFull { most: 3 }, Chapter::Placement)
    );
}

/// Station: the token is placed as the card is gained, on any Area. Ruling: but the Canal; at once.
#[test]
fn station_is_placed_at_once() {
    let mut scene = Scene::of(3).card(0, Title::Station, 3).acts(LaboratoryA, 3);
    scene.play(Move::Learn(0, 0));
    assert_eq!(scene.ask(), Ask::Station);
    assert_eq!(scene.why_not(Move::GoOn), (Refusal::MustChoose, Chapter::Technologies));
    assert_eq!(scene.why_not(scene.station_in(Canal)), (Refusal::Canal, Chapter::Canal));
    assert_eq!(scene.legal().len(), 13, "every other Area");
    scene.place_station(PortB);
    assert_eq!(scene.state.table.station, Some(scene.at(PortB)));
    let place = scene.at(PortB);
    assert!(scene.events.contains(&Event::StationPlaced { seat: JACK, place }));
    assert_eq!(scene.ask(), Ask::After);
}

/// Ruling: the Station token never moves.
#[test]
fn the_station_never_moves() {
    let scene = Scene::of(2).knows(JACK, Title::Station).station(Tea);
    for stage in [Stage::Before, Stage::Movement, Stage::After] {
        let scene = scene.clone().step(stage);
        assert_eq!(
            scene.why_not(scene.station_in(Bank)),
            (Refusal::OtherQuestion, Chapter::FlowOfATurn)
        );
    }
}

/// Winery: 3 points for an Assistant placed by a Church action, not by a Customs action.
#[test]
fn winery() {
    let at_church = || Scene::of(2).church_space(0, 2, NOTHING);
    for (scene, points) in mine_and_hers(Title::Winery, at_church).into_iter().zip([3, 0]) {
        let mut scene = scene.acts(Church, 2);
        scene.play(church(0)).play(FROM_HAND);
        assert_eq!(scene.jack().points, points);
    }
    let scene = Scene::of(2)
        .knows(JACK, Title::Winery)
        .customs_space(0, 1, NOTHING)
        .imports(JACK, 1);
    let mut scene = scene.acts(Customs, 2);
    scene.play(Move::Customs(0)).play(FROM_HAND);
    assert_eq!(scene.jack().points, 0);
}
