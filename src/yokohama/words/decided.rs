//! What a part of the score is called.

use super::{Caption, Speech};
use crate::course::Decided;
use crate::yokohama::Yokohama;
use crate::yokohama::course::Category;

impl Speech<'_, Yokohama> {
    /// What decided a game, a sentence each: when its winner went ahead for good, where most points came from, and how it
    /// stood when the end was brought about.
    pub fn decided(&self, decided: &Decided<Category>) -> Vec<String> {
        self.what_decided(decided, |category| self.words.text(category.key()))
    }
}

impl Category {
    /// What it is called on the score sheet.
    pub const fn key(self) -> Caption {
        match self {
            Self::Orders => Caption::ScoreOrders,
            Self::Buildings => Caption::ScoreBuildings,
            Self::Spaces => Caption::ScoreSpaces,
            Self::Technologies => Caption::ScoreTechnologies,
            Self::Achievements => Caption::ScoreAchievements,
            Self::Areas => Caption::ScoreAreas,
            Self::Church => Caption::ScoreChurch,
            Self::Customs => Caption::ScoreCustoms,
            Self::TechnologyBonus => Caption::ScoreTechnology,
            Self::Country => Caption::ScoreCountry,
            Self::Agents => Caption::ScoreAgents,
            Self::Imports => Caption::ScoreImports,
            Self::Yen => Caption::ScoreYen,
            Self::Goods => Caption::ScoreGoods,
        }
    }
}
