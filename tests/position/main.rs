//! Positions as documents: what a game comes to is written and read back the same, what is left out is dealt, and what the rules
//! make impossible is refused with its place.
#![cfg(not(target_arch = "wasm32"))]

mod faults;
mod left_out;
mod records;
mod round_trip;
mod schema;

#[path = "../conformance/pieces.rs"]
mod pieces;
#[path = "../conformance/tables.rs"]
mod tables;
#[path = "../content/validator.rs"]
mod validator;

use meiji::yokohama::position::{Position, PositionError};
use serde_json::Value;

/// Reads a document.
fn read(document: &Value) -> Result<Position, PositionError> {
    Position::from_json(&document.to_string(), &[])
}
