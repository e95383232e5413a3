//! What can be taken back: all that lies open, a refill from a Worker row and what others chose since too; undo stops where Workers leave the bag.

use meiji::chance::{Chance, Seed};
use meiji::game::{Game as _, Happening as _, Seat};
use meiji::nippon::content::Content;
use meiji::nippon::{Nippon, Options};
use meiji::printed::Edition as _;
use meiji::sitting::{Seal, Sitting, Stuck};

fn sat_down(players: u8, seed: u64) -> Sitting<Nippon> {
    let options = Options::new(players).expect("so many can play");
    Sitting::new(Nippon::new(Content::latest(), options), Seed(seed))
}

/// Plays a game at random; looks at each move: the sitting before it and after it, and whether it revealed anything.
fn each_move(players: u8, seed: u64, mut look: impl FnMut(&Sitting<Nippon>, &Sitting<Nippon>, bool)) {
    let mut sitting = sat_down(players, seed);
    let mut chance = Chance::new(Seed(!seed));
    loop {
        let moves = sitting.legal_moves();
        if moves.is_empty() || sitting.played() > 600 {
            break;
        }
        let before = sitting.clone();
        let action = moves[chance.below(moves.len() as u32) as usize];
        sitting.play(action).expect("a legal move plays");
        let reveals = sitting.events(before.played(), None).any(|(_, event)| event.reveals());
        look(&before, &sitting, reveals);
    }
}

/// Available Actions; Refill: what a Worker row brings lies open, so the end of a turn is taken back like any other choice, and needs no confirmation.
#[test]
fn a_turn_that_was_handed_on_is_taken_back_unless_chance_came() {
    let (mut handed_on, mut revealed) = (0, 0);
    for (players, seed) in (2..=4).flat_map(|players| (0..4).map(move |seed| (players, seed))) {
        each_move(players, seed, |before, after, reveals| {
            if before.asked() == after.asked() || after.asked().is_none() || before.forced().is_some() {
                return;
            }
            let last = before.played();
            let action = after.moves().nth(last).expect("it was played");
            let mut undone = after.clone();
            let seal = before.seal(action);
            if reveals {
                assert_eq!((undone.undo(|_| true), seal), (Err(Stuck::Sealed), Some(Seal::Chance)));
                revealed += 1;
            } else {
                assert_eq!((undone.undo(|_| true), seal), (Ok(()), None));
                assert_eq!((undone.state(), undone.played()), (before.state(), last));
                assert!(!undone.is_practice());
                handed_on += 1;
            }
        });
    }
    assert!(
        handed_on > 500 && revealed > 20,
        "{handed_on} turns handed on, {revealed} with chance"
    );
}

/// A person who plays against computers takes back their own choice, and what the computers did since goes with it.
#[test]
fn the_last_choice_of_a_person_is_taken_back_with_all_that_came_after_it() {
    let person = Seat(1);
    let (mut over_others, mut stopped) = (0, 0);
    for seed in 0..6 {
        each_move(3, seed, |_, after, _| {
            if after.asked() != Some(person) {
                return;
            }
            let mut undone = after.clone();
            let chosen = after.last_choice(Some(person));
            match undone.undo(|seat| seat == person) {
                Ok(()) => {
                    assert_eq!(Some(undone.played()), chosen);
                    let others = after.played() - undone.played() > 1;
                    over_others += usize::from(others);
                    // Whatever lies between is open: nothing of it was revealed.
                    assert!(after.events(undone.played(), None).all(|(_, event)| !event.reveals()));
                }
                Err(stuck) => {
                    let from = chosen.unwrap_or_default();
                    let came = after.events(from, None).any(|(_, event)| event.reveals());
                    assert!(chosen.is_none() || came, "{stuck:?}");
                    stopped += 1;
                }
            }
            // Beginning the turn again goes no further back than the turn.
            let mut again = after.clone();
            if again.restart().is_ok() {
                let nippon = again.game();
                let between = again.played()..after.played();
                assert!(between.into_iter().all(|at| {
                    nippon
                        .decision(after.state_at(at))
                        .is_some_and(|decision| nippon.asked(decision) == person)
                }));
            }
        });
    }
    assert!(over_others > 50 && stopped > 5, "{over_others} {stopped}");
}
