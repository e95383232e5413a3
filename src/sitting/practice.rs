//! Practice: games that go on from the past, with what is hidden dealt anew, or that begin with a position.

use super::Sitting;
use crate::chance::Seed;
use crate::game::{Game, Seat};

/// Where everything hidden was dealt anew.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Deal {
    /// How many moves had been played.
    pub at: usize,
    /// Whose knowledge was kept; `None` is an onlooker's.
    pub seat: Option<Seat>,
    /// What decided the new deal.
    pub seed: Seed,
}

impl<G: Game> Sitting<G> {
    /// Whether the game is practice: it begins with a position, goes on from a past, or something was taken back that could not be undone.
    pub const fn is_practice(&self) -> bool {
        self.practice
    }

    /// Where everything hidden was dealt anew, first to last.
    pub fn deals(&self) -> &[Deal] {
        &self.deals
    }

    /// Sits down to a game that begins with a state, which is practice; the seed stands for what was dealt in it.
    pub fn from_position(game: G, seed: Seed, state: G::State) -> Self {
        Self {
            begun: Some(state),
            state,
            practice: true,
            ..Self::new(game, seed)
        }
    }

    /// What the game began with, if it is a position; `None` if the seed dealt it.
    pub const fn position(&self) -> Option<&G::State> {
        self.begun.as_ref()
    }

    /// Marks the sitting as practice.
    pub const fn mark_practice(&mut self) {
        self.practice = true;
    }

    /// A practice game that goes on from where so many moves had been played, with everything as it lay; this one stays as
    /// it is.
    #[must_use]
    pub fn practice_from(&self, number: usize) -> Self
    where
        G: Clone,
    {
        let number = number.min(self.cursor);
        let mut deals = self.deals.clone();
        deals.retain(|deal| deal.at <= number);
        Self {
            game: self.game.clone(),
            seed: self.seed,
            begun: self.begun,
            state: *self.state_at(number),
            steps: self.steps[..number].to_vec(),
            cursor: number,
            practice: true,
            deals,
            revision: 0,
        }
    }

    /// Deals everything anew that a seat cannot know, which makes the sitting practice. What was played before can be looked
    /// at and not be taken back.
    pub fn deal_anew(&mut self, seat: Option<Seat>, seed: Seed) {
        self.steps.truncate(self.cursor);
        if let Some(last) = self.steps.last_mut() {
            last.sealed = true;
        }
        self.state = self.game.determinize(&self.view(seat), seed);
        let at = self.cursor;
        self.deals.push(Deal { at, seat, seed });
        self.practice = true;
        self.revision += 1;
    }
}
