//! The rules of Yokohama. The folder reads like the rulebook's table of contents.

pub mod components;
pub mod content;
pub mod map;
