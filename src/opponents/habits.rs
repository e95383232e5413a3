//! What a game says of how turns are played in the head, where no rule says it.

use crate::chance::Chance;
use crate::game::Game;

/// A game that says how turns are looked for.
pub trait Habits: Game {
    /// The move that somebody plays who looks for ways to play a turn: one of the legal ones, of which there is at least one, at random,
    /// but what is free to take is mostly taken and what leads nowhere is mostly left.
    fn habit(decision: Self::Decision, moves: &[Self::Move], chance: &mut Chance) -> Self::Move;

    /// What a turn of these moves is about: turns that differ in nothing else are alike.
    fn gist(moves: &[Self::Move]) -> [Option<Self::Move>; 2];
}
