//! Machinery: up to three Improvements of own Factories (rulebook: Machinery).

use super::super::content::Bonus;
use super::super::{Asked, Playing};
use super::components::{Good, Resource};
use super::event::{Event, Why};
use super::moves::Move;
use super::player::Player;
use super::refusal::{Chapter, Forbidden, Refusal};
use super::turn::{check_stop, did, other_question};
use crate::game::Watch;

/// What an Improvement costs, in thousands of yen.
pub const PRICE: u16 = 5;

impl Player {
    /// The goods whose Factories can be improved. If there are none, Machines go to the own supply.
    pub fn improvables(&self) -> impl Iterator<Item = Good> + Clone + '_ {
        Good::ALL.into_iter().filter(|&good| self.improvable(good))
    }
}

pub(super) fn is_possible(asked: &Asked) -> bool {
    asked.table.me().yen >= PRICE
}

pub(super) fn check_action(asked: &Asked) -> Result<(), Forbidden> {
    asked.need_yen(Chapter::Machinery, PRICE)
}

pub(super) fn moves(asked: &Asked, out: &mut impl Extend<Move>) {
    let me = asked.table.me();
    if asked.table.turn.done > 0 {
        out.extend([Move::Stop]);
    }
    if me.yen < PRICE {
        return;
    }
    match me.improvables().next() {
        Some(_) => out.extend(me.improvables().map(Move::Improve)),
        None => out.extend([Move::Store]),
    }
}

pub(super) fn check(asked: &Asked, action: Move) -> Result<(), Forbidden> {
    let me = asked.table.me();
    match action {
        Move::Stop => return check_stop(asked, Chapter::Machinery),
        Move::Improve(good) if me.factory(good).is_none() => {
            return Chapter::Machinery.forbids(Refusal::NoFactory { good });
        }
        Move::Improve(good) if !me.improvable(good) => {
            return Chapter::Machinery.forbids(Refusal::FullyImproved { good });
        }
        Move::Store if Good::ALL.into_iter().any(|good| me.improvable(good)) => {
            return Chapter::Machinery.forbids(Refusal::FactoryFirst);
        }
        Move::Improve(_) | Move::Store => {}
        _ => return other_question(),
    }
    asked.need_yen(Chapter::Machinery, PRICE)
}

pub(super) fn play<W: Watch<Event>>(playing: &mut Playing<W>, action: Move) {
    playing.pay(Resource::Yen, PRICE);
    match action {
        Move::Improve(good) => playing.improve(good, Why::Action),
        _ => {
            let seat = playing.seat();
            let me = playing.me();
            me.machines = me.machines.saturating_add(1);
            playing.watch.saw(Event::MachineStored { seat });
        }
    }
    let points = playing.game.sum(playing.state.table.me(), |bonus| match bonus {
        Bonus::ImprovementPoints(points) => Some(points),
        _ => None,
    });
    playing.score(points.into(), Why::Factory);
    did(playing);
}
