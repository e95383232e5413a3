//! What makes the site playable without a network: the list of files that `sw.js` keeps.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use serde_json::{Value, json};
use sha2::{Digest, Sha256};

use crate::games::{GAMES, Game};
use crate::{Result, icons};

/// Where the site's service worker finds what to keep.
const LIST: &str = "files.js";

/// The page that begins new versions, and where it says of which it is: `offline.js` asks the service worker whether it is of the same.
const PAGE: &str = "index.html";
const ROOT: &str = "<html lang=\"en\"";

/// Writes the list of all files of a site: the hash of each by its path, and a version that is another as soon as one of them is. The first
/// page says its version too.
/// Declarations for programmers and what only installing asks for are not played with and not kept.
///
/// # Errors
/// If a file cannot be read or written, or the first page has no place for its version.
pub fn list(site: &Path) -> Result<()> {
    let version = hash(hashes(site)?.as_bytes());
    let page = fs::read_to_string(site.join(PAGE))?;
    if !page.contains(ROOT) {
        return Err(format!("{PAGE} has no place for its version").into());
    }
    fs::write(
        site.join(PAGE),
        page.replacen(ROOT, &format!("{ROOT} data-version=\"{version}\""), 1),
    )?;
    let (files, games) = (hashes(site)?, of_games(site)?);
    let list = format!(
        "// What sw.js keeps. Made with the site.\nself.VERSION = \"{version}\";\nself.GAMES = {games};\nself.FILES = {files};\n"
    );
    Ok(fs::write(site.join(LIST), list)?)
}

/// By game, the files of a site that are of it alone, as JSON.
///
/// # Errors
/// If a file is named for a game and is not known as its own: everybody would fetch it in each update.
fn of_games(site: &Path) -> Result<String> {
    let paths = kept(site)?;
    let mut lists = serde_json::Map::new();
    for game in &GAMES {
        // The first game's name is that of the element, too, which every game has.
        let is_strange = |path: &&String| !game.folder.is_empty() && game.is_named_by(path) && !game.owns(path);
        if let Some(path) = paths.keys().find(is_strange) {
            return Err(format!("{path} is named for {} and not known as its own", game.name).into());
        }
        let own: Vec<&String> = paths.keys().filter(|path| game.owns(path)).collect();
        lists.insert(game.name.to_owned(), json!(own));
    }
    Ok(serde_json::to_string(&lists)?)
}

/// What a visitor fetches in an update in which everything has changed, who played one game alone, by the list of a site that is read: the paths of the files.
///
/// # Errors
/// If the list cannot be read.
pub fn update(site: &Path, game: &Game) -> Result<Vec<String>> {
    let list = fs::read_to_string(site.join(LIST))?;
    let told = |name: &str| {
        let (_, rest) = list.split_once(&format!("self.{name} = "))?;
        let (value, _) = rest.split_once(";\n")?;
        serde_json::from_str::<Value>(value).ok()
    };
    let (Some(Value::Object(games)), Some(Value::Object(files))) = (told("GAMES"), told("FILES")) else {
        return Err(format!("{LIST} does not tell what is kept").into());
    };
    let others: BTreeSet<&str> = games
        .iter()
        .filter(|(name, _)| *name != game.name)
        .filter_map(|(_, own)| own.as_array())
        .flatten()
        .filter_map(Value::as_str)
        .collect();
    let fetched = files.keys().filter(|path| !others.contains(path.as_str()));
    Ok(fetched.cloned().collect())
}

/// The hash of every file of a site that is kept, by its path, as JSON.
fn hashes(site: &Path) -> Result<String> {
    let hashed = |(path, file): (String, PathBuf)| Ok((path, hash(&fs::read(file)?).into()));
    let files: serde_json::Map<_, _> = kept(site)?.into_iter().map(hashed).collect::<Result<_>>()?;
    Ok(serde_json::to_string_pretty(&files)?)
}

/// Every file of a site that is kept, by its path.
fn kept(site: &Path) -> Result<BTreeMap<String, PathBuf>> {
    let mut kept = BTreeMap::new();
    for file in files(site)? {
        let path = file.strip_prefix(site)?.to_string_lossy().replace('\\', "/");
        let is_icon = path.split('/').next() == Some(icons::FOLDER);
        let spared = path == "sw.js" || path == LIST || path.ends_with(".d.ts") || is_icon;
        if !spared {
            kept.insert(path, file);
        }
    }
    Ok(kept)
}

