//! Whole documents: a heading, and the position itself.

use meiji::chance::Seed;
use meiji::document::Wrong;
use meiji::game::{Game, Seat};
use meiji::nippon::Move;
use meiji::nippon::position::Position;
use meiji::nippon::record::Record;
use meiji::position::Flaw;
use serde_json::{Value, json};

use crate::conformance::nippon;

fn opened(document: &Value) -> Position {
    Position::from_json(&document.to_string(), &[]).unwrap_or_else(|error| panic!("{error}"))
}

#[test]
fn a_document_says_of_which_game_it_is() {
    let heading = json!({"game": "nippon", "position": 1, "options": {"players": 4}});
    assert_eq!(opened(&heading).state().table, nippon(4).deal(Seed(0)).table);
    let refused = |document: Value| {
        let error = Position::from_json(&document.to_string(), &[])
            .map(|_| ())
            .expect_err("of another");
        (error.path, error.flaw)
    };
    let missing = Flaw::Form(Wrong::Missing { field: "game" });
    assert_eq!(
        refused(json!({"position": 1, "options": {"players": 4}})),
        (String::new(), missing)
    );
    let (path, flaw) = refused(json!({"game": "duel", "position": 1, "options": {}}));
    assert!(path == "game" && matches!(flaw, Flaw::Form(Wrong::NotOneOf { .. })));
    let (path, flaw) = refused(json!({"game": "nippon", "position": 1, "options": {"players": 5}}));
    assert!(path == "options.players" && matches!(flaw, Flaw::Options(_)));
}

#[test]
fn a_game_that_begins_with_a_position_is_practice_and_is_kept_with_it() {
    let document = json!({
        "game": "nippon",
        "position": 1,
        "options": {"players": 3, "starter": {"seat": 1}},
        "marker": 5,
        "turn": 2,
        "turnsLeft": 8,
        "seats": [{"points": -2}],
    });
    let mut sitting = opened(&document).sit();
    assert!(sitting.is_practice());
    assert_eq!(sitting.state().table.active, Seat(2));
    for _ in 0..5 {
        let moves = sitting.legal_moves();
        sitting.play(moves[0]).unwrap_or_else(|refusal| panic!("{refusal}"));
    }
    let text = Record::of(&sitting).to_json();
    let again = Record::parse(&text).and_then(|record| record.open(&[]));
    let again = again.unwrap_or_else(|error| panic!("{error}: {text}"));
    assert!(again.is_practice());
    assert_eq!((again.state(), again.position()), (sitting.state(), sitting.position()));
    assert!(again.moves().any(|action| matches!(action, Move::Take(..))));
}
