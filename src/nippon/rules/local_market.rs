//! Local Market: up to three Influence tiles are placed in one Region (rulebook: Cities and Demand for Goods; Local Market).

use super::super::content::Bonus;
use super::super::{Asked, Nippon, Playing};
use super::components::{City, Good, MOST_INFLUENCE, Region, SIDES, Side, city_room};
use super::event::{Event, Why};
use super::moves::Move;
use super::player::Player;
use super::refusal::{Chapter, Forbidden, Refusal};
use super::state::{Influence, Placing, Step, Table};
use super::turn::{check_stop, did, other_question};
use crate::game::{Seat, Watch};

impl Nippon {
    /// The good that a City asks for on a side, as its tile lies.
    pub const fn demand(&self, table: &Table, city: City, side: Side) -> Good {
        let lies = table.city(city);
        let from = (side.index() + SIDES - lies.turned as usize) % SIDES;
        self.content().city_tiles[lies.tile.0 as usize].goods[from]
    }

    /// The most that some cubes of a good are worth.
    pub fn worth(&self, good: Good, cubes: u8) -> u8 {
        let values = &self.content().influence[usize::from(good.level()) - 1].values;
        match cubes {
            0 => 0,
            cubes => values[usize::from(cubes).min(values.len()) - 1],
        }
    }

    /// The fewest cubes of a good that a tile of some value takes; `None` if no number of them is worth as much.
    pub fn cubes_for(&self, good: Good, value: u8) -> Option<u8> {
        let values = &self.content().influence[usize::from(good.level()) - 1].values;
        let at = values.iter().position(|&worth| worth >= value);
        at.map(|at| at as u8 + 1)
    }
}

impl Player {
    /// How many Influence tiles of a value are in the own supply.
    pub fn tiles_of(&self, value: u8) -> u8 {
        let at = usize::from(value).checked_sub(1);
        at.and_then(|at| self.tiles.get(at)).copied().unwrap_or_default()
    }
}

impl Table {
    /// The value that a tile on a City's slot must exceed: that of the tile which lies there, or of the lowest around a City where no more may lie.
    pub fn to_exceed(&self, city: City, side: Side) -> u8 {
        let lies = self.city(city);
        match lies.slots[side.index()] {
            Some(tile) => tile.value,
            None if lies.tiles() >= city_room(self.players) => lies.lowest().unwrap_or_default(),
            None => 0,
        }
    }

    /// The Region that the tiles of the action go to, once the first is placed.
    pub fn market(&self) -> Option<Region> {
        self.turn.regions.iter().next()
    }
}

/// The highest value that can be placed for a number of cubes of each good, by what is in the own supply.
fn most_placeable(asked: &Asked) -> [u8; super::components::GOODS] {
    let me = asked.table.me();
    let mut most = [0; super::components::GOODS];
    for factory in me.own().filter(|factory| factory.cubes > 0) {
        let good = factory.tile.good();
        let worth = asked.game.worth(good, factory.cubes);
        let tile = (1..=worth).rev().find(|&value| me.tiles_of(value) > 0);
        most[good.index()] = tile.unwrap_or_default();
    }
    most
}

/// The Cities that can be supplied in this action.
fn cities(table: &Table) -> impl Iterator<Item = City> + '_ {
    City::ALL
        .into_iter()
        .filter(|city| table.market().is_none_or(|region| city.region() == region))
}

pub(super) fn is_possible(asked: &Asked) -> bool {
    let most = most_placeable(asked);
    most.iter().any(|&most| most > 0)
        && cities(asked.table).any(|city| {
            Side::ALL.into_iter().any(|side| {
                let most = most[asked.game.demand(asked.table, city, side).index()];
                most > 0 && most > asked.table.to_exceed(city, side)
            })
        })
}

