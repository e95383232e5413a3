//! A reader's way through a lesson.

use meiji::game::Seat;
use meiji::lesson::Answer;
use meiji::short::Typed as _;
use meiji::yokohama::Move;
use meiji::yokohama::lesson::{Lesson, Walk};
use meiji::yokohama::map::Place;
use meiji::yokohama::record::Record;
use meiji::yokohama::table::{Target, Thing};

use crate::SMALL;

fn walk() -> Walk {
    Walk::new(Lesson::from_json(SMALL, &[]).unwrap_or_else(|error| panic!("{error}")))
}

/// A move in the short notation.
fn short(walk: &Walk, text: &str) -> Move {
    let sitting = walk.sitting();
    sitting
        .game()
        .read_short(&sitting.view(sitting.asked()), text)
        .unwrap_or_else(|_| panic!("{text} is a move"))
}

/// Makes a right move.
fn make(walk: &mut Walk, text: &str) {
    let action = short(walk, text);
    assert_eq!(walk.attempt(action), Answer::Right, "{text}");
}

fn id(walk: &Walk) -> &str {
    walk.step().map_or("end", |step| step.id())
}

#[test]
fn the_lesson_goes_on_with_each_right_move_and_the_others_play_meanwhile() {
    let mut walk = walk();
    assert_eq!((id(&walk), walk.lesson().reader()), ("welcome", Seat(0)));
    assert!(walk.on());
    make(&mut walk, "+a1");
    assert_eq!(id(&walk), "place", "a second move is required");
    assert_eq!(walk.required(), Some(short(&walk, "+a2")));
    make(&mut walk, "+a2");
    make(&mut walk, ".");
    make(&mut walk, ">a1");
    assert_eq!(id(&walk), "bank");
    assert!(walk.on());
    make(&mut walk, ".");
    assert_eq!(id(&walk), "again");
    assert_eq!(walk.sitting().asked(), Some(Seat(0)), "the other has played");
    assert_eq!(walk.sitting().state().table.round, 2);
    assert!(walk.on() && walk.step().is_none() && !walk.on());
}

#[test]
fn a_move_that_branches_leads_elsewhere() {
    let mut walk = walk();
    walk.on();
    for text in ["+a1", "+a2", ".", ">a2"] {
        make(&mut walk, text);
    }
    assert_eq!(id(&walk), "tea");
}

#[test]
fn a_wrong_move_is_answered_and_not_played() {
    let mut walk = walk();
    let said = |walk: &mut Walk, text: &str| {
        let (action, played) = (short(walk, text), walk.sitting().played());
        let answer = match walk.attempt(action) {
            Answer::Right => "right".to_owned(),
            Answer::Wrong(text) => text.map_or("", |text| text.within("en")).to_owned(),
            Answer::Unasked => "nothing is asked".to_owned(),
            Answer::Illegal(forbidden) => format!("{:?}", forbidden.refusal),
        };
        assert_eq!(walk.sitting().played(), played);
        answer
    };
    assert_eq!(
        said(&mut walk, "+a1"),
        "nothing is asked",
        "the reader is to read on first"
    );
    walk.on();
    assert_eq!(said(&mut walk, "+a3"), "The Silk Mill comes later.");
    assert_eq!(said(&mut walk, "+b1"), "Not there.");
    assert_eq!(said(&mut walk, "mill"), "NoTechnology");
    assert!(!walk.on(), "a move is asked for");
}

#[test]
fn hints_come_one_after_the_other_and_begin_anew_with_the_step() {
    let mut walk = walk();
    assert!(walk.hint().is_none());
    walk.on();
    let said = |walk: &mut Walk| walk.hint().map(|text| text.within("fr").to_owned());
    assert_eq!(said(&mut walk).as_deref(), Some("Look at the upper row."));
    assert_eq!(said(&mut walk).as_deref(), Some("The Bank is a1, Tea a2."));
    assert_eq!(said(&mut walk).as_deref(), Some("The Bank is a1, Tea a2."));
    walk.back();
    walk.on();
    assert_eq!(said(&mut walk).as_deref(), Some("Look at the upper row."));
}

