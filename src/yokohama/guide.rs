//! What a first game of Yokohama explains.
#![warn(clippy::float_arithmetic, clippy::disallowed_types)]

use serde::Serialize;

use super::components::Area;
use super::words::Caption;
use super::{Ask, Chapter, Decision, Move, Topic, View, Yokohama};
use crate::chance::Seed;
use crate::game::Game as _;
use crate::guide::Guided;

/// How what is explained is declared to scripts.
pub const DECLARED: &str = include_str!("guide.d.ts");

/// Something that is explained once, when it is needed for the first time. What comes first here is told first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Point {
    /// The last turn, and what scores after it.
    LastTurn,
    /// The end is certain.
    Ending,
    /// One step more may end the game.
    NearEnd,
    /// Two Orders to choose from.
    FirstOrder,
    /// An Order that can be completed.
    Order,
    /// An Achievement that can be completed.
    Achievement,
    /// An agent that can be used.
    Agent,
    /// The President could go nowhere without another Assistant.
    Stranded,
    /// Placing Assistants.
    Place,
    /// Moving the President.
    Move,
    /// The President is back in hand.
    Recall,
    /// An action at the Church.
    Church,
    /// An action in the Customs.
    Customs,
    /// An action at the Employment Agency.
    Employment,
    /// An action in a Laboratory.
    Laboratory,
    /// An action in a Port.
    Port,
    /// A 5-Power token that can be taken.
    Bonus,
    /// Something that can be built.
    Build,
    /// An action that yielded trade goods.
    Goods,
    /// An action at the Bank.
    Bank,
    /// Another player's turn.
    Others,
}

impl Point {
    /// Every point.
    pub const ALL: [Self; 21] = [
        Self::LastTurn,
        Self::Ending,
        Self::NearEnd,
        Self::FirstOrder,
        Self::Order,
        Self::Achievement,
        Self::Agent,
        Self::Stranded,
        Self::Place,
        Self::Move,
        Self::Recall,
        Self::Church,
        Self::Customs,
        Self::Employment,
        Self::Laboratory,
        Self::Port,
        Self::Bonus,
        Self::Build,
        Self::Goods,
        Self::Bank,
        Self::Others,
    ];

    /// What is said of it.
    pub const fn text(self) -> Caption {
        match self {
            Self::LastTurn => Caption::GuideLastTurn,
            Self::Ending => Caption::GuideEnding,
            Self::NearEnd => Caption::GuideNearEnd,
            Self::FirstOrder => Caption::GuideFirstOrder,
            Self::Order => Caption::GuideOrder,
            Self::Achievement => Caption::GuideAchievement,
            Self::Agent => Caption::GuideAgent,
            Self::Stranded => Caption::GuideStranded,
            Self::Place => Caption::GuidePlace,
            Self::Move => Caption::GuideMove,
            Self::Recall => Caption::GuideRecall,
            Self::Church => Caption::GuideChurch,
            Self::Customs => Caption::GuideCustoms,
            Self::Employment => Caption::GuideEmployment,
            Self::Laboratory => Caption::GuideLaboratory,
            Self::Port => Caption::GuidePort,
            Self::Bonus => Caption::GuideBonus,
            Self::Build => Caption::GuideBuild,
            Self::Goods => Caption::GuideGoods,
            Self::Bank => Caption::GuideBank,
            Self::Others => Caption::GuideOthers,
        }
    }

