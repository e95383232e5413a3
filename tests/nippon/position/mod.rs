//! Positions as documents: what a game comes to reads back the same, what is left out is dealt, and what the rules make impossible is refused with
//! its place.

mod documents;
mod faults;
mod left_out;
mod round_trip;
mod schema;
mod spoilt;

use meiji::chance::{Chance, Seed};
use meiji::document::Node;
use meiji::game::{Game, Seat};
use meiji::nippon::content::Content;
use meiji::nippon::position::PositionError;
use meiji::nippon::{Nippon, Options, State};
use meiji::position::Positioned;
use meiji::printed::Edition;
use serde_json::Value;

use crate::conformance::{at_random, pieces};

/// Reads the body of a position, and checks that what is read can be played.
fn read(game: &Nippon, seed: Seed, document: &Value) -> Result<State, PositionError> {
    let node = Node::root(document);
    node.knows(Nippon::FIELDS)?;
    let state = game.read(seed, &node)?;
    pieces::check(game, &state);
    Ok(state)
}

/// The game of so many that seat 0 begins.
fn game(players: u8) -> Nippon {
    let options = Options::new(players).and_then(|options| options.with_starter(Seat(0)));
    Nippon::new(Content::latest(), options.expect("it sits there"))
}

/// The body of a state's document.
fn written(state: &State) -> Value {
    Nippon::body(state).into()
}

/// Plays at random to the end. The position holds fewer than so many moves, or it does not end.
fn play_out(game: &Nippon, state: &State, seed: Seed) {
    let (mut state, mut moves, mut chance) = (*state, Vec::new(), Chance::new(seed));
    for _ in 0..2_000 {
        if game.decision(&state).is_none() {
            assert!(game.standings(&state).is_some());
            return;
        }
        game.legal_moves(&state, &mut moves);
        game.play(&mut state, at_random(&moves, &mut chance), &mut ());
        pieces::check(game, &state);
    }
    panic!("it does not end: {state:?}");
}
