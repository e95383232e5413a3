//! The short notation: moves as a person types and copies them, such as `>te; i2; .`
//!
//! Records write moves for machines (`notation`); this writes them for hands. Every number counts from 1, as a person counts. A
//! Place is named by two letters: `te` Tea Plantation, `fi` Fishery, `si` Silk Mill, `co` Copper Mine, `ba` Bank, `ct` Chinatown, `ch` Church, `la`
//! Laboratory, `cu` Customs, `po` Port.
//!
//! | typed | move |
//! |---|---|
//! | `.` | go on: the next step, or without what is offered |
//! | `>te` | choose the Tea Plantation |
//! | `/tr`, `/co`, `/st` | by Tram, by Stagecoach, by the Station |
//! | `i3` | play the Influence card of level 3 |
//! | `+1`, `+2` | play a Support card; `+1t` with Telephone, `+t` Telephone alone |
//! | `bc`, `sc` | buy copper, sell copper; so `s t f`, and `bi` for an imported good |
//! | `ch3`, `ch3cty` | take the third Church card; giving copper, tea and yen (`c s t f i y`, in this order) |
//! | `le2`, `le2i1` | take the second Technology; with 1 imported good |
//! | `#ba` | place the Station token on the Bank |
//! | `k1` | keep the first Order of those looked at; `k1y`, `k1i` as the second one for yen, or for an imported good |
//! | `u1` | put the first Order of those looked at under the deck |
//! | `bo1` | choose the first Bonus card |
//! | `s`, `h` | build a Shop, a Trading House |
//! | `up2` | upgrade the Influence card of level 2 |
//! | `de1` | complete the first Order of the hand |
//! | `*ba` | use a Trader at the Bank |
//! | `mill` | use the Spinning Mill |
//!
//! The letters of a Place alone, such as `te`, stand for the legal move that goes there if there is just one. What records write is
//! read too (`short`).

use super::components::{Exchange, Fee, ORDERS, Offering, Opener, OrderId, Place};
use super::{Duel, Move, Orders, View};
use crate::short::Typed;

impl View {
    /// A move in the short notation; `None` if it needs an Order that the view's seat does not see.
    pub fn short(&self, action: Move) -> Option<String> {
        let on = |sign: &str, place: Place| format!("{sign}{}", letters(place));
        Some(match action {
            Move::GoOn => ".".to_owned(),
            Move::Go(place) => on(">", place),
            Move::Open(opener) => match opener {
                Opener::Tram => "/tr",
                Opener::Stagecoach => "/co",
                Opener::Station => "/st",
            }
            .to_owned(),
            Move::Card(level) => format!("i{level}"),
            Move::Support(support, phone) => {
                let phone = if phone { "t" } else { "" };
                format!("+{}{phone}", support.influence())
            }
            Move::Phone => "+t".to_owned(),
            Move::Exchange(exchange) => exchanged(exchange).to_owned(),
            Move::Church(slot, given) => {
                let mut text = numbered("ch", slot);
                text.extend(given.iter().map(offered));
                text
            }
            Move::Learn(slot, 0) => numbered("le", slot),
            Move::Learn(slot, imports) => format!("{}i{imports}", numbered("le", slot)),
            Move::Station(place) => on("#", place),
            Move::Keep(order) => placed("k", self.hand.looked, order)?,
            Move::KeepFor(order, paid) => placed("k", self.hand.looked, order)? + fee(paid),
            Move::Under(order) => placed("u", self.hand.looked, order)?,
            Move::Bonus(slot) => numbered("bo", slot),
            Move::Shop => "s".to_owned(),
            Move::House => "h".to_owned(),
            Move::Upgrade(level) => format!("up{level}"),
            Move::Deliver(order) => placed("de", self.hand.orders, order)?,
            Move::Trader(place) => on("*", place),
            Move::Mill => "mill".to_owned(),
        })
    }
}

impl Typed for Duel {
    const SIGNS: &'static [char] = &['>', '#', '*'];

    fn short(view: &View, action: Move) -> Option<String> {
        view.short(action)
    }

    fn shorts_of_hands() -> Vec<String> {
        let all: Orders = (0..ORDERS as u8).map(OrderId).collect();
        let ways = |order| {
            let [keep, under, deliver] = ["k", "u", "de"].map(|code| placed(code, all, order));
            let fees = keep
                .clone()
                .into_iter()
                .flat_map(|keep| Fee::ALL.map(|paid| format!("{keep}{}", fee(paid))));
            [keep, under, deliver]
                .into_iter()
                .flatten()
                .chain(fees)
                .collect::<Vec<_>>()
        };
        all.iter().flat_map(ways).collect()
    }
}

/// A card by its place among those that are seen, from 1.
fn placed(code: &str, seen: Orders, order: OrderId) -> Option<String> {
    let place = seen.iter().position(|known| known == order)?;
    Some(format!("{code}{}", place + 1))
}

fn numbered(code: &str, slot: u8) -> String {
    format!("{code}{}", u16::from(slot) + 1)
}

/// The letters of a Place.
pub(super) const fn letters(place: Place) -> &'static str {
    match place {
        Place::TeaPlantation => "te",
        Place::Fishery => "fi",
        Place::SilkMill => "si",
        Place::CopperMine => "co",
        Place::Bank => "ba",
        Place::Chinatown => "ct",
        Place::Church => "ch",
        Place::Laboratory => "la",
        Place::Customs => "cu",
        Place::Port => "po",
    }
}

/// What pays for a second Order.
pub(super) const fn fee(paid: Fee) -> &'static str {
    match paid {
        Fee::Yen => "y",
        Fee::Import => "i",
    }
}

const fn offered(offering: Offering) -> char {
    match offering {
        Offering::Copper => 'c',
        Offering::Silk => 's',
        Offering::Tea => 't',
        Offering::Fish => 'f',
        Offering::Import => 'i',
        Offering::Yen => 'y',
    }
}

const fn exchanged(exchange: Exchange) -> &'static str {
    match exchange {
        Exchange::BuyCopper => "bc",
        Exchange::BuySilk => "bs",
        Exchange::BuyTea => "bt",
        Exchange::BuyFish => "bf",
        Exchange::BuyImport => "bi",
        Exchange::SellCopper => "sc",
        Exchange::SellSilk => "ss",
        Exchange::SellTea => "st",
        Exchange::SellFish => "sf",
    }
}
