//! What a player owns: pieces, goods, cards and agents.

use serde::Serialize;

use super::cards::{Orders, Technologies, Titles};
use super::components::{Agent, COUNTRIES, GOODS, Good, Piece, Resource, RewardId, Title};
use super::content::Reward;
use super::map::Place;

/// What a player owns.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Player {
    /// Where the President stands; `None` is in hand.
    pub president: Option<Place>,
    /// Pieces in hand.
    pub hand: Pieces,
    /// Pieces in the Warehouse.
    pub warehouse: Pieces,
    /// Trade goods: copper, silk, tea, fish.
    pub goods: [u16; GOODS],
    /// Imported goods.
    pub imports: u16,
    /// Yen.
    pub yen: u16,
    /// Victory points scored so far.
    pub points: u16,
    /// Orders in hand, whichever they are.
    pub orders_in_hand: u8,
    /// Completed Orders.
    pub completed: Orders,
    /// Technology cards.
    pub technologies: Technologies,
    /// The titles of those cards.
    pub titles: Titles,
    /// Country icons on Technologies, completed Orders and the Achievement Reward.
    pub icons: [u8; COUNTRIES],
    /// Foreign Agents that are still to be used, by country.
    pub agents: [u8; COUNTRIES],
    /// Foreign Agents that were used, by country.
    pub used_agents: [u8; COUNTRIES],
    /// 5-Power tokens taken, Free Agent tokens included.
    pub tokens: u8,
    /// Free Agent tokens that are still to be used.
    pub free_agents: u8,
    /// The Achievement Reward token.
    pub reward: Option<RewardId>,
    /// Whether the Free Agent of the Achievement Reward is still to be used.
    pub reward_agent: bool,
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
            Resource::Yen => self.yen,
            Resource::Points => self.points,
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
            Resource::Yen => &mut self.yen,
            Resource::Points => &mut self.points,
        }
    }

    /// How many of a trade good there are.
    pub const fn good(&self, good: Good) -> u16 {
        self.goods[good.index()]
    }

    /// Whether a Technology is owned.
    pub const fn knows(&self, title: Title) -> bool {
        self.titles.contains(title)
    }

    /// What a receipt of a resource comes to: Mining Technology adds a Copper to each of at least one (rulebook: Technologies).
    pub const fn receipt(&self, what: Resource, amount: u16) -> u16 {
        let mines = matches!(what, Resource::Copper) && self.knows(Title::MiningTechnology);
        amount + (mines && amount > 0) as u16
    }

    /// What a reward comes to: with Mining Technology more Copper, if there is any in it (rulebook: Technologies).
    pub const fn received(&self, reward: &Reward) -> Reward {
        let copper = self.receipt(Resource::Copper, reward.copper as u16);
        Reward {
            copper: copper as u8,
            ..*reward
        }
    }

    /// How many agents of a kind are still to be used.
    pub const fn ready(&self, agent: Agent) -> u8 {
        match agent {
            Agent::Foreign(country) => self.agents[country.index()],
            Agent::Free => self.free_agents,
            Agent::Reward => self.reward_agent as u8,
        }
    }

    /// Foreign Agents owned, used ones included.
    pub fn agents_owned(&self) -> u8 {
        self.agents.iter().chain(&self.used_agents).sum()
    }
}

/// Wooden pieces by kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Pieces {
    /// Assistants.
    pub assistants: u8,
    /// Shops.
    pub shops: u8,
    /// Trading Houses.
    pub houses: u8,
}

impl Pieces {
    /// All that a player has, wherever they are.
    pub const ALL: Self = Self {
        assistants: 20,
        shops: 8,
        houses: 4,
    };

    /// The first kind of which there are any.
    pub const fn any(&self) -> Option<Piece> {
        if self.assistants > 0 {
            Some(Piece::Assistant)
        } else if self.shops > 0 {
            Some(Piece::Shop)
        } else if self.houses > 0 {
            Some(Piece::TradingHouse)
        } else {
            None
        }
    }

    /// Whether there are none.
    pub const fn is_none(&self) -> bool {
        self.assistants | self.shops | self.houses == 0
    }

    /// How many of a kind.
    pub const fn of(&self, piece: Piece) -> u8 {
        match piece {
            Piece::Assistant => self.assistants,
            Piece::Shop => self.shops,
            Piece::TradingHouse => self.houses,
        }
    }

    /// The count of a kind, to be changed.
    pub const fn of_mut(&mut self, piece: Piece) -> &mut u8 {
        match piece {
            Piece::Assistant => &mut self.assistants,
            Piece::Shop => &mut self.shops,
            Piece::TradingHouse => &mut self.houses,
        }
    }
}
