//! The documentation as pages of the site: what is written in `docs/`, and the declarations of the programs. Every link has to
//! lead somewhere, and a block of code that is marked `live` can be tried beside its text.

mod declarations;
mod markdown;

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::{fs, iter};

use pulldown_cmark_escape::escape_html;

use crate::bundle;
use crate::command::run;
use crate::dist::{SCHEMA_FOLDER, written};
use crate::games::{GAMES, Pages};
use crate::scripts::{BUNDLER, esbuild};
use crate::{Result, setup};

/// Where the documents are written, and where the pages of the site are, in the folder of its scripts.
pub const FOLDER: &str = "docs";

/// What every page has: its frame, its style, which begins with that of the game's pages, and its script.
const FRAME: &str = "docs/site/page.html";
const BESIDE: [&str; 2] = ["docs.css", "docs.js"];

/// The pages of all games in the order in which they are read, under what stands over each group of them. A page is a document of this name, or
/// is made of declarations.
const CONTENTS: [(&str, &[&str]); 3] = [
    (
        "For your site",
        &["embedding", "api", "engine", "hosting", "compatibility"],
    ),
    ("To write", &["lessons", "notation", "content"]),
    (
        "To play",
        &["keyboard", "privacy", "styles", "editions", "balance", "balance-first"],
    ),
];

/// Every group of pages: those of all games, then what is told of one game alone, in a folder of its name.
fn groups() -> impl Iterator<Item = (&'static str, &'static [&'static str])> {
    let of_games = pages_of_games().map(|pages| (pages.title, pages.names));
    CONTENTS.into_iter().chain(of_games)
}

fn pages_of_games() -> impl Iterator<Item = Pages> {
    GAMES.iter().filter_map(|game| game.pages)
}

/// The names of all pages, in the order in which they are read.
fn names() -> impl Iterator<Item = &'static str> {
    groups().flat_map(|(_, names)| names.iter().copied())
}

/// The declarations that a page of all games is made of, in the folder of the scripts, and what stands before them.
const DECLARED: [(&str, &str, &str); 2] = [
    ("api", bundle::DECLARATIONS, "docs/site/api.md"),
    ("engine", "opponents.d.ts", "docs/site/engine.md"),
];

/// Where the declarations are that a page is made of, and what stands before them; `None` if it is a document.
fn declared(name: &str, assets: &Path) -> Option<(PathBuf, &'static str)> {
    let of_all = DECLARED.into_iter().find(|(page, ..)| *page == name);
    if let Some((_, script, before)) = of_all {
        return Some((assets.join(script), before));
    }
    let of_one = pages_of_games().find(|pages| pages.types == name)?;
    Some((of_one.declared.into(), of_one.before))
}

/// The file of a page in the site, by its name. All lie side by side: what is told of one game has the game's name behind its own, for what
/// bears it in front is fetched with that game alone.
fn file(name: &str) -> String {
    match name.split_once('/') {
        Some((game, name)) => format!("{name}-{game}.html"),
        None => format!("{name}.html"),
    }
}

/// The first page: who opens the folder comes to it.
pub const FIRST: &str = "embedding";

/// The schema of messages, which lies with the scripts.
const MESSAGES: &str = "schemas/message.json";

/// What documents link to beside each other, and where it lies in the site, seen from its pages.
pub fn elsewhere() -> impl Iterator<Item = (String, String)> {
    let messages = (format!("../www/{MESSAGES}"), format!("../{MESSAGES}"));
    let schemas = written().map(|(file, name)| (format!("../{file}"), format!("../{SCHEMA_FOLDER}/{name}")));
    iter::once(messages).chain(schemas)
}

/// A page, as it is made of its document.
struct Page {
    name: &'static str,
    title: String,
    /// Its text, as HTML.
    body: String,
    /// Its chapters: the name of each in a link, and its title.
    chapters: Vec<(String, String)>,
    /// The places in it that a link may name.
    places: BTreeSet<String>,
    /// Where it links to: the page, and the place in it.
    links: Vec<(String, Option<String>)>,
}

