//! The Master: it plays on in its head after each of the Merchant's best plans, and takes the one after which it stands best.

use super::Effort;
use super::ahead::{Mind, compare};
use super::habits::Habits;
use super::turns::{Keep, Search, Turn, until_reveal};
use super::value::Value;
use crate::chance::{Chance, Seed};

/// How many ways to play the turn are tried before the best are looked at closer.
const WAYS: u32 = 1500;

/// The moves to play next: as many of the turn as nothing hidden shows. `plain` is what positions are held worth without a style. `told`
/// hears how many playings on there were.
pub(super) fn plan<G: Habits, V: Value<G>>(
    mind: &Mind<G, V>,
    plain: &V,
    effort: Effort,
    seed: Seed,
    told: &mut dyn FnMut(u32),
) -> Vec<G::Move> {
    let mut chance = Chance::new(seed);
    let turns = candidates(mind, effort, &mut chance);
    // A style says which turns are looked at, and not which of them is best: a scholar that leaned there as well lost 36 of 50 games.
    let plain = Mind { value: plain, ..*mind };
    let best = compare(&plain, turns, effort.playouts, &mut chance, told);
    best.first().map_or_else(Vec::new, |best| {
        until_reveal(mind.game, mind.view, &best.turn.moves, Seed(chance.bits()))
    })
}

/// The turns to look at closer, best first.
pub(super) fn candidates<G: Habits, V: Value<G>>(
    mind: &Mind<G, V>,
    effort: Effort,
    chance: &mut Chance,
) -> Vec<Turn<G::Move>> {
    let state = mind.game.determinize(mind.view, Seed(chance.bits()));
    Search::new(mind.game, mind.value).best(&state, WAYS, Keep::varied(effort.playouts), chance)
}
