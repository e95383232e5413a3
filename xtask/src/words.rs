//! The words as they ship: without the indentation that only people read, and those of the first page alone besides, which is there before any
//! table and whose program says nothing else.

use std::ffi::OsString;
use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};

use serde::de::{Deserializer, MapAccess, Visitor};
use serde::{Deserialize, Serialize, Serializer};
use serde_json::value::RawValue;

use crate::Result;

/// Where they lie in the folder of all words: a file a language, under the name of the whole one.
pub const FOLDER: &str = "pages";

/// The page, which names the keys of what stands on it.
const PAGE: &str = "index.html";

/// What keys begin with that are said elsewhere alone: in the editor, and at the table of a first game.
const ELSEWHERE: [&str; 2] = ["Editor", "Guide"];

/// What the first page's program reads of a file of words, each as it is written there: see `Catalogue::read`.
#[derive(Deserialize, Serialize)]
struct Pages<'t> {
    #[serde(borrow)]
    language: &'t RawValue,
    #[serde(borrow)]
    page: Texts<'t>,
    #[serde(borrow)]
    color: &'t RawValue,
}

/// Texts by key, in the order in which they are written: in that order the program asks for them.
struct Texts<'t>(Vec<(&'t str, &'t RawValue)>);

/// Makes those of the first page of the whole words in a folder, and leaves out of all what only people read.
///
/// # Errors
/// If there is no such folder or nothing in it is words, if a file cannot be read or written, or is none of words.
pub fn ship(words: &Path) -> Result<()> {
    // Before anything is made: a mistyped folder would be there then.
    let files = whole(words)?;
    let page = fs::read_to_string(PAGE)?;
    let pages = words.join(FOLDER);
    fs::create_dir_all(&pages)?;
    for (file, name) in files {
        let text = plain(&fs::read_to_string(&file)?);
        fs::write(pages.join(name), of_pages(&text, &page)?)?;
        fs::write(file, text)?;
    }
    Ok(())
}

/// The files of whole words in a folder, each with its name.
fn whole(folder: &Path) -> Result<Vec<(PathBuf, OsString)>> {
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

/// What the first page reads of the words of a language.
fn of_pages(text: &str, page: &str) -> Result<String> {
    let mut pages: Pages = serde_json::from_str(text)?;
    let Texts(texts) = &mut pages.page;
    texts.retain(|(key, _)| {
        let is_elsewhere = ELSEWHERE.iter().any(|start| key.starts_with(start));
        !is_elsewhere || page.contains(&format!("=\"{}\"", name(key)))
    });
    Ok(serde_json::to_string(&pages)?)
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

    #[test]
    fn the_first_page_has_its_own_words_as_they_are_and_no_others() {
        let whole = r#"{ "language": { "name": "English" }, "page": { "New": "b{n:|s}", "EditorA": "1", "EditorTitle": "\u0061", "A": "2" }, "noun": {}, "color": { "Wave": "wave" } }"#;
        assert_eq!(
            of_pages(whole, "<a data-text=\"editor-title\"></a>").expect("they are words"),
            r#"{"language":{ "name": "English" },"page":{"New":"b{n:|s}","EditorTitle":"\u0061","A":"2"},"color":{ "Wave": "wave" }}"#
        );
        assert!(of_pages("{}", "").is_err());
    }

    #[test]
    fn a_folder_without_words_is_named_and_stays_as_it_is() {
        let folder = std::env::temp_dir().join(format!("yokohama-words-{}", std::process::id()));
        let told = || ship(&folder).expect_err("there are no words").to_string();
        assert!(told().starts_with(&format!("{}: ", folder.display())), "{}", told());
        assert!(!folder.exists());
        fs::create_dir(&folder).expect("there is room");
        fs::write(folder.join("notes.txt"), "none").expect("there is room");
        assert_eq!(told(), format!("{} has no words", folder.display()));
        assert!(!folder.join(FOLDER).exists());
        fs::remove_dir_all(&folder).expect("it is ours");
    }

    #[test]
    fn what_is_left_out_is_said_elsewhere_alone() {
        let starts = ELSEWHERE.map(|start| format!("\"{}-", start.to_lowercase()));
        let mut silent = 0;
        for file in fs::read_dir("../www").expect("the scripts are there") {
            let path = file.expect("a file").path();
            let is_script = path.extension().is_some_and(|end| end == "js");
            if is_script && !path.ends_with("guide.js") {
                let script = fs::read_to_string(&path).expect("a text");
                assert!(!starts.iter().any(|start| script.contains(start)), "{}", path.display());
                silent += 1;
            }
        }
        assert!(silent > 50, "{silent}");
    }

    #[test]
    fn every_language_has_words_for_the_first_page() {
        let page = fs::read_to_string("../index.html").expect("the page is there");
        for file in fs::read_dir("../src/words/languages").expect("they are there") {
            let text = fs::read_to_string(file.expect("a file").path()).expect("a text");
            let pages: Value =
                serde_json::from_str(&of_pages(&text, &page).expect("they are words")).expect("they are JSON");
            let whole: Value = serde_json::from_str(&text).expect("they are JSON");
            for (key, text) in pages["page"].as_object().expect("they are by key") {
                assert_eq!(text, &whole["page"][key], "{key}");
            }
            let has = |key: &str| pages["page"].get(key).is_some();
            assert!(has("NewGame") && has("EditorTitle") && !has("EditorText") && pages.get("rules").is_none());
        }
    }
}
