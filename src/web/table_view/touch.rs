//! What a touch of the table comes to.

use js_sys::Number;
use serde::Serialize;
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use super::arguments::{self, GivenGame, point};
use super::{Game, TableView, Target};
use crate::drawing::geometry::Rect;
use crate::game::Game as _;
use crate::table::Tab;
use crate::table::entry::Touch;
use crate::table::layout::Camera;
use crate::table::target::Control;
use crate::table::{Drawn as _, Explained as _, Shown as _};
use crate::web::fault::to_js;
use crate::web::here::{Chapter, Forbidden, Here};

/// What a touch came to.
#[derive(Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub(super) enum Answer {
    /// A move was found.
    Play {
        #[serde(rename = "move")]
        action: String,
    },
    /// A line of the log was touched, which tells of the move of a number.
    Told {
        #[serde(rename = "move")]
        number: usize,
    },
    /// A control for the page was touched.
    Control { control: &'static str },
    /// The touch was meant for a move that is not legal.
    Why {
        #[serde(flatten)]
        forbidden: Forbidden,
        message: String,
        /// The chapter of the aid that states the rule.
        topic: Topic,
        /// Where the touched thing is.
        spot: Bounds,
    },
    /// What was pressed is explained in words.
    Explained { message: String },
    /// Something on the table itself changed.
    Changed,
    /// Nothing was touched.
    Nothing,
}

/// A chapter of the aid, and what it is called.
#[derive(Serialize)]
pub(super) struct Topic {
    id: Chapter,
    name: &'static str,
}

/// A rectangle in CSS pixels of the canvas.
#[derive(Serialize)]
pub(super) struct Bounds {
    x: f32,
    y: f32,
    w: f32,
    h: f32,
}

impl From<Rect> for Bounds {
    fn from(Rect { x, y, w, h }: Rect) -> Self {
        Self { x, y, w, h }
    }
}

#[wasm_bindgen(typescript_custom_section)]
const ANSWERS: &str = r#"
/** A rectangle in CSS pixels of the canvas. */
export interface Bounds {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Why what was touched is no legal move, with the chapter of the aid that says so, and where it lies. */
export type WhyNot = { kind: "why" } & Forbidden & { topic: { id: Chapter; name: string }; spot: Bounds };

/** What a touch of the table comes to. */
export type Answer =
  | { kind: "play"; move: string }
  | { kind: "told"; move: number }
  | { kind: "control"; control: "undo" | "redo" | "restart" | "menu" | "help" | "log" }
  | WhyNot
  | { kind: "explained"; message: string }
  | { kind: "changed" }
  | { kind: "nothing" };
"#;

#[wasm_bindgen]
impl TableView {
    /// Touches a point: `{kind: "play", move}`, `{kind: "control", control}`, `{kind: "told", move}` for a line of the log,
    /// `{kind: "why", rule, chapter, message, topic, spot}`, where `topic` is `{id, name}` of the aid's chapter and `spot` is
    /// where the thing is, `{kind: "changed"}` or `{kind: "nothing"}`.
    ///
    /// # Errors
    /// Code `argument`.
    #[wasm_bindgen(unchecked_return_type = "Answer")]
    pub fn touch(&mut self, game: GivenGame, x: Number, y: Number) -> Result<JsValue, JsValue> {
        let (game, target) = (&arguments::game(&game)?, self.target_at(point(&x, &y)?));
        let pressed = self.look.pressed.take();
        self.look.rested = false;
        let answer = target.map_or(Answer::Nothing, |target| self.answer(game, target, pressed));
        to_js(&answer)
    }
}

impl TableView {
    /// Folds the open sheet away; one that opens by itself stays away for this question.
    pub(super) fn fold(&mut self) {
        self.folded = self.asked_sheet();
        self.open = None;
        self.look.sheet = None;
    }

