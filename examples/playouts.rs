//! How fast the rules are: uniform random games by the shipped `legal_moves` and `play` alone, on one thread.
//!
//! `cargo run --release --example playouts -- --players 4 --seconds 5 --seed 1` prints one JSON line; `--game duel` is about Yokohama Duel. `--games N` plays just so many,
//! for what is counted and not timed: `valgrind --tool=callgrind`. `cargo xtask playouts-wasm` runs the same loop in WebAssembly too.

#[cfg(not(target_arch = "wasm32"))]
#[path = "arguments/mod.rs"]
mod arguments;
#[cfg(not(target_arch = "wasm32"))]
#[path = "arguments/game.rs"]
mod game;
#[cfg(not(target_arch = "wasm32"))]
#[path = "arguments/players.rs"]
mod players;

#[cfg(not(target_arch = "wasm32"))]
use clap::error::ErrorKind;
#[cfg(not(target_arch = "wasm32"))]
use clap::{CommandFactory, Parser};
#[cfg(not(target_arch = "wasm32"))]
use cpu_time::ProcessTime;
#[cfg(not(target_arch = "wasm32"))]
use game::Which;
use meiji::chance::{Chance, Seed};
use meiji::duel::components::PLAYERS;
use meiji::duel::{self, Duel};
use meiji::game::Game;
use meiji::nippon::{self, Nippon};
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
// Each game's loop is a function of its own, as in the programs that are shipped: all of them in one are a sixth slower in WebAssembly.
#[inline(never)]
fn play<G: Game>(game: &G, first: u32, games: u32) -> Tally {
    let mut tally = Tally::default();
    let mut moves = Vec::with_capacity(256);
    for number in first..first.saturating_add(games) {
        let mut chance = Chance::new(Seed(u64::from(number) << 32));
        let mut state = game.deal(Seed(number.into()));
        let mut left = LONGEST;
        let mut open = game.decision(&state);
        while left > 0
            && let Some(decision) = open
        {
            left -= 1;
            game.legal_moves(&state, &mut moves);
            tally.plies += u32::from(moves.len() > 1);
            let action = moves[chance.below(moves.len() as u32) as usize];
            let (round, seat) = (game.round(&state), game.asked(decision));
            game.play(&mut state, action, &mut ());
            open = game.decision(&state);
            let goes_on = |next| game.asked(next) == seat && game.round(&state) == round;
            let turn_over = !open.is_some_and(goes_on);
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

fn yokohama(players: u8) -> Option<Yokohama> {
    Some(Yokohama::new(Content::first(), Options::new(players).ok()?))
}

fn nippon(players: u8) -> Option<Nippon> {
    let options = nippon::Options::new(players).ok()?;
    Some(Nippon::new(nippon::content::Content::first(), options))
}

fn duel(players: u8) -> Option<Duel> {
    (players == PLAYERS).then(|| Duel::new(duel::content::Content::first(), duel::Options::new()))
}

/// Plays random games by the rules alone, and prints one JSON line.
#[cfg(not(target_arch = "wasm32"))]
#[derive(Parser)]
#[command(name = "playouts")]
struct Wish {
    /// Which game is played
    #[arg(long, value_name = "NAME", default_value_t)]
    game: Which,
    /// How many players each game is for, 2 to 4; as many as can play if nothing is said
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(2..=4))]
    players: Option<u8>,
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
fn play_for<G: Game>(game: &G, mut seed: u32, seconds: f64) -> Tally {
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
    let wish: Wish = arguments::understood();
    let players = wish.players.unwrap_or(*wish.game.players().end());
    let told = match wish.game {
        Which::Yokohama => yokohama(players).map(|game| timed(&game, &wish)),
        Which::Duel => duel(players).map(|game| timed(&game, &wish)),
        Which::Nippon => nippon(players).map(|game| timed(&game, &wish)),
    };
    match told {
        Some(line) => println!("{line}"),
        None => {
            let told = format!("'{players}' for '--players <N>': {} is not for so many", wish.game);
            Wish::command().error(ErrorKind::ValueValidation, told).exit()
        }
    }
}

/// Plays what the wish asks for and gives the line that tells of it.
#[cfg(not(target_arch = "wasm32"))]
fn timed<G: Game>(game: &G, wish: &Wish) -> serde_json::Value {
    let &Wish {
        seconds, games, seed, ..
    } = wish;
    if games.is_none() {
        // The first games find nothing in the caches.
        play(game, seed, 50);
    }
    let start = ProcessTime::now();
    let tally = match games {
        Some(games) => play(game, seed, games),
        None => play_for(game, seed, seconds),
    };
    let cpu_seconds = start.elapsed().as_secs_f64();
    let per_second = |count: u32| (f64::from(count) / cpu_seconds).round();
    serde_json::json!({
        "game": wish.game,
        "players": game.players(),
        "games": tally.games,
        "turns": tally.turns,
        "plies": tally.plies,
        "left_unfinished": tally.left,
        "cpu_seconds": cpu_seconds,
        "games_per_cpu_second": per_second(tally.games),
        "turns_per_cpu_second": per_second(tally.turns),
        "plies_per_cpu_second": per_second(tally.plies),
    })
}

/// The same loop for a caller in JavaScript, who holds the clock.
#[cfg(target_arch = "wasm32")]
mod wasm {
    use meiji::duel::Duel;
    use meiji::nippon::Nippon;
    use meiji::printed::Printed;
    use meiji::yokohama::Yokohama;
    use wasm_bindgen::prelude::wasm_bindgen;

    /// Plays games of a name and gives how many games were finished, turns completed, plies made and games left unfinished; nothing if so many
    /// cannot play it.
    #[wasm_bindgen]
    pub fn playouts(game: &str, players: u8, first: u32, games: u32) -> Vec<u32> {
        let tally = match game {
            Yokohama::NAME => super::yokohama(players).map(|game| super::play(&game, first, games)),
            Duel::NAME => super::duel(players).map(|game| super::play(&game, first, games)),
            Nippon::NAME => super::nippon(players).map(|game| super::play(&game, first, games)),
            _ => None,
        };
        let told = |super::Tally {
                        games,
                        turns,
                        plies,
                        left,
                    }| vec![games, turns, plies, left];
        tally.map_or_else(Vec::new, told)
    }
}

#[cfg(target_arch = "wasm32")]
fn main() {}
