//! Church: Power and offerings make Faith, which buys a space of the Church board for good.

use super::super::components::Offering;
use super::super::event::Event;
use super::super::moves::{Move, Offerings};
use super::super::refusal::{Chapter, Forbidden, Refusal};
use super::super::state::{Occupant, Player, Stage};
use super::super::{Offers, Playing, Position};
use super::boards;
use crate::game::Watch;

/// How many offerings a space needs beside the Power: neither fewer nor more are given.
fn needs(position: &Position, space: usize) -> u8 {
    position.game.content.church[space]
        .asks
        .saturating_sub(position.yields())
}

/// The offerings that a player can make.
fn available(me: &Player) -> u8 {
    Offering::ALL.iter().zip(0..).fold(0, |set, (offering, bit)| {
        let (what, amount) = offering.price();
        set | u8::from(me.has(what) >= amount) << bit
    })
}

pub(in super::super) fn moves(position: &Position, out: &mut impl Offers) {
    out.offer(Move::GoOn);
    spaces(position, out);
}

/// The spaces that can be taken, with each way to pay.
pub(in super::super) fn spaces(position: &Position, out: &mut impl Offers) {
    let available = available(position.table.me());
    for (space, occupant) in position.table.church.iter().enumerate() {
        let needs = u32::from(needs(position, space));
        if *occupant != Occupant::Nobody || needs > available.count_ones() {
            continue;
        }
        for given in (0..1 << Offering::ALL.len()).filter(|given: &u8| given.count_ones() == needs) {
            if given & available == given {
                out.offer(Move::Church(space as u8, Offerings(given)));
            }
        }
    }
}

pub(in super::super) fn check(position: &Position, action: Move) -> Result<(), Forbidden> {
    let (space, given) = match action {
        Move::GoOn => return Ok(()),
        Move::Church(space, given) => (usize::from(space), given.0),
        _ => return Chapter::FlowOfATurn.forbids(Refusal::OtherQuestion),
    };
    if space >= position.table.church.len() || u32::from(given) >= 1 << Offering::ALL.len() {
        return Chapter::Church.forbids(Refusal::NoSuchThing);
    }
    if position.table.church[space] != Occupant::Nobody {
        return Chapter::Church.forbids(Refusal::SpaceTaken);
    }
    let offered = given.count_ones() as u8;
    let needs = needs(position, space);
    if offered < needs {
        let (asks, faith) = (position.game.content.church[space].asks, position.yields() + offered);
        return Chapter::Church.forbids(Refusal::FaithShort { asks, faith });
    }
    if offered > needs {
        return Chapter::Church.forbids(Refusal::Overpaid { needs });
    }
    let available = available(position.table.me());
    match Offering::ALL
        .iter()
        .zip(0..)
        .find(|(_, bit)| (given & !available) >> bit & 1 == 1)
    {
        Some((&offering, _)) => Chapter::Church.forbids(Refusal::NoOffering { offering }),
        None => Ok(()),
    }
}

pub(in super::super) fn play<W: Watch<Event>>(playing: &mut Playing<W>, action: Move) {
    let Move::Church(space, given) = action else {
        playing.table().stage = Stage::Bonus;
        return;
    };
    for (offering, bit) in Offering::ALL.into_iter().zip(0..) {
        if given.0 >> bit & 1 == 1 {
            let (what, amount) = offering.price();
            playing.pay(what, amount);
        }
    }
    boards::ask_for_assistant(playing, Stage::ChurchAssistant(space));
}
