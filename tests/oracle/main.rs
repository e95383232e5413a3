//! The oracle: the rules of a turn written a second time, slowly and plainly, from the rulebook and the rulings alone.
//!
//! Random games are played with the engine. At every decision the oracle says which moves are legal ([`legal`]), after
//! every move which state must follow ([`bookkeeper`]), and at the end what everybody scores ([`score`]); the engine must
//! say the same. Nothing but the vocabulary of components, state, questions and moves is shared with it.
//!
//! `ORACLE_GAMES` plays another number of games than the default, `ORACLE_SEED` begins with another one than 0; a failure
//! prints what plays its game alone.

mod actions;
mod bookkeeper;
mod coverage;
mod flow;
mod legal;
mod players;
mod routes;
mod score;
mod setup;
mod sight;
mod telling;

use std::collections::BTreeSet;
use std::env;

use meiji::chance::{Chance, Seed};
use meiji::game::{Game, Seat};
use meiji::printed::Edition;
use meiji::yokohama::content::Content;
use meiji::yokohama::{Move, Options, Rules, Yokohama};

use crate::coverage::Coverage;
use crate::players::Taste;
use crate::telling::{differences, list, tail};

/// As many games as take about 20 seconds.
const GAMES: u64 = 2000;

/// No rule forbids passing for ever.
const ROUNDS: u16 = 400;

// Slow: whole games are played, and every move of them is found a second time.
#[test]
fn the_engine_plays_by_the_rulebook() {
    let number = |name: &str, default: u64| match env::var(name) {
        Ok(text) => text.parse().unwrap_or_else(|_| panic!("{name} is no number: {text}")),
        Err(_) => default,
    };
    let first = number("ORACLE_SEED", 0);
    let games = number("ORACLE_GAMES", GAMES);
    let contents = [Content::first(), unusual()];
    let mut coverage = Coverage::default();
    for seed in first..first + games {
        play_one(&contents[usize::from(seed / 24 % 2 == 1)], seed, &mut coverage);
    }
    println!("{coverage}");
    if games >= GAMES {
        coverage.assert_whole();
    }
}

/// The options of a game: 2, 3 and 4 players, each with and without both mini-expansions.
fn options(seed: u64) -> Options {
    let players = u8::try_from(2 + seed % 3).expect("2 to 4");
    let mut options = Options::new(players).expect("2 to 4 players");
    if seed / 3 % 2 == 1 {
        options = options.with_achievement_rewards();
    }
    if seed / 6 % 2 == 1 {
        options = options.with_free_agents();
    }
    options
}

/// The rules of a game: both sets, with every option.
fn rules(seed: u64) -> Rules {
    Rules::ALL[usize::from(!(seed / 12).is_multiple_of(3))]
}

/// The printed values with what the boxes that are known have not: Warehouse icons that show a piece, and each Order twice.
fn unusual() -> Content {
    let mut content = Content::first();
    for pair in content.orders.chunks_mut(2) {
        pair.fill(pair[0]);
    }
    let shops = content.buildings.iter_mut().flat_map(|row| &mut row.shops);
    let tokens = content.tokens.iter_mut().map(|row| &mut row.reward);
    for (number, reward) in shops.chain(tokens).filter(|reward| reward.pieces > 0).enumerate() {
        let pieces = std::mem::take(&mut reward.pieces);
        match number % 3 {
            0 => reward.assistants = pieces,
            1 => reward.shops = pieces,
            _ => reward.houses = pieces,
        }
    }
    content
}

/// Says which game it was if the test fails within it, wherever that is.
struct Number(u64);

impl Drop for Number {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("Play this game alone with ORACLE_SEED={} ORACLE_GAMES=1.", self.0);
        }
    }
}

/// Plays a game, holding the engine against the oracle at every step.
fn play_one(content: &Content, seed: u64, coverage: &mut Coverage) {
    let _number = Number(seed);
    let game = Yokohama::new(content.clone(), options(seed)).with_rules(rules(seed));
    let mut state = game.deal(Seed(seed));
    setup::check(&game, &state);
    let mut chance = Chance::new(Seed(!seed));
    let tastes: Vec<Taste> = Seat::all(game.players()).map(|_| Taste::new(&mut chance)).collect();
    let mut story: Vec<Move> = vec![];
    let mut listed = vec![];
    while let Some(decision) = game.decision(&state) {
        if state.table.round > ROUNDS {
            coverage.given_up();
            return;
        }
        let here = || format!("{decision:?} after {}", tail(&story));
        let legal = legal::legal(&game, &state);
        game.legal_moves(&state, &mut listed);
        let engine: BTreeSet<Move> = listed.iter().copied().collect();
        assert_eq!(engine.len(), listed.len(), "a move is listed twice; {}", here());
        assert!(
            engine == legal,
            "{}\nlegal by the rulebook alone: {}\nlegal by the engine alone: {}",
            here(),
            list(legal.difference(&engine)),
            list(engine.difference(&legal)),
        );
        let legal: Vec<Move> = legal.into_iter().collect();
        let action = tastes[usize::from(decision.seat.0)].choose(&game, &state, &legal, &mut chance);
        coverage.decided(&game, &state, decision, action);
        let expected = bookkeeper::after(&game, &state, action, coverage);
        game.play(&mut state, action, &mut ());
        assert!(
            expected.contains(&state),
            "{}\nplays {action}: rulebook | engine\n{}",
            here(),
            differences("state", expected.last().expect("a state follows"), &state)
        );
        story.push(action);
    }
    let sheet = score::score(&game, &state);
    let engine = game.score(&state.table);
    assert_eq!(sheet, engine);
    for seat in Seat::all(game.players()) {
        assert_eq!(score::total(&sheet[seat]), engine[seat].total());
    }
    assert_eq!(game.standings(&state), Some(score::standings(&state, &sheet)));
    coverage.finished(&state);
}
