//! Whole documents: a heading, and the position itself.

use meiji::chance::Seed;
use meiji::document::Wrong;
use meiji::duel::position::Position;
use meiji::duel::{Move, State};
use meiji::game::{Game, Seat};
use meiji::position::Flaw;
use serde_json::{Value, json};

use crate::conformance::duel;

fn opened(document: &Value) -> Position {
    Position::from_json(&document.to_string(), &[]).unwrap_or_else(|error| panic!("{error}"))
}

#[test]
fn a_document_says_of_which_game_it_is() {
    let heading = json!({"game": "duel", "position": 1, "options": {}});
    let fresh: State = duel().deal(Seed(0));
    assert_eq!(opened(&heading).state().table, fresh.table);
    let refused = |document: Value| {
        let error = Position::from_json(&document.to_string(), &[])
            .map(|_| ())
            .expect_err("of another");
        (error.path, error.flaw)
    };
    let missing = Flaw::Form(Wrong::Missing { field: "game" });
    assert_eq!(refused(json!({"position": 1, "options": {}})), (String::new(), missing));
    let (path, flaw) = refused(json!({"game": "yokohama", "position": 1, "options": {}}));
    assert!(path == "game" && matches!(flaw, Flaw::Form(Wrong::NotOneOf { .. })));
}

#[test]
fn a_game_that_begins_with_a_position_is_practice() {
    let document = json!({"game": "duel", "position": 1, "options": {"starter": {"seat": 1}}, "round": 3});
    let mut sitting = opened(&document).sit();
    assert!(sitting.is_practice());
    assert_eq!(sitting.state().table.active, Seat(1));
    let moves = sitting.legal_moves();
    sitting.play(moves[0]).unwrap_or_else(|refusal| panic!("{refusal}"));
    assert!(matches!(moves[0], Move::Go(_)));
}
