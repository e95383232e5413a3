//! The flow of a turn in the books: what follows what, and which question comes next (rulebook: Flow of a Turn).

use meiji::game::Seat;
use meiji::yokohama::components::Title;
use meiji::yokohama::{Ask, Move, Pending, Placed, Spent, Stage, State, Yokohama};

use crate::bookkeeper::Bookkeeper;
use crate::coverage::Coverage;
use crate::legal::{answers, any_time};
use crate::sight::Sight;

impl Bookkeeper<'_> {
    /// Goes on without what is offered.
    pub fn go_on(&mut self) {
        let table = &mut self.state.table;
        let shown = &mut table.pending.shown;
        let counts = [&mut shown.assistants, &mut shown.shops, &mut shown.houses];
        if let Some(count) = counts.into_iter().find(|count| **count > 0) {
            // The icons that show this piece; those that show another, or leave the choice, are asked for next.
            table.pending.pieces -= std::mem::take(count);
        } else if table.pending.pieces > 0 {
            table.pending.pieces = 0;
        } else if table.pending.movements > 0 {
            table.pending.movements = 0;
        } else {
            self.next_stage();
        }
    }

    /// Leaves a stage for the one that follows it.
    fn next_stage(&mut self) {
        self.state.table.stage = match self.state.table.stage {
            Stage::Before => Stage::Placement(Placed::default()),
            Stage::Placement(_) => Stage::Movement,
            Stage::Recall => Stage::After,
            Stage::Church
            | Stage::Customs
            | Stage::Employment(_)
            | Stage::Laboratory
            | Stage::Port
            | Stage::Chinatown(_) => Stage::Bonus,
            Stage::SecondOrder => {
                self.refill_port();
                Stage::Bonus
            }
            Stage::Bonus => Stage::Construction,
            Stage::Construction => Stage::Recovery,
            Stage::Recovery => return self.recover(0),
            Stage::After => return self.end_turn(),
            stage => panic!("{stage:?} cannot be left undone"),
        };
    }

    /// The states in which the next question may stand.
    ///
    /// A question that has an answer must be put. One that has none but to go on is not ruled on: it may be put or passed.
    pub fn questions(mut self) -> Vec<State> {
        let mut states = vec![];
        while let Some(decision) = self.state.table.decision() {
            states.push(self.state);
            // The first ones end by the player's word alone.
            let by_word = matches!(decision.ask, Ask::Before | Ask::Placement(_) | Ask::After);
            if by_word || answerable(self.game, &self.state, decision.ask) {
                return states;
            }
            self.go_on();
        }
        states.push(self.state);
        states
    }

    fn end_turn(&mut self) {
        let table = &mut self.state.table;
        let next = Seat((table.active.0 + 1) % table.players);
        let round_is_over = next == table.starter;
        table.active = next;
        if round_is_over && table.ending.is_some_and(|ending| ending.last_round == table.round) {
            table.stage = Stage::Over;
            return;
        }
        if round_is_over {
            table.round += 1;
        }
        self.begin_turn();
    }

    pub fn begin_turn(&mut self) {
        self.state.table.spent = Spent::default();
        self.state.table.pending = Pending::default();
        self.state.table.stage = Stage::Before;
        if self.me().yen < 2 && self.effect(Title::StockMarket) {
            self.me().yen = 2;
        }
    }
}

/// Whether anything but going on answers a question, now or after what may be done at any time.
fn answerable(game: &Yokohama, state: &State, ask: Ask) -> bool {
    let answers = answers(game, state, ask);
    if answers.iter().any(|answer| *answer != Move::GoOn) {
        return true;
    }
    any_time(Sight { game, state }).into_iter().any(|action| {
        let mut book = Bookkeeper {
            game,
            state: *state,
            coverage: &mut Coverage::default(),
        };
        book.play(action);
        answerable(game, &book.state, ask)
    })
}
