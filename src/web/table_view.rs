//! The table on a canvas: what is shown, what is touched, what is being entered.

mod dragging;
mod look;
mod manner;
mod motion;
mod touch;
mod tree;

use serde::{Deserialize, Serialize};
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};
use web_sys::HtmlCanvasElement;

use super::api::Game;
use super::canvas::Painter;
use super::fault::{Fault, from_js, to_js};
use crate::game::{Game as _, Seat};
use crate::sitting::Sitting;
use crate::table::drag::{self, Drag};
use crate::table::entry::{Entry, Manner, Target};
use crate::table::geometry::{Point, Size};
use crate::table::layout::{Camera, Form, Layout, Rise, unit};
use crate::table::palette::Palette;
use crate::table::scene::Scene;
use crate::table::tree::Section;
use crate::table::{Show, Tab, Trace, draw, opens_for, traces};
use crate::words::LogLine;
use crate::yokohama::components::Area;
use crate::yokohama::{Move, State, View, Yokohama};
use look::Look;
use motion::{Earlier, Running};
use touch::{Answer, Bounds};

/// How many moves the table's log reaches back: more than fill it. The whole log is told on a page of its own.
const LOG_MOVES: usize = 80;

/// The table on a canvas.
#[wasm_bindgen]
#[derive(Debug)]
pub struct TableView {
    painter: Painter,
    scene: Option<Scene<Target>>,
    size: Size,
    seen: Option<Seen>,
    log: Vec<LogLine>,
    traces: Vec<Trace>,
    entry: Entry,
    manner: Manner,
    /// What was taken up.
    drag: Option<Drag>,
    /// Whether it has moved, and so is shown.
    dragging: bool,
    open: Option<Area>,
    folded: Option<Area>,
    tab: Tab,
    hover: Option<Target>,
    focus: Option<Target>,
    tree: Vec<Section>,
    look: Look,
    areas: Vec<Area>,
    camera: Camera,
    rise: Rise,
    shown_sheet: Option<Area>,
    settled: Settled,
    players: u8,
    /// What moves; `scene` is where it leads.
    running: Option<Running>,
}

/// Whether the camera answers the open question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Settled {
    /// It does, or the player moved it.
    Yes,
    /// The question is new.
    NewQuestion,
    /// The question is new, and so is who looks.
    NewSeat,
}

/// What was shown last.
#[derive(Clone, Debug, PartialEq)]
struct Seen {
    revision: u64,
    played: usize,
    seat: Option<Seat>,
    busy: bool,
    /// How many moves are played in what is shown of the past; `None` is now.
    at: Option<usize>,
}

impl Seen {
    /// The state that is shown.
    fn state<'a>(&self, sitting: &'a Sitting<Yokohama>) -> &'a State {
        sitting.state_at(self.at.unwrap_or(usize::MAX))
    }

    /// What is shown of it.
    fn view(&self, sitting: &Sitting<Yokohama>) -> View {
        sitting.game().view(self.state(sitting), self.seat)
    }
}

/// What is asked to be shown.
#[derive(Deserialize)]
struct Wish {
    seat: Option<Seat>,
    busy: bool,
    #[serde(default)]
    at: Option<u32>,
    /// How long what moves takes: 1 is normal, 2 twice as long, 0 not at all.
    #[serde(default)]
    motion: f32,
}

/// Something on the table that can be touched, in CSS pixels of the canvas.
#[derive(Serialize)]
struct Spot {
    label: String,
    lit: bool,
    #[serde(flatten)]
    bounds: Bounds,
}