pub(super) fn check_action(asked: &Asked) -> Result<(), Forbidden> {
    let slots = City::ALL
        .into_iter()
        .flat_map(|city| Side::ALL.map(|side| (city, side)));
    let mut ways = slots.flat_map(|(city, side)| (1..=MOST_INFLUENCE as u8).map(move |value| (city, side, value)));
    match ways.any(|(city, side, value)| reason(asked, city, side, value).is_ok()) {
        true => Ok(()),
        false => Chapter::LocalMarket.forbids(Refusal::NothingToSupply),
    }
}

pub(super) fn moves(asked: &Asked, out: &mut impl Extend<Move>) {
    let (game, table) = (asked.game, asked.table);
    if table.turn.done > 0 {
        out.extend([Move::Stop]);
    }
    let most = most_placeable(asked);
    if most.iter().all(|&most| most == 0) {
        return;
    }
    let me = table.me();
    for city in cities(table) {
        for side in Side::ALL {
            let most = most[game.demand(table, city, side).index()];
            if most > 0 {
                let values = table.to_exceed(city, side) + 1..=most;
                let values = values.filter(|&value| me.tiles_of(value) > 0);
                out.extend(values.map(|value| Move::Place(city, side, value)));
            }
        }
    }
}

pub(super) fn check(asked: &Asked, action: Move) -> Result<(), Forbidden> {
    match action {
        Move::Place(city, side, value) => reason(asked, city, side, value),
        Move::Stop => check_stop(asked, Chapter::LocalMarket),
        _ => other_question(),
    }
}

/// Why a tile of a value cannot be placed on a City's slot.
fn reason(asked: &Asked, city: City, side: Side, value: u8) -> Result<(), Forbidden> {
    let (game, table) = (asked.game, asked.table);
    let me = table.me();
    if table.market().is_some_and(|region| city.region() != region) {
        return Chapter::LocalMarket.forbids(Refusal::OtherRegion);
    }
    if !(1..=MOST_INFLUENCE as u8).contains(&value) {
        return Chapter::LocalMarket.forbids(Refusal::NoSuchThing);
    }
    let good = game.demand(table, city, side);
    if me.factory(good).is_none() {
        return Chapter::Cities.forbids(Refusal::NoFactory { good });
    }
    let Some(needs) = game.cubes_for(good, value) else {
        let most = game.worth(good, u8::MAX);
        return Chapter::LocalMarket.forbids(Refusal::WorthLess { good, most });
    };
    let has = me.cubes(good);
    if has < needs {
        return Chapter::LocalMarket.forbids(Refusal::GoodsShort { good, needs, has });
    }
    if me.tiles_of(value) == 0 {
        return Chapter::LocalMarket.forbids(Refusal::NoTile { value });
    }
    let lies = table.city(city);
    match lies.slots[side.index()] {
        Some(tile) if tile.value >= value => Chapter::LocalMarket.forbids(Refusal::NotHigher { than: tile.value }),
        None if lies.tiles() >= city_room(table.players) => match lies.lowest() {
            Some(lowest) if lowest >= value => Chapter::LocalMarket.forbids(Refusal::CityFull { city, lowest }),
            _ => Ok(()),
        },
        _ => Ok(()),
    }
}

pub(super) fn play<W: Watch<Event>>(playing: &mut Playing<W>, action: Move) {
    let Move::Place(city, side, value) = action else {
        return;
    };
    let placing = Placing { city, side, value };
    let table = &playing.state.table;
    let lies = table.city(city);
    let full = lies.slots[side.index()].is_none() && lies.tiles() >= city_room(table.players);
    if !full {
        return place(playing, placing);
    }
    let mut lowest = lies.lowest_slots();
    let (first, more) = (lowest.next(), lowest.next().is_some());
    drop(lowest);
    match first {
        Some(from) if !more => {
            send_home(playing, city, from);
            place(playing, placing);
        }
        _ => {
            let turn = &mut playing.table().turn;
            turn.placing = Some(placing);
            turn.step = Step::Return;
        }
    }
}

