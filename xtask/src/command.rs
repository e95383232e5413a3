//! Other programs, run with a word about what is run.

use std::ffi::OsStr;
use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};

use crate::Result;

/// Says what is being done, apart from what a command gives.
pub fn say(what: &str) {
    eprintln!("── {what}");
}

/// The cargo that runs this program.
pub fn cargo() -> Command {
    Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
}

/// Runs a program that shows its own output, apart from what a command gives.
///
/// # Errors
/// If it cannot be started or does not succeed.
pub fn run(command: &mut Command) -> Result<()> {
    let status = command
        .stdout(std::io::stderr())
        .status()
        .map_err(|error| cannot_start(command, &error))?;
    if status.success() { Ok(()) } else { Err(failed(command)) }
}

/// Runs a program and gives each line of its standard output to `line` as it comes, and whether it succeeded.
///
/// # Errors
/// If it cannot be started.
pub fn follow(command: &mut Command, mut line: impl FnMut(&str)) -> Result<bool> {
    let mut child = command
        .stdout(Stdio::piped())
        .spawn()
        .map_err(|error| cannot_start(command, &error))?;
    if let Some(output) = child.stdout.take() {
        for text in BufReader::new(output).split(b'\n') {
            line(&String::from_utf8_lossy(&text?));
        }
    }
    Ok(child.wait()?.success())
}

/// What a program prints, without its last line break.
///
/// # Errors
/// If it cannot be started or does not succeed.
pub fn answer(command: &mut Command) -> Result<String> {
    let mut lines = Vec::new();
    if follow(command, |line| lines.push(line.to_owned()))? {
        Ok(lines.join("\n"))
    } else {
        Err(failed(command))
    }
}

/// The sentence about a program that did not succeed.
pub fn failed(command: &Command) -> Box<dyn std::error::Error> {
    format!("`{}` failed", line_of(command)).into()
}

/// The sentence about a program that cannot be started.
pub fn cannot_start(command: &Command, error: &std::io::Error) -> String {
    format!("`{}` cannot be started: {error}", line_of(command))
}

fn line_of(command: &Command) -> String {
    let words: Vec<_> = std::iter::once(command.get_program())
        .chain(command.get_args())
        .map(OsStr::to_string_lossy)
        .collect();
    words.join(" ")
}
