//! What a box hardly has and the rules can play all the same: it is taken, and told, for it may be a slip of the pen.

use super::check::{Label, row_of};
use super::error::{Row, Section};
use super::{Content, SpaceRow};

/// Something unusual in a row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Remark {
    /// The section that the row stands in.
    pub section: Section,
    /// The row.
    pub row: Row,
    /// What is unusual about it.
    pub unusual: Unusual,
}

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
}

impl Content {
    /// What is unusual about it, row by row; nothing about a released edition.
    pub fn unusual(&self) -> Vec<Remark> {
        let mut remarks = Vec::new();
        each(&mut remarks, Section::Church, &self.church, |before, row| {
            rises(before, row).or_else(|| {
                let equal = before.last().is_some_and(|last| last.asks == row.asks);
                equal.then_some(Unusual::AsksNoMore)
            })
        });
        each(&mut remarks, Section::Customs, &self.customs, |_, row| {
            (!(1..=4).contains(&row.asks)).then_some(Unusual::Imports { asks: row.asks })
        });
        each(&mut remarks, Section::Customs, &self.customs, rises);
        each(&mut remarks, Section::Orders, &self.orders, |before, row| {
            like(before, |other| other.is_like(row)).map(|as_row| Unusual::SameOrder { as_row })
        });
        each(
            &mut remarks,
            Section::Technologies,
            &self.technologies,
            |before, row| {
                like(before, |other| (other.title, other.country) == (row.title, row.country))
                    .map(|as_row| Unusual::SameCard { as_row })
            },
        );
        each(&mut remarks, Section::Buildings, &self.buildings, |_, row| {
            let repeated = (1..row.shops.len()).any(|last| row.shops[..last].contains(&row.shops[last]));
            repeated.then_some(Unusual::SameShops)
        });
        each(
            &mut remarks,
            Section::Achievements,
            &self.achievements,
            |before, row| like(before, |other| other.goal == row.goal).map(|as_row| Unusual::SameGoal { as_row }),
        );
        remarks
    }
}

/// Looks at the rows of a section one by one, each with those before it.
fn each<T: Label>(
    remarks: &mut Vec<Remark>,
    section: Section,
    rows: &[T],
    looks: impl Fn(&[T], &T) -> Option<Unusual>,
) {
    remarks.extend(rows.iter().enumerate().filter_map(|(index, row)| {
        let unusual = looks(&rows[..index], row)?;
        let row = row_of(index, row);
        Some(Remark { section, row, unusual })
    }));
}

fn rises(before: &[SpaceRow], row: &SpaceRow) -> Option<Unusual> {
    let falls = before.last().is_some_and(|last| last.asks > row.asks);
    falls.then_some(Unusual::AsksLess)
}

/// The number, from 1, of the first row that is like another.
fn like<T>(rows: &[T], alike: impl Fn(&T) -> bool) -> Option<u32> {
    let mut rows = rows.iter().zip(1..);
    rows.find(|(row, _)| alike(row)).map(|(_, number)| number)
}
