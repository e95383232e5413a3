//! Playing on in the head: turns are compared by where they lead when everybody plays on for a while.
//!
//! What cannot be known is dealt anew for each playing on; all turns are tried on the same deals, so that luck is the same for all.

use super::account::{Account, Accounted};
use super::habits::Habits;
use super::turns::{Search, Turn, mover};
use super::value::{Value, Worth};
use super::worth::Weights;
use crate::chance::{Chance, Seed};
use crate::game::{BySeat, Game, Seat};

/// How many ways each turn is tried in that is played in the head. With 64 a Master was not stronger.
const WAYS_IN_HEAD: u32 = 24;

/// How many turns for each seat are played on after a turn, whosever they are. What is decided between turns counts as one.
const TURNS_FOR_EACH: u32 = 2;

/// How many rounds more a game may take in the head, before it counts as it stands.
const LONGEST: u16 = 40;

/// After so many deals it may be clear that a turn is worse than another.
const ENOUGH: usize = 8;

/// It is clear when the mean difference is so many times its standard error.
const CLEAR: i128 = 3;

/// What is thought with: the rules, what the seat sees, and what it holds positions worth.
#[derive(Debug)]
pub(super) struct Mind<'a, G: Game, V> {
    /// The rules.
    pub(super) game: &'a G,
    /// What the seat sees.
    pub(super) view: &'a G::View,
    /// What positions are worth.
    pub(super) value: &'a V,
}

impl<G: Game, V: Value<G>> Mind<'_, G, V> {
    /// What a state is held worth to each seat.
    fn worths(&self, state: &G::State) -> BySeat<Worth> {
        let mut worths = BySeat::default();
        self.value.weigh(self.game, state, &mut worths);
        worths
    }
}

/// A turn with what it came to.
#[derive(Clone, Debug)]
pub(super) struct Compared<M> {
    /// The turn.
    pub(super) turn: Turn<M>,
    /// The prospect that it came to on each deal: see [`Worth::winning`].
    prospects: Vec<i32>,
}

impl<M> Compared<M> {
    const fn new(turn: Turn<M>) -> Self {
        Self {
            turn,
            prospects: Vec::new(),
        }
    }

    /// How sure it makes one of winning, in the mean.
    fn prospect(&self) -> i64 {
        let sum: i64 = self.prospects.iter().copied().map(i64::from).sum();
        sum / self.prospects.len().max(1) as i64
    }

    /// Whether another, tried on the same deals, is clearly better.
    fn is_behind(&self, other: &Self) -> bool {
        let differences = || {
            let pairs = other.prospects.iter().zip(&self.prospects);
            pairs.map(|(other, own)| i128::from(*other) - i128::from(*own))
        };
        let count = self.prospects.len();
        if count < ENOUGH {
            return false;
        }
        // The mean over its standard error, in whole numbers: the same on every machine.
        let (sum, squares) = differences().fold((0, 0), |(sum, squares), by| (sum + by, squares + by * by));
        let count = count as i128;
        sum > 0 && sum * sum * (count - 1) > CLEAR * CLEAR * (count * squares - sum * sum)
    }
}

/// Compares turns, given best first, by so many playings on at most, and gives all of them back, the best first. Those that are clearly
/// behind are tried no more; nor are, again and again, the worse half of those that are left. `told` hears after each deal how
/// many playings on there were.
pub(super) fn compare<G: Habits, V: Value<G>>(
    mind: &Mind<G, V>,
    turns: Vec<Turn<G::Move>>,
    playouts: u32,
    chance: &mut Chance,
    told: &mut dyn FnMut(u32),
) -> Vec<Compared<G::Move>> {
    let mut all: Vec<Compared<G::Move>> = turns.into_iter().map(Compared::new).collect();
    let mut left = all.len();
    let rungs = left.next_power_of_two().trailing_zeros().max(1);
    let mut search = Search::new(mind.game, mind.value);
    let mut done = 0;
    while left > 1 {
        let deals = (playouts / rungs / left as u32).max(1);
        for _ in 0..deals {
            let deal = mind.game.determinize(mind.view, Seed(chance.bits()));
            let seed = Seed(chance.bits());
            let Some(seat) = mover(mind.game, &deal) else {
                return all;
            };
            for compared in &mut all[..left] {
                let [_, end] = play_on(mind, &mut search, deal, &compared.turn, &mut Chance::new(seed));
                compared.prospects.push(mind.worths(&end)[seat].winning);
                done += 1;
            }
            told(done.min(playouts));
            left = not_behind(&mut all[..left]);
            if left == 1 {
                break;
            }
        }
        all[..left].sort_by_key(|compared| std::cmp::Reverse(compared.prospect()));
        left = left.div_ceil(2);
    }
    all
}

/// Sets turns best first, and after them those that are clearly behind the best; gives how many are not.
fn not_behind<M>(turns: &mut [Compared<M>]) -> usize {
    turns.sort_by_key(|compared| std::cmp::Reverse(compared.prospect()));
    let Some((best, others)) = turns.split_first_mut() else {
        return 0;
    };
    others.sort_by_cached_key(|other| other.is_behind(best));
    1 + others.partition_point(|other| !other.is_behind(best))
}

/// What each of some turns comes to, all tried on so many deals. `told` hears after each how many playings on there were.
pub(super) fn accounts<G: Accounted + Habits>(
    mind: &Mind<G, Weights<G>>,
    turns: &[Turn<G::Move>],
    deals: u32,
    chance: &mut Chance,
    told: &mut dyn FnMut(u32),
) -> Vec<Account> {
    let mut accounts = vec![Account::default(); turns.len()];
    let mut search = Search::new(mind.game, mind.value);
    for number in 1..=deals {
        let deal = mind.game.determinize(mind.view, Seed(chance.bits()));
        let seed = Seed(chance.bits());
        for (turn, account) in turns.iter().zip(&mut accounts) {
            let states = play_on(mind, &mut search, deal, turn, &mut Chance::new(seed));
            account.note(mind.value, mind.game, &deal, &states);
        }
        told(number * turns.len() as u32);
    }
    accounts
}

/// Plays a turn on a deal and on for some turns: gives the state right after it, and the last one.
fn play_on<G: Habits, V: Value<G>>(
    mind: &Mind<G, V>,
    search: &mut Search<G, V>,
    deal: G::State,
    turn: &Turn<G::Move>,
    chance: &mut Chance,
) -> [G::State; 2] {
    let mut state = deal;
    search.follow(&mut state, &turn.moves, chance);
    let after = state;
    for _ in 0..TURNS_FOR_EACH * u32::from(mind.game.players()) {
        if mind.game.decision(&state).is_none() {
            break;
        }
        search.play_best(&mut state, WAYS_IN_HEAD, chance);
    }
    [after, state]
}

/// Who wins on a deal when all play on to the end.
pub(super) fn winner<G: Habits, V: Value<G>>(
    mind: &Mind<G, V>,
    search: &mut Search<G, V>,
    deal: G::State,
    chance: &mut Chance,
) -> Option<Seat> {
    let game = mind.game;
    let mut state = deal;
    let last = game.round(&state) + LONGEST;
    while game.decision(&state).is_some() && game.round(&state) < last {
        search.play_best(&mut state, WAYS_IN_HEAD, chance);
    }
    match game.standings(&state) {
        Some(seats) => seats.first().copied(),
        None => {
            let worths = mind.worths(&state);
            Seat::all(game.players()).max_by_key(|&seat| worths[seat].lead)
        }
    }
}