/// Goods are supplied, and the tile is placed; one that lies there goes home. The Region bonus is received at once.
fn place<W: Watch<Event>>(playing: &mut Playing<W>, placing: Placing) {
    let Placing { city, side, value } = placing;
    let (game, seat, region) = (playing.game, playing.seat(), city.region());
    let good = game.demand(&playing.state.table, city, side);
    let cubes = game.cubes_for(good, value).unwrap_or_default();
    let me = playing.me();
    if let Some(factory) = &mut me.factories[good.index()] {
        factory.cubes -= cubes;
    }
    me.tiles[usize::from(value) - 1] -= 1;
    playing.watch.saw(Event::Supplied {
        seat,
        city,
        good,
        cubes,
    });
    send_home(playing, city, side);
    playing.table().cities[city.index()].slots[side.index()] = Some(Influence { seat, value });
    playing.watch.saw(Event::InfluencePlaced {
        seat,
        city,
        side,
        value,
    });
    let gain = game.content().regions[region.index()].bonus;
    playing.receive(gain, Why::Region);
    let first = playing.state.table.turn.done == 0;
    if first && game.has(playing.state.table.me(), Bonus::MarketFirstBonusTwice) {
        playing.receive(gain, Why::Factory);
    }
    playing.table().turn.regions.insert(region);
    did(playing);
}

/// The tile on a City's slot goes home, if there is one.
fn send_home<W: Watch<Event>>(playing: &mut Playing<W>, city: City, side: Side) {
    let table = playing.table();
    if let Some(Influence { seat, value }) = table.cities[city.index()].slots[side.index()].take() {
        table.seats[seat].tiles[usize::from(value) - 1] += 1;
        playing.watch.saw(Event::InfluenceReturned {
            seat,
            city,
            side,
            value,
        });
    }
}

/// The value of a player's Influence tiles in a Region, and whether there is any.
pub(super) fn influence(table: &Table, region: Region, seat: Seat) -> Option<u16> {
    let tiles = region.cities().map(|city| table.city(city).slots);
    let own = tiles.iter().flatten().flatten().filter(|tile| tile.seat == seat);
    own.map(|tile| u16::from(tile.value)).reduce(|sum, value| sum + value)
}

/// Which of several equally low tiles of a full City goes home (rulebook: Local Market, Available Influence Slot).
pub(super) mod home {
    use super::super::turn::must_choose;
    use super::{Asked, Chapter, Event, Forbidden, Move, Playing, Refusal, Step, Watch, place, send_home};

    pub(in super::super) fn moves(asked: &Asked, out: &mut impl Extend<Move>) {
        if let Some(placing) = asked.table.turn.placing {
            let lowest = asked.table.city(placing.city).lowest_slots();
            out.extend(lowest.map(|side| Move::Return(placing.city, side)));
        }
    }

    pub(in super::super) fn check(asked: &Asked, action: Move) -> Result<(), Forbidden> {
        let (Move::Return(city, side), Some(placing)) = (action, asked.table.turn.placing) else {
            return must_choose(action, Chapter::LocalMarket);
        };
        if city != placing.city {
            return Chapter::LocalMarket.forbids(Refusal::OtherCity { city: placing.city });
        }
        let lies = asked.table.city(city);
        match (lies.slots[side.index()], lies.lowest()) {
            (Some(tile), Some(lowest)) if tile.value > lowest => {
                Chapter::LocalMarket.forbids(Refusal::NotLowest { lowest })
            }
            (Some(_), _) => Ok(()),
            (None, _) => Chapter::LocalMarket.forbids(Refusal::NoTileThere),
        }
    }

    pub(in super::super) fn play<W: Watch<Event>>(playing: &mut Playing<W>, action: Move) {
        if let Move::Return(city, side) = action
            && let Some(placing) = playing.table().turn.placing.take()
        {
            playing.table().turn.step = Step::Place;
            send_home(playing, city, side);
            place(playing, placing);
        }
    }
}
