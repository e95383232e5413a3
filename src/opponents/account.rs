//! What speaks for a turn: what the lead that it comes to is made of, and where that is more than after another turn.

use std::fmt::{self, Debug, Formatter};
use std::ops::RangeInclusive;

use super::features::{Subject, groups};
use super::style::Styled;
use super::turns::mover;
use super::worth::Weights;
use crate::game::Seat;

/// What speaks for a turn, where positions speak of the subjects `S`.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Reason<S> {
    /// It brings the end of the game.
    Ending,
    /// It does not bring the end of the game yet.
    Open,
    /// Points scored in the turn itself.
    Points,
    /// Points scored in the rounds after it.
    Later,
    /// What it leaves to the strongest of the others.
    Rival,
    /// A subject that the game's positions speak of.
    Of(S),
    /// No single thing, but several of them together.
    Mixed,
}

/// A subject is written as itself: the goldens hold what coaches said when every reason was the house's.
impl<S: Debug> Debug for Reason<S> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::Ending => f.write_str("Ending"),
            Self::Open => f.write_str("Open"),
            Self::Points => f.write_str("Points"),
            Self::Later => f.write_str("Later"),
            Self::Rival => f.write_str("Rival"),
            Self::Of(subject) => subject.fmt(f),
            Self::Mixed => f.write_str("Mixed"),
        }
    }
}

/// A game that says what its points come from.
pub trait Accounted: Styled {
    /// What a seat's score in a state is made of: points, each with the subject that they come from; with none those that are scored for
    /// good while one plays, and that no subject speaks for.
    fn scored(&self, state: &Self::State, seat: Seat) -> impl Iterator<Item = (Option<Self::Subject>, i32)>;

    /// Whether the end of the game is set, where the players bring it; never where it ends by itself.
    fn is_ending(&self, state: &Self::State) -> bool;

    /// Whether a reason may be named for an answer to the open question of a view's seat, or against it. Every one may, but for where it would be
    /// something that only follows in the rounds after, and that nobody sees in the answer.
    fn is_told(&self, _view: &Self::View, _reason: Reason<Self::Subject>) -> bool {
        true
    }
}

/// A lead by what it comes from, in thousandths of a point: by the numbers below.
type Parts = [i64; PARTS];

/// Points, those that were scored in the turn itself.
const POINTS: usize = 0;

/// The first of the game's subjects.
const SUBJECTS: usize = 1;

/// How many subjects a game has at most.
const MOST_SUBJECTS: usize = 16;

/// What it leaves to the strongest of the others.
const RIVAL: usize = SUBJECTS + MOST_SUBJECTS;

/// Points that are scored in the rounds after the turn.
const LATER: usize = RIVAL + 1;

/// What speaks of nothing.
const REST: usize = LATER + 1;

/// How many parts there are.
const PARTS: usize = REST + 1;

/// The parts that a turn may be better in; those of later rounds go with the points, as most of them can be had at once as well.
const SINGLE: RangeInclusive<usize> = POINTS..=RIVAL;

/// The part of a subject.
fn part<S: Subject>(subject: S) -> usize {
    const {
        assert!(
            S::ALL.len() <= MOST_SUBJECTS,
            "more subjects than an account has parts for"
        )
    };
    SUBJECTS + subject.number()
}

/// What a part of an account is as a reason.
fn reason<S: Subject>(part: usize) -> Reason<S> {
    match part {
        POINTS => Reason::Points,
        LATER => Reason::Later,
        RIVAL => Reason::Rival,
        _ => {
            let subject = part.checked_sub(SUBJECTS).and_then(|number| S::ALL.get(number));
            subject.map_or(Reason::Mixed, |&subject| Reason::Of(subject))
        }
    }
}

/// A single thing is the reason where it makes up at least one part in so many of all in which the turn is better, or worse.
const SHARE: i64 = 3;

/// What is less, in thousandths of a point, is not worth naming.
const LEAST: i64 = 500;

/// It is no accident when the mean is so many times its standard error.
const CLEAR: i128 = 2;

/// What a turn came to, deal by deal.
#[derive(Clone, Debug, Default)]
pub(super) struct Account {
    deals: Vec<Parts>,
    /// On how many of the deals the turn brought the end of the game.
    ends: usize,
}

impl Account {
    /// Notes what the turn of the seat whose turn it is came to on a deal: the state right after it, and that after the playing on.
    pub(super) fn note<G: Accounted>(
        &mut self,
        weights: &Weights<G>,
        game: &G,
        deal: &G::State,
        [after, end]: &[G::State; 2],
    ) {
        let Some(seat) = mover(game, deal) else {
            return;
        };
        self.ends += usize::from(!game.is_ending(deal) && game.is_ending(after));
        let mut parts = own_parts(weights, game, end, seat);
        let scored = game.scored(after, seat).filter(|(subject, _)| subject.is_none());
        parts[LATER] = parts[POINTS];
        parts[POINTS] = scored.map(|(_, points)| 1000 * i64::from(points)).sum();
        parts[LATER] -= parts[POINTS];
        parts[RIVAL] = weights.lead(game, end, seat) - i64::from(weights.worth(game, end, seat));
        self.deals.push(parts);
    }

