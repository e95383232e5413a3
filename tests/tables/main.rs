//! The tables of Yokohama Duel and of Nippon, drawn natively in random games at every size: what every table promises, and what each does of its own. Yokohama's
//! table is in `tests/table`.

mod colors;
mod duel;
mod nippon;
mod paying;
mod reaching;
mod snapshots;
mod turns;

#[path = "../suite/table/mod.rs"]
#[allow(dead_code, reason = "what one table alone is looked at for")]
mod suite;
