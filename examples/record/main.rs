//! Plays a game to a given end and writes its record with its score sheet.
//!
//! `cargo run --release --example record -- --players 2 --ending church --seed 1 > tests/games/2-church.json`
//!
//! The first game from the seed on that ends that way is written.

#[path = "../arguments/mod.rs"]
mod arguments;
mod yokohama;

use std::process::ExitCode;

use clap::Parser;
use meiji::yokohama::Cause;

/// Plays a game to a given end, and prints its record with its score sheet.
#[derive(Parser)]
#[command(name = "record")]
struct Wish {
    /// How many players it is for, 2 to 4
    #[arg(long, value_name = "N", default_value_t = 2, value_parser = clap::value_parser!(u8).range(2..=4))]
    players: u8,
    /// How it ends: trading-houses, shops, orders, church or customs
    #[arg(long, value_name = "NAME", default_value = "church", value_parser = yokohama::ending)]
    ending: Cause,
    /// The seed of the first game that is tried
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
}

fn main() -> ExitCode {
    let Wish { players, ending, seed } = arguments::understood();
    match yokohama::recorded(players, ending, seed) {
        Some(written) => {
            println!("{written}");
            ExitCode::SUCCESS
        }
        None => {
            eprintln!("no game from this seed on ends that way");
            ExitCode::FAILURE
        }
    }
}
