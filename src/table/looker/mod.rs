//! Who looks at a table: which moment of which game is shown, what is pointed at, open, taken up and being entered, and what a touch of
//! it comes to. Whatever happens is seen when the table is shown the next time.
//!
//! All lengths are CSS pixels of the canvas.

mod drag;
mod look;
mod motion;
mod seen;
mod showing;
mod tell;
mod touch;

pub use showing::Wish;
pub use tell::Spot;
pub use touch::Answer;

use derive_where::derive_where;

use super::drag::Drag;
use super::entry::{Entry, MannerOf};
use super::layout::{Arrangement as _, Camera, Form, Layout, Rise, unit};
use super::section::Section;
use super::situation::Situation;
use super::target::Target;
use super::{Buttons, Heard, SceneOf, Tab, TargetOf};
use crate::drawing::geometry::{Point, Rect, Size};
use crate::game::Seat;
use look::Closer;
use motion::Running;
use seen::Seen;
use showing::Settled;

/// Who looks at the table of a game.
#[derive_where(Debug)]
pub struct Looker<G: Heard> {
    /// What is painted, at its end; `None` until the table is shown.
    scene: Option<SceneOf<G>>,
    size: Size,
    seen: Option<Seen>,
    /// What is shown, and the move that is being entered.
    situation: Option<Situation<G>>,
    manner: MannerOf<G>,
    buttons: Buttons,
    /// What was taken up.
    drag: Option<Drag<G::Grip>>,
    /// Whether it has moved, and so is shown.
    dragging: bool,
    open: Option<G::Sheet>,
    folded: Option<G::Sheet>,
    tab: Tab,
    hover: Option<TargetOf<G>>,
    focus: Option<TargetOf<G>>,
    /// What was touched that answers the question which comes next, and the move that leads to it.
    led: Option<(G::Move, TargetOf<G>)>,
    /// What a lesson points at.
    pointed: Vec<TargetOf<G>>,
    tree: Vec<Section<G>>,
    look: Closer<G>,
    camera: Camera,
    rise: Rise,
    shown_sheet: Option<G::Sheet>,
    settled: Settled,
    players: u8,
    arrangement: G::Arrangement,
    /// What moves; `scene` is where it leads.
    running: Option<Running<G>>,
}

impl<G: Heard> Default for Looker<G> {
    fn default() -> Self {
        Self {
            scene: None,
            size: Size::new(1.0, 1.0),
            seen: None,
            situation: None,
            manner: MannerOf::<G>::default(),
            buttons: Buttons::All,
            drag: None,
            dragging: false,
            open: None,
            folded: None,
            tab: Tab::Turn,
            hover: None,
            focus: None,
            led: None,
            pointed: Vec::new(),
            tree: Vec::new(),
            look: Closer::default(),
            camera: Camera::WHOLE,
            rise: Rise::Low,
            shown_sheet: None,
            settled: Settled::NewSeat,
            players: 2,
            arrangement: G::Arrangement::NONE,
            running: None,
        }
    }
}

impl<G: Heard> Looker<G> {
    /// Takes the buttons away that open help and menu: for a table that is a part of somebody else's page.
    pub const fn without_menu(&mut self) {
        self.buttons = Buttons::Moves;
    }

    /// Gives the canvas another size, of which no side is 0.
    pub fn resize(&mut self, size: Size) {
        let tile = self.layout().0.map.tile.w;
        self.size = size;
        self.camera = self.camera.keeping(tile, self.whole(self.rise));
        self.scene = None;
        self.running = None;
    }

    /// The seat whose hand is shown; `None` if what an onlooker may know is shown.
    pub fn seat(&self) -> Option<Seat> {
        self.seen.as_ref()?.seat
    }

    /// Whether the table has room for its log.
    pub fn has_log(&self) -> bool {
        self.layout().0.form != Form::Phone
    }

    /// Where the question is asked.
    pub fn dock(&self) -> Rect {
        let (layout, unit) = self.layout();
        let dock = layout.dock;
        Rect::new(dock.x * unit, dock.y * unit, dock.w * unit, dock.h * unit)
    }

    /// What is painted in the end; `None` before anything was shown.
    pub const fn scene(&self) -> Option<&SceneOf<G>> {
        self.scene.as_ref()
    }

    /// Moves the pointer over a point; gives whether something else is under it now.
    pub fn hover(&mut self, at: Point) -> bool {
        let target = self.target_at(at);
        // A pointer that only passes does not stop what moves.
        let changed = target != self.hover && self.running.is_none();
        if changed {
            (self.look.pressed, self.look.rested) = (None, false);
            self.hover = target;
        }
        self.stray(at, target);
        changed
    }

    /// Whether the pointer is over something that can be touched.
    pub const fn is_over_target(&self) -> bool {
        self.hover.is_some()
    }

    /// Gives up the half-entered move and folds the open sheet away.
    pub fn cancel(&mut self) {
        self.cancel_entry();
        self.look_away();
        self.fold();
    }

    /// Moves the board, where it does not fit.
    pub fn pan(&mut self, by: Point) {
        let (layout, unit) = self.layout();
        self.camera = layout.map.panned(self.camera, Point::new(by.x / unit, by.y / unit));
    }

    /// Shows the board larger or smaller by a factor, round a point that stays where it is.
    pub fn zoom(&mut self, factor: f32, at: Point) {
        let (layout, unit) = self.layout();
        let at = Point::new(at.x / unit, at.y / unit);
        self.camera = layout.map.zoomed(self.camera, layout.board, factor, at);
    }

    /// The move that is being entered; `None` before anything was shown.
    pub fn entry(&self) -> Option<&Entry<G>> {
        self.situation.as_ref().map(|situation| &situation.entry)
    }

    /// The moment that is shown; `None` before anything was.
    pub const fn situation(&self) -> Option<&Situation<G>> {
        self.situation.as_ref()
    }

    /// The uppermost thing at a point.
    fn target_at(&self, at: Point) -> Option<TargetOf<G>> {
        self.scene.as_ref()?.hit(at.x, at.y)?.target
    }

    /// Whether a legal move begins with a target.
    fn begins_with(&self, target: TargetOf<G>) -> bool {
        self.entry().is_some_and(|entry| entry.begins_with(target))
    }

    /// Gives the half-entered move up.
    fn cancel_entry(&mut self) {
        if let Some(situation) = &mut self.situation {
            situation.entry.cancel();
        }
    }

    /// How wide a tile is where the whole board is shown, in units.
    fn whole(&self, rise: Rise) -> f32 {
        self.laid(Camera::WHOLE, rise).0.map.tile.w
    }

    /// Where things stand, and how many pixels a unit of it has.
    fn layout(&self) -> (Layout, f32) {
        self.laid(self.camera, self.rise)
    }

    /// Where things stand as a camera sees them while a phone's sheet stands so high.
    fn laid(&self, camera: Camera, rise: Rise) -> (Layout, f32) {
        let unit = unit(self.size);
        let size = Size::new(self.size.w / unit, self.size.h / unit);
        (Layout::new(size, self.players, self.arrangement, camera, rise), unit)
    }
}

/// Whether a touch of a target explains it and does nothing else.
fn is_looked_at<G: Heard>(target: TargetOf<G>) -> bool {
    match target {
        Target::Player(_) => true,
        Target::Thing(thing) => G::is_sight(thing),
        _ => false,
    }
}

/// Whether a target is a cell of the board.
fn is_cell<G: Heard>(target: TargetOf<G>) -> bool {
    matches!(target, Target::Thing(thing) if G::cell_of(target) == Some(thing))
}
