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
use meiji::chance::Seed;
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
