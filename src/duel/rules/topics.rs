//! What the rules are told about, topic by topic.

use super::refusal::Chapter;

/// What the rules are told about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Topic {
    /// What the game is about.
    Aim,
    /// A chapter of the rulebook that refusals cite.
    Chapter(Chapter),
    /// What rewards bring, of Orders, Church cards and Bonus cards.
    Rewards,
    /// The four Places that give trade goods.
    Goods,
    /// The Bank.
    Bank,
    /// The Customs.
    Customs,
}

impl Topic {
    /// Every topic, in the order in which the game is learnt: the rulebook's, with the Places last.
    pub fn all() -> impl Iterator<Item = Self> {
        let chapters = |from: Chapter, to: Chapter| {
            let all = Chapter::ALL.into_iter();
            all.filter(move |chapter| (from..=to).contains(chapter))
                .map(Self::Chapter)
        };
        std::iter::once(Self::Aim)
            .chain(chapters(Chapter::Setup, Chapter::Scoring))
            .chain([Self::Rewards, Self::Goods, Self::Bank])
            .chain(chapters(Chapter::Chinatown, Chapter::Church))
            .chain([Self::Customs])
            .chain(chapters(Chapter::Laboratory, Chapter::Port))
    }
}