#[wasm_bindgen]
impl TableView {
    /// A table on a canvas.
    ///
    /// # Errors
    /// Code `canvas`: the browser gives no 2D context.
    #[wasm_bindgen(constructor)]
    pub fn new(canvas: HtmlCanvasElement) -> Result<TableView, JsValue> {
        Ok(Self {
            painter: Painter::new(canvas).map_err(|_| Fault::canvas())?,
            scene: None,
            size: Size::new(1.0, 1.0),
            seen: None,
            log: Vec::new(),
            traces: Vec::new(),
            entry: Entry::default(),
            manner: Manner::default(),
            drag: None,
            dragging: false,
            open: None,
            folded: None,
            tab: Tab::Turn,
            hover: None,
            focus: None,
            tree: Vec::new(),
            look: Look::default(),
            areas: Vec::new(),
            camera: Camera::WHOLE,
            rise: Rise::Low,
            shown_sheet: None,
            settled: Settled::NewSeat,
            players: 2,
            running: None,
        })
    }

    /// The size of the canvas in CSS pixels, and how many device pixels one of them has.
    pub fn resize(&mut self, width: f64, height: f64, ratio: f64) {
        self.size = Size::new(width.max(1.0) as f32, height.max(1.0) as f32);
        self.painter.resize(width, height, ratio);
        self.scene = None;
        self.running = None;
    }

    /// Shows a game: `{seat, busy, at, motion}`; `seat` is whose hand is open, `null` for none; `at`, if it is given, shows the
    /// past as it was when so many moves were played, and nothing can be entered. Moves that were played since the last time
    /// are shown in motion, `motion` times as long as normal; 0 shows at once where they lead.
    ///
    /// # Errors
    /// Code `show`: the wish is malformed.
    pub fn show(&mut self, game: &Game, wish: JsValue) -> Result<(), JsValue> {
        let wish: Wish = from_js(wish, "show")?;
        let sitting = game.sitting();
        let seen = Seen {
            revision: sitting.revision(),
            played: sitting.played(),
            seat: wish.seat,
            busy: wish.busy,
            at: wish.at.map(|at| at as usize),
        };
        if self
            .seen
            .as_ref()
            .is_none_or(|last| last.revision != seen.revision || last.seat != seen.seat || last.at != seen.at)
        {
            let same_seat = self.seen.as_ref().is_some_and(|last| last.seat == seen.seat);
            if !same_seat {
                self.look = Look::default();
                self.hover = None;
            }
            self.settled = match (same_seat, self.settled) {
                (true, Settled::Yes) => Settled::NewQuestion,
                (true, still) => still,
                (false, _) => Settled::NewSeat,
            };
            self.begin_entry(game, &seen);
            let at = seen.at.unwrap_or(sitting.played());
            self.log = game.story(at.saturating_sub(LOG_MOVES)..at, seen.seat);
            let events = sitting.events(0, seen.seat).take_while(|(number, _)| *number < at);
            self.traces = traces(events.map(|(_, event)| event), seen.seat);
        }
        let last = self.seen.replace(seen);
        self.players = sitting.game().players();
        let earlier = last.zip(self.scene.take()).map(|(seen, scene)| Earlier { seen, scene });
        self.redraw_from(game, earlier.filter(|_| wish.motion > 0.0), wish.motion);
        Ok(())
    }

    /// Paints what changed since the last time, as it is at a time in milliseconds, such as a frame of the page has; without
    /// one, as it is in the end. Gives whether something still moves, so that another frame is needed.
    ///
    /// # Errors
    /// What the browser throws; none is known.
    pub fn paint(&mut self, now: Option<f64>) -> Result<bool, JsValue> {
        let frame = now.and_then(|now| self.running.as_mut()?.frame(now));
        if let Some(frame) = frame {
            self.painter.paint(frame)?;
            return Ok(true);
        }
        self.running = None;
        let painted = self.scene.as_ref().map_or(Ok(()), |scene| self.painter.paint(scene));
        painted.map(|()| false)
    }

    /// Prints in a palette from the next painting on.
    pub fn dye(&mut self, palette: &str) {
        self.painter.dye(Palette::of(palette));
    }

    /// Paints everything anew and from scratch: the fonts have changed.
    ///
    /// # Errors
    /// What the browser throws; none is known.
    pub fn repaint(&mut self) -> Result<(), JsValue> {
        self.painter.forget_all();
        self.paint(None).map(|_| ())
    }

