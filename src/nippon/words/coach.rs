//! What the coach says of what positions of the game speak of.

use super::Caption;
use crate::nippon::minds::Subject;
use crate::words::Argued;

impl Argued for Subject {
    type Key = Caption;

    fn reason(self) -> Caption {
        match self {
            Self::Money => Caption::ReasonMoney,
            Self::Coal => Caption::ReasonCoal,
            Self::Knowledge => Caption::ReasonKnowledge,
            Self::Factories => Caption::ReasonFactories,
            Self::Goods => Caption::ReasonGoods,
            Self::Contracts => Caption::ReasonContracts,
            Self::Influence => Caption::ReasonInfluence,
            Self::Trains => Caption::ReasonTrains,
            Self::Ships => Caption::ReasonShips,
            Self::Workers => Caption::ReasonWorkers,
            Self::Achievements => Caption::ReasonAchievements,
        }
    }

    fn thing(self) -> Caption {
        match self {
            Self::Money => Caption::InMoney,
            Self::Coal => Caption::InCoal,
            Self::Knowledge => Caption::InKnowledge,
            Self::Factories => Caption::InFactories,
            Self::Goods => Caption::InGoods,
            Self::Contracts => Caption::InContracts,
            Self::Influence => Caption::InInfluence,
            Self::Trains => Caption::InTrains,
            Self::Ships => Caption::InShips,
            Self::Workers => Caption::InWorkers,
            Self::Achievements => Caption::InAchievements,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::opponents::{Reason, Why};
    use crate::words::coach::every_reason_is_told;
    use crate::words::{Language, Words};

    #[test]
    fn every_reason_is_a_sentence_of_its_own() {
        every_reason_is_told::<Subject>();
    }

    #[test]
    fn the_coach_names_what_the_game_has() {
        let beside = |better, worse| Words::new(Language::ENGLISH).why(Why::Beside { better, worse });
        assert_eq!(
            beside(Reason::Of(Subject::Influence), Reason::Of(Subject::Factories)),
            "Better for places in the Regions, worse for Factories and Machines."
        );
    }
}
