//! What the things of a position are called in its document: by the words of records and of printed values.

use serde_json::{Map, Value};

use super::{LIMITS, PositionError};
use crate::document::{Misread, Node};
use crate::nippon::Workers;
use crate::nippon::components::{COLOURS, City, Colour, Good, Region, Side};
use crate::position;
pub(super) use crate::position::{name, some_of};

/// A good.
pub(super) fn good(node: &Node) -> Result<Good, Misread> {
    node.one_of(&Good::ALL, name)
}

/// A Region.
pub(super) fn region(node: &Node) -> Result<Region, Misread> {
    node.one_of(&Region::ALL, name)
}

/// A City.
pub(super) fn city(node: &Node) -> Result<City, Misread> {
    node.one_of(&City::ALL, name)
}

/// A side of a City tile.
pub(super) fn side(node: &Node) -> Result<Side, Misread> {
    node.one_of(&Side::ALL, name)
}

/// Workers that stand together: so many of each colour, none of those that are not named.
pub(super) fn workers(node: &Node) -> Result<Workers, PositionError> {
    let mut counts = [0; COLOURS];
    position::counts(&Colour::ALL.map(Colour::name), LIMITS.workers, node, &mut counts)?;
    Ok(Workers::new(counts))
}

/// The same, written.
pub(super) fn told(workers: Workers) -> Value {
    let standing = Colour::ALL.into_iter().zip(workers.counts());
    some(standing.map(|(colour, count)| (colour.name(), count)))
}

/// The things of which there are some, each with its number.
pub(super) fn some(counts: impl Iterator<Item = (&'static str, u8)>) -> Value {
    let mut told = Map::new();
    for (name, count) in counts.filter(|(_, count)| *count > 0) {
        told.insert(name.to_owned(), count.into());
    }
    told.into()
}
