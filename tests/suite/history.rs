//! Undo, redo, going back and playing on, in any order, against a plain list of moves.

use meiji::chance::{Chance, Seed};
use meiji::game::{Happening, Seat};
use meiji::record::{Record, state_hash};
use meiji::sitting::{Sitting, Stuck};
use proptest::prelude::*;
use proptest::test_runner::TestCaseResult;

use super::{Probed, try_all};

/// The history as a list of moves, replayed from the deal whenever something is asked.
struct Model<G: Probed> {
    game: G,
    states: Vec<G::State>,
    moves: Vec<G::Move>,
    now: usize,
    practice: bool,
}

impl<G: Probed> Model<G> {
    fn new(game: &G, seed: Seed) -> Self {
        Self {
            game: game.clone(),
            states: vec![game.deal(seed)],
            moves: Vec::new(),
            now: 0,
            practice: false,
        }
    }

    fn state(&self) -> &G::State {
        &self.states[self.now]
    }

    fn legal(&self, at: usize) -> Vec<G::Move> {
        let mut moves = Vec::new();
        self.game.legal_moves(&self.states[at], &mut moves);
        moves
    }

    fn asked(&self, at: usize) -> Option<Seat> {
        self.game
            .decision(&self.states[at])
            .map(|decision| self.game.asked(decision))
    }

    fn events(&self, number: usize) -> Vec<G::Event> {
        let (mut state, mut events) = (self.states[number], Vec::new());
        self.game.play(&mut state, self.moves[number], &mut events);
        events
    }

    fn forced(&self, number: usize) -> bool {
        self.legal(number).len() == 1
    }

    fn sealed(&self, number: usize) -> bool {
        let next = self.asked(number + 1);
        let handed_on = self.asked(number) != next && (!G::OPEN || next.is_none());
        handed_on || self.events(number).iter().any(Happening::reveals)
    }

    fn play(&mut self, action: G::Move) {
        self.moves.truncate(self.now);
        self.states.truncate(self.now + 1);
        let mut state = *self.state();
        self.game.play(&mut state, action, &mut ());
        self.moves.push(action);
        self.states.push(state);
        self.now += 1;
    }

    fn undo(&mut self, is_free: impl Fn(Option<Seat>) -> bool) -> Result<(), Stuck> {
        if self.now == 0 {
            return Err(Stuck::Nothing);
        }
        let mut to = self.now;
        loop {
            if to == 0 || self.sealed(to - 1) {
                return Err(Stuck::Sealed);
            }
            to -= 1;
            if !self.forced(to) && is_free(self.asked(to)) {
                self.now = to;
                return Ok(());
            }
        }
    }

    /// Takes back choice by choice while they are of who is asked; gives whether any was, and how many.
    fn restart(&mut self) -> (Result<(), Stuck>, u32) {
        let asked = self.asked(self.now);
        let (mut first, mut taken) = (Ok(()), 0);
        loop {
            let now = self.now;
            let one = self.undo(|_| true);
            if one.is_err() || self.asked(self.now) != asked {
                self.now = now;
                let none = one.err().unwrap_or(Stuck::Sealed);
                if taken == 0 {
                    first = Err(none);
                }
                return (first, taken);
            }
            taken += 1;
        }
    }

    fn redo(&mut self, is_free: impl Fn(Option<Seat>) -> bool) -> Result<(), Stuck> {
        if self.now == self.moves.len() {
            return Err(Stuck::Nothing);
        }
        self.now += 1;
        while self.now < self.moves.len() && (self.forced(self.now) || !is_free(self.asked(self.now))) {
            self.now += 1;
        }
        Ok(())
    }

    fn go_back(&mut self, to: usize) -> Result<(), Stuck> {
        if to >= self.now {
            return Err(Stuck::Nothing);
        }
        self.practice |= (to..self.now).any(|number| self.sealed(number));
        self.now = to;
        Ok(())
    }

    fn last_choice(&self, seat: Option<Seat>) -> Option<usize> {
        (0..self.now)
            .rev()
            .find(|&number| !self.forced(number) && self.asked(number) == seat)
    }
}

/// What a person does at the table.
#[derive(Clone, Debug)]
enum Deed {
    Play(u16),
    PlayIllegal(u16),
    Undo,
    UndoOwn,
    Restart,
    Redo,
    RedoOwn,
    GoBack(u16),
}

fn deed() -> impl Strategy<Value = Deed> {
    prop_oneof![
        6 => any::<u16>().prop_map(Deed::Play),
        1 => any::<u16>().prop_map(Deed::PlayIllegal),
        2 => Just(Deed::Undo),
        1 => Just(Deed::UndoOwn),
        1 => Just(Deed::Restart),
        2 => Just(Deed::Redo),
        1 => Just(Deed::RedoOwn),
        1 => any::<u16>().prop_map(Deed::GoBack),
    ]
}

fn assert_agree<G: Probed>(sitting: &Sitting<G>, model: &mut Model<G>) {
    assert_eq!(sitting.state(), model.state());
    assert_eq!(sitting.played(), model.now);
    assert!(sitting.moves().eq(model.moves[..model.now].iter().copied()));
    assert_eq!(sitting.is_practice(), model.practice);
    assert_eq!(sitting.can_redo(), model.now < model.moves.len());
    assert_eq!(sitting.legal_moves(), model.legal(model.now));
    assert_eq!(sitting.asked(), model.asked(model.now));
    let now = model.now;
    assert_eq!(sitting.can_undo(|_| true), model.undo(|_| true));
    model.now = now;
}

