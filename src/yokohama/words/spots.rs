//! Where: the names of Area boards, two of one Area told apart.

use super::phrases::Noun;
use super::{Arg, Name, Words};
use crate::yokohama::map::Place;
use crate::yokohama::{Spot, Table, Twin};

impl Words {
    /// The board at a place, as a filling.
    pub(super) fn spot(self, table: &Table, place: Place) -> Arg<'static> {
        let Spot { area, twin } = table.spot(place);
        let Some(forms) = area.and_then(|area| self.room().area.forms(area)) else {
            return Arg::from(self.phrase(Noun::NoSuchArea));
        };
        let twin = twin.map(|twin| match twin {
            Twin::Upper => Noun::TwinUpper,
            Twin::Lower => Noun::TwinLower,
            Twin::Left => Noun::TwinLeft,
            Twin::Right => Noun::TwinRight,
        });
        Arg::Name(Name {
            forms,
            within: twin.map(|twin| (self.text(twin), "place")),
        })
    }

    /// The name of the board at a place, told apart from another board of the same Area: `Tea (upper)`.
    pub fn place(self, table: &Table, place: Place) -> String {
        self.plain(&self.spot(table, place))
    }
}
