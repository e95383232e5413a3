//! The coach of Yokohama is not sparing with a bad turn, and knows who is ahead and what brings the end. What it promises in every game is in `tests/suite`.

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
