//! The JavaScript API: computer players.

use js_sys::Number;
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use super::api::Game;
use super::arguments::whole;
use super::fault::{Fault, from_js};
use super::spoken::words;
use crate::document::Wrong;
use crate::opponents::{self, Computer};

#[wasm_bindgen(typescript_custom_section)]
const KINDS: &str = r#"
/** A computer player, with its style where it has one. */
export type Computer = "random" | "apprentice" | "greedy" | "merchant" | "master" | `${"merchant" | "master"}:${"builder" | "scholar" | "trader"}`;

/** Who plays a seat: a person, or which computer player. */
export type Kind = "person" | Computer;
"#;

#[wasm_bindgen]
impl Game {
    /// Gives each merchant and master of a list that has no style one by the game's seed, the same for the same seed: one that nobody in the
    /// list has, as long as there is one. `kinds` has computer players as for [`plan`](Self::plan), by seat, and `"person"` where a person
    /// plays; so has what comes back.
    ///
    /// # Errors
    /// Code `kinds`.
    #[wasm_bindgen(js_name = dealStyles, unchecked_return_type = "Kind[]")]
    pub fn deal_styles(
        &self,
        #[wasm_bindgen(unchecked_param_type = "Kind[]")] kinds: JsValue,
    ) -> Result<Vec<String>, JsValue> {
        let kinds: Vec<String> = from_js(&kinds, "kinds")?;
        let mut computers = kinds
            .iter()
            .zip(0..)
            .map(|(kind, number)| read_kind(kind, number))
            .collect::<Result<Vec<Option<Computer>>, Fault>>()?;
        opponents::deal_styles(self.sitting().seed(), &mut computers);
        let told = |computer: &Option<Computer>| computer.map_or_else(|| PERSON.to_owned(), String::from);
        Ok(computers.iter().map(told).collect())
    }

    /// What the computer player of a seat is called, with its style; `undefined` where a person plays.
    ///
    /// # Errors
    /// Code `seat`.
    #[wasm_bindgen(js_name = computerName)]
    pub fn computer_name(&self, seat: Number) -> Result<Option<String>, JsValue> {
        let seat = self.seat_of(whole(&seat, "seat")?)?;
        Ok(self
            .names()
            .computer(seat)
            .map(|computer| self.words.computer(computer)))
    }
}

/// The kind of a player who is no computer.
const PERSON: &str = "person";

/// A computer player, or `None` for a person, by its number in the list.
fn read_kind(kind: &str, number: usize) -> Result<Option<Computer>, Fault> {
    if kind == PERSON {
        return Ok(None);
    }
    let unknown = |_| {
        let known = [&[PERSON], &Computer::NAMES[..]].concat().join(", ");
        let reason = words().wrong(&Wrong::NotOneOf { known });
        Fault::malformed("kinds", &format!("kinds[{number}]"), &reason)
    };
    kind.parse().map(Some).map_err(unknown)
}
