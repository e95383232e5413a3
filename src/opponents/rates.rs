//! Rates: how much each term of a position counts, early and late in the game.

use serde::{Deserialize, Serialize};

use crate::yokohama::minds::terms::{TERMS, Terms, WHOLE, names};

/// How much each term counts as the game begins and as it ends; between, in proportion. In thousandths of what is counted: points, or things of a style.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Vec<Row>", into = "Vec<Row>")]
pub struct Rates {
    /// Of each term as the game begins.
    pub early: [i32; TERMS],
    /// Of each term as the game ends.
    pub late: [i32; TERMS],
}

/// What one term counts.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct Row {
    pub(super) term: String,
    early: i32,
    late: i32,
}

impl Rates {
    /// Rates by which nothing counts.
    pub const NONE: Self = Self {
        early: [0; TERMS],
        late: [0; TERMS],
    };

    /// What some terms come to when so much of the game is left.
    pub fn of(&self, terms: &Terms, left: i32) -> i32 {
        let rows = terms.0.iter().zip(&self.early).zip(&self.late);
        // Most terms are 0, but to look which are costs more than to count them all.
        rows.map(|((term, early), late)| term * (early * left + late * (WHOLE - left)) / WHOLE)
            .sum()
    }

    /// The part of a single term in that.
    pub(super) const fn of_term(&self, terms: &Terms, term: usize, left: i32) -> i32 {
        terms.0[term] * (self.early[term] * left + self.late[term] * (WHOLE - left)) / WHOLE
    }

    /// These and so many thousandths of others.
    #[must_use]
    pub(super) fn with(mut self, by: i32, others: &Self) -> Self {
        for term in 0..TERMS {
            self.early[term] += by * others.early[term] / 1000;
            self.late[term] += by * others.late[term] / 1000;
        }
        self
    }

    /// A row a term.
    pub(super) fn rows(&self) -> impl Iterator<Item = Row> {
        let rows = names().zip(self.early).zip(self.late);
        rows.map(|((term, early), late)| Row { term, early, late })
    }
}

/// A term that has no row counts nothing.
impl From<Vec<Row>> for Rates {
    fn from(rows: Vec<Row>) -> Self {
        let mut rates = Self::NONE;
        for (number, name) in names().enumerate() {
            if let Some(row) = rows.iter().find(|row| row.term == name) {
                (rates.early[number], rates.late[number]) = (row.early, row.late);
            }
        }
        rates
    }
}

/// The rows that count anything.
impl From<Rates> for Vec<Row> {
    fn from(rates: Rates) -> Self {
        rates.rows().filter(|row| row.early != 0 || row.late != 0).collect()
    }
}
