//! What can be taken up on Yokohama's table, and where it goes.

use super::keys::{self, Holder};
use super::{Target, Thing};
use crate::drawing::scene::{Node, Symbol};
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

impl Grip {
    /// What is dragged of it.
    pub(super) fn symbol(self) -> Symbol {
        match self {
            Self::Assistant(_) => Symbol::Assistant,
            Self::President => Symbol::President,
            Self::Order(_) => Symbol::Order,
            Self::Agent(_) => Symbol::Agent,
            Self::Building(piece) => piece.into(),
        }
    }
}

/// What a move carries and where to, if it carries anything: to the hand goes what is let go over one's own things.
pub(super) fn carried(table: &Table, action: Move) -> Option<(Grip, Target)> {
    let (acting, home) = (table.acting.place, Target::Player(table.active));
    Some(match action {
        Move::Place(to) => (Grip::Assistant(Origin::Hand), Target::Thing(Thing::Place(to))),
        Move::Shift(from, to) => (Grip::Assistant(from), Target::Thing(Thing::Place(to))),
        Move::Recall(from) => (Grip::Assistant(Origin::Area(from)), home),
        Move::Achieve(stack) => (Grip::Assistant(Origin::Hand), Target::Thing(Thing::Achievement(stack))),
        Move::Go(to, _) => (Grip::President, Target::Thing(Thing::Place(to))),
        Move::Return => (Grip::President, home),
        Move::Agent(agent, to) => (Grip::Agent(agent), Target::Thing(Thing::Place(to))),
        Move::Shop(space) => (Grip::Building(Piece::Shop), Target::Thing(Thing::Shop(acting, space))),
        Move::House => (Grip::Building(Piece::TradingHouse), Target::Thing(Thing::House(acting))),
        Move::Deliver(order) => (Grip::Order(order), home),
        _ => return None,
    })
}

/// What a node stands for, if it can be taken up.
pub(super) fn grip_of(table: &Table, node: &Node<Target>) -> Option<Grip> {
    let me: Seat = table.active;
    match node.target {
        Some(Target::Thing(Thing::HandOrder(order))) => return Some(Grip::Order(order)),
        Some(Target::Thing(Thing::Agent(agent))) => return Some(Grip::Agent(agent)),
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
