//! Which tests took longest, read from what the runners print, and why those are slow that are.

use std::cmp::Reverse;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use crate::Result;
use crate::offline::files;

/// How many are told in any case.
const TOLD: usize = 10;

/// How long a test may take without a word about it.
const LONG: Duration = Duration::from_secs(60);

/// What stands before the reason, in a comment right before the test or at the head of its file.
const REASON: &str = "Slow: ";

/// A test, and how long it took.
#[derive(Clone, Debug, PartialEq)]
struct Test {
    /// The program that has it.
    program: String,
    name: String,
    took: Duration,
}

/// The tests that took longest so far, and all that took long; the longest first.
#[derive(Debug, Default)]
pub struct Slowest(Vec<Test>);

impl Slowest {
    /// Adds the tests of a program, given as what it printed.
    ///
    /// Cargo's runner, where it reports times, says `test table::fits ... ok <1.234s>`; Node's, in its `spec` form, `✔ it fits (1234.5ms)`.
    pub fn read(&mut self, program: &str, text: &str) {
        // Node tells of those that failed once more at its end.
        let once = text.split("failing tests:").next().unwrap_or_default();
        for (name, took) in once.lines().filter_map(|line| native(line).or_else(|| scripted(line))) {
            let (program, name) = (program.to_owned(), name.to_owned());
            self.0.push(Test { program, name, took });
        }
        self.0.sort_by_key(|test| Reverse(test.took));
        let long = self.0.partition_point(|test| test.took >= LONG);
        self.0.truncate(long.max(TOLD));
    }

    /// A line for each of those that took longest, with the reason if that was long, and for every other that took long and gives none.
    /// `source` says where the tests of a program are written.
    ///
    /// # Errors
    /// If a source cannot be read.
    pub fn told(&self, source: impl Fn(&str) -> PathBuf) -> Result<Vec<String>> {
        let mut lines = Vec::new();
        for (place, Test { program, name, took }) in self.0.iter().enumerate() {
            let why = match reason(&source(program), name)? {
                _ if *took < LONG => String::new(),
                Some(_) if place >= TOLD => continue,
                Some(reason) => format!(" ({reason})"),
                None => " (it does not say why)".to_owned(),
            };
            lines.push(format!("{:6.1} s  {program}: {name}{why}", took.as_secs_f32()));
        }
        Ok(lines)
    }
}

fn native(line: &str) -> Option<(&str, Duration)> {
    let (name, rest) = line.strip_prefix("test ")?.split_once(" ... ")?;
    let (_, time) = rest.split_once('<')?;
    seconds(time.strip_suffix("s>")?, 1.0).map(|took| (name, took))
}

fn scripted(line: &str) -> Option<(&str, Duration)> {
    let rest = line.strip_prefix("✔ ").or_else(|| line.strip_prefix("✖ "))?;
    let (name, time) = rest.rsplit_once(" (")?;
    seconds(time.strip_suffix("ms)")?, 1000.0).map(|took| (name, took))
}

fn seconds(number: &str, a_second: f32) -> Option<Duration> {
    Duration::try_from_secs_f32(number.parse::<f32>().ok()? / a_second).ok()
}

/// Why a test is slow, as it says itself, or its file of all its tests. `source` is its file, or a folder of such.
fn reason(source: &Path, test: &str) -> Result<Option<String>> {
    let sources = if source.is_dir() {
        files(source)?
    } else {
        vec![source.to_owned()]
    };
    let name = test.rsplit("::").next().unwrap_or(test);
    let heads = [
        format!("fn {name}("),
        format!("test(\"{name}\""),
        format!("test(`{name}`"),
    ];
    let sources_are_one = sources.len() == 1;
    for source in sources {
        let text = fs::read_to_string(&source)?;
        let lines: Vec<&str> = text.lines().map(str::trim_start).collect();
        let at = lines
            .iter()
            .position(|line| heads.iter().any(|head| line.starts_with(head)));
        let before = at.map_or(&[][..], |at| &lines[..at]).iter().rev();
        let own = before
            .take_while(|line| line.starts_with("//") || line.starts_with("#["))
            .find_map(|line| said(line));
        // The name of a test may be put together, and stand nowhere as it is.
        let is_its_file = at.is_some() || sources_are_one;
        let of_all = || {
            lines
                .iter()
                .take_while(|line| line.starts_with("//"))
                .find_map(|line| said(line))
        };
        if let Some(reason) = own.or_else(|| of_all().filter(|_| is_its_file)) {
            return Ok(Some(reason.to_owned()));
        }
    }
    Ok(None)
}

fn said(comment: &str) -> Option<&str> {
    comment.split_once(REASON).map(|(_, reason)| reason)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_slowest_tests_are_told_longest_first() {
        let mut slowest = Slowest::default();
        slowest.read(
            "tests/table",
            "running 2 tests\ntest fits::all ... ok <61.500s>\ntest colours ... FAILED <0.001s>\ntest old ... ok\n\ntest result: ok. 2 passed; finished in 62.0s",
        );
        slowest.read(
            "browser/page",
            "✔ a page (with a table) opens (1500.25ms)\n✖ it fails (20ms)\nℹ duration_ms 812.5",
        );
        let none = |_: &str| std::env::temp_dir().join("meiji-none");
        let names: Vec<_> = slowest
            .0
            .iter()
            .map(|test| (test.name.as_str(), test.took.as_millis()))
            .collect();
        assert_eq!(
            names,
            [
                ("fits::all", 61500),
                ("a page (with a table) opens", 1500),
                ("it fails", 20),
                ("colours", 1)
            ]
        );
        assert!(slowest.told(none).is_err(), "there is no such source");
    }

    #[test]
    fn a_test_that_takes_long_says_why() {
        let folder = std::env::temp_dir().join(format!("meiji-slow-{}", std::process::id()));
        fs::create_dir_all(&folder).expect("there is room");
        let file = |name: &str, text: &str| {
            let path = folder.join(name);
            fs::write(&path, text).expect("there is room");
            path
        };
        let rust = "//! A room.\n\n/// Plays.\n/// Slow: it plays many games.\n#[test]\nfn plays() {}\n\n#[test]\nfn rests() {}\n";
        let script = "// Of a page.\n// Slow: a page each.\n\ntest(\"it opens\", () => {});\n";
        let (rust, script) = (file("a.rs", rust), file("b.mjs", script));
        let why = |path: &Path, test| reason(path, test).expect("it is there");
        assert_eq!(why(&rust, "deep::plays").as_deref(), Some("it plays many games."));
        assert_eq!(why(&rust, "deep::rests"), None);
        assert_eq!(why(&script, "it opens").as_deref(), Some("a page each."));
        assert_eq!(why(&folder, "plays").as_deref(), Some("it plays many games."));
        let mut slowest = Slowest::default();
        slowest.read(
            "a",
            "test plays ... ok <60.1s>\ntest rests ... ok <70s>\ntest quick ... ok <1s>",
        );
        let told = slowest.told(|_| rust.clone()).expect("it is there");
        assert_eq!(
            told,
            [
                "  70.0 s  a: rests (it does not say why)",
                "  60.1 s  a: plays (it plays many games.)",
                "   1.0 s  a: quick"
            ]
        );
        slowest.read("a", &"test plays ... ok <80s>\n".repeat(TOLD));
        let told = slowest.told(|_| rust.clone()).expect("it is there");
        assert_eq!(told.len(), TOLD + 1, "{told:?}");
        assert_eq!(told[TOLD], "  70.0 s  a: rests (it does not say why)");
        fs::remove_dir_all(&folder).expect("it is ours");
    }
}
