//! The coach advises as the computers play, and knows what its seat knows.

use meiji::chance::{Chance, Seed};
use meiji::game::Seat;
use meiji::opponents::{Advice, Effort, Opponent, Why, advise, chances, judge};

use super::{Probed, evenly, walk};

const LITTLE: Effort = Effort { playouts: 60 };

/// Nobody listens.
fn unheard(_: u32) {}

/// States in which turns begin, evenly over a game between Apprentices; its deal is the first. The game that is over is none of them.
fn turns<G: Probed>(game: &G, count: usize) -> Vec<G::State> {
    let mut chance = Chance::new(Seed(21));
    let mut state = game.deal(Seed(4));
    let mut turns = Vec::new();
    while let Some(decision) = game.decision(&state) {
        turns.push(state);
        let view = game.view(&state, Some(game.asked(decision)));
        for action in Opponent::Apprentice.plan(game, &view, Effort { playouts: 1 }, Seed(chance.bits())) {
            game.play(&mut state, action, &mut ());
        }
    }
    evenly(turns.len(), count).map(|turn| turns[turn]).collect()
}

/// Who is asked in a state in which somebody is.
fn asked<G: Probed>(game: &G, state: &G::State) -> Seat {
    game.asked(game.decision(state).expect("the game goes on"))
}

fn legal<G: Probed>(game: &G, state: &G::State) -> Vec<G::Move> {
    let mut moves = Vec::new();
    game.legal_moves(state, &mut moves);
    moves
}

fn advice<G: Probed>(game: &G, state: &G::State) -> Vec<Advice<G>> {
    let view = game.view(state, Some(asked(game, state)));
    advise(game, &view, LITTLE, Seed(1), &mut unheard)
}

pub fn advice_can_be_played_and_comes_best_first<G: Probed>() {
    for number in 0..3 {
        let game = G::table(number);
        for state in turns(&game, 4) {
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
}

pub fn the_coach_knows_what_its_seat_knows_and_nothing_else<G: Probed>() {
    let game = G::table(1);
    for state in turns(&game, 6).into_iter().skip(1) {
        let seat = Some(asked(&game, &state));
        // Another deal of all that the seat cannot see.
        let other = game.determinize(&game.view(&state, seat), Seed(77));
        assert_ne!(state, other, "there is something that the seat cannot see");
        assert_eq!(advice(&game, &state), advice(&game, &other));
        let ahead = |state: &G::State| chances(&game, &game.view(state, seat), 8, Seed(2), &mut unheard);
        assert_eq!(ahead(&state), ahead(&other));
        let first = &legal(&game, &state)[..1];
        let cost = |state: &G::State| judge(&game, &game.view(state, seat), first, LITTLE, Seed(3), &mut unheard);
        assert_eq!(cost(&state), cost(&other));
    }
}

pub fn nobody_but_the_seat_that_is_asked_is_advised<G: Probed>() {
    let game = G::table(0);
    for state in turns(&game, 3) {
        let first = &legal(&game, &state)[..1];
        let others = Seat::all(game.players()).filter(|seat| *seat != asked(&game, &state));
        for seat in others.map(Some).chain([None]) {
            let view = game.view(&state, seat);
            assert!(advise(&game, &view, LITTLE, Seed(1), &mut unheard).is_empty());
            assert_eq!(judge(&game, &view, first, LITTLE, Seed(1), &mut unheard), None);
        }
    }
}

/// What is told while somebody thinks.
fn heard(think: impl FnOnce(&mut dyn FnMut(u32))) -> Vec<u32> {
    let mut all = Vec::new();
    think(&mut |done| all.push(done));
    all
}

pub fn how_much_is_done_is_told_often_and_never_goes_back<G: Probed>() {
    let game = G::table(1);
    let state = turns(&game, 4)[1];
    let view = game.view(&state, Some(asked(&game, &state)));
    let first = &legal(&game, &state)[..1];
    for playouts in [1, 7, 60] {
        let effort = Effort { playouts };
        let told = [
            heard(|told| _ = advise(&game, &view, effort, Seed(1), told)),
            heard(|told| _ = judge(&game, &view, first, effort, Seed(1), told)),
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

pub fn the_best_has_a_reason_and_the_others_are_compared_with_it<G: Probed>() {
    let game = G::table(1);
    let mut compared = 0;
    for state in turns(&game, 6) {
        let advice = advice(&game, &state);
        if advice.len() == 1 {
            assert!(matches!(advice[0].why, Why::Best(_) | Why::Only), "{:?}", advice[0].why);
            continue;
        }
        for (place, advice) in advice.iter().enumerate() {
            assert_eq!(matches!(advice.why, Why::Best(_)), place == 0, "{:?}", advice.why);
        }
        compared += 1;
    }
    assert!(compared > 0, "of no turn the coach found two ways to play it");
}

pub fn where_one_turn_alone_is_left_its_lead_is_known_as_well<G: Probed>() {
    let (mut only, mut led) = (0, 0);
    for number in 0..12 {
        let game = G::table(number);
        walk(&game, number, G::LONGEST, |state, moves| {
            // The last question of a turn, with a single answer.
            if only == 8 || moves.len() != 1 {
                return;
            }
            let (seat, mut next) = (asked(&game, state), *state);
            game.play(&mut next, moves[0], &mut ());
            if game.decision(&next).is_none_or(|decision| game.asked(decision) == seat) {
                return;
            }
            let advice = advice(&game, state);
            assert_eq!(advice.len(), 1);
            assert_eq!(advice[0].why, Why::Only);
            led += usize::from(advice[0].lead != 0);
            only += 1;
        });
    }
    assert!(only > 0, "no turn ends with a question that has a single answer");
    assert!(led > 0, "nobody ever leads where one answer alone is left");
}

pub fn chances_are_those_of_all_seats_together<G: Probed>() {
    for number in 0..3 {
        let game = G::table(number);
        for state in turns(&game, 2) {
            let view = game.view(&state, Some(Seat(0)));
            let chances = chances(&game, &view, 40, Seed(3), &mut unheard);
            let sum: u16 = chances.0.iter().sum();
            // Each is rounded down to a thousandth.
            let most_lost = u16::from(game.players());
            assert!((1000 - most_lost..=1000).contains(&sum), "{sum}");
            let nobody = &chances.0[usize::from(game.players())..];
            assert!(nobody.iter().all(|chance| *chance == 0), "nobody sits there");
        }
    }
}
