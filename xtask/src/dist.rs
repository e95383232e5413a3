//! The static site that ships: `dist/` works from any folder of any web server.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Instant;

use serde_json::{Value, json};
use wasm_bindgen_cli_support::Bindgen;

use crate::Result;
use crate::bundle::{self, Carrier};
use crate::command::say;
use crate::declared;
use crate::docs;
use crate::editor;
use crate::games::{self, GAMES, Game, Program};
use crate::icons;
use crate::licences;
use crate::offline;
use crate::scripts;
use crate::setup;
use crate::size;
use crate::stamp;
use crate::wasm;
use crate::words;

/// Where the site is built.
pub const FOLDER: &str = "dist";

/// The folder of scripts, styles and fonts, in the repository and in the site. The module lies beside the page's script.
pub const ASSETS: &str = "www";

/// The languages: a file each, which the page fetches; and their folder in the site.
pub const WORDS: &str = "words";

/// What is offered on the first page: the lessons that come with the games, and the worked examples of the rulebooks, those of each game in its
/// folder there; and what says of each folder in which order.
const OFFERED: [&str; 2] = ["lessons", "worked"];
const ORDER: &str = "order.json";

/// The schemas of what persons write of any game, which those of each take in, beside that of messages, which lies with the scripts; and their names
/// in the site.
const SCHEMAS: [(&str, &str); 1] = [("src/lesson/schema.json", "any-lesson.json")];

/// Where they lie.
pub const SCHEMA_FOLDER: &str = "schemas";

/// What lies beside the page: what installs it, and the rest.
const MANIFEST: &str = "manifest.webmanifest";
const ROOT: [&str; 3] = ["sw.js", "frame.html", "editor.html"];

/// The style of the page that lies in frames, which takes that of the game's page along.
const FRAME_STYLE: &str = "styles/frame.css";

/// The table's drawings.
const ART: &str = "src/drawing/art";

/// What a style is named by.
const STYLE: &str = "rel=\"stylesheet\"";

/// The line of the page after which it says what it will ask for.
const FIRST_SCRIPT: &str = "    <script async fetchpriority=\"high\" src=\"www/opening.js\"></script>\n";

/// Makes sure that the site is there.
///
/// # Errors
/// If it is not: what is to be done.
pub fn built(folder: &Path) -> Result<()> {
    if folder.exists() {
        return Ok(());
    }
    Err(format!("there is no {}/ yet: run `cargo xtask dist` first", folder.display()).into())
}

/// Builds the site that ships, anew.
pub fn build() -> Result<()> {
    whole(Path::new(FOLDER), None)
}

/// Builds a site anew in a folder. `build` is what its build is called; without one that is made of all that it is.
///
/// # Errors
/// If it does not compile, or a file cannot be read or written.
pub fn whole(site: &Path, build: Option<&str>) -> Result<()> {
    let assets = anew(site)?;
    lay(&assets, &GAMES, build)?;
    say(&format!("Writing the site into {}/", site.display()));
    schemas(&assets)?;
    for file in ROOT {
        fs::copy(file, site.join(file))?;
    }
    licences::write(&site.join("licences.txt"))?;
    beside(site)?;
    // The element and the editor are made of the page's scripts as they are, before those are put together for the page.
    bundle::element(&assets, Carrier::Site)?;
    editor::build(&assets)?;
    words::ship(&assets.join(WORDS))?;
    let framed = assets.join(FRAME_STYLE);
    scripts::style(&framed, &framed)?;
    docs::build(&assets)?;
    page(site, &GAMES)?;
    offline::list(site)
}

