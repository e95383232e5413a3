//! A seat learns only what its player may know.

use meiji::chance::{Chance, Seed};
use meiji::game::{Happening, Seat};
use meiji::opponents::{Computer, Effort};

use super::{Probed, assert_seen, draw, moments, walk};

fn everybody<G: Probed>(game: &G) -> impl Iterator<Item = Option<Seat>> + use<G> {
    Seat::all(game.players()).map(Some).chain([None])
}

/// Little effort, so that the test is quick.
const LITTLE: Effort = Effort { playouts: 16 };

/// What a seat may be shown of a state: its view as the page gets it.
fn shown<G: Probed>(game: &G, state: &G::State, seat: Option<Seat>) -> String {
    serde_json::to_string(&game.view(state, seat)).expect("a view has a JSON text")
}

/// A state that is dealt from a view has every piece and card, looks the same and allows the same; the same seed deals the same, another one otherwise.
pub fn a_view_deals_a_whole_state<G: Probed>() {
    let (mut there, mut dealt, mut anew) = (Vec::new(), 0, 0);
    for number in 0..24 {
        let game = G::table(number);
        let mut step = 0;
        walk(&game, number, 3000, |state, legal| {
            step += 1;
            // Set-up is looked at whole, the rest here and there.
            if step > 5 && step % 31 != number % 31 {
                return;
            }
            for seat in everybody(&game) {
                let view = game.view(state, seat);
                let other = game.determinize(&view, Seed(step));
                game.check(&other);
                assert_eq!(shown(&game, &other, seat), shown(&game, state, seat));
                assert_eq!(game.determinize(&view, Seed(step)), other);
                dealt += 1;
                anew += usize::from(game.determinize(&view, Seed(!step)) != other);
                if game
                    .decision(state)
                    .is_some_and(|decision| Some(game.asked(decision)) == seat)
                {
                    game.legal_moves(&other, &mut there);
                    assert_eq!(there, legal);
                    game.moves_seen(&view, &mut there);
                    assert_eq!(there, legal);
                    for action in game.move_space().into_iter().step_by(11) {
                        assert_eq!(
                            game.why_not_seen(&view, action),
                            game.why_not(state, action),
                            "{action}"
                        );
                    }
                }
            }
        });
    }
    assert_seen("states that another seed deals otherwise", anew, dealt, 2);
}

/// A random move that both states allow.
fn common<G: Probed>(game: &G, one: &G::State, other: &G::State, seed: u64, chance: &mut Chance) -> Option<G::Move> {
    let (mut here, mut there) = (Vec::new(), Vec::new());
    game.legal_moves(one, &mut here);
    game.legal_moves(other, &mut there);
    here.retain(|action| there.contains(action));
    (!here.is_empty()).then(|| draw(&here, seed, chance))
}

/// A table that told of something hidden in another way than by revealing it would go apart here.
pub fn what_a_seat_cannot_see_changes_nothing_that_it_sees_until_it_is_revealed<G: Probed>() {
    let (mut begun, mut played) = (0, 0);
    for number in 0..24 {
        let game = G::table(number);
        let mut chance = Chance::new(Seed(number));
        let mut starts = Vec::new();
        walk(&game, number, 900, |state, _| {
            if game.round(state) == 0 || chance.below(5) == 0 {
                starts.push(*state);
            }
        });
        begun += starts.len();
        for start in starts {
            let seat = Seat::all(game.players()).nth(chance.below(game.players().into()) as usize);
            let mut one = start;
            let mut other = game.determinize(&game.view(&start, seat), Seed(chance.bits()));
            for _ in 0..60 {
                assert_eq!(shown(&game, &one, seat), shown(&game, &other, seat));
                assert_eq!(game.decision(&one), game.decision(&other));
                let Some(action) = common(&game, &one, &other, number, &mut chance) else {
                    break;
                };
                let (mut first, mut second): (Vec<G::Event>, Vec<G::Event>) = (Vec::new(), Vec::new());
                game.play(&mut one, action, &mut first);
                game.play(&mut other, action, &mut second);
                if first.iter().chain(&second).any(Happening::reveals) {
                    break;
                }
                let seen = |events: Vec<G::Event>| -> Vec<G::Event> {
                    events.into_iter().map(|event| event.seen_by(seat)).collect()
                };
                assert_eq!(seen(first), seen(second));
                played += 1;
            }
        }
    }
    // More than a move from each moment.
    assert_seen(
        "moves that are played side by side and reveal nothing",
        played,
        begun,
        1,
    );
}

pub fn a_computer_player_chooses_by_what_its_seat_sees<G: Probed>() {
    let mut chosen = 0;
    for number in 0..3 {
        let game = G::table(number);
        for (step, state) in (1..).zip(moments(&game, number + 1, 6)) {
            let Some(asked) = game.decision(&state).map(|decision| game.asked(decision)) else {
                continue;
            };
            let mut legal = Vec::new();
            game.legal_moves(&state, &mut legal);
            let view = game.view(&state, Some(asked));
            let other = game.determinize(&view, Seed(!step));
            for kind in Computer::all() {
                let plan = kind.plan(&game, &view, LITTLE, Seed(step));
                assert!(plan.first().is_some_and(|action| legal.contains(action)));
                assert_eq!(
                    kind.plan(&game, &game.view(&other, Some(asked)), LITTLE, Seed(step)),
                    plan
                );
                for seat in everybody(&game).filter(|seat| *seat != Some(asked)) {
                    assert_eq!(
                        kind.choose(&game, &game.view(&state, seat), Seed(step)),
                        None,
                        "nobody else is asked"
                    );
                }
                chosen += 1;
            }
        }
    }
    assert!(chosen > 0, "no computer was asked at any moment of the games");
}

pub fn after_the_end_nobody_chooses<G: Probed>() {
    let game = G::table(1);
    let mut last = game.deal(Seed(1));
    walk(&game, 1, G::LONGEST, |state, _| last = *state);
    assert_eq!(game.decision(&last), None, "the game came to its end");
    for seat in everybody(&game) {
        for kind in Computer::all() {
            assert_eq!(kind.choose(&game, &game.view(&last, seat), Seed(1)), None);
        }
    }
}
