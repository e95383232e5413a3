//! The published schema against what is written and read.

use meiji::chance::{Chance, Seed};
use meiji::game::Game;
use meiji::yokohama::components::{Area, Country};
use meiji::yokohama::position::Position;
use meiji::yokohama::position::SCHEMA;
use serde_json::{Value, json};

use crate::read;
use crate::tables::table;
use crate::validator::{collect, complaint};

fn schema() -> Value {
    serde_json::from_str(SCHEMA).expect("the schema is JSON")
}

/// Documents of positions in the middle of games, with all options.
fn documents() -> Vec<Value> {
    (0..12)
        .map(|number| {
            let game = table(number);
            let (mut state, mut moves, mut chance) = (game.deal(Seed(number)), Vec::new(), Chance::new(Seed(9)));
            for _ in 0..60 * number {
                game.legal_moves(&state, &mut moves);
                if moves.is_empty() {
                    break;
                }
                let mut draw = || moves[chance.below(moves.len() as u32) as usize];
                let action = draw().max(draw());
                game.play(&mut state, action, &mut ());
            }
            let position = Position::of(&game, Seed(number), &state).unwrap_or_else(|error| panic!("{error}"));
            serde_json::from_str(&position.to_json()).expect("it is JSON")
        })
        .collect()
}

#[test]
fn a_position_may_name_its_schema() {
    let schema = schema();
    let plain = documents().swap_remove(3);
    let mut document = plain.clone();
    document["$schema"] = json!("../schemas/position.json");
    assert_eq!(complaint(&schema, &schema, &document, ""), None);
    let named = read(&document).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(named.to_json(), read(&plain).expect("it is sound").to_json());
    for odd in [json!(null), json!(1), json!(""), json!("x".repeat(1_001))] {
        document["$schema"] = odd;
        assert!(complaint(&schema, &schema, &document, "").is_some());
        let error = read(&document).map(|_| ()).expect_err("no address");
        assert_eq!(error.path, "$schema");
    }
}

#[test]
fn what_is_written_satisfies_the_schema() {
    let schema = schema();
    for document in documents() {
        assert_eq!(complaint(&schema, &schema, &document, ""), None);
    }
}

/// Every value of a document, spoiled in several ways: what the reader takes, the schema takes too.
#[test]
fn what_is_read_satisfies_the_schema() {
    let schema = schema();
    let (mut taken, mut refused_by_both) = (0, 0);
    for mut document in documents() {
        let mut places = Vec::new();
        collect(&document, String::new(), &mut places);
        for place in places {
            for spoiled in [
                json!(1),
                json!(50_000),
                json!(-1),
                json!(null),
                json!("deal"),
                json!({}),
                json!([]),
            ] {
                let original = document.pointer_mut(&place).expect("it stands there");
                let original = std::mem::replace(original, spoiled);
                let complaint = complaint(&schema, &schema, &document, "");
                if read(&document).is_ok() {
                    assert_eq!(complaint, None, "{place}");
                    taken += 1;
                } else {
                    refused_by_both += u32::from(complaint.is_some());
                }
                *document.pointer_mut(&place).expect("it stands there") = original;
            }
        }
    }
    assert!(
        taken > 200 && refused_by_both > 3000,
        "{taken} read, {refused_by_both} refused by both"
    );
}

/// What a released version wrote, and what is pending where a Warehouse icon shows a piece, and where Mining Technology has added its copper.
#[test]
fn what_the_second_version_tells_satisfies_the_schema() {
    let schema = schema();
    let complains = |document: &Value| complaint(&schema, &schema, document, "");
    let released = serde_json::from_str(include_str!("../released/position-2.json")).expect("it is JSON");
    assert_eq!(complains(&released), None);
    // From 48 on the icons of the tables show pieces.
    let shown = (48..56).find_map(|number| {
        let game = table(number);
        let (mut state, mut moves, mut chance) = (game.deal(Seed(number)), Vec::new(), Chance::new(Seed(9)));
        while state.table.pending.shown.any().is_none() {
            game.legal_moves(&state, &mut moves);
            let mut draw = || moves[chance.below(moves.len() as u32) as usize];
            let action = (!moves.is_empty()).then(|| draw().max(draw()))?;
            game.play(&mut state, action, &mut ());
        }
        let position = Position::of(&game, Seed(number), &state).unwrap_or_else(|error| panic!("{error}"));
        serde_json::from_str::<Value>(&position.to_json()).ok()
    });
    let mut document = shown.expect("an icon that shows a piece is come to");
    assert!(document["pending"]["shown"].is_object(), "{document}");
    assert_eq!(complains(&document), None);
    document["pending"]["mined"] = json!(true);
    assert_eq!(complains(&document), None);
}

#[test]
fn the_schema_names_every_component() {
    let schema = schema();
    let area = &schema["properties"]["areas"]["additionalProperties"]["properties"]["area"]["enum"];
    assert_eq!(area, &json!(Area::ALL));
    let agents = schema["$defs"]["agents"]["properties"].as_object().expect("names");
    let countries = Country::ALL.map(|country| json!(country));
    assert!(
        countries
            .iter()
            .all(|name| agents.contains_key(name.as_str().expect("a name")))
    );
    assert_eq!(agents.len(), countries.len());
}
