//! Every refusal names its rule and its chapter; those of one step alone stand in its own chapter.

use meiji::chance::{Chance, Seed};
use meiji::duel::{Chapter, Refusal};
use meiji::game::Game;

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

/// Random games come to nearly every rule: each of them is a refusal that somebody meets.
#[test]
fn random_games_meet_the_rules() {
    let game = duel();
    let space = game.move_space();
    let mut met = std::collections::BTreeSet::new();
    for number in 0..300 {
        let mut chance = Chance::new(Seed(number));
        let mut state = game.deal(Seed(number));
        let mut moves = Vec::new();
        while game.decision(&state).is_some() {
            for _ in 0..20 {
                let action = space[chance.below(space.len() as u32) as usize];
                if let Some(forbidden) = game.why_not(&state, action) {
                    let rule = serde_json::to_value(forbidden.refusal).unwrap()["rule"]
                        .as_str()
                        .unwrap()
                        .to_owned();
                    met.insert(rule);
                }
            }
            game.legal_moves(&state, &mut moves);
            let action = moves[chance.below(moves.len() as u32) as usize];
            game.play(&mut state, action, &mut ());
        }
    }
    for rule in [
        "other-question",
        "must-choose",
        "not-in-a-turn",
        "no-such-thing",
        "occupied",
        "lowest-first",
        "no-card-of-level",
        "no-support",
        "no-technology",
        "used-this-round",
        "too-dear",
        "faith-short",
        "overpaid",
        "no-offering",
        "no-card",
        "too-many-imports",
        "not-looked-at",
        "kept-for-free",
        "fee-due",
        "shop-here",
        "house-here",
        "upgraded",
        "not-in-hand",
        "goods-short",
        "no-trader",
        "inside-a-step",
    ] {
        assert!(met.contains(rule), "nobody meets {rule}");
    }
}
