//! 3 Blueprints for a step on a track (rulebook: Sequence of Play). It is an answer as a turn begins and at the end of the last one (a ruling).

use super::super::{Asked, Playing};
use super::components::{Resource, Track};
use super::decision::Ask;
use super::event::{Event, Why};
use super::moves::Move;
use super::payment::need;
use super::refusal::{Chapter, Forbidden, Refusal};
use crate::game::Watch;

/// The Blueprints that a step takes.
pub const PRICE: u16 = 3;

pub(super) fn moves(asked: &Asked, out: &mut impl Extend<Move>) {
    let me = asked.table.me();
    if me.blueprints >= PRICE {
        let open = Track::ALL.into_iter().filter(|&track| me.room(track) > 0);
        out.extend(open.map(Move::Exchange));
    }
}

pub(super) fn check(asked: &Asked, ask: Ask, track: Track) -> Result<(), Forbidden> {
    let me = asked.table.me();
    if !ask.takes_exchange() {
        return Chapter::SequenceOfPlay.forbids(Refusal::NotNow);
    }
    need(Chapter::SequenceOfPlay, Resource::Blueprints, PRICE, me.blueprints)?;
    match me.room(track) {
        0 => Chapter::SequenceOfPlay.forbids(Refusal::OnTop { track }),
        _ => Ok(()),
    }
}

pub(super) fn play<W: Watch<Event>>(playing: &mut Playing<W>, track: Track) {
    playing.pay(Resource::Blueprints, PRICE);
    playing.raise(track, 1, Why::Exchange);
}
