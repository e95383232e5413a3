//! Additional action C: Completing Orders.

use meiji::game::Game as _;
use meiji::printed::{Edition, Source};
use meiji::yokohama::components::{Country, Good, OrderId, Resource, Title};
use meiji::yokohama::content::{Content, Reward};
use meiji::yokohama::{Ask, Chapter, Event, Move, Refusal, Why};

use crate::scene::{EVA, JACK, NOTHING, Scene, any, order, points};

const DELIVER: Move = Move::Deliver(OrderId(5));

fn with(goods: [u8; 4], reward: Reward) -> Scene {
    Scene::of(2).order(JACK, 5, order(Country::Dutch, goods, reward))
}

/// The goods shown are paid, the reward is gained, the card lies open.
#[test]
fn an_order_is_paid_and_rewarded() {
    let reward = Reward {
        yen: 2,
        imports: 1,
        ..points(6)
    };
    let mut scene = with([1, 2, 3, 4], reward).goods(JACK, [4, 4, 4, 4]).yen(JACK, 0);
    scene.play(DELIVER);
    let jack = scene.jack();
    assert_eq!(
        (jack.goods, jack.points, jack.yen, jack.imports),
        ([3, 2, 1, 0], 6, 2, 1)
    );
    assert!(jack.completed.contains(OrderId(5)));
    assert_eq!(jack.orders_in_hand, 0);
    assert!(scene.state.secret.hands[JACK].orders.is_empty());
    assert!(scene.events.contains(&Event::Delivered {
        seat: JACK,
        order: OrderId(5)
    }));
    let told = [
        (JACK, Resource::Import, 1),
        (JACK, Resource::Yen, 2),
        (JACK, Resource::Points, 6),
    ];
    assert_eq!(scene.gains(Why::Order), told);
}

/// A public description of an Order: German, 2 tea + 2 silk + 1 copper for 6 points + ¥2.
#[test]
fn the_known_order() {
    let orders = Content::first().orders;
    let reward = Reward { yen: 2, ..points(6) };
    let known = orders
        .iter()
        .find(|row| (row.country, row.goods, row.reward) == (Country::German, [1, 2, 2, 0], reward));
    assert_eq!(known.map(|row| row.source), Some(Source::Published));
}

/// Every good must be there.
#[test]
fn every_good_must_be_there() {
    for (index, good) in Good::ALL.into_iter().enumerate() {
        let mut goods = [2; 4];
        goods[index] = 1;
        let scene = with([2; 4], NOTHING).goods(JACK, goods).imports(JACK, 9).yen(JACK, 9);
        assert_eq!(
            scene.why_not(DELIVER),
            (Refusal::GoodsShort { good, needs: 2, has: 1 }, Chapter::Orders)
        );
    }
    assert!(with([2; 4], NOTHING).goods(JACK, [2; 4]).allows(DELIVER));
}

/// In the additional action phases alone; goods that are missing are told outside them too (rulebook: Flow of a Turn).
#[test]
fn orders_are_completed_in_their_phases_alone() {
    let after = |goods| {
        let mut scene = with([2; 4], NOTHING).goods(JACK, goods);
        scene.play(Move::GoOn);
        scene.why_not(DELIVER)
    };
    assert_eq!(after([2; 4]), (Refusal::OtherQuestion, Chapter::FlowOfATurn));
    let good = Good::Fish;
    assert_eq!(
        after([2, 2, 2, 1]),
        (Refusal::GoodsShort { good, needs: 2, has: 1 }, Chapter::Orders)
    );
}

/// Any number of Orders in a phase; the reward of one may pay the next.
#[test]
fn any_number_of_orders() {
    let silk = Reward { silk: 2, ..NOTHING };
    let mut scene = with([1, 0, 0, 0], silk).goods(JACK, [1, 0, 0, 0]);
    scene = scene.order(JACK, 6, order(Country::British, [0, 2, 0, 0], points(9)));
    assert!(!scene.allows(Move::Deliver(OrderId(6))));
    scene.play(DELIVER).play(Move::Deliver(OrderId(6)));
    assert_eq!((scene.jack().points, scene.jack().completed.len()), (9, 2));
}

/// From the own hand alone, and once.
#[test]
fn only_orders_in_hand_are_completed() {
    let not_in_hand = (Refusal::NotInHand, Chapter::Orders);
    let mut scene = with([0; 4], NOTHING).order(EVA, 6, order(Country::Dutch, [0; 4], NOTHING));
    assert_eq!(scene.why_not(Move::Deliver(OrderId(6))), not_in_hand);
    let on_the_port = scene.state.table.ports[0][0].unwrap();
    assert_eq!(scene.why_not(Move::Deliver(on_the_port)), not_in_hand);
    scene.play(DELIVER);
    assert_eq!(scene.why_not(DELIVER), not_in_hand);
    assert_eq!(scene.why_not(Move::Deliver(OrderId(200))), not_in_hand);
}

