//! The short notation: every legal move of random games is written and read back, in a text of its own.

use std::collections::BTreeSet;

use yokohama::game::Game;
use yokohama::yokohama::{Move, NotAMove};

use crate::tables::table;
use crate::walk::{VARIED, varied, walk};

#[test]
fn every_legal_move_is_written_short_and_read_back() {
    let mut longest = String::new();
    for number in 0..VARIED.min(8) {
        let game = varied(number);
        let mut step = 0;
        walk(&game, number, 600, |state, legal| {
            step += 1;
            if step % 3 != 0 {
                return;
            }
            let view = game.view(state, game.decision(state).map(|decision| decision.seat));
            let mut texts = BTreeSet::new();
            for &action in legal {
                let short = view.short(action).expect("a legal move can be written");
                assert_eq!(game.read_short(&view, &short), Ok(action), "{short}");
                assert_eq!(
                    game.read_short(&view, &format!(" {} ", short.to_uppercase())),
                    Ok(action)
                );
                // What records write is read too.
                assert_eq!(game.read_short(&view, &action.to_string()), Ok(action));
                if short.len() > longest.len() {
                    longest.clone_from(&short);
                }
                assert!(texts.insert(short.clone()), "{short} stands for two moves");
                assert!(view.completions(legal, &short).contains(&(short, action)));
            }
        });
    }
    assert!(longest.len() <= 10, "{longest}");
}

#[test]
fn a_move_that_is_not_legal_is_read_all_the_same() {
    let game = table(1);
    let state = game.deal(yokohama::chance::Seed(1));
    let view = game.view(&state, game.decision(&state).map(|decision| decision.seat));
    assert_eq!(game.read_short(&view, "h"), Ok(Move::House));
    assert_eq!(game.read_short(&view, "."), Ok(Move::GoOn));
}

#[test]
fn what_is_no_move_is_said_to_be_none() {
    let game = table(0);
    let state = game.deal(yokohama::chance::Seed(1));
    let view = game.view(&state, game.decision(&state).map(|decision| decision.seat));
    for text in [
        "",
        "  ",
        "+",
        "z9",
        "+a99",
        "k3",
        "place",
        "+b3 +b4",
        "d\u{e9}1",
        "\u{1f600}",
        "k1;",
    ] {
        assert_eq!(game.read_short(&view, text), Err(NotAMove), "{text:?}");
    }
}
