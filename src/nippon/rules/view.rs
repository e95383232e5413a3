//! What one seat may know of a game: all but the order in which Workers will leave the bag (rulebook: Components; nothing is kept hidden).

use serde::Serialize;

use super::decision::Ask;
use super::state::{Secret, State, Table};
use crate::chance::{Chance, Seed};
use crate::game::Seat;

/// What one seat may know, which is what all may know. It does not hold the seed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct View {
    /// Whose view it is; `None` is an onlooker.
    pub seat: Option<Seat>,
    /// What lies open.
    pub table: Table,
}

impl View {
    /// What its seat is asked; `None` if another is, or nobody.
    pub fn asked(&self) -> Option<Ask> {
        let decision = self.table.decision()?;
        (self.seat == Some(decision.seat)).then_some(decision.ask)
    }
}

pub(in super::super) const fn view(state: &State, seat: Option<Seat>) -> View {
    View {
        seat,
        table: state.table,
    }
}

/// Lets Workers leave the bag in another order.
pub(in super::super) const fn determinize(view: &View, seed: Seed) -> State {
    State {
        table: view.table,
        secret: Secret {
            chance: Chance::new(seed),
        },
    }
}
