//! What the other players did last, where it was done: thin rings in their colours; and what a line of the log speaks of,
//! lit while one looks at the line.

use super::keys::Part;
use super::motion::{alone, key, rect};
use super::target::Target;
use super::{Moved, SceneOf, Show, TargetOf};
use crate::drawing::scene::{Layer, Mark, Node, Rect, Stroke, palette};
use crate::game::Seat;

/// Something that a player touched in their last turn, of a game whose events speak of `S`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Trace<S> {
    /// Whose doing it was.
    pub seat: Seat,
    /// What was touched.
    pub spot: S,
}

/// What all but one of the `players` touched in their last turns, out of what happened, latest first, as that seat may know it. A
/// trace stays until its player's next turn begins; nothing before that is asked for.
pub fn traces<G: Moved>(
    latest_first: impl IntoIterator<Item = G::Event>,
    players: u8,
    me: Option<Seat>,
) -> Vec<Trace<G::Spot>> {
    let mut begun: Vec<Seat> = me.into_iter().collect();
    let mut found: Vec<Trace<G::Spot>> = Vec::new();
    for event in latest_first {
        let Some(seat) = G::doer(&event).filter(|seat| !begun.contains(seat)) else {
            continue;
        };
        if G::begins_turn(&event) {
            begun.push(seat);
            if begun.len() == usize::from(players) {
                break;
            }
        }
        found.extend(G::touched(&event).into_iter().map(|spot| Trace { seat, spot }));
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
pub(crate) fn draw<G: Moved>(show: &Show<G>, scene: &mut SceneOf<G>) {
    for (trace, number) in show.traces.iter().zip(0..) {
        let Some((key, rect)) = key(show, trace.spot).zip(alone(show, trace.spot, scene)) else {
            continue;
        };
        let ring_key = Part::Trace.key(trace.seat.0.into(), number, 0);
        // Not over a piece that stands before the one it is around.
        scene.push_above(
            key,
            Node::new(ring_key, Layer::Piece).with_marks(ring(show, trace, rect)),
        );
    }
    let lit: Vec<Node<TargetOf<G>>> = [show.focus, show.hover]
        .into_iter()
        .flatten()
        .take(1)
        .flat_map(|target| show.log.iter().filter(move |line| target == Target::Told(line.number)))
        .filter_map(|line| line.event)
        .flat_map(|event| G::spoken_of(&event))
        .zip(0..)
        .filter_map(|(spot, number)| {
            let rect = rect(show, spot, scene)?;
            Some(Node::new(Part::Trace.key(99, number, 0), Layer::Hint).with_marks(light(rect)))
        })
        .collect();
    for node in lit {
        scene.push(node);
    }
}

/// A thin ring in the player's colour, close around a piece.
fn ring<G: Moved>(show: &Show<G>, trace: &Trace<G::Spot>, rect: Rect) -> [Mark; 2] {
    let (rect, corner) = if G::is_piece(trace.spot) {
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
