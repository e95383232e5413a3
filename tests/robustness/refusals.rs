//! Moves that answer nothing: those of larger tables, of no table, of another question. Each is refused, and nothing
//! changes.

use std::collections::BTreeSet;

use meiji::chance::Seed;
use meiji::game::{Game, Seat};
use meiji::printed::Edition;
use meiji::words::{Names, Words};
use meiji::yokohama::content::Content;
use meiji::yokohama::{Move, Options, Refusal, State, Yokohama};
use proptest::prelude::*;

use crate::any_move::{any_move, extremes};
use crate::tables::table;
use crate::walk::{Met, VARIED, kind, varied, walk};
use crate::{assert_sentence, cases};

/// Every move that any table asks for, and those at the edges of their numbers.
fn strangers() -> Vec<Move> {
    let four = Yokohama::new(Content::first(), Options::new(4).expect("four may play"));
    let mut moves = four.move_space();
    moves.extend(extremes());
    moves
}

/// Checks that a move is refused if it is not listed, and that nothing changes then.
fn assert_refused(game: &Yokohama, state: &State, legal: &[Move], action: Move) -> Option<Refusal> {
    let refusal = game.why_not(state, action);
    assert_eq!(
        refusal.is_none(),
        legal.contains(&action),
        "{action:?} at {}",
        kind(game.decision(state))
    );
    let refusal = refusal?;
    let (mut after, mut events) = (*state, Vec::new());
    assert_eq!(game.try_play(&mut after, action, &mut events), Err(refusal));
    assert_eq!(after, *state, "{action:?} changed something");
    assert_eq!(events, [], "{action:?} told something");
    Some(refusal.refusal)
}

#[test]
fn no_move_of_another_table_is_taken_for_a_legal_one_at_any_question() {
    let strangers = strangers();
    let (words, mut told) = (Words::default(), BTreeSet::new());
    let mut met = Met::default();
    for number in 0..VARIED {
        let game = varied(number);
        let names = Names::new(words, &[]);
        let mut seen = BTreeSet::new();
        let mut turn = number as usize;
        walk(&game, number, 3000, |state, legal| {
            let kind = kind(game.decision(state));
            met.note(game.decision(state));
            // Each kind of question once a game against every move, and now and then some of them.
            let whole = number < 6 && seen.insert(kind);
            turn += 1;
            let (from, step) = if whole { (0, 1) } else { (turn % 997, 997) };
            for action in strangers.iter().skip(from).step_by(step) {
                if let Some(refusal) = assert_refused(&game, state, legal, *action)
                    && told.insert(format!("{refusal:?}"))
                {
                    let forbidden = game.why_not(state, *action).expect("it was refused");
                    assert_sentence(&words.speech(&game, &state.table, &names).refusal(&forbidden));
                }
            }
        });
    }
    met.assert_all();
    assert!(told.len() > 100, "many different reasons were told: {}", told.len());
}

#[test]
fn who_is_not_asked_is_told_so() {
    for number in 0..3 {
        let game = table(number);
        walk(&game, number, 120, |state, legal| {
            let asked = game.decision(state).expect("the game goes on").seat;
            let action = legal[0];
            for seat in Seat::all(255).map(Some).chain([None]) {
                let view = game.view(state, seat);
                let mut seen = vec![Move::GoOn];
                game.moves_seen(&view, &mut seen);
                let refusal = game.why_not_seen(&view, action).map(|forbidden| forbidden.refusal);
                if seat == Some(asked) {
                    assert_eq!(seen, legal);
                    assert_eq!(refusal, None);
                } else {
                    assert_eq!(seen, []);
                    assert_eq!(refusal, Some(Refusal::OtherQuestion));
                }
            }
        });
    }
}

/// Some states of many games, among them states of every kind of question.
fn states() -> Vec<(u64, State)> {
    let mut states = Vec::new();
    let mut met = Met::default();
    for number in 0..VARIED {
        let game = varied(number);
        let mut seen = BTreeSet::new();
        walk(&game, number, 3000, |state, _| {
            met.note(game.decision(state));
            if seen.insert(kind(game.decision(state))) {
                states.push((number, *state));
            }
        });
    }
    met.assert_all();
    states
}

#[test]
fn a_move_of_any_value_is_refused_or_legal() {
    let states = states();
    let case = (prop::sample::select(states), prop::collection::vec(any_move(), 30));
    let mut runner = proptest::test_runner::TestRunner::new(cases(500));
    let outcome = runner.run(&case, |((number, state), actions)| {
        let game = varied(number);
        let mut legal = Vec::new();
        game.legal_moves(&state, &mut legal);
        for action in actions {
            assert_refused(&game, &state, &legal, action);
        }
        Ok(())
    });
    outcome.expect("every move is refused or legal");
}

#[test]
fn a_seat_that_nobody_has_sees_what_an_onlooker_sees() {
    let game = table(0);
    let state = game.deal(Seed(1));
    let onlooker = game.view(&state, None);
    for seat in Seat::all(255).skip(2).chain([Seat(255)]) {
        let view = game.view(&state, Some(seat));
        assert_eq!((view.table, view.hand), (onlooker.table, onlooker.hand));
        let dealt = game.determinize(&view, Seed(2));
        assert_eq!(game.view(&dealt, Some(seat)), view);
    }
}
