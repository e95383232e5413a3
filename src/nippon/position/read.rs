//! Reading a position: what it begins with, what its document says, and what follows from that.

use serde_json::Map;

use super::{Flaw, LIMITS, PositionError, check, pending, seats, turns, workers};
use crate::chance::{Chance, Seed};
use crate::document::Node;
use crate::game::{BySeat, Game as _, Seat};
use crate::nippon::components::{
    CITIES, CITY_TILES, City, CityTileId, FACTORIES, FactoryTile, MULTIPLIERS, REWARD_BONUSES, RewardBonus,
    RewardLevel, SIDES, Side, city_room,
};
use crate::nippon::{Influence, Nippon, Player, State, Step, Table};
use crate::position;
use crate::position::cards::{Placed, Slot, card};

/// The fields of a position's body.
pub(super) const FIELDS: [&str; 14] = [
    "round",
    "starter",
    "turn",
    "stage",
    "marker",
    "turnsLeft",
    "doing",
    "slots",
    "rows",
    "cities",
    "rewards",
    "multipliers",
    "seats",
    "about",
];

/// Reads a position and checks it.
pub(super) fn state(game: &Nippon, seed: Seed, node: &Node) -> Result<State, PositionError> {
    let fresh = game.deal(seed);
    let mut state = fresh;
    state.secret.chance = Chance::new(seed);
    position::about(node)?;
    let table = &mut state.table;
    let players = table.players;
    let nothing = Map::new().into();
    let nodes = position::seats(players, node, &nothing)?;
    turns::read(game, table, node)?;
    let begun = begin(&fresh.table, table);
    let mut built = Placed::new(FACTORIES);
    for (seat, node) in Seat::all(players).zip(&nodes) {
        seats::read(table, seat, node, &mut built)?;
    }
    pending::read(game, table, node)?;
    table.factories = FactoryTile::ALL
        .into_iter()
        .filter(|tile| !built.has(*tile as u8))
        .collect();
    cities(seed, table, node)?;
    workers::deal(&fresh.table, seed, table, node, &nodes)?;
    rewards(table, node)?;
    check::check(game, &state)?;
    turns::count(&begun, &mut state.table, node)?;
    check::waits(game, &state)?;
    Ok(state)
}

/// Gives everybody what players begin with: each later one a point more.
fn begin(fresh: &Table, table: &mut Table) -> BySeat<Player> {
    let later = |starter: Seat| starter.round(table.players);
    // The seed may name another to start.
    let mut begun = BySeat::default();
    for (seat, alike) in later(table.starter).zip(later(fresh.starter)) {
        begun[seat] = fresh.seats[alike];
    }
    table.seats = begun;
    begun
}

/// The Cities with their tiles and the Influence tiles around them, which their owners do not have in their supply.
fn cities(seed: Seed, table: &mut Table, body: &Node) -> Result<(), PositionError> {
    let Some(cities) = body.field("cities") else {
        return Ok(());
    };
    cities.knows(&City::ALL.map(City::name))?;
    let mut lying = Placed::new(CITY_TILES);
    let mut tiles = [Slot::Empty; CITIES];
    for (city, slot) in City::ALL.into_iter().zip(&mut tiles) {
        *slot = Slot::Dealt(Some(table.city(city).tile.0));
        let Some(node) = cities.field(city.name()) else {
            continue;
        };
        node.knows(&["tile", "turned", "slots"])?;
        if let Some(tile) = node.field("tile") {
            let number = card(&tile, CITY_TILES)?;
            lying.put(number, tile.path())?;
            *slot = Slot::Card(number);
        }
        if let Some(turned) = node.field("turned") {
            table.cities[city.index()].turned = turned.number(0, SIDES as u32 - 1)? as u8;
        }
        if let Some(slots) = node.field("slots") {
            influence(table, city, &slots)?;
        }
    }
    let (dealt, _) = lying.deal(&tiles, seed);
    for (city, tile) in table.cities.iter_mut().zip(dealt.into_iter().flatten()) {
        city.tile = CityTileId(tile);
    }
    Ok(())
}

/// The Influence tiles around a City.
fn influence(table: &mut Table, city: City, slots: &Node) -> Result<(), PositionError> {
    slots.knows(&Side::ALL.map(Side::name))?;
    for side in Side::ALL {
        let Some(node) = slots.field(side.name()) else { continue };
        node.knows(&["seat", "value"])?;
        let seat = position::seat(table.players, &node.need("seat")?)?;
        let value = node.need("value")?.number(1, LIMITS.value)? as u8;
        let around = table.cities.iter().flat_map(|city| city.slots).flatten();
        let of = around.filter(|tile| *tile == Influence { seat, value }).count() as u32;
        let left = &mut table.seats[seat].tiles[usize::from(value) - 1];
        // Who has none left has placed all.
        let wrong = || PositionError::new(node.path(), Flaw::Tiles { of });
        *left = left.checked_sub(1).ok_or_else(wrong)?;
        table.cities[city.index()].slots[side.index()] = Some(Influence { seat, value });
    }
    match table.city(city).tiles() > city_room(table.players) {
        true => {
            let of = city_room(table.players).into();
            Err(PositionError::new(slots.path(), Flaw::City { of }))
        }
        false => Ok(()),
    }
}

/// The Reward tiles on the board. Of a level that is left out those of a fresh deal are there, but for as many as lie on Achievement spaces or
/// are about to.
fn rewards(table: &mut Table, body: &Node) -> Result<(), PositionError> {
    let told = body.field("rewards");
    if let Some(rewards) = &told {
        rewards.knows(&RewardLevel::ALL.map(RewardLevel::name))?;
    }
    for level in RewardLevel::ALL {
        let placed = Seat::all(table.players).flat_map(|seat| table.seats[seat].spaces);
        let placed = placed.filter(|multiplier| *multiplier == level.multiplier()).count();
        let taken = placed + usize::from(table.turn.step == Step::Space(level));
        let tiles = &mut table.rewards[level.index()];
        match told.as_ref().and_then(|rewards| rewards.field(level.name())) {
            Some(node) => {
                *tiles = [0; REWARD_BONUSES];
                position::counts(&RewardBonus::ALL.map(RewardBonus::name), LIMITS.rewards, &node, tiles)?;
            }
            None => {
                for _ in 0..taken {
                    let most = tiles.iter_mut().max().filter(|left| **left > 0);
                    most.into_iter().for_each(|left| *left -= 1);
                }
            }
        }
    }
    table.multipliers = match body.field("multipliers") {
        Some(left) => left.number(0, LIMITS.multipliers)? as u8,
        None => MULTIPLIERS,
    };
    Ok(())
}
