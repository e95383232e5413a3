//! The rules, topic by topic, for a player's aid: complete enough to learn the game from and to settle questions.

use super::Words;
use super::phrases::Ruling;
use crate::yokohama::{Chapter, Rules};

/// What the rules are told about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Topic {
    /// What the game is about.
    Aim,
    /// A chapter of the rulebook that refusals cite.
    Chapter(Chapter),
    /// The four Areas that give trade goods.
    Goods,
    /// The Bank.
    Bank,
    /// How country icons bring Foreign Agents.
    Countries,
    /// The final score.
    Scoring,
    /// Mini-expansion 2.
    FreeAgentTokens,
}

impl Topic {
    /// Every topic, in the order in which the game is learnt.
    pub fn all() -> impl Iterator<Item = Self> {
        let chapters = |from: Chapter, to: Chapter| {
            let all = Chapter::ALL.into_iter();
            all.filter(move |chapter| (from..=to).contains(chapter))
                .map(Topic::Chapter)
        };
        std::iter::once(Self::Aim)
            .chain(chapters(Chapter::Setup, Chapter::Orders))
            .chain([Self::Countries, Self::Chapter(Chapter::Ending), Self::Scoring])
            .chain([Self::Chapter(Chapter::Icons), Self::Goods, Self::Bank])
            .chain(chapters(Chapter::Canal, Chapter::AchievementRewards))
            .chain([Self::FreeAgentTokens])
    }
}

impl Words {
    /// What a topic is called: of a chapter, its name.
    pub fn topic(self, topic: Topic) -> &'static str {
        match topic {
            Topic::Chapter(chapter) => self.chapter(chapter),
            other => self.language.catalogue().topic.of(other),
        }
    }

    /// The rules of a topic, a paragraph a line, but for those that [`rulings`](Self::rulings) tells.
    pub fn rules(self, topic: Topic) -> &'static str {
        self.language.catalogue().rules.of(topic)
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
