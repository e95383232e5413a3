//! What the games say.

use serde::Serialize;
use yokohama::opponents::Style;

use crate::play::Deal;

/// What a sequential test has come to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Verdict {
    /// More games are needed.
    Open,
    /// The share is at most the lower bound.
    Low,
    /// The share is at least the higher bound.
    High,
}

/// The share of a deal's games that the first name won.
fn share(deal: &Deal) -> f64 {
    deal.games.iter().filter(|game| game.winner == 0).count() as f64 / deal.games.len() as f64
}

/// The mean share of the first name and its variance from deal to deal.
fn shares(deals: &[Deal]) -> (f64, f64) {
    let count = deals.len() as f64;
    let mean = deals.iter().map(share).sum::<f64>() / count;
    let square = deals.iter().map(|deal| (share(deal) - mean).powi(2)).sum::<f64>();
    (mean, square / (count - 1.0).max(1.0))
}

/// A sequential probability ratio test with errors of 5 %, by the normal approximation over deals.
pub fn sprt(deals: &[Deal], (low, high): (f64, f64)) -> Verdict {
    const LEAST: usize = 16;
    if deals.len() < LEAST {
        return Verdict::Open;
    }
    let (mean, variance) = shares(deals);
    // As if one deal more had come out even, so that a run of equal deals proves nothing by itself.
    let variance = variance.max(0.25 / deals.len() as f64);
    let ratio = deals.len() as f64 * (high - low) * (mean - f64::midpoint(low, high)) / variance;
    let bound = (0.95_f64 / 0.05).ln();
    match ratio {
        ratio if ratio >= bound => Verdict::High,
        ratio if ratio <= -bound => Verdict::Low,
        _ => Verdict::Open,
    }
}

/// What all the games of a match come to; as JSON it is the line that is printed.
#[derive(Debug, Serialize)]
pub struct Summary {
    /// Who sat at the table.
    pub seats: Vec<String>,
    /// What a Master plays on a turn.
    pub playouts: u32,
    /// How many games were played.
    pub games: usize,
    /// How many each name won.
    pub wins: Vec<usize>,
    /// In how many the highest score was reached twice.
    pub ties: usize,
    /// The mean score of each name.
    pub mean_score: Vec<f64>,
    /// The mean number of rounds.
    pub mean_rounds: f64,
    /// How many Shops and Trading Houses each name built in the mean, how many Technologies it learned, how many Orders it delivered.
    pub mean_things: Vec<[f64; Style::ALL.len()]>,
    /// The share of the games that the first name won, 0 to 1.
    pub share: f64,
    /// The lower end of its 95 % interval, by deals.
    pub share_low: f64,
    /// The higher end.
    pub share_high: f64,
    /// What the sequential test has come to, if one was asked for.
    pub sprt: Option<Verdict>,
    /// Milliseconds of each name for a turn.
    pub ms_per_turn: Vec<f64>,
}

/// What the games of a match come to; `names` are those that sat at the table.
pub fn summary(names: &[String], playouts: u32, bounds: Option<(f64, f64)>, deals: &[Deal]) -> Summary {
    let games: Vec<_> = deals.iter().flat_map(|deal| &deal.games).collect();
    let count = games.len() as f64;
    let (mean, variance) = shares(deals);
    let wide = 1.96 * (variance / deals.len() as f64).sqrt();
    let of = |what: &dyn Fn(usize) -> f64| {
        (0..names.len())
            .map(|name| rounded(what(name), 100.0))
            .collect::<Vec<_>>()
    };
    Summary {
        seats: names.to_vec(),
        playouts,
        games: games.len(),
        wins: (0..names.len())
            .map(|name| games.iter().filter(|game| game.winner == name).count())
            .collect(),
        ties: games.iter().filter(|game| game.tie).count(),
        mean_score: of(&|name| games.iter().map(|game| f64::from(game.scores[name])).sum::<f64>() / count),
        mean_rounds: rounded(
            games.iter().map(|game| f64::from(game.rounds)).sum::<f64>() / count,
            10.0,
        ),
        mean_things: (0..names.len())
            .map(|name| {
                std::array::from_fn(|style| {
                    let sum = games.iter().map(|game| f64::from(game.things[name][style]));
                    rounded(sum.sum::<f64>() / count, 100.0)
                })
            })
            .collect(),
        share: rounded(mean, 1000.0),
        share_low: rounded((mean - wide).max(0.0), 1000.0),
        share_high: rounded((mean + wide).min(1.0), 1000.0),
        sprt: bounds.map(|bounds| sprt(deals, bounds)),
        ms_per_turn: of(&|name| {
            let (time, turns) = games.iter().fold((0.0, 0), |(time, turns), game| {
                (time + game.time[name].0, turns + game.time[name].1)
            });
            time / f64::from(turns.max(1))
        }),
    }
}

fn rounded(value: f64, parts: f64) -> f64 {
    (value * parts).round() / parts
}
