//! Sets of cards, small enough to be copied.

use serde::Serialize;

use super::components::{OrderId, TechnologyId, Title};
use crate::components::set;

set!(
    /// A set of Order cards.
    Orders: u64, of OrderId, order => order.0, number => OrderId(number)
);
set!(
    /// A set of Technology cards.
    Technologies: u32, of TechnologyId, card => card.0, number => TechnologyId(number)
);

/// A set of Technology titles.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
pub struct Titles(u32);

impl Titles {
    /// Whether a title is in the set.
    pub const fn contains(self, title: Title) -> bool {
        self.0 >> title.index() & 1 == 1
    }

    /// Adds a title.
    pub const fn insert(&mut self, title: Title) {
        self.0 |= 1 << title.index();
    }
}
