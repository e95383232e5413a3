//! Everything that must hold before a change is good.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, ChildStdin, Command, ExitCode, Stdio};
use std::time::{Duration, Instant};

use serde::Deserialize;

use crate::Result;
use crate::command::{cannot_start, cargo, run, say};
use crate::pool::{self, Ended};
use crate::programs::Programs;
use crate::slow::Slowest;
use crate::tally::Tally;
use crate::{checks, dist, seen, setup, size};

/// How many test programs run at once: there are two cores at least, and one program more, since a page also waits. With four, the tests took two
/// cores a twelfth longer.
const AT_ONCE: usize = 3;

/// How long a test program may go on: several times what the longest takes while other programs use both cores.
const LONGEST_RUN: Duration = Duration::from_secs(30 * 60);

/// The test programs that take longest, which are begun first so that none is left alone at the end. What `verify` says at its end tells when
/// the list is out of date.
const LONGEST: [&str; 15] = [
    "browser/teaching",
    "meiji/table",
    "browser/every-file",
    "browser/games",
    "browser/guide",
    "browser/offline",
    "browser/embed",
    "browser/history",
    "browser/failing",
    "browser/share",
    "browser/keyboard",
    "browser/editor",
    "meiji/fuzz",
    "browser/thinking",
    "browser/voice",
];

