//! What is given in the place of an argument to what is touched.

use crate::drawing::geometry::Held as _;
use js_sys::Number;
use wasm_bindgen::convert::TryFromJsValue;
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use crate::drawing::geometry::Point;
use crate::web::api::Game;
use crate::web::arguments::wrong;
use crate::web::canvas::arguments::number;
use crate::web::fault::Fault;
use crate::words::Key;

#[wasm_bindgen]
extern "C" {
    /// A `Game`, as it is declared.
    #[wasm_bindgen(typescript_type = "Game")]
    pub type GivenGame;

    #[wasm_bindgen(method, catch)]
    fn copy(this: &GivenGame) -> Result<JsValue, JsValue>;
}

/// The farthest that anything lies from the corner of a canvas, in CSS pixels.
const FARTHEST: f64 = 1e6;

/// A length or place on a canvas; what is out of every sight counts as just so.
pub(in crate::web) fn pixels(given: &Number, name: &str) -> Result<f32, Fault> {
    Ok(number(given, name)?.held(-FARTHEST, FARTHEST) as f32)
}

/// A point of a canvas.
pub(in crate::web) fn point(x: &Number, y: &Number) -> Result<Point, Fault> {
    Ok(Point::new(pixels(x, "x")?, pixels(y, "y")?))
}

/// A game to look at. A copy of it is taken: wasm-bindgen lends what is asked for as `&Game`, but would throw an error of its own
/// where there is something else.
pub(in crate::web) fn game(given: &GivenGame) -> Result<Game, Fault> {
    let copy = given.copy().and_then(Game::try_from_js_value);
    copy.map_err(|_| wrong(given, "game", Key::WantedGame))
}
