//! How a player likes to enter moves, as the page keeps it.

use serde::{Deserialize, Serialize};
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use super::TableView;
use super::arguments::{self, GivenGame};
use crate::table::entry::{Commitment, Manner};
use crate::table::{Explained as _, Shown};
use crate::web::fault::{from_js, to_js};
use crate::web::here::Here;
use crate::web::spoken::words;

/// A kind of waste that can be pointed out.
type Waste = <Here as Shown>::Hint;

/// A player's manner as JavaScript gives it.
#[derive(Deserialize)]
struct Wish {
    confirm: bool,
    off: Vec<Waste>,
}

/// A kind of waste as JavaScript sees it.
#[derive(Serialize)]
struct Kind {
    kind: Waste,
    text: &'static str,
}

#[wasm_bindgen(typescript_custom_section)]
const MANNERS: &str = r#"
/** How a player likes to enter moves: whether what cannot be taken back waits for a button, and which waste is not pointed out. */
export interface Manner {
  confirm: boolean;
  off: Waste[];
}
"#;

/// The kinds of waste that can be pointed out: a list of `{kind, text}`.
///
/// # Errors
/// Never in practice.
#[wasm_bindgen(js_name = wasteKinds, unchecked_return_type = "Array<{ kind: Waste; text: string }>")]
pub fn waste_kinds() -> Result<JsValue, JsValue> {
    let kind = |kind| Kind {
        kind,
        text: Here::wasted(words(), kind),
    };
    to_js(&Here::HINTS.iter().copied().map(kind).collect::<Vec<_>>())
}

#[wasm_bindgen]
impl TableView {
    /// How moves are entered from now on: `{confirm, off}`. With `confirm` a move that cannot be taken back waits for a button of
    /// its own; `off` lists the kinds of waste that are not pointed out.
    ///
    /// # Errors
    /// Codes `manner`: it is malformed; `seat`: nobody sits in this game where the hand that is shown is held; `argument`.
    #[wasm_bindgen(js_name = setManner)]
    pub fn set_manner(
        &mut self,
        game: GivenGame,
        #[wasm_bindgen(unchecked_param_type = "Manner")] wish: JsValue,
    ) -> Result<(), JsValue> {
        let wish: Wish = from_js(&wish, "manner")?;
        let game = arguments::game(&game)?;
        let seat = self.looker.seat();
        seat.map(|seat| game.seat_of(seat.0.into())).transpose()?;
        let manner = Manner {
            commitment: if wish.confirm {
                Commitment::Confirmed
            } else {
                Commitment::AtOnce
            },
            hints: Here::hints_without(&wish.off),
        };
        self.looker
            .set_manner(&game.sitting(), &game.sitters(), game.words, manner);
        Ok(())
    }
}
