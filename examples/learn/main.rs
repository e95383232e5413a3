//! Learns what a position is worth, from games that computers play against themselves.
//!
//! `cargo run --release --example learn -- --generations 8 --games 600 --seed 1 --out src/yokohama/minds/weights.json` begins with nothing
//! but the score; `--from FILE` begins with the weights of a file, `--game duel` is about Yokohama Duel. Each generation plays games for
//! all numbers of players in turn, with weights that are shaken a little for each seat so that all kinds of plans are tried. After each
//! turn it notes by which terms the mover differs from the others, and after the game by how many points more the mover then made than
//! they: the weights are the least squares between the two. A generation of Yokohama takes about a minute on two cores.
//!
//! `cargo run --release --example learn -- --leans --games 1200 --seed 1 --out src/yokohama/minds/styles.json` learns how computers lean to
//! each style: see `leans.rs`.

#[path = "../arguments/mod.rs"]
mod arguments;
#[path = "../arguments/game.rs"]
mod game;
mod games;
#[path = "../arguments/laid.rs"]
mod laid;
mod leans;
#[path = "../arguments/players.rs"]
mod players;
mod promises;
mod regression;

use std::process::ExitCode;

use clap::Parser;
use game::Which;
use games::{Lesson, Taught, lessons};
use laid::Laid;
use meiji::duel::Duel;
use meiji::nippon::Nippon;
use meiji::opponents::{Numbers, Pondered, WHOLE, Weights};
use meiji::yokohama::Yokohama;
use regression::Sums;

/// A game of which something is to be learned.
trait Learned: Laid + Pondered {}

impl<G: Laid + Pondered> Learned for G {}

/// Against weights that a few games would make too large.
const RIDGE: f64 = 30.0;

/// How much of what a generation found goes into the weights; the rest stays as it was, so that they do not swing.
const NEW: f64 = 0.6;

/// Learns what a position is worth, or how computers lean to each style, from games that computers play against themselves.
#[derive(Parser)]
#[command(name = "learn")]
struct Wish {
    /// Of which game it is learned
    #[arg(long, value_name = "NAME", default_value_t)]
    game: Which,
    /// Learns how computers lean to each style, in place of what a position is worth
    #[arg(long)]
    leans: bool,
    /// How many times games are played with what was learned
    #[arg(long, value_name = "N", default_value_t = 8, conflicts_with = "leans", value_parser = clap::value_parser!(u32).range(1..))]
    generations: u32,
    /// How many games a generation plays; or for the promises, and as many for each lean
    #[arg(long, value_name = "N", default_value_t = 600, value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,
    /// How many ways to play a turn are tried
    #[arg(long, value_name = "N", default_value_t = 200, value_parser = clap::value_parser!(u32).range(1..))]
    ways: u32,
    /// The seed of all games
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// A file of weights to begin with, in place of nothing but the score
    #[arg(long, value_name = "FILE", conflicts_with = "leans")]
    from: Option<String>,
    /// Where to write it; where the game has it from if nothing is said
    #[arg(long, value_name = "FILE")]
    out: Option<String>,
}

fn main() -> ExitCode {
    let wish: Wish = arguments::understood();
    let learned = match wish.game {
        Which::Yokohama => learned::<Yokohama>(&wish),
        Which::Duel => learned::<Duel>(&wish),
        Which::Nippon => learned::<Nippon>(&wish),
    };
    match learned {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

/// Learns what the wish asks for and writes it.
fn learned<G: Learned>(wish: &Wish) -> Result<(), String> {
    let file = if wish.leans { "styles" } else { "weights" };
    let usual = format!("src/{}/minds/{file}.json", wish.game);
    let out = wish.out.as_deref().unwrap_or(&usual);
    match wish.leans {
        true => leans::learn::<G>(wish, out),
        false => learn::<G>(wish, out),
    }
}

fn learn<G: Learned>(wish: &Wish, out: &str) -> Result<(), String> {
    let mut weights: Weights<G> = match &wish.from {
        Some(file) => {
            let text = std::fs::read_to_string(file).map_err(|error| format!("{file}: {error}"))?;
            Weights::parse(&text).map_err(|error| format!("{file}: {error}"))?
        }
        None => Weights::none(),
    };
    for generation in 0..wish.generations {
        let first = wish
            .seed
            .wrapping_mul(1 << 32)
            .wrapping_add(u64::from(generation) << 20);
        let Taught { lessons, capped } = lessons(&weights, wish, first);
        let mut sums = Sums::new(2 * G::Numbers::NONE.as_ref().len());
        for lesson in &lessons {
            sums.add(&lesson.row(), lesson.gained);
        }
        let found = sums.solve(RIDGE);
        let new = if generation == 0 && wish.from.is_none() {
            1.0
        } else {
            NEW
        };
        weights = mixed(&weights, &found, new).with_spread(spread(&lessons, &found));
        std::fs::write(out, weights.to_json()).map_err(|error| format!("{out}: {error}"))?;
        let error = lessons.iter().map(|lesson| off(lesson, &found).powi(2)).sum::<f64>() / lessons.len() as f64;
        println!(
            "generation {generation}: {} turns, off by {:.1} points; {capped} games that nobody ended",
            lessons.len(),
            error.sqrt()
        );
    }
    Ok(())
}

/// Weights with so much of what was found.
fn mixed<G: Learned>(old: &Weights<G>, found: &[f64], new: f64) -> Weights<G> {
    let mix = |old: i32, found: f64| (f64::from(old) * (1.0 - new) + 1000.0 * found * new).round() as i32;
    let mut weights = old.clone();
    let rates = [&mut weights.rates.early, &mut weights.rates.late];
    let all = rates.into_iter().flat_map(|numbers| numbers.as_mut().iter_mut());
    for (weight, found) in all.zip(found) {
        *weight = mix(*weight, *found);
    }
    weights
}

/// By how many points what was gained differs from what the weights say.
fn off(lesson: &Lesson, found: &[f64]) -> f64 {
    let row = lesson.row();
    lesson.gained - row.iter().map(|(place, value)| found[*place] * value).sum::<f64>()
}

/// How far off a lead is: in thousandths of a point, at the end of a game and more for each part of it that is left. A lead of that
/// size is held three times of four, as far as errors are spread like a bell.
fn spread(lessons: &[Lesson], found: &[f64]) -> [i32; 2] {
    /// The quarter of a bell, in parts of its mean error.
    const QUARTER: f64 = 0.845;
    let mut sums = Sums::new(2);
    for lesson in lessons {
        sums.add(&[(0, 1.0), (1, f64::from(lesson.left))], off(lesson, found).abs());
    }
    let line = sums.solve(1.0);
    [0, 1].map(|place| (1000.0 * QUARTER * line[place]).round().max(1.0) as i32)
}

/// The share of a game that is left.
fn share(left: i32) -> f64 {
    f64::from(left) / f64::from(WHOLE)
}
