//! The published schemas against the lessons that are read, and against what these can point at.

use std::collections::BTreeSet;

use meiji::chance::{Chance, Seed};
use meiji::document::whose;
use meiji::duel::Duel;
use meiji::duel::components::Place;
use meiji::lesson::{Lesson, SCHEMA, Walk, find};
use meiji::nippon::Nippon;
use meiji::printed::Edition as _;
use serde_json::{Value, json};

use crate::shipped::{lessons, read};
use crate::validator::{collect, complaint};
use crate::{Told, for_every_game};

for_every_game! {
    the_small_lesson_satisfies_the_schema,
    a_lesson_and_its_position_may_name_their_schemas,
    what_is_read_satisfies_the_schema,
    a_lesson_about_another_game_is_none,
    whatever_a_schema_names_can_be_pointed_at,
}

/// The schema of a game's lessons, with that of every game's among its definitions, by the name by which it takes that in.
pub fn schema<G: Told>() -> Value {
    let mut schema: Value = serde_json::from_str(G::SCHEMA).expect("the schema is JSON");
    let house: Value = serde_json::from_str(SCHEMA).expect("the schema is JSON");
    let link = schema["$ref"].as_str().expect("it takes that in").to_owned();
    schema["$defs"] = json!({link: house});
    schema
}

/// The small lesson, to be changed.
fn small<G: Told>() -> Value {
    serde_json::from_str(G::SMALL).expect("it is JSON")
}

fn is_read<G: Told>(document: &Value) -> bool {
    Lesson::<G>::from_json(&document.to_string(), &[]).is_ok()
}

fn the_small_lesson_satisfies_the_schema<G: Told>() {
    let schema = schema::<G>();
    assert_eq!(complaint(&schema, &schema, &small::<G>(), ""), None);
}

fn a_lesson_and_its_position_may_name_their_schemas<G: Told>() {
    let schema = schema::<G>();
    let mut document = small::<G>();
    document["$schema"] = json!("https://example.org/www/schemas/lesson.json");
    document["start"]["position"]["$schema"] = json!("position.json");
    assert_eq!(complaint(&schema, &schema, &document, ""), None);
    assert!(is_read::<G>(&document));
    document["$schema"] = json!(["lesson.json"]);
    assert!(complaint(&schema, &schema, &document, "").is_some());
    assert!(!is_read::<G>(&document));
}

/// Every value of the lesson, spoiled in several ways: what the reader takes, the schema takes too.
fn what_is_read_satisfies_the_schema<G: Told>() {
    let schema = schema::<G>();
    let mut document = small::<G>();
    let mut places = Vec::new();
    collect(&document, String::new(), &mut places);
    let (mut taken, mut refused_by_both) = (0, 0);
    for place in &places {
        for spoiled in [
            json!(1),
            json!(-1),
            json!(null),
            json!("+a1"),
            json!({}),
            json!([]),
            json!(["."]),
        ] {
            let original = document.pointer_mut(place).expect("it stands there");
            let original = std::mem::replace(original, spoiled);
            let complaint = complaint(&schema, &schema, &document, "");
            if is_read::<G>(&document) {
                assert_eq!(complaint, None, "{place}");
                taken += 1;
            } else {
                refused_by_both += u32::from(complaint.is_some());
            }
            *document.pointer_mut(place).expect("it stands there") = original;
        }
    }
    assert!(
        taken > 20 && refused_by_both > 150,
        "{taken} read, {refused_by_both} refused by both"
    );
}

