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
mod later;
mod past;
mod probed;
mod records;
mod refusals;
mod secrets;
mod short;
mod texts;
mod transcript;
mod walk;

#[path = "../conformance/alike.rs"]
mod alike;
#[path = "../conformance/contract.rs"]
mod contract;
#[path = "../suite/mod.rs"]
mod suite;

use suite::samples::yokohama::{pieces, tables};
use suite::{assert_sentence, cases, tongues};
