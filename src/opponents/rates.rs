//! Rates: how much each feature of a position counts, early and late in the game.

use serde::{Deserialize, Serialize};

use super::features::{Features, Numbers, WHOLE, names};

/// How much each feature counts as the game begins and as it ends; between, in proportion. In thousandths of what is counted: points, or things of a style.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(from = "Vec<Row>", into = "Vec<Row>", bound = "")]
pub struct Rates<G: Features> {
    /// Of each feature as the game begins.
    pub early: G::Numbers,
    /// Of each feature as the game ends.
    pub late: G::Numbers,
}

/// What one feature counts, as a row of a file.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct Row {
    pub(super) term: String,
    early: i32,
    late: i32,
}

impl<G: Features> Rates<G> {
    /// Rates by which nothing counts.
    pub const NONE: Self = Self {
        early: G::Numbers::NONE,
        late: G::Numbers::NONE,
    };

    /// What some features come to when so much of the game is left.
    pub fn of(&self, features: &G::Numbers, left: i32) -> i32 {
        let rows = features
            .as_ref()
            .iter()
            .zip(self.early.as_ref())
            .zip(self.late.as_ref());
        // Most features are 0, but to look which are costs more than to count them all.
        rows.map(|((feature, early), late)| feature * (early * left + late * (WHOLE - left)) / WHOLE)
            .sum()
    }

    /// The part of each single feature in that, in their order.
    pub(super) fn parts(&self, features: &G::Numbers, left: i32) -> impl Iterator<Item = i32> {
        let rows = features
            .as_ref()
            .iter()
            .zip(self.early.as_ref())
            .zip(self.late.as_ref());
        rows.map(move |((feature, early), late)| feature * (early * left + late * (WHOLE - left)) / WHOLE)
    }

    /// These and so many thousandths of others.
    #[must_use]
    pub(super) fn with(mut self, by: i32, others: &Self) -> Self {
        let add = |own: &mut G::Numbers, other: &G::Numbers| {
            for (own, other) in own.as_mut().iter_mut().zip(other.as_ref()) {
                *own += by * other / 1000;
            }
        };
        add(&mut self.early, &others.early);
        add(&mut self.late, &others.late);
        self
    }

    /// A row a feature.
    pub(super) fn rows(&self) -> impl Iterator<Item = Row> {
        let rows = names::<G>().zip(self.early.as_ref()).zip(self.late.as_ref());
        rows.map(|((term, &early), &late)| Row { term, early, late })
    }
}

/// A feature that has no row counts nothing.
impl<G: Features> From<Vec<Row>> for Rates<G> {
    fn from(rows: Vec<Row>) -> Self {
        let mut rates = Self::NONE;
        for (number, name) in names::<G>().enumerate() {
            if let Some(row) = rows.iter().find(|row| row.term == name) {
                rates.early.as_mut()[number] = row.early;
                rates.late.as_mut()[number] = row.late;
            }
        }
        rates
    }
}

/// The rows that count anything.
impl<G: Features> From<Rates<G>> for Vec<Row> {
    fn from(rates: Rates<G>) -> Self {
        rates.rows().filter(|row| row.early != 0 || row.late != 0).collect()
    }
}
