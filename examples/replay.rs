//! Replays a record, of the game that it names, and tells where it leads, as one line of JSON: `{"game", "hash", "round", "moves", "totals",
//! "standings"}`; `standings` is `null` while the game goes on.
//!
//! `cargo run --example replay -- yokohama.json`
//!
//! A record that does not replay ends the program with a sentence.

#[path = "arguments/mod.rs"]
mod arguments;
#[path = "arguments/game.rs"]
mod game;

use std::process::ExitCode;

use clap::{Parser, ValueEnum};
use game::Which;
use meiji::document::whose;
use meiji::duel::Duel;
use meiji::game::Seat;
use meiji::nippon::Nippon;
use meiji::record::{Record, state_hash};
use meiji::sitting::Sitting;
use meiji::words::{Faulted, Words};
use meiji::yokohama::Yokohama;
use serde_json::{Value, json};

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
        Ok(outcome) => {
            println!("{outcome}");
            ExitCode::SUCCESS
        }
        Err(reason) => {
            eprintln!("{file}: {reason}");
            ExitCode::FAILURE
        }
    }
}

/// Replays the record of a file. What is no record of any game is told as Yokohama's would be.
fn replay(file: &str) -> Result<Value, String> {
    let text = std::fs::read_to_string(file).map_err(|error| error.to_string())?;
    // What `record` writes holds the record beside what came of it.
    let written: Value = serde_json::from_str(&text).unwrap_or_default();
    let record = written.get("record");
    let which = Which::from_str(whose::told(record.unwrap_or(&written)), false).unwrap_or_default();
    let text = record.map_or(text, ToString::to_string);
    match which {
        Which::Duel => opened::<Duel>(&text),
        Which::Yokohama => opened::<Yokohama>(&text),
        Which::Nippon => opened::<Nippon>(&text),
    }
}

/// Opens the record of a game.
fn opened<G: Faulted>(text: &str) -> Result<Value, String> {
    let sitting = Record::<G>::parse(text).and_then(|record| record.open(&[]));
    let told = |error| Words::default().record_fault::<G>(&error);
    sitting.map(|sitting| outcome(&sitting)).map_err(told)
}

fn outcome<G: Faulted>(sitting: &Sitting<G>) -> Value {
    let (game, state) = (sitting.game(), sitting.state());
    let sums = game.totals(state);
    let totals: Vec<i32> = Seat::all(game.players()).map(|seat| sums[seat]).collect();
    let standings = game
        .standings(state)
        .map(|seats| seats.iter().map(|seat| seat.0).collect::<Vec<_>>());
    json!({
        "game": G::NAME,
        "hash": state_hash(state),
        "round": game.round(state),
        "moves": sitting.played(),
        "totals": totals,
        "standings": standings,
    })
}