/// Runs every step, stops at the first that fails, and ends with the count of tests.
///
/// A step that fails without a failing test counts as one, so that the last line never looks good when something is not.
pub fn everything() -> ExitCode {
    let mut tally = Tally::default();
    let outcome = steps(&mut tally);
    if let Err(error) = &outcome {
        say(&format!("Stopped. {error}"));
        tally.failed = tally.failed.max(1);
    }
    println!("{tally}");
    if outcome.is_ok() {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}

fn steps(tally: &mut Tally) -> Result<()> {
    step("Tools", || {
        setup::components()?;
        setup::wasm_target()
    })?;
    step("Format", || run(cargo().args(["fmt", "--all", "--check"])))?;
    step("Clippy", || {
        run(cargo().args(["clippy", "--workspace", "--all-targets", "--", "--deny", "warnings"]))
    })?;
    step("Clippy for the browser", || {
        // Of the examples, `playouts-wasm` builds one for it; the others are commands of this machine.
        let parts = ["--lib", "--bins", "--example", "playouts", "--target", setup::WASM];
        run(cargo()
            .args(["clippy", "--package", "meiji"])
            .args(parts)
            .args(["--", "--deny", "warnings"]))
    })?;
    step("Documentation", || {
        run(cargo()
            .args(["doc", "--workspace", "--no-deps", "--lib", "--bins"])
            .env("RUSTDOCFLAGS", "--deny warnings"))
    })?;
    step("Habits of the scripts", checks::lint)?;
    let mut programs = Programs::default();
    step("Building the tests", || {
        programs.of_package("meiji", Path::new("."), &[])?;
        programs.of_documentation("meiji");
        // In the profile that this program was built in, so that what it is linked with is not built a second time.
        programs.of_package("xtask", Path::new("xtask"), &["--profile", "tool"])
    })?;
    step("The site", dist::build)?;
    step("Its size", || size::check(Path::new(dist::FOLDER)))?;
    step("Types of the scripts", checks::types)?;
    let chromium = setup::chromium()?;
    step("Tests", || {
        for folder in [setup::TYPES, setup::BROWSER_TESTS] {
            setup::npm_packages_once(folder)?;
        }
        say(&seen::with(&chromium, setup::BROWSER_TESTS, "playwright-core")?);
        let lent = Lent::open(&chromium)?;
        programs.of_folder(setup::TYPES, &[])?;
        programs.of_folder(setup::BROWSER_TESTS, &lent.variables())?;
        programs.put_first(&LONGEST)?;
        tests(programs, tally)
    })
}

/// Runs test programs, shows what they print, counts their tests, and tells which took longest. Of what failed the reasons come once more at
/// the end, where they are read first, and where whoever keeps only the end of what was printed has them.
fn tests(Programs { jobs, sources }: Programs, tally: &mut Tally) -> Result<()> {
    let mut slowest = Slowest::default();
    let mut failed = Vec::new();
    let mut took = Vec::new();
    pool::run(jobs, AT_ONCE, LONGEST_RUN, |ended| {
        let Ended {
            name,
            text,
            passed,
            took: time,
        } = ended;
        say(&format!("{name}: {} s", time.as_secs()));
        print!("{text}");
        let mut own = Tally::default();
        text.lines().for_each(|line| own.read(line));
        *tally += own;
        slowest.read(&name, &text);
        took.push((time, name.clone()));
        // A runner takes it for good that it left a test out.
        if !passed || own.failed > 0 {
            failed.push((name, reasons(&text)));
        }
    })?;
    took.sort_by(|one, other| other.cmp(one));
    let longest: Vec<_> = took.iter().take(LONGEST.len()).map(|(_, name)| name.as_str()).collect();
    say(&format!("The test programs that took longest: {}", longest.join(", ")));
    say("The slowest tests:");
    for line in slowest.told(|program| sources[program].clone())? {
        say(&line);
    }
    for (name, reasons) in &failed {
        say(&format!("What failed in {name}:"));
        println!("{reasons}");
    }
    if failed.is_empty() {
        Ok(())
    } else {
        let names: Vec<_> = failed.into_iter().map(|(name, _)| name).collect();
        Err(format!("failed in {}", names.join(", ")).into())
    }
}

/// Why tests failed, of what their program printed: what it says at its end under a heading of its own, or its last lines if it ended without one.
fn reasons(text: &str) -> String {
    const HEADINGS: [&str; 2] = ["✖ failing tests:", "failures:"]; // Of Node.js and of Rust.
    const LAST: usize = 40; // Lines: what a panic or a signal leaves.
    let lines: Vec<_> = text.lines().collect();
    let heading = lines.iter().position(|line| HEADINGS.contains(line));
    lines[heading.unwrap_or(lines.len().saturating_sub(LAST))..].join("\n")
}

/// A server of the site and a browser, which all files of tests in the browser share. Both end with it.
struct Lent {
    lender: Child,
    /// The lender goes on until this ends.
    life: Option<ChildStdin>,
    told: Told,
}

/// What the lender says of them.
#[derive(Deserialize)]
struct Told {
    site: String,
    browser: String,
}

impl Lent {
    /// Begins both; `lender.mjs` says what they are.
    fn open(chromium: &Path) -> Result<Self> {
        let mut node = Command::new("node");
        node.arg("lender.mjs")
            .env("CHROMIUM", chromium)
            .current_dir(setup::BROWSER_TESTS)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped());
        let mut lender = node.spawn().map_err(|error| cannot_start(&node, &error))?;
        let (life, said) = (lender.stdin.take(), lender.stdout.take());
        let (life, said) = life.zip(said).ok_or("a program has an input and an output")?;
        let mut line = String::new();
        BufReader::new(said).read_line(&mut line)?;
        let told = serde_json::from_str(&line).map_err(|error| format!("no server or no browser: {error}"))?;
        Ok(Self {
            lender,
            life: Some(life),
            told,
        })
    }

    /// By which the tests know them.
    fn variables(&self) -> [(&'static str, String); 2] {
        let Told { site, browser } = &self.told;
        [("MEIJI_SITE", site.clone()), ("MEIJI_BROWSER", browser.clone())]
    }
}

impl Drop for Lent {
    fn drop(&mut self) {
        self.life = None;
        // Nothing is done with what is left of it.
        let _ = self.lender.wait();
    }
}

/// Runs a step between its name and the time it took.
fn step(name: &str, work: impl FnOnce() -> Result<()>) -> Result<()> {
    say(name);
    let start = Instant::now();
    work().map_err(|error| format!("{name}: {error}"))?;
    say(&format!("{name}: done in {} s", start.elapsed().as_secs()));
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pool::Job;

    #[test]
    fn a_program_that_leaves_a_test_out_fails() {
        let said = |words: &str| {
            let mut command = Command::new("echo");
            command.arg(words);
            let name = words.to_owned();
            let jobs = vec![Job { name, command }];
            let sources = [].into();
            let mut tally = Tally::default();
            let outcome = tests(Programs { jobs, sources }, &mut tally);
            (outcome.map_err(|error| error.to_string()), tally.to_string())
        };
        assert_eq!(said("ℹ pass 2"), (Ok(()), "2 passed, 0 failed".to_owned()));
        let failed = Err("failed in ℹ skipped 1".to_owned());
        assert_eq!(said("ℹ skipped 1"), (failed, "0 passed, 1 failed".to_owned()));
    }

    #[test]
    fn why_a_test_failed_is_found_in_what_its_program_printed() {
        assert_eq!(
            reasons("✖ one\nℹ fail 1\n\n✖ failing tests:\n✖ one\n  1 !== 2"),
            "✖ failing tests:\n✖ one\n  1 !== 2"
        );
        assert_eq!(
            reasons("test one ... FAILED\n\nfailures:\n---- one\nfailures:\n    one"),
            "failures:\n---- one\nfailures:\n    one"
        );
        let lines: Vec<_> = (0..100).map(|line| line.to_string()).collect();
        assert_eq!(reasons(&lines.join("\n")), lines[60..].join("\n"));
        assert_eq!(reasons("one"), "one");
    }
}
