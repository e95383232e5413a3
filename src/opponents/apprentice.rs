//! The Apprentice: it thinks of a few ways to play its turn, and now and then overlooks the best of them.

use super::turns::{Search, until_reveal};
use super::worth::Weights;
use crate::chance::{Chance, Seed};
use crate::game::Game;
use crate::yokohama::{Move, View, Yokohama};

/// How many ways to play the turn it thinks of. With 11 it wins about a fifth of its games against the Clerk.
const WAYS: u32 = 11;

/// One turn in so many it takes what is not quite the best that it thought of.
const OVERLOOKS: u32 = 3;

/// The moves to play next: as many of the turn as nothing hidden shows.
pub(super) fn plan(game: &Yokohama, view: &View, weights: &Weights, seed: Seed) -> Vec<Move> {
    let mut chance = Chance::new(seed);
    let state = game.determinize(view, Seed(chance.bits()));
    let turns = Search::new(game, weights).best(&state, WAYS, &mut chance);
    let number = usize::from(chance.below(OVERLOOKS) == 0).min(turns.len().saturating_sub(1));
    turns.get(number).map_or_else(Vec::new, |turn| {
        until_reveal(game, view, &turn.moves, Seed(chance.bits()))
    })
}
