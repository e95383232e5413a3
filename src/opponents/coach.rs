//! The coach: what it would play, how one is doing, and what a turn that was played has cost. It sees what its seat sees.

use derive_where::derive_where;

use super::account::{Account, Comparison, Reason};
use super::ahead::{Mind, accounts, compare, winner};
use super::features::Features;
use super::master::candidates;
use super::turns::{Search, Turn, until_reveal};
use super::worth::Weights;
use super::{Effort, Pondered};
use crate::chance::{Chance, Seed};
use crate::game::{BySeat, Game};

/// The most pieces of advice.
const MOST: usize = 3;

/// How many of the best turns are tried on the same deals, to tell which leads furthest and why.
const COMPARED: usize = 6;

/// What the coach would play.
#[derive_where(Clone, Debug, PartialEq, Eq)]
pub struct Advice<G: Features> {
    /// The moves, as far as nothing hidden shows.
    pub moves: Vec<G::Move>,
    /// The lead that it expects a few turns later, in thousandths of a point: of what all have and what that will still bring them.
    pub lead: i64,
    /// What makes that more or less than after another turn.
    pub why: Why<G::Subject>,
}

/// Why a turn comes where it comes, where positions speak of the subjects `S`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why<S> {
    /// It is the best one: what speaks for it most, compared with the others that are told, or with the turn that was played.
    Best(Reason<S>),
    /// It is the only one that was thought of.
    Only,
    /// It is another: in what it is better than the best one most, and in what it is worse most.
    Beside {
        /// In what it is better.
        better: Reason<S>,
        /// In what it is worse.
        worse: Reason<S>,
    },
}

/// What a turn that was played has cost.
#[derive_where(Clone, Debug, PartialEq, Eq)]
pub struct Judgement<G: Features> {
    /// By how much the expected lead would be greater after the best turn, in thousandths of a point: 0 or more.
    pub cost: i64,
    /// The best turn.
    pub better: Advice<G>,
}

/// The turns that the view's seat would do best to play, best first: at most three, none if it is not asked. `told` hears now and then
/// how many of the effort's playouts were made.
pub fn advise<G: Pondered>(
    game: &G,
    view: &G::View,
    effort: Effort,
    seed: Seed,
    told: &mut dyn FnMut(u32),
) -> Vec<Advice<G>> {
    if !is_asked(game, view) {
        return Vec::new();
    }
    let mut coach = Coach::new(game, view, seed);
    let half = effort.playouts / 2;
    let mut turns = coach.turns(half, told);
    turns.truncate(COMPARED);
    let deals = half / turns.len().max(1) as u32;
    let mut all = coach.account(turns, deals, &mut |done| told((half + done).min(effort.playouts)));
    all.sort_by_key(|(_, account)| std::cmp::Reverse(account.lead()));
    all.truncate(MOST);
    let Some(((best, account), others)) = all.split_first() else {
        return Vec::new();
    };
    let is_told = |reason| game.is_told(view, reason);
    let why = match others {
        [] => Why::Only,
        others => Why::Best(Comparison::of(account, others.iter().map(|(_, other)| other)).better(is_told)),
    };
    let mut advice = vec![coach.advice(best, account, why)];
    for (turn, other) in others {
        let beside = Comparison::of(other, [account]);
        let (better, worse) = (beside.better(is_told), beside.worse(is_told));
        advice.push(coach.advice(turn, other, Why::Beside { better, worse }));
    }
    advice
}

/// What the view's seat gave away by the moves that it played from there to the end of its turn; `None` if it is not asked. `told`
/// hears now and then how many of the effort's playouts were made.
pub fn judge<G: Pondered>(
    game: &G,
    view: &G::View,
    played: &[G::Move],
    effort: Effort,
    seed: Seed,
    told: &mut dyn FnMut(u32),
) -> Option<Judgement<G>> {
    if !is_asked(game, view) {
        return None;
    }
    let mut coach = Coach::new(game, view, seed);
    let half = effort.playouts / 2;
    let best = coach.turns(half, told).into_iter().next()?;
    let turns = vec![best, Turn::of(played.to_vec())];
    let both = coach.account(turns, half / 2, &mut |done| told((half + done).min(effort.playouts)));
    let ((better, account), (_, own)) = (both.first()?, both.last()?);
    let gain = Comparison::of(account, [own]);
    Some(Judgement {
        cost: gain.lead().max(0),
        better: coach.advice(
            better,
            account,
            Why::Best(gain.better(|reason| game.is_told(view, reason))),
        ),
    })
}

fn is_asked<G: Game>(game: &G, view: &G::View) -> bool {
    let mut moves = Vec::new();
    game.moves_seen(view, &mut moves);
    !moves.is_empty()
}

/// One who thinks about the turn of a view's seat.
struct Coach<'a, G: Pondered> {
    mind: Mind<'a, G, Weights<G>>,
    chance: Chance,
}

impl<'a, G: Pondered> Coach<'a, G> {
    fn new(game: &'a G, view: &'a G::View, seed: Seed) -> Self {
        let value = G::weights();
        Self {
            mind: Mind { game, view, value },
            chance: Chance::new(seed),
        }
    }

    /// The turns that come to mind, best first as a Master finds them.
    fn turns(&mut self, playouts: u32, told: &mut dyn FnMut(u32)) -> Vec<Turn<G::Move>> {
        let turns = candidates(&self.mind, Effort { playouts }, &mut self.chance);
        let ranked = compare(&self.mind, turns, playouts, &mut self.chance, told);
        ranked.into_iter().map(|compared| compared.turn).collect()
    }

    /// What each of some turns comes to on the same deals, one at least.
    fn account(
        &mut self,
        turns: Vec<Turn<G::Move>>,
        deals: u32,
        told: &mut dyn FnMut(u32),
    ) -> Vec<(Turn<G::Move>, Account)> {
        let accounts = accounts(&self.mind, &turns, deals.max(1), &mut self.chance, told);
        turns.into_iter().zip(accounts).collect()
    }

    fn advice(&mut self, turn: &Turn<G::Move>, account: &Account, why: Why<G::Subject>) -> Advice<G> {
        let seed = Seed(self.chance.bits());
        Advice {
            moves: until_reveal(self.mind.game, self.mind.view, &turn.moves, seed),
            lead: account.lead(),
            why,
        }
    }
}

/// How likely each seat is to win, in thousandths, by so many games played on to their end from what the view's seat knows. `told`
/// hears after each how many there were.
pub fn chances<G: Pondered>(
    game: &G,
    view: &G::View,
    games: u32,
    seed: Seed,
    told: &mut dyn FnMut(u32),
) -> BySeat<u16> {
    let value = G::weights();
    let mind = Mind { game, view, value };
    let mut chance = Chance::new(seed);
    let mut search = Search::new(game, value);
    let mut won = BySeat::<u32>::default();
    for played in 1..=games {
        let deal = game.determinize(view, Seed(chance.bits()));
        let mut luck = Chance::new(Seed(chance.bits()));
        if let Some(seat) = winner(&mind, &mut search, deal, &mut luck) {
            won[seat] += 1;
        }
        told(played);
    }
    BySeat(won.0.map(|won| (won * 1000 / games.max(1)) as u16))
}
