//! A move answers one decision. How it is written stands in `notation`.

use serde::{Deserialize, Serialize};

use super::components::{Agent, Exchange, Good, OFFERINGS, ORDERS, Offering, OrderId, Piece, Resource};
use super::map::Place;
use crate::components::{listed, parts};
use crate::game::{SEATS, Seat};

/// What a route of the President costs: ¥1 to each seat of a set, and ¥1 to the bank for each crossing of the Canal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Toll {
    /// Bit `n` is set if seat `n` is paid.
    pub seats: u8,
    /// How often the Canal is crossed: 0 to [`Self::MOST_CROSSINGS`].
    pub crossings: u8,
}

impl Toll {
    /// A route that costs nothing.
    pub const FREE: Self = Self { seats: 0, crossings: 0 };

    /// The most crossings that a toll names; no route needs as many.
    pub const MOST_CROSSINGS: u8 = 3;

    /// The whole cost in yen.
    pub const fn yen(self) -> u16 {
        self.seats.count_ones() as u16 + self.crossings as u16
    }

    /// Whether a seat is paid.
    pub const fn pays(self, seat: Seat) -> bool {
        (seat.0 as usize) < SEATS && self.seats >> seat.0 & 1 == 1
    }

    /// Whether the other toll pays nobody less and is not the same.
    pub const fn beats(self, other: Self) -> bool {
        self.seats & other.seats == self.seats
            && self.crossings <= other.crossings
            && !(self.seats == other.seats && self.crossings == other.crossings)
    }
}

listed! {
    /// What an imported good or money pays for a second Order (rulebook: Port).
    Fee, FEES {
        /// ¥2.
        Yen = "yen",
        /// One imported good.
        Import = "import",
    }
}

impl Fee {
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

    /// Every set of some of them, nothing and all of them included.
    pub fn parts(self) -> impl Iterator<Item = Self> {
        parts(self.0).map(Self)
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

/// An answer to a [`Decision`](super::decision::Decision).
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

/// More imported goods than the dearest Technology that a content may hold can cost.
const MOST_IMPORTS: u8 = 16;

/// Every move that a game of `players` could ask for.
pub(in super::super) fn space(players: u8) -> Vec<Move> {
    let places = || (0..super::map::places(players)).map(Place);
    let origins = || std::iter::once(Origin::Hand).chain(places().map(Origin::Area));
    let tolls =
        (0..1 << players).flat_map(|seats| (0..=Toll::MOST_CROSSINGS).map(move |crossings| Toll { seats, crossings }));
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
    space.extend((0..6).flat_map(|space| (0..=MOST_IMPORTS).map(move |imports| Move::Learn(space, imports))));
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
