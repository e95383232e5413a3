//! Games that computers play against themselves, and what is to be learned from them.

use std::sync::atomic::{AtomicU32, Ordering};

use meiji::chance::{Chance, Seed};
use meiji::game::Seat;
use meiji::opponents::{Keep, Numbers, Search, Style, Weights};

use super::{Learned, Wish, share};

/// The last round that is waited for; with bad weights nobody ends a game.
const LAST: u16 = 60;

/// How much weights are shaken: a quarter of their size at most, and a tenth of a point.
const SHAKEN: f64 = 0.25;
const AT_LEAST: f64 = 100.0;

/// One turn in so many is another one than the best that was found.
const ASTRAY: u32 = 8;

/// What one turn teaches: how the mover differed from the others after it, and what came of it.
pub struct Lesson {
    /// The mover's terms less the mean of the others', and how much of the game was left.
    terms: Vec<(usize, f64)>,
    /// How many terms there are.
    count: usize,
    /// The mover's own terms.
    own: Vec<(usize, f64)>,
    /// How much of the game was left to the mover.
    pub left: i32,
    /// How many points more the mover made from there to the end than the others did, in the mean.
    pub gained: f64,
    /// How many more things of each style the mover got from there to the end, in the order of [`Style::ALL`].
    pub got: [f64; Style::ALL.len()],
}

impl Lesson {
    /// The values for early and for late weights, of what the mover has more than the others.
    pub fn row(&self) -> Vec<(usize, f64)> {
        row(&self.terms, self.count, self.left)
    }

    /// The same of what the mover has.
    pub fn own_row(&self) -> Vec<(usize, f64)> {
        row(&self.own, self.count, self.left)
    }
}

fn row(terms: &[(usize, f64)], count: usize, left: i32) -> Vec<(usize, f64)> {
    let share = share(left);
    let early = terms.iter().map(|(term, value)| (*term, value * share));
    let late = terms.iter().map(|(term, value)| (count + term, value * (1.0 - share)));
    early.chain(late).filter(|(_, value)| *value != 0.0).collect()
}

/// A turn that was played.
struct Turn<N> {
    seat: Seat,
    left: i32,
    terms: Vec<N>,
    scores: Vec<f64>,
    things: [f64; Style::ALL.len()],
}

/// What games teach.
#[derive(Default)]
pub struct Taught {
    /// The lessons, in order.
    pub lessons: Vec<Lesson>,
    /// How many games nobody ended within the rounds that are waited for; their turns teach all the same.
    pub capped: u32,
}

/// Plays the wish's games, with the seeds from `first` on, and gives what they teach. The same seed gives the same lessons.
pub fn lessons<G: Learned>(weights: &Weights<G>, wish: &Wish, first: u64) -> Taught {
    let (least, most) = wish.game.players().into_inner();
    let next = AtomicU32::new(0);
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let mut found: Vec<(u32, Taught)> = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads)
            .map(|_| {
                scope.spawn(|| {
                    let mut found = Vec::new();
                    loop {
                        let number = next.fetch_add(1, Ordering::Relaxed);
                        if number >= wish.games {
                            return found;
                        }
                        let players = least + (number % u32::from(most - least + 1)) as u8;
                        found.push((number, game(weights, wish.ways, players, first + u64::from(number))));
                    }
                })
            })
            .collect();
        workers
            .into_iter()
            .flat_map(|worker| worker.join().unwrap_or_default())
            .collect()
    });
    found.sort_by_key(|(number, _)| *number);
    let mut all = Taught::default();
    for (_, taught) in found {
        all.lessons.extend(taught.lessons);
        all.capped += taught.capped;
    }
    all
}

fn game<G: Learned>(weights: &Weights<G>, ways: u32, players: u8, seed: u64) -> Taught {
    let Some(game) = G::laid(players) else {
        return Taught::default();
    };
    let mut chance = Chance::new(Seed(!seed));
    let minds: Vec<Weights<G>> = (0..players).map(|_| shaken(weights, &mut chance)).collect();
    let mut state = game.deal(Seed(seed));
    let mut turns = Vec::new();
    while let Some(decision) = game.decision(&state).filter(|_| game.round(&state) < LAST) {
        let seat = game.asked(decision);
        let found = Search::new(&game, &minds[usize::from(seat.0)]).best(&state, ways, Keep::BEST, &mut chance);
        let number = if chance.below(ASTRAY) == 0 {
            chance.below(found.len() as u32)
        } else {
            0
        };
        for &action in &found[number as usize].moves {
            game.play(&mut state, action, &mut ());
        }
        turns.push(note(&game, &state, seat));
    }
    let last: Vec<Turn<G::Numbers>> = Seat::all(players).map(|seat| note(&game, &state, seat)).collect();
    let taught = turns.iter().filter(|turn| turn.left > 0);
    Taught {
        lessons: taught
            .map(|turn| lesson(turn, &last[usize::from(turn.seat.0)]))
            .collect(),
        capped: game.decision(&state).is_some().into(),
    }
}

fn scores<G: Learned>(game: &G, state: &G::State) -> Vec<f64> {
    let totals = game.totals(state);
    Seat::all(game.players()).map(|seat| f64::from(totals[seat])).collect()
}

fn note<G: Learned>(game: &G, state: &G::State, seat: Seat) -> Turn<G::Numbers> {
    Turn {
        seat,
        left: game.left(state, seat),
        terms: Seat::all(game.players())
            .map(|seat| game.features(state, seat))
            .collect(),
        scores: scores(game, state),
        things: Style::ALL.map(|style| game.things(state, seat, style).into()),
    }
}

/// What a turn teaches when the mover has that at the end.
fn lesson<N: Numbers>(turn: &Turn<N>, last: &Turn<N>) -> Lesson {
    let me = usize::from(turn.seat.0);
    let count = N::NONE.as_ref().len();
    let others = turn.scores.len() as f64 - 1.0;
    let ahead = |value: &dyn Fn(usize) -> f64| {
        let sum = (0..turn.scores.len())
            .filter(|seat| *seat != me)
            .map(value)
            .sum::<f64>();
        value(me) - sum / others
    };
    let terms = |value: &dyn Fn(usize) -> f64| {
        let terms = (0..count).map(|term| (term, value(term)));
        terms.filter(|(_, value)| *value != 0.0).collect()
    };
    Lesson {
        terms: terms(&|term| ahead(&|seat| f64::from(turn.terms[seat].as_ref()[term]))),
        own: terms(&|term| f64::from(turn.terms[me].as_ref()[term])),
        count,
        left: turn.left,
        gained: ahead(&|seat| last.scores[seat] - turn.scores[seat]),
        got: std::array::from_fn(|style| last.things[style] - turn.things[style]),
    }
}

/// Weights like these, but not quite.
fn shaken<G: Learned>(weights: &Weights<G>, chance: &mut Chance) -> Weights<G> {
    let mut shake = |weight: &mut i32| {
        let by = f64::from(chance.below(2001)) / 1000.0 - 1.0;
        *weight += (by * (SHAKEN * f64::from(*weight) + AT_LEAST)) as i32;
    };
    let mut shaken = weights.clone();
    shaken.rates.early.as_mut().iter_mut().for_each(&mut shake);
    shaken.rates.late.as_mut().iter_mut().for_each(&mut shake);
    shaken
}
