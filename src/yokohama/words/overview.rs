//! What a person asks of the whole table at any time: how the scores stand, what is left in the supply, what can be done.

use super::phrases::{Noun, Spoken};
use super::{Speech, Words};
use crate::game::Seat;
use crate::sorting;
use crate::yokohama::components::Country;
use crate::yokohama::{Move, Table, Yokohama};

impl Words {
    /// What is left in the supply: the Foreign Agents by country and the Technology deck.
    pub fn spoken_supply(self, table: &Table) -> String {
        let agents = Country::ALL.map(|country| {
            let args = [
                ("n", table.agents[country.index()].into()),
                ("country", self.of_country(country)),
            ];
            self.say(Noun::Agents, &args)
        });
        let args = [
            ("agents", self.list(agents).into()),
            ("n", table.technology_deck.into()),
        ];
        self.say(Spoken::Supply, &args)
    }
}

impl Speech<'_, Yokohama> {
    /// How the scores stand now, most points first; of equals the one who plays earlier.
    pub fn spoken_scores(&self) -> String {
        let table = self.table;
        let mut seats: Vec<Seat> = table.starter.round(table.players).collect();
        sorting::by_key(&mut seats, |seat| std::cmp::Reverse(table.seats[*seat].points));
        let scores = seats.into_iter().map(|seat| {
            let args = [
                ("seat", self.names.of(seat).into()),
                ("points", table.seats[seat].points.into()),
            ];
            self.words.say(Spoken::Score, &args)
        });
        let scores = self.words.commas(scores);
        self.words.say(Spoken::Scores, &[("scores", scores.into())])
    }

    /// What a move does, and where that is no sentence of its own what it would lead to: the choice as it is read out.
    pub fn spoken_choice(&self, action: Move) -> String {
        let deed = self.action_long(action);
        match (action, self.prospect(action)) {
            (Move::Go(..) | Move::Agent(..), Some(prospect)) => self.words.then(deed, prospect.detail),
            _ => deed,
        }
    }
}
