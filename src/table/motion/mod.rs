//! How the table gets from one scene to the next: pieces travel, cards slide, numbers count.
//!
//! A [`Plan`] is made from two scenes drawn for the same seat and the events between them as that seat may know them, and
//! from nothing else: what neither scene shows is not seen on the way. It tells what to paint at any time; at its end the new
//! scene stands. What can be touched is where the new scene has it from the start: only pieces, cards and numbers move, never
//! a tile, a button or a sheet.

mod figures;
mod flights;
mod planning;
mod whereabouts;

pub use flights::{Flight, Scenery};
pub use planning::Transition;
pub use whereabouts::{alone, extent, key, rect};

use super::{Explained, SceneOf, Show, Shown};
use crate::drawing::geometry::{Held as _, Point};
use crate::drawing::scene::{Key, Mark};
use crate::game::Seat;
use derive_where::derive_where;
use figures::Figure;

/// How long a whole plan takes at most, in milliseconds.
pub const LONGEST: f32 = 900.0;

/// How long the motion of a single thing takes, in milliseconds.
pub const STEP: std::ops::RangeInclusive<f32> = 200.0..=400.0;

/// A game whose table moves from one scene to the next because of what happened.
pub trait Moved: Explained {
    /// Whose doing an event is; `None` for what befalls all.
    fn doer(event: &Self::Event) -> Option<Seat>;

    /// Whether a turn of its doer begins with an event.
    fn begins_turn(event: &Self::Event) -> bool;

    /// What an event changed on the table, for a reader to look at. What lies with the players alone is not told: it stands in
    /// their panels.
    fn touched(event: &Self::Event) -> Vec<Self::Spot>;

    /// Where an event happened, for the line of the log that tells it: what it touched, or else what or whom it speaks of.
    fn spoken_of(event: &Self::Event) -> Vec<Self::Spot>;

    /// Whether something is a single piece, so that a ring lies close around it; nothing is unless the game tells it.
    fn is_piece(_spot: Self::Spot) -> bool {
        false
    }

    /// Whether something is a player's panel.
    fn is_panel(spot: Self::Spot) -> bool;

    /// The nodes that may show something, the closest first.
    fn keys(show: &Show<Self>, spot: Self::Spot) -> Vec<Key>;

    /// How what has a key of the game's own gets from scene to scene.
    fn transition(key: Key) -> Transition;

    /// Whether a key is of a card that is drawn from a deck; none is unless the game tells it.
    fn is_drawn(_key: Key) -> bool {
        false
    }

    /// Whether a key is of what tells where the board lies: where these are elsewhere, the view was panned.
    fn is_fixed(key: Key) -> bool;

    /// Whether a row is filled from a deck because of an event; none is unless the game tells it.
    fn fills(_event: &Self::Event) -> bool {
        false
    }

    /// What flies because of an event.
    fn flights(scenery: &mut Scenery<Self>, event: &Self::Event) -> Vec<Flight>;
}

/// What moves between two scenes, and when.
#[derive_where(Clone, Debug)]
pub struct Plan<G: Shown> {
    /// What was painted last: the new scene, with what moves where it was then.
    frame: SceneOf<G>,
    actors: Vec<Actor>,
    length: f32,
}

impl<G: Shown> Plan<G> {
    /// How long it takes, in milliseconds.
    pub const fn length(&self) -> f32 {
        self.length
    }

    /// What to paint `time` milliseconds after the beginning; `None` at the end, when the new scene itself stands. Only what
    /// moves is touched: what a frame costs does not grow with the table.
    pub fn at(&mut self, time: f32) -> Option<&SceneOf<G>> {
        // What is no number is the end as well.
        if time.is_nan() || time >= self.length {
            return None;
        }
        let nodes = self.frame.nodes_mut();
        for actor in &mut self.actors {
            let node = &mut nodes[actor.node];
            if let Some(marks) = actor.show(time) {
                node.marks = marks;
            }
            node.shift = actor.shift(time);
            node.alpha = actor.alpha(time);
        }
        Some(&self.frame)
    }
}

/// A stretch of time, in milliseconds since the beginning.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Span {
    start: f32,
    end: f32,
}

impl Span {
    pub(crate) const fn new(start: f32, length: f32) -> Self {
        Self {
            start,
            end: start + length,
        }
    }

    /// How much of it is over, 0 to 1.
    fn share(self, time: f32) -> f32 {
        ((time - self.start) / (self.end - self.start).max(1.0)).held(0.0, 1.0)
    }
}

