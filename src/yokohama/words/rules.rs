//! The rules, topic by topic, for a player's aid: complete enough to learn the game from and to settle questions.

use super::Words;
use super::phrases::Ruling;
use crate::yokohama::{Rules, Topic};

impl Words {
    /// What a topic is called: of a chapter, its name.
    pub fn topic(self, topic: Topic) -> &'static str {
        match topic {
            Topic::Chapter(chapter) => self.chapter(chapter),
            other => self.room().topic.of(other),
        }
    }

    /// The rules of a topic, a paragraph a line, but for those that [`rulings`](Self::rulings) tells.
    pub fn rules(self, topic: Topic) -> &'static str {
        self.room().rules.of(topic)
    }

    /// The rules of Technologies of which the number of a game's rules decides, a paragraph each: Mining Technology, then the Station.
    pub fn rulings(self, rules: Rules) -> [&'static str; 2] {
        let mining = match rules.mines_once_a_source() {
            true => Ruling::MiningOnce,
            false => Ruling::MiningEach,
        };
        let station = match rules.station_asks_for_assistant() {
            true => Ruling::StationWithAssistant,
            false => Ruling::StationAnyway,
        };
        [mining, station].map(|ruling| self.phrase(ruling))
    }
}
