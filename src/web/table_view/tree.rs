//! The table as headings and buttons, what the focus is on, and what a key asks for.

use serde::Serialize;
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use super::touch::{Answer, Bounds};
use super::{Game, TableView};
use crate::table::entry::Target;
use crate::table::scene::Layer;
use crate::table::tree::{Asked, Item, Section, answer, tree};
use crate::table::{Look, look_at, opens_for};
use crate::web::fault::to_js;

/// A part of the table under a heading, as JavaScript sees it.
#[derive(Serialize)]
struct Part<'a> {
    id: &'a str,
    level: u8,
    heading: &'a str,
    told: &'a [String],
    items: Vec<Button<'a>>,
}

/// A thing to be pressed, as JavaScript sees it.
#[derive(Serialize)]
struct Button<'a> {
    id: &'a str,
    label: &'a str,
    row: Option<u8>,
    column: Option<u8>,
}

#[wasm_bindgen]
impl TableView {
    /// The table as headings and buttons in reading order: a list of `{id, level, heading, told: [text], items: [{id, label,
    /// row, column}]}`; `row` and `column` are an Area's, `null` of all else. The ids stay the same as long as the things do;
    /// the part `ask` is the open question.
    ///
    /// # Errors
    /// Never in practice.
    pub fn tree(&mut self, game: &Game) -> Result<JsValue, JsValue> {
        self.tree = self.shown(game, |show, _| tree(show)).unwrap_or_default();
        let parts: Vec<Part> = self.tree.iter().map(part).collect();
        to_js(&parts)
    }

    /// Presses the button of an id of the last [`tree`](Self::tree): what a touch of the thing itself comes to, see
    /// [`touch`](Self::touch).
    ///
    /// # Errors
    /// Never in practice.
    pub fn press(&mut self, game: &Game, id: &str) -> Result<JsValue, JsValue> {
        let answer = match self.target(id) {
            Some(target) => self.answer(game, target, None),
            None => Answer::Nothing,
        };
        to_js(&answer)
    }

    /// Puts the focus on the button of an id, or on a part's heading, which brings what it stands for into sight; `undefined`
    /// takes it away.
    pub fn focus(&mut self, game: &Game, id: Option<String>) {
        let focus = id.map(|id| self.target(&id).unwrap_or(Target::Question));
        if focus == self.focus {
            return;
        }
        self.focus = focus;
        if let Some(Look { open, tab, camera }) =
            focus.and_then(|target| self.shown(game, |show, _| look_at(show, target)))
        {
            let asked = opens_for(&self.view(game));
            self.folded = asked.filter(|_| open.is_none());
            self.open = open.filter(|_| open != asked);
            (self.tab, self.camera) = (tab, camera);
        }
    }

    /// Where the focus is seen: `{x, y, w, h}` in CSS pixels of the canvas, or `null`.
    ///
    /// # Errors
    /// Never in practice.
    #[wasm_bindgen(js_name = focusRing)]
    pub fn focus_ring(&self) -> Result<JsValue, JsValue> {
        let nodes = self.scene.iter().flat_map(|scene| scene.nodes());
        let ring = nodes.rev().find(|node| node.layer == Layer::Focus);
        to_js(&ring.and_then(|node| node.bounds()).map(Bounds::from))
    }

    /// What a key asks for, in words: `"asked"`, `"choices"`, `"mine"`, `"scores"`, `"here"`, `"happened"` or `"end"`; empty
    /// for anything else.
    pub fn ask(&self, game: &Game, what: &str) -> String {
        let Some(asked) = Asked::of(what) else {
            return String::new();
        };
        self.shown(game, |show, _| answer(show, asked)).unwrap_or_default()
    }
}

impl TableView {
    /// The target of an id of the last tree; `None` for a part's.
    fn target(&self, id: &str) -> Option<Target> {
        let items = self.tree.iter().flat_map(|section| &section.items);
        items.into_iter().find(|item| item.id == id).map(|item| item.target)
    }
}

fn part(section: &Section) -> Part<'_> {
    Part {
        id: &section.id,
        level: section.level,
        heading: &section.heading,
        told: &section.told,
        items: section.items.iter().map(button).collect(),
    }
}

fn button(item: &Item) -> Button<'_> {
    Button {
        id: &item.id,
        label: &item.label,
        row: item.lies.map(|(row, _)| row),
        column: item.lies.map(|(_, column)| column),
    }
}
