//! 3. Construction.

use meiji::duel::components::{Place, Resource};
use meiji::duel::{Ask, Chapter, Refusal};

use super::scene::{EVA, JACK, Scene};

fn at_four(yen: u16) -> Scene {
    Scene::new().only_four(JACK).yen(JACK, yen)
}

/// From Influence 4 on one Shop for ¥1, or one Trading House.
#[test]
fn a_shop_or_a_trading_house() {
    let scene = at_four(9).after("go fishery");
    assert_eq!(scene.ask(), Ask::Construction);
    let shop = scene.clone().after("shop");
    assert_eq!((shop.jack().yen, shop.jack().shops), (8, 7));
    assert!(shop.state.table.board(Place::Fishery).shops[0]);
    assert_eq!(shop.asked(), EVA, "one of them");
    let house = scene.after("house");
    assert_eq!((house.jack().yen, house.jack().houses), (5, 3));
    assert_eq!(house.state.table.board(Place::Fishery).house, Some(JACK));
}

/// It is optional.
#[test]
fn it_may_be_left() {
    assert_eq!(at_four(9).after("go fishery; on").jack().yen, 9);
}

/// Below 4 there is none.
#[test]
fn none_below_four() {
    let scene = Scene::new()
        .played(JACK, &[(0, Place::Port), (1, Place::Port)])
        .yen(JACK, 9);
    assert_eq!(scene.after("go fishery").asked(), EVA, "Influence 3");
}

/// One own Shop a Place; the other's Shop does not hinder, nor does it a Trading House.
#[test]
fn one_own_shop_a_place() {
    let scene = at_four(9).shop(JACK, Place::Fishery).after("go fishery; bonus 0");
    assert_eq!(scene.why_not("shop"), (Refusal::ShopHere, Chapter::Construction));
    assert!(at_four(9).shop(EVA, Place::Fishery).after("go fishery").allows("shop"));
    assert!(at_four(9).shop(EVA, Place::Fishery).after("go fishery").allows("house"));
}

/// One Trading House in all a Place.
#[test]
fn one_trading_house_a_place() {
    let scene = at_four(9).house(EVA, Place::Fishery).after("go fishery");
    assert_eq!(scene.why_not("house"), (Refusal::HouseHere, Chapter::Construction));
    assert!(scene.allows("shop"), "an own Shop may stand there too");
}

/// Own Shop and own Trading House may share a Place, built in two actions.
#[test]
fn shop_and_trading_house_may_share_a_place() {
    let scene = at_four(9)
        .shop(JACK, Place::Fishery)
        .after("go fishery; bonus 0; house");
    let board = scene.state.table.board(Place::Fishery);
    assert_eq!((board.shops[0], board.house), (true, Some(JACK)));
}

/// A player's first to fourth Trading House cost ¥4, 5, 6, 7.
#[test]
fn what_trading_houses_cost() {
    let others = [Place::Bank, Place::Church, Place::Port];
    for (built, price) in [(0, 4), (1, 5), (2, 6), (3, 7)] {
        let build = |yen| {
            others[..built]
                .iter()
                .fold(at_four(yen), |scene, place| scene.house(JACK, *place))
                .after("go fishery")
        };
        let scene = build(price).after("house");
        assert_eq!(scene.jack().yen, 0, "after {built}");
        let poor = build(price - 1);
        let refusal = Refusal::TooDear {
            what: Resource::Yen,
            needs: price,
            has: price - 1,
        };
        assert_eq!(poor.why_not("house"), (refusal, Chapter::Construction));
    }
    let evas = others
        .iter()
        .fold(at_four(4), |scene, place| scene.house(EVA, *place))
        .after("go fishery; house");
    assert_eq!(evas.jack().yen, 0, "the other's do not make them dearer");
    let all = [Place::Bank, Place::Church, Place::Port, Place::Customs];
    let scene = all
        .iter()
        .fold(at_four(20), |scene, place| scene.house(JACK, *place))
        .after("go fishery");
    assert_eq!(scene.why_not("house"), (Refusal::NoneLeft, Chapter::Construction));
}

/// Eight Shops in all.
#[test]
fn eight_shops() {
    let places = Place::ALL.into_iter().filter(|place| *place != Place::Fishery).take(8);
    let scene = places
        .fold(at_four(9), |scene, place| scene.shop(JACK, place))
        .after("go fishery");
    assert_eq!(scene.why_not("shop"), (Refusal::NoneLeft, Chapter::Construction));
    assert!(scene.allows("house"));
}

/// On the Place of the action, and no other.
#[test]
fn on_the_place_of_the_action() {
    let scene = at_four(9).after("go fishery; shop");
    let built = Place::ALL
        .into_iter()
        .filter(|place| scene.state.table.board(*place).shops[0]);
    assert_eq!(built.collect::<Vec<_>>(), [Place::Fishery]);
}

/// Where nothing could be built, nothing is asked; where only yen lack, it is asked while a free action might bring them (a ruling).
#[test]
fn it_is_asked_while_a_free_action_might_bring_yen() {
    assert_eq!(at_four(0).after("go fishery").asked(), EVA);
    let order = at_four(0).order(JACK, 0, [0, 0, 0, 9], &[]).after("go fishery");
    assert_eq!(
        order.ask(),
        Ask::Construction,
        "an Order in hand, whether it can be completed or not"
    );
    let trader = at_four(0).traders(JACK, 1).after("go fishery");
    assert_eq!(trader.ask(), Ask::Construction);
    let full = at_four(0)
        .traders(JACK, 1)
        .shop(JACK, Place::Fishery)
        .house(EVA, Place::Fishery)
        .after("go fishery; bonus 0");
    assert_eq!(full.ask(), Ask::End, "nothing but yen lacks: here the Place is full");
}

/// A Trading House pays from the next choice of its Place on, by whoever comes.
#[test]
fn a_new_trading_house_pays_at_the_next_choice_of_its_place() {
    let mut scene = Scene::new().only_four(JACK).yen(JACK, 9).after("go port");
    while scene.ask() != Ask::Construction {
        scene.pass();
    }
    scene.play("house");
    let yen = scene.jack().yen;
    scene.until_turn_of(EVA);
    scene.play("go port");
    assert_eq!(scene.jack().yen, yen + 1);
}
