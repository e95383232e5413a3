//! What a box hardly has and the rules can play all the same: it is taken, and told, for it may be a slip of the pen.

use super::check::kinds;
use super::error::Section;
use super::{Content, Reward, SpaceRow};
use crate::printed::{self, like, note};

/// How many kinds of things a reward of the box gives at most.
const USUAL_KINDS: u32 = 3;

/// Something unusual in a row.
pub type Remark = printed::Remark<Section, Unusual>;

/// What may be unusual about a row. Row numbers count from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unusual {
    /// An Order like another.
    SameOrder {
        /// The earlier row.
        as_row: u32,
    },
    /// Two cards of one title and one country.
    SameCard {
        /// The earlier row.
        as_row: u32,
    },
    /// Shop rewards of one tile that are equal.
    SameShops,
    /// An Achievement that asks for what another does.
    SameGoal {
        /// The earlier row.
        as_row: u32,
    },
    /// A space that asks for as much as the one before it, on the Church board, where each asks for more.
    AsksNoMore,
    /// A space that asks for less than the one before it.
    AsksLess,
    /// A space of the Customs that asks for what no Power pays in the rulebook, or for nothing.
    Imports {
        /// How many imported goods it asks for.
        asks: u8,
    },
    /// A reward that gives more kinds of things than any of the box.
    Kinds {
        /// How many it gives.
        has: u32,
    },
}

impl Content {
    /// What is unusual about it, row by row; nothing about a released edition.
    pub fn unusual(&self) -> Vec<Remark> {
        let mut remarks = Vec::new();
        note(&mut remarks, Section::Church, &self.church, |before, row| {
            let equal = before.last().is_some_and(|last| last.asks == row.asks);
            [
                equal.then_some(Unusual::AsksNoMore),
                falls(before, row),
                crowded([&row.reward]),
            ]
        });
        note(&mut remarks, Section::Customs, &self.customs, |before, row| {
            let odd = !(1..=4).contains(&row.asks);
            [
                odd.then_some(Unusual::Imports { asks: row.asks }),
                falls(before, row),
                crowded([&row.reward]),
            ]
        });
        note(&mut remarks, Section::Orders, &self.orders, |before, row| {
            let twin = like(before, |other| other.is_like(row));
            [twin.map(|as_row| Unusual::SameOrder { as_row }), crowded([&row.reward])]
        });
        note(
            &mut remarks,
            Section::Technologies,
            &self.technologies,
            |before, row| {
                let twin = like(before, |other| (other.title, other.country) == (row.title, row.country));
                [twin.map(|as_row| Unusual::SameCard { as_row })]
            },
        );
        note(&mut remarks, Section::Buildings, &self.buildings, |_, row| {
            let repeated = (1..row.shops.len()).any(|last| row.shops[..last].contains(&row.shops[last]));
            [
                repeated.then_some(Unusual::SameShops),
                crowded(row.shops.iter().chain([&row.house])),
            ]
        });
        note(&mut remarks, Section::Tokens, &self.tokens, |_, row| {
            [crowded([&row.reward])]
        });
        note(
            &mut remarks,
            Section::Achievements,
            &self.achievements,
            |before, row| {
                let twin = like(before, |other| other.goal == row.goal);
                [twin.map(|as_row| Unusual::SameGoal { as_row })]
            },
        );
        remarks
    }
}

fn falls(before: &[SpaceRow], row: &SpaceRow) -> Option<Unusual> {
    let falls = before.last().is_some_and(|last| last.asks > row.asks);
    falls.then_some(Unusual::AsksLess)
}

fn crowded<'r>(rewards: impl IntoIterator<Item = &'r Reward>) -> Option<Unusual> {
    let has = rewards.into_iter().map(kinds).max().unwrap_or_default();
    (has > USUAL_KINDS).then_some(Unusual::Kinds { has })
}
