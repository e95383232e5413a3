//! The short notation: every legal move of random games is written and read back, in a text of its own.

use std::collections::BTreeSet;

use meiji::chance::Seed;

use super::{Probed, assert_hidden_seen, assert_seen, kind, moments};

/// Looks at moments all over random games: at what the asked seat sees, and at its legal moves.
fn look<G: Probed>(mut look: impl FnMut(&G, &G::View, &[G::Move])) {
    let mut legal = Vec::new();
    for number in 0..16 {
        let game = G::table(number);
        for state in moments(&game, number, 200) {
            if let Some(decision) = game.decision(&state) {
                let view = game.view(&state, Some(game.asked(decision)));
                game.moves_seen(&view, &mut legal);
                look(&game, &view, &legal);
            }
        }
    }
}

pub fn every_legal_move_is_written_short_and_read_back<G: Probed>() {
    let mut longest = String::new();
    look(|game: &G, view, legal| {
        let mut texts = BTreeSet::new();
        for &action in legal {
            let short = G::short(view, action).expect("a legal move can be written");
            assert_eq!(short, short.to_lowercase());
            let typed = format!(" {} ", short.to_uppercase());
            // What records write is read too.
            for text in [&short, &typed, &action.to_string()] {
                assert_eq!(game.read_short(view, text).ok(), Some(action), "{text}");
            }
            if short.len() > longest.len() {
                longest.clone_from(&short);
            }
            assert!(texts.insert(short.clone()), "{short} stands for two moves");
            assert!(G::completions(view, legal, &short).contains(&(short, action)));
        }
    });
    let most = G::LONGEST_SHORT;
    assert!(
        longest.len() <= most,
        "{longest} is longer than the {most} letters that a move takes at most"
    );
}

pub fn what_is_no_move_is_said_to_be_none<G: Probed>() {
    look(|game: &G, view, legal| {
        for text in ["", "  ", "d\u{e9}1", "\u{1f600}"] {
            assert!(game.read_short(view, text).is_err(), "{text:?}");
        }
        // One move is read at a time.
        let shorts = legal.iter().filter_map(|action| G::short(view, *action));
        for short in shorts.take(3) {
            for text in [format!("{short};"), format!("{short}; {short}")] {
                assert!(game.read_short(view, &text).is_err(), "{text:?}");
            }
        }
    });
}

pub fn a_move_without_its_sign_is_read_where_it_is_the_only_one<G: Probed>() {
    let (mut without, mut read) = (0, 0);
    look(|game: &G, view, legal| {
        let bare = |action: &G::Move| Some(G::short(view, *action)?.strip_prefix(G::SIGNS)?.to_owned());
        // What is a sign alone goes nowhere.
        let bare = |action: &G::Move| bare(action).filter(|there| !there.is_empty());
        let bare: Vec<_> = legal.iter().map(bare).collect();
        for (action, text) in legal.iter().zip(&bare) {
            let Some(text) = text else { continue };
            without += 1;
            let others = bare.iter().filter(|other| *other == &Some(text.clone())).count() > 1;
            // A move that is written so counts before one that goes there.
            let written = legal.iter().any(|other| G::short(view, *other).as_ref() == Some(text));
            match others || written {
                true => assert_ne!(game.read_short(view, text).ok(), Some(*action), "{text}"),
                false => {
                    assert_eq!(game.read_short(view, text).ok(), Some(*action), "{text}");
                    read += 1;
                }
            }
        }
    });
    assert_seen("moves that are the only one to go somewhere", read, without, 2);
}

/// Whose view is not at hand knows of the moves that name a card of a hand how they may be written.
pub fn whoever_sees_no_hand_knows_all_the_same_how_every_move_may_be_written<G: Probed>() {
    let (mut moves, mut of_hands) = (0, 0);
    for number in 0..16 {
        let game = G::table(number);
        let onlooker = game.view(&game.deal(Seed(1)), None);
        let space = game.move_space();
        let open = space.iter().filter_map(|action| G::short(&onlooker, *action));
        let known: BTreeSet<String> = open.chain(G::shorts_of_hands()).collect();
        let mut legal = Vec::new();
        for state in moments(&game, number, 200) {
            let Some(decision) = game.decision(&state) else {
                continue;
            };
            let view = game.view(&state, Some(game.asked(decision)));
            game.moves_seen(&view, &mut legal);
            for &action in &legal {
                let short = G::short(&view, action).expect("a legal move can be written");
                moves += 1;
                of_hands += usize::from(G::short(&onlooker, action).is_none());
                assert!(known.contains(&short), "{}: {short}", kind::<G>(decision));
            }
        }
    }
    assert_hidden_seen::<G>("legal moves that name a card in a hand", of_hands, moves, 2_000);
}
