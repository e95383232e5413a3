//! Church: Power and offerings make Faith, which buys a space of the Church board for good.

use super::super::components::Offering;
use super::super::event::Event;
use super::super::moves::{Move, Offerings};
use super::super::player::Player;
use super::super::refusal::{Chapter, Forbidden, Refusal};
use super::super::state::{Occupant, Stage};
use super::super::{Asked, Offers, Playing};
use super::boards;
use crate::game::Watch;

/// How many offerings a space needs beside the Power: neither fewer nor more are given.
fn needs(asked: &Asked, space: usize) -> u8 {
    asked.game.content.church[space].asks.saturating_sub(asked.yields())
}

impl Player {
    /// What the player could give for Faith, one of each kind.
    pub fn offerings(&self) -> Offerings {
        let can = |offering: &Offering| {
            let (what, amount) = offering.price();
            self.has(what) >= amount
        };
        Offering::ALL.into_iter().filter(can).collect()
    }
}

/// The spaces that can be taken with the offerings there are, and how many each needs.
fn within_reach(asked: &Asked, available: Offerings) -> impl Iterator<Item = (u8, u8)> {
    (0..asked.table.church.len())
        .map(move |space| (space as u8, needs(asked, space)))
        .filter(move |&(space, needs)| {
            asked.table.church[usize::from(space)] == Occupant::Nobody && needs <= available.len()
        })
}

/// Whether any space can be taken, be it with an Assistant that the University brings first.
pub(in super::super) fn open(asked: &Asked) -> bool {
    let (table, available) = (asked.table, asked.table.me().offerings());
    boards::assistant_within_reach(table) && within_reach(asked, available).next().is_some()
}

pub(in super::super) fn moves(asked: &Asked, out: &mut impl Offers) {
    out.offer(Move::GoOn);
    spaces(asked, out);
}

/// The spaces that can be taken, with each way to pay.
fn spaces(asked: &Asked, out: &mut impl Offers) {
    if !boards::assistant_at_hand(asked.table) {
        return;
    }
    let available = asked.table.me().offerings();
    for (space, needs) in within_reach(asked, available) {
        let ways = available.parts().filter(|given| given.len() == needs);
        ways.for_each(|given| out.offer(Move::Church(space, given)));
    }
}

pub(in super::super) fn check(asked: &Asked, action: Move) -> Result<(), Forbidden> {
    let (space, given) = match action {
        Move::GoOn => return Ok(()),
        Move::Church(space, given) => (usize::from(space), given),
        _ => return Chapter::FlowOfATurn.forbids(Refusal::OtherQuestion),
    };
    if space >= asked.table.church.len() || !given.without(Offerings::ALL).is_empty() {
        return Chapter::Church.forbids(Refusal::NoSuchThing);
    }
    if asked.table.church[space] != Occupant::Nobody {
        return Chapter::Church.forbids(Refusal::SpaceTaken);
    }
    let needs = needs(asked, space);
    if given.len() < needs {
        let (asks, faith) = (asked.game.content.church[space].asks, asked.yields() + given.len());
        return Chapter::Church.forbids(Refusal::FaithShort { asks, faith });
    }
    if given.len() > needs {
        return Chapter::Church.forbids(Refusal::Overpaid { needs });
    }
    match given.without(asked.table.me().offerings()).iter().next() {
        Some(offering) => Chapter::Church.forbids(Refusal::NoOffering { offering }),
        None if !boards::assistant_at_hand(asked.table) => Chapter::Church.forbids(Refusal::NoAssistantAtHand),
        None => Ok(()),
    }
}

pub(in super::super) fn play<W: Watch<Event>>(playing: &mut Playing<W>, action: Move) {
    let Move::Church(space, given) = action else {
        playing.table().stage = Stage::Bonus;
        return;
    };
    for offering in given.iter() {
        let (what, amount) = offering.price();
        playing.pay(what, amount);
    }
    boards::ask_for_assistant(playing, Stage::ChurchAssistant(space));
}
