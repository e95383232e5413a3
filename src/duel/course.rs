//! How a game of Yokohama Duel went: what points are scored for, all of it at its end, and what of a player's doing is counted.
#![warn(clippy::float_arithmetic, clippy::disallowed_types)]

use serde::Serialize;

use super::rules::event::Actor;
use super::{Duel, Event, Score, State};
use crate::components::listed;
use crate::course::{self, Counted, Mark};
use crate::game::{BySeat, Game as _};

/// How a game of Yokohama Duel went up to now.
pub type Course = course::Course<Duel>;

listed! {
    /// What points are scored for, in the order of the score sheet (rulebook: Final score).
    Category, CATEGORIES {
        /// Completed Orders.
        Orders,
        /// Most completed Orders.
        MostOrders,
        /// Technologies.
        Technologies,
        /// Highest Production of Technologies.
        TechnologyBonus,
        /// Church cards.
        Church,
        /// Trading Houses.
        Houses,
        /// Shops.
        Shops,
        /// Imported goods turned face down.
        Turned,
        /// Imported goods, face up.
        Imports,
        /// Yen, by twos.
        Yen,
        /// Goods, by threes.
        Goods,
    }
}

/// Points by category, in the order of [`Category::ALL`].
pub type Points = [i32; CATEGORIES];

/// How much a player did.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Tally {
    /// Turns taken.
    pub turns: u16,
    /// Actions of Places, those of Traders too.
    pub acted: u16,
    /// Those of Traders.
    pub traders: u16,
    /// Orders completed.
    pub orders: u16,
    /// Technologies gained.
    pub technologies: u16,
    /// Shops and Trading Houses built.
    pub buildings: u16,
    /// Church cards taken.
    pub church: u16,
}

impl Counted for Duel {
    type Category = Category;
    const CATEGORIES: &'static [Category] = &Category::ALL;
    type Points = Points;
    type Score = Score;
    type Tally = Tally;

    fn track(&self, state: &State) -> BySeat<i32> {
        self.totals(state)
    }

    fn sheet(&self, state: &State) -> BySeat<Score> {
        self.score(&state.table)
    }

    fn total(score: &Score) -> i32 {
        score.total()
    }

    fn mark(event: &Event) -> Option<Mark<Category>> {
        match *event {
            Event::RoundBegan { round } => Some(Mark::Round(round.into())),
            Event::TurnBegan { seat } => Some(Mark::Turn(seat)),
            _ => None,
        }
    }

    fn count(event: &Event, tally: &mut BySeat<Tally>) {
        let Some(seat) = event.seat() else { return };
        let tally = &mut tally[seat];
        let count = match event {
            Event::TurnBegan { .. } => &mut tally.turns,
            Event::Acted { by, .. } => {
                tally.traders += u16::from(*by == Actor::Trader);
                &mut tally.acted
            }
            Event::Delivered { .. } => &mut tally.orders,
            Event::Learned { .. } => &mut tally.technologies,
            Event::ShopBuilt { .. } | Event::HouseBuilt { .. } => &mut tally.buildings,
            Event::ChurchTaken { .. } => &mut tally.church,
            _ => return,
        };
        *count += 1;
    }

    fn settle(score: &Score, points: &mut Points) {
        *points = score.lines();
    }
}
