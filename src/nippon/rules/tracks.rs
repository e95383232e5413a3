//! Knowledge and Mines: a level marker goes up (rulebook: Knowledge; Mines).

use super::super::content::Bonus;
use super::super::{Asked, Playing};
use super::components::{Action, Resource, Track};
use super::event::{Event, Why};
use super::moves::Move;
use super::refusal::{Chapter, Forbidden, Refusal};
use super::turn::{end_action, must_choose};
use crate::game::Watch;

/// What 1, 2 and 3 steps cost, in thousands of yen.
pub const PRICES: [u16; 3] = [1, 3, 6];

/// The track of an action.
const fn track_of(action: Action) -> Track {
    match action {
        Action::Knowledge => Track::Knowledge,
        _ => Track::Coal,
    }
}

/// The chapter about a track's action.
const fn chapter(track: Track) -> Chapter {
    match track {
        Track::Knowledge => Chapter::Knowledge,
        _ => Chapter::Mines,
    }
}

pub(super) fn is_possible(asked: &Asked, action: Action) -> bool {
    let me = asked.table.me();
    me.room(track_of(action)) > 0 && me.yen >= PRICES[0]
}

/// A marker on the topmost slot cannot be moved (a ruling: it must be).
pub(super) fn check_action(asked: &Asked, action: Action) -> Result<(), Forbidden> {
    let track = track_of(action);
    if asked.table.me().room(track) == 0 {
        return chapter(track).forbids(Refusal::OnTop { track });
    }
    asked.need_yen(chapter(track), PRICES[0])
}

pub(super) fn moves(asked: &Asked, track: Track, out: &mut impl Extend<Move>) {
    let me = asked.table.me();
    let steps = (1..).zip(PRICES).take(me.room(track).into());
    out.extend(
        steps
            .filter(|(_, price)| me.yen >= *price)
            .map(|(steps, _)| Move::Steps(steps)),
    );
}

pub(super) fn check(asked: &Asked, track: Track, action: Move) -> Result<(), Forbidden> {
    let chapter = chapter(track);
    let steps = match action {
        Move::Steps(steps) => steps,
        _ => return must_choose(action, chapter),
    };
    let Some(price) = usize::from(steps).checked_sub(1).and_then(|at| PRICES.get(at)) else {
        return chapter.forbids(Refusal::NoSuchThing);
    };
    let room = asked.table.me().room(track);
    if steps > room {
        return chapter.forbids(Refusal::BeyondTop { room });
    }
    asked.need_yen(chapter, *price)
}

pub(super) fn play<W: Watch<Event>>(playing: &mut Playing<W>, track: Track, action: Move) {
    let Move::Steps(steps) = action else {
        return;
    };
    playing.pay(Resource::Yen, PRICES[usize::from(steps) - 1]);
    playing.raise(track, steps, Why::Action);
    if track == Track::Knowledge {
        let more = playing.game.sum(playing.state.table.me(), |bonus| match bonus {
            Bonus::KnowledgeActionPlus(more) => Some(more),
            _ => None,
        });
        playing.raise(track, more, Why::Factory);
    }
    end_action(playing);
}
