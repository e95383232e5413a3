//! The table as headings and buttons, what the focus is on, and what a key asks for.

use js_sys::JsString;
use serde::Serialize;
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use super::TableView;
use super::arguments::{self, GivenGame};
use super::touch::{Bounds, told};
use crate::lesson::find;
use crate::table::section::{Item, Section};
use crate::table::target::Target;
use crate::table::tree::Inquiry;
use crate::table::{Heard as _, Shown};
use crate::web::arguments::text;
use crate::web::fault::{from_js, to_js};
use crate::web::here::Here;

/// What lies on the table.
type Thing = <Here as Shown>::Thing;

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
    /// Whether what can be folded is open.
    expanded: Option<bool>,
    /// Whether a press confirms a half-entered move.
    confirms: bool,
    /// Whether it is the answer that goes on without more.
    #[serde(rename = "goesOn")]
    goes_on: bool,
    /// Whether the main piece of the player at the lower edge stands there, in a game that has one.
    home: bool,
    row: Option<u8>,
    column: Option<u8>,
}

#[wasm_bindgen(typescript_custom_section)]
const TREE: &str = r#"
/** A part of the table under a heading. */
export interface TreePart {
  id: string;
  level: 1 | 2 | 3;
  heading: string;
  told: string[];
  items: TreeItem[];
}

/** A thing of the table that can be pressed. */
export interface TreeItem {
  id: string;
  label: string;
  expanded: boolean | null;
  confirms: boolean;
  goesOn: boolean;
  home: boolean;
  row: number | null;
  column: number | null;
}
"#;

#[wasm_bindgen]
impl TableView {
    /// The table as headings and buttons in reading order: a list of `{id, level, heading, told: [text], items: [{id, label,
    /// expanded, confirms, goesOn, home, row, column}]}`; `row` and `column` are those of a place of the board, `null` of all else, and
    /// so is `expanded` of what cannot be folded. What `confirms` plays the half-entered move; what `goesOn` is the answer without
    /// more; at `home` the main piece of the player at the lower edge stands, in a game that has one. The ids stay the same as long as the things do; the part `ask` is the open
    /// question.
    ///
    /// # Errors
    /// Never in practice.
    #[wasm_bindgen(unchecked_return_type = "TreePart[]")]
    pub fn tree(&mut self) -> Result<JsValue, JsValue> {
        let (tree, home) = self.looker.tree();
        let parts: Vec<Part> = tree.iter().map(|section| part(section, home)).collect();
        to_js(&parts)
    }

    /// Presses the button of an id of the last [`tree`](Self::tree): what a touch of the thing itself comes to, see
    /// [`touch`](Self::touch).
    ///
    /// # Errors
    /// Code `argument`.
    #[wasm_bindgen(unchecked_return_type = "Answer")]
    pub fn press(&mut self, game: GivenGame, id: JsString) -> Result<JsValue, JsValue> {
        let game = &arguments::game(&game)?;
        let answer = self.looker.press(&game.sitting(), &text(&id, "id")?);
        told(game, answer)
    }

    /// Puts the focus on the button of an id, or on a part's heading, which brings what it stands for into sight; `undefined`
    /// takes it away.
    ///
    /// # Errors
    /// Code `argument`.
    pub fn focus(&mut self, id: Option<JsString>) -> Result<(), JsValue> {
        let id = id.map(|id| text(&id, "id")).transpose()?;
        self.looker.focus(id.as_deref());
        Ok(())
    }

    /// Points at things by the names that lessons have for them, such as `question` (see the `lesson/schema.json` of the game), in the
    /// place of what was pointed at before, and brings the first of them into sight. What is not there is passed over. It counts for the
    /// next time that the table is shown.
    ///
    /// # Errors
    /// Codes `names`: it is no list of texts; `argument`.
    #[wasm_bindgen(js_name = pointAt)]
    pub fn point_at(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "string[]")] names: JsValue,
    ) -> Result<(), JsValue> {
        let names: Vec<String> = from_js(&names, "names")?;
        let found = self.looker.situation().map(|situation| {
            let found = names
                .iter()
                .filter_map(|name| find(&situation.game, &situation.view, name));
            found.collect()
        });
        self.looker.point_at(found.unwrap_or_default());
        Ok(())
    }

    /// Where the focus is seen: `{x, y, w, h}` in CSS pixels of the canvas, or `null`.
    ///
    /// # Errors
    /// Never in practice.
    #[wasm_bindgen(js_name = focusRing, unchecked_return_type = "Bounds | null")]
    pub fn focus_ring(&self) -> Result<JsValue, JsValue> {
        to_js(&self.looker.focus_ring().map(Bounds::from))
    }

    /// What a key asks for, in words: `"asked"`, `"choices"`, `"mine"`, `"scores"`, `"here"`, `"happened"` or `"end"`; empty
    /// for anything else.
    ///
    /// # Errors
    /// Code `argument`.
    pub fn ask(&self, what: JsString) -> Result<String, JsValue> {
        let asked = Inquiry::of(&text(&what, "what")?);
        Ok(asked.map_or_else(String::new, |asked| self.looker.ask(asked)))
    }
}

fn part(section: &Section<Here>, home: Option<Thing>) -> Part<'_> {
    Part {
        id: &section.id,
        level: section.level,
        heading: &section.heading,
        told: &section.told,
        items: section.items.iter().map(|item| button(item, home)).collect(),
    }
}

fn button(item: &Item<Here>, home: Option<Thing>) -> Button<'_> {
    Button {
        id: &item.id,
        label: &item.label,
        expanded: item.expanded,
        confirms: item.confirms,
        goes_on: matches!(item.target, Target::Move(action) if Here::goes_on(action)),
        home: home.is_some_and(|home| item.target == Target::Thing(home)),
        row: item.lies.map(|(row, _)| row),
        column: item.lies.map(|(_, column)| column),
    }
}
