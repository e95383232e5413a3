//! Whole documents: a heading, and the position itself.

use meiji::chance::Seed;
use meiji::document::Wrong;
use meiji::duel::position::{Position, SCHEMA};
use meiji::duel::{Move, State};
use meiji::game::{Game, Seat};
use meiji::position::Flaw;
use serde_json::{Value, json};

use crate::conformance::{duel, random_game, wild};
use crate::suite::validator::complaint;

fn opened(document: &Value) -> Position {
    Position::from_json(&document.to_string(), &[]).unwrap_or_else(|error| panic!("{error}"))
}

#[test]
fn a_document_reads_back_by_the_values_that_it_names() {
    let schema = serde_json::from_str(SCHEMA).expect("the schema is JSON");
    for game in [duel(), wild::wild()] {
        let mut count = 0;
        random_game(&game, Seed(5), |state, _| {
            count += 1;
            if count % 20 != 0 {
                return;
            }
            let written = Position::of(&game, Seed(count), state).unwrap_or_else(|error| panic!("{error}"));
            let text = written.to_json();
            let own = std::slice::from_ref(game.content());
            let position = Position::from_json(&text, own).unwrap_or_else(|error| panic!("{error}\n{text}"));
            assert_eq!(position.state(), written.state(), "the decks are dealt the same again");
            assert_eq!(position.game().content(), game.content());
            assert_eq!(position.to_json(), text);
            let document = serde_json::from_str(&text).expect("it is JSON");
            assert_eq!(complaint(&schema, &schema, &document, ""), None);
        });
    }
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
