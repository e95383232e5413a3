//! What is shown: which moment of the game, and before whose eyes.

use serde::Deserialize;
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use super::TableView;
use super::arguments::{self, GivenGame};
use crate::table::looker;
use crate::web::fault::from_js;

/// What is asked to be shown.
#[derive(Deserialize)]
struct Wish {
    seat: Option<u32>,
    busy: bool,
    #[serde(default)]
    at: Option<u32>,
    /// How long what moves takes: 1 is normal, 2 twice as long, 0 not at all.
    #[serde(default)]
    motion: f32,
}

#[wasm_bindgen(typescript_custom_section)]
const WISHES: &str = r#"
/** What is to be shown: whose hand, `null` for none; whether somebody else is at work; which moment of the past, if any; how long what moves takes. */
export interface Wish {
  seat?: number | null;
  busy: boolean;
  at?: number | null;
  motion?: number;
}
"#;

#[wasm_bindgen]
impl TableView {
    /// Shows a game: `{seat, busy, at, motion}`; `seat` is whose hand is open, `null` for none; `at`, if it is given, shows the
    /// past as it was when so many moves were played, and nothing can be entered. Moves that were played since the last time
    /// are shown in motion, `motion` times as long as normal; 0 shows at once where they lead.
    ///
    /// # Errors
    /// Codes `show`: the wish is malformed; `seat`; `argument`.
    pub fn show(
        &mut self,
        game: GivenGame,
        #[wasm_bindgen(unchecked_param_type = "Wish")] wish: JsValue,
    ) -> Result<(), JsValue> {
        let wish: Wish = from_js(&wish, "show")?;
        let game = &arguments::game(&game)?;
        let wish = looker::Wish {
            seat: wish.seat.map(|seat| game.seat_of(seat)).transpose()?,
            busy: wish.busy,
            at: wish.at.map(|at| at as usize),
            motion: wish.motion,
        };
        self.looker.show(&game.sitting(), &game.sitters(), game.words, wish);
        Ok(())
    }
}
