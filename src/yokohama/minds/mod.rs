//! What the game says of itself to those who think about it: what its positions are made of and worth, how its turns are played in the
//! head, and what a Clerk goes by.

mod clerk;
mod habits;
mod subject;
mod terms;
#[cfg(test)]
mod tests;

use std::sync::OnceLock;

use super::{Decision, Move, Pieces, State, View, Yokohama};
use crate::chance::Chance;
use crate::game::Seat;
use crate::opponents::{Accounted, Clerked, Features, Group, Habits, Lean, Style, Styled, Weighed, Weights};

pub use subject::Subject;

impl Features for Yokohama {
    type Numbers = [i32; terms::COUNT];

    type Subject = Subject;

    const GROUPS: &'static [Group<Subject>] = terms::GROUPS;

    fn features(&self, state: &State, seat: Seat) -> Self::Numbers {
        terms::of(self, &state.table, &state.secret.hands[seat], seat)
    }

    fn left(&self, state: &State, seat: Seat) -> i32 {
        terms::left(&state.table, seat)
    }
}

impl Weighed for Yokohama {
    /// Learned by `cargo run --release --example learn`.
    fn weights() -> &'static Weights<Self> {
        static SHIPPED: OnceLock<Weights<Yokohama>> = OnceLock::new();
        SHIPPED.get_or_init(|| Weights::parse(include_str!("weights.json")).unwrap_or_else(|_| Weights::none()))
    }
}

impl Styled for Yokohama {
    fn things(&self, state: &State, seat: Seat, style: Style) -> i32 {
        let player = &state.table.seats[seat];
        let things = match style {
            Style::Builder => {
                let unbuilt = player.hand.shops + player.warehouse.shops + player.hand.houses + player.warehouse.houses;
                Pieces::ALL.shops + Pieces::ALL.houses - unbuilt
            }
            Style::Scholar => player.technologies.len(),
            Style::Trader => player.completed.len(),
        };
        things.into()
    }

    /// Learned by `cargo run --release --example learn -- --leans`.
    fn leans() -> &'static [Lean<Self>] {
        static SHIPPED: OnceLock<Vec<Lean<Yokohama>>> = OnceLock::new();
        SHIPPED.get_or_init(|| serde_json::from_str(include_str!("styles.json")).unwrap_or_default())
    }
}

impl Accounted for Yokohama {
    fn scored(&self, state: &State, seat: Seat) -> impl Iterator<Item = (Option<Subject>, i32)> {
        let score = self.score(&state.table)[seat];
        let scored = [
            (None, score.game),
            (Some(Subject::Boards), score.church + score.customs),
            (Some(Subject::Technologies), score.technology),
            (Some(Subject::Countries), score.country),
            (Some(Subject::Agents), score.agents),
            (Some(Subject::Goods), score.imports + score.goods),
            (Some(Subject::Money), score.yen),
        ];
        scored.into_iter()
    }

    fn is_ending(&self, state: &State) -> bool {
        state.table.ending.is_some()
    }
}

impl Habits for Yokohama {
    fn habit(decision: Decision, moves: &[Move], chance: &mut Chance) -> Move {
        habits::habit(decision.ask, moves, chance)
    }

    fn gist(moves: &[Move]) -> [Option<Move>; 2] {
        habits::gist(moves)
    }
}

impl Clerked for Yokohama {
    fn guess(&self, state: &State, seat: Seat, round: u16) -> i32 {
        clerk::guess(self, state, seat, round)
    }

    fn inclination(decision: Decision, moves: &[Move], chance: &mut Chance) -> Move {
        clerk::inclination(decision.ask, moves, chance)
    }

    fn may_pass(view: &View) -> bool {
        clerk::may_pass(view)
    }

    fn does_something(action: Move) -> bool {
        clerk::does_something(action)
    }
}
