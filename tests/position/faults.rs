//! Every fault is told: where it is, what is wrong and what would be possible, in every language.

use meiji::document::Wrong;
use meiji::position::{Flaw, MAX_BYTES};
use meiji::printed::Edition;
use meiji::words::{Language, Words};
use meiji::yokohama::position::Position;
use serde_json::{Value, json};

use crate::read;

/// A position of two with what is given beside the rest.
fn with(body: Value) -> Value {
    let mut document = json!({"position": 1, "options": {"players": 2, "starter": {"seat": 0}}, "round": 1});
    let fields = body.as_object().expect("an object").clone();
    document.as_object_mut().expect("an object").extend(fields);
    document
}

/// The place and kind of the fault of a document, told in every language.
fn fault(document: &Value) -> (String, String) {
    let error = read(document).map(|_| ()).expect_err(&document.to_string());
    for language in Language::all() {
        let told = Words::new(language).position_error(&error);
        assert!(
            told.ends_with('.') && told.contains(&error.path) && told.len() > 20,
            "{told}"
        );
        assert!(!told.contains(['{', '}']) && !told.contains(".."), "{told}");
    }
    let flaw = match error.flaw {
        Flaw::Form(wrong) => format!("{wrong:?}"),
        Flaw::Own(flaw) => format!("{flaw:?}"),
        flaw => format!("{flaw:?}"),
    };
    let kind = flaw.split([' ', '(', '{']).next().unwrap_or_default().to_owned();
    (error.path, kind)
}

/// A position by some rules in which whose turn it is has Mining Technology.
fn miner(rules: u8, pending: Value) -> Value {
    with(json!({"rules": rules, "pending": pending, "seats": [{"technologies": [13]}]}))
}

#[test]
fn what_the_second_rules_remember_is_read() {
    let position = read(&miner(2, json!({"goods": 1, "mined": true}))).expect("it is possible");
    assert!(position.state().table.pending.mined);
    let shown = read(&with(json!({"pending": {"shown": {"shops": 1, "houses": 1}}}))).expect("it is possible");
    assert_eq!(
        shown.state().table.pending.pieces,
        2,
        "what icons show need not be counted again"
    );
}

#[test]
fn a_position_may_name_its_game_and_need_not() {
    let named = read(&with(json!({"game": "yokohama"}))).expect("it is of this game");
    assert_eq!(
        named.to_json(),
        read(&with(json!({}))).expect("it is possible").to_json()
    );
    assert!(!named.to_json().contains("yokohama"), "what may be left out is");
}

