//! The JavaScript API: positions as documents.

use std::rc::Rc;

use js_sys::{JsString, Number};
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use super::api::Game;
use super::arguments::text;
use super::fault::Fault;
use super::given::{no_content, read_named};
use super::here::Here;
use super::here::position::{Position, PositionError};
use super::seed::random_seed;
use super::spoken::words;
use crate::printed::Edition as _;

#[wasm_bindgen]
impl Game {
    /// A practice game that begins with a position: a JSON document, described by the `position/schema.json` of the game. What it leaves out lies as
    /// its seed deals it. `content` is the content document that it names, left out for a released edition: values that it does not name are not
    /// used.
    ///
    /// # Errors
    /// Codes `content`; `position`: the place in the document, and what would be possible there. `path` names the place, as in
    /// `seats[1].yen`; it is empty if the document as a whole is wrong.
    #[wasm_bindgen(js_name = fromPosition)]
    pub fn from_position(position: JsString, content: Option<JsString>) -> Result<Game, JsValue> {
        let document = text(&position, "position")?;
        let own: Vec<_> = read_named(content)?.into_iter().collect();
        let position = Position::from_json(&document, &own).map_err(|error| impossible(&error))?;
        Ok(Self::over(position.sit()))
    }

    /// The position as it is now, as JSON text: [`fromPosition`](Self::from_position) begins a game with it. It tells what every seat
    /// holds. The decks are dealt anew where it is begun with, but its seed is the game's, which tells how they lie here: what may be given
    /// away while the game goes on is [`seen`](Self::seen).
    ///
    /// # Errors
    /// Code `content` for the record of a game whose printed values bear the name of a released edition and differ from it: a position
    /// names them by that alone.
    pub fn position(&self) -> Result<String, JsValue> {
        let sitting = &self.sitting();
        let content = sitting.game().content();
        content.check_name().map_err(|error| no_content(&error))?;
        let position = Position::of(sitting.game(), sitting.seed(), sitting.state());
        Ok(position.map_err(|error| impossible(&error))?.to_json())
    }

    /// A practice game that begins with what a seat, or an onlooker, sees now. What that does not show, hands and decks, is dealt anew, so that its
    /// record can be given away while this game goes on.
    ///
    /// # Errors
    /// Codes `seat`, `entropy`; never `position` in practice.
    pub fn seen(&self, seat: Option<Number>) -> Result<Game, JsValue> {
        let view = self.sitting().view(self.seat(seat)?);
        let position = Position::seen(self.sitting().game(), random_seed()?, &view);
        let sitting = position.map_err(|error| impossible(&error))?.sit();
        Ok(self.with(Rc::new(sitting)))
    }
}

/// What is wrong with a position: the `Error` bears the place in the document as `path`, too.
fn impossible(error: &PositionError) -> JsValue {
    let fault = JsValue::from(Fault {
        code: "position",
        message: words().position_fault::<Here>(error),
    });
    // Setting a property of a fresh object cannot fail.
    let _ = js_sys::Reflect::set(&fault, &"path".into(), &error.path.as_str().into());
    fault
}
