//! One game being played: its moves so far, what happened, undo and redo.
//!
//! A sitting keeps the state before every move, so that undo and history cost nothing but memory (about a kilobyte a
//! move). Undo runs freely back to the last point where something hidden was revealed or, unless all lies open ([`Game::OPEN`]), another seat was
//! asked; what goes beyond that is practice, and the sitting says so for ever after.
//!
//! A practice game that goes on from a point in the past of a game in progress must not tell what that game still hides:
//! everything that its player could not know is dealt anew there ([`Sitting::deal_anew`]).
#![warn(clippy::float_arithmetic, clippy::disallowed_types)]

mod practice;
mod preview;
mod rewind;

pub use practice::Deal;
pub use preview::{Preview, Seal};
pub use rewind::Stuck;

use crate::chance::Seed;
use crate::game::{Game, Happening, Seat};

/// One game being played.
#[derive(Clone, Debug)]
pub struct Sitting<G: Game> {
    game: G,
    seed: Seed,
    /// What the game began with, unless the seed dealt it.
    begun: Option<G::State>,
    state: G::State,
    steps: Vec<Played<G>>,
    cursor: usize,
    practice: bool,
    deals: Vec<Deal>,
    revision: u64,
}

/// A move that was played.
#[derive(Clone, Debug)]
struct Played<G: Game> {
    before: G::State,
    action: G::Move,
    events: Vec<G::Event>,
    /// The only legal move: undo passes over it.
    forced: bool,
    /// Something hidden became known, or another seat was asked after it, which may have looked at what is its own: undo stops here.
    sealed: bool,
}

/// Whether nothing is taken back once a seat, or nobody, is asked instead of another.
const fn is_final<G: Game>(next: Option<Seat>) -> bool {
    !G::OPEN || next.is_none()
}

impl<G: Game> Sitting<G> {
    /// Sits down to a new game.
    pub fn new(game: G, seed: Seed) -> Self {
        let state = game.deal(seed);
        Self {
            game,
            seed,
            begun: None,
            state,
            steps: Vec::new(),
            cursor: 0,
            practice: false,
            deals: Vec::new(),
            revision: 0,
        }
    }

    /// The rules, content and options.
    pub const fn game(&self) -> &G {
        &self.game
    }

    /// The seed that the game was dealt from: it tells everything hidden.
    pub const fn seed(&self) -> Seed {
        self.seed
    }

    /// The state now.
    pub const fn state(&self) -> &G::State {
        &self.state
    }

    /// A number that changes with every move that is played or taken back, so that who shows the game knows when to look.
    pub const fn revision(&self) -> u64 {
        self.revision
    }

    /// How many moves were played up to now.
    pub const fn played(&self) -> usize {
        self.cursor
    }

    /// The moves played up to now.
    pub fn moves(&self) -> impl Iterator<Item = G::Move> + '_ {
        self.steps[..self.cursor].iter().map(|step| step.action)
    }

    /// The open question, or `None` when the game is over.
    pub fn decision(&self) -> Option<G::Decision> {
        self.game.decision(&self.state)
    }

    /// The seat that is asked, or `None` when the game is over.
    pub fn asked(&self) -> Option<Seat> {
        self.asked_in(&self.state)
    }

    fn asked_in(&self, state: &G::State) -> Option<Seat> {
        self.game.decision(state).map(|decision| self.game.asked(decision))
    }

    /// The legal answers to the open question.
    pub fn legal_moves(&self) -> Vec<G::Move> {
        let mut moves = Vec::new();
        self.game.legal_moves(&self.state, &mut moves);
        moves
    }

    /// The only legal answer, if there is just one.
    pub fn forced(&self) -> Option<G::Move> {
        match self.legal_moves()[..] {
            [action] => Some(action),
            _ => None,
        }
    }

    /// What a seat may know; `None` is an onlooker.
    pub fn view(&self, seat: Option<Seat>) -> G::View {
        self.game.view(&self.state, seat)
    }

    /// Plays a move and forgets what was taken back before.
    ///
    /// # Errors
    /// The rule that forbids the move; nothing has changed then.
    pub fn play(&mut self, action: G::Move) -> Result<(), G::Refusal> {
        let mut after = self.state;
        let mut events = Vec::new();
        self.game.try_play(&mut after, action, &mut events)?;
        let (before, next) = (self.asked_in(&self.state), self.asked_in(&after));
        let sealed = events.iter().any(Happening::reveals) || (before != next && is_final::<G>(next));
        let forced = self.forced().is_some();
        self.steps.truncate(self.cursor);
        self.steps.push(Played {
            before: self.state,
            action,
            events,
            forced,
            sealed,
        });
        self.cursor += 1;
        self.revision += 1;
        self.state = after;
        Ok(())
    }

    /// What happened from the move number `from` on, as a seat may know it, with the number of the move.
    pub fn events(&self, from: usize, seat: Option<Seat>) -> impl DoubleEndedIterator<Item = (usize, G::Event)> + '_ {
        let steps = self.steps[..self.cursor].iter().enumerate().skip(from);
        steps.flat_map(move |(number, step)| step.events.iter().map(move |event| (number, event.seen_by(seat))))
    }

    /// The state before the move number `number`, or the present one.
    pub fn state_at(&self, number: usize) -> &G::State {
        if number < self.cursor {
            &self.steps[number].before
        } else {
            &self.state
        }
    }
}
