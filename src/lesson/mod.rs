//! Lessons: a document that leads a reader through moves of a game, step by step.
//!
//! A lesson is JSON; `lesson/schema.json` describes it, and in each game's room another one what is of the game alone. Its author needs no code: a lesson begins with a deal, a record or a
//! position, and each step tells something, shows things of the table, and may ask for a move in the short notation. A lesson is
//! walked through every way that it allows before anybody reads it, so that no reader comes to a move that cannot be made; a fault
//! is told with its step.
#![warn(clippy::float_arithmetic, clippy::disallowed_types)]

mod check;
mod error;
mod read;
mod walk;

pub use error::{ErrorOf, LessonError, LessonFlaw};
pub use walk::{Answer, Walk};

use error::FlawOf;

use crate::document::{self, Node};
use crate::game::{Game, Seat};
use crate::position::Positioned;
use crate::short::Typed;
use crate::sitting::Sitting;

/// The newest version of the format, as far as it is the same for all games; every earlier one is read for ever.
pub const VERSION: u32 = 2;

/// The largest document that is read, in bytes; a record in it counts.
pub const MAX_BYTES: usize = 512 * 1024;

/// The most steps.
pub const MAX_STEPS: usize = 200;

/// The most work that is done to walk through a lesson in every way that it allows: so much takes less than a second. To write a move out, which
/// is what most of it is, counts as 20.
pub const MOST_WORK: u32 = 40_000_000;

/// The most letters of a text.
pub const MAX_LETTERS: usize = 1_000;

/// The JSON schema of the document (draft 2020-12), as far as it is of every game: each has one of its own that takes this one in.
pub const SCHEMA: &str = include_str!("schema.json");

/// A game that lessons can be written about.
pub trait Taught: Positioned + Typed {
    /// What a step may point at: a thing of the table, a move, a button.
    type Sight: Copy + std::fmt::Debug + PartialEq;

    /// The newest version that lessons have for what is of this game alone, such as options of a deal; counted as
    /// [`Versions`](crate::position::Versions) says.
    const NEWEST: u32 = 1;

    /// The thing of a name as a view's seat sees it, `None` if it is not there or nothing is called so.
    fn find(&self, view: &Self::View, name: &str) -> Option<Self::Sight>;
}

/// The thing of a name as a view's seat sees it, if it is there; each game says what it calls its things.
pub fn find<G: Taught>(game: &G, view: &G::View, name: &str) -> Option<G::Sight> {
    game.find(view, name)
}

/// A lesson that can be read from its beginning to its end in every way that it allows.
#[derive(Clone, Debug)]
pub struct Lesson<G: Taught> {
    title: Texts,
    start: Sitting<G>,
    reader: Seat,
    steps: Vec<Step>,
    work: u32,
}

/// A step of a lesson.
#[derive(Clone, Debug)]
pub struct Step {
    id: String,
    text: Texts,
    show: Vec<String>,
    asks: Asks,
    wrong: Option<Texts>,
    replies: Vec<(Pattern, Texts)>,
    hints: Vec<Texts>,
    then: Vec<String>,
    branches: Vec<(Pattern, Goal)>,
    next: Goal,
}

/// What a step asks of the reader.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Asks {
    /// To read on.
    Nothing,
    /// These moves, one after the other.
    Must(Vec<String>),
    /// One of the moves that any of these describes.
    May(Vec<Pattern>),
}

/// Moves of the short notation: one as it is written, or with `..` at its end all that begin so.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Pattern(String);

/// Where a step leads.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Goal {
    /// To a step, by its number from 0.
    Step(usize),
    /// To the end.
    End,
}

/// A text in several languages; always in English.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Texts(Vec<(String, String)>);

impl<G: Taught> Lesson<G> {
    /// Reads a lesson and walks through it; printed values that its record or position names are those of a released edition, or of
    /// one of `own` that bears another name.
    ///
    /// # Errors
    /// The first thing that is wrong with it, with its step and place.
    pub fn from_json(text: &str, own: &[G::Content]) -> Result<Self, ErrorOf<G>> {
        let value = document::parse(text, MAX_BYTES)?;
        let mut lesson = read::lesson(&Node::root(&value), own)?;
        lesson.work = check::check(&lesson)?;
        Ok(lesson)
    }

    /// What it is called.
    pub const fn title(&self) -> &Texts {
        &self.title
    }

    /// How much of [`MOST_WORK`] it took to walk through it.
    pub const fn work(&self) -> u32 {
        self.work
    }

    /// The steps in the order of the document.
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// Whose seat the reader sits on.
    pub const fn reader(&self) -> Seat {
        self.reader
    }
}

impl Step {
    /// Its name in the document.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// What it tells.
    pub const fn text(&self) -> &Texts {
        &self.text
    }

    /// The names of what it shows on the table, such as `hand`; each game has its own ([`Taught::find`]).
    pub fn shown(&self) -> &[String] {
        &self.show
    }

    /// Whether a move is asked for; otherwise the reader reads on.
    pub fn asks(&self) -> bool {
        self.asks != Asks::Nothing
    }

    /// How many hints there are.
    pub fn hints(&self) -> usize {
        self.hints.len()
    }
}

impl Pattern {
    /// What the moves begin with, if there may be several.
    fn beginning(&self) -> Option<&str> {
        self.0.strip_suffix("..")
    }

    /// Whether it describes a move that is written so.
    fn describes(&self, short: &str) -> bool {
        match self.beginning() {
            Some(beginning) => short.starts_with(beginning),
            None => short == self.0,
        }
    }
}

impl Texts {
    /// The text in the language of a tag such as `fr-CA`, in `fr` if there is no such one, or else in English.
    pub fn within(&self, tag: &str) -> &str {
        let primary = tag.split('-').next().unwrap_or_default();
        let of = |wanted: &str| self.0.iter().find(|(tag, _)| tag.eq_ignore_ascii_case(wanted));
        let found = of(tag).or_else(|| of(primary)).or_else(|| of("en"));
        found.map_or("", |(_, text)| text)
    }
}

/// What the seat that is asked sees.
fn asked_view<G: Game>(game: &G, state: &G::State) -> G::View {
    game.view(state, asked(game, state))
}

/// The seat that is asked.
fn asked<G: Game>(game: &G, state: &G::State) -> Option<Seat> {
    game.decision(state).map(|decision| game.asked(decision))
}
