//! One game being played: its moves so far, what happened, undo and redo.
//!
//! A sitting keeps the state before every move, so that undo and history cost nothing but memory (about a kilobyte a
//! move). Undo runs freely back to the last point where something hidden was revealed or another seat was asked; what goes
//! beyond that is practice, and the sitting says so for ever after.
//!
//! A practice game that goes on from a point in the past of a game in progress must not tell what that game still hides:
//! everything that its player could not know is dealt anew there ([`Sitting::deal_anew`]).
#![warn(clippy::float_arithmetic, clippy::disallowed_types)]

use crate::chance::Seed;
use crate::game::{Game, Happening, Seat};

/// One game being played.
#[derive(Clone, Debug)]
pub struct Sitting<G: Game> {
    game: G,
    seed: Seed,
    state: G::State,
    steps: Vec<Step<G>>,
    cursor: usize,
    practice: bool,
    deals: Vec<Deal>,
    revision: u64,
}

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

/// A move that was played.
#[derive(Clone, Debug)]
struct Step<G: Game> {
    before: G::State,
    action: G::Move,
    events: Vec<G::Event>,
    /// The only legal move: undo passes over it.
    forced: bool,
    /// Something hidden became known, or another seat was asked after it: undo stops here.
    sealed: bool,
}

/// Why a move could not be taken back or played again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stuck {
    /// Nothing was played yet, or nothing was taken back.
    Nothing,
    /// Something hidden was revealed, or another seat was asked since: only practice goes further.
    Sealed,
}

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
    /// Sits down to a new game.
    pub fn new(game: G, seed: Seed) -> Self {
        let state = game.deal(seed);
        Self {
            game,
            seed,
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

    /// Whether moves were taken back that were not to be taken back.
    pub const fn is_practice(&self) -> bool {
        self.practice
    }

    /// Where everything hidden was dealt anew, first to last.
    pub fn deals(&self) -> &[Deal] {
        &self.deals
    }

    /// Marks the sitting as practice.
    pub const fn mark_practice(&mut self) {
        self.practice = true;
    }

    /// The open question, or `None` when the game is over.
    pub fn decision(&self) -> Option<G::Decision> {
        self.game.decision(&self.state)
    }

    /// The seat that is asked, or `None` when the game is over.
    pub fn asked(&self) -> Option<Seat> {
        self.decision().map(|decision| self.game.asked(decision))
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
        let asked = |state| self.game.decision(state).map(|decision| self.game.asked(decision));
        let sealed = events.iter().any(Happening::reveals) || asked(&self.state) != asked(&after);
        let forced = self.forced().is_some();
        self.steps.truncate(self.cursor);
        self.steps.push(Step {
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
        let asked = |step: &Step<G>| {
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

    fn rewind(&mut self, number: usize) {
        self.revision += 1;
        self.state = self.steps[number].before;
        self.cursor = number;
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
