//! Positions as documents: what is left out is dealt, and what the rules make impossible is refused with its place. That what a game comes to reads back
//! the same is in `tests/suite`.

mod documents;
mod faults;
mod left_out;
mod round_trip;
mod schema;
mod spoilt;

use meiji::chance::{Chance, Seed};
use meiji::document::Node;
use meiji::duel::content::Content;
use meiji::duel::position::PositionError;
use meiji::duel::{Duel, Options, State};
use meiji::game::{Game, Seat};
use meiji::position::Positioned;
use meiji::printed::Edition;
use serde_json::Value;

use crate::conformance::pieces;

/// Reads the body of a position, and checks that what is read can be played.
fn read(game: &Duel, seed: Seed, document: &Value) -> Result<State, PositionError> {
    let node = Node::root(document);
    node.knows(Duel::FIELDS)?;
    let state = game.read(seed, &node)?;
    pieces::check(game, &state);
    Ok(state)
}

/// The game that seat 0 begins.
fn game() -> Duel {
    Duel::new(
        Content::latest(),
        Options::new().with_starter(Seat(0)).expect("it sits there"),
    )
}

/// The body of a state's document.
fn written(state: &State) -> Value {
    Duel::body(state).into()
}

/// Plays at random to the end. The position holds fewer than so many moves, or it does not end.
fn play_out(game: &Duel, state: &State, seed: Seed) {
    let (mut state, mut moves, mut chance) = (*state, Vec::new(), Chance::new(seed));
    for _ in 0..2_000 {
        if game.decision(&state).is_none() {
            assert!(game.standings(&state).is_some());
            return;
        }
        game.legal_moves(&state, &mut moves);
        let action = moves[chance.below(moves.len() as u32) as usize];
        game.play(&mut state, action, &mut ());
        pieces::check(game, &state);
    }
    panic!("it does not end: {state:?}");
}
