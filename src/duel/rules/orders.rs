//! Free action: completing an Order (rulebook: Free actions).

use super::super::{Asked, Duel, Playing};
use super::components::{Good, OrderId, Resource, Title};
use super::event::{Event, Why};
use super::moves::Move;
use super::player::Player;
use super::refusal::{Chapter, Forbidden, Refusal};
use crate::game::Watch;

/// The yen that the Language School pays its owner for each completed Order (rulebook: Technology cards).
pub const SCHOOL_PAYS: u8 = 1;

impl Duel {
    /// The goods that a player lacks for an Order: which, how many it takes, and how many there are. None for an unknown Order.
    pub fn goods_lacking(&self, player: &Player, order: OrderId) -> impl Iterator<Item = (Good, u16, u16)> {
        let asks = self.asks.get(usize::from(order.0)).copied().unwrap_or_default();
        let goods = Good::ALL.into_iter().zip(asks).zip(player.goods);
        goods
            .map(|((good, needs), has)| (good, needs, has))
            .filter(|(_, needs, has)| has < needs)
    }
}

pub(super) fn moves(asked: &Asked, out: &mut Vec<Move>) {
    let has = asked.table.me().goods;
    let waits = match asked.table.looking {
        Some(_) => asked.game.looks,
        None => Default::default(),
    };
    for order in asked.hand.orders.without(waits).iter() {
        let asks = asked.game.asks[usize::from(order.0)];
        if has.into_iter().zip(asks).all(|(has, needs)| has >= needs) {
            out.push(Move::Deliver(order));
        }
    }
}

pub(super) fn check(asked: &Asked, order: OrderId) -> Result<(), Forbidden> {
    if !asked.hand.orders.contains(order) {
        return Chapter::Orders.forbids(Refusal::NotInHand);
    }
    if asked.game.goods_lacking(asked.table.me(), order).next().is_some() {
        return Chapter::Orders.forbids(Refusal::GoodsShort { order });
    }
    // Cards are looked at one after the other: such an Order waits (a ruling).
    if asked.table.looking.is_some() && asked.game.looks.contains(order) {
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
        playing.gain(Resource::Yen, SCHOOL_PAYS.into(), Why::Technology);
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
