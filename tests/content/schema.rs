//! The published schema against the built-in document, with a validator of just the keywords that the schema uses.

use serde_json::{Value, json};
use yokohama::yokohama::content::{Content, SCHEMA};

use super::tree;

/// The first place where a value does not satisfy a schema.
fn complaint(root: &Value, schema: &Value, value: &Value, place: &str) -> Option<String> {
    let keywords = schema.as_object().expect("a schema is an object");
    keywords.iter().find_map(|(keyword, asked)| {
        let size = || asked.as_u64().expect("a size") as usize;
        let kept = match keyword.as_str() {
            "$schema" | "$defs" | "title" | "description" | "additionalProperties" => true,
            "$ref" => {
                let pointer = asked
                    .as_str()
                    .and_then(|link| link.strip_prefix('#'))
                    .expect("a local link");
                return complaint(root, root.pointer(pointer).expect(pointer), value, place);
            }
            "type" => match asked.as_str() {
                Some("object") => value.is_object(),
                Some("array") => value.is_array(),
                Some("string") => value.is_string(),
                Some("integer") => value.is_i64(),
                Some("boolean") => value.is_boolean(),
                other => panic!("unknown type {other:?}"),
            },
            "enum" => asked.as_array().expect("a list").contains(value),
            "pattern" => {
                assert_eq!(asked, "^[a-z0-9-]{1,40}$");
                value.as_str().is_none_or(|text| {
                    let sign = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
                    (1..=40).contains(&text.len()) && text.bytes().all(sign)
                })
            }
            "minimum" => value.as_i64() >= asked.as_i64(),
            "maximum" => value.as_i64() <= asked.as_i64(),
            "minItems" => value.as_array().is_none_or(|items| items.len() >= size()),
            "maxItems" => value.as_array().is_none_or(|items| items.len() <= size()),
            "uniqueItems" => value
                .as_array()
                .is_none_or(|items| (1..items.len()).all(|last| !items[..last].contains(&items[last]))),
            "minProperties" => value.as_object().is_none_or(|fields| fields.len() >= size()),
            "maxProperties" => value.as_object().is_none_or(|fields| fields.len() <= size()),
            "required" => asked
                .as_array()
                .expect("a list")
                .iter()
                .all(|field| value.get(field.as_str().expect("a name")).is_some()),
            "items" => {
                return value
                    .as_array()?
                    .iter()
                    .enumerate()
                    .find_map(|(index, item)| complaint(root, asked, item, &format!("{place}/{index}")));
            }
            "properties" => {
                let closed = keywords.get("additionalProperties") == Some(&json!(false));
                return value
                    .as_object()?
                    .iter()
                    .find_map(|(field, item)| match asked.get(field) {
                        Some(asked) => complaint(root, asked, item, &format!("{place}/{field}")),
                        None => closed.then(|| format!("{place}/{field} is unknown")),
                    });
            }
            other => panic!("the validator does not know {other}"),
        };
        (!kept).then(|| format!("{place}: {keyword} {asked}"))
    })
}

#[test]
fn the_built_in_document_satisfies_the_schema() {
    let schema = serde_json::from_str(SCHEMA).expect("the schema is JSON");
    assert_eq!(complaint(&schema, &schema, &tree(), ""), None);
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

/// The JSON pointers of all that a tree holds.
fn collect(value: &Value, place: String, places: &mut Vec<String>) {
    match value {
        Value::Array(items) => items
            .iter()
            .enumerate()
            .for_each(|(index, item)| collect(item, format!("{place}/{index}"), places)),
        Value::Object(fields) => fields
            .iter()
            .for_each(|(field, item)| collect(item, format!("{place}/{field}"), places)),
        _ => {}
    }
    if !place.is_empty() {
        places.push(place);
    }
}

/// The schema's lists of names are those of the components.
#[test]
fn the_schema_names_every_component() {
    use yokohama::yokohama::components::{Area, Country, Good, Title};
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
