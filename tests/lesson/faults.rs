//! Every fault of a lesson is told with its step and place, in every language.

use meiji::document::Wrong;
use meiji::lesson::{LessonFlaw, MAX_BYTES};
use meiji::words::{Language, Words};
use meiji::yokohama::lesson::{Lesson, Walk};
use serde_json::{Value, json};

use crate::{read, small};

/// What is wrong with the small lesson after something in it was changed: the step, the place and the kind of the fault.
fn fault(change: impl FnOnce(&mut Value)) -> (String, String, String) {
    let mut document = small();
    change(&mut document);
    let error = read(&document).map(|_| ()).expect_err(&document.to_string());
    for language in Language::all() {
        let told = Words::new(language).lesson_error(&error);
        assert!(
            told.ends_with('.') && told.len() > 20 && !told.contains(['{', '}']),
            "{told}"
        );
        assert!(
            error.step.as_ref().is_none_or(|step| told.contains(step.as_str())),
            "{told}"
        );
    }
    let flaw = match error.flaw {
        LessonFlaw::Form(wrong) => format!("{wrong:?}"),
        flaw => format!("{flaw:?}"),
    };
    let kind = flaw.split([' ', '(', '{']).next().unwrap_or_default().to_owned();
    (error.step.unwrap_or_default(), error.path, kind)
}

/// Puts a value at a place of a document.
fn put(place: &str, value: Value) -> impl FnOnce(&mut Value) {
    let (owner, field) = place.rsplit_once('/').expect("a place");
    let (owner, field) = (owner.to_owned(), field.to_owned());
    move |document| {
        let owner = document.pointer_mut(&owner).expect("its owner");
        owner.as_object_mut().expect("an object").insert(field, value);
    }
}

#[test]
fn the_small_lesson_is_sound() {
    let lesson = read(&small()).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(lesson.steps().len(), 8);
}

#[test]
fn every_kind_of_fault_is_told_with_its_step_and_place() {
    let text = json!({"en": "x"});
    let cases: Vec<(&str, Value, &str, &str, &str)> = vec![
        // The form.
        ("/lesson", json!(3), "", "lesson", "Newer"),
        ("/colour", json!("red"), "", "", "Unknown"),
        ("/title", json!({"fr": "x"}), "", "title", "NoEnglish"),
        ("/title", json!({"en": "x", "12": "x"}), "", "title.12", "Tag"),
        ("/title", json!("x"), "", "title", "NotAnObject"),
        ("/reader", json!(3), "", "reader", "NotANumber"),
        ("/steps", json!([]), "", "steps", "Items"),
        ("/steps/1/id", json!("pl\nace"), "", "steps[1].id", "Letters"),
        ("/steps/1/id", json!("welcome"), "welcome", "steps[1].id", "SameStep"),
        (
            "/steps/1/text",
            json!({"en": ""}),
            "place",
            "steps[1].text.en",
            "Letters",
        ),
        (
            "/steps/1/text",
            json!({"en": "x".repeat(1_001)}),
            "place",
            "steps[1].text.en",
            "Letters",
        ),
        (
            "/steps/1/text",
            json!({"en": "\u{202e}x"}),
            "place",
            "steps[1].text.en",
            "Letters",
        ),
        ("/steps/1/may", json!(["."]), "place", "steps[1]", "Unknown"),
        ("/steps/1/must", json!(" ; "), "place", "steps[1].must", "Items"),
        (
            "/steps/0/branches",
            json!([{"move": ".", "to": "end"}]),
            "welcome",
            "steps[0]",
            "Unknown",
        ),
        ("/steps/0/next", json!("nowhere"), "welcome", "steps[0].next", "NoStep"),
        // The beginning.
        (
            "/start/position/round",
            json!(-1),
            "",
            "start.position.round",
            "Position",
        ),
        (
            "/start",
            json!({"options": {"players": 9}, "seed": "x"}),
            "",
            "start.options.players",
            "Form",
        ),
        ("/start", json!({"record": "{}"}), "", "start.record", "Record"),
        // The ways.
        (
            "/steps/1/must",
            json!("+a1; castle"),
            "place",
            "steps[1].must",
            "NotAMove",
        ),
        ("/steps/1/must", json!("+a1; >a1"), "place", "steps[1].must", "Illegal"),
        ("/steps/2/may", json!(["+c9"]), "done", "steps[2].may", "NotAMove"),
        ("/steps/2/may", json!([">.."]), "done", "steps[2].may", "NoMove"),
        (
            "/steps/3/branches",
            json!([{"move": "a2", "to": "tea"}]),
            "onwards",
            "steps[3].branches",
            "NotAMove",
        ),
        (
            "/steps/1/replies",
            json!([{"move": "?", "text": text}]),
            "place",
            "steps[1].replies",
            "NotAMove",
        ),
        ("/steps/3/branches", json!([]), "tea", "steps[5]", "Unreached"),
        ("/steps/6/then", json!(["+b1"]), "again", "steps[7].must", "NotAsked"),
        (
            "/steps/6/then",
            json!([".", "ship"]),
            "end-of-turn",
            "steps[6].then[1]",
            "NotAMove",
        ),
        (
            "/steps/6/then",
            json!([">a1"]),
            "end-of-turn",
            "steps[6].then[0]",
            "Illegal",
        ),
        ("/steps/5/next", json!("tea"), "tea", "steps[5]", "NoWayOut"),
        (
            "/steps/0/show",
            json!(["hand", "z9"]),
            "welcome",
            "steps[0].show[1]",
            "NoThing",
        ),
        (
            "/steps/0/show",
            json!(["port-b"]),
            "welcome",
            "steps[0].show[0]",
            "NoThing",
        ),
        (
            "/steps/0/show",
            json!(["move/>a1"]),
            "welcome",
            "steps[0].show[0]",
            "NoThing",
        ),
    ];
    for (place, value, step, path, kind) in cases {
        let shown = format!("{place} {value}");
        let change = |document: &mut Value| {
            if kind == "NotAsked" {
                put("/steps/7/must", json!("+a1"))(document);
            }
            put(place, value)(document);
        };
        let told = fault(change);
        let kind = if kind == "Form" { "Position" } else { kind };
        assert_eq!(told, (step.to_owned(), path.to_owned(), kind.to_owned()), "{shown}");
    }
}

#[test]
fn a_point_beyond_its_record_is_told() {
    let lesson = Walk::new(read(&small()).expect("it is sound"));
    let record = meiji::yokohama::record::Record::of(lesson.sitting()).to_json();
    let (_, path, kind) = fault(put("/start", json!({"record": record, "at": 99})));
    assert_eq!((&*path, &*kind), ("start.at", "Point"));
}

#[test]
fn a_lesson_that_allows_everything_for_long_is_too_wide() {
    // Forty goods of one's choice, one after the other.
    let (_, _, kind) = fault(|document| {
        document["start"]["position"]["pending"] = json!({"goods": 40});
        let text = json!({"en": "x"});
        document["steps"] = json!([{"id": "goods", "text": text, "may": ["=.."], "next": "goods"}]);
    });
    assert_eq!(kind, "TooWide");
}

#[test]
fn bytes_are_measured_before_anything_is_read() {
    let error = Lesson::from_json(&" ".repeat(MAX_BYTES + 1), &[])
        .map(|_| ())
        .expect_err("too large");
    assert!(matches!(error.flaw, LessonFlaw::Form(Wrong::TooLarge { .. })));
}