pub fn any_order_of_deeds_agrees_with_a_list_of_moves<G: Probed>() {
    let cases = (0_u64..24, 0_usize..120, prop::collection::vec(deed(), 1..120));
    try_all(80, &cases, |(number, opening, deeds)| {
        agree::<G>(number, opening, deeds)
    });
}

/// Plays some moves, and then does what is given, side by side with a list.
fn agree<G: Probed>(number: u64, opening: usize, deeds: Vec<Deed>) -> TestCaseResult {
    let game = G::table(number);
    let space = game.move_space();
    let mut sitting = Sitting::new(game.clone(), Seed(number));
    let mut model = Model::new(&game, Seed(number));
    for step in 0..opening {
        let legal = model.legal(model.now);
        if legal.is_empty() {
            break;
        }
        let action = legal[(step * 31 + number as usize) % legal.len()];
        sitting.play(action).expect("a legal move plays");
        model.play(action);
    }
    for deed in deeds {
        match deed {
            Deed::Play(which) => {
                let legal = model.legal(model.now);
                if let Some(&action) = legal.get(usize::from(which) % legal.len().max(1)) {
                    sitting.play(action).expect("a legal move plays");
                    model.play(action);
                    prop_assert_eq!(
                        sitting.redo(|_| true),
                        Err(Stuck::Nothing),
                        "what was taken back is gone"
                    );
                }
            }
            Deed::PlayIllegal(which) => {
                let action = space[usize::from(which) % space.len()];
                if let Some(refusal) = game.why_not(model.state(), action) {
                    prop_assert_eq!(sitting.play(action).err(), Some(refusal));
                }
            }
            Deed::Undo => prop_assert_eq!(sitting.undo(|_| true), model.undo(|_| true)),
            Deed::UndoOwn => {
                let own = sitting.asked();
                prop_assert_eq!(sitting.undo(|seat| Some(seat) == own), model.undo(|seat| seat == own));
            }
            Deed::Restart => {
                let can = sitting.can_restart();
                let (first, taken) = model.restart();
                prop_assert_eq!(sitting.restart(), first);
                prop_assert_eq!(can, taken > 1);
            }
            Deed::Redo => prop_assert_eq!(sitting.redo(|_| true), model.redo(|_| true)),
            Deed::RedoOwn => {
                let own = sitting.asked();
                prop_assert_eq!(sitting.redo(|seat| Some(seat) == own), model.redo(|seat| seat == own));
            }
            Deed::GoBack(which) => {
                let to = usize::from(which) % (model.now + 3);
                prop_assert_eq!(sitting.go_back(to), model.go_back(to));
            }
        }
        assert_agree(&sitting, &mut model);
    }
    // The end of it, looked at from every side.
    for seat in Seat::all(game.players()).map(Some).chain([None]) {
        prop_assert_eq!(sitting.last_choice(seat), model.last_choice(seat));
        let told: Vec<(usize, G::Event)> = sitting.events(0, seat).collect();
        let expected = (0..model.now).flat_map(|number| {
            model
                .events(number)
                .into_iter()
                .map(move |event| (number, event.seen_by(seat)))
        });
        prop_assert_eq!(told, expected.collect::<Vec<_>>());
    }
    for number in 0..model.now {
        prop_assert_eq!(sitting.state_at(number), &model.states[number]);
    }
    let record = Record::of(&sitting);
    let opened = record.open(&[]).expect("a record opens");
    prop_assert_eq!(opened.state(), sitting.state());
    prop_assert_eq!(opened.is_practice(), sitting.is_practice());
    prop_assert_eq!(opened.can_redo(), false);
    Ok(())
}

pub fn numbers_that_no_move_has_are_no_trouble<G: Probed>() {
    let mut sitting = Sitting::new(G::table(0), Seed(1));
    let action = sitting.legal_moves()[0];
    sitting.play(action).expect("a legal move plays");
    let state = *sitting.state();
    for number in [1, 2, 1000, usize::MAX] {
        assert_eq!(sitting.go_back(number), Err(Stuck::Nothing));
        assert_eq!(sitting.state_at(number), &state);
        assert_eq!(sitting.events(number, None).count(), 0);
    }
    for seat in [Seat(2), Seat(4), Seat(255)] {
        assert_eq!(sitting.last_choice(Some(seat)), None);
        assert!(sitting.events(0, Some(seat)).count() > 0);
    }
    assert!(!sitting.is_practice());
}

pub fn undo_and_redo_come_back_to_the_same_state<G: Probed>() {
    for number in 0..48 {
        let mut sitting = Sitting::new(G::table(number), Seed(number));
        let mut chance = Chance::new(Seed(number ^ 0xABCD));
        for _ in 0..300 {
            let moves = sitting.legal_moves();
            if moves.is_empty() {
                break;
            }
            sitting
                .play(moves[chance.below(moves.len() as u32) as usize])
                .expect("a legal move plays");
            let (state, played) = (*sitting.state(), sitting.played());
            let mut taken_back = 0;
            while chance.below(3) > 0 && sitting.undo(|_| true).is_ok() {
                taken_back += 1;
                assert!(sitting.legal_moves().len() > 1, "undo comes back to a choice");
            }
            for _ in 0..taken_back {
                sitting.redo(|_| true).expect("what was taken back plays again");
            }
            assert_eq!(sitting.played(), played);
            assert_eq!(state_hash(sitting.state()), state_hash(&state));
        }
    }
}
