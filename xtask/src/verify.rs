//! Everything that must hold before a change is good.

use std::path::Path;
use std::process::{Command, ExitCode};
use std::time::Instant;

use crate::Result;
use crate::command::{cargo, failed, follow, run, say};
use crate::tally::Tally;
use crate::{dist, setup, size};

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
        let parts = ["--lib", "--bins", "--examples", "--target", setup::WASM];
        run(cargo()
            .args(["clippy", "--package", "yokohama"])
            .args(parts)
            .args(["--", "--deny", "warnings"]))
    })?;
    step("Documentation", || {
        run(cargo()
            .args(["doc", "--workspace", "--no-deps", "--lib", "--bins"])
            .env("RUSTDOCFLAGS", "--deny warnings"))
    })?;
    step("Tests of the game", || {
        counted(cargo().args(["test", "--package", "yokohama", "--no-fail-fast"]), tally)
    })?;
    // In the profile that this program was built in, so that what it is linked with is not built a second time.
    step("Tests of these commands", || {
        counted(cargo().args(["test", "--package", "xtask", "--profile", "tool"]), tally)
    })?;
    step("The site", dist::build)?;
    step("Its size", || size::check(Path::new(dist::FOLDER)))?;
    step("Types of the programs", || {
        setup::npm_packages(setup::TYPES)?;
        let mut node = Command::new("node");
        node.args(["--test", "--test-reporter=spec"]).current_dir(setup::TYPES);
        counted(&mut node, tally)
    })?;
    step("Tests in the browser", || {
        let chromium = setup::chromium()?;
        setup::npm_packages(setup::BROWSER_TESTS)?;
        let mut node = Command::new("node");
        // Two files at a time, for a page waits as much as it works.
        node.args(["--test", "--test-reporter=spec", "--test-concurrency=2"])
            .env("CHROMIUM", chromium)
            .current_dir(setup::BROWSER_TESTS);
        counted(&mut node, tally)
    })
}

/// Runs a step between its name and the time it took.
fn step(name: &str, work: impl FnOnce() -> Result<()>) -> Result<()> {
    say(name);
    let start = Instant::now();
    work().map_err(|error| format!("{name}: {error}"))?;
    say(&format!("{name}: done in {} s", start.elapsed().as_secs()));
    Ok(())
}

/// Runs a test runner, shows what it prints and counts the tests.
fn counted(command: &mut Command, tally: &mut Tally) -> Result<()> {
    let passed = follow(command, |line| {
        println!("{line}");
        tally.read(line);
    })?;
    if passed { Ok(()) } else { Err(failed(command)) }
}
