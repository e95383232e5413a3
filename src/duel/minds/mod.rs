//! What the game says of itself to those who think about it: what its positions are made of and worth, how its turns are played in the
//! head, and what a Clerk goes by.

mod clerk;
mod habits;
mod subject;
mod terms;
#[cfg(test)]
mod tests;

use std::sync::OnceLock;

use super::components::{HOUSES, SHOPS};
use super::{Ask, Decision, Duel, Move, State, View};
use crate::chance::Chance;
use crate::game::Seat;
use crate::opponents::{Accounted, Clerked, Features, Group, Habits, Lean, Reason, Style, Styled, Weighed, Weights};

pub use subject::Subject;

impl Features for Duel {
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

impl Weighed for Duel {
    /// Learned by `cargo run --release --example learn -- --game duel`.
    fn weights() -> &'static Weights<Self> {
        static SHIPPED: OnceLock<Weights<Duel>> = OnceLock::new();
        SHIPPED.get_or_init(|| Weights::parse(include_str!("weights.json")).unwrap_or_else(|_| Weights::none()))
    }
}

impl Styled for Duel {
    fn things(&self, state: &State, seat: Seat, style: Style) -> i32 {
        let player = &state.table.seats[seat];
        let things = match style {
            Style::Builder => (SHOPS + HOUSES).saturating_sub(player.shops + player.houses),
            Style::Scholar => player.technologies.len(),
            Style::Trader => player.completed.len(),
        };
        things.into()
    }

    /// Learned by `cargo run --release --example learn -- --game duel --leans`.
    fn leans() -> &'static [Lean<Self>] {
        static SHIPPED: OnceLock<Vec<Lean<Duel>>> = OnceLock::new();
        SHIPPED.get_or_init(|| serde_json::from_str(include_str!("styles.json")).unwrap_or_default())
    }
}

impl Accounted for Duel {
    fn scored(&self, state: &State, seat: Seat) -> impl Iterator<Item = (Option<Subject>, i32)> {
        let score = self.score(&state.table)[seat];
        let scored = [
            (Some(Subject::Orders), score.orders + score.most_orders),
            (Some(Subject::Technologies), score.technologies + score.technology_bonus),
            (Some(Subject::Church), score.church),
            (Some(Subject::Buildings), score.houses + score.shops),
            (Some(Subject::Goods), score.turned + score.imports + score.goods),
            (Some(Subject::Money), score.yen),
        ];
        scored.into_iter()
    }

    /// It ends with its fourth round, whatever anybody does.
    fn is_ending(&self, _: &State) -> bool {
        false
    }

    /// To put back one of the first Orders changes what the hand asks for and nothing else: that more yen or Shops come of it turns later is
    /// nothing that one sees in the choice.
    fn is_told(&self, view: &View, reason: Reason<Subject>) -> bool {
        let chooses = view.table.decision().map(|decision| decision.ask) == Some(Ask::FirstOrders);
        !chooses || reason == Reason::Of(Subject::Orders)
    }
}

impl Habits for Duel {
    fn habit(decision: Decision, moves: &[Move], chance: &mut Chance) -> Move {
        habits::habit(decision.ask, moves, chance)
    }

    fn gist(moves: &[Move]) -> [Option<Move>; 2] {
        habits::gist(moves)
    }
}

impl Clerked for Duel {
    fn guess(&self, state: &State, seat: Seat, _: u16) -> i32 {
        clerk::guess(self, state, seat)
    }

    fn inclination(decision: Decision, moves: &[Move], chance: &mut Chance) -> Move {
        clerk::inclination(decision.ask, moves, chance)
    }

    /// There is no passing: every turn has its Place action.
    fn may_pass(_: &View) -> bool {
        true
    }

    fn does_something(_: Move) -> bool {
        true
    }
}
