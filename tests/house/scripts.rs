//! The scripts of the page and the project's own commands: but for the lists of games none names one. A script is read whole, comments too; of a
//! command what it says but for its comments and its tests, whose examples are of games.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use proc_macro2::{Delimiter, TokenStream, TokenTree};

use super::GAMES;
use super::source::{gather_words, trees};

/// The scripts that are there to name games: which there are, and where each has its programs.
const LISTS: [&str; 9] = [
    "www/editor/here.js",
    "www/embed/meiji-table.js",
    "www/late.js",
    "www/opening.js",
    "www/sources.js",
    "www/tables.js",
    "www/thoughts.js",
    "www/whose.js",
    "www/yokohama-table.js",
];

/// How the scripts of one game alone are called, behind its name: what answers where computers think, and their worker.
const OWN: [&str; 2] = ["_answers.js", "_think.js"];

/// The files of commands that are: the list of games, and what the package says of itself.
const LISTED: [&str; 2] = ["xtask/src/games.rs", "xtask/src/package.rs"];

/// What else has the name of a game in it, and must: the name under which browsers keep something or hear of something, by which the page was
/// first known.
const NEVER_RENAMED: [(&str, &[&str]); 19] = [
    ("sw.js", &["yokohama"]),
    ("www/build.js", &["yokohama-build"]),
    ("www/early.js", &["globalThis.yokohamaEarly", "yokohama-not-started"]),
    ("www/editor/editor.js", &["yokohama-started"]),
    ("www/editor/position.js", &["yokohama.editor"]),
    ("www/embed/faces.js", &["Yokohama"]),
    ("www/fonts.js", &["Yokohama"]),
    ("www/frame.js", &["yokohama", "yokohama-started"]),
    (
        "www/games.js",
        &[
            "yokohama.game.",
            "yokohama.here",
            "yokohama.lies",
            "yokohama.owner.",
            "yokohama.returning",
        ],
    ),
    ("www/message.js", &["yokohama"]),
    ("www/page.js", &["globalThis.yokohama", "yokohama", "yokohama-started"]),
    ("www/pages.js", &["yokohama-started"]),
    ("www/reading.js", &["yokohama.lesson"]),
    ("www/reads.js", &["yokohama-awaited", "yokohama-started"]),
    ("www/store.js", &["yokohama.settings"]),
    (
        "www/way.js",
        &["yokohama-awaited", "yokohama-not-laid", "yokohama-started"],
    ),
    // What documents suppose the site to be called where they show how to embed it.
    ("xtask/src/docs/markdown.rs", &["/yokohama/"]),
    // The seal with the name of the town.
    ("xtask/src/icons.rs", &["seal-yokohama"]),
    ("xtask/src/stamp.rs", &["yokohama-build"]),
];

#[test]
fn no_script_of_all_names_a_game() {
    let mut scripts = vec!["sw.js".to_owned()];
    gather(Path::new("www"), "js", &mut scripts);
    let is_of_one = |path: &str| {
        GAMES.iter().any(|game| {
            path.starts_with(&format!("www/editor/{game}/")) || OWN.iter().any(|own| path == format!("www/{game}{own}"))
        })
    };
    for list in LISTS {
        assert!(scripts.iter().any(|path| path == list), "{list} is not there");
    }
    scripts.retain(|path| !LISTS.contains(&path.as_str()) && !is_of_one(path));
    assert!(scripts.len() > 60, "{}", scripts.len());
    for path in scripts {
        let text = fs::read_to_string(&path).expect("a script is text");
        assert_names(&path, naming(words(&text)));
    }
}

#[test]
fn no_command_of_all_names_a_game() {
    let mut files = Vec::new();
    gather(Path::new("xtask/src"), "rs", &mut files);
    for list in LISTED {
        assert!(files.iter().any(|path| path == list), "{list} is not there");
    }
    files.retain(|path| !LISTED.contains(&path.as_str()));
    assert!(files.len() > 20, "{}", files.len());
    for path in files {
        let text = fs::read_to_string(&path).expect("a readable file");
        let mut said = BTreeSet::new();
        gather_words(&untested(text.parse().expect("it is Rust")), &mut said);
        assert_names(&path, naming(said));
    }
    let manifest = fs::read_to_string("xtask/Cargo.toml").expect("a readable file");
    assert_names("xtask/Cargo.toml", naming(words(&manifest)));
}

/// Checks that a file has no name of a game in it but those that it must have, and those.
fn assert_names(path: &str, said: BTreeSet<String>) {
    let must = NEVER_RENAMED.iter().find(|(named, _)| *named == path);
    let must: BTreeSet<String> = must
        .map_or(&[][..], |(_, names)| *names)
        .iter()
        .map(ToString::to_string)
        .collect();
    assert_eq!(said, must, "{path}");
}

/// Those of some words that have the name of a game in them.
fn naming(words: BTreeSet<String>) -> BTreeSet<String> {
    let names = |word: &String| GAMES.iter().any(|game| word.to_lowercase().contains(game));
    words.into_iter().filter(names).collect()
}

/// The words of a text: letters, digits and what holds them together in names of all kinds.
fn words(text: &str) -> BTreeSet<String> {
    let is_apart = |letter: char| !(letter.is_alphanumeric() || "._-$".contains(letter));
    text.split(is_apart).map(str::to_owned).collect()
}

/// Some code without its tests.
fn untested(code: TokenStream) -> Vec<TokenTree> {
    let mut kept = Vec::new();
    let mut is_test = false;
    for token in trees(code) {
        match &token {
            TokenTree::Group(group) if group.stream().to_string().replace(' ', "") == "cfg(test)" => is_test = true,
            // What it stands before ends with a body, or as a line.
            TokenTree::Group(group) if is_test && group.delimiter() == Delimiter::Brace => is_test = false,
            TokenTree::Punct(mark) if is_test && mark.as_char() == ';' => is_test = false,
            _ if is_test => {}
            _ => kept.push(token),
        }
    }
    kept
}

/// Adds the paths of the files of a kind in a folder and all within it.
fn gather(folder: &Path, kind: &str, paths: &mut Vec<String>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            gather(&path, kind, paths);
        } else if path.extension().is_some_and(|extension| extension == kind) {
            paths.push(path.to_string_lossy().replace('\\', "/"));
        }
    }
}
