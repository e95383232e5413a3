//! Nippon, for two to four.

use meiji::game::Seat;
use meiji::nippon::content::Content;
use meiji::nippon::{Nippon, Options, State};
use meiji::printed::{Edition, Printed};

use super::Samples;

// What may change between two states is looked at by its own tests alone.
#[allow(dead_code)]
#[path = "../../nippon/conformance/pieces.rs"]
pub mod pieces;
#[path = "../../nippon/conformance/wild.rs"]
pub mod wild;

impl Samples for Nippon {
    const LONGEST: u32 = 4_000;

    fn table(number: u64) -> Self {
        let players = 2 + (number % 3) as u8;
        let options = Options::new(players).expect("so many can play");
        let options = match (number / 3 % 5) as u8 {
            seat if seat < players => options.with_starter(Seat(seat)).expect("it sits there"),
            _ => options,
        };
        match number / 24 % 3 {
            2 => Self::new(Printed::content(&wild::wild(players)).clone(), options),
            _ => Self::new(Content::latest(), options),
        }
    }

    fn check(&self, state: &State) {
        pieces::check(self, state);
    }
}
