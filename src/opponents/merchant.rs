//! The Merchant: it compares many whole turns by what they leave it worth, and plays the best.

use super::turns::{Search, until_reveal};
use super::worth::Weights;
use crate::chance::{Chance, Seed};
use crate::game::Game;
use crate::yokohama::{Move, View, Yokohama};

/// How many ways to play the turn are tried.
const WAYS: u32 = 1500;

/// The moves to play next: as many of the turn as nothing hidden shows.
pub(super) fn plan(game: &Yokohama, view: &View, weights: &Weights, seed: Seed) -> Vec<Move> {
    let mut chance = Chance::new(seed);
    let state = game.determinize(view, Seed(chance.bits()));
    let turns = Search::new(game, weights).best(&state, WAYS, &mut chance);
    turns.first().map_or_else(Vec::new, |turn| {
        until_reveal(game, view, &turn.moves, Seed(chance.bits()))
    })
}
