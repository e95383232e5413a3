//! Board games of Meiji-era merchants, Yokohama, Yokohama Duel and Nippon: their rules, their tables and their opponents.
//!
//! The rules of a game are a pure value machine: a [`Yokohama`](yokohama::Yokohama) value, a [`Duel`](duel::Duel) or a [`Nippon`](nippon::Nippon) deals a state, asks a
//! question, lists the legal answers and plays one. Everything else only looks at it.
//!
//! ```
//! use meiji::chance::Seed;
//! use meiji::game::Game;
//! use meiji::opponents::Opponent;
//! use meiji::printed::Edition;
//! use meiji::yokohama::content::Content;
//! use meiji::yokohama::{Options, Yokohama};
//!
//! let game = Yokohama::new(Content::latest(), Options::new(2)?);
//! let mut state = game.deal(Seed(2026));
//! let mut events = Vec::new();
//!
//! // Two computers play the first three rounds, each from the view of its own seat.
//! while let Some(decision) = game.decision(&state).filter(|_| state.table.round < 4) {
//!     let view = game.view(&state, Some(decision.seat));
//!     let action = Opponent::Greedy.choose(&game, &view, Seed(1)).expect("the asked seat has a move");
//!     game.try_play(&mut state, action, &mut events)?;
//! }
//! assert_eq!(state.table.round, 4);
//!
//! // A move that is not legal is refused with the rule that forbids it, and changes nothing.
//! let before = state;
//! let refusal = game.try_play(&mut state, "house".parse()?, &mut ()).expect_err("not at this step");
//! assert_eq!(refusal.to_string(), "OtherQuestion (rulebook: FlowOfATurn)");
//! assert_eq!(state, before);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! | room | what it knows |
//! |---|---|
//! | [`game`], [`chance`] | what every game on this table answers, and randomness that repeats |
//! | [`components`], [`score`] | what the box of any game holds: kinds of things, piles of cards and sets of them; and scores, line by line |
//! | [`notation`], [`refusal`] | how moves are written in records, and why one is refused |
//! | [`printed`] | documents of printed values: rows with their sources, editions, what is wrong with one |
//! | [`yokohama`] | Yokohama: its rules, a file a step and a file an Area, its printed values, and what it answers the rooms of all |
//! | [`duel`] | Yokohama Duel likewise, its rules a file a chapter |
//! | [`nippon`] | Nippon likewise, its rules a file an action and a file a step of the turn |
//! | [`sitting`], [`record`], [`course`] | one game being played, what is kept of it and how it went |
//! | [`sounds`] | what is heard of what happens |
//! | [`short`], [`transcript`] | moves as a person types them, and what was chosen as somebody may know it |
//! | [`document`], [`position`] | what persons write down to begin with, checked and told by its place |
//! | [`lesson`], [`guide`] | what a reader is led through, step by step, and what a first game explains when it is needed |
//! | [`opponents`] | computer players, which see only what their seat may see |
//! | [`sitters`] | who sits at the table, and under which crest |
//! | [`words`] | every sentence that a person reads |
//! | [`drawing`] | the kit that pictures are made of: shapes, colours, type, symbols, scenes, and a painter of SVG |
//! | [`table`] | where things stand and how they look, without a browser |
//! | [`aid`] | what a player looks up: tables and rules, from what all may know |
//! | `web` | JavaScript and the page, in WebAssembly only |
//!
//! A game is there where the feature of its name is on: natively all of them are.
#![forbid(unsafe_code)]
// What only another game asks for is no fault of a program of one game, or of none: a build with all of them tells what nobody does.
#![cfg_attr(
    not(all(feature = "duel", feature = "nippon", feature = "yokohama")),
    allow(dead_code, unused_imports, unused_macros)
)]

pub mod aid;
pub mod chance;
pub mod components;
pub mod course;
pub mod document;
pub mod drawing;
#[cfg(feature = "duel")]
pub mod duel;
pub mod game;
pub mod guide;
pub mod lesson;
#[cfg(feature = "nippon")]
pub mod nippon;
pub mod notation;
pub mod opponents;
pub mod position;
pub mod printed;
pub mod reckoned;
pub mod record;
pub mod refusal;
pub mod score;
pub mod short;
pub mod sitters;
pub mod sitting;
mod sorting;
pub mod sounds;
#[cfg(any(feature = "duel", feature = "nippon", feature = "yokohama"))]
pub mod table;
pub mod transcript;
#[cfg(target_arch = "wasm32")]
pub mod web;
pub mod words;
#[cfg(feature = "yokohama")]
pub mod yokohama;
