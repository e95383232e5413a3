//! Those that compare whole turns by what they leave them worth, and play the best that they thought of: Apprentice and Merchant.

use super::ahead::Mind;
use super::habits::Habits;
use super::turns::{Keep, Search, until_reveal};
use super::value::Value;
use crate::chance::{Chance, Seed};

/// How carefully a turn is thought of.
#[derive(Clone, Copy)]
pub(super) struct Care {
    /// How many ways to play it are tried.
    ways: u32,
    /// One turn in so many what is not quite the best of them is taken; 0 for never.
    overlooks: u32,
}

impl Care {
    /// It wins about a quarter of its games against the Clerk.
    pub(super) const APPRENTICE: Self = Self { ways: 11, overlooks: 3 };
    /// It wins nearly all of them.
    pub(super) const MERCHANT: Self = Self {
        ways: 1500,
        overlooks: 0,
    };
}

/// The moves to play next: as many of the turn as nothing hidden shows.
pub(super) fn plan<G: Habits, V: Value<G>>(mind: &Mind<G, V>, care: Care, seed: Seed) -> Vec<G::Move> {
    let Mind { game, view, value } = *mind;
    let mut chance = Chance::new(seed);
    let state = game.determinize(view, Seed(chance.bits()));
    let turns = Search::new(game, value).best(&state, care.ways, Keep::BEST, &mut chance);
    let overlooked = care.overlooks > 0 && chance.below(care.overlooks) == 0;
    let number = usize::from(overlooked).min(turns.len().saturating_sub(1));
    turns.get(number).map_or_else(Vec::new, |turn| {
        until_reveal(game, view, &turn.moves, Seed(chance.bits()))
    })
}
