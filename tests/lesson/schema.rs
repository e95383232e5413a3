//! The published schema against the lessons that are read.

use meiji::lesson::SCHEMA;
use serde_json::{Value, json};

use crate::validator::{collect, complaint};
use crate::{read, small};

fn schema() -> Value {
    serde_json::from_str(SCHEMA).expect("the schema is JSON")
}

#[test]
fn the_small_lesson_satisfies_the_schema() {
    let schema = schema();
    assert_eq!(complaint(&schema, &schema, &small(), ""), None);
}

#[test]
fn a_lesson_and_its_position_may_name_their_schemas() {
    let schema = schema();
    let mut document = small();
    document["$schema"] = json!("https://example.org/www/schemas/lesson.json");
    document["start"]["position"]["$schema"] = json!("position.json");
    assert_eq!(complaint(&schema, &schema, &document, ""), None);
    assert_eq!(read(&document).map(|_| ()), Ok(()));
    document["$schema"] = json!(["lesson.json"]);
    assert!(complaint(&schema, &schema, &document, "").is_some());
    assert!(read(&document).is_err());
}

/// Every value of the lesson, spoiled in several ways: what the reader takes, the schema takes too.
#[test]
fn what_is_read_satisfies_the_schema() {
    let schema = schema();
    let mut document = small();
    let mut places = Vec::new();
    collect(&document, String::new(), &mut places);
    let (mut taken, mut refused_by_both) = (0, 0);
    for place in &places {
        for spoiled in [
            json!(1),
            json!(-1),
            json!(null),
            json!("+a1"),
            json!({}),
            json!([]),
            json!(["."]),
        ] {
            let original = document.pointer_mut(place).expect("it stands there");
            let original = std::mem::replace(original, spoiled);
            let complaint = complaint(&schema, &schema, &document, "");
            if read(&document).is_ok() {
                assert_eq!(complaint, None, "{place}");
                taken += 1;
            } else {
                refused_by_both += u32::from(complaint.is_some());
            }
            *document.pointer_mut(place).expect("it stands there") = original;
        }
    }
    assert!(
        taken > 20 && refused_by_both > 150,
        "{taken} read, {refused_by_both} refused by both"
    );
}
