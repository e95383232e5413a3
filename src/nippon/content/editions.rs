//! The editions that are built in, and the document of one: its sections, read and written.

use std::sync::LazyLock;

use super::super::components::{CONTRACTS, FACTORIES};
use super::{Content, ContentError, Rule, Section, check};
use crate::document::Node;
use crate::printed::{Edition, all, built_in, lines};

/// The JSON schema of the document (draft 2020-12).
pub const SCHEMA: &str = include_str!("schema.json");

/// Where each field of the released editions comes from: by section and field, the rows of each source, numbered from 1. A field that a
/// row leaves out has none. It is no part of an edition, so that no hash depends on it.
pub const SOURCES: &str = include_str!("sources.json");

/// The documents, the oldest first: a new edition comes last.
const DOCUMENTS: &[&str] = &[include_str!("editions/first.json")];

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
            goods: all(document, Section::Goods)?,
            factories: all::<_, _, _, FACTORIES>(document, Section::Factories)?.into(),
            contracts: all::<_, _, _, CONTRACTS>(document, Section::Contracts)?.into(),
            city_tiles: all(document, Section::CityTiles)?,
            cities: all(document, Section::Cities)?,
            regions: all(document, Section::Regions)?,
            money: all(document, Section::Money)?,
            coal: all(document, Section::Coal)?,
            knowledge: all(document, Section::Knowledge)?,
            trains: all(document, Section::Trains)?,
            ships: all(document, Section::Ships)?,
            scoring_track: all(document, Section::ScoringTrack)?,
            scorings: all(document, Section::Scorings)?,
            influence: all(document, Section::Influence)?,
            influence_tiles: all(document, Section::InfluenceTiles)?,
            achievements: all(document, Section::Achievements)?,
        })
    }

    fn sections(&self) -> Vec<(Section, String)> {
        let Self {
            edition: _,
            goods,
            factories,
            contracts,
            city_tiles,
            cities,
            regions,
            money,
            coal,
            knowledge,
            trains,
            ships,
            scoring_track,
            scorings,
            influence,
            influence_tiles,
            achievements,
        } = self;
        vec![
            (Section::Goods, lines(goods)),
            (Section::Factories, lines(factories)),
            (Section::Contracts, lines(contracts)),
            (Section::CityTiles, lines(city_tiles)),
            (Section::Cities, lines(cities)),
            (Section::Regions, lines(regions)),
            (Section::Money, lines(money)),
            (Section::Coal, lines(coal)),
            (Section::Knowledge, lines(knowledge)),
            (Section::Trains, lines(trains)),
            (Section::Ships, lines(ships)),
            (Section::ScoringTrack, lines(scoring_track)),
            (Section::Scorings, lines(scorings)),
            (Section::Influence, lines(influence)),
            (Section::InfluenceTiles, lines(influence_tiles)),
            (Section::Achievements, lines(achievements)),
        ]
    }

    fn check(&self) -> Result<(), ContentError> {
        check::check(self)
    }
}
