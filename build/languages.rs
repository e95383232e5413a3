//! Finds the languages that there are: a file each in the house's room and in that of each game, named by the first part of its tag.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

/// Writes a table of the languages as Rust, English first, then by tag, and the texts of the house's files.
pub fn make(folder: &Path, out: &Path) {
    let mut made = String::from("const FILES: &[File] = &[\n");
    for file in files(folder) {
        let text = fs::read_to_string(&file).expect("a language file is text");
        let name = name(&text).unwrap_or_else(|| panic!("{} does not say what the language is called", file.display()));
        let tag = file
            .file_stem()
            .and_then(|tag| tag.to_str())
            .expect("a tag is plain text");
        // The page asks for the words of `pt-BR` as those of `pt` before it knows more.
        assert!(
            matches!(tag.len(), 2..=3) && tag.bytes().all(|letter| letter.is_ascii_lowercase()),
            "{} is not named by the first part of a tag, as `pt.json` is for `pt-BR`",
            file.display()
        );
        writeln!(made, "File {{ tag: {tag:?}, name: {name:?} }},").expect("a string takes whatever is written");
    }
    made.push_str("];\n#[cfg(not(target_arch = \"wasm32\"))]\n");
    made.push_str(&texts(folder));
    fs::write(out, made).expect("the build may write to its own folder");
}

/// Writes the texts of a game's files as Rust, in the order of the house's languages.
pub fn make_of_game(folder: &Path, house: &Path, out: &Path) {
    let tags = |folder: &Path| -> Vec<_> {
        let files = files(folder).into_iter();
        files.map(|file| file.file_name().map(ToOwned::to_owned)).collect()
    };
    assert_eq!(
        tags(folder),
        tags(house),
        "{} has a file for each language, and no other",
        folder.display()
    );
    fs::write(out, texts(folder)).expect("the build may write to its own folder");
}

/// The language files of a folder: English first, then by tag.
fn files(folder: &Path) -> Vec<PathBuf> {
    println!("cargo::rerun-if-changed={}", folder.display());
    let files = fs::read_dir(folder).expect("there is a folder of languages");
    let files = files.flatten().map(|file| file.path());
    let mut files: Vec<_> = files.filter(|file| file.extension() == Some("json".as_ref())).collect();
    files.sort_by_key(|file| (file.file_stem() != Some("en".as_ref()), file.clone()));
    files
}

/// The texts of the files of a folder, which a program that runs in a page fetches.
fn texts(folder: &Path) -> String {
    let texts: String = files(folder)
        .iter()
        .map(|file| format!("include_str!({file:?}),\n"))
        .collect();
    format!("pub(super) const TEXTS: &[&str] = &[\n{texts}];\n")
}

/// What a language calls itself: the first name of its file.
fn name(text: &str) -> Option<&str> {
    let (_, rest) = text.split_once("\"name\": \"")?;
    Some(rest.split_once('"')?.0)
}
