//! What a box hardly has and the rules can play all the same: it is taken, and told, for it may be a slip of the pen.

use super::error::Section;
use super::{Content, ContractRow};
use crate::printed::{self, like, note};

/// Something unusual in a row.
pub type Remark = printed::Remark<Section, Unusual>;

/// What may be unusual about a row. Row numbers count from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unusual {
    /// A Contract or a City tile like another.
    Same {
        /// The earlier row.
        as_row: u32,
    },
    /// A Contract that asks for as much as another or more, and gives no more and something less.
    MoreForLess {
        /// The row of the other.
        than_row: u32,
    },
    /// Factories of a good that require less Knowledge, or run on less Coal, than those of a lower level.
    EasierThanBelow {
        /// The row of the lower level.
        than_row: u32,
    },
    /// A space of Trains or Ships that uncovers neither a star nor a Money icon.
    BareSpace,
}

impl Content {
    /// What is unusual about it, row by row; nothing about a released edition.
    pub fn unusual(&self) -> Vec<Remark> {
        let mut remarks = Vec::new();
        note(&mut remarks, Section::Goods, &self.goods, |before, row| {
            let easier = like(before, |lower| {
                lower.good.level() < row.good.level() && (lower.knowledge > row.knowledge || lower.coal > row.coal)
            });
            [easier.map(|than_row| Unusual::EasierThanBelow { than_row })]
        });
        note(&mut remarks, Section::Contracts, &self.contracts, |before, row| {
            let alike = |other: &ContractRow| gives(other) == gives(row) && other.cubes == row.cubes;
            let odd = |other: &ContractRow| is_worse(other, row) || is_worse(row, other);
            [
                like(before, alike).map(|as_row| Unusual::Same { as_row }),
                like(before, odd).map(|than_row| Unusual::MoreForLess { than_row }),
            ]
        });
        note(&mut remarks, Section::CityTiles, &self.city_tiles, |before, row| {
            let twin = like(before, |other| is_turned(other.goods, row.goods));
            [twin.map(|as_row| Unusual::Same { as_row })]
        });
        for (section, rows) in [(Section::Trains, &self.trains), (Section::Ships, &self.ships)] {
            note(&mut remarks, section, rows, |_, row| {
                [(!row.star && !row.money).then_some(Unusual::BareSpace)]
            });
        }
        remarks
    }
}

/// What a Contract gives.
const fn gives(row: &ContractRow) -> [u8; 3] {
    [row.yen, row.points, row.steps]
}

/// Whether a Contract asks for no less than another and gives no more, and something less.
fn is_worse(one: &ContractRow, other: &ContractRow) -> bool {
    let asks =
        other.cubes.len() <= one.cubes.len() && other.cubes.iter().zip(&one.cubes).all(|(less, more)| less <= more);
    let less = gives(one)
        .into_iter()
        .zip(gives(other))
        .all(|(less, more)| less <= more);
    asks && less && gives(one) != gives(other)
}

/// Whether two City tiles are the same but for how they lie.
fn is_turned<T: PartialEq + Copy>(one: [T; 4], other: [T; 4]) -> bool {
    (0..4).any(|turn| {
        let mut turned = other;
        turned.rotate_left(turn);
        turned == one
    })
}
