//! The tables that random games are played at.

use yokohama::game::Seat;
use yokohama::yokohama::content::Content;
use yokohama::yokohama::{Options, Yokohama};

/// The most moves that a game is followed for; one that gets there is reported.
pub const LONGEST: u32 = 20_000;

/// A table for the game of a number: every number of players with every option in turn.
pub fn table(number: u64) -> Yokohama {
    let mut options = Options::new(2 + (number % 3) as u8).expect("2, 3 or 4 may play");
    if number / 3 % 2 == 1 {
        options = options.with_achievement_rewards();
    }
    if number / 6 % 2 == 1 {
        options = options.with_free_agents();
    }
    if number / 12 % 2 == 1 {
        options = options.with_starter(Seat(1)).expect("seat 1 is taken in every game");
    }
    let editions = Content::released();
    Yokohama::new(editions[number as usize / 24 % editions.len()].clone(), options)
}
