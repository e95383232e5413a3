//! What the first page knows of a game before its program comes is what the program knows.

use std::collections::BTreeSet;

use meiji::drawing::art::Symbol;
use meiji::duel::components::PLAYERS;
use meiji::duel::{Duel, Options as OfDuelOptions};
use meiji::game::Game as _;
use meiji::nippon::{Nippon, Options as OfNipponOptions};
use meiji::words::Language;
use meiji::yokohama::{Options, Yokohama};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

/// What the first page knows of each game before its program comes, and the words that go with it.
pub const COVERS: [(&str, &str); 3] = [
    ("yokohama", include_str!("../../src/yokohama/cover.json")),
    ("duel", include_str!("../../src/duel/cover.json")),
    ("nippon", include_str!("../../src/nippon/cover.json")),
];

/// A cover, read.
pub fn of_cover(cover: &str) -> Value {
    serde_json::from_str(cover).expect("a cover is JSON")
}

/// How many may play a game by its own options, if they say, of up to nine.
fn counts<O: DeserializeOwned>(usual: &Value) -> Option<Vec<u32>> {
    usual.get("players")?;
    let with = |players: u32| {
        let mut agreed = usual.clone();
        agreed["players"] = players.into();
        serde_json::from_value::<O>(agreed).is_ok()
    };
    Some((0..=9).filter(|players| with(*players)).collect())
}

/// Holds a cover against the options of its game; gives what is agreed as the game writes it, without who begins.
fn agreed<O: Serialize + DeserializeOwned>(cover: &Value) -> Value {
    let usual = &cover["usual"];
    let options: O = serde_json::from_value(usual.clone()).expect("what is usual can be agreed");
    let mut written = serde_json::to_value(&options).expect("options are plain data");
    written.as_object_mut().expect("they are by name").remove("starter");
    if let Some(counts) = counts::<O>(usual) {
        assert_eq!(cover["counts"], Value::from(counts));
    }
    written
}

#[test]
fn what_a_game_offers_is_what_its_options_are() {
    for (name, cover) in COVERS {
        let cover = of_cover(cover);
        for drawing in [&cover["seal"]["symbol"], &cover["print"]] {
            assert!(
                Symbol::ALL.iter().any(|symbol| *drawing == symbol.name()),
                "{name} is shown by a drawing that there is not: {drawing}"
            );
        }
        let (written, open) = match name {
            "duel" => (agreed::<OfDuelOptions>(&cover), Duel::OPEN),
            "nippon" => (agreed::<OfNipponOptions>(&cover), Nippon::OPEN),
            "yokohama" => (agreed::<Options>(&cover), Yokohama::OPEN),
            other => panic!("nobody says here what {other} has for options"),
        };
        assert_eq!(written, cover["usual"], "{name}");
        assert_eq!(cover["open"] == true, open, "whether all see the same in {name}");
        let options = cover["usual"].as_object().expect("an agreement").iter();
        let options: Vec<_> = options
            .filter(|(_, value)| value.is_boolean())
            .map(|(name, _)| name)
            .collect();
        let mut making = BTreeSet::new();
        for tag in Language::all().map(Language::tag) {
            let words = std::fs::read_to_string(format!("src/{name}/words/{tag}.json")).expect("they are there");
            let words: Value = serde_json::from_str(&words).expect("they are words");
            let said = &words["games"][name];
            assert!(
                said["about"].is_string() && said["length"].is_string(),
                "{name} in {tag}"
            );
            making.insert(said["making"].is_string());
            let told = said["options"].as_object().into_iter().flatten();
            let told: Vec<_> = told
                .map(|(option, said)| {
                    assert!(
                        said["name"].is_string() && said["note"].is_string(),
                        "{option} in {tag}"
                    );
                    option
                })
                .collect();
            assert_eq!(told, options, "{name} in {tag}");
        }
        assert_eq!(making.len(), 1, "{name} is in the making in every language or in none");
    }
    assert_eq!(of_cover(COVERS[1].1)["counts"], Value::from(vec![PLAYERS]));
}