/// Builds what is needed of a site to play the first game on its page, anew in a folder; gives what its build is called. What keeps a site for when there is no
/// network is none of it: that begins with all of it.
///
/// # Errors
/// As [`whole`].
pub fn first(site: &Path) -> Result<String> {
    let assets = anew(site)?;
    let games = &GAMES[..1];
    let build = lay(&assets, games, None)?;
    beside(site)?;
    words::ship(&assets.join(WORDS))?;
    page(site, games)?;
    // The scripts of the others are still to be made of what they are written in.
    for script in GAMES[1..].iter().flat_map(Game::scripts) {
        fs::remove_file(assets.join(script))?;
    }
    Ok(build)
}

/// Makes the folder of a site anew, and gives that of its scripts.
fn anew(site: &Path) -> Result<PathBuf> {
    if site.exists() {
        fs::remove_dir_all(site)?;
    }
    Ok(site.join(ASSETS))
}

/// Puts beside the page of a site what it asks for and is made of no program: what is offered there, the icons, and what installs it.
///
/// # Errors
/// If a file cannot be read or written.
pub fn beside(site: &Path) -> Result<()> {
    fs::copy(MANIFEST, site.join(MANIFEST))?;
    for name in offers() {
        offered(Path::new(&name), &site.join(&name))?;
    }
    icons::write(Path::new(ART), site)
}

/// Makes the page of a site of what lies there, with the scripts of some games.
fn page(site: &Path, games: &[Game]) -> Result<()> {
    let page = scripts::bundle(site, games, &without_trunk(&fs::read_to_string("index.html")?))?;
    let asked = size::scripts(site, "page.js")?;
    let fonts = size::fonts(site)?;
    let tags = languages(Path::new(words::HOUSE))?;
    let page = words::plain(&without_comments(&with_preloads(&page, &tags, &asked, &fonts)));
    Ok(fs::write(site.join("index.html"), page)?)
}

/// A page without what it tells whoever changes it.
fn without_comments(page: &str) -> String {
    let mut parts = page.split("<!--");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |kept, part| {
        kept + part.split_once("-->").map_or("", |(_, rest)| rest)
    })
}

/// The schemas, and of the printed values of each game every edition, as an example, and where each value comes from: each a file of the
/// repository, and its name in the site.
pub fn written() -> impl Iterator<Item = (String, String)> {
    let of_all = SCHEMAS.map(|(file, name)| (file.to_owned(), name.to_owned()));
    of_all.into_iter().chain(GAMES.iter().flat_map(Game::documents))
}

/// Puts the schemas, and what lies with them, into a folder of their own in another.
///
/// # Errors
/// If one of them cannot be read or written.
pub fn schemas(to: &Path) -> Result<()> {
    schemas_of(Path::new("."), to)
}

/// The same of a repository that lies elsewhere.
fn schemas_of(repository: &Path, to: &Path) -> Result<()> {
    for (file, name) in written() {
        let there = to.join(SCHEMA_FOLDER).join(name);
        fs::create_dir_all(there.parent().unwrap_or(to))?;
        fs::copy(repository.join(file), there)?;
    }
    Ok(())
}

/// The folders of what is offered, of each game its own.
fn offers() -> impl Iterator<Item = String> {
    GAMES
        .iter()
        .flat_map(|game| OFFERED.map(|name| format!("{name}/{}", game.folder)))
}

/// Copies the documents of a folder into another, with a list of them in the order in which they are offered: the file of each, and its title by language.
fn offered(from: &Path, to: &Path) -> Result<()> {
    fs::create_dir_all(to)?;
    let mut list = Vec::new();
    for name in order(from)? {
        let text = fs::read_to_string(from.join(&name))?;
        let document: Value = serde_json::from_str(&text)?;
        fs::write(to.join(&name), text)?;
        list.push(json!({ "file": name, "title": document["title"] }));
    }
    Ok(fs::write(to.join("list.json"), Value::from(list).to_string())?)
}

/// How the glue frees what nobody wants any more, and how it does so once no call to it goes on.
const FREED: &str = "_free(ptr, 0);";
const FREED_LATE: &str = "_free(ptr, 1);";

