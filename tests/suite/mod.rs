//! What every game passes, whatever it is: each test of a game calls it with that game.

pub mod duel;
pub mod samples;
pub mod yokohama;
