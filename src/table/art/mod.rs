//! The art: every icon, piece, crest, flag and Area scene, as paths.

mod symbol;

pub use symbol::Symbol;
