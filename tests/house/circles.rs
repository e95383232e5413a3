//! No files of a table use each other round about.

use std::collections::{BTreeMap, BTreeSet};

use proc_macro2::TokenTree;

use super::GAMES;
use super::source::{Named, Source, follow, sources, trees};

/// What a file has by `use`, each path by the name that it has there; `is_file` tells the modules that are files.
fn brought(source: &Source, is_file: impl Fn(&[String]) -> bool) -> BTreeMap<String, Named> {
    let module = source.module();
    let mut brought = BTreeMap::new();
    let is_end = |token: &TokenTree| matches!(token, TokenTree::Punct(mark) if mark.as_char() == ';');
    for statement in source.tokens.split(is_end) {
        let Some(at) = statement
            .iter()
            .position(|token| matches!(token, TokenTree::Ident(word) if word == "use"))
        else {
            continue;
        };
        let [TokenTree::Ident(first), rest @ ..] = &statement[at + 1..] else {
            continue;
        };
        let child = [&module[..], &[first.to_string()]].concat();
        let start = match first.to_string().as_str() {
            "crate" => Vec::new(),
            "super" => module[..module.len() - 1].to_vec(),
            _ if is_file(&child) => child,
            _ => continue,
        };
        let mut found = BTreeSet::new();
        follow(start, rest, &mut found);
        brought.extend(found.into_iter().filter_map(|path| Some((path.last()?.clone(), path))));
        let text: String = rest.iter().map(|token| format!("{token} ")).collect();
        let is_mark = |letter: char| !letter.is_alphanumeric() && letter != '_';
        let words: Vec<&str> = text.split(is_mark).filter(|word| !word.is_empty()).collect();
        for renamed in words.windows(3) {
            if let [name, "as", other] = renamed
                && let Some(path) = brought.remove(*name)
            {
                brought.insert((*other).to_owned(), path);
            }
        }
    }
    brought
}

/// Which of some files, beside each other in a folder, use each other round about: each with one that it uses. A file is taken together with
/// those in a folder of its name, so that what these use of it closes no circle; and what is used by way of the file that all of a folder belong
/// to, as a `mod.rs`, is used of the file that has it.
fn circles(sources: &[&Source]) -> BTreeSet<(String, String)> {
    let files: BTreeSet<Named> = sources.iter().map(|source| source.module()).collect();
    let is_file = |module: &[String]| files.contains(module);
    let given: BTreeMap<Named, BTreeMap<String, Named>> = sources
        .iter()
        .map(|source| (source.module(), brought(source, is_file)))
        .collect();
    // The file that has what a path names.
    let file_of = |mut path: Named| {
        let mut seen = BTreeSet::new();
        loop {
            let depth = (1..=path.len()).rev().find(|depth| is_file(&path[..*depth]))?;
            let (file, rest) = path.split_at(depth);
            let passed = rest.first().and_then(|name| given[file].get(name));
            match passed.filter(|_| seen.insert(path.clone())) {
                Some(further) => path = [&further[..], &rest[1..]].concat(),
                None => return Some(file.to_vec()),
            }
        }
    };
    let mut uses = BTreeSet::new();
    for source in sources {
        let user = source.module();
        for used in source.names().into_iter().filter_map(file_of) {
            let common = user.iter().zip(&used).take_while(|(one, other)| one == other).count();
            if common < user.len().min(used.len()) {
                uses.insert((user[..=common].join("::"), used[..=common].join("::")));
            }
        }
    }
    let leads = |from: &String, to: &String| {
        let mut reached = BTreeSet::from([from]);
        loop {
            let before = reached.len();
            let on = uses.iter().filter(|(user, _)| reached.contains(user));
            let on: Vec<&String> = on.map(|(_, used)| used).collect();
            reached.extend(on);
            if reached.len() == before {
                return reached.contains(to);
            }
        }
    };
    let in_circle = uses.iter().filter(|(user, used)| leads(used, user));
    in_circle.cloned().collect()
}

#[test]
fn circles_are_seen_by_whatever_way_files_name_each_other() {
    let source = |path: &str, code: &str| Source {
        path: path.to_owned(),
        tokens: trees(code.parse().expect("it is Rust")),
    };
    let found = |files: &[(&str, &str)]| -> Vec<String> {
        let files: Vec<Source> = files.iter().map(|(path, code)| source(path, code)).collect();
        let all = circles(&files.iter().collect::<Vec<_>>());
        all.into_iter().map(|(user, used)| format!("{user} {used}")).collect()
    };
    let door = (
        "src/table/mod.rs",
        "mod a; mod b; mod c; pub use a::{A, inner::Deep}; pub use c::{self, sheet as told}; use b::B; struct Own;",
    );
    let a = ("src/table/a.rs", "mod inner; use super::{Own, b};");
    let inner = ("src/table/a/inner.rs", "use super::super::a::A; struct Deep;");
    // A file and those in its folder, and what the door itself has, close none.
    let b = ("src/table/b.rs", "use super::Own; struct B;");
    assert_eq!(found(&[door, a, inner, b]), [""; 0]);
    for code in ["use super::A;", "use crate::table::Deep;", "fn f() { super::a::g() }"] {
        assert_eq!(
            found(&[door, a, inner, ("src/table/b.rs", code)]),
            ["table::a table::b", "table::b table::a"]
        );
    }
    // By way of a third, under another name, and from a folder.
    let inner = ("src/table/a/inner.rs", "use super::super::told;");
    let c = ("src/table/c.rs", "use super::{B, d};");
    let d = ("src/table/d.rs", "use crate::drawing::Symbol;");
    let b = ("src/table/b.rs", "use crate::table::a::A;");
    let a = ("src/table/a.rs", "mod inner;");
    assert_eq!(
        found(&[door, a, inner, b, c, d]),
        ["table::a table::c", "table::b table::a", "table::c table::b"]
    );
}

#[test]
fn no_files_of_a_table_use_each_other_round_about() {
    let sources = sources();
    let tables = GAMES.map(|game| format!("src/{game}/table/"));
    for table in tables.into_iter().chain(["src/table/".to_owned()]) {
        let files: Vec<&Source> = sources
            .iter()
            .filter(|source| source.path.starts_with(&table))
            .collect();
        assert!(!files.is_empty(), "{table} has no files");
        let circles = circles(&files);
        assert!(circles.is_empty(), "these use each other round about: {circles:#?}");
    }
}
