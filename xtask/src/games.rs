//! The games: what of the site, of the package and of the checks each has of its own. A list that has something for every game is made of this
//! one.

use std::iter;

/// A game of this house.
#[derive(Debug)]
pub struct Game {
    /// What it is called in code, documents and addresses: its room is the folder of this name in `src`.
    pub name: &'static str,
    /// Its programs.
    pub programs: Programs,
    /// The editions of its printed values, the oldest first: the names of their files.
    editions: &'static [&'static str],
    /// What reads something of it from outside: the tests of `tests/fuzz`.
    pub readers: &'static [&'static str],
    /// The folder of what is written of it among the same of all games (schemas, words, lessons, worked examples), which ends in `/`; empty for the
    /// first game, of which it lies among what is of all.
    pub folder: &'static str,
    /// Its part of the documentation; the first game is told of in the pages of all.
    pub pages: Option<Pages>,
}

/// The pages of the documentation that tell of one game alone.
#[derive(Clone, Copy, Debug)]
pub struct Pages {
    /// What stands over them: what the game is called.
    pub title: &'static str,
    /// Their names, in the order in which they are read.
    pub names: &'static [&'static str],
    /// The one of them that is made of the types of its programs.
    pub types: &'static str,
    /// Where these types are declared.
    pub declared: &'static str,
    /// What stands before them.
    pub before: &'static str,
}

/// The programs of a game.
#[derive(Clone, Copy, Debug)]
pub struct Programs {
    /// That of its table, which is waited for.
    pub table: Program,
    /// That of who thinks, which comes later and is to be fast; lessons come with it.
    pub thought: Program,
}

/// A program of the site.
#[derive(Clone, Copy, Debug)]
pub struct Program {
    /// The bin of the crate, and the module in the site, as in `yokohama.js`, `yokohama_bg.wasm` and their TypeScript declarations.
    pub name: &'static str,
    /// What cargo is told to build it.
    pub how: &'static [&'static str],
}

/// The programs of a game by its name, which is that of its feature and of its table's program too, and by the name of who thinks.
macro_rules! programs {
    ($game:literal, $thought:literal) => {
        Programs {
            table: Program {
                name: $game,
                how: &[
                    "--profile=page",
                    "--no-default-features",
                    concat!("--features=table,", $game),
                ],
            },
            thought: Program {
                name: $thought,
                how: &[
                    "--release",
                    "--no-default-features",
                    concat!("--features=opponents,lessons,", $game),
                ],
            },
        }
    };
}

/// Every game; the one that a document is of which names none comes first.
pub const GAMES: [Game; 3] = [
    Game {
        name: "yokohama",
        programs: programs!("yokohama", "opponents"),
        editions: &["first", "second"],
        readers: &[
            "record", "link", "position", "lesson", "content", "moves", "short", "data",
        ],
        folder: "",
        pages: None,
    },
    Game {
        name: "duel",
        programs: programs!("duel", "duel_opponents"),
        editions: &["first", "second"],
        readers: &[
            "duel_record",
            "duel_link",
            "duel_position",
            "duel_lesson",
            "duel_content",
            "duel_moves",
            "duel_short",
            "duel_options",
        ],
        folder: "duel/",
        pages: Some(Pages {
            title: "Yokohama Duel",
            names: &[
                "duel/content",
                "duel/editions",
                "duel/notation",
                "duel/styles",
                "duel/balance",
                "duel/balance-first",
                "duel/types",
            ],
            types: "duel/types",
            declared: "src/duel/rules.d.ts",
            before: "docs/site/duel-types.md",
        }),
    },
    Game {
        name: "nippon",
        programs: programs!("nippon", "nippon_opponents"),
        editions: &["first"],
        readers: &[
            "nippon_record",
            "nippon_link",
            "nippon_position",
            "nippon_lesson",
            "nippon_content",
            "nippon_moves",
            "nippon_short",
            "nippon_options",
        ],
        folder: "nippon/",
        pages: None,
    },
];

/// The folders of the site in which files of the first game lie, and of each other game a folder with its own: what lies in others is of no game.
const FOLDERS: [&str; 3] = ["www/words", "lessons", "worked"];

/// The folder of the schemas and what lies with them; some are of no game.
const SCHEMAS: &str = "www/schemas";

/// The script of each game that answers what computers and the coach are asked, and that of the worker in which it does.
pub const ANSWERS: &str = "answers.js";
pub const THINK: &str = "think.js";

/// The program of the first page, which knows no game.
pub const COVER: Program = Program {
    name: "cover",
    how: &["--profile=page", "--no-default-features", "--features=cover"],
};

/// Every program of a site with some games: that of the first page, and those of the games.
pub fn programs(games: &[Game]) -> impl Iterator<Item = Program> {
    let of_games = games.iter().flat_map(Game::programs);
    iter::once(COVER).chain(of_games)
}

