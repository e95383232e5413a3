//! The coach advises as the computers play, knows what its seat knows, and is not sparing with a bad turn.

use meiji::chance::{Chance, Seed};
use meiji::game::{Game, Seat};
use meiji::opponents::{Advice, Effort, Opponent, Reason, Why, advise, chances, judge};
use meiji::printed::Edition;
use meiji::yokohama::content::Content;
use meiji::yokohama::{Move, Options, State, Yokohama};

const LITTLE: Effort = Effort { playouts: 60 };

fn table(players: u8) -> Yokohama {
    Yokohama::new(Content::latest(), Options::new(players).expect("so many can play"))
}

/// Nobody listens.
fn unheard(_: u32) {}

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

fn advice(game: &Yokohama, state: &State) -> Vec<Advice<Yokohama>> {
    let view = game.view(state, Some(state.table.active));
    advise(game, &view, LITTLE, Seed(1), &mut unheard)
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
    let ahead = |state: &State| chances(&game, &game.view(state, Some(seat)), 8, Seed(2), &mut unheard);
    assert_eq!(ahead(&state), ahead(&other));
    let idle = [Move::GoOn, Move::Return];
    let cost = |state: &State| {
        judge(
            &game,
            &game.view(state, Some(seat)),
            &idle,
            LITTLE,
            Seed(3),
            &mut unheard,
        )
    };
    assert_eq!(cost(&state), cost(&other));
}

#[test]
fn nobody_but_the_seat_that_is_asked_is_advised() {
    let game = table(2);
    let state = position(&game, 6);
    let other = state.table.active.next(2);
    for seat in [Some(other), None] {
        let view = game.view(&state, seat);
        assert!(advise(&game, &view, LITTLE, Seed(1), &mut unheard).is_empty());
        assert_eq!(judge(&game, &view, &[Move::GoOn], LITTLE, Seed(1), &mut unheard), None);
    }
}

/// What is told while somebody thinks.
fn heard(think: impl FnOnce(&mut dyn FnMut(u32))) -> Vec<u32> {
    let mut all = Vec::new();
    think(&mut |done| all.push(done));
    all
}

#[test]
fn how_much_is_done_is_told_often_and_never_goes_back() {
    let game = table(3);
    let state = position(&game, 14);
    let view = game.view(&state, Some(state.table.active));
    let idle = [Move::GoOn, Move::Return];
    for playouts in [1, 7, 60] {
        let effort = Effort { playouts };
        let told = [
            heard(|told| _ = advise(&game, &view, effort, Seed(1), told)),
            heard(|told| _ = judge(&game, &view, &idle, effort, Seed(1), told)),
            heard(|told| _ = chances(&game, &view, playouts, Seed(1), told)),
        ];
        for (number, told) in told.iter().enumerate() {
            assert!(told.is_sorted(), "{told:?}");
            assert!(told.last().is_some_and(|last| *last <= playouts), "{told:?}");
            assert!(playouts < 60 || told.len() >= 8, "{number}: {told:?}");
        }
        assert_eq!(told[2].last(), Some(&playouts));
    }
}

#[test]
fn the_best_has_a_reason_and_the_others_are_compared_with_it() {
    let game = table(3);
    let advice = advice(&game, &position(&game, 20));
    assert!(advice.len() > 1);
    for (place, advice) in advice.iter().enumerate() {
        assert_eq!(matches!(advice.why, Why::Best(_)), place == 0, "{:?}", advice.why);
    }
}

#[test]
fn where_one_turn_alone_is_left_its_lead_is_known_as_well() {
    let game = table(2);
    let mut state = position(&game, 20);
    let mut moves = Vec::new();
    // To the last question of the turn.
    let seat = state.table.active;
    loop {
        let mut next = state;
        game.legal_moves(&next, &mut moves);
        game.play(&mut next, moves[0], &mut ());
        if moves.len() == 1 && next.table.active != seat {
            break;
        }
        assert_eq!(next.table.active, seat, "the turn ends with a single answer");
        state = next;
    }
    let advice = advice(&game, &state);
    assert_eq!(advice.len(), 1);
    assert_eq!(advice[0].why, Why::Only);
    assert_ne!(advice[0].lead, 0);
}

#[test]
fn chances_are_those_of_all_seats_together() {
    let game = table(3);
    let state = position(&game, 12);
    let view = game.view(&state, Some(Seat(0)));
    let chances = chances(&game, &view, 40, Seed(3), &mut unheard);
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
    let chances = chances(&game, &view, 20, Seed(3), &mut unheard);
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
        let cost = |moves: &[Move]| judge(&game, &view, moves, LITTLE, Seed(5), &mut unheard).map(|found| found.cost);
        // Placing nothing and walking nowhere.
        let idle = cost(&[Move::GoOn, Move::Return]).expect("it is asked");
        let own = cost(&best.moves).expect("it is asked");
        assert!(own < 3000, "{own}");
        thrown += i32::from(idle > own);
    }
    assert!(thrown >= 3, "only {thrown} of 4 idle turns cost more than the advice");
}

/// Whether it is advised because it brings the end of the game.
fn brings_the_end(advice: &Advice<Yokohama>) -> bool {
    match advice.why {
        Why::Best(reason) => reason == Reason::Ending,
        Why::Beside { better, .. } => better == Reason::Ending,
        Why::Only => false,
    }
}

#[test]
fn a_turn_that_ends_the_game_is_advised_as_one_that_does() {
    let game = table(2);
    let mut chance = Chance::new(Seed(6));
    let mut ends = 0;
    for deal in 9..13 {
        let mut state = game.deal(Seed(deal));
        while let Some(decision) = game.decision(&state) {
            let view = game.view(&state, Some(decision.seat));
            let begun = state.table.ending.is_none();
            let advice = advise(&game, &view, Effort { playouts: 12 }, Seed(1), &mut unheard);
            for advice in advice.into_iter().filter(brings_the_end) {
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
    }
    assert!(ends > 0, "nobody was advised to end the game");
}
