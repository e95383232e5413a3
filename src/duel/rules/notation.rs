//! How moves are written in records: `go silk-mill`, `church 2 giving copper,yen`. One text for one move.

use std::fmt;
use std::str::FromStr;

use super::cards::Offerings;
use super::components::{Offering, OrderId};
use super::moves::Move;
use crate::notation::{NotAMove, number, read, separated};

impl fmt::Display for Offerings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        separated(f, self.iter())
    }
}

impl FromStr for Offerings {
    type Err = NotAMove;
    fn from_str(text: &str) -> Result<Self, NotAMove> {
        text.split(',').map(str::parse::<Offering>).collect()
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::GoOn => f.write_str("on"),
            Self::Go(place) => write!(f, "go {place}"),
            Self::Open(opener) => write!(f, "by {opener}"),
            Self::Card(level) => write!(f, "card {level}"),
            Self::Support(support, false) => write!(f, "support {support}"),
            Self::Support(support, true) => write!(f, "support {support} phone"),
            Self::Phone => f.write_str("phone"),
            Self::Exchange(exchange) => write!(f, "exchange {exchange}"),
            Self::Church(slot, Offerings::EMPTY) => write!(f, "church {slot}"),
            Self::Church(slot, given) => write!(f, "church {slot} giving {given}"),
            Self::Learn(slot, imports) => write!(f, "learn {slot} imports {imports}"),
            Self::Station(place) => write!(f, "station {place}"),
            Self::Keep(order) => write!(f, "keep {}", order.0),
            Self::KeepFor(order, fee) => write!(f, "keep {} for {fee}", order.0),
            Self::Under(order) => write!(f, "under {}", order.0),
            Self::Bonus(slot) => write!(f, "bonus {slot}"),
            Self::Shop => f.write_str("shop"),
            Self::House => f.write_str("house"),
            Self::Upgrade(level) => write!(f, "upgrade {level}"),
            Self::Deliver(order) => write!(f, "deliver {}", order.0),
            Self::Trader(place) => write!(f, "trader {place}"),
            Self::Mill => f.write_str("mill"),
        }
    }
}

fn order(text: &str) -> Result<OrderId, NotAMove> {
    number(text).map(OrderId)
}

impl FromStr for Move {
    type Err = NotAMove;
    fn from_str(text: &str) -> Result<Self, NotAMove> {
        read(text, Self::of_words)
    }
}

impl Move {
    /// The move that words tell, of which those that it lacks are empty.
    fn of_words(words: [&str; 5]) -> Result<Self, NotAMove> {
        Ok(match words {
            ["on", "", ..] => Self::GoOn,
            ["go", place, "", ..] => Self::Go(place.parse()?),
            ["by", opener, "", ..] => Self::Open(opener.parse()?),
            ["card", level, "", ..] => Self::Card(number(level)?),
            ["support", support, "", ..] => Self::Support(support.parse()?, false),
            ["support", support, "phone", "", _] => Self::Support(support.parse()?, true),
            ["phone", "", ..] => Self::Phone,
            ["exchange", exchange, "", ..] => Self::Exchange(exchange.parse()?),
            ["church", slot, "", ..] => Self::Church(number(slot)?, Offerings::EMPTY),
            ["church", slot, "giving", given, ""] => Self::Church(number(slot)?, given.parse()?),
            ["learn", slot, "imports", imports, ""] => Self::Learn(number(slot)?, number(imports)?),
            ["station", place, "", ..] => Self::Station(place.parse()?),
            ["keep", card, "", ..] => Self::Keep(order(card)?),
            ["keep", card, "for", fee, ""] => Self::KeepFor(order(card)?, fee.parse()?),
            ["under", card, "", ..] => Self::Under(order(card)?),
            ["bonus", slot, "", ..] => Self::Bonus(number(slot)?),
            ["shop", "", ..] => Self::Shop,
            ["house", "", ..] => Self::House,
            ["upgrade", level, "", ..] => Self::Upgrade(number(level)?),
            ["deliver", card, "", ..] => Self::Deliver(order(card)?),
            ["trader", place, "", ..] => Self::Trader(place.parse()?),
            ["mill", "", ..] => Self::Mill,
            _ => return Err(NotAMove),
        })
    }
}
