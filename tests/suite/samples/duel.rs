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
        match number / 24 % 3 {
            2 => Self::new(Printed::content(&wild::wild()).clone(), options),
            _ => Self::new(Content::latest(), options),
        }
    }

    fn check(&self, state: &State) {
        pieces::check(self, state);
    }
}
