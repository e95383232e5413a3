//! The tables that random games are played at.

use meiji::game::Seat;
use meiji::printed::Edition;
use meiji::yokohama::content::Content;
use meiji::yokohama::{Options, Rules, Yokohama};

#[path = "values.rs"]
mod values;

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
    let mut content = editions[number as usize / 24 % editions.len()].clone();
    if number / 24 % 3 == 2 {
        values::show_pieces(&mut content);
        pair_orders(&mut content);
    }
    let rules = Rules::ALL[number as usize / 7 % Rules::ALL.len()];
    Yokohama::new(content, options).with_rules(rules)
}

/// Makes every fourth Order say what the one before it does; no two of an edition are alike.
fn pair_orders(content: &mut Content) {
    for four in content.orders.chunks_mut(4) {
        four[3] = four[2];
    }
}
