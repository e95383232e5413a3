//! What a position is made of for one seat: small integers, each with a name, which a [`Value`](super::Value) of positions is made from.
//!
//! A game names them in groups; what each of them counts is learned. They look at what lies open and at the seat's own hand, at nothing
//! else.

use std::fmt::Debug;
use std::ops::RangeInclusive;

use crate::game::{Game, Seat};

/// One integer a feature, without allocation.
pub trait Numbers: Copy + Debug + Eq + Send + Sync + AsRef<[i32]> + AsMut<[i32]> + 'static {
    /// Nothing but 0.
    const NONE: Self;
}

impl<const N: usize> Numbers for [i32; N] {
    const NONE: Self = [0; N];
}

/// What the positions of a game speak of: what a turn may be better in, as the coach tells it.
pub trait Subject: Copy + Debug + Eq + 'static {
    /// Every subject, by its number.
    const ALL: &'static [Self];

    /// Its number, from 0. Of two that speak for a turn alike the one of the greater number is told.
    fn number(self) -> usize;
}

/// Features of one kind, of a game whose positions speak of the subjects `S`.
#[derive(Clone, Debug)]
pub struct Group<S: 'static> {
    /// What they are called; where there are several, with a number behind it, from 0.
    pub name: &'static str,
    /// How many there are.
    pub count: usize,
    /// From which number to which each of them goes, by the values that are printed in the box.
    pub range: RangeInclusive<i32>,
    /// What they speak of, if of anything.
    pub subject: Option<S>,
}

/// A game that says what its positions are made of.
pub trait Features: Game {
    /// The features of one seat, in the order of [`GROUPS`](Self::GROUPS).
    type Numbers: Numbers;

    /// What the features speak of.
    type Subject: Subject;

    /// The groups of features.
    const GROUPS: &'static [Group<Self::Subject>];

    /// The features of a dealt state for a seat. They look at what lies open and at that seat's hand, at nothing else.
    fn features(&self, state: &Self::State, seat: Seat) -> Self::Numbers;

    /// How much of the game a seat still has before it, from 0 (no turn any more) to [`WHOLE`] (all of it).
    fn left(&self, state: &Self::State, seat: Seat) -> i32;
}

/// A game of which everything is left, as [`Features::left`] counts.
pub const WHOLE: i32 = 16;

/// What each feature of a game is called in its file of weights.
pub fn names<G: Features>() -> impl Iterator<Item = String> {
    G::GROUPS.iter().flat_map(|group| {
        (0..group.count).map(|number| match group.count {
            1 => group.name.to_owned(),
            _ => format!("{} {number}", group.name),
        })
    })
}

/// The group of each feature of a game.
pub fn groups<G: Features>() -> impl Iterator<Item = &'static Group<G::Subject>> {
    G::GROUPS
        .iter()
        .flat_map(|group| std::iter::repeat_n(group, group.count))
}

/// Names the groups of a game's features, behind the type of what they speak of, each as `Name [how many] range => what it speaks of`, or
/// without the last if of nothing: an enum `Term` of them, which knows
/// where each begins, their table `GROUPS`, `COUNT`, how many features there are, and `Terms`, which counts those of one seat.
macro_rules! features {
    ($subjects:ident: $($name:ident [$count:expr] $range:expr $(=> $subject:ident)?),+ $(,)?) => {
        #[derive(Clone, Copy)]
        enum Term { $($name),+ }

        pub(super) const GROUPS: &[$crate::opponents::Group<$subjects>] = &[$($crate::opponents::Group {
            name: stringify!($name),
            count: $count,
            range: $range,
            subject: $crate::opponents::features!(@ $subjects $($subject)?),
        }),+];

        /// Where each group begins, and behind them how many features there are.
        const STARTS: [usize; GROUPS.len() + 1] = {
            let mut starts = [0; GROUPS.len() + 1];
            let mut at = 0;
            while at < GROUPS.len() {
                starts[at + 1] = starts[at] + GROUPS[at].count;
                at += 1;
            }
            starts
        };

        /// How many features there are.
        pub(super) const COUNT: usize = STARTS[GROUPS.len()];

        impl Term {
            const fn start(self) -> usize {
                STARTS[self as usize]
            }
        }

        /// The features of a position for one seat.
        struct Terms([i32; COUNT]);

        // How a position is counted is a game's own matter: not each counts in every way.
        #[allow(dead_code)]
        impl Terms {
            /// Nothing is counted yet.
            const NONE: Self = Self([0; COUNT]);

            /// Lets the feature of a number, from 0, within its group be a value.
            fn set(&mut self, term: Term, number: usize, value: i32) {
                self.0[term.start() + number] = value;
            }

            /// Adds to the feature of a number within its group.
            fn add(&mut self, term: Term, number: usize, value: i32) {
                self.0[term.start() + number] += value;
            }

            /// Counts an amount in as many features as there are steps, from `first` on: the first few of a thing count for more than the rest.
            fn steps(&mut self, term: Term, first: usize, amount: i32, steps: &[i32]) {
                let mut rest = amount;
                for (number, step) in steps.iter().enumerate() {
                    let part = rest.min(*step);
                    self.set(term, first + number, part);
                    rest -= part;
                }
            }
        }
    };
    (@ $subjects:ident) => {
        None
    };
    (@ $subjects:ident $subject:ident) => {
        Some($subjects::$subject)
    };
}
pub(crate) use features;

#[cfg(test)]
mod tests {
    #[derive(Debug, PartialEq, Eq)]
    pub enum Subject {
        Money,
        Goods,
    }

    features! {
        Subject:
        Always [1] 0..=1,
        Yen [3] 0..=40 => Money,
        Goods [2] 0..=20 => Goods,
    }

    #[test]
    fn each_group_tells_what_it_speaks_of() {
        let subjects: Vec<_> = GROUPS.iter().map(|group| group.subject.as_ref()).collect();
        assert_eq!(subjects, [None, Some(&Subject::Money), Some(&Subject::Goods)]);
    }

    #[test]
    fn each_group_begins_where_the_one_before_it_ends() {
        assert_eq!(COUNT, 6);
        let mut terms = Terms::NONE;
        terms.set(Term::Always, 0, 1);
        terms.add(Term::Goods, 1, 2);
        terms.add(Term::Goods, 1, 3);
        assert_eq!(terms.0, [1, 0, 0, 0, 0, 5]);
    }

    #[test]
    fn an_amount_fills_its_steps_one_after_the_other() {
        let counted = |amount| {
            let mut terms = Terms::NONE;
            terms.steps(Term::Yen, 0, amount, &[3, 6, 40]);
            terms.0
        };
        assert_eq!(counted(0), [0; COUNT]);
        assert_eq!(counted(2), [0, 2, 0, 0, 0, 0]);
        assert_eq!(counted(11), [0, 3, 6, 2, 0, 0]);
    }
}
