//! What speaks for a turn: what the lead that it comes to is made of, and where that is more than after another turn.

use serde::Serialize;

use super::features::groups;
use super::style::Styled;
use super::turns::mover;
use super::worth::Weights;
use crate::game::Seat;

/// What speaks for a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reason {
    /// It brings the end of the game.
    Ending,
    /// It does not bring the end of the game yet.
    Open,
    /// Points scored in the turn itself.
    Points,
    /// Points scored in the rounds after it.
    Later,
    /// Yen.
    Money,
    /// Trade goods and imported goods.
    Goods,
    /// Assistants, Shops and Trading Houses to use.
    Pieces,
    /// Orders, and the goods for them.
    Orders,
    /// Technologies.
    Technologies,
    /// Agents to use.
    Agents,
    /// Icons of different countries.
    Countries,
    /// Spaces on the Church and Customs boards.
    Boards,
    /// Power that waits for the next turns.
    Power,
    /// Cards to play.
    Cards,
    /// What it leaves to the strongest of the others.
    Rival,
    /// No single thing, but several of them together.
    Mixed,
}

impl Reason {
    /// Every reason.
    pub const ALL: [Self; Self::COUNT] = [
        Self::Ending,
        Self::Open,
        Self::Points,
        Self::Later,
        Self::Money,
        Self::Goods,
        Self::Pieces,
        Self::Orders,
        Self::Technologies,
        Self::Agents,
        Self::Countries,
        Self::Boards,
        Self::Power,
        Self::Cards,
        Self::Rival,
        Self::Mixed,
    ];

    /// How many there are.
    const COUNT: usize = 16;
}

/// A game that says what its points come from.
pub trait Accounted: Styled {
    /// What a seat's score in a state is made of: points, each with what they come from. Those that are scored for good while one plays,
    /// and that no thing speaks for, come from [`Reason::Points`].
    fn scored(&self, state: &Self::State, seat: Seat) -> impl Iterator<Item = (Reason, u16)>;

    /// Whether the end of the game is set, where the players bring it; never where it ends by itself.
    fn is_ending(&self, state: &Self::State) -> bool;
}

/// What a turn may be better in; [`Reason::Later`] goes with [`Reason::Points`], as most points of the next rounds can be had at once
/// as well.
const SINGLE: [Reason; 12] = [
    Reason::Points,
    Reason::Money,
    Reason::Goods,
    Reason::Pieces,
    Reason::Orders,
    Reason::Technologies,
    Reason::Agents,
    Reason::Countries,
    Reason::Boards,
    Reason::Power,
    Reason::Cards,
    Reason::Rival,
];

