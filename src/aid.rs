//! The player's aid: everything to look up while playing, as sections of text and tables. It tells what everybody at the table
//! may know and nothing else, so it is the same for all.

use serde::Serialize;

use crate::drawing::scene::Symbol;
use crate::game::Game;
use crate::printed::Printed;
use crate::words::{Key, Keyed, Names, Words};

/// A game that has a player's aid.
pub trait Aided: Printed {
    /// The game by some printed values that is told of while none is in progress: with as many players as can be, so that everything
    /// is used.
    fn unplayed(content: Self::Content) -> Self;

    /// All that the game has to be looked up, in the order of the aid; what the keys are follows it.
    fn sections(aid: &Aid<'_, Self>) -> Vec<Section>;

    /// What the arrow keys do on its board, in sentences: a line of the list of keys.
    fn arrows(words: Words) -> &'static str;
}

/// What the aid is about.
#[derive(Debug)]
pub struct Aid<'a, G: Game> {
    /// The language.
    pub words: Words,
    /// The game: its content and options.
    pub game: &'a G,
    /// The table and the players' names; `None` while no game is in progress.
    pub now: Option<(&'a G::Table, &'a Names)>,
}

/// A section of the aid.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Section {
    /// Its name for links; that of a chapter is the chapter's, as refusals give it.
    pub id: String,
    /// The part of the aid it belongs to, as a reader sees it; those of one part follow one another.
    pub part: &'static str,
    /// Its title.
    pub title: String,
    /// What it says.
    pub blocks: Vec<Block>,
}

/// A piece of a section.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Block {
    /// A paragraph.
    Text(String),
    /// A table: the heads of its columns, and its rows.
    Table(Vec<String>, Vec<Vec<Cell>>),
}

/// A cell of a table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Cell {
    /// What is seen: symbols by name, each with the words after it.
    pub parts: Vec<(Option<&'static str>, String)>,
    /// What is heard in its stead, where the words alone would leave out what a symbol says.
    pub said: Option<String>,
}

impl Cell {
    /// Words alone.
    pub(crate) fn text(text: impl ToString) -> Self {
        Self {
            parts: vec![(None, text.to_string())],
            said: None,
        }
    }

    /// A symbol with the words after it.
    pub(crate) fn icon(mut self, symbol: impl Into<Symbol>, text: impl ToString) -> Self {
        self.parts.push((Some(symbol.into().name()), text.to_string()));
        self
    }

    /// The same cell, heard as a text.
    pub(crate) fn heard(self, said: String) -> Self {
        let said = Some(said);
        Self { said, ..self }
    }
}

/// The whole aid to a game, the keys last. `now` is what lies open on its table, and the players' names; without it nothing is told of
/// cards that have been seen.
pub fn sections<G: Aided>(words: Words, game: &G, now: Option<(&G::Table, &Names)>) -> Vec<Section> {
    let aid = Aid { words, game, now };
    let mut sections = G::sections(&aid);
    let keys = words.fill(Key::KeysText, &[("arrows", G::arrows(words).into())]);
    sections.push(aid.table(
        "keys".to_owned(),
        words.text(Key::KeysTitle),
        paragraphs(&keys).collect(),
    ));
    sections
}

impl<G: Game> Aid<'_, G> {
    /// A section of the rules.
    pub(crate) fn rule(&self, id: String, title: &str, blocks: Vec<Block>) -> Section {
        self.section(Key::AidRules, id, title, blocks)
    }

    /// A section of what is looked up in tables.
    pub(crate) fn table(&self, id: String, title: &str, blocks: Vec<Block>) -> Section {
        self.section(Key::AidTables, id, title, blocks)
    }

    fn section(&self, part: Key, id: String, title: &str, blocks: Vec<Block>) -> Section {
        Section {
            id,
            part: self.words.text(part),
            title: title.to_owned(),
            blocks,
        }
    }

    /// The heads of columns.
    pub(crate) fn heads<K: Keyed>(&self, keys: impl IntoIterator<Item = K>) -> Vec<String> {
        let heads = keys.into_iter().map(|key| self.words.text(key).to_owned());
        heads.collect()
    }
}

/// The lines of a text.
pub(crate) fn paragraphs(text: &str) -> impl Iterator<Item = Block> {
    text.split('\n').map(|line| Block::Text(line.to_owned()))
}
