//! What a first game of Yokohama Duel explains.
#![warn(clippy::float_arithmetic, clippy::disallowed_types)]

use serde::Serialize;

use super::rules::round_end::ROUNDS;
use super::words::Caption;
use super::{Ask, Chapter, Duel, Move, Topic, View};
use crate::guide::Guided;

/// How what is explained is declared to scripts.
pub const DECLARED: &str = include_str!("guide.d.ts");

/// Something that is explained once, when it is needed for the first time. What comes first here is told first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Point {
    /// The last round, and what scores after it.
    LastRound,
    /// Three Orders, of which two are kept.
    FirstOrders,
    /// An Order that can be completed.
    Order,
    /// A Trader that can be used.
    Trader,
    /// An occupied Place that a Technology opens.
    Occupied,
    /// Choosing a Place.
    Place,
    /// A Support card that can be played.
    Support,
    /// An action in Chinatown.
    Exchange,
    /// An action at the Church.
    Church,
    /// An action in the Laboratory.
    Laboratory,
    /// Orders that are looked at.
    Port,
    /// A Bonus card.
    Bonus,
    /// Something that can be built.
    Build,
    /// An Influence card that can be upgraded.
    Upgrade,
    /// The other's turn.
    Others,
}

impl Point {
    /// Every point.
    pub const ALL: [Self; 15] = [
        Self::LastRound,
        Self::FirstOrders,
        Self::Order,
        Self::Trader,
        Self::Occupied,
        Self::Place,
        Self::Support,
        Self::Exchange,
        Self::Church,
        Self::Laboratory,
        Self::Port,
        Self::Bonus,
        Self::Build,
        Self::Upgrade,
        Self::Others,
    ];

    /// What is said of it.
    pub const fn text(self) -> Caption {
        match self {
            Self::LastRound => Caption::GuideLastRound,
            Self::FirstOrders => Caption::GuideFirstOrders,
            Self::Order => Caption::GuideOrder,
            Self::Trader => Caption::GuideTrader,
            Self::Occupied => Caption::GuideOccupied,
            Self::Place => Caption::GuidePlace,
            Self::Support => Caption::GuideSupport,
            Self::Exchange => Caption::GuideExchange,
            Self::Church => Caption::GuideChurch,
            Self::Laboratory => Caption::GuideLaboratory,
            Self::Port => Caption::GuidePort,
            Self::Bonus => Caption::GuideBonus,
            Self::Build => Caption::GuideBuild,
            Self::Upgrade => Caption::GuideUpgrade,
            Self::Others => Caption::GuideOthers,
        }
    }

    /// Where the player's aid says more.
    pub const fn topic(self) -> Topic {
        Topic::Chapter(match self {
            Self::LastRound => Chapter::Scoring,
            Self::FirstOrders | Self::Order => Chapter::Orders,
            Self::Trader => Chapter::Traders,
            Self::Occupied => Chapter::Technologies,
            Self::Place | Self::Support | Self::Others => Chapter::PlaceAction,
            Self::Exchange => Chapter::Chinatown,
            Self::Church => Chapter::Church,
            Self::Laboratory => Chapter::Laboratory,
            Self::Port => Chapter::Port,
            Self::Bonus => Chapter::Bonus,
            Self::Build => Chapter::Construction,
            Self::Upgrade => Chapter::RoundEnd,
        })
    }
}

impl Guided for Duel {
    type Point = Point;

    const POINTS: &'static [Point] = &Point::ALL;

    fn is_due(&self, view: &View, moves: &[Move], point: Point) -> bool {
        let table = &view.table;
        let asks = |ask| table.decision().is_some_and(|decision| decision.ask == ask);
        let may = |kind: fn(&Move) -> bool| moves.iter().any(kind);
        match point {
            Point::LastRound => table.round == ROUNDS,
            Point::FirstOrders => asks(Ask::FirstOrders),
            Point::Order => may(|action| matches!(action, Move::Deliver(_))),
            Point::Trader => may(|action| matches!(action, Move::Trader(_))),
            Point::Occupied => moves
                .iter()
                .any(|action| matches!(action, Move::Go(place) if table.occupied(*place))),
            Point::Place => asks(Ask::Place),
            Point::Support => may(|action| matches!(action, Move::Support(..))),
            Point::Exchange => may(|action| matches!(action, Move::Exchange(_))),
            Point::Church => may(|action| matches!(action, Move::Church(..))),
            Point::Laboratory => may(|action| matches!(action, Move::Learn(..))),
            Point::Port => may(|action| matches!(action, Move::Keep(_) | Move::KeepFor(..))),
            Point::Bonus => may(|action| matches!(action, Move::Bonus(_))),
            Point::Build => may(|action| matches!(action, Move::Shop | Move::House)),
            Point::Upgrade => may(|action| matches!(action, Move::Upgrade(_))),
            Point::Others => false,
        }
    }

    fn of_others(view: &View) -> Option<Point> {
        let plays = view.table.round > 0 && view.table.decision().is_some();
        plays.then_some(Point::Others)
    }
}
