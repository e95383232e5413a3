//! The published schema against the components of the game, and against what is written and read.

use meiji::chance::Seed;
use meiji::nippon::components::{
    Achievement, ActionSlot, City, Colour, FactoryTile, Good, Region, RewardBonus, RewardLevel, Side, Track,
};
use meiji::nippon::position::{Position, SCHEMA};
use meiji::nippon::{Nippon, Stage};
use meiji::position::Positioned;
use serde_json::{Value, json};

use crate::conformance::{nippon, random_game};
use crate::suite::validator::{collect, complaint};

fn schema() -> Value {
    serde_json::from_str(SCHEMA).expect("the schema is JSON")
}

#[test]
fn the_schema_names_every_component() {
    let schema = schema();
    let (body, kinds) = (&schema["properties"], &schema["$defs"]);
    assert_eq!(kinds["good"]["enum"], json!(Good::ALL));
    assert_eq!(kinds["region"]["enum"], json!(Region::ALL));
    assert_eq!(kinds["city"]["enum"], json!(City::ALL));
    assert_eq!(kinds["side"]["enum"], json!(Side::ALL));
    assert_eq!(body["doing"]["properties"]["slot"]["enum"], json!(ActionSlot::ALL));
    assert_eq!(
        body["stage"]["enum"],
        json!([Stage::Play, Stage::LastPhase, Stage::Over])
    );
    let owned = &kinds["owned"]["properties"];
    for (named, all) in [
        (&body["slots"], json!(ActionSlot::ALL)),
        (&body["cities"], json!(City::ALL)),
        (&body["rewards"], json!(RewardLevel::ALL)),
        (&kinds["rewards"], json!(RewardBonus::ALL)),
        (&kinds["workers"], json!(Colour::ALL)),
        (&kinds["place"]["properties"]["slots"], json!(Side::ALL)),
        (&kinds["sites"], json!(Region::ALL)),
        (&owned["markers"], json!(Track::ALL)),
        (&owned["factories"], json!(FactoryTile::ALL)),
        (&owned["spaces"], json!(Achievement::ALL)),
    ] {
        let named = named["properties"].as_object().expect("names");
        let all = all.as_array().expect("a list");
        assert!(
            all.iter()
                .all(|name| named.contains_key(name.as_str().expect("a name")))
        );
        assert_eq!(named.len(), all.len());
    }
}

#[test]
fn the_schema_knows_every_field() {
    let heading = ["$schema", "game", "position", "options", "rules", "edition", "seed"];
    let schema = schema();
    let names = schema["properties"].as_object().expect("names").keys();
    let mut known: Vec<&str> = names
        .map(String::as_str)
        .filter(|name| !heading.contains(name))
        .collect();
    let mut fields = Nippon::FIELDS.to_vec();
    known.sort_unstable();
    fields.sort_unstable();
    assert_eq!(known, fields);
}

/// Documents of positions from all over some games.
fn documents(games: u64, step: u32) -> Vec<Value> {
    let mut documents = Vec::new();
    for players in 2..=4 {
        let game = nippon(players);
        for number in 0..games {
            let mut count = 0;
            let mut write = |state: &_| {
                let position = Position::of(&game, Seed(number), state).unwrap_or_else(|error| panic!("{error}"));
                documents.push(serde_json::from_str(&position.to_json()).expect("it is JSON"));
            };
            let end = random_game(&game, Seed(number), |state, _, _, _| {
                count += 1;
                if count % step == 1 {
                    write(state);
                }
            });
            write(&end);
        }
    }
    documents
}

#[test]
fn what_is_written_satisfies_the_schema() {
    let schema = schema();
    for document in documents(6, 7) {
        assert_eq!(complaint(&schema, &schema, &document, ""), None, "{document:#}");
    }
}

/// Every value of a document, spoiled in several ways: what the reader takes, the schema takes too.
#[test]
fn what_is_read_satisfies_the_schema() {
    let schema = schema();
    let (mut tried, mut taken, mut refused_by_both) = (0, 0, 0);
    for mut document in documents(1, 60) {
        let mut places = Vec::new();
        collect(&document, String::new(), &mut places);
        for place in places {
            for spoiled in [
                json!(1),
                json!(50_000),
                json!(-1),
                json!(null),
                json!("deal"),
                json!("money"),
                json!(false),
                json!({}),
                json!([]),
            ] {
                let original = document.pointer_mut(&place).expect("it stands there");
                let original = std::mem::replace(original, spoiled);
                let complaint = complaint(&schema, &schema, &document, "");
                tried += 1;
                if Position::from_json(&document.to_string(), &[]).is_ok() {
                    assert_eq!(complaint, None, "{place}: {document}");
                    taken += 1;
                } else {
                    refused_by_both += usize::from(complaint.is_some());
                }
                *document.pointer_mut(&place).expect("it stands there") = original;
            }
        }
    }
    println!("{taken} taken and {refused_by_both} refused by both of {tried}");
    assert!(taken * 50 >= tried, "{taken} of {tried} taken");
    assert!(
        refused_by_both * 2 >= tried,
        "{refused_by_both} of {tried} refused by both"
    );
}
