//! B6. Recovery step: the own Assistants of the Area return to the hand; with the Telephone one may stay.

use super::components::Title;
use super::event::Event;
use super::map::Place;
use super::moves::Move;
use super::refusal::{Chapter, Forbidden, Refusal};
use super::state::{Actor, Stage, Table};
use super::{Asked, Offers, Playing};
use crate::game::Watch;

/// Whether there is a choice.
pub(super) fn open(table: &Table) -> bool {
    table.me().knows(Title::Telephone) && table.board(table.acting.place).assistants[table.active] > 0
}

pub(super) fn moves(_: &Asked, out: &mut impl Offers) {
    out.offer(Move::GoOn);
    out.offer(Move::Leave);
}

pub(super) fn check(_: &Asked, action: Move) -> Result<(), Forbidden> {
    match action {
        Move::GoOn | Move::Leave => Ok(()),
        _ => Chapter::FlowOfATurn.forbids(Refusal::OtherQuestion),
    }
}

pub(super) fn play<W: Watch<Event>>(playing: &mut Playing<W>, action: Move) {
    let acting = playing.state.table.acting;
    let here = playing.state.table.board(acting.place).assistants[playing.seat()];
    recover(playing, acting.place, here - u8::from(action == Move::Leave));
    playing.table().stage = match acting.by {
        Actor::AgentBefore => Stage::Before,
        Actor::President | Actor::AgentAfter => Stage::After,
    };
}

/// Returns some of the active seat's Assistants of an Area to the hand.
pub(super) fn recover<W: Watch<Event>>(playing: &mut Playing<W>, place: Place, count: u8) {
    if count == 0 {
        return;
    }
    let seat = playing.seat();
    playing.table().boards[place.index()].assistants[seat] -= count;
    playing.me().hand.assistants += count;
    playing.watch.saw(Event::Recovered { seat, place, count });
}
