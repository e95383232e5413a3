//! The page's scripts and styles as they ship: few files without what only people read, made by esbuild, the scripts in the fewest words, made by Terser.

use std::collections::BTreeSet;
use std::path::Path;
use std::process::Command;
use std::{fs, iter};

use crate::command::{run, say};
use crate::games::{self, ANSWERS, GAMES, Game, Program, THINK};
use crate::{Result, setup, size};

/// Where the bundler is installed, by its lock file, and what makes scripts shorter.
pub const BUNDLER: &str = "xtask/bundler";

/// The scripts that are asked for by name, each with those that it leaves apart besides the modules' own ones of the first page and the tables: the
/// page's own, and of each of some games that of its worker and what answers in both. What answers comes late, and leaves nothing apart, not even the modules' of
/// who thinks: a browser may never ask again for a part that it could not have, see coming.js.
fn entries(games: &[Game]) -> impl Iterator<Item = (String, Vec<String>)> {
    let answers = GAMES.iter().map(|game| game.own(ANSWERS));
    let workers = games.iter().map(|game| (game.own(THINK), vec![game.own(ANSWERS)]));
    let own = games.iter().map(|game| (game.own(ANSWERS), Vec::new()));
    iter::once(("page.js".to_owned(), answers.collect()))
        .chain(workers)
        .chain(own)
}

/// The modules' own scripts of the first page and of the tables.
fn shown() -> impl Iterator<Item = String> {
    let tables = GAMES.iter().map(|game| game.programs.table);
    iter::once(games::COVER).chain(tables).map(Program::script)
}

/// The modules' own scripts and what runs before all: they stay whole, under their names.
fn whole(games: &[Game]) -> impl Iterator<Item = String> {
    games::programs(games).map(Program::script).chain([OPENING.to_owned()])
}

/// What runs before all, and tells which script a browser is too old for: in the words of those that have WebAssembly at all.
const OPENING: &str = "opening.js";
const OLDEST: &str = "2017";

/// The page's styles: of those that its head names, which are there before anything is seen, and of those that its body names.
const STYLES: [&str; 2] = ["www/styles/first.css", "www/styles/page.css"];

/// Where its head ends.
const BODY: &str = "  <body>\n";

/// Puts the scripts and styles of a site's page together, with those that some games have of their own; gives the page as it asks for them.
///
/// # Errors
/// If a file cannot be read or written, or the bundler cannot be had or fails.
pub fn bundle(site: &Path, games: &[Game], page: &str) -> Result<String> {
    setup::npm_packages_once(BUNDLER)?;
    say("Putting the page's scripts and styles together");
    let assets = site.join("www");
    let made = site.join("made");
    for (entry, apart) in entries(games) {
        run(esbuild()
            .arg(assets.join(entry))
            .args(apart.iter().map(|script| format!("--external:./{script}")))
            .args(shown().map(|script| format!("--external:./{script}")))
            .args(["--bundle", "--format=esm"])
            .arg(format!("--outdir={}", made.display())))?;
    }
    for script in sources(site, games)? {
        fs::remove_file(site.join(script))?;
    }
    for file in fs::read_dir(&made)? {
        let file = file?;
        fs::rename(file.path(), assets.join(file.file_name()))?;
    }
    fs::remove_dir(&made)?;
    run(esbuild()
        .args(whole(games).map(|name| assets.join(name)))
        .arg("--allow-overwrite")
        .arg(format!("--outdir={}", assets.display())))?;
    run(esbuild()
        .arg(assets.join(OPENING))
        .args([&format!("--target=es{OLDEST}"), "--allow-overwrite"])
        .arg(format!("--outdir={}", assets.display())))?;
    let entries = entries(games).map(|(entry, _)| entry);
    for script in entries.chain(whole(games)) {
        shorten(&assets.join(script))?;
    }
    styles(site, page)
}

/// Every script that goes into a bundle.
fn sources(site: &Path, games: &[Game]) -> Result<BTreeSet<String>> {
    let mut found = BTreeSet::new();
    for (entry, _) in entries(games) {
        found.extend(size::scripts(site, &entry)?);
    }
    let whole: Vec<_> = whole(games).map(|name| format!("/{name}")).collect();
    found.retain(|path| !whole.iter().any(|name| path.ends_with(name)));
    Ok(found)
}

/// Makes one style of all that a page's head names, and one of all that its body names, and gives the page with these.
fn styles(site: &Path, page: &str) -> Result<String> {
    let (head, body) = page.split_once(BODY).ok_or("the page has no body")?;
    let [first, rest] = STYLES;
    Ok(with_one_style(site, head, first)? + BODY + &with_one_style(site, body, rest)?)
}

/// Makes one style of all that a part of a page names, in their order, and gives the part with that one, in the place of the first.
fn with_one_style(site: &Path, part: &str, name: &str) -> Result<String> {
    let all: Vec<&str> = part.lines().filter_map(style_of).collect();
    let sheets: String = all.iter().map(|path| format!("@import \"./{path}\";\n")).collect();
    let entry = site.join("page.css");
    fs::write(&entry, sheets)?;
    style(&entry, &site.join(name))?;
    fs::remove_file(entry)?;
    for path in &all {
        fs::remove_file(site.join(path))?;
    }
    let first = all.first().ok_or("a part of the page has no style")?;
    let lines = part.lines().filter_map(|line| match style_of(line) {
        Some(path) if path == *first => Some(line.replace(path, name)),
        Some(_) => None,
        None => Some(line.to_owned()),
    });
    Ok(lines.flat_map(|line| [line, "\n".to_owned()]).collect())
}

/// Makes one style of a file and all that it imports; it may be put in that file's place.
///
/// # Errors
/// If the bundler fails.
pub fn style(from: &Path, to: &Path) -> Result<()> {
    run(esbuild()
        .arg(from)
        .args(["--bundle", "--external:*.woff2", "--allow-overwrite"])
        .arg(format!("--outfile={}", to.display())))
}

/// The style that a line of a page names.
fn style_of(line: &str) -> Option<&str> {
    let (_, rest) = line.split_once("rel=\"stylesheet\" href=\"")?;
    rest.split('"').next()
}

/// Says a script that ships in fewer words than the bundler does.
///
/// # Errors
/// If it cannot be read, or is none.
pub fn shorten(script: &Path) -> Result<()> {
    let words: &[&str] = if script.ends_with(OPENING) {
        &["--ecma", OLDEST]
    } else {
        &["--ecma", "2020", "--module"] // The newest that it knows to write in; it reads all.
    };
    run(Command::new(Path::new(BUNDLER).join("node_modules/.bin/terser"))
        .arg(script)
        .args(words)
        .args(["--compress", "passes=3", "--mangle", "--output"])
        .arg(script))
}

/// The bundler, with what holds for all that ships.
pub fn esbuild() -> Command {
    let mut command = Command::new(Path::new(BUNDLER).join("node_modules/.bin/esbuild"));
    command.args(["--minify", "--target=es2022", "--log-level=warning"]);
    command
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_script_that_is_named_for_a_game_is_its_own() {
        let all: BTreeSet<String> = entries(&GAMES).map(|(script, _)| script).chain(whole(&GAMES)).collect();
        for game in &GAMES {
            let path = |script: &String| format!("www/{script}");
            let of_it = || all.iter().map(path).filter(|path| game.owns(path));
            // Its two programs, what answers, and the worker.
            assert_eq!(of_it().count(), 4, "{}", game.name);
            let named = all.iter().map(path).filter(|path| game.is_named_by(path));
            for path in named {
                assert!(game.owns(&path), "{path}");
            }
        }
    }
}
