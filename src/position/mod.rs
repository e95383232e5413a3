//! Positions as documents: a whole position of a game, for lessons, puzzles, examples and editors.
//!
//! A position is JSON; each game has a schema that describes it. An author writes what matters; what is left out lies as the seed
//! deals it, and the decks are dealt by the seed from the cards that lie nowhere. A position is read whole or not at all: it is
//! checked against what the rules make possible, and the first fault is told with its place in the document.
#![warn(clippy::float_arithmetic, clippy::disallowed_types)]

pub(crate) mod cards;
mod error;

pub use error::{Flaw, PositionError};

use serde::Serialize;
use serde_json::{Map, Value};

use crate::chance::Seed;
use crate::document::{self, Misread, Node, Wrong};
use crate::game::Game as _;
use crate::printed::Edition;
use crate::sitting::Sitting;
use crate::yokohama::content::Content;
use crate::yokohama::position as body;
use crate::yokohama::{Agreement, Options, OptionsError, Rules, State, View, Yokohama};

/// The newest version of the format. Every earlier one is read for ever, and each position is written in the earliest that can tell it.
///
/// 1. The first.
/// 2. A position may tell which rules it is played by, and pieces that Warehouse icons show.
pub const VERSION: u32 = 2;

/// The largest document that is read, in bytes.
pub const MAX_BYTES: usize = 64 * 1024;

/// The longest seed or name of an edition, in letters.
const LONGEST_NAME: usize = 80;

/// What stands before the position itself.
const HEADING: [&str; 5] = ["position", "options", "rules", "edition", "seed"];

/// A position of a game, possible by its rules.
#[derive(Clone, Debug)]
pub struct Position {
    game: Yokohama,
    seed: Seed,
    state: State,
}

impl Position {
    /// Reads and checks a document; its printed values are those of a released edition, or of one of `own` that bears another name.
    ///
    /// # Errors
    /// The first thing that is wrong with it, with its place.
    pub fn from_json(text: &str, own: &[Content]) -> Result<Self, PositionError> {
        let value = document::parse(text, MAX_BYTES)?;
        Self::read(&Node::root(&value), own)
    }

    /// Reads and checks a position that stands in a larger document.
    pub(crate) fn read(node: &Node, own: &[Content]) -> Result<Self, PositionError> {
        node.heads(&[&HEADING[..], &body::FIELDS].concat())?;
        let version = node.need("position")?.number(1, u32::MAX)?;
        if version > VERSION {
            return Err(PositionError::new(node.path_of("position"), Flaw::Newer { version }));
        }
        let options = options(&node.need("options")?)?;
        let rules = rules(node)?;
        let content = content(node.field("edition"), own)?;
        let seed = match node.field("seed") {
            Some(seed) => {
                let text = seed.text(LONGEST_NAME)?;
                Seed::of_text(text).map_err(|_| seed.wrong(Wrong::Letters { most: LONGEST_NAME }))?
            }
            None => Seed::default(),
        };
        let game = Yokohama::new(content, options).with_rules(rules);
        let state = body::state(&game, seed, node)?;
        Ok(Self { game, seed, state })
    }

    /// The state of the body that [`body`](Self::body) wrote.
    pub(crate) fn state_of(game: &Yokohama, seed: Seed, body: &Value) -> Result<State, PositionError> {
        let node = Node::root(body);
        node.knows(&body::FIELDS)?;
        body::state(game, seed, &node)
    }

    /// The position of a game, its decks dealt anew by a seed. It tells what every seat holds.
    ///
    /// # Errors
    /// No game comes to that state.
    pub fn of(game: &Yokohama, seed: Seed, state: &State) -> Result<Self, PositionError> {
        let state = Self::state_of(game, seed, &Self::body(state).into())?;
        let game = game.clone();
        Ok(Self { game, seed, state })
    }

