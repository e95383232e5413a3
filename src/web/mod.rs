//! The only room that knows JavaScript: wasm-bindgen, web-sys and the page.
//!
//! It exports three programs of one game, each without what the others have alone: `cover` is what the first page shows, `table` that and
//! the table, `opponents` who thinks, with `lessons` and the inventory beside it. The last two come later, and both have the `game`. The crate's features
//! of these names choose.

#[cfg(feature = "table")]
pub mod aid;
#[cfg(feature = "game")]
pub mod api;
mod arguments;
#[cfg(feature = "cover")]
pub mod canvas;
#[cfg(feature = "opponents")]
mod coach;
#[cfg(feature = "game")]
mod computers;
mod fault;
#[cfg(feature = "game")]
pub mod given;
#[cfg(feature = "table")]
mod guide;
#[cfg(feature = "game")]
mod here;
#[cfg(feature = "opponents")]
pub mod inventory;
pub mod language;
#[cfg(feature = "lessons")]
pub mod lesson;
#[cfg(feature = "game")]
pub mod past;
#[cfg(feature = "cover")]
pub mod picture;
#[cfg(feature = "game")]
mod position;
#[cfg(feature = "table")]
pub mod reckoned;
pub mod seed;
mod sitters;
#[cfg(feature = "table")]
mod sounds;
mod spoken;
#[cfg(feature = "game")]
mod squares;
#[cfg(feature = "table")]
pub mod table_view;
#[cfg(feature = "game")]
pub mod telling;
pub mod texts;
#[cfg(feature = "opponents")]
mod thought;
#[cfg(feature = "game")]
pub mod typed;

use std::panic;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};

use wasm_bindgen::prelude::wasm_bindgen;

/// The version of the game's program, as in `0.1.0`.
#[wasm_bindgen]
#[must_use]
pub fn version() -> String {
    env!("CARGO_PKG_VERSION").to_owned()
}

/// Whether the program has panicked, after which nothing it says can be trusted.
static FAILED: AtomicBool = AtomicBool::new(false);

/// Whether the program has failed, which would be a defect of ours; nothing it says after that can be trusted.
#[wasm_bindgen(js_name = hasFailed)]
#[must_use]
pub fn has_failed() -> bool {
    FAILED.load(Ordering::Relaxed)
}

/// What the program said when it panicked, and where that was.
static LAST_WORDS: Mutex<Option<String>> = Mutex::new(None);

/// What the program said when it failed, and at which line of it; `undefined` as long as it has not. For a report to whoever mends it.
#[wasm_bindgen(js_name = lastWords)]
#[must_use]
pub fn last_words() -> Option<String> {
    LAST_WORDS.try_lock().ok()?.clone()
}

/// Makes a panic tell where it happened.
#[wasm_bindgen(start)]
pub fn start() {
    panic::set_hook(Box::new(|what| {
        FAILED.store(true, Ordering::Relaxed);
        if let Ok(mut words) = LAST_WORDS.try_lock() {
            *words = Some(what.to_string());
        }
        console_error_panic_hook::hook(what);
    }));
}
