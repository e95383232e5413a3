//! The art: every icon, piece, crest, flag and scene, as paths. Drawn for these games; see `README.md` in this folder.
//!
//! Each symbol is an SVG file beside this one, or in the folder `art` of the room of the game that alone draws it. The build flattens
//! what a program needs of them into one small file; [`Symbol::drawing`] reads it, once. Painters walk the steps of a [`Drawing`].

mod decode;
mod symbol;

pub use decode::{Drawing, Ink, Step};
pub use symbol::Symbol;
