//! What a first game of Nippon explains.
#![warn(clippy::float_arithmetic, clippy::disallowed_types)]

use serde::Serialize;

use super::components::{RewardLevel, Track, Transport, WORKER_SLOTS};
use super::words::Caption;
use super::{Ask, Chapter, Move, Nippon, Stage, Topic, View};
use crate::guide::Guided;

/// How what is explained is declared to scripts.
pub const DECLARED: &str = include_str!("guide.d.ts");

/// Something that is explained once, when it is needed for the first time. What comes first here is told first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Point {
    /// The last phase, and what scores after it.
    LastPhase,
    /// Six Workers, with which only Consolidating is left.
    Full,
    /// Blueprints that can be exchanged for a step.
    Exchange,
    /// Taking a Worker.
    Turn,
    /// Consolidating, once it brings a Reward.
    Consolidate,
    /// The two actions of a slot.
    Action,
    /// Steps of Knowledge.
    Knowledge,
    /// Steps of Coal.
    Mines,
    /// A Factory that can be run.
    Run,
    /// A Contract that can be fulfilled.
    Contract,
    /// A Factory that can be built.
    Factory,
    /// A Machine.
    Improvement,
    /// A Train.
    Train,
    /// A Ship.
    Ship,
    /// An Influence tile that can be placed.
    Place,
    /// An Influence tile that goes home.
    Return,
    /// A Reward tile.
    Reward,
    /// An Achievement space.
    Space,
    /// Cubes that a Factory's bonus lays.
    Goods,
    /// The end of the last turn, at which Blueprints can still be exchanged.
    Finish,
    /// Another's turn.
    Others,
}

impl Point {
    /// Every point.
    pub const ALL: [Self; 21] = [
        Self::LastPhase,
        Self::Full,
        Self::Exchange,
        Self::Turn,
        Self::Consolidate,
        Self::Action,
        Self::Knowledge,
        Self::Mines,
        Self::Run,
        Self::Contract,
        Self::Factory,
        Self::Improvement,
        Self::Train,
        Self::Ship,
        Self::Place,
        Self::Return,
        Self::Reward,
        Self::Space,
        Self::Goods,
        Self::Finish,
        Self::Others,
    ];

    /// What is said of it.
    pub const fn text(self) -> Caption {
        match self {
            Self::LastPhase => Caption::GuideLastPhase,
            Self::Full => Caption::GuideFull,
            Self::Exchange => Caption::GuideExchange,
            Self::Turn => Caption::GuideTurn,
            Self::Consolidate => Caption::GuideConsolidate,
            Self::Action => Caption::GuideAction,
            Self::Knowledge => Caption::GuideKnowledge,
            Self::Mines => Caption::GuideMines,
            Self::Run => Caption::GuideRun,
            Self::Contract => Caption::GuideContract,
            Self::Factory => Caption::GuideFactory,
            Self::Improvement => Caption::GuideImprovement,
            Self::Train => Caption::GuideTrain,
            Self::Ship => Caption::GuideShip,
            Self::Place => Caption::GuidePlace,
            Self::Return => Caption::GuideReturn,
            Self::Reward => Caption::GuideReward,
            Self::Space => Caption::GuideSpace,
            Self::Goods => Caption::GuideGoods,
            Self::Finish => Caption::GuideFinish,
            Self::Others => Caption::GuideOthers,
        }
    }

    /// Where the player's aid says more.
    pub const fn topic(self) -> Topic {
        Topic::Chapter(match self {
            Self::LastPhase => Chapter::FinalScoring,
            Self::Full | Self::Consolidate | Self::Reward => Chapter::Consolidate,
            Self::Exchange | Self::Finish => Chapter::SequenceOfPlay,
            Self::Turn | Self::Others => Chapter::TakeAWorker,
            Self::Action => Chapter::AvailableActions,
            Self::Knowledge => Chapter::Knowledge,
            Self::Mines => Chapter::Mines,
            Self::Run => Chapter::ProduceGoods,
            Self::Contract => Chapter::Export,
            Self::Factory => Chapter::Invest,
            Self::Improvement => Chapter::Machinery,
            Self::Train => Chapter::Trains,
            Self::Ship => Chapter::Ships,
            Self::Place | Self::Return => Chapter::LocalMarket,
            Self::Space => return Topic::Achievements,
            Self::Goods => return Topic::Bonuses,
        })
    }

    /// What explains a question: each has something that does.
    const fn of(ask: Ask) -> Self {
        match ask {
            Ask::Turn => Self::Turn,
            Ask::Action(_) => Self::Action,
            Ask::Steps(Track::Knowledge) => Self::Knowledge,
            Ask::Steps(_) => Self::Mines,
            Ask::Run => Self::Run,
            Ask::Contract => Self::Contract,
            Ask::Factory => Self::Factory,
            Ask::Improvement => Self::Improvement,
            Ask::Site(Transport::Train) => Self::Train,
            Ask::Site(Transport::Ship) => Self::Ship,
            Ask::Place => Self::Place,
            Ask::Return => Self::Return,
            Ask::Reward => Self::Reward,
            Ask::Space => Self::Space,
            Ask::Goods => Self::Goods,
            Ask::Finish => Self::Finish,
        }
    }
}

impl Guided for Nippon {
    type Point = Point;

    const POINTS: &'static [Point] = &Point::ALL;

    fn is_due(&self, view: &View, moves: &[Move], point: Point) -> bool {
        let table = &view.table;
        let Some(ask) = table.decision().map(|decision| decision.ask) else {
            return false;
        };
        let workers = table.me().workers.len();
        let is_full = workers >= WORKER_SLOTS;
        match point {
            Point::LastPhase => table.stage == Stage::LastPhase,
            Point::Full => ask == Ask::Turn && is_full,
            Point::Exchange => moves.iter().any(|action| matches!(action, Move::Exchange(_))),
            // With six Workers there is none to take.
            Point::Turn => ask == Ask::Turn && !is_full,
            Point::Consolidate => ask == Ask::Turn && !is_full && workers >= RewardLevel::Two.workers(),
            asked => Point::of(ask) == asked,
        }
    }

    fn of_others(view: &View) -> Option<Point> {
        view.table.decision().map(|_| Point::Others)
    }
}