#[test]
fn back_leads_to_before_the_last_move_and_restart_to_the_beginning() {
    let mut walk = walk();
    let begin = *walk.sitting().state();
    assert!(!walk.back());
    walk.on();
    make(&mut walk, "+a1");
    let one = *walk.sitting().state();
    make(&mut walk, "+a2");
    assert!(walk.back());
    assert_eq!((*walk.sitting().state(), id(&walk)), (one, "place"));
    assert_eq!(walk.required(), Some(short(&walk, "+a2")));
    make(&mut walk, "+a2");
    walk.restart();
    assert_eq!((*walk.sitting().state(), id(&walk)), (begin, "welcome"));
    // Over the other's turn too.
    walk.on();
    for text in ["+a1", "+a2", ".", ">a1"] {
        make(&mut walk, text);
    }
    walk.on();
    let before = *walk.sitting().state();
    make(&mut walk, ".");
    assert!(walk.back());
    assert_eq!(*walk.sitting().state(), before);
}

#[test]
fn what_is_shown_is_what_the_table_calls_it() {
    let mut walk = walk();
    let shown = walk.shown();
    assert_eq!(
        shown[..2],
        [
            Target::Thing(Thing::HandAssistants),
            Target::Thing(Thing::Place(Place(0)))
        ]
    );
    assert_eq!(shown.len(), 4);
    walk.on();
    assert_eq!(walk.shown().last(), Some(&Target::Question));
}

#[test]
fn a_text_is_said_in_the_readers_language_or_in_english() {
    let walk = walk();
    let title = walk.lesson().title();
    let said = ["fr", "fr-CA", "FR", "en-GB", "pl", ""].map(|tag| title.within(tag));
    assert_eq!(
        said,
        [
            "Un premier tour",
            "Un premier tour",
            "Un premier tour",
            "A first turn",
            "A first turn",
            "A first turn"
        ]
    );
}

#[test]
fn the_game_of_a_lesson_is_a_record_at_every_step() {
    let mut walk = walk();
    walk.on();
    make(&mut walk, "+a1");
    let record = Record::of(walk.sitting()).to_json();
    let opened = Record::parse(&record)
        .and_then(|record| record.open(&[]))
        .expect("it opens");
    assert_eq!(opened.state(), walk.sitting().state());
    assert!(opened.is_practice());
}

#[test]
fn a_lesson_begins_with_a_deal_or_in_the_middle_of_a_record_too() {
    let mut deal = serde_json::json!({
        "lesson": 1, "title": {"en": "x"}, "start": {"options": {"players": 3}, "seed": "harbour"},
        "steps": [{"id": "keep", "text": {"en": "Keep one."}, "must": "k1"}],
    });
    let lesson = Lesson::from_json(&deal.to_string(), &[]).unwrap_or_else(|error| panic!("{error}"));
    // It may say which game it is about.
    deal["start"]["game"] = serde_json::json!("yokohama");
    let told = Lesson::from_json(&deal.to_string(), &[]).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(
        Walk::new(told).sitting().state(),
        Walk::new(lesson.clone()).sitting().state()
    );
    let mut first = Walk::new(lesson);
    make(&mut first, "k1");
    assert!(first.step().is_none());

    let mut walk = walk();
    walk.on();
    make(&mut walk, "+a1");
    make(&mut walk, "+a2");
    let record: serde_json::Value = serde_json::from_str(&Record::of(walk.sitting()).to_json()).expect("JSON");
    // Before the first Assistant only the step to the main action had played itself.
    for (at, wanted) in [(1, "+a1"), (2, "+a2")] {
        let lesson = serde_json::json!({
            "lesson": 1, "title": {"en": "x"}, "start": {"record": record, "at": at},
            "steps": [{"id": "place", "text": {"en": "Place."}, "must": wanted}],
        });
        let lesson = Lesson::from_json(&lesson.to_string(), &[]).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(Walk::new(lesson).sitting().played(), at);
    }
}
