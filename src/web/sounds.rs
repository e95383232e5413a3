//! The JavaScript API: what the table sounds like.

use js_sys::Number;
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use super::api::Game;
use super::arguments::whole;
use super::fault::to_js;
use super::here::Here;
use crate::sounds::{Sound, Sounding as _};

#[wasm_bindgen(typescript_custom_section)]
const SOUND: &str = r#"
/** A sound of the table, named by what makes it. */
export type Sound = "wood" | "build" | "coin" | "sack" | "paper" | "string" | "chord" | "drum";
"#;

#[wasm_bindgen]
impl Game {
    /// What is heard of what happened since the move of a number, as a seat or an onlooker may know it: the sound of each event that has one, in
    /// their order.
    ///
    /// # Errors
    /// Code `seat`.
    #[wasm_bindgen(js_name = soundsSince, unchecked_return_type = "Sound[]")]
    pub fn sounds_since(&self, number: Number, seat: Option<Number>) -> Result<JsValue, JsValue> {
        let sitting = self.sitting();
        let events = sitting.events(whole(&number, "number")? as usize, self.seat(seat)?);
        let sounds: Vec<Sound> = events.filter_map(|(_, event)| Here::sound(&event)).collect();
        to_js(&sounds)
    }
}
