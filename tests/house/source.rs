//! A file of the library, and which paths and words stand in its code.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use proc_macro2::{Delimiter, TokenStream, TokenTree};

use super::{DOORS, every_game};

/// A path of the crate, from its root on: `["words", "Key"]`.
pub type Named = Vec<String>;

/// A file of the library: where it is, and what it says but for its comments.
pub struct Source {
    pub path: String,
    pub tokens: Vec<TokenTree>,
}

impl Source {
    /// The modules that it lies in, from the root of the crate on, itself the last.
    pub fn module(&self) -> Named {
        let inside = self.path.trim_start_matches("src/").trim_end_matches(".rs");
        let module = inside.split('/').map(str::to_owned);
        module.filter(|part| part != "mod").collect()
    }

    /// The room it is in.
    pub fn room(&self) -> String {
        self.module().swap_remove(0)
    }

    /// The room of the game that it stands in, if it stands in a game's and is not its door.
    pub fn inner(&self) -> Option<String> {
        let is_game = every_game().contains(&self.room());
        self.module().into_iter().nth(1).filter(|_| is_game)
    }

    /// The paths that it names, wherever they begin: `crate::`, `super::`, and all that a `use` has in braces.
    pub fn names(&self) -> BTreeSet<Named> {
        let mut found = BTreeSet::new();
        gather_paths(&self.tokens, &self.module(), &mut found);
        found
    }

    /// The rooms that it names, its own left out.
    pub fn rooms(&self) -> BTreeSet<String> {
        let first = |path: Named| path.into_iter().next();
        let own = self.room();
        self.names()
            .into_iter()
            .filter_map(first)
            .filter(|room| *room != own)
            .collect()
    }

    /// The names and texts in it that have a word in them, however it is written.
    pub fn says(&self, word: &str) -> BTreeSet<String> {
        let mut said = BTreeSet::new();
        gather_words(&self.tokens, &mut said);
        said.retain(|text| text.to_lowercase().contains(word));
        said
    }
}

/// The paths that some code names; `module` is where it stands.
fn gather_paths(code: &[TokenTree], module: &[String], found: &mut BTreeSet<Named>) {
    let mut at = 0;
    while at < code.len() {
        at += match &code[at..] {
            [
                TokenTree::Ident(word),
                TokenTree::Ident(name),
                TokenTree::Group(body),
                ..,
            ] if word == "mod" => {
                let inside = [module, &[name.to_string()]].concat();
                gather_paths(&trees(body.stream()), &inside, found);
                3
            }
            [TokenTree::Ident(word), rest @ ..] if word == "crate" => 1 + follow(Vec::new(), rest, found),
            [TokenTree::Ident(word), rest @ ..] if word == "super" => {
                let above = module.len().saturating_sub(1);
                1 + follow(module[..above].to_vec(), rest, found)
            }
            [TokenTree::Group(body), ..] => {
                gather_paths(&trees(body.stream()), module, found);
                1
            }
            _ => 1,
        };
    }
}

/// Follows a path on, to the ends of all its braces; gives how much of the code that is.
pub fn follow(mut path: Named, code: &[TokenTree], found: &mut BTreeSet<Named>) -> usize {
    let mut at = 0;
    loop {
        match &code[at..] {
            [TokenTree::Punct(one), TokenTree::Punct(two), TokenTree::Ident(name), ..]
                if is_colon(one) && is_colon(two) =>
            {
                if name == "super" {
                    path.pop();
                } else {
                    path.push(name.to_string());
                }
                at += 3;
            }
            [TokenTree::Punct(one), TokenTree::Punct(two), TokenTree::Group(body), ..]
                if is_colon(one) && is_colon(two) && body.delimiter() == Delimiter::Brace =>
            {
                found.insert(path.clone());
                let inside = trees(body.stream());
                let is_comma = |token: &TokenTree| matches!(token, TokenTree::Punct(mark) if mark.as_char() == ',');
                for branch in inside.split(is_comma) {
                    if let [TokenTree::Ident(name), rest @ ..] = branch {
                        let own = (name != "self").then(|| name.to_string());
                        follow(path.iter().cloned().chain(own).collect(), rest, found);
                    }
                }
                return at + 3;
            }
            _ => {
                found.insert(path);
                return at;
            }
        }
    }
}

pub fn is_colon(mark: &proc_macro2::Punct) -> bool {
    mark.as_char() == ':'
}

/// The names and texts of some code. What documents it is none of them.
pub fn gather_words(code: &[TokenTree], said: &mut BTreeSet<String>) {
    for (at, token) in code.iter().enumerate() {
        match token {
            TokenTree::Ident(name) => drop(said.insert(name.to_string())),
            TokenTree::Literal(text) => drop(said.insert(text.to_string().trim_matches('"').to_owned())),
            TokenTree::Group(body) => {
                let inside = trees(body.stream());
                let hashed = at > 0 && matches!(&code[at - 1], TokenTree::Punct(mark) if "#!".contains(mark.as_char()));
                let documents = matches!(inside.first(), Some(TokenTree::Ident(name)) if name == "doc");
                if !(hashed && documents) {
                    gather_words(&inside, said);
                }
            }
            TokenTree::Punct(_) => {}
        }
    }
}

pub fn trees(code: TokenStream) -> Vec<TokenTree> {
    code.into_iter().collect()
}

/// Every file of the library but those that are there to name games.
pub fn sources() -> Vec<Source> {
    let mut paths = Vec::new();
    gather(Path::new("src"), &mut paths);
    paths.sort();
    let read = |path: PathBuf| {
        let text = fs::read_to_string(&path).expect("a readable file");
        Source {
            path: path.to_string_lossy().replace('\\', "/"),
            tokens: trees(text.parse().expect("it is Rust")),
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

#[test]
fn paths_are_seen_however_they_are_written() {
    let code = "use crate::words::{self, Key, hint::{Hint as Told, *}};
        // crate::comment
        fn f() { super::super::duel::Move::of(\"crate::text\") }
        mod inside { use super::super::beside; macro_rules! m { () => { $crate::aid::all!() } } }
        pub(crate) type A = crate::game::Seat;";
    let source = Source {
        path: "src/table/dock/mod.rs".to_owned(),
        tokens: trees(code.parse().expect("it is Rust")),
    };
    let names: Vec<String> = source.names().iter().map(|path| path.join("::")).collect();
    let expected = [
        "",
        "aid::all",
        "duel::Move::of",
        "game::Seat",
        "table::beside",
        "words",
        "words::Key",
        "words::hint",
        "words::hint::Hint",
    ];
    assert_eq!(names, expected);
    assert_eq!(source.says("duel"), ["duel".to_owned()].into());
}
