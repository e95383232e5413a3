//! What happens while a move is played. Events feed the log, animation, statistics and lessons; the state never depends
//! on them.

use serde::Serialize;

use super::components::{
    AchievementId, Agent, BuildingId, Country, Exchange, OrderId, Piece, Resource, RewardId, TechnologyId, TokenId,
};
use super::map::Place;
use super::moves::{Origin, Toll};
use super::state::{Actor, Cause};
use crate::game::{Happening, Seat};

/// Who is paid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Payee {
    /// The general supply.
    Bank,
    /// Another player.
    Seat(Seat),
}

/// Why something was gained.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Why {
    /// The action of an Area.
    Action,
    /// An own Trading House in the Area where another acts.
    TradingHouse,
    /// A 5-Power token.
    Token,
    /// A space of a Building tile.
    Building,
    /// A space of the Church or Customs board.
    Board,
    /// A completed Order.
    Order,
    /// A completed Achievement.
    Achievement,
    /// A Technology.
    Technology,
    /// An exchange.
    Exchange,
    /// A trade good of choice.
    Choice,
}

/// Why nothing could be built after an action whose Power would have allowed it (rulebook: Shop and Trading House
/// construction step).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Unbuilt {
    /// Neither a Shop nor a Trading House is in hand.
    NoPiece,
    /// An own Shop stands there already.
    ShopHere,
    /// No space is free for what is in hand.
    NoSpace,
}

/// The board of one of the two Areas that take Assistants for good.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Shrine {
    /// The Church.
    Church,
    /// The Customs.
    Customs,
}

/// Something that happened. `seat` is whose doing it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case", rename_all_fields = "camelCase")]
pub enum Event {
    /// An Order was kept at set-up. Only its owner knows which.
    OrderKept {
        /// Whose.
        seat: Seat,
        /// Which one was kept.
        order: Option<OrderId>,
    },
    /// A round began.
    RoundBegan {
        /// From 1.
        round: u16,
    },
    /// A turn began.
    TurnBegan {
        /// Whose.
        seat: Seat,
    },
    /// An Assistant was placed from the hand.
    Placed {
        /// Whose.
        seat: Seat,
        /// Where.
        place: Place,
    },
    /// Something was paid.
    Paid {
        /// By whom.
        seat: Seat,
        /// To whom.
        to: Payee,
        /// What.
        what: Resource,
        /// How much.
        amount: u16,
    },
    /// Something was gained.
    Gained {
        /// By whom.
        seat: Seat,
        /// What.
        what: Resource,
        /// How much.
        amount: u16,
        /// What for.
        why: Why,
    },
    /// The President moved; `None` is the hand.
    PresidentMoved {
        /// Whose.
        seat: Seat,
        /// From where.
        from: Option<Place>,
        /// To where.
        to: Option<Place>,
        /// What the way cost; with it, [`Yokohama::road`](super::Yokohama::road) tells which way it was.
        toll: Toll,
    },
    /// Assistants returned to the hand with the President or at Recovery.
    Recovered {
        /// Whose.
        seat: Seat,
        /// From where.
        place: Place,
        /// How many.
        count: u8,
    },
    /// An Area action began.
    Acted {
        /// Whose.
        seat: Seat,
        /// Where.
        place: Place,
        /// With how much Power.
        power: u8,
        /// Who acted.
        by: Actor,
    },
    /// An agent was used.
    AgentUsed {
        /// Whose.
        seat: Seat,
        /// Which.
        agent: Agent,
        /// Where.
        place: Place,
    },
    /// An agent joined a player.
    AgentJoined {
        /// Whose.
        seat: Seat,
        /// Which.
        agent: Agent,
    },
    /// A second icon called for an agent of a country that has none left.
    NoAgentLeft {
        /// Whose.
        seat: Seat,
        /// Of which country.
        country: Country,
        /// How many icons of it the seat has.
        icons: u8,
    },
    /// An Assistant was placed on the Church or Customs board.
    Settled {
        /// Whose.
        seat: Seat,
        /// On which board.
        board: Shrine,
        /// On which space.
        space: u8,
        /// From where it came.
        from: Origin,
    },
    /// A piece came from the Warehouse to the hand.
    Recruited {
        /// Whose.
        seat: Seat,
        /// Which.
        piece: Piece,
    },
    /// A Technology was gained.
    Learned {
        /// By whom.
        seat: Seat,
        /// Which board: 0 for A, 1 for B.
        board: u8,
        /// From which space.
        space: u8,
        /// Which card.
        card: TechnologyId,
    },
    /// A Laboratory board was filled up.
    LaboratoryFilled {
        /// Which board: 0 for A, 1 for B.
        board: u8,
        /// The card drawn.
        card: TechnologyId,
    },
    /// An Order was taken from a Port board. Only its owner knows which.
    OrderTaken {
        /// By whom.
        seat: Seat,
        /// Which board: 0 for A, 1 for B.
        board: u8,
        /// From which space.
        space: u8,
        /// Which card.
        card: Option<OrderId>,
    },
    /// A card was added to a Port board.
    PortFilled {
        /// Which board: 0 for A, 1 for B.
        board: u8,
        /// The card drawn.
        card: OrderId,
    },
    /// An exchange was made in Chinatown.
    Exchanged {
        /// Whose.
        seat: Seat,
        /// Which.
        exchange: Exchange,
    },
    /// A 5-Power token was taken.
    TokenTaken {
        /// By whom.
        seat: Seat,
        /// From where.
        place: Place,
        /// Which.
        token: TokenId,
    },
    /// A Shop was built.
    ShopBuilt {
        /// Whose.
        seat: Seat,
        /// Where.
        place: Place,
        /// On which tile.
        building: BuildingId,
        /// On which space.
        space: u8,
    },
    /// A Trading House was built.
    HouseBuilt {
        /// Whose.
        seat: Seat,
        /// Where.
        place: Place,
        /// On which tile.
        building: BuildingId,
    },
    /// Nothing could be built, though the Power of the action would have allowed it.
    NothingBuilt {
        /// Whose.
        seat: Seat,
        /// Where.
        place: Place,
        /// Why.
        why: Unbuilt,
    },
    /// An Achievement was completed.
    Achieved {
        /// By whom.
        seat: Seat,
        /// Of which stack.
        stack: u8,
        /// Which tile.
        tile: AchievementId,
        /// Which seat in order it was, from 0.
        order: u8,
    },
    /// An Order was completed.
    Delivered {
        /// By whom.
        seat: Seat,
        /// Which.
        order: OrderId,
    },
    /// An Assistant moved by a movement icon.
    Shifted {
        /// Whose.
        seat: Seat,
        /// From where.
        from: Origin,
        /// To where.
        to: Place,
    },
    /// The Station token was placed.
    StationPlaced {
        /// By whom.
        seat: Seat,
        /// Where.
        place: Place,
    },
    /// An Achievement Reward was taken.
    RewardTaken {
        /// By whom.
        seat: Seat,
        /// Which.
        reward: RewardId,
    },
    /// An endgame condition was met.
    EndTriggered {
        /// By whom.
        seat: Seat,
        /// Which.
        cause: Cause,
        /// The last round to be played.
        last_round: u16,
    },
    /// The game is over.
    GameOver,
}

