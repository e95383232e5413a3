//! Seeds that nobody chose.

use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use super::fault::Fault;
use super::spoken::words;
use crate::chance::Seed;
use crate::words::Key;

/// A random seed to propose to persons: two words and four digits, such as `ume-minato-4721`.
///
/// # Errors
/// Code `entropy`.
#[wasm_bindgen(js_name = randomSeed)]
pub fn seed() -> Result<String, JsValue> {
    Ok(random_seed()?.proposal())
}

/// A seed that nobody chose.
pub(super) fn random_seed() -> Result<Seed, Fault> {
    let mut bytes = [0; 8];
    getrandom::fill(&mut bytes).map_err(|_| Fault {
        code: "entropy",
        message: words().text(Key::ErrorEntropy).to_owned(),
    })?;
    Ok(Seed(u64::from_le_bytes(bytes)))
}
