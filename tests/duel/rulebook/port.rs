//! Port.

use meiji::duel::components::{OrderId, Resource, Title};
use meiji::duel::content::Gain;
use meiji::duel::{Ask, Chapter, Event, Pile, Refusal};

use super::scene::{EVA, JACK, Scene, every_card};

/// The next Orders are 0 to 9; Jack's Influence is as said.
fn port(influence: u8) -> Scene {
    Scene::new()
        .next_orders(&[0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
        .content(move |content| every_card(content, influence))
}

fn hand(scene: &Scene) -> Vec<u8> {
    scene.hand(JACK).orders.iter().map(|order| order.0).collect()
}

/// The lowest cards of the deck, the lowest one first.
fn lowest(scene: &Scene, count: usize) -> Vec<u8> {
    scene.state.secret.orders.cards()[..count].to_vec()
}

/// Influence 1 to 5: so many Orders are looked at, and no more above.
#[test]
fn influence_tells_how_many_are_looked_at() {
    for (influence, looked) in [(2, 2), (3, 3), (4, 4), (5, 5), (7, 5)] {
        let scene = port(influence).after("go port");
        assert_eq!((scene.jack().looked, scene.ask()), (looked, Ask::Keep));
        assert_eq!(scene.hand(JACK).looked.iter().count(), usize::from(looked));
        assert_eq!(scene.state.table.order_deck, 30 - looked);
    }
}

/// First it is looked, then one is kept for free. Ruling: one must be.
#[test]
fn one_is_kept_for_free() {
    let scene = port(3).after("go port");
    assert_eq!(scene.why_not("on"), (Refusal::MustChoose, Chapter::Port));
    assert_eq!(scene.why_not("keep 0 for yen"), (Refusal::KeptForFree, Chapter::Port));
    assert_eq!(scene.why_not("keep 3"), (Refusal::NotLookedAt, Chapter::Port));
    let scene = scene.after("keep 1");
    assert_eq!(hand(&scene), [1]);
    assert_eq!(scene.jack().orders_in_hand, 1);
}

/// One that is the only one is kept by itself.
#[test]
fn the_only_one_is_kept_by_itself() {
    let scene = port(1).after("go port");
    assert_eq!(hand(&scene), [0]);
    assert_eq!((scene.asked(), scene.ask()), (JACK, Ask::End), "it might be completed");
    assert_eq!(scene.state.table.looking, None);
}

/// A second one for ¥2 or an imported good of either side, face up first.
#[test]
fn a_second_one_for_a_fee() {
    let scene = port(3).yen(JACK, 2).imports(JACK, 1, 1).after("go port; keep 1");
    assert_eq!(scene.ask(), Ask::SecondOrder);
    assert_eq!(scene.why_not("keep 0"), (Refusal::FeeDue, Chapter::Port));
    let yen = scene.clone().after("keep 0 for yen");
    assert_eq!((hand(&yen), yen.jack().yen), (vec![0, 1], 0));
    let import = scene.after("keep 2 for import");
    assert_eq!((import.jack().imports, import.jack().turned), (0, 1));
    let import = port(3).imports(JACK, 0, 1).after("go port; keep 1; keep 2 for import");
    assert_eq!(import.jack().turned, 0);
}

/// It may be declined, and must be paid. Ruling: it is asked while a free action might bring what it takes, and the Order just kept might.
#[test]
fn a_second_one_may_be_declined() {
    let scene = port(3).after("go port; keep 1");
    assert_eq!(scene.ask(), Ask::SecondOrder);
    let lack = |what, needs| (Refusal::TooDear { what, needs, has: 0 }, Chapter::Port);
    assert_eq!(scene.why_not("keep 0 for yen"), lack(Resource::Yen, 2));
    assert_eq!(scene.why_not("keep 0 for import"), lack(Resource::Import, 1));
    let scene = scene.after("on");
    assert_eq!((scene.ask(), hand(&scene)), (Ask::Under, vec![1]));
}

/// A second only if two were looked at.
#[test]
fn no_second_of_one() {
    let scene = port(1).yen(JACK, 9).after("go port");
    assert_ne!(scene.ask(), Ask::SecondOrder);
    let scene = port(2).yen(JACK, 9).after("go port; keep 0; keep 1 for yen");
    assert_eq!((hand(&scene), scene.state.table.looking), (vec![0, 1], None));
}

/// A Trader looks at three, and a second one may be kept as well.
#[test]
fn a_trader_keeps_a_second_one_too() {
    let scene = port(1).traders(JACK, 1).yen(JACK, 2).after("trader port");
    assert_eq!((scene.jack().looked, scene.ask()), (3, Ask::Keep));
    let scene = scene.after("keep 1; keep 0 for yen");
    assert_eq!(
        (hand(&scene), scene.jack().yen, scene.ask()),
        (vec![0, 1], 0, Ask::Place)
    );
}

/// The others go under the deck in any order: one by one, the last one lowest, by itself (a ruling).
#[test]
fn the_others_go_under_the_deck() {
    let mut scene = port(4).after("go port; keep 1; on");
    assert_eq!(
        scene
            .legal()
            .iter()
            .filter(|action| action.to_string().starts_with("under"))
            .count(),
        3
    );
    assert_eq!(scene.why_not("on"), (Refusal::MustChoose, Chapter::Port));
    assert_eq!(scene.why_not("under 1"), (Refusal::NotLookedAt, Chapter::Port));
    scene.play("under 2; under 0");
    assert_eq!(lowest(&scene, 3), [3, 0, 2]);
    assert_eq!(scene.state.table.order_deck, 29);
    assert_eq!(scene.jack().looked, 0);
    let under = scene.game_view(JACK).under;
    assert_eq!(under.cards(), [3, 0, 2]);
}

/// As many as the deck has; an empty deck yields nothing.
#[test]
fn a_short_deck() {
    let short = |left: &'static [u8]| {
        port(5).state(move |state| {
            let rest = (0..30).filter(|card| !left.contains(card)).map(OrderId);
            state.table.seats[EVA].completed = rest.collect();
            state.secret.orders = Pile::new(left);
            state.table.order_deck = left.len() as u8;
        })
    };
    assert_eq!(short(&[7, 8]).after("go port").jack().looked, 2);
    assert_eq!(short(&[7]).after("go port").jack().orders_in_hand, 1);
    let empty = short(&[]).after("go port");
    assert_eq!((empty.ask(), empty.jack().looked), (Ask::Bonus(5), 0));
}

/// An empty deck is not made anew, but takes what is put back.
#[test]
fn an_empty_deck_takes_what_is_put_back() {
    let scene = port(5).state(|state| {
        state.table.seats[EVA].completed = (3..30).map(OrderId).collect();
        state.secret.orders = Pile::new(&[2, 1, 0]);
        state.table.order_deck = 3;
    });
    let scene = scene.after("go port; keep 0; on; under 2");
    assert_eq!(
        (scene.state.secret.orders.cards(), scene.state.table.order_deck),
        (&[1, 2][..], 2)
    );
}

/// The rulebook's example: Influence 5, five looked at, two kept for ¥2, three put back.
#[test]
fn example_the_port_at_five() {
    let mut scene = port(5).yen(JACK, 2).after("go port");
    assert_eq!(scene.jack().looked, 5);
    scene.play("keep 4; keep 2 for yen; under 0; under 3");
    assert_eq!((hand(&scene), scene.jack().yen), (vec![2, 4], 0));
    assert_eq!(lowest(&scene, 3), [1, 3, 0]);
    assert_eq!(scene.ask(), Ask::Bonus(5));
}

/// Ruling: cards that are looked at are neither in hand nor in the deck; one that is kept may be completed in the same turn.
#[test]
fn looked_at_is_not_in_hand() {
    let easy =
        |scene: Scene| scene.content(|content| content.orders.iter_mut().for_each(|row| row.goods = [0, 0, 1, 0]));
    let scene = easy(port(3)).goods(JACK, [0, 0, 9, 0]).after("go port");
    assert_eq!(scene.why_not("deliver 0"), (Refusal::NotInHand, Chapter::Orders));
    let scene = scene.after("keep 0");
    assert!(scene.allows("deliver 0") && !scene.allows("deliver 1"));
    assert_eq!(scene.after("deliver 0").jack().completed.len(), 1);
}

/// Free actions may be taken while cards are looked at, and what they bring pays for a second Order.
#[test]
fn free_actions_go_on_while_looking() {
    let mut scene = port(3)
        .knows(JACK, &[Title::SpinningMill])
        .goods(JACK, [0, 1, 0, 0])
        .after("go port");
    assert!(scene.allows("mill"));
    scene.play("keep 0; mill; keep 1 for yen");
    assert_eq!(hand(&scene), [0, 1]);
}

/// Ruling: an Order whose reward has others looked at waits meanwhile; one that gains others straight does not.
#[test]
fn an_order_that_looks_waits() {
    let look = Gain::Look { at: 2, keep: 1 };
    let mut scene = port(3)
        .order(JACK, 20, [0, 0, 1, 0], &[look])
        .order(JACK, 21, [0, 0, 1, 0], &[Gain::Orders(1)])
        .goods(JACK, [0, 0, 9, 0])
        .after("go port");
    assert_eq!(scene.why_not("deliver 20"), (Refusal::LookingAlready, Chapter::Orders));
    scene.play("deliver 21; keep 0; on; under 1");
    assert!(hand(&scene).contains(&3), "the card after those three");
    assert!(scene.allows("deliver 20"));
}

/// What is looked at, kept and put under is told to its owner alone; to the other as a number only.
#[test]
fn what_is_looked_at_is_told_to_its_owner() {
    use meiji::game::Happening;
    let scene = port(3).after("go port; keep 0; on; under 1");
    let own = |event: &Event| {
        matches!(
            event,
            Event::OrderLookedAt { .. } | Event::OrderKept { .. } | Event::OrderPutUnder { .. }
        )
    };
    let told: Vec<Event> = scene.events.iter().copied().filter(own).collect();
    assert_eq!(told.len(), 6);
    for event in told {
        assert_eq!(event.seen_by(Some(JACK)), event);
        let seen = serde_json::to_value(event.seen_by(Some(EVA))).unwrap();
        assert!(seen["order"].is_null());
    }
}
