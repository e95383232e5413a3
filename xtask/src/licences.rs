//! The licences of everything that the site is made of, in one file: the game, the crates in its program, and the fonts.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use serde_json::Value;

use crate::Result;
use crate::command::{answer, cargo};
use crate::setup;

/// The fonts' licences.
const FONTS: [&str; 2] = ["www/fonts/OFL-Lato.txt", "www/fonts/OFL-Vollkorn.txt"];

/// Writes the licences to a file: a list of what there is, then the texts, each once.
///
/// # Errors
/// If cargo does not tell what the program is made of, or a file cannot be read or written.
pub fn write(to: &Path) -> Result<()> {
    let mut command = cargo();
    command.args([
        "metadata",
        "--format-version",
        "1",
        "--locked",
        "--filter-platform",
        setup::WASM,
    ]);
    let metadata: Value = serde_json::from_str(&answer(&mut command)?)?;
    let mut list = String::from("Meiji is made of:\n\n");
    let mut texts: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for package in linked(&metadata) {
        let name = format!("{} {}", text(&package["name"]), text(&package["version"]));
        list.push_str(&format!(
            "{name}: {}, {}\n",
            text(&package["license"]),
            text(&package["repository"])
        ));
        let folder = Path::new(text(&package["manifest_path"]))
            .parent()
            .ok_or("a crate lies in a folder")?;
        for text in licences(folder)? {
            texts.entry(text).or_default().push(name.clone());
        }
    }
    for font in FONTS {
        let name = font.rsplit(['-', '/', '.']).nth(1).unwrap_or(font).to_owned();
        list.push_str(&format!("{name}, cut to what is written with it: OFL-1.1\n"));
        texts.entry(fs::read_to_string(font)?).or_default().push(name);
    }
    for (text, names) in texts {
        list.push_str(&format!(
            "\n{}\n{}\n\n{}\n",
            "=".repeat(79),
            names.join(", "),
            text.trim()
        ));
    }
    Ok(fs::write(to, list)?)
}

/// The packages that are linked into the program: the game and what it needs when it runs, directly or not.
fn linked(metadata: &Value) -> Vec<&Value> {
    let nodes = list(&metadata["resolve"]["nodes"]);
    let packages = list(&metadata["packages"]);
    let game = packages.iter().find(|package| package["name"] == "meiji");
    let mut wanted: Vec<&str> = game.map(|package| text(&package["id"])).into_iter().collect();
    let mut found = BTreeSet::new();
    while let Some(id) = wanted.pop() {
        if !found.insert(id) {
            continue;
        }
        let node = nodes.iter().find(|node| node["id"] == id);
        let needs = node.map_or(&[][..], |node| list(&node["deps"]));
        // Neither what tests nor what the build alone needs; its kind is `null` for what runs.
        let runs = |need: &&Value| list(&need["dep_kinds"]).iter().any(|kind| kind["kind"].is_null());
        wanted.extend(needs.iter().filter(runs).map(|need| text(&need["pkg"])));
    }
    packages
        .iter()
        .filter(|package| found.contains(text(&package["id"])))
        .collect()
}

/// The licences that lie in a crate's folder.
fn licences(folder: &Path) -> Result<Vec<String>> {
    let mut texts = Vec::new();
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name = entry.file_name().to_string_lossy().to_uppercase();
        let is_licence = ["LICENSE", "LICENCE", "COPYING", "NOTICE"]
            .iter()
            .any(|begin| name.starts_with(begin));
        if is_licence && entry.file_type()?.is_file() {
            texts.push(fs::read_to_string(entry.path())?);
        }
    }
    texts.sort();
    Ok(texts)
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or("unknown")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_runs_is_linked_and_what_tests_or_builds_is_not() {
        let need = |name: &str, kind: Value| serde_json::json!({"pkg": name, "dep_kinds": [{"kind": kind}]});
        let package = |name: &str| serde_json::json!({"name": name, "id": name});
        let node = |name: &str, deps: Vec<Value>| serde_json::json!({"id": name, "deps": deps});
        let metadata = serde_json::json!({
            "packages": [package("meiji"), package("serde"), package("core"), package("proptest"), package("cc")],
            "resolve": {"nodes": [
                node("meiji", vec![need("serde", Value::Null), need("proptest", "dev".into()), need("cc", "build".into())]),
                node("serde", vec![need("core", Value::Null)]),
                node("core", vec![]),
            ]},
        });
        let names: Vec<&str> = linked(&metadata)
            .into_iter()
            .map(|package| text(&package["name"]))
            .collect();
        assert_eq!(names, ["meiji", "serde", "core"]);
    }
}
