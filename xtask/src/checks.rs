//! What holds the scripts, which no compiler sees: to good habits, and to the types that the programs and they themselves say.

use std::path::Path;
use std::process::Command;

use crate::command::run;
use crate::{Result, setup};

/// What is checked for types: the scripts of the pages, that which runs beside them, and the tests. All need the programs' declarations, which the site has.
const PROJECTS: [&str; 3] = ["tsconfig.json", "types/keeper.json", "tests/tsconfig.json"];

/// Holds every script to good habits, as `.oxlintrc.json` says them.
///
/// # Errors
/// If one has others, or the linter cannot be had.
pub fn lint() -> Result<()> {
    setup::npm_packages_once(setup::TYPES)?;
    run(tool("oxlint").arg("--deny-warnings"))
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
