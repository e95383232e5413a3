//! The words as they ship: those of the house and of the game as one file a language, with what is said of every game to who chooses one and agrees on it, without the indentation that only people read, and those
//! of the first page alone besides, which is there before any
//! table and whose program says nothing else. Where the table's program is needed, the whole words come with it.

use std::collections::BTreeSet;
use std::ffi::OsString;
use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};

use serde::de::{Deserializer, MapAccess, Visitor};
use serde::{Deserialize, Serialize, Serializer};
use serde_json::value::RawValue;

use crate::Result;
use crate::games::{GAMES, Game};

/// Where they lie in the folder of all words: a file a language, under the name of the whole one.
pub const FOLDER: &str = "pages";

/// Where those of the house lie: a file a language.
pub const HOUSE: &str = "src/words/languages";

/// What of a game is to be known before its program is there: its title and seal, how many may play it, and what is agreed unless one chooses.
fn cover(root: &Path, game: &Game) -> Result<String> {
    let told = fs::read_to_string(root.join(format!("src/{}/cover.json", game.name)))?;
    Ok(format!("{{\"offers\": {{\"{}\": {}}}}}", game.name, told.trim_end()))
}

/// Where a game's own lie, likewise.
fn room(game: &Game) -> String {
    format!("src/{}/words", game.name)
}

/// The page, which names the keys of what stands on it.
const PAGE: &str = "index.html";

/// The folder of its scripts, and the one among them that speaks at the table of a first game alone.
const SCRIPTS: &str = "www";
const GUIDE: &str = "guide.js";

/// How the names of keys begin that scripts put together.
const PUT_TOGETHER: [&str; 4] = ["pace-", "motion-", "palette-", "computer-"];

/// What the names of keys begin with that its program says itself, where something is wrong.
const WRONG: [&str; 3] = ["error-", "wanted-", "no-plain-data"];

/// What the first page's program reads of a file of words, each as it is written there: see `Catalogue::read`.
#[derive(Deserialize, Serialize)]
struct Pages<'t> {
    #[serde(borrow)]
    language: &'t RawValue,
    #[serde(borrow)]
    page: Texts<'t>,
    #[serde(borrow)]
    games: &'t RawValue,
    #[serde(borrow)]
    offers: &'t RawValue,
    #[serde(borrow)]
    color: &'t RawValue,
}

/// Texts by key, in the order in which they are written: in that order the program asks for them.
struct Texts<'t>(Vec<(&'t str, &'t RawValue)>);

/// Lays the words of the house and of each game into a folder, those of a language as one file for each game. `root` is where the project lies.
///
/// # Errors
/// If a file cannot be read or written, is none of words, or if both say the same.
pub fn lay(root: &Path, words: &Path) -> Result<()> {
    for game in &GAMES {
        let folder = words.join(game.folder);
        fs::create_dir_all(&folder)?;
        for (file, name) in found(&root.join(HOUSE))? {
            let own = fs::read_to_string(root.join(room(game)).join(&name))?;
            let mut both = joined(&fs::read_to_string(file)?, &own)?;
            for other in GAMES.iter().filter(|other| other.name != game.name) {
                both = joined(&both, &about(&fs::read_to_string(root.join(room(other)).join(&name))?)?)?;
            }
            for game in &GAMES {
                both = joined(&both, &cover(root, game)?)?;
            }
            fs::write(folder.join(name), both)?;
        }
    }
    Ok(())
}

/// Makes the words that a page asks for in a folder where those of the house lie, as Trunk copies them.
///
/// # Errors
/// As [`lay`] and [`ship`], and if there is no such folder or nothing in it is words.
pub fn make(words: &Path) -> Result<()> {
    // Before anything is made: a mistyped folder would be there then.
    found(words)?;
    lay(Path::new("."), words)?;
    ship(words)
}

