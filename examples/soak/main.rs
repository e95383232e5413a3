//! Random games without end in sight, under the same watch as the conformance tests.
//!
//! `cargo run --release --example soak -- --games 100000 --seed 1` prints one JSON line: the `game`, which `--game` names, `games`, how many of them were `over`, the seeds of
//! those that were `capped`, and the `seed` of the first. A game that breaks a promise is the last one: `broken`, which is `null` else, has its
//! `seed` and the `promise`, and the program ends with 1. As many games are played at once as the machine has processors.

#[path = "../arguments/mod.rs"]
mod arguments;
#[path = "../../tests/conformance/contract.rs"]
mod contract;
#[path = "../../tests/duel/conformance/pieces.rs"]
mod duel_pieces;
#[path = "../arguments/game.rs"]
mod game;
#[path = "../arguments/laid.rs"]
mod laid;
// What may change between two states is looked at by its tests alone.
#[allow(dead_code)]
#[path = "../../tests/nippon/conformance/pieces.rs"]
mod nippon_pieces;
#[path = "../../tests/conformance/pieces.rs"]
mod pieces;
#[path = "../../tests/conformance/tables.rs"]
mod tables;
mod tally;

use clap::Parser;
use contract::{Ended, Walk};
use game::Which;
use laid::Laid;
use meiji::chance::Seed;
use meiji::duel::Duel;
use meiji::game::Game;
use meiji::nippon::Nippon;

/// Plays random games under the watch of the conformance tests, and prints one JSON line.
#[derive(Parser)]
#[command(name = "soak")]
struct Wish {
    /// Which game is played
    #[arg(long, value_name = "NAME", default_value_t)]
    game: Which,
    /// How many games
    #[arg(long, value_name = "N", default_value_t = 10_000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// The seed of the first; each next one has the next
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
}

fn main() {
    let Wish { game, games, seed } = arguments::understood();
    match game {
        Which::Yokohama => tally::tell(game, seed, games, |number| {
            is_over(&tables::table(number), number, pieces::check)
        }),
        Which::Nippon => tally::tell(game, seed, games, |number| {
            let players = 2 + (number % 3) as u8;
            let nippon = Nippon::laid(players).expect("two to four can play");
            is_over(&nippon, number, nippon_pieces::check)
        }),
        Which::Duel => {
            let duel = Duel::laid(2).expect("two can play");
            tally::tell(game, seed, games, |number| is_over(&duel, number, duel_pieces::check));
        }
    }
}

/// Plays the game of a number, and says whether it was over in time; `pieces` looks at each of its states.
fn is_over<G: Game>(game: &G, number: u64, pieces: impl FnMut(&G, &G::State)) -> bool {
    let walk = Walk {
        seed: Seed(number),
        longest: tables::LONGEST,
        builds: !number.is_multiple_of(4),
    };
    match contract::walk(game, &walk, pieces) {
        Ended::Over => true,
        Ended::Capped => false,
    }
}
