//! What the coach says.

use super::{Key, Words};
use crate::opponents::{Reason, Why};

impl Words {
    /// Why a turn comes where it comes, in a sentence.
    pub fn why(self, why: Why) -> String {
        match why {
            Why::Best(reason) => self.speaks_for(reason).to_owned(),
            Why::Only => self.text(Key::ReasonOnly).to_owned(),
            Why::Beside { better, worse } => self.beside(better, worse),
        }
    }

    /// How a turn compares with the best one, in a sentence.
    fn beside(self, better: Reason, worse: Reason) -> String {
        match better {
            Reason::Ending => return self.text(Key::BesideEnding).to_owned(),
            Reason::Open => return self.text(Key::BesideOpen).to_owned(),
            _ => {}
        }
        let (better, worse) = (self.thing(better), self.thing(worse));
        let slots = |name, thing: &'static str| (name, thing.into());
        match (better, worse) {
            (Some(better), Some(worse)) => {
                let slots = [slots("better", better), slots("worse", worse)];
                self.fill(Key::BesideBoth, &slots)
            }
            (Some(better), None) => self.fill(Key::BesideBetter, &[slots("better", better)]),
            (None, Some(worse)) => self.fill(Key::BesideWorse, &[slots("worse", worse)]),
            (None, None) => self.text(Key::BesideMixed).to_owned(),
        }
    }

    /// What a turn is better or worse for; `None` if that is no single thing.
    fn thing(self, reason: Reason) -> Option<&'static str> {
        Some(self.text(match reason {
            Reason::Points => Key::InPoints,
            Reason::Later => Key::InLater,
            Reason::Money => Key::InMoney,
            Reason::Goods => Key::InGoods,
            Reason::Pieces => Key::InPieces,
            Reason::Orders => Key::InOrders,
            Reason::Technologies => Key::InTechnologies,
            Reason::Agents => Key::InAgents,
            Reason::Countries => Key::InCountries,
            Reason::Boards => Key::InBoards,
            Reason::Power => Key::InPower,
            Reason::Cards => Key::InCards,
            Reason::Rival => Key::InRival,
            Reason::Ending | Reason::Open | Reason::Mixed => return None,
        }))
    }

    /// What speaks for a turn, in a sentence.
    fn speaks_for(self, reason: Reason) -> &'static str {
        self.text(match reason {
            Reason::Ending => Key::ReasonEnding,
            Reason::Open => Key::ReasonOpen,
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
            Reason::Cards => Key::ReasonCards,
            Reason::Later => Key::ReasonLater,
            Reason::Rival => Key::ReasonRival,
            Reason::Mixed => Key::ReasonMixed,
        })
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::words::{Arg, Language};

    const WORDS: Words = Words::new(Language::ENGLISH);

    #[test]
    fn every_reason_is_a_sentence_of_its_own() {
        let best = Reason::ALL.into_iter().map(Why::Best);
        let said: BTreeSet<_> = best.chain([Why::Only]).map(|why| WORDS.why(why)).collect();
        assert_eq!(said.len(), Reason::ALL.len() + 1);
        for sentence in said {
            assert!(sentence.ends_with('.'), "{sentence}");
        }
    }

    #[test]
    fn another_turn_is_compared_with_the_best() {
        let beside = |better, worse| WORDS.why(Why::Beside { better, worse });
        assert_eq!(
            beside(Reason::Goods, Reason::Points),
            "Better for goods, worse for points at once."
        );
        assert_eq!(beside(Reason::Mixed, Reason::Money), "Worse for money.");
        assert_eq!(
            beside(Reason::Orders, Reason::Mixed),
            "Better for your Orders, a little worse for the rest."
        );
        assert_eq!(
            beside(Reason::Mixed, Reason::Mixed),
            "A little worse in several things."
        );
        assert_eq!(
            beside(Reason::Open, Reason::Mixed),
            "It does not bring the end of the game, which the best does."
        );
    }

    #[test]
    fn leads_and_costs_are_told_in_tenths_and_turns_are_counted() {
        let points = [("n", Arg::from("3.2"))];
        assert_eq!(
            WORDS.fill(Key::CoachAhead, &points),
            "3.2 points ahead two rounds later"
        );
        assert_eq!(
            WORDS.fill(Key::CoachBehind, &points),
            "3.2 points behind two rounds later"
        );
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
