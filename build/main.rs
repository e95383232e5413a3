//! Makes what the table is drawn with: its symbols as one compact file, and the advance tables of its fonts.

mod drawing;
mod encode;
mod languages;
mod letters;

use std::path::PathBuf;

fn main() {
    let root = PathBuf::from(std::env::var_os("CARGO_MANIFEST_DIR").expect("cargo names the package's folder"));
    let out = PathBuf::from(std::env::var_os("OUT_DIR").expect("cargo names the folder to write to"));
    println!("cargo::rerun-if-changed=build");
    letters::make(&root.join("www/fonts"), &out.join("letters.rs"));

    languages::make(&root.join("src/words/languages"), &out.join("languages.rs"));

    let art = root.join("src/table/art");
    println!("cargo::rerun-if-changed={}", art.display());
    let drawings = drawing::read_folder(&art);
    std::fs::write(out.join("art.bin"), encode::drawings(&drawings)).expect("the build may write to its own folder");
    let names: Vec<_> = drawings.iter().map(|drawing| drawing.name.as_str()).collect();
    std::fs::write(out.join("art_names.rs"), format!("{names:?}")).expect("the build may write to its own folder");
}
