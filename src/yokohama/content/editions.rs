//! The editions that are built in, and the document of one: its sections, read and written.

use std::sync::LazyLock;

use super::super::components::{BUILDINGS, ORDERS, TECHNOLOGIES, TOKENS};
use super::{Content, ContentError, Rule, Section, check};
use crate::document::Node;
use crate::printed::{Edition, all, built_in, line, lines, only};

/// The JSON schema of the document (draft 2020-12).
pub const SCHEMA: &str = include_str!("schema.json");

/// Where each field of the released editions comes from: by section and field, the rows of each source, numbered from 1. A field that a
/// row leaves out has none. It is no part of an edition, so that no hash depends on it.
pub const SOURCES: &str = include_str!("sources.json");

/// The documents, the oldest first: a new edition comes last.
const DOCUMENTS: &[&str] = &[
    include_str!("editions/first.json"),
    include_str!("editions/second.json"),
];

static RELEASED: LazyLock<Vec<Content>> = LazyLock::new(|| built_in(DOCUMENTS));

impl Edition for Content {
    type Section = Section;
    type Rule = Rule;

    fn released() -> &'static [Self] {
        &RELEASED
    }

    fn name(&self) -> &str {
        &self.edition
    }

    fn read(edition: String, document: &Node<'_>) -> Result<Self, ContentError> {
        Ok(Self {
            edition,
            areas: all(document, Section::Areas)?,
            laboratory: only(document, Section::Laboratory)?,
            port: only(document, Section::Port)?,
            church: all(document, Section::Church)?,
            customs: all(document, Section::Customs)?,
            orders: all::<_, _, _, ORDERS>(document, Section::Orders)?.into(),
            technologies: all::<_, _, _, TECHNOLOGIES>(document, Section::Technologies)?.into(),
            buildings: all::<_, _, _, BUILDINGS>(document, Section::Buildings)?.into(),
            tokens: all::<_, _, _, TOKENS>(document, Section::Tokens)?.into(),
            achievements: all(document, Section::Achievements)?,
            rewards: all(document, Section::Rewards)?,
        })
    }

    fn sections(&self) -> Vec<(Section, String)> {
        let Self {
            edition: _,
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
        vec![
            (Section::Areas, lines(areas)),
            (Section::Laboratory, line(laboratory)),
            (Section::Port, line(port)),
            (Section::Church, lines(church)),
            (Section::Customs, lines(customs)),
            (Section::Orders, lines(orders)),
            (Section::Technologies, lines(technologies)),
            (Section::Buildings, lines(buildings)),
            (Section::Tokens, lines(tokens)),
            (Section::Achievements, lines(achievements)),
            (Section::Rewards, lines(rewards)),
        ]
    }

    fn check(&self) -> Result<(), ContentError> {
        check::check(self)
    }
}
