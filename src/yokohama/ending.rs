//! Endgame conditions: the round is finished, then one whole round more is played (rulebook: Endgame Conditions).

use super::Playing;
use super::event::{Event, Shrine};
use super::state::{Cause, Ending, Occupant, Table};
use crate::game::Watch;

impl Table {
    /// The number of Assistants on the Church or Customs board that ends the game, one of an unused colour included.
    pub const fn board_limit(&self) -> u8 {
        if self.players == 4 { 6 } else { 5 }
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
    let (spaces, cause) = match board {
        Shrine::Church => (&table.church, Cause::Church),
        Shrine::Customs => (&table.customs, Cause::Customs),
    };
    let count = spaces.iter().filter(|occupant| **occupant != Occupant::Nobody).count();
    if count >= usize::from(table.board_limit()) {
        trigger(playing, cause);
    }
}

/// After a Shop or Trading House was built.
pub(super) fn after_building<W: Watch<Event>>(playing: &mut Playing<W>) {
    let me = *playing.me();
    if me.hand.houses + me.warehouse.houses == 0 {
        trigger(playing, Cause::TradingHouses);
    }
    if me.hand.shops + me.warehouse.shops == 0 {
        trigger(playing, Cause::Shops);
    }
}
