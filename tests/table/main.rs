//! The table, drawn natively in random games at every size: what a decision can use can be touched, and what is written
//! can be read.

mod closer;
mod colors;
mod contrast;
mod fits;
mod motion;
mod outlook;
mod past;
mod paying;
mod placing;
mod pointed;
mod reach;
mod shown;
mod sight;
mod snapshots;
mod tree;
mod voice;

#[path = "../conformance/alike.rs"]
mod alike;

#[path = "../goldens/moments.rs"]
mod moments;

#[path = "../suite/table/mod.rs"]
#[allow(dead_code, reason = "what one table alone is looked at for")]
mod suite;
