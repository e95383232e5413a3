//! What every game on this table promises, held against random games of Yokohama with all options.
//!
//! `SOAK_GAMES` sets the number of games; the default is what `cargo verify` runs.

mod alike;
mod contract;
mod pieces;
mod roads;
mod space;
mod tables;

use contract::{Ended, Walk};
use meiji::chance::{Chance, Seed};
use meiji::record::state_hash;
use meiji::sitting::Sitting;
use meiji::yokohama::record::Record;
use meiji::yokohama::{Options, State, Yokohama};
use tables::{LONGEST, table};

/// Games that a plain run plays.
const GAMES: u64 = 2000;

fn games() -> u64 {
    std::env::var("SOAK_GAMES")
        .ok()
        .and_then(|games| games.parse().ok())
        .unwrap_or(GAMES)
}

// Slow: whole games are played, and every promise is looked at after every move.
#[test]
fn random_games_keep_the_contract() {
    let (mut capped, mut walked) = (Vec::new(), 0);
    for number in 0..games() {
        let game = table(number);
        let walk = Walk {
            seed: Seed(number),
            longest: LONGEST,
            builds: number % 4 != 0,
        };
        let check = |game: &Yokohama, state: &State| {
            pieces::check(game, state);
            walked += roads::check(game, state);
        };
        match contract::walk(&game, &walk, check) {
            Ended::Over => {}
            Ended::Capped => capped.push(number),
        }
    }
    // Nothing in the rules ends a game in which everybody passes; random players do not play that way.
    assert!(
        capped.is_empty(),
        "games that did not end within {LONGEST} moves: {capped:?}"
    );
    assert!(walked > 0, "no road was paid for");
}

#[test]
fn the_move_space_holds_the_legal_moves_and_every_other_one_is_refused() {
    for number in 0..12 {
        assert_eq!(space::whole_space(&table(number), Seed(number)), 0, "game {number}");
    }
    // Where Orders are alike.
    let unlisted = (48..60).map(|number| space::whole_space(&table(number), Seed(number)));
    assert!(unlisted.sum::<usize>() > 0, "no hand held two equal Orders");
    let all = Yokohama::new(alike::alike(), Options::new(2).expect("2 may play"));
    assert!(space::whole_space(&all, Seed(1)) > 0);
}

#[test]
fn a_saved_game_opens_as_it_was_at_every_point() {
    for number in 0..24 {
        let mut sitting = Sitting::new(table(number), Seed(number));
        let mut chance = Chance::new(Seed(!number));
        for step in 0..400 {
            let moves = sitting.legal_moves();
            if moves.is_empty() {
                break;
            }
            let action = moves[chance.below(moves.len() as u32) as usize];
            sitting.play(action).expect("a legal move plays");
            if step % 40 == 7 {
                let text = Record::of(&sitting).to_json();
                let opened = Record::parse(&text)
                    .expect("a record parses")
                    .open(&[sitting.game().content().clone()])
                    .expect("a record opens");
                assert_eq!(opened.state(), sitting.state(), "game {number}, move {step}");
                assert_eq!(Record::of(&opened).to_json(), text);
            }
        }
    }
}

#[test]
fn undo_and_redo_come_back_to_the_same_state() {
    for number in 0..48 {
        let mut sitting = Sitting::new(table(number), Seed(number));
        let mut chance = Chance::new(Seed(number ^ 0xABCD));
        for _ in 0..300 {
            let moves = sitting.legal_moves();
            if moves.is_empty() {
                break;
            }
            sitting
                .play(moves[chance.below(moves.len() as u32) as usize])
                .expect("a legal move plays");
            let (state, played) = (*sitting.state(), sitting.played());
            let mut taken_back = 0;
            while chance.below(3) > 0 && sitting.undo().is_ok() {
                taken_back += 1;
                assert!(sitting.legal_moves().len() > 1, "undo comes back to a choice");
            }
            for _ in 0..taken_back {
                sitting.redo().expect("what was taken back plays again");
            }
            assert_eq!(sitting.played(), played);
            assert_eq!(state_hash(sitting.state()), state_hash(&state));
        }
    }
}
