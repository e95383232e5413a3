//! The page's own document and scripts: every text that they ask for is there, and the texts that the document holds itself,
//! for when the game's program cannot run, are those of the words.

mod covers;
mod sounds;

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use covers::{COVERS, of_cover};

use meiji::drawing::palette::Palette;
use meiji::duel::words::Caption as OfDuel;
use meiji::nippon::words::Caption as OfNippon;
use meiji::opponents::{Computer, Style};
use meiji::sitters::Crest;
use meiji::words::{Key, Words};
use meiji::yokohama::words::Caption;
use serde::Serialize;
use serde_json::Value;

const PAGE: &str = include_str!("../../index.html");

/// The editor of positions, a page of its own.
const EDITOR: &str = include_str!("../../editor.html");

/// The page that is one table, for frames of other pages.
const FRAME: &str = include_str!("../../frame.html");

/// What a game says of its own on pages.
struct Room {
    /// Its name: that of its room, and of the folder in which the editor's form of it lies.
    game: &'static str,
    /// Its keys, each as code names it, and by its name.
    keys: Vec<(String, String)>,
    /// Whether one of them has a name.
    has: fn(&str) -> bool,
}

/// The rooms of all games.
fn rooms() -> [Room; 3] {
    macro_rules! room {
        ($game:literal, $caption:ty) => {
            Room {
                game: $game,
                keys: <$caption>::ALL
                    .iter()
                    .map(|key| (format!("::{key:?}"), key.name()))
                    .collect(),
                has: |name| <$caption>::of(name).is_some(),
            }
        };
    }
    [
        room!("duel", OfDuel),
        room!("nippon", OfNippon),
        room!("yokohama", Caption),
    ]
}

/// Whether what is of all games may say a text: the house has words for it, or every game has.
fn is_there(key: &str) -> bool {
    Key::of(key).is_some() || rooms().iter().all(|room| (room.has)(key))
}

impl Room {
    /// The scripts of the editor's form, by their paths.
    fn named_form(&self) -> Vec<(String, String)> {
        scripts_in(&format!("www/editor/{}", self.game))
    }

    /// The same without their paths.
    fn form(&self) -> Vec<String> {
        self.named_form().into_iter().map(|(_, script)| script).collect()
    }
}

/// Where the scripts of all games lie: of the page, of tables in other pages, and of the editor.
const OF_ALL: [&str; 3] = ["www", "www/embed", "www/editor"];

/// The scripts of all games.
fn scripts() -> Vec<String> {
    let scripts = OF_ALL.into_iter().flat_map(scripts_in);
    scripts.map(|(_, script)| script).collect()
}

/// These and the scripts of the editor's forms, by their paths.
fn named_scripts() -> Vec<(String, String)> {
    let forms = rooms().into_iter().flat_map(|room| room.named_form());
    OF_ALL.into_iter().flat_map(scripts_in).chain(forms).collect()
}

/// The scripts of a folder, by their paths.
fn scripts_in(folder: &str) -> Vec<(String, String)> {
    let entries = std::fs::read_dir(folder).expect("tests run where the project lies");
    let paths = entries.map(|entry| entry.expect("the folder is read").path());
    let scripts = paths.filter(|path| path.extension().is_some_and(|end| end == "js"));
    let read = |path: PathBuf| {
        let text = std::fs::read_to_string(&path).expect("a script is text");
        (path.to_string_lossy().replace('\\', "/"), text)
    };
    scripts.map(read).collect()
}

/// What stands before a key in a script: it is said there, or told with what fills its slots to whoever says it.
const BEFORE_KEYS: [&str; 2] = ["say(\"", "key: \""];

/// Where what is said is not named: what says it, and what a notice of the page names.
const UNNAMED: [(&str, &str); 4] = [
    ("www/words.js", "key, slots) {"),
    ("www/words.js", "element.dataset.text ?? \"\")"),
    ("www/words.js", "element.dataset.label ?? \"\")"),
    ("www/way.js", "key, { file })"),
];

