//! B4. 5-Power bonus step: after an action of Power 5 the Area's token may be taken.

use super::components::{Agent, MOST_POWER};
use super::event::{Event, Why};
use super::moves::Move;
use super::refusal::{Chapter, Forbidden, Refusal};
use super::state::{Stage, Table};
use super::{Asked, Offers, Playing};
use crate::game::Watch;

/// Whether there is a token to take.
pub(super) fn open(table: &Table) -> bool {
    table.acting.power == MOST_POWER && table.board(table.acting.place).token.is_some()
}

pub(super) fn moves(_: &Asked, out: &mut impl Offers) {
    out.offer(Move::GoOn);
    out.offer(Move::TakeToken);
}

pub(super) fn check(_: &Asked, action: Move) -> Result<(), Forbidden> {
    match action {
        Move::GoOn | Move::TakeToken => Ok(()),
        _ => Chapter::FlowOfATurn.forbids(Refusal::OtherQuestion),
    }
}

pub(super) fn play<W: Watch<Event>>(playing: &mut Playing<W>, action: Move) {
    playing.table().stage = Stage::Construction;
    if action != Move::TakeToken {
        return;
    }
    let seat = playing.seat();
    let place = playing.state.table.acting.place;
    let Some(token) = playing.table().boards[place.index()].token.take() else {
        return;
    };
    playing.me().tokens += 1;
    playing.watch.saw(Event::TokenTaken { seat, place, token });
    if token.is_free_agent() {
        playing.me().free_agents += 1;
        playing.watch.saw(Event::AgentJoined {
            seat,
            agent: Agent::Free,
        });
    } else {
        playing.reward(playing.game.content.tokens[usize::from(token.0)].reward, Why::Token);
    }
}