/// Mends the glue of a module, given as its file, so that whatever is freed in the midst of a call to it, by who is told of a thought, goes when that call
/// ends. Left to itself it would throw an error without a code there, and free it never.
///
/// # Errors
/// If it cannot be read or written, or frees otherwise than was known.
pub fn free_late(glue: &Path) -> Result<()> {
    let text = fs::read_to_string(glue).map_err(|error| format!("{}: {error}", glue.display()))?;
    if !text.contains(FREED) {
        return Err(format!("{} frees otherwise than it did", glue.display()).into());
    }
    Ok(fs::write(glue, text.replace(FREED, FREED_LATE))?)
}

/// The files of a folder of documents in the order in which they are offered.
fn order(folder: &Path) -> Result<Vec<String>> {
    Ok(serde_json::from_str(&fs::read_to_string(folder.join(ORDER))?)?)
}

/// Builds every game into a folder: their programs, with the scripts, the styles, the fonts and the words that they need.
///
/// # Errors
/// If it does not compile, or a file cannot be read or written.
pub fn game(assets: &Path) -> Result<()> {
    lay(assets, &GAMES, None).map(drop)
}

/// The same of some games. `build` is what it is called; without one that is made of all that it is. Gives what it is called.
fn lay(assets: &Path, games: &[Game], build: Option<&str>) -> Result<String> {
    let names: Vec<_> = games.iter().map(|game| game.name).collect();
    say(&format!("Building {} for the browser", names.join(" and ")));
    let built = programs(games)?;
    copy(Path::new(ASSETS), assets)?;
    words::lay(Path::new("."), &assets.join(WORDS))?;
    for (program, built) in built {
        let module = program.name;
        // The module finds its wasm beside itself; wasm-bindgen's library leaves that out unless told.
        let mut bound = Bindgen::new()
            .input_path(built)
            .web(true)?
            .omit_default_module_path(false)
            .typescript(true)
            .remove_name_section(true)
            .remove_producers_section(true)
            // A program that failed can be begun anew in its place.
            .reset_state_function(true)
            .out_name(module)
            .generate_output()?;
        // What it may be linked with: nobody links it any more.
        bound.wasm_mut().customs.remove_raw("target_features");
        bound.emit(assets)?;
        declared::finish(assets, module)?;
        free_late(&assets.join(program.script()))?;
    }
    let build = build.map_or_else(|| stamp::name(assets), |build| Ok(build.to_owned()))?;
    stamp::mark(assets, &build, games::programs(games), WORDS)?;
    Ok(build)
}

/// The tags of the languages, English first: what somebody hears who wishes for none of them.
fn languages(folder: &Path) -> Result<Vec<String>> {
    let mut tags = Vec::new();
    for file in fs::read_dir(folder)? {
        let path = file?.path();
        tags.extend(path.file_stem().and_then(|tag| tag.to_str()).map(str::to_owned));
    }
    tags.sort_by_key(|tag| (tag != "en", tag.clone()));
    Ok(tags)
}

/// The page with a word beforehand about all scripts and the fonts. Else a browser would hear of each script by the one that imports it, and of the
/// rest by the last. About the program and the words `opening.js` has it, which comes before all but the first style, which the first picture waits
/// for, and knows where the page leads; of the languages it hears here. The fonts come after the last style: the first picture would wait for what is in the head.
fn with_preloads(page: &str, languages: &[String], scripts: &BTreeSet<String>, fonts: &[String]) -> String {
    let tags = languages.join(" ");
    let mut links = format!(
        "    <script async fetchpriority=\"high\" src=\"www/opening.js\" data-languages=\"{tags}\"></script>\n"
    );
    for script in scripts {
        links.push_str(&format!("    <link rel=\"modulepreload\" href=\"{script}\">\n"));
    }
    let page = page.replacen(FIRST_SCRIPT, &links, 1);
    let styled = page.rfind(STYLE).map_or(0, |at| at + STYLE.len());
    let (before, after) = page.split_at(styled + page[styled..].find('\n').map_or(0, |end| end + 1));
    let fonts = fonts.iter().map(|font| {
        format!("      <link rel=\"preload\" href=\"{font}\" as=\"font\" type=\"font/woff2\" crossorigin>\n")
    });
    [before.to_owned()]
        .into_iter()
        .chain(fonts)
        .chain([after.to_owned()])
        .collect()
}

