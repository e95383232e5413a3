//! The table: what a game looks like. `layout` → [scene](crate::drawing::scene) → painters; nothing here knows a browser.
//!
//! - [`icons`], [`row`]: which symbol stands for what, and figures and symbols in a row.
//! - [`layout`]: where it stands.
//! - [`target`], [`entry`]: what can be touched, and how touches lead to a move; [`drag`]: what can be dragged instead.
//! - [`position`]: what a game gives to be shown.
//! - [`draw`]: all of it together.
//! - [`backdrop`]: what lies behind the pages around the table.
//! - [`tree`]: the same as headings and buttons, for who hears it or plays by keys.
//! - [`thing`], [`motion`]: what events speak of, and how the table gets from one scene to the next.

pub mod backdrop;
pub mod drag;
pub mod entry;
pub mod layout;
pub mod motion;
pub mod position;
pub mod row;
pub mod target;
pub mod tree;

pub(crate) mod closer;
pub(crate) mod crest;
pub(crate) mod focus;
pub(crate) mod ground;
pub(crate) mod keys;
pub(crate) mod labels;
pub(crate) mod log;
pub(crate) mod pointed;
pub(crate) mod print;
pub(crate) mod trace;
pub(crate) mod zoom;

pub use crate::yokohama::table::asked::opens_for;
pub use crate::yokohama::table::sheet::{exists as has_sheet, key as sheet_key};
pub use closer::CARD;
pub use focus::{Look, look_at};
pub use trace::{Trace, traces};

use crate::drawing::geometry::Size;
use crate::drawing::scaled::scaled;
use crate::drawing::scene::{Corners, Mark, Outline, Scene};
use entry::Entry;
use layout::{Camera, Form, Layout, Rise};
use target::Target;

use crate::game::Seat;
use crate::opponents::Computer;
use crate::sitters::{Crest, Sitter};
use crate::words::{Names, Speech, Words};
use crate::yokohama::components::Area;
use crate::yokohama::table::{bar, dock, phone, players, routes, sheet, strips, tiles, wedges};
pub use crate::yokohama::words::LogLine;
use crate::yokohama::{Table, View, Yokohama};

/// Which buttons a table has besides those that enter moves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Buttons {
    /// Those that open help and menu too.
    #[default]
    All,
    /// None, for a table that is a part of somebody else's page.
    Moves,
}

/// What there is to show.
#[derive(Clone, Copy, Debug)]
pub struct Show<'a> {
    /// The game: its content and options.
    pub game: &'a Yokohama,
    /// What may be seen. Nothing else is.
    pub view: &'a View,
    /// The move being entered; empty if the view's seat is not asked.
    pub entry: &'a Entry,
    /// The language.
    pub words: Words,
    /// What the players are called.
    pub names: &'a Names,
    /// Who plays each seat.
    pub sitters: &'a [Sitter],
    /// What happened, latest last.
    pub log: &'a [LogLine],
    /// What the others touched in their last turns.
    pub traces: &'a [Trace],
    /// The Area whose sheet is open.
    pub open: Option<Area>,
    /// The phone's tab; an open sheet goes before.
    pub tab: Tab,
    /// What the keyboard's focus is on.
    pub focus: Option<Target>,
    /// What the pointer is over.
    pub hover: Option<Target>,
    /// What has been pointed at long enough to be explained by a card.
    pub closer: Option<Target>,
    /// What a lesson points at.
    pub pointed: &'a [Target],
    /// Whether a computer is thinking.
    pub busy: bool,
    /// Whether a move can be taken back.
    pub can_undo: bool,
    /// Whether a move that was taken back can be played again.
    pub can_redo: bool,
    /// Whether several moves can be taken back at once.
    pub can_restart: bool,
    /// Which buttons there are besides those that enter moves.
    pub buttons: Buttons,
    /// The size of the canvas in CSS pixels.
    pub size: Size,
    /// Which part of the board a phone shows.
    pub camera: Camera,
    /// Whether what is drawn has its spoken labels.
    pub labels: Labels,
}

