//! How near the end of the game is (rulebook: Endgame Conditions).

use super::Show;
use crate::game::Seat;
use crate::yokohama::components::{ORDERS, Piece};
use crate::yokohama::{Cause, Pieces, Shrine, Table};

/// How near one endgame condition is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Gauge {
    /// The condition.
    pub(super) cause: Cause,
    /// How much there is of it; of the Order deck, how many cards are left.
    pub(super) has: u8,
    /// How much ends the game; 0 for the Order deck.
    pub(super) needs: u8,
    /// Who is nearest to it, if a player's buildings count.
    pub(super) leader: Option<Seat>,
}

impl Gauge {
    /// Whether one step more may end the game: of a deck of two, a Port is still filled up.
    pub(super) const fn is_hot(&self) -> bool {
        if self.counts_down() {
            self.has < 2
        } else {
            self.has + 1 >= self.needs
        }
    }

    /// Whether it tells what is left, rather than what there is.
    pub(super) const fn counts_down(&self) -> bool {
        self.needs == 0
    }

    /// How near it is, in a sentence that names who is nearest.
    pub(super) fn spoken(&self, show: &Show) -> String {
        let said = show.words.spoken_gauge(self.cause, self.has, self.needs);
        match self.leader {
            Some(seat) => show.words.spoken_nearest(said, show.names.of(seat)),
            None => said,
        }
    }

    /// How near it is: 1 ends the game.
    pub(super) fn nearness(&self) -> f32 {
        if self.counts_down() {
            1.0 - f32::from(self.has) / ORDERS as f32
        } else {
            f32::from(self.has) / f32::from(self.needs)
        }
    }
}

/// All five gauges.
pub(super) fn of(table: &Table) -> Vec<Gauge> {
    let limit = table.board_limit();
    let gauge = |cause, has, needs, leader| Gauge {
        cause,
        has,
        needs,
        leader,
    };
    let built = |cause, piece| {
        let (has, leader) = most(table, |seat| table.built(seat, piece));
        gauge(cause, has, Pieces::ALL.of(piece), leader)
    };
    let settled = |cause, board| gauge(cause, table.settled(board), limit, None);
    vec![
        gauge(Cause::Orders, table.order_deck, 0, None),
        settled(Cause::Church, Shrine::Church),
        settled(Cause::Customs, Shrine::Customs),
        built(Cause::Shops, Piece::Shop),
        built(Cause::TradingHouses, Piece::TradingHouse),
    ]
}

/// Whether one step more may end the game.
pub(crate) fn is_near_end(table: &Table) -> bool {
    of(table).iter().any(Gauge::is_hot)
}

/// The most that a seat has, and the first seat in turn order that has it; nobody has nothing.
fn most(table: &Table, count: impl Fn(Seat) -> u8) -> (u8, Option<Seat>) {
    let mut best = (0, None);
    for seat in table.starter.round(table.players) {
        if count(seat) > best.0 {
            best = (count(seat), Some(seat));
        }
    }
    best
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chance::Seed;
    use crate::game::Game as _;
    use crate::yokohama::content::Content;
    use crate::yokohama::{Options, Yokohama};

    /// Two Orders are the most that a visit takes, and a deck that runs out exactly ends nothing.
    #[test]
    fn a_deck_of_two_fills_a_port_once_more() {
        let game = Yokohama::new(Content::first(), Options::new(2).expect("two may play"));
        let mut table = game.deal(Seed(1)).table;
        let mut hot = |left| {
            table.order_deck = left;
            let gauges = of(&table);
            let deck = gauges.iter().find(|gauge| gauge.cause == Cause::Orders);
            deck.is_some_and(Gauge::is_hot)
        };
        assert!(!hot(2));
        assert!(hot(1));
        assert!(hot(0));
    }
}
