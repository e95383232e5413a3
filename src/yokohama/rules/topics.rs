//! What the rules are told about, topic by topic.

use super::refusal::Chapter;

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
