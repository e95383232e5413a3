//! Random games without end in sight, under the same watch as the conformance tests.
//!
//! `cargo run --release --example soak -- --games 100000 --seed 1` prints one JSON line; a broken promise panics and names
//! the seed.

#[path = "../../tests/conformance/contract.rs"]
mod contract;
#[path = "../../tests/conformance/pieces.rs"]
mod pieces;
#[path = "../../tests/conformance/tables.rs"]
mod tables;

use contract::{Ended, Walk};
use yokohama::chance::Seed;

fn main() {
    let (mut games, mut seed) = (10_000_u64, 1_u64);
    let mut arguments = std::env::args().skip(1);
    while let (Some(name), Some(value)) = (arguments.next(), arguments.next()) {
        match (name.as_str(), value.parse()) {
            ("--games", Ok(value)) => games = value,
            ("--seed", Ok(value)) => seed = value,
            _ => return eprintln!("usage: soak [--games N] [--seed S]"),
        }
    }
    let (mut over, mut capped) = (0_u64, Vec::new());
    for number in seed..seed.saturating_add(games) {
        let walk = Walk {
            seed: Seed(number),
            longest: tables::LONGEST,
            builds: number % 4 != 0,
        };
        match contract::walk(&tables::table(number), &walk, pieces::check) {
            Ended::Over => over += 1,
            Ended::Capped => capped.push(number),
        }
    }
    println!(
        "{}",
        serde_json::json!({ "games": games, "over": over, "capped": capped, "seed": seed })
    );
}
