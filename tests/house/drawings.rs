//! A drawing stands with who draws it: the house, or the one game that does.

use std::collections::BTreeSet;
use std::fs;

use proc_macro2::TokenTree;

use super::GAMES;
use super::source::{is_colon, sources, trees};

/// The lists of the house's drawings.
const DRAWINGS: [&str; 2] = ["src/drawing/art/symbols.txt", "src/drawing/art/first/symbols.txt"];

/// That of the drawings of a game.
fn of_game(game: &str) -> String {
    format!("src/{game}/art/symbols.txt")
}

/// The drawings of a list, by file and by name in code; none where there is no list.
fn drawings(list: &str) -> Vec<(String, String)> {
    let text = fs::read_to_string(list).unwrap_or_default();
    let named = |line: &str| {
        let mut words = line.split_whitespace().map(str::to_owned);
        Some((words.next()?, words.next()?))
    };
    text.lines()
        .map(|line| named(line).expect("a file and a name"))
        .collect()
}

/// The symbols that some code names. In an `impl` of theirs they are `Self`.
fn gather_symbols(code: &[TokenTree], is_theirs: bool, found: &mut BTreeSet<String>) {
    for at in 0..code.len() {
        match &code[at..] {
            [
                TokenTree::Ident(kind),
                TokenTree::Punct(one),
                TokenTree::Punct(two),
                TokenTree::Ident(name),
                ..,
            ] if is_colon(one) && is_colon(two) && (kind == "Symbol" || is_theirs && kind == "Self") => {
                found.insert(name.to_string());
            }
            [
                TokenTree::Ident(before),
                TokenTree::Ident(kind),
                TokenTree::Group(body),
                ..,
            ] if (before == "for" || before == "impl") && kind == "Symbol" => {
                gather_symbols(&trees(body.stream()), true, found);
            }
            [TokenTree::Group(body), ..] => gather_symbols(&trees(body.stream()), is_theirs, found),
            _ => {}
        }
    }
}

/// Whose each symbol is that is named somewhere: the game's whose room it is, or the house's.
fn drawn() -> BTreeSet<(String, Option<&'static str>)> {
    let mut drawn = BTreeSet::new();
    for source in sources() {
        let whose = GAMES.into_iter().find(|game| *game == source.room());
        let mut found = BTreeSet::new();
        gather_symbols(&source.tokens, false, &mut found);
        drawn.extend(found.into_iter().map(|name| (name, whose)));
    }
    let texts = |folder: &str, ending: &str| -> String {
        let files = fs::read_dir(folder)
            .expect("a folder")
            .flatten()
            .map(|file| file.path());
        let files = files.filter(|file| file.to_string_lossy().ends_with(ending));
        files.map(|file| fs::read_to_string(file).expect("a text")).collect()
    };
    // The page, and the icon of the site.
    let mut asking = vec![(None, texts("www", ".js")), (None, texts("xtask/src", "icons.rs"))];
    asking.extend(GAMES.map(|game| (Some(game), texts(&format!("src/{game}"), "cover.json"))));
    let lists = DRAWINGS.map(str::to_owned).into_iter().chain(GAMES.map(of_game));
    for (file, name) in lists.flat_map(|list| drawings(&list)) {
        let asking = asking.iter().filter(|(_, text)| text.contains(&format!("\"{file}\"")));
        drawn.extend(asking.map(|(whose, _)| (name.clone(), *whose)));
    }
    drawn
}

#[test]
fn a_drawing_stands_with_who_draws_it() {
    let drawn = drawn();
    let whose = |name: &str| -> Vec<_> {
        let named = drawn.iter().filter(|(drawn, _)| drawn == name);
        named.map(|(_, whose)| whose.unwrap_or("the house")).collect()
    };
    let mut astray = Vec::new();
    for (_, name) in DRAWINGS.into_iter().flat_map(drawings) {
        let by = whose(&name);
        let is_of_all = by.len() > 1 || by == ["the house"];
        astray.extend((!is_of_all).then(|| format!("{name} of the house is drawn by {by:?} alone")));
    }
    for game in GAMES {
        for (_, name) in drawings(&of_game(game)) {
            let by = whose(&name);
            astray.extend((by != [game]).then(|| format!("{name} of {game} is drawn by {by:?}")));
        }
    }
    assert!(astray.is_empty(), "these belong into another folder: {astray:#?}");
}
