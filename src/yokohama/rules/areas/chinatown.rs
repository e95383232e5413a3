//! Chinatown: exchanges of money, trade goods and imported goods, one after another.

use super::super::components::Exchange;
use super::super::event::{Event, Why};
use super::super::moves::Move;
use super::super::refusal::{Chapter, Forbidden, Refusal};
use super::super::state::Stage;
use super::super::{Asked, Offers, Playing};
use crate::game::Watch;

pub(in super::super) fn moves(asked: &Asked, out: &mut impl Offers) {
    out.offer(Move::GoOn);
    exchanges(asked, out);
}

/// The exchanges that can be paid for.
pub(in super::super) fn exchanges(asked: &Asked, out: &mut impl Offers) {
    let me = asked.table.me();
    for exchange in Exchange::ALL {
        let ((what, amount), _) = exchange.terms();
        if me.has(what) >= amount {
            out.offer(Move::Exchange(exchange));
        }
    }
}

pub(in super::super) fn check(asked: &Asked, action: Move) -> Result<(), Forbidden> {
    let exchange = match action {
        Move::GoOn => return Ok(()),
        Move::Exchange(exchange) => exchange,
        _ => return Chapter::FlowOfATurn.forbids(Refusal::OtherQuestion),
    };
    let ((what, needs), _) = exchange.terms();
    let has = asked.table.me().has(what);
    if needs > has {
        return Chapter::Chinatown.forbids(Refusal::TooDear { what, needs, has });
    }
    Ok(())
}

pub(in super::super) fn play<W: Watch<Event>>(playing: &mut Playing<W>, left: u8, action: Move) {
    let Move::Exchange(exchange) = action else {
        playing.table().stage = Stage::Bonus;
        return;
    };
    let seat = playing.seat();
    let ((given, price), (what, amount)) = exchange.terms();
    playing.watch.saw(Event::Exchanged { seat, exchange });
    playing.pay(given, price);
    playing.gain(what, amount, Why::Exchange);
    playing.table().stage = Stage::Chinatown(left - 1);
}
