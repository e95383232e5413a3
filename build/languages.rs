//! Finds the languages that there are: a file each, named by the first part of its tag.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

/// Writes a table of the languages as Rust: English first, then by tag.
pub fn make(folder: &Path, out: &Path) {
    println!("cargo::rerun-if-changed={}", folder.display());
    let files = fs::read_dir(folder).expect("there is a folder of languages");
    let mut files: Vec<_> = files.flatten().map(|file| file.path()).collect();
    files.sort_by_key(|file| (file.file_stem() != Some("en".as_ref()), file.clone()));
    let mut made = String::from("const FILES: &[File] = &[\n");
    for file in files {
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
        writeln!(
            made,
            "File {{ tag: {tag:?}, name: {name:?}, #[cfg(not(target_arch = \"wasm32\"))] text: include_str!({file:?}) }},"
        )
        .expect("a string takes whatever is written");
    }
    made.push_str("];\n");
    fs::write(out, made).expect("the build may write to its own folder");
}

/// What a language calls itself: the first name of its file.
fn name(text: &str) -> Option<&str> {
    let (_, rest) = text.split_once("\"name\": \"")?;
    Some(rest.split_once('"')?.0)
}
