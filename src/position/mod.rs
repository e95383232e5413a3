//! Positions as documents: a whole position of a game, for lessons, puzzles, examples and editors.
//!
//! A position is JSON; each game has a schema that describes it. An author writes what matters; what is left out lies as the seed
//! deals it, and the decks are dealt by the seed from the cards that lie nowhere. A position is read whole or not at all: it is
//! checked against what the rules make possible, and the first fault is told with its place in the document.
#![warn(clippy::float_arithmetic, clippy::disallowed_types)]

pub(crate) mod cards;
mod error;
mod told;
mod versions;
mod written;

pub use error::{ErrorOf, Flaw, PositionError};
pub(crate) use told::{LONGEST_ABOUT, about, counts, seat, seats, some_of, starter};
pub use versions::Versions;
pub(crate) use written::{name, object, plain};

use serde_json::{Map, Value};

use crate::chance::Seed;
use crate::document::{self, Misread, Node, Wrong, whose};
use crate::printed::{Edition, Printed, Rules};
use crate::sitting::Sitting;

/// The newest version of the format, as far as it is the same for all games; a game may have newer ones of its own ([`Versions`]). Every earlier
/// one is read for ever, and each position is written in the earliest that can tell it.
///
/// 1. The first.
/// 2. A position may tell which rules it is played by.
pub const VERSION: u32 = 2;

/// The largest document that is read, in bytes.
pub const MAX_BYTES: usize = 64 * 1024;

/// The longest seed or name of an edition, in letters.
pub(crate) const LONGEST_NAME: usize = 80;

/// What stands before the position itself.
const HEADING: [&str; 6] = ["game", "position", "options", "rules", "edition", "seed"];

/// A game whose positions can be written down.
pub trait Positioned: Printed {
    /// What only a position of this game can have wrong.
    type Flaw: Clone + std::fmt::Debug + Eq;

    /// The fields of a position's body.
    const FIELDS: &'static [&'static str];

    /// Reads the body of a document and checks it against what the rules make possible. What it leaves out lies as the seed deals it.
    ///
    /// # Errors
    /// The first thing that is wrong with it, with its place.
    fn read(&self, seed: Seed, body: &Node<'_>) -> Result<Self::State, ErrorOf<Self>>;

    /// The body of the document, which [`read`](Self::read) reads back. What is the same in every position without it, such as no points, is left
    /// out.
    fn body(state: &Self::State) -> Map<String, Value>;

    /// Goes on from a state to the next question: past every step in which nothing can be chosen. In a state that a game comes to nothing changes.
    fn settle(&self, state: &mut Self::State);

    /// The newest versions that its documents have for what is of this game alone.
    const NEWEST: Versions = Versions::FIRST;

    /// The earliest versions that can tell of a game, and of the position that it begins with if it does, what is of this game alone: its options,
    /// the number of its rules, the body.
    fn versions(&self, _start: Option<&Self::State>) -> Versions {
        Versions::FIRST
    }
}

/// A position of a game, possible by its rules.
#[derive(Clone, Debug)]
pub struct Position<G: Positioned> {
    game: G,
    seed: Seed,
    state: G::State,
}

impl<G: Positioned> Position<G> {
    /// Reads and checks a document; its printed values are those of a released edition, or of one of `own` that bears another name.
    ///
    /// # Errors
    /// The first thing that is wrong with it, with its place.
    pub fn from_json(text: &str, own: &[G::Content]) -> Result<Self, ErrorOf<G>> {
        let value = document::parse(text, MAX_BYTES)?;
        Self::read(&Node::root(&value), own)
    }

    /// Reads and checks a position that stands in a larger document.
    pub(crate) fn read(node: &Node<'_>, own: &[G::Content]) -> Result<Self, ErrorOf<G>> {
        if let Some(version) = node.newer("position", newest::<G>())
            && whose::<G>(node).is_ok()
        {
            return Err(PositionError::new(node.path_of("position"), Flaw::Newer { version }));
        }
        // What a document of another game holds is unknown here, and none of its faults.
        whose::<G>(node)?;
        node.heads(&[&HEADING[..], G::FIELDS].concat())?;
        node.need("position")?.number(1, newest::<G>())?;
        let options = options::<G>(&node.need("options")?)?;
        let rules = rules(node)?;
        let content = content(node.field("edition"), own)?;
        let seed = match node.field("seed") {
            Some(seed) => {
                let text = seed.text(LONGEST_NAME)?;
                Seed::of_text(text).map_err(|_| seed.wrong(Wrong::Letters { most: LONGEST_NAME }))?
            }
            None => Seed::default(),
        };
        let game = G::begin(content, options, rules);
        let state = game.read(seed, node)?;
        Ok(Self { game, seed, state })
    }

    /// The state of the body that [`Positioned::body`] wrote.
    pub(crate) fn state_of(game: &G, seed: Seed, body: &Value) -> Result<G::State, ErrorOf<G>> {
        let node = Node::root(body);
        node.knows(G::FIELDS)?;
        game.read(seed, &node)
    }

