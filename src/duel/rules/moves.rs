//! A move answers one decision. How it is written stands in `notation`.

use serde::Serialize;

use super::super::content::{MOST_COST, MOST_LEVEL};
use super::cards::Offerings;
use super::components::{
    BONUSES_SHOWN, CHURCHES_SHOWN, Exchange, Fee, ORDERS, Offering, Opener, OrderId, Place, Support, TECHNOLOGIES_SHOWN,
};

/// An answer to a [`Decision`](super::decision::Decision). Slots and cards count from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Move {
    /// Go on without what is offered: `on`.
    GoOn,
    /// Choose a Place: `go silk-mill`.
    Go(Place),
    /// Name the Technology that opens the Place: `by tram`.
    Open(Opener),
    /// Play an Influence card of a level: `card 3`.
    Card(u8),
    /// Play a Support card, and use Telephone or not: `support 1`, `support 2 phone`.
    Support(Support, bool),
    /// Use Telephone alone: `phone`.
    Phone,
    /// Make an exchange in Chinatown: `exchange buy-copper`.
    Exchange(Exchange),
    /// Take the Church card of a slot, giving things for Faith: `church 2 giving copper,yen`.
    Church(u8, Offerings),
    /// Take the Technology of a slot, paying so many imported goods and the rest in yen: `learn 2 imports 1`.
    Learn(u8, u8),
    /// Place the Station token: `station bank`.
    Station(Place),
    /// Keep an Order that is looked at, for free: `keep 12`.
    Keep(OrderId),
    /// Keep a second one for a fee: `keep 12 for yen`.
    KeepFor(OrderId, Fee),
    /// Put an Order that is looked at under the deck: `under 12`.
    Under(OrderId),
    /// Choose the Bonus card of a slot: `bonus 1`.
    Bonus(u8),
    /// Build a Shop: `shop`.
    Shop,
    /// Build a Trading House: `house`.
    House,
    /// Upgrade the Influence card of a printed level: `upgrade 2`.
    Upgrade(u8),
    /// Complete an Order of the hand: `deliver 12`.
    Deliver(OrderId),
    /// Use a Trader at a Place: `trader bank`.
    Trader(Place),
    /// Use the Spinning Mill: `mill`.
    Mill,
}

/// Every move that a game could ask for.
pub(in super::super) fn space() -> Vec<Move> {
    let orders = || (0..ORDERS as u8).map(OrderId);
    let all: Offerings = Offering::ALL.into_iter().collect();
    let mut space = vec![Move::GoOn, Move::Phone, Move::Shop, Move::House, Move::Mill];
    space.extend(Place::ALL.map(Move::Go));
    space.extend(Opener::ALL.map(Move::Open));
    space.extend((1..=MOST_LEVEL).map(Move::Card));
    space.extend(
        Support::ALL
            .into_iter()
            .flat_map(|support| [false, true].map(|phone| Move::Support(support, phone))),
    );
    space.extend(Exchange::ALL.map(Move::Exchange));
    space.extend((0..CHURCHES_SHOWN as u8).flat_map(|slot| all.parts().map(move |given| Move::Church(slot, given))));
    // The fourth Technology and each later one takes one more point.
    let points = || 0..=MOST_COST + 1;
    space
        .extend((0..TECHNOLOGIES_SHOWN as u8).flat_map(|slot| points().map(move |imports| Move::Learn(slot, imports))));
    space.extend(Place::ALL.map(Move::Station));
    space.extend(orders().map(Move::Keep));
    space.extend(orders().flat_map(|order| Fee::ALL.map(|fee| Move::KeepFor(order, fee))));
    space.extend(orders().map(Move::Under));
    space.extend((0..BONUSES_SHOWN as u8).map(Move::Bonus));
    space.extend((1..=MOST_LEVEL).map(Move::Upgrade));
    space.extend(orders().map(Move::Deliver));
    space.extend(Place::ALL.map(Move::Trader));
    space
}
