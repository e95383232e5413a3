//! Random games, walked from the deal.

use std::collections::BTreeSet;

use meiji::chance::{Chance, Seed};
use meiji::game::Game;
use meiji::printed::Edition;
use meiji::yokohama::content::{Content, Goal};
use meiji::yokohama::{Ask, Decision, Move, State, Yokohama};

use crate::suite;
use crate::tables::table;

/// The kinds of question that a game asks.
pub const QUESTIONS: usize = 22;

/// Walks a random game of at most `longest` moves and shows every state with its legal moves to `look`, the last one too,
/// whose list is empty if the game is over.
pub fn walk(game: &Yokohama, seed: u64, longest: u32, mut look: impl FnMut(&State, &[Move])) {
    let mut chance = Chance::new(Seed(seed.wrapping_mul(5).wrapping_add(3)));
    let mut state = game.deal(Seed(seed));
    let mut moves = Vec::new();
    for step in 0..=longest {
        game.legal_moves(&state, &mut moves);
        look(&state, &moves);
        if moves.is_empty() || step == longest {
            return;
        }
        game.play(&mut state, draw(&moves, seed, &mut chance), &mut ());
    }
}

/// How many games [`varied`] goes through before it begins again.
pub const VARIED: u64 = 48;

/// The table for the game of a number: every option in turn, and in the second half Achievements that ask for next to
/// nothing, so that somebody completes all three.
pub fn varied(number: u64) -> Yokohama {
    let game = table(number);
    if number % VARIED < VARIED / 2 {
        return game;
    }
    let mut content = Content::first();
    content.achievements.iter_mut().for_each(|row| row.goal = Goal::Yen(1));
    Yokohama::new(content, game.options())
}

/// A legal move; three games in four take an Achievement that can be had, and prefer the later one of two moves, which
/// builds up more than even choice does.
pub fn draw(moves: &[Move], seed: u64, chance: &mut Chance) -> Move {
    let mut any = || moves[chance.below(moves.len() as u32) as usize];
    if seed.is_multiple_of(4) {
        return any();
    }
    let achieve = moves.iter().find(|action| matches!(action, Move::Achieve(_)));
    achieve.copied().unwrap_or_else(|| any().max(any()))
}

/// The kind of an open question, for sets and messages.
pub fn kind(decision: Option<Decision>) -> String {
    decision.map_or_else(|| "Over".to_owned(), suite::kind::<Yokohama>)
}

/// Which kinds of question were met, so that a test can tell that it met them all.
#[derive(Debug, Default)]
pub struct Met(BTreeSet<String>);

impl Met {
    /// Notes a question.
    pub fn note(&mut self, decision: Option<Decision>) {
        self.0.insert(kind(decision));
    }

    /// Checks that every question of the game was met, and its end.
    pub fn assert_all(&self) {
        assert_eq!(self.0.len(), QUESTIONS + 1, "{:?}", self.0);
    }
}

#[test]
fn a_kind_is_the_name_of_the_question_alone() {
    let asked = |ask| {
        kind(Some(Decision {
            seat: meiji::game::Seat(0),
            ask,
        }))
    };
    assert_eq!(asked(Ask::Employment(3)), "Employment");
    assert_eq!(asked(Ask::Movement), "Movement");
    assert_eq!(kind(None), "Over");
}
