//! Gives a reader of foreign documents changed ones, for as long as somebody likes.

use std::time::{SystemTime, UNIX_EPOCH};

use crate::Result;
use crate::command::{cargo, run, say};

/// What reads something from outside: the tests of `tests/fuzz`.
const TARGETS: [&str; 7] = ["record", "link", "position", "lesson", "content", "short", "data"];

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
    let mut command = cargo();
    // With the checks of a test, such as those for overflow.
    command.args(["test", "--package", "yokohama", "--test", "fuzz", "--", "--nocapture"]);
    if let Some(target) = &target {
        command.args(["--exact", target]);
    }
    run(command
        .env("FUZZ_SECONDS", seconds.to_string())
        .env("FUZZ_SEED", seed.to_string()))
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
                ["--target", target] if TARGETS.contains(&target) => wish.target = Some(target.to_owned()),
                ["--target", _] => return Err(format!("The targets are {}.", TARGETS.join(", ")).into()),
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
    }
}
