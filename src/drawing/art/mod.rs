//! The art: every icon, piece, crest, flag and Area scene, as paths. Drawn for this game; see `README.md` in this folder.
//!
//! Each symbol is an SVG file beside this one. The build flattens all of them into one small file; [`Symbol::drawing`] reads
//! it, once. Painters walk the steps of a [`Drawing`].

mod decode;
mod symbol;

pub use decode::{Drawing, Ink, Step};
pub use symbol::Symbol;
