//! What is agreed before a game: the seed and the options.

use meiji::chance::Seed;
use meiji::game::Seat;
use meiji::words::Words;
use meiji::yokohama::{Options, OptionsError, Starter};
use proptest::prelude::*;
use serde_json::{Value, json};

use crate::{assert_sentence, cases};

#[test]
fn a_seed_is_1_to_16_hexadecimal_digits() {
    assert_eq!("0".parse(), Ok(Seed(0)));
    assert_eq!("ffffffffffffffff".parse(), Ok(Seed(u64::MAX)));
    assert_eq!("00000000000000Ab".parse(), Ok(Seed(0xAB)), "a person may write it so");
    let no_seeds = [
        "",
        " ",
        "+1",
        "-1",
        "0x1",
        "1 ",
        " 1",
        "g",
        "1_000",
        "1.0",
        "00000000000000000",
        "10000000000000000",
        "１",
        "١",
        "é",
        "f\0",
        "\u{feff}1",
    ];
    for text in no_seeds {
        let error = text.parse::<Seed>().expect_err(text);
        assert_sentence(&error.to_string());
    }
    assert!("f".repeat(1 << 20).parse::<Seed>().is_err());
}

fn every_option() -> impl Iterator<Item = Options> {
    (2..=4).flat_map(|players| {
        let starters = Seat::all(players).map(Some).chain([None]);
        starters.flat_map(move |starter| {
            let mut options = Options::new(players).expect("2 to 4 may play");
            if let Some(seat) = starter {
                options = options.with_starter(seat).expect("the seat is taken");
            }
            [
                options,
                options.with_achievement_rewards(),
                options.with_free_agents(),
                options.with_free_agents().with_achievement_rewards(),
            ]
        })
    })
}

#[test]
fn options_are_read_as_they_are_written() {
    assert_eq!(every_option().count(), (3 + 4 + 5) * 4);
    for options in every_option() {
        let text = serde_json::to_string(&options).expect("options have a JSON text");
        assert_eq!(serde_json::from_str::<Options>(&text).expect(&text), options);
    }
    let least: Options = serde_json::from_value(json!({ "players": 3 })).expect("the rest may be left out");
    assert_eq!(least, Options::new(3).expect("3 may play"));
    assert_eq!(least.starter(), Starter::Random);
}

#[test]
fn options_of_no_game_are_refused_with_what_is_wrong() {
    let cases = [
        (json!({}), "missing field `players`"),
        (json!({ "players": 0 }), "Players(0)"),
        (json!({ "players": 1 }), "Players(1)"),
        (json!({ "players": 5 }), "Players(5)"),
        (json!({ "players": 255 }), "Players(255)"),
        (json!({ "players": 256 }), "256"),
        (json!({ "players": -2 }), "-2"),
        (json!({ "players": 2.0 }), "2.0"),
        (json!({ "players": "2" }), "\"2\""),
        (json!({ "players": null }), "null"),
        (json!({ "players": [2] }), "sequence"),
        (json!({ "players": 2, "player": 2 }), "unknown field `player`"),
        (json!({ "players": 2, "starter": { "seat": 2 } }), "Starter(2)"),
        (json!({ "players": 4, "starter": { "seat": 255 } }), "Starter(255)"),
        (json!({ "players": 4, "starter": { "seat": 256 } }), "256"),
        (json!({ "players": 4, "starter": "north" }), "north"),
        (json!({ "players": 4, "starter": 1 }), "starter"),
        (json!({ "players": 4, "starter": { "seat": 1, "random": null } }), ""),
        (json!({ "players": 2, "freeAgents": 1 }), "boolean"),
        (json!({ "players": 2, "free_agents": true }), "free_agents"),
        (json!([]), ""),
        (Value::Null, "null, expected the options of a game"),
    ];
    for (value, what) in cases {
        let error = serde_json::from_value::<Options>(value.clone()).expect_err(&value.to_string());
        assert!(
            what == "starter" || error.to_string().contains(what),
            "{value}: {error}"
        );
    }
    for players in (0..=255).filter(|players| !(2..=4).contains(players)) {
        assert_eq!(Options::new(players), Err(OptionsError::Players(players)));
        assert_sentence(&Words::default().options_error(OptionsError::Players(players)));
    }
    for players in 2..=4 {
        let options = Options::new(players).expect("2 to 4 may play");
        for seat in players..=255 {
            assert_eq!(options.with_starter(Seat(seat)), Err(OptionsError::Starter(seat)));
            assert_sentence(&Words::default().options_error(OptionsError::Starter(seat)));
        }
    }
}

proptest! {
    #![proptest_config(cases(2000))]

    #[test]
    fn any_seed_is_read_as_it_is_written(number in any::<u64>()) {
        prop_assert_eq!(Seed(number).to_string().parse(), Ok(Seed(number)));
    }

    #[test]
    fn a_text_is_a_seed_if_and_only_if_it_is_written_like_one(text in prop_oneof!["\\PC{0,20}", "[0-9a-fA-F+]{0,18}"]) {
        let digits = (1..=16).contains(&text.len()) && text.chars().all(|sign| sign.is_ascii_hexdigit());
        prop_assert_eq!(text.parse::<Seed>().is_ok(), digits);
    }
}
