//! What the coach says.

use super::{Key, Keyed, Words};
use crate::opponents::{Reason, Subject, Why};

/// What the positions of a game speak of, as its coach says it.
pub trait Argued: Subject {
    /// The keys of the game.
    type Key: Keyed;

    /// What speaks for a turn that is better in it, in a sentence.
    fn reason(self) -> Self::Key;

    /// What a turn is better or worse for, within a sentence.
    fn thing(self) -> Self::Key;
}

impl Words {
    /// Why a turn comes where it comes, in a sentence.
    pub fn why<S: Argued>(self, why: Why<S>) -> String {
        match why {
            Why::Best(reason) => self.speaks_for(reason).to_owned(),
            Why::Only => self.text(Key::ReasonOnly).to_owned(),
            Why::Beside { better, worse } => self.beside(better, worse),
        }
    }

    /// The same of a turn that is told to come to as much as the best one: it is not called worse on the whole.
    pub fn why_equal<S: Argued>(self, why: Why<S>) -> String {
        let Why::Beside {
            better: Reason::Mixed,
            worse,
        } = why
        else {
            return self.why(why);
        };
        match self.thing(worse) {
            Some(worse) => self.fill(Key::EqualBut, &[("worse", worse.into())]),
            None => self.text(Key::EqualMixed).to_owned(),
        }
    }

    /// How a turn compares with the best one, in a sentence.
    fn beside<S: Argued>(self, better: Reason<S>, worse: Reason<S>) -> String {
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
    fn thing<S: Argued>(self, reason: Reason<S>) -> Option<&'static str> {
        Some(match reason {
            Reason::Points => self.text(Key::InPoints),
            Reason::Later => self.text(Key::InLater),
            Reason::Rival => self.text(Key::InRival),
            Reason::Of(subject) => self.text(subject.thing()),
            Reason::Ending | Reason::Open | Reason::Mixed => return None,
        })
    }

    /// What speaks for a turn, in a sentence.
    fn speaks_for<S: Argued>(self, reason: Reason<S>) -> &'static str {
        match reason {
            Reason::Ending => self.text(Key::ReasonEnding),
            Reason::Open => self.text(Key::ReasonOpen),
            Reason::Points => self.text(Key::ReasonPoints),
            Reason::Later => self.text(Key::ReasonLater),
            Reason::Rival => self.text(Key::ReasonRival),
            Reason::Of(subject) => self.text(subject.reason()),
            Reason::Mixed => self.text(Key::ReasonMixed),
        }
    }
}

/// Every reason is a sentence of its own and every subject a thing of its own, in every language: each game's room calls this.
#[cfg(test)]
pub(crate) fn every_reason_is_told<S: Argued>() {
    use std::collections::BTreeSet;

    let house = [
        Reason::Ending,
        Reason::Open,
        Reason::Points,
        Reason::Later,
        Reason::Rival,
        Reason::Mixed,
    ];
    let reasons: Vec<Reason<S>> = house
        .into_iter()
        .chain(S::ALL.iter().copied().map(Reason::Of))
        .collect();
    for words in super::Language::all().map(Words::new) {
        let best = reasons.iter().copied().map(Why::Best);
        let said: BTreeSet<_> = best.chain([Why::Only]).map(|why| words.why(why)).collect();
        assert_eq!(said.len(), reasons.len() + 1, "{said:?}");
        assert!(said.iter().all(|sentence| sentence.ends_with('.')), "{said:?}");
        let things: BTreeSet<_> = S::ALL.iter().map(|subject| words.text(subject.thing())).collect();
        assert_eq!(things.len(), S::ALL.len(), "{things:?}");
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::{Arg, Language};

    const WORDS: Words = Words::new(Language::ENGLISH);

    /// What positions speak of, for tests.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    struct Goods;

    impl Subject for Goods {
        const ALL: &'static [Self] = &[Self];

        fn number(self) -> usize {
            0
        }
    }

    impl Argued for Goods {
        type Key = Key;

        fn reason(self) -> Key {
            Key::ReasonMixed
        }

        fn thing(self) -> Key {
            Key::InPoints
        }
    }

    #[test]
    fn a_turn_that_is_as_good_is_not_called_worse_on_the_whole() {
        let (goods, mixed) = (Reason::Of(Goods), Reason::Mixed);
        let beside = |better, worse| Why::Beside { better, worse };
        let both = |why| [WORDS.why(why), WORDS.why_equal(why)];
        assert_eq!(
            both(beside(mixed, mixed)),
            [
                "A little worse in several things.",
                "A little better in some things, a little worse in others."
            ]
        );
        assert_eq!(
            both(beside(mixed, goods)),
            [
                "Worse for points at once.",
                "Worse for points at once, a little better for the rest."
            ]
        );
        for why in [beside(goods, mixed), beside(goods, goods), Why::Best(mixed), Why::Only] {
            let [worse, equal] = both(why);
            assert_eq!(worse, equal);
        }
        for words in Language::all().map(Words::new) {
            let told = [mixed, goods].map(|worse| words.why_equal(beside(mixed, worse)));
            assert!(
                told.iter().all(|said| said.ends_with('.')) && told[0] != told[1],
                "{told:?}"
            );
        }
    }

    #[test]
    fn leads_and_costs_are_told_in_tenths_and_turns_are_counted() {
        let points = [("n", Arg::from("3.2"))];
        assert_eq!(
            WORDS.fill(Key::CoachAhead, &points),
            "3.2 points ahead a few turns later"
        );
        assert_eq!(
            WORDS.fill(Key::CoachBehind, &points),
            "3.2 points behind a few turns later"
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
