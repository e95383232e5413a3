//! How the table of Nippon gets from scene to scene.

use super::keys::{self, Kind};
use super::spots::{Spot, spoken_of, touched};
use super::{Show, icons};
use crate::drawing::scene::{Key, Mark, Rect, Symbol};
use crate::game::Seat;
use crate::nippon::components::{ActionSlot, Colour, Resource};
use crate::nippon::rules::event::Drawn;
use crate::nippon::{Event, Nippon, Why};
use crate::table::Moved;
use crate::table::motion::{Flight, Scenery, Transition};

impl Moved for Nippon {
    fn doer(event: &Event) -> Option<Seat> {
        event.seat()
    }

    fn begins_turn(event: &Event) -> bool {
        matches!(event, Event::TurnBegan { .. })
    }

    fn touched(event: &Event) -> Vec<Spot> {
        touched(event)
    }

    fn spoken_of(event: &Event) -> Vec<Spot> {
        spoken_of(event)
    }

    fn is_panel(spot: Spot) -> bool {
        matches!(spot, Spot::Player(_))
    }

    fn keys(show: &Show, spot: Spot) -> Vec<Key> {
        spot.keys(show)
    }

    fn transition(key: Key) -> Transition {
        const TRANSITIONS: [(Transition, &[Kind]); 4] = [
            (Transition::Slides, &[Kind::Worker]),
            (Transition::Roams, &[Kind::Marker]),
            (
                Transition::Takes,
                &[
                    Kind::Influence,
                    Kind::Transport,
                    Kind::Rows,
                    Kind::Taken,
                    Kind::Contract,
                ],
            ),
            (
                Transition::Counts,
                &[
                    Kind::Budget,
                    Kind::Wages,
                    Kind::Track,
                    Kind::Factory,
                    Kind::Reward,
                    Kind::Space,
                    Kind::Tile,
                    Kind::Left,
                ],
            ),
        ];
        Transition::among(&TRANSITIONS, |kind| kind.has(key))
    }

    fn is_fixed(key: Key) -> bool {
        Kind::Name.has(key)
    }

    fn flights(scenery: &mut Scenery<Self>, event: &Event) -> Vec<Flight> {
        let player = Spot::Player;
        match *event {
            Event::WorkerTaken { seat, slot, colour } => {
                scenery.source = Some(Spot::Slot(slot));
                worker(scenery, colour, Spot::Slot(slot), player(seat))
            }
            Event::RowMoved { row, slot } => {
                let all = Some(keys::row(row));
                scenery.card(all, Symbol::WorkerWhite, Spot::Row(row), Spot::Slot(slot))
            }
            Event::WorkerDrawn { colour, to } => {
                let to = match to {
                    Drawn::Slot(slot) => Spot::Slot(slot),
                    Drawn::Row(row) => Spot::Row(row),
                };
                worker(scenery, colour, Spot::Bag, to)
            }
            Event::WorkersReturned { seat, workers } => {
                let each = workers
                    .iter()
                    .flat_map(|colour| worker(scenery, colour, player(seat), Spot::Bag));
                each.collect()
            }
            Event::TransportBuilt {
                seat,
                transport,
                region,
                ..
            } => {
                scenery.source = Some(Spot::Region(region));
                let to = Spot::Transport(region, seat, transport);
                piece(scenery, (transport.into(), seat), player(seat), to)
            }
            Event::InfluencePlaced { seat, city, side, .. } => {
                scenery.source = Some(Spot::City(city));
                piece(
                    scenery,
                    (Symbol::InfluenceTile, seat),
                    player(seat),
                    Spot::Influence(city, side),
                )
            }
            Event::InfluenceReturned { seat, city, side, .. } => piece(
                scenery,
                (Symbol::InfluenceTile, seat),
                Spot::Influence(city, side),
                player(seat),
            ),
            Event::Supplied {
                seat,
                city,
                good,
                cubes,
            } => scenery.some(good.into(), cubes.into(), Spot::Factory(seat, good), Spot::City(city)),
            Event::Ran { seat, good, cubes, .. } | Event::CubesLaid { seat, good, cubes } => {
                scenery.some(good.into(), cubes.into(), player(seat), Spot::Factory(seat, good))
            }
            Event::FactoryBuilt { seat, factory } => {
                scenery.source = None;
                let good = factory.good();
                let from = Spot::Slot(ActionSlot::Export);
                scenery.plain(good.into(), from, Spot::Factory(seat, good))
            }
            Event::Improved { seat, good, .. } => {
                scenery.plain(Symbol::Machine, player(seat), Spot::Factory(seat, good))
            }
            Event::RewardTaken { seat, level, bonus } => {
                scenery.source = Some(Spot::Reward(level, bonus));
                scenery.card(
                    Some(keys::reward(level, bonus)),
                    Symbol::Reward,
                    Spot::Reward(level, bonus),
                    player(seat),
                )
            }
            Event::Gained {
                seat,
                what: what @ (Resource::Coal | Resource::Blueprints),
                amount,
                why: Why::Region | Why::Reward | Why::Contract,
            } => match scenery.source {
                Some(source) => scenery.some(what.into(), amount, source, player(seat)),
                None => Vec::new(),
            },
            Event::Gained {
                seat,
                what: Resource::Yen,
                why: Why::Region | Why::Reward,
                ..
            } => match scenery.source {
                Some(source) => scenery.some(Symbol::Yen, 2, source, player(seat)),
                None => Vec::new(),
            },
            _ => Vec::new(),
        }
    }
}

/// A Worker that flies straight.
fn worker(scenery: &Scenery<Nippon>, colour: Colour, from: Spot, to: Spot) -> Vec<Flight> {
    let side = scenery.side(38.0);
    scenery.straight(from, to, |at| {
        vec![Mark::stamp(icons::worker(colour), Rect::around(at, side, side))]
    })
}

/// A player's piece that flies straight.
fn piece(scenery: &Scenery<Nippon>, (symbol, seat): (Symbol, Seat), from: Spot, to: Spot) -> Vec<Flight> {
    let side = scenery.side(32.0);
    let color = scenery.show.crest(seat).color();
    scenery.straight(from, to, |at| {
        vec![Mark::tinted(symbol, Rect::around(at, side, side), color)]
    })
}
