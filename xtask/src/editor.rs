//! The editor of positions, a page of its own: its scripts with those of the game's page that it needs, as one file, and its style.

use std::fs;
use std::path::Path;

use crate::Result;
use crate::command::{run, say};
use crate::scripts::{BUNDLER, esbuild, style};
use crate::setup;

/// Its scripts and its style, in the folder of all.
const SOURCES: &str = "editor";

/// The program that has what an editor needs, as its scripts name it and seen from the script that is made of them.
const PROGRAM: &str = "\"../opponents.js\"";
const BESIDE: &str = "\"./opponents.js\"";

/// Makes the editor's script and style of the scripts and styles in a site's folder, and puts them beside those; its own sources go from there.
///
/// # Errors
/// If a file cannot be read or written, or the bundler cannot be had or fails.
pub fn build(assets: &Path) -> Result<()> {
    setup::npm_packages_once(BUNDLER)?;
    say("Making the editor of positions");
    let sources = assets.join(SOURCES);
    let script = assets.join("editor.js");
    run(esbuild()
        .arg(sources.join("editor.js"))
        .args(["--bundle", "--format=esm"])
        .arg("--external:../opponents.js")
        .arg(format!("--outfile={}", script.display())))?;
    fs::write(&script, fs::read_to_string(&script)?.replace(PROGRAM, BESIDE))?;
    style(&sources.join("editor.css"), &assets.join("styles/editor.css"))?;
    Ok(fs::remove_dir_all(sources)?)
}
