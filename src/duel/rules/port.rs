//! Port: Orders are looked at, one is kept for free, a second one for a fee; the others go under the deck (rulebook: Port). A reward
//! that has Orders looked at works alike, without a fee.

use super::super::{Asked, Playing};
use super::components::{Fee, OrderId, Resource};
use super::event::Event;
use super::moves::Move;
use super::payment::need;
use super::player::Player;
use super::refusal::{Chapter, Forbidden, Refusal};
use super::state::{Looking, Table};
use super::turn::other_question;
use crate::game::Watch;

impl Fee {
    /// What it is paid in, and how much. An imported good may be of either side.
    pub const fn price(self) -> (Resource, u16) {
        match self {
            Self::Yen => (Resource::Yen, 2),
            Self::Import => (Resource::Import, 1),
        }
    }
}

impl Player {
    /// What there is to pay a fee with.
    const fn means(&self, fee: Fee) -> u16 {
        match fee {
            Fee::Yen => self.yen,
            Fee::Import => self.all_imports(),
        }
    }

    fn can_pay(&self, fee: Fee) -> bool {
        self.means(fee) >= fee.price().1
    }
}

/// The Port's action: Orders are looked at, of which one is kept for free, and perhaps a second one for a fee.
pub(super) fn act<W: Watch<Event>>(playing: &mut Playing<W>, at: u8) {
    look(playing, at, 1, true);
}

/// A reward: Orders are looked at, of which so many are kept.
pub(super) fn reward<W: Watch<Event>>(playing: &mut Playing<W>, at: u8, keep: u8) {
    look(playing, at, keep, false);
}

/// Draws Orders to be looked at, as many as the deck has: so many are kept for free, and perhaps one more for a fee.
fn look<W: Watch<Event>>(playing: &mut Playing<W>, at: u8, free: u8, paid: bool) {
    let seat = playing.seat();
    let mut looked = 0;
    while looked < at
        && let Some(order) = playing.draw_order()
    {
        looked += 1;
        playing.state.secret.hands[seat].looked.insert(order);
        playing.watch.saw(Event::OrderLookedAt {
            seat,
            order: Some(order),
        });
    }
    if looked > 0 {
        playing.me().looked = looked;
        let table = playing.table();
        let below = table.owed.len();
        table.looking = Some(Looking { free, paid, below });
    }
}

/// Whether there is anything to choose of what is looked at.
pub(super) fn asks(table: &Table, looking: Looking) -> bool {
    let me = table.me();
    match looking.free {
        0 if looking.paid => {
            me.looked > 0 && (Fee::ALL.into_iter().any(|fee| me.can_pay(fee)) || table.free_action_brings())
        }
        0 => me.looked > 1,
        free => me.looked > free,
    }
}

/// Does what is left without a choice: all are kept, none is paid for, the last one goes under the deck.
pub(super) fn pass<W: Watch<Event>>(playing: &mut Playing<W>, looking: Looking) {
    let seat = playing.seat();
    let looked = playing.state.secret.hands[seat].looked;
    if looking.free > 0 {
        looked.iter().for_each(|order| take(playing, order));
        playing.table().looking = None;
    } else if looking.paid {
        refuse_second(playing);
    } else {
        looked.iter().for_each(|order| put_under(playing, order));
        playing.table().looking = None;
    }
}

/// No second Order is paid for.
fn refuse_second<W: Watch<Event>>(playing: &mut Playing<W>) {
    if let Some(looking) = &mut playing.table().looking {
        looking.paid = false;
    }
}

/// An Order that was looked at comes to the hand.
fn take<W: Watch<Event>>(playing: &mut Playing<W>, order: OrderId) {
    let seat = playing.seat();
    playing.state.secret.hands[seat].looked.remove(order);
    playing.me().looked -= 1;
    playing.state.secret.hands[seat].orders.insert(order);
    playing.me().orders_in_hand += 1;
    let order = Some(order);
    playing.watch.saw(Event::OrderKept { seat, order });
}

/// An Order that was looked at goes under the deck.
fn put_under<W: Watch<Event>>(playing: &mut Playing<W>, order: OrderId) {
    let seat = playing.seat();
    playing.state.secret.hands[seat].looked.remove(order);
    playing.me().looked -= 1;
    playing.put_order_under(order);
    let order = Some(order);
    playing.watch.saw(Event::OrderPutUnder { seat, order });
}

