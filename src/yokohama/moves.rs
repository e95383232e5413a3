//! A move answers one decision. Its text form, such as `place 7` or `move 3 paying 1,bank`, stands in records.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::components::{Agent, Country, Exchange, Good, OFFERINGS, ORDERS, Offering, OrderId, Piece, Resource};
use super::map::Place;
use crate::game::{SEATS, Seat};

/// What a route of the President costs: ¥1 to each seat of a set, and ¥1 to the bank for each crossing of the Canal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Toll {
    /// Bit `n` is set if seat `n` is paid.
    pub seats: u8,
    /// How often the Canal is crossed: 0 to 3.
    pub crossings: u8,
}

impl Toll {
    /// A route that costs nothing.
    pub const FREE: Self = Self { seats: 0, crossings: 0 };

    /// The whole cost in yen.
    pub const fn yen(self) -> u16 {
        self.seats.count_ones() as u16 + self.crossings as u16
    }

    /// Whether a seat is paid.
    pub const fn pays(self, seat: Seat) -> bool {
        self.seats >> seat.0 & 1 == 1
    }

    /// Whether the other toll pays nobody less and is not the same.
    pub const fn beats(self, other: Self) -> bool {
        self.seats & other.seats == self.seats
            && self.crossings <= other.crossings
            && !(self.seats == other.seats && self.crossings == other.crossings)
    }
}

/// What an imported good or money pays for a second Order (rulebook: Port).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Fee {
    /// ¥2.
    Yen,
    /// One imported good.
    Import,
}

impl Fee {
    /// Both fees.
    pub const ALL: [Self; 2] = [Self::Yen, Self::Import];

    /// What it is paid in, and how much.
    pub const fn price(self) -> (Resource, u16) {
        match self {
            Self::Yen => (Resource::Yen, 2),
            Self::Import => (Resource::Import, 1),
        }
    }
}

/// Things given for Faith, as a set: bit `n` stands for `Offering::ALL[n]`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Offerings(pub u8);

impl Offerings {
    /// Every kind there is.
    pub const ALL: Self = Self((1 << OFFERINGS) - 1);

    /// Whether one is given.
    pub const fn contains(self, offering: Offering) -> bool {
        self.0 >> offering.index() & 1 == 1
    }

    /// How many are given.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether nothing is given.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Those that are not in the other set.
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Those given, in the order of [`Offering::ALL`].
    pub fn iter(self) -> impl Iterator<Item = Offering> + Clone {
        Offering::ALL
            .into_iter()
            .filter(move |&offering| self.contains(offering))
    }
}

impl FromIterator<Offering> for Offerings {
    fn from_iter<I: IntoIterator<Item = Offering>>(offerings: I) -> Self {
        Self(
            offerings
                .into_iter()
                .fold(0, |set, offering| set | 1 << offering.index()),
        )
    }
}

/// Where an Assistant comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Origin {
    /// The hand.
    Hand,
    /// An Area.
    Area(Place),
}

