//! A position as its document.

use serde_json::{Map, Value};

use super::names::{some, told};
use super::{pending, seats};
use crate::game::Seat;
use crate::nippon::components::{
    Achievement, ActionSlot, CONTRACTS, City, ContractId, Contracts, MULTIPLIERS, Region, RewardBonus, RewardLevel,
    Side, Track, Transport, rows_in_use,
};
use crate::nippon::{Demand, Factory, Stage, Table};
use crate::position::{name, object, plain};

/// The body of the document of a position. What is the same in every position without it, such as no Factories, is left out.
pub(super) fn body(table: &Table) -> Map<String, Value> {
    let mut body = Map::new();
    let mut put = |name: &str, value: Value| body.insert(name.to_owned(), value);
    put("round", table.round.into());
    put("starter", table.starter.0.into());
    put("turn", table.active.0.into());
    put("stage", name(table.stage).into());
    put("marker", table.marker.into());
    if table.stage == Stage::LastPhase {
        put("turnsLeft", table.turns_left.into());
    }
    if let Some(doing) = pending::write(table) {
        put("doing", doing);
    }
    let slots = ActionSlot::ALL.map(|slot| (slot.name().to_owned(), told(table.slot(slot))));
    put("slots", object(slots.into_iter()));
    let rows = &table.rows[..rows_in_use(table.players)];
    put("rows", rows.iter().map(|row| told(*row)).collect());
    let cities = City::ALL.map(|at| (at.name().to_owned(), city(table.city(at))));
    put("cities", object(cities.into_iter()));
    let rewards = RewardLevel::ALL.map(|level| (level.name().to_owned(), rewards(table, level)));
    put("rewards", object(rewards.into_iter()));
    if table.multipliers < MULTIPLIERS {
        put("multipliers", table.multipliers.into());
    }
    let seats = Seat::all(table.players).map(|seat| player(table, seat));
    put("seats", seats.collect());
    body
}

/// A City: its tile, and the Influence tiles around it.
fn city(city: &Demand) -> Value {
    let mut written = Map::new();
    written.insert("tile".to_owned(), city.tile.0.into());
    written.insert("turned".to_owned(), city.turned.into());
    let mut slots = Map::new();
    for (side, tile) in Side::ALL.into_iter().zip(city.slots) {
        if let Some(tile) = tile {
            slots.insert(side.name().to_owned(), plain(&tile));
        }
    }
    if !slots.is_empty() {
        written.insert("slots".to_owned(), slots.into());
    }
    written.into()
}

/// The Reward tiles of a level that lie on the board.
fn rewards(table: &Table, level: RewardLevel) -> Value {
    some(
        RewardBonus::ALL
            .map(|bonus| (bonus.name(), table.rewards_of(level, bonus)))
            .into_iter(),
    )
}

fn player(table: &Table, seat: Seat) -> Value {
    let player = &table.seats[seat];
    let mut written = Map::new();
    let mut put = |name: &str, value: Value| written.insert(name.to_owned(), value);
    put("points", player.points.into());
    put("yen", player.yen.into());
    put("coal", player.coal.into());
    put("blueprints", player.blueprints.into());
    let counted = |counts: Value| {
        counts
            .as_object()
            .is_some_and(|counts| !counts.is_empty())
            .then_some(counts)
    };
    if let Some(markers) = counted(some(Track::ALL.map(Track::name).into_iter().zip(player.markers))) {
        put("markers", markers);
    }
    if let Some(workers) = counted(told(player.workers)) {
        put("workers", workers);
    }
    let all: Contracts = (0..CONTRACTS as u8).map(ContractId).collect();
    let fulfilled = all.without(player.contracts);
    if !fulfilled.is_empty() {
        put("fulfilled", plain(&fulfilled));
    }
    let factories = player.own().map(|own| (own.tile.name().to_owned(), factory(own)));
    if let Some(factories) = counted(object(factories)) {
        put("factories", factories);
    }
    if player.machines > 0 {
        put("machines", player.machines.into());
    }
    for transport in Transport::ALL {
        let sites = Region::ALL.map(|region| (region.name(), table.region(region).of(transport)[seat]));
        if let Some(sites) = counted(some(sites.into_iter())) {
            put(seats::row(transport), sites);
        }
    }
    if let Some(spaces) = counted(some(
        Achievement::ALL.map(Achievement::name).into_iter().zip(player.spaces),
    )) {
        put("spaces", spaces);
    }
    written.into()
}

/// A Factory: without a Machine and cubes it says nothing.
fn factory(own: &Factory) -> Value {
    some([("machine", own.machine), ("cubes", own.cubes)].into_iter())
}
