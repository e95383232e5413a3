//! What the rules are told about, topic by topic.

use super::refusal::Chapter;

/// What the rules are told about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Topic {
    /// What the game is about.
    Aim,
    /// A chapter of the rulebook that refusals cite.
    Chapter(Chapter),
    /// The Synergy bonuses of Factories.
    Bonuses,
    /// The Achievement spaces.
    Achievements,
}

impl Topic {
    /// Every topic, in the order in which the game is learnt: the rulebook's.
    pub fn all() -> impl Iterator<Item = Self> {
        let chapters = Chapter::ALL.into_iter().map(Self::Chapter);
        std::iter::once(Self::Aim)
            .chain(chapters)
            .chain([Self::Bonuses, Self::Achievements])
    }
}