/// Whether what is drawn has its spoken labels. To put them together takes a third of the time that a scene does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Labels {
    /// It has, for a picture that is to be read aloud.
    #[default]
    Told,
    /// What [`Show::spoken`] says of a target is left out, for a scene that is only seen and touched.
    Untold,
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

    /// What is said of what lies open on it.
    // It is asked for in dozens of places, which it would make larger.
    #[inline(never)]
    pub const fn speech(&self) -> Speech<'a, Yokohama> {
        self.words.speech(self.game, self.table(), self.names)
    }

    /// What a player is called.
    pub fn name(&self, seat: Seat) -> &'a str {
        self.names.of(seat)
    }

    /// A player's colour and crest.
    pub fn crest(&self, seat: Seat) -> Crest {
        let sitter = self.sitters.get(usize::from(seat.0));
        sitter.map_or(Crest::ALL[usize::from(seat.0) % 4], |sitter| sitter.crest)
    }

    /// The computer that plays a seat; `None` where a person does.
    pub fn computer(&self, seat: Seat) -> Option<Computer> {
        self.names.computer(seat)
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
        Layout::new(size, self.view.table.players, self.camera, self.rise())
    }

    /// How high a phone's sheet stands.
    pub fn rise(&self) -> Rise {
        match self.open {
            Some(_) => Rise::High,
            None if self.tab == Tab::Turn && self.entry.next().next().is_none() => Rise::Least,
            None => Rise::Low,
        }
    }
}

/// Draws the whole table.
pub fn draw(show: &Show) -> Scene<Target> {
    let layout = show.layout();
    let mut scene = board(show, &layout);
    bar::draw(show, &layout, &mut scene);
    panels(show, &layout, &mut scene);
    trace::draw(show, &mut scene);
    closer::draw(show, &layout, &mut scene);
    pointed::draw(show, &layout, &mut scene);
    focus::draw_ring(show, &layout, &mut scene);
    scaled(scene, layout::unit(show.size))
}

/// The least width and height of what is touched on a phone.
const FINGER: f32 = 44.0;

/// Draws the ground and the map; nothing of the map reaches beyond its window.
fn board(show: &Show, layout: &Layout) -> Scene<Target> {
    let mut scene = Scene::new(layout.canvas.size());
    ground::draw(layout, &mut scene);
    let mut map = Scene::new(layout.canvas.size());
    tiles::draw(show, layout, &mut map);
    routes::draw(show, layout, &mut map);
    if layout.form != Form::Phone {
        wedges::draw(show, layout, &mut map);
    }
    for mut node in map.into_nodes() {
        if layout.form == Form::Phone {
            let window = layout.board;
            node.hit = node.hit.and_then(|hit| hit.common(&window));
            // What is too small for a finger lets the touch through to its tile; the sheet shows it larger.
            if node.hit.is_none_or(|hit| hit.w < FINGER || hit.h < FINGER) {
                (node.hit, node.target) = (None, None);
            }
            node.marks = vec![Mark::Clip(Outline::Block(window, Corners::SHARP), node.marks)];
        }
        scene.push(node);
    }
    zoom::draw(show, layout, &mut scene);
    scene
}

/// Draws what stands around the map: players, log, strips, dock and sheet; on a phone one sheet with tabs.
fn panels(show: &Show, layout: &Layout, scene: &mut Scene<Target>) {
    if layout.form == Form::Phone {
        let all = show.me().round(show.table().players);
        players::strip(show, all, layout.players, scene);
        phone::draw(show, layout, scene);
        return;
    }
    if layout.has_panels() {
        players::panels(show, layout.players, scene);
    } else {
        players::strip(show, show.opponents(), layout.players, scene);
    }
    log::draw(show, layout.log, scene);
    strips::draw(show, layout.strips, scene);
    dock::draw(show, layout.dock, scene);
    sheet::draw(show, layout, scene);
}
