//! Free actions: completing Orders, and when free actions may be taken.

use meiji::duel::components::{OrderId, Place, Title};
use meiji::duel::content::Gain;
use meiji::duel::{Ask, Chapter, Event, Refusal};

use super::scene::{EVA, JACK, Scene, every_card};

const NOTHING: &[Gain] = &[];

fn with_order(goods: [u8; 4], reward: &[Gain]) -> Scene {
    Scene::new().order(JACK, 0, goods, reward)
}

/// All its goods are paid, its reward comes at once; it lies open.
#[test]
fn an_order_is_completed() {
    let scene = with_order([1, 2, 0, 1], &[Gain::Yen(3), Gain::Imports(1)])
        .goods(JACK, [2, 2, 2, 2])
        .after("deliver 0");
    let jack = scene.jack();
    assert_eq!((jack.goods, jack.yen, jack.imports), ([1, 0, 2, 1], 3, 1));
    assert!(jack.completed.contains(OrderId(0)));
    assert_eq!((jack.orders_in_hand, scene.hand(JACK).orders.len()), (0, 0));
    assert_eq!(scene.ask(), Ask::Place, "the turn goes on");
}

/// Only an Order of one's own hand, with all its goods.
#[test]
fn only_with_all_its_goods() {
    let scene = with_order([1, 2, 0, 0], NOTHING).goods(JACK, [1, 1, 9, 9]);
    let short = Refusal::GoodsShort { order: OrderId(0) };
    assert_eq!(scene.why_not("deliver 0"), (short, Chapter::Orders));
    assert_eq!(scene.why_not("deliver 1"), (Refusal::NotInHand, Chapter::Orders));
    let strange = Scene::new().order(EVA, 5, [0, 0, 1, 0], NOTHING).goods(JACK, [9; 4]);
    assert_eq!(strange.why_not("deliver 5"), (Refusal::NotInHand, Chapter::Orders));
}

/// An imported good is none of the goods that an Order asks for.
#[test]
fn imported_goods_do_not_stand_in_for_its_goods() {
    let scene = with_order([1, 2, 0, 0], NOTHING)
        .goods(JACK, [1, 1, 0, 0])
        .imports(JACK, 4, 4);
    let short = Refusal::GoodsShort { order: OrderId(0) };
    assert_eq!(scene.why_not("deliver 0"), (short, Chapter::Orders));
}

/// Any number of them in a turn.
#[test]
fn any_number_in_a_turn() {
    let scene = (0..5).fold(Scene::new().goods(JACK, [5, 0, 0, 0]), |scene, order| {
        scene.order(JACK, order, [1, 0, 0, 0], NOTHING)
    });
    let scene = scene.after("deliver 0; deliver 3; go bank; deliver 1; deliver 2; deliver 4");
    assert_eq!((scene.jack().completed.len(), scene.jack().goods[0]), (5, 0));
}

