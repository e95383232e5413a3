//! The page's own document and scripts: every text that they ask for is there, and the texts that the document holds itself,
//! for when the game's program cannot run, are those of the words.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use meiji::chance::Seed;
use meiji::drawing::art::Symbol;
use meiji::drawing::palette::Palette;
use meiji::duel::components::PLAYERS;
use meiji::duel::record::Record as DuelRecord;
use meiji::duel::words::Caption as OfDuel;
use meiji::duel::{Duel, Options as OfDuelOptions};
use meiji::game::Game as _;
use meiji::nippon::record::Record as NipponRecord;
use meiji::nippon::words::Caption as OfNippon;
use meiji::nippon::{Nippon, Options as OfNipponOptions};
use meiji::opponents::{Computer, Opponent, Style};
use meiji::printed::{Edition, Printed};
use meiji::sitters::Crest;
use meiji::sitting::Sitting;
use meiji::sounds::{Sound, Sounding};
use meiji::words::{Key, Language, Words};
use meiji::yokohama::content::Content;
use meiji::yokohama::record::Record;
use meiji::yokohama::words::Caption;
use meiji::yokohama::{Options, Yokohama};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

const PAGE: &str = include_str!("../index.html");

/// The editor of positions, a page of its own.
const EDITOR: &str = include_str!("../editor.html");

/// The page that is one table, for frames of other pages.
const FRAME: &str = include_str!("../frame.html");

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
const STYLES: [&str; 11] = [
    include_str!("../www/styles/base.css"),
    include_str!("../www/styles/aid.css"),
    include_str!("../www/styles/chart.css"),
    include_str!("../www/styles/coach.css"),
    include_str!("../www/styles/final.css"),
    include_str!("../www/styles/forced.css"),
    include_str!("../www/styles/past.css"),
    include_str!("../www/styles/play.css"),
    include_str!("../www/styles/seats.css"),
    include_str!("../www/styles/start.css"),
    include_str!("../www/editor/editor.css"),
];

