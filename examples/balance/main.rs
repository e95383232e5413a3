//! How balanced the printed values are: who wins from which seat, how games end, and what is used or left lying.
//!
//! `cargo run --release --example balance -- --games 1000 --seed 1` lets computer players play so many games for each number of players, and
//! prints a report in Markdown; `--game duel` is about Yokohama Duel, `--game nippon` about Nippon. `--player` names who plays (`merchant`), `--playouts` what a Master plays on in its head
//! (400), `--content` a file of printed values in place of the default edition, `--threads` how many games are played at once.

#[path = "../arguments/mod.rs"]
mod arguments;
mod duel;
#[path = "../arguments/game.rs"]
mod game;
mod markdown;
mod nippon;
#[path = "../arguments/players.rs"]
mod players;
mod tally;
mod used;
mod yokohama;

use std::fs;
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread::available_parallelism;

use clap::Parser;
use game::Which;
use meiji::duel::Duel;
use meiji::nippon::Nippon;
use meiji::opponents::{Effort, Opponent};
use meiji::printed::Edition;
use meiji::words::Words;
use meiji::yokohama::Yokohama;
use tally::{Balanced, Tally};

/// Tells how balanced the printed values are, by games for each number of players; prints a report in Markdown.
#[derive(Parser)]
#[command(name = "balance")]
struct Wish {
    /// Which game is played
    #[arg(long, value_name = "NAME", default_value_t)]
    game: Which,
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
    let wish: Wish = arguments::understood();
    let told = match wish.game {
        Which::Yokohama => played::<Yokohama>(&wish),
        Which::Duel => played::<Duel>(&wish),
        Which::Nippon => played::<Nippon>(&wish),
    };
    match told {
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
fn played<G: Balanced>(wish: &Wish) -> Result<String, String> {
    let content = match &wish.content {
        Some(file) => read::<G>(file)?,
        None => G::Content::latest(),
    };
    let tables = wish.game.players().map(|players| G::table(content.clone(), players));
    let tallies: Vec<Tally<G>> = tables.map(|rules| tally(&rules, wish)).collect();
    let command = format!(
        "cargo run --release --example balance -- {}--games {} --seed {} --player {} --playouts {}{}",
        match wish.game {
            Which::Yokohama => String::new(),
            game => format!("--game {game} "),
        },
        wish.games,
        wish.seed,
        wish.player.name(),
        wish.playouts,
        wish.content
            .as_ref()
            .map_or(String::new(), |file| format!(" --content {}", file.display())),
    );
    let mut text = format!(
        "# How balanced the {} edition is\n\nBy games between computer players:\n\n```sh\n{command}\n```\n\n\
        In brackets what 95 of 100 such measurements hold. *Winners* is how many of those who used a thing won; by chance that is one in as \
        many as there are players, and whoever does more of anything wins more often.\n",
        content.name()
    );
    G::report(&mut text, &content, &tallies);
    Ok(text)
}

/// The printed values of a file.
fn read<G: Balanced>(file: &Path) -> Result<G::Content, String> {
    let text = fs::read_to_string(file).map_err(|error| format!("{}: {error}", file.display()))?;
    let told = |error| format!("{}: {}", file.display(), Words::default().content_fault::<G>(&error));
    G::Content::from_json(&text).map_err(told)
}

/// Plays the games for one number of players.
fn tally<G: Balanced>(rules: &G, wish: &Wish) -> Tally<G> {
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
