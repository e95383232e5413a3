//! Chinatown: exchanges (rulebook: Chinatown).

use super::super::{Asked, Playing};
use super::components::{Exchange, Resource};
use super::event::{Event, Why};
use super::moves::Move;
use super::payment::need;
use super::refusal::{Chapter, Forbidden};
use super::state::{Step, Table};
use super::turn::other_question;
use crate::game::Watch;

impl Exchange {
    /// What is paid and what is gained: `((resource, amount), (resource, amount))`.
    pub const fn terms(self) -> ((Resource, u16), (Resource, u16)) {
        use Resource::{Copper, Fish, Import, Silk, Tea, Yen};
        match self {
            Self::BuyCopper => ((Yen, 2), (Copper, 1)),
            Self::BuySilk => ((Yen, 2), (Silk, 1)),
            Self::BuyTea => ((Yen, 1), (Tea, 1)),
            Self::BuyFish => ((Yen, 1), (Fish, 1)),
            Self::SellCopper => ((Copper, 1), (Yen, 2)),
            Self::SellSilk => ((Silk, 1), (Yen, 2)),
            Self::SellTea => ((Tea, 1), (Yen, 1)),
            Self::SellFish => ((Fish, 1), (Yen, 1)),
            Self::BuyImport => ((Yen, 4), (Import, 1)),
        }
    }
}

/// The exchanges that can be paid.
fn payable(table: &Table) -> impl Iterator<Item = Exchange> {
    let me = table.me();
    Exchange::ALL.into_iter().filter(move |exchange| {
        let ((what, amount), _) = exchange.terms();
        me.has(what) >= amount
    })
}

/// Whether any exchange can be made, or a free action might bring what it takes.
pub(super) fn asks(table: &Table) -> bool {
    payable(table).next().is_some() || table.free_action_brings()
}

pub(super) fn moves(asked: &Asked, out: &mut Vec<Move>) {
    out.push(Move::GoOn);
    out.extend(payable(asked.table).map(Move::Exchange));
}

pub(super) fn check(asked: &Asked, action: Move) -> Result<(), Forbidden> {
    match action {
        Move::GoOn => Ok(()),
        Move::Exchange(exchange) => {
            let ((what, needs), _) = exchange.terms();
            need(Chapter::Chinatown, what, needs, asked.table.me().has(what))
        }
        _ => other_question(),
    }
}

pub(super) fn play<W: Watch<Event>>(playing: &mut Playing<W>, left: u8, action: Move) {
    let Move::Exchange(exchange) = action else {
        return playing.go_on(Step::Bonus);
    };
    let seat = playing.seat();
    let ((paid, price), (gained, amount)) = exchange.terms();
    playing.watch.saw(Event::Exchanged { seat, exchange });
    playing.pay(paid, price);
    match gained {
        // Each exchange is a receipt of its own (a ruling).
        Resource::Copper => playing.mine(amount, Why::Exchange),
        _ => playing.gain(gained, amount, Why::Exchange),
    }
    playing.go_on(Step::Exchange(left - 1));
}
