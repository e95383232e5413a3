//! How a game ended: by what, and for whom.

use super::{Caption, Key, Speech, Words};
use crate::game::Seat;
use crate::yokohama::{Cause, ScoreSheet, Table, Yokohama};

impl Speech<'_, Yokohama> {
    /// What brought the end and by whose doing; `None` before anything did.
    pub fn ending(&self) -> Option<String> {
        let ending = self.table.ending?;
        let key = match ending.cause {
            Cause::TradingHouses => Caption::EndHouses,
            Cause::Shops => Caption::EndShops,
            Cause::Orders => Caption::EndOrders,
            Cause::Church => Caption::EndChurch,
            Cause::Customs => Caption::EndCustoms,
        };
        let args = [
            ("name", self.names.of(ending.seat).into()),
            ("n", self.table.board_limit().into()),
        ];
        Some(self.words.fill(key, &args))
    }

    /// Who won with how many points, and whether only by the tie-break; empty if nobody did.
    pub fn won(&self, standings: &[Seat]) -> String {
        let sheet = self.game.score(self.table);
        let won = |winner: &Seat| self.victory(&sheet, *winner);
        standings.first().map(won).unwrap_or_default()
    }

    /// Who won with how many points, and whether only by the tie-break. `winner` is the first of the standings.
    fn victory(&self, sheet: &ScoreSheet, winner: Seat) -> String {
        let points = sheet[winner].total();
        let tied = Seat::all(self.table.players).any(|seat| seat != winner && sheet[seat].total() == points);
        let key = if tied { Caption::WinsTie } else { Caption::Wins };
        let args = [("name", self.names.of(winner).into()), ("points", points.into())];
        self.words.fill(key, &args)
    }
}

impl Words {
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
}
