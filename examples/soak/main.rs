//! Random games without end in sight, under the same watch as the conformance tests.
//!
//! `cargo run --release --example soak -- --games 100000 --seed 1` prints one JSON line: `games`, how many of them were `over`, the seeds of
//! those that were `capped`, and the `seed` of the first. A game that breaks a promise is the last one: `broken`, which is `null` else, has its
//! `seed` and the `promise`, and the program ends with 1.

#[path = "../arguments/mod.rs"]
mod arguments;
#[path = "../../tests/conformance/contract.rs"]
mod contract;
#[path = "../../tests/conformance/pieces.rs"]
mod pieces;
#[path = "../../tests/conformance/tables.rs"]
mod tables;
mod tally;

use clap::Parser;
use contract::{Ended, Walk};
use meiji::chance::Seed;

/// Plays random games under the watch of the conformance tests, and prints one JSON line.
#[derive(Parser)]
#[command(name = "soak")]
struct Wish {
    /// How many games
    #[arg(long, value_name = "N", default_value_t = 10_000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// The seed of the first; each next one has the next
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
}

fn main() {
    let Wish { games, seed } = arguments::understood();
    tally::tell(seed, games, is_over);
}

/// Plays the game of a number, and says whether it was over in time.
fn is_over(number: u64) -> bool {
    let walk = Walk {
        seed: Seed(number),
        longest: tables::LONGEST,
        builds: !number.is_multiple_of(4),
    };
    match contract::walk(&tables::table(number), &walk, pieces::check) {
        Ended::Over => true,
        Ended::Capped => false,
    }
}