/// The elements of a page that name a key, each with the text that stands in it.
fn texts(page: &'static str) -> impl Iterator<Item = (&'static str, &'static str)> {
    page.split("data-text=\"").skip(1).map(|rest| {
        let (key, rest) = rest.split_once('"').expect("the key ends");
        let text = rest.split_once('>').and_then(|(_, rest)| rest.split_once('<'));
        (key, text.map_or("", |(text, _)| text))
    })
}

#[test]
fn every_key_of_the_page_has_words() {
    assert!(texts(PAGE).count() > 40 && texts(EDITOR).count() > 15);
    for (key, _) in texts(PAGE).chain(texts(EDITOR)).chain(texts(FRAME)) {
        assert!(is_there(key), "there are no words for {key}");
    }
}

#[test]
fn every_label_of_the_page_has_words() {
    let labels = [PAGE, EDITOR].map(|page| page.split("data-label=\"").skip(1));
    let keys: Vec<_> = labels
        .into_iter()
        .flatten()
        .filter_map(|rest| rest.split('"').next())
        .collect();
    assert!(keys.len() > 5, "{}", keys.len());
    for key in keys {
        assert!(Key::of(key).is_some(), "there are no words for {key}");
    }
}

#[test]
fn what_a_page_says_itself_is_what_the_words_say() {
    for page in [PAGE, EDITOR, FRAME] {
        says_itself(page);
    }
}

fn says_itself(page: &'static str) {
    let said: Vec<_> = texts(page).filter(|(_, text)| !text.is_empty()).collect();
    let mut keys: Vec<_> = said.iter().map(|(key, _)| *key).collect();
    // What the page is stands there before any program, too.
    assert_eq!(keys.pop_if(|key| *key == "house-about").is_some(), page == PAGE);
    let notices = [
        "error-no-script",
        "loading",
        "error-load",
        "error-awaited",
        "error-missing",
        "error-broken",
        "error-type",
        "error-policy",
        "error-policy-file",
        "error-scripts",
        "error-sandbox",
        "error-from-file",
        "error-no-web-assembly",
    ];
    assert_eq!(keys, notices);
    for (key, text) in said {
        assert_eq!(Key::of(key).map(|key| Words::default().text(key)), Some(text));
    }
}

/// The styles, and where the colours stand that hold before the program runs.
const STYLES: [&str; 13] = [
    include_str!("../../www/styles/ground.css"),
    include_str!("../../www/styles/title.css"),
    include_str!("../../www/styles/base.css"),
    include_str!("../../www/styles/aid.css"),
    include_str!("../../www/styles/chart.css"),
    include_str!("../../www/styles/coach.css"),
    include_str!("../../www/styles/final.css"),
    include_str!("../../www/styles/forced.css"),
    include_str!("../../www/styles/past.css"),
    include_str!("../../www/styles/play.css"),
    include_str!("../../www/styles/seats.css"),
    include_str!("../../www/styles/start.css"),
    include_str!("../../www/editor/editor.css"),
];

#[test]
fn the_pages_have_the_colours_of_the_table() {
    let (_, rest) = STYLES[0].split_once(":root {").expect("the colours");
    let (root, _) = rest.split_once('}').expect("their end");
    for (name, color) in Palette::Print.properties() {
        let [r, g, b, opacity] = color.channels();
        assert_eq!(opacity, 255, "{name}");
        let line = format!("--{name}: #{r:02x}{g:02x}{b:02x};");
        assert!(root.contains(&line), "ground.css says otherwise than {line}");
    }
    assert_eq!(root.matches(": #").count(), Palette::Print.properties().count());
    for (name, _) in Palette::Print.properties() {
        let used = format!("var(--{name})");
        assert!(STYLES.iter().any(|style| style.contains(&used)), "no page uses {name}");
    }
    let elsewhere = STYLES.iter().map(|style| style.matches(": #").count()).sum::<usize>();
    assert_eq!(
        elsewhere,
        root.matches(": #").count(),
        "a colour that no palette changes"
    );
}

