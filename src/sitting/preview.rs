//! What moves would come to, before they are played.

use super::{Sitting, is_final};
use crate::chance::Seed;
use crate::game::{Game, Happening, Seat};

/// What makes a move a commitment: once played, it cannot be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seal {
    /// Something hidden becomes known.
    Reveals,
    /// The same where all else lies open: what chance brings.
    Chance,
    /// Another seat is asked next, which may look at what is its own, or the game is over.
    HandsOn,
}

/// What a half-entered turn would come to.
#[derive(Clone, Debug)]
pub struct Preview<G: Game> {
    /// What would happen, up to where something hidden would be revealed.
    pub events: Vec<G::Event>,
    /// What the seat would see then; `None` if something hidden would be revealed, and what follows cannot be told.
    pub view: Option<G::View>,
    /// Who would be asked next, as far as that can be told; nobody once the game is over.
    pub asked: Option<Seat>,
    /// The moves that would be legal next, if the same seat is asked and nothing was revealed.
    pub moves: Vec<G::Move>,
}

impl<G: Game> Sitting<G> {
    /// Why a legal answer could not be taken back, told from the asked seat's view alone; `None` if it could, or if it is not
    /// legal.
    pub fn seal(&self, action: G::Move) -> Option<Seal> {
        let preview = self.preview(&[action]).ok()?;
        match preview.view {
            None if G::OPEN => Some(Seal::Chance),
            None => Some(Seal::Reveals),
            Some(_) => (preview.asked != self.asked() && is_final::<G>(preview.asked)).then_some(Seal::HandsOn),
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
                    asked: seat,
                    moves: Vec::new(),
                });
            }
            // Whatever another seat would answer is played with cards that it may not have.
            if self.asked_in(&state) != seat {
                break;
            }
        }
        let mut next = Vec::new();
        let asked = self.asked_in(&state);
        if asked == seat {
            self.game.legal_moves(&state, &mut next);
        }
        Ok(Preview {
            events,
            view: Some(self.game.view(&state, seat)),
            asked,
            moves: next,
        })
    }
}
