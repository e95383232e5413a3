//! Icons that leave something to choose (rulebook: Icon Descriptions). The Warehouse icon is answered as at the Employment
//! Agency.

use super::components::Good;
use super::event::{Event, Why};
use super::map;
use super::moves::{Move, Origin};
use super::refusal::{Chapter, Forbidden, Refusal};
use super::state::Table;
use super::{Asked, Offers, Playing, Yokohama};
use crate::game::Watch;

/// Naming a trade good that is gained by choice.
pub(super) mod any_good {
    use super::*;

    impl Yokohama {
        /// What a trade good comes to that the active seat chooses: with Mining Technology more Copper, unless that was given for this source already
        /// (rulebook: Technology Cards).
        pub fn of_choice(&self, table: &Table, good: Good) -> u16 {
            match table.pending.mined {
                true => 1,
                false => table.me().receipt(good.into(), 1),
            }
        }
    }

    pub(in super::super) fn moves(_: &Asked, out: &mut impl Offers) {
        Good::ALL.into_iter().for_each(|good| out.offer(Move::Good(good)));
    }

    pub(in super::super) fn check(_: &Asked, action: Move) -> Result<(), Forbidden> {
        match action {
            Move::Good(_) => Ok(()),
            Move::GoOn => Chapter::Icons.forbids(Refusal::MustChoose),
            _ => Chapter::FlowOfATurn.forbids(Refusal::OtherQuestion),
        }
    }

    pub(in super::super) fn play<W: Watch<Event>>(playing: &mut Playing<W>, action: Move) {
        if let Move::Good(good) = action {
            let seat = playing.seat();
            let amount = playing.game.of_choice(&playing.state.table, good);
            let once = playing.game.rules.mines_once_a_source();
            let pending = &mut playing.table().pending;
            pending.goods -= 1;
            // What is chosen of the same source later adds no more.
            pending.mined = pending.goods > 0 && (pending.mined || once && amount > 1);
            playing.gain_for(seat, good.into(), amount, Why::Choice);
        }
    }
}

/// The movement icon: one Assistant from the hand or an Area to any other Area but the Canal, for free.
pub(super) mod shift {
    use super::*;

    pub(in super::super) fn moves(asked: &Asked, out: &mut impl Offers) {
        out.offer(Move::GoOn);
        let table = asked.table;
        let targets = || table.places().filter(|&place| table.takes_pieces(place));
        if table.me().hand.assistants > 0 {
            targets().for_each(|to| out.offer(Move::Shift(Origin::Hand, to)));
        }
        for from in table.with_assistant(table.active) {
            let others = targets().filter(|&to| to != from);
            others.for_each(|to| out.offer(Move::Shift(Origin::Area(from), to)));
        }
    }

    pub(in super::super) fn check(asked: &Asked, action: Move) -> Result<(), Forbidden> {
        let (from, to) = match action {
            Move::GoOn => return Ok(()),
            Move::Shift(from, to) => (from, to),
            _ => return Chapter::FlowOfATurn.forbids(Refusal::OtherQuestion),
        };
        let table = asked.table;
        let places = map::places(table.players);
        match from {
            _ if to.0 >= places => Chapter::Setup.forbids(Refusal::NoSuchThing),
            _ if !table.takes_pieces(to) => Chapter::Canal.forbids(Refusal::Canal),
            Origin::Hand if table.me().hand.assistants == 0 => Chapter::Icons.forbids(Refusal::NoAssistantInHand),
            Origin::Area(from) if from.0 >= places => Chapter::Setup.forbids(Refusal::NoSuchThing),
            Origin::Area(from) if !table.takes_pieces(from) => Chapter::Canal.forbids(Refusal::Canal),
            Origin::Area(from) if table.board(from).assistants[table.active] == 0 => {
                Chapter::Icons.forbids(Refusal::NoAssistantThere)
            }
            Origin::Area(from) if from == to => Chapter::Icons.forbids(Refusal::SameArea),
            _ => Ok(()),
        }
    }

    pub(in super::super) fn play<W: Watch<Event>>(playing: &mut Playing<W>, action: Move) {
        let Move::Shift(from, to) = action else {
            playing.table().pending.movements = 0;
            return;
        };
        let seat = playing.seat();
        playing.table().pending.movements -= 1;
        playing.take_assistant(from);
        playing.table().boards[to.index()].assistants[seat] += 1;
        playing.watch.saw(Event::Shifted { seat, from, to });
    }
}