/// Writes the pages into the folder of the site's scripts, in which the declarations lie.
///
/// # Errors
/// If a document cannot be read or a page not be written, or a link leads nowhere.
pub fn build(assets: &Path) -> Result<()> {
    let folder = assets.join(FOLDER);
    fs::create_dir_all(&folder)?;
    let pages: Vec<Page> = names().map(|name| page(name, assets)).collect::<Result<_>>()?;
    check(&pages)?;
    let frame = fs::read_to_string(FRAME)?;
    for page in &pages {
        let text = framed(&frame, page, &pages)?;
        fs::write(folder.join(file(page.name)), &text)?;
        if page.name == FIRST {
            fs::write(folder.join("index.html"), text)?;
        }
    }
    setup::npm_packages_once(BUNDLER)?;
    for name in BESIDE {
        run(esbuild()
            .arg(Path::new("docs/site").join(name))
            .args(["--bundle", "--format=esm", "--external:*.woff2"])
            .arg(format!("--external:../{}", bundle::ELEMENT))
            .arg(format!("--outfile={}", folder.join(name).display())))?;
    }
    Ok(())
}

/// Makes a page of its document or its declarations.
fn page(name: &'static str, assets: &Path) -> Result<Page> {
    let text = match declared(name, assets) {
        Some((file, before)) => fs::read_to_string(before)? + &declarations::as_markdown(&fs::read_to_string(file)?),
        None => fs::read_to_string(Path::new(FOLDER).join(name).with_extension("md"))?,
    };
    markdown::page(name, &text).map_err(|error| format!("docs/{name}: {error}").into())
}

/// Where a link of a page's document leads to in the site; `None` if it is none of ours.
fn led(page: &str, link: &str) -> Result<Option<String>> {
    if link.contains("://") {
        return Ok(None);
    }
    let (linked, place) = link
        .split_once('#')
        .map_or((link, None), |(linked, place)| (linked, Some(place)));
    let linked = beside_all(page, linked);
    if let Some((_, there)) = elsewhere().find(|(here, _)| *here == linked) {
        return Ok(Some(there));
    }
    let page = match linked.strip_suffix(".md") {
        Some(page) => file(page),
        None if linked.is_empty() => String::new(),
        None => return Err(format!("the link {link} leads out of the documentation").into()),
    };
    Ok(Some(place.map_or(page.clone(), |place| format!("{page}#{place}"))))
}

/// What a page's document links to, as it is called from beside the documents that are in no folder.
fn beside_all(page: &str, linked: &str) -> String {
    match (page.split_once('/'), linked.strip_prefix("../")) {
        (Some(_), Some(above)) => above.to_owned(),
        (Some((folder, _)), None) if !linked.is_empty() => format!("{folder}/{linked}"),
        _ => linked.to_owned(),
    }
}

/// Makes sure that every link leads to a page, and to a place in it.
fn check(pages: &[Page]) -> Result<()> {
    let places: BTreeMap<String, &BTreeSet<String>> =
        pages.iter().map(|page| (file(page.name), &page.places)).collect();
    for page in pages {
        for (to, place) in &page.links {
            let to = if to.is_empty() { &file(page.name) } else { to };
            let found = places
                .get(to)
                .ok_or(format!("docs/{}: there is no page {to}", page.name))?;
            if let Some(place) = place
                && !found.contains(place)
            {
                return Err(format!("docs/{}: {to} has no place #{place}", page.name).into());
            }
        }
    }
    Ok(())
}

