//! The score sheet, and who won (Reference Sheet; rulebook: Scorings).

use super::{Caption, Speech};
use crate::game::Seat;
use crate::nippon::components::{ACHIEVEMENTS, Achievement};
use crate::nippon::{Nippon, ScoreSheet};

impl Speech<'_, Nippon> {
    /// The lines of the final score by name, in the order of [`Score::lines`](crate::nippon::Score::lines).
    pub fn score_lines(&self) -> [&'static str; ACHIEVEMENTS + 2] {
        let mut lines = [""; ACHIEVEMENTS + 2];
        lines[0] = self.words.text(Caption::ScoreBefore);
        lines[1] = self.words.text(Caption::ScoreLastWages);
        for (line, achievement) in lines[2..].iter_mut().zip(Achievement::ALL) {
            *line = self.words.text(caption(achievement));
        }
        lines
    }

    /// Who won with how many points: alone, or by the tie-break. `standings` are the seats from first to last place; empty if there are none.
    pub fn victory(&self, sheet: &ScoreSheet, standings: &[Seat]) -> String {
        let Some((&winner, others)) = standings.split_first() else {
            return String::new();
        };
        let points = sheet[winner].total();
        let phrase = match others.iter().any(|&seat| sheet[seat].total() == points) {
            true => Caption::WonTie,
            false => Caption::Won,
        };
        self.say(phrase, &[("name", self.name(winner)), ("points", points.into())])
    }
}

/// The line of an Achievement on a score sheet.
pub(super) const fn caption(achievement: Achievement) -> Caption {
    match achievement {
        Achievement::Contracts => Caption::ScoreContractsSpace,
        Achievement::Money => Caption::ScoreMoneySpace,
        Achievement::Knowledge => Caption::ScoreKnowledgeSpace,
        Achievement::Ships => Caption::ScoreShipsSpace,
        Achievement::Trains => Caption::ScoreTrainsSpace,
        Achievement::Coal => Caption::ScoreCoalSpace,
        Achievement::Factories => Caption::ScoreFactoriesSpace,
        Achievement::Machines => Caption::ScoreMachinesSpace,
        Achievement::Regions => Caption::ScoreRegionsSpace,
    }
}
