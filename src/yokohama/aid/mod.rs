//! The player's aid: everything to look up while playing, as sections of text and tables. It tells what everybody at the table
//! may know and nothing else, so it is the same for all.

mod cards;
mod tables;

use serde::Serialize;

use super::components::Area;
use super::words::Caption;
use super::{Chapter, Table, Topic, Yokohama};
use crate::drawing::scene::Symbol;
use crate::words::{Key, Names, Words};

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
    fn text(text: impl ToString) -> Self {
        Self {
            parts: vec![(None, text.to_string())],
            said: None,
        }
    }

    /// A symbol with the words after it.
    fn icon(mut self, symbol: impl Into<Symbol>, text: impl ToString) -> Self {
        self.parts.push((Some(symbol.into().name()), text.to_string()));
        self
    }

    /// The same cell, heard as a text.
    fn heard(self, said: String) -> Self {
        let said = Some(said);
        Self { said, ..self }
    }
}

/// What the aid is about.
#[derive(Clone, Copy, Debug)]
struct Aid<'a> {
    words: Words,
    game: &'a Yokohama,
    /// The table and the players' names; `None` while no game is in progress.
    now: Option<(&'a Table, &'a Names)>,
}

/// The whole aid to a game: tables first, then the rules. `now` is what lies open on its table, and the players' names; without
/// it nothing is told of cards that have been seen.
pub fn sections(words: Words, game: &Yokohama, now: Option<(&Table, &Names)>) -> Vec<Section> {
    let aid = Aid { words, game, now };
    let part = words.text(Key::AidTables);
    let table = |id: &str, title: &str, blocks: Vec<Block>| Section {
        id: id.to_owned(),
        part,
        title: title.to_owned(),
        blocks,
    };
    // The game in short comes first of all.
    let mut sections: Vec<Section> = Topic::all().map(|topic| aid.rules(topic)).collect();
    sections.extend([
        table("areas", words.text(Caption::AidAreas), vec![aid.rates(&Area::ALL)]),
        table(
            "all-technologies",
            words.text(Caption::AidTechnologies),
            aid.technologies(),
        ),
        table("all-orders", words.text(Caption::AidOrders), aid.orders()),
        table(
            "all-achievements",
            words.text(Caption::AidAchievements),
            vec![aid.achievements()],
        ),
        table("signs", words.text(Caption::AidSigns), vec![aid.signs()]),
        table(
            "keys",
            words.text(Key::KeysTitle),
            paragraphs(words.text(Key::KeysText)).collect(),
        ),
    ]);
    sections
}

/// The name of a topic's section.
pub fn name(topic: Topic) -> String {
    // As serde writes a chapter in a refusal.
    let chapter = |chapter: Chapter| serde_json::to_value(chapter).ok()?.as_str().map(str::to_owned);
    match topic {
        Topic::Chapter(of) => chapter(of).unwrap_or_default(),
        other => format!("{other:?}").to_ascii_lowercase(),
    }
}

/// The lines of a text.
fn paragraphs(text: &str) -> impl Iterator<Item = Block> {
    text.split('\n').map(|line| Block::Text(line.to_owned()))
}

impl Aid<'_> {
    /// A topic's rules, with the printed values that belong to it.
    fn rules(&self, topic: Topic) -> Section {
        let mut blocks: Vec<Block> = paragraphs(self.words.rules(topic)).collect();
        if topic == Topic::Chapter(Chapter::Technologies) {
            blocks.extend(
                self.words
                    .rulings(self.game.rules())
                    .map(|text| Block::Text(text.to_owned())),
            );
        }
        blocks.extend(match topic {
            Topic::Goods => Some(self.rates(&[Area::CopperMine, Area::SilkMill, Area::Tea, Area::Fishing])),
            Topic::Bank => Some(self.rates(&[Area::Bank])),
            Topic::Chapter(Chapter::Chinatown) => Some(self.rates(&[Area::Chinatown])),
            Topic::Chapter(Chapter::Employment) => Some(self.rates(&[Area::EmploymentAgency])),
            Topic::Chapter(Chapter::Church) => Some(self.rates(&[Area::Church])),
            Topic::Chapter(Chapter::Customs) => Some(self.rates(&[Area::Customs])),
            Topic::Chapter(Chapter::Laboratory) => Some(self.rates(&[Area::LaboratoryA, Area::LaboratoryB])),
            Topic::Chapter(Chapter::Port) => Some(self.rates(&[Area::PortA, Area::PortB])),
            _ => None,
        });
        blocks.extend(match topic {
            Topic::Chapter(Chapter::Chinatown) => Some(self.exchanges()),
            Topic::Chapter(Chapter::Church) => Some(self.spaces(&self.game.content().church, Caption::AidFaith)),
            Topic::Chapter(Chapter::Customs) => Some(self.spaces(&self.game.content().customs, Caption::AidImports)),
            Topic::Chapter(Chapter::Laboratory) => Some(self.surcharges()),
            Topic::Chapter(Chapter::Port) => Some(self.levels()),
            _ => None,
        });
        Section {
            id: name(topic),
            part: self.words.text(Key::AidRules),
            title: self.words.topic(topic).to_owned(),
            blocks,
        }
    }

    fn heads(&self, keys: impl IntoIterator<Item = Caption>) -> Vec<String> {
        let heads = keys.into_iter().map(|key| self.words.text(key).to_owned());
        heads.collect()
    }
}
