//! The house: what all games do is written once, in rooms that name no game, and no room knows one above it. No files of a table use each other
//! round about.

mod circles;
mod drawings;
mod lists;
mod scripts;
mod source;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use proc_macro2::TokenTree;
use source::{Named, Source, follow, sources, trees};

/// The games that a program plays: each stands in every list of games.
const GAMES: [&str; 3] = ["duel", "nippon", "yokohama"];

/// The games whose rules stand, and that no program plays yet: rooms as all others are, with words, and in no list of programs or documents.
const COMING: [&str; 0] = [];

/// The rooms of single games.
fn every_game() -> BTreeSet<String> {
    GAMES.into_iter().chain(COMING).map(str::to_owned).collect()
}

/// The rooms of all, from the ground up: each may name those on lower floors.
const FLOORS: [&[&str]; 10] = [
    &["chance", "document", "notation", "refusal", "score", "sorting"],
    &["components", "game"],
    &["printed"],
    &["drawing", "opponents", "short", "sitting"],
    &["course", "position", "sitters", "sounds", "transcript"],
    &["record"],
    &["words"],
    &["table"],
    &["aid", "guide", "lesson", "reckoned"],
    &["web"],
];

/// How many of the floors are the ground, on which the rooms of games stand.
const GROUND: usize = 3;

/// The files that are there to name games: the door, which has all rooms, and what says which game a program is of.
const DOORS: [&str; 2] = ["src/lib.rs", "src/web/here.rs"];

/// What else names a game in a room of all, and must: a document that tells no game is Yokohama's; the fonts bear the name under which browsers
/// keep them.
const NAMED: [(&str, &[&str]); 2] = [
    ("src/document/whose.rs", &["yokohama"]),
    ("src/drawing/letters.rs", &["Yokohama Serif", "Yokohama Sans"]),
];

/// The floor of a room; `None` for what is none, such as a macro.
fn floor(room: &str) -> Option<usize> {
    FLOORS.iter().position(|rooms| rooms.contains(&room))
}

/// The floor of a room within a game: its rules and their printed values are the ground, and every other stands where the room of the house does
/// that it answers, as its minds do what thinks of any game. `None` for what is no room, such as a type of the rules.
fn inner_floor(room: &str) -> Option<usize> {
    match room {
        "rules" | "content" => Some(GROUND - 1),
        "minds" => floor("opponents"),
        room => floor(room),
    }
}

#[test]
fn no_room_of_all_names_a_game() {
    let shared = |source: &Source| !every_game().contains(&source.room());
    let mut naming = Vec::new();
    for source in sources().into_iter().filter(shared) {
        let may = NAMED
            .iter()
            .find(|(path, _)| *path == source.path)
            .map_or(&[][..], |(_, names)| *names);
        let said: BTreeSet<String> = every_game().iter().flat_map(|game| source.says(game)).collect();
        let must: Vec<_> = may.iter().filter(|name| !said.contains(**name)).collect();
        assert!(
            must.is_empty(),
            "{} says {must:?} no more: take it off the list",
            source.path
        );
        naming.extend(
            said.into_iter()
                .filter(|name| !may.contains(&name.as_str()))
                .map(|name| (source.path.clone(), name)),
        );
    }
    assert!(
        naming.is_empty(),
        "these name a game, and are not in a game's room: {naming:#?}"
    );
}

#[test]
fn no_game_names_another_or_a_room_above_the_one_it_answers() {
    for source in sources() {
        let game = source.room();
        if !every_game().contains(&game) {
            continue;
        }
        let own = source
            .inner()
            .and_then(|room| inner_floor(&room))
            .map_or(GROUND, |own| own + 1);
        for name in source.rooms() {
            assert!(!every_game().contains(&name), "{} names {name}", source.path);
            assert!(
                floor(&name).is_none_or(|floor| floor < own),
                "{} names {name}",
                source.path
            );
        }
    }
}

#[test]
fn no_room_of_a_game_knows_one_above_it() {
    let sources = sources();
    for game in every_game() {
        // What the game's door gives on under its own name, by the room that it is of.
        let given: BTreeMap<String, String> = given(&game).into_iter().collect();
        let mut upwards = BTreeSet::new();
        for source in sources.iter().filter(|source| source.room() == game) {
            // The door has all rooms.
            let Some(own) = source.inner() else { continue };
            let floor = inner_floor(&own).unwrap_or_else(|| panic!("{} has no floor", source.path));
            for path in source.names() {
                let [room, name, ..] = &path[..] else { continue };
                let named = given.get(name).unwrap_or(name);
                let is_above = inner_floor(named).is_some_and(|other| other >= floor.max(GROUND));
                if *room == game && *named != own && is_above {
                    upwards.insert((source.path.clone(), path.join("::")));
                }
            }
        }
        assert!(upwards.is_empty(), "these name one above: {upwards:#?}");
    }
}

/// What the door of a game gives on from its rooms: each name, with the room that it is of.
fn given(game: &str) -> Vec<(String, String)> {
    let text = fs::read_to_string(format!("src/{game}/mod.rs")).expect("a readable file");
    let code = trees(text.parse().expect("it is Rust"));
    let mut found = BTreeSet::new();
    for (at, token) in code.iter().enumerate() {
        let is_use = matches!(token, TokenTree::Ident(word) if word == "use");
        if let Some(TokenTree::Ident(room)) = code.get(at + 1).filter(|_| is_use)
            && inner_floor(&room.to_string()).is_some()
        {
            follow(vec![room.to_string()], &code[at + 2..], &mut found);
        }
    }
    let item = |path: Named| Some((path.last()?.clone(), path.first()?.clone()));
    found.into_iter().filter_map(item).collect()
}

#[test]
fn no_room_knows_one_above_it() {
    let mut upwards = BTreeSet::new();
    for source in sources() {
        let room = source.room();
        let Some(own) = floor(&room) else {
            assert!(every_game().contains(&room) || room == "bin", "{room} has no floor");
            continue;
        };
        let above = source
            .rooms()
            .into_iter()
            .filter(|name| floor(name).is_some_and(|floor| floor >= own));
        upwards.extend(above.map(|name| (room.clone(), name)));
    }
    assert!(upwards.is_empty(), "these name one above: {upwards:?}");
}