    /// The lead that the turn came to, in the mean, in thousandths of a point.
    pub(super) fn lead(&self) -> i64 {
        let sum: i64 = self.deals.iter().flatten().sum();
        sum / self.deals.len().max(1) as i64
    }

    /// What the last lead that was noted is made of.
    #[cfg(test)]
    pub(super) fn last(&self) -> &[i64] {
        self.deals.last().map_or(&[], |parts| parts)
    }

    /// How many were noted.
    #[cfg(test)]
    pub(super) const fn tries(&self) -> usize {
        self.deals.len()
    }

    /// Whether the turn mostly brings the end of the game.
    const fn is_ending(&self) -> bool {
        2 * self.ends > self.deals.len()
    }
}

/// The worth of a state to a seat by what it comes from.
fn own_parts<G: Accounted>(weights: &Weights<G>, game: &G, state: &G::State, seat: Seat) -> Parts {
    let mut parts = [0; PARTS];
    for (subject, points) in game.scored(state, seat) {
        parts[subject.map_or(POINTS, part)] += 1000 * i64::from(points);
    }
    let left = game.left(state, seat);
    if left > 0 {
        let features = game.features(state, seat);
        for (group, worth) in groups::<G>().zip(weights.rates.parts(&features, left)) {
            parts[group.subject.map_or(REST, part)] += i64::from(worth);
        }
    }
    parts
}

/// What one turn has over others that were tried on the same deals.
#[derive(Debug)]
pub(super) struct Comparison {
    /// By deal, the sums over the others.
    deals: Vec<Parts>,
    /// How many tries of others that were.
    tries: usize,
    /// Whether the turn mostly brings the end of the game, and whether the others do.
    ends: [bool; 2],
}