    /// Touches a target; `pressed` is what a press or touch before this one has explained.
    pub(super) fn answer(&mut self, game: &Game, target: Target, pressed: Option<Target>) -> Answer {
        match target {
            Target::Control(control) => return self.control(control),
            Target::Told(number) => return Answer::Told { number },
            Target::Sheet(area) => {
                if self.look.sheet.take() == Some(area) {
                    // It was there to be glanced at; who touches it wants it to stay.
                    self.open = Some(area);
                } else if self.sheet() == Some(area) {
                    self.fold();
                } else {
                    self.open = Some(area);
                }
                return Answer::Changed;
            }
            // A finger cannot hover: a touch explains what it cannot use, another one puts that away.
            _ if is_looked_at(target) => {
                self.look.pressed = (pressed != Some(target)).then_some(target);
                return Answer::Changed;
            }
            // What was refused is no longer looked at.
            _ if self
                .hover
                .is_some_and(|hover| is_cell(hover) && !self.begins_with(hover)) =>
            {
                self.hover = None;
            }
            _ => {}
        }
        let position = self.position.as_mut();
        match position.map_or(Touch::Nothing, |position| position.entry.touch(target)) {
            Touch::Play(action) => {
                let sitting = game.sitting();
                // Of Orders that say the same the hand offers one, whichever was touched.
                let action = sitting.game().listed(sitting.state(), action).to_string();
                Answer::Play { action }
            }
            Touch::Narrowed | Touch::Released => Answer::Changed,
            Touch::Nothing => {
                let why = self.why_not(game, target);
                // A finger cannot hover: what it was refused is marked until it touches something else.
                if is_cell(target) && matches!(why, Answer::Why { .. }) {
                    self.hover = Some(target);
                }
                why
            }
        }
    }

    fn control(&mut self, control: Control) -> Answer {
        match control {
            Control::Undo => return Answer::Control { control: "undo" },
            Control::Redo => return Answer::Control { control: "redo" },
            Control::Restart => return Answer::Control { control: "restart" },
            Control::Menu => return Answer::Control { control: "menu" },
            Control::Help => return Answer::Control { control: "help" },
            Control::Log => return Answer::Control { control: "log" },
            Control::Cancel => self.cancel_entry(),
            Control::Fold => self.fold(),
            Control::ZoomIn => {
                let (layout, _) = self.layout();
                self.camera = layout.map.zoomed(self.camera, layout.board, 1.6, layout.board.centre());
            }
            Control::ZoomFit => self.camera = Camera::WHOLE,
            Control::TabTurn => self.turn_to(Tab::Turn),
            Control::TabOrders => self.turn_to(Tab::Orders),
            Control::TabMore => self.turn_to(Tab::More),
        }
        Answer::Changed
    }

    fn turn_to(&mut self, tab: Tab) {
        self.fold();
        self.tab = tab;
    }

    /// Why the touched thing is no legal move, for the seat that is shown.
    pub(super) fn why_not(&self, game: &Game, target: Target) -> Answer {
        let sitting = &game.sitting();
        let seen = self.seen.as_ref().filter(|seen| seen.at.is_none());
        let seat = seen.and_then(|seen| seen.seat);
        if seat.is_none() || sitting.asked() != seat {
            return Answer::Nothing;
        }
        let chosen = self.entry().and_then(|entry| entry.chosen());
        let forbidden = sitting.game().why_not_touched(&sitting.view(seat), chosen, target);
        let rect = self
            .scene
            .as_ref()
            .and_then(|scene| scene.target(target)?.touch())
            .unwrap_or_default();
        forbidden.map_or(Answer::Nothing, |forbidden| Answer::Why {
            forbidden,
            message: game.say(&forbidden),
            topic: Topic {
                id: forbidden.chapter,
                name: Here::chapter(game.words, forbidden.chapter),
            },
            spot: rect.into(),
        })
    }
}

/// Whether a touch of a target explains it and does nothing else.
pub(super) fn is_looked_at(target: Target) -> bool {
    match target {
        Target::Player(_) => true,
        Target::Thing(thing) => Here::is_sight(thing),
        _ => false,
    }
}

/// Whether a target is a cell of the board.
pub(super) fn is_cell(target: Target) -> bool {
    matches!(target, Target::Thing(thing) if Here::cell_of(target) == Some(thing))
}
