//! What a lesson of Yokohama may point at.

mod sights;

pub use sights::find;
