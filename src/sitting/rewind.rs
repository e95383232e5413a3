//! Taking moves back, and playing them again.

use super::Sitting;
use crate::game::{Game, Seat};

/// Why a move could not be taken back or played again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stuck {
    /// Nothing was played yet, or nothing was taken back.
    Nothing,
    /// Something hidden was revealed since, or another seat was asked that may have looked at what is its own: only practice goes further.
    Sealed,
}

impl<G: Game> Sitting<G> {
    /// Whether the last choice can be taken back of those seats that choose for themselves.
    ///
    /// # Errors
    /// Why not.
    pub fn can_undo(&self, is_free: impl Fn(Seat) -> bool) -> Result<(), Stuck> {
        self.undo_to(is_free).map(|_| ())
    }

    /// Takes the last choice back of those seats that choose for themselves, and all that was played after it: forced steps, and where all lies
    /// open what others chose.
    ///
    /// # Errors
    /// Nothing to take back, or something that cannot be unknown; nothing has changed then.
    pub fn undo(&mut self, is_free: impl Fn(Seat) -> bool) -> Result<(), Stuck> {
        let to = self.undo_to(is_free)?;
        self.rewind(to);
        Ok(())
    }

    /// Takes back every choice of this turn that can be: back to its first one, or to the first one since something was
    /// revealed.
    ///
    /// # Errors
    /// As [`Self::undo`]; nothing has changed then.
    pub fn restart(&mut self) -> Result<(), Stuck> {
        let to = self.turn_choices().last().ok_or(self.stuck())?;
        self.rewind(to);
        Ok(())
    }

    /// Whether starting the turn again takes more back than undo does.
    pub fn can_restart(&self) -> bool {
        self.turn_choices().nth(1).is_some()
    }

    /// Where undo leads: before the last move that was a choice of such a seat.
    fn undo_to(&self, is_free: impl Fn(Seat) -> bool) -> Result<usize, Stuck> {
        let mut choices = self.open_choices();
        let free = choices.find(|(_, seat)| seat.is_some_and(&is_free));
        free.map(|(number, _)| number).ok_or(self.stuck())
    }

    /// The choices of who is asked that can be taken back since another seat was asked, by their numbers, the latest first.
    fn turn_choices(&self) -> impl Iterator<Item = usize> + '_ {
        let asked = self.asked();
        let choices = self.open_choices().take_while(move |(_, seat)| *seat == asked);
        choices.map(|(number, _)| number)
    }

    /// The choices that can be taken back, by their numbers, and whose they were; the latest first.
    fn open_choices(&self) -> impl Iterator<Item = (usize, Option<Seat>)> + '_ {
        let steps = self.steps[..self.cursor].iter().enumerate().rev();
        let open = steps.take_while(|(_, step)| !step.sealed);
        let choices = open.filter(|(_, step)| !step.forced);
        choices.map(|(number, step)| (number, self.asked_in(&step.before)))
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
        self.steps[..self.cursor]
            .iter()
            .rposition(|step| !step.forced && self.asked_in(&step.before) == seat)
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

    /// Plays the choice again that was taken back last, and what came after it up to the next choice of those seats that choose for themselves:
    /// forced steps, and where all lies open what others chose.
    ///
    /// # Errors
    /// Nothing was taken back.
    pub fn redo(&mut self, is_free: impl Fn(Seat) -> bool) -> Result<(), Stuck> {
        if !self.can_redo() {
            return Err(Stuck::Nothing);
        }
        self.revision += 1;
        loop {
            self.cursor += 1;
            let Some(next) = self.steps.get(self.cursor) else {
                break;
            };
            if !next.forced && self.asked_in(&next.before).is_some_and(&is_free) {
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
