//! Additional action C: complete Orders (rulebook: Completing Orders), and the first Order of set-up.

use super::components::{Good, OrderId, Resource, Title};
use super::event::{Event, Why};
use super::moves::Move;
use super::refusal::{Chapter, Forbidden, Refusal};
use super::state::Hand;
use super::{Asked, Offers, Playing, Yokohama};
use crate::game::Watch;

impl Yokohama {
    /// The first Order of a hand that says the same as one in it. Printed values of one's own may have such, and one move stands for all of them.
    pub(in super::super) fn first_alike(&self, hand: &Hand, order: OrderId) -> OrderId {
        let row = |order: OrderId| &self.content.orders[usize::from(order.0)];
        let mut held = hand.orders.iter();
        let first = held.find(|other| *other == order || row(*other).is_like(row(order)));
        first.unwrap_or(order)
    }

    /// Orders of a hand that come to the same as one that some moves complete, each as a move of its own.
    pub fn alike<'a>(&'a self, hand: &'a Hand, moves: &'a [Move]) -> impl Iterator<Item = Move> + 'a {
        let alike = |order: &OrderId| {
            let first = self.first_alike(hand, *order);
            first != *order && moves.contains(&Move::Deliver(first))
        };
        hand.orders.iter().filter(alike).map(Move::Deliver)
    }
}

pub(super) fn moves(asked: &Asked, out: &mut impl Offers) {
    let goods = asked.table.me().goods;
    for order in asked.hand.orders.iter() {
        let asks = asked.game.content.orders[usize::from(order.0)].goods;
        let met = goods.into_iter().zip(asks).all(|(has, needs)| has >= needs.into());
        if met && asked.game.first_alike(asked.hand, order) == order {
            out.offer(Move::Deliver(order));
        }
    }
}

pub(super) fn check(asked: &Asked, order: OrderId) -> Result<(), Forbidden> {
    if !asked.hand.orders.contains(order) {
        return Chapter::Orders.forbids(Refusal::NotInHand);
    }
    let asks = asked.game.content.orders[usize::from(order.0)].goods;
    for (good, needs) in Good::ALL.into_iter().zip(asks.map(u16::from)) {
        let has = asked.table.me().good(good);
        if has < needs {
            return Chapter::Orders.forbids(Refusal::GoodsShort { good, needs, has });
        }
    }
    Ok(())
}

pub(super) fn play<W: Watch<Event>>(playing: &mut Playing<W>, order: OrderId) {
    let seat = playing.seat();
    let row = playing.game.content.orders[usize::from(order.0)];
    playing.state.secret.hands[seat].orders.remove(order);
    playing.me().orders_in_hand -= 1;
    playing.me().completed.insert(order);
    playing.watch.saw(Event::Delivered { seat, order });
    for (good, amount) in Good::ALL.into_iter().zip(row.goods) {
        playing.pay(good.into(), amount.into());
    }
    playing.reward(row.reward, Why::Order);
    if playing.knows(Title::Ball) {
        playing.gain(Resource::Points, 2, Why::Technology);
    }
    if playing.knows(Title::LanguageSchool) {
        playing.gain(Resource::Yen, 1, Why::Technology);
    }
    playing.icon(row.country);
}

/// Keeping one of two Orders at set-up (rulebook: Game Setup, step 8).
pub(super) mod first {
    use super::super::turn;
    use super::*;

    pub(in super::super) fn moves(_: &Asked, out: &mut impl Offers) {
        out.offer(Move::Keep(0));
        out.offer(Move::Keep(1));
    }

    pub(in super::super) fn check(_: &Asked, action: Move) -> Result<(), Forbidden> {
        match action {
            Move::Keep(0 | 1) => Ok(()),
            Move::Keep(_) => Chapter::Setup.forbids(Refusal::NoSuchThing),
            Move::GoOn => Chapter::Setup.forbids(Refusal::MustChoose),
            _ => Chapter::FlowOfATurn.forbids(Refusal::OtherQuestion),
        }
    }

    pub(in super::super) fn play<W: Watch<Event>>(playing: &mut Playing<W>, action: Move) {
        let seat = playing.seat();
        let hand = &mut playing.state.secret.hands[seat];
        let Some([first, second]) = hand.offer.take() else {
            return;
        };
        let (kept, refused) = if action == Move::Keep(0) {
            (first, second)
        } else {
            (second, first)
        };
        hand.orders.insert(kept);
        hand.refused = Some(refused);
        playing.me().orders_in_hand = 1;
        playing.watch.saw(Event::OrderKept {
            seat,
            order: Some(kept),
        });

        let table = playing.table();
        table.active = seat.next(table.players);
        if table.active == table.starter {
            turn::begin_round(playing);
        }
    }
}
