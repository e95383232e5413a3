//! The tables of all games, drawn natively in random games at every size: what every one of them promises, and what Yokohama Duel's does of
//! its own. What Yokohama's does of its own is in `tests/table`.

mod duel;
mod snapshots;

#[path = "../suite/table/mod.rs"]
mod suite;
#[path = "../suite/table/written.rs"]
#[allow(dead_code, reason = "what colours lie on is looked at elsewhere")]
mod written;

use meiji::printed::Edition;
use meiji::words::Language;
use meiji::yokohama::content::Content;
use meiji::yokohama::{Options, Yokohama};
use suite::Tabled;

impl Tabled for Yokohama {
    const LONGEST: u32 = 1_000;

    fn laid(number: u64) -> Self {
        let options = Options::new(2 + (number % 3) as u8).expect("2 to 4 play");
        Self::new(Content::latest(), options.with_achievement_rewards().with_free_agents())
    }
}

/// The suite itself is held against the table that was there before it.
#[test]
fn yokohama_passes() {
    suite::every_legal_move_is_found::<Yokohama>(2..3, 12);
    let positions = suite::positions::<Yokohama>(0..4, 1, Language::ENGLISH);
    suite::each_lit_target_can_be_touched(positions.clone(), &suite::SIZES[..1]);
    suite::what_is_written_fits(positions, &[(390.0, 844.0)]);
}