/// An answer to a [`Decision`](super::Decision).
///
/// Every number counts from 0. Spaces are those of the board the decision is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Move {
    /// Keep the first or second of the two Orders seen at set-up: `keep 1`.
    Keep(u8),
    /// Go on: to the next step or phase, or without what was offered: `on`.
    GoOn,
    /// Place an Assistant from the hand in an Area: `place 7`.
    Place(Place),
    /// Move the President to an Area for a toll: `move 3 paying 0,2,bank`.
    Go(Place, Toll),
    /// Return the President to the hand: `return`.
    Return,
    /// Take an own Assistant of an Area along to the hand: `recall 7`.
    Recall(Place),
    /// Place an Assistant on a Church space, giving things for Faith: `church 2 giving copper,yen`.
    Church(u8, Offerings),
    /// Place an Assistant on a Customs space: `customs 1`.
    Customs(u8),
    /// Take the Assistant for a board from the hand (`from hand`) or from the acting Area (`from 7`).
    From(Origin),
    /// Take a piece from the Warehouse: `recruit shop`.
    Recruit(Piece),
    /// Take the Technology of a Laboratory space, paying so many imported goods and the rest in yen: `learn 2 imports 1`.
    Learn(u8, u8),
    /// Take the first Order, that of a Port space, for free: `order 4`.
    Order(u8),
    /// Take a second Order for a fee: `order 4 for yen`.
    SecondOrder(u8, Fee),
    /// Make an exchange in Chinatown: `exchange buy-copper`.
    Exchange(Exchange),
    /// Take the 5-Power token: `token`.
    TakeToken,
    /// Build a Shop on a Shop space of the acting Area: `shop 2`.
    Shop(u8),
    /// Build a Trading House in the acting Area: `house`.
    House,
    /// Leave one Assistant behind at Recovery: `leave`.
    Leave,
    /// Use an agent in an Area: `agent british 7`.
    Agent(Agent, Place),
    /// Complete the Achievement of stack 0 to 2: `achieve 1`.
    Achieve(u8),
    /// Complete an Order from the hand: `deliver 12`.
    Deliver(OrderId),
    /// Choose a trade good: `good tea`.
    Good(Good),
    /// Move an Assistant by a movement icon: `shift 3 to 7`, `shift hand to 7`.
    Shift(Origin, Place),
    /// Place the Station token: `station 7`.
    Station(Place),
    /// Take the Achievement Reward of a space: `reward 2`.
    Reward(u8),
    /// Use the Spinning Mill: `mill`.
    Mill,
    /// Use the University: `university`.
    University,
}

impl fmt::Display for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Hand => f.write_str("hand"),
            Self::Area(place) => write!(f, "{}", place.0),
        }
    }
}

/// The names of listed kinds in records.
macro_rules! named {
    ($kind:ident { $($variant:ident = $name:literal),+ $(,)? }) => {
        impl fmt::Display for $kind {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(match self { $(Self::$variant => $name),+ })
            }
        }

        impl FromStr for $kind {
            type Err = NotAMove;
            fn from_str(text: &str) -> Result<Self, NotAMove> {
                match text {
                    $($name => Ok(Self::$variant),)+
                    _ => Err(NotAMove),
                }
            }
        }
    };
}

named!(Piece { Assistant = "assistant", Shop = "shop", TradingHouse = "trading-house" });
named!(Good { Copper = "copper", Silk = "silk", Tea = "tea", Fish = "fish" });
named!(Country { American = "american", Dutch = "dutch", British = "british", French = "french", German = "german" });
named!(Fee { Yen = "yen", Import = "import" });
named!(Offering { Copper = "copper", Silk = "silk", Tea = "tea", Fish = "fish", Import = "import", Yen = "yen" });
named!(Exchange {
    BuyCopper = "buy-copper",
    BuySilk = "buy-silk",
    BuyTea = "buy-tea",
    BuyFish = "buy-fish",
    SellCopper = "sell-copper",
    SellSilk = "sell-silk",
    SellTea = "sell-tea",
    SellFish = "sell-fish",
    BuyImport = "buy-import",
});

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

fn separated<T: fmt::Display>(f: &mut fmt::Formatter<'_>, items: impl Iterator<Item = T>) -> fmt::Result {
    for (index, item) in items.enumerate() {
        if index > 0 {
            f.write_str(",")?;
        }
        write!(f, "{item}")?;
    }
    Ok(())
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

/// A text that is no move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAMove;

impl fmt::Display for NotAMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("this is no move of the game")
    }
}

impl std::error::Error for NotAMove {}

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

fn number(text: &str) -> Result<u8, NotAMove> {
    text.parse().map_err(|_| NotAMove)
}

fn place(text: &str) -> Result<Place, NotAMove> {
    number(text).map(Place)
}

