//! How a game ended: by what, and for whom.

use super::{Caption, Key, Names, Speech, Words};
use crate::game::Seat;
use crate::yokohama::{Cause, ScoreSheet, Table, Yokohama};

impl Speech<'_, Yokohama> {
    /// What brought the end and by whose doing; `None` before anything did.
    pub fn ending(&self) -> Option<String> {
        self.words.ending(self.table, self.names)
    }

    /// Who won with how many points, and whether only by the tie-break; empty if nobody did.
    pub fn won(&self, standings: &[Seat]) -> String {
        let sheet = self.game.score(self.table);
        let won = |winner: &Seat| self.words.victory(self.table, &sheet, *winner, self.names);
        standings.first().map(won).unwrap_or_default()
    }
}

impl Words {
    /// What brought the end and by whose doing; `None` before anything did.
    pub fn ending(self, table: &Table, names: &Names) -> Option<String> {
        let ending = table.ending?;
        let key = match ending.cause {
            Cause::TradingHouses => Caption::EndHouses,
            Cause::Shops => Caption::EndShops,
            Cause::Orders => Caption::EndOrders,
            Cause::Church => Caption::EndChurch,
            Cause::Customs => Caption::EndCustoms,
        };
        let args = [
            ("name", names.of(ending.seat).into()),
            ("n", table.board_limit().into()),
        ];
        Some(self.fill(key, &args))
    }

    /// Which round is the last; `None` while the end has not come near.
    pub fn last_round(self, table: &Table) -> Option<String> {
        let round = table.ending?.last_round;
        Some(self.fill(Key::FinalRound, &[("round", round.into())]))
    }

    /// That a seat is at its last turn, if it is.
    pub fn last_turn(self, table: &Table, seat: Seat) -> Option<&'static str> {
        let ending = table.ending?;
        let is_last = table.round >= ending.last_round && table.active == seat && table.decision().is_some();
        is_last.then(|| self.text(Key::TreeLastTurn))
    }

    /// Who won with how many points, and whether only by the tie-break. `winner` is the first of the standings.
    pub fn victory(self, table: &Table, sheet: &ScoreSheet, winner: Seat, names: &Names) -> String {
        let points = sheet[winner].total();
        let tied = Seat::all(table.players).any(|seat| seat != winner && sheet[seat].total() == points);
        let key = if tied { Caption::WinsTie } else { Caption::Wins };
        self.fill(key, &[("name", names.of(winner).into()), ("points", points.into())])
    }
}
