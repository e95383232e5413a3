//! Endgame conditions: the round is finished, then one whole round more is played (rulebook: Endgame Conditions).

use super::Playing;
use super::components::Piece;
use super::event::{Event, Shrine};
use super::player::{Pieces, Player};
use super::state::{Cause, Ending, Occupant, Table};
use crate::game::{Seat, Watch};

/// How far an endgame condition is met.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Condition {
    /// The condition.
    pub cause: Cause,
    /// How much there is of it; of the Order deck, how many cards are left.
    pub has: u8,
    /// How much ends the game; 0 for the Order deck.
    pub needs: u8,
    /// Who is nearest to it, if a player's buildings count.
    pub leader: Option<Seat>,
}

impl Condition {
    /// Whether one step more may end the game: of a deck of two, a Port is still filled up.
    pub const fn is_near(&self) -> bool {
        if self.counts_down() {
            self.has < 2
        } else {
            self.has + 1 >= self.needs
        }
    }

    /// Whether it tells what is left, rather than what there is.
    pub const fn counts_down(&self) -> bool {
        self.needs == 0
    }
}

impl Table {
    /// How far each of the five endgame conditions is met.
    pub fn conditions(&self) -> [Condition; 5] {
        let condition = |cause, has, needs, leader| Condition {
            cause,
            has,
            needs,
            leader,
        };
        let built = |cause, piece| {
            let (has, leader) = self.most_built(piece);
            condition(cause, has, Pieces::ALL.of(piece), leader)
        };
        let settled = |cause, board| condition(cause, self.settled(board), self.board_limit(), None);
        [
            condition(Cause::Orders, self.order_deck, 0, None),
            settled(Cause::Church, Shrine::Church),
            settled(Cause::Customs, Shrine::Customs),
            built(Cause::Shops, Piece::Shop),
            built(Cause::TradingHouses, Piece::TradingHouse),
        ]
    }

    /// Whether one step more may end the game.
    pub fn is_near_end(&self) -> bool {
        self.conditions().iter().any(Condition::is_near)
    }

    /// The most Shops or Trading Houses that a seat has built, and the first seat in turn order that has them; nobody has none.
    fn most_built(&self, piece: Piece) -> (u8, Option<Seat>) {
        let mut most = (0, None);
        for seat in self.starter.round(self.players) {
            let built = self.built(seat, piece);
            if built > most.0 {
                most = (built, Some(seat));
            }
        }
        most
    }

    /// The number of Assistants on the Church or Customs board that ends the game, one of an unused colour included.
    pub const fn board_limit(&self) -> u8 {
        if self.players == 4 { 6 } else { 5 }
    }

    /// How many Assistants stand on the Church or Customs board, one of an unused colour included.
    pub fn settled(&self, board: Shrine) -> u8 {
        let spaces = match board {
            Shrine::Church => &self.church,
            Shrine::Customs => &self.customs,
        };
        spaces.iter().filter(|space| **space != Occupant::Nobody).count() as u8
    }

    /// How many Shops or Trading Houses a seat has built.
    pub fn built(&self, seat: Seat, piece: Piece) -> u8 {
        let Player { hand, warehouse, .. } = &self.seats[seat];
        Pieces::ALL
            .of(piece)
            .saturating_sub(hand.of(piece) + warehouse.of(piece))
    }
}

/// Notes an endgame condition; the first one matters.
pub(super) fn trigger<W: Watch<Event>>(playing: &mut Playing<W>, cause: Cause) {
    let seat = playing.seat();
    let table = playing.table();
    if table.ending.is_some() {
        return;
    }
    let last_round = table.round.saturating_add(1);
    table.ending = Some(Ending {
        cause,
        seat,
        last_round,
    });
    playing.watch.saw(Event::EndTriggered {
        seat,
        cause,
        last_round,
    });
}

/// After an Assistant was placed on the Church or Customs board.
pub(super) fn after_settling<W: Watch<Event>>(playing: &mut Playing<W>, board: Shrine) {
    let table = &playing.state.table;
    let cause = match board {
        Shrine::Church => Cause::Church,
        Shrine::Customs => Cause::Customs,
    };
    if table.settled(board) >= table.board_limit() {
        trigger(playing, cause);
    }
}

/// After a Shop or Trading House was built.
pub(super) fn after_building<W: Watch<Event>>(playing: &mut Playing<W>) {
    let seat = playing.seat();
    for (piece, cause) in [(Piece::TradingHouse, Cause::TradingHouses), (Piece::Shop, Cause::Shops)] {
        if playing.state.table.built(seat, piece) == Pieces::ALL.of(piece) {
            trigger(playing, cause);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chance::Seed;
    use crate::game::Game as _;
    use crate::printed::Edition;
    use crate::yokohama::content::Content;
    use crate::yokohama::{Options, Yokohama};

    /// Two Orders are the most that a visit takes, and a deck that runs out exactly ends nothing.
    #[test]
    fn a_deck_of_two_fills_a_port_once_more() {
        let game = Yokohama::new(Content::first(), Options::new(2).expect("two may play"));
        let mut table = game.deal(Seed(1)).table;
        let mut near = |left| {
            table.order_deck = left;
            let conditions = table.conditions();
            let deck = conditions.iter().find(|condition| condition.cause == Cause::Orders);
            deck.is_some_and(Condition::is_near)
        };
        assert!(!near(2));
        assert!(near(1));
        assert!(near(0));
    }
}
