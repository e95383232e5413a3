//! How moves are written in records: `place 7`, `move 3 paying 1,bank`. One text for one move.

use std::fmt;
use std::str::FromStr;

use super::components::{Agent, Offering, OrderId};
use super::map::Place;
use super::moves::{Move, Offerings, Origin, Toll};
use crate::game::SEATS;
use crate::notation::{NotAMove, number, read, separated};

impl fmt::Display for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Hand => f.write_str("hand"),
            Self::Area(place) => write!(f, "{}", place.0),
        }
    }
}

impl fmt::Display for Agent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Foreign(country) => country.fmt(f),
            Self::Free => f.write_str("free"),
            Self::Reward => f.write_str("reward"),
        }
    }
}

impl fmt::Display for Offerings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        separated(f, self.iter())
    }
}

impl fmt::Display for Toll {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seats = (0..SEATS)
            .filter(|seat| self.seats >> seat & 1 == 1)
            .map(|seat| seat.to_string());
        let bank = (0..self.crossings).map(|_| "bank".to_owned());
        separated(f, seats.chain(bank))
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Keep(which) => write!(f, "keep {which}"),
            Self::GoOn => f.write_str("on"),
            Self::Place(place) => write!(f, "place {}", place.0),
            Self::Go(place, Toll::FREE) => write!(f, "move {}", place.0),
            Self::Go(place, toll) => write!(f, "move {} paying {toll}", place.0),
            Self::Return => f.write_str("return"),
            Self::Recall(place) => write!(f, "recall {}", place.0),
            Self::Church(space, Offerings(0)) => write!(f, "church {space}"),
            Self::Church(space, given) => write!(f, "church {space} giving {given}"),
            Self::Customs(space) => write!(f, "customs {space}"),
            Self::From(origin) => write!(f, "from {origin}"),
            Self::Recruit(piece) => write!(f, "recruit {piece}"),
            Self::Learn(space, imports) => write!(f, "learn {space} imports {imports}"),
            Self::Order(space) => write!(f, "order {space}"),
            Self::SecondOrder(space, fee) => write!(f, "order {space} for {fee}"),
            Self::Exchange(exchange) => write!(f, "exchange {exchange}"),
            Self::TakeToken => f.write_str("token"),
            Self::Shop(space) => write!(f, "shop {space}"),
            Self::House => f.write_str("house"),
            Self::Leave => f.write_str("leave"),
            Self::Agent(agent, place) => write!(f, "agent {agent} {}", place.0),
            Self::Achieve(stack) => write!(f, "achieve {stack}"),
            Self::Deliver(order) => write!(f, "deliver {}", order.0),
            Self::Good(good) => write!(f, "good {good}"),
            Self::Shift(from, to) => write!(f, "shift {from} to {}", to.0),
            Self::Station(place) => write!(f, "station {}", place.0),
            Self::Reward(space) => write!(f, "reward {space}"),
            Self::Mill => f.write_str("mill"),
            Self::University => f.write_str("university"),
        }
    }
}

impl FromStr for Origin {
    type Err = NotAMove;
    fn from_str(text: &str) -> Result<Self, NotAMove> {
        if text == "hand" {
            Ok(Self::Hand)
        } else {
            Ok(Self::Area(place(text)?))
        }
    }
}

impl FromStr for Agent {
    type Err = NotAMove;
    fn from_str(text: &str) -> Result<Self, NotAMove> {
        match text {
            "free" => Ok(Self::Free),
            "reward" => Ok(Self::Reward),
            _ => Ok(Self::Foreign(text.parse()?)),
        }
    }
}

impl FromStr for Offerings {
    type Err = NotAMove;
    fn from_str(text: &str) -> Result<Self, NotAMove> {
        text.split(',').map(str::parse::<Offering>).collect()
    }
}

impl FromStr for Toll {
    type Err = NotAMove;
    fn from_str(text: &str) -> Result<Self, NotAMove> {
        let mut toll = Self::FREE;
        for payee in text.split(',') {
            if payee == "bank" {
                toll.crossings = toll.crossings.saturating_add(1);
            } else {
                let seat = number(payee)?;
                if usize::from(seat) >= SEATS {
                    return Err(NotAMove);
                }
                toll.seats |= 1 << seat;
            }
        }
        Ok(toll)
    }
}

fn place(text: &str) -> Result<Place, NotAMove> {
    number(text).map(Place)
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
            ["keep", n, "", ..] => Self::Keep(number(n)?),
            ["on", "", ..] => Self::GoOn,
            ["place", at, "", ..] => Self::Place(place(at)?),
            ["move", at, "", ..] => Self::Go(place(at)?, Toll::FREE),
            ["move", at, "paying", toll, ""] => Self::Go(place(at)?, toll.parse()?),
            ["return", "", ..] => Self::Return,
            ["recall", at, "", ..] => Self::Recall(place(at)?),
            ["church", space, "", ..] => Self::Church(number(space)?, Offerings(0)),
            ["church", space, "giving", given, ""] => Self::Church(number(space)?, given.parse()?),
            ["customs", space, "", ..] => Self::Customs(number(space)?),
            ["from", origin, "", ..] => Self::From(origin.parse()?),
            ["recruit", piece, "", ..] => Self::Recruit(piece.parse()?),
            ["learn", space, "imports", imports, ""] => Self::Learn(number(space)?, number(imports)?),
            ["order", space, "", ..] => Self::Order(number(space)?),
            ["order", space, "for", fee, ""] => Self::SecondOrder(number(space)?, fee.parse()?),
            ["exchange", exchange, "", ..] => Self::Exchange(exchange.parse()?),
            ["token", "", ..] => Self::TakeToken,
            ["shop", space, "", ..] => Self::Shop(number(space)?),
            ["house", "", ..] => Self::House,
            ["leave", "", ..] => Self::Leave,
            ["agent", agent, at, "", ..] => Self::Agent(agent.parse()?, place(at)?),
            ["achieve", stack, "", ..] => Self::Achieve(number(stack)?),
            ["deliver", order, "", ..] => Self::Deliver(OrderId(number(order)?)),
            ["good", good, "", ..] => Self::Good(good.parse()?),
            ["shift", from, "to", to, ""] => Self::Shift(from.parse()?, place(to)?),
            ["station", at, "", ..] => Self::Station(place(at)?),
            ["reward", space, "", ..] => Self::Reward(number(space)?),
            ["mill", "", ..] => Self::Mill,
            ["university", "", ..] => Self::University,
            _ => return Err(NotAMove),
        })
    }
}
