//! The symbols: what Orders, Church cards and Bonus cards give.

use meiji::duel::components::{Place, Title};
use meiji::duel::content::Gain;
use meiji::duel::{Ask, Chapter, Refusal};

use super::scene::{EVA, JACK, Scene, every_card, slot};

fn rewarded(reward: &[Gain]) -> Scene {
    let goods = [0, 0, 1, 0];
    Scene::new()
        .next_orders(&[1, 2, 3, 4, 5])
        .order(JACK, 0, goods, reward)
        .goods(JACK, [0, 0, 1, 0])
}

/// Each symbol gives what it shows.
#[test]
fn each_symbol() {
    let gained = |gain: Gain| rewarded(&[gain]).imports(JACK, 1, 0).after("deliver 0");
    assert_eq!(gained(Gain::Yen(2)).jack().yen, 2);
    assert_eq!(gained(Gain::Copper(2)).jack().goods, [2, 0, 0, 0]);
    assert_eq!(gained(Gain::Silk(2)).jack().goods, [0, 2, 0, 0]);
    assert_eq!(gained(Gain::Tea(2)).jack().goods, [0, 0, 2, 0]);
    assert_eq!(gained(Gain::Fish(2)).jack().goods, [0, 0, 0, 2]);
    assert_eq!(
        (
            gained(Gain::Imports(2)).jack().imports,
            gained(Gain::Imports(2)).jack().turned
        ),
        (3, 0)
    );
    assert_eq!(
        (
            gained(Gain::Turns(1)).jack().imports,
            gained(Gain::Turns(1)).jack().turned
        ),
        (0, 1)
    );
    assert_eq!(gained(Gain::PlusOne(2)).jack().support, [2, 0]);
    assert_eq!(gained(Gain::PlusTwo(1)).jack().support, [0, 1]);
}

/// What cannot be had is lost (a ruling): no face-up import to turn.
#[test]
fn what_cannot_be_had_is_lost() {
    assert_eq!(
        rewarded(&[Gain::Turns(3)])
            .imports(JACK, 1, 0)
            .after("deliver 0")
            .jack()
            .turned,
        1
    );
}

/// Ruling: "gain n" keeps all that are drawn.
#[test]
fn orders_are_gained_straight() {
    let scene = rewarded(&[Gain::Orders(2)]).after("deliver 0");
    let hand: Vec<u8> = scene.hand(JACK).orders.iter().map(|order| order.0).collect();
    assert_eq!((hand, scene.ask()), (vec![1, 2], Ask::Place));
}

/// Ruling: "look at n" with it works like the Port, free: so many are kept, none for a fee.
#[test]
fn orders_are_looked_at() {
    let mut scene = rewarded(&[Gain::Look { at: 3, keep: 1 }])
        .yen(JACK, 9)
        .after("deliver 0");
    assert_eq!((scene.ask(), scene.jack().looked), (Ask::Keep, 3));
    scene.play("keep 2");
    assert_eq!(scene.ask(), Ask::Under);
    scene.play("under 3");
    assert_eq!(scene.state.secret.orders.cards()[..2], [1, 3]);
    assert_eq!(scene.ask(), Ask::Place);
    let two = rewarded(&[Gain::Look { at: 3, keep: 2 }]).after("deliver 0; keep 1; keep 3");
    assert_eq!((two.jack().orders_in_hand, two.ask()), (2, Ask::Place));
    let all = rewarded(&[Gain::Look { at: 2, keep: 2 }]).after("deliver 0");
    assert_eq!((all.jack().orders_in_hand, all.ask()), (2, Ask::Place));
}

/// A Bonus card as a reward names its level, and is replaced as usual.
#[test]
fn a_bonus_card_as_a_reward() {
    for (level, goods) in [(5, [1, 0, 0, 0]), (6, [1, 1, 0, 0]), (7, [1, 1, 1, 0])] {
        let mut scene = rewarded(&[Gain::Bonus(level)])
            .bonus([Gain::Copper(1), Gain::Silk(1), Gain::Tea(1)])
            .after("deliver 0");
        assert_eq!(scene.ask(), Ask::BonusReward(level));
        assert_eq!(scene.why_not("on"), (Refusal::MustChoose, Chapter::Bonus));
        let before = slot(&scene, 1);
        scene.play("bonus 1");
        assert_eq!((scene.jack().goods, scene.ask()), (goods, Ask::Place));
        assert_ne!(slot(&scene, 1), before);
        assert!(scene.state.table.bonus_discards.contains(before));
    }
}

