//! How the table of Yokohama Duel gets from scene to scene.

use super::keys::Kind;
use super::spots::{Spot, spoken_of, touched};
use super::{Show, icons, keys};
use crate::drawing::scene::{Key, Mark, Rect, Symbol};
use crate::duel::components::Resource;
use crate::duel::{Duel, Event, Why};
use crate::game::Seat;
use crate::table::Moved;
use crate::table::motion::{Flight, Scenery, Transition};

impl Moved for Duel {
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
            (Transition::Slides, &[Kind::Order]),
            (Transition::Roams, &[Kind::Station]),
            (
                Transition::Takes,
                &[
                    Kind::Shop,
                    Kind::House,
                    Kind::Played,
                    Kind::Technology,
                    Kind::Church,
                    Kind::Bonus,
                ],
            ),
            (Transition::Counts, &[Kind::Left, Kind::Support]),
        ];
        Transition::among(&TRANSITIONS, |kind| kind.has(key))
    }

    fn is_fixed(key: Key) -> bool {
        Kind::Name.has(key)
    }

    fn flights(scenery: &mut Scenery<Self>, event: &Event) -> Vec<Flight> {
        let mut from = |spot| scenery.source = Some(spot);
        match *event {
            Event::PlaceChosen { place, .. } | Event::Acted { place, .. } => {
                from(Spot::Place(place));
                Vec::new()
            }
            Event::CardPlayed { seat, place, .. } => piece(
                scenery,
                (icons::INFLUENCE, seat),
                Spot::Player(seat),
                Spot::Played(place, seat),
            ),
            Event::ShopBuilt { seat, place } => piece(
                scenery,
                (Symbol::Shop, seat),
                Spot::Player(seat),
                Spot::Shop(place, seat),
            ),
            Event::HouseBuilt { seat, place } => piece(
                scenery,
                (Symbol::TradingHouse, seat),
                Spot::Player(seat),
                Spot::House(place),
            ),
            Event::StationPlaced { seat, .. } => {
                piece(scenery, (Symbol::Station, seat), Spot::Player(seat), Spot::Station)
            }
            Event::ChurchTaken { seat, slot, card } => {
                let lay = Spot::Church(slot, card);
                from(lay);
                scenery.card(Some(keys::church(slot)), icons::FAITH, lay, Spot::Player(seat))
            }
            Event::Learned { seat, slot, .. } => {
                from(Spot::Technology(slot));
                let key = Some(keys::technology(slot));
                scenery.card(key, icons::PRODUCTION, Spot::Technology(slot), Spot::Player(seat))
            }
            Event::BonusTaken { slot, .. } => {
                from(Spot::Bonus(slot));
                Vec::new()
            }
            Event::Gained {
                seat,
                what,
                amount,
                why: Why::Action | Why::Exchange | Why::Church | Why::Bonus,
            } => match scenery.source {
                Some(source) => scenery.some(what.into(), amount, source, Spot::Player(seat)),
                None => Vec::new(),
            },
            Event::Paid {
                seat,
                what: what @ (Resource::Yen | Resource::Import | Resource::Turned),
                amount,
            } => match scenery.source {
                Some(source) => scenery.some(what.into(), amount, Spot::Player(seat), source),
                None => Vec::new(),
            },
            _ => Vec::new(),
        }
    }
}

/// A player's piece that flies straight.
fn piece(scenery: &Scenery<Duel>, (symbol, seat): (Symbol, Seat), from: Spot, to: Spot) -> Vec<Flight> {
    let side = scenery.side(38.0);
    let color = scenery.show.crest(seat).color();
    scenery.straight(from, to, |at| {
        vec![Mark::tinted(symbol, Rect::around(at, side, side), color)]
    })
}
