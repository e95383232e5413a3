//! Changes at random: of the tree of a document where it is one, or of its bytes.

use meiji::chance::Chance;
use serde_json::{Value, json};

/// A text made from one of some by one to four changes.
pub fn mutate(corpus: &[String], chance: &mut Chance) -> String {
    let mut text = pick(corpus, chance).clone();
    for _ in 0..=chance.below(4) {
        text = match (serde_json::from_str::<Value>(&text), chance.below(8)) {
            (Ok(mut tree), 1..) => {
                tree_change(&mut tree, corpus, chance);
                tree.to_string()
            }
            _ => String::from_utf8_lossy(&bytes(text.as_bytes(), chance)).into_owned(),
        };
    }
    text
}

/// One of some things.
fn pick<'a, T>(things: &'a [T], chance: &mut Chance) -> &'a T {
    &things[chance.below(things.len() as u32) as usize]
}

/// Bytes with a few of them changed, left out, doubled or moved.
pub fn bytes(given: &[u8], chance: &mut Chance) -> Vec<u8> {
    let mut bytes = given.to_vec();
    for _ in 0..=chance.below(3) {
        let len = bytes.len() as u32;
        let at = chance.below(len + 1) as usize;
        let end = (at + 1 + chance.below(12) as usize).min(bytes.len());
        match chance.below(6) {
            0 if at < bytes.len() => bytes[at] = chance.bits() as u8,
            1 if at < bytes.len() => bytes[at] ^= 1 << chance.below(8),
            2 if at < end => drop(bytes.drain(at..end)),
            3 if at < end => {
                let doubled = bytes[at..end].to_vec();
                bytes.splice(at..at, doubled);
            }
            4 => bytes.insert(at, *pick(b"\"\\{}[],:0-9.;+>$*\0\xff\xe2 a", chance)),
            _ => bytes.truncate(at.max(bytes.len() / 2)),
        }
    }
    bytes
}

/// Changes a value somewhere in a tree.
fn tree_change(tree: &mut Value, corpus: &[String], chance: &mut Chance) {
    let mut count = 0;
    size(tree, &mut count);
    let mut at = chance.below(count);
    let Some(place) = nth(tree, &mut at) else { return };
    match (chance.below(6), &mut *place) {
        (0, Value::Array(items)) if !items.is_empty() => {
            let one = chance.below(items.len() as u32) as usize;
            let other = chance.below(items.len() as u32) as usize;
            match chance.below(4) {
                0 => drop(items.remove(one)),
                1 => items.insert(other, items[one].clone()),
                2 => items.swap(one, other),
                _ => items.truncate(one),
            }
        }
        (0 | 1, Value::Object(fields)) if !fields.is_empty() => {
            let names: Vec<String> = fields.keys().cloned().collect();
            let (one, other) = (pick(&names, chance), pick(&names, chance));
            match chance.below(4) {
                0 => drop(fields.remove(one)),
                1 => drop(fields.insert(other.clone(), fields[one].clone())),
                2 => drop(fields.insert(format!("{one}s"), fields[one].clone())),
                _ => drop(fields.insert(one.clone(), Value::Null)),
            }
        }
        (0..4, Value::Number(number)) => {
            let near = number.as_i64().unwrap_or_default();
            *place = match chance.below(4) {
                0 => json!(near.saturating_add(1)),
                1 => json!(near.saturating_sub(1)),
                2 => json!(chance.below(40)),
                _ => odd_number(chance),
            };
        }
        (0..3, Value::String(text)) => {
            *text = String::from_utf8_lossy(&bytes(text.as_bytes(), chance)).into_owned();
        }
        // What stands somewhere else, in this document or another.
        (4, _) => {
            if let Ok(mut other) = serde_json::from_str::<Value>(pick::<String>(corpus, chance)) {
                let mut count = 0;
                size(&other, &mut count);
                let mut at = chance.below(count);
                if let Some(found) = nth(&mut other, &mut at) {
                    *place = found.take();
                }
            }
        }
        _ => *place = odd(chance),
    }
}

/// How many values a tree holds, itself included.
fn size(tree: &Value, count: &mut u32) {
    *count += 1;
    match tree {
        Value::Array(items) => items.iter().for_each(|item| size(item, count)),
        Value::Object(fields) => fields.values().for_each(|item| size(item, count)),
        _ => {}
    }
}

/// The value of a number in a tree, counted from its root.
fn nth<'a>(tree: &'a mut Value, at: &mut u32) -> Option<&'a mut Value> {
    if *at == 0 {
        return Some(tree);
    }
    *at -= 1;
    match tree {
        Value::Array(items) => items.iter_mut().find_map(|item| nth(item, at)),
        Value::Object(fields) => fields.values_mut().find_map(|item| nth(item, at)),
        _ => None,
    }
}

fn odd_number(chance: &mut Chance) -> Value {
    let odd = [
        json!(-1),
        json!(255),
        json!(256),
        json!(65_535),
        json!(65_536),
        json!(u32::MAX),
        json!(i64::MIN),
        json!(u64::MAX),
        json!(1.5),
        json!(1e300),
    ];
    pick(&odd, chance).clone()
}

fn odd(chance: &mut Chance) -> Value {
    let text = |text: &str| Value::from(text);
    let odd = [
        Value::Null,
        json!(true),
        json!([]),
        json!({}),
        json!([[[[[[]]]]]]),
        text(""),
        text("\u{202e}\u{0}{name}<b>&"),
        text("deal"),
        text("a1"),
        text(".."),
        text("place 255"),
        Value::from("x".repeat(2_000)),
    ];
    match chance.below(3) {
        0 => odd_number(chance),
        _ => pick(&odd, chance).clone(),
    }
}
