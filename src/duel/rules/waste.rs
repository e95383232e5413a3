//! Legal but wasteful: what an experienced player would point out before a move is made. Nothing here forbids anything.

use super::super::Duel;
use super::bonus::MOST;
use super::components::Title;
use super::decision::Ask;
use super::event::Event;
use super::moves::Move;
use super::refusal::Chapter;
use super::state::{Stage, Table};
use super::view::View;
use crate::chance::Seed;
use crate::components::{listed, set};
use crate::game::{Game as _, Seat, Watch};

/// From this Influence on an action brings all that it may: a Place's table ends before the rewards of a Bonus card.
const ENOUGH: u8 = MOST;

listed! {
    /// A kind of waste, each with the chapter whose rule it leaves unused.
    Waste, WASTES {
        /// The turn ends with an Order in hand that could be completed.
        Delivery,
        /// Nothing is built where something could be.
        Building,
        /// A Church card that takes no gift is left.
        FreeCard,
        /// A Technology that costs nothing is left.
        FreeTechnology,
        /// An upgrade that costs nothing is left.
        FreeUpgrade,
        /// More Influence than the 7 that make a difference.
        BeyondSeven,
        /// The action gives nothing, and nothing follows from it.
        NoUse,
    }
}

impl Waste {
    /// Where the rulebook says what could be had.
    pub const fn chapter(self) -> Chapter {
        match self {
            Self::Delivery => Chapter::Orders,
            Self::Building => Chapter::Construction,
            Self::FreeCard => Chapter::Church,
            Self::FreeTechnology => Chapter::Laboratory,
            Self::FreeUpgrade => Chapter::RoundEnd,
            Self::BeyondSeven | Self::NoUse => Chapter::PlaceAction,
        }
    }
}

set! {
    /// The kinds of waste that a player does not want to hear of.
    Unwanted: u8, of Waste, waste => waste as u8, number => Waste::ALL[number as usize]
}

impl Duel {
    /// What a legal answer of the view's seat would waste, if it would waste anything; `None` too for a view whose seat is not asked.
    pub fn waste_of(&self, view: &View, action: Move) -> Option<Waste> {
        let mut moves = Vec::new();
        self.moves_seen(view, &mut moves);
        let decision = view.table.decision().filter(|_| moves.contains(&action))?;
        match action {
            Move::GoOn => self.left_lying(&view.table, decision.ask, &moves),
            Move::Go(_) | Move::Trader(_) => self.is_useless(view, action).then_some(Waste::NoUse),
            Move::Support(..) | Move::Phone => is_enough(&view.table).then_some(Waste::BeyondSeven),
            _ => None,
        }
    }

    /// What going on leaves behind.
    fn left_lying(&self, table: &Table, ask: Ask, moves: &[Move]) -> Option<Waste> {
        let left = |action: &Move| match (ask, *action) {
            (Ask::End, Move::Deliver(_)) => Some(Waste::Delivery),
            (Ask::Construction, Move::Shop | Move::House) => Some(Waste::Building),
            (Ask::Church, Move::Church(_, given)) => given.is_empty().then_some(Waste::FreeCard),
            (Ask::Laboratory, Move::Learn(slot, 0)) => {
                (self.points_to_pay(table, slot) == Some(0)).then_some(Waste::FreeTechnology)
            }
            (Ask::Upgrade, Move::Upgrade(_)) => table.me().knows(Title::University).then_some(Waste::FreeUpgrade),
            _ => None,
        };
        moves.iter().find_map(left)
    }

    /// Whether a whole action that a legal move begins would give its seat nothing and ask it nothing.
    fn is_useless(&self, view: &View, action: Move) -> bool {
        let before = &view.table;
        let mut state = self.determinize(view, Seed::default());
        let mut gains = Gains {
            seat: before.active,
            any: false,
            is_over: false,
        };
        self.play(&mut state, action, &mut gains);
        let after = &state.table;
        let is_over = match action {
            Move::Trader(_) => after.depth == before.depth,
            _ => {
                after.depth == 0
                    || after.turn != before.turn
                    || after.decision().is_some_and(|next| next.ask == Ask::End)
            }
        };
        (is_over || after.stage != Stage::Turn) && !gains.any
    }
}

/// Whether the Influence of the action under way is enough without anything that is added to it.
fn is_enough(table: &Table) -> bool {
    table.influence_with(None, false) >= ENOUGH
}

/// Whether a seat gained anything, or saw any Order, before another turn began.
struct Gains {
    seat: Seat,
    any: bool,
    is_over: bool,
}

impl Watch<Event> for Gains {
    fn saw(&mut self, event: Event) {
        // What a Technology brings as the same seat's next turn begins is none of this action's.
        self.is_over |= matches!(event, Event::TurnBegan { .. });
        self.any |= match event {
            _ if self.is_over => false,
            // What the action brings to the other's Trading House is no use to who acts.
            Event::Gained { seat, .. } | Event::Turned { seat, .. } | Event::OrderLookedAt { seat, .. } => {
                seat == self.seat
            }
            _ => false,
        };
    }
}