#[test]
fn no_page_has_a_script_or_style_of_its_own() {
    for (number, line) in [PAGE, EDITOR, FRAME].iter().flat_map(|page| page.lines().enumerate()) {
        assert!(
            !line.contains("style=") && !line.contains("<style"),
            "line {}",
            number + 1
        );
        assert!(
            !line.contains("<script") || line.contains("src="),
            "line {}",
            number + 1
        );
        assert!(
            !line.contains(" onclick=") && !line.contains(" onerror="),
            "line {}",
            number + 1
        );
    }
}

/// What a value of one name is written as.
fn text_of(value: &impl Serialize) -> String {
    let value = serde_json::to_value(value).expect("it has a JSON text");
    value.as_str().expect("it is a name").to_owned()
}

/// How the scripts begin the names of keys that they put together; the rest comes from a setting or a sitter.
const FAMILIES: [&str; 4] = ["pace-", "motion-", "palette-", "computer-"];

#[test]
fn every_room_of_a_game_is_looked_at() {
    let games: BTreeSet<_> = std::fs::read_dir("www/editor")
        .expect("the folder is read")
        .map(|entry| entry.expect("the folder is read").path())
        .filter(|path| path.is_dir())
        .filter_map(|path| Some(path.file_name()?.to_str()?.to_owned()))
        .collect();
    assert_eq!(games, rooms().map(|room| room.game.to_owned()).into());
}

#[test]
fn every_key_is_said_somewhere() {
    let page: Vec<_> = scripts().into_iter().chain([PAGE, EDITOR].map(str::to_owned)).collect();
    let rooms = rooms();
    let forms: Vec<_> = rooms.iter().flat_map(Room::form).collect();
    let keys: Vec<_> = Key::ALL.iter().map(|key| (format!("::{key:?}"), key.name())).collect();
    all_are_said(&keys, "src", &[&page[..], &forms].concat());
    // What a game says of its own it says itself, or what all have does.
    for room in rooms {
        all_are_said(
            &room.keys,
            &format!("src/{}", room.game),
            &[&page[..], &room.form()].concat(),
        );
    }
}

/// Holds that keys are said by the code in a folder or by a page.
fn all_are_said(keys: &[(String, String)], folder: &str, page: &[String]) {
    let mut code = Vec::new();
    code_in(Path::new(folder), &mut code);
    for (named, name) in keys {
        let in_code = || code.iter().any(|text| says(text, named));
        let quoted = ['"', '`'].map(|quote| format!("{quote}{name}{quote}"));
        let in_page = || page.iter().any(|text| quoted.iter().any(|name| text.contains(name)));
        let in_family = FAMILIES.iter().any(|family| name.starts_with(family));
        assert!(in_family || in_page() || in_code(), "{folder}: nobody says {name}");
    }
}

/// All code below a folder but for the words of the page themselves.
fn code_in(folder: &Path, code: &mut Vec<String>) {
    for entry in std::fs::read_dir(folder).expect("the folder is read") {
        let path = entry.expect("the folder is read").path();
        if path.is_dir() {
            code_in(&path, code);
        } else if !path.ends_with("words/keys.rs") {
            code.extend(std::fs::read_to_string(path));
        }
    }
}

/// Whether a name stands in a text, and not only as the beginning of a longer one.
fn says(text: &str, name: &str) -> bool {
    let goes_on = |rest: &str| rest.starts_with(|next: char| next.is_alphanumeric());
    text.split(name).skip(1).any(|rest| !goes_on(rest))
}

#[test]
fn every_key_that_a_script_says_has_words() {
    let paces = ["step", "slow", "normal", "quick", "instant"].map(|pace| format!("pace-{pace}"));
    let motions = ["slow", "normal", "quick", "off"].map(|speed| format!("motion-{speed}"));
    let palettes = Palette::ALL.map(|palette| format!("palette-{}", palette.name()));
    let kinds = Computer::offered().filter(|name| !name.contains(':'));
    let computers = kinds.flat_map(|kind| [format!("computer-{kind}"), format!("computer-{kind}-note")]);
    let families = paces.into_iter().chain(motions).chain(palettes);
    let mut keys: Vec<String> = families.chain(computers).collect();
    keys.extend(scripts().iter().flat_map(|script| keys_in(script)));
    assert!(keys.len() > 60, "{}", keys.len());
    for key in keys {
        assert!(is_there(&key), "there are no words for {key}");
    }
}

