//! The npm package: the element, and the engine of each game for programs, with their declarations.

use std::fs;
use std::path::Path;

use serde_json::{Map, Value, json};

use crate::Result;
use crate::bundle::{self, Carrier};
use crate::command::say;
use crate::games::{GAMES, Game, Programs};
use crate::{dist, docs, licences};

/// Where the package is made.
const FOLDER: &str = "pkg";

/// What the package is called.
const NAME: &str = "meiji-table";

/// The element's script and its declarations by their first name.
const FIRST: [&str; 2] = ["yokohama-table.js", "yokohama-table.d.ts"];

/// The scripts that go into it besides those that each game has of its own.
const SCRIPTS: [&str; 7] = [
    bundle::ELEMENT,
    bundle::DECLARATIONS,
    FIRST[0],
    FIRST[1],
    "answering.js",
    "build.js",
    "listening.js",
];

/// The folders that go into it.
const FOLDERS: [&str; 3] = ["words", "fonts", dist::SCHEMA_FOLDER];

/// The scripts of its own that go into it.
fn scripts() -> impl Iterator<Item = String> {
    let of_games = GAMES.iter().flat_map(Game::scripts);
    SCRIPTS.into_iter().map(str::to_owned).chain(of_games)
}

/// All that goes into it of what the site has: the scripts, the games' programs with their declarations, and the folders.
fn carried() -> impl Iterator<Item = String> {
    let programs = GAMES.iter().flat_map(Game::programs);
    let programs = programs.flat_map(|program| [program.script(), program.declarations(), program.wasm()]);
    scripts().chain(FOLDERS.map(str::to_owned)).chain(programs)
}

/// The documents that the package's own page leads to, by one another.
const DOCUMENTS: [&str; 5] = ["hosting", "lessons", "notation", "duel/notation", "compatibility"];

/// The package's own page.
const README: &str = "README.md";

/// Makes the package anew.
///
/// # Errors
/// If the program does not compile, or a file cannot be read or written.
pub fn build() -> Result<()> {
    let folder = Path::new(FOLDER);
    if folder.exists() {
        fs::remove_dir_all(folder)?;
    }
    let all = folder.join("all");
    dist::game(&all)?;
    bundle::element(&all, Carrier::Package)?;
    dist::schemas(&all)?;
    say(&format!("Writing the package into {FOLDER}/"));
    for name in carried() {
        fs::rename(all.join(&name), folder.join(&name))?;
    }
    fs::remove_dir_all(all)?;
    documents(folder)?;
    licences::write(&folder.join("licences.txt"))?;
    Ok(fs::write(folder.join("package.json"), manifest()?)?)
}

/// Writes the package's own page and the documents that it leads to, each with its links as things lie here.
fn documents(folder: &Path) -> Result<()> {
    let read = |name: &str| fs::read_to_string(Path::new(docs::FOLDER).join(name).with_extension("md"));
    let mut readme = read(docs::FIRST)?;
    for (here, there) in docs::elsewhere() {
        readme = relinked(&readme, &here, there.trim_start_matches("../"));
    }
    for name in DOCUMENTS {
        readme = relinked(&readme, &format!("{name}.md"), &format!("{}/{name}.md", docs::FOLDER));
        // A document in the folder of a game lies one deeper.
        let above = "../".repeat(name.matches('/').count());
        let first = format!("{above}{}.md", docs::FIRST);
        let mut text = relinked(&read(name)?, &first, &format!("{above}../{README}"));
        for (here, there) in docs::elsewhere() {
            text = relinked(&text, &format!("{above}{here}"), &format!("{above}{there}"));
        }
        let path = folder.join(docs::FOLDER).join(name).with_extension("md");
        fs::create_dir_all(path.parent().unwrap_or(folder))?;
        fs::write(path, text)?;
    }
    Ok(fs::write(folder.join(README), readme)?)
}

/// A document whose links to a file lead to another.
fn relinked(text: &str, from: &str, to: &str) -> String {
    text.replace(&format!("]({from}"), &format!("]({to}"))
}

/// What can be imported from it, by the path after its name, and the file of each. Who thinks in a game is its engine.
fn exports() -> Map<String, Value> {
    let table = json!({ "types": format!("./{}", bundle::DECLARATIONS), "default": format!("./{}", bundle::ELEMENT) });
    let first = json!({ "types": format!("./{}", FIRST[1]), "default": format!("./{}", FIRST[0]) });
    let of_games = GAMES.iter().flat_map(|Game { folder, programs, .. }| {
        let Programs { thought, .. } = programs;
        let script =
            json!({ "types": format!("./{}", thought.declarations()), "default": format!("./{}", thought.script()) });
        let wasm = json!(format!("./{}", thought.wasm()));
        [
            (format!("./{folder}engine"), script),
            (format!("./{folder}engine.wasm"), wasm),
        ]
    });
    let of_all = [(".".to_owned(), table), (format!("./{}", FIRST[0]), first)];
    let folders =
        ["words", dist::SCHEMA_FOLDER].map(|folder| (format!("./{folder}/*"), json!(format!("./{folder}/*"))));
    of_all.into_iter().chain(of_games).chain(folders).collect()
}

fn manifest() -> Result<String> {
    let own = [docs::FOLDER, "licences.txt"].map(str::to_owned);
    let files: Vec<_> = carried().chain(own).collect();
    let elements = [bundle::ELEMENT, FIRST[0]].map(|script| format!("./{script}"));
    let manifest = json!({
        "name": NAME,
        "version": env!("CARGO_PKG_VERSION"),
        "description": "Yokohama, Yokohama Duel and Nippon, board games of Meiji-era merchants, as a custom element and as engines",
        "license": "MIT OR Apache-2.0",
        "type": "module",
        "sideEffects": elements,
        "exports": exports(),
        "files": files,
    });
    Ok(serde_json::to_string_pretty(&manifest)?)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn whatever_its_scripts_import_goes_into_it() {
        let all: BTreeSet<String> = carried().collect();
        let texts: Vec<_> = scripts()
            .map(|script| fs::read_to_string(Path::new("../www").join(script)))
            .collect();
        let imported = texts.iter().flatten().flat_map(|text| {
            let rests = text
                .split("\nimport ")
                .skip(1)
                .filter_map(|rest| rest.split_once("\"./"));
            rests.filter_map(|(_, rest)| rest.split('"').next())
        });
        let imported: BTreeSet<String> = imported.map(str::to_owned).collect();
        assert!(imported.contains("opponents.js"), "{imported:?}");
        assert_eq!(imported.difference(&all).collect::<Vec<_>>(), [""; 0]);
    }
}
