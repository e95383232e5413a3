//! The house: what all games do is written once, in rooms that name no game, and no room knows one above it.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// The rooms of single games.
const GAMES: [&str; 2] = ["duel", "yokohama"];

/// The rooms of all, from the ground up: each may name those on lower floors.
const FLOORS: [&[&str]; 10] = [
    &["chance", "document", "notation", "refusal", "score", "sorting"],
    &["components", "game"],
    &["printed"],
    &["drawing", "opponents", "short", "sitting"],
    &["course", "position", "sitters", "transcript"],
    &["record"],
    &["words"],
    &["table"],
    &["aid", "guide", "lesson", "reckoned"],
    &["web"],
];

/// How many of the floors are the ground, on which the rooms of games stand.
const GROUND: usize = 3;

/// A file of the library: where it is, and its code without comments.
struct Source {
    path: String,
    code: String,
}

impl Source {
    /// The room it is in.
    fn room(&self) -> &str {
        let inside = self.path.trim_start_matches("src/");
        inside
            .split_once('/')
            .map_or(inside.trim_end_matches(".rs"), |(room, _)| room)
    }

    /// The house's room that it answers, if it stands in a game's: `src/duel/position/read.rs` answers `position`, and the minds of a game what
    /// thinks of any.
    fn answers(&self) -> Option<&str> {
        let inside = self.path.split('/').nth(2)?;
        let room = match inside.trim_end_matches(".rs") {
            "minds" => "opponents",
            room => room,
        };
        (GAMES.contains(&self.room()) && floor(room).is_some()).then_some(room)
    }

    /// The rooms that it names.
    fn names(&self) -> BTreeSet<&str> {
        let after = self.code.split("crate::").skip(1);
        after
            .map(|rest| {
                rest.split(|letter: char| !letter.is_alphanumeric() && letter != '_')
                    .next()
                    .unwrap_or("")
            })
            .filter(|name| *name != self.room())
            .collect()
    }
}

/// The files that are there to name games: the door, which has all rooms, and what says which game a program is of.
const DOORS: [&str; 2] = ["src/lib.rs", "src/web/here.rs"];

/// Every file of the library but those that are there to name games.
fn sources() -> Vec<Source> {
    let mut paths = Vec::new();
    gather(Path::new("src"), &mut paths);
    paths.sort();
    let read = |path: PathBuf| {
        let text = fs::read_to_string(&path).expect("a readable file");
        let code = text.lines().map(|line| line.split("//").next().unwrap_or(""));
        Source {
            path: path.to_string_lossy().replace('\\', "/"),
            code: code.collect::<Vec<_>>().join("\n"),
        }
    };
    paths
        .into_iter()
        .filter(|path| !DOORS.iter().any(|door| path.ends_with(door)))
        .map(read)
        .collect()
}

fn gather(folder: &Path, paths: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            gather(&path, paths);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            paths.push(path);
        }
    }
}

/// The floor of a room; `None` for what is none, such as a macro.
fn floor(room: &str) -> Option<usize> {
    FLOORS.iter().position(|rooms| rooms.contains(&room))
}

#[test]
fn no_room_of_all_names_a_game() {
    let shared = |source: &&Source| !GAMES.contains(&source.room());
    let sources = sources();
    let naming = sources
        .iter()
        .filter(shared)
        .filter(|source| source.names().iter().any(|name| GAMES.contains(name)));
    let naming: Vec<&str> = naming.map(|source| source.path.as_str()).collect();
    assert!(
        naming.is_empty(),
        "these name a game, and are not in a game's room: {naming:#?}"
    );
}

/// The names of games that stand in a file, each between two texts.
fn listed(path: &str, before: &str, after: &str) -> BTreeSet<String> {
    let text = fs::read_to_string(path).expect("a readable file");
    let found = text.split(before).skip(1).filter_map(|rest| rest.split(after).next());
    found.map(str::to_owned).collect()
}

