//! The text form of moves: one text for one move, and nothing else is read.

use std::collections::BTreeMap;

use meiji::game::Game;
use meiji::printed::Edition;
use meiji::yokohama::content::Content;
use meiji::yokohama::{Move, Offerings, Options, Toll, Yokohama};
use proptest::prelude::*;

use crate::any_move::any_move;
use crate::cases;

#[test]
fn every_move_of_the_space_reads_as_it_is_written_and_has_a_text_of_its_own() {
    for players in 2..=4 {
        let game = Yokohama::new(Content::first(), Options::new(players).expect("2 to 4 may play"));
        let mut texts = BTreeMap::new();
        for action in game.move_space() {
            let text = action.to_string();
            assert_eq!(text.parse(), Ok(action), "{text}");
            assert!(text.is_ascii() && text.len() < 60, "{text}");
            assert_eq!(texts.insert(text.clone(), action), None, "{text}");
        }
    }
}

#[test]
fn a_text_that_is_no_move_says_so() {
    let refused = "castle".parse::<Move>().expect_err("it is none");
    assert_eq!(refused.to_string(), "this is no move of the game");
}

#[test]
fn a_move_is_not_read_from_a_text_that_only_resembles_its_own() {
    let near = [
        "",
        " ",
        "on ",
        " on",
        "ON",
        "on\n",
        "on\0",
        "on on",
        "keep",
        "keep ",
        "keep  1",
        "keep 01",
        "keep +1",
        "keep -1",
        "keep 1 ",
        "keep\t1",
        "keep\u{a0}1",
        "keep 256",
        "keep 1e0",
        "keep 0x1",
        "keep １",
        "keep ١",
        "Place 7",
        "place 7 7",
        "place 99999999999999999999",
        "move",
        "move 3 paying",
        "move 3 paying ",
        "move 3 paying ,",
        "move 3 paying 0,",
        "move 3 paying 1,0",
        "move 3 paying 0,0",
        "move 3 paying bank,0",
        "move 3 paying 4",
        "move 3 paying Bank",
        "move 3 paying 0 bank",
        "move 3 paying 0, bank",
        "church 2 giving",
        "church 2 giving ",
        "church 2 giving yen,copper",
        "church 2 giving copper,copper",
        "church 2 giving gold",
        "from",
        "from Hand",
        "from 07",
        "recruit ship",
        "recruit trading house",
        "learn 2",
        "learn 2 imports",
        "learn 2 imports -1",
        "learn 2 imports 1 ",
        "order 4 for",
        "order 4 for nothing",
        "exchange buy copper",
        "exchange sell-import",
        "token 1",
        "agent",
        "agent british",
        "agent polish 3",
        "agent free",
        "deliver 012",
        "good gold",
        "shift 3",
        "shift 3 to",
        "shift hand to hand",
        "shift to 3",
        "university 1",
        "mill\u{200b}",
        "\u{feff}mill",
        "millmill",
        "null",
        "{}",
        "\"on\"",
        "place 7; place 8",
        "<b>on</b>",
    ];
    for text in near {
        assert!(
            text.parse::<Move>().is_err(),
            "{text:?} was read as {:?}",
            text.parse::<Move>()
        );
    }
}

#[test]
fn a_toll_of_any_length_is_read_or_refused() {
    // As many crossings as their number can be; no game asks for more than three.
    let toll = |crossings| format!("move 3 paying {}", vec!["bank"; crossings].join(","));
    assert!(toll(255).parse::<Move>().is_ok());
    for crossings in [256, 257, 511, 512, 100_000] {
        assert!(toll(crossings).parse::<Move>().is_err(), "{crossings} crossings");
    }
}

/// Pieces that texts of moves are made of, and some that only look like them.
const PIECES: [&str; 40] = [
    "on",
    "keep",
    "place",
    "move",
    "paying",
    "bank",
    "return",
    "recall",
    "church",
    "giving",
    "copper",
    "yen",
    "import",
    "customs",
    "from",
    "hand",
    "recruit",
    "shop",
    "trading-house",
    "learn",
    "imports",
    "order",
    "for",
    "exchange",
    "buy-tea",
    "agent",
    "dutch",
    "free",
    "deliver",
    "shift",
    "to",
    "station",
    "0",
    "1",
    "7",
    "17",
    "255",
    "256",
    "07",
    "é",
];

proptest! {
    #![proptest_config(cases(4000))]

    #[test]
    fn whatever_is_read_is_written_the_same(text in "\\PC{0,40}") {
        if let Ok(action) = text.parse::<Move>() {
            prop_assert_eq!(action.to_string(), text);
        }
    }

    #[test]
    fn whatever_resembles_a_move_is_one_text_of_one_move(
        parts in prop::collection::vec((prop::sample::select(PIECES.to_vec()), prop::sample::select(vec![" ", ",", "", "  "])), 1..7)
    ) {
        let text: String = parts.iter().flat_map(|(piece, gap)| [*piece, *gap]).collect();
        for text in [&*text, text.trim_end_matches([' ', ','])] {
            if let Ok(action) = text.parse::<Move>() {
                prop_assert_eq!(action.to_string(), text);
            }
        }
    }

    #[test]
    fn a_move_of_any_value_can_be_written(action in any_move()) {
        let text = action.to_string();
        // Bits that stand for nothing are not written; such a move is in no game.
        let plain = match action {
            Move::Go(_, Toll { seats, .. }) => seats < 16,
            Move::Church(_, Offerings(given)) => given < 64,
            _ => true,
        };
        if plain {
            prop_assert_eq!(text.parse::<Move>(), Ok(action));
        } else {
            prop_assert!(text.parse::<Move>().ok() != Some(action));
        }
        let json = serde_json::to_string(&action).expect("a move has a JSON text");
        prop_assert_eq!(serde_json::from_str::<Move>(&json).ok(), Some(action));
    }
}
