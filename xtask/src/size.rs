//! What somebody downloads before the first page is there, or before a table where a link leads to one. Who thinks comes later and does
//! not count.

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
const FIRST_PAGE: usize = 195_000;

/// The most that a page may come to which begins with a table, likewise.
const FIRST_TABLE: usize = 640_000;

/// The most that the fonts may come to, in bytes. They are compressed as they are.
const FONTS: usize = 100_000;

/// What every page asks for besides its styles, what its scripts import, its program and its words.
const ASKED: [&str; 4] = ["index.html", "icon.svg", "manifest.webmanifest", "www/opening.js"];

/// The program of the first page with its words, and those of the table.
const COVER: [&str; 2] = ["www/cover_bg.wasm", "www/words/pages/en.json"];
const TABLE: [&str; 2] = ["www/yokohama_bg.wasm", "www/words/en.json"];

/// What stands before the name of a script that is imported: as it is written, and as it ships.
const IMPORTS: [&str; 4] = ["from \"./", "from\"./", "import \"./", "import\"./"];

/// Prints the sizes of a site as one JSON line: `first_page_gzip`, `first_table_gzip` and `fonts`, each with what it may come to, and the bytes
/// of each file, compressed.
///
/// # Errors
/// If a file of the page is not there.
pub fn measure(site: &Path) -> Result<ExitCode> {
    let sizes = Sizes::of(site)?;
    println!("{}", sizes.told());
    Ok(if sizes.excess().is_empty() {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
}

/// Makes sure that nothing of a site is larger than it may be.
///
/// # Errors
/// If something is, or a file of the page is not there.
pub fn check(site: &Path) -> Result<()> {
    match Sizes::of(site)?.excess().as_slice() {
        [] => Ok(()),
        excess => Err(excess.join("; ").into()),
    }
}

/// What the files of a site come to, compressed, in bytes.
struct Sizes {
    /// What every page asks for.
    shared: BTreeMap<String, usize>,
    /// What it asks for besides where it is the first page, and where a table.
    cover: BTreeMap<String, usize>,
    table: BTreeMap<String, usize>,
    fonts: BTreeMap<String, usize>,
}

impl Sizes {
    fn of(site: &Path) -> Result<Self> {
        let page = fs::read_to_string(site.join("index.html"))?;
        let styles = between(&page, "rel=\"stylesheet\" href=\"").map(str::to_owned);
        let paths = ASKED
            .map(str::to_owned)
            .into_iter()
            .chain(styles)
            .chain(scripts(site, "page.js")?);
        let size = |path: String| {
            let size = packed(&fs::read(site.join(&path))?)?;
            Ok((path, size))
        };
        let fonts = fonts(site)?;
        Ok(Self {
            shared: paths.map(size).collect::<Result<_>>()?,
            cover: COVER.map(str::to_owned).into_iter().map(size).collect::<Result<_>>()?,
            table: TABLE.map(str::to_owned).into_iter().map(size).collect::<Result<_>>()?,
            fonts: fonts
                .into_iter()
                .map(|path| Ok((path.clone(), fs::read(site.join(path))?.len())))
                .collect::<Result<_>>()?,
        })
    }

    /// What is measured: its name, what it comes to, and what it may.
    fn sums(&self) -> [(&'static str, usize, usize); 3] {
        let sum = |files: &BTreeMap<String, usize>| files.values().sum::<usize>();
        let shared = sum(&self.shared);
        [
            ("first_page_gzip", shared + sum(&self.cover), FIRST_PAGE),
            ("first_table_gzip", shared + sum(&self.table), FIRST_TABLE),
            ("fonts", sum(&self.fonts), FONTS),
        ]
    }

    /// A sentence for each of them that comes to more than it may.
    fn excess(&self) -> Vec<String> {
        let over = self.sums().into_iter().filter(|(_, sum, most)| sum > most);
        over.map(|(name, sum, most)| format!("{name} is {sum} bytes, and may be {most}"))
            .collect()
    }

    fn told(&self) -> serde_json::Value {
        let kinds = [&self.shared, &self.cover, &self.table, &self.fonts];
        let files: BTreeMap<_, _> = kinds.into_iter().flatten().collect();
        let [
            (page, page_sum, page_most),
            (table, table_sum, table_most),
            (fonts, fonts_sum, fonts_most),
        ] = self.sums();
        json!({
            page: page_sum, "budget": page_most,
            table: table_sum, "table_budget": table_most,
            fonts: fonts_sum, "fonts_budget": fonts_most,
            "files": files,
        })
    }
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
    fn whatever_is_larger_than_it_may_be_is_told() {
        let file = |path: &str, size| BTreeMap::from([(path.to_owned(), size)]);
        let sizes = |page, cover, table, fonts| Sizes {
            shared: file("index.html", page),
            cover: file("cover", cover),
            table: file("table", table),
            fonts: file("a.woff2", fonts),
        };
        let told = |sizes: Sizes| -> Vec<String> {
            let names = sizes.excess().into_iter();
            names
                .filter_map(|told| told.split(' ').next().map(str::to_owned))
                .collect()
        };
        assert!(told(sizes(1, FIRST_PAGE - 1, FIRST_TABLE - 1, FONTS)).is_empty());
        assert_eq!(told(sizes(1, FIRST_PAGE, 0, 0)), ["first_page_gzip"]);
        assert_eq!(told(sizes(1, 0, FIRST_TABLE, 0)), ["first_table_gzip"]);
        assert_eq!(told(sizes(0, 0, 0, FONTS + 1)), ["fonts"]);
        let files = &sizes(1, 2, 3, 4).told()["files"];
        assert_eq!(files, &json!({"index.html": 1, "cover": 2, "table": 3, "a.woff2": 4}));
    }

    #[test]
    fn names_stand_between_a_mark_and_a_quote() {
        let script = "import { a } from \"./a.js\";\nimport { b } from \"./b.js\";\n";
        assert_eq!(between(script, "from \"./").collect::<Vec<_>>(), ["a.js", "b.js"]);
    }
}
