//! Test programs that run side by side. Each is shown whole once it has ended, so that none speaks into another's words.

use std::collections::VecDeque;
use std::io::{self, Read};
use std::process::{Command, Stdio};
use std::sync::{Mutex, mpsc};
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

/// Runs jobs in their order, a number of them at once, and gives what came of each as soon as it has ended.
///
/// # Errors
/// If one cannot be started; those that are running go on to their end.
pub fn run(jobs: Vec<Job>, at_once: usize, mut ended: impl FnMut(Ended)) -> Result<()> {
    let waiting = Mutex::new(VecDeque::from(jobs));
    let next = || waiting.lock().expect("nobody fails while taking one").pop_front();
    let (tell, told) = mpsc::channel();
    thread::scope(|scope| {
        for _ in 0..at_once {
            let tell = tell.clone();
            scope.spawn(move || {
                while let Some(job) = next() {
                    // Nobody listens any more once one could not be started.
                    if tell.send(outcome(job)).is_err() {
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
fn outcome(Job { name, mut command }: Job) -> std::result::Result<Ended, String> {
    let start = Instant::now();
    let failed = |error: io::Error| format!("{name}: {error}");
    let (mut reader, writer) = io::pipe().map_err(failed)?;
    command
        .stdin(Stdio::null())
        .stdout(writer.try_clone().map_err(failed)?)
        .stderr(writer);
    let mut child = command.spawn().map_err(|error| cannot_start(&command, &error))?;
    drop(command); // It holds the pipe open.
    let mut bytes = Vec::new();
    reader.read_to_end(&mut bytes).map_err(failed)?;
    let passed = child.wait().map_err(failed)?.success();
    Ok(Ended {
        text: String::from_utf8_lossy(&bytes).into_owned(),
        passed,
        took: start.elapsed(),
        name,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

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
        run(jobs, 1, |one| told.push((one.name, one.text, one.passed))).expect("both start");
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
        run(jobs, 2, |one| passed += usize::from(one.passed)).expect("both start");
        assert_eq!(passed, 2);
        std::fs::remove_dir_all(&folder).expect("it is ours");
    }

    #[test]
    fn what_cannot_be_started_is_told() {
        let nowhere = Job {
            name: "none".to_owned(),
            command: Command::new("/nowhere/at/all"),
        };
        let error = run(vec![nowhere], 1, |_| {}).expect_err("there is none");
        assert!(error.to_string().contains("/nowhere/at/all"), "{error}");
    }
}