impl<W: Watch<Event>> Playing<'_, W> {
    /// The next Order of the deck.
    pub(super) fn draw_order(&mut self) -> Option<OrderId> {
        let order = self.state.secret.orders.draw()?;
        let table = self.table();
        table.order_deck -= 1;
        table.under = table.under.map(|cards| cards >> 1);
        Some(OrderId(order))
    }

    /// The active seat puts an Order under the deck.
    pub(super) fn put_order_under(&mut self, order: OrderId) {
        let seat = self.seat();
        self.state.secret.orders.put_under(order.0);
        let table = self.table();
        table.under[usize::from(seat.0)] |= 1 << table.order_deck;
        table.order_deck += 1;
    }
}

/// Refuses an Order that is not looked at.
fn check_looked(asked: &Asked, order: OrderId) -> Result<(), Forbidden> {
    match asked.hand.looked.contains(order) {
        true => Ok(()),
        false => Chapter::Port.forbids(Refusal::NotLookedAt),
    }
}

/// Keeping Orders for free.
pub(super) mod keep {
    use super::*;

    pub(in super::super) fn moves(asked: &Asked, out: &mut Vec<Move>) {
        out.extend(asked.hand.looked.iter().map(Move::Keep));
    }

    pub(in super::super) fn check(asked: &Asked, action: Move) -> Result<(), Forbidden> {
        match action {
            Move::Keep(order) => check_looked(asked, order),
            Move::KeepFor(..) => Chapter::Port.forbids(Refusal::KeptForFree),
            Move::GoOn => Chapter::Port.forbids(Refusal::MustChoose),
            _ => other_question(),
        }
    }

    pub(in super::super) fn play<W: Watch<Event>>(playing: &mut Playing<W>, action: Move) {
        if let Move::Keep(order) = action {
            take(playing, order);
            if let Some(looking) = &mut playing.table().looking {
                looking.free -= 1;
            }
        }
    }
}

/// Keeping a second Order for a fee.
pub(super) mod second {
    use super::*;

    pub(in super::super) fn moves(asked: &Asked, out: &mut Vec<Move>) {
        out.push(Move::GoOn);
        let me = asked.table.me();
        for order in asked.hand.looked.iter() {
            let fees = Fee::ALL.into_iter().filter(|&fee| me.can_pay(fee));
            out.extend(fees.map(|fee| Move::KeepFor(order, fee)));
        }
    }

    pub(in super::super) fn check(asked: &Asked, action: Move) -> Result<(), Forbidden> {
        match action {
            Move::GoOn => Ok(()),
            Move::KeepFor(order, fee) => {
                check_looked(asked, order)?;
                let (what, needs) = fee.price();
                need(Chapter::Port, what, needs, asked.table.me().means(fee))
            }
            Move::Keep(_) => Chapter::Port.forbids(Refusal::FeeDue),
            _ => other_question(),
        }
    }

    pub(in super::super) fn play<W: Watch<Event>>(playing: &mut Playing<W>, action: Move) {
        if let Move::KeepFor(order, fee) = action {
            match fee {
                Fee::Yen => playing.pay(Resource::Yen, fee.price().1),
                Fee::Import => playing.pay_imports(fee.price().1),
            }
            take(playing, order);
        }
        refuse_second(playing);
    }
}

/// Putting the others under the deck, one by one.
pub(super) mod under {
    use super::*;

    pub(in super::super) fn moves(asked: &Asked, out: &mut Vec<Move>) {
        out.extend(asked.hand.looked.iter().map(Move::Under));
    }

    pub(in super::super) fn check(asked: &Asked, action: Move) -> Result<(), Forbidden> {
        match action {
            Move::Under(order) => check_looked(asked, order),
            Move::GoOn => Chapter::Port.forbids(Refusal::MustChoose),
            _ => other_question(),
        }
    }

    pub(in super::super) fn play<W: Watch<Event>>(playing: &mut Playing<W>, action: Move) {
        if let Move::Under(order) = action {
            put_under(playing, order);
        }
    }
}
