//! The table: what a game looks like. `layout` → [scene](crate::drawing::scene) → painters; nothing here knows a browser.
//!
//! A game answers it by six traits, each where its room asks: [`Shown`] (what lies there, and what touching it means), [`Explained`]
//! (what is said of it), [`Moved`] (how it gets from one scene to the next), [`Drawn`] (what it looks like), [`Pictured`] (what is
//! drawn of it on a card), [`Heard`] (the same as headings and buttons).
//!
//! - [`row`]: figures and symbols in a row. `bar`, `dock`, `phone`, `sheet`, `choices`, `counts`, `print`: the parts that the tables of all games are
//!   made of.
//! - [`layout`]: where it stands.
//! - [`target`], [`way`], [`entry`]: what can be touched, the way to each move, and how touches lead to one; [`drag`]: what can be dragged instead.
//! - [`situation`]: what a game gives to be shown.
//! - [`draw`]: all of it together.
//! - [`section`], [`tree`]: the same for who hears it, or plays it by keys.
//! - [`motion`]: how the table gets from one scene to the next.
//! - [`looker`]: who looks at it, and what their touches come to.

pub mod drag;
pub mod entry;
pub mod layout;
pub mod looker;
pub mod motion;
pub mod row;
pub mod section;
pub mod situation;
pub mod target;
pub mod tree;
pub mod way;

pub(crate) mod bar;
pub(crate) mod changes;
pub(crate) mod choices;
pub(crate) mod closer;
pub(crate) mod counts;
pub(crate) mod dock;
mod drawn;
mod explained;
pub(crate) mod focus;
pub(crate) mod ground;
mod heard;
pub(crate) mod keys;
pub(crate) mod ledger;
pub(crate) mod log;
mod look;
mod outlook;
pub(crate) mod phone;
mod pictured;
pub(crate) mod pointed;
pub(crate) mod print;
pub(crate) mod sheet;
mod shown;
pub(crate) mod trace;
mod whole;
mod zoom;

pub use closer::CARD;
pub use drawn::Drawn;
pub use explained::Explained;
pub use heard::Heard;
pub use keys::sheet as sheet_key;
pub use look::{Look, look_at};
pub use motion::Moved;
pub use pictured::Pictured;
pub use shown::{Shown, TargetOf};
pub use trace::{Trace, traces};
pub use whole::draw;

use derive_where::derive_where;

use crate::drawing::geometry::Size;
use crate::drawing::scene::Scene;
use crate::game::Seat;
use crate::opponents::Computer;
use crate::sitters::{Crest, Sitter};
use crate::words::{LogLine, Names, Speech, Words};
use entry::Entry;
use layout::{Camera, Layout, Rise};

/// The scene of a game's table.
pub type SceneOf<G> = Scene<TargetOf<G>>;

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
#[derive_where(Clone, Copy, Debug)]
pub struct Show<'a, G: Shown> {
    /// The game: its content and options.
    pub game: &'a G,
    /// What may be seen. Nothing else is.
    pub view: &'a G::View,
    /// The move being entered; empty if the view's seat is not asked.
    pub entry: &'a Entry<G>,
    /// The language.
    pub words: Words,
    /// What the players are called.
    pub names: &'a Names,
    /// Who plays each seat.
    pub sitters: &'a [Sitter],
    /// What happened, latest last.
    pub log: &'a [LogLine<G::Event>],
    /// What the others touched in their last turns.
    pub traces: &'a [Trace<G::Spot>],
    /// The sheet that is open.
    pub open: Option<G::Sheet>,
    /// The phone's tab; an open sheet goes before.
    pub tab: Tab,
    /// What the keyboard's focus is on.
    pub focus: Option<TargetOf<G>>,
    /// What the pointer is over.
    pub hover: Option<TargetOf<G>>,
    /// What has been pointed at long enough to be explained by a card.
    pub closer: Option<TargetOf<G>>,
    /// What a lesson points at.
    pub pointed: &'a [TargetOf<G>],
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

/// A tab of the phone's sheet; those of what lies beside the board are open sheets.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tab {
    /// The open question.
    #[default]
    Turn,
    /// What is one's own, as far as the game has it behind a tab of its own ([`Explained::told_own`]).
    Own,
    /// What lies behind no other tab.
    More,
}

impl<'a, G: Shown> Show<'a, G> {
    /// What lies open on the table.
    pub fn table(&self) -> &'a G::Table {
        G::seen(self.view).0
    }

    /// Whose hand is seen; `None` for an onlooker.
    pub fn seat(&self) -> Option<Seat> {
        G::seen(self.view).1
    }

    /// What is said of what lies open on it.
    // It is asked for in dozens of places, which it would make larger.
    #[inline(never)]
    pub fn speech(&self) -> Speech<'a, G> {
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
        let (table, seat) = G::seen(self.view);
        seat.unwrap_or(G::active(table))
    }

    /// The other seats in turn order.
    pub fn opponents(&self) -> impl Iterator<Item = Seat> + use<G> {
        self.me().round(self.game.players()).skip(1)
    }

    /// How high a phone's sheet stands.
    pub fn rise(&self) -> Rise {
        match self.open {
            Some(_) => Rise::High,
            None if self.tab == Tab::Own && G::owns_much(self.view) => Rise::High,
            None if self.tab == Tab::Turn && self.entry.next().next().is_none() => Rise::Least,
            None => Rise::Low,
        }
    }
}

impl<G: Drawn> Show<'_, G> {
    /// Where things stand, in units; see [`layout::unit`].
    pub fn layout(&self) -> Layout {
        let unit = layout::unit(self.size);
        let size = Size::new(self.size.w / unit, self.size.h / unit);
        Layout::new(
            size,
            self.game.players(),
            self.game.arrangement(),
            self.camera,
            self.rise(),
        )
    }
}
