//! How many touches a turn takes when it is entered at the table, without being asked to confirm anything.

use meiji::game::Game as _;
use meiji::sitting::Sitting;
use meiji::table::entry::{Commitment, Touch};
use meiji::yokohama::record::Record;
use meiji::yokohama::table::{Entry, Manner};
use meiji::yokohama::{Ask, Decision, Move};

use super::games;

/// The median number of touches that a turn may take.
const MOST: usize = 7;

/// How many touches enter a move, always of what leads to it.
fn touches(entry: &mut Entry, action: Move) -> usize {
    for count in 1..4 {
        let next = entry
            .next()
            .find(|target| entry.leads_to(*target).any(|led| led == action))
            .expect("a legal move can be touched");
        if let Touch::Play(found) = entry.touch(next) {
            assert_eq!(found, action);
            return count;
        }
    }
    panic!("{action} takes too many touches");
}

/// The touches of every turn of a recorded game.
fn turns(sitting: &Sitting<meiji::yokohama::Yokohama>) -> Vec<usize> {
    let mut turns: Vec<usize> = Vec::new();
    let mut last = None;
    for (number, action) in sitting.moves().enumerate() {
        let (game, state) = (sitting.game(), sitting.state_at(number));
        let Decision { seat, ask } = game.decision(state).expect("a move answers a question");
        if last != Some(seat) {
            turns.push(0);
            last = Some(seat);
        }
        let mut moves = Vec::new();
        game.legal_moves(state, &mut moves);
        // The page plays what is forced, but for the end of a turn.
        if moves.len() > 1 || ask == Ask::After {
            let manner = Manner {
                commitment: Commitment::AtOnce,
                ..Manner::default()
            };
            let mut entry = Entry::new(&state.table, &moves).in_manner(manner, |_| None);
            if let Some(turn) = turns.last_mut() {
                *turn += touches(&mut entry, action);
            }
        }
    }
    turns
}

#[test]
fn the_median_turn_of_the_recorded_games_takes_at_most_seven_touches() {
    let mut all = Vec::new();
    for (name, written) in games() {
        let record = Record::parse(&written["record"].to_string()).unwrap_or_else(|error| panic!("{name}: {error}"));
        let sitting = record.open(&[]).unwrap_or_else(|error| panic!("{name}: {error}"));
        all.extend(turns(&sitting));
    }
    all.sort_unstable();
    let (median, late) = (all[all.len() / 2], all[all.len() * 9 / 10]);
    println!(
        "touches a turn over {} turns: median {median}, 90 % at most {late}",
        all.len()
    );
    assert!(all.len() > 1000, "{} turns", all.len());
    assert!(median <= MOST, "{median}");
}
