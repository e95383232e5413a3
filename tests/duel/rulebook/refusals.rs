//! Every refusal names its rule and its chapter; those of one step alone stand in its own chapter.

use std::collections::BTreeSet;

use meiji::aid::sections;
use meiji::chance::{Chance, Seed};
use meiji::duel::{Chapter, Refusal};
use meiji::game::Game;
use meiji::words::Words;

use super::scene::{EVA, JACK, Scene};
use crate::conformance::duel;

/// An answer to another question.
#[test]
fn other_questions() {
    let scene = Scene::new();
    for action in [
        "support 1",
        "exchange buy-tea",
        "bonus 0",
        "shop",
        "keep 3",
        "under 3",
        "upgrade 1",
        "station bank",
    ] {
        assert_eq!(
            scene.why_not(action),
            (Refusal::OtherQuestion, Chapter::FlowOfATurn),
            "{action}"
        );
    }
    let scene = scene.support(JACK, [1, 0]).after("go bank");
    assert_eq!(
        scene.why_not("go fishery"),
        (Refusal::OtherQuestion, Chapter::FlowOfATurn)
    );
}

/// After the end every move is refused as such.
#[test]
fn after_the_end() {
    let mut scene = Scene::new();
    for _ in 0..4 {
        scene.finish_round();
    }
    for action in scene.game.move_space() {
        let forbidden = scene.game.why_not(&scene.state, action).unwrap();
        assert_eq!(
            (forbidden.refusal, forbidden.chapter),
            (Refusal::GameOver, Chapter::Scoring)
        );
    }
}

/// A refused move changes nothing, and says why in words that somebody can look up.
#[test]
fn a_refused_move_changes_nothing() {
    let scene = Scene::new().evas();
    assert_eq!(scene.asked(), EVA);
    let mut state = scene.state;
    let refused = scene
        .game
        .try_play(&mut state, "mill".parse().unwrap(), &mut ())
        .unwrap_err();
    assert_eq!(state, scene.state);
    assert_eq!(
        refused.to_string(),
        "NoTechnology { title: SpinningMill } (rulebook: Technologies)"
    );
    let json = serde_json::to_value(refused).unwrap();
    assert_eq!(
        json,
        serde_json::json!({"rule": "no-technology", "title": "spinning-mill", "chapter": "technologies"})
    );
}

/// Every rule, with the chapters under which it is cited: there the aid opens. Those that random games hardly come to are in the tests of their chapters.
const CITED: [(&str, &[Chapter]); 34] = [
    ("game-over", &[Chapter::Scoring]),
    ("other-question", &[Chapter::FlowOfATurn]),
    (
        "must-choose",
        &[
            Chapter::Setup,
            Chapter::PlaceAction,
            Chapter::Bonus,
            Chapter::Technologies,
            Chapter::Port,
        ],
    ),
    ("not-in-a-turn", &[Chapter::FlowOfATurn]),
    (
        "no-such-thing",
        &[Chapter::Bonus, Chapter::RoundEnd, Chapter::Church, Chapter::Laboratory],
    ),
    ("occupied", &[Chapter::PlaceAction]),
    ("lowest-first", &[Chapter::PlaceAction]),
    ("no-card-of-level", &[Chapter::PlaceAction]),
    ("no-support", &[Chapter::PlaceAction]),
    ("by-itself", &[Chapter::Technologies]),
    ("no-technology", &[Chapter::Technologies]),
    ("used-this-round", &[Chapter::Technologies]),
    ("no-house-there", &[Chapter::Technologies]),
    ("no-token-there", &[Chapter::Technologies]),
    (
        "too-dear",
        &[
            Chapter::Construction,
            Chapter::Technologies,
            Chapter::RoundEnd,
            Chapter::Chinatown,
            Chapter::Laboratory,
            Chapter::Port,
        ],
    ),
    ("faith-short", &[Chapter::Church]),
    ("overpaid", &[Chapter::Church]),
    ("no-offering", &[Chapter::Church]),
    ("no-card", &[Chapter::Church, Chapter::Laboratory]),
    ("too-many-imports", &[Chapter::Laboratory]),
    ("not-looked-at", &[Chapter::Setup, Chapter::Port]),
    ("kept-for-free", &[Chapter::Port]),
    ("fee-due", &[Chapter::Port]),
    ("other-place", &[Chapter::Construction]),
    ("not-yours", &[Chapter::Construction]),
    ("shop-here", &[Chapter::Construction]),
    ("house-here", &[Chapter::Construction]),
    ("none-left", &[Chapter::Construction]),
    ("upgraded", &[Chapter::RoundEnd]),
    ("not-in-hand", &[Chapter::Orders]),
    ("goods-short", &[Chapter::Orders]),
    ("looking-already", &[Chapter::Orders]),
    ("no-trader", &[Chapter::Traders]),
    ("inside-a-step", &[Chapter::Traders]),
];

/// The rules that random games hardly come to, or that no move alone is refused for.
const RARE: [&str; 8] = [
    "game-over",
    "by-itself",
    "no-house-there",
    "no-token-there",
    "other-place",
    "not-yours",
    "none-left",
    "looking-already",
];

/// Random games come to nearly every rule: each of them is a refusal that somebody meets, and the aid opens at a chapter that states it.
#[test]
fn random_games_meet_the_rules() {
    let game = duel();
    let space = game.move_space();
    let sections = sections(Words::default(), &game, None);
    let mut met = BTreeSet::new();
    for number in 0..300 {
        let mut chance = Chance::new(Seed(number));
        let mut state = game.deal(Seed(number));
        let mut moves = Vec::new();
        while game.decision(&state).is_some() {
            for _ in 0..20 {
                let action = space[chance.below(space.len() as u32) as usize];
                if let Some(forbidden) = game.why_not(&state, action) {
                    let told = serde_json::to_value(forbidden).unwrap();
                    let rule = told["rule"].as_str().unwrap().to_owned();
                    let (_, chapters) = CITED.iter().find(|(known, _)| *known == rule).expect("it is known");
                    assert!(chapters.contains(&forbidden.chapter), "{rule}: {:?}", forbidden.chapter);
                    assert!(sections.iter().any(|section| told["chapter"] == section.id), "{told}");
                    met.insert(rule);
                }
            }
            game.legal_moves(&state, &mut moves);
            let action = moves[chance.below(moves.len() as u32) as usize];
            game.play(&mut state, action, &mut ());
        }
    }
    for (rule, _) in CITED.iter().filter(|(rule, _)| !RARE.contains(rule)) {
        assert!(met.contains(*rule), "nobody meets {rule}");
    }
}
