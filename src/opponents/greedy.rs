//! The greedy player: it plays its turn to the end in many random ways, on a state dealt from its own view, and begins the
//! way that leaves it best off.

use super::turns::{LONGEST, mover, play_out};
use crate::chance::{Chance, Seed};
use crate::game::{Game, Seat};

/// How many ways to play the turn are tried.
const WAYS: u32 = 400;

/// A game that says what a greedy player goes by.
pub trait Clerked: Game {
    /// What a state is worth to a seat after its turn in a round, in hundredths of a point, as the authors guess. It looks at what the seat
    /// may know only.
    fn guess(&self, state: &Self::State, seat: Seat, round: u16) -> i32;

    /// A move by which a turn goes on, at random with a few preferences: one of the legal ones, of which there is at least one.
    fn inclination(decision: Self::Decision, moves: &[Self::Move], chance: &mut Chance) -> Self::Move;

    /// Whether the turn that the view's seat plays may be passed, where more can be done.
    fn may_pass(view: &Self::View) -> bool;

    /// Whether a turn with this move in it is more than passed.
    fn does_something(action: Self::Move) -> bool;
}

/// The move that begins the best way found; `moves` are the legal ones.
pub(super) fn choose<G: Clerked>(game: &G, view: &G::View, moves: &[G::Move], seed: Seed) -> G::Move {
    let mut chance = Chance::new(seed);
    let mut best: Option<((bool, i32), G::Move)> = None;
    let may_pass = G::may_pass(view);
    let mut scratch = Vec::new();
    for way in 0..WAYS {
        // Every first move is tried about equally often, so that a long list of routes does not hide one good exchange.
        let first = moves[way as usize % moves.len()];
        let mut state = game.determinize(view, Seed(chance.bits()));
        let round = game.round(&state);
        let Some(seat) = mover(game, &state) else {
            break;
        };
        game.play(&mut state, first, &mut ());
        let mut does = G::does_something(first);
        play_out(game, &mut state, seat, LONGEST, &mut scratch, |decision, legal| {
            let action = G::inclination(decision, legal, &mut chance);
            does |= G::does_something(action);
            action
        });
        let value = (may_pass || does, game.guess(&state, seat, round));
        if best.is_none_or(|(highest, _)| value > highest) {
            best = Some((value, first));
        }
    }
    best.map_or(moves[0], |(_, action)| action)
}
