//! Gives a reader of foreign documents changed ones, for as long as somebody likes.

use std::process::Command;
use std::thread;
use std::time::{SystemTime, UNIX_EPOCH};

use crate::Result;
use crate::command::{cargo, run, say};

/// What of the engine reads something from outside: the tests of `tests/fuzz`.
const TARGETS: &[&str] = &["record", "link", "position", "lesson", "content", "short", "data"];

/// What of the scripts does: the tests of this file that change something at random.
const SCRIPTED: &[&str] = &["message", "attributes", "letters"];
const SCRIPT: &str = "tests/browser/fuzz.test.mjs";

/// Every target.
pub fn targets() -> Vec<&'static str> {
    [TARGETS, SCRIPTED].concat()
}

/// How long, unless it is said.
const MINUTES: u64 = 10;

/// Runs one target, or all of them side by side, from a seed of its own.
///
/// # Errors
/// The options are none, or a target fails: what failed is then written into `target/tmp/fuzz`.
pub fn run_targets(options: &[&str]) -> Result<()> {
    let Wish { target, minutes, seed } = Wish::parse(options)?;
    let seconds = minutes * 60;
    let what = target.as_deref().unwrap_or("every target");
    say(&format!(
        "Changing documents for {what} at random, {minutes} minutes, from the seed {seed}"
    ));
    let mut commands = readers(target.as_deref());
    let outcomes: Vec<_> = thread::scope(|scope| {
        let start = |command: &mut Command| {
            let wished = command
                .env("FUZZ_SECONDS", seconds.to_string())
                .env("FUZZ_SEED", seed.to_string());
            run(wished).map_err(|error| error.to_string())
        };
        let runs: Vec<_> = commands
            .iter_mut()
            .map(|command| scope.spawn(move || start(command)))
            .collect();
        runs.into_iter()
            .map(|run| run.join().expect("it tells of errors"))
            .collect()
    });
    Ok(outcomes.into_iter().collect::<std::result::Result<(), String>>()?)
}

/// What runs a target, or all of them: those of the engine, and those of the scripts.
fn readers(target: Option<&str>) -> Vec<Command> {
    let mut readers = Vec::new();
    if target.is_none_or(|target| TARGETS.contains(&target)) {
        let mut engine = cargo();
        // With the checks of a test, such as those for overflow.
        engine.args(["test", "--package", "yokohama", "--test", "fuzz", "--", "--nocapture"]);
        if let Some(target) = target {
            engine.args(["--exact", target]);
        }
        readers.push(engine);
    }
    if target.is_none_or(|target| SCRIPTED.contains(&target)) {
        let mut scripts = Command::new("node");
        scripts.args(["--test", "--test-reporter=spec"]);
        if let Some(target) = target {
            scripts.arg(format!("--test-name-pattern=^{target}$"));
        }
        scripts.arg(SCRIPT);
        readers.push(scripts);
    }
    readers
}

/// What is wished for.
#[derive(Debug, PartialEq, Eq)]
struct Wish {
    target: Option<String>,
    minutes: u64,
    seed: u64,
}

impl Wish {
    fn parse(options: &[&str]) -> Result<Self> {
        let now = SystemTime::now().duration_since(UNIX_EPOCH)?.as_secs();
        let mut wish = Self {
            target: None,
            minutes: MINUTES,
            seed: now,
        };
        for pair in options.chunks(2) {
            match *pair {
                ["--target", target] if targets().contains(&target) => wish.target = Some(target.to_owned()),
                ["--target", _] => {
                    return Err(format!("The targets are {}.", targets().join(", ")).into());
                }
                ["--minutes", minutes] => wish.minutes = minutes.parse()?,
                ["--seed", seed] => wish.seed = seed.parse()?,
                _ => return Err(format!("`{}` is no option with a value.", pair.join(" ")).into()),
            }
        }
        Ok(wish)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_options_name_a_target_minutes_and_a_seed() {
        let wish = Wish::parse(&["--target", "lesson", "--minutes", "60", "--seed", "7"]).expect("they are sound");
        let target = Some("lesson".to_owned());
        assert_eq!(
            wish,
            Wish {
                target,
                minutes: 60,
                seed: 7
            }
        );
        assert!(Wish::parse(&["--target", "dinner"]).is_err());
        assert!(Wish::parse(&["--minutes"]).is_err());
        assert_eq!(Wish::parse(&[]).map(|wish| wish.minutes).ok(), Some(MINUTES));
    }

    #[test]
    fn every_target_is_a_test() {
        let tests = std::fs::read_to_string("../tests/fuzz/main.rs").expect("the targets");
        assert_eq!(tests.matches("#[test]").count(), TARGETS.len());
        assert!(
            TARGETS
                .iter()
                .all(|target| tests.contains(&format!("\nfn {target}() {{")))
        );
        let scripted = std::fs::read_to_string(format!("../{SCRIPT}")).expect("the targets of the scripts");
        assert_eq!(scripted.matches("    samples: [").count(), SCRIPTED.len());
        assert!(
            SCRIPTED
                .iter()
                .all(|target| scripted.contains(&format!("\n  {target}: {{\n    samples: [")))
        );
    }

    #[test]
    fn a_target_is_run_where_it_is() {
        let programs = |target| -> Vec<_> {
            let readers = readers(target);
            readers.iter().map(|reader| reader.get_program() == "node").collect()
        };
        assert_eq!(programs(None), [false, true]);
        assert_eq!(programs(Some("lesson")), [false]);
        assert_eq!(programs(Some("message")), [true]);
    }
}
