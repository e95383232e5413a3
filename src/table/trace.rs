//! What the other players did last, where it was done: thin rings in their colours; and what a line of the log speaks of,
//! lit while one looks at the line.

use super::Show;
use super::keys::Kind;
use super::target::Target;
use crate::drawing::scene::{Layer, Mark, Node, Rect, Scene, Stroke, palette};
use crate::game::Seat;
use crate::yokohama::Event;
use crate::yokohama::table::spots::{Thing, spoken_of, touched};

/// Something that a player touched in their last turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Trace {
    /// Whose doing it was.
    pub seat: Seat,
    /// What was touched.
    pub thing: Thing,
}

/// What all but one of the `players` touched in their last turns, out of what happened, latest first, as that seat may know it. A
/// trace stays until its player's next turn begins; nothing before that is asked for.
pub fn traces(latest_first: impl IntoIterator<Item = Event>, players: u8, me: Option<Seat>) -> Vec<Trace> {
    let mut begun: Vec<Seat> = me.into_iter().collect();
    let mut found: Vec<Trace> = Vec::new();
    for event in latest_first {
        let Some(seat) = event.seat().filter(|seat| !begun.contains(seat)) else {
            continue;
        };
        if matches!(event, Event::TurnBegan { .. }) {
            begun.push(seat);
            if begun.len() == usize::from(players) {
                break;
            }
        }
        found.extend(touched(&event).into_iter().map(|thing| Trace { seat, thing }));
    }
    let mut traces = Vec::new();
    for trace in found.into_iter().rev() {
        if !traces.contains(&trace) {
            traces.push(trace);
        }
    }
    traces
}

/// Draws the rings around what was touched last, and the light on what a line of the log speaks of.
pub(crate) fn draw(show: &Show, scene: &mut Scene<Target>) {
    for (trace, number) in show.traces.iter().zip(0..) {
        let Some((thing, rect)) = trace.thing.key(show).zip(trace.thing.alone(show, scene)) else {
            continue;
        };
        let key = Kind::Trace.key(trace.seat.0.into(), number, 0);
        // Not over a piece that stands before the one it is around.
        scene.push_above(thing, Node::new(key, Layer::Piece).with_marks(ring(show, trace, rect)));
    }
    let lit: Vec<Node<Target>> = [show.focus, show.hover]
        .into_iter()
        .flatten()
        .take(1)
        .flat_map(|target| show.log.iter().filter(move |line| target == Target::Told(line.number)))
        .filter_map(|line| line.event)
        .flat_map(|event| spoken_of(&event))
        .zip(0..)
        .filter_map(|(thing, number)| {
            let rect = thing.rect(show, scene)?;
            Some(Node::new(Kind::Trace.key(99, number, 0), Layer::Hint).with_marks(light(rect)))
        })
        .collect();
    for node in lit {
        scene.push(node);
    }
}

/// A thin ring in the player's colour, close around a piece.
fn ring(show: &Show, trace: &Trace, rect: Rect) -> [Mark; 2] {
    let piece = matches!(
        trace.thing,
        Thing::Assistants(..) | Thing::President(_) | Thing::Station
    );
    let (rect, corner) = if piece {
        (rect.inset(-1.0), rect.h / 2.0)
    } else {
        (rect.inset(-0.5), 4.0)
    };
    let ring = |color, width| Mark::block(rect, corner, Stroke::new(color, width));
    // A key line on both sides: yellow alone would not show on paper.
    [ring(palette::INK, 3.2), ring(show.crest(trace.seat).color(), 2.0)]
}

/// The light on what is spoken of.
fn light(rect: Rect) -> [Mark; 2] {
    let ring = |color, width| Mark::block(rect.inset(-4.0), 7.0, Stroke::new(color, width));
    [ring(palette::OCHRE_LIGHT, 7.0), ring(palette::INK, 2.5)]
}

#[cfg(test)]
mod tests {
    use super::*;
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
            thing: Thing::Assistants(Place(place), seat),
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
        let seen = |events: &[Event], me| traces(events.iter().rev().copied(), 3, me);
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