#[test]
fn the_pages_have_the_colours_of_the_table() {
    let (_, rest) = STYLES[0].split_once(":root {").expect("the colours");
    let (root, _) = rest.split_once('}').expect("their end");
    for (name, color) in Palette::Print.properties() {
        let [r, g, b, opacity] = color.channels();
        assert_eq!(opacity, 255, "{name}");
        let line = format!("--{name}: #{r:02x}{g:02x}{b:02x};");
        assert!(root.contains(&line), "base.css says otherwise than {line}");
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

/// The sounds of the table.
const SOUND: &str = include_str!("../www/sound.js");

#[test]
fn the_page_makes_every_sound_that_a_game_is_heard_by() {
    let (_, sounds) = SOUND.split_once("const SOUNDS = {").expect("the sounds");
    let (sounds, _) = sounds.split_once("\n};").expect("their end");
    let made = sounds.lines().filter_map(|line| {
        let (name, _) = line.strip_prefix("  ")?.split_once(": (at) =>")?;
        (!name.starts_with(' ')).then_some(name)
    });
    let named = Sound::ALL.map(|sound| text_of(&sound));
    assert_eq!(made.collect::<Vec<_>>(), named.each_ref().map(String::as_str));
}

/// What a value of one name is written as.
fn text_of(value: &impl Serialize) -> String {
    let value = serde_json::to_value(value).expect("it has a JSON text");
    value.as_str().expect("it is a name").to_owned()
}

/// The games that lie recorded in a folder.
fn recorded<G: Printed>(folder: &str, open: impl Fn(&str) -> Sitting<G>) -> Vec<Sitting<G>> {
    let games = std::fs::read_dir(folder).expect("tests run where the project lies");
    let paths = games.map(|entry| entry.expect("the folder is read").path());
    let recorded = paths.filter(|path| path.extension().is_some_and(|end| end == "json"));
    let record = |path| {
        let text = std::fs::read(path).expect("a game is read");
        let game: Value = serde_json::from_slice(&text).expect("a game is JSON");
        open(&game["record"].to_string())
    };
    recorded.map(record).collect()
}

/// The recorded games of Yokohama, and one with the mini-expansions.
fn of_yokohama() -> Vec<Sitting<Yokohama>> {
    let options = Options::new(4)
        .expect("four can play")
        .with_achievement_rewards()
        .with_free_agents();
    let merchants = |seed| {
        let mut sitting = Sitting::new(Yokohama::new(Content::first().clone(), options), Seed(seed));
        while let Some(action) = Opponent::Merchant.choose(sitting.game(), &sitting.view(sitting.asked()), Seed(seed)) {
            sitting.play(action).expect("a computer plays what is legal");
        }
        sitting
    };
    let open = |text: &str| {
        let record = Record::parse(text).expect("a record");
        record.open(&[]).expect("a record opens")
    };
    let mut games = recorded("tests/games", open);
    games.push(merchants(2));
    games
}

/// The recorded games of Yokohama Duel.
fn of_duel() -> Vec<Sitting<Duel>> {
    recorded("tests/duel/games", |text| {
        let record = DuelRecord::parse(text).expect("a record");
        record.open(&[]).expect("a record opens")
    })
}

/// The recorded games of Nippon.
fn of_nippon() -> Vec<Sitting<Nippon>> {
    recorded("tests/nippon/games", |text| {
        let record = NipponRecord::parse(text).expect("a record");
        record.open(&[]).expect("a record opens")
    })
}

/// What is heard of which kinds of events, a line each sound; an event's kind has what it is about behind it where it is about something.
fn heard<G: Sounding>(games: &[Sitting<G>]) -> Vec<String>
where
    G::Event: Serialize,
{
    let mut heard: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for (_, event) in games.iter().flat_map(|sitting| sitting.events(0, None)) {
        let told = serde_json::to_value(event).expect("an event has a JSON text");
        let kind = told["kind"].as_str().expect("an event is of a kind").to_owned();
        let what = told["what"].as_str().map(|what| format!(" {what}"));
        let sound = G::sound(&event).map_or("silence".to_owned(), |sound| text_of(&sound));
        heard.entry(sound).or_default().insert(kind + &what.unwrap_or_default());
    }
    let line = |(sound, kinds): (String, BTreeSet<String>)| {
        let kinds: Vec<_> = kinds.into_iter().collect();
        format!("{sound}: {}", kinds.join(", "))
    };
    heard.into_iter().map(line).collect()
}

#[test]
fn yokohama_sounds_as_it_did() {
    let expected = [
        "build: house-built, shop-built",
        "chord: achieved, delivered, game-over, reward-taken",
        "coin: gained yen, paid yen",
        "drum: end-triggered, round-began",
        "paper: laboratory-filled, learned, order-kept, order-taken, port-filled",
        "sack: gained copper, gained fish, gained import, gained silk, gained tea, paid copper, paid fish, paid import, paid silk, paid tea",
        "silence: acted, agent-used, exchanged, no-agent-left, nothing-built, turn-began",
        "string: agent-joined, gained points, settled, token-taken",
        "wood: placed, president-moved, recovered, recruited, shifted, station-placed",
    ];
    assert_eq!(heard(&of_yokohama()), expected);
}

#[test]
fn whatever_happens_in_yokohama_duel_is_heard_but_for_what_something_comes_of() {
    let expected = [
        "build: house-built, shop-built",
        "chord: delivered, game-over",
        "coin: gained yen, paid yen",
        "drum: round-began",
        "paper: bonus-laid, card-played, cards-back, learned, order-gained, order-kept, order-looked-at, order-put-under, support-gained, support-played, technology-discarded, technology-laid",
        "sack: gained copper, gained fish, gained import, gained silk, gained tea, paid copper, paid fish, paid import, paid silk, paid tea, paid turned",
        "silence: acted, exchanged, turn-began",
        "string: bonus-taken, church-taken, technology-used, trader-recruited, upgraded",
        "wood: place-chosen, station-placed, turned",
    ];
    assert_eq!(heard(&of_duel()), expected);
}

#[test]
fn whatever_happens_in_nippon_is_heard_but_for_what_something_comes_of() {
    let expected = [
        "build: factory-built, improved, transport-built",
        "chord: contract-fulfilled, game-over",
        "coin: gained yen, paid yen",
        "drum: last-phase-began, scoring-began",
        "paper: discarded coal, discarded yen, gained blueprints, paid blueprints, reward-taken",
        "sack: cubes-laid, gained coal, paid coal, ran, supplied",
        "silence: acted, consolidated, final-budget, marker-moved, refilled, round-began, turn-began, wages-due",
        "string: achievement-scored, multiplier-placed, raised, region-scored, scored, ships-scored",
        "wood: influence-placed, influence-returned, machine-stored, row-moved, worker-drawn, worker-taken, workers-returned",
    ];
    assert_eq!(heard(&of_nippon()), expected);
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

/// What the first page knows of each game before its program comes, and the words that go with it.
const COVERS: [(&str, &str); 3] = [
    ("yokohama", include_str!("../src/yokohama/cover.json")),
    ("duel", include_str!("../src/duel/cover.json")),
    ("nippon", include_str!("../src/nippon/cover.json")),
];

fn of_cover(cover: &str) -> Value {
    serde_json::from_str(cover).expect("a cover is JSON")
}

/// How many may play a game by its own options, if they say, of up to nine.
fn counts<O: DeserializeOwned>(usual: &Value) -> Option<Vec<u32>> {
    usual.get("players")?;
    let with = |players: u32| {
        let mut agreed = usual.clone();
        agreed["players"] = players.into();
        serde_json::from_value::<O>(agreed).is_ok()
    };
    Some((0..=9).filter(|players| with(*players)).collect())
}

/// Holds a cover against the options of its game; gives what is agreed as the game writes it, without who begins.
fn agreed<O: Serialize + DeserializeOwned>(cover: &Value) -> Value {
    let usual = &cover["usual"];
    let options: O = serde_json::from_value(usual.clone()).expect("what is usual can be agreed");
    let mut written = serde_json::to_value(&options).expect("options are plain data");
    written.as_object_mut().expect("they are by name").remove("starter");
    if let Some(counts) = counts::<O>(usual) {
        assert_eq!(cover["counts"], Value::from(counts));
    }
    written
}

#[test]
fn what_a_game_offers_is_what_its_options_are() {
    for (name, cover) in COVERS {
        let cover = of_cover(cover);
        for drawing in [&cover["seal"]["symbol"], &cover["print"]] {
            assert!(
                Symbol::ALL.iter().any(|symbol| *drawing == symbol.name()),
                "{name} is shown by a drawing that there is not: {drawing}"
            );
        }
        let (written, open) = match name {
            "duel" => (agreed::<OfDuelOptions>(&cover), Duel::OPEN),
            "nippon" => (agreed::<OfNipponOptions>(&cover), Nippon::OPEN),
            "yokohama" => (agreed::<Options>(&cover), Yokohama::OPEN),
            other => panic!("nobody says here what {other} has for options"),
        };
        assert_eq!(written, cover["usual"], "{name}");
        assert_eq!(cover["open"] == true, open, "whether all see the same in {name}");
        let options = cover["usual"].as_object().expect("an agreement").iter();
        let options: Vec<_> = options
            .filter(|(_, value)| value.is_boolean())
            .map(|(name, _)| name)
            .collect();
        let mut making = BTreeSet::new();
        for tag in Language::all().map(Language::tag) {
            let words = std::fs::read_to_string(format!("src/{name}/words/{tag}.json")).expect("they are there");
            let words: Value = serde_json::from_str(&words).expect("they are words");
            let said = &words["games"][name];
            assert!(
                said["about"].is_string() && said["length"].is_string(),
                "{name} in {tag}"
            );
            making.insert(said["making"].is_string());
            let told = said["options"].as_object().into_iter().flatten();
            let told: Vec<_> = told
                .map(|(option, said)| {
                    assert!(
                        said["name"].is_string() && said["note"].is_string(),
                        "{option} in {tag}"
                    );
                    option
                })
                .collect();
            assert_eq!(told, options, "{name} in {tag}");
        }
        assert_eq!(making.len(), 1, "{name} is in the making in every language or in none");
    }
    assert_eq!(of_cover(COVERS[1].1)["counts"], Value::from(vec![PLAYERS]));
}

/// What may be asked of a table in a frame, and what another page is promised of it.
const MESSAGE: &str = include_str!("../www/message.js");
const ELEMENT: &str = include_str!("../www/embed/meiji-table.d.ts");
const MESSAGES: &str = include_str!("../www/schemas/message.json");

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
