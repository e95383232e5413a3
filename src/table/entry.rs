//! Entering a move: how touches lead to it.
//!
//! Every legal move has a path of targets, such as *this thing, then this price*. Touching a target narrows the legal moves
//! to those whose path goes on with it; when one is left it is the answer. What can be touched next is what stands next on
//! the paths that are left.

use derive_where::derive_where;

use super::target::Target;
use super::way::{STEPS, Way};
use super::{Shown, TargetOf};
use crate::sitting::Seal;

/// How a player likes to enter moves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Manner<H> {
    /// What is done about moves that cannot be taken back.
    pub commitment: Commitment,
    /// The kinds of hints that are wanted.
    pub hints: H,
}

/// How a player likes to enter the moves of a game.
pub type MannerOf<G> = Manner<<G as Shown>::Hints>;

/// What is done about moves that cannot be taken back.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Commitment {
    /// Such a move, and one that takes something, waits for a button of its own.
    #[default]
    Confirmed,
    /// It is played like any other.
    AtOnce,
}

/// A move that is being entered: the legal moves, and what was touched so far.
#[derive_where(Clone, Debug, Default, PartialEq, Eq)]
pub struct Entry<G: Shown> {
    moves: Vec<Answer<G>>,
    /// What was touched first, and then, if more must be chosen.
    chosen: [Option<TargetOf<G>>; STEPS - 1],
    /// Which of the ways to pay was picked.
    picked: Option<G::Move>,
    manner: MannerOf<G>,
}

/// A legal move, how it is entered, and why it could not be taken back.
#[derive_where(Clone, Copy, Debug, PartialEq, Eq)]
struct Answer<G: Shown> {
    action: G::Move,
    way: Way<TargetOf<G>>,
    seal: Option<Seal>,
}

/// What a touch came to, of a game whose moves are `M`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Touch<M> {
    /// The move is found.
    Play(M),
    /// More must be chosen.
    Narrowed,
    /// The target was let go again.
    Released,
    /// No legal move goes on with this target.
    Nothing,
}

impl<G: Shown> Entry<G> {
    /// Begins an entry over the legal moves of the seat that is shown; none if another is asked.
    pub fn new(table: &G::Table, moves: &[G::Move]) -> Self {
        let answer = |&action: &G::Move| Answer {
            action,
            way: G::way(table, action),
            seal: None,
        };
        Self {
            moves: moves.iter().map(answer).collect(),
            ..Self::default()
        }
    }

    /// The same entry in a player's manner; `seal` tells which moves cannot be taken back. Unless they are to be played like
    /// any other, their paths end with a button of their own.
    #[must_use]
    pub fn in_manner(mut self, manner: MannerOf<G>, seal: impl Fn(G::Move) -> Option<Seal>) -> Self {
        self.manner = manner;
        for answer in &mut self.moves {
            answer.seal = seal(answer.action);
            let button = Target::Move(answer.action);
            let confirmed = answer.must_be_confirmed(manner.commitment);
            let path = &mut answer.way.path;
            if confirmed
                && !path.contains(&Some(button))
                && let Some(step) = path.iter_mut().find(|step| step.is_none())
            {
                *step = Some(button);
            }
        }
        self
    }

    /// How the player likes to enter moves.
    pub const fn manner(&self) -> MannerOf<G> {
        self.manner
    }

    /// Why a legal move could not be taken back.
    pub fn seal(&self, action: G::Move) -> Option<Seal> {
        self.moves.iter().find(|answer| answer.action == action)?.seal
    }

    /// What was touched first, if more must be chosen.
    pub const fn chosen(&self) -> Option<TargetOf<G>> {
        self.chosen[0]
    }

    /// Whether a target is one of those that were touched.
    pub fn has_chosen(&self, target: TargetOf<G>) -> bool {
        self.chosen.contains(&Some(target))
    }

    /// The way to pay for what was chosen: the one that was picked, else the first. `None` where there are so many ways that each
    /// is a button of its own.
    pub fn way(&self) -> Option<G::Move> {
        self.chosen()?;
        let ways = || {
            let paid = self.left().filter(|answer| answer.way.price.is_way());
            paid.map(|answer| answer.action)
        };
        if ways().count() > PICKED_FROM {
            return None;
        }
        ways()
            .find(|action| self.picked == Some(*action))
            .or_else(|| ways().next())
    }

