//! A short game in a second engine, beside the tests in Chromium.

use std::path::Path;
use std::process::Command;

use crate::Result;
use crate::command::{run, say};
use crate::game::Which;
use crate::{dist, seen, setup};

/// Builds the site and plays a game there in Debian's Firefox.
///
/// # Errors
/// If the browser or the site cannot be had, or something is not as it should be.
pub fn play(game: Which) -> Result<()> {
    let firefox = setup::firefox()?;
    setup::npm_packages_once(setup::FIREFOX_TEST)?;
    say(&seen::with(&firefox, setup::FIREFOX_TEST, "puppeteer-core")?);
    dist::build()?;
    say(&format!("Playing {game} in Firefox"));
    run(Command::new("node")
        .args(["--test", "--test-reporter=spec"])
        .env("FIREFOX", firefox)
        .env("GAME", game.to_string())
        .current_dir(Path::new(setup::FIREFOX_TEST)))
}
