//! What the games come to, told as one line of JSON however they end.

use std::panic;
use std::process;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use serde::Serialize;

/// What was played; as JSON it is the line that is printed.
#[derive(Debug, Default, Serialize)]
struct Tally {
    /// How many games were begun.
    games: u64,
    /// How many of them were over in time.
    over: u64,
    /// The seeds of those that went on for too long.
    capped: Vec<u64>,
    /// The seed of the first.
    seed: u64,
    /// The game that broke a promise, the last one then.
    broken: Option<Broken>,
}

/// A game that broke a promise.
#[derive(Debug, Serialize)]
struct Broken {
    seed: u64,
    promise: String,
}

/// Plays games with the seeds from one on and prints the line. `is_over` plays a game and says whether it was over in time; if it panics, a promise
/// is broken: the line tells which one and in which game, and the program ends with 1.
pub fn tell(seed: u64, games: u64, is_over: impl Fn(u64) -> bool) {
    let tally = Arc::new(Mutex::new(Tally {
        seed,
        ..Tally::default()
    }));
    let watched = Arc::clone(&tally);
    let usual = panic::take_hook();
    // A hook, because a release build stops at a panic and catches none.
    panic::set_hook(Box::new(move |panic| {
        usual(panic);
        let mut tally = look(&watched);
        tally.broken = Some(Broken {
            seed: seed.wrapping_add(tally.games.saturating_sub(1)),
            promise: panic.payload_as_str().unwrap_or_default().to_owned(),
        });
        println!("{}", serde_json::json!(*tally));
        process::exit(1);
    }));
    for number in 0..games {
        look(&tally).games += 1;
        let seed = seed.wrapping_add(number);
        let is_over = is_over(seed);
        let mut tally = look(&tally);
        tally.over += u64::from(is_over);
        tally.capped.extend((!is_over).then_some(seed));
    }
    drop(panic::take_hook());
    println!("{}", serde_json::json!(*look(&tally)));
}

fn look(tally: &Mutex<Tally>) -> MutexGuard<'_, Tally> {
    tally.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use std::process::Command;

    use serde_json::{Value, json};

    use super::*;

    /// Says to a test that it runs in a process of its own, which ends with it.
    const ALONE: &str = "SOAK_ALONE";

    /// Runs this test alone in a process; gives how that ended, and its last line.
    fn alone(test: &str) -> (Option<i32>, Value) {
        let program = std::env::current_exe().expect("a program runs");
        let mut command = Command::new(program);
        command.args(["--exact", "--nocapture", test]).env(ALONE, "yes");
        let output = command.output().expect("it runs again");
        let text = String::from_utf8(output.stdout).expect("it prints text");
        // The runner may write on the same line before it.
        let line = text.lines().rev().find_map(|line| line.find('{').map(|at| &line[at..]));
        let line = line.unwrap_or_else(|| panic!("no line in {text}"));
        (output.status.code(), serde_json::from_str(line).expect("JSON"))
    }

    #[test]
    fn a_broken_promise_ends_with_its_seed_on_the_line_and_fails() {
        if std::env::var_os(ALONE).is_some() {
            return tell(10, 5, |seed| {
                assert_ne!(seed, 12, "every card is somewhere");
                seed != 11
            });
        }
        let (code, line) = alone("tally::tests::a_broken_promise_ends_with_its_seed_on_the_line_and_fails");
        assert_eq!(code, Some(1));
        assert_eq!(line["broken"]["seed"], 12);
        let promise = line["broken"]["promise"].as_str().expect("a sentence");
        assert!(promise.contains("every card is somewhere"), "{promise}");
        assert_eq!([&line["games"], &line["over"], &line["seed"]], [3, 1, 10]);
        assert_eq!(line["capped"], json!([11]));
    }

    #[test]
    fn games_that_keep_every_promise_are_counted() {
        if std::env::var_os(ALONE).is_some() {
            return tell(u64::MAX, 4, |seed| seed != 1);
        }
        let (code, line) = alone("tally::tests::games_that_keep_every_promise_are_counted");
        assert_eq!(code, Some(0));
        let told = json!({ "games": 4, "over": 3, "capped": [1], "seed": u64::MAX, "broken": null });
        assert_eq!(line, told);
    }
}
