//! The published schema against the components of the game. What is written and read satisfies it by `tests/suite`.

use meiji::duel::components::{Criterion, Good, Place, Title};
use meiji::duel::position::SCHEMA;
use serde_json::{Value, json};

#[test]
fn the_schema_names_every_component() {
    let schema: Value = serde_json::from_str(SCHEMA).expect("the schema is JSON");
    let properties = schema["properties"].as_object().expect("names");
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