impl Comparison {
    /// Compares a turn with others.
    pub(super) fn of<'a>(one: &Account, others: impl IntoIterator<Item = &'a Account>) -> Self {
        let mut all = Self {
            deals: vec![[0; PARTS]; one.deals.len()],
            tries: 0,
            ends: [one.is_ending(), false],
        };
        let mut ended = 0;
        for other in others {
            for ((sums, own), other) in all.deals.iter_mut().zip(&one.deals).zip(&other.deals) {
                for ((sum, own), other) in sums.iter_mut().zip(own).zip(other) {
                    *sum += own - other;
                }
            }
            all.tries += other.deals.len();
            ended += other.ends;
        }
        all.ends[1] = 2 * ended > all.tries;
        all
    }

    /// By how much its lead is greater, in the mean, in thousandths of a point.
    pub(super) fn lead(&self) -> i64 {
        self.deals.iter().flatten().sum::<i64>() / self.tries.max(1) as i64
    }

    /// In what it is better most, of the reasons that are told.
    pub(super) fn better<S: Subject>(&self, is_told: impl Fn(Reason<S>) -> bool) -> Reason<S> {
        self.most(1, is_told)
    }

    /// In what it is worse most, of the reasons that are told.
    pub(super) fn worse<S: Subject>(&self, is_told: impl Fn(Reason<S>) -> bool) -> Reason<S> {
        self.most(-1, is_told)
    }

    /// In what it is above the others most, or with the sign turned below them.
    fn most<S: Subject>(&self, sign: i64, is_told: impl Fn(Reason<S>) -> bool) -> Reason<S> {
        match (self.ends, sign) {
            ([true, false], 1) => return Reason::Ending,
            ([false, true], 1) => return Reason::Open,
            // Where one game ends and the other goes on, all else is different as well.
            ([true, false] | [false, true], _) => return Reason::Mixed,
            _ => {}
        }
        let by = |part| sign * self.parts(part).sum::<i64>();
        let told = || SINGLE.filter(|&part| is_told(reason(part)));
        let all: i64 = told().map(by).filter(|by| *by > 0).sum();
        let clear = told().filter(|&part| by(part) > 0 && self.is_clear(part));
        let most = clear.max_by_key(|&part| by(part));
        let least = (LEAST * self.tries as i64).max(all / SHARE);
        match most.filter(|&most| by(most) >= least) {
            Some(POINTS) if 2 * sign * self.at_once() < by(POINTS) => Reason::Later,
            Some(most) => reason(most),
            None => Reason::Mixed,
        }
    }

    /// The points among them that are scored at once.
    fn at_once(&self) -> i64 {
        self.deals.iter().map(|parts| parts[POINTS]).sum()
    }

    /// In something, by deal; all points together, whenever they are scored.
    fn parts(&self, part: usize) -> impl Iterator<Item = i64> {
        self.deals.iter().map(move |parts| match part {
            POINTS => parts[POINTS] + parts[LATER],
            other => parts[other],
        })
    }

    /// Whether it is no accident of the deals that it is better or worse in something. In whole numbers: the same on every machine.
    fn is_clear(&self, part: usize) -> bool {
        let (sum, squares) = self
            .parts(part)
            .map(i128::from)
            .fold((0, 0), |(sum, squares), by| (sum + by, squares + by * by));
        let count = self.deals.len() as i128;
        sum * sum * (count - 1) > CLEAR * CLEAR * (count * squares - sum * sum)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What the positions of a game for tests speak of.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    enum Of {
        Money,
        Goods,
        Orders,
        Power,
        Boards,
    }

    impl Subject for Of {
        const ALL: &'static [Self] = &[Self::Money, Self::Goods, Self::Orders, Self::Power, Self::Boards];

        fn number(self) -> usize {
            self as usize
        }
    }

    const MONEY: Reason<Of> = Reason::Of(Of::Money);
    const GOODS: Reason<Of> = Reason::Of(Of::Goods);
    const ORDERS: Reason<Of> = Reason::Of(Of::Orders);
    const POWER: Reason<Of> = Reason::Of(Of::Power);
    const BOARDS: Reason<Of> = Reason::Of(Of::Boards);

    /// What a turn came to: on so many deals the same, but for a doubt about the money.
    fn account(parts: &[(Reason<Of>, i64)], deals: i64, ends: usize) -> Account {
        let deal = |number: i64| {
            let mut all = [0; PARTS];
            for &(reason, worth) in parts {
                let part = (0..PARTS).find(|&part| super::reason(part) == reason);
                all[part.expect("a part of an account")] = worth;
            }
            all[part(Of::Money)] += if number % 2 == 0 { 5000 } else { -5000 };
            all
        };
        Account {
            deals: (0..deals).map(deal).collect(),
            ends,
        }
    }

    /// In what a turn is better and in what it is worse than one that came to nothing.
    fn than_nothing(parts: &[(Reason<Of>, i64)]) -> [Reason<Of>; 2] {
        let nothing = Account {
            deals: vec![[0; PARTS]; 10],
            ends: 0,
        };
        let comparison = Comparison::of(&account(parts, 10, 0), [&nothing]);
        [comparison.better(|_| true), comparison.worse(|_| true)]
    }

    #[test]
    fn what_a_turn_is_better_in_most_is_named_and_what_it_is_worse_in() {
        let parts = [(GOODS, 2000), (ORDERS, 900), (POWER, -1500)];
        assert_eq!(than_nothing(&parts), [GOODS, POWER]);
    }

    #[test]
    fn what_is_not_told_is_passed_over_and_hides_nothing() {
        let nothing = Account {
            deals: vec![[0; PARTS]; 10],
            ends: 0,
        };
        let parts = [(GOODS, 9000), (ORDERS, 900), (POWER, -1500)];
        let comparison = Comparison::of(&account(&parts, 10, 0), [&nothing]);
        let told = |reason| reason == ORDERS;
        assert_eq!(
            [comparison.better(told), comparison.worse(told)],
            [ORDERS, Reason::Mixed]
        );
    }

    #[test]
    fn nothing_is_named_that_is_small_or_one_of_many_or_an_accident() {
        assert_eq!(than_nothing(&[(GOODS, 400)]), [Reason::Mixed; 2], "small");
        let many = [GOODS, ORDERS, POWER, BOARDS].map(|reason| (reason, 1000));
        assert_eq!(than_nothing(&many), [Reason::Mixed; 2], "one of many");
        assert_eq!(than_nothing(&[(MONEY, 1000)]), [Reason::Mixed; 2], "an accident");
    }

    #[test]
    fn points_count_together_and_are_told_by_when_most_are_scored() {
        let first = [(Reason::Points, 4000), (Reason::Later, -3500), (GOODS, 1000)];
        assert_eq!(
            than_nothing(&first),
            [GOODS, Reason::Mixed],
            "they are only scored earlier"
        );
        let at_once = [(Reason::Points, 4000), (Reason::Later, -1000)];
        assert_eq!(than_nothing(&at_once)[0], Reason::Points);
        let later = [(Reason::Points, -1000), (Reason::Later, 4000)];
        assert_eq!(than_nothing(&later)[0], Reason::Later);
    }

    #[test]
    fn the_end_of_the_game_is_a_reason_when_one_brings_it_mostly_and_the_others_do_not() {
        let [some, most] = [4, 6].map(|ends| account(&[(GOODS, 2000)], 10, ends));
        let reasons = |one: &Account, others: &[&Account]| -> [Reason<Of>; 2] {
            let comparison = Comparison::of(one, others.iter().copied());
            [comparison.better(|_| true), comparison.worse(|_| true)]
        };
        assert_eq!(reasons(&most, &[&some]), [Reason::Ending, Reason::Mixed]);
        assert_eq!(reasons(&some, &[&most]), [Reason::Open, Reason::Mixed]);
        assert_eq!(reasons(&most, &[&most]), [Reason::Mixed; 2], "both bring it");
        assert_eq!(reasons(&some, &[&some]), [Reason::Mixed; 2], "neither does");
    }
}
