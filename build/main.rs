//! Makes what the table is drawn with: its symbols as one compact file, and the advance tables of its fonts.

mod art;
mod drawing;
mod encode;
mod languages;
mod letters;

use std::path::PathBuf;

/// The games whose rooms have words, a cover and perhaps drawings.
const GAMES: [&str; 3] = ["duel", "nippon", "yokohama"];

/// Those that no program plays yet: they have words and perhaps drawings, and no first page offers them.
const COMING: [&str; 0] = [];

/// Whether this is made for the program of the first page alone.
fn is_cover() -> bool {
    let is_set = |name: &str| std::env::var_os(name).is_some();
    std::env::var_os("CARGO_CFG_TARGET_ARCH").is_some_and(|arch| arch == "wasm32") && !is_set("CARGO_FEATURE_GAME")
}

fn main() {
    let root = PathBuf::from(std::env::var_os("CARGO_MANIFEST_DIR").expect("cargo names the package's folder"));
    let out = PathBuf::from(std::env::var_os("OUT_DIR").expect("cargo names the folder to write to"));
    println!("cargo::rerun-if-changed=build");
    letters::make(&root.join("www/fonts"), &out.join("letters.rs"));

    let house = root.join("src/words/languages");
    languages::make(&house, &out.join("languages.rs"));
    for game in GAMES.into_iter().chain(COMING) {
        let (folder, out) = (
            root.join("src").join(game).join("words"),
            out.join(format!("{game}_words.rs")),
        );
        languages::make_of_game(&folder, &house, &out);
    }

    art::make(&root, &GAMES, &COMING, is_cover(), &out);
}
