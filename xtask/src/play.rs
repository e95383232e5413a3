//! The games on this machine: the first page and the game that it begins with as soon as they are built, and all others behind them.

use std::path::Path;

use crate::Result;
use crate::command::say;
use crate::dist;
use crate::serve::{self, Site, Wish};

/// Where what is served first is built, and where all of it is. What ships is built elsewhere, and its build is named by all that it is.
const FIRST: &str = "target/play/first";
const WHOLE: &str = "target/play/whole";

/// Builds the games and serves them until the program is ended. Of what is not built yet a browser is told so; both parts are of one build, so that a
/// page of the first goes on with what comes later.
///
/// # Errors
/// If something does not build, or no port can be had.
pub fn forever(wish: &Wish) -> Result<()> {
    let build = dist::first(Path::new(FIRST))?;
    let serving = serve::begin(Site::Part(FIRST.into()), wish)?;
    dist::whole(Path::new(WHOLE), Some(&build))?;
    serving.turn_to(Site::Whole(WHOLE.into()))?;
    say("All of it is there");
    serving.wait()
}
