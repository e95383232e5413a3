//! The Clerk is the measure for the others and plays as it always did, but that it does not wait for ever.
//!
//! Each file has the record of a game between Clerks and what one planned at moments of it, as the Clerk played before it lost its
//! patience at all: a game of three and one of four, the longest of the games for two that ended, and three deals that stalled, up to the
//! round in which patience ends. None is ever made again.

use meiji::chance::Seed;
use meiji::game::Game;
use meiji::opponents::{Effort, Opponent};
use meiji::sitting::Sitting;
use meiji::yokohama::record::Record;
use meiji::yokohama::{Event, Move, State, Yokohama};
use serde::Deserialize;
use serde_json::Value;

/// The round in which a Clerk loses its patience.
const PATIENCE: u16 = 320;

const ENDED: [&str; 3] = [include_str!("2.json"), include_str!("3.json"), include_str!("4.json")];

const STALLED: [&str; 3] = [
    include_str!("stalled-1.json"),
    include_str!("stalled-2.json"),
    include_str!("stalled-3.json"),
];

/// A game between Clerks.
#[derive(Deserialize)]
struct Played {
    /// Its record.
    record: Value,
    /// Before which move somebody planned, by a seed of that number, and what came first.
    plans: Vec<(usize, String)>,
}

fn opened(text: &str) -> (Sitting<Yokohama>, Vec<(usize, String)>) {
    let played: Played = serde_json::from_str(text).expect("a game between Clerks");
    let record = Record::parse(&played.record.to_string()).expect("a record");
    (record.open(&[]).expect("a game"), played.plans)
}

/// What the Clerk that is asked plays first.
fn planned(game: &Yokohama, state: &State, seed: usize) -> Move {
    let view = game.view(state, Some(state.table.active));
    Opponent::Greedy.plan(game, &view, Effort::default(), Seed(seed as u64))[0]
}

#[test]
fn a_clerk_plays_as_it_did_while_it_is_patient() {
    let mut asked = 0;
    for text in ENDED.into_iter().chain(STALLED) {
        let (whole, plans) = opened(text);
        let moves: Vec<_> = whole.moves().collect();
        let mut sitting = Sitting::new(whole.game().clone(), whole.seed());
        for (number, action) in moves.into_iter().enumerate() {
            if let Some((_, first)) = plans.iter().find(|(at, _)| *at == number) {
                assert!(sitting.state().table.round < PATIENCE);
                assert_eq!(
                    planned(sitting.game(), sitting.state(), number).to_string(),
                    *first,
                    "move {number}"
                );
                asked += 1;
            }
            sitting.play(action).expect("a move of the record");
        }
    }
    assert_eq!(asked, 300);
}

#[test]
fn a_deal_that_stalled_ends_once_patience_does() {
    for text in STALLED {
        let (sitting, _) = opened(text);
        let (game, mut state) = (sitting.game(), *sitting.state());
        assert_eq!(state.table.round, PATIENCE, "it stalls until then");
        let mut events = Vec::new();
        for number in 0.. {
            if game.decision(&state).is_none() {
                break;
            }
            assert!(state.table.round < PATIENCE + 40, "nobody ends the game");
            let action = planned(game, &state, number);
            game.play(&mut state, action, &mut events);
        }
        let turns = events.split(|event| matches!(event, Event::TurnBegan { .. }));
        let passed = turns.filter(|turn| {
            let does = |event: &Event| {
                matches!(
                    event,
                    Event::Acted { .. } | Event::Achieved { .. } | Event::Delivered { .. }
                )
            };
            !turn.iter().any(does)
        });
        assert_eq!(passed.count(), 0, "turns that were passed");
    }
}
