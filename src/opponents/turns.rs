//! Whole turns: many ways to play one are tried on a state dealt from the view, and the best are kept.

use super::worth::Weights;
use crate::chance::{Chance, Seed};
use crate::game::{Game, Happening, Seat, Watch};
use crate::yokohama::{Ask, Event, Move, Offerings, State, Toll, View, Yokohama};

/// The most decisions a turn is followed for: far more than a turn has.
const LONGEST: usize = 80;

/// Which turns are kept while more are looked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Keep {
    /// How many.
    pub most: usize,
    /// How many of them go to the same Area for the same thing.
    pub alike: usize,
}

impl Keep {
    /// The best few, however alike they are.
    pub const BEST: Self = Self { most: 8, alike: 8 };

    /// Plans of many kinds, as many as so many playings on can tell apart: what is worth less at first may come to more.
    pub const fn varied(playouts: u32) -> Self {
        Self {
            most: 4 + playouts.isqrt() as usize,
            alike: 2,
        }
    }
}

/// A turn as it could be played.
#[derive(Clone, Debug)]
pub struct Turn {
    /// Its moves.
    pub moves: Vec<Move>,
    /// What it leads to: see [`Weights::prospect`].
    pub worth: i32,
}

impl Turn {
    /// A turn of these moves, of which is not yet known what it leads to.
    pub(super) const fn of(moves: Vec<Move>) -> Self {
        Self { moves, worth: 0 }
    }

    /// Where the President goes and for what: turns that differ in nothing else are alike.
    fn plan(moves: &[Move]) -> [Option<Move>; 2] {
        let went = |action: &Move| matches!(action, Move::Go(..) | Move::Return);
        let Some(at) = moves.iter().position(went) else {
            return [moves.first().copied(), None];
        };
        // However it is paid.
        let plain = |action: Move| match action {
            Move::Go(place, _) => Move::Go(place, Toll::FREE),
            Move::Learn(space, _) => Move::Learn(space, 0),
            Move::Church(space, _) => Move::Church(space, Offerings(0)),
            other => other,
        };
        [at, at + 1].map(|at| moves.get(at).copied().map(plain))
    }
}

/// Looks for good ways to play the turn of the seat that is asked. What it is given stays the same during a search.
#[derive(Debug)]
pub struct Search<'a> {
    game: &'a Yokohama,
    weights: &'a Weights,
    legal: Vec<Move>,
    way: Vec<Move>,
}

impl<'a> Search<'a> {
    /// A search in a game, by the given weights.
    pub fn new(game: &'a Yokohama, weights: &'a Weights) -> Self {
        Self {
            game,
            weights,
            legal: Vec::with_capacity(256),
            way: Vec::with_capacity(LONGEST),
        }
    }

    /// The best of `tries` ways to play the turn from a state, as many as are to be kept, best first, no two of the same worth.
    ///
    /// Half of them are played at random; the other half begin like one of the best so far and go on in another way.
    pub fn best(&mut self, state: &State, tries: u32, keep: Keep, chance: &mut Chance) -> Vec<Turn> {
        let seat = state.table.active;
        let mut kept: Vec<Turn> = Vec::with_capacity(keep.most + 1);
        for number in 0..tries {
            let mut after = *state;
            self.way.clear();
            if number * 2 >= tries && !kept.is_empty() {
                let like = &kept[chance.below(kept.len() as u32) as usize].moves;
                let cut = chance.below(like.len() as u32) as usize;
                for &action in &like[..cut] {
                    self.game.play(&mut after, action, &mut ());
                    self.way.push(action);
                }
            }
            self.finish(&mut after, seat, chance);
            let worth = self.weights.prospect(self.game, &after, seat);
            if kept.len() == keep.most && kept.last().is_some_and(|last| worth <= last.worth) {
                continue;
            }
            if kept.iter().any(|turn| turn.worth == worth) {
                continue;
            }
            let moves = self.way.clone();
            insert(&mut kept, Turn { moves, worth }, keep);
        }
        kept
    }