/// Makes those of the first page of the whole words in a folder, and leaves out of all what only people read.
///
/// # Errors
/// If there is no such folder or nothing in it is words, if a file cannot be read or written, or is none of words.
pub fn ship(words: &Path) -> Result<()> {
    let files = found(words)?;
    let named = named(Path::new("."))?;
    let pages = words.join(FOLDER);
    fs::create_dir_all(&pages)?;
    for (file, name) in files {
        let text = plain(&fs::read_to_string(&file)?);
        fs::write(pages.join(&name), of_pages(&text, &named)?)?;
        fs::write(file, text)?;
        for game in GAMES.iter().filter(|game| !game.folder.is_empty()) {
            let file = words.join(game.folder).join(&name);
            fs::write(&file, plain(&fs::read_to_string(&file)?))?;
        }
    }
    Ok(())
}

/// Of the words of a game what is said of it to who chooses one.
fn about(game: &str) -> Result<String> {
    #[derive(Deserialize, Serialize)]
    struct About<'t> {
        #[serde(borrow)]
        games: &'t RawValue,
    }
    Ok(serde_json::to_string(&serde_json::from_str::<About>(game)?)?)
}

/// The words of the house and of a game as one text: where both have a section, the game's rows stand behind the house's; its other sections follow.
fn joined(house: &str, game: &str) -> Result<String> {
    let (Texts(sections), Texts(others)) = (serde_json::from_str(house)?, serde_json::from_str(game)?);
    let mut both: Vec<String> = Vec::new();
    let is_new = |name: &str| sections.iter().all(|(known, _)| *known != name);
    let new: Vec<_> = others.iter().copied().filter(|(name, _)| is_new(name)).collect();
    for (name, text) in sections {
        let text = match others.iter().find(|(other, _)| *other == name) {
            None => text.get().to_owned(),
            Some((_, more)) => with_rows(name, text, more)?,
        };
        both.push(format!("\"{name}\": {text}"));
    }
    both.extend(new.iter().map(|(name, text)| format!("\"{name}\": {text}")));
    Ok(format!("{{\n{}\n}}\n", both.join(",\n")))
}

/// A section with the rows of another behind its own.
fn with_rows(section: &str, rows: &RawValue, more: &RawValue) -> Result<String> {
    let (Texts(mut rows), Texts(more)) = (serde_json::from_str(rows.get())?, serde_json::from_str(more.get())?);
    for (key, text) in more {
        if rows.iter().any(|(known, _)| *known == key) {
            return Err(format!("the house and a game both say {section}.{key}").into());
        }
        rows.push((key, text));
    }
    let rows: Vec<_> = rows.iter().map(|(key, text)| format!("\"{key}\": {text}")).collect();
    Ok(format!("{{\n{}\n}}", rows.join(",\n")))
}

/// The files of whole words in a folder, each with its name.
fn found(folder: &Path) -> Result<Vec<(PathBuf, OsString)>> {
    let mut files = Vec::new();
    for file in fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))? {
        let file = file?;
        let (path, name) = (file.path(), file.file_name());
        if file.file_type()?.is_file() && path.extension().is_some_and(|end| end == "json") {
            files.push((path, name));
        }
    }
    if files.is_empty() {
        return Err(format!("{} has no words", folder.display()).into());
    }
    Ok(files)
}

/// A text without the indentation of its lines. No text of the words goes over two lines.
pub fn plain(text: &str) -> String {
    text.lines().map(|line| line.trim_start().to_owned() + "\n").collect()
}

/// What the page and its scripts name: all that stands between quotes, keys and others. Below `root` the project lies.
fn named(root: &Path) -> Result<BTreeSet<String>> {
    let mut named = quoted(&fs::read_to_string(root.join(PAGE))?);
    for script in scripts(root)? {
        named.extend(quoted(&script));
    }
    Ok(named)
}

/// The scripts that may speak before there is a table.
fn scripts(root: &Path) -> Result<Vec<String>> {
    let mut scripts = Vec::new();
    for file in fs::read_dir(root.join(SCRIPTS))? {
        let path = file?.path();
        if path.extension().is_some_and(|end| end == "js") && !path.ends_with(GUIDE) {
            scripts.push(fs::read_to_string(path)?);
        }
    }
    Ok(scripts)
}

/// What stands between quotes in a text. What stands between two such places is taken along, for nobody asks which of them is which.
fn quoted(text: &str) -> BTreeSet<String> {
    text.split(['"', '`']).map(str::to_owned).collect()
}

