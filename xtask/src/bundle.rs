//! The element for other pages, `<meiji-table>`: one script, made by esbuild of those that the page has and a few of its own.
//!
//! Each table of a page is a program of its own. So the table's scripts, the module's glue among them, become one function, which the
//! element calls for every table that it lays; what such a script holds is held by that table alone.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::Result;
use crate::command::{run, say};
use crate::games::GAMES;
use crate::{declared, scripts, setup};

/// The element's own scripts, in the folder of all.
const EMBED: &str = "embed";

/// The script that a page with a table asks for.
pub const ELEMENT: &str = "meiji-table.js";

/// What the element is to programs.
pub const DECLARATIONS: &str = "meiji-table.d.ts";

/// For whom an element is made.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Carrier {
    /// The site, whose page links to games lead to.
    Site,
    /// A package, which has no page.
    Package,
}

/// Makes the element of the scripts in a folder that has the module too, and puts it beside them. Its own scripts go from there; of the
/// page, `index.html`, it takes what a table is made of.
///
/// # Errors
/// If a file cannot be read or written, or the bundler cannot be had or fails.
pub fn element(assets: &Path, carrier: Carrier) -> Result<()> {
    setup::npm_packages_once(scripts::BUNDLER)?;
    say("Making the element for other pages");
    let sources = assets.join(EMBED);
    fs::write(sources.join("languages.js"), languages(&assets.join("words"))?)?;
    fs::copy("index.html", sources.join("index.html"))?;
    let table = sources.join("table.js");
    let begun = sources.join("begun.js");
    // What is given to a table, and where the bundler's own variable is given back.
    run(esbuild(&table, &begun).args([
        "--format=iife",
        "--global-name=made",
        "--banner:js=export function begin(TABLE) {",
        "--footer:js=return made; }",
        "--define:import.meta.url=TABLE.sources.program",
    ]))?;
    let site = if carrier == Carrier::Site { "true" } else { "false" };
    run(esbuild(&sources.join(ELEMENT), &assets.join(ELEMENT)).args([
        "--format=esm",
        "--loader:.css=text",
        "--loader:.html=text",
        &format!("--define:SITE={site}"),
    ]))?;
    scripts::shorten(&assets.join(ELEMENT))?;
    // The declarations of the programs lie beside these there.
    let mut declared = fs::read_to_string(sources.join(DECLARATIONS))?;
    declared::check(DECLARATIONS, &declared)?;
    for game in &GAMES {
        let script = game.programs.table.script();
        declared = declared.replace(&format!("\"../{script}\""), &format!("\"./{script}\""));
    }
    fs::write(assets.join(DECLARATIONS), declared)?;
    Ok(fs::remove_dir_all(sources)?)
}

fn esbuild(from: &Path, to: &Path) -> Command {
    let mut command = scripts::esbuild();
    command
        .arg(from)
        .arg("--bundle")
        .arg(format!("--outfile={}", to.display()));
    command
}

/// The script that says where the words of each language are, by game. A bundler of others finds their files by it, so each is spelt out.
fn languages(words: &Path) -> Result<String> {
    let mut games = String::new();
    for game in &GAMES {
        let mut tags: Vec<PathBuf> = fs::read_dir(words.join(game.folder))?
            .map(|entry| Ok(entry?.path()))
            .collect::<Result<_>>()?;
        tags.retain(|path| path.is_file());
        tags.sort();
        let rows = tags.iter().filter_map(|path| path.file_stem()?.to_str());
        let row = |tag| {
            format!(
                "    \"{tag}\": new URL(\"./words/{}{tag}.json\", import.meta.url),\n",
                game.folder
            )
        };
        let rows: String = rows.map(row).collect();
        games += &format!("  {}: {{\n{rows}  }},\n", game.name);
    }
    Ok(format!("export const LANGUAGES = {{\n{games}}};\n"))
}
