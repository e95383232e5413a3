//! Free action: completing an Order (rulebook: Free actions).

use super::super::{Playing, Position};
use super::components::{Good, OrderId, Resource, Title};
use super::event::{Event, Why};
use super::moves::Move;
use super::refusal::{Chapter, Forbidden, Refusal};
use crate::game::Watch;

pub(super) fn moves(position: &Position, out: &mut Vec<Move>) {
    let has = position.table.me().goods;
    let waits = match position.table.looking {
        Some(_) => position.game.looks,
        None => Default::default(),
    };
    for order in position.hand.orders.without(waits).iter() {
        let asks = position.game.asks[usize::from(order.0)];
        if has.into_iter().zip(asks).all(|(has, needs)| has >= needs) {
            out.push(Move::Deliver(order));
        }
    }
}

pub(super) fn check(position: &Position, order: OrderId) -> Result<(), Forbidden> {
    if !position.hand.orders.contains(order) {
        return Chapter::Orders.forbids(Refusal::NotInHand);
    }
    let row = &position.game.content().orders[usize::from(order.0)];
    for (good, needs) in Good::ALL.into_iter().zip(row.goods.map(u16::from)) {
        let has = position.table.me().good(good);
        if has < needs {
            return Chapter::Orders.forbids(Refusal::GoodsShort { good, needs, has });
        }
    }
    // Cards are looked at one after the other: such an Order waits (a ruling).
    if position.table.looking.is_some() && position.game.looks.contains(order) {
        return Chapter::Orders.forbids(Refusal::LookingAlready);
    }
    Ok(())
}

pub(super) fn play<W: Watch<Event>>(playing: &mut Playing<W>, order: OrderId) {
    let seat = playing.seat();
    let game = playing.game;
    playing.state.secret.hands[seat].orders.remove(order);
    playing.watch.saw(Event::Delivered { seat, order });
    for (good, amount) in Good::ALL.into_iter().zip(game.asks[usize::from(order.0)]) {
        playing.pay(good.into(), amount);
    }
    let me = playing.me();
    me.orders_in_hand -= 1;
    me.completed.insert(order);
    if playing.knows(Title::LanguageSchool) {
        playing.gain(Resource::Yen, 1, Why::Technology);
    }
    playing.recruit();
    for &gain in &game.content().orders[usize::from(order.0)].reward {
        playing.receive(gain, Why::Order);
    }
}

/// The active seat gains Orders from the deck, as many as it has, and keeps them all.
pub(super) fn gain<W: Watch<Event>>(playing: &mut Playing<W>, most: u8) {
    let seat = playing.seat();
    for _ in 0..most {
        let Some(order) = playing.draw_order() else {
            return;
        };
        playing.state.secret.hands[seat].orders.insert(order);
        playing.me().orders_in_hand += 1;
        let order = Some(order);
        playing.watch.saw(Event::OrderGained { seat, order });
    }
}
