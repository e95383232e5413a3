//! The static site that ships: `dist/` works from any folder of any web server.

use std::fs;
use std::path::{Path, PathBuf};

use wasm_bindgen_cli_support::Bindgen;

use crate::Result;
use crate::command::{cargo, failed, follow, say};
use crate::setup;

/// Where the site is built.
pub const FOLDER: &str = "dist";

/// The folder of scripts, styles and fonts, in the repository and in the site. The module lies beside the page's script.
const ASSETS: &str = "www";

/// The module's name: `yokohama.js`, `yokohama_bg.wasm` and their TypeScript declarations.
const MODULE: &str = "yokohama";

/// Builds the site anew.
pub fn build() -> Result<()> {
    setup::wasm_target()?;
    say("Building the game for the browser");
    let wasm = page()?;

    say(&format!("Writing the site into {FOLDER}/"));
    let folder = Path::new(FOLDER);
    if folder.exists() {
        fs::remove_dir_all(folder)?;
    }
    let assets = folder.join(ASSETS);
    copy(Path::new(ASSETS), &assets)?;
    fs::write(
        folder.join("index.html"),
        without_trunk(&fs::read_to_string("index.html")?),
    )?;
    // The module finds its wasm beside itself; wasm-bindgen's library leaves that out unless told.
    Bindgen::new()
        .input_path(wasm)
        .web(true)?
        .omit_default_module_path(false)
        .typescript(true)
        .remove_name_section(true)
        .remove_producers_section(true)
        .out_name(MODULE)
        .generate(&assets)?;
    Ok(())
}

/// Builds the page's module with optimisation across crates and gives its file.
fn page() -> Result<PathBuf> {
    let mut file = None;
    let mut command = cargo();
    command.args([
        "build",
        "--release",
        "--package",
        "yokohama",
        "--bin",
        "page",
        "--target",
        setup::WASM,
    ]);
    command.arg("--message-format=json-render-diagnostics");
    let built = follow(&mut command, |line| file = file.take().or_else(|| module_in(line)))?;
    if !built {
        return Err(failed(&command));
    }
    file.ok_or_else(|| "cargo built the page but named no wasm file".into())
}

/// The wasm file that a line of cargo's report names, if it is about the page.
fn module_in(line: &str) -> Option<PathBuf> {
    let report: serde_json::Value = serde_json::from_str(line).ok()?;
    let page = report["reason"] == "compiler-artifact" && report["target"]["name"] == "page";
    let files = report["filenames"].as_array().filter(|_| page)?;
    files
        .iter()
        .filter_map(|file| file.as_str())
        .find(|file| file.ends_with(".wasm"))
        .map(PathBuf::from)
}

/// The page without the lines that tell Trunk what to do, which mean nothing to a browser.
fn without_trunk(page: &str) -> String {
    page.lines()
        .filter(|line| !line.contains("data-trunk"))
        .flat_map(|line| [line, "\n"])
        .collect()
}

/// Copies a folder with all it holds.
fn copy(from: &Path, to: &Path) -> Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let target = to.join(entry.file_name());
        if entry.file_type()?.is_dir() {
            copy(&entry.path(), &target)?;
        } else {
            fs::copy(entry.path(), target)?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_trunks_own_lines_leave_the_page() {
        let page = "<head>\n<link data-trunk rel=\"rust\">\n<title>Yokohama</title>\n</head>\n";
        assert_eq!(without_trunk(page), "<head>\n<title>Yokohama</title>\n</head>\n");
    }

    #[test]
    fn the_module_is_the_pages_wasm_and_no_other_file() {
        let page =
            r#"{"reason":"compiler-artifact","target":{"name":"page"},"filenames":["/t/page.d","/t/page.wasm"]}"#;
        let library = r#"{"reason":"compiler-artifact","target":{"name":"yokohama"},"filenames":["/t/yokohama.wasm"]}"#;
        assert_eq!(module_in(page), Some(PathBuf::from("/t/page.wasm")));
        assert_eq!(module_in(library), None);
        assert_eq!(module_in("not a report"), None);
    }
}
