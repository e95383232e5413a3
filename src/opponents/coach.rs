//! The coach: what it would play, how one is doing, and what a turn that was played has cost. It sees what its seat sees.

use serde::Serialize;

use super::Effort;
use super::ahead::{Compared, Mind, compare, winner};
use super::master::candidates;
use super::turns::{Search, Turn, until_reveal};
use super::worth::Weights;
use crate::chance::{Chance, Seed};
use crate::game::{BySeat, Game};
use crate::yokohama::{Move, View, Yokohama};

/// The most pieces of advice.
const MOST: usize = 3;

/// What the coach would play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Advice {
    /// The moves, as far as nothing hidden shows.
    pub moves: Vec<Move>,
    /// The lead that it expects a round later, in thousandths of a point: of what all have and what that will still bring them.
    pub lead: i64,
    /// What speaks for the turn most, compared with the others that it thought of.
    pub reason: Reason,
}

/// What speaks for a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reason {
    /// It ends the game.
    Ending,
    /// Points at once.
    Points,
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
}

impl Reason {
    /// Every reason.
    pub const ALL: [Self; Self::COUNT] = [
        Self::Ending,
        Self::Points,
        Self::Money,
        Self::Goods,
        Self::Pieces,
        Self::Orders,
        Self::Technologies,
        Self::Agents,
        Self::Countries,
        Self::Boards,
        Self::Power,
    ];

    /// How many there are.
    pub(super) const COUNT: usize = 11;
}

/// What a turn that was played has cost.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Judgement {
    /// By how much the expected lead would be greater after the best turn, in thousandths of a point: 0 or more.
    pub cost: i64,
    /// The best turn.
    pub better: Advice,
}

/// The turns that the view's seat would do best to play, best first: at most three, none if it is not asked.
pub fn advise(game: &Yokohama, view: &View, effort: Effort, seed: Seed) -> Vec<Advice> {
    if !is_asked(game, view) {
        return Vec::new();
    }
    let mut coach = Coach::new(game, view, seed);
    let compared = coach.compare(effort);
    let reasons = coach.reasons(&compared);
    let mut best: Vec<Advice> = compared
        .iter()
        .zip(reasons)
        .take(MOST)
        .map(|(compared, reason)| coach.advice(compared, reason))
        .collect();
    best.sort_by_key(|advice| std::cmp::Reverse(advice.lead));
    best
}

/// What the view's seat gave away by the moves that it played from there to the end of its turn; `None` if it is not asked.
pub fn judge(game: &Yokohama, view: &View, played: &[Move], effort: Effort, seed: Seed) -> Option<Judgement> {
    if !is_asked(game, view) {
        return None;
    }
    let mut coach = Coach::new(game, view, seed);
    let half = Effort {
        playouts: effort.playouts / 2,
    };
    let compared = coach.compare(half);
    let reason = coach.reasons(&compared).first().copied()?;
    let better = coach.advice(compared.first()?, reason);
    // Both on the same deals.
    let turns = vec![compared.into_iter().next()?.turn, Turn::of(played.to_vec())];
    let both = compare(&coach.mind, turns, half.playouts, &mut coach.chance, &mut |_| ());
    let of = |own: bool| {
        both.iter()
            .find(|compared| (compared.turn.moves == played) == own)
            .map(Compared::lead)
    };
    let cost = match (of(false), of(true)) {
        (Some(best), Some(own)) => (best - own).max(0),
        _ => 0,
    };
    Some(Judgement { cost, better })
}

fn is_asked(game: &Yokohama, view: &View) -> bool {
    let mut moves = Vec::new();
    game.moves_seen(view, &mut moves);
    !moves.is_empty()
}

/// One who thinks about the turn of a view's seat.
struct Coach<'a> {
    mind: Mind<'a>,
    chance: Chance,
}

impl<'a> Coach<'a> {
    fn new(game: &'a Yokohama, view: &'a View, seed: Seed) -> Self {
        let weights = Weights::shipped();
        Self {
            mind: Mind { game, view, weights },
            chance: Chance::new(seed),
        }
    }

    fn compare(&mut self, effort: Effort) -> Vec<Compared> {
        let turns = candidates(&self.mind, effort, &mut self.chance);
        compare(&self.mind, turns, effort.playouts, &mut self.chance, &mut |_| ())
    }

    fn advice(&mut self, compared: &Compared, reason: Reason) -> Advice {
        let seed = Seed(self.chance.bits());
        Advice {
            moves: until_reveal(self.mind.game, self.mind.view, &compared.turn.moves, seed),
            lead: compared.lead(),
            reason,
        }
    }

    /// For each turn that in which it is furthest above the mean of all.
    fn reasons(&mut self, compared: &[Compared]) -> Vec<Reason> {
        let deal = self.mind.game.determinize(self.mind.view, Seed(self.chance.bits()));
        let luck = Seed(self.chance.bits());
        let mut search = Search::new(self.mind.game, self.mind.weights);
        let ends = deal.table.ending.is_none();
        let (mut all, mut endings) = (Vec::with_capacity(compared.len()), Vec::with_capacity(compared.len()));
        for compared in compared {
            let mut after = deal;
            search.follow(&mut after, &compared.turn.moves, &mut Chance::new(luck));
            let mut parts = [0; Reason::COUNT];
            self.mind
                .weights
                .add_parts(self.mind.game, &after, deal.table.active, &mut parts);
            all.push(parts);
            endings.push(ends && after.table.ending.is_some());
        }
        let count = all.len().max(1) as i64;
        let mean: [i64; Reason::COUNT] =
            std::array::from_fn(|reason| all.iter().map(|parts| parts[reason]).sum::<i64>() / count);
        let above = |parts: &[i64; Reason::COUNT]| {
            let most = Reason::ALL
                .into_iter()
                .max_by_key(|&reason| parts[reason as usize] - mean[reason as usize]);
            most.unwrap_or(Reason::Points)
        };
        let reasons = all.iter().zip(endings);
        reasons
            .map(|(parts, ends)| if ends { Reason::Ending } else { above(parts) })
            .collect()
    }
}

/// How likely each seat is to win, in thousandths, by so many games played on to their end from what the view's seat knows.
pub fn chances(game: &Yokohama, view: &View, games: u32, seed: Seed) -> BySeat<u16> {
    let weights = Weights::shipped();
    let mind = Mind { game, view, weights };
    let mut chance = Chance::new(seed);
    let mut search = Search::new(game, weights);
    let mut won = BySeat::<u32>::default();
    for _ in 0..games {
        let deal = game.determinize(view, Seed(chance.bits()));
        let mut luck = Chance::new(Seed(chance.bits()));
        if let Some(seat) = winner(&mind, &mut search, deal, &mut luck) {
            won[seat] += 1;
        }
    }
    BySeat(won.0.map(|won| (won * 1000 / games.max(1)) as u16))
}
