//! Plays games at random until one is as is wished, and writes its record with its score sheet.
//!
//! `cargo run --release --example record -- --players 2 --ending church --seed 1 > tests/games/2-church.json` writes the first game of Yokohama from
//! the seed on that ends that way, and `cargo run --release --example record -- --game duel --holds trader-church >
//! tests/duel/games/trader-church.json` the first of 100,000 of Yokohama Duel that holds that; so of Nippon, with `--game nippon --holds tie`.

#[path = "../arguments/mod.rs"]
mod arguments;
mod duel;
#[path = "../arguments/game.rs"]
mod game;
mod nippon;
#[path = "../arguments/players.rs"]
mod players;
mod yokohama;

use std::process::ExitCode;
use std::str::FromStr;

use clap::error::ErrorKind;
use clap::{CommandFactory, Parser};
use game::Which;
use meiji::yokohama::Cause;

/// Plays games at random until one is as is wished, and prints its record with its score sheet.
#[derive(Parser)]
#[command(name = "record")]
struct Wish {
    /// Which game is played
    #[arg(long, value_name = "NAME", default_value_t)]
    game: Which,
    /// How many players a game of Yokohama is for, 2 to 4; 2 if nothing is said
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(2..=4))]
    players: Option<u8>,
    /// How a game of Yokohama ends: trading-houses, shops, orders, church or customs; church if nothing is said
    #[arg(long, value_name = "NAME", value_parser = yokohama::ending)]
    ending: Option<Cause>,
    /// What a game of Yokohama Duel holds: begins-0, trader-orders, tie-church and the like, or shared; or one of Nippon: ends-2-0, unpaid, tie and the like
    #[arg(long, value_name = "NAME")]
    holds: Option<String>,
    /// The seed of the first game that is tried
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// How many games are tried
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    tries: Option<u32>,
}

fn main() -> ExitCode {
    let wish: Wish = arguments::understood();
    match recorded(&wish) {
        Some(written) => {
            println!("{written}");
            ExitCode::SUCCESS
        }
        None => {
            eprintln!("no game from this seed on is as is wished");
            ExitCode::FAILURE
        }
    }
}

/// The first game that is as is wished. What is of another game than the one that is played ends the program.
fn recorded(wish: &Wish) -> Option<String> {
    let &Wish {
        game,
        players,
        ending,
        ref holds,
        seed,
        tries,
    } = wish;
    if game == Which::Nippon && players.is_some() {
        refuse("'--players <N>': what a game of nippon holds says for how many it is");
    }
    let players = players.unwrap_or(2);
    if !game.players().contains(&players) {
        refuse(&format!("'{players}' for '--players <N>': {game} is not for so many"));
    }
    let tried = || tries.unwrap_or(100_000);
    match (game, ending, holds) {
        (Which::Yokohama, ending, None) => {
            let ending = ending.unwrap_or(Cause::Church);
            let written = yokohama::recorded(players, ending, seed, tries.unwrap_or(20_000))?;
            Some(written.to_string())
        }
        (Which::Duel, None, Some(holds)) => duel::recorded(held(holds), seed, tried()),
        (Which::Nippon, None, Some(holds)) => nippon::recorded(held(holds), seed, tried()),
        (Which::Duel | Which::Nippon, Some(_), _) => refuse("'--ending <NAME>' is of yokohama"),
        (Which::Yokohama, _, Some(_)) => refuse("'--holds <NAME>' is of duel and nippon"),
        (Which::Duel | Which::Nippon, None, None) => {
            refuse(&format!("'--holds <NAME>' has to say what a game of {game} holds"))
        }
    }
}

/// What a game is to hold, as the game that is played has it.
fn held<H: FromStr<Err = String>>(name: &str) -> H {
    name.parse()
        .unwrap_or_else(|told: String| refuse(&format!("'{name}' for '--holds <NAME>': {told}")))
}

/// Ends the program, which was asked for what is of another game.
fn refuse(told: &str) -> ! {
    Wish::command().error(ErrorKind::ValueValidation, told).exit()
}