impl Program {
    /// The script of its module.
    pub fn script(self) -> String {
        format!("{}.js", self.name)
    }

    /// What it declares to who calls it.
    pub fn declarations(self) -> String {
        format!("{}.d.ts", self.name)
    }

    /// Its WebAssembly.
    pub fn wasm(self) -> String {
        format!("{}_bg.wasm", self.name)
    }
}

impl Game {
    /// Its programs, that of its table first.
    pub const fn programs(&self) -> [Program; 2] {
        [self.programs.table, self.programs.thought]
    }

    /// What a script is called that each game has one of: the first game's bears the bare name.
    pub fn own(&self, script: &str) -> String {
        format!("{}{script}", self.folder.replace('/', "_"))
    }

    /// The scripts of its own that are asked for by name, besides those of its programs: what answers, and the worker in which it does.
    pub fn scripts(&self) -> [String; 2] {
        [ANSWERS, THINK].map(|script| self.own(script))
    }

    /// Whether a file of the site is of this game alone, by its path there: its programs, its scripts, its words, its documents.
    pub fn owns(&self, path: &str) -> bool {
        let (folder, name) = path.rsplit_once('/').unwrap_or_default();
        let programs = self.programs();
        let mut own = self
            .scripts()
            .into_iter()
            .chain(programs.map(Program::script))
            .chain(programs.map(Program::wasm));
        let is_written = || {
            self.documents()
                .any(|(_, document)| path == format!("{SCHEMAS}/{document}"))
        };
        let lies_in = |of_all: &str| folder == format!("{of_all}/{}", self.folder).trim_end_matches('/');
        folder == "www" && own.any(|known| known == name) || is_written() || FOLDERS.into_iter().any(lies_in)
    }

    /// Whether a file of the site bears the name of this game: one of the steps of its path is that, or begins with it.
    pub fn is_named_by(&self, path: &str) -> bool {
        path.split('/').any(|step| {
            step.strip_prefix(self.name)
                .is_some_and(|rest| !rest.starts_with(|sign: char| sign.is_ascii_alphanumeric()))
        })
    }

