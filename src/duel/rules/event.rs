//! What happens while a move is played. Events feed the log, animation, statistics and lessons; the state never depends on them.

use serde::Serialize;

use super::components::{BonusId, ChurchId, Criterion, Exchange, OrderId, Place, Resource, Support, Title};
use crate::game::{Happening, Seat};

/// Who does an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Actor {
    /// The player, with an Influence card.
    Player,
    /// A Trader.
    Trader,
}

/// Why something was gained.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Why {
    /// The action of a Place.
    Action,
    /// An own Trading House at a Place that was chosen.
    TradingHouse,
    /// A Bonus card.
    Bonus,
    /// A completed Order.
    Order,
    /// A Church card.
    Church,
    /// A Technology.
    Technology,
    /// An exchange.
    Exchange,
}

/// Something that happened. `seat` is whose doing it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case", rename_all_fields = "camelCase")]
pub enum Event {
    /// A round began.
    RoundBegan {
        /// From 1.
        round: u8,
    },
    /// A turn began.
    TurnBegan {
        /// Whose.
        seat: Seat,
    },
    /// A Place was chosen.
    PlaceChosen {
        /// By whom.
        seat: Seat,
        /// Which.
        place: Place,
        /// Who acts there.
        by: Actor,
    },
    /// An Influence card was played.
    CardPlayed {
        /// Whose.
        seat: Seat,
        /// Where.
        place: Place,
        /// Its level.
        level: u8,
    },
    /// A Support card was played and went back to its stack.
    SupportPlayed {
        /// Whose.
        seat: Seat,
        /// Which.
        support: Support,
    },
    /// A Technology that serves once a round was used.
    TechnologyUsed {
        /// Whose.
        seat: Seat,
        /// Which.
        title: Title,
    },
    /// The action of a Place began.
    Acted {
        /// Whose.
        seat: Seat,
        /// Where.
        place: Place,
        /// With how much Influence.
        influence: u8,
        /// Who acted.
        by: Actor,
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
    /// Something was paid.
    Paid {
        /// By whom.
        seat: Seat,
        /// What.
        what: Resource,
        /// How much.
        amount: u16,
    },
    /// Imported goods were turned face down.
    Turned {
        /// Whose.
        seat: Seat,
        /// How many.
        amount: u16,
        /// What for.
        why: Why,
    },
    /// A Support card was gained.
    SupportGained {
        /// By whom.
        seat: Seat,
        /// Which.
        support: Support,
        /// What for.
        why: Why,
    },
    /// A fifth Support card: one of the five went back.
    SupportReturned {
        /// Whose.
        seat: Seat,
        /// Which.
        support: Support,
    },
    /// An exchange was made in Chinatown.
    Exchanged {
        /// Whose.
        seat: Seat,
        /// Which.
        exchange: Exchange,
    },
    /// A Church card was taken. It lies face down, but both saw which.
    ChurchTaken {
        /// By whom.
        seat: Seat,
        /// From which slot.
        slot: u8,
        /// Which card.
        card: ChurchId,
    },
    /// A Technology was gained.
    Learned {
        /// By whom.
        seat: Seat,
        /// From which slot.
        slot: u8,
        /// Which card.
        title: Title,
    },
    /// The Station token was placed.
    StationPlaced {
        /// By whom.
        seat: Seat,
        /// Where.
        place: Place,
    },
    /// An Order was drawn to be looked at. Only who looks knows which.
    OrderLookedAt {
        /// Who looks.
        seat: Seat,
        /// Which card.
        order: Option<OrderId>,
    },
    /// An Order that was looked at was kept. Only its owner knows which.
    OrderKept {
        /// Whose.
        seat: Seat,
        /// Which card.
        order: Option<OrderId>,
    },
    /// An Order that was looked at was put under the deck. Only who put it there knows which.
    OrderPutUnder {
        /// By whom.
        seat: Seat,
        /// Which card.
        order: Option<OrderId>,
    },
    /// An Order came from the deck to the hand. Only its owner knows which.
    OrderGained {
        /// Whose.
        seat: Seat,
        /// Which card.
        order: Option<OrderId>,
    },
    /// A Bonus card was taken and discarded.
    BonusTaken {
        /// By whom.
        seat: Seat,
        /// From which slot.
        slot: u8,
        /// Which card.
        card: BonusId,
        /// How many of its rewards it gave.
        rewards: u8,
    },
    /// The used Bonus cards were shuffled to a new deck.
    BonusShuffled,
    /// A Bonus card was laid out.
    BonusLaid {
        /// In which slot.
        slot: u8,
        /// Which card.
        card: BonusId,
    },
    /// A Shop was built.
    ShopBuilt {
        /// Whose.
        seat: Seat,
        /// Where.
        place: Place,
    },
    /// A Trading House was built.
    HouseBuilt {
        /// Whose.
        seat: Seat,
        /// Where.
        place: Place,
    },
    /// An Order was completed.
    Delivered {
        /// By whom.
        seat: Seat,
        /// Which.
        order: OrderId,
    },
    /// A Trader was recruited.
    TraderRecruited {
        /// By whom.
        seat: Seat,
        /// What for.
        criterion: Criterion,
    },
    /// The Influence cards went back to the hands.
    CardsBack,
    /// An Influence card was upgraded.
    Upgraded {
        /// Whose.
        seat: Seat,
        /// Its printed level.
        level: u8,
    },
    /// A Technology that nobody took was discarded.
    TechnologyDiscarded {
        /// Which.
        title: Title,
    },
    /// A Technology was laid out.
    TechnologyLaid {
        /// In which slot.
        slot: u8,
        /// Which.
        title: Title,
    },
    /// The game is over.
    GameOver,
}

impl Happening for Event {
    fn seen_by(self, viewer: Option<Seat>) -> Self {
        match self {
            Self::OrderLookedAt { seat, .. } if viewer != Some(seat) => Self::OrderLookedAt { seat, order: None },
            Self::OrderKept { seat, .. } if viewer != Some(seat) => Self::OrderKept { seat, order: None },
            Self::OrderPutUnder { seat, .. } if viewer != Some(seat) => Self::OrderPutUnder { seat, order: None },
            Self::OrderGained { seat, .. } if viewer != Some(seat) => Self::OrderGained { seat, order: None },
            open => open,
        }
    }

