//! Printed values of any game: one JSON document an edition, each row with its [`Source`], read and checked row by row, and the editions that
//! are built in.
//!
//! What stands on the boards, tiles and cards of a game's box, its own room says: it answers [`Edition`] for its document.

mod check;
mod error;
mod game;
mod json;
mod rules;
mod unusual;

use std::fmt;

use serde::{Deserialize, Serialize};
use xxhash_rust::xxh3::xxh3_64;

pub use check::{Kept, Label, each, keep, whole, within};
pub use error::{Broken, ContentError, ErrorOf, Row};
pub use game::Printed;
pub use json::{LONGEST, all, line, lines, only};
pub(crate) use rules::rules;
pub use rules::{Rules, numbered};
pub use unusual::{Remark, like, note};

use crate::document::{self, Node};

/// Every printed value of one edition of a game. Of two editions that are equal the documents are.
pub trait Edition: Clone + PartialEq + 'static {
    /// What the document is divided into.
    type Section: Section;
    /// What only this game's document has to keep.
    type Rule: fmt::Debug + fmt::Display;

    /// Every edition that is built in, the oldest first. One that was ever released stays as it is: records name it by its hash.
    fn released() -> &'static [Self];

    /// The edition's name, which records, positions and lessons state.
    fn name(&self) -> &str;

    /// Reads the sections of a document that has them all.
    ///
    /// # Errors
    /// The first row that cannot be read, or the first section that the box holds more or fewer rows of.
    fn read(name: String, document: &Node<'_>) -> Result<Self, ErrorOf<Self>>;

    /// The JSON of each section, in the order of the document.
    fn sections(&self) -> Vec<(Self::Section, String)>;

    /// Checks that the rules can play it.
    ///
    /// # Errors
    /// The first rule that a row or a section breaks.
    fn check(&self) -> Result<(), ErrorOf<Self>>;

    /// Reads and checks a document.
    ///
    /// # Errors
    /// The first thing that is wrong with it, with its section and row.
    fn from_json(text: &str) -> Result<Self, ErrorOf<Self>> {
        if text.len() > LONGEST {
            return Err(ContentError::TooLong {
                bytes: text.len() as u64,
            });
        }
        let document = document::parse(text, LONGEST)?;
        let document = Node::root(&document);
        let sections = Self::Section::ALL.iter().map(|section| section.key());
        let keys: Vec<_> = [NAME].into_iter().chain(sections).collect();
        document.heads(&keys)?;
        let edition = Self::read(document.need(NAME)?.read()?, &document)?;
        check::name(edition.name())?;
        edition.check()?;
        Ok(edition)
    }

    /// The document, one row a line: equal editions give equal texts, and [`Self::from_json`] reads it back.
    fn to_json(&self) -> String {
        let sections = self.sections().into_iter().map(|(section, text)| (section.key(), text));
        let members = [(NAME, line(self.name()))].into_iter().chain(sections);
        let members: Vec<_> = members.map(|(key, value)| format!("  \"{key}\": {value}")).collect();
        format!("{{\n{}\n}}\n", members.join(",\n"))
    }

    /// What names the edition in records, together with its name: XXH3 of [`Self::to_json`].
    fn hash(&self) -> u64 {
        xxh3_64(self.to_json().as_bytes())
    }

    /// The default edition: the newest, whose reconstructed values are mended by what games with those before told.
    fn latest() -> Self {
        Self::released().last().expect("a game has an edition").clone()
    }

    /// The names of those that are built in, the oldest first.
    fn names() -> Vec<&'static str> {
        Self::released().iter().map(Self::name).collect()
    }

    /// The first edition.
    fn first() -> Self {
        Self::released()[0].clone()
    }

    /// The released edition that a record names by its name and [`hash`](Self::hash), or `None` if there is none.
    fn find(name: &str, hash: u64) -> Option<&'static Self> {
        Self::released()
            .iter()
            .find(|edition| edition.name() == name && edition.hash() == hash)
    }

    /// Checks that its name is no other's: positions and lessons name their printed values by it alone. Who loads values of their own asks
    /// for this; records name values by hash as well and do without.
    ///
    /// # Errors
    /// It bears the name of a released edition and is not the same.
    fn check_name(&self) -> Result<(), ErrorOf<Self>> {
        let taken = |released: &Self| released.name() == self.name() && released != self;
        match Self::released().iter().any(taken) {
            true => Err(ContentError::Released {
                edition: self.name().to_owned(),
            }),
            false => Ok(()),
        }
    }
}

/// The editions of documents that are built in. Each is read in the tests, which tell what is wrong with it: one that cannot be read never ships,
/// and no program needs to say why.
///
/// # Panics
/// One of them cannot be read.
pub fn built_in<E: Edition>(documents: &[&str]) -> Vec<E> {
    let sound = |text: &&str| {
        let Ok(edition) = E::from_json(text) else {
            unreachable!("a built-in edition is sound")
        };
        edition
    };
    documents.iter().map(sound).collect()
}

/// The member of a document that holds its name.
const NAME: &str = "edition";

/// A part of a document: one kind of board, tile, card or token.
pub trait Section: Copy + fmt::Debug + 'static {
    /// Every section, in the order of the document.
    const ALL: &'static [Self];

    /// Its key in the document.
    fn key(self) -> &'static str;
}

/// Where a row's printed values come from: the least sure of them decides, so that a reader sees what may need correcting.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    /// The rulebook states it.
    Rulebook,
    /// A public description of the printed game states it.
    Published,
    /// Nobody could recover it: made up to play well and marked as such.
    Reconstructed,
}
