//! What holds the scripts, which no compiler sees: to good habits, and to the types that the programs and they themselves say.

use std::fs;
use std::path::Path;
use std::process::Command;

use crate::command::run;
use crate::{Result, setup};

/// What is checked for types: the scripts of the pages, that which runs beside them, and the tests. All need the programs' declarations, which the site has.
const PROJECTS: [&str; 3] = ["tsconfig.json", "types/keeper.json", "tests/tsconfig.json"];

/// How a test in the browser waits until something holds in a page.
const WAIT: &str = "waitForFunction(";

/// Holds every script to good habits, as `.oxlintrc.json` says them, and the tests in the browser to waiting for something.
///
/// # Errors
/// If one has others, or the linter cannot be had.
pub fn lint() -> Result<()> {
    waits(Path::new(setup::BROWSER_TESTS))?;
    setup::npm_packages_once(setup::TYPES)?;
    run(tool("oxlint").arg("--deny-warnings"))
}

/// That no script of a folder waits for what an `async` function says: Playwright takes the promise of it for true, and waits for nothing.
fn waits(folder: &Path) -> Result<()> {
    let mut wrong = Vec::new();
    for file in fs::read_dir(folder)? {
        let path = file?.path();
        if path.extension().is_some_and(|end| end == "mjs") {
            let lines = waiting_for_nothing(&fs::read_to_string(&path)?);
            wrong.extend(lines.into_iter().map(|line| format!("{}:{line}", path.display())));
        }
    }
    wrong.sort();
    match wrong.as_slice() {
        [] => Ok(()),
        wrong => Err(format!(
            "{}: `{WAIT}async` waits for nothing, for a promise is taken for true",
            wrong.join(", ")
        )
        .into()),
    }
}

/// The numbers of the lines on which a script waits so.
fn waiting_for_nothing(script: &str) -> Vec<usize> {
    let waits = script
        .match_indices(WAIT)
        .map(|(at, _)| script.split_at(at + WAIT.len()));
    waits
        .filter(|(_, what)| what.trim_start().starts_with("async"))
        .map(|(before, _)| before.lines().count())
        .collect()
}

/// Holds every script to its types. The site has to be built.
///
/// # Errors
/// If one of them does not fit, or the checker cannot be had.
pub fn types() -> Result<()> {
    // The tests are held to the types of what drives their browsers, too.
    for packages in [setup::TYPES, setup::BROWSER_TESTS, setup::FIREFOX_TEST] {
        setup::npm_packages_once(packages)?;
    }
    for project in PROJECTS {
        run(tool("tsc").args(["--project", project]))?;
    }
    Ok(())
}

fn tool(name: &str) -> Command {
    Command::new(Path::new(setup::TYPES).join("node_modules/.bin").join(name))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_waits_for_a_promise_is_named() {
        let folder = std::env::temp_dir().join(format!("meiji-waits-{}", std::process::id()));
        fs::create_dir_all(&folder).expect("there is room");
        let write = |name: &str, text: &str| fs::write(folder.join(name), text).expect("there is room");
        write(
            "a.mjs",
            "await page.waitForFunction(() => here);\n// async () => there\n",
        );
        write("notes.txt", "page.waitForFunction(async () => here);\n");
        waits(&folder).expect("it waits for something");
        write(
            "b.mjs",
            "one();\nawait page.waitForFunction(async () => here);\nawait page.waitForFunction(\n  async () => here);\n",
        );
        let told = waits(&folder).expect_err("it waits for nothing").to_string();
        let b = folder.join("b.mjs");
        assert!(
            told.starts_with(&format!("{0}:2, {0}:3: `waitForFunction(async`", b.display())),
            "{told}"
        );
        fs::remove_dir_all(&folder).expect("it is ours");
    }
}
