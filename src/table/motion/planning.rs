//! What moves: the difference of two scenes, told by the events between them.

use crate::drawing::geometry::Held as _;
use std::collections::HashMap;

use super::super::keys::{OF_GAMES, Part};
use super::super::{SceneOf, Show, Shown, TargetOf};
use super::figures::figures;
use super::flights::{Flight, timeline};
use super::{Actor, LONGEST, Moved, Plan, Span, extent};
use crate::drawing::scene::{Key, Layer, Mark, Node, Point};
use crate::sorting;

/// How long a piece takes that only makes room, or a card that fades, in milliseconds.
const BRIEF: f32 = 220.0;
/// How long numbers count at the least, in milliseconds.
const COUNTING: f32 = 320.0;
/// How high a piece is lifted at the most, in pixels.
const LIFT: f32 = 14.0;
/// How far the light around a card reaches, in pixels: a node that differs by less has not moved.
const LIGHT: f32 = 6.0;

/// How things of a kind get from scene to scene.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Transition {
    /// They are at once as they are: tiles, buttons, sheets, words.
    Still,
    /// They slide to where they stand, and fade in and out.
    Slides,
    /// They slide, but to make room alone: what they show changes when a piece comes or goes.
    Piles,
    /// As piles, but of a single piece: where it stands far from where it stood and no event tells of it, it flies there.
    Roams,
    /// They stay, and change when a piece comes or goes.
    Takes,
    /// They stay, and their numbers count.
    Counts,
    /// They are drawn when everything is in its place.
    Follows,
}

impl Transition {
    /// That of something of one of some kinds, each with theirs; `is_of` says whether it is of a kind. What is of none stands still.
    pub(crate) fn among<K>(manners: &[(Self, &[K])], is_of: impl Fn(&K) -> bool) -> Self {
        let found = manners.iter().find(|(_, kinds)| kinds.iter().any(&is_of));
        found.map_or(Self::Still, |(transition, _)| *transition)
    }
}

/// How what has a key gets from scene to scene.
fn transition<G: Moved>(key: Key) -> Transition {
    const COUNTS: [Part; 4] = [Part::Panel, Part::Strip, Part::Me, Part::Gauge];
    match key {
        key if key.kind() >= OF_GAMES => G::transition(key),
        key if COUNTS.iter().any(|part| part.has(key)) => Transition::Counts,
        key if Part::Trace.has(key) => Transition::Follows,
        _ => Transition::Still,
    }
}

impl<G: Moved> Plan<G> {
    /// How the table gets from the scene `before` to the scene `after` of a `show`. Both must be drawn for the same seat, and
    /// the events between them be told as it may know them. `None` if nothing moves, or if the whole board does: then the
    /// view was panned, and nothing can be followed.
    pub fn new(before: &SceneOf<G>, after: &SceneOf<G>, show: &Show<G>, events: &[G::Event]) -> Option<Self> {
        if before.size != after.size || !same_board::<G>(before, after) {
            return None;
        }
        let timeline = timeline(before, after, show, events);
        let mut planning = Planning {
            old: before.nodes().iter().map(|node| (node.key, node)).collect(),
            frame: after.clone(),
            acts: HashMap::new(),
            filling: timeline.filling.unwrap_or(Span::new(0.0, BRIEF)),
        };
        for node in before.nodes().iter().filter(|node| after.node(node.key).is_none()) {
            planning.leave(node, &timeline.flights);
        }
        for node in after.nodes() {
            planning.stay(node, &timeline.flights);
        }
        let latest = timeline
            .flights
            .iter()
            .map(|flight| flight.span.end)
            .fold(0.0, f32::max);
        for (number, flight) in timeline.flights.into_iter().enumerate() {
            planning.fly(number, flight);
        }
        planning.count(after, latest);
        planning.finish()
    }
}

/// How far a name goes at most when its tile is lit, in pixels.
const NEAR: f32 = 4.0;

