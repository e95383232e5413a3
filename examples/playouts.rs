//! How fast the rules are: uniform random games by the shipped `legal_moves` and `play` alone, on one thread.
//!
//! `cargo run --release --example playouts -- --players 4 --seconds 5 --seed 1` prints one JSON line. `--games N` plays just so many,
//! for what is counted and not timed: `valgrind --tool=callgrind`. `cargo xtask playouts-wasm` runs the same loop in WebAssembly too.

#[cfg(not(target_arch = "wasm32"))]
#[path = "arguments/mod.rs"]
mod arguments;

#[cfg(not(target_arch = "wasm32"))]
use clap::Parser;
#[cfg(not(target_arch = "wasm32"))]
use cpu_time::ProcessTime;
use meiji::chance::{Chance, Seed};
use meiji::game::Game;
use meiji::printed::Edition;
use meiji::yokohama::content::Content;
use meiji::yokohama::{Options, Yokohama};

/// A game that is not over after so many moves is left and not counted; nothing in the rules ends it.
const LONGEST: u32 = 20_000;

/// What was played.
#[derive(Clone, Copy, Default)]
struct Tally {
    /// Games played to the end.
    games: u32,
    /// Turns completed.
    turns: u32,
    /// Decisions with two legal moves or more.
    plies: u32,
    /// Games left unfinished.
    left: u32,
}

/// Plays games with the seeds from `first` on.
fn play(game: &Yokohama, first: u32, games: u32) -> Tally {
    let mut tally = Tally::default();
    let mut moves = Vec::with_capacity(256);
    for number in first..first.saturating_add(games) {
        let mut chance = Chance::new(Seed(u64::from(number) << 32));
        let mut state = game.deal(Seed(number.into()));
        let mut left = LONGEST;
        while left > 0 && game.decision(&state).is_some() {
            left -= 1;
            game.legal_moves(&state, &mut moves);
            tally.plies += u32::from(moves.len() > 1);
            let action = moves[chance.below(moves.len() as u32) as usize];
            let (round, seat) = (state.table.round, state.table.active);
            game.play(&mut state, action, &mut ());
            let turn_over = (state.table.round, state.table.active) != (round, seat) || game.decision(&state).is_none();
            tally.turns += u32::from(round > 0 && turn_over);
        }
        if left > 0 {
            tally.games += 1;
        } else {
            tally.left += 1;
        }
    }
    tally
}

fn game(players: u8) -> Option<Yokohama> {
    Some(Yokohama::new(Content::first(), Options::new(players).ok()?))
}

/// Plays random games by the rules alone, and prints one JSON line.
#[cfg(not(target_arch = "wasm32"))]
#[derive(Parser)]
#[command(name = "playouts")]
struct Wish {
    /// How many players each game is for, 2 to 4
    #[arg(long, value_name = "N", default_value_t = 4, value_parser = clap::value_parser!(u8).range(2..=4))]
    players: u8,
    /// Stops after so many seconds of the processor's time
    #[arg(long, value_name = "S", default_value = "5", value_parser = seconds)]
    seconds: f64,
    /// Stops after so many games instead
    #[arg(long, value_name = "N", conflicts_with = "seconds", value_parser = clap::value_parser!(u32).range(1..))]
    games: Option<u32>,
    /// The seed of the first game; each next one has the next
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u32,
}

/// A time to play for.
#[cfg(not(target_arch = "wasm32"))]
fn seconds(text: &str) -> Result<f64, &'static str> {
    let seconds = text.parse().ok();
    let seconds = seconds.filter(|seconds: &f64| seconds.is_finite() && *seconds > 0.0);
    seconds.ok_or("seconds are a number above 0")
}

/// Plays games with the seeds from `seed` on until so much of the processor's time is spent.
#[cfg(not(target_arch = "wasm32"))]
fn play_for(game: &Yokohama, mut seed: u32, seconds: f64) -> Tally {
    let start = ProcessTime::now();
    let mut tally = Tally::default();
    while start.elapsed().as_secs_f64() < seconds {
        let batch = play(game, seed, 50);
        seed = seed.wrapping_add(50);
        tally.games += batch.games;
        tally.turns += batch.turns;
        tally.plies += batch.plies;
        tally.left += batch.left;
    }
    tally
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {
    let Wish {
        players,
        seconds,
        games,
        seed,
    } = arguments::understood();
    let game = game(players).expect("2, 3 or 4 may play");
    if games.is_none() {
        // The first games find nothing in the caches.
        play(&game, seed, 50);
    }
    let start = ProcessTime::now();
    let tally = match games {
        Some(games) => play(&game, seed, games),
        None => play_for(&game, seed, seconds),
    };
    let cpu_seconds = start.elapsed().as_secs_f64();
    let per_second = |count: u32| (f64::from(count) / cpu_seconds).round();
    let line = serde_json::json!({
        "players": players,
        "games": tally.games,
        "turns": tally.turns,
        "plies": tally.plies,
        "left_unfinished": tally.left,
        "cpu_seconds": cpu_seconds,
        "games_per_cpu_second": per_second(tally.games),
        "turns_per_cpu_second": per_second(tally.turns),
        "plies_per_cpu_second": per_second(tally.plies),
    });
    println!("{line}");
}

/// The same loop for a caller in JavaScript, who holds the clock.
#[cfg(target_arch = "wasm32")]
mod wasm {
    use wasm_bindgen::prelude::wasm_bindgen;

    /// Plays games and gives how many games were finished, turns completed, plies made and games left unfinished.
    #[wasm_bindgen]
    pub fn playouts(players: u8, first: u32, games: u32) -> Vec<u32> {
        let Some(game) = super::game(players) else {
            return Vec::new();
        };
        let tally = super::play(&game, first, games);
        vec![tally.games, tally.turns, tally.plies, tally.left]
    }
}

#[cfg(target_arch = "wasm32")]
fn main() {}