/// An Order makes room in the hand for another.
#[test]
fn a_completed_order_leaves_the_hand() {
    use meiji::yokohama::components::Area::PortA;
    let mut scene = with([0; 4], NOTHING).orders_in_hand(JACK, 2);
    scene.play(DELIVER);
    let mut scene = scene.acts(PortA, 3);
    scene.play(Move::Order(0));
    assert_eq!(scene.jack().orders_in_hand, 3);
}

/// Check for agents after completing an Order.
#[test]
fn a_completed_order_may_bring_an_agent() {
    let mut scene = with([0; 4], NOTHING).completed(JACK, 7, Country::Dutch);
    scene.play(DELIVER);
    assert_eq!(scene.jack().agents[Country::Dutch.index()], 1);
}

/// Some Orders give an imported good.
#[test]
fn some_orders_give_imported_goods() {
    assert!(Content::first().orders.iter().any(|row| row.reward.imports > 0));
}

/// Ball and Language School act on every Order.
#[test]
fn technologies_reward_orders() {
    let mut scene = with([0; 4], NOTHING)
        .knows(JACK, Title::Ball)
        .knows(JACK, Title::LanguageSchool)
        .yen(JACK, 0);
    scene.play(DELIVER);
    assert_eq!((scene.jack().points, scene.jack().yen), (2, 1));
}

/// A reward that leaves a choice asks at once.
#[test]
fn a_reward_of_choice_is_asked_at_once() {
    let mut scene = with([0; 4], any(1));
    scene.play(DELIVER);
    assert_eq!(scene.ask(), Ask::AnyGood);
    scene.play(Move::Good(Good::Silk));
    assert_eq!((scene.ask(), scene.jack().good(Good::Silk)), (Ask::Before, 2));
}

/// Own printed values may have Orders that say the same: a hand offers one move for those, whichever is meant, and another for
/// an Order that differs in anything.
#[test]
fn equal_orders_in_hand_are_one_move() {
    let asks = |goods| order(Country::Dutch, goods, points(1));
    for other in [
        asks([0, 0, 3, 0]),
        order(Country::British, [0, 0, 2, 0], points(1)),
        order(Country::Dutch, [0, 0, 2, 0], points(2)),
    ] {
        let equal = asks([0, 0, 2, 0]);
        let scene = Scene::of(2).goods(JACK, [0, 0, 9, 0]).order(JACK, 10, equal);
        let mut scene = scene.order(JACK, 11, other).order(JACK, 12, equal);
        let offered = |scene: &Scene| scene.legal_where(|action| matches!(action, Move::Deliver(_)));
        let [first, other, second] = [10, 11, 12].map(|order| Move::Deliver(OrderId(order)));
        assert_eq!(offered(&scene), [first, other]);
        // Games played before name the second: it is the same move.
        assert_eq!(scene.game.listed(&scene.state, second), first);
        let mut before = scene.clone();
        let played = before.game.try_play(&mut before.state, second, &mut before.events);
        assert_eq!(played, Ok(()));
        assert_eq!(offered(&before), [first, other]);
        assert_eq!(before.jack().points, 1);

        scene.play(first);
        assert_eq!(offered(&scene), [other, second]);
        scene.play(second).play(other);
        assert_eq!(scene.jack().completed.len(), 3);
    }
}

/// Of two equal Orders that ask for what nobody has neither is a move; nor is one in another's hand.
#[test]
fn equal_orders_are_told_apart_from_those_elsewhere() {
    let equal = order(Country::Dutch, [0, 0, 2, 0], NOTHING);
    let poor = Scene::of(2)
        .goods(JACK, [9, 9, 1, 9])
        .order(JACK, 10, equal)
        .order(JACK, 11, equal);
    let short = Refusal::GoodsShort {
        good: Good::Tea,
        needs: 2,
        has: 1,
    };
    for order in [10, 11].map(|order| Move::Deliver(OrderId(order))) {
        assert_eq!(poor.why_not(order), (short, Chapter::Orders));
    }
    let apart = Scene::of(2)
        .goods(JACK, [0, 0, 9, 0])
        .order(EVA, 10, equal)
        .order(JACK, 11, equal);
    assert!(apart.legal().contains(&Move::Deliver(OrderId(11))));
    let other = Move::Deliver(OrderId(10));
    assert_eq!(apart.why_not(other), (Refusal::NotInHand, Chapter::Orders));
    assert_eq!(apart.game.listed(&apart.state, other), other);
}
