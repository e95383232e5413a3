//! Technology cards that open an occupied Place: Stagecoach, Station, Tram.

use meiji::duel::components::{Criterion, Place, Resource, Title};
use meiji::duel::{Ask, Chapter, Event, Refusal, Why};

use super::scene::{EVA, JACK, Scene};
use super::technologies::{knowing, learning};

/// Stagecoach: once a round an occupied Place with an own Trading House.
#[test]
fn stagecoach() {
    let scene = knowing(&[Title::Stagecoach])
        .house(JACK, Place::Bank)
        .house(EVA, Place::Church);
    let mut scene = scene.played(EVA, &[(0, Place::Bank), (1, Place::Church), (2, Place::Fishery)]);
    assert!(scene.allows("go bank") && !scene.allows("go church") && !scene.allows("go fishery"));
    scene.play("go bank");
    assert_eq!((scene.used(JACK), scene.influence()), (vec![Title::Stagecoach], 2));
    scene.until_turn_of(EVA).play("go customs");
    scene.until_turn_of(JACK);
    assert!(!scene.allows("go bank"), "once a round");
    let free = knowing(&[Title::Stagecoach]).house(JACK, Place::Bank).after("go bank");
    assert_eq!(free.used(JACK), [], "where it was not needed it is not used up");
}

/// Station: its token goes to any of the ten Places at once and never moves; +1 for anyone who acts there; once a round its owner may
/// choose that Place though it is occupied.
#[test]
fn station() {
    let mut scene = learning(Scene::new(), Title::Station);
    assert_eq!(scene.ask(), Ask::Station);
    assert_eq!(scene.why_not("on"), (Refusal::MustChoose, Chapter::Technologies));
    assert!(
        Place::ALL
            .into_iter()
            .all(|place| scene.allows(&format!("station {place}")))
    );
    scene.play("station bank");
    scene.until_turn_of(EVA);
    scene.play("go bank");
    assert_eq!(
        scene.events.iter().rev().find_map(|event| match event {
            Event::Acted {
                seat: EVA, influence, ..
            } => Some(*influence),
            _ => None,
        }),
        Some(5),
        "her lowest is 4 here, and the token adds 1"
    );
    scene.until_turn_of(JACK);
    assert!(scene.allows("go bank"));
    scene.play("go bank");
    assert_eq!(scene.used(JACK), [Title::Station]);
    scene.until_turn_of(EVA).play("go fishery");
    scene.until_turn_of(JACK);
    assert!(!scene.allows("go bank"), "once a round");
    assert!("station bank".parse::<meiji::duel::Move>().is_ok() && !scene.allows("station church"));
    let evas = Scene::new()
        .knows(EVA, &[Title::Station])
        .played(EVA, &[(0, Place::Bank)])
        .state(|state| {
            state.table.station = Some(Place::Bank);
        });
    assert!(!evas.allows("go bank"), "its owner alone");
    let free = knowing(&[Title::Station]).state(|state| state.table.station = Some(Place::Bank));
    assert_eq!(
        free.after("go bank").used(JACK),
        [],
        "where it was not needed it is not used up"
    );
}

/// Tram: once a round any occupied Place.
#[test]
fn tram() {
    let mut scene = knowing(&[Title::Tram]).played(EVA, &[(0, Place::Bank), (1, Place::Church)]);
    assert!(scene.allows("go bank") && scene.allows("go church"));
    scene.play("go bank");
    assert_eq!(scene.used(JACK), [Title::Tram]);
    scene.until_turn_of(EVA);
    scene.play("go customs");
    scene.until_turn_of(JACK);
    assert!(!scene.allows("go church"), "once a round");
    let free = knowing(&[Title::Tram]).after("go bank");
    assert_eq!(free.used(JACK), [], "where it was not needed it is not used up");
}

/// An own card there is no hindrance, whichever of them opens the Place.
#[test]
fn an_own_card_is_no_hindrance() {
    for title in [Title::Stagecoach, Title::Station, Title::Tram] {
        let scene = knowing(&[title])
            .house(JACK, Place::Bank)
            .played(JACK, &[(0, Place::Bank)])
            .state(|state| state.table.station = (title == Title::Station).then_some(Place::Bank));
        let scene = scene.after("go bank");
        let there = scene.jack().cards.iter().filter(|card| card.at == Some(Place::Bank));
        assert_eq!((there.count(), scene.used(JACK)), (2, vec![title]));
    }
}

/// The Port and the Laboratory may be chosen though a card of the other player lies there: none is used up for that.
#[test]
fn the_port_and_the_laboratory_need_none_of_them() {
    for place in [Place::Port, Place::Laboratory] {
        let scene = knowing(&[Title::Tram, Title::Stagecoach, Title::Station])
            .house(JACK, place)
            .played(EVA, &[(0, place)])
            .state(|state| state.table.station = Some(place));
        let scene = scene.player(JACK, |player| player.recruited = Criterion::ALL.into_iter().collect());
        let scene = scene.after(&format!("go {place}"));
        assert_ne!(scene.ask(), Ask::Opening, "{place:?}");
        assert_eq!(scene.used(JACK), [], "{place:?}");
    }
}

