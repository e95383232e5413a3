//! What the games say.

use meiji::opponents::Style;
use serde::Serialize;

use crate::game::Which;
use crate::play::{Deal, Played};

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

/// The games of a deal that somebody ended.
fn ended(deal: &Deal) -> impl Iterator<Item = &Played> {
    deal.games.iter().filter(|game| game.winner.is_some())
}

/// The share of a deal's games that the first name won; none if all were capped.
fn share(deal: &Deal) -> Option<f64> {
    let won = ended(deal).filter(|game| game.winner == Some(0)).count();
    let count = ended(deal).count();
    (count > 0).then(|| won as f64 / count as f64)
}

/// What the deals say of the first name.
struct Shares {
    /// How many deals there are of which a game ended.
    deals: f64,
    /// The mean share.
    mean: f64,
    /// The variance of the share from deal to deal.
    variance: f64,
}

fn shares(deals: &[Deal]) -> Shares {
    let shares: Vec<f64> = deals.iter().filter_map(share).collect();
    let count = shares.len() as f64;
    let mean = shares.iter().sum::<f64>() / count.max(1.0);
    let square = shares.iter().map(|share| (share - mean).powi(2)).sum::<f64>();
    Shares {
        deals: count,
        mean,
        variance: square / (count - 1.0).max(1.0),
    }
}

/// A sequential probability ratio test with errors of 5 %, by the normal approximation over deals.
pub fn sprt(deals: &[Deal], (low, high): (f64, f64)) -> Verdict {
    const LEAST: f64 = 16.0;
    let Shares { deals, mean, variance } = shares(deals);
    if deals < LEAST {
        return Verdict::Open;
    }
    // As if one deal more had come out even, so that a run of equal deals proves nothing by itself.
    let variance = variance.max(0.25 / deals);
    let ratio = deals * (high - low) * (mean - f64::midpoint(low, high)) / variance;
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
    /// Which game it was.
    pub game: Which,
    /// Who sat at the table.
    pub seats: Vec<String>,
    /// What a Master plays on a turn.
    pub playouts: u32,
    /// How many games were played to their end.
    pub games: usize,
    /// How many nobody ended within the rounds that are waited for; they count nowhere else.
    pub capped: usize,
    /// How many each name won.
    pub wins: Vec<usize>,
    /// In how many the highest score was reached twice.
    pub ties: usize,
    /// The mean score of each name.
    pub mean_score: Vec<f64>,
    /// The mean number of rounds.
    pub mean_rounds: f64,
    /// How many of the things each name had in the mean that those of each style are fond of.
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
pub fn summary(game: Which, names: &[String], playouts: u32, bounds: Option<(f64, f64)>, deals: &[Deal]) -> Summary {
    let games: Vec<_> = deals.iter().flat_map(ended).collect();
    let count = games.len().max(1) as f64;
    let Shares {
        deals: of_deals,
        mean,
        variance,
    } = shares(deals);
    let wide = 1.96 * (variance / of_deals.max(1.0)).sqrt();
    let of = |what: &dyn Fn(usize) -> f64| {
        (0..names.len())
            .map(|name| rounded(what(name), 100.0))
            .collect::<Vec<_>>()
    };
    Summary {
        game,
        seats: names.to_vec(),
        playouts,
        games: games.len(),
        capped: deals.iter().map(|deal| deal.games.len()).sum::<usize>() - games.len(),
        wins: (0..names.len())
            .map(|name| games.iter().filter(|game| game.winner == Some(name)).count())
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

impl Summary {
    /// How many games there were, and how many of them nobody ended, if any.
    pub fn counted(&self) -> String {
        match self.capped {
            0 => self.games.to_string(),
            capped => format!("{}, and {capped} that nobody ended", self.games),
        }
    }
}

fn rounded(value: f64, parts: f64) -> f64 {
    (value * parts).round() / parts
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{styles, table};

    fn played(winner: Option<usize>) -> Played {
        Played {
            winner,
            tie: winner.is_none(),
            scores: if winner.is_some() { vec![60, 40] } else { vec![0, 0] },
            time: vec![(1.0, 1); 2],
            rounds: if winner.is_some() { 20 } else { 200 },
            things: vec![[1; Style::ALL.len()]; 2],
        }
    }

    fn deals(winners: &[[Option<usize>; 2]]) -> Vec<Deal> {
        let deals = winners.iter().zip(0..).map(|(winners, number)| Deal {
            number,
            games: winners.map(played).into(),
        });
        deals.collect()
    }

    fn told(winners: &[[Option<usize>; 2]]) -> Summary {
        let names = ["greedy", "greedy"].map(str::to_owned);
        summary(Which::Duel, &names, 0, None, &deals(winners))
    }

    #[test]
    fn a_capped_game_is_told_and_counts_nowhere() {
        let found = told(&[[Some(0), Some(1)], [Some(0), None], [None, None], [Some(0), Some(0)]]);
        assert_eq!((found.games, found.capped, found.ties), (5, 3, 0));
        assert_eq!(found.wins, [4, 1]);
        assert_eq!((found.share, found.mean_rounds), (0.833, 20.0));
        assert_eq!(found.mean_score, [60.0, 40.0]);
        let line = serde_json::to_value(&found).expect("a line of JSON");
        assert_eq!(line["capped"], 3);
        assert_eq!(line["game"], "duel");
    }

    #[test]
    fn where_every_game_was_capped_nothing_is_claimed() {
        let found = told(&[[None, None]]);
        assert_eq!((found.games, found.capped, found.share), (0, 2, 0.0));
        let capped: Vec<_> = (0..100).map(|_| [None, None]).collect();
        assert_eq!(sprt(&deals(&capped), (0.5, 0.6)), Verdict::Open);
    }

    #[test]
    fn what_is_written_for_readers_tells_of_capped_games() {
        let written = |found: Summary| [table::row(&found), styles::report(Which::Yokohama, "arena", &[found])];
        for text in written(told(&[[Some(0), Some(1)]])) {
            assert!(text.contains("| 2 |") && !text.contains("nobody ended"), "{text}");
        }
        for text in written(told(&[[Some(0), None]])) {
            assert!(text.contains("| 1, and 1 that nobody ended |"), "{text}");
        }
        for text in written(told(&[[None, None]])) {
            assert!(text.contains("| 0, and 2 that nobody ended |"), "{text}");
            assert!(!text.contains("NaN"), "{text}");
        }
    }
}
