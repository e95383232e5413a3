//! 1. Place action.

use meiji::duel::components::{Place, Resource, Support, Title};
use meiji::duel::{Ask, Chapter, Event, Refusal, Why};

use super::scene::{EVA, JACK, Scene};

/// A Place where an Influence card lies cannot be chosen, whosever it is.
#[test]
fn occupied_places_are_shut() {
    let scene = Scene::new()
        .played(EVA, &[(0, Place::Bank)])
        .played(JACK, &[(0, Place::Church)]);
    for place in ["go bank", "go church"] {
        assert_eq!(scene.why_not(place), (Refusal::Occupied, Chapter::PlaceAction));
    }
    assert!(scene.allows("go customs"));
}

/// The Laboratory and the Port are never occupied, and take any number of cards.
#[test]
fn laboratory_and_port_are_always_open() {
    let cards = [(0, Place::Laboratory), (1, Place::Laboratory), (2, Place::Port)];
    let scene = Scene::new().played(EVA, &cards).played(JACK, &cards);
    assert!(scene.allows("go laboratory") && scene.allows("go port"));
    let scene = scene.after("go laboratory");
    assert_eq!(scene.jack().cards[3].at, Some(Place::Laboratory));
}

/// The lowest card in hand is played, by itself.
#[test]
fn the_lowest_card_is_played() {
    let scene = Scene::new().played(JACK, &[(0, Place::Port)]);
    assert_eq!(
        scene.why_not("card 4"),
        (Refusal::LowestFirst { level: 2 }, Chapter::PlaceAction)
    );
    let scene = scene.after("go bank");
    assert_eq!(scene.jack().cards[1].at, Some(Place::Bank));
    assert_eq!(scene.influence(), 2);
}

/// Ruling: the lowest goes by present levels; of equal cards the one that is not upgraded is played.
#[test]
fn lowest_goes_by_present_levels() {
    let upgraded = |rows: &'static [usize]| {
        Scene::new().player(JACK, move |player| {
            rows.iter().for_each(|row| player.cards[*row].upgraded = true)
        })
    };
    // 1 is 2 now, and so is the plain 2.
    let scene = upgraded(&[0]).after("go bank");
    assert_eq!(
        (scene.jack().cards[0].at, scene.jack().cards[1].at),
        (None, Some(Place::Bank))
    );
    assert_eq!(scene.influence(), 2);
    // 1 and 2 are 2 and 3 now; the plain 3 is equal to the second.
    let scene = upgraded(&[0, 1]).after("go bank");
    assert_eq!((scene.jack().cards[0].at, scene.influence()), (Some(Place::Bank), 2));
}

/// One Support card at most, whichever.
#[test]
fn one_support_card() {
    let scene = Scene::new().support(JACK, [2, 1]).after("go bank");
    assert_eq!(scene.ask(), Ask::Support);
    for (answer, influence, left) in [("on", 1, [2, 1]), ("support 1", 2, [1, 1]), ("support 2", 3, [2, 0])] {
        let scene = scene.clone().after(answer);
        assert_eq!((scene.influence(), scene.jack().support), (influence, left));
        assert_eq!(scene.asked(), EVA);
    }
    let scene = Scene::new().support(JACK, [0, 1]).after("go bank");
    let support = Support::One;
    assert_eq!(
        scene.why_not("support 1"),
        (Refusal::NoSupport { support }, Chapter::PlaceAction)
    );
    assert_eq!(scene.why_not("phone").1, Chapter::Technologies);
}

/// What adds to Influence: the card, own Shop, own Trading House, the Station token, whosever it is. The opponent's pieces add nothing.
#[test]
fn what_adds_to_influence() {
    let scene = Scene::new();
    assert_eq!(scene.clone().after("go bank").influence(), 1);
    assert_eq!(scene.clone().shop(JACK, Place::Bank).after("go bank").influence(), 2);
    assert_eq!(scene.clone().house(JACK, Place::Bank).after("go bank").influence(), 2);
    let strange = scene
        .clone()
        .shop(EVA, Place::Bank)
        .house(EVA, Place::Bank)
        .played(EVA, &[(3, Place::Port)]);
    assert_eq!(strange.after("go bank").influence(), 1);
    let beside = scene
        .clone()
        .played(EVA, &[(3, Place::Port)])
        .played(JACK, &[(2, Place::Port)]);
    assert_eq!(
        beside.after("go port").influence(),
        1,
        "other cards there, whosever, add nothing"
    );
    let elsewhere = scene.clone().shop(JACK, Place::Church).house(JACK, Place::Church);
    assert_eq!(elsewhere.after("go bank").influence(), 1);
    for owner in [JACK, EVA] {
        let mut scene = scene.clone().knows(owner, &[Title::Station]);
        scene.state.table.station = Some(Place::Bank);
        assert_eq!(scene.clone().after("go bank").influence(), 2, "the token of {owner:?}");
        assert_eq!(scene.after("go fishery").influence(), 1);
    }
}

/// The most there is: card 5, +2 with Telegram, Telephone, Shop, Trading House, Station token. It has no maximum; only the table stops
/// at 5.
#[test]
fn influence_reaches_twelve() {
    let mut scene = Scene::new()
        .only_four(JACK)
        .player(JACK, |player| player.cards[3].upgraded = true)
        .knows(JACK, &[Title::Telegram, Title::Telephone, Title::Station])
        .traders(JACK, 0)
        .support(JACK, [0, 1])
        .yen(JACK, 1)
        .shop(JACK, Place::TeaPlantation)
        .house(JACK, Place::TeaPlantation);
    scene.state.table.station = Some(Place::TeaPlantation);
    scene.play("go tea-plantation; support 2 phone");
    assert_eq!((scene.influence(), scene.jack().goods[2]), (12, 5));
    assert_eq!(scene.ask(), Ask::Bonus(7));
}

