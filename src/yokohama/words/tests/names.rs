//! Names come from outside.

use super::*;
use crate::printed::Edition;

#[test]
fn a_name_is_plain_text_and_no_longer_than_it_may_be() {
    let long = "Wolfeschlegelsteinhausenbergerdorff";
    let names = called(["  Aiko \n of\tYokohama ", "E\u{202E}v\u{200B}a\u{7}", long, "{seat}<b>"]);
    assert_eq!(names.of(Seat(0)), "Aiko of Yokohama");
    assert_eq!(names.of(Seat(1)), "Eva");
    assert_eq!(names.of(Seat(2)), &long[..NAME_LENGTH]);
    assert_eq!(names.of(Seat(3)), "{seat}<b>");
    assert_eq!(names.of(Seat(9)), "");
}

#[test]
fn whoever_has_no_name_is_called_by_their_colour() {
    let names = called(["", " \u{3164}\u{200D} ", "\u{2066}\u{2069}", "Mary"]);
    let all = Seat::all(4).map(|seat| names.of(seat).to_owned());
    assert_eq!(all.collect::<Vec<_>>(), ["Blue", "Pink", "Purple", "Mary"]);
}

#[test]
fn no_two_players_have_one_name() {
    let names = called(["Eva", "Eva", "Eva", "Yellow"]);
    let all = Seat::all(4).map(|seat| names.of(seat).to_owned());
    assert_eq!(all.collect::<Vec<_>>(), ["Eva", "Eva (Pink)", "Eva (Purple)", "Yellow"]);
    let long = "W".repeat(NAME_LENGTH);
    let names = called([&long, &long, "a", "b"]);
    assert_ne!(names.of(Seat(0)), names.of(Seat(1)));
    assert!(names.of(Seat(1)).chars().count() <= NAME_LENGTH);
    // Whoever calls themselves by another's full name is still told apart.
    let names = called(["Eva", "Eva (Purple)", "Eva", "Eva (Purple)"]);
    let mut all: Vec<&str> = Seat::all(4).map(|seat| names.of(seat)).collect();
    all.sort_unstable();
    all.dedup();
    assert_eq!(all.len(), 4, "{all:?}");
}

#[test]
fn a_button_takes_ten_characters_of_a_name() {
    let names = called(["Aiko", "Konstantinos", "李李李李李李李李李李李", "Mary Jane Watson"]);
    assert_eq!(names.short(Seat(0)), "Aiko");
    assert_eq!(names.short(Seat(1)), "Konstanti…");
    assert_eq!(names.short(Seat(2)), "李李李李李李李李李…");
    assert_eq!(names.short(Seat(3)), "Mary Jane…");
}

#[test]
fn a_name_that_looks_like_a_pattern_is_not_filled() {
    let names = called(["{place.the}", "{n:a|b}", "x", "y"]);
    let options = Options::new(2).unwrap();
    let game = Yokohama::new(Content::first(), options);
    let state = game.deal(Seed(1));
    let event = Event::Paid {
        seat: Seat(0),
        to: crate::yokohama::Payee::Seat(Seat(1)),
        what: Resource::Yen,
        amount: 1,
    };
    let line = Words::default()
        .speech(&game, &state.table, &names)
        .told(&event)
        .unwrap();
    assert_eq!(line, "{place.the} pays {n:a|b} ¥1");
}