/// Rewards that have something to choose come one within the other: that of the Order completed last first.
#[test]
fn choices_within_choices() {
    let mut scene = rewarded(&[Gain::Bonus(5)])
        .order(JACK, 10, [0, 1, 0, 0], &[Gain::Look { at: 2, keep: 1 }])
        .order(JACK, 11, [0, 1, 0, 0], &[Gain::Bonus(7)])
        .goods(JACK, [0, 2, 1, 0])
        .bonus([Gain::Fish(1); 3])
        .after("deliver 0");
    assert_eq!(scene.ask(), Ask::BonusReward(5));
    assert_eq!(scene.play("deliver 10").ask(), Ask::Keep);
    assert_eq!(scene.play("deliver 11").ask(), Ask::BonusReward(7));
    assert_eq!(scene.play("bonus 0").ask(), Ask::Keep);
    assert_eq!(scene.play("keep 1").ask(), Ask::BonusReward(5));
    assert_eq!(scene.play("bonus 0").ask(), Ask::Place);
    assert_eq!(scene.jack().goods[3], 4);
}

/// A Trader waits until a reward is chosen: it is used between steps.
#[test]
fn no_trader_while_a_reward_is_chosen() {
    let scene = rewarded(&[Gain::Bonus(5)]).traders(JACK, 1).after("deliver 0");
    assert_eq!(scene.why_not("trader bank"), (Refusal::InsideAStep, Chapter::Traders));
}

/// Shops and Trading Houses give no reward when built.
#[test]
fn buildings_give_nothing() {
    let scene = Scene::new().only_four(JACK).yen(JACK, 4).after("go fishery; house");
    assert_eq!(
        (scene.jack().yen, scene.jack().support, scene.jack().imports),
        (0, [0; 2], 0)
    );
    assert_eq!(scene.state.table.board(Place::Fishery).house, Some(JACK));
    assert_eq!(scene.asked(), EVA);
}

/// Copper of an Order or a Church card is no receipt for Mining Technology: it names three sources.
#[test]
fn copper_of_an_order_is_no_receipt() {
    let scene = rewarded(&[Gain::Copper(1)])
        .knows(JACK, &[Title::MiningTechnology])
        .after("deliver 0");
    assert_eq!(scene.jack().goods[0], 1);
    let scene = rewarded(&[Gain::Bonus(5)])
        .bonus([Gain::Copper(1); 3])
        .knows(JACK, &[Title::MiningTechnology]);
    assert_eq!(
        scene.after("deliver 0; bonus 0").jack().goods[0],
        2,
        "a Bonus card is one, as a reward too"
    );
}

/// An empty Order deck gives nothing to gain and nothing to look at: that is lost (a ruling).
#[test]
fn an_empty_deck_gives_nothing() {
    for gain in [Gain::Orders(2), Gain::Look { at: 3, keep: 1 }] {
        let scene = rewarded(&[gain]).state(|state| {
            while let Some(card) = state.secret.orders.draw() {
                let order = meiji::duel::components::OrderId(card);
                state.table.seats[EVA].completed.insert(order);
            }
            state.table.order_deck = 0;
        });
        let scene = scene.after("deliver 0");
        assert_eq!((scene.jack().orders_in_hand, scene.ask()), (0, Ask::Place));
        assert_eq!(scene.state.table.looking, None);
    }
}

/// While something is chosen for a Church card, free actions go on as well, and the action after it.
#[test]
fn a_church_card_may_ask_too() {
    let look = Gain::Look { at: 3, keep: 1 };
    for (gain, ask) in [(Gain::Bonus(7), Ask::BonusReward(7)), (look, Ask::Keep)] {
        let scene = Scene::new()
            .church([0, 1, 2, 3, 4, 5])
            .order(JACK, 20, [1, 0, 0, 0], &[])
            .goods(JACK, [1, 0, 0, 0]);
        let mut scene = scene.bonus([Gain::Tea(1); 3]).content(|content| {
            every_card(content, 6);
            content.church[0].reward = vec![gain];
        });
        scene.play("go church; church 0");
        assert_eq!(scene.ask(), ask);
        scene.play("deliver 20");
        assert_eq!(scene.ask(), ask);
        while scene.ask() != Ask::Bonus(6) {
            scene.pass();
        }
        assert_eq!(scene.jack().completed.len(), 1);
    }
}

/// In the order in which they are shown, of Orders and of Church cards: an import that comes first can be turned, one that comes later cannot.
#[test]
fn rewards_come_in_printed_order() {
    let turned = |scene: Scene| (scene.jack().imports, scene.jack().turned);
    let first = [Gain::Imports(1), Gain::Turns(1)];
    let later = [Gain::Turns(1), Gain::Imports(1)];
    assert_eq!(turned(rewarded(&first).after("deliver 0")), (0, 1));
    assert_eq!(turned(rewarded(&later).after("deliver 0")), (1, 0));
    let church = |reward: [Gain; 2]| {
        let scene = Scene::new().church([0, 1, 2, 3, 4, 5]).content(|content| {
            every_card(content, 5);
            content.church[0].reward = reward.to_vec();
        });
        scene.after("go church; church 0")
    };
    assert_eq!(turned(church(first)), (0, 1));
    assert_eq!(turned(church(later)), (1, 0));
}
