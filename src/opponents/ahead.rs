//! Playing on in the head: turns are compared by where they lead when everybody plays on for a while.
//!
//! What cannot be known is dealt anew for each playing on; all turns are tried on the same deals, so that luck is the same for all.

use super::turns::{Search, Turn};
use super::worth::Weights;
use crate::chance::{Chance, Seed};
use crate::game::{Game, Seat};
use crate::yokohama::{State, View, Yokohama};

/// How many ways each turn is tried in that is played in the head. With 64 a Master was not stronger.
const WAYS_IN_HEAD: u32 = 24;

/// How many rounds are played on after a turn.
const ROUNDS: u32 = 2;

/// How many rounds more a game may take in the head, before it counts as it stands.
const LONGEST: u16 = 40;

/// A turn with what it came to.
#[derive(Clone, Debug)]
pub(super) struct Compared {
    /// The turn.
    pub(super) turn: Turn,
    /// On how many deals it was tried.
    deals: u32,
    /// The sums of the prospects and of the leads that it came to.
    prospects: i64,
    leads: i64,
}

impl Compared {
    const fn new(turn: Turn) -> Self {
        Self {
            turn,
            deals: 0,
            prospects: 0,
            leads: 0,
        }
    }

    /// How sure it makes one of winning, in the mean: see [`Weights::prospect`].
    pub(super) const fn prospect(&self) -> i64 {
        mean(self.prospects, self.deals)
    }

    /// The lead that it comes to, in the mean, in thousandths of a point: see [`Weights::lead`].
    pub(super) const fn lead(&self) -> i64 {
        mean(self.leads, self.deals)
    }
}

const fn mean(sum: i64, count: u32) -> i64 {
    if count == 0 { 0 } else { sum / count as i64 }
}

/// Compares turns, given best first, by so many playings on in all, and gives all of them back, the best first. Half of those that are
/// left are tried no more, again and again.
pub(super) fn compare(
    game: &Yokohama,
    view: &View,
    weights: &Weights,
    turns: Vec<Turn>,
    playouts: u32,
    chance: &mut Chance,
) -> Vec<Compared> {
    let mut all: Vec<Compared> = turns.into_iter().map(Compared::new).collect();
    let mut left = all.len();
    let rungs = left.next_power_of_two().trailing_zeros().max(1);
    let mut search = Search::new(game, weights);
    while left > 1 {
        let deals = (playouts / rungs / left as u32).max(1);
        for _ in 0..deals {
            let deal = game.determinize(view, Seed(chance.bits()));
            let seed = Seed(chance.bits());
            for compared in &mut all[..left] {
                play_on(game, weights, &mut search, deal, compared, &mut Chance::new(seed));
            }
        }
        all[..left].sort_by_key(|compared| std::cmp::Reverse(compared.prospect()));
        left = left.div_ceil(2);
    }
    all
}

/// Plays a turn on a deal and on for some rounds, and notes what it came to.
fn play_on(
    game: &Yokohama,
    weights: &Weights,
    search: &mut Search,
    deal: State,
    compared: &mut Compared,
    chance: &mut Chance,
) {
    let mut state = deal;
    let seat = state.table.active;
    search.follow(&mut state, &compared.turn.moves, chance);
    for _ in 0..ROUNDS * u32::from(game.players()) {
        if game.decision(&state).is_none() {
            break;
        }
        search.play_best(&mut state, WAYS_IN_HEAD, chance);
    }
    compared.deals += 1;
    compared.prospects += i64::from(weights.prospect(game, &state, seat));
    compared.leads += weights.lead(game, &state, seat);
}

/// Who wins on a deal when all play on to the end.
pub(super) fn winner(
    game: &Yokohama,
    weights: &Weights,
    search: &mut Search,
    deal: State,
    chance: &mut Chance,
) -> Option<Seat> {
    let mut state = deal;
    let last = state.table.round + LONGEST;
    while game.decision(&state).is_some() && state.table.round < last {
        search.play_best(&mut state, WAYS_IN_HEAD, chance);
    }
    match game.standings(&state) {
        Some(seats) => seats.first().copied(),
        None => Seat::all(game.players()).max_by_key(|&seat| weights.worth(game, &state, seat)),
    }
}
