//! Styles: what a computer player is fond of, so that those at a table do not all play alike.
//!
//! One with a style holds the things that it is fond of worth a little more than they are, and as much what promises them: a scholar likes
//! what leads to a Laboratory as well. So it goes for them in time, where they come cheap. What it holds others to play, and what it thinks
//! the others' things are worth, has no style.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::features::Features;
use super::{Computer, Rates};
use crate::chance::{Chance, Seed};
use crate::game::Seat;

/// What a Merchant or Master is fond of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Style {
    /// Shops and Trading Houses.
    Builder,
    /// Technologies.
    Scholar,
    /// Delivered Orders: a merchant of goods.
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

/// Gives each Merchant and Master at a table a style if it has none, by the game's seed: one that nobody there has, as long as there is
/// one. `computers` are the seats', `None` where a person plays.
pub fn deal_styles(seed: Seed, computers: &mut [Option<Computer>]) {
    /// So that styles have nothing to do with the cards of the same seed.
    const APART: u64 = 0x5374_796C_6573;
    let mut order = Style::ALL;
    Chance::new(Seed(seed.0 ^ APART)).shuffle(&mut order);
    for at in 0..computers.len() {
        let with = |style: Style| {
            let seated = computers.iter().flatten();
            seated.filter(|computer| computer.style() == Some(style)).count()
        };
        let rarest = order.into_iter().min_by_key(|&style| with(style));
        let plain = computers[at].filter(|computer| computer.style().is_none());
        if let (Some(style), Some(computer)) = (rarest, plain) {
            computers[at] = Some(computer.in_style(style).unwrap_or(computer));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::opponents::Opponent;

    fn merchant() -> Option<Computer> {
        Some(Opponent::Merchant.into())
    }

    fn styles(computers: &[Option<Computer>]) -> Vec<Option<Style>> {
        let styles = computers.iter().map(|computer| computer.and_then(Computer::style));
        styles.collect()
    }

    #[test]
    fn three_opponents_get_three_styles_the_same_for_the_same_seed() {
        let mut orders = std::collections::BTreeSet::new();
        for seed in 0..60 {
            let mut computers = [None, merchant(), merchant(), Some(Opponent::Master.into())];
            deal_styles(Seed(seed), &mut computers);
            let mut again = [None, merchant(), merchant(), Some(Opponent::Master.into())];
            deal_styles(Seed(seed), &mut again);
            assert_eq!(computers, again);
            let found = styles(&computers);
            assert_eq!(found[0], None, "a person has no style");
            orders.insert(found.clone());
            let mut found: Vec<Style> = found.into_iter().flatten().collect();
            found.sort_unstable();
            assert_eq!(found, Style::ALL);
        }
        assert_eq!(orders.len(), 6, "every order comes with some seed");
    }

    #[test]
    fn who_has_a_style_keeps_it_and_who_comes_later_gets_another() {
        let builder = merchant().and_then(|merchant| merchant.in_style(Style::Builder));
        let mut computers = [builder, merchant(), Some(Opponent::Greedy.into()), None];
        deal_styles(Seed(7), &mut computers);
        assert_eq!(computers[0], builder);
        assert_eq!(computers[2], Some(Opponent::Greedy.into()), "a Clerk has no style");
        let second = styles(&computers)[1];
        assert!(second.is_some_and(|style| style != Style::Builder), "{second:?}");
    }
}