impl Happening for Event {
    fn seen_by(self, viewer: Option<Seat>) -> Self {
        match self {
            Self::OrderKept { seat, .. } if viewer != Some(seat) => Self::OrderKept { seat, order: None },
            Self::OrderTaken { seat, board, space, .. } if viewer != Some(seat) => Self::OrderTaken {
                seat,
                board,
                space,
                card: None,
            },
            open => open,
        }
    }

    fn reveals(&self) -> bool {
        matches!(self, Self::PortFilled { .. } | Self::LaboratoryFilled { .. })
    }
}

impl Event {
    /// Whose doing it was; `None` for what befalls all.
    pub const fn seat(&self) -> Option<Seat> {
        match *self {
            Self::RoundBegan { .. } | Self::LaboratoryFilled { .. } | Self::PortFilled { .. } | Self::GameOver => None,
            Self::OrderKept { seat, .. }
            | Self::TurnBegan { seat }
            | Self::Placed { seat, .. }
            | Self::Paid { seat, .. }
            | Self::Gained { seat, .. }
            | Self::PresidentMoved { seat, .. }
            | Self::Recovered { seat, .. }
            | Self::Acted { seat, .. }
            | Self::AgentUsed { seat, .. }
            | Self::AgentJoined { seat, .. }
            | Self::NoAgentLeft { seat, .. }
            | Self::Settled { seat, .. }
            | Self::Recruited { seat, .. }
            | Self::Learned { seat, .. }
            | Self::OrderTaken { seat, .. }
            | Self::Exchanged { seat, .. }
            | Self::TokenTaken { seat, .. }
            | Self::ShopBuilt { seat, .. }
            | Self::HouseBuilt { seat, .. }
            | Self::NothingBuilt { seat, .. }
            | Self::Achieved { seat, .. }
            | Self::Delivered { seat, .. }
            | Self::Shifted { seat, .. }
            | Self::StationPlaced { seat, .. }
            | Self::RewardTaken { seat, .. }
            | Self::EndTriggered { seat, .. } => Some(seat),
        }
    }
}
