//! Yokohama: a board game of Meiji-era merchants, its rules, its table and its opponents.
#![forbid(unsafe_code)]

pub mod chance;
pub mod game;
pub mod opponents;
pub mod record;
pub mod sitting;
pub mod table;
#[cfg(target_arch = "wasm32")]
pub mod web;
pub mod words;
pub mod yokohama;
