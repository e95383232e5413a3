//! Where: Area boards as they are spoken of, two of one Area told apart.

use super::components::Area;
use super::map::{Place, row_and_column};
use super::state::Table;

/// Which of two boards of one Area is meant, by how they lie to each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Twin {
    /// In a row above the other.
    Upper,
    /// In a row below the other.
    Lower,
    /// In the same row, left of the other.
    Left,
    /// In the same row, right of the other.
    Right,
}

impl Twin {
    /// Every way to lie.
    pub const ALL: [Self; 4] = [Self::Upper, Self::Lower, Self::Left, Self::Right];
}

/// An Area board as it is spoken of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spot {
    /// The Area; `None` if no such board is in play.
    pub area: Option<Area>,
    /// Which board, where two of the Area are in play.
    pub twin: Option<Twin>,
}

impl Table {
    /// The board at a place, as it is spoken of.
    pub fn spot(&self, place: Place) -> Spot {
        if self.places().all(|in_play| in_play != place) {
            return Spot { area: None, twin: None };
        }
        let area = self.board(place).area;
        let twin = self
            .places()
            .find(|&other| other != place && self.board(other).area == area);
        let twin = twin.map(|other| {
            let (row, column) = row_and_column(self.players, place);
            let (other_row, other_column) = row_and_column(self.players, other);
            match (row.cmp(&other_row), column < other_column) {
                (std::cmp::Ordering::Less, _) => Twin::Upper,
                (std::cmp::Ordering::Greater, _) => Twin::Lower,
                (_, true) => Twin::Left,
                (_, false) => Twin::Right,
            }
        });
        Spot { area: Some(area), twin }
    }
}
