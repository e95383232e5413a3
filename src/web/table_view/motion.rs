//! What was played is shown in motion.

use wasm_bindgen::prelude::wasm_bindgen;

use super::TableView;

#[wasm_bindgen]
impl TableView {
    /// How long what moves will take, in milliseconds from its first frame on; 0 if nothing does.
    #[wasm_bindgen(getter)]
    pub fn motion(&self) -> f64 {
        self.looker.motion()
    }

    /// Puts what moves where it belongs; the next frame paints it.
    pub fn settle(&mut self) {
        self.looker.settle();
    }
}
