//! What painting the table costs: a recorded game, played in Chromium on the site as it ships.

use std::process::Command;

use crate::command::answer;
use crate::game::Which;
use crate::{Result, dist, setup};

/// Builds the site, plays a game there and prints a JSON line: which, and milliseconds of script and of raster.
///
/// # Errors
/// If the site does not build, or the browser does not play.
pub fn measure(game: Which) -> Result<()> {
    dist::build()?;
    let chromium = setup::chromium()?;
    setup::npm_packages(setup::BROWSER_TESTS)?;
    let mut node = Command::new("node");
    node.args(["frames.mjs", &game.to_string()])
        .env("CHROMIUM", chromium)
        .current_dir(setup::BROWSER_TESTS);
    println!("{}", answer(&mut node)?);
    Ok(())
}
