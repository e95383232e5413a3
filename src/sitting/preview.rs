//! What moves would come to, before they are played.

use super::Sitting;
use crate::chance::Seed;
use crate::game::{Game, Happening};

/// What makes a move a commitment: once played, it cannot be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seal {
    /// Something hidden becomes known.
    Reveals,
    /// Another seat is asked next, or the game is over.
    HandsOn,
}

/// What a half-entered turn would come to.
#[derive(Clone, Debug)]
pub struct Preview<G: Game> {
    /// What would happen, up to where something hidden would be revealed.
    pub events: Vec<G::Event>,
    /// What the seat would see then; `None` if something hidden would be revealed, and what follows cannot be told.
    pub view: Option<G::View>,
    /// The moves that would be legal next, if the same seat is asked and nothing was revealed.
    pub moves: Vec<G::Move>,
}

impl<G: Game> Sitting<G> {
    /// Why a legal answer could not be taken back, told from the asked seat's view alone; `None` if it could, or if it is not
    /// legal.
    pub fn seal(&self, action: G::Move) -> Option<Seal> {
        let preview = self.preview(&[action]).ok()?;
        match preview.view {
            None => Some(Seal::Reveals),
            Some(_) => preview.moves.is_empty().then_some(Seal::HandsOn),
        }
    }

    /// What a half-entered turn of the seat that is asked would come to. It is told from that seat's view alone, and ends
    /// where something hidden would be revealed or another seat is asked: moves beyond that are not looked at.
    ///
    /// # Errors
    /// The number of the first move that is illegal, and the rule that forbids it.
    pub fn preview(&self, moves: &[G::Move]) -> Result<Preview<G>, (usize, G::Refusal)> {
        let seat = self.asked();
        let view = self.view(seat);
        let asked = |state: &G::State| self.game.decision(state).map(|decision| self.game.asked(decision));
        let mut state = self.game.determinize(&view, Seed::default());
        let mut events = Vec::new();
        for (number, &action) in moves.iter().enumerate() {
            self.game
                .try_play(&mut state, action, &mut events)
                .map_err(|refusal| (number, refusal))?;
            if let Some(end) = events.iter().position(Happening::reveals) {
                events.truncate(end);
                return Ok(Preview {
                    events,
                    view: None,
                    moves: Vec::new(),
                });
            }
            // Whatever another seat would answer is played with cards that it may not have.
            if asked(&state) != seat {
                break;
            }
        }
        let mut next = Vec::new();
        if asked(&state) == seat {
            self.game.legal_moves(&state, &mut next);
        }
        Ok(Preview {
            events,
            view: Some(self.game.view(&state, seat)),
            moves: next,
        })
    }
}
