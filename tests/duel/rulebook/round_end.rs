//! Preparing a new round.

use meiji::duel::components::{Place, Resource, Title};
use meiji::duel::{Ask, Chapter, Event, Refusal};

use super::scene::{EVA, JACK, Scene};

fn ended(scene: Scene) -> Scene {
    let mut scene = scene;
    scene.finish_round();
    scene
}

fn next_round(mut scene: Scene) -> Scene {
    let round = scene.state.table.round;
    while scene.state.table.round == round {
        scene.pass();
    }
    scene
}

/// All Influence cards go back to the hands.
#[test]
fn cards_go_back() {
    let scene = next_round(Scene::new());
    for seat in [JACK, EVA] {
        assert!(scene.of(seat).cards.iter().all(|card| card.at.is_none()));
    }
    assert!(Place::ALL.into_iter().all(|place| !scene.state.table.occupied(place)));
}

/// One card may be upgraded for the yen that stand on it, for good.
#[test]
fn one_card_may_be_upgraded() {
    let scene = ended(Scene::new().yen(JACK, 20));
    assert_eq!((scene.ask(), scene.asked()), (Ask::Upgrade, JACK));
    for (row, printed) in scene.game.content().influence.into_iter().enumerate() {
        let before = scene.jack().yen;
        let scene = scene.clone().after(&format!("upgrade {}", printed.level));
        assert_eq!(scene.jack().yen, before - u16::from(printed.cost));
        let upgraded: Vec<usize> = (0..4).filter(|row| scene.jack().cards[*row].upgraded).collect();
        assert_eq!(upgraded, [row]);
        assert_eq!(scene.state.table.round, 2, "one of them, and Eva has no yen");
        let later = ended(scene);
        assert!(later.jack().cards[row].upgraded);
        assert_eq!(
            later.why_not(&format!("upgrade {}", printed.level)),
            (Refusal::Upgraded, Chapter::RoundEnd)
        );
    }
}

/// An upgraded card counts with its new level.
#[test]
fn an_upgraded_card_counts_more() {
    let scene = Scene::new()
        .player(JACK, |player| player.cards[3].upgraded = true)
        .played(JACK, &[(0, Place::Port), (1, Place::Port), (2, Place::Port)]);
    assert_eq!(scene.after("go bank").influence(), 5);
}

/// It is optional; who lacks the yen goes without.
#[test]
fn an_upgrade_is_optional() {
    let scene = ended(Scene::new().yen(JACK, 5)).after("on");
    assert_eq!(scene.jack().cards.iter().filter(|card| card.upgraded).count(), 0);
    let poor = ended(Scene::new());
    let yen = poor.jack().yen;
    assert!(yen == 0 && poor.ask() == Ask::Place, "nothing was asked");
}

/// What is missing is told.
#[test]
fn an_upgrade_is_paid_for() {
    let scene = ended(Scene::new().yen(JACK, 2));
    let has = scene.jack().yen;
    let dear = Refusal::TooDear {
        what: Resource::Yen,
        needs: 4,
        has,
    };
    assert_eq!(scene.why_not("upgrade 4"), (dear, Chapter::RoundEnd));
    assert_eq!(scene.why_not("upgrade 7"), (Refusal::NoSuchThing, Chapter::RoundEnd));
}

/// Ruling: the round's first player decides first.
#[test]
fn the_rounds_first_player_decides_first() {
    let scene = ended(Scene::new().yen(JACK, 5).yen(EVA, 5));
    assert_eq!(scene.asked(), JACK);
    let scene = scene.after("on");
    assert_eq!((scene.ask(), scene.asked()), (Ask::Upgrade, EVA));
    let scene = ended(scene.after("upgrade 1"));
    assert_eq!(scene.asked(), EVA, "she began the second round");
}

/// Technologies that were used are straightened, those of both.
#[test]
fn technologies_are_straightened() {
    let scene = Scene::new()
        .knows(JACK, &[Title::Tram])
        .knows(EVA, &[Title::Telephone])
        .player(JACK, |player| player.used.insert(Title::Tram))
        .player(EVA, |player| player.used.insert(Title::Telephone));
    let scene = next_round(scene);
    assert!([JACK, EVA].into_iter().all(|seat| scene.of(seat).used.is_empty()));
}

