//! Every list of games is the same, in code, scripts and documents, and every game is tried wherever all are.

use std::collections::BTreeSet;
use std::fs;

use super::{GAMES, every_game, floor};

/// The names of games that stand in a file, each between two texts.
fn listed(path: &str, before: &str, after: &str) -> BTreeSet<String> {
    let text = fs::read_to_string(path).expect("a readable file");
    between(&text, before, after)
}

/// What stands in a text between two others.
fn between(text: &str, before: &str, after: &str) -> BTreeSet<String> {
    let found = text.split(before).skip(1).filter_map(|rest| rest.split(after).next());
    found.map(str::to_owned).collect()
}

/// The games of an object of a script: the names that stand in it before a colon, outside all braces within. It is what follows a text.
fn keys(path: &str, before: &str) -> BTreeSet<String> {
    let text = fs::read_to_string(path).expect("a readable file");
    let (_, rest) = text
        .split_once(before)
        .unwrap_or_else(|| panic!("{path} has no {before}"));
    let (mut depth, mut inside) = (0, String::new());
    for letter in rest.chars() {
        match letter {
            '{' => depth += 1,
            '}' if depth == 0 => break,
            '}' => depth -= 1,
            letter if depth == 0 => inside.push(letter),
            _ => {}
        }
    }
    let named = inside.split(',').filter_map(|row| row.split_once(':'));
    named.map(|(name, _)| name.trim().to_owned()).collect()
}

#[test]
fn every_list_of_games_is_the_same() {
    let games = GAMES.map(str::to_owned).into();
    let own = "src/lib.rs";
    let modules: BTreeSet<String> = listed(own, "#[cfg(feature = \"", "\")]\n");
    assert_eq!(modules, every_game(), "{own}: what is there with a game's feature");
    for game in every_game() {
        let module = format!("#[cfg(feature = \"{game}\")]\npub mod {game};");
        assert_says(own, &module);
    }
    // The features that are no game's are those that `web` asks for.
    let web = ["cover", "table", "opponents", "lessons", "game"].map(str::to_owned);
    let features = listed("Cargo.toml", "\n[features]\n", "\n\n")
        .pop_first()
        .expect("they are there");
    let features = features.lines().filter_map(|line| line.split_once(" = "));
    let features: BTreeSet<String> = features.map(|(name, _)| name.to_owned()).collect();
    let others = web.into_iter().chain(["default".to_owned()]).collect();
    assert_eq!(
        features.difference(&others).cloned().collect::<BTreeSet<_>>(),
        every_game(),
        "Cargo.toml"
    );
    let lists = [
        ("xtask/src/games.rs", "    Game {\n        name: \"", "\","),
        ("src/web/here.rs", "pub(super) use crate::", "::"),
        ("examples/arguments/game.rs", "=> \"", "\""),
    ];
    for (path, before, after) in lists {
        assert_eq!(listed(path, before, after), games, "{path}");
    }
    let covers = listed("tests/page/covers.rs", "\npub const COVERS", "\n];")
        .pop_first()
        .expect("they are there");
    assert_eq!(between(&covers, "    (\"", "\","), games, "tests/page/covers.rs");
    assert_says(
        "build/main.rs",
        &format!("const GAMES: [&str; {}] = {GAMES:?};", GAMES.len()),
    );
}

#[test]
fn every_command_knows_how_each_game_is_set_up() {
    let types: BTreeSet<String> = GAMES.map(type_of).into();
    let lists = [
        ("examples/arguments/game.rs", "Self::", " =>"),
        ("examples/arguments/laid.rs", "impl Laid for ", " {"),
        ("examples/arguments/players.rs", "Self::", " =>"),
    ];
    for (path, before, after) in lists {
        assert_eq!(listed(path, before, after), types, "{path}");
    }
}

/// The type of a game, by its name.
fn type_of(game: &str) -> String {
    let (first, rest) = game.split_at(1);
    first.to_uppercase() + rest
}

