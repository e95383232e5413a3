//! What a first game of Yokohama Duel explains.
#![warn(clippy::float_arithmetic, clippy::disallowed_types)]

use serde::Serialize;

use super::components::{Place, Support};
use super::rules::round_end::ROUNDS;
use super::words::Caption;
use super::{Ask, Chapter, Decision, Duel, Move, Stage, Table, Topic, View};
use crate::guide::Guided;

/// How what is explained is declared to scripts.
pub const DECLARED: &str = include_str!("guide.d.ts");

/// Something that is explained once, when it is needed for the first time. What comes first here is told first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Point {
    /// The last round, and what scores after it.
    LastRound,
    /// A round after the first.
    NewRound,
    /// Three Orders, of which two are kept.
    FirstOrders,
    /// An Order that can be completed.
    Order,
    /// A Trader that can be used.
    Trader,
    /// An occupied Place that a Technology opens.
    Occupied,
    /// A Technology that can be used, once a round.
    Technology,
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
    /// An action that yielded goods.
    Goods,
    /// An action at the Bank.
    Bank,
    /// Imported goods that can be turned face down in the Customs, or an action there.
    Customs,
    /// The other's turn.
    Others,
}

impl Point {
    /// Every point.
    pub const ALL: [Self; 23] = [
        Self::LastRound,
        Self::NewRound,
        Self::FirstOrders,
        Self::Order,
        Self::Trader,
        Self::Occupied,
        Self::Technology,
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
        Self::Goods,
        Self::Bank,
        Self::Customs,
        Self::Others,
    ];

    /// What is said of it.
    pub const fn text(self) -> Caption {
        match self {
            Self::LastRound => Caption::GuideLastRound,
            Self::NewRound => Caption::GuideNewRound,
            Self::FirstOrders => Caption::GuideFirstOrders,
            Self::Order => Caption::GuideOrder,
            Self::Trader => Caption::GuideTrader,
            Self::Occupied => Caption::GuideOccupied,
            Self::Technology => Caption::GuideTechnology,
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
            Self::Goods => Caption::GuideGoods,
            Self::Bank => Caption::GuideBank,
            Self::Customs => Caption::GuideCustoms,
            Self::Others => Caption::GuideOthers,
        }
    }

    /// Where the player's aid says more.
    pub const fn topic(self) -> Topic {
        Topic::Chapter(match self {
            Self::Goods => return Topic::Goods,
            Self::Bank => return Topic::Bank,
            Self::Customs => return Topic::Customs,
            Self::LastRound => Chapter::Scoring,
            Self::FirstOrders | Self::Order => Chapter::Orders,
            Self::Trader => Chapter::Traders,
            Self::Occupied | Self::Technology | Self::Card | Self::Station => Chapter::Technologies,
            Self::Place | Self::Support | Self::Others => Chapter::PlaceAction,
            Self::Exchange => Chapter::Chinatown,
            Self::Church => Chapter::Church,
            Self::Laboratory => Chapter::Laboratory,
            Self::Port => Chapter::Port,
            Self::Bonus => Chapter::Bonus,
            Self::Build => Chapter::Construction,
            Self::End => Chapter::FlowOfATurn,
            Self::NewRound | Self::Upgrade => Chapter::RoundEnd,
        })
    }

    /// What explains a question: each has something that does.
    fn of(table: &Table, ask: Ask) -> Self {
        let holds = |support| table.me().supports(support) > 0;
        match ask {
            Ask::FirstOrders => Self::FirstOrders,
            Ask::Place => Self::Place,
            Ask::Opening => Self::Occupied,
            Ask::Card => Self::Card,
            Ask::Support if Support::ALL.into_iter().any(holds) => Self::Support,
            // Telephone alone is asked about.
            Ask::Support => Self::Technology,
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
        let Some(Decision { ask, .. }) = table.decision() else {
            return false;
        };
        let may = |kind: fn(&Table, &Move) -> bool| moves.iter().any(|action| kind(table, action));
        Point::of(table, ask) == point
            || match point {
                Point::LastRound => table.round == ROUNDS,
                Point::NewRound => ask == Ask::Place && (2..ROUNDS).contains(&table.round),
                Point::Order => may(|_, action| matches!(action, Move::Deliver(_))),
                Point::Trader => may(|_, action| matches!(action, Move::Trader(_))),
                Point::Occupied => may(|table, action| matches!(action, Move::Go(place) if table.occupied(*place))),
                Point::Technology => match ask {
                    Ask::End => may(|_, action| *action == Move::Mill),
                    _ => may(|_, action| matches!(action, Move::Phone)),
                },
                Point::Goods => matches!(
                    acted(table, ask),
                    Some(Place::TeaPlantation | Place::Fishery | Place::SilkMill | Place::CopperMine)
                ),
                Point::Bank => acted(table, ask) == Some(Place::Bank),
                Point::Customs => match ask {
                    Ask::Place => table.me().imports > 0 && moves.contains(&Move::Go(Place::Customs)),
                    _ => acted(table, ask) == Some(Place::Customs),
                },
                _ => false,
            }
    }

    fn of_others(view: &View) -> Option<Point> {
        let plays = view.table.stage == Stage::Turn && view.table.decision().is_some();
        plays.then_some(Point::Others)
    }
}

/// The Place of the action under way, from when it is done.
fn acted(table: &Table, ask: Ask) -> Option<Place> {
    let is_done = matches!(ask, Ask::Bonus(_) | Ask::Construction | Ask::End);
    is_done.then(|| table.action().place)
}