    /// A position that looks like this to the seat of a view, or to an onlooker. Everything that the view does not show, hands and decks, is dealt anew
    /// by a seed that is not the game's: who is given it learns no more than the view tells.
    ///
    /// # Errors
    /// No game comes to what the view shows.
    pub fn seen(game: &Yokohama, seed: Seed, view: &View) -> Result<Self, PositionError> {
        Self::of(game, seed, &game.determinize(view, seed))
    }

    /// The document; [`from_json`](Self::from_json) reads it back. What is the same in every position without it, such as no
    /// points, is left out.
    pub fn to_json(&self) -> String {
        let mut document = Map::new();
        // Numbers, names and lists of them have a JSON text.
        let options = serde_json::to_value(self.game.options()).unwrap_or_default();
        let rules = self.game.rules();
        let version = if Self::is_told_by_the_first(rules, &self.state) {
            1
        } else {
            VERSION
        };
        document.insert("position".to_owned(), version.into());
        document.insert("options".to_owned(), options);
        if !rules.is_first() {
            document.insert("rules".to_owned(), rules.number().into());
        }
        document.insert("edition".to_owned(), self.game.content().edition.as_str().into());
        document.insert("seed".to_owned(), self.seed.to_string().into());
        document.extend(Self::body(&self.state));
        serde_json::to_string_pretty(&document).unwrap_or_default()
    }

    /// Whether the first version of the document has words for all of a position.
    pub(crate) fn is_told_by_the_first(rules: Rules, state: &State) -> bool {
        rules.is_first() && state.table.pending.shown.is_none()
    }

    /// The position itself, without what stands before it.
    pub(crate) fn body(state: &State) -> Map<String, Value> {
        body::body(state)
    }

    /// The rules, printed values and options.
    pub const fn game(&self) -> &Yokohama {
        &self.game
    }

    /// The state, its decks dealt.
    pub const fn state(&self) -> &State {
        &self.state
    }

    /// Sits down to a game that begins with the position: it is practice.
    pub fn sit(self) -> Sitting<Yokohama> {
        Sitting::from_position(self.game, self.seed, self.state)
    }
}

/// The options of a document: what [`Position::to_json`] writes of them, and a record.
pub(crate) fn options(node: &Node) -> Result<Options, PositionError> {
    let agreed: Agreement = node.clone().read()?;
    Options::try_from(agreed).map_err(|error| {
        let field = match error {
            OptionsError::Players(_) => "players",
            OptionsError::Starter(_) => "starter",
        };
        PositionError::new(node.path_of(field), Flaw::Options(error))
    })
}

/// Which rules a document's game is played by: the first if it does not tell.
pub(crate) fn rules(node: &Node) -> Result<Rules, Misread> {
    let Some(rules) = node.field("rules") else {
        return Ok(Rules::First);
    };
    let least = Rules::First.number().into();
    let number = rules.number(least, Rules::LATEST.number().into())?;
    let known = Rules::ALL.into_iter().find(|rules| u32::from(rules.number()) == number);
    Ok(known.unwrap_or_default())
}

/// The printed values of an edition, the latest if none is named.
pub(crate) fn content(edition: Option<Node>, own: &[Content]) -> Result<Content, PositionError> {
    let Some(edition) = edition else {
        return Ok(Content::latest());
    };
    let name = edition.text(LONGEST_NAME)?;
    // A document that names a released edition means that one, whatever values a reader has.
    let mut known = Content::released().iter().chain(own);
    let content = known.find(|content| content.edition == name).cloned();
    content.ok_or_else(|| {
        let known: Vec<&str> = Content::released()
            .iter()
            .map(|content| content.edition.as_str())
            .collect();
        let known = known.join(", ");
        edition.wrong(Wrong::NotOneOf { known }).into()
    })
}

/// The name that a thing bears in records.
pub(crate) fn name<T: Serialize>(thing: T) -> String {
    match serde_json::to_value(thing) {
        Ok(serde_json::Value::String(name)) => name,
        _ => String::new(),
    }
}
