//! What somebody downloads before the first page is there. The table and who thinks come later and do not count.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::ExitCode;

use flate2::Compression;
use flate2::write::GzEncoder;
use serde_json::json;

use crate::Result;

/// The most that the first page may come to, compressed, in bytes; fonts come besides. It goes down whenever less is reached.
const BUDGET: usize = 210_000;

/// What the page asks for besides its styles and what its scripts import.
const ASKED: [&str; 6] = [
    "index.html",
    "icon.svg",
    "manifest.webmanifest",
    "www/opening.js",
    "www/cover_bg.wasm",
    "www/words/en.json",
];

/// What stands before the name of a script that is imported: as it is written, and as it ships.
const IMPORTS: [&str; 4] = ["from \"./", "from\"./", "import \"./", "import\"./"];

/// Prints the sizes of a site's first page as one JSON line: `first_page_gzip`, the `budget`, `fonts`, and the bytes of each file,
/// compressed. Beyond the budget the command fails.
///
/// # Errors
/// If a file of the page is not there.
pub fn measure(site: &Path) -> Result<ExitCode> {
    let mut files: BTreeMap<String, usize> = BTreeMap::new();
    for path in ASKED {
        files.insert(path.to_owned(), packed(&fs::read(site.join(path))?)?);
    }
    let page = fs::read_to_string(site.join("index.html"))?;
    for style in between(&page, "rel=\"stylesheet\" href=\"") {
        files.insert(style.to_owned(), packed(&fs::read(site.join(style))?)?);
    }
    for path in scripts(site, "page.js")? {
        files.insert(path.clone(), packed(&fs::read(site.join(path))?)?);
    }
    let mut fonts_size = 0;
    for font in fonts(site)? {
        fonts_size += fs::read(site.join(font))?.len();
    }
    let sum: usize = files.values().sum();
    println!(
        "{}",
        json!({"first_page_gzip": sum, "budget": BUDGET, "fonts": fonts_size, "files": files})
    );
    Ok(if sum > BUDGET {
        ExitCode::FAILURE
    } else {
        ExitCode::SUCCESS
    })
}

/// A script and all that it imports, one by the other.
///
/// # Errors
/// If one of them is not there.
pub fn scripts(site: &Path, first: &str) -> Result<BTreeSet<String>> {
    let mut found = BTreeSet::new();
    let mut open = vec![first.to_owned()];
    while let Some(script) = open.pop() {
        let path = format!("www/{script}");
        let text = fs::read_to_string(site.join(&path))?;
        if found.insert(path) {
            open.extend(IMPORTS.iter().flat_map(|mark| between(&text, mark)).map(str::to_owned));
        }
    }
    Ok(found)
}

/// The fonts of a site, by name.
///
/// # Errors
/// If their folder is not there.
pub fn fonts(site: &Path) -> Result<Vec<String>> {
    let mut fonts = Vec::new();
    for font in fs::read_dir(site.join("www/fonts"))? {
        let name = font?.file_name().to_string_lossy().into_owned();
        if name.ends_with(".woff2") {
            fonts.push(format!("www/fonts/{name}"));
        }
    }
    fonts.sort();
    Ok(fonts)
}

/// What stands in a text after a mark, up to the next quote.
fn between<'t>(text: &'t str, mark: &'t str) -> impl Iterator<Item = &'t str> {
    text.split(mark).skip(1).filter_map(|rest| rest.split('"').next())
}

/// How many bytes something comes to, compressed as servers do it.
fn packed(bytes: &[u8]) -> Result<usize> {
    let mut packer = GzEncoder::new(Vec::new(), Compression::best());
    packer.write_all(bytes)?;
    Ok(packer.finish()?.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_stand_between_a_mark_and_a_quote() {
        let script = "import { a } from \"./a.js\";\nimport { b } from \"./b.js\";\n";
        assert_eq!(between(script, "from \"./").collect::<Vec<_>>(), ["a.js", "b.js"]);
    }
}
