//! What is looked at closer: the card beside what is pointed at, and the sheet of a board that a pointer rests on.

use js_sys::Number;
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use super::arguments::point;
use super::{Sheet, TableView, Target};
use crate::drawing::geometry::Point;
use crate::table::layout::Form;
use crate::table::{CARD, Shown as _, sheet_key};
use crate::web::fault::to_js;
use crate::web::here::Here;

/// What is looked at closer.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Look {
    /// What was pressed long, or touched where a touch does nothing else.
    pub pressed: Option<Target>,
    /// Whether what is pointed at has been so for long enough.
    pub rested: bool,
    /// The board whose sheet is open because the pointer rests on it.
    pub sheet: Option<Sheet>,
    /// Whether the pointer is neither on that sheet nor on what opened it.
    pub astray: bool,
}

#[wasm_bindgen]
impl TableView {
    /// What is pointed at has been so for a while: it is explained, and a board shows its sheet. Gives whether anything changes.
    pub fn rest(&mut self) -> bool {
        if self.look.rested || self.pointed().is_none() {
            return false;
        }
        self.look.rested = true;
        if let Some(area) = self.board_under_pointer() {
            self.look.sheet = Some(area);
            self.look.astray = false;
        }
        true
    }

    /// Explains what lies at a point, for a finger that stays there. Gives whether there is anything to explain.
    ///
    /// # Errors
    /// Code `argument`.
    pub fn explain(&mut self, x: Number, y: Number) -> Result<bool, JsValue> {
        let pressed = self.target_at(point(&x, &y)?);
        self.look = Look {
            pressed,
            ..Look::default()
        };
        Ok(pressed.is_some())
    }

    /// Takes the card away, and the sheet that a resting pointer opened. Gives whether anything changes.
    #[wasm_bindgen(js_name = lookAway)]
    pub fn look_away(&mut self) -> bool {
        let look = std::mem::take(&mut self.look);
        look.rested || look.pressed.is_some() || look.sheet.is_some()
    }

    /// What is explained by a card, as it is spoken; `undefined` if nothing is.
    #[wasm_bindgen(getter)]
    pub fn explained(&self) -> Option<String> {
        let scene = self.scene.as_ref()?;
        scene.node(CARD).map(|card| card.label.clone())
    }

    /// The Area whose sheet lies open, such as `"port-a"`; `undefined` if none does.
    ///
    /// # Errors
    /// Never in practice.
    #[wasm_bindgen(js_name = openSheet, getter, unchecked_return_type = "Area | undefined")]
    pub fn open_sheet(&self) -> Result<JsValue, JsValue> {
        self.shown_sheet.map_or(Ok(JsValue::UNDEFINED), |area| to_js(&area))
    }

    /// Whether the pointer has left the sheet that it opened.
    #[wasm_bindgen(js_name = isAstray, getter)]
    pub fn is_astray(&self) -> bool {
        self.look.astray
    }
}

impl TableView {
    /// What is pointed at: what was pressed long, or else what the pointer is over.
    pub(super) fn pointed(&self) -> Option<Target> {
        self.look.pressed.or(self.hover)
    }

    /// What is to be explained now; the focus explains at once, for it is not moved by chance.
    pub(super) fn closer(&self) -> Option<Target> {
        let rested = self.pointed().filter(|_| self.look.rested);
        self.look.pressed.or(rested).or(self.focus)
    }

    /// The uppermost thing at a point.
    pub(super) fn target_at(&self, at: Point) -> Option<Target> {
        self.scene.as_ref()?.hit(at.x, at.y)?.target
    }

    /// Notes where the pointer is now, and what it is over.
    pub(super) fn stray(&mut self, at: Point, target: Option<Target>) {
        let Some(area) = self.look.sheet else { return };
        let frame = self
            .scene
            .as_ref()
            .and_then(|scene| scene.node(sheet_key(Here::number_of(area)))?.touch());
        // The way from the tile to its sheet leads over the gap between them.
        let inside = frame.is_some_and(|frame| frame.inset(-16.0).contains(at));
        let on_it = self.area_of(target) == Some(area);
        self.look.astray = !inside && !on_it;
    }

    /// The board whose sheet the pointer asks for; none while something is entered, or another sheet lies there.
    fn board_under_pointer(&self) -> Option<Sheet> {
        let table_of_phone = self.layout().0.form == Form::Phone;
        if table_of_phone || self.look.pressed.is_some() || self.entry().is_some_and(|entry| entry.chosen().is_some()) {
            return None;
        }
        if self.sheet().is_some_and(|open| self.look.sheet != Some(open)) {
            return None;
        }
        self.area_of(self.hover).filter(|area| Here::has_sheet(*area))
    }

    /// The Area of a tile or strip.
    fn area_of(&self, target: Option<Target>) -> Option<Sheet> {
        Here::sheet_of(&self.position.as_ref()?.view, target?)
    }
}
