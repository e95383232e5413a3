//! The score sheet, and who won (rulebook: The end of the game and the final score).

use super::{Caption, Speech};
use crate::duel::course::Category;
use crate::duel::{Duel, ScoreSheet};
use crate::game::Seat;

impl Speech<'_, Duel> {
    /// The lines of the score sheet by name, in the order of [`Score::lines`](crate::duel::Score::lines).
    pub fn score_lines(&self) -> [&'static str; 11] {
        Category::ALL.map(|category| self.words.text(category.key()))
    }

    /// Who won with how many points: alone, by a tie-break, or shared. `winners` are [`Duel::winners`]; empty if there are none.
    pub fn victory(&self, sheet: &ScoreSheet, winners: &[Seat]) -> String {
        let Some(&winner) = winners.first() else {
            return String::new();
        };
        let points = sheet[winner].total();
        if winners.len() > 1 {
            let names = self
                .words
                .list(winners.iter().map(|seat| self.names.of(*seat).to_owned()));
            return self.say(Caption::WonBoth, &[("names", names.into()), ("points", points.into())]);
        }
        let mut others = Seat::all(crate::duel::components::PLAYERS).filter(|seat| *seat != winner);
        let phrase = match others.any(|seat| sheet[seat].total() == points) {
            true => Caption::WonTie,
            false => Caption::Won,
        };
        self.say(phrase, &[("name", self.name(winner)), ("points", points.into())])
    }
}
