//! The lessons that take longest to check: each is refused after so much work, and not after minutes.

use std::time::Instant;

use meiji::lesson::LessonFlaw;
use meiji::yokohama::lesson::LessonError;
use serde_json::{Value, json};

use crate::read;

/// Going on as records write it. It is legal wherever a movement may be declined, and looked for among all moves there are before it is
/// found.
const SLOW: &str = "on";

/// Why a lesson of four is refused that begins with forty movements of the reader's Assistants, asked for by one step again and again.
fn refused(name: &str, mut again: Value) -> LessonError {
    let text = json!({"en": "x"});
    let area = |area: &str, has: u8| json!({"area": area, "assistants": [has, 0, 0, 0]});
    let position = json!({
        "position": 1, "options": {"players": 4, "starter": {"seat": 0}}, "edition": "second", "seed": "worst", "round": 5,
        "pending": {"movements": 40},
        "areas": {"a1": area("tea", 6), "a2": area("bank", 5), "b1": area("fishing", 4), "b2": area("silk-mill", 3)},
    });
    again["id"] = json!("again");
    again["text"] = text.clone();
    again["next"] = json!("again");
    let document = json!({"lesson": 1, "title": text, "start": {"position": position}, "steps": [again]});
    let began = Instant::now();
    let error = read(&document).map(|_| ()).expect_err("it is too wide");
    // For who measures: how fast a machine is does not matter to the test.
    println!("{name}: {:?}", began.elapsed());
    assert_eq!(error.step.as_deref(), Some("again"));
    error
}

/// So many patterns that describe no move, and behind them one for each row from which something can be moved.
fn patterns() -> Vec<String> {
    let none = (0..57).map(|number| format!("a1-{number}.."));
    none.chain(["a..", "b..", "h.."].map(str::to_owned)).collect()
}

/// Ways to the end that nothing leads to.
fn branches() -> Vec<Value> {
    let none = patterns().into_iter().take(57);
    none.map(|pattern| json!({"move": pattern, "to": "end"})).collect()
}

/// Things to be shown that take long to be found.
fn shown() -> Vec<String> {
    vec![format!("move/{SLOW}"); 24]
}

#[test]
fn a_step_that_may_be_answered_in_hundreds_of_ways_is_too_much_work() {
    assert_eq!(refused("wide", json!({"may": [".."]})).flaw, LessonFlaw::TooWide);
}

#[test]
fn moves_that_are_long_looked_for_are_too_much_work() {
    let again = json!({"may": ["a1-.."], "show": shown()});
    assert_eq!(refused("slow", again).flaw, LessonFlaw::TooWide);
}

#[test]
fn hundreds_of_moves_held_against_a_hundred_patterns_are_too_much_work() {
    let again = json!({"may": patterns(), "branches": branches()});
    assert_eq!(refused("patterns", again).flaw, LessonFlaw::TooWide);
}

#[test]
fn all_of_it_at_once_is_too_much_work() {
    let again = json!({"may": patterns(), "branches": branches(), "show": shown()});
    assert_eq!(refused("all", again).flaw, LessonFlaw::TooWide);
}
