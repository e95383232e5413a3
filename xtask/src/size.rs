//! What somebody downloads before the first page is there, or before a table where a link leads to one. Who thinks comes later and does
//! not count. And what an update comes to for who plays one game alone.

use std::collections::{BTreeMap, BTreeSet};
use std::io::Write;
use std::path::Path;
use std::process::ExitCode;
use std::{fs, iter};

use flate2::Compression;
use flate2::write::GzEncoder;
use serde_json::{Value, json};

use crate::games::{COVER, GAMES, Game};
use crate::{Result, dist, offline};

/// The most that the first page may come to, compressed, in bytes; fonts come besides. It goes down whenever less is reached, and up by
/// what the seal, the print and the lines of another game come to: a print is about a kilobyte.
const FIRST_PAGE: usize = 177_500;

/// The most that a page may come to which begins with a table, likewise. From there one goes to the first page, whose prints each program therefore has.
const FIRST_TABLE: usize = 643_000;

/// The most that the fonts may come to, in bytes. They are compressed as they are.
const FONTS: usize = 100_000;

/// What every page asks for besides its styles, what its scripts import, its program and its words.
const ASKED: [&str; 4] = ["index.html", "icon.svg", "manifest.webmanifest", "www/opening.js"];

/// The folder of the words of the first page, a file a language, and that of a table's.
const PAGES: &str = "www/words/pages";
const WORDS: &str = "www/words";

/// What stands before the name of a script that is imported: as it is written, and as it ships.
const IMPORTS: [&str; 4] = ["from \"./", "from\"./", "import \"./", "import\"./"];

/// Prints the sizes of a site as one JSON line: `first_page_gzip`, `first_table_gzip`, by game, and `fonts`, each with what it may come to; what the
/// first two come to in each language, of which they are the largest, and which that is; the bytes of each file, compressed; and `update_gzip`, by game: what is
/// fetched in an update in which everything has changed by who played that game alone, and what of it is of other games.
///
/// # Errors
/// If a file of the page is not there.
pub fn measure(site: &Path) -> Result<ExitCode> {
    dist::built(site)?;
    let sizes = Sizes::of(site)?;
    let mut told = sizes.told();
    told["update_gzip"] = updates(site)?;
    println!("{told}");
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
    /// What it asks for besides where it is the first page, and where a table, by the name of the game.
    cover: Part,
    tables: BTreeMap<&'static str, Part>,
    fonts: BTreeMap<String, usize>,
}

/// A program with what a page asks for beside it alone, and the words of one language with it.
struct Part {
    program: Vec<(String, usize)>,
    /// By language: the file and its size.
    words: BTreeMap<String, (String, usize)>,
}