/// A deal and a position say whose they are; of one game alone they need not.
fn a_lesson_about_another_game_is_none<G: Told>() {
    let schema = schema::<G>();
    let deal = json!({"options": {}, "seed": "x"});
    let (untold, ours, others) = (None, Some(G::NAME), Some("go"));
    for start in [deal, small::<G>()["start"].clone()] {
        for (game, is_taken) in [(untold, G::NAME == whose::UNTOLD), (ours, true), (others, false)] {
            let mut document = small::<G>();
            document["start"] = start.clone();
            let telling = match start.get("position") {
                Some(_) => &mut document["start"]["position"],
                None => &mut document["start"],
            };
            let telling = telling.as_object_mut().expect("an object");
            telling.remove("game");
            telling.extend(game.map(|game| ("game".to_owned(), json!(game))));
            assert_eq!(
                complaint(&schema, &schema, &document, "").is_none(),
                is_taken,
                "{document}"
            );
            let refused = Lesson::<G>::from_json(&document.to_string(), &[]).err();
            let at_game = refused.is_some_and(|error| {
                error.path.ends_with(".game") || error.path == "start" || error.path == "start.position"
            });
            assert_eq!(!at_game, is_taken, "{document}");
        }
    }
}

/// The names that a schema shows as examples of what a step points at.
fn examples(schema: &Value) -> impl Iterator<Item = &str> {
    let show = schema.pointer("/properties/steps/items/properties/show/items/examples");
    let show = show.or_else(|| schema.pointer("/$defs/step/properties/show/items/examples"));
    let names = show.and_then(Value::as_array).expect("there are some");
    names.iter().map(|name| name.as_str().expect("a name"))
}

fn whatever_a_schema_names_can_be_pointed_at<G: Told>() {
    let house: Value = serde_json::from_str(SCHEMA).expect("the schema is JSON");
    let own = schema::<G>();
    assert!(examples(&own).count() > 0 && examples(&house).count() > 5, "{own}");
    let mut missing: BTreeSet<&str> = examples(&own).chain(examples(&house)).collect();
    // Random games, on from where lessons begin, and with as many players as can be. Of two moves the later one builds up more.
    let lessons = lessons::<G>().into_iter();
    let lessons = lessons.map(|(name, document)| Walk::new(read::<G>(&name, &document)));
    let mut tables: Vec<(G, Option<G::State>)> = lessons
        .map(|walk| (walk.sitting().game().clone(), Some(*walk.sitting().state())))
        .collect();
    tables.push((G::unplayed(G::Content::latest()), None));
    let mut moves = Vec::new();
    for ((game, begun), number) in tables.iter().cycle().zip(0..160) {
        let (seed, mut chance) = (Seed(number), Chance::new(Seed(number)));
        let mut state = begun.unwrap_or_else(|| game.deal(seed));
        for _ in 0..1_000 {
            let Some(decision) = game.decision(&state) else { break };
            let view = game.view(&state, Some(game.asked(decision)));
            missing.retain(|name| find(game, &view, name).is_none());
            game.legal_moves(&state, &mut moves);
            let mut any = || moves[chance.below(moves.len() as u32) as usize];
            let action = any().max(any());
            game.play(&mut state, action, &mut ());
        }
    }
    assert!(missing.is_empty(), "nothing is called {missing:?}");
}

/// What the documentation says can be pointed at under a heading.
fn told(heading: &str) -> BTreeSet<&'static str> {
    let document = include_str!("../../docs/lessons.md");
    let (_, table) = document
        .split_once(&format!("### What can be pointed at in {heading}\n"))
        .expect("it is there");
    let rows = table
        .lines()
        .skip_while(|line| !line.starts_with("| `"))
        .take_while(|line| line.starts_with("| `"));
    let names = rows.filter_map(|row| row.split(" | ").next());
    names.flat_map(|names| names.split('`').skip(1).step_by(2)).collect()
}

#[test]
fn whatever_the_documentation_says_can_be_pointed_at_stands_in_the_schema() {
    let house: Value = serde_json::from_str(SCHEMA).expect("the schema is JSON");
    let own = schema::<Duel>();
    // The other Places are told of behind the table.
    let mut shown: BTreeSet<&str> = examples(&own).chain(examples(&house)).collect();
    shown.retain(|name| *name == "silk-mill" || name.parse::<Place>().is_err());
    assert_eq!(told("Yokohama Duel"), shown);
    let own = schema::<Nippon>();
    let shown: BTreeSet<&str> = examples(&own).chain(examples(&house)).collect();
    assert_eq!(told("Nippon"), shown);
}