    /// Plays the moves of a turn as far as they are legal, and the rest of it at random: what was revealed may be something else
    /// than when it was thought of.
    pub fn follow(&mut self, state: &mut State, moves: &[Move], chance: &mut Chance) {
        let (seat, round) = (state.table.active, state.table.round);
        for &action in moves {
            let goes_on = state.table.active == seat && state.table.round == round;
            if !goes_on || self.game.why_not(state, action).is_some() {
                break;
            }
            self.game.play(state, action, &mut ());
        }
        if state.table.active == seat && state.table.round == round {
            self.way.clear();
            self.finish(state, seat, chance);
        }
    }

    /// Plays the best of a few ways.
    pub fn play_best(&mut self, state: &mut State, tries: u32, chance: &mut Chance) {
        let seat = state.table.active;
        let start = *state;
        let mut best: Option<(i32, State)> = None;
        for _ in 0..tries {
            let mut after = start;
            self.way.clear();
            self.finish(&mut after, seat, chance);
            let worth = self.weights.prospect(self.game, &after, seat);
            if best.as_ref().is_none_or(|(highest, _)| worth > *highest) {
                best = Some((worth, after));
            }
        }
        if let Some((_, after)) = best {
            *state = after;
        }
    }

    /// Plays the turn to its end at random, with a few preferences; the moves are added to the way.
    pub fn finish(&mut self, state: &mut State, seat: Seat, chance: &mut Chance) {
        let round = state.table.round;
        while self.way.len() < LONGEST {
            let Some(decision) = self.game.decision(state) else {
                return;
            };
            if decision.seat != seat || state.table.round != round {
                return;
            }
            self.game.legal_moves(state, &mut self.legal);
            let action = prefer(decision.ask, &self.legal, chance);
            self.game.play(state, action, &mut ());
            self.way.push(action);
        }
    }
}

/// Adds a turn to those that are kept, unless there are enough better ones, or enough better ones like it.
fn insert(kept: &mut Vec<Turn>, turn: Turn, keep: Keep) {
    if keep.alike < keep.most {
        let plan = Turn::plan(&turn.moves);
        let mut alike = (0..kept.len()).filter(|&at| Turn::plan(&kept[at].moves) == plan);
        if let Some(worst) = alike.nth(keep.alike - 1) {
            if kept[worst].worth > turn.worth {
                return;
            }
            kept.remove(worst);
        }
    }
    let at = kept.partition_point(|other| other.worth > turn.worth);
    kept.insert(at, turn);
    kept.truncate(keep.most);
}

/// The first moves of a turn, as far as nothing hidden shows: what comes after must be thought of anew.
pub fn until_reveal(game: &Yokohama, view: &View, moves: &[Move], seed: Seed) -> Vec<Move> {
    let mut state = game.determinize(view, seed);
    let mut played = Vec::new();
    for &action in moves {
        let mut watch = Reveals(false);
        game.play(&mut state, action, &mut watch);
        played.push(action);
        if watch.0 {
            break;
        }
    }
    played
}

/// Whether anything hidden showed.
struct Reveals(bool);

impl Watch<Event> for Reveals {
    fn saw(&mut self, event: Event) {
        self.0 |= event.reveals();
    }
}

/// A random move, but what is free to take is mostly taken, and a phase is not left while something can be delivered.
fn prefer(ask: Ask, moves: &[Move], chance: &mut Chance) -> Move {
    let any = |chance: &mut Chance, moves: &[Move]| moves[chance.below(moves.len() as u32) as usize];
    if moves.len() == 1 {
        return moves[0];
    }
    let gain = moves
        .iter()
        .find(|action| matches!(action, Move::Deliver(_) | Move::Achieve(_) | Move::TakeToken));
    match ask {
        Ask::Before | Ask::After | Ask::Bonus => match gain {
            Some(&gain) if chance.below(8) > 0 => gain,
            // Most turns use no agent and no Technology of the kind that can be used at any time.
            _ if chance.below(4) > 0 => moves[0],
            _ => any(chance, moves),
        },
        // What is to be had is mostly had.
        Ask::Placement(_)
        | Ask::Construction
        | Ask::Employment(_)
        | Ask::Laboratory
        | Ask::Port
        | Ask::Church
        | Ask::Customs
        | Ask::Movement
            if matches!(moves[0], Move::GoOn | Move::Return) && chance.below(6) > 0 =>
        {
            any(chance, &moves[1..])
        }
        _ => any(chance, moves),
    }
}