/// A Place that anybody chooses pays ¥1 from the supply to the owner of its Trading House, for the owner's own visit too.
#[test]
fn a_trading_house_pays_for_every_visit() {
    let scene = Scene::new().house(EVA, Place::Fishery).yen(JACK, 5).after("go fishery");
    assert_eq!((scene.of(EVA).yen, scene.jack().yen), (1, 5), "from the supply");
    let scene = Scene::new().house(JACK, Place::Fishery).after("go fishery");
    assert_eq!(scene.gains(Why::TradingHouse), [(JACK, Resource::Yen, 1)]);
    let scene = Scene::new()
        .traders(JACK, 1)
        .house(EVA, Place::Fishery)
        .after("trader fishery");
    assert_eq!(
        scene.gains(Why::TradingHouse),
        [(EVA, Resource::Yen, 1)],
        "a Trader's visit too"
    );
    let scene = Scene::new().house(JACK, Place::Fishery).after("go bank");
    assert_eq!(scene.gains(Why::TradingHouse), []);
}

/// Ruling: it pays as the Place is chosen, so that its yen can be spent on Telephone and in the action.
#[test]
fn a_trading_house_pays_before_telephone() {
    let scene = Scene::new()
        .house(JACK, Place::Fishery)
        .knows(JACK, &[Title::Telephone]);
    let scene = scene.after("go fishery");
    assert_eq!(scene.ask(), Ask::Support);
    assert!(scene.allows("phone"));
    let scene = Scene::new().house(JACK, Place::Chinatown).after("go chinatown");
    assert!(scene.allows("exchange buy-tea"));
}

/// Ruling: one that is built in the same action pays from the next choice on.
#[test]
fn a_new_trading_house_pays_from_the_next_choice_on() {
    let scene = Scene::new().only_four(JACK).yen(JACK, 4).after("go fishery; house");
    assert_eq!((scene.gains(Why::TradingHouse), scene.jack().yen), (vec![], 0));
}

/// Too little Influence is allowed and does nothing. Ruling: it is an action all the same: the Trading House is paid.
#[test]
fn an_action_without_effect_is_allowed() {
    let scene = Scene::new().house(EVA, Place::CopperMine).after("go copper-mine");
    assert_eq!((scene.gains(Why::Action), scene.of(EVA).yen), (vec![], 1));
    assert_eq!(scene.jack().cards[0].at, Some(Place::CopperMine));
    assert_eq!(scene.asked(), EVA);
}

/// Ruling: steps 2 and 3 follow an action that yields nothing.
#[test]
fn bonus_and_construction_follow_an_action_that_yields_nothing() {
    let mut scene = Scene::new()
        .only_four(JACK)
        .support(JACK, [1, 0])
        .yen(JACK, 1)
        .after("go customs; support 1");
    assert_eq!(scene.count(|event| matches!(event, Event::Turned { .. })), 0);
    assert_eq!(scene.ask(), Ask::Bonus(5));
    scene.play("bonus 0");
    assert!(scene.allows("shop"));
}

/// Ruling: Influence is totalled once, before the action: a Shop that a Trader builds there meanwhile does not alter it.
#[test]
fn influence_is_totalled_once() {
    let mut scene = Scene::new()
        .only_four(JACK)
        .traders(JACK, 1)
        .yen(JACK, 9)
        .knows(JACK, &[Title::Telephone])
        .after("go fishery; on");
    assert_eq!((scene.influence(), scene.ask()), (4, Ask::Construction));
    scene.play("trader fishery; phone; shop");
    assert_eq!(
        scene.ask(),
        Ask::Construction,
        "Jack's own step, at Influence 4 still: no Bonus card"
    );
    assert_eq!(scene.state.table.action().influence, 4);
    assert_eq!(scene.why_not("shop"), (Refusal::ShopHere, Chapter::Construction));
}

/// There is no passing: a Place must be chosen.
#[test]
fn a_place_must_be_chosen() {
    assert_eq!(Scene::new().why_not("on"), (Refusal::MustChoose, Chapter::PlaceAction));
}

/// Step 1 asks in its order: the Place, what opens it, the card, Support card and Telephone, the action.
#[test]
fn step_one_asks_in_its_order() {
    let titles = [Title::Tram, Title::Stagecoach, Title::PostalSystem];
    let mut scene = Scene::new()
        .knows(JACK, &titles)
        .traders(JACK, 0)
        .played(EVA, &[(0, Place::Chinatown)])
        .house(JACK, Place::Chinatown)
        .support(JACK, [1, 0]);
    for (moves, ask) in [
        ("go chinatown", Ask::Opening),
        ("by tram", Ask::Card),
        ("card 2", Ask::Support),
        ("support 1", Ask::Exchange(4)),
    ] {
        assert_eq!(scene.play(moves).ask(), ask);
    }
}

/// A question that only `on` answers is not asked: no Support card and no Telephone.
#[test]
fn nothing_is_asked_where_nothing_can_be_chosen() {
    let scene = Scene::new().after("go bank");
    assert_eq!((scene.asked(), scene.ask()), (EVA, Ask::Place));
}
