//! A validator of just the keywords that the published schemas use.

use serde_json::{Value, json};

/// The first place where a value does not satisfy a schema.
pub fn complaint(root: &Value, schema: &Value, value: &Value, place: &str) -> Option<String> {
    let keywords = schema.as_object().expect("a schema is an object");
    keywords.iter().find_map(|(keyword, asked)| {
        let size = || asked.as_u64().expect("a size") as usize;
        let kept = match keyword.as_str() {
            "$schema" | "$defs" | "title" | "description" | "examples" => true,
            // Read with the properties beside it, or for all that an object holds.
            "additionalProperties" => {
                let named = keywords.contains_key("properties");
                let fields = value.as_object().filter(|_| !named && asked.is_object())?;
                return fields
                    .iter()
                    .find_map(|(field, item)| complaint(root, asked, item, &format!("{place}/{field}")));
            }
            "propertyNames" => value.as_object().is_none_or(|fields| {
                fields
                    .keys()
                    .all(|name| complaint(root, asked, &json!(name), place).is_none())
            }),
            "anyOf" => {
                let ways = asked.as_array().expect("a list");
                ways.iter().any(|way| complaint(root, way, value, place).is_none())
            }
            "const" => asked == value,
            "minLength" => value.as_str().is_none_or(|text| text.chars().count() >= size()),
            "maxLength" => value.as_str().is_none_or(|text| text.chars().count() <= size()),
            "$ref" => {
                let link = asked.as_str().expect("a link");
                return match link.strip_prefix('#') {
                    Some(pointer) => complaint(root, root.pointer(pointer).expect(pointer), value, place),
                    // Another schema, which was put among the definitions.
                    None => complaint(&root["$defs"][link], &root["$defs"][link], value, place),
                };
            }
            "type" => match asked.as_str() {
                Some("object") => value.is_object(),
                Some("array") => value.is_array(),
                Some("string") => value.is_string(),
                Some("integer") => value.is_i64(),
                Some("boolean") => value.is_boolean(),
                Some("null") => value.is_null(),
                other => panic!("unknown type {other:?}"),
            },
            "enum" => asked.as_array().expect("a list").contains(value),
            "pattern" => value
                .as_str()
                .is_none_or(|text| matches(asked.as_str().expect("a text"), text)),
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

/// Whether a text satisfies one of the patterns that the schemas use.
fn matches(pattern: &str, text: &str) -> bool {
    let name = |most: usize| {
        let sign = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
        (1..=most).contains(&text.len()) && text.bytes().all(sign)
    };
    match pattern {
        "^[a-z0-9-]{1,40}$" => name(40),
        "^[a-d][1-6]$" => matches!(text.as_bytes(), [b'a'..=b'd', b'1'..=b'6']),
        "^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$" => {
            let mut parts = text.split('-');
            let first = parts.next().unwrap_or_default();
            let tag =
                |part: &str| (1..=8).contains(&part.len()) && part.bytes().all(|byte| byte.is_ascii_alphanumeric());
            first.len() >= 2
                && first.len() <= 8
                && first.bytes().all(|byte| byte.is_ascii_alphabetic())
                && parts.all(tag)
        }
        other => panic!("unknown pattern {other}"),
    }
}

/// The JSON pointers of all that a tree holds.
pub fn collect(value: &Value, place: String, places: &mut Vec<String>) {
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
