//! What the games come to, told as one line of JSON however they end.

use std::cell::Cell;
use std::panic;
use std::process;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::available_parallelism;

use serde::Serialize;

use crate::game::Which;

/// What was played; as JSON it is the line that is printed.
#[derive(Debug, Default, Serialize)]
struct Tally {
    /// Which game it was.
    game: Which,
    /// How many games were begun.
    games: u64,
    /// How many of them were over in time.
    over: u64,
    /// The seeds of those that went on for too long.
    capped: Vec<u64>,
    /// The seed of the first.
    seed: u64,
    /// The first game that was found to break a promise; none is begun after it.
    broken: Option<Broken>,
}

/// A game that broke a promise.
#[derive(Debug, Serialize)]
struct Broken {
    seed: u64,
    promise: String,
}

thread_local! {
    /// The seed of the game that this thread plays.
    static PLAYED: Cell<u64> = const { Cell::new(0) };
}

/// Plays games with the seeds from one on, as many at once as the machine has processors, and prints the line. `is_over` plays a game and says
/// whether it was over in time; if it panics, a promise is broken: the line tells which one and in which game, and the program ends with 1.
pub fn tell(game: Which, seed: u64, games: u64, is_over: impl Fn(u64) -> bool + Sync) {
    let tally = Arc::new(Mutex::new(Tally {
        game,
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
            seed: PLAYED.get(),
            promise: panic.payload_as_str().unwrap_or_default().to_owned(),
        });
        println!("{}", serde_json::json!(*tally));
        process::exit(1);
    }));
    let play = || {
        while let Some(number) = next(&tally, games) {
            let seed = seed.wrapping_add(number);
            PLAYED.set(seed);
            let is_over = is_over(seed);
            let mut tally = look(&tally);
            tally.over += u64::from(is_over);
            tally.capped.extend((!is_over).then_some(seed));
        }
    };
    let threads = available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(play);
        }
    });
    drop(panic::take_hook());
    look(&tally).capped.sort_by_key(|capped| capped.wrapping_sub(seed));
    println!("{}", serde_json::json!(*look(&tally)));
}

/// The number of the game that is begun next; `None` once all are.
fn next(tally: &Mutex<Tally>, games: u64) -> Option<u64> {
    let mut tally = look(tally);
    let number = tally.games;
    (number < games).then(|| {
        tally.games += 1;
        number
    })
}

fn look(tally: &Mutex<Tally>) -> MutexGuard<'_, Tally> {
    tally.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use std::process::Command;
    use std::time::Duration;

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
            return tell(Which::Duel, 10, 2000, |seed| {
                assert_ne!(seed, 12, "every card is somewhere");
                std::thread::sleep(Duration::from_millis(1));
                seed != 11
            });
        }
        let (code, line) = alone("tally::tests::a_broken_promise_ends_with_its_seed_on_the_line_and_fails");
        assert_eq!(code, Some(1));
        assert_eq!(line["broken"]["seed"], 12);
        let promise = line["broken"]["promise"].as_str().expect("a sentence");
        assert!(promise.contains("every card is somewhere"), "{promise}");
        assert_eq!((&line["game"], &line["seed"]), (&json!("duel"), &json!(10)));
        // Those that other processors were at are counted as well, and none is begun any more.
        let games = line["games"].as_u64().expect("a number");
        assert!((3..2000).contains(&games), "{games}");
    }

    #[test]
    fn games_that_keep_every_promise_are_counted() {
        if std::env::var_os(ALONE).is_some() {
            return tell(Which::Yokohama, u64::MAX, 4, |seed| seed != 1 && seed != u64::MAX);
        }
        let (code, line) = alone("tally::tests::games_that_keep_every_promise_are_counted");
        assert_eq!(code, Some(0));
        let (capped, seed) = ([u64::MAX, 1], u64::MAX);
        let told = json!({ "game": "yokohama", "games": 4, "over": 2, "capped": capped, "seed": seed, "broken": null });
        assert_eq!(line, told);
    }
}
