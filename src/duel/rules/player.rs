//! What a player owns.

use serde::Serialize;

use super::cards::{Churches, Criteria, Orders, Titles};
use super::components::{CARDS, GOODS, Good, Place, Resource, SUPPORTS, Support, Title};

/// An Influence card of a player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Card {
    /// Whether it is turned to its upgraded side, for good.
    pub upgraded: bool,
    /// The Place where it lies this round; `None` is in hand.
    pub at: Option<Place>,
}

/// What a player owns.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Player {
    /// Yen.
    pub yen: u16,
    /// Goods: copper, silk, tea, fish.
    pub goods: [u16; GOODS],
    /// Imported goods, face up.
    pub imports: u16,
    /// Imported goods, turned face down.
    pub turned: u16,
    /// Support cards in hand: +1, +2.
    pub support: [u8; SUPPORTS],
    /// Orders in hand, whichever they are.
    pub orders_in_hand: u8,
    /// Orders that are being looked at, whichever they are.
    pub looked: u8,
    /// Completed Orders.
    pub completed: Orders,
    /// Technologies.
    pub technologies: Titles,
    /// Technologies that serve once a round and have served this round.
    pub used: Titles,
    /// Church cards. They lie face down, but both saw them taken.
    pub church: Churches,
    /// The Influence cards, by their row in the content.
    pub cards: [Card; CARDS],
    /// Shops that are not built.
    pub shops: u8,
    /// Trading Houses that are not built.
    pub houses: u8,
    /// What a Trader was recruited for.
    pub recruited: Criteria,
    /// Traders that are ready to be used.
    pub traders: u8,
}

impl Player {
    /// How much of a resource there is.
    pub const fn has(&self, resource: Resource) -> u16 {
        match resource {
            Resource::Copper => self.goods[0],
            Resource::Silk => self.goods[1],
            Resource::Tea => self.goods[2],
            Resource::Fish => self.goods[3],
            Resource::Import => self.imports,
            Resource::Turned => self.turned,
            Resource::Yen => self.yen,
        }
    }

    /// The count of a resource, to be changed.
    pub const fn count_mut(&mut self, resource: Resource) -> &mut u16 {
        match resource {
            Resource::Copper => &mut self.goods[0],
            Resource::Silk => &mut self.goods[1],
            Resource::Tea => &mut self.goods[2],
            Resource::Fish => &mut self.goods[3],
            Resource::Import => &mut self.imports,
            Resource::Turned => &mut self.turned,
            Resource::Yen => &mut self.yen,
        }
    }

    /// How many of a good there are.
    pub const fn good(&self, good: Good) -> u16 {
        self.goods[good.index()]
    }

    /// Imported goods of both sides: either pays wherever one is asked for.
    pub const fn all_imports(&self) -> u16 {
        self.imports.saturating_add(self.turned)
    }

    /// How many Support cards of a kind are in hand.
    pub const fn supports(&self, support: Support) -> u8 {
        self.support[support.index()]
    }

    /// Whether the player owns a Technology.
    #[inline]
    pub fn knows(&self, title: Title) -> bool {
        self.technologies.contains(title)
    }

    /// Whether the player owns a Technology that serves once a round and has not served this round.
    #[inline]
    pub fn ready(&self, title: Title) -> bool {
        self.technologies.without(self.used).contains(title)
    }
}
