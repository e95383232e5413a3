//! What can be touched on the table.

use crate::game::Seat;
use crate::words::Key;
use crate::yokohama::components::{Agent, Area, Country, Exchange, Good, OrderId, Piece};
use crate::yokohama::map::Place;
use crate::yokohama::{Cause, Move, TurnStep};

/// Something on the table that can be touched.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Target {
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
    /// A button that stands for one move.
    Move(Move),
    /// A way to pay for what was chosen, to be picked before it is confirmed.
    Way(Move),
    /// A player's panel.
    Player(Seat),
    /// The strip, tab or sheet of a board beside the map: an Area that has one.
    Board(Area),
    /// A line of the log, by the number of its move.
    Told(usize),
    /// Something that plays no move.
    Control(Control),
    /// The open question itself: the focus rests there when it has no other place.
    Question,
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

/// Something to touch that plays no move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Control {
    /// Take the last move back.
    Undo,
    /// Play what was taken back again.
    Redo,
    /// Take the whole turn back, as far as that is possible.
    Restart,
    /// Open the menu.
    Menu,
    /// Open the help.
    Help,
    /// Open the log.
    Log,
    /// Give up the half-entered move.
    Cancel,
    /// Fold the open sheet away.
    Fold,
    /// Show the table closer.
    ZoomIn,
    /// Show the whole table.
    ZoomFit,
    /// The phone's tab with the open question.
    TabTurn,
    /// The phone's tab with the own Orders.
    TabOrders,
    /// The phone's tab with Achievements, agents and decks.
    TabMore,
}

impl Target {
    /// The Area where it lies.
    pub const fn place(self) -> Option<Place> {
        match self {
            Self::Place(place) | Self::Token(place) | Self::Shop(place, _) | Self::House(place) => Some(place),
            _ => None,
        }
    }

    /// What is touched before a button that is not there yet: the way to pay that it would confirm.
    pub const fn picked(self) -> Option<Self> {
        match self {
            Self::Move(action) => Some(Self::Way(action)),
            _ => None,
        }
    }
}

impl Control {
    /// What it is called.
    pub const fn key(self) -> Key {
        match self {
            Self::Undo => Key::Undo,
            Self::Redo => Key::Redo,
            Self::Restart => Key::RestartTurn,
            Self::Menu => Key::Menu,
            Self::Help => Key::Help,
            Self::Log => Key::Log,
            Self::Cancel => Key::Cancel,
            Self::Fold => Key::FoldAway,
            Self::ZoomIn => Key::Zoom,
            Self::ZoomFit => Key::ZoomFit,
            Self::TabTurn => Key::TurnTab,
            Self::TabOrders => Key::OrdersLabel,
            Self::TabMore => Key::MoreTab,
        }
    }
}
