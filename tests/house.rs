//! The house: what all games do is written once, in rooms that name no game, and no room knows one above it. No files of a table use each other
//! round about.

#[path = "house/scripts.rs"]
mod scripts;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use proc_macro2::{Delimiter, TokenStream, TokenTree};

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

/// A path of the crate, from its root on: `["words", "Key"]`.
type Named = Vec<String>;

/// A file of the library: where it is, and what it says but for its comments.
struct Source {
    path: String,
    tokens: Vec<TokenTree>,
}

impl Source {
    /// The modules that it lies in, from the root of the crate on, itself the last.
    fn module(&self) -> Named {
        let inside = self.path.trim_start_matches("src/").trim_end_matches(".rs");
        let module = inside.split('/').map(str::to_owned);
        module.filter(|part| part != "mod").collect()
    }

    /// The room it is in.
    fn room(&self) -> String {
        self.module().swap_remove(0)
    }

    /// The room of the game that it stands in, if it stands in a game's and is not its door.
    fn inner(&self) -> Option<String> {
        let is_game = every_game().contains(&self.room());
        self.module().into_iter().nth(1).filter(|_| is_game)
    }

    /// The paths that it names, wherever they begin: `crate::`, `super::`, and all that a `use` has in braces.
    fn names(&self) -> BTreeSet<Named> {
        let mut found = BTreeSet::new();
        gather_paths(&self.tokens, &self.module(), &mut found);
        found
    }

    /// The rooms that it names, its own left out.
    fn rooms(&self) -> BTreeSet<String> {
        let first = |path: Named| path.into_iter().next();
        let own = self.room();
        self.names()
            .into_iter()
            .filter_map(first)
            .filter(|room| *room != own)
            .collect()
    }

    /// The names and texts in it that have a word in them, however it is written.
    fn says(&self, word: &str) -> BTreeSet<String> {
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
fn follow(mut path: Named, code: &[TokenTree], found: &mut BTreeSet<Named>) -> usize {
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

fn is_colon(mark: &proc_macro2::Punct) -> bool {
    mark.as_char() == ':'
}

/// The names and texts of some code. What documents it is none of them.
fn gather_words(code: &[TokenTree], said: &mut BTreeSet<String>) {
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

fn trees(code: TokenStream) -> Vec<TokenTree> {
    code.into_iter().collect()
}

/// Every file of the library but those that are there to name games.
fn sources() -> Vec<Source> {
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
    let covers = listed("tests/page.rs", "\nconst COVERS", "\n];")
        .pop_first()
        .expect("they are there");
    assert_eq!(between(&covers, "    (\"", "\","), games, "tests/page.rs");
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
