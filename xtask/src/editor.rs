//! The editor of positions, a page of its own: its scripts with those of the game's page that it needs, as one file, and its style.

use std::fs;
use std::path::Path;

use crate::Result;
use crate::command::{run, say};
use crate::games::GAMES;
use crate::scripts::{BUNDLER, esbuild, shorten, style};
use crate::setup;

/// Its scripts and its style, in the folder of all.
const SOURCES: &str = "editor";

/// The script that it alone has besides.
const THOUGHTS: &str = "thoughts.js";

/// The modules' own scripts of the programs that have what an editor needs, which stay beside the one that is made of the others.
fn programs() -> impl Iterator<Item = String> {
    GAMES.iter().map(|game| game.programs.thought.script())
}

/// Makes the editor's script and style of the scripts and styles in a site's folder, and puts them beside those; its own sources go from there.
///
/// # Errors
/// If a file cannot be read or written, or the bundler cannot be had or fails.
pub fn build(assets: &Path) -> Result<()> {
    setup::npm_packages_once(BUNDLER)?;
    say("Making the editor of positions");
    let sources = assets.join(SOURCES);
    run(esbuild()
        .arg(sources.join("editor.js"))
        .args(["--bundle", "--format=esm"])
        .args(programs().map(|script| format!("--external:./{script}")))
        .arg(format!("--outfile={}", assets.join("editor.js").display())))?;
    shorten(&assets.join("editor.js"))?;
    style(&sources.join("editor.css"), &assets.join("styles/editor.css"))?;
    fs::remove_file(assets.join(THOUGHTS))?;
    Ok(fs::remove_dir_all(sources)?)
}
