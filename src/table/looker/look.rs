//! What is looked at closer: the card beside what is pointed at, and the sheet of a board that a pointer rests on.

use derive_where::derive_where;

use super::Looker;
use crate::drawing::geometry::Point;
use crate::table::layout::Form;
use crate::table::{CARD, Heard, Shown, TargetOf, sheet_key};

/// What is looked at closer.
#[derive_where(Clone, Copy, Debug, Default)]
pub(super) struct Closer<G: Shown> {
    /// What was pressed long, or touched where a touch does nothing else.
    pub(super) pressed: Option<TargetOf<G>>,
    /// Whether what is pointed at has been so for long enough.
    pub(super) rested: bool,
    /// The sheet that is open because the pointer rests on what it belongs to.
    pub(super) sheet: Option<G::Sheet>,
    /// Whether the pointer is neither on that sheet nor on what opened it.
    pub(super) astray: bool,
}

impl<G: Heard> Looker<G> {
    /// What is pointed at has been so for a while: it is explained, and a board shows its sheet. Gives whether anything changes.
    pub fn rest(&mut self) -> bool {
        if self.look.rested || self.pointed().is_none() {
            return false;
        }
        self.look.rested = true;
        if let Some(sheet) = self.sheet_under_pointer() {
            self.look.sheet = Some(sheet);
            self.look.astray = false;
        }
        true
    }

    /// Explains what lies at a point, for a finger that stays there. Gives whether there is anything to explain.
    pub fn explain(&mut self, at: Point) -> bool {
        let pressed = self.target_at(at);
        self.look = Closer {
            pressed,
            ..Closer::default()
        };
        pressed.is_some()
    }

    /// Takes the card away, and the sheet that a resting pointer opened. Gives whether anything changes.
    pub fn look_away(&mut self) -> bool {
        let look = std::mem::take(&mut self.look);
        look.rested || look.pressed.is_some() || look.sheet.is_some()
    }

    /// What is explained by a card, as it is spoken; `None` if nothing is.
    pub fn explained(&self) -> Option<&str> {
        let scene = self.scene.as_ref()?;
        scene.node(CARD).map(|card| card.label.as_str())
    }

    /// The sheet that lies open.
    pub const fn open_sheet(&self) -> Option<G::Sheet> {
        self.shown_sheet
    }

    /// Whether the pointer has left the sheet that it opened.
    pub const fn is_astray(&self) -> bool {
        self.look.astray
    }

    /// What is pointed at: what was pressed long, or else what the pointer is over.
    fn pointed(&self) -> Option<TargetOf<G>> {
        self.look.pressed.or(self.hover)
    }

    /// What is to be explained now; the focus explains at once, for it is not moved by chance.
    pub(super) fn closer(&self) -> Option<TargetOf<G>> {
        let rested = self.pointed().filter(|_| self.look.rested);
        self.look.pressed.or(rested).or(self.focus)
    }

    /// Notes where the pointer is now, and what it is over.
    pub(super) fn stray(&mut self, at: Point, target: Option<TargetOf<G>>) {
        let Some(sheet) = self.look.sheet else { return };
        let frame = self
            .scene
            .as_ref()
            .and_then(|scene| scene.node(sheet_key(G::number_of(sheet)))?.touch());
        // The way from the tile to its sheet leads over the gap between them.
        let inside = frame.is_some_and(|frame| frame.inset(-16.0).contains(at));
        self.look.astray = !inside && self.sheet_of(target) != Some(sheet);
    }

    /// The sheet that the pointer asks for; none while something is entered, or another sheet lies there.
    fn sheet_under_pointer(&self) -> Option<G::Sheet> {
        let table_of_phone = self.layout().0.form == Form::Phone;
        if table_of_phone || self.look.pressed.is_some() || self.entry().is_some_and(|entry| entry.chosen().is_some()) {
            return None;
        }
        if self.sheet().is_some_and(|open| self.look.sheet != Some(open)) {
            return None;
        }
        self.sheet_of(self.hover).filter(|sheet| G::has_sheet(*sheet))
    }

    /// The sheet that belongs to a target.
    fn sheet_of(&self, target: Option<TargetOf<G>>) -> Option<G::Sheet> {
        G::sheet_of(&self.situation.as_ref()?.view, target?)
    }
}
