//! Where: Area boards by name, two of one Area told apart.

use super::format::{self, Arg};
use super::phrases::{Keyed, Noun};
use super::{Catalogue, Words};
use crate::yokohama::Table;
use crate::yokohama::components::Area;
use crate::yokohama::map::{Place, row_and_column};

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

impl Spot {
    /// Its name in a form of the catalogue, the empty form being the bare name.
    pub(super) fn in_form(self, catalogue: &Catalogue, form: &str) -> Option<String> {
        let name = match self.area {
            Some(area) => catalogue.area.form(area, form)?,
            None => Noun::NoSuchArea.pattern(catalogue),
        };
        let pattern = match self.twin {
            None => return Some(name.to_owned()),
            Some(Twin::Upper) => Noun::TwinUpper,
            Some(Twin::Lower) => Noun::TwinLower,
            Some(Twin::Left) => Noun::TwinLeft,
            Some(Twin::Right) => Noun::TwinRight,
        };
        let args = [("place", Arg::from(name))];
        Some(format::fill(catalogue, pattern.pattern(catalogue), &args))
    }
}

impl Words {
    /// The board at a place, as it is spoken of.
    pub fn spot(self, table: &Table, place: Place) -> Spot {
        if table.places().all(|in_play| in_play != place) {
            return Spot { area: None, twin: None };
        }
        let area = table.board(place).area;
        let twin = table
            .places()
            .find(|&other| other != place && table.board(other).area == area);
        let twin = twin.map(|other| {
            let (row, column) = row_and_column(table.players, place);
            let (other_row, other_column) = row_and_column(table.players, other);
            match (row.cmp(&other_row), column < other_column) {
                (std::cmp::Ordering::Less, _) => Twin::Upper,
                (std::cmp::Ordering::Greater, _) => Twin::Lower,
                (_, true) => Twin::Left,
                (_, false) => Twin::Right,
            }
        });
        Spot { area: Some(area), twin }
    }

    /// The name of the board at a place, told apart from another board of the same Area: `Tea (upper)`.
    pub fn place(self, table: &Table, place: Place) -> String {
        let spot = self.spot(table, place);
        spot.in_form(self.language.catalogue(), "").unwrap_or_default()
    }
}
