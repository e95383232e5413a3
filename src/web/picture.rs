//! Pictures for the pages around the table, in the table's own art: symbols, and what lies behind a page.

use wasm_bindgen::prelude::{JsValue, wasm_bindgen};
use web_sys::HtmlCanvasElement;

use super::canvas::{Painter, css};
use super::fault::Fault;
use crate::sitters::Crest;
use crate::table::backdrop::{self, Page};
use crate::table::geometry::{Rect, Size};
use crate::table::palette::{self, Palette};
use crate::table::scene::{Key, Layer, Mark, Node, Scene, Symbol};
use crate::table::svg;

/// The palettes by name, the usual one first.
#[wasm_bindgen]
#[must_use]
pub fn palettes() -> Vec<String> {
    Palette::ALL.map(|palette| palette.name().to_owned()).into()
}

/// The colours of the pages around the table in a palette: names of custom properties and values as CSS writes them, by turns.
#[wasm_bindgen]
#[must_use]
pub fn colors(palette: &str) -> Vec<String> {
    let properties = Palette::of(palette).properties();
    properties
        .flat_map(|(name, color)| [format!("--{name}"), css(color)])
        .collect()
}

/// A symbol as an SVG document in a palette, such as `"good-tea"`; crests come in their player's colour, pieces in indigo.
/// `undefined` if there is no such symbol.
#[wasm_bindgen]
#[must_use]
pub fn picture(name: &str, palette: &str) -> Option<String> {
    let symbol = Symbol::ALL.into_iter().find(|symbol| symbol.name() == name)?;
    let crest = Crest::ALL.into_iter().find(|crest| crest.symbol() == symbol);
    let tint = crest.map_or(palette::INDIGO, Crest::color);
    let Size { w, h } = symbol.size();
    let mut scene = Scene::<()>::new(symbol.size());
    let mark = Mark::tinted(symbol, Rect::new(0.0, 0.0, w, h), tint);
    scene.push(Node::new(Key(0), Layer::Board).with_marks([mark]));
    Some(svg::paint(&scene, Palette::of(palette)))
}

/// What lies behind a page, on a canvas.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Backdrop {
    painter: Painter,
}

#[wasm_bindgen]
impl Backdrop {
    /// A backdrop on a canvas.
    ///
    /// # Errors
    /// Code `canvas`: the browser gives no 2D context.
    #[wasm_bindgen(constructor)]
    pub fn new(canvas: HtmlCanvasElement) -> Result<Backdrop, JsValue> {
        let painter = Painter::new(canvas).map_err(|_| Fault::canvas())?;
        Ok(Self { painter })
    }

    /// Paints what lies behind a page (`"start"` or `"final"`) in a palette, of a size in CSS pixels, at a device pixel ratio.
    ///
    /// # Errors
    /// What the browser throws; none is known.
    pub fn paint(&mut self, page: &str, palette: &str, width: f64, height: f64, ratio: f64) -> Result<(), JsValue> {
        let page = if page == "final" { Page::Final } else { Page::Start };
        self.painter.dye(Palette::of(palette));
        self.painter.resize(width, height, ratio);
        self.painter
            .paint(&backdrop::draw(Size::new(width as f32, height as f32), page))
    }
}