/// A node that does not stand still.
#[derive(Clone, Debug)]
struct Actor {
    /// Its place in the frame.
    node: usize,
    /// How it looks up to the turn, and from then on.
    faces: [Vec<Mark>; 2],
    turn: f32,
    /// Whether the new face is in the frame.
    turned: bool,
    /// From where the new face comes: shifts, the last of them zero. The old face goes along.
    way: Vec<Point>,
    /// How high it is lifted on the way, in pixels.
    lift: f32,
    travel: Span,
    /// The opacity at the beginning and at the end.
    alphas: [f32; 2],
    fading: Span,
    /// The numbers of the new face that count.
    figures: Vec<Figure>,
    counting: Span,
}

impl Actor {
    /// One that does nothing yet.
    const fn new(node: usize) -> Self {
        const NEVER: Span = Span { start: 0.0, end: 0.0 };
        Self {
            node,
            faces: [Vec::new(), Vec::new()],
            turn: 0.0,
            turned: false,
            way: Vec::new(),
            lift: 0.0,
            travel: NEVER,
            alphas: [1.0, 1.0],
            fading: NEVER,
            figures: Vec::new(),
            counting: NEVER,
        }
    }

    /// When it has come to rest.
    fn end(&self) -> f32 {
        [self.turn, self.travel.end, self.fading.end, self.counting.end]
            .into_iter()
            .fold(0.0, f32::max)
    }

    /// Its marks at a time; `None` if they are those of the last time.
    fn show(&mut self, time: f32) -> Option<Vec<Mark>> {
        let turned = time >= self.turn;
        let changed = turned != self.turned;
        self.turned = turned;
        if !turned {
            return changed.then(|| self.faces[0].clone());
        }
        let share = eased(self.counting.share(time));
        let mut counted = false;
        for figure in &mut self.figures {
            counted |= figure.count(share, &mut self.faces[1]);
        }
        (changed || counted).then(|| self.faces[1].clone())
    }

    /// How far it is from where its present face stands.
    fn shift(&self, time: f32) -> Point {
        let Some(&from) = self.way.first() else {
            return Point::ZERO;
        };
        let share = self.travel.share(time);
        // It rises and falls as what is thrown does.
        let lift = self.lift * 4.0 * share * (1.0 - share);
        let at = along(&self.way, eased(share)) - Point::new(0.0, lift);
        // The old face stands where the way begins.
        if self.turned { at } else { at - from }
    }

    fn alpha(&self, time: f32) -> f32 {
        let [from, to] = self.alphas;
        from + (to - from) * self.fading.share(time)
    }
}

/// A hand that takes a piece up, carries it and puts it down: quick away, and slower the nearer it comes.
fn eased(share: f32) -> f32 {
    let rest = 1.0 - share;
    let (soon, late) = (share * share * (3.0 - 2.0 * share), 1.0 - rest * rest * rest);
    (soon + 2.0 * late) / 3.0
}

/// The point a share of the length along a line.
fn along(line: &[Point], share: f32) -> Point {
    let long: f32 = line.windows(2).map(|pair| pair[0].distance(pair[1])).sum();
    let mut rest = long * share;
    for pair in line.windows(2) {
        let step = pair[0].distance(pair[1]);
        if rest <= step {
            return pair[0].towards(pair[1], rest / step.max(f32::EPSILON));
        }
        rest -= step;
    }
    line.last().copied().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_piece_goes_all_of_its_way_and_never_back() {
        let corner = [Point::new(0.0, 0.0), Point::new(30.0, 0.0), Point::new(30.0, 10.0)];
        assert_eq!(along(&corner, 0.0), corner[0]);
        assert_eq!(along(&corner, 0.75), corner[1]);
        assert_eq!(along(&corner, 1.0), corner[2]);
        assert_eq!((eased(0.0), eased(1.0)), (0.0, 1.0));
        let shares: Vec<f32> = (0..=20).map(|i| eased(i as f32 / 20.0)).collect();
        assert!(shares.is_sorted(), "{shares:?}");
    }

    #[test]
    fn a_span_is_over_from_its_end_on() {
        let span = Span::new(100.0, 200.0);
        assert_eq!(
            [50.0, 100.0, 200.0, 300.0, 400.0].map(|t| span.share(t)),
            [0.0, 0.0, 0.5, 1.0, 1.0]
        );
    }
}
