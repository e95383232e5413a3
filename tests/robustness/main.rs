//! Bad input never panics, a game in progress stays untouched by it, and a seat learns only what its player may know.
//!
//! What comes from outside is a record, a content document, a seed, options, and the text of a move; each is spoilt here in
//! every way that came to mind. Overflow checks are on, as in every test.
#![cfg(not(target_arch = "wasm32"))]

mod agreements;
mod any_move;
mod contents;
mod endurance;
mod golden;
mod hash;
mod history;
mod mutations;
mod past;
mod previews;
mod records;
mod refusals;
mod secrets;
mod short;
mod texts;
mod tongues;
mod transcript;
mod walk;

#[path = "../conformance/alike.rs"]
mod alike;
#[path = "../conformance/contract.rs"]
mod contract;
#[path = "../conformance/pieces.rs"]
mod pieces;
#[path = "../conformance/tables.rs"]
mod tables;

use proptest::test_runner::{Config, RngSeed};

/// So many random cases, the same ones in every run. What fails is shown, and no file is written. Other cases, and more of
/// them, are tried with `ROBUSTNESS_SEED` and `ROBUSTNESS_TIMES`.
fn cases(cases: u32) -> Config {
    let wish = |name| std::env::var(name).ok().and_then(|number| number.parse::<u32>().ok());
    Config {
        cases: cases.saturating_mul(wish("ROBUSTNESS_TIMES").unwrap_or(1)),
        rng_seed: RngSeed::Fixed(wish("ROBUSTNESS_SEED").unwrap_or(1).into()),
        failure_persistence: None,
        ..Config::default()
    }
}

/// Checks that an error is told in one sentence that a person can read: it begins and ends as one, and is not too long.
fn assert_sentence(text: &str) {
    assert!(text.starts_with(char::is_uppercase), "{text}");
    assert!(text.ends_with(['.', ')']) && !text.ends_with(".."), "{text}");
    assert!(!text.contains(['\n', '\0']), "{text:?}");
    assert!(text.chars().count() < 500, "{text}");
}
