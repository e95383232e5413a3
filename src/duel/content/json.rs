//! The JSON document of an edition: read row by row, written one row a line.

use std::fmt::Write;

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::ser::Formatter;
use xxhash_rust::xxh3::xxh3_64;

use super::super::components::{BONUSES, CHURCHES, ORDERS};
use super::error::{ContentError, Rule, Section};
use super::{Content, check};
use crate::document::{self, Node};

/// The longest document that is read, in bytes.
pub const LONGEST: usize = 256 * 1024;

/// The JSON schema of the document (draft 2020-12).
pub const SCHEMA: &str = include_str!("schema.json");

/// Where each field of the built-in editions comes from: by section and field, the rows of each source, numbered from 1. It is no
/// part of an edition, so that no hash depends on it.
pub const SOURCES: &str = include_str!("sources.json");

impl Content {
    /// Reads and checks a document.
    ///
    /// # Errors
    /// The first thing that is wrong with it, with its section and row.
    pub fn from_json(text: &str) -> Result<Self, ContentError> {
        if text.len() > LONGEST {
            return Err(ContentError::TooLong {
                bytes: text.len() as u64,
            });
        }
        let document = document::parse(text, LONGEST)?;
        let document = Node::root(&document);
        let keys = Section::ALL.map(Section::key);
        document.heads(&[&["edition"], &keys[..]].concat())?;
        let content = Self {
            edition: document.need("edition")?.read()?,
            places: all(&document, Section::Places)?,
            influence: all(&document, Section::Influence)?,
            orders: all::<_, ORDERS>(&document, Section::Orders)?.into(),
            technologies: all(&document, Section::Technologies)?,
            church: all::<_, CHURCHES>(&document, Section::Church)?.into(),
            bonus: all::<_, BONUSES>(&document, Section::Bonus)?.into(),
        };
        check::check(&content)?;
        Ok(content)
    }

    /// The document, one row a line: equal contents give equal texts, and [`Self::from_json`] reads it back.
    pub fn to_json(&self) -> String {
        let Self {
            edition,
            places,
            influence,
            orders,
            technologies,
            church,
            bonus,
        } = self;
        let members = [
            ("edition", line(edition)),
            (Section::Places.key(), lines(places)),
            (Section::Influence.key(), lines(influence)),
            (Section::Orders.key(), lines(orders)),
            (Section::Technologies.key(), lines(technologies)),
            (Section::Church.key(), lines(church)),
            (Section::Bonus.key(), lines(bonus)),
        ];
        let members = members.map(|(key, value)| format!("  \"{key}\": {value}"));
        format!("{{\n{}\n}}\n", members.join(",\n"))
    }

    /// What names the content in records, together with its edition: XXH3 of [`Self::to_json`].
    pub fn hash(&self) -> u64 {
        xxh3_64(self.to_json().as_bytes())
    }
}

/// The rows of a section that the box holds `N` of.
fn all<T: DeserializeOwned, const N: usize>(document: &Node, section: Section) -> Result<[T; N], ContentError> {
    let rows = document.need(section.key())?.items(0, usize::MAX)?;
    let rows = rows.iter().zip(1..).map(|(node, number)| row(node, section, number));
    let rows = rows.collect::<Result<Vec<T>, _>>()?;
    rows.try_into().map_err(|rows: Vec<T>| ContentError::Breaks {
        section,
        row: None,
        rule: Rule::Count {
            needs: N as u32,
            has: rows.len() as u32,
        },
    })
}

/// A row, by its number from 1.
fn row<T: DeserializeOwned>(node: &Node, section: Section, row: u32) -> Result<T, ContentError> {
    let alone = Node::at(node.value(), String::new());
    alone
        .read()
        .map_err(|misread| ContentError::Unreadable { section, row, misread })
}

fn lines<T: Serialize>(rows: &[T]) -> String {
    let mut text = String::from("[\n");
    for (index, row) in rows.iter().enumerate() {
        let comma = if index + 1 < rows.len() { "," } else { "" };
        // Writing to a String cannot fail.
        let _ = writeln!(text, "    {}{comma}", line(row));
    }
    text.push_str("  ]");
    text
}

fn line<T: Serialize + ?Sized>(value: &T) -> String {
    let mut text = Vec::new();
    let mut serializer = serde_json::Serializer::with_formatter(&mut text, OneLine);
    // Numbers, names and structs of them have a JSON text, and it is UTF-8.
    value.serialize(&mut serializer).expect("a row has a JSON text");
    String::from_utf8(text).expect("JSON is UTF-8")
}

/// JSON on one line, with a space after each comma and colon.
struct OneLine;

impl Formatter for OneLine {
    fn begin_array_value<W: ?Sized + std::io::Write>(&mut self, writer: &mut W, first: bool) -> std::io::Result<()> {
        writer.write_all(if first { b"" } else { b", " })
    }

    fn begin_object_key<W: ?Sized + std::io::Write>(&mut self, writer: &mut W, first: bool) -> std::io::Result<()> {
        writer.write_all(if first { b"" } else { b", " })
    }

    fn begin_object_value<W: ?Sized + std::io::Write>(&mut self, writer: &mut W) -> std::io::Result<()> {
        writer.write_all(b": ")
    }
}
