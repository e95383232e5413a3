//! The Master: it plays on in its head after each of the Merchant's best plans, and takes the one after which it stands best.

use super::Effort;
use super::ahead::compare;
use super::turns::{Keep, Search, Turn, until_reveal};
use super::worth::Weights;
use crate::chance::{Chance, Seed};
use crate::game::Game;
use crate::yokohama::{Move, View, Yokohama};

/// How many ways to play the turn are tried before the best are looked at closer.
const WAYS: u32 = 1500;

/// The moves to play next: as many of the turn as nothing hidden shows.
pub(super) fn plan(game: &Yokohama, view: &View, weights: &Weights, effort: Effort, seed: Seed) -> Vec<Move> {
    let mut chance = Chance::new(seed);
    let turns = candidates(game, view, weights, effort, &mut chance);
    let best = compare(game, view, weights, turns, effort.playouts, &mut chance);
    best.first().map_or_else(Vec::new, |best| {
        until_reveal(game, view, &best.turn.moves, Seed(chance.bits()))
    })
}

/// The turns to look at closer, best first.
pub(super) fn candidates(
    game: &Yokohama,
    view: &View,
    weights: &Weights,
    effort: Effort,
    chance: &mut Chance,
) -> Vec<Turn> {
    let state = game.determinize(view, Seed(chance.bits()));
    Search::new(game, weights).best(&state, WAYS, Keep::varied(effort.playouts), chance)
}
