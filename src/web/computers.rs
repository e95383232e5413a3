//! The JavaScript API: computer players.

use js_sys::{JsString, Number};
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use super::api::Game;
use super::arguments::whole;
use super::fault::{Fault, from_js};
use super::given::{effort, read_seed, teller};
use super::language::words;
use crate::opponents::{self, Computer, NotAComputer};
use crate::words::Key;

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
        opponent: JsValue,
        seed: Option<JsString>,
        playouts: Option<Number>,
        #[wasm_bindgen(unchecked_optional_param_type = "(playouts: number) => void")] told: Option<JsValue>,
    ) -> Result<Vec<String>, JsValue> {
        let opponent: Computer = from_js(&opponent, "opponent")?;
        let (seed, effort) = (read_seed(seed)?, effort(playouts)?);
        let mut told = teller(told)?;
        let view = self.sitting.view(self.sitting.asked());
        let moves = opponent.plan_told(self.sitting.game(), &view, effort, seed, &mut told);
        Ok(moves.iter().map(ToString::to_string).collect())
    }

    /// Gives each merchant and master of a list that has no style one by the game's seed, the same for the same seed: one that nobody in the
    /// list has, as long as there is one. `kinds` has computer players as for [`plan`](Self::plan), by seat, and `"person"` where a person
    /// plays; so has what comes back.
    ///
    /// # Errors
    /// Code `kinds`.
    #[wasm_bindgen(js_name = dealStyles)]
    pub fn deal_styles(
        &self,
        #[wasm_bindgen(unchecked_param_type = "string[]")] kinds: JsValue,
    ) -> Result<Vec<String>, JsValue> {
        let kinds: Vec<String> = from_js(&kinds, "kinds")?;
        let mut computers = kinds
            .iter()
            .map(|kind| read_kind(kind))
            .collect::<Result<Vec<Option<Computer>>, Fault>>()?;
        opponents::deal_styles(self.sitting.seed(), &mut computers);
        let told = |computer: &Option<Computer>| computer.map_or_else(|| PERSON.to_owned(), String::from);
        Ok(computers.iter().map(told).collect())
    }

    /// The move that a computer player (see [`plan`](Self::plan)) makes in the asked seat, from that seat's view and a seed
    /// of its own. `undefined` when the game is over.
    ///
    /// # Errors
    /// Codes `opponent`, `seed`, `entropy`.
    pub fn suggest(&self, opponent: JsValue, seed: Option<JsString>) -> Result<Option<String>, JsValue> {
        let opponent: Computer = from_js(&opponent, "opponent")?;
        let seed = read_seed(seed)?;
        let view = self.sitting.view(self.sitting.asked());
        Ok(opponent
            .choose(self.sitting.game(), &view, seed)
            .map(|action| action.to_string()))
    }

    /// What the computer player of a seat is called, with its style; `undefined` where a person plays.
    ///
    /// # Errors
    /// Code `seat`.
    #[wasm_bindgen(js_name = computerName)]
    pub fn computer_name(&self, seat: Number) -> Result<Option<String>, JsValue> {
        let seat = self.seat_of(whole(&seat, "seat")?)?;
        Ok(self.names.computer(seat).map(|computer| self.words.computer(computer)))
    }
}

/// The kind of a player who is no computer.
const PERSON: &str = "person";

/// A computer player, or `None` for a person.
fn read_kind(kind: &str) -> Result<Option<Computer>, Fault> {
    if kind == PERSON {
        return Ok(None);
    }
    let unknown = |error: NotAComputer| Fault {
        code: "kinds",
        message: words().fill(
            Key::ErrorPlain,
            &[("name", "kinds".into()), ("reason", error.to_string().into())],
        ),
    };
    kind.parse().map(Some).map_err(unknown)
}