#[test]
fn every_game_is_tried_wherever_all_are() {
    for game in GAMES {
        let lists = [
            ("tests/suite/samples/mod.rs", format!("pub mod {game};")),
            ("tests/lesson/main.rs", format!("mod {game} {{")),
            ("tests/released/main.rs", format!("mod {game};")),
            ("tests/worked/main.rs", format!("mod {game};")),
            ("tests/opponents.rs", format!("{}::new(", type_of(game))),
            ("tests/allocation.rs", format!("{}::new(", type_of(game))),
        ];
        for (path, named) in lists {
            let text = fs::read_to_string(path).expect("a readable file");
            assert!(text.contains(&named), "{path} lacks {named}");
        }
    }
}

#[test]
fn every_list_of_games_in_scripts_and_documents_is_the_same() {
    let games: BTreeSet<String> = GAMES.map(str::to_owned).into();
    assert_eq!(
        keys("tests/browser/frames.mjs", "const RECORDS = {"),
        games,
        "tests/browser/frames.mjs"
    );
    let tried = listed("tests/browser/games/games.mjs", "export const GAMES = [", "]");
    let tried: BTreeSet<String> = tried
        .iter()
        .flat_map(|list| list.split(", "))
        .map(str::to_owned)
        .collect();
    assert_eq!(tried, games, "tests/browser/games/games.mjs");
    assert_eq!(
        keys("tests/firefox/game.test.mjs", "const ROUNDS = {"),
        games,
        "tests/firefox/game.test.mjs"
    );
    // The rooms that ARCHITECTURE tells of, and what the first lines of README call the games.
    let rooms = listed("ARCHITECTURE.md", "\nsrc/", "/ ");
    let is_game = |room: &String| room.chars().all(char::is_alphabetic) && floor(room).is_none() && room != "bin";
    let told: BTreeSet<String> = rooms.into_iter().filter(is_game).collect();
    assert_eq!(told, every_game(), "ARCHITECTURE.md");
    let readme = fs::read_to_string("README.md").expect("it is there");
    let begins = readme.split("\n## ").next().unwrap_or_default();
    let called: BTreeSet<String> = begins.split("**").skip(1).step_by(2).map(str::to_owned).collect();
    assert_eq!(called, GAMES.map(title).into(), "README.md");
}

/// Wherever somebody first hears of the games, each is named.
#[test]
fn whatever_introduces_the_games_names_each() {
    let introductions = [
        ("Cargo.toml", "description = ", "\n"),
        ("xtask/src/package.rs", "\"description\": ", "\n"),
        ("src/lib.rs", "//! ", "\n"),
        ("index.html", "name=\"description\"", ">"),
        ("docs/embedding.md", "# ", "\n## "),
    ];
    for (path, before, after) in introductions {
        let text = fs::read_to_string(path).expect("a readable file");
        let (_, rest) = text
            .split_once(before)
            .unwrap_or_else(|| panic!("{path} has no {before}"));
        let (said, _) = rest
            .split_once(after)
            .unwrap_or_else(|| panic!("{path} has no {after}"));
        for game in GAMES {
            // One title may be the beginning of another.
            let others = GAMES
                .map(title)
                .into_iter()
                .filter(|other| other.starts_with(&format!("{} ", title(game))));
            let left = others.fold(said.to_owned(), |left, other| left.replace(&other, ""));
            assert!(left.contains(&title(game)), "{path} does not name {}", title(game));
        }
    }
    // What is said of the usual game without its name is said of the others by theirs.
    for path in [
        "docs/lessons.md",
        "docs/notation.md",
        "docs/site/api.md",
        "docs/site/engine.md",
    ] {
        for game in GAMES {
            assert_says(path, &title(game));
        }
    }
}

/// What a game is called.
fn title(game: &str) -> String {
    let path = format!("src/{game}/mod.rs");
    listed(&path, "/// A game of ", ":")
        .pop_first()
        .expect("it says what it is a game of")
}

/// Checks that a file says something.
fn assert_says(path: &str, text: &str) {
    let whole = fs::read_to_string(path).expect("a readable file");
    assert!(whole.contains(text), "{path} does not say {text}");
}
