//! The table of Yokohama Duel, drawn natively in random games at every size: what every table promises, and what it does of its own. Yokohama's
//! table is in `tests/table`.

mod colors;
mod duel;
mod snapshots;

#[path = "../suite/table/mod.rs"]
#[allow(dead_code, reason = "what one table alone is looked at for")]
mod suite;