/// A lead by what it comes from, in thousandths of a point.
type Parts = [i64; Reason::COUNT];

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
        let scored = game.scored(after, seat).filter(|(reason, _)| *reason == Reason::Points);
        parts[Reason::Later as usize] = parts[Reason::Points as usize];
        parts[Reason::Points as usize] = scored.map(|(_, points)| 1000 * i64::from(points)).sum();
        parts[Reason::Later as usize] -= parts[Reason::Points as usize];
        parts[Reason::Rival as usize] = weights.lead(game, end, seat) - i64::from(weights.worth(game, end, seat));
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
    let mut parts = [0; Reason::COUNT];
    for (reason, points) in game.scored(state, seat) {
        parts[reason as usize] += 1000 * i64::from(points);
    }
    let left = game.left(state, seat);
    if left > 0 {
        let features = game.features(state, seat);
        for (group, part) in groups::<G>().zip(weights.rates.parts(&features, left)) {
            parts[group.reason as usize] += i64::from(part);
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
            deals: vec![[0; Reason::COUNT]; one.deals.len()],
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

    /// In what it is better most.
    pub(super) fn better(&self) -> Reason {
        self.most(1)
    }

    /// In what it is worse most.
    pub(super) fn worse(&self) -> Reason {
        self.most(-1)
    }

    /// In what it is above the others most, or with the sign turned below them.
    fn most(&self, sign: i64) -> Reason {
        match (self.ends, sign) {
            ([true, false], 1) => return Reason::Ending,
            ([false, true], 1) => return Reason::Open,
            // Where one game ends and the other goes on, all else is different as well.
            ([true, false] | [false, true], _) => return Reason::Mixed,
            _ => {}
        }
        let by = |reason| sign * self.parts(reason).sum::<i64>();
        let all: i64 = SINGLE.into_iter().map(by).filter(|by| *by > 0).sum();
        let clear = SINGLE
            .into_iter()
            .filter(|&reason| by(reason) > 0 && self.is_clear(reason));
        let most = clear.max_by_key(|&reason| by(reason));
        let least = (LEAST * self.tries as i64).max(all / SHARE);
        match most.filter(|&most| by(most) >= least) {
            Some(Reason::Points) if 2 * sign * self.at_once() < by(Reason::Points) => Reason::Later,
            Some(most) => most,
            None => Reason::Mixed,
        }
    }

    /// The points among them that are scored at once.
    fn at_once(&self) -> i64 {
        self.deals.iter().map(|parts| parts[Reason::Points as usize]).sum()
    }

    /// In something, by deal; all points together, whenever they are scored.
    fn parts(&self, reason: Reason) -> impl Iterator<Item = i64> {
        self.deals.iter().map(move |parts| match reason {
            Reason::Points => parts[Reason::Points as usize] + parts[Reason::Later as usize],
            other => parts[other as usize],
        })
    }

    /// Whether it is no accident of the deals that it is better or worse in something. In whole numbers: the same on every machine.
    fn is_clear(&self, reason: Reason) -> bool {
        let (sum, squares) = self
            .parts(reason)
            .map(i128::from)
            .fold((0, 0), |(sum, squares), by| (sum + by, squares + by * by));
        let count = self.deals.len() as i128;
        sum * sum * (count - 1) > CLEAR * CLEAR * (count * squares - sum * sum)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What a turn came to: on so many deals the same, but for a doubt about the money.
    fn account(parts: &[(Reason, i64)], deals: i64, ends: usize) -> Account {
        let deal = |number: i64| {
            let mut all = [0; Reason::COUNT];
            for &(reason, part) in parts {
                all[reason as usize] = part;
            }
            all[Reason::Money as usize] += if number % 2 == 0 { 5000 } else { -5000 };
            all
        };
        Account {
            deals: (0..deals).map(deal).collect(),
            ends,
        }
    }

    /// In what a turn is better and in what it is worse than one that came to nothing.
    fn than_nothing(parts: &[(Reason, i64)]) -> [Reason; 2] {
        let nothing = Account {
            deals: vec![[0; Reason::COUNT]; 10],
            ends: 0,
        };
        let comparison = Comparison::of(&account(parts, 10, 0), [&nothing]);
        [comparison.better(), comparison.worse()]
    }

    #[test]
    fn what_a_turn_is_better_in_most_is_named_and_what_it_is_worse_in() {
        let parts = [(Reason::Goods, 2000), (Reason::Orders, 900), (Reason::Power, -1500)];
        assert_eq!(than_nothing(&parts), [Reason::Goods, Reason::Power]);
    }

    #[test]
    fn nothing_is_named_that_is_small_or_one_of_many_or_an_accident() {
        assert_eq!(than_nothing(&[(Reason::Goods, 400)]), [Reason::Mixed; 2], "small");
        let many = [Reason::Goods, Reason::Orders, Reason::Power, Reason::Boards].map(|reason| (reason, 1000));
        assert_eq!(than_nothing(&many), [Reason::Mixed; 2], "one of many");
        assert_eq!(
            than_nothing(&[(Reason::Money, 1000)]),
            [Reason::Mixed; 2],
            "an accident"
        );
    }

    #[test]
    fn points_count_together_and_are_told_by_when_most_are_scored() {
        let first = [(Reason::Points, 4000), (Reason::Later, -3500), (Reason::Goods, 1000)];
        assert_eq!(
            than_nothing(&first),
            [Reason::Goods, Reason::Mixed],
            "they are only scored earlier"
        );
        let at_once = [(Reason::Points, 4000), (Reason::Later, -1000)];
        assert_eq!(than_nothing(&at_once)[0], Reason::Points);
        let later = [(Reason::Points, -1000), (Reason::Later, 4000)];
        assert_eq!(than_nothing(&later)[0], Reason::Later);
    }

    #[test]
    fn the_end_of_the_game_is_a_reason_when_one_brings_it_mostly_and_the_others_do_not() {
        let [some, most] = [4, 6].map(|ends| account(&[(Reason::Goods, 2000)], 10, ends));
        let reasons = |one: &Account, others: &[&Account]| {
            let comparison = Comparison::of(one, others.iter().copied());
            [comparison.better(), comparison.worse()]
        };
        assert_eq!(reasons(&most, &[&some]), [Reason::Ending, Reason::Mixed]);
        assert_eq!(reasons(&some, &[&most]), [Reason::Open, Reason::Mixed]);
        assert_eq!(reasons(&most, &[&most]), [Reason::Mixed; 2], "both bring it");
        assert_eq!(reasons(&some, &[&some]), [Reason::Mixed; 2], "neither does");
    }
}