    /// What is written of its printed values: their schema, every edition, as an example, and where each field comes from; and the schemas of its
    /// positions and lessons. Each is a file of the repository and its name among the schemas of the site.
    pub fn documents(&self) -> impl Iterator<Item = (String, String)> {
        let Self { name, folder, .. } = self;
        let of = move |file: &str, called: &str| (format!("src/{name}/{file}.json"), format!("{folder}{called}.json"));
        let editions = self
            .editions
            .iter()
            .map(move |edition| of(&format!("content/editions/{edition}"), edition));
        iter::once(of("content/schema", "content")).chain(editions).chain([
            of("content/sources", "sources"),
            of("position/schema", "position"),
            of("lesson/schema", "lesson"),
        ])
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::fs;
    use std::path::{Path, PathBuf};

    use super::*;
    use crate::offline::files;

    /// How a page calls a game's program that may be the first there: the first game's is the usual one.
    fn called(game: &Game) -> &str {
        if game.folder.is_empty() { "program" } else { game.name }
    }

    /// The names of the files of a folder, without their endings.
    fn names(folder: &str) -> BTreeSet<String> {
        let files = fs::read_dir(folder)
            .expect("it is there")
            .map(|file| file.expect("a file").path());
        files
            .filter_map(|path| Some(path.file_stem()?.to_str()?.to_owned()))
            .collect()
    }

    /// A game is played once scripts are told of its rules; before, its room is tried from within alone.
    #[test]
    fn every_room_of_a_game_is_a_game_of_the_list() {
        let rooms = names("../src").into_iter().filter(|room| {
            ["rules", "rules.d.ts"]
                .iter()
                .all(|part| fs::exists(format!("../src/{room}/{part}")).expect("it is seen"))
        });
        assert_eq!(
            rooms.collect::<BTreeSet<_>>(),
            GAMES.map(|game| game.name.to_owned()).into()
        );
    }

    #[test]
    fn every_edition_of_the_printed_values_is_in_the_list() {
        for game in &GAMES {
            let listed: BTreeSet<String> = game.editions.iter().map(|&edition| edition.to_owned()).collect();
            assert_eq!(
                names(&format!("../src/{}/content/editions", game.name)),
                listed,
                "{}",
                game.name
            );
        }
    }

    #[test]
    fn every_bin_of_the_crate_is_a_program_of_the_site() {
        assert_eq!(
            names("../src/bin"),
            programs(&GAMES).map(|program| program.name.to_owned()).collect()
        );
    }

    #[test]
    fn trunk_builds_every_program_of_a_page_with_its_features_under_its_name() {
        let page = fs::read_to_string("../index.html").expect("the page is there");
        for Program { name, how } in programs(&GAMES) {
            let line = page.lines().find(|line| line.contains(&format!("data-bin=\"{name}\"")));
            let line = line.expect("a line of Trunk's");
            let features = how
                .iter()
                .find_map(|word| word.strip_prefix("--features="))
                .expect("some features");
            assert!(line.contains(&format!("data-cargo-features=\"{features}\"")), "{line}");
        }
    }

    /// The scripts of the page, of the element and of the editor in which some text stands, by their paths in `www`.
    fn scripts_with(text: &str) -> BTreeSet<String> {
        let scripts = files(Path::new("../www")).expect("the scripts are there").into_iter();
        let scripts = scripts.filter(|path| path.extension().is_some_and(|end| end == "js"));
        let found = scripts.filter(|path| fs::read_to_string(path).expect("a script is text").contains(text));
        let path = |path: PathBuf| {
            path.strip_prefix("../www")
                .expect("it lies there")
                .to_string_lossy()
                .replace('\\', "/")
        };
        found.map(path).collect()
    }

    #[test]
    fn a_program_is_named_where_its_script_is_listed_and_where_the_rest_of_it_is_and_nowhere_else() {
        // The element says where all of a game is.
        let own = ["embed/meiji-table.js".to_owned()];
        for game in &GAMES {
            let Programs { table, thought } = game.programs;
            // Who answers in a game has a script of its own, which has that of who thinks in it.
            let answers = game.own(ANSWERS);
            for (program, lists) in [(table, vec!["tables.js"]), (thought, vec![&*answers, "thoughts.js"])] {
                assert_eq!(
                    scripts_with(&format!("/{}\"", program.script())),
                    lists.into_iter().map(str::to_owned).collect()
                );
                let elsewhere = scripts_with(&program.wasm());
                assert_eq!(
                    elsewhere.difference(&own.clone().into()).collect::<Vec<_>>(),
                    ["sources.js"]
                );
            }
        }
    }

    #[test]
    fn scripts_know_the_games_that_can_be_played_and_the_usual_one() {
        let script = fs::read_to_string("../www/whose.js").expect("it is there");
        let names = GAMES.map(|game| format!("\"{}\"", game.name));
        assert!(
            script.contains(&format!("@typedef {{{}}} Name", names.join(" | "))),
            "{names:?}"
        );
        assert!(
            script.contains(&format!("export const USUAL = {};", names[0])),
            "{names:?}"
        );
        let others = GAMES[1..].iter().map(|game| format!("\"{}\"", game.name));
        let all = iter::once("USUAL".to_owned())
            .chain(others)
            .collect::<Vec<_>>()
            .join(", ");
        assert!(script.contains(&format!("const GAMES = [{all}];")), "{all}");
    }

    #[test]
    fn what_runs_before_all_knows_every_game_and_finds_its_program_by_its_name() {
        let opening = fs::read_to_string("../www/opening.js").expect("it is there");
        let names = GAMES.map(|game| format!("\"{}\"", game.name)).join(", ");
        assert!(opening.contains(&format!("const GAMES = [{names}];")), "{names}");
        assert!(GAMES.iter().all(|game| game.programs.table.name == game.name));
    }

    #[test]
    fn what_is_of_a_game_lies_in_the_folder_where_scripts_look_for_it() {
        let [first, others @ ..] = &GAMES;
        assert_eq!(first.folder, "");
        assert!(others.iter().all(|game| game.folder == format!("{}/", game.name)));
        let script = fs::read_to_string("../www/whose.js").expect("it is there");
        assert!(script.contains("(game === USUAL ? \"\" : `${game}/`)"));
    }

    #[test]
    fn the_editor_begins_with_the_program_of_the_game_that_its_address_names() {
        let page = fs::read_to_string("../editor.html").expect("it is there");
        for game in &GAMES {
            let told = format!(" data-{}=\"www/{}\"", called(game), game.programs.thought.wasm());
            assert!(page.contains(&told), "{told}");
        }
    }

    #[test]
    fn the_frame_begins_with_the_program_of_the_game_that_its_address_names() {
        let page = fs::read_to_string("../frame.html").expect("it is there");
        for game in &GAMES {
            let told = format!(" data-{}=\"www/{}\"", called(game), game.programs.table.wasm());
            assert!(page.contains(&told), "{told}");
        }
    }

    #[test]
    fn whatever_is_read_of_any_game_is_tried_of_each() {
        for game in &GAMES {
            for read in ["record", "link", "position", "lesson", "content", "moves", "short"] {
                let reader = game.own(read);
                assert!(game.readers.contains(&&*reader), "{}: {reader}", game.name);
            }
        }
    }

    #[test]
    fn no_two_documents_have_one_name() {
        let all: Vec<_> = GAMES.iter().flat_map(Game::documents).collect();
        let names: BTreeSet<_> = all.iter().map(|(_, name)| name).collect();
        assert_eq!(names.len(), all.len());
        assert!(
            all.iter()
                .all(|(file, _)| fs::exists(format!("../{file}")).expect("it is seen")),
            "{all:?}"
        );
    }
}