    /// The legal moves that go on from what was touched.
    pub fn moves(&self) -> impl Iterator<Item = G::Move> + '_ {
        self.left().map(|answer| answer.action)
    }

    /// The only move that is left of what was touched, which its button confirms.
    pub fn waiting(&self) -> Option<G::Move> {
        self.chosen()?;
        let mut moves = self.moves();
        let (only, more) = (moves.next()?, moves.next().is_some());
        (!more && self.is_lit(Target::Move(only))).then_some(only)
    }

    /// Every legal move.
    pub fn all(&self) -> impl Iterator<Item = G::Move> + '_ {
        self.moves.iter().map(|answer| answer.action)
    }

    /// The targets that lead to a legal move, first to last.
    pub fn path(&self, action: G::Move) -> [Option<TargetOf<G>>; STEPS] {
        let answer = self.moves.iter().find(|answer| answer.action == action);
        answer.map_or([None; STEPS], |answer| answer.way.path)
    }

    /// Whether a touch of the target goes on with some legal move.
    pub fn is_lit(&self, target: TargetOf<G>) -> bool {
        match target {
            Target::Way(action) => self.way().is_some() && self.moves().any(|way| way == action),
            _ => self.next().any(|next| next == target),
        }
    }

    /// Whether some legal move begins with the target, whatever was touched so far.
    pub fn begins_with(&self, target: TargetOf<G>) -> bool {
        self.beginning_with(target).next().is_some()
    }

    /// Every legal move that begins with the target, whatever was touched so far.
    pub fn beginning_with(&self, target: TargetOf<G>) -> impl Iterator<Item = G::Move> + '_ {
        let begins = self
            .moves
            .iter()
            .filter(move |answer| answer.way.path[0] == Some(target));
        begins.map(|answer| answer.action)
    }

    /// The targets that legal moves begin with which leave what was chosen; none as long as nothing is. Some more than once.
    pub fn others(&self) -> impl Iterator<Item = TargetOf<G>> + '_ {
        let chosen = self.chosen();
        let first = self.moves.iter().filter_map(|answer| answer.way.path[0]);
        first.filter(move |target| chosen.is_some_and(|chosen| chosen != *target))
    }

    /// The targets that can be touched next; some more than once.
    pub fn next(&self) -> impl Iterator<Item = TargetOf<G>> + '_ {
        let step = self.step();
        self.left().filter_map(move |answer| answer.way.path[step])
    }

    /// The moves that have a button of their own now, rather than a thing on the table.
    pub fn buttons(&self) -> impl Iterator<Item = G::Move> + '_ {
        self.next().filter_map(|target| {
            if let Target::Move(action) = target {
                Some(action)
            } else {
                None
            }
        })
    }

    /// Every legal move that a touch of the target leads to.
    pub fn leads_to(&self, target: TargetOf<G>) -> impl Iterator<Item = G::Move> + '_ {
        let step = self.step();
        self.left()
            .filter(move |answer| answer.way.path[step] == Some(target))
            .map(|answer| answer.action)
    }

    /// Touches a target.
    pub fn touch(&mut self, target: TargetOf<G>) -> Touch<G::Move> {
        if let Target::Move(action) = target {
            return if self.moves.iter().any(|answer| answer.action == action) {
                Touch::Play(action)
            } else {
                Touch::Nothing
            };
        }
        if let Target::Way(action) = target {
            if !self.is_lit(target) {
                return Touch::Nothing;
            }
            self.picked = Some(action);
            return Touch::Narrowed;
        }
        let mut leads = self.leads_to(target);
        match (leads.next(), leads.next()) {
            (Some(action), None) if !self.waits(action) => return Touch::Play(action),
            (Some(_), _) => {
                drop(leads);
                let step = self.step();
                if let Some(chosen) = self.chosen.get_mut(step) {
                    *chosen = Some(target);
                    self.picked = None;
                }
                return Touch::Narrowed;
            }
            (None, _) => {}
        }
        drop(leads);
        let Some(last) = self.chosen.iter_mut().rfind(|chosen| chosen.is_some()) else {
            return Touch::Nothing;
        };
        if *last == Some(target) {
            *last = None;
            return Touch::Released;
        }
        // Another way on may be meant, or another beginning.
        let before = self.chosen;
        if let Some(last) = self.chosen.iter_mut().rfind(|chosen| chosen.is_some()) {
            *last = None;
        }
        let touch = self.touch(target);
        if touch == Touch::Nothing {
            self.chosen = before;
        }
        touch
    }

    /// Chooses what can be touched next, if a button confirms it, and plays nothing.
    pub fn choose(&mut self, target: TargetOf<G>) {
        let step = self.step();
        let leads = |path: &[Option<TargetOf<G>>; STEPS]| {
            path[step] == Some(target) && matches!(path.get(step + 1), Some(Some(_)))
        };
        let is_confirmed = self.left().any(|answer| leads(&answer.way.path));
        if let Some(chosen) = self.chosen.get_mut(step).filter(|_| is_confirmed) {
            *chosen = Some(target);
        }
    }

    /// Gives up what was touched so far.
    pub const fn cancel(&mut self) {
        self.chosen = [None; STEPS - 1];
    }

    /// Whether a move waits for its own button, though nothing else is left.
    fn waits(&self, action: G::Move) -> bool {
        let answer = self.moves.iter().find(|answer| answer.action == action);
        answer.is_some_and(|answer| {
            answer.must_be_confirmed(self.manner.commitment) && answer.way.path.contains(&Some(Target::Move(action)))
        })
    }

    /// How many targets were touched.
    fn step(&self) -> usize {
        self.chosen.iter().flatten().count()
    }

    fn left(&self) -> impl Iterator<Item = &Answer<G>> {
        let step = self.step();
        self.moves
            .iter()
            .filter(move |answer| answer.way.path[..step] == self.chosen[..step])
    }
}

/// Of so many ways to pay one is picked and then confirmed.
const PICKED_FROM: usize = 3;

impl<G: Shown> Answer<G> {
    /// Whether the move is shown before it is played: one that cannot be taken back, and one that takes something.
    fn must_be_confirmed(&self, commitment: Commitment) -> bool {
        (self.seal.is_some() || self.way.price.waits()) && commitment == Commitment::Confirmed
    }
}
