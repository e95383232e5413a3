//! Legal but wasteful: what an experienced player would point out before a move is made. Nothing here forbids anything.

use super::Yokohama;
use super::components::MOST_POWER;
use super::decision::Ask;
use super::event::Event;
use super::map::Place;
use super::moves::{Move, Offerings};
use super::refusal::Chapter;
use super::state::{Pending, Stage};
use super::view::View;
use crate::chance::Seed;
use crate::components::listed;
use crate::game::{Game as _, Seat, Watch};

listed! {
    /// A kind of waste, each with the chapter whose rule it leaves unused.
    Waste, WASTES {
        /// The turn ends with an Order in hand that could be completed.
        Delivery,
        /// The turn ends with an Achievement that could be completed.
        Achievement,
        /// The 5-Power token is left lying.
        Token,
        /// Nothing is built where something could be.
        Building,
        /// A piece that costs nothing is left in the Warehouse.
        FreePiece,
        /// An Order that costs nothing is left on the board.
        FreeOrder,
        /// A Technology that costs nothing is left on the board.
        FreeTechnology,
        /// A Church space that takes no gift is left empty.
        FreeSpace,
        /// A Customs space that takes no imported good is left empty.
        FreeCustomsSpace,
        /// No Assistant is placed at all.
        NothingPlaced,
        /// More pieces than the five that make Power.
        BeyondFive,
        /// The action gives nothing, and nothing follows from it.
        NoUse,
        /// A cheaper way leads to the same Area.
        DearerWay,
    }
}

impl Waste {
    /// Where the rulebook says what could be had.
    pub const fn chapter(self) -> Chapter {
        match self {
            Self::Delivery => Chapter::Orders,
            Self::Achievement => Chapter::Achievements,
            Self::Token => Chapter::Bonus,
            Self::Building => Chapter::Construction,
            Self::FreePiece => Chapter::Employment,
            Self::FreeOrder => Chapter::Port,
            Self::FreeTechnology => Chapter::Laboratory,
            Self::FreeSpace => Chapter::Church,
            Self::FreeCustomsSpace => Chapter::Customs,
            Self::NothingPlaced => Chapter::Placement,
            Self::BeyondFive | Self::NoUse => Chapter::AreaAction,
            Self::DearerWay => Chapter::Movement,
        }
    }
}

/// A set of kinds of waste.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wastes(u16);

impl Wastes {
    /// Every kind.
    pub const ALL: Self = Self((1 << Waste::ALL.len()) - 1);

    /// Whether a kind is in the set.
    pub const fn contains(self, waste: Waste) -> bool {
        self.0 >> waste as u16 & 1 == 1
    }

    /// The set without a kind.
    #[must_use]
    pub const fn without(self, waste: Waste) -> Self {
        Self(self.0 & !(1 << waste as u16))
    }
}

impl Default for Wastes {
    fn default() -> Self {
        Self::ALL
    }
}

impl Yokohama {
    /// What a legal answer of the view's seat would waste, the worst first; empty for what is well spent, and for a view whose
    /// seat is not asked.
    pub fn wastes(&self, view: &View, action: Move) -> Vec<Waste> {
        let mut moves = Vec::new();
        self.moves_seen(view, &mut moves);
        let Some(decision) = view.table.decision().filter(|_| moves.contains(&action)) else {
            return Vec::new();
        };
        match action {
            Move::GoOn => self.left_lying(view, decision.ask, &moves),
            Move::Place(place) => beyond_five(view, place)
                .then_some(Waste::BeyondFive)
                .into_iter()
                .collect(),
            Move::Go(place, toll) => {
                let cheaper =
                    |other: &Move| matches!(other, Move::Go(to, less) if *to == place && less.yen() < toll.yen());
                [
                    self.is_useless(view, action).then_some(Waste::NoUse),
                    moves.iter().any(cheaper).then_some(Waste::DearerWay),
                    beyond_five(view, place).then_some(Waste::BeyondFive),
                ]
                .into_iter()
                .flatten()
                .collect()
            }
            Move::Agent(..) => self
                .is_useless(view, action)
                .then_some(Waste::NoUse)
                .into_iter()
                .collect(),
            _ => Vec::new(),
        }
    }

    /// Whether an Area action that a legal move begins would give nothing and lead to nothing.
    pub fn is_useless(&self, view: &View, action: Move) -> bool {
        let mut state = self.determinize(view, Seed::default());
        let mut gains = Gains {
            seat: view.table.active,
            any: false,
        };
        self.play(&mut state, action, &mut gains);
        let over = matches!(state.table.stage, Stage::Before | Stage::Recovery | Stage::After);
        over && !gains.any && state.table.pending == Pending::default()
    }

    /// What going on leaves behind.
    fn left_lying(&self, view: &View, ask: Ask, moves: &[Move]) -> Vec<Waste> {
        let table = &view.table;
        let free = |action: &Move| match *action {
            Move::Recruit(piece) => table.me().price(piece) == 0,
            Move::Learn(space, 0) => self.yen_to_pay(table, space, 0) == Some(0),
            Move::Church(_, given) => given == Offerings(0),
            Move::Customs(space) => self.content.customs[usize::from(space)].asks == 0,
            _ => true,
        };
        let left = |wanted: fn(&Move) -> bool, waste: Waste| {
            let any = moves.iter().any(|action| wanted(action) && free(action));
            any.then_some(waste)
        };
        let wastes = match ask {
            Ask::After => [
                left(|action| matches!(action, Move::Deliver(_)), Waste::Delivery),
                left(|action| matches!(action, Move::Achieve(_)), Waste::Achievement),
            ],
            Ask::Bonus => [Some(Waste::Token), None],
            Ask::Construction => [Some(Waste::Building), None],
            Ask::Employment(_) | Ask::WarehousePiece | Ask::ShownPiece(_) => [
                left(|action| matches!(action, Move::Recruit(_)), Waste::FreePiece),
                None,
            ],
            Ask::Port => [left(|action| matches!(action, Move::Order(_)), Waste::FreeOrder), None],
            Ask::Laboratory => [
                left(|action| matches!(action, Move::Learn(_, 0)), Waste::FreeTechnology),
                None,
            ],
            Ask::Church => [
                left(|action| matches!(action, Move::Church(..)), Waste::FreeSpace),
                None,
            ],
            Ask::Customs => [
                left(|action| matches!(action, Move::Customs(_)), Waste::FreeCustomsSpace),
                None,
            ],
            Ask::Placement(placed) if placed.count == 0 => [
                left(|action| matches!(action, Move::Place(_)), Waste::NothingPlaced),
                None,
            ],
            _ => [None, None],
        };
        wastes.into_iter().flatten().collect()
    }
}

/// Whether one more piece in an Area adds nothing to its Power: the others make five already. The President is to come, unless
/// an Assistant is placed where an agent may act alone.
fn beyond_five(view: &View, place: Place) -> bool {
    let table = &view.table;
    let others = table.power_without_president(table.active, place);
    match table.stage {
        Stage::Placement(_) => others + u8::from(table.me().agents_ready() == 0) >= MOST_POWER,
        _ => others >= MOST_POWER,
    }
}

/// Whether a seat gained anything.
struct Gains {
    seat: Seat,
    any: bool,
}

impl Watch<Event> for Gains {
    fn saw(&mut self, event: Event) {
        // What the action brings to another's Trading House is no use to who acts.
        self.any |= matches!(event, Event::Gained { seat, .. } if seat == self.seat);
    }
}
