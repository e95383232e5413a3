//! Styles: what a computer player is fond of, so that those at a table do not all play alike.
//!
//! One with a style holds the things that it is fond of worth a little more than they are, and as much what promises them: a scholar likes
//! what leads to a Laboratory as well. So it goes for them in time, where they come cheap. What it holds others to play, and what it thinks
//! the others' things are worth, has no style.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::Rates;
use super::features::Features;
use crate::game::Seat;

/// What a Merchant or Master is fond of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Style {
    /// What is built and stays.
    Builder,
    /// What makes every later turn better.
    Scholar,
    /// What others ask for, and pay.
    Trader,
}

impl Style {
    /// Every style.
    pub const ALL: [Self; 3] = [Self::Builder, Self::Scholar, Self::Trader];

    /// What it is called by programs.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Builder => "builder",
            Self::Scholar => "scholar",
            Self::Trader => "trader",
        }
    }
}

impl fmt::Display for Style {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A game that says what there is of the things that a style is fond of.
pub trait Styled: Features {
    /// How many things a seat has got in a state that one of a style is fond of.
    fn things(&self, state: &Self::State, seat: Seat, style: Style) -> i32;

    /// How those lean that the game ships with: one a style at most. A style to which nobody has learned to lean is none.
    fn leans() -> &'static [Lean<Self>];
}

/// How somebody leans to a style. It is learned by `cargo run --release --example learn -- --leans`.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Lean<G: Features> {
    /// To what.
    pub style: Style,
    /// What each of its things is worth beside all else that it brings, in thousandths of a point.
    pub by: i32,
    /// How many more of them the features of a position promise to the end of the game, in thousandths of a thing.
    pub terms: Rates<G>,
}

/// A seat at a table that leans.
#[derive(Clone, Debug)]
pub(super) struct Leaning<G: Features> {
    seat: Seat,
    style: Style,
    by: i32,
    rates: Rates<G>,
    /// How much more it likes what it had as its turn began: only what the turn does to that is to count.
    before: i32,
}

impl<G: Styled> Leaning<G> {
    /// A seat with this lean whose turn begins, to which features count as much as to others and as they promise things of its style.
    pub(super) fn new(rates: &Rates<G>, game: &G, state: &G::State, seat: Seat, lean: &Lean<G>) -> Self {
        let features = game.features(state, seat);
        let left = game.left(state, seat);
        let mut leaning = Self {
            seat,
            style: lean.style,
            by: lean.by,
            rates: rates.clone().with(lean.by, &lean.terms),
            before: 0,
        };
        leaning.before = leaning.to_come(game, state, &features, left) - rates.of(&features, left);
        leaning
    }

    /// Whether it is that seat.
    pub(super) const fn is_of(&self, seat: Seat) -> bool {
        self.seat.0 == seat.0
    }

    /// What is still to come of the features of a state when so much of the game is left, in thousandths of a point as the seat likes it.
    pub(super) fn to_come(&self, game: &G, state: &G::State, features: &G::Numbers, left: i32) -> i32 {
        let things = self.by * game.things(state, self.seat, self.style);
        self.rates.of(features, left) + things - self.before
    }
}
