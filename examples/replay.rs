//! Replays a record and tells where it leads, as one line of JSON: `{"hash", "round", "moves", "totals", "standings"}`;
//! `standings` is `null` while the game goes on.
//!
//! `cargo run --example replay -- yokohama.json`
//!
//! A record that does not replay ends the program with a sentence.

#[path = "arguments/mod.rs"]
mod arguments;

use std::process::ExitCode;

use clap::Parser;
use meiji::game::{Game, Seat};
use meiji::record::state_hash;
use meiji::sitting::Sitting;
use meiji::words::Words;
use meiji::yokohama::Yokohama;
use meiji::yokohama::record::Record;
use serde_json::json;

/// Replays a record, and prints as one JSON line where it leads.
#[derive(Parser)]
#[command(name = "replay")]
struct Wish {
    /// The record
    file: String,
}

fn main() -> ExitCode {
    let Wish { file } = arguments::understood();
    match replay(&file) {
        Ok(sitting) => {
            println!("{}", outcome(&sitting));
            ExitCode::SUCCESS
        }
        Err(reason) => {
            eprintln!("{file}: {reason}");
            ExitCode::FAILURE
        }
    }
}

fn replay(file: &str) -> Result<Sitting<Yokohama>, String> {
    let text = std::fs::read_to_string(file).map_err(|error| error.to_string())?;
    Record::parse(&text)
        .and_then(|record| record.open(&[]))
        .map_err(|error| Words::default().record_error(&error))
}

fn outcome(sitting: &Sitting<Yokohama>) -> serde_json::Value {
    let (game, state) = (sitting.game(), sitting.state());
    let sheet = game.score(&state.table);
    let totals: Vec<u16> = Seat::all(game.players()).map(|seat| sheet[seat].total()).collect();
    let standings = game
        .standings(state)
        .map(|seats| seats.iter().map(|seat| seat.0).collect::<Vec<_>>());
    json!({
        "hash": state_hash(state),
        "round": state.table.round,
        "moves": sitting.played(),
        "totals": totals,
        "standings": standings,
    })
}
