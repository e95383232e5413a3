//! How balanced the printed values are: who wins from which seat, how games end, and what is used or left lying.
//!
//! `cargo run --release --example balance -- --games 1000 --seed 1` lets computer players play so many games for two, for three and
//! for four, and prints a report in Markdown. `--player` names who plays (`merchant`), `--playouts` what a Master plays on in its head
//! (400), `--content` a file of printed values in place of the default edition, `--threads` how many games are played at once.

mod report;
mod tally;

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};

use tally::Tally;
use yokohama::opponents::{Effort, Opponent};
use yokohama::yokohama::content::Content;
use yokohama::yokohama::{Options, Yokohama};

const USAGE: &str =
    "usage: balance [--games N] [--seed N] [--player NAME] [--playouts N] [--content FILE] [--threads N]
names: random, greedy, apprentice, merchant, master";

/// What was asked for on the command line.
struct Wish {
    games: u32,
    seed: u64,
    player: Opponent,
    effort: Effort,
    content: Option<PathBuf>,
    threads: usize,
}

fn main() {
    match wish().and_then(|wish| played(&wish)) {
        Ok(report) => print!("{report}"),
        Err(error) => {
            eprintln!("{error}\n{USAGE}");
            std::process::exit(1);
        }
    }
}

fn wish() -> Result<Wish, String> {
    let mut wish = Wish {
        games: 1000,
        seed: 1,
        player: Opponent::Merchant,
        effort: Effort::default(),
        content: None,
        threads: std::thread::available_parallelism().map_or(1, Into::into),
    };
    let mut arguments = std::env::args().skip(1);
    while let Some(name) = arguments.next() {
        let value = arguments.next().ok_or(format!("{name} needs a value."))?;
        let bad = || format!("{value} is no value for {name}.");
        match name.as_str() {
            "--games" => wish.games = value.parse().map_err(|_| bad())?,
            "--seed" => wish.seed = value.parse().map_err(|_| bad())?,
            "--player" => wish.player = serde_json::from_value(value.as_str().into()).map_err(|_| bad())?,
            "--playouts" => wish.effort.playouts = value.parse().map_err(|_| bad())?,
            "--content" => wish.content = Some(value.into()),
            "--threads" => wish.threads = value.parse().map_err(|_| bad())?,
            _ => return Err(format!("{name} is no option.")),
        }
    }
    Ok(wish)
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
        serde_json::to_value(wish.player)
            .map_err(|error| error.to_string())?
            .as_str()
            .unwrap_or_default(),
        wish.effort.playouts,
        wish.content
            .as_ref()
            .map_or(String::new(), |file| format!(" --content {}", file.display())),
    );
    Ok(report::report(&content, &command, &tallies))
}

/// The printed values of a file.
fn read(file: &Path) -> Result<Content, String> {
    let text = fs::read_to_string(file).map_err(|error| format!("{}: {error}", file.display()))?;
    Content::from_json(&text).map_err(|error| format!("{}: {error}", file.display()))
}

/// Plays the games for one number of players.
fn tally(rules: &Yokohama, wish: &Wish) -> Tally {
    let next = AtomicU32::new(0);
    let work = || {
        let mut tally = Tally::new(rules);
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= wish.games {
                return tally;
            }
            tally.play(rules, wish.player, wish.effort, wish.seed, number);
        }
    };
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..wish.threads.max(1)).map(|_| scope.spawn(work)).collect();
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
