//! What is given in the place of an argument to what paints and is touched.

use js_sys::Number;
use wasm_bindgen::JsCast;
use wasm_bindgen::convert::TryFromJsValue;
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};
use web_sys::HtmlCanvasElement;

use crate::table::geometry::Point;
use crate::web::api::Game;
use crate::web::arguments::wrong;
use crate::web::fault::Fault;
use crate::web::language::words;
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

/// The longest side of a canvas, in CSS pixels: no browser has longer ones.
const LONGEST: f64 = 32_767.0;

/// A number that measures.
pub(in crate::web) fn number(given: &JsValue, name: &str) -> Result<f64, Fault> {
    let number = given.as_f64().filter(|number| number.is_finite());
    number.ok_or_else(|| wrong(given, name, Key::WantedNumber))
}

/// A length or place on a canvas; what is out of every sight counts as just so.
pub(in crate::web) fn pixels(given: &Number, name: &str) -> Result<f32, Fault> {
    Ok(number(given, name)?.clamp(-FARTHEST, FARTHEST) as f32)
}

/// A point of a canvas.
pub(in crate::web) fn point(x: &Number, y: &Number) -> Result<Point, Fault> {
    Ok(Point::new(pixels(x, "x")?, pixels(y, "y")?))
}

/// The sides of a canvas in CSS pixels, as far as a canvas can have them.
pub(in crate::web) fn sides(width: &Number, height: &Number) -> Result<[f64; 2], Fault> {
    let side = |given: &Number, name| Ok(number(given, name)?.clamp(1.0, LONGEST));
    Ok([side(width, "width")?, side(height, "height")?])
}

/// A canvas of the page.
pub(in crate::web) fn canvas(given: JsValue) -> Result<HtmlCanvasElement, Fault> {
    given
        .dyn_into()
        .map_err(|given| wrong(&given, "canvas", Key::WantedCanvas))
}

/// A game to look at. A copy of it is taken: wasm-bindgen lends what is asked for as `&Game`, but would throw an error of its own
/// where there is something else.
pub(in crate::web) fn game(given: &GivenGame) -> Result<Game, Fault> {
    let copy = given.copy().and_then(Game::try_from_js_value);
    copy.map_err(|_| wrong(given, "game", Key::WantedGame))
}

impl Fault {
    /// The browser gives no canvas to paint on.
    pub(in crate::web) fn canvas() -> Self {
        Self {
            code: "canvas",
            message: words().text(Key::ErrorCanvas).to_owned(),
        }
    }
}