/// What a page comes to in each language, and in that of the most.
struct Sums {
    by_language: BTreeMap<String, usize>,
    language: String,
    largest: usize,
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
        let fonts = fonts(site)?;
        // The script of the first page's program is one of the page's own; that of a table comes with its program.
        let table = |game: &Game| {
            let program = game.programs.table;
            let own = [program.wasm(), program.script()];
            let words = format!("{WORDS}/{}", game.folder);
            Ok((game.name, Part::of(site, &own, words.trim_end_matches('/'))?))
        };
        Ok(Self {
            shared: paths.map(|path| size(site, path)).collect::<Result<_>>()?,
            cover: Part::of(site, &[COVER.wasm()], PAGES)?,
            tables: GAMES.iter().map(table).collect::<Result<_>>()?,
            fonts: fonts
                .into_iter()
                .map(|path| Ok((path.clone(), fs::read(site.join(path))?.len())))
                .collect::<Result<_>>()?,
        })
    }

    /// What a page comes to with a part of its own.
    fn with(&self, part: &Part) -> Sums {
        let own = part.program.iter().map(|(_, size)| size).sum::<usize>();
        let shared = self.shared.values().sum::<usize>() + own;
        let sum = |(language, (_, words)): (&String, &(String, usize))| (language.clone(), shared + words);
        let by_language: BTreeMap<_, _> = part.words.iter().map(sum).collect();
        let most = by_language.iter().max_by_key(|(_, sum)| **sum);
        let (language, largest) = most.map_or_else(Default::default, |(language, sum)| (language.clone(), *sum));
        Sums {
            by_language,
            language,
            largest,
        }
    }

    /// What a page comes to which begins with a table, by game.
    fn first_tables(&self) -> BTreeMap<&str, Sums> {
        self.tables
            .iter()
            .map(|(game, table)| (*game, self.with(table)))
            .collect()
    }

    /// A sentence for each of what is measured that comes to more than it may.
    fn excess(&self) -> Vec<String> {
        let page = self.with(&self.cover);
        let page = (format!("first_page_gzip ({})", page.language), page.largest, FIRST_PAGE);
        let tables = self.first_tables().into_iter();
        let tables = tables.map(|(game, table)| {
            (
                format!("first_table_gzip of {game} ({})", table.language),
                table.largest,
                FIRST_TABLE,
            )
        });
        let fonts = ("fonts".to_owned(), self.fonts.values().sum(), FONTS);
        iter::once(page)
            .chain(tables)
            .chain([fonts])
            .filter(|(_, sum, most)| sum > most)
            .map(|(name, sum, most)| format!("{name} is {sum} bytes, and may be {most}"))
            .collect()
    }

    fn told(&self) -> Value {
        let (page, tables) = (self.with(&self.cover), self.first_tables());
        let largest: BTreeMap<_, _> = tables.iter().map(|(game, table)| (game, table.largest)).collect();
        let languages: BTreeMap<_, _> = tables.iter().map(|(game, table)| (game, &table.language)).collect();
        let by_language: BTreeMap<_, _> = tables.iter().map(|(game, table)| (game, &table.by_language)).collect();
        let parts = iter::once(&self.cover).chain(self.tables.values()).map(Part::files);
        let others = [&self.shared, &self.fonts].into_iter().flatten();
        let files: BTreeMap<_, _> = parts.flatten().chain(others).collect();
        json!({
            "first_page_gzip": page.largest, "budget": FIRST_PAGE,
            "first_page_language": page.language, "first_page_by_language": page.by_language,
            "first_table_gzip": largest, "table_budget": FIRST_TABLE,
            "first_table_language": languages, "first_table_by_language": by_language,
            "fonts": self.fonts.values().sum::<usize>(), "fonts_budget": FONTS,
            "files": files,
        })
    }
}

impl Part {
    /// Of the files of a program, by their names in the folder of scripts, and the folder of its words.
    fn of(site: &Path, own: &[String], words: &str) -> Result<Self> {
        let mut languages = BTreeMap::new();
        for file in fs::read_dir(site.join(words))? {
            let path = file?.path();
            if path.extension().is_some_and(|end| end == "json") {
                let language = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
                let words = size(site, format!("{words}/{language}.json"))?;
                languages.insert(language, words);
            }
        }
        if languages.is_empty() {
            return Err(format!("{words} has no words").into());
        }
        Ok(Self {
            program: own
                .iter()
                .map(|name| size(site, format!("www/{name}")))
                .collect::<Result<_>>()?,
            words: languages,
        })
    }

    fn files(&self) -> impl Iterator<Item = (&String, &usize)> {
        let files = self.program.iter().chain(self.words.values());
        files.map(|(path, size)| (path, size))
    }
}

/// By game, what an update comes to for who played it alone.
fn updates(site: &Path) -> Result<Value> {
    let mut updates = serde_json::Map::new();
    for game in &GAMES {
        let (mut fetched, mut of_others) = (0, 0);
        for path in offline::update(site, game)? {
            let is_of_another = GAMES.iter().any(|other| other.name != game.name && other.owns(&path));
            let (_, size) = size(site, path)?;
            fetched += size;
            of_others += if is_of_another { size } else { 0 };
        }
        updates.insert(
            game.name.to_owned(),
            json!({ "fetched": fetched, "of_others": of_others }),
        );
    }
    Ok(updates.into())
}

