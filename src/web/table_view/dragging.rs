//! Dragging on the canvas.

use js_sys::Number;
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use super::arguments::{self, GivenGame, pixels, point};
use super::touch::{Answer, is_cell};
use super::{Drag, Game, Position, TableView, Target};
use crate::drawing::geometry::Point;
use crate::table::drag;
use crate::web::fault::to_js;

#[wasm_bindgen]
impl TableView {
    /// Takes up what is at a point, for a pointer that may miss it by `reach` CSS pixels; gives whether there is anything. Nothing is
    /// shown before it moves.
    ///
    /// # Errors
    /// Code `argument`.
    pub fn grab(&mut self, x: Number, y: Number, reach: Number) -> Result<bool, JsValue> {
        let (at, reach) = (point(&x, &y)?, pixels(&reach, "reach")?);
        let shown = self.position.as_ref().zip(self.scene.as_ref());
        let grip =
            shown.and_then(|(Position { view, entry, .. }, scene)| drag::grip_at(&view.table, entry, scene, at, reach));
        self.drag = grip.map(|grip| Drag { grip, at });
        Ok(grip.is_some())
    }

    /// Moves what was taken up to a point; [`TableView::show`] shows it there.
    ///
    /// # Errors
    /// Code `argument`.
    pub fn drag(&mut self, x: Number, y: Number) -> Result<(), JsValue> {
        let at = point(&x, &y)?;
        let Some(drag) = &mut self.drag else {
            return Ok(());
        };
        drag.at = at;
        // Another half-entered move is given up.
        self.cancel_entry();
        self.dragging = true;
        self.hover = self.goal();
        Ok(())
    }

    /// Lets go what was taken up: what a touch of all it stands for comes to, as [`TableView::touch`] gives it.
    ///
    /// # Errors
    /// Code `argument`.
    #[wasm_bindgen(js_name = drop, unchecked_return_type = "Answer")]
    pub fn drop_drag(&mut self, game: GivenGame, x: Number, y: Number) -> Result<JsValue, JsValue> {
        let (game, at) = (&arguments::game(&game)?, point(&x, &y)?);
        if let Some(drag) = &mut self.drag {
            drag.at = at;
        }
        let (taken, goal) = (self.drag.is_some(), self.goal());
        let dropped = self.position.as_ref().zip(self.drag).zip(goal);
        let touches = dropped.map_or_else(Vec::new, |((Position { view, entry, .. }, drag), goal)| {
            drag::touches(&view.table, entry, drag.grip, goal)
        });
        self.let_go();
        let mut answer = Answer::Changed;
        for target in touches {
            answer = self.answer(game, target, None);
            if !matches!(answer, Answer::Changed) {
                break;
            }
        }
        if taken && goal.is_none() {
            answer = self.refused(game, at);
        }
        to_js(&answer)
    }

    /// Takes a drag back.
    #[wasm_bindgen(js_name = letGo)]
    pub fn let_go(&mut self) {
        self.drag = None;
        if std::mem::take(&mut self.dragging) {
            self.hover = None;
        }
    }
}

impl TableView {
    /// The goal under what is dragged.
    fn goal(&self) -> Option<Target> {
        let (drag, Position { view, entry, .. }) = (self.drag?, self.position.as_ref()?);
        let goals = drag::goals(&view.table, entry, drag.grip);
        drag::goal_at(self.scene.as_ref()?, &goals, drag.at)
    }

    /// Why the Area under a point is no goal.
    fn refused(&self, game: &Game, at: Point) -> Answer {
        match self.target_at(at) {
            Some(target) if is_cell(target) && !self.begins_with(target) => match self.why_not(game, target) {
                Answer::Nothing => Answer::Changed,
                answer => answer,
            },
            _ => Answer::Changed,
        }
    }
}