/// The keys that a script names.
fn keys_in(script: &str) -> Vec<String> {
    let of = |before: &str| {
        let found = script.split(before).skip(1).filter_map(|rest| rest.split('"').next());
        found.map(str::to_owned).collect::<Vec<_>>()
    };
    BEFORE_KEYS.into_iter().flat_map(of).collect()
}

#[test]
fn whatever_a_script_says_it_names_there() {
    let mut said = 0;
    for (path, script) in named_scripts() {
        // What runs before all has no program to ask, and says what stands on the page.
        if path == "www/opening.js" {
            continue;
        }
        for (before, rest) in script
            .match_indices("say(")
            .map(|(at, call)| (&script[..at], &script[at + call.len()..]))
        {
            if before.ends_with(|letter: char| letter.is_alphanumeric() || letter == '#') {
                continue;
            }
            said += 1;
            let is_named = rest.starts_with(['"', '`']);
            let is_known = UNNAMED.iter().any(|(of, call)| *of == path && rest.starts_with(call));
            let line = rest.lines().next().unwrap_or_default();
            assert!(is_named || is_known, "{path}: say({line}");
        }
    }
    assert!(said > 300, "{said}");
}

#[test]
fn a_games_form_says_what_the_house_and_its_room_say_alone() {
    let mut said = 0;
    for room in rooms() {
        let keys: Vec<_> = room.form().iter().flat_map(|script| keys_in(script)).collect();
        assert!(!keys.is_empty(), "{}", room.game);
        said += keys.len();
        for key in keys {
            assert!(
                Key::of(&key).is_some() || (room.has)(&key),
                "{}: there are no words for {key}",
                room.game
            );
        }
    }
    assert!(said > 60, "{said}");
}

/// What the programs and the rooms of the games know by name: what it is, and the names. A script names one where it is about it, and knows no list.
fn known() -> Vec<(&'static str, Vec<String>)> {
    let kinds = |declared: &str| {
        let found = declared
            .split("kind: \"")
            .skip(1)
            .filter_map(|rest| rest.split('"').next());
        found.map(str::to_owned).collect::<Vec<_>>()
    };
    let options = |usual: Value| {
        let agreed = usual.as_object().expect("an agreement").clone();
        agreed
            .into_iter()
            .filter(|(_, value)| value.is_boolean())
            .map(|(name, _)| name)
            .collect()
    };
    vec![
        ("crests", Crest::ALL.map(|crest| text_of(&crest)).into()),
        (
            "computers",
            Computer::offered()
                .filter(|name| !name.contains(':'))
                .map(str::to_owned)
                .collect(),
        ),
        ("styles", Style::ALL.map(|style| style.name().to_owned()).into()),
        ("events of Yokohama", kinds(meiji::yokohama::DECLARED)),
        ("events of Yokohama Duel", kinds(meiji::duel::DECLARED)),
        ("events of Nippon", kinds(meiji::nippon::DECLARED)),
        (
            "titles",
            COVERS
                .map(|(_, cover)| of_cover(cover)["title"].as_str().expect("a title").to_owned())
                .into(),
        ),
        ("options of Yokohama", options(of_cover(COVERS[0].1)["usual"].clone())),
    ]
}

/// How the line of each crest looks in the chart, that script says alone.
const ITS_OWN: (&str, &str) = ("www/chart.js", "crests");

