//! The rows of a document: read one by one, written one a line.

use std::fmt::Write;

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::ser::Formatter;

use super::{Broken, ContentError, Section};
use crate::document::Node;

/// The longest document that is read, in bytes.
pub const LONGEST: usize = 256 * 1024;

/// The rows of a section that the box holds `N` of.
///
/// # Errors
/// The first row that cannot be read, or that there are more or fewer.
pub fn all<T, S, R, const N: usize>(document: &Node<'_>, section: S) -> Result<[T; N], ContentError<S, R>>
where
    T: DeserializeOwned,
    S: Section,
{
    let rows = document.need(section.key())?.items(0, usize::MAX)?;
    let rows = rows.iter().zip(1..).map(|(node, number)| row(node, section, number));
    let rows = rows.collect::<Result<Vec<T>, _>>()?;
    rows.try_into().map_err(|rows: Vec<T>| ContentError::Breaks {
        section,
        row: None,
        rule: Broken::Count {
            needs: N as u32,
            has: rows.len() as u32,
        },
    })
}

/// A section that is one row.
///
/// # Errors
/// It cannot be read.
pub fn only<T, S, R>(document: &Node<'_>, section: S) -> Result<T, ContentError<S, R>>
where
    T: DeserializeOwned,
    S: Section,
{
    row(&document.need(section.key())?, section, 1)
}

/// A row, by its number from 1.
fn row<T, S, R>(node: &Node<'_>, section: S, row: u32) -> Result<T, ContentError<S, R>>
where
    T: DeserializeOwned,
{
    let alone = Node::at(node.value(), String::new());
    alone
        .read()
        .map_err(|misread| ContentError::Unreadable { section, row, misread })
}

/// The JSON of a section of many rows.
pub fn lines<T: Serialize>(rows: &[T]) -> String {
    let mut text = String::from("[\n");
    for (index, row) in rows.iter().enumerate() {
        let comma = if index + 1 < rows.len() { "," } else { "" };
        // Writing to a String cannot fail.
        let _ = writeln!(text, "    {}{comma}", line(row));
    }
    text.push_str("  ]");
    text
}

/// The JSON of a row, or of a section that is one.
pub fn line<T: Serialize + ?Sized>(value: &T) -> String {
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
