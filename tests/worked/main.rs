//! The worked examples of the rulebooks: of each game every one is there, its position can come up, its moves can be played, and what it says comes of
//! them is what the engine makes of them.
#![cfg(not(target_arch = "wasm32"))]

mod yokohama;
