//! The crate's programs, built for WebAssembly with optimisation across crates.

use std::env;
use std::path::{Path, PathBuf};

use crate::Result;
use crate::command::{cargo, failed, follow};
use crate::setup;

/// Builds a program of the crate and gives its file. `kind` is cargo's word for what it is: `--bin` or `--example`; `how` is what else
/// cargo is told, such as its profile and its features.
///
/// # Errors
/// If it does not build.
pub fn build(kind: &str, name: &str, how: &[&str]) -> Result<PathBuf> {
    setup::wasm_target()?;
    let mut file = None;
    let mut command = cargo();
    command.args(["build", "--package", "meiji", kind, name, "--target", setup::WASM]);
    command.args(how).arg("--message-format=json-render-diagnostics");
    command.args(registry().map(|folder| unnamed(&folder)).into_iter().flatten());
    let built = follow(&mut command, |line| file = file.take().or_else(|| file_in(line, name)))?;
    if !built {
        return Err(failed(&command));
    }
    file.ok_or_else(|| format!("cargo built {name} but named no wasm file").into())
}

/// The folder in which cargo keeps the packages of registries.
fn registry() -> Option<PathBuf> {
    let home = env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| Some(env::home_dir()?.join(".cargo")))?;
    Some(home.join("registry/src"))
}

/// What cargo is told so that a program that ships does not name a folder: whose machine built it is nobody's business. Flags of one's own in `RUSTFLAGS`
/// take its place.
fn unnamed(folder: &Path) -> [String; 2] {
    let flag = toml_text(&format!("--remap-path-prefix={}=", folder.display()));
    ["--config".into(), format!("target.{}.rustflags=[{flag}]", setup::WASM)]
}

/// A text as TOML writes it.
fn toml_text(text: &str) -> String {
    serde_json::Value::from(text).to_string()
}

/// The wasm file that a line of cargo's report names, if it is about the program.
fn file_in(line: &str, name: &str) -> Option<PathBuf> {
    let report: serde_json::Value = serde_json::from_str(line).ok()?;
    let about = report["reason"] == "compiler-artifact" && report["target"]["name"] == name;
    let files = report["filenames"].as_array().filter(|_| about)?;
    files
        .iter()
        .filter_map(|file| file.as_str())
        .find(|file| file.ends_with(".wasm"))
        .map(PathBuf::from)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_program_names_no_folder_of_the_machine() {
        let [_, told] = unnamed(Path::new(r"C:\a b\src"));
        let flag = r#"["--remap-path-prefix=C:\\a b\\src="]"#;
        assert_eq!(told, format!("target.wasm32-unknown-unknown.rustflags={flag}"));
    }

    #[test]
    fn the_file_is_the_programs_wasm_and_no_other() {
        let page =
            r#"{"reason":"compiler-artifact","target":{"name":"page"},"filenames":["/t/page.d","/t/page.wasm"]}"#;
        let library = r#"{"reason":"compiler-artifact","target":{"name":"meiji"},"filenames":["/t/meiji.wasm"]}"#;
        assert_eq!(file_in(page, "page"), Some(PathBuf::from("/t/page.wasm")));
        assert_eq!(file_in(library, "page"), None);
        assert_eq!(file_in("not a report", "page"), None);
    }
}
