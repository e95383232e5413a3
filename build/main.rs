//! Makes what the table is drawn with: the advance tables of its fonts.

mod letters;

use std::path::PathBuf;

fn main() {
    let root = PathBuf::from(std::env::var_os("CARGO_MANIFEST_DIR").expect("cargo names the package's folder"));
    let out = PathBuf::from(std::env::var_os("OUT_DIR").expect("cargo names the folder to write to"));
    println!("cargo::rerun-if-changed=build");
    letters::make(&root.join("www/fonts"), &out.join("letters.rs"));
}
