//! Test programs that run side by side. Each is shown whole once it has ended, so that none speaks into another's words.

use std::collections::VecDeque;
use std::io::{self, PipeReader, Read};
use std::process::{Command, Stdio};
use std::sync::Mutex;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

use crate::Result;
use crate::command::cannot_start;

/// A test program that is to run.
pub struct Job {
    /// What it is called, such as `tests/table` or `browser/offline`.
    pub name: String,
    pub command: Command,
}

/// What came of one.
pub struct Ended {
    pub name: String,
    /// All that it printed.
    pub text: String,
    pub passed: bool,
    pub took: Duration,
}

/// Runs jobs in their order, a number of them at once, and gives what came of each as soon as it has ended. One that goes on for longer than it may
/// is ended, has not passed, and says so: whoever waits for something that never comes would keep all others waiting.
///
/// # Errors
/// If one cannot be started; those that are running go on to their end.
pub fn run(jobs: Vec<Job>, at_once: usize, longest: Duration, mut ended: impl FnMut(Ended)) -> Result<()> {
    let waiting = Mutex::new(VecDeque::from(jobs));
    let next = || waiting.lock().expect("nobody fails while taking one").pop_front();
    let (tell, told) = mpsc::channel();
    thread::scope(|scope| {
        for _ in 0..at_once {
            let tell = tell.clone();
            scope.spawn(move || {
                while let Some(job) = next() {
                    // Nobody listens any more once one could not be started.
                    if tell.send(outcome(job, longest)).is_err() {
                        break;
                    }
                }
            });
        }
        drop(tell);
        for one in told {
            ended(one?);
        }
        Ok(())
    })
}

/// Runs one to its end. What it prints and what it complains of come in the order in which they are said.
fn outcome(Job { name, mut command }: Job, longest: Duration) -> std::result::Result<Ended, String> {
    let start = Instant::now();
    let failed = |error: io::Error| format!("{name}: {error}");
    let (reader, writer) = io::pipe().map_err(failed)?;
    command
        .stdin(Stdio::null())
        .stdout(writer.try_clone().map_err(failed)?)
        .stderr(writer);
    let mut child = command.spawn().map_err(|error| cannot_start(&command, &error))?;
    drop(command); // It holds the pipe open.
    let said = listen(reader);
    let mut bytes = Vec::new();
    let (mut until, mut is_over) = (start + longest, false);
    loop {
        let now = Instant::now();
        if now >= until {
            // What it began may hold the pipe open still, even speak into it, and is not waited for.
            if is_over {
                break;
            }
            is_over = true;
            child.kill().map_err(failed)?;
            until = now + AFTERWARDS;
        }
        match said.recv_timeout(until - now) {
            Ok(some) => bytes.extend(some),
            Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => break,
        }
    }
    let passed = child.wait().map_err(failed)?.success() && !is_over;
    if is_over {
        bytes.extend(format!("\nIt was ended: it went on for longer than {} s.\n", longest.as_secs()).bytes());
    }
    Ok(Ended {
        text: String::from_utf8_lossy(&bytes).into_owned(),
        passed,
        took: start.elapsed(),
        name,
    })
}

/// How long what a program said before it was ended may be on its way.
const AFTERWARDS: Duration = Duration::from_secs(1);

/// Gives what comes through a pipe as it comes, until nobody holds its other end any more.
fn listen(mut reader: PipeReader) -> Receiver<Vec<u8>> {
    let (tell, told) = mpsc::channel();
    thread::spawn(move || {
        let mut some = [0; 4096];
        // A pipe that breaks has nothing more to say.
        while let Ok(length @ 1..) = reader.read(&mut some) {
            if tell.send(some[..length].to_vec()).is_err() {
                break;
            }
        }
    });
    told
}

#[cfg(test)]
mod tests {
    use super::*;

    /// More than any of these takes.
    const LONGEST: Duration = Duration::from_secs(300);

    fn job(name: &str, script: &str) -> Job {
        let mut command = Command::new("sh");
        command.args(["-c", script]);
        let name = name.to_owned();
        Job { name, command }
    }

    #[test]
    fn every_job_is_told_with_all_that_it_said() {
        let jobs = vec![job("good", "echo a; echo b >&2; echo c"), job("bad", "echo d; exit 3")];
        let mut told = Vec::new();
        run(jobs, 1, LONGEST, |one| told.push((one.name, one.text, one.passed))).expect("both start");
        let good = ("good".to_owned(), "a\nb\nc\n".to_owned(), true);
        assert_eq!(told, [good, ("bad".to_owned(), "d\n".to_owned(), false)]);
    }

    #[test]
    fn so_many_run_at_once() {
        // Each waits for what the other writes: alone, neither would end.
        let folder = std::env::temp_dir().join(format!("meiji-pool-{}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("there is room");
        let meet = |own: &str, other: &str| {
            let path = |name: &str| folder.join(name).display().to_string();
            format!(
                "mkfifo {0}; echo > {0} & while [ ! -p {1} ]; do :; done; read _ < {1}",
                path(own),
                path(other)
            )
        };
        let jobs = vec![job("a", &meet("a", "b")), job("b", &meet("b", "a"))];
        let mut passed = 0;
        run(jobs, 2, LONGEST, |one| passed += usize::from(one.passed)).expect("both start");
        assert_eq!(passed, 2);
        std::fs::remove_dir_all(&folder).expect("it is ours");
    }

    #[test]
    fn one_that_never_ends_is_ended_and_what_it_said_is_told() {
        // The others have begun something that holds the pipe open for longer than anybody should wait, and one of that speaks all the while.
        let jobs = vec![
            job("one", "echo a; exec sleep 600"),
            job("other", "sleep 60 & echo b; wait"),
            job("third", "(for n in $(seq 600); do echo c; sleep 0.1; done) & wait"),
        ];
        let mut told = Vec::new();
        run(jobs, 3, Duration::from_secs(5), |one| told.push((one.text, one.passed))).expect("all start");
        told.sort();
        let ended = "\nIt was ended: it went on for longer than 5 s.\n";
        for (first, (text, passed)) in ["a\n", "b\n", "c\n"].into_iter().zip(told) {
            assert!(!passed && text.starts_with(first) && text.ends_with(ended), "{text}");
        }
    }

    #[test]
    fn what_cannot_be_started_is_told() {
        let nowhere = Job {
            name: "none".to_owned(),
            command: Command::new("/nowhere/at/all"),
        };
        let error = run(vec![nowhere], 1, LONGEST, |_| {}).expect_err("there is none");
        assert!(error.to_string().contains("/nowhere/at/all"), "{error}");
    }
}
