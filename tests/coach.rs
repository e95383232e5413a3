//! The coach advises as the computers play, knows what its seat knows, and is not sparing with a bad turn.

use yokohama::chance::{Chance, Seed};
use yokohama::game::{Game, Seat};
use yokohama::opponents::{Advice, Effort, Opponent, Reason, advise, chances, judge};
use yokohama::yokohama::content::Content;
use yokohama::yokohama::{Move, Options, State, Yokohama};

const LITTLE: Effort = Effort { playouts: 60 };

fn table(players: u8) -> Yokohama {
    Yokohama::new(Content::latest(), Options::new(players).expect("so many can play"))
}

/// A game between Apprentices after so many turns.
fn position(game: &Yokohama, turns: usize) -> State {
    let mut chance = Chance::new(Seed(21));
    let mut state = game.deal(Seed(4));
    for _ in 0..turns {
        let Some(decision) = game.decision(&state) else {
            break;
        };
        let view = game.view(&state, Some(decision.seat));
        for action in Opponent::Apprentice.plan(game, &view, LITTLE, Seed(chance.bits())) {
            game.play(&mut state, action, &mut ());
        }
    }
    state
}

fn advice(game: &Yokohama, state: &State) -> Vec<Advice> {
    let view = game.view(state, Some(state.table.active));
    advise(game, &view, LITTLE, Seed(1))
}

#[test]
fn advice_can_be_played_and_comes_best_first() {
    for (players, turns) in [(2, 0), (2, 9), (3, 20), (4, 31)] {
        let game = table(players);
        let state = position(&game, turns);
        let advice = advice(&game, &state);
        assert!((1..=3).contains(&advice.len()), "{}", advice.len());
        assert!(advice.is_sorted_by_key(|advice| std::cmp::Reverse(advice.lead)));
        for advice in advice {
            let mut after = state;
            assert!(!advice.moves.is_empty());
            for action in advice.moves {
                assert_eq!(game.why_not(&after, action), None, "{action}");
                game.play(&mut after, action, &mut ());
            }
        }
    }
}

#[test]
fn the_coach_knows_what_its_seat_knows_and_nothing_else() {
    let game = table(3);
    let state = position(&game, 14);
    let seat = state.table.active;
    // Another deal of all that the seat cannot see.
    let other = game.determinize(&game.view(&state, Some(seat)), Seed(77));
    assert_ne!(state, other);
    assert_eq!(advice(&game, &state), advice(&game, &other));
    let ahead = |state: &State| chances(&game, &game.view(state, Some(seat)), 8, Seed(2));
    assert_eq!(ahead(&state), ahead(&other));
}

#[test]
fn nobody_but_the_seat_that_is_asked_is_advised() {
    let game = table(2);
    let state = position(&game, 6);
    let other = state.table.active.next(2);
    assert!(advise(&game, &game.view(&state, Some(other)), LITTLE, Seed(1)).is_empty());
    assert!(advise(&game, &game.view(&state, None), LITTLE, Seed(1)).is_empty());
    assert_eq!(
        judge(&game, &game.view(&state, Some(other)), &[Move::GoOn], LITTLE, Seed(1)),
        None
    );
}

#[test]
fn chances_are_those_of_all_seats_together() {
    let game = table(3);
    let state = position(&game, 12);
    let view = game.view(&state, Some(Seat(0)));
    let chances = chances(&game, &view, 40, Seed(3));
    let sum: u16 = chances.0.iter().sum();
    assert!((997..=1000).contains(&sum), "{sum}");
    assert_eq!(chances.0[3], 0, "nobody sits there");
}

#[test]
fn who_is_far_ahead_at_the_end_is_likely_to_win() {
    let game = table(2);
    let mut state = position(&game, 16);
    state.table.seats[Seat(1)].points += 60;
    let view = game.view(&state, Some(Seat(0)));
    let chances = chances(&game, &view, 20, Seed(3));
    assert!(chances[Seat(1)] >= 900, "{chances:?}");
}

#[test]
fn a_turn_thrown_away_costs_and_the_advice_costs_little() {
    let game = table(2);
    let mut thrown = 0;
    for turns in [6, 8, 10, 12] {
        let state = position(&game, turns);
        let view = game.view(&state, Some(state.table.active));
        let best = advice(&game, &state).remove(0);
        let cost = |moves: &[Move]| judge(&game, &view, moves, LITTLE, Seed(5)).map(|found| found.cost);
        // Placing nothing and walking nowhere.
        let idle = cost(&[Move::GoOn, Move::Return]).expect("it is asked");
        let own = cost(&best.moves).expect("it is asked");
        assert!(own < 3000, "{own}");
        thrown += i32::from(idle > own);
    }
    assert!(thrown >= 3, "only {thrown} of 4 idle turns cost more than the advice");
}

#[test]
fn a_turn_that_ends_the_game_is_advised_as_one_that_does() {
    let game = table(2);
    let mut chance = Chance::new(Seed(6));
    let mut state = game.deal(Seed(9));
    let mut ends = 0;
    while let Some(decision) = game.decision(&state) {
        let view = game.view(&state, Some(decision.seat));
        let begun = state.table.ending.is_none();
        let moves = advise(&game, &view, Effort { playouts: 10 }, Seed(1)).into_iter();
        for advice in moves.filter(|advice| advice.reason == Reason::Ending) {
            assert!(begun, "the end has already come");
            ends += 1;
            let mut after = state;
            for action in advice.moves {
                game.play(&mut after, action, &mut ());
            }
            let goes_on = game.decision(&after).is_some_and(|next| next.seat == decision.seat);
            assert!(after.table.ending.is_some() || goes_on, "it ends nothing");
        }
        for action in Opponent::Merchant.plan(&game, &view, LITTLE, Seed(chance.bits())) {
            game.play(&mut state, action, &mut ());
        }
    }
    assert!(ends > 0, "nobody was advised to end the game");
}