/// The Technologies left are discarded and five new ones laid out; what is discarded never returns.
#[test]
fn technologies_are_laid_out_anew() {
    let mut scene = Scene::new();
    let mut seen = scene.state.table.technologies.to_vec();
    for round in 2..=4 {
        scene = next_round(scene);
        assert_eq!(scene.state.table.round, round);
        let shown = scene.state.table.technologies;
        assert_eq!(shown.iter().flatten().count(), 5);
        assert!(shown.iter().all(|title| !seen.contains(title)));
        seen.extend(shown);
    }
    assert_eq!((seen.len(), scene.state.table.technology_deck), (20, 0), "4 times 5");
    assert_eq!(scene.state.table.technology_discards.len(), 15);
}

/// In this order: cards back, upgrades, straightening, Technologies, then the new round with Newspapers and the first turn.
#[test]
fn the_order_of_things() {
    let scene = Scene::new()
        .knows(EVA, &[Title::Newspaper, Title::StockMarket])
        .yen(JACK, 5);
    let mut scene = ended(scene);
    scene.play("upgrade 1; on");
    let place = |which: fn(&Event) -> bool| scene.events.iter().position(which).expect("it happens");
    let order = [
        place(|event| matches!(event, Event::CardsBack)),
        place(|event| matches!(event, Event::Upgraded { .. })),
        place(|event| matches!(event, Event::TechnologyDiscarded { .. })),
        place(|event| matches!(event, Event::TechnologyLaid { .. })),
        place(|event| matches!(event, Event::RoundBegan { .. })),
        place(|event| matches!(event, Event::SupportGained { .. })),
    ];
    assert!(order.is_sorted(), "{order:?}");
    let turn = scene.events[order[5]..]
        .iter()
        .position(|event| matches!(event, Event::TurnBegan { seat: EVA }));
    assert!(turn.is_some());
}

/// Buildings, goods, Orders and Traders stay.
#[test]
fn everything_else_stays() {
    let scene = Scene::new()
        .house(JACK, Place::Customs)
        .shop(EVA, Place::Customs)
        .goods(JACK, [3; 4])
        .traders(JACK, 1);
    let scene = next_round(scene.order(JACK, 0, [9, 0, 0, 0], &[]));
    let board = scene.state.table.board(Place::Customs);
    assert_eq!((board.house, board.shops), (Some(JACK), [false, true]));
    assert!(scene.jack().goods.iter().all(|count| *count >= 3));
    assert_eq!((scene.jack().traders, scene.jack().orders_in_hand >= 1), (1, true));
}

/// Whatever else a player owns stays too, and so do the Station token and the Bonus cards on show: only cards in play, and Technologies that were used,
/// are as at the beginning.
#[test]
fn what_is_not_named_stays_as_it_is() {
    let scene = Scene::new()
        .knows(JACK, &[Title::Station, Title::Tram])
        .knows(EVA, &[Title::Ball])
        .imports(JACK, 2, 1)
        .imports(EVA, 0, 3)
        .support(JACK, [1, 2])
        .completed(EVA, &[0, 1])
        .church([0, 1, 2, 3, 4, 5])
        .yen(JACK, 5)
        .state(|state| {
            state.table.station = Some(Place::Bank);
            let card = state.table.church[5].take().expect("it lies there");
            state.table.seats[EVA].church.insert(card);
        });
    let before = ended(scene);
    assert_eq!(before.ask(), Ask::Upgrade);
    let after = before.clone().after("on");
    assert_eq!(after.state.table.round, 2);
    for seat in [JACK, EVA] {
        let mut now = *after.of(seat);
        let then = *before.of(seat);
        (now.cards, now.used) = (then.cards, then.used);
        assert_eq!(now, then);
    }
    let lasting = |scene: &Scene| {
        (
            scene.state.table.station,
            scene.state.table.bonus,
            scene.state.table.church,
        )
    };
    assert_eq!(lasting(&after), lasting(&before));
    assert_eq!(after.state.table.station, Some(Place::Bank));
}
