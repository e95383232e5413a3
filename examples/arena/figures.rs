//! What the games say.

use serde_json::json;

use crate::play::Deal;

/// What a sequential test has come to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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

/// The line that tells it all.
pub fn summary(names: &str, playouts: u32, bounds: Option<(f64, f64)>, deals: &[Deal]) -> String {
    let games: Vec<_> = deals.iter().flat_map(|deal| &deal.games).collect();
    let count = games.len() as f64;
    let players = names.split(',').count();
    let (mean, variance) = shares(deals);
    let wide = 1.96 * (variance / deals.len() as f64).sqrt();
    let of = |what: &dyn Fn(usize) -> f64| (0..players).map(|name| rounded(what(name), 100.0)).collect::<Vec<_>>();
    let verdict = bounds.map(|bounds| match sprt(deals, bounds) {
        Verdict::Open => "open",
        Verdict::Low => "low",
        Verdict::High => "high",
    });
    let line = json!({
        "seats": names.split(',').collect::<Vec<_>>(),
        "playouts": playouts,
        "games": games.len(),
        "wins": (0..players).map(|name| games.iter().filter(|game| game.winner == name).count()).collect::<Vec<_>>(),
        "ties": games.iter().filter(|game| game.tie).count(),
        "mean_score": of(&|name| games.iter().map(|game| f64::from(game.scores[name])).sum::<f64>() / count),
        "mean_rounds": rounded(games.iter().map(|game| f64::from(game.rounds)).sum::<f64>() / count, 10.0),
        "share": rounded(mean, 1000.0),
        "share_low": rounded((mean - wide).max(0.0), 1000.0),
        "share_high": rounded((mean + wide).min(1.0), 1000.0),
        "sprt": verdict,
        "ms_per_turn": of(&|name| {
            let (time, turns) = games.iter().fold((0.0, 0), |(time, turns), game| {
                (time + game.time[name].0, turns + game.time[name].1)
            });
            time / f64::from(turns.max(1))
        }),
    });
    line.to_string()
}

fn rounded(value: f64, parts: f64) -> f64 {
    (value * parts).round() / parts
}
