//! The published schema against the built-in document.

use meiji::printed::Edition;
use meiji::yokohama::content::{Content, SCHEMA};
use serde_json::{Value, json};

use super::tree;
use super::validator::{collect, complaint};

#[test]
fn the_built_in_document_satisfies_the_schema() {
    let schema = serde_json::from_str(SCHEMA).expect("the schema is JSON");
    assert_eq!(complaint(&schema, &schema, &tree(), ""), None);
}

/// The editions leave every Warehouse icon to the player; printed values of one's own may say which piece it shows.
#[test]
fn printed_values_that_show_pieces_satisfy_the_schema() {
    let schema = serde_json::from_str(SCHEMA).expect("the schema is JSON");
    let document: Value = serde_json::from_str(include_str!("../released/content.json")).expect("it is JSON");
    assert_eq!(complaint(&schema, &schema, &document, ""), None);
    let mut places = Vec::new();
    collect(&document, String::new(), &mut places);
    for piece in ["assistants", "shops", "houses"] {
        let shows = |place: &String| place.ends_with(piece) && document.pointer(place).is_some_and(Value::is_number);
        assert!(places.iter().any(shows), "{piece}");
    }
}

#[test]
fn a_document_may_name_its_schema_which_is_no_value() {
    let schema = serde_json::from_str(SCHEMA).expect("the schema is JSON");
    let mut document = tree();
    document["$schema"] = json!("schemas/content.json");
    assert_eq!(complaint(&schema, &schema, &document, ""), None);
    let content = Content::from_json(&document.to_string()).expect("it is sound");
    assert_eq!(content.hash(), Content::first().hash());
    document["$schema"] = json!(7);
    assert!(complaint(&schema, &schema, &document, "").is_some());
    assert!(Content::from_json(&document.to_string()).is_err());
}

/// Every value of the document, spoiled in several ways: what the reader takes, the schema takes too.
#[test]
fn what_is_read_satisfies_the_schema() {
    let schema: Value = serde_json::from_str(SCHEMA).expect("the schema is JSON");
    let mut document = tree();
    let mut places = Vec::new();
    collect(&document, String::new(), &mut places);
    let (mut read, mut refused_by_both) = (0, 0);
    for place in &places {
        for spoiled in [json!(1), json!(31), json!(-1), json!(null), json!("tram"), json!({})] {
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
    assert!(
        read > 300 && refused_by_both > 3000,
        "{read} read, {refused_by_both} refused by both"
    );
}

/// The schema's lists of names are those of the components.
#[test]
fn the_schema_names_every_component() {
    use meiji::yokohama::components::{Area, Country, Good, Title};
    let schema: Value = serde_json::from_str(SCHEMA).expect("the schema is JSON");
    let areas: Vec<_> = Area::ALL.into_iter().filter(|area| *area != Area::Canal).collect();
    assert_eq!(schema["$defs"]["area"]["properties"]["area"]["enum"], json!(areas));
    assert_eq!(schema["$defs"]["country"]["enum"], json!(Country::ALL));
    assert_eq!(schema["$defs"]["good"]["enum"], json!(Good::ALL));
    assert_eq!(
        schema["$defs"]["technology"]["properties"]["title"]["enum"],
        json!(Title::ALL)
    );
}
