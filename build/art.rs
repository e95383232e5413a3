//! Which drawings a program has, and what they are called in code.
//!
//! A folder of drawings has an SVG file of each, and a list, `symbols.txt`: a line says the file, the name in code, and what is drawn. The house's
//! folder is in every program, with what the first page shows in a folder of its own within; a game's is in the programs of that game alone. Each
//! program has the seals and the prints of all games, which its first page shows.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use crate::drawing::{self, Drawing};
use crate::encode;

/// The house's drawings, of which the pages and the tables of several games are made.
const HOUSE: &str = "src/drawing/art";
/// Those that the first page shows: its program has no others but seals.
const FIRST: &str = "src/drawing/art/first";
/// The list of a folder.
const LIST: &str = "symbols.txt";

/// The sizes of scenes, which fill their box: of those of a table, and of the prints of the first page.
const SCENES: [(f64, f64); 2] = [(200.0, 120.0), (200.0, 280.0)];

/// A line of a list, with its drawing.
struct Symbol {
    drawing: Drawing,
    /// What it is called in code.
    name: String,
    about: String,
    /// Whether the first page shows it.
    is_first: bool,
}

/// Writes the symbols of a program as Rust, and their drawings as bytes: of the house and of the games whose features are on, of those that are
/// coming too, which no first page shows. The program of the first page names what the house has, but can draw no more than the page shows.
pub fn make(root: &Path, games: &[&str], coming: &[&str], is_cover: bool, out: &Path) {
    let mut symbols = folder(root, HOUSE, false);
    symbols.extend(folder(root, FIRST, true));
    let own = |game: &str| folder(root, &format!("src/{game}/art"), false);
    let is_on = |game: &str| std::env::var_os(format!("CARGO_FEATURE_{}", game.to_uppercase())).is_some();
    for game in games {
        let shown = shown(root, game);
        let is_on = is_on(game);
        symbols.extend(
            own(game)
                .into_iter()
                .filter(|symbol| is_on || shown.contains(&symbol.drawing.name)),
        );
        for name in shown {
            let drawn = symbols.iter_mut().find(|symbol| symbol.drawing.name == name);
            drawn
                .unwrap_or_else(|| panic!("src/{game}/cover.json names the drawing {name}, which nobody has drawn"))
                .is_first = true;
        }
    }
    for game in coming.iter().filter(|game| is_on(game)) {
        symbols.extend(own(game));
    }
    hold_apart(&symbols);

    fs::write(out.join("symbols.rs"), written(&symbols)).expect("the build may write to its own folder");
    let drawn = symbols
        .iter()
        .map(|symbol| (symbol.is_first || !is_cover).then_some(&symbol.drawing));
    fs::write(out.join("art.bin"), encode::drawings(drawn)).expect("the build may write to its own folder");
}

/// The symbols of a folder, in the order of its list; none where there is no such folder.
fn folder(root: &Path, folder: &str, is_first: bool) -> Vec<Symbol> {
    let path = root.join(folder);
    if !path.exists() {
        return Vec::new();
    }
    println!("cargo::rerun-if-changed={}", path.display());
    let list = path.join(LIST);
    let text = fs::read_to_string(&list).unwrap_or_else(|error| panic!("{}: {error}", list.display()));
    let mut files = files(&path);
    let symbols = text
        .lines()
        .map(|line| {
            let mut words = line.split_whitespace();
            let (Some(file), Some(name)) = (words.next(), words.next()) else {
                panic!("{folder}/{LIST}: a line says a file, a name in code and what is drawn: {line:?}");
            };
            let at = files
                .iter()
                .position(|path| path.file_stem().is_some_and(|stem| stem == file))
                .unwrap_or_else(|| panic!("{folder}/{LIST}: there is no {file}.svg, or a line has it already"));
            Symbol {
                drawing: drawing::read(&files.swap_remove(at)),
                name: name.to_owned(),
                about: words.collect::<Vec<_>>().join(" "),
                is_first,
            }
        })
        .collect();
    assert!(files.is_empty(), "{folder}/{LIST} lacks {files:?}");
    symbols
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    entries
        .map(|entry| entry.expect("a folder can be read to its end").path())
        .filter(|path| path.extension().is_some_and(|ending| ending == "svg"))
        .collect()
}

/// The drawings that the first page shows of a game: its seal and its print, which its cover names.
fn shown(root: &Path, game: &str) -> [String; 2] {
    let cover = root.join(format!("src/{game}/cover.json"));
    println!("cargo::rerun-if-changed={}", cover.display());
    let text = fs::read_to_string(&cover).unwrap_or_else(|error| panic!("{}: {error}", cover.display()));
    ["symbol", "print"].map(|key| {
        let (_, rest) = text
            .split_once(&format!("\"{key}\": \""))
            .unwrap_or_else(|| panic!("{} names no {key}", cover.display()));
        let (name, _) = rest.split_once('"').expect("a text ends");
        name.to_owned()
    })
}

/// Natively all games are on: what one draws is called otherwise than what another does, and what both draw is the house's.
fn hold_apart(symbols: &[Symbol]) {
    for (at, symbol) in symbols.iter().enumerate() {
        for before in &symbols[..at] {
            let (file, name) = (&symbol.drawing.name, &symbol.name);
            assert!(before.drawing.name != *file, "two drawings are called {file}.svg");
            assert!(before.name != *name, "two drawings are called {name} in code");
        }
    }
}

/// Symbols as Rust: what `src/drawing/art/symbol.rs` makes its type of.
fn written(symbols: &[Symbol]) -> String {
    let mut made = String::from("symbols! {\n");
    for Symbol {
        drawing, name, about, ..
    } in symbols
    {
        let (file, is_tinted) = (&drawing.name, drawing.is_tinted());
        let is_scene = SCENES.contains(&(drawing.width, drawing.height));
        writeln!(
            made,
            "#[doc = {about:?}]\n{name} = {file:?} {{ is_tinted: {is_tinted}, is_scene: {is_scene} }},"
        )
        .expect("a string takes whatever is written");
    }
    made.push_str("}\n");
    made
}
