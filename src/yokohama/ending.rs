//! Endgame conditions: the round is finished, then one whole round more is played (rulebook: Endgame Conditions).

use super::Playing;
use super::components::Piece;
use super::event::{Event, Shrine};
use super::player::{Pieces, Player};
use super::state::{Cause, Ending, Occupant, Table};
use crate::game::{Seat, Watch};

impl Table {
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
