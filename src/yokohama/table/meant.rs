//! What a touch that leads nowhere was meant to be: the move to be asked "why not?" about.

use super::{Target, Thing};
use crate::yokohama::components::{Agent, Area, Country};
use crate::yokohama::map::Place;
use crate::yokohama::{Ask, Fee, Forbidden, Move, Offerings, Origin, Table, Toll};

/// The move that a touch of a target would be if it were legal, for the question that is open; `None` if the question has
/// nothing to do with such things. `chosen` is what was touched before.
pub fn meant(table: &Table, ask: Ask, chosen: Option<Target>, target: Target) -> Option<Move> {
    let action = match (target, ask) {
        (Target::Thing(Thing::Place(place)), Ask::Placement(_)) => Move::Place(place),
        (Target::Thing(Thing::Place(place)), Ask::Movement) => Move::Go(place, Toll::FREE),
        (Target::Thing(Thing::Place(place)), Ask::Recall) => Move::Recall(place),
        (Target::Thing(Thing::Place(place)), Ask::Station) => Move::Station(place),
        (Target::Thing(Thing::Place(place)), Ask::AssistantFrom) => Move::From(Origin::Area(place)),
        (Target::Thing(Thing::Place(place)), Ask::Before | Ask::After) => match chosen {
            Some(Target::Thing(Thing::Agent(agent))) => Move::Agent(agent, place),
            _ => Move::Agent(some_agent(table), place),
        },
        (Target::Thing(Thing::Place(to)), Ask::Movements(_)) => match chosen {
            Some(Target::Thing(Thing::Place(from))) => Move::Shift(Origin::Area(from), to),
            Some(Target::Thing(Thing::HandAssistants)) => Move::Shift(Origin::Hand, to),
            // An Area without an own Assistant cannot be where the movement begins.
            _ => Move::Shift(Origin::Area(to), some_other(table, to)?),
        },
        (Target::Thing(Thing::HandAssistants), Ask::AssistantFrom) => Move::From(Origin::Hand),
        (Target::Thing(Thing::Church(space)), _) => Move::Church(space, Offerings(0)),
        (Target::Thing(Thing::Customs(space)), _) => Move::Customs(space),
        (Target::Thing(Thing::Order(_, space)), Ask::SecondOrder) => Move::SecondOrder(space, Fee::Yen),
        (Target::Thing(Thing::Order(_, space)), _) => Move::Order(space),
        // Imported goods first: what is missing then is missing however one pays.
        (Target::Thing(Thing::Technology(_, space)), _) => {
            Move::Learn(space, u8::try_from(table.me().imports).unwrap_or(u8::MAX))
        }
        (Target::Thing(Thing::Token(_)), _) => Move::TakeToken,
        (Target::Thing(Thing::Shop(_, space)), _) => Move::Shop(space),
        (Target::Thing(Thing::House(_)), _) => Move::House,
        (Target::Thing(Thing::Achievement(stack)), _) => Move::Achieve(stack),
        (Target::Thing(Thing::Reward(space)), _) => Move::Reward(space),
        (Target::Thing(Thing::HandOrder(order)), _) => Move::Deliver(order),
        (Target::Thing(Thing::Warehouse(piece)), _) => Move::Recruit(piece),
        (Target::Thing(Thing::Exchange(exchange)), _) => Move::Exchange(exchange),
        (Target::Move(action) | Target::Way(action), _) => action,
        _ => return None,
    };
    Some(action)
}

/// The rule that shuts a target that belongs to another Area than the one that the open question is about.
pub fn elsewhere(table: &Table, ask: Ask, target: Target) -> Option<Forbidden> {
    let with_board = |areas: [Area; 2], board: u8| {
        let area = areas.into_iter().find(|area| area.board() == board)?;
        table.places().find(|&place| table.board(place).area == area)
    };
    let place = match target {
        Target::Thing(Thing::Order(board, _)) => with_board([Area::PortA, Area::PortB], board)?,
        Target::Thing(Thing::Technology(board, _)) => with_board([Area::LaboratoryA, Area::LaboratoryB], board)?,
        Target::Thing(Thing::Token(place))
        | Target::Thing(Thing::Shop(place, _))
        | Target::Thing(Thing::House(place)) => place,
        _ => return None,
    };
    table.acts_elsewhere(meant(table, ask, None, target)?, place)
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