/// Whether the tiles stand where they stood.
fn same_board<G: Moved>(before: &SceneOf<G>, after: &SceneOf<G>) -> bool {
    let tiles = |scene: &SceneOf<G>| -> Vec<_> {
        let tiles = scene.nodes().iter().filter(|node| G::is_fixed(node.key));
        tiles.filter_map(extent).map(|rect| rect.centre()).collect()
    };
    let (before, after) = (tiles(before), tiles(after));
    // A name gives way to the edge of its tile, which is wider where it is lit.
    let near = |(before, after): (&Point, &Point)| before.distance(*after) < NEAR;
    before.len() == after.len() && before.iter().zip(&after).all(near)
}

struct Planning<'a, G: Shown> {
    old: HashMap<Key, &'a Node<TargetOf<G>>>,
    frame: SceneOf<G>,
    /// By key, since the frame still grows.
    acts: HashMap<Key, Actor>,
    filling: Span,
}

impl<G: Moved> Planning<'_, G> {
    /// A node that only the old scene has: it is there until it is taken, or fades.
    fn leave(&mut self, node: &Node<TargetOf<G>>, flights: &[Flight]) {
        if !matches!(
            transition::<G>(node.key),
            Transition::Slides | Transition::Piles | Transition::Roams
        ) {
            return;
        }
        let taken = taken(node.key, flights);
        let mut actor = Actor::new(0);
        actor.faces = [node.marks.clone(), Vec::new()];
        match taken {
            Some(at) => actor.turn = at,
            None => {
                actor.turn = BRIEF;
                actor.alphas = [1.0, 0.0];
                actor.fading = Span::new(0.0, BRIEF);
            }
        }
        self.frame
            .push(Node::new(node.key, node.layer).with_marks(node.marks.clone()));
        self.acts.insert(node.key, actor);
    }

    /// A node of the new scene.
    fn stay(&mut self, node: &Node<TargetOf<G>>, flights: &[Flight]) {
        let transition = transition::<G>(node.key);
        let old = self.old.get(&node.key).copied();
        match transition {
            Transition::Still | Transition::Counts => return,
            Transition::Follows => return self.follow(node, flights),
            Transition::Slides | Transition::Piles | Transition::Roams | Transition::Takes => {}
        }
        let joined = joined(node.key, flights);
        let mut actor = Actor::new(0);
        actor.faces[1].clone_from(&node.marks);
        let Some(old) = old else {
            match joined {
                Some(at) => actor.turn = at,
                None if transition == Transition::Takes => return,
                None => {
                    let span = if G::is_drawn(node.key) {
                        self.filling
                    } else {
                        Span::new(0.0, BRIEF)
                    };
                    actor.alphas = [0.0, 1.0];
                    actor.fading = span;
                }
            }
            self.acts.insert(node.key, actor);
            return;
        };
        let wanders = transition == Transition::Roams;
        let way = if transition == Transition::Takes {
            Point::ZERO
        } else {
            way(old, node)
        };
        if wanders && (joined.is_some() || way != Point::ZERO && long(way)) {
            // It is on its way above the table; its place is empty until it comes.
            actor.turn = joined.unwrap_or_else(|| {
                self.wander(old, node, way);
                BRIEF
            });
            self.acts.insert(node.key, actor);
            return;
        }
        if way != Point::ZERO {
            let span = if G::is_drawn(node.key) {
                self.filling
            } else {
                Span::new(0.0, BRIEF)
            };
            actor.way = vec![way, Point::ZERO];
            actor.travel = span;
        }
        let turn = joined.or_else(|| taken(node.key, flights));
        if let Some(turn) = turn.filter(|_| old.marks != node.marks) {
            actor.faces[0].clone_from(&old.marks);
            actor.turn = turn;
        }
        if way != Point::ZERO || actor.turn > 0.0 {
            self.acts.insert(node.key, actor);
        }
    }

    /// A node that appears, if it is new, when the last piece has come.
    fn follow(&mut self, node: &Node<TargetOf<G>>, flights: &[Flight]) {
        if self.old.get(&node.key).is_some_and(|old| old.marks == node.marks) {
            return;
        }
        let mut actor = Actor::new(0);
        actor.faces[1].clone_from(&node.marks);
        actor.turn = flights.iter().map(|flight| flight.span.end).fold(0.0, f32::max);
        self.acts.insert(node.key, actor);
    }

    /// A single piece that no event tells of, but that stands elsewhere.
    fn wander(&mut self, old: &Node<TargetOf<G>>, node: &Node<TargetOf<G>>, way: Point) {
        let Some(end) = extent(node).map(|rect| rect.centre()) else {
            return;
        };
        let flight = Flight {
            marks: node.marks.clone(),
            middle: end,
            way: vec![end + way, end],
            leaves: None,
            joins: None,
            span: Span::new(0.0, BRIEF),
        };
        self.fly(usize::from(old.key.kind()), flight);
    }

    /// What is in the air.
    fn fly(&mut self, number: usize, flight: Flight) {
        let mut actor = Actor::new(0);
        let key = Part::Flyer.key(number as u16, u16::from(flight.joins.is_none()), 0);
        let long: f32 = flight.way.windows(2).map(|pair| pair[0].distance(pair[1])).sum();
        actor.way = flight.way.iter().map(|&at| at - flight.middle).collect();
        actor.lift = (long * 0.08).min(LIFT);
        actor.travel = flight.span;
        actor.faces[1] = flight.marks;
        // A piece of which there is but one stands where it stood until it leaves.
        if flight.leaves.is_none() || flight.leaves != flight.joins {
            actor.turn = flight.span.start;
        }
        self.frame.push(Node::new(key, Layer::Hint));
        self.acts.insert(key, actor);
    }

    /// The numbers that differ count while pieces move: those that were there before.
    fn count(&mut self, after: &SceneOf<G>, latest: f32) {
        for node in after
            .nodes()
            .iter()
            .filter(|node| transition::<G>(node.key) == Transition::Counts)
        {
            let Some(old) = self.old.get(&node.key) else {
                continue;
            };
            let figures = figures(&old.marks, &node.marks);
            if figures.is_empty() {
                continue;
            }
            let mut actor = Actor::new(0);
            actor.faces[1].clone_from(&node.marks);
            actor.figures = figures;
            actor.counting = Span::new(0.0, latest.held(COUNTING, LONGEST));
            self.acts.insert(node.key, actor);
        }
    }

    fn finish(self) -> Option<Plan<G>> {
        let places: HashMap<Key, usize> = self.frame.nodes().iter().map(|node| node.key).zip(0..).collect();
        let place = |(key, mut actor): (Key, Actor)| {
            actor.node = *places.get(&key)?;
            // As the frame has it: the first look shows the face that is due.
            actor.turned = actor.turn <= 0.0;
            Some(actor)
        };
        let mut frame = self.frame;
        let mut actors: Vec<Actor> = self.acts.into_iter().filter_map(place).collect();
        sorting::by_key(&mut actors, |actor| actor.node);
        for actor in &actors {
            frame.nodes_mut()[actor.node]
                .marks
                .clone_from(&actor.faces[usize::from(actor.turned)]);
        }
        let length = actors.iter().map(Actor::end).fold(0.0, f32::max);
        (length > 0.0).then_some(Plan { frame, actors, length })
    }
}