#[test]
fn every_list_of_games_is_the_same() {
    let games = GAMES.map(str::to_owned).into();
    let own = "src/lib.rs";
    let modules: BTreeSet<String> = listed(own, "#[cfg(feature = \"", "\")]\n");
    assert_eq!(modules, games, "{own}: what is there with a game's feature");
    for game in GAMES {
        let module = format!("#[cfg(feature = \"{game}\")]\npub mod {game};");
        assert!(
            fs::read_to_string(own).expect("it is there").contains(&module),
            "{module}"
        );
    }
    // The features that are no game's are those that `web` asks for.
    let web = ["cover", "table", "opponents", "lessons", "remarks", "squares", "game"].map(str::to_owned);
    let features = listed("Cargo.toml", "\n[features]\n", "\n\n")
        .pop_first()
        .expect("they are there");
    let features = features.lines().filter_map(|line| line.split_once(" = "));
    let features: BTreeSet<String> = features.map(|(name, _)| name.to_owned()).collect();
    let others = web.into_iter().chain(["default".to_owned()]).collect();
    assert_eq!(
        features.difference(&others).cloned().collect::<BTreeSet<_>>(),
        games,
        "Cargo.toml"
    );
    assert_eq!(
        listed("xtask/src/games.rs", "    Game {\n        name: \"", "\","),
        games,
        "xtask/src/games.rs"
    );
    assert_eq!(
        listed("src/web/here.rs", "pub(super) use crate::", "::"),
        games,
        "src/web/here.rs"
    );
    let build = format!("const GAMES: [&str; {}] = {GAMES:?};", GAMES.len());
    assert!(
        fs::read_to_string("build/main.rs")
            .expect("it is there")
            .contains(&build),
        "{build}"
    );
}

#[test]
fn which_game_a_program_is_of_is_said_by_itself_alone() {
    let web = sources().into_iter().filter(|source| source.room() == "web");
    for source in web {
        let called = GAMES.into_iter().find(|game| source.code.contains(&value(game)));
        assert_eq!(called, None, "{} names a game", source.path);
    }
}

/// What the value of a game is called: `Duel`.
fn value(game: &str) -> String {
    let (first, rest) = game.split_at(1);
    first.to_uppercase() + rest
}

#[test]
fn every_game_is_tried_wherever_all_are() {
    for game in GAMES {
        let lists = [
            ("tests/suite/samples/mod.rs", format!("pub mod {game};")),
            ("tests/lesson/main.rs", format!("mod {game} {{")),
            ("tests/worked/main.rs", format!("mod {game};")),
            ("tests/opponents.rs", format!("{}::new(", value(game))),
            ("examples/arguments/game.rs", format!("=> \"{game}\",")),
        ];
        for (path, named) in lists {
            let text = fs::read_to_string(path).expect("a readable file");
            assert!(text.contains(&named), "{path} lacks {named}");
        }
    }
}

#[test]
fn no_game_names_another_or_a_room_above_the_one_it_answers() {
    for source in sources() {
        if !GAMES.contains(&source.room()) {
            continue;
        }
        let own = source.answers().and_then(floor).map_or(GROUND, |own| own + 1);
        for name in source.names() {
            assert!(!GAMES.contains(&name), "{} names {name}", source.path);
            assert!(
                floor(name).is_none_or(|floor| floor < own),
                "{} names {name}",
                source.path
            );
        }
    }
}

#[test]
fn no_room_knows_one_above_it() {
    let mut upwards = BTreeSet::new();
    for source in sources() {
        let room = source.room();
        let Some(own) = floor(room) else {
            assert!(GAMES.contains(&room) || room == "bin", "{room} has no floor");
            continue;
        };
        let above = source
            .names()
            .into_iter()
            .filter(|name| floor(name).is_some_and(|floor| floor >= own));
        upwards.extend(above.map(|name| (room.to_owned(), name.to_owned())));
    }
    assert!(upwards.is_empty(), "these name one above: {upwards:?}");
}