#[test]
fn no_script_keeps_a_list_of_what_a_program_tells() {
    let known = known();
    assert!(known.iter().all(|(_, names)| names.len() > 1), "{known:?}");
    let mut lists = Vec::new();
    for (path, script) in named_scripts() {
        for (what, names) in &known {
            let named = |name: &&String| {
                let begins = |line: &str| {
                    let rest = line.trim_start().strip_prefix(name.as_str());
                    rest.is_some_and(|rest| rest.starts_with(": \"") || rest.starts_with(": {"))
                };
                script.contains(&format!("\"{name}\"")) || script.lines().any(begins)
            };
            let is_list = names.iter().filter(named).count() > 1;
            lists.extend((is_list && (path.as_str(), *what) != ITS_OWN).then(|| format!("{path}: {what}")));
        }
    }
    assert!(lists.is_empty(), "these are known by heart: {lists:#?}");
}

#[test]
fn the_form_of_a_game_knows_no_number_of_its_box() {
    for (path, script) in rooms().iter().flat_map(Room::named_form) {
        for line in script.lines() {
            let code = line.split("//").next().unwrap_or_default();
            if code.trim_start().starts_with("/**") {
                continue;
            }
            let words = code.split(|sign: char| !sign.is_alphanumeric() && sign != '_');
            let numbers = words.filter_map(|word| word.parse::<u32>().ok());
            let odd: Vec<_> = numbers.filter(|number| *number > 1).collect();
            assert!(odd.is_empty(), "{path} knows {odd:?} by heart: {line}");
        }
    }
}

/// What may be asked of a table in a frame, and what another page is promised of it.
const MESSAGE: &str = include_str!("../../www/message.js");
const ELEMENT: &str = include_str!("../../www/embed/meiji-table.d.ts");
const MESSAGES: &str = include_str!("../../www/schemas/message.json");

#[test]
fn a_frame_is_asked_whatever_its_table_may_be_asked() {
    let (_, access) = ELEMENT
        .split_once("export interface TableAccess<")
        .expect("what may be asked");
    let (_, access) = access.split_once(" {\n").expect("its beginning");
    let (access, _) = access.split_once("\n}").expect("its end");
    let member = |line: &str| {
        let line = line.strip_prefix("  ")?.trim_start_matches("readonly ");
        let name = line.split(['(', ':']).next()?;
        (!name.is_empty() && name.chars().all(char::is_alphabetic)).then(|| name.to_owned())
    };
    let promised: BTreeSet<String> = access
        .lines()
        .filter_map(member)
        .filter(|name| name != "version")
        .collect();
    assert!(promised.len() > 20, "{promised:?}");
    let listed = |name: &str| {
        let (_, list) = MESSAGE.split_once(&format!("const {name} = [")).expect("a list");
        let (list, _) = list.split_once(']').expect("its end");
        list.split(", ")
            .map(|name| name.trim_matches('"').to_owned())
            .collect::<Vec<_>>()
    };
    let asked: BTreeSet<String> = listed("METHODS").into_iter().chain(listed("VALUES")).collect();
    assert_eq!(asked, promised);
    let schema: Value = serde_json::from_str(MESSAGES).expect("it is JSON");
    let asked = schema["$defs"]["question"]["properties"]["ask"]["enum"]
        .as_array()
        .expect("a list")
        .iter();
    let asked: BTreeSet<String> = asked.filter_map(Value::as_str).map(str::to_owned).collect();
    assert_eq!(asked, promised);
}

#[test]
fn what_runs_before_all_knows_a_table_as_the_page_does() {
    let script = |name: &str| std::fs::read_to_string(format!("www/{name}.js")).expect("a script is text");
    let opening = script("opening");
    assert!(script("games").contains("const HERE = \"yokohama.here\";") && opening.contains("\"yokohama.here\""));
    assert!(
        script("reading").contains("const READING = \"yokohama.lesson\";") && opening.contains("\"yokohama.lesson\"")
    );
    assert!(script("games").contains("const LIES = \"yokohama.lies\";") && opening.contains("\"yokohama.lies\""));
    // The marks of links to games are held by the list of games, in xtask.
    assert!(script("lessons").contains("const MARK = \"#lesson=\";") && opening.contains("lesson)=/"));
}