#[test]
fn every_kind_of_fault_is_told_with_its_place() {
    let shops = |seat: u8| json!([seat, seat]);
    let taken = json!([30, 31, null, 33, 34, 35]);
    let cases: Vec<(Value, &str, &str)> = vec![
        // The form.
        (json!([]), "", "NotAnObject"),
        (json!({"position": 1}), "", "Missing"),
        (json!({"position": 3, "options": {"players": 2}}), "position", "Newer"),
        (
            json!({"game": "duel", "position": 1, "options": {"players": 2}}),
            "game",
            "NotOneOf",
        ),
        (
            json!({"position": 1, "options": {"players": 2, "starter": {"seat": 3}}}),
            "options.starter",
            "Options",
        ),
        (
            json!({"position": 1, "options": {"players": 5}}),
            "options.players",
            "Options",
        ),
        (
            json!({"position": 1, "options": {"players": "2"}}),
            "options.players",
            "NotANumber",
        ),
        (
            json!({"position": 1, "options": {"players": 2, "starter": "north"}}),
            "options.starter",
            "NotOneOf",
        ),
        (
            json!({"position": 1, "options": {"players": 2, "freeAgents": 1}}),
            "options.freeAgents",
            "NotABoolean",
        ),
        (
            json!({"position": 1, "options": {"players": 2, "player": 2}}),
            "options",
            "Unknown",
        ),
        (
            json!({"position": 1, "options": {"players": 2}, "edition": "tenth"}),
            "edition",
            "NotOneOf",
        ),
        (
            json!({"position": 1, "options": {"players": 2}, "seed": " "}),
            "seed",
            "Letters",
        ),
        (with(json!({"rounds": 1})), "", "Unknown"),
        (with(json!({"spent": {"mill": 1}})), "spent.mill", "NotABoolean"),
        (with(json!({"seats": {}})), "seats", "NotAList"),
        (
            with(json!({"seats": [{"president": 3}]})),
            "seats[0].president",
            "NotAText",
        ),
        (with(json!({"seats": [{}, {}, {}]})), "seats", "Items"),
        (with(json!({"seats": [{"yen": 10_000}]})), "seats[0].yen", "NotANumber"),
        (with(json!({"step": "dinner"})), "step", "NotOneOf"),
        // The table.
        (with(json!({"areas": {"e1": {}}})), "areas.e1", "Square"),
        (with(json!({"station": "d2"})), "station", "Square"),
        (
            with(json!({"areas": {"a1": {"area": "bank"}, "a2": {"area": "bank"}}})),
            "areas.a2.area",
            "Boards",
        ),
        (
            with(json!({"areas": {"a1": {"area": "canal"}}})),
            "areas.a1.area",
            "Boards",
        ),
        (
            with(json!({"areas": {"a1": {"building": 3}, "a2": {"building": 3}}})),
            "areas.a2.building",
            "Twice",
        ),
        (
            with(json!({"areas": {"a1": {"shops": shops(0)}}})),
            "areas.a1.shops",
            "ShopTwice",
        ),
        (with(json!({"station": "a1"})), "station", "Station"),
        (
            with(json!({"church": [null, null, null, null, null, null, null, null]})),
            "church",
            "Blocked",
        ),
        (
            with(json!({"achievements": [{"tile": 4}]})),
            "achievements[0].tile",
            "Stack",
        ),
        (
            with(json!({"achievements": [{"done": [1, 1]}]})),
            "achievements[0].done[1]",
            "AchievedTwice",
        ),
        (with(json!({"rewards": [0, 1, 2, 3]})), "rewards", "NotInPlay"),
        (
            with(json!({"ports": {"b": [1, 2, 3, 4, 5, 6]}})),
            "ports.b",
            "NotInPlay",
        ),
        // The cards.
        (with(json!({"ports": {"a": taken}})), "ports.a", "Gap"),
        (
            with(json!({"seats": [{"orders": [1]}, {"completed": [1]}]})),
            "seats[1].completed[0]",
            "Twice",
        ),
        (
            with(json!({"seats": [{"completed": (0..18).collect::<Vec<_>>()}]})),
            "",
            "Orders",
        ),
        (
            with(json!({"seats": [{"offer": [1, 2]}]})),
            "seats[0].offer",
            "FirstOrders",
        ),
        // The players.
        (
            with(json!({"seats": [{"hand": {"shops": 1}, "warehouse": {"shops": 1}}]})),
            "seats[0]",
            "Pieces",
        ),
        (
            with(json!({"areas": {"a1": {"assistants": [20]}, "a2": {"assistants": [1]}}})),
            "seats[0]",
            "Pieces",
        ),
        (
            with(json!({"seats": [{"president": "a1"}, {"president": "a1"}]})),
            "seats[0].president",
            "Presidents",
        ),
        (
            with(json!({"seats": [{"agents": {"dutch": 1}}]})),
            "seats[0].agents.dutch",
            "Agents",
        ),
        (with(json!({"seats": [{"tokens": 1}]})), "seats", "Tokens"),
        (
            with(json!({"seats": [{"tokens": 1, "freeAgents": 1}], "areas": {"a1": {"token": null}}})),
            "seats[0].freeAgents",
            "FreeAgents",
        ),
        (
            with(json!({"seats": [{"reward": {"token": 1}}]})),
            "seats[0].reward",
            "Reward",
        ),
        // The turn.
        (
            with(json!({"round": 0, "seats": [{"points": 1}]})),
            "seats[0]",
            "FirstOrders",
        ),
        (with(json!({"step": "first-order"})), "step", "FirstOrders"),
        (with(json!({"step": "recall"})), "step", "Passed"),
        (
            with(json!({"step": "bonus", "acting": {"at": "a1", "power": 5}})),
            "step",
            "Step",
        ),
        (with(json!({"rules": 0})), "rules", "NotANumber"),
        (with(json!({"rules": 3})), "rules", "NotANumber"),
        (
            with(json!({"pending": {"shown": {"shops": 2}, "pieces": 1}})),
            "pending.shown",
            "Step",
        ),
        (
            with(json!({"pending": {"shown": {"agents": 1}}})),
            "pending.shown",
            "Unknown",
        ),
        // By the first rules nothing is remembered, and by the second for goods of choice alone, of who has Mining Technology.
        (miner(1, json!({"goods": 1, "mined": true})), "pending.mined", "Step"),
        (miner(2, json!({"pieces": 1, "mined": true})), "pending.mined", "Step"),
        (
            with(json!({"rules": 2, "pending": {"goods": 1, "mined": true}})),
            "pending.mined",
            "Step",
        ),
        (with(json!({"step": "over"})), "ending", "NoEnding"),
        (
            with(json!({"ending": {"cause": "shops", "seat": 0, "lastRound": 2}})),
            "ending",
            "NoEnding",
        ),
    ];
    for (document, path, kind) in cases {
        let (at, told) = fault(&document);
        assert_eq!(
            (told.as_str(), at.starts_with(path)),
            (kind, true),
            "at {at}: {document}"
        );
    }
}