impl FromStr for Move {
    type Err = NotAMove;
    fn from_str(text: &str) -> Result<Self, NotAMove> {
        let mut words = text.split(' ');
        let mut word = || words.next().unwrap_or_default();
        let read = match (word(), word(), word(), word(), word()) {
            ("keep", n, "", ..) => Self::Keep(number(n)?),
            ("on", "", ..) => Self::GoOn,
            ("place", at, "", ..) => Self::Place(place(at)?),
            ("move", at, "", ..) => Self::Go(place(at)?, Toll::FREE),
            ("move", at, "paying", toll, "") => Self::Go(place(at)?, toll.parse()?),
            ("return", "", ..) => Self::Return,
            ("recall", at, "", ..) => Self::Recall(place(at)?),
            ("church", space, "", ..) => Self::Church(number(space)?, Offerings(0)),
            ("church", space, "giving", given, "") => Self::Church(number(space)?, given.parse()?),
            ("customs", space, "", ..) => Self::Customs(number(space)?),
            ("from", origin, "", ..) => Self::From(origin.parse()?),
            ("recruit", piece, "", ..) => Self::Recruit(piece.parse()?),
            ("learn", space, "imports", imports, "") => Self::Learn(number(space)?, number(imports)?),
            ("order", space, "", ..) => Self::Order(number(space)?),
            ("order", space, "for", fee, "") => Self::SecondOrder(number(space)?, fee.parse()?),
            ("exchange", exchange, "", ..) => Self::Exchange(exchange.parse()?),
            ("token", "", ..) => Self::TakeToken,
            ("shop", space, "", ..) => Self::Shop(number(space)?),
            ("house", "", ..) => Self::House,
            ("leave", "", ..) => Self::Leave,
            ("agent", agent, at, "", ..) => Self::Agent(agent.parse()?, place(at)?),
            ("achieve", stack, "", ..) => Self::Achieve(number(stack)?),
            ("deliver", order, "", ..) => Self::Deliver(OrderId(number(order)?)),
            ("good", good, "", ..) => Self::Good(good.parse()?),
            ("shift", from, "to", to, "") => Self::Shift(from.parse()?, place(to)?),
            ("station", at, "", ..) => Self::Station(place(at)?),
            ("reward", space, "", ..) => Self::Reward(number(space)?),
            ("mill", "", ..) => Self::Mill,
            ("university", "", ..) => Self::University,
            _ => return Err(NotAMove),
        };
        // One text for one move: nothing but what Display writes is read.
        if read.to_string() == text {
            Ok(read)
        } else {
            Err(NotAMove)
        }
    }
}

/// Every move that a game of `players` could ask for.
pub(super) fn space(players: u8) -> Vec<Move> {
    let places = || (0..super::map::places(players)).map(Place);
    let origins = || std::iter::once(Origin::Hand).chain(places().map(Origin::Area));
    let tolls = (0..1 << players).flat_map(|seats| (0..=3).map(move |crossings| Toll { seats, crossings }));
    let mut space = vec![
        Move::GoOn,
        Move::Return,
        Move::TakeToken,
        Move::House,
        Move::Leave,
        Move::Mill,
        Move::University,
    ];
    space.extend((0..2).map(Move::Keep));
    space.extend(places().map(Move::Place));
    space.extend(places().flat_map(|place| tolls.clone().map(move |toll| Move::Go(place, toll))));
    space.extend(places().map(Move::Recall));
    space.extend(
        (0..8).flat_map(|space| (0..=Offerings::ALL.0).map(move |given| Move::Church(space, Offerings(given)))),
    );
    space.extend((0..8).map(Move::Customs));
    space.extend(origins().map(Move::From));
    space.extend(Piece::ALL.map(Move::Recruit));
    space.extend((0..6).flat_map(|space| (0..=16).map(move |imports| Move::Learn(space, imports))));
    space.extend((0..6).map(Move::Order));
    space.extend((0..6).flat_map(|space| Fee::ALL.map(|fee| Move::SecondOrder(space, fee))));
    space.extend(Exchange::ALL.map(Move::Exchange));
    space.extend((0..4).map(Move::Shop));
    space.extend(Agent::all().flat_map(|agent| places().map(move |place| Move::Agent(agent, place))));
    space.extend((0..3).map(Move::Achieve));
    space.extend((0..ORDERS as u8).map(|order| Move::Deliver(OrderId(order))));
    space.extend(Good::ALL.map(Move::Good));
    space.extend(origins().flat_map(|from| places().map(move |to| Move::Shift(from, to))));
    space.extend(places().map(Move::Station));
    space.extend((0..4).map(Move::Reward));
    space
}
