//! The editions that are built in, and the document of one: its sections, read and written.

use std::sync::LazyLock;

use super::super::components::{BONUSES, CHURCHES, ORDERS};
use super::{Content, ContentError, Rule, Section, check};
use crate::document::Node;
use crate::printed::{Edition, all, built_in, lines};

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
            places: all(document, Section::Places)?,
            influence: all(document, Section::Influence)?,
            orders: all::<_, _, _, ORDERS>(document, Section::Orders)?.into(),
            technologies: all(document, Section::Technologies)?,
            church: all::<_, _, _, CHURCHES>(document, Section::Church)?.into(),
            bonus: all::<_, _, _, BONUSES>(document, Section::Bonus)?.into(),
        })
    }

    fn sections(&self) -> Vec<(Section, String)> {
        let Self {
            edition: _,
            places,
            influence,
            orders,
            technologies,
            church,
            bonus,
        } = self;
        vec![
            (Section::Places, lines(places)),
            (Section::Influence, lines(influence)),
            (Section::Orders, lines(orders)),
            (Section::Technologies, lines(technologies)),
            (Section::Church, lines(church)),
            (Section::Bonus, lines(bonus)),
        ]
    }

    fn check(&self) -> Result<(), ContentError> {
        check::check(self)
    }
}