    /// Where the player's aid says more.
    pub const fn topic(self) -> Topic {
        Topic::Chapter(match self {
            Self::LastTurn => return Topic::Scoring,
            Self::Goods => return Topic::Goods,
            Self::Bank => return Topic::Bank,
            Self::Ending | Self::NearEnd => Chapter::Ending,
            Self::FirstOrder | Self::Order => Chapter::Orders,
            Self::Achievement => Chapter::Achievements,
            Self::Agent => Chapter::ForeignAgents,
            Self::Place => Chapter::Placement,
            Self::Stranded | Self::Move | Self::Recall => Chapter::Movement,
            Self::Church => Chapter::Church,
            Self::Customs => Chapter::Customs,
            Self::Employment => Chapter::Employment,
            Self::Laboratory => Chapter::Laboratory,
            Self::Port => Chapter::Port,
            Self::Bonus => Chapter::Bonus,
            Self::Build => Chapter::Construction,
            Self::Others => Chapter::FlowOfATurn,
        })
    }
}

impl Guided for Yokohama {
    type Point = Point;

    const POINTS: &'static [Point] = &Point::ALL;

    fn is_due(&self, view: &View, moves: &[Move], point: Point) -> bool {
        let Some(Decision { ask, .. }) = view.table.decision() else {
            return false;
        };
        let ending = view.table.ending;
        let may = |kind: fn(&Move) -> bool| moves.iter().any(kind);
        match point {
            Point::LastTurn => ending.is_some_and(|ending| ending.last_round == view.table.round),
            Point::Ending => ending.is_some_and(|ending| ending.last_round != view.table.round),
            Point::NearEnd => ending.is_none() && view.table.is_near_end(),
            Point::FirstOrder => ask == Ask::FirstOrder,
            Point::Order => may(|action| matches!(action, Move::Deliver(_))),
            Point::Achievement => may(|action| matches!(action, Move::Achieve(_))),
            Point::Agent => may(|action| matches!(action, Move::Agent(..))),
            Point::Stranded => matches!(ask, Ask::Placement(_)) && is_stranded(self, view),
            Point::Place => matches!(ask, Ask::Placement(_)),
            Point::Move => may(|action| matches!(action, Move::Go(..))),
            Point::Recall => ask == Ask::Recall,
            Point::Church => may(|action| matches!(action, Move::Church(..))),
            Point::Customs => may(|action| matches!(action, Move::Customs(_))),
            Point::Employment => matches!(ask, Ask::Employment(_)) && may(|action| matches!(action, Move::Recruit(_))),
            Point::Laboratory => may(|action| matches!(action, Move::Learn(..))),
            Point::Port => may(|action| matches!(action, Move::Order(_))),
            Point::Bonus => may(|action| matches!(action, Move::TakeToken)),
            Point::Build => may(|action| matches!(action, Move::Shop(_) | Move::House)),
            Point::Goods => acted(view, ask)
                .is_some_and(|area| matches!(area, Area::CopperMine | Area::SilkMill | Area::Tea | Area::Fishing)),
            Point::Bank => acted(view, ask) == Some(Area::Bank),
            Point::Others => false,
        }
    }

    fn of_others(view: &View) -> Option<Point> {
        let plays = view.table.round > 0 && view.table.decision().is_some();
        plays.then_some(Point::Others)
    }
}

/// Whether the President, in play, could only return to the hand if nobody more were placed.
fn is_stranded(game: &Yokohama, view: &View) -> bool {
    if view.table.me().president.is_none() {
        return false;
    }
    // Nothing hidden decides where a President may go, so any deal will do.
    let mut state = game.determinize(view, Seed::default());
    if game.try_play(&mut state, Move::GoOn, &mut ()).is_err() {
        return false;
    }
    let mut moves = Vec::new();
    game.legal_moves(&state, &mut moves);
    !moves.iter().any(|action| matches!(action, Move::Go(..)))
}

/// The Area in which the President has acted this turn, from when its action is done.
fn acted(view: &View, ask: Ask) -> Option<Area> {
    let table = &view.table;
    let is_done = matches!(ask, Ask::Bonus | Ask::Construction | Ask::Recovery | Ask::After);
    // Whoever took the President back has it in hand; an agent never acts beside it.
    let stands = table.me().president == Some(table.acting.place);
    (is_done && stands).then(|| table.board(table.acting.place).area)
}
