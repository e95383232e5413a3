//! Workers, by colour: all that is known of those that lie together.

use serde::Serialize;

use super::components::{COLOURS, Colour};
use crate::chance::Chance;

/// Workers that lie together: in the bag, on an Action slot, in a Worker row, on a Player Board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Workers([u8; COLOURS]);

impl Workers {
    /// Nobody.
    pub const EMPTY: Self = Self([0; COLOURS]);

    /// So many of each colour.
    pub const fn new(counts: [u8; COLOURS]) -> Self {
        Self(counts)
    }

    /// How many of each colour there are.
    pub const fn counts(self) -> [u8; COLOURS] {
        self.0
    }

    /// How many of a colour there are.
    pub const fn of(self, colour: Colour) -> u8 {
        self.0[colour.index()]
    }

    /// How many there are.
    pub fn len(self) -> u8 {
        self.0.iter().sum()
    }

    /// Whether there is nobody.
    pub fn is_empty(self) -> bool {
        self.0 == [0; COLOURS]
    }

    /// How many different colours there are.
    pub fn colours(self) -> u8 {
        self.0.iter().map(|&count| u8::from(count > 0)).sum()
    }

    /// The colours that there are.
    pub fn iter(self) -> impl Iterator<Item = Colour> + Clone {
        Colour::ALL.into_iter().filter(move |&colour| self.of(colour) > 0)
    }

    /// One more of a colour.
    pub const fn add(&mut self, colour: Colour) {
        self.0[colour.index()] += 1;
    }

    /// One less of a colour, of which there is one.
    pub const fn take(&mut self, colour: Colour) {
        self.0[colour.index()] -= 1;
    }

    /// All of them come together with others; nobody is left.
    pub fn go_to(&mut self, others: &mut Self) {
        for (other, count) in others.0.iter_mut().zip(&mut self.0) {
            *other += std::mem::take(count);
        }
    }

    /// One at random, each equally likely; none is drawn of nobody.
    pub fn draw(&mut self, chance: &mut Chance) -> Option<Colour> {
        if self.is_empty() {
            return None;
        }
        let mut at = chance.below(self.len().into()) as u8;
        let drawn = Colour::ALL.into_iter().find(|&colour| {
            let here = at < self.of(colour);
            at = at.wrapping_sub(self.of(colour));
            here
        })?;
        self.take(drawn);
        Some(drawn)
    }
}
