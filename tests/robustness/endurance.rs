//! Games that go on for ever, and players who own more than a number holds.

use meiji::chance::{Chance, Seed};
use meiji::game::{Game, Seat};
use meiji::record::MAX_MOVES;
use meiji::sitting::Sitting;
use meiji::yokohama::components::Area;
use meiji::yokohama::record::Record;
use meiji::yokohama::{Move, State, Yokohama};

use crate::tables::table;
use crate::walk::draw;

/// The answer of somebody who does nothing at all.
fn pass(moves: &[Move]) -> Move {
    if moves.contains(&Move::GoOn) {
        Move::GoOn
    } else {
        moves[0]
    }
}

#[test]
fn a_game_in_which_everybody_passes_goes_on_and_can_be_saved() {
    let mut sitting = Sitting::new(table(0), Seed(1));
    while sitting.state().table.round < 3000 {
        let action = pass(&sitting.legal_moves());
        sitting.play(action).expect("passing is legal");
    }
    assert!(sitting.played() > 20_000 && sitting.played() < MAX_MOVES);
    assert_eq!(sitting.state().table.ending, None);
    let seats = &sitting.state().table.seats;
    assert!(Seat::all(2).all(|seat| seats[seat].points == 0 && seats[seat].hand.assistants == 8));
    let text = Record::of(&sitting).to_json();
    let opened = Record::parse(&text)
        .and_then(|record| record.open(&[]))
        .expect("it opens");
    assert_eq!(opened.state(), sitting.state());
}

#[test]
fn rounds_are_counted_as_far_as_the_number_goes() {
    let game = table(0);
    let mut state = game.deal(Seed(1));
    let mut moves = Vec::new();
    let pass_on = |state: &mut State, moves: &mut Vec<Move>| {
        game.legal_moves(state, moves);
        game.play(state, pass(moves), &mut ());
    };
    while state.table.round == 0 {
        pass_on(&mut state, &mut moves);
    }
    state.table.round = u16::MAX - 2;
    for _ in 0..200 {
        pass_on(&mut state, &mut moves);
    }
    assert_eq!(state.table.round, u16::MAX);
    assert!(game.decision(&state).is_some(), "the game goes on");
}

/// Gives every seat as much of everything as a number holds.
fn enrich(state: &mut State, amount: u16) {
    for player in &mut state.table.seats.0 {
        player.goods = [amount; 4];
        player.imports = amount;
        player.yen = amount;
        player.points = amount;
    }
}

#[test]
fn who_owns_as_much_as_a_number_holds_gains_no_more_and_loses_nothing_by_it() {
    for number in 0..24 {
        let game = table(number);
        let mut chance = Chance::new(Seed(number));
        let mut state = game.deal(Seed(number));
        enrich(&mut state, u16::MAX);
        let mut moves = Vec::new();
        for _ in 0..3000 {
            game.legal_moves(&state, &mut moves);
            if moves.is_empty() {
                break;
            }
            game.play(&mut state, draw(&moves, number, &mut chance), &mut ());
            for seat in Seat::all(game.players()) {
                let player = &state.table.seats[seat];
                assert_eq!(player.points, u16::MAX, "points are never lost");
                assert!(
                    player.yen > 60_000 && player.imports > 60_000,
                    "what was spent was little"
                );
                assert!(player.goods.iter().all(|count| *count > 60_000));
                assert!(
                    game.score(&state.table)[seat].total() > i32::from(u16::MAX),
                    "nothing wraps round"
                );
            }
        }
        let standings = game.standings(&state);
        assert!(standings.is_none_or(|seats| seats.len() == usize::from(game.players())));
    }
}

/// Whoever has nothing at all can still play, and never owes anything.
#[test]
fn who_owns_nothing_never_owes() {
    for number in 0..24 {
        let game = table(number);
        let mut chance = Chance::new(Seed(number));
        let mut state = game.deal(Seed(number));
        let mut moves = Vec::new();
        for _ in 0..1200 {
            game.legal_moves(&state, &mut moves);
            if moves.is_empty() {
                break;
            }
            game.play(&mut state, draw(&moves, number, &mut chance), &mut ());
            let points = state.table.me().points;
            enrich(&mut state, 0);
            let active = state.table.active;
            state.table.seats[active].points = points;
        }
    }
}

/// A President who walks on and on across the Canal, over Assistants everywhere, among Presidents who are all paid.
#[test]
fn the_longest_routes_are_found_within_the_table() {
    let mut routes = 0;
    for number in [1, 2, 4, 5, 7, 8] {
        let game = table(number);
        for seed in 0..20 {
            let mut state = game.deal(Seed(seed));
            let mut moves = Vec::new();
            while state.table.round == 0 {
                game.legal_moves(&state, &mut moves);
                game.play(&mut state, moves[0], &mut ());
            }
            crowd(&game, &mut state, Seed(seed));
            for _ in 0..2 {
                game.play(&mut state, Move::GoOn, &mut ());
            }
            game.legal_moves(&state, &mut moves);
            routes += moves.len();
            for action in &moves {
                assert_eq!(game.why_not(&state, *action), None, "{action}");
                let mut after = state;
                game.play(&mut after, *action, &mut ());
            }
        }
    }
    assert!(routes > 1000, "{routes}");
}

/// Puts an Assistant of the active seat everywhere, and the Presidents on different Areas.
fn crowd(game: &Yokohama, state: &mut State, seed: Seed) {
    let mut chance = Chance::new(seed);
    let active = state.table.active;
    let mut places: Vec<_> = state
        .table
        .places()
        .filter(|&place| state.table.board(place).area != Area::Canal)
        .collect();
    for place in &places {
        state.table.boards[place.index()].assistants[active] = 1;
    }
    chance.shuffle(&mut places);
    for seat in Seat::all(game.players()) {
        state.table.seats[seat].president = places.pop();
        state.table.seats[seat].yen = u16::MAX;
    }
}