/// A file of a site, with what it comes to.
fn size(site: &Path, path: String) -> Result<(String, usize)> {
    let size = packed(&fs::read(site.join(&path))?)?;
    Ok((path, size))
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

    /// A program of so many bytes, and words of each language.
    fn part(path: &str, program: usize, words: [(&str, usize); 2]) -> Part {
        let words = words.map(|(language, size)| (language.to_owned(), (format!("{path}/{language}.json"), size)));
        Part {
            program: vec![(path.to_owned(), program)],
            words: words.into(),
        }
    }

    fn sizes(page: usize, cover: Part, table: Part, fonts: usize) -> Sizes {
        let file = |path: &str, size| BTreeMap::from([(path.to_owned(), size)]);
        Sizes {
            shared: file("index.html", page),
            cover,
            tables: [("go", table)].into(),
            fonts: file("a.woff2", fonts),
        }
    }

    #[test]
    fn whatever_is_larger_than_it_may_be_is_told() {
        let excess = |page, [cover, cover_pl]: [usize; 2], [table, table_pl]: [usize; 2], fonts| {
            let cover = part("cover", cover, [("en", 1), ("pl", cover_pl)]);
            let table = part("table", table, [("en", 1), ("pl", table_pl)]);
            let told = sizes(page, cover, table, fonts).excess().into_iter();
            told.filter_map(|told| told.split_once(" is ").map(|(name, _)| name.to_owned()))
                .collect::<Vec<_>>()
        };
        assert!(excess(1, [FIRST_PAGE - 3, 2], [FIRST_TABLE - 3, 2], FONTS).is_empty());
        assert_eq!(excess(1, [FIRST_PAGE, 0], [0, 0], 0), ["first_page_gzip (en)"]);
        assert_eq!(excess(1, [FIRST_PAGE - 3, 3], [0, 0], 0), ["first_page_gzip (pl)"]);
        assert_eq!(
            excess(1, [0, 0], [FIRST_TABLE - 3, 3], 0),
            ["first_table_gzip of go (pl)"]
        );
        assert_eq!(excess(0, [0, 0], [0, 0], FONTS + 1), ["fonts"]);
    }

    #[test]
    fn pages_are_told_in_their_largest_language_and_in_each() {
        let cover = part("cover", 10, [("en", 3), ("pl", 2)]);
        let table = part("table", 20, [("en", 4), ("pl", 5)]);
        let told = sizes(100, cover, table, 7).told();
        assert_eq!(
            (&told["first_page_gzip"], &told["first_page_language"]),
            (&json!(113), &json!("en"))
        );
        assert_eq!(told["first_page_by_language"], json!({ "en": 113, "pl": 112 }));
        assert_eq!(
            (&told["first_table_gzip"], &told["first_table_language"]),
            (&json!({ "go": 125 }), &json!({ "go": "pl" }))
        );
        assert_eq!(
            told["first_table_by_language"],
            json!({ "go": { "en": 124, "pl": 125 } })
        );
        assert_eq!((&told["fonts"], &told["budget"]), (&json!(7), &json!(FIRST_PAGE)));
        let files = json!({
            "index.html": 100, "a.woff2": 7, "cover": 10, "cover/en.json": 3, "cover/pl.json": 2,
            "table": 20, "table/en.json": 4, "table/pl.json": 5,
        });
        assert_eq!(told["files"], files);
    }

    #[test]
    fn an_update_is_told_by_game_with_what_of_it_is_of_others() {
        let site = std::env::temp_dir().join(format!("meiji-update-{}", std::process::id()));
        fs::create_dir_all(site.join("www")).expect("there is room");
        let write = |path: &str, text: &str| fs::write(site.join(path), text).expect("there is room");
        let all = ["index.html", "www/duel.js", "www/think.js"];
        for path in all {
            write(path, path);
        }
        let sizes = all.map(|path| packed(path.as_bytes()).expect("it is packed"));
        let listed = |of_duel: &[&str]| {
            let files: BTreeMap<_, _> = all.iter().map(|path| (path, "")).collect();
            let games = json!({ "duel": of_duel, "yokohama": ["www/think.js"] });
            write(
                "files.js",
                &format!("self.GAMES = {games};\nself.FILES = {};\n", json!(files)),
            );
            updates(&site).expect("there is a list")
        };
        let [page, duel, think] = sizes;
        let told = listed(&["www/duel.js"]);
        assert_eq!(told["duel"], json!({ "fetched": page + duel, "of_others": 0 }));
        assert_eq!(told["yokohama"], json!({ "fetched": page + think, "of_others": 0 }));
        // What the list lacks everybody fetches.
        let told = listed(&[]);
        assert_eq!(
            told["yokohama"],
            json!({ "fetched": page + duel + think, "of_others": duel })
        );
        fs::remove_dir_all(&site).expect("it is ours");
    }

    #[test]
    fn names_stand_between_a_mark_and_a_quote() {
        let script = "import { a } from \"./a.js\";\nimport { b } from \"./b.js\";\n";
        assert_eq!(between(script, "from \"./").collect::<Vec<_>>(), ["a.js", "b.js"]);
    }
}
