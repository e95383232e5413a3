//! The published schema against what is written and read.

use meiji::chance::Seed;
use meiji::duel::Duel;
use meiji::duel::components::{Criterion, Good, Place, Title};
use meiji::duel::position::SCHEMA;
use meiji::position::Positioned;
use serde_json::{Value, json};

use super::{read, written};
use crate::conformance::{duel, random_game};
use crate::suite::validator::{collect, complaint};

fn schema() -> Value {
    serde_json::from_str(SCHEMA).expect("the schema is JSON")
}

/// What the schema says of a whole document with a body.
fn complains(schema: &Value, body: &Value) -> Option<String> {
    let mut document = json!({"position": 1, "game": "duel", "options": {"starter": "random"}, "seed": "7"});
    let fields = body.as_object().expect("a body has fields").clone();
    document.as_object_mut().expect("an object").extend(fields);
    complaint(schema, schema, &document, "")
}

/// Bodies of positions from all over some games.
fn bodies(every: usize) -> Vec<Value> {
    let mut bodies = Vec::new();
    for number in 0..12 {
        let mut count = 0;
        let last = random_game(&duel(), Seed(number), |state, _| {
            count += 1;
            if count % every == 0 {
                bodies.push(written(state));
            }
        });
        bodies.push(written(&last));
    }
    bodies
}

#[test]
fn what_is_written_satisfies_the_schema() {
    let schema = schema();
    for body in bodies(3) {
        assert_eq!(complains(&schema, &body), None, "{body:#}");
    }
}

/// Every value of a document, spoiled in several ways: what the reader takes, the schema takes too.
#[test]
fn what_is_read_satisfies_the_schema() {
    let schema = schema();
    let (mut taken, mut refused_by_both) = (0, 0);
    for mut body in bodies(40) {
        let mut places = Vec::new();
        collect(&body, String::new(), &mut places);
        for place in places {
            for spoiled in [
                json!(1),
                json!(50_000),
                json!(-1),
                json!(null),
                json!("deal"),
                json!("bank"),
                json!(false),
                json!({}),
                json!([]),
            ] {
                let original = body.pointer_mut(&place).expect("it stands there");
                let original = std::mem::replace(original, spoiled);
                let complaint = complains(&schema, &body);
                if read(&duel(), Seed(7), &body).is_ok() {
                    assert_eq!(complaint, None, "{place}");
                    taken += 1;
                } else {
                    refused_by_both += u32::from(complaint.is_some());
                }
                *body.pointer_mut(&place).expect("it stands there") = original;
            }
        }
    }
    assert!(
        taken > 1000 && refused_by_both > 3000,
        "{taken} read, {refused_by_both} refused by both"
    );
}

#[test]
fn the_schema_knows_every_field_and_names_every_component() {
    let schema = schema();
    let properties = schema["properties"].as_object().expect("names");
    let heading = ["$schema", "game", "position", "options", "rules", "edition", "seed"];
    let known: Vec<&str> = properties
        .keys()
        .map(String::as_str)
        .filter(|name| !heading.contains(name))
        .collect();
    let mut fields = Duel::FIELDS.to_vec();
    fields.sort_unstable();
    let mut sorted = known.clone();
    sorted.sort_unstable();
    assert_eq!(sorted, fields);

    let kinds = &schema["$defs"];
    assert_eq!(kinds["place"]["enum"], json!(Place::ALL));
    assert_eq!(kinds["title"]["enum"], json!(Title::ALL));
    let owned = &kinds["owned"]["properties"];
    assert_eq!(owned["recruited"]["items"]["enum"], json!(Criterion::ALL));
    for (named, count, all) in [
        (&owned["goods"]["properties"], Good::ALL.len(), json!(Good::ALL)),
        (&properties["places"]["properties"], Place::ALL.len(), json!(Place::ALL)),
    ] {
        let named = named.as_object().expect("names");
        let all = all.as_array().expect("a list");
        assert!(
            all.iter()
                .all(|name| named.contains_key(name.as_str().expect("a name")))
        );
        assert_eq!(named.len(), count);
    }
}