/// Place action: whoever chooses a Place pays its Trading House, by a Technology as well; and the token adds 1 to who opens its Place with it.
#[test]
fn a_place_that_is_opened_is_like_any_other() {
    let scene = knowing(&[Title::Station])
        .house(EVA, Place::Bank)
        .played(EVA, &[(0, Place::Bank)])
        .state(|state| state.table.station = Some(Place::Bank));
    let lowest = scene.jack().cards.iter().enumerate();
    let lowest = lowest
        .map(|(row, card)| scene.game.level(row, card))
        .min()
        .expect("a hand");
    let scene = scene.after("go bank");
    assert_eq!(scene.used(JACK), [Title::Station]);
    assert_eq!(scene.gains(Why::TradingHouse), [(EVA, Resource::Yen, 1)]);
    assert_eq!(scene.influence(), lowest + 1);
}

/// Only one's own open an occupied Place.
#[test]
fn those_of_the_other_player_open_nothing() {
    let scene = Scene::new()
        .knows(EVA, &[Title::Tram, Title::Stagecoach, Title::Station])
        .house(EVA, Place::Bank)
        .played(EVA, &[(0, Place::Bank)])
        .state(|state| state.table.station = Some(Place::Bank));
    assert_eq!(scene.why_not("go bank").0, Refusal::Occupied);
}

/// Ruling: if several would serve, the player names one; just one is used by itself.
#[test]
fn which_one_opens_a_place() {
    let all = [Title::Tram, Title::Stagecoach, Title::Station];
    let scene = |titles: &[Title]| {
        let scene = knowing(titles)
            .house(JACK, Place::Bank)
            .played(EVA, &[(0, Place::Bank)]);
        let scene = scene.state(|state| state.table.station = Some(Place::Fishery));
        scene.player(JACK, |player| player.recruited = Criterion::ALL.into_iter().collect())
    };
    let mut two = scene(&all).after("go bank");
    assert_eq!(two.ask(), Ask::Opening);
    assert_eq!(
        two.why_not("by station"),
        (Refusal::NoTokenThere, Chapter::Technologies)
    );
    assert_eq!(two.why_not("on"), (Refusal::MustChoose, Chapter::PlaceAction));
    two.play("by stagecoach");
    assert_eq!(two.used(JACK), [Title::Stagecoach]);
    let earned = two.gains(Why::TradingHouse);
    assert_eq!(earned, [(JACK, Resource::Yen, 1)], "the Place is chosen once");
    let mut three = scene(&all)
        .state(|state| state.table.station = Some(Place::Bank))
        .after("go bank");
    three.play("by station");
    assert_eq!(three.used(JACK), [Title::Station]);
    let used = scene(&all)
        .player(JACK, |player| player.used.insert(Title::Tram))
        .after("go bank");
    assert_eq!(used.used(JACK), [Title::Stagecoach, Title::Tram]);
    let title = Title::Stagecoach;
    let other = knowing(&[Title::Tram, Title::Station]).played(EVA, &[(0, Place::Bank)]);
    let other = other
        .state(|state| state.table.station = Some(Place::Bank))
        .after("go bank");
    assert_eq!(
        other.why_not("by stagecoach"),
        (Refusal::NoTechnology { title }, Chapter::Technologies)
    );
    let no_house = knowing(&all)
        .played(EVA, &[(0, Place::Bank)])
        .state(|state| state.table.station = Some(Place::Bank));
    let no_house = no_house
        .player(JACK, |player| player.recruited = Criterion::ALL.into_iter().collect())
        .after("go bank");
    assert_eq!(
        no_house.why_not("by stagecoach"),
        (Refusal::NoHouseThere, Chapter::Technologies)
    );
}

/// Those that serve the Place action only do nothing for a Trader.
#[test]
fn those_of_the_place_action_do_not_serve_traders() {
    let scene = knowing(&[Title::Tram, Title::PostalSystem])
        .traders(JACK, 1)
        .played(EVA, &[(0, Place::Bank)]);
    let scene = scene.after("trader bank");
    assert_eq!((scene.used(JACK), scene.ask()), (vec![], Ask::Place));
    let scene = knowing(&[Title::Stagecoach, Title::Station])
        .traders(JACK, 1)
        .house(JACK, Place::Bank)
        .state(|state| state.table.station = Some(Place::Bank));
    let scene = scene.played(EVA, &[(0, Place::Bank)]).after("trader bank");
    assert_eq!(
        (scene.used(JACK), scene.influence()),
        (vec![], 5),
        "Trader, Trading House and token"
    );
}

/// Traders: what a Trader gains before step 1 serves in the same turn, a Technology that opens an occupied Place as well.
#[test]
fn one_that_a_trader_brings_opens_a_place_at_once() {
    let scene = Scene::new()
        .traders(JACK, 1)
        .shown(&[Title::Tram])
        .played(EVA, &[(0, Place::Bank)])
        .content(|content| content.technologies.iter_mut().for_each(|row| row.cost = 3));
    assert!(!scene.allows("go bank"));
    let scene = scene.after("trader laboratory; learn 0 imports 0");
    assert!(scene.allows("go bank"));
    assert_eq!(scene.after("go bank").used(JACK), [Title::Tram]);
}

/// One action may use up one that opens its Place and the Postal System, each once.
#[test]
fn a_place_is_opened_for_another_card_than_the_lowest() {
    let scene = knowing(&[Title::Tram, Title::PostalSystem]).played(EVA, &[(0, Place::Bank)]);
    let mut scene = scene.after("go bank");
    assert_eq!(scene.ask(), Ask::Card);
    let highest = scene.game.level(3, &scene.jack().cards[3]);
    scene.play(&format!("card {highest}"));
    let mut used = scene.used(JACK);
    used.sort_unstable();
    assert_eq!(used, [Title::PostalSystem, Title::Tram]);
    assert_eq!(scene.jack().cards[3].at, Some(Place::Bank));
}
