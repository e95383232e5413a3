//! Positions as documents: what is left out is dealt, and what the rules make impossible is refused with its place. That what a game comes to reads back
//! the same is in `tests/suite`.
#![cfg(not(target_arch = "wasm32"))]

mod faults;
mod left_out;
mod records;
mod round_trip;
mod schema;

#[path = "../conformance/pieces.rs"]
mod pieces;
#[path = "../conformance/tables.rs"]
#[allow(dead_code, reason = "how long games are followed")]
mod tables;
#[path = "../content/validator.rs"]
#[allow(dead_code, reason = "what spoils documents")]
mod validator;

use meiji::yokohama::position::{Position, PositionError};
use serde_json::Value;

/// Reads a document.
fn read(document: &Value) -> Result<Position, PositionError> {
    Position::from_json(&document.to_string(), &[])
}
