//! The published schema against what the newer versions tell, and against the components of the game. What is written and read satisfies it by `tests/suite`.

use meiji::chance::{Chance, Seed};
use meiji::game::Game;
use meiji::yokohama::components::{Area, Country};
use meiji::yokohama::position::Position;
use meiji::yokohama::position::SCHEMA;
use serde_json::{Value, json};

use crate::tables::table;
use crate::validator::complaint;

fn schema() -> Value {
    serde_json::from_str(SCHEMA).expect("the schema is JSON")
}

/// What a released version wrote, and what is pending where a Warehouse icon shows a piece, and where Mining Technology has added its copper.
#[test]
fn what_the_second_version_tells_satisfies_the_schema() {
    let schema = schema();
    let complains = |document: &Value| complaint(&schema, &schema, document, "");
    let released = serde_json::from_str(include_str!("../released/position-2.json")).expect("it is JSON");
    assert_eq!(complains(&released), None);
    // From 48 on the icons of the tables show pieces.
    let shown = (48..56).find_map(|number| {
        let game = table(number);
        let (mut state, mut moves, mut chance) = (game.deal(Seed(number)), Vec::new(), Chance::new(Seed(9)));
        while state.table.pending.shown.any().is_none() {
            game.legal_moves(&state, &mut moves);
            let mut draw = || moves[chance.below(moves.len() as u32) as usize];
            let action = (!moves.is_empty()).then(|| draw().max(draw()))?;
            game.play(&mut state, action, &mut ());
        }
        let position = Position::of(&game, Seed(number), &state).unwrap_or_else(|error| panic!("{error}"));
        serde_json::from_str::<Value>(&position.to_json()).ok()
    });
    let mut document = shown.expect("an icon that shows a piece is come to");
    assert!(document["pending"]["shown"].is_object(), "{document}");
    assert_eq!(complains(&document), None);
    document["pending"]["mined"] = json!(true);
    assert_eq!(complains(&document), None);
}

#[test]
fn the_schema_names_every_component() {
    let schema = schema();
    let area = &schema["properties"]["areas"]["additionalProperties"]["properties"]["area"]["enum"];
    assert_eq!(area, &json!(Area::ALL));
    let agents = schema["$defs"]["agents"]["properties"].as_object().expect("names");
    let countries = Country::ALL.map(|country| json!(country));
    assert!(
        countries
            .iter()
            .all(|name| agents.contains_key(name.as_str().expect("a name")))
    );
    assert_eq!(agents.len(), countries.len());
}
