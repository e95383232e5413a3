//! The table: what a game looks like. `layout` → `scene` → painters; nothing here knows a browser.
//!
//! - [`geometry`], [`palette`], [`letters`], [`art`]: points and rectangles, colours, measured type, symbols.
//! - [`scene`]: what is drawn, as data.
//! - [`icons`], [`row`]: which symbol stands for what, and figures and symbols in a row.
//! - [`layout`]: where it stands.
//! - [`entry`]: what can be touched, and how touches lead to a move.
//! - [`draw`]: all of it together.
//! - [`bounds`], [`change`]: how far it reaches, and what must be painted again.
//! - [`svg`]: paints a scene as an SVG text, for tests and pictures; the page paints on a canvas.

pub mod art;
pub mod bounds;
pub mod change;
pub mod crest;
pub mod entry;
pub mod geometry;
pub mod icons;
pub mod layout;
pub mod letters;
pub mod palette;
pub mod row;
pub mod scene;
pub mod svg;

mod scaled;
mod tiles;

use crest::{Crest, Sitter};
use entry::{Entry, Target};
use geometry::Size;
use layout::{Camera, Layout, Rise};
use scene::Scene;

use crate::game::Seat;
use crate::yokohama::components::Area;
use crate::yokohama::{Table, View, Yokohama};

/// What there is to show.
#[derive(Clone, Copy, Debug)]
pub struct Show<'a> {
    /// The game: its content and options.
    pub game: &'a Yokohama,
    /// What may be seen. Nothing else is.
    pub view: &'a View,
    /// The move being entered; empty if the view's seat is not asked.
    pub entry: &'a Entry,
    /// Who sits at the table, by seat.
    pub sitters: &'a [Sitter],
    /// What happened, latest last.
    pub log: &'a [LogLine],
    /// The Area whose sheet is open.
    pub open: Option<Area>,
    /// The phone's tab; an open sheet goes before.
    pub tab: Tab,
    /// What the keyboard's focus is on.
    pub focus: Option<Target>,
    /// What the pointer is over.
    pub hover: Option<Target>,
    /// Whether a computer is thinking.
    pub busy: bool,
    /// Whether a move can be taken back.
    pub can_undo: bool,
    /// Whether a move that was taken back can be played again.
    pub can_redo: bool,
    /// The size of the canvas in CSS pixels.
    pub size: Size,
    /// Which part of the board a phone shows.
    pub camera: Camera,
}

/// A line of the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogLine {
    /// Who did it.
    pub seat: Option<Seat>,
    /// What is told.
    pub text: String,
}

/// A tab of the phone's sheet; the management boards' tabs are open sheets.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tab {
    /// The open question.
    #[default]
    Turn,
    /// The own Orders.
    Orders,
    /// Achievements, agents and decks.
    More,
}

impl<'a> Show<'a> {
    /// What lies open on the table.
    pub const fn table(&self) -> &'a Table {
        &self.view.table
    }

    /// What a player is called; empty for a seat that nobody has.
    pub fn name(&self, seat: Seat) -> &'a str {
        self.sitters.get(usize::from(seat.0)).map_or("", |sitter| &sitter.name)
    }

    /// A player's colour and crest.
    pub fn crest(&self, seat: Seat) -> Crest {
        let sitter = self.sitters.get(usize::from(seat.0));
        sitter.map_or(Crest::ALL[usize::from(seat.0) % 4], |sitter| sitter.crest)
    }

    /// Whether a computer plays a seat.
    pub fn is_computer(&self, seat: Seat) -> bool {
        self.sitters
            .get(usize::from(seat.0))
            .is_some_and(|sitter| sitter.computer)
    }

    /// The seat that sits at the lower edge: the view's own, or for an onlooker the active one.
    pub fn me(&self) -> Seat {
        self.view.seat.unwrap_or(self.view.table.active)
    }

    /// The other seats in turn order.
    pub fn opponents(&self) -> impl Iterator<Item = Seat> + use<> {
        self.me().round(self.view.table.players).skip(1)
    }

    /// Where things stand, in units; see [`layout::unit`].
    pub fn layout(&self) -> Layout {
        let unit = layout::unit(self.size);
        let size = Size::new(self.size.w / unit, self.size.h / unit);
        let rise = if self.open.is_some() { Rise::High } else { Rise::Low };
        Layout::new(size, self.view.table.players, self.camera, rise)
    }
}

/// Draws the whole table.
pub fn draw(show: &Show) -> Scene<Target> {
    let layout = show.layout();
    let mut scene = Scene::new(layout.canvas.size());
    tiles::draw(show, &layout, &mut scene);
    scaled::scaled(scene, layout::unit(show.size))
}