/// What the first page reads of the words of a language.
fn of_pages(text: &str, named: &BTreeSet<String>) -> Result<String> {
    let mut pages: Pages = serde_json::from_str(text)?;
    let Texts(texts) = &mut pages.page;
    texts.retain(|(key, _)| is_said(&name(key), named));
    Ok(serde_json::to_string(&pages)?)
}

/// Whether the first page may say a text, by the name of its key.
fn is_said(name: &str, named: &BTreeSet<String>) -> bool {
    let mut starts = PUT_TOGETHER.into_iter().chain(WRONG);
    named.contains(name) || starts.any(|start| name.starts_with(start))
}

/// The name of a key, as pages and scripts have it: `new-game` for `NewGame`.
fn name(key: &str) -> String {
    let mut name = String::new();
    for letter in key.chars() {
        if letter.is_ascii_uppercase() && !name.is_empty() {
            name.push('-');
        }
        name.push(letter.to_ascii_lowercase());
    }
    name
}

impl<'de: 't, 't> Deserialize<'de> for Texts<'t> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> std::result::Result<Self, D::Error> {
        deserializer.deserialize_map(Reader)
    }
}

impl Serialize for Texts<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().copied())
    }
}

/// Reads texts in their order.
struct Reader;

impl<'de> Visitor<'de> for Reader {
    type Value = Texts<'de>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("texts by key")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> std::result::Result<Texts<'de>, A::Error> {
        let mut texts = Vec::new();
        while let Some(text) = map.next_entry()? {
            texts.push(text);
        }
        Ok(Texts(texts))
    }
}

#[cfg(test)]
mod tests {
    use serde_json::Value;

    use super::*;
    use crate::offline::files;

    #[test]
    fn the_first_page_has_its_own_words_as_they_are_and_no_others() {
        let whole = r#"{ "language": { "name": "English" }, "page": { "New": "b{n:|s}", "EditorA": "1", "EditorTitle": "\u0061", "ComputerB": "2", "PaceC": "3", "ErrorD": "4" }, "games": { "go": { "about": "Old." } }, "offers": { "go": { "counts": [2] } }, "noun": {}, "color": { "Wave": "wave" } }"#;
        let named = quoted("<a data-text=\"editor-title\" id=\"new\"></a> say(`b`)");
        assert_eq!(
            of_pages(whole, &named).expect("they are words"),
            r#"{"language":{ "name": "English" },"page":{"New":"b{n:|s}","EditorTitle":"\u0061","ComputerB":"2","PaceC":"3","ErrorD":"4"},"games":{ "go": { "about": "Old." } },"offers":{ "go": { "counts": [2] } },"color":{ "Wave": "wave" }}"#
        );
        assert!(of_pages("{}", &named).is_err());
    }

    #[test]
    fn a_folder_without_words_is_named_and_stays_as_it_is() {
        let folder = std::env::temp_dir().join(format!("meiji-words-{}", std::process::id()));
        let told = || make(&folder).expect_err("there are no words").to_string();
        assert!(told().starts_with(&format!("{}: ", folder.display())), "{}", told());
        assert!(!folder.exists());
        fs::create_dir(&folder).expect("there is room");
        fs::write(folder.join("notes.txt"), "none").expect("there is room");
        assert_eq!(told(), format!("{} has no words", folder.display()));
        assert!(!folder.join(FOLDER).exists());
        fs::remove_dir_all(&folder).expect("it is ours");
    }

    /// The words of both rooms in a language, as one text.
    fn whole(name: &str) -> String {
        let root = Path::new("..");
        let read = |room: &str| fs::read_to_string(root.join(room).join(name)).expect("it is there");
        let both = joined(&read(HOUSE), &read(&room(&GAMES[0]))).expect("they are words of two rooms");
        let cover = cover(root, &GAMES[0]).expect("it is there");
        joined(&both, &cover).expect("nobody else says it")
    }

