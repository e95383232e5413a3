//! The table on a canvas: what is shown, what is touched, what is being entered.

mod arguments;
mod dragging;
mod look;
mod manner;
mod motion;
mod shown;
mod spots;
mod touch;
mod tree;

use js_sys::{JsString, Number};
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use super::api::Game;
use super::canvas::Painter;
use super::canvas::arguments::{canvas as canvas_of, number, sides};
use super::fault::Fault;
use super::here::Here;
use super::picture::read_palette;
use crate::drawing::geometry::{Point, Size};
use crate::table::drag;
use crate::table::entry::MannerOf;
use crate::table::layout::{Camera, Form, Grid, Rise};
use crate::table::target::TargetOf;
use crate::table::{self, Buttons, SceneOf, Shown, Tab, position};
use arguments::{pixels, point};
use look::Look;
use motion::Running;
use shown::{Seen, Settled};

/// What can be touched on the table.
type Target = TargetOf<Here>;
/// What has a sheet.
type Sheet = <Here as Shown>::Sheet;
/// What there is to show.
type Show<'a> = table::Show<'a, Here>;
/// A moment of the game.
type Position = position::Position<Here>;
/// What is dragged.
type Drag = drag::Drag<<Here as Shown>::Grip>;
/// A part of the tree.
type Section = table::tree::Section<Here>;
/// The scene.
type Scene = SceneOf<Here>;

/// The table on a canvas.
#[wasm_bindgen]
#[derive(Debug)]
pub struct TableView {
    painter: Painter,
    scene: Option<Scene>,
    size: Size,
    seen: Option<Seen>,
    /// What is shown, and the move that is being entered.
    position: Option<Position>,
    manner: MannerOf<Here>,
    buttons: Buttons,
    /// What was taken up.
    drag: Option<Drag>,
    /// Whether it has moved, and so is shown.
    dragging: bool,
    open: Option<Sheet>,
    folded: Option<Sheet>,
    tab: Tab,
    hover: Option<Target>,
    focus: Option<Target>,
    /// What a lesson points at.
    pointed: Vec<Target>,
    tree: Vec<Section>,
    look: Look,
    camera: Camera,
    rise: Rise,
    shown_sheet: Option<Sheet>,
    settled: Settled,
    players: u8,
    grid: Grid,
    /// What moves; `scene` is where it leads.
    running: Option<Running>,
}

#[wasm_bindgen]
impl TableView {
    /// A table on a canvas.
    ///
    /// # Errors
    /// Codes `argument`; `canvas`: the browser gives no 2D context.
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(unchecked_param_type = "HTMLCanvasElement")] canvas: JsValue,
    ) -> Result<TableView, JsValue> {
        Ok(Self {
            painter: Painter::new(canvas_of(canvas)?).map_err(|_| Fault::canvas())?,
            scene: None,
            size: Size::new(1.0, 1.0),
            seen: None,
            position: None,
            manner: MannerOf::<Here>::default(),
            buttons: Buttons::All,
            drag: None,
            dragging: false,
            open: None,
            folded: None,
            tab: Tab::Turn,
            hover: None,
            focus: None,
            pointed: Vec::new(),
            tree: Vec::new(),
            look: Look::default(),
            camera: Camera::WHOLE,
            rise: Rise::Low,
            shown_sheet: None,
            settled: Settled::NewSeat,
            players: 2,
            grid: Grid::ONE,
            running: None,
        })
    }

    /// Takes the buttons away that open help and menu: for a table that is a part of somebody else's page.
    #[wasm_bindgen(js_name = withoutMenu)]
    pub fn without_menu(&mut self) {
        self.buttons = Buttons::Moves;
    }

    /// The size of the canvas in CSS pixels, and how many device pixels one of them has. What no canvas can have becomes the
    /// nearest that one can.
    ///
    /// # Errors
    /// Code `argument`.
    pub fn resize(&mut self, width: Number, height: Number, ratio: Number) -> Result<(), JsValue> {
        let ([width, height], ratio) = (sides(&width, &height)?, number(&ratio, "ratio")?);
        let tile = self.layout().0.map.tile.w;
        self.size = Size::new(width as f32, height as f32);
        self.camera = self.camera.keeping(tile, self.whole(self.rise));
        self.painter.resize(width, height, ratio);
        self.scene = None;
        self.running = None;
        Ok(())
    }

    /// Paints what changed since the last time, as it is at a time in milliseconds, such as a frame of the page has; without
    /// one, as it is in the end. Gives whether something still moves, so that another frame is needed.
    ///
    /// # Errors
    /// Code `argument`. What the browser throws; none is known.
    pub fn paint(&mut self, now: Option<Number>) -> Result<bool, JsValue> {
        let now = now.map(|now| number(&now, "now")).transpose()?;
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
    ///
    /// # Errors
    /// Code `argument`.
    pub fn dye(&mut self, palette: JsString) -> Result<(), JsValue> {
        self.painter.dye(read_palette(&palette)?);
        Ok(())
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

    /// Moves the pointer over a point; gives whether something else is under it now.
    ///
    /// # Errors
    /// Code `argument`.
    pub fn hover(&mut self, x: Number, y: Number) -> Result<bool, JsValue> {
        let at = point(&x, &y)?;
        let target = self.target_at(at);
        // A pointer that only passes does not stop what moves.
        let changed = target != self.hover && self.running.is_none();
        if changed {
            (self.look.pressed, self.look.rested) = (None, false);
            self.hover = target;
        }
        self.stray(at, target);
        Ok(changed)
    }

    /// Whether the pointer is over something that can be touched.
    #[wasm_bindgen(js_name = isOverTarget, getter)]
    pub fn is_over_target(&self) -> bool {
        self.hover.is_some()
    }

    /// Gives up the half-entered move and folds the open sheet away.
    pub fn cancel(&mut self) {
        self.cancel_entry();
        self.look_away();
        self.fold();
    }

    /// Moves the board by CSS pixels, where it does not fit.
    ///
    /// # Errors
    /// Code `argument`.
    pub fn pan(&mut self, dx: Number, dy: Number) -> Result<(), JsValue> {
        let (dx, dy) = (pixels(&dx, "dx")?, pixels(&dy, "dy")?);
        let (layout, unit) = self.layout();
        self.camera = layout.map.panned(self.camera, Point::new(dx / unit, dy / unit));
        Ok(())
    }

    /// Shows the board larger or smaller by a factor, round a point that stays where it is.
    ///
    /// # Errors
    /// Code `argument`.
    pub fn zoom(&mut self, factor: Number, x: Number, y: Number) -> Result<(), JsValue> {
        let (factor, Point { x, y }) = (number(&factor, "factor")? as f32, point(&x, &y)?);
        let (layout, unit) = self.layout();
        self.camera = layout
            .map
            .zoomed(self.camera, layout.board, factor, Point::new(x / unit, y / unit));
        Ok(())
    }
}
