//! Yokohama Duel.

use meiji::duel::content::Content;
use meiji::duel::{Duel, Options, State};
use meiji::game::Seat;
use meiji::printed::{Edition, Printed};

use super::Samples;

#[path = "../../duel/conformance/pieces.rs"]
pub mod pieces;
#[path = "../../duel/conformance/wild.rs"]
pub mod wild;

impl Samples for Duel {
    const LONGEST: u32 = 2_000;

    fn table(number: u64) -> Self {
        let options = match number % 3 {
            0 => Options::new(),
            seat => Options::new()
                .with_starter(Seat(seat as u8 - 1))
                .expect("it sits there"),
        };
        // The editions, the newest first, and then values that nobody released.
        let editions = Content::released();
        let wild = || Printed::content(&wild::wild()).clone();
        let turn = number as usize / 24 % (editions.len() + 1);
        Self::new(editions.iter().rev().nth(turn).cloned().unwrap_or_else(wild), options)
    }

    fn check(&self, state: &State) {
        pieces::check(self, state);
    }
}
