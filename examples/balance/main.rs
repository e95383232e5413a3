//! How balanced the printed values are: who wins from which seat, how games end, and what is used or left lying.
//!
//! `cargo run --release --example balance -- --games 1000 --seed 1` lets computer players play so many games for two, for three and
//! for four, and prints a report in Markdown. `--player` names who plays (`merchant`), `--playouts` what a Master plays on in its head
//! (400), `--content` a file of printed values in place of the default edition, `--threads` how many games are played at once.

#[path = "../arguments/mod.rs"]
mod arguments;
mod report;
mod tally;

use std::fs;
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread::available_parallelism;

use clap::Parser;
use meiji::opponents::{Effort, Opponent};
use meiji::printed::Edition;
use meiji::words::Words;
use meiji::yokohama::content::Content;
use meiji::yokohama::{Options, Yokohama};
use tally::Tally;

/// Tells how balanced the printed values are, by games for two, for three and for four; prints a report in Markdown.
#[derive(Parser)]
#[command(name = "balance")]
struct Wish {
    /// How many games for each number of players
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,
    /// The seed of all games
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Who plays: random, greedy, apprentice, merchant or master
    #[arg(long, value_name = "NAME", default_value = "merchant", value_parser = opponent)]
    player: Opponent,
    /// How many games a Master plays on in its head for a turn
    #[arg(long, value_name = "N", default_value_t = Effort::default().playouts)]
    playouts: u32,
    /// A file of printed values in place of the newest edition
    #[arg(long, value_name = "FILE")]
    content: Option<PathBuf>,
    /// How many games are played at once; as many as the machine has processors if nothing is said
    #[arg(long, value_name = "N")]
    threads: Option<NonZeroUsize>,
}

/// The computer player of a name.
fn opponent(text: &str) -> Result<Opponent, String> {
    let named = Opponent::ALL.into_iter().find(|opponent| opponent.name() == text);
    let names = || Opponent::ALL.map(Opponent::name).join(", ");
    named.ok_or_else(|| format!("computer players are {}", names()))
}

fn main() -> ExitCode {
    match played(&arguments::understood()) {
        Ok(report) => {
            print!("{report}");
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

/// Plays all games and tells what they come to.
fn played(wish: &Wish) -> Result<String, String> {
    let content = match &wish.content {
        Some(file) => read(file)?,
        None => Content::latest(),
    };
    let mut tallies = Vec::new();
    for players in 2..=4 {
        let options = Options::new(players).map_err(|error| error.to_string())?;
        let rules = Yokohama::new(content.clone(), options);
        tallies.push(tally(&rules, wish));
    }
    let command = format!(
        "cargo run --release --example balance -- --games {} --seed {} --player {} --playouts {}{}",
        wish.games,
        wish.seed,
        wish.player.name(),
        wish.playouts,
        wish.content
            .as_ref()
            .map_or(String::new(), |file| format!(" --content {}", file.display())),
    );
    Ok(report::report(&content, &command, &tallies))
}

/// The printed values of a file.
fn read(file: &Path) -> Result<Content, String> {
    let text = fs::read_to_string(file).map_err(|error| format!("{}: {error}", file.display()))?;
    let told = |error| format!("{}: {}", file.display(), Words::default().content_error(&error));
    Content::from_json(&text).map_err(told)
}

/// Plays the games for one number of players.
fn tally(rules: &Yokohama, wish: &Wish) -> Tally {
    let effort = Effort {
        playouts: wish.playouts,
    };
    let threads = wish.threads.or_else(|| available_parallelism().ok());
    let next = AtomicU32::new(0);
    let work = || {
        let mut tally = Tally::new(rules);
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= wish.games {
                return tally;
            }
            tally.play(rules, wish.player, effort, wish.seed, number);
        }
    };
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads.map_or(1, Into::into)).map(|_| scope.spawn(work)).collect();
        let mut whole = Tally::new(rules);
        for worker in workers {
            match worker.join() {
                Ok(part) => whole.add(&part),
                Err(panic) => std::panic::resume_unwind(panic),
            }
        }
        whole
    })
}
