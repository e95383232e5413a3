//! What lies on the table of Yokohama.

use crate::yokohama::components::{Agent, Country, Exchange, Good, OrderId, Piece};
use crate::yokohama::map::Place;
use crate::yokohama::{Cause, TurnStep};

/// Something of Yokohama on the table that can be touched or looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Thing {
    /// An Area tile.
    Place(Place),
    /// One of the two Orders offered at set-up.
    Offer(u8),
    /// A space of Port board A (0) or B (1).
    Order(u8, u8),
    /// A space of Laboratory board A (0) or B (1).
    Technology(u8, u8),
    /// A space of the Church board.
    Church(u8),
    /// A space of the Customs board.
    Customs(u8),
    /// The 5-Power token of an Area.
    Token(Place),
    /// A Shop space of an Area.
    Shop(Place, u8),
    /// The Trading House space of an Area.
    House(Place),
    /// An Achievement, by stack.
    Achievement(u8),
    /// An Achievement Reward, by space.
    Reward(u8),
    /// An Order in the own hand.
    HandOrder(OrderId),
    /// One of the own agents.
    Agent(Agent),
    /// The Assistants in the own hand.
    HandAssistants,
    /// A piece in the own Warehouse.
    Warehouse(Piece),
    /// A trade good to choose.
    Good(Good),
    /// An exchange of Chinatown.
    Exchange(Exchange),
    /// Something that is looked at alone.
    Sight(Sight),
}

/// Something on the table that is explained where it is pointed at and does nothing else.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Sight {
    /// How near an endgame condition is.
    Gauge(Cause),
    /// A step of a turn in the bar.
    Step(TurnStep),
    /// Foreign Agents of a country in supply.
    Supply(Country),
    /// The Order deck.
    OrderDeck,
    /// The Technology deck.
    TechnologyDeck,
    /// The Station token while nobody has it.
    Station,
}

impl Thing {
    /// The Area where it lies.
    pub const fn place(self) -> Option<Place> {
        match self {
            Self::Place(place) | Self::Token(place) | Self::Shop(place, _) | Self::House(place) => Some(place),
            _ => None,
        }
    }
}
