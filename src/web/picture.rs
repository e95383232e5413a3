//! Pictures for the pages around the table, in the table's own art: symbols, and what lies behind a page.

use js_sys::{JsString, Number};
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use super::arguments;
use super::canvas::arguments::{self as places, number, sides};
use super::canvas::{Painter, css};
use super::fault::Fault;
use crate::drawing::backdrop::{self, Page};
use crate::drawing::geometry::{Rect, Size};
use crate::drawing::hour::Hour;
use crate::drawing::palette::{self, Palette};
use crate::drawing::scene::{Key, Layer, Mark, Node, Scene, Symbol};
use crate::drawing::svg;
use crate::sitters::Crest;

/// The palettes by name, the usual one first.
#[wasm_bindgen]
#[must_use]
pub fn palettes() -> Vec<String> {
    Palette::ALL.map(|palette| palette.name().to_owned()).into()
}

/// The colours of the pages around the table in a palette: names of custom properties and values as CSS writes them, by turns.
///
/// # Errors
/// Code `argument`.
#[wasm_bindgen]
pub fn colors(palette: JsString) -> Result<Vec<String>, JsValue> {
    let properties = read_palette(&palette)?.properties();
    let written = properties.flat_map(|(name, color)| [format!("--{name}"), css(color)]);
    Ok(written.collect())
}

/// A symbol as an SVG document in a palette, such as `"good-tea"`; crests come in their player's colour, pieces in indigo.
/// `undefined` if there is no such symbol, or in the first page's program if the page does not show it.
///
/// # Errors
/// Code `argument`.
#[wasm_bindgen]
pub fn picture(name: JsString, palette: JsString) -> Result<Option<String>, JsValue> {
    let (name, palette) = (arguments::text(&name, "name")?, read_palette(&palette)?);
    let symbol = Symbol::ALL
        .into_iter()
        .find(|symbol| symbol.name() == name && symbol.is_drawn());
    Ok(symbol.map(|symbol| svg::paint(&of_symbol(symbol), palette)))
}

/// A palette of a name; the usual one if there is none of it.
pub(super) fn read_palette(name: &JsString) -> Result<Palette, Fault> {
    Ok(Palette::of(&arguments::text(name, "palette")?))
}

/// A symbol alone.
fn of_symbol(symbol: Symbol) -> Scene<()> {
    let crest = Crest::ALL.into_iter().find(|crest| crest.symbol() == symbol);
    let tint = crest.map_or(palette::INDIGO, Crest::color);
    let Size { w, h } = symbol.size();
    let mut scene = Scene::<()>::new(symbol.size());
    let mark = Mark::tinted(symbol, Rect::new(0.0, 0.0, w, h), tint);
    scene.push(Node::new(Key(0), Layer::Board).with_marks([mark]));
    scene
}

/// The hour of the game whose program this is.
#[cfg(feature = "table")]
const HOUR: Hour = <super::here::Here as crate::table::Drawn>::HOUR;
/// Nothing is played before there is a table.
#[cfg(not(feature = "table"))]
const HOUR: Hour = Hour::Noon;

/// What lies behind a page, on a canvas.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Backdrop {
    painter: Painter,
    /// What it was painted in, in CSS pixels.
    size: Size,
}

#[wasm_bindgen]
impl Backdrop {
    /// A backdrop on a canvas.
    ///
    /// # Errors
    /// Codes `argument`; `canvas`: the browser gives no 2D context.
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(unchecked_param_type = "HTMLCanvasElement")] canvas: JsValue,
    ) -> Result<Backdrop, JsValue> {
        let painter = Painter::new(places::canvas(canvas)?).map_err(|_| Fault::canvas())?;
        let size = Size::new(0.0, 0.0);
        Ok(Self { painter, size })
    }

    /// Paints what lies behind a page (`"start"`, or `"final"` at the game's hour) in a palette, of a size in CSS pixels, at a device pixel ratio; in the
    /// first page's program but for the grain of its blocks.
    ///
    /// # Errors
    /// Code `argument`. What the browser throws; none is known.
    pub fn paint(
        &mut self,
        page: JsString,
        palette: JsString,
        width: Number,
        height: Number,
        ratio: Number,
    ) -> Result<(), JsValue> {
        let is_final = arguments::text(&page, "page")? == "final";
        let page = if is_final { Page::Final(HOUR) } else { Page::Start };
        let palette = read_palette(&palette)?;
        let [width, height] = sides(&width, &height)?;
        let ratio = number(&ratio, "ratio")?;
        self.painter.dye(palette);
        self.painter.resize(width, height, ratio);
        self.size = Size::new(width as f32, height as f32);
        let mut scene = backdrop::draw(self.size, page);
        if cfg!(feature = "table") {
            scene.push(backdrop::grain(self.size));
        }
        self.painter.paint(&scene)
    }
}

/// The program that comes first has its grain apart: printed in one with the rest it would keep a slow phone busy too long.
#[cfg(not(feature = "table"))]
#[wasm_bindgen]
impl Backdrop {
    /// Prints the grain over what was painted, once after that.
    ///
    /// # Errors
    /// What the browser throws; none is known.
    pub fn grain(&mut self) -> Result<(), JsValue> {
        self.painter.add(&backdrop::grain(self.size))
    }
}
