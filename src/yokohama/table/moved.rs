//! How Yokohama's table gets from scene to scene.

use super::keys::Kind;
use super::spots::{Spot, spoken_of, touched};
use super::{Show, flights};
use crate::drawing::scene::Key;
use crate::game::Seat;
use crate::table::Moved;
use crate::table::motion::{Flight, Scenery, Transition};
use crate::yokohama::{Event, Yokohama};

impl Moved for Yokohama {
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

    fn is_piece(spot: Spot) -> bool {
        matches!(spot, Spot::Assistants(..) | Spot::President(_) | Spot::Station)
    }

    fn is_panel(spot: Spot) -> bool {
        matches!(spot, Spot::Player(_))
    }

    fn keys(show: &Show, spot: Spot) -> Vec<Key> {
        spot.keys(show)
    }

    fn transition(key: Key) -> Transition {
        const TRANSITIONS: [(Transition, &[Kind]); 5] = [
            (Transition::Slides, &[Kind::Token, Kind::Card, Kind::HeldOrder]),
            (Transition::Piles, &[Kind::Assistants]),
            (Transition::Roams, &[Kind::President, Kind::Station]),
            (Transition::Takes, &[Kind::Shop, Kind::House, Kind::Space]),
            (Transition::Counts, &[Kind::Cell]),
        ];
        Transition::among(&TRANSITIONS, |kind| kind.has(key))
    }

    fn is_drawn(key: Key) -> bool {
        Kind::Card.has(key)
    }

    fn is_fixed(key: Key) -> bool {
        Kind::Name.has(key)
    }

    fn fills(event: &Event) -> bool {
        matches!(event, Event::PortFilled { .. } | Event::LaboratoryFilled { .. })
    }

    fn flights(scenery: &mut Scenery<Self>, event: &Event) -> Vec<Flight> {
        flights::flights(scenery, event)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::{Trace, traces};
    use crate::yokohama::map::Place;

    #[test]
    fn a_trace_stays_until_its_player_s_next_turn() {
        let [me, other, third] = [0, 1, 2].map(Seat);
        let placed = |seat, place| Event::Placed {
            seat,
            place: Place(place),
        };
        let trace = |seat, place| Trace {
            seat,
            spot: Spot::Assistants(Place(place), seat),
        };
        let mut events = vec![
            Event::TurnBegan { seat: other },
            placed(other, 1),
            placed(other, 2),
            Event::TurnBegan { seat: third },
            placed(third, 1),
            Event::TurnBegan { seat: me },
            placed(me, 4),
        ];
        let others = [trace(other, 1), trace(other, 2), trace(third, 1)];
        let seen = |events: &[Event], me| traces::<Yokohama>(events.iter().rev().copied(), 3, me);
        assert_eq!(seen(&events, Some(me)), others);
        events.push(Event::TurnBegan { seat: other });
        assert_eq!(seen(&events, Some(me)), [trace(third, 1)]);
        assert_eq!(
            seen(&events, None),
            [trace(third, 1), trace(me, 4)],
            "an onlooker follows all"
        );
    }
}