/// SHA-256 in hexadecimal.
fn hash(bytes: &[u8]) -> String {
    hex(&Sha256::digest(bytes))
}

/// Bytes in hexadecimal.
pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Every file of a folder and those in it.
///
/// # Errors
/// If a folder cannot be read.
pub fn files(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        if entry.file_type()?.is_dir() {
            found.extend(files(&entry.path())?);
        } else {
            found.push(entry.path());
        }
    }
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_list_names_every_file_and_changes_with_any() {
        let site = std::env::temp_dir().join(format!("meiji-site-{}", std::process::id()));
        fs::create_dir_all(site.join("www")).expect("there is room");
        let write = |path: &str, text: &str| fs::write(site.join(path), text).expect("there is room");
        let read = || {
            list(&site).expect("it is a site");
            fs::read_to_string(site.join(LIST)).expect("it was written")
        };
        let page = "<html lang=\"en\"><title>page</title>";
        write("sw.js", "worker");
        write("www/a.js", "1");
        write("www/a.d.ts", "1");
        fs::create_dir_all(site.join(icons::FOLDER)).expect("there is room");
        write("icons/512.png", "1");
        write("licences.txt", "page");
        let listed = || {
            write(PAGE, page);
            read()
        };
        let version = |list: &str| list.split('"').nth(1).expect("it is said").to_owned();
        let first = listed();
        // Of `page`, by any other program.
        assert!(first.contains("\"licences.txt\": \"3660315a9af3df25"), "{first}");
        let said = fs::read_to_string(site.join(PAGE)).expect("it is there");
        assert!(
            said.starts_with(&format!("{ROOT} data-version=\"{}\">", version(&first))),
            "{said}"
        );
        assert!(
            first.contains(&format!("\"{PAGE}\": \"{}\"", hash(said.as_bytes()))),
            "{first}"
        );
        assert!(
            first.contains("\"www/a.js\"")
                && !first.contains("sw.js\"")
                && !first.contains(".d.ts")
                && !first.contains(".png"),
            "{first}"
        );
        // Of each game what lies there of it alone; nothing yet.
        let mut own: BTreeMap<&str, &[&str]> = GAMES.iter().map(|game| (game.name, &[][..])).collect();
        assert!(first.contains(&format!("self.GAMES = {};", json!(own))), "{first}");
        let of_yokohama = [
            "lessons/list.json",
            "www/opponents_bg.wasm",
            "www/think.js",
            "www/words/en.json",
        ];
        let of_duel = [
            "lessons/duel/list.json",
            "www/duel_bg.wasm",
            "www/duel_think.js",
            "www/words/duel/en.json",
        ];
        for folder in ["www/words/duel", "www/words/pages", "www/schemas/duel", "lessons/duel"] {
            fs::create_dir_all(site.join(folder)).expect("there is room");
        }
        let of_all = ["www/words/pages/en.json", "www/schemas/any-lesson.json"];
        for path in of_yokohama.into_iter().chain(of_duel).chain(of_all) {
            write(path, "1");
        }
        own.extend([("duel", &of_duel[..]), ("yokohama", &of_yokohama[..])]);
        assert!(
            listed().contains(&format!("self.GAMES = {};", json!(own))),
            "{}",
            read()
        );
        for (game, others) in [(&GAMES[0], of_duel), (&GAMES[1], of_yokohama)] {
            let fetched = update(&site, game).expect("there is a list");
            assert!(
                others.iter().all(|other| !fetched.iter().any(|path| path == other)),
                "{fetched:?}"
            );
            assert_eq!(fetched.len(), 3 + of_all.len() + 4, "{fetched:?}");
        }
        write("www/duel_more.js", "1");
        let told = list(&site).expect_err("nobody knows whose it is").to_string();
        assert_eq!(told, "www/duel_more.js is named for duel and not known as its own");
        let more = of_yokohama.into_iter().chain(of_duel).chain(of_all);
        for path in more.chain(["www/duel_more.js"]) {
            fs::remove_file(site.join(path)).expect("it is ours");
        }
        assert_eq!(listed(), first, "the list is no file of its own");
        write("www/a.js", "2");
        assert_ne!(version(&listed()), version(&first), "another version");
        fs::remove_dir_all(&site).expect("it is ours");
    }
}
