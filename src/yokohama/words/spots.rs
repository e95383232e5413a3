//! Where: the names of Area boards, two of one Area told apart.

use super::format::{self, Arg};
use super::phrases::{Keyed, Noun};
use super::{Catalogue, Words};
use crate::yokohama::map::Place;
use crate::yokohama::{Spot, Table, Twin};

impl Spot {
    /// Its name in a form of the catalogue, the empty form being the bare name.
    pub(crate) fn in_form(self, catalogue: &Catalogue, form: &str) -> Option<String> {
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
    /// The name of the board at a place, told apart from another board of the same Area: `Tea (upper)`.
    pub fn place(self, table: &Table, place: Place) -> String {
        table
            .spot(place)
            .in_form(self.language().catalogue(), "")
            .unwrap_or_default()
    }
}