    /// The seat whose hand is shown; `undefined` if what an onlooker may know is shown.
    #[wasm_bindgen(getter)]
    pub fn seat(&self) -> Option<u8> {
        Some(self.seen.as_ref()?.seat?.0)
    }

    /// Whether the table has room for its log.
    #[wasm_bindgen(js_name = hasLog, getter)]
    pub fn has_log(&self) -> bool {
        self.layout().0.form != Form::Phone
    }

    /// Touches a point: `{kind: "play", move}`, `{kind: "control", control}`, `{kind: "told", move}` for a line of the log,
    /// `{kind: "why", rule, chapter, message, topic, spot}`, where `topic` is `{id, name}` of the aid's chapter and `spot` is
    /// where the thing is, `{kind: "changed"}` or `{kind: "nothing"}`.
    ///
    /// # Errors
    /// Never in practice.
    pub fn touch(&mut self, game: &Game, x: f32, y: f32) -> Result<JsValue, JsValue> {
        let target = self.target_at(x, y);
        let pressed = self.look.pressed.take();
        self.look.rested = false;
        let answer = target.map_or(Answer::Nothing, |target| self.answer(game, target, pressed));
        to_js(&answer)
    }

    /// Moves the pointer over a point; gives whether something else is under it now.
    pub fn hover(&mut self, x: f32, y: f32) -> bool {
        let target = self.target_at(x, y);
        // A pointer that only passes does not stop what moves.
        let changed = target != self.hover && self.running.is_none();
        if changed {
            (self.look.pressed, self.look.rested) = (None, false);
            self.hover = target;
        }
        self.stray(x, y, target);
        changed
    }

    /// Whether the pointer is over something that can be touched.
    #[wasm_bindgen(js_name = isOverTarget, getter)]
    pub fn is_over_target(&self) -> bool {
        self.hover.is_some()
    }

    /// Gives up the half-entered move and folds the open sheet away.
    pub fn cancel(&mut self, game: &Game) {
        self.entry.cancel();
        self.look_away();
        self.fold(game);
    }

    /// Moves the board by CSS pixels, where it does not fit.
    pub fn pan(&mut self, dx: f32, dy: f32) {
        let (layout, unit) = self.layout();
        self.camera = layout.map.panned(self.camera, Point::new(dx / unit, dy / unit));
    }

    /// Shows the board larger or smaller by a factor, round a point that stays where it is.
    pub fn zoom(&mut self, factor: f32, x: f32, y: f32) {
        let (layout, unit) = self.layout();
        self.camera = layout
            .map
            .zoomed(self.camera, layout.board, factor, Point::new(x / unit, y / unit));
    }

    /// Everything that can be touched now: a list of `{label, lit, x, y, w, h}`.
    ///
    /// # Errors
    /// Never in practice.
    pub fn spots(&self) -> Result<JsValue, JsValue> {
        let nodes = self.scene.iter().flat_map(|scene| scene.nodes());
        let spots: Vec<Spot> = nodes
            .filter_map(|node| {
                let target = node.target?;
                Some(Spot {
                    label: node.label.clone(),
                    lit: self.entry.is_lit(target),
                    bounds: node.touch()?.into(),
                })
            })
            .collect();
        to_js(&spots)
    }

    /// Where to touch next for a legal move: `[x, y]` in the middle of what stands for it, or `null` if that is not in sight.
    ///
    /// # Errors
    /// Code `not-a-move`.
    #[wasm_bindgen(js_name = wayTo)]
    pub fn way_to(&self, action: &str) -> Result<JsValue, JsValue> {
        let action: Move = super::given::read_move(action)?;
        let next = self
            .entry
            .next()
            .find(|target| self.entry.leads_to(*target).any(|led| led == action));
        let node = next
            .zip(self.scene.as_ref())
            .and_then(|(target, scene)| scene.target(target));
        to_js(
            &node
                .and_then(|node| node.touch())
                .map(|rect| [rect.centre().x, rect.centre().y]),
        )
    }
}

