//! What each player owns. What is in the own supply follows from what lies on the map.

use super::names::some_of;
use super::{Flaw, LIMITS, PositionError};
use crate::document::{Misread, Node};
use crate::game::Seat;
use crate::nippon::components::{
    ACHIEVEMENTS, Achievement, CONTRACTS, ContractId, FactoryTile, REGIONS, Region, TILES, Track, Transport,
};
use crate::nippon::{Factory, Player, Table};
use crate::position;
use crate::position::cards::{Placed, card};

/// What the document tells of a seat.
const FIELDS: [&str; 12] = [
    "points",
    "yen",
    "coal",
    "blueprints",
    "markers",
    "workers",
    "fulfilled",
    "factories",
    "machines",
    "trains",
    "ships",
    "spaces",
];

/// Reads what a player owns into what it begins with; Workers and Influence tiles are counted elsewhere.
pub(super) fn read(table: &mut Table, seat: Seat, node: &Node, built: &mut Placed) -> Result<(), PositionError> {
    node.knows(&FIELDS)?;
    let player = &mut table.seats[seat];
    if let Some(points) = node.field("points") {
        player.points = points.integer(-LIMITS.points, LIMITS.points)? as i16;
    }
    for (name, count) in [
        ("yen", &mut player.yen),
        ("coal", &mut player.coal),
        ("blueprints", &mut player.blueprints),
    ] {
        if let Some(node) = node.field(name) {
            *count = node.number(0, LIMITS.owned)? as u16;
        }
    }
    if let Some(markers) = node.field("markers") {
        position::counts(
            &Track::ALL.map(Track::name),
            LIMITS.level,
            &markers,
            &mut player.markers,
        )?;
    }
    if let Some(fulfilled) = node.field("fulfilled") {
        for contract in some_of(&fulfilled, CONTRACTS, |node| card(node, CONTRACTS))? {
            player.contracts.remove(ContractId(contract));
        }
    }
    if let Some(node) = node.field("factories") {
        factories(player, &node, built)?;
    }
    if let Some(machines) = node.field("machines") {
        player.machines = machines.number(0, LIMITS.machines)? as u8;
    }
    if let Some(spaces) = node.field("spaces") {
        multipliers(&mut player.spaces, &spaces)?;
    }
    for transport in Transport::ALL {
        if let Some(node) = node.field(row(transport)) {
            transports(table, seat, transport, &node)?;
        }
    }
    Ok(())
}

/// What the Trains and the Ships of a player are called.
pub(super) const fn row(transport: Transport) -> &'static str {
    match transport {
        Transport::Train => "trains",
        Transport::Ship => "ships",
    }
}

/// The own Factories by their tiles, each with its Machine and its cubes.
fn factories(player: &mut Player, node: &Node, built: &mut Placed) -> Result<(), PositionError> {
    node.knows(&FactoryTile::ALL.map(FactoryTile::name))?;
    for tile in FactoryTile::ALL {
        let Some(node) = node.field(tile.name()) else { continue };
        node.knows(&["machine", "cubes"])?;
        let count = |name, most| node.field(name).map_or(Ok(0), |node| node.number(0, most));
        let good = tile.good();
        let own = &mut player.factories[good.index()];
        if own.is_some() {
            return Err(PositionError::new(node.path(), Flaw::SameGood { good }));
        }
        *own = Some(Factory {
            tile,
            machine: count("machine", LIMITS.machine)? as u8,
            cubes: count("cubes", LIMITS.cubes)? as u8,
        });
        built.put(tile as u8, node.path())?;
    }
    Ok(())
}

/// The multipliers on Achievement spaces.
fn multipliers(spaces: &mut [u8; ACHIEVEMENTS], node: &Node) -> Result<(), Misread> {
    node.knows(&Achievement::ALL.map(Achievement::name))?;
    for space in Achievement::ALL {
        if let Some(node) = node.field(space.name()) {
            let [least, most] = LIMITS.multiplier;
            spaces[space.index()] = node.number(least, most)? as u8;
        }
    }
    Ok(())
}

/// The Trains or Ships of a player that stand in Regions.
fn transports(table: &mut Table, seat: Seat, transport: Transport, node: &Node) -> Result<(), PositionError> {
    let mut counts = [0; REGIONS];
    position::counts(&Region::ALL.map(Region::name), LIMITS.transports, node, &mut counts)?;
    let player = &mut table.seats[seat];
    let left = match transport {
        Transport::Train => &mut player.trains,
        Transport::Ship => &mut player.ships,
    };
    let of = TILES as u32;
    let wrong = || PositionError::new(node.path(), Flaw::Transports { of });
    *left = left.checked_sub(counts.iter().sum()).ok_or_else(wrong)?;
    for (sites, count) in table.regions.iter_mut().zip(counts) {
        sites.of_mut(transport)[seat] = count;
    }
    Ok(())
}
