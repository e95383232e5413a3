//! The JavaScript API: what computer players think.

use js_sys::{Function, JsString, Number};
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use super::api::Game;
use super::arguments::{whole, wrong};
use super::fault::{Fault, from_js};
use super::given::read_seed;
use crate::opponents::{Computer, Effort};
use crate::words::Key;

/// The most playings on that may be asked for at once, so that nobody waits for ever.
pub(super) const MOST_PLAYOUTS: u32 = 10_000;

#[wasm_bindgen]
impl Game {
    /// The moves that a computer player (`"apprentice"`, `"greedy"`, `"merchant"`, `"master"` or `"random"`) plays next in the asked seat,
    /// from that seat's view and a seed of its own: up to where something hidden shows or its turn ends. Empty when the game is over.
    /// A merchant and a master may have a style (`"builder"`, `"scholar"`, `"trader"`): `"merchant:builder"`. Only these two have styles.
    /// `playouts` is how often a Master plays on in its head at most, 400 if left out; `told` is called now and then with how many of
    /// them were made.
    ///
    /// # Errors
    /// Codes `opponent`, `seed`, `entropy`.
    pub fn plan(
        &self,
        #[wasm_bindgen(unchecked_param_type = "Computer")] opponent: JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "string | null")] seed: Option<JsString>,
        #[wasm_bindgen(unchecked_optional_param_type = "number | null")] playouts: Option<Number>,
        #[wasm_bindgen(unchecked_optional_param_type = "(playouts: number) => void")] told: Option<JsValue>,
    ) -> Result<Vec<String>, JsValue> {
        let opponent: Computer = from_js(&opponent, "opponent")?;
        let (seed, effort) = (read_seed(seed)?, effort(playouts)?);
        let mut told = teller(told)?;
        let view = self.sitting().view(self.sitting().asked());
        let moves = opponent.plan_told(self.sitting().game(), &view, effort, seed, &mut told);
        Ok(moves.iter().map(ToString::to_string).collect())
    }

    /// The move that a computer player (see [`plan`](Self::plan)) makes in the asked seat, from that seat's view and a seed
    /// of its own. `undefined` when the game is over.
    ///
    /// # Errors
    /// Codes `opponent`, `seed`, `entropy`.
    pub fn suggest(
        &self,
        #[wasm_bindgen(unchecked_param_type = "Computer")] opponent: JsValue,
        seed: Option<JsString>,
    ) -> Result<Option<String>, JsValue> {
        let opponent: Computer = from_js(&opponent, "opponent")?;
        let seed = read_seed(seed)?;
        let view = self.sitting().view(self.sitting().asked());
        Ok(opponent
            .choose(self.sitting().game(), &view, seed)
            .map(|action| action.to_string()))
    }
}

/// How hard to think, if that is given.
pub(super) fn effort(playouts: Option<Number>) -> Result<Effort, Fault> {
    let Some(playouts) = playouts else {
        return Ok(Effort::default());
    };
    let playouts = whole(&playouts, "playouts")?.clamp(1, MOST_PLAYOUTS);
    Ok(Effort { playouts })
}

/// Who is told how much of the thinking was done, if anybody is.
pub(super) fn teller(told: Option<JsValue>) -> Result<impl FnMut(u32), Fault> {
    let told = told.map(|told| function(told, "told")).transpose()?;
    Ok(move |done: u32| {
        if let Some(told) = &told {
            // Whoever does not listen misses nothing.
            let _ = told.call1(&JsValue::NULL, &done.into());
        }
    })
}

/// A function.
pub(super) fn function(given: JsValue, name: &str) -> Result<Function, Fault> {
    given
        .dyn_into()
        .map_err(|given| wrong(&given, name, Key::WantedFunction))
}
