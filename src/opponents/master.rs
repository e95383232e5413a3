//! The Master: it plays on in its head after each of the Merchant's best turns, and takes the one after which it stands best.
//!
//! What it cannot know is dealt anew for each playing on; all turns are tried on the same deals, so that luck is the same for all.

use super::Effort;
use super::turns::{Search, Turn, until_reveal};
use super::worth::Weights;
use crate::chance::{Chance, Seed};
use crate::game::Game;
use crate::yokohama::{Move, State, View, Yokohama};

/// How many ways to play the turn are tried before the best are looked at closer.
const WAYS: u32 = 1500;

/// How many ways each turn is tried in that is played in its head.
const WAYS_IN_HEAD: u32 = 24;

/// How many rounds it plays on.
const ROUNDS: u8 = 1;

/// A turn that is looked at closer.
struct Candidate {
    turn: Turn,
    /// The sum of the leads that it came to, in thousandths of a point.
    leads: i64,
}

/// The moves to play next: as many of the turn as nothing hidden shows.
pub(super) fn plan(game: &Yokohama, view: &View, weights: &Weights, effort: Effort, seed: Seed) -> Vec<Move> {
    let mut chance = Chance::new(seed);
    let state = game.determinize(view, Seed(chance.bits()));
    let mut search = Search::new(game, weights);
    let turns = search.best(&state, WAYS, &mut chance);
    let best = closer(game, view, weights, effort, turns, &mut chance);
    best.map_or_else(Vec::new, |turn| {
        until_reveal(game, view, &turn.moves, Seed(chance.bits()))
    })
}

/// The best of some turns, given best first. Half of those that are left drop out again and again.
fn closer(
    game: &Yokohama,
    view: &View,
    weights: &Weights,
    effort: Effort,
    turns: Vec<Turn>,
    chance: &mut Chance,
) -> Option<Turn> {
    let mut left: Vec<Candidate> = turns.into_iter().map(|turn| Candidate { turn, leads: 0 }).collect();
    let rungs = left.len().next_power_of_two().trailing_zeros().max(1);
    let mut search = Search::new(game, weights);
    for _ in 0..rungs {
        if left.len() < 2 {
            break;
        }
        let deals = (effort.playouts / rungs / left.len() as u32).max(1);
        for _ in 0..deals {
            let deal = game.determinize(view, Seed(chance.bits()));
            let seed = Seed(chance.bits());
            for candidate in &mut left {
                let lead = play_on(
                    game,
                    weights,
                    &mut search,
                    deal,
                    &candidate.turn.moves,
                    &mut Chance::new(seed),
                );
                candidate.leads += i64::from(lead);
            }
        }
        left.sort_by_key(|candidate| std::cmp::Reverse(candidate.leads));
        left.truncate(left.len().div_ceil(2));
    }
    left.into_iter().next().map(|candidate| candidate.turn)
}

/// Where a turn leads on a deal, when all play on for some rounds: the lead in thousandths of a point.
fn play_on(
    game: &Yokohama,
    weights: &Weights,
    search: &mut Search,
    deal: State,
    moves: &[Move],
    chance: &mut Chance,
) -> i32 {
    let mut state = deal;
    let seat = state.table.active;
    search.follow(&mut state, moves, chance);
    let turns = u32::from(ROUNDS) * u32::from(game.players());
    for _ in 0..turns {
        if game.decision(&state).is_none() {
            break;
        }
        search.play_best(&mut state, WAYS_IN_HEAD, chance);
    }
    weights.prospect(game, &state, seat)
}