    /// The position of a game, its decks dealt anew by a seed. It tells what every seat holds.
    ///
    /// # Errors
    /// No game comes to that state.
    pub fn of(game: &G, seed: Seed, state: &G::State) -> Result<Self, ErrorOf<G>> {
        let state = Self::state_of(game, seed, &G::body(state).into())?;
        let game = game.clone();
        Ok(Self { game, seed, state })
    }

    /// A position that looks like this to the seat of a view, or to an onlooker. Everything that the view does not show, hands and decks, is dealt anew
    /// by a seed that is not the game's: who is given it learns no more than the view tells.
    ///
    /// # Errors
    /// No game comes to what the view shows.
    pub fn seen(game: &G, seed: Seed, view: &G::View) -> Result<Self, ErrorOf<G>> {
        Self::of(game, seed, &game.determinize(view, seed))
    }

    /// The document; [`from_json`](Self::from_json) reads it back. What is the same in every position without it, such as no
    /// points, is left out.
    pub fn to_json(&self) -> String {
        let mut document = Map::new();
        // Numbers, names and lists of them have a JSON text.
        let options = serde_json::to_value(self.game.options()).unwrap_or_default();
        let rules = self.game.rules();
        let version = match rules.is_first() {
            true => 1,
            false => 2,
        };
        let version = version.max(self.game.versions(Some(&self.state)).position);
        if G::NAME != whose::UNTOLD {
            document.insert("game".to_owned(), G::NAME.into());
        }
        document.insert("position".to_owned(), version.into());
        document.insert("options".to_owned(), options);
        if !rules.is_first() {
            document.insert("rules".to_owned(), rules.number().into());
        }
        document.insert("edition".to_owned(), self.game.content().name().into());
        document.insert("seed".to_owned(), self.seed.to_string().into());
        document.extend(G::body(&self.state));
        serde_json::to_string_pretty(&document).unwrap_or_default()
    }

    /// The rules, printed values and options.
    pub const fn game(&self) -> &G {
        &self.game
    }

    /// The state, its decks dealt.
    pub const fn state(&self) -> &G::State {
        &self.state
    }

    /// Sits down to a game that begins with the position: it is practice.
    pub fn sit(self) -> Sitting<G> {
        Sitting::from_position(self.game, self.seed, self.state)
    }
}

/// Whether a game would stop at a state and ask.
pub(crate) fn waits<G: Positioned>(game: &G, state: &G::State) -> bool {
    let mut moves = Vec::new();
    game.legal_moves(state, &mut moves);
    if moves.is_empty() {
        return false;
    }
    let mut settled = *state;
    game.settle(&mut settled);
    settled == *state
}

/// The newest version of a game's positions.
pub fn newest<G: Positioned>() -> u32 {
    VERSION.max(G::NEWEST.position)
}

/// That a document is of this game: it says so, or says nothing and is of the one whose documents need not.
pub(crate) fn whose<G: Printed>(node: &Node<'_>) -> Result<(), Misread> {
    match node.field("game") {
        Some(game) => game.one_of(&[G::NAME], str::to_owned).map(|_| ()),
        None if G::NAME == whose::UNTOLD => Ok(()),
        None => Err(node.wrong(Wrong::Missing { field: "game" })),
    }
}

/// The options of a document: what [`Position::to_json`] writes of them, and a record.
pub(crate) fn options<G: Positioned>(node: &Node<'_>) -> Result<G::Options, ErrorOf<G>> {
    let agreed: G::Agreement = node.clone().read()?;
    agreed.try_into().map_err(|error| PositionError {
        path: node.path_of(G::field(error)),
        flaw: Flaw::Options(error),
    })
}

/// Which rules a document's game is played by: the first if it does not tell.
pub(crate) fn rules<R: Rules>(node: &Node<'_>) -> Result<R, Misread> {
    let Some(rules) = node.field("rules") else {
        return Ok(R::default());
    };
    let number = rules.number(1, R::ALL.len() as u32)?;
    let known = R::ALL.iter().find(|rules| u32::from(rules.number()) == number);
    Ok(known.copied().unwrap_or_default())
}

/// The printed values of an edition, the latest if none is named.
pub(crate) fn content<C: Edition>(edition: Option<Node<'_>>, own: &[C]) -> Result<C, Misread> {
    let Some(edition) = edition else {
        return Ok(C::latest());
    };
    let name = edition.text(LONGEST_NAME)?;
    // A document that names a released edition means that one, whatever values a reader has.
    let mut known = C::released().iter().chain(own);
    let content = known.find(|content| content.name() == name).cloned();
    content.ok_or_else(|| {
        let known: Vec<&str> = C::released().iter().map(|content| content.name()).collect();
        let known = known.join(", ");
        edition.wrong(Wrong::NotOneOf { known })
    })
}
