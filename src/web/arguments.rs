//! What is given in the place of an argument.
//!
//! JavaScript may pass anything anywhere, and wasm-bindgen takes what is no number for 0 and what is no text for an address in
//! memory. So what the API takes is declared as a `Number` or `JsString`, which is no more than a wish to whoever calls, and read
//! here: whatever is something else is refused with the code `argument`, and what it was given for stays as it was.

use js_sys::{Function, Number};
use serde::Deserialize;
use serde::de::value::MapAccessDeserializer;
use serde::de::{Deserializer, MapAccess, Visitor};
use wasm_bindgen::JsCast;
use wasm_bindgen::convert::TryFromJsValue;
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};
use web_sys::HtmlCanvasElement;

use super::api::Game;
use super::fault::Fault;
use super::language::words;
use crate::table::geometry::Point;
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

/// How much of what was given an error shows, in letters.
const MOST_SHOWN: usize = 40;

/// A text.
pub(super) fn text(given: &JsValue, name: &str) -> Result<String, Fault> {
    given.as_string().ok_or_else(|| wrong(given, name, Key::WantedText))
}

/// A number that counts, or tells a place in a row.
pub(super) fn whole(given: &JsValue, name: &str) -> Result<u32, Fault> {
    let whole = |number: &f64| number.fract() == 0.0 && (0.0..=f64::from(u32::MAX)).contains(number);
    let number = given.as_f64().filter(whole);
    Ok(number.ok_or_else(|| wrong(given, name, Key::WantedWhole))? as u32)
}

/// A number that measures.
pub(super) fn number(given: &JsValue, name: &str) -> Result<f64, Fault> {
    let number = given.as_f64().filter(|number| number.is_finite());
    number.ok_or_else(|| wrong(given, name, Key::WantedNumber))
}

/// A length or place on a canvas; what is out of every sight counts as just so.
pub(super) fn pixels(given: &Number, name: &str) -> Result<f32, Fault> {
    Ok(number(given, name)?.clamp(-FARTHEST, FARTHEST) as f32)
}

/// A point of a canvas.
pub(super) fn point(x: &Number, y: &Number) -> Result<Point, Fault> {
    Ok(Point::new(pixels(x, "x")?, pixels(y, "y")?))
}

/// The sides of a canvas in CSS pixels, as far as a canvas can have them.
pub(super) fn sides(width: &Number, height: &Number) -> Result<[f64; 2], Fault> {
    let side = |given: &Number, name| Ok(number(given, name)?.clamp(1.0, LONGEST));
    Ok([side(width, "width")?, side(height, "height")?])
}

/// A canvas of the page.
pub(super) fn canvas(given: JsValue) -> Result<HtmlCanvasElement, Fault> {
    given
        .dyn_into()
        .map_err(|given| wrong(&given, "canvas", Key::WantedCanvas))
}

/// A game to look at. A copy of it is taken: wasm-bindgen lends what is asked for as `&Game`, but would throw an error of its own
/// where there is something else.
pub(super) fn game(given: &GivenGame) -> Result<Game, Fault> {
    let copy = given.copy().and_then(Game::try_from_js_value);
    copy.map_err(|_| wrong(given, "game", Key::WantedGame))
}

/// A function.
pub(super) fn function(given: JsValue, name: &str) -> Result<Function, Fault> {
    given
        .dyn_into()
        .map_err(|given| wrong(&given, name, Key::WantedFunction))
}

/// What an argument of a name is not.
fn wrong(given: &JsValue, name: &str, wanted: Key) -> Fault {
    let wanted = words().text(wanted);
    let slots = [
        ("name", name.into()),
        ("wanted", wanted.into()),
        ("given", shown(given).into()),
    ];
    Fault {
        code: "argument",
        message: words().fill(Key::ErrorArgument, &slots),
    }
}

/// What was given, as an error shows it.
fn shown(given: &JsValue) -> String {
    let whole = match (given.as_f64(), given.as_string()) {
        (Some(number), _) => number.to_string(),
        (_, Some(text)) => format!("“{text}”"),
        _ if given.is_null() => "null".to_owned(),
        _ => given.js_typeof().as_string().unwrap_or_default(),
    };
    whole.chars().take(MOST_SHOWN).collect()
}

/// What has named fields. Without it a list would do, its first element for the first field.
#[derive(Debug)]
pub(super) struct Fields<T>(pub T);

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Fields<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Named<T>(std::marker::PhantomData<T>);

        impl<'de, T: Deserialize<'de>> Visitor<'de> for Named<T> {
            type Value = Fields<T>;

            fn expecting(&self, formatter: &mut std::fmt::Formatter) -> std::fmt::Result {
                formatter.write_str("an object")
            }

            fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Fields<T>, A::Error> {
                T::deserialize(MapAccessDeserializer::new(map)).map(Fields)
            }
        }

        deserializer.deserialize_map(Named(std::marker::PhantomData))
    }
}