/// Builds the programs of a site with some games side by side, each of which keeps one core busy; gives each with its file.
fn programs(games: &[Game]) -> Result<Vec<(Program, PathBuf)>> {
    setup::wasm_target()?;
    let built: Vec<_> = std::thread::scope(|scope| {
        let build = |program: Program| {
            scope.spawn(move || {
                let begun = Instant::now();
                let file = wasm::build("--bin", program.name, program.how).map_err(|error| error.to_string())?;
                // They end one after the other, and cargo does not say of which it speaks.
                say(&format!(
                    "{} is built, after {} s",
                    program.name,
                    begun.elapsed().as_secs()
                ));
                Ok((program, file))
            })
        };
        let builds: Vec<_> = games::programs(games).map(build).collect();
        builds
            .into_iter()
            .map(|one| one.join().expect("it tells of errors"))
            .collect()
    });
    Ok(built.into_iter().collect::<std::result::Result<_, String>>()?)
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
    fn a_page_ships_without_its_comments() {
        let page = "<body>\n<!-- Why,\n and why. --><p>It’s there.</p><!-- --><p>Too.</p>\n";
        assert_eq!(without_comments(page), "<body>\n<p>It’s there.</p><p>Too.</p>\n");
        assert_eq!(without_comments("<p>No comment.</p>"), "<p>No comment.</p>");
    }

    #[test]
    fn the_page_says_beforehand_what_it_will_ask_for() {
        let page = fs::read_to_string("../index.html").expect("the page is there");
        let page = with_preloads(
            &page,
            &["en", "fr"].map(str::to_owned),
            &BTreeSet::from(["www/page.js".to_owned()]),
            &["www/fonts/a.woff2".to_owned()],
        );
        let at = |text: &str| page.find(text).expect("it is said");
        let opening =
            at("<script async fetchpriority=\"high\" src=\"www/opening.js\" data-languages=\"en fr\"></script>");
        assert!(at(STYLE) < opening);
        assert!(opening < at("rel=\"modulepreload\" href=\"www/page.js\""));
        // The first picture is the title on its ground, and waits for nothing else.
        let (title, last) = (at("<h1 id=\"house\""), page.rfind(STYLE).expect("it is said"));
        assert!(at("<body>") < title && title < last);
        assert!(last < at("rel=\"preload\" href=\"www/fonts/a.woff2\""));
    }

    #[test]
    fn every_language_is_known_beforehand_and_english_first() {
        let tags = languages(Path::new("../src/words/languages")).expect("they are there");
        let [first, rest @ ..] = tags.as_slice() else {
            panic!("there are languages")
        };
        assert_eq!(first, "en");
        assert!(rest.is_sorted() && rest.iter().any(|tag| tag == "fr"), "{rest:?}");
    }

    #[test]
    fn the_schema_of_every_game_lies_with_the_others_as_it_is() {
        let site = std::env::temp_dir().join(format!("meiji-schemas-{}", std::process::id()));
        schemas_of(Path::new(".."), &site).expect("there is room");
        let lies = |name: &str| fs::read(site.join(SCHEMA_FOLDER).join(name)).expect(name);
        let is = |file: &str| fs::read(format!("../src/{file}")).expect(file);
        for (name, file) in [
            ("any-lesson.json", "lesson/schema.json"),
            ("lesson.json", "yokohama/lesson/schema.json"),
            ("duel/lesson.json", "duel/lesson/schema.json"),
            ("position.json", "yokohama/position/schema.json"),
            ("content.json", "yokohama/content/schema.json"),
            ("second.json", "yokohama/content/editions/second.json"),
            ("sources.json", "yokohama/content/sources.json"),
            ("duel/content.json", "duel/content/schema.json"),
            ("duel/second.json", "duel/content/editions/second.json"),
            ("duel/sources.json", "duel/content/sources.json"),
            ("duel/position.json", "duel/position/schema.json"),
            ("nippon/lesson.json", "nippon/lesson/schema.json"),
            ("nippon/content.json", "nippon/content/schema.json"),
            ("nippon/first.json", "nippon/content/editions/first.json"),
            ("nippon/sources.json", "nippon/content/sources.json"),
            ("nippon/position.json", "nippon/position/schema.json"),
        ] {
            assert_eq!(lies(name), is(file), "{name}");
        }
        // What a schema takes in lies where it looks for it.
        let mut taken = 0;
        for (_, name) in written() {
            let schema: Value = serde_json::from_slice(&lies(&name)).expect("JSON");
            let Some(other) = schema["$ref"].as_str() else { continue };
            let folder = site.join(SCHEMA_FOLDER).join(&name);
            let there = folder.with_file_name("").join(other);
            assert_eq!(fs::read(there).expect(other), is("lesson/schema.json"), "{name}");
            taken += 1;
        }
        assert_eq!(taken, GAMES.len());
        fs::remove_dir_all(&site).expect("it is ours");
    }

    #[test]
    fn what_a_game_offers_lies_in_its_folder_with_a_list_of_it() {
        let all: Vec<String> = offers().collect();
        let some =
            ["", "duel/", "nippon/"].map(|folder| ["lessons/", "worked/"].map(|offer| format!("{offer}{folder}")));
        let some = some.concat();
        assert!(some.iter().all(|name| all.contains(name)), "{all:?}");
        assert_eq!(all.len(), 2 * GAMES.len(), "{all:?}");
        let site = std::env::temp_dir().join(format!("meiji-offered-{}", std::process::id()));
        for name in offers() {
            let from = Path::new("..").join(&name);
            offered(&from, &site.join(&name)).expect("there is room");
            let list = fs::read_to_string(site.join(&name).join("list.json")).expect("it is there");
            let list: Vec<Value> = serde_json::from_str(&list).expect("a list");
            let files: Vec<&str> = list.iter().filter_map(|row| row["file"].as_str()).collect();
            assert!(
                !files.is_empty() && list.iter().all(|row| row["title"]["en"].is_string()),
                "{list:?}"
            );
            assert_eq!(files, order(&from).expect("it is there"), "{name}");
            for file in files {
                let copied = fs::read(site.join(&name).join(file)).expect(file);
                assert_eq!(copied, fs::read(from.join(file)).expect(file), "{name}{file}");
            }
        }
        fs::remove_dir_all(&site).expect("it is ours");
    }

    #[test]
    fn what_is_freed_in_the_midst_of_a_call_goes_when_it_ends() {
        let glue = std::env::temp_dir().join(format!("meiji-glue-{}.js", std::process::id()));
        fs::write(&glue, "free() { wasm.__wbg_game_free(ptr, 0); }").expect("there is room");
        free_late(&glue).expect("it is glue");
        let mended = fs::read_to_string(&glue).expect("it is there");
        assert_eq!(mended, "free() { wasm.__wbg_game_free(ptr, 1); }");
        free_late(&glue).expect_err("nothing is left to be mended");
        fs::remove_file(&glue).expect("it is ours");
    }

    #[test]
    fn only_trunks_own_lines_leave_the_page() {
        let page = "<head>\n<link data-trunk rel=\"rust\">\n<title>Yokohama</title>\n</head>\n";
        assert_eq!(without_trunk(page), "<head>\n<title>Yokohama</title>\n</head>\n");
    }
}
