//! What a touch that leads nowhere was meant to be: the move to be asked "why not?" about.

use super::entry::Target;
use crate::yokohama::components::{Agent, Country};
use crate::yokohama::map::Place;
use crate::yokohama::{Ask, Fee, Move, Offerings, Origin, Table, Toll};

/// The move that a touch of a target would be if it were legal, for the question that is open; `None` if the question has
/// nothing to do with such things. `chosen` is what was touched before.
pub fn meant(table: &Table, ask: Ask, chosen: Option<Target>, target: Target) -> Option<Move> {
    let acting = table.acting.place;
    let action = match (target, ask) {
        (Target::Place(place), Ask::Placement(_)) => Move::Place(place),
        (Target::Place(place), Ask::Movement) => Move::Go(place, Toll::FREE),
        (Target::Place(place), Ask::Recall) => Move::Recall(place),
        (Target::Place(place), Ask::Station) => Move::Station(place),
        (Target::Place(place), Ask::AssistantFrom) => Move::From(Origin::Area(place)),
        (Target::Place(place), Ask::Before | Ask::After) => match chosen {
            Some(Target::Agent(agent)) => Move::Agent(agent, place),
            _ => Move::Agent(some_agent(table), place),
        },
        (Target::Place(to), Ask::Movements(_)) => match chosen {
            Some(Target::Place(from)) => Move::Shift(Origin::Area(from), to),
            Some(Target::HandAssistants) => Move::Shift(Origin::Hand, to),
            // An Area without an own Assistant cannot be where the movement begins.
            _ => Move::Shift(Origin::Area(to), some_other(table, to)?),
        },
        (Target::HandAssistants, Ask::AssistantFrom) => Move::From(Origin::Hand),
        (Target::Church(space), _) => Move::Church(space, Offerings(0)),
        (Target::Customs(space), _) => Move::Customs(space),
        (Target::Order(_, space), Ask::SecondOrder) => Move::SecondOrder(space, Fee::Yen),
        (Target::Order(_, space), _) => Move::Order(space),
        (Target::Technology(_, space), _) => Move::Learn(space, 0),
        (Target::Token(_), _) => Move::TakeToken,
        (Target::Shop(place, space), Ask::Construction) if place == acting => Move::Shop(space),
        (Target::House(place), Ask::Construction) if place == acting => Move::House,
        (Target::Achievement(stack), _) => Move::Achieve(stack),
        (Target::Reward(space), _) => Move::Reward(space),
        (Target::HandOrder(order), _) => Move::Deliver(order),
        (Target::Warehouse(piece), _) => Move::Recruit(piece),
        (Target::Exchange(exchange), _) => Move::Exchange(exchange),
        (Target::Move(action), _) => action,
        _ => return None,
    };
    Some(action)
}

/// An agent that could be used, or any.
fn some_agent(table: &Table) -> Agent {
    Agent::all()
        .find(|agent| table.me().ready(*agent) > 0)
        .unwrap_or(Agent::Foreign(Country::American))
}

/// Any other place that takes pieces.
fn some_other(table: &Table, place: Place) -> Option<Place> {
    table
        .places()
        .find(|other| *other != place && table.takes_pieces(*other))
}
