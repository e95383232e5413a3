//! The npm package: the element and the engine for programs, with their declarations.

use std::fs;
use std::path::Path;

use serde_json::json;

use crate::Result;
use crate::bundle::{self, Carrier};
use crate::command::say;
use crate::{dist, licences};

/// Where the package is made.
const FOLDER: &str = "pkg";

/// What the package is called.
const NAME: &str = "yokohama-table";

/// The files of the program that go into it, beside the words and the fonts.
const FILES: [&str; 12] = [
    bundle::ELEMENT,
    bundle::DECLARATIONS,
    "yokohama.js",
    "yokohama.d.ts",
    "yokohama_bg.wasm",
    "yokohama_bg.wasm.d.ts",
    "opponents.js",
    "opponents.d.ts",
    "opponents_bg.wasm",
    "opponents_bg.wasm.d.ts",
    "answers.js",
    "think.js",
];

/// The folders of it.
const FOLDERS: [&str; 2] = ["words", "fonts"];

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
    say(&format!("Writing the package into {FOLDER}/"));
    for name in FILES.into_iter().chain(FOLDERS) {
        fs::rename(all.join(name), folder.join(name))?;
    }
    fs::remove_dir_all(all)?;
    fs::copy("docs/embedding.md", folder.join("README.md"))?;
    licences::write(&folder.join("licences.txt"))?;
    Ok(fs::write(folder.join("package.json"), manifest()?)?)
}

fn manifest() -> Result<String> {
    let files: Vec<_> = FILES.into_iter().chain(FOLDERS).chain(["licences.txt"]).collect();
    let manifest = json!({
        "name": NAME,
        "version": env!("CARGO_PKG_VERSION"),
        "description": "Yokohama, a board game of Meiji-era merchants, as a custom element and as an engine",
        "license": "MIT OR Apache-2.0",
        "type": "module",
        "sideEffects": [format!("./{}", bundle::ELEMENT)],
        "exports": {
            ".": { "types": format!("./{}", bundle::DECLARATIONS), "default": format!("./{}", bundle::ELEMENT) },
            "./engine": { "types": "./opponents.d.ts", "default": "./opponents.js" },
        },
        "files": files,
    });
    Ok(serde_json::to_string_pretty(&manifest)?)
}
