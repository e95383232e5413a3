//! What both oracles need to play by weights and to tell what went wrong; it knows no game.

use std::fmt::Display;

use meiji::chance::Chance;
use serde::Serialize;
use serde_json::Value;

/// One of the moves, each as likely as its weight; the weights are not all nothing.
pub fn weighted<M: Copy>(moves: impl IntoIterator<Item = M>, weight: impl Fn(M) -> u64, chance: &mut Chance) -> M {
    let weighed: Vec<(M, u64)> = moves.into_iter().map(|action| (action, weight(action))).collect();
    let sum: u64 = weighed.iter().map(|(_, weight)| weight).sum();
    let mut left = chance.bits() % sum;
    for (action, weight) in weighed {
        if left < weight {
            return action;
        }
        left -= weight;
    }
    unreachable!("one of the moves is chosen")
}

/// Moves in a line.
pub fn list<M: Display>(moves: impl IntoIterator<Item = M>) -> String {
    let moves: Vec<String> = moves.into_iter().map(|action| action.to_string()).collect();
    format!("[{}]", moves.join("; "))
}

/// The last moves of a game.
pub fn tail<M: Display>(story: &[M]) -> String {
    list(&story[story.len().saturating_sub(12)..])
}

/// Where two things of a name differ, a line a place.
pub fn differences<T: Serialize>(name: &str, expected: &T, engine: &T) -> String {
    let value = |thing: &T| serde_json::to_value(thing).expect("it can be written");
    let mut lines = vec![];
    compare(name, &value(expected), &value(engine), &mut lines);
    lines.join("\n")
}

fn compare(path: &str, one: &Value, other: &Value, lines: &mut Vec<String>) {
    match (one, other) {
        (Value::Object(one), Value::Object(other)) if one.keys().eq(other.keys()) => {
            for (key, value) in one {
                compare(&format!("{path}.{key}"), value, &other[key], lines);
            }
        }
        (Value::Array(one), Value::Array(other)) if one.len() == other.len() => {
            for (index, (one, other)) in one.iter().zip(other).enumerate() {
                compare(&format!("{path}[{index}]"), one, other, lines);
            }
        }
        _ if one != other => lines.push(format!("  {path}: {one} | {other}")),
        _ => {}
    }
}