/// A page in its frame, with the contents of all.
fn framed(frame: &str, page: &Page, pages: &[Page]) -> Result<String> {
    let mut contents = String::new();
    for (group, names) in groups() {
        contents.push_str(&format!("<h2>{group}</h2>\n<ul>\n"));
        for other in pages.iter().filter(|other| names.contains(&other.name)) {
            let here = if other.name == page.name {
                " aria-current=\"page\""
            } else {
                ""
            };
            let title = escaped(&other.title)?;
            contents.push_str(&format!(
                "<li><a href=\"{}\"{here}>{title}</a></li>\n",
                file(other.name)
            ));
        }
        contents.push_str("</ul>\n");
    }
    let mut chapters = String::new();
    if page.chapters.len() > 2 {
        chapters.push_str("<nav class=\"chapters\" aria-label=\"On this page\">\n<ul>\n");
        for (place, title) in &page.chapters {
            chapters.push_str(&format!("<li><a href=\"#{place}\">{}</a></li>\n", escaped(title)?));
        }
        chapters.push_str("</ul>\n</nav>\n");
    }
    let body = page.body.replacen("</h1>\n", &format!("</h1>\n{chapters}"), 1);
    Ok(frame
        .replace("{title}", &escaped(&page.title)?)
        .replace("{contents}", contents.trim_end())
        .replace("{body}", body.trim_end()))
}

/// A text as it is written in HTML.
fn escaped(text: &str) -> Result<String> {
    let mut written = String::new();
    escape_html(&mut written, text)?;
    Ok(written)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::offline::files;

    #[test]
    fn a_link_leads_to_a_page_of_the_site_or_is_refused() {
        assert_eq!(led("embedding", "https://example.org/").expect("it is taken"), None);
        assert_eq!(
            led("embedding", "lessons.md").expect("it is taken").as_deref(),
            Some("lessons.html")
        );
        assert_eq!(
            led("embedding", "lessons.md#a-lesson").expect("it is taken").as_deref(),
            Some("lessons.html#a-lesson")
        );
        assert_eq!(
            led("embedding", "#a-lesson").expect("it is taken").as_deref(),
            Some("#a-lesson")
        );
        assert_eq!(
            led("embedding", "../src/yokohama/lesson/schema.json")
                .expect("it is taken")
                .as_deref(),
            Some("../schemas/lesson.json")
        );
        assert!(led("embedding", "../src/lib.rs").is_err());
    }

    #[test]
    fn a_page_of_one_game_lies_beside_the_others_and_links_from_its_folder() {
        for (page, link, there) in [
            ("notation", "duel/notation.md", "notation-duel.html"),
            ("duel/styles", "notation.md#a-move", "notation-duel.html#a-move"),
            ("duel/styles", "../styles.md", "styles.html"),
            ("duel/styles", "#figures", "#figures"),
            (
                "duel/content",
                "../../src/duel/content/schema.json",
                "../schemas/duel/content.json",
            ),
        ] {
            assert_eq!(led(page, link).expect("it is taken").as_deref(), Some(there));
        }
        assert!(led("duel/content", "../src/duel/content/schema.json").is_err());
    }

    #[test]
    fn a_link_to_a_place_that_is_not_there_is_told() {
        let there = markdown::page("embedding", "# One\n\n[two](api.md#a-two)\n").expect("a page");
        let right = markdown::page("api", "# Two\n\n## A two\n").expect("a page");
        let wrong = markdown::page("api", "# Two\n\n## A three\n").expect("a page");
        assert!(check(&[markdown::page("embedding", "# One\n").expect("a page")]).is_ok());
        assert!(check(&[there, right]).is_ok());
        let there = markdown::page("embedding", "# One\n\n[two](api.md#a-two)\n").expect("a page");
        assert!(check(&[there, wrong]).is_err());
    }

    #[test]
    fn every_document_of_the_folder_is_a_page() {
        let listed: BTreeSet<&str> = names().collect();
        for path in files(Path::new("../docs")).expect("the documents are there") {
            let path = path.strip_prefix("../docs").expect("it lies there").with_extension("");
            let name = path.to_string_lossy().replace('\\', "/");
            assert!(name.starts_with("site/") || listed.contains(name.as_str()), "{name}");
        }
    }
}
