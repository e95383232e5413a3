//! What the rules of a game are handed: what the seat that is asked knows, to tell what is legal, and a move being played.

use derive_where::derive_where;

use super::{Game, Seat, State};

/// What the seat that is asked knows of a game, enough to tell what is legal: what lies open, and what it holds, an `H`.
#[derive_where(Clone, Copy)]
pub(crate) struct Asked<'a, G: Game, H> {
    /// The game: its content and options.
    pub(crate) game: &'a G,
    /// What everybody sees.
    pub(crate) table: &'a G::Table,
    /// What that seat holds.
    pub(crate) hand: &'a H,
}

/// A move of a game being played; what happens goes to a `W`.
pub(crate) struct Playing<'a, G: Game, W> {
    /// The game: its content and options.
    pub(crate) game: &'a G,
    /// What it has come to.
    pub(crate) state: &'a mut G::State,
    /// Where events go.
    pub(crate) watch: &'a mut W,
}

impl<G: Game, W> Playing<'_, G, W> {
    /// The seat whose turn it is.
    pub(crate) fn seat(&self) -> Seat {
        G::active(G::open(self.state))
    }
}

impl<G: Game<Table = T, State = State<T, S>>, T, S, W> Playing<'_, G, W> {
    /// What lies on the table.
    pub(crate) const fn table(&mut self) -> &mut T {
        &mut self.state.table
    }
}