    fn reveals(&self) -> bool {
        matches!(
            self,
            Self::OrderLookedAt { .. }
                | Self::OrderGained { .. }
                | Self::BonusLaid { .. }
                | Self::TechnologyLaid { .. }
        )
    }
}

impl Event {
    /// Whose doing it was; `None` for what befalls both.
    pub const fn seat(&self) -> Option<Seat> {
        match *self {
            Self::RoundBegan { .. }
            | Self::BonusShuffled
            | Self::BonusLaid { .. }
            | Self::CardsBack
            | Self::TechnologyDiscarded { .. }
            | Self::TechnologyLaid { .. }
            | Self::GameOver => None,
            Self::TurnBegan { seat }
            | Self::PlaceChosen { seat, .. }
            | Self::CardPlayed { seat, .. }
            | Self::SupportPlayed { seat, .. }
            | Self::TechnologyUsed { seat, .. }
            | Self::Acted { seat, .. }
            | Self::Gained { seat, .. }
            | Self::Paid { seat, .. }
            | Self::Turned { seat, .. }
            | Self::SupportGained { seat, .. }
            | Self::SupportReturned { seat, .. }
            | Self::Exchanged { seat, .. }
            | Self::ChurchTaken { seat, .. }
            | Self::Learned { seat, .. }
            | Self::StationPlaced { seat, .. }
            | Self::OrderLookedAt { seat, .. }
            | Self::OrderKept { seat, .. }
            | Self::OrderPutUnder { seat, .. }
            | Self::OrderGained { seat, .. }
            | Self::BonusTaken { seat, .. }
            | Self::ShopBuilt { seat, .. }
            | Self::HouseBuilt { seat, .. }
            | Self::Delivered { seat, .. }
            | Self::TraderRecruited { seat, .. }
            | Self::Upgraded { seat, .. } => Some(seat),
        }
    }
}
