//! The published schema against the built-in document.

use meiji::nippon::components::{Achievement, City, FactoryTile, Good, Region};
use meiji::nippon::content::{Content, SCHEMA};
use meiji::printed::Edition;
use serde_json::{Value, json};

use super::tree;
use crate::suite::validator::{collect, complaint};

fn schema() -> Value {
    serde_json::from_str(SCHEMA).expect("the schema is JSON")
}

#[test]
fn the_built_in_document_satisfies_the_schema() {
    assert_eq!(complaint(&schema(), &schema(), &tree(), ""), None);
}

#[test]
fn a_document_may_name_its_schema_which_is_no_value() {
    let mut document = tree();
    document["$schema"] = json!("schemas/nippon.json");
    assert_eq!(complaint(&schema(), &schema(), &document, ""), None);
    let content = Content::from_json(&document.to_string()).expect("it is sound");
    assert_eq!(content.hash(), Content::latest().hash());
}

/// Every value of the document, spoiled in several ways: what the reader takes, the schema takes too.
#[test]
fn what_is_read_satisfies_the_schema() {
    let schema = schema();
    let mut document = tree();
    let mut places = Vec::new();
    collect(&document, String::new(), &mut places);
    let (mut read, mut refused_by_both) = (0, 0);
    for place in &places {
        for spoiled in [
            json!(1),
            json!(61),
            json!(-1),
            json!(null),
            json!("kanto"),
            json!({}),
            json!(true),
        ] {
            let original = document.pointer_mut(place).expect("it stands there");
            let original = std::mem::replace(original, spoiled);
            let complaint = complaint(&schema, &schema, &document, "");
            if Content::from_json(&document.to_string()).is_ok() {
                assert_eq!(complaint, None, "{place}");
                read += 1;
            } else {
                refused_by_both += u32::from(complaint.is_some());
            }
            *document.pointer_mut(place).expect("it stands there") = original;
        }
    }
    println!("{read} read, {refused_by_both} refused by both");
    assert!(
        read > 80 && refused_by_both > 1500,
        "{read} read, {refused_by_both} refused by both"
    );
}

/// The schema's lists of names are those of the components.
#[test]
fn the_schema_names_every_component() {
    let schema = schema();
    let named = |row: &str, field: &str| schema["$defs"][row]["properties"][field]["enum"].clone();
    assert_eq!(schema["$defs"]["good-name"]["enum"], json!(Good::ALL));
    assert_eq!(named("factory", "factory"), json!(FactoryTile::ALL));
    assert_eq!(named("city", "city"), json!(City::ALL));
    assert_eq!(named("region", "region"), json!(Region::ALL));
    assert_eq!(named("achievement", "achievement"), json!(Achievement::ALL));
}
