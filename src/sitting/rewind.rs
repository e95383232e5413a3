//! Taking moves back, and playing them again.

use super::{Played, Sitting};
use crate::game::{Game, Seat};

/// Why a move could not be taken back or played again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stuck {
    /// Nothing was played yet, or nothing was taken back.
    Nothing,
    /// Something hidden was revealed, or another seat was asked since: only practice goes further.
    Sealed,
}

impl<G: Game> Sitting<G> {
    /// Whether the last choice can be taken back.
    ///
    /// # Errors
    /// Why not.
    pub fn can_undo(&self) -> Result<(), Stuck> {
        self.undo_to().map(|_| ())
    }

    /// Takes the last choice back, and the forced steps after it.
    ///
    /// # Errors
    /// Nothing to take back, or something that cannot be unknown; nothing has changed then.
    pub fn undo(&mut self) -> Result<(), Stuck> {
        let to = self.undo_to()?;
        self.rewind(to);
        Ok(())
    }

    /// Takes back every choice of this turn that can be: back to its first one, or to the first one since something was
    /// revealed.
    ///
    /// # Errors
    /// As [`Self::undo`]; nothing has changed then.
    pub fn restart(&mut self) -> Result<(), Stuck> {
        let to = self.open_choices().last().ok_or(self.stuck())?;
        self.rewind(to);
        Ok(())
    }

    /// Whether starting the turn again takes more back than undo does.
    pub fn can_restart(&self) -> bool {
        self.open_choices().nth(1).is_some()
    }

    /// Where undo leads: before the last move that was a choice.
    fn undo_to(&self) -> Result<usize, Stuck> {
        self.open_choices().next().ok_or(self.stuck())
    }

    /// The numbers of the choices that can be taken back, the latest first.
    fn open_choices(&self) -> impl Iterator<Item = usize> + '_ {
        let steps = self.steps[..self.cursor].iter().enumerate().rev();
        let open = steps.take_while(|(_, step)| !step.sealed);
        open.filter(|(_, step)| !step.forced).map(|(number, _)| number)
    }

    /// Why nothing can be taken back, if nothing can.
    const fn stuck(&self) -> Stuck {
        if self.cursor == 0 {
            Stuck::Nothing
        } else {
            Stuck::Sealed
        }
    }

    /// The number of the last move that was a choice of a seat.
    pub fn last_choice(&self, seat: Option<Seat>) -> Option<usize> {
        let asked = |step: &Played<G>| {
            self.game
                .decision(&step.before)
                .map(|decision| self.game.asked(decision))
        };
        self.steps[..self.cursor]
            .iter()
            .rposition(|step| !step.forced && asked(step) == seat)
    }

    /// Goes back to before the move number `number`, whatever was revealed since. What goes beyond undo makes the sitting
    /// practice.
    ///
    /// # Errors
    /// That move was not played, or what is hidden was dealt anew since; nothing has changed then.
    pub fn go_back(&mut self, number: usize) -> Result<(), Stuck> {
        if number >= self.cursor {
            return Err(Stuck::Nothing);
        }
        if self.deals.last().is_some_and(|deal| number < deal.at) {
            return Err(Stuck::Sealed);
        }
        self.practice |= self.steps[number..self.cursor].iter().any(|step| step.sealed);
        self.rewind(number);
        Ok(())
    }

    /// Whether a choice was taken back that can be played again.
    pub const fn can_redo(&self) -> bool {
        self.cursor < self.steps.len()
    }

    /// Plays the choice again that was taken back last, and the forced steps after it.
    ///
    /// # Errors
    /// Nothing was taken back.
    pub fn redo(&mut self) -> Result<(), Stuck> {
        if !self.can_redo() {
            return Err(Stuck::Nothing);
        }
        self.revision += 1;
        loop {
            self.cursor += 1;
            let Some(next) = self.steps.get(self.cursor) else {
                break;
            };
            if !next.forced {
                self.state = next.before;
                return Ok(());
            }
        }
        let Some(last) = self.steps.last() else {
            return Err(Stuck::Nothing);
        };
        let mut state = last.before;
        self.game.play(&mut state, last.action, &mut ());
        self.state = state;
        Ok(())
    }

    fn rewind(&mut self, number: usize) {
        self.revision += 1;
        self.state = self.steps[number].before;
        self.cursor = number;
    }
}
