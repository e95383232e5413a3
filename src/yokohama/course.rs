//! How a game of Yokohama went: what points are scored for, and what of a player's doing is counted.
#![warn(clippy::float_arithmetic, clippy::disallowed_types)]

use serde::Serialize;

use super::components::Resource;
use super::{Event, Score, State, Why, Yokohama};
use crate::components::listed;
use crate::course::{self, Counted, Mark};
use crate::game::BySeat;

/// How a game of Yokohama went up to now.
pub type Course = course::Course<Yokohama>;

listed! {
    /// What points are scored for, in the order of the score sheet: during the game, then in the final calculation.
    Category, CATEGORIES {
        /// Orders completed.
        Orders,
        /// Spaces of Building tiles.
        Buildings,
        /// Spaces of the Church and Customs boards.
        Spaces,
        /// Technologies gained.
        Technologies,
        /// Achievements completed.
        Achievements,
        /// Actions of Areas, Trading Houses there, 5-Power tokens and exchanges.
        Areas,
        /// The Church bonus.
        Church,
        /// The Customs bonus.
        Customs,
        /// The Technology bonus.
        TechnologyBonus,
        /// The Country bonus.
        Country,
        /// Unused Foreign Agents.
        Agents,
        /// Imported goods.
        Imports,
        /// Yen, by twos.
        Yen,
        /// Trade goods, by threes.
        Goods,
    }
}

impl Category {
    /// The category of points that were scored during the game.
    const fn of(why: Why) -> Self {
        match why {
            Why::Order => Self::Orders,
            Why::Building => Self::Buildings,
            Why::Board => Self::Spaces,
            Why::Technology => Self::Technologies,
            Why::Achievement => Self::Achievements,
            Why::Action | Why::TradingHouse | Why::Token | Why::Exchange | Why::Choice => Self::Areas,
        }
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
    /// Assistants placed from the hand.
    pub placed: u16,
    /// Area actions, those of agents too.
    pub acted: u16,
    /// Orders completed.
    pub orders: u16,
    /// Technologies gained.
    pub technologies: u16,
    /// Shops and Trading Houses built.
    pub buildings: u16,
    /// Achievements completed.
    pub achievements: u16,
}

impl Counted for Yokohama {
    type Category = Category;
    const CATEGORIES: &'static [Category] = &Category::ALL;
    type Points = Points;
    type Score = Score;
    type Tally = Tally;

    fn track(&self, state: &State) -> BySeat<i32> {
        BySeat(state.table.seats.0.map(|player| player.points.into()))
    }

    fn sheet(&self, state: &State) -> BySeat<Score> {
        self.score(&state.table)
    }

    fn total(score: &Score) -> i32 {
        score.total()
    }

    fn mark(event: &Event) -> Option<Mark<Category>> {
        match *event {
            Event::RoundBegan { round } => Some(Mark::Round(round)),
            Event::TurnBegan { seat } => Some(Mark::Turn(seat)),
            Event::Gained {
                seat,
                what: Resource::Points,
                amount,
                why,
            } => Some(Mark::Points {
                seat,
                amount: amount.into(),
                category: Category::of(why),
            }),
            Event::EndTriggered { seat, .. } => Some(Mark::Ending(seat)),
            _ => None,
        }
    }

    fn count(event: &Event, tally: &mut BySeat<Tally>) {
        let Some(seat) = event.seat() else { return };
        let tally = &mut tally[seat];
        let count = match event {
            Event::TurnBegan { .. } => &mut tally.turns,
            Event::Placed { .. } => &mut tally.placed,
            Event::Acted { .. } => &mut tally.acted,
            Event::Delivered { .. } => &mut tally.orders,
            Event::Learned { .. } => &mut tally.technologies,
            Event::ShopBuilt { .. } | Event::HouseBuilt { .. } => &mut tally.buildings,
            Event::Achieved { .. } => &mut tally.achievements,
            _ => return,
        };
        *count += 1;
    }

    fn settle(score: &Score, points: &mut Points) {
        // The lines after the first, from the Church bonus on.
        points[Category::Church as usize..].copy_from_slice(&score.lines()[1..]);
    }
}
