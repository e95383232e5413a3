//! What Trunk leaves undone of a page that it has put together for live reload: what is made of documents and words, and what is mended in the glue.

use std::path::Path;

use crate::Result;
use crate::dist::{self, ASSETS, WORDS};
use crate::games::{self, GAMES};
use crate::words;

/// Finishes the page in a folder, in which Trunk has built every program and laid the scripts and the words of the house. It is of no build, so nothing tells one.
///
/// # Errors
/// If something is not there that Trunk lays, or a file cannot be read or written.
pub fn finish(site: &Path) -> Result<()> {
    let assets = site.join(ASSETS);
    // First: in a mistyped folder nothing is made.
    words::make(&assets.join(WORDS))?;
    for program in games::programs(&GAMES) {
        dist::free_late(&assets.join(program.script()))?;
    }
    dist::beside(site)
}
