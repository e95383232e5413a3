//! What the game says of itself to those who think about it: what its positions are made of and worth, how its turns are played in the
//! head, and what a Clerk goes by.

mod clerk;
mod habits;
mod subject;
mod terms;
#[cfg(test)]
mod tests;

use std::sync::OnceLock;

use super::components::{Achievement, CONTRACTS, TILES};
use super::{Decision, Move, Nippon, Stage, State, View};
use crate::chance::Chance;
use crate::game::Seat;
use crate::opponents::{Accounted, Clerked, Features, Group, Habits, Lean, Style, Styled, Weighed, Weights};

pub use subject::Subject;

impl Features for Nippon {
    type Numbers = [i32; terms::COUNT];

    type Subject = Subject;

    const GROUPS: &'static [Group<Subject>] = terms::GROUPS;

    fn features(&self, state: &State, seat: Seat) -> Self::Numbers {
        terms::of(self, &state.table, seat)
    }

    fn left(&self, state: &State, seat: Seat) -> i32 {
        terms::left(&state.table, seat)
    }
}

impl Weighed for Nippon {
    /// Learned by `cargo run --release --example learn -- --game nippon`.
    fn weights() -> &'static Weights<Self> {
        static SHIPPED: OnceLock<Weights<Nippon>> = OnceLock::new();
        SHIPPED.get_or_init(|| Weights::parse(include_str!("weights.json")).unwrap_or_else(|_| Weights::none()))
    }
}

impl Styled for Nippon {
    /// A builder is fond of Trains and Ships, a scholar of Factories, a trader of fulfilled Contracts.
    fn things(&self, state: &State, seat: Seat, style: Style) -> i32 {
        let player = &state.table.seats[seat];
        let things = match style {
            Style::Builder => 2 * TILES - usize::from(player.trains + player.ships),
            Style::Scholar => player.own().count(),
            Style::Trader => CONTRACTS - usize::from(player.contracts.len()),
        };
        things as i32
    }

    /// Learned by `cargo run --release --example learn -- --game nippon --leans`.
    fn leans() -> &'static [Lean<Self>] {
        static SHIPPED: OnceLock<Vec<Lean<Nippon>>> = OnceLock::new();
        SHIPPED.get_or_init(|| serde_json::from_str(include_str!("styles.json")).unwrap_or_default())
    }
}

impl Accounted for Nippon {
    fn scored(&self, state: &State, seat: Seat) -> impl Iterator<Item = (Option<Subject>, i32)> {
        let score = self.score(&state.table)[seat];
        let for_good = [(None, score.before), (Some(Subject::Money), score.wages)];
        let achievements = Achievement::ALL.map(|achievement| Some(of(achievement))).into_iter();
        let scored = for_good.into_iter().chain(achievements.zip(score.achievements));
        scored.map(|(subject, points)| (subject, points.into()))
    }

    fn is_ending(&self, state: &State) -> bool {
        state.table.stage != Stage::Play
    }
}

/// What an Achievement speaks of.
const fn of(achievement: Achievement) -> Subject {
    match achievement {
        Achievement::Contracts => Subject::Contracts,
        Achievement::Money => Subject::Money,
        Achievement::Knowledge => Subject::Knowledge,
        Achievement::Ships => Subject::Ships,
        Achievement::Trains => Subject::Trains,
        Achievement::Coal => Subject::Coal,
        Achievement::Factories | Achievement::Machines => Subject::Factories,
        Achievement::Regions => Subject::Influence,
    }
}

impl Habits for Nippon {
    fn habit(decision: Decision, moves: &[Move], chance: &mut Chance) -> Move {
        habits::habit(decision.ask, moves, chance)
    }

    fn gist(moves: &[Move]) -> [Option<Move>; 2] {
        habits::gist(moves)
    }
}

impl Clerked for Nippon {
    fn guess(&self, state: &State, seat: Seat, _: u16) -> i32 {
        clerk::guess(self, state, seat)
    }

    fn inclination(decision: Decision, moves: &[Move], chance: &mut Chance) -> Move {
        clerk::inclination(decision.ask, moves, chance)
    }

    /// To Consolidate without a Worker is to pass: if all did, no game would end.
    fn may_pass(view: &View) -> bool {
        !view.table.me().workers.is_empty()
    }

    fn does_something(action: Move) -> bool {
        matches!(action, Move::Take(..))
    }
}
