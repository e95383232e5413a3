//! The JSON document of an edition: read row by row, written one row a line.

use std::collections::BTreeMap;
use std::fmt::Write;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::ser::Formatter;
use xxhash_rust::xxh3::xxh3_64;

use super::super::components::{BUILDINGS, ORDERS, TECHNOLOGIES, TOKENS};
use super::error::{ContentError, Rule, Section};
use super::{
    AchievementRow, AreaRow, BoardRow, BuildingRow, Content, OrderRow, RewardRow, SpaceRow, TechnologyRow, TokenRow,
    check,
};
use crate::document::quote;

/// The longest document that is read, in bytes.
pub const LONGEST: usize = 256 * 1024;

/// The JSON schema of the document (draft 2020-12).
pub const SCHEMA: &str = include_str!("schema.json");

/// The document as it is written: so many rows as there are.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Document {
    edition: String,
    areas: Vec<AreaRow>,
    laboratory: BoardRow,
    port: BoardRow,
    church: Vec<SpaceRow>,
    customs: Vec<SpaceRow>,
    orders: Vec<OrderRow>,
    technologies: Vec<TechnologyRow>,
    buildings: Vec<BuildingRow>,
    tokens: Vec<TokenRow>,
    achievements: Vec<AchievementRow>,
    rewards: Vec<RewardRow>,
}

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
        let document: Document = serde_json::from_str(text).map_err(|error| unreadable(text, &error))?;
        let content = Self {
            edition: document.edition,
            areas: all(Section::Areas, document.areas)?,
            laboratory: document.laboratory,
            port: document.port,
            church: all(Section::Church, document.church)?,
            customs: all(Section::Customs, document.customs)?,
            orders: all::<_, ORDERS>(Section::Orders, document.orders)?.into(),
            technologies: all::<_, TECHNOLOGIES>(Section::Technologies, document.technologies)?.into(),
            buildings: all::<_, BUILDINGS>(Section::Buildings, document.buildings)?.into(),
            tokens: all::<_, TOKENS>(Section::Tokens, document.tokens)?.into(),
            achievements: all(Section::Achievements, document.achievements)?,
            rewards: all(Section::Rewards, document.rewards)?,
        };
        check::check(&content)?;
        Ok(content)
    }

    /// The document, one row a line: equal contents give equal texts, and [`Self::from_json`] reads it back.
    pub fn to_json(&self) -> String {
        let Self {
            edition,
            areas,
            laboratory,
            port,
            church,
            customs,
            orders,
            technologies,
            buildings,
            tokens,
            achievements,
            rewards,
        } = self;
        let members = [
            ("edition", line(edition)),
            (Section::Areas.key(), lines(areas)),
            (Section::Laboratory.key(), line(laboratory)),
            (Section::Port.key(), line(port)),
            (Section::Church.key(), lines(church)),
            (Section::Customs.key(), lines(customs)),
            (Section::Orders.key(), lines(orders)),
            (Section::Technologies.key(), lines(technologies)),
            (Section::Buildings.key(), lines(buildings)),
            (Section::Tokens.key(), lines(tokens)),
            (Section::Achievements.key(), lines(achievements)),
            (Section::Rewards.key(), lines(rewards)),
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
fn all<T, const N: usize>(section: Section, rows: Vec<T>) -> Result<[T; N], ContentError> {
    rows.try_into().map_err(|rows: Vec<T>| ContentError::Breaks {
        section,
        row: None,
        rule: Rule::Count {
            needs: N as u32,
            has: rows.len() as u32,
        },
    })
}

/// Names the row that the reader stumbled over, if the text is sound JSON and one of its rows alone is to blame.
fn unreadable(text: &str, error: &serde_json::Error) -> ContentError {
    let line = error.line() as u32;
    // The section and row say the place better than line and column.
    let reason = error.to_string();
    let reason = reason.rsplit_once(" at line ").map_or(&*reason, |(what, _)| what);
    // It may quote the document.
    let reason = quote(reason);
    let document = serde_json::from_str::<BTreeMap<String, Value>>(text).unwrap_or_default();
    match Section::ALL
        .into_iter()
        .find_map(|section| Some((section, bad_row(section, document.get(section.key())?)?)))
    {
        Some((section, row)) => ContentError::Unreadable {
            section,
            row,
            line,
            reason,
        },
        None => ContentError::NotADocument { line, reason },
    }
}

/// The number of the first row of a section that cannot be read, from 1.
fn bad_row(section: Section, value: &Value) -> Option<u32> {
    fn first<T: DeserializeOwned>(value: &Value) -> Option<u32> {
        let rows = value.as_array().map_or(std::slice::from_ref(value), Vec::as_slice);
        let mut numbered = rows.iter().zip(1..);
        // Read as text, as the document was: reading values would be a second program as large as that.
        numbered
            .find(|(row, _)| serde_json::from_str::<T>(&row.to_string()).is_err())
            .map(|(_, number)| number)
    }
    match section {
        Section::Areas => first::<AreaRow>(value),
        Section::Laboratory | Section::Port => first::<BoardRow>(value),
        Section::Church | Section::Customs => first::<SpaceRow>(value),
        Section::Orders => first::<OrderRow>(value),
        Section::Technologies => first::<TechnologyRow>(value),
        Section::Buildings => first::<BuildingRow>(value),
        Section::Tokens => first::<TokenRow>(value),
        Section::Achievements => first::<AchievementRow>(value),
        Section::Rewards => first::<RewardRow>(value),
    }
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
