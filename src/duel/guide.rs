//! What a first game of Yokohama Duel explains.
#![warn(clippy::float_arithmetic, clippy::disallowed_types)]

use serde::Serialize;

use super::rules::round_end::ROUNDS;
use super::words::Caption;
use super::{Ask, Chapter, Duel, Move, Table, Topic, View};
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
    /// An Influence card above the lowest.
    Card,
    /// A Support card that can be played.
    Support,
    /// An action in Chinatown.
    Exchange,
    /// An action at the Church.
    Church,
    /// An action in the Laboratory.
    Laboratory,
    /// The Station token, which is to be placed.
    Station,
    /// Orders that are looked at.
    Port,
    /// A Bonus card.
    Bonus,
    /// Something that may be built.
    Build,
    /// The end of a turn, which is declared.
    End,
    /// An Influence card that can be upgraded.
    Upgrade,
    /// The other's turn.
    Others,
}

impl Point {
    /// Every point.
    pub const ALL: [Self; 18] = [
        Self::LastRound,
        Self::FirstOrders,
        Self::Order,
        Self::Trader,
        Self::Occupied,
        Self::Place,
        Self::Card,
        Self::Support,
        Self::Exchange,
        Self::Church,
        Self::Laboratory,
        Self::Station,
        Self::Port,
        Self::Bonus,
        Self::Build,
        Self::End,
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
            Self::Card => Caption::GuideCard,
            Self::Support => Caption::GuideSupport,
            Self::Exchange => Caption::GuideExchange,
            Self::Church => Caption::GuideChurch,
            Self::Laboratory => Caption::GuideLaboratory,
            Self::Station => Caption::GuideStation,
            Self::Port => Caption::GuidePort,
            Self::Bonus => Caption::GuideBonus,
            Self::Build => Caption::GuideBuild,
            Self::End => Caption::GuideEnd,
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
            Self::Occupied | Self::Card | Self::Station => Chapter::Technologies,
            Self::Place | Self::Support | Self::Others => Chapter::PlaceAction,
            Self::Exchange => Chapter::Chinatown,
            Self::Church => Chapter::Church,
            Self::Laboratory => Chapter::Laboratory,
            Self::Port => Chapter::Port,
            Self::Bonus => Chapter::Bonus,
            Self::Build => Chapter::Construction,
            Self::End => Chapter::FlowOfATurn,
            Self::Upgrade => Chapter::RoundEnd,
        })
    }

    /// What explains a question: each has something that does.
    const fn of(ask: Ask) -> Self {
        match ask {
            Ask::FirstOrders => Self::FirstOrders,
            Ask::Place => Self::Place,
            Ask::Opening => Self::Occupied,
            Ask::Card => Self::Card,
            Ask::Support => Self::Support,
            Ask::Exchange(_) => Self::Exchange,
            Ask::Church => Self::Church,
            Ask::Laboratory => Self::Laboratory,
            Ask::Station => Self::Station,
            Ask::Keep | Ask::SecondOrder | Ask::Under => Self::Port,
            Ask::Bonus(_) | Ask::BonusReward(_) => Self::Bonus,
            Ask::Construction => Self::Build,
            Ask::End => Self::End,
            Ask::Upgrade => Self::Upgrade,
        }
    }
}

impl Guided for Duel {
    type Point = Point;

    const POINTS: &'static [Point] = &Point::ALL;

    fn is_due(&self, view: &View, moves: &[Move], point: Point) -> bool {
        let table = &view.table;
        let is_asked = table
            .decision()
            .is_some_and(|decision| Point::of(decision.ask) == point);
        let may = |kind: fn(&Table, &Move) -> bool| moves.iter().any(|action| kind(table, action));
        is_asked
            || match point {
                Point::LastRound => table.round == ROUNDS,
                Point::Order => may(|_, action| matches!(action, Move::Deliver(_))),
                Point::Trader => may(|_, action| matches!(action, Move::Trader(_))),
                Point::Occupied => may(|table, action| matches!(action, Move::Go(place) if table.occupied(*place))),
                _ => false,
            }
    }

    fn of_others(view: &View) -> Option<Point> {
        let plays = view.table.round > 0 && view.table.decision().is_some();
        plays.then_some(Point::Others)
    }
}
