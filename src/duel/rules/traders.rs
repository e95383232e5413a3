//! Free actions: recruiting and using Traders (rulebook: Free actions).
//!
//! A Trader's action is a whole one, with the three steps, within the action that it interrupts: that one goes on with its own Place
//! and Influence once the Trader's is done.

use super::super::{Asked, Playing};
use super::components::{Criterion, Place};
use super::decision::Ask;
use super::event::{Actor, Event};
use super::moves::Move;
use super::places;
use super::player::Player;
use super::refusal::{Chapter, Forbidden, Refusal};
use super::state::{Action, Step};
use crate::game::Watch;

/// The Influence of a Trader.
pub(in super::super) const INFLUENCE: u8 = 3;

impl Criterion {
    /// How many of what it is about it asks for.
    pub const fn asks(self) -> u16 {
        match self {
            Self::Orders | Self::Technologies => 3,
            Self::Church | Self::Imports => 2,
        }
    }
}

impl Player {
    /// How many of what a criterion is about the player has.
    pub const fn counts(&self, criterion: Criterion) -> u16 {
        match criterion {
            Criterion::Orders => self.completed.len() as u16,
            Criterion::Technologies => self.technologies.len() as u16,
            Criterion::Church => self.church.len() as u16,
            Criterion::Imports => self.turned,
        }
    }
}

impl<W: Watch<Event>> Playing<'_, W> {
    /// The active seat recruits a Trader for each criterion that it meets and has none for: by itself, at once (a ruling).
    pub(super) fn recruit(&mut self) {
        let seat = self.seat();
        for criterion in Criterion::ALL {
            let me = self.me();
            if me.counts(criterion) >= criterion.asks() && !me.recruited.contains(criterion) {
                me.recruited.insert(criterion);
                me.traders += 1;
                self.watch.saw(Event::TraderRecruited { seat, criterion });
            }
        }
    }
}

pub(super) fn moves(asked: &Asked, out: &mut Vec<Move>) {
    if asked.table.me().traders > 0 {
        out.extend(Place::ALL.map(Move::Trader));
    }
}

pub(super) fn check(asked: &Asked, ask: Ask) -> Result<(), Forbidden> {
    if asked.table.me().traders == 0 {
        return Chapter::Traders.forbids(Refusal::NoTrader);
    }
    if !ask.is_between_steps() {
        return Chapter::Traders.forbids(Refusal::InsideAStep);
    }
    Ok(())
}

pub(super) fn play<W: Watch<Event>>(playing: &mut Playing<W>, place: Place) {
    playing.me().traders -= 1;
    let table = playing.table();
    table.actions[usize::from(table.depth)] = Action {
        place,
        influence: INFLUENCE,
        step: Step::Support,
    };
    table.depth += 1;
    places::choose(playing, place, Actor::Trader);
}

/// A Trader's action is done: the one that it interrupted goes on.
pub(super) fn end<W: Watch<Event>>(playing: &mut Playing<W>) {
    let table = playing.table();
    *table.action_mut() = Action::FIRST;
    table.depth -= 1;
}
