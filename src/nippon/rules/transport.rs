//! Trains and Ships: up to three are built, in different Regions (rulebook: Trains; Ships).

use super::super::content::{Bonus, SpaceRow};
use super::super::{Asked, Nippon, Playing};
use super::bonus;
use super::components::{Action, Region, Resource, TILES, Track, Transport, region_room};
use super::event::{Event, Why};
use super::moves::Move;
use super::refusal::{Chapter, Forbidden, Refusal};
use super::state::Table;
use super::turn::{check_stop, did, must_choose, other_question};
use crate::game::Watch;

/// What a Train or a Ship costs, in thousands of yen.
pub const PRICE: u16 = 5;

/// What an action builds.
const fn transport_of(action: Action) -> Transport {
    match action {
        Action::Trains => Transport::Train,
        _ => Transport::Ship,
    }
}

/// The chapter about an action.
const fn chapter(transport: Transport) -> Chapter {
    match transport {
        Transport::Train => Chapter::Trains,
        Transport::Ship => Chapter::Ships,
    }
}

impl Nippon {
    /// What the next Train or Ship of an action costs whose turn it is, in thousands of yen.
    pub fn transport_price(&self, table: &Table, transport: Transport) -> u16 {
        let first = transport == Transport::Train && table.turn.done == 0;
        match first && self.has(table.me(), Bonus::TrainsFirstFree) {
            true => 0,
            false => PRICE,
        }
    }

    /// The spaces of Trains or Ships on a Player Board, from left to right.
    pub const fn spaces(&self, transport: Transport) -> &[SpaceRow; TILES] {
        match transport {
            Transport::Train => &self.content().trains,
            Transport::Ship => &self.content().ships,
        }
    }
}

impl Table {
    /// How many Train/Ship slots of a Region are free.
    pub fn slots_left(&self, region: Region) -> u8 {
        region_room(self.players).saturating_sub(self.region(region).taken())
    }
}

/// The Regions where the next Train or Ship can be built, were it paid for.
pub(super) fn open(table: &Table, transport: Transport) -> impl Iterator<Item = Region> + '_ {
    let has = table.me().left(transport) > 0;
    Region::ALL
        .into_iter()
        .filter(move |&region| has && !table.turn.regions.contains(region) && table.slots_left(region) > 0)
}

pub(super) fn is_possible(asked: &Asked, action: Action) -> bool {
    let transport = transport_of(action);
    let table = asked.table;
    let payable = table.me().yen >= PRICE || table.me().yen >= asked.game.transport_price(table, transport);
    payable && open(table, transport).next().is_some()
}

pub(super) fn check_action(asked: &Asked, action: Action) -> Result<(), Forbidden> {
    let transport = transport_of(action);
    if asked.table.me().left(transport) == 0 {
        return chapter(transport).forbids(Refusal::NoneLeft);
    }
    let full = |region| asked.table.region(region).taken() >= region_room(asked.table.players);
    if Region::ALL.into_iter().all(full) {
        return chapter(transport).forbids(Refusal::MapFull);
    }
    asked.need_yen(chapter(transport), asked.game.transport_price(asked.table, transport))
}

pub(super) fn moves(asked: &Asked, transport: Transport, out: &mut impl Extend<Move>) {
    let table = asked.table;
    let turn = &table.turn;
    if turn.done > 0 {
        out.extend([Move::Stop]);
    }
    if turn.granted > 0 || table.me().yen >= asked.game.transport_price(table, transport) {
        out.extend(open(table, transport).map(Move::Site));
    }
}

pub(super) fn check(asked: &Asked, transport: Transport, action: Move) -> Result<(), Forbidden> {
    let table = asked.table;
    let region = match action {
        Move::Site(region) => region,
        Move::Stop if table.turn.granted > 0 => return must_choose(action, Chapter::Invest),
        Move::Stop => return check_stop(asked, chapter(transport)),
        _ => return other_question(),
    };
    if table.me().left(transport) == 0 {
        return chapter(transport).forbids(Refusal::NoneLeft);
    }
    if table.turn.regions.contains(region) {
        return chapter(transport).forbids(Refusal::RegionBuiltIn);
    }
    if table.region(region).taken() >= region_room(table.players) {
        return chapter(transport).forbids(Refusal::RegionFull);
    }
    if table.turn.granted > 0 {
        return Ok(());
    }
    asked.need_yen(chapter(transport), asked.game.transport_price(table, transport))
}

pub(super) fn play<W: Watch<Event>>(playing: &mut Playing<W>, transport: Transport, action: Move) {
    let Move::Site(region) = action else {
        return;
    };
    if playing.state.table.turn.granted > 0 {
        build(playing, transport, region, Why::Factory);
        playing.table().turn.granted -= 1;
        return bonus::go_on(playing);
    }
    let price = playing.game.transport_price(&playing.state.table, transport);
    playing.pay(Resource::Yen, price);
    build(playing, transport, region, Why::Action);
    if transport == Transport::Train && playing.game.has(playing.state.table.me(), Bonus::TrainsRegionBonus) {
        playing.receive(playing.game.content().regions[region.index()].bonus, Why::Factory);
    }
    did(playing);
}

/// The leftmost Train or Ship comes to a Region. A Money icon that it completely uncovers works at once, whatever it was taken for (a ruling).
fn build<W: Watch<Event>>(playing: &mut Playing<W>, transport: Transport, region: Region, why: Why) {
    let seat = playing.seat();
    let me = playing.me();
    let space = me.built(transport);
    match transport {
        Transport::Train => me.trains -= 1,
        Transport::Ship => me.ships -= 1,
    }
    let table = playing.table();
    table.regions[region.index()].of_mut(transport)[seat] += 1;
    table.turn.regions.insert(region);
    playing.watch.saw(Event::TransportBuilt {
        seat,
        transport,
        region,
        why,
    });
    if playing.game.spaces(transport)[space].money {
        playing.raise(Track::Money, 1, Why::Icon);
    }
}
