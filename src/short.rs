//! The short notation: moves as a person types and copies them. What each is written as, the game says; how a text is read and
//! completed is the same in every game.
//!
//! Upper and lower case are the same, spaces do not count, and `;` stands between two moves. What records write is read too.
#![warn(clippy::float_arithmetic, clippy::disallowed_types)]

use std::str::FromStr;

use crate::game::Game;
use crate::sorting;

/// A game whose moves can be typed in a few letters.
pub trait Typed: Game {
    /// The signs with which a move begins that goes somewhere. Where they are left out, what is typed stands for the only legal move that goes on
    /// so after one of them.
    const SIGNS: &'static [char];

    /// A move in the short notation, in small letters; `None` if it needs a card that the view's seat does not hold. No two moves that
    /// answer one question are written alike.
    fn short(view: &Self::View, action: Self::Move) -> Option<String>;

    /// How the moves may be written that name a card by its place in a hand: whose view is not at hand cannot ask [`short`](Self::short)
    /// for them.
    fn shorts_of_hands() -> Vec<String>;

    /// Reads a move of the short notation, or of records, as an answer of the view's seat. It need not be legal.
    ///
    /// # Errors
    /// The text is no move of this game.
    fn read_short(&self, view: &Self::View, text: &str) -> Result<Self::Move, <Self::Move as FromStr>::Err> {
        let written = text.trim();
        let typed = plain(written);
        let mut legal = Vec::new();
        self.moves_seen(view, &mut legal);
        let says = |action: &Self::Move| Self::short(view, *action).is_some_and(|short| short == typed);
        if let Some(action) = legal.iter().copied().find(says) {
            return Ok(action);
        }
        // Without its sign: the only legal move that goes there.
        let goes = |action: &&Self::Move| {
            let short = Self::short(view, **action).unwrap_or_default();
            let there = short.strip_prefix(Self::SIGNS);
            // What is a sign alone goes nowhere, and nothing typed is no move.
            there.is_some_and(|there| !there.is_empty() && there == typed)
        };
        let mut there = legal.iter().filter(goes);
        if let (Some(action), None) = (there.next(), there.next()) {
            return Ok(*action);
        }
        let known = self.move_space().into_iter().find(says);
        known.map_or_else(|| written.to_ascii_lowercase().parse(), Ok)
    }

    /// Of some moves those in whose short notation a text occurs, each with its notation; those that begin with it first.
    fn completions(view: &Self::View, moves: &[Self::Move], text: &str) -> Vec<(String, Self::Move)> {
        let typed = plain(text);
        let shorts = moves
            .iter()
            .filter_map(|&action| Some((Self::short(view, action)?, action)));
        let mut found: Vec<_> = shorts.filter(|(short, _)| short.contains(&typed)).collect();
        sorting::by_key(&mut found, |(short, _)| !short.starts_with(&typed));
        found
    }
}

/// A text as it counts: lower case and without spaces.
fn plain(text: &str) -> String {
    text.chars()
        .filter(|letter| !letter.is_whitespace())
        .map(|letter| letter.to_ascii_lowercase())
        .collect()
}
