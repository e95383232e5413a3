//! Sets of cards, and Bonus cards that are owed, small enough to be copied.

use serde::ser::SerializeSeq;
use serde::{Serialize, Serializer};

use super::bonus;
use super::components::{BonusId, ChurchId, Criterion, Offering, OrderId, Title};
use crate::components::{parts, set};

set!(
    /// A set of Order cards.
    Orders: u32, of OrderId, order => order.0, number => OrderId(number)
);
set!(
    /// A set of Church cards.
    Churches: u16, of ChurchId, card => card.0, number => ChurchId(number)
);
set!(
    /// A set of Bonus cards.
    Bonuses: u16, of BonusId, card => card.0, number => BonusId(number)
);
set!(
    /// A set of Technology cards.
    Titles: u32, of Title, title => title as u8, number => Title::ALL[usize::from(number)]
);
set!(
    /// A set of criteria for a Trader.
    Criteria: u8, of Criterion, criterion => criterion as u8, number => Criterion::ALL[usize::from(number)]
);
set!(
    /// Kinds of things given for Faith.
    Offerings: u8, of Offering, offering => offering as u8, number => Offering::ALL[usize::from(number)]
);

impl Offerings {
    /// Every set of some of them, nothing and all of them included.
    pub fn parts(self) -> impl Iterator<Item = Self> {
        parts(self.0).map(Self)
    }
}

/// Bonus cards that are owed as rewards, each by its level; the last one is taken first. An Order that is completed while one is
/// chosen may bring the next.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Owed {
    len: u8,
    /// Two bits each: how far the level is above the least.
    levels: u64,
}

impl Owed {
    /// The least level of a Bonus card.
    pub const LEAST: u8 = bonus::LEAST;
    /// The highest level of a Bonus card.
    pub const MOST: u8 = bonus::MOST;

    /// One more is owed, of a level from [`LEAST`](Self::LEAST) to [`MOST`](Self::MOST). There is room for 32, more than there are Orders, of which
    /// each brings one at most.
    pub const fn push(&mut self, level: u8) {
        let above = (level.saturating_sub(Self::LEAST) & 3) as u64;
        self.levels = self.levels << 2 | above;
        self.len += 1;
    }

    /// Takes the one that is chosen next.
    pub const fn pop(&mut self) -> Option<u8> {
        let last = self.last();
        if last.is_some() {
            self.levels >>= 2;
            self.len -= 1;
        }
        last
    }

    /// The level of the one that is chosen next.
    pub const fn last(&self) -> Option<u8> {
        if self.len == 0 {
            return None;
        }
        Some((self.levels & 3) as u8 + Self::LEAST)
    }

    /// How many there are.
    pub const fn len(&self) -> u8 {
        self.len
    }

    /// Whether none is owed.
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The levels, that of the next one last.
    pub fn iter(self) -> impl Iterator<Item = u8> {
        (0..self.len)
            .rev()
            .map(move |place| (self.levels >> (2 * place) & 3) as u8 + Self::LEAST)
    }
}

impl Serialize for Owed {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut levels = serializer.serialize_seq(Some(self.len.into()))?;
        self.iter().try_for_each(|level| levels.serialize_element(&level))?;
        levels.end()
    }
}