/// How far a node stands from where it will: zero if it stays, or if either is out of sight.
fn way<T>(old: &Node<T>, node: &Node<T>) -> Point {
    let ends = [old, node].map(|node| node.marks.first().map(first_corner));
    match ends {
        [Some(from), Some(to)] if from.distance(to) > LIGHT => from - to,
        _ => Point::ZERO,
    }
}

/// The upper left corner of what a node is made of.
fn first_corner(mark: &Mark) -> Point {
    match mark {
        Mark::Clip(_, marks) => marks.first().map_or(Point::ZERO, first_corner),
        mark => {
            let bounds = mark.bounds();
            Point::new(bounds.x, bounds.y)
        }
    }
}

fn long(way: Point) -> bool {
    way.distance(Point::ZERO) > 60.0
}

/// When the first piece leaves a pile.
fn taken(key: Key, flights: &[Flight]) -> Option<f32> {
    let leaving = flights.iter().filter(|flight| flight.leaves == Some(key));
    leaving.map(|flight| flight.span.start).reduce(f32::min)
}

/// When the last piece joins a pile.
fn joined(key: Key, flights: &[Flight]) -> Option<f32> {
    let joining = flights.iter().filter(|flight| flight.joins == Some(key));
    joining.map(|flight| flight.span.end).reduce(f32::max)
}
