//! Customs: imported goods buy a space of the Customs board for good.

use super::super::components::Resource;
use super::super::event::Event;
use super::super::moves::Move;
use super::super::refusal::{Chapter, Forbidden, Refusal};
use super::super::state::{Occupant, Stage};
use super::super::{Asked, Offers, Playing};
use super::boards;
use crate::game::Watch;

pub(in super::super) fn moves(asked: &Asked, out: &mut impl Offers) {
    out.offer(Move::GoOn);
    spaces(asked, out);
}

/// Whether any space can be taken, be it with an Assistant that the University brings first.
pub(in super::super) fn open(asked: &Asked) -> bool {
    boards::assistant_within_reach(asked.table) && within_reach(asked).next().is_some()
}

/// The spaces that can be taken.
fn spaces(asked: &Asked, out: &mut impl Offers) {
    if boards::assistant_at_hand(asked.table) {
        within_reach(asked).for_each(|space| out.offer(Move::Customs(space)));
    }
}

/// The free spaces that there are imported goods and Power for.
fn within_reach(asked: &Asked) -> impl Iterator<Item = u8> {
    let most = u16::from(asked.yields()).min(asked.table.me().imports);
    let spaces = asked.table.customs.iter().zip(&asked.game.content.customs);
    (0..)
        .zip(spaces)
        .filter(move |(_, (occupant, row))| **occupant == Occupant::Nobody && u16::from(row.asks) <= most)
        .map(|(space, _)| space)
}

pub(in super::super) fn check(asked: &Asked, action: Move) -> Result<(), Forbidden> {
    let space = match action {
        Move::GoOn => return Ok(()),
        Move::Customs(space) => usize::from(space),
        _ => return Chapter::FlowOfATurn.forbids(Refusal::OtherQuestion),
    };
    let Some(occupant) = asked.table.customs.get(space) else {
        return Chapter::Customs.forbids(Refusal::NoSuchThing);
    };
    if *occupant != Occupant::Nobody {
        return Chapter::Customs.forbids(Refusal::SpaceTaken);
    }
    let (asks, allows) = (asked.game.content.customs[space].asks, asked.yields());
    if asks > allows {
        return Chapter::Customs.forbids(Refusal::PowerShort { allows, asks });
    }
    let has = asked.table.me().imports;
    if u16::from(asks) > has {
        return Chapter::Customs.forbids(Refusal::TooDear {
            what: Resource::Import,
            needs: asks.into(),
            has,
        });
    }
    if !boards::assistant_at_hand(asked.table) {
        return Chapter::Customs.forbids(Refusal::NoAssistantAtHand);
    }
    Ok(())
}

pub(in super::super) fn play<W: Watch<Event>>(playing: &mut Playing<W>, action: Move) {
    let Move::Customs(space) = action else {
        playing.table().stage = Stage::Bonus;
        return;
    };
    let asks = playing.game.content.customs[usize::from(space)].asks;
    playing.pay(Resource::Import, asks.into());
    boards::ask_for_assistant(playing, Stage::CustomsAssistant(space));
}
