//! What the coach says.

use super::{Key, Words};
use crate::opponents::Reason;

impl Words {
    /// What speaks for a turn, in a sentence.
    pub fn speaks_for(self, reason: Reason) -> &'static str {
        self.text(match reason {
            Reason::Ending => Key::ReasonEnding,
            Reason::Points => Key::ReasonPoints,
            Reason::Money => Key::ReasonMoney,
            Reason::Goods => Key::ReasonGoods,
            Reason::Pieces => Key::ReasonPieces,
            Reason::Orders => Key::ReasonOrders,
            Reason::Technologies => Key::ReasonTechnologies,
            Reason::Agents => Key::ReasonAgents,
            Reason::Countries => Key::ReasonCountries,
            Reason::Boards => Key::ReasonBoards,
            Reason::Power => Key::ReasonPower,
        })
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::words::{Arg, Language};

    const WORDS: Words = Words::new(Language::English);

    #[test]
    fn every_reason_is_a_sentence_of_its_own() {
        let said: BTreeSet<_> = Reason::ALL.into_iter().map(|reason| WORDS.speaks_for(reason)).collect();
        assert_eq!(said.len(), Reason::ALL.len());
        for sentence in said {
            assert!(sentence.ends_with('.'), "{sentence}");
        }
    }

    #[test]
    fn leads_and_costs_are_told_in_tenths_and_turns_are_counted() {
        let points = [("n", Arg::from("3.2"))];
        assert_eq!(WORDS.fill(Key::CoachAhead, &points), "3.2 points ahead a round later");
        assert_eq!(WORDS.fill(Key::CoachBehind, &points), "3.2 points behind a round later");
        assert_eq!(WORDS.fill(Key::CoachLess, &points), "3.2 points less");
        assert_eq!(
            WORDS.fill(Key::CoachFound, &[("n", 1_u32.into())]),
            "1 turn, the best one first"
        );
        assert_eq!(
            WORDS.fill(Key::CoachFound, &[("n", 3_u32.into())]),
            "3 turns, the best one first"
        );
        let turn = [("round", Arg::from(5_u32)), ("n", Arg::from("3.2"))];
        assert_eq!(WORDS.fill(Key::AnalysisTurn, &turn), "Round 5: 3.2 points given away");
    }
}
