//! Yokohama, for two to four.

use meiji::yokohama::{State, Yokohama};

use super::Samples;

#[path = "../../conformance/pieces.rs"]
pub mod pieces;
#[path = "../../conformance/tables.rs"]
pub mod tables;

impl Samples for Yokohama {
    const LONGEST: u32 = tables::LONGEST;

    fn table(number: u64) -> Self {
        tables::table(number)
    }

    fn check(&self, state: &State) {
        pieces::check(self, state);
    }
}
