//! The words of the first page alone: it is there before any table, and its program says nothing else.

use std::fs;
use std::path::Path;

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use crate::Result;

/// Where they lie in the folder of all words: a file a language, under the name of the whole one.
pub const FOLDER: &str = "pages";

/// What that program reads of a file of words, as it is written there: see `Catalogue::read`.
#[derive(Deserialize, Serialize)]
struct Pages<'t> {
    #[serde(borrow)]
    language: &'t RawValue,
    #[serde(borrow)]
    page: &'t RawValue,
    #[serde(borrow)]
    color: &'t RawValue,
}

/// Makes them of the whole words in a folder.
///
/// # Errors
/// If a file cannot be read or written, or is none of words.
pub fn for_pages(words: &Path) -> Result<()> {
    let pages = words.join(FOLDER);
    fs::create_dir_all(&pages)?;
    for file in fs::read_dir(words)? {
        let file = file?;
        if file.file_type()?.is_file() {
            let text = fs::read_to_string(file.path())?;
            fs::write(pages.join(file.file_name()), of_pages(&text)?)?;
        }
    }
    Ok(())
}

/// What a page reads of the words of a language.
fn of_pages(text: &str) -> Result<String> {
    let pages: Pages = serde_json::from_str(text)?;
    Ok(serde_json::to_string(&pages)?)
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;

    #[test]
    fn a_page_has_its_own_words_as_they_are_and_no_others() {
        let whole = r#"{ "language": { "name": "English" }, "page": { "B": "b{n:|s}", "A": "\u0061" }, "noun": {}, "color": { "Wave": "wave" } }"#;
        let pages = of_pages(whole).expect("they are words");
        assert_eq!(
            pages,
            r#"{"language":{ "name": "English" },"page":{ "B": "b{n:|s}", "A": "\u0061" },"color":{ "Wave": "wave" }}"#
        );
        assert!(of_pages("{}").is_err());
    }

    #[test]
    fn every_language_has_words_for_pages() {
        for file in fs::read_dir("../src/words/languages").expect("they are there") {
            let text = fs::read_to_string(file.expect("a file").path()).expect("a text");
            let pages: Value = serde_json::from_str(&of_pages(&text).expect("they are words")).expect("they are JSON");
            let whole: Value = serde_json::from_str(&text).expect("they are JSON");
            assert_eq!(pages["page"], whole["page"]);
            assert!(whole["rules"].is_object() && pages["rules"] == json!(null));
        }
    }
}
