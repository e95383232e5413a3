//! What is given in the place of an argument to what paints.

use crate::drawing::geometry::Held as _;
use js_sys::Number;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::JsValue;
use web_sys::HtmlCanvasElement;

use crate::web::arguments::wrong;
use crate::web::fault::Fault;
use crate::web::spoken::words;
use crate::words::Key;

/// The longest side of a canvas, in CSS pixels: no browser has longer ones.
const LONGEST: f64 = 32_767.0;

/// A number that measures.
pub(in crate::web) fn number(given: &JsValue, name: &str) -> Result<f64, Fault> {
    let number = given.as_f64().filter(|number| number.is_finite());
    number.ok_or_else(|| wrong(given, name, Key::WantedNumber))
}

/// The sides of a canvas in CSS pixels, as far as a canvas can have them.
pub(in crate::web) fn sides(width: &Number, height: &Number) -> Result<[f64; 2], Fault> {
    let side = |given: &Number, name| Ok(number(given, name)?.held(1.0, LONGEST));
    Ok([side(width, "width")?, side(height, "height")?])
}

/// A canvas of the page.
pub(in crate::web) fn canvas(given: JsValue) -> Result<HtmlCanvasElement, Fault> {
    given
        .dyn_into()
        .map_err(|given| wrong(&given, "canvas", Key::WantedCanvas))
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