impl TableView {
    /// Begins a new entry: the question has changed.
    fn begin_entry(&mut self, game: &Game, seen: &Seen) {
        let sitting = game.sitting();
        let moves = if seen.at.is_none() && seen.seat.is_some() && sitting.asked() == seen.seat {
            sitting.legal_moves()
        } else {
            Vec::new()
        };
        let table = &seen.state(sitting).table;
        self.entry = Entry::new(table, &moves).in_manner(self.manner, |action| sitting.seal(action));
        (self.drag, self.dragging) = (None, false);
        self.areas = table.boards.iter().map(|board| board.area).collect();
        self.tab = Tab::Turn;
        self.folded = None;
        self.open = None;
    }

    fn redraw(&mut self, game: &Game) {
        self.redraw_from(game, None, 0.0);
    }

    /// Draws the table as it is; what was played since an earlier time is shown in motion, at a pace.
    fn redraw_from(&mut self, game: &Game, earlier: Option<Earlier>, pace: f32) {
        let settled = std::mem::replace(&mut self.settled, Settled::Yes);
        let drawn = self.shown(game, |show, seen| {
            let camera = match settled {
                Settled::Yes => show.camera,
                Settled::NewQuestion => Camera::for_question(show),
                Settled::NewSeat => Camera::home(show),
            };
            let show = Show { camera, ..*show };
            let mut scene = draw(&show);
            if let Some(drag) = self.drag.filter(|_| self.dragging) {
                drag::draw(&show, drag, &mut scene);
            }
            let running = earlier.and_then(|earlier| earlier.run_to(game, seen, &scene, &show, pace));
            (camera, show.open, scene, running)
        });
        if let Some((camera, open, scene, running)) = drawn {
            self.rise = if open.is_some() { Rise::High } else { Rise::Low };
            self.shown_sheet = open;
            (self.camera, self.scene, self.running) = (camera, Some(scene), running);
        }
    }

    /// Looks at what there is to show; `None` before anything was shown.
    fn shown<R>(&self, game: &Game, look: impl FnOnce(&Show, &Seen) -> R) -> Option<R> {
        let seen = self.seen.as_ref()?;
        let sitting = game.sitting();
        let view = seen.view(sitting);
        // A choice can be taken back by the seat that made it, before its own eyes.
        let at_turn = !seen.busy && seen.at.is_none() && seen.seat.is_some() && sitting.asked() == seen.seat;
        let show = Show {
            game: sitting.game(),
            view: &view,
            entry: &self.entry,
            sitters: game.sitters(),
            words: game.words(),
            names: game.names(),
            log: &self.log,
            traces: &self.traces,
            open: self.sheet(&view),
            tab: self.tab,
            focus: self.focus,
            hover: self.hover,
            closer: self.closer(),
            busy: seen.busy,
            can_undo: at_turn && sitting.can_undo().is_ok(),
            can_redo: at_turn && sitting.can_redo(),
            can_restart: at_turn && sitting.can_restart(),
            size: self.size,
            camera: self.camera,
        };
        Some(look(&show, seen))
    }

    /// The Area whose sheet lies open: the one asked for, or the one that the question opens unless it was folded away.
    fn sheet(&self, view: &View) -> Option<Area> {
        self.open
            .or_else(|| opens_for(view).filter(|area| self.folded != Some(*area)))
            .or(self.look.sheet)
    }

    /// What is shown of the game.
    fn view(&self, game: &Game) -> View {
        let sitting = game.sitting();
        self.seen
            .as_ref()
            .map_or_else(|| sitting.view(None), |seen| seen.view(sitting))
    }

    /// Where things stand, and how many CSS pixels a unit of it has.
    fn layout(&self) -> (Layout, f32) {
        let unit = unit(self.size);
        let size = Size::new(self.size.w / unit, self.size.h / unit);
        (Layout::new(size, self.players, self.camera, self.rise), unit)
    }
}
