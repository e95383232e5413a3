//! What a box hardly has and the rules can play all the same: it is taken, and told, for it may be a slip of the pen.

use super::error::Section;
use super::{ChurchRow, Content, PlaceRow};
use crate::printed::{self, like, note};

/// A card of more than so many times the points of any other of its kind is far beyond them.
const FAR: u8 = 2;

/// Something unusual in a row.
pub type Remark = printed::Remark<Section, Unusual>;

/// What may be unusual about a row. Row numbers count from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unusual {
    /// An Order, a Church card or a Bonus card like another.
    SameCard {
        /// The earlier row.
        as_row: u32,
    },
    /// A Place whose yield does not rise one by one, from the first Influence on that brings anything, as each does in the rulebook.
    Yield {
        /// The first Influence at which it is another.
        influence: u8,
        /// What it yields there.
        has: u8,
        /// What is usual.
        usual: u8,
    },
    /// An upgrade that costs less than that of the card before.
    CheaperUpgrade,
    /// A card with more points by far than any other of its kind.
    ManyPoints {
        /// The most that another gives.
        most: u8,
        /// What this one gives.
        has: u8,
    },
    /// Two Church cards of which one asks for more Faith and gives fewer points.
    MoreForLess {
        /// The row of the other.
        than_row: u32,
    },
    /// An Order or a Church card that gives neither points nor a reward.
    Nothing,
}

impl Content {
    /// What is unusual about it, row by row; nothing about a released edition.
    pub fn unusual(&self) -> Vec<Remark> {
        let mut remarks = Vec::new();
        note(&mut remarks, Section::Places, &self.places, |_, row| [yields(row)]);
        note(&mut remarks, Section::Influence, &self.influence, |before, row| {
            let cheaper = before.last().is_some_and(|last| last.cost > row.cost);
            [cheaper.then_some(Unusual::CheaperUpgrade)]
        });
        let second = second(self.orders.iter().map(|row| row.points));
        note(&mut remarks, Section::Orders, &self.orders, |before, row| {
            let twin = like(before, |other| {
                (other.goods, other.points, &other.reward) == (row.goods, row.points, &row.reward)
            });
            [
                twin.map(|as_row| Unusual::SameCard { as_row }),
                beyond(second, row.points),
                (row.points == 0 && row.reward.is_empty()).then_some(Unusual::Nothing),
            ]
        });
        self.of_church(&mut remarks);
        note(&mut remarks, Section::Bonus, &self.bonus, |before, row| {
            let twin = like(before, |other| other.rewards == row.rewards);
            [twin.map(|as_row| Unusual::SameCard { as_row })]
        });
        remarks
    }

    fn of_church(&self, remarks: &mut Vec<Remark>) {
        let second = second(self.church.iter().map(|row| row.points));
        note(remarks, Section::Church, &self.church, |before, row| {
            let twin = like(before, |other| {
                (other.faith, other.points, &other.reward) == (row.faith, row.points, &row.reward)
            });
            let less = |one: &ChurchRow, other: &ChurchRow| one.faith > other.faith && one.points < other.points;
            let odd = like(before, |other| less(row, other) || less(other, row));
            [
                twin.map(|as_row| Unusual::SameCard { as_row }),
                beyond(second, row.points),
                odd.map(|than_row| Unusual::MoreForLess { than_row }),
                (row.points == 0 && row.reward.is_empty()).then_some(Unusual::Nothing),
            ]
        });
    }
}

/// The first Influence at which a Place yields what none of the rulebook does.
fn yields(row: &PlaceRow) -> Option<Unusual> {
    let most = row.rates.len() as u8;
    let mut before = 0;
    for (influence, has) in (1..).zip(row.rates) {
        let usual = before + 1;
        let may_be_none = before == 0 && influence < most;
        if has != usual && !(has == 0 && may_be_none) {
            return Some(Unusual::Yield { influence, has, usual });
        }
        before = has;
    }
    None
}

/// The second highest of some numbers: the most of all others to whoever has the highest.
fn second(numbers: impl Iterator<Item = u8>) -> u8 {
    let (_, second) = numbers.fold((0, 0), |(first, second), number| {
        let (lower, higher) = (first.min(number), first.max(number));
        (higher, second.max(lower))
    });
    second
}

/// That points are far beyond the most of all others.
fn beyond(most: u8, has: u8) -> Option<Unusual> {
    (has > FAR * most).then_some(Unusual::ManyPoints { most, has })
}