#[test]
fn two_cards_of_a_title_are_not_one_players() {
    let rows = meiji::yokohama::content::Content::latest().technologies;
    let (first, second) = (0..rows.len())
        .flat_map(|first| (first + 1..rows.len()).map(move |second| (first, second)))
        .find(|(first, second)| rows[*first].title == rows[*second].title)
        .expect("some titles are on two cards");
    let document = with(json!({"seats": [{"technologies": [first, second]}]}));
    assert_eq!(
        fault(&document),
        ("seats[0].technologies[1]".to_owned(), "SameTitle".to_owned())
    );
}

#[test]
fn an_end_that_is_met_is_told_and_its_last_round_is_right() {
    let houses = |ending: Value| {
        let house = json!({"house": 1});
        let areas = json!({"a1": house, "a2": house, "a3": house, "a4": house});
        with(json!({"round": 6, "areas": areas, "ending": ending}))
    };
    assert_eq!(fault(&houses(json!(null))).1, "Ending");
    let last = |round: u8| houses(json!({"cause": "trading-houses", "seat": 1, "lastRound": round}));
    assert_eq!(fault(&last(8)).1, "LastRound");
    assert_eq!(fault(&last(5)).1, "LastRound");
    assert!(read(&last(6)).is_ok() && read(&last(7)).is_ok());
}

#[test]
fn the_canal_takes_nothing() {
    let document = |area: Value| json!({"position": 1, "options": {"players": 3}, "round": 1, "areas": {"a1": area}});
    assert_eq!(fault(&document(json!({"area": "canal", "building": 1}))).1, "Canal");
    assert_eq!(fault(&document(json!({"area": "canal", "assistants": [1]}))).1, "Canal");
}

#[test]
fn bytes_and_depth_are_measured_before_anything_is_read() {
    let large = " ".repeat(MAX_BYTES + 1);
    let error = Position::from_json(&large, &[]).map(|_| ()).expect_err("too large");
    assert!(matches!(error.flaw, Flaw::Form(Wrong::TooLarge { .. })));
    let deep = "[".repeat(10_000);
    let error = Position::from_json(&deep, &[]).map(|_| ()).expect_err("too deep");
    assert!(matches!(error.flaw, Flaw::Form(Wrong::TooDeep)));
}

#[test]
fn what_an_error_quotes_is_short_and_plain() {
    let name = "\u{202e}\u{7}x".repeat(200);
    let mut document = with(json!({}));
    document[name] = json!(1);
    let error = read(&document).map(|_| ()).expect_err("unknown");
    let told = Words::default().position_error(&error);
    assert!(told.chars().count() < 300 && !told.contains('\u{7}'), "{told}");
}
