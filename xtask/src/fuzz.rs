//! Gives a reader of foreign documents changed ones, for as long as somebody likes.

use std::process::Command;
use std::thread;
use std::time::{SystemTime, UNIX_EPOCH};

use clap::builder::PossibleValuesParser;

use crate::Result;
use crate::command::{cargo, run, say};
use crate::games::GAMES;

/// What of the engine reads something from outside: of every game, the tests of `tests/fuzz`.
fn targets() -> Vec<&'static str> {
    GAMES.iter().flat_map(|game| game.readers).copied().collect()
}

/// What of the scripts does: the tests of this file that change something at random.
const SCRIPTED: &[&str] = &["message", "attributes", "letters"];
const SCRIPT: &str = "tests/browser/fuzz.test.mjs";

/// What is wished for.
#[derive(Debug, clap::Args)]
pub struct Wish {
    /// One of them alone, in place of all side by side
    #[arg(long, value_name = "NAME", value_parser = PossibleValuesParser::new([targets().as_slice(), SCRIPTED].concat()))]
    target: Option<String>,
    /// Those of one game alone, side by side; what the scripts read is of no game
    #[arg(long, value_name = "NAME", conflicts_with = "target", value_parser = PossibleValuesParser::new(GAMES.map(|game| game.name)))]
    game: Option<String>,
    /// For how long
    #[arg(long, value_name = "N", default_value_t = 10, value_parser = clap::value_parser!(u32).range(1..))]
    minutes: u32,
    /// The seed of the changes; another one each time if nothing is said
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
}

/// Runs one target, or all of them side by side, from a seed of its own.
///
/// # Errors
/// A target fails: what failed is then written into `target/tmp/fuzz`.
pub fn run_targets(wish: &Wish) -> Result<()> {
    let Wish {
        target,
        game,
        minutes,
        seed,
    } = wish;
    let seed = match seed {
        Some(seed) => *seed,
        None => SystemTime::now().duration_since(UNIX_EPOCH)?.as_secs(),
    };
    let seconds = u64::from(*minutes) * 60;
    let what = target.as_deref().or(game.as_deref()).unwrap_or("every target");
    say(&format!(
        "Changing documents for {what} at random, {minutes} minutes, from the seed {seed}"
    ));
    let mut commands = match game {
        Some(name) => GAMES
            .iter()
            .filter(|game| game.name == name)
            .map(|game| engine(game.readers))
            .collect(),
        None => readers(target.as_deref()),
    };
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

/// What runs some targets of the engine; all of them if none is named.
fn engine(targets: &[&str]) -> Command {
    let mut engine = cargo();
    // With the checks of a test, such as those for overflow.
    engine.args(["test", "--package", "meiji", "--test", "fuzz", "--", "--nocapture"]);
    if !targets.is_empty() {
        engine.arg("--exact").args(targets);
    }
    engine
}

/// What runs a target, or all of them: those of the engine, and those of the scripts.
fn readers(target: Option<&str>) -> Vec<Command> {
    let mut readers = Vec::new();
    if target.is_none_or(|target| targets().contains(&target)) {
        readers.push(engine(target.as_slice()));
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_target_is_a_test() {
        let tests = std::fs::read_to_string("../tests/fuzz/main.rs").expect("the targets");
        assert_eq!(tests.matches("#[test]").count(), targets().len());
        assert!(
            targets()
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

    #[test]
    fn the_targets_of_a_game_are_run_by_their_names_and_no_others() {
        for game in &GAMES {
            let run = engine(game.readers);
            let words: Vec<_> = run.get_args().filter_map(|word| word.to_str()).collect();
            let named = words.iter().skip_while(|word| **word != "--exact").skip(1);
            assert!(named.eq(game.readers), "{words:?}");
        }
        let all = engine(&[]);
        assert!(all.get_args().all(|word| word != "--exact"));
    }
}