    #[test]
    fn the_words_of_a_game_stand_behind_those_of_the_house() {
        let house = r#"{ "page": { "New": "n" }, "color": { "Wave": "wave" } }"#;
        let game = r#"{ "page": { "Hand": "h" }, "area": { "Bank": { "name": "Bank" } } }"#;
        let both = joined(house, game).expect("they are words");
        let expected =
            r#"{"page": {"New": "n","Hand": "h"},"color": { "Wave": "wave" },"area": { "Bank": { "name": "Bank" } }}"#;
        assert_eq!(both.replace('\n', ""), expected);
        let told = joined(house, r#"{ "page": { "New": "m" } }"#).expect_err("it is said twice");
        assert_eq!(told.to_string(), "the house and a game both say page.New");
    }

    /// The names of the keys of the pages' texts.
    fn names() -> Vec<String> {
        let english = whole("en.json");
        let Pages { page: Texts(texts), .. } = serde_json::from_str(&english).expect("they are words");
        texts.into_iter().map(|(key, _)| name(key)).collect()
    }

    #[test]
    fn names_that_scripts_put_together_are_known() {
        let scripts = scripts(Path::new("..")).expect("they are there");
        assert!(scripts.len() > 50, "{}", scripts.len());
        let (names, mut count) = (names(), 0);
        for script in scripts {
            assert!(!script.contains("-\" +") && !script.contains("+ \"-"), "{script}");
            for (start, rest) in script.split('`').filter_map(|text| text.split_once("${")) {
                let is_key = start.ends_with('-') && names.iter().any(|name| name.starts_with(start));
                let is_known = PUT_TOGETHER.iter().any(|known| start.starts_with(known));
                assert!(!is_key || is_known, "`{start}${{{rest}");
                count += usize::from(is_key);
            }
            for rest in script.split("say(`${").skip(1) {
                // That of `pace-` and `motion-`.
                assert!(rest.starts_with("id}-${value}`)"), "{rest}");
                count += 1;
            }
        }
        assert!(count >= 4, "{count}");
    }

    #[test]
    fn whatever_the_first_programs_own_code_says_is_there() {
        let web = Path::new("../src/web");
        let rooms = fs::read_to_string(web.join("mod.rs")).expect("it is there");
        let lines: Vec<&str> = rooms.lines().collect();
        let of_cover = lines.windows(2).filter(|lines| {
            let is_elsewhere = lines[0].starts_with("#[cfg(") && lines[0] != "#[cfg(feature = \"cover\")]";
            !is_elsewhere
        });
        let rooms = of_cover.filter_map(|lines| lines[1].strip_suffix(';')?.split_once("mod "));
        let (names, mut said) = (names(), 0);
        for (_, room) in rooms {
            let file = web.join(room).with_extension("rs");
            let mut all = files(&web.join(room)).unwrap_or_default();
            all.extend(Some(file).filter(|file| file.is_file()));
            for file in all {
                let code = fs::read_to_string(&file).expect("a text");
                for rest in code.split("Key::").skip(1) {
                    let key = rest
                        .split(|sign: char| !sign.is_alphanumeric())
                        .next()
                        .unwrap_or_default();
                    let name = name(key);
                    // Not even named by the page: it is told of as what is wrong.
                    let is_there = !names.contains(&name) || is_said(&name, &BTreeSet::new());
                    assert!(is_there, "{}: {key}", file.display());
                    said += usize::from(names.contains(&name));
                }
            }
        }
        assert!(said >= 8, "{said}");
    }

    #[test]
    fn every_language_has_words_for_the_first_page() {
        let named = named(Path::new("..")).expect("the page is there");
        for file in fs::read_dir("../src/words/languages").expect("they are there") {
            let text = whole(&file.expect("a file").file_name().to_string_lossy());
            let pages: Value =
                serde_json::from_str(&of_pages(&text, &named).expect("they are words")).expect("they are JSON");
            let whole: Value = serde_json::from_str(&text).expect("they are JSON");
            for (key, text) in pages["page"].as_object().expect("they are by key") {
                assert_eq!(text, &whole["page"][key], "{key}");
            }
            let has = |key: &str| pages["page"].get(key).is_some();
            for key in [
                "NewGame",
                "EditorTitle",
                "PaceQuick",
                "ComputerMasterNote",
                "ErrorEntropy",
            ] {
                assert!(has(key), "{key}");
            }
            for key in ["EditorText", "GuideKnown", "TreeMine", "WasteToken", "TipUndo"] {
                assert!(!has(key), "{key}");
            }
            assert!(pages.get("rules").is_none());
        }
    }
}
