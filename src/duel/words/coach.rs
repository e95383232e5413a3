//! What the coach says of what positions of the game speak of.

use super::Caption;
use crate::duel::minds::Subject;
use crate::words::Argued;

impl Argued for Subject {
    type Key = Caption;

    fn reason(self) -> Caption {
        match self {
            Subject::Money => Caption::ReasonMoney,
            Subject::Goods => Caption::ReasonGoods,
            Subject::Orders => Caption::ReasonOrders,
            Subject::Technologies => Caption::ReasonTechnologies,
            Subject::Church => Caption::ReasonChurch,
            Subject::Traders => Caption::ReasonTraders,
            Subject::Buildings => Caption::ReasonBuildings,
            Subject::Cards => Caption::ReasonCards,
        }
    }

    fn thing(self) -> Caption {
        match self {
            Subject::Money => Caption::InMoney,
            Subject::Goods => Caption::InGoods,
            Subject::Orders => Caption::InOrders,
            Subject::Technologies => Caption::InTechnologies,
            Subject::Church => Caption::InChurch,
            Subject::Traders => Caption::InTraders,
            Subject::Buildings => Caption::InBuildings,
            Subject::Cards => Caption::InCards,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::opponents::{Reason, Subject as _, Why};
    use crate::words::coach::every_reason_is_told;
    use crate::words::{Language, Words};

    #[test]
    fn every_reason_is_a_sentence_of_its_own() {
        every_reason_is_told::<Subject>();
    }

    /// The game has no Customs board that anything counts towards, and no Agents: what is like them in Yokohama is another thing here.
    #[test]
    fn the_coach_names_what_the_game_has() {
        for words in Language::all().map(Words::new) {
            let said: Vec<String> = Subject::ALL
                .iter()
                .map(|&subject| words.why(Why::Best(Reason::Of(subject))))
                .collect();
            let foreign = |sentence: &String| {
                ["Customs", "Douane", "celn", "agent"]
                    .iter()
                    .any(|of| sentence.contains(of))
            };
            assert_eq!(said.iter().find(|sentence| foreign(sentence)), None);
        }
        let beside = |better, worse| Words::new(Language::ENGLISH).why(Why::Beside { better, worse });
        assert_eq!(
            beside(Reason::Of(Subject::Church), Reason::Of(Subject::Buildings)),
            "Better for Church cards, worse for Shops and Trading Houses."
        );
    }
}