/// Every question that a turn of Jack's comes to, with an Order that he can complete and what `with` adds: the scene, the moves that lead there, and
/// the question.
pub(super) fn every_question(with: impl Fn(Scene) -> Scene) -> [(Scene, &'static str, Ask); 14] {
    let base = || {
        let scene = with_order([0, 0, 1, 0], NOTHING)
            .goods(JACK, [1; 4])
            .yen(JACK, 9)
            .support(JACK, [1, 0]);
        with(scene)
    };
    let strong = |level: u8| base().content(move |content| every_card(content, level));
    [
        (base(), "", Ask::Place),
        (
            base()
                .knows(JACK, &[Title::Tram, Title::Stagecoach])
                .house(JACK, Place::Bank)
                .played(EVA, &[(0, Place::Bank)]),
            "go bank",
            Ask::Opening,
        ),
        (base().knows(JACK, &[Title::PostalSystem]), "go bank", Ask::Card),
        (base(), "go bank", Ask::Support),
        (base(), "go chinatown; on", Ask::Exchange(1)),
        (strong(5).church([0, 1, 2, 3, 4, 5]), "go church; on", Ask::Church),
        (strong(5), "go laboratory; on", Ask::Laboratory),
        (
            strong(9).shown(&[Title::Station]),
            "go laboratory; on; learn 0 imports 0",
            Ask::Station,
        ),
        (strong(4), "go port; on", Ask::Keep),
        (
            strong(4).next_orders(&[9, 8, 7, 6]),
            "go port; on; keep 9",
            Ask::SecondOrder,
        ),
        (
            strong(4).next_orders(&[9, 8, 7, 6]),
            "go port; on; keep 9; on",
            Ask::Under,
        ),
        (strong(6), "go customs; on", Ask::Bonus(6)),
        (strong(4), "go customs; on", Ask::Construction),
        (base(), "go customs; on", Ask::End),
    ]
}

/// At every question of the own turn (a ruling): every one that a turn comes to allows it.
#[test]
fn at_every_question_of_the_own_turn() {
    for (mut scene, moves, ask) in every_question(|scene| scene) {
        if !moves.is_empty() {
            scene.play(moves);
        }
        assert_eq!(scene.ask(), ask);
        assert!(scene.allows("deliver 0"), "{ask:?}");
        assert_eq!(scene.after("deliver 0").jack().completed.len(), 1, "{ask:?}");
    }
    // And while a Bonus card is chosen as a reward.
    let mut scene = with_order([0, 0, 1, 0], NOTHING)
        .goods(JACK, [1; 4])
        .order(JACK, 1, [1, 0, 0, 0], &[Gain::Bonus(5)])
        .after("deliver 1");
    assert_eq!(scene.ask(), Ask::BonusReward(5));
    assert!(scene.allows("deliver 0"));
    scene.play("deliver 0");
    assert_eq!(scene.ask(), Ask::BonusReward(5), "which is still to be chosen");
}

/// In the own turn alone: neither in the other's nor at the round's end, which is nobody's turn (a ruling).
#[test]
fn in_the_own_turn_alone() {
    let scene = with_order([0, 0, 1, 0], NOTHING).goods(JACK, [0, 1, 1, 0]).evas();
    assert_eq!(scene.asked(), EVA);
    assert_eq!(scene.why_not("deliver 0"), (Refusal::NotInHand, Chapter::Orders));
    let mut scene = with_order([0, 0, 1, 0], NOTHING)
        .goods(JACK, [0, 1, 1, 0])
        .knows(JACK, &[Title::SpinningMill]);
    scene = scene.yen(JACK, 5);
    scene.finish_round();
    assert_eq!((scene.ask(), scene.asked()), (Ask::Upgrade, JACK));
    for action in ["deliver 0", "mill", "trader bank"] {
        assert_eq!(scene.why_not(action), (Refusal::NotInATurn, Chapter::FlowOfATurn));
    }
}

/// Ruling: after step 3 the turn ends on the player's word while a free action might be left, by what both can see: an Order in hand, a
/// Trader that is ready, a silk for the Spinning Mill.
#[test]
fn the_turn_ends_on_the_players_word() {
    let ends = |scene: Scene| scene.after("go bank").asked() == EVA;
    assert!(ends(Scene::new()));
    assert!(
        !ends(with_order([9, 0, 0, 0], NOTHING)),
        "an Order that cannot be completed"
    );
    assert!(!ends(Scene::new().traders(JACK, 1)));
    assert!(!ends(
        Scene::new()
            .knows(JACK, &[Title::SpinningMill])
            .goods(JACK, [0, 1, 0, 0])
    ));
    assert!(ends(
        Scene::new()
            .knows(JACK, &[Title::SpinningMill])
            .goods(JACK, [1, 0, 1, 1])
    ));
    assert!(ends(Scene::new().order(EVA, 0, [1, 0, 0, 0], NOTHING).traders(EVA, 1)));
    let scene = with_order([9, 0, 0, 0], NOTHING).after("go bank");
    assert_eq!(scene.ask(), Ask::End);
    assert_eq!(scene.after("on").asked(), EVA);
}

/// A free action before a payment brings what it takes.
#[test]
fn a_free_action_pays_for_what_follows() {
    let mut scene = with_order([0, 0, 1, 0], &[Gain::Yen(4)])
        .goods(JACK, [0, 0, 1, 0])
        .only_four(JACK)
        .after("go fishery");
    assert_eq!(scene.ask(), Ask::Construction);
    assert!(!scene.allows("house"));
    scene.play("deliver 0; house");
    assert_eq!(scene.jack().houses, 3);
}

/// An Order is completed openly: both see which.
#[test]
fn a_completed_order_lies_open() {
    let scene = with_order([0, 0, 1, 0], NOTHING)
        .goods(JACK, [0, 0, 1, 0])
        .after("deliver 0");
    assert!(scene.game_view(EVA).table.seats[JACK].completed.contains(OrderId(0)));
    let delivered = Event::Delivered {
        seat: JACK,
        order: OrderId(0),
    };
    assert_eq!(scene.count(|event| *event == delivered), 1);
}
