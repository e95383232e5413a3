//! Dragging: what can be taken up, where it may be let go, and which touches that stands for. A drag plays nothing that touches
//! could not play.

use super::Show;
use super::entry::Entry;
use super::keys::{self, Holder, Kind};
use super::target::Target;
use crate::drawing::scene::{Layer, Mark, Node, Point, Rect, Scene, Stroke, Symbol, palette};
use crate::game::Seat;
use crate::yokohama::components::{Agent, OrderId, Piece};
use crate::yokohama::map::Place;
use crate::yokohama::{Move, Origin, Table};

/// Something that can be taken up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Grip {
    /// An own Assistant.
    Assistant(Origin),
    /// The own President.
    President,
    /// An Order of the hand.
    Order(OrderId),
    /// An own agent.
    Agent(Agent),
    /// A Shop or Trading House of the hand.
    Building(Piece),
}

/// What is being dragged, and where it is: in CSS pixels of the canvas.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Drag {
    /// What.
    pub grip: Grip,
    /// Where.
    pub at: Point,
}

/// What a move carries and where to, if it carries anything: to the hand goes what is let go over one's own things.
pub fn carried(table: &Table, action: Move) -> Option<(Grip, Target)> {
    let (acting, home) = (table.acting.place, Target::Player(table.active));
    Some(match action {
        Move::Place(to) => (Grip::Assistant(Origin::Hand), Target::Place(to)),
        Move::Shift(from, to) => (Grip::Assistant(from), Target::Place(to)),
        Move::Recall(from) => (Grip::Assistant(Origin::Area(from)), home),
        Move::Achieve(stack) => (Grip::Assistant(Origin::Hand), Target::Achievement(stack)),
        Move::Go(to, _) => (Grip::President, Target::Place(to)),
        Move::Return => (Grip::President, home),
        Move::Agent(agent, to) => (Grip::Agent(agent), Target::Place(to)),
        Move::Shop(space) => (Grip::Building(Piece::Shop), Target::Shop(acting, space)),
        Move::House => (Grip::Building(Piece::TradingHouse), Target::House(acting)),
        Move::Deliver(order) => (Grip::Order(order), home),
        _ => return None,
    })
}

/// Where something may be let go, each once.
pub fn goals(table: &Table, entry: &Entry, grip: Grip) -> Vec<Target> {
    let mut goals: Vec<Target> = entry
        .all()
        .filter_map(|action| carried(table, action).filter(|(taken, _)| *taken == grip))
        .map(|(_, goal)| goal)
        .collect();
    goals.sort_unstable();
    goals.dedup();
    goals
}

/// What to touch, first to last, for letting something go at a goal.
pub fn touches(table: &Table, entry: &Entry, grip: Grip, goal: Target) -> Vec<Target> {
    let action = entry.all().find(|&action| carried(table, action) == Some((grip, goal)));
    let path = action.map_or([None; 2], |action| entry.path(action));
    let mut path: Vec<Target> = path.into_iter().flatten().collect();
    // Of several ways there one is still to be chosen, and what cannot be taken back is still to be confirmed.
    if path.len() > 1 {
        path.retain(|target| !matches!(target, Target::Move(_)));
    }
    path
}

/// What can be taken up at a point; a pointer may miss it by `reach` pixels.
pub fn grip_at(table: &Table, entry: &Entry, scene: &Scene<Target>, at: Point, reach: f32) -> Option<Grip> {
    let over = |node: &&Node<Target>| {
        let bounds = node.touch().or_else(|| node.bounds());
        bounds.is_some_and(|rect| rect.inset(-reach).contains(at))
    };
    // What a sheet covers is out of reach.
    let top = scene.hit(at.x, at.y).map_or(Layer::Ground, |node| node.layer);
    let under_sheet = |node: &&Node<Target>| top < Layer::Sheet || node.layer >= Layer::Sheet;
    let mut grips = scene.nodes().iter().rev().filter(under_sheet).filter(over);
    grips.find_map(|node| grip_of(table, node).filter(|&grip| !goals(table, entry, grip).is_empty()))
}

/// What a node stands for, if it can be taken up.
fn grip_of(table: &Table, node: &Node<Target>) -> Option<Grip> {
    let me: Seat = table.active;
    match node.target {
        Some(Target::HandOrder(order)) => return Some(Grip::Order(order)),
        Some(Target::Agent(agent)) => return Some(Grip::Agent(agent)),
        _ => {}
    }
    let held = |piece: Piece| match piece {
        Piece::Assistant => Grip::Assistant(Origin::Hand),
        building => Grip::Building(building),
    };
    let hand = Piece::ALL
        .into_iter()
        .find(|&piece| node.key == keys::cell(Holder::Hand, piece));
    if let Some(piece) = hand {
        return Some(held(piece));
    }
    if node.key == keys::president(me) {
        return Some(Grip::President);
    }
    let pill = |place: &Place| node.key == keys::assistants(*place, me);
    let place = table.places().find(pill)?;
    Some(Grip::Assistant(Origin::Area(place)))
}

/// The goal at a point.
pub fn goal_at(scene: &Scene<Target>, goals: &[Target], at: Point) -> Option<Target> {
    let hit = scene.hit(at.x, at.y)?;
    if let Some(target) = hit.target.filter(|target| goals.contains(target)) {
        return Some(target);
    }
    // A token or a Shop on a tile is still that tile.
    let under = |goal: &&Target| {
        let rect = scene.target(**goal).and_then(|node| node.touch());
        hit.layer < Layer::Sheet && rect.is_some_and(|rect| rect.contains(at))
    };
    goals.iter().find(under).copied()
}

/// Draws the goals of a drag, and what is dragged under the pointer, over a finished scene.
pub fn draw(show: &Show, drag: Drag, scene: &mut Scene<Target>) {
    let goals = goals(show.table(), show.entry, drag.grip);
    let here = goal_at(scene, &goals, drag.at);
    let rings: Vec<(Rect, bool)> = goals
        .iter()
        .filter_map(|goal| Some((scene.target(*goal)?.touch()?, here == Some(*goal))))
        .collect();
    let mut marks = Vec::new();
    for (rect, is_here) in rings {
        let (halo, edge) = if is_here {
            (palette::VERMILION_HALO, palette::VERMILION)
        } else {
            (palette::OCHRE_LIGHT, palette::GOLD)
        };
        marks.push(Mark::block(rect.inset(-2.0), 6.0, Stroke::new(halo, 4.0)));
        marks.push(Mark::block(rect, 5.0, Stroke::new(edge, 2.5)));
    }
    let symbol = match drag.grip {
        Grip::Assistant(_) => Symbol::Assistant,
        Grip::President => Symbol::President,
        Grip::Order(_) => Symbol::Order,
        Grip::Agent(_) => Symbol::Agent,
        Grip::Building(piece) => piece.into(),
    };
    // Above the finger, so that it is seen.
    let place = Rect::around(drag.at + Point::new(0.0, -18.0), 44.0, 44.0);
    marks.push(Mark::tinted(symbol, place, show.crest(show.me()).color()));
    scene.push(Node::new(Kind::Drag.key(0, 0, 0), Layer::Hint).with_marks(marks));
}
