//! The short notation: moves as a person types and copies them, such as `+b3; +b4; .; >b4`
//!
//! Records write moves for machines (`notation`); this writes them for hands. Upper and lower case are the same, spaces do
//! not count, `;` stands between two moves. Every number counts from 1, as a person counts. An Area is named by its square: the
//! row from the top, `a` to `d`, and its place in the row from the left.
//!
//! | typed | move |
//! |---|---|
//! | `.` | go on: the next step or phase, or without what is offered |
//! | `+b3` | place an Assistant in the Area b3 |
//! | `>b3` | move the President there |
//! | `>b3$13` | the same, paying ¥1 each to the seats 1 and 3 |
//! | `>b3$*` | the same, paying ¥1 for crossing the Canal; `**` for crossing it twice; both can stand together: `$1*` |
//! | `<` | return the President to the hand |
//! | `<b3` | take an Assistant of b3 along |
//! | `b3-c1`, `h-c1` | move an Assistant from b3, or from the hand, to c1 |
//! | `#b3` | place the Station |
//! | `@b3`, `@h` | take the Assistant for the Church or Customs from b3, or from the hand |
//! | `am/b3` | use the American agent in b3; `du`, `br`, `fr`, `ge`, `ag` a Free Agent, `rw` that of a Reward |
//! | `k1` | keep the first Order |
//! | `or4`, `or4y`, `or4i` | take the Order of space 4; as the second one for yen, or for an imported good |
//! | `le2`, `le2i1` | learn the Technology of space 2; with 1 imported good |
//! | `ch3`, `ch3cty` | take Church space 3; giving copper, tea and yen (`c s t f i y`, in this order) |
//! | `cu3` | take Customs space 3 |
//! | `ea`, `es`, `eh` | employ an Assistant, a Shop, a Trading House |
//! | `bc`, `sc` | buy copper, sell copper; so `s t f`, and `bi` for an imported good |
//! | `t` | take the 5-Power token |
//! | `s2`, `h` | build a Shop on space 2, a Trading House |
//! | `v` | leave an Assistant behind |
//! | `ac1` | complete the Achievement of stack 1 |
//! | `de1` | complete the first Order of the hand |
//! | `=t` | choose tea; so `c s f` |
//! | `re2` | take the Achievement Reward of space 2 |
//! | `mill`, `uni` | use the Spinning Mill, the University |
//!
//! A square alone, such as `b3`, stands for the legal move that goes there if there is just one. What records write is read
//! too (`short`).

use std::fmt::Write as _;

use super::components::{Agent, Country, Exchange, Good, Offering, Piece};
use super::map::{Place, row_and_column};
use super::{Fee, Move, Origin, Toll, View, Yokohama};
use crate::game::SEATS;
use crate::short::Typed;

/// The most Orders that a hand holds.
const HELD: usize = 3;

impl View {
    /// The square of a place: `b3` is the third of the second row.
    pub fn square(&self, place: Place) -> String {
        let (row, column) = row_and_column(self.table.players, place);
        format!("{}{}", char::from(b'a' + row), column + 1)
    }

    /// A move in the short notation; `None` if it needs an Order that the view's seat does not hold.
    pub fn short(&self, action: Move) -> Option<String> {
        let on = |sign: &str, place: Place| format!("{sign}{}", self.square(place));
        Some(match action {
            Move::Keep(which) => format!("k{}", u16::from(which) + 1),
            Move::GoOn => ".".to_owned(),
            Move::Place(place) => on("+", place),
            Move::Go(place, toll) => on(">", place) + &tolled(toll),
            Move::Return => "<".to_owned(),
            Move::Recall(place) => on("<", place),
            Move::Church(space, given) => {
                let mut text = numbered("ch", space);
                text.extend(given.iter().map(offered));
                text
            }
            Move::Customs(space) => numbered("cu", space),
            Move::From(from) => format!("@{}", self.origin(from)),
            Move::Recruit(piece) => match piece {
                Piece::Assistant => "ea",
                Piece::Shop => "es",
                Piece::TradingHouse => "eh",
            }
            .to_owned(),
            Move::Learn(space, 0) => numbered("le", space),
            Move::Learn(space, imports) => format!("{}i{imports}", numbered("le", space)),
            Move::Order(space) => numbered("or", space),
            Move::SecondOrder(space, Fee::Yen) => numbered("or", space) + "y",
            Move::SecondOrder(space, Fee::Import) => numbered("or", space) + "i",
            Move::Exchange(exchange) => exchanged(exchange).to_owned(),
            Move::TakeToken => "t".to_owned(),
            Move::Shop(space) => numbered("s", space),
            Move::House => "h".to_owned(),
            Move::Leave => "v".to_owned(),
            Move::Agent(agent, place) => format!("{}/{}", agent_code(agent), self.square(place)),
            Move::Achieve(stack) => numbered("ac", stack),
            Move::Deliver(order) => {
                let place = self.hand.orders.iter().position(|held| held == order)?;
                format!("de{}", place + 1)
            }
            Move::Good(good) => format!("={}", letter(good)),
            Move::Shift(from, to) => format!("{}-{}", self.origin(from), self.square(to)),
            Move::Station(place) => on("#", place),
            Move::Reward(space) => numbered("re", space),
            Move::Mill => "mill".to_owned(),
            Move::University => "uni".to_owned(),
        })
    }

    fn origin(&self, from: Origin) -> String {
        match from {
            Origin::Hand => "h".to_owned(),
            Origin::Area(place) => self.square(place),
        }
    }
}

impl Typed for Yokohama {
    const SIGNS: &'static [char] = &['+', '>', '<', '#', '@'];

    fn short(view: &View, action: Move) -> Option<String> {
        view.short(action)
    }

    fn shorts_of_hands() -> Vec<String> {
        (1..=HELD).map(|place| format!("de{place}")).collect()
    }
}

fn numbered(code: &str, number: u8) -> String {
    format!("{code}{}", u16::from(number) + 1)
}

fn tolled(toll: Toll) -> String {
    let mut text = String::new();
    if toll != Toll::FREE {
        text.push('$');
    }
    for seat in (0..SEATS).filter(|seat| toll.seats >> seat & 1 == 1) {
        // Writing to a String cannot fail.
        let _ = write!(text, "{}", seat + 1);
    }
    text.extend((0..toll.crossings).map(|_| '*'));
    text
}

const fn letter(good: Good) -> char {
    match good {
        Good::Copper => 'c',
        Good::Silk => 's',
        Good::Tea => 't',
        Good::Fish => 'f',
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

const fn agent_code(agent: Agent) -> &'static str {
    match agent {
        Agent::Foreign(Country::American) => "am",
        Agent::Foreign(Country::Dutch) => "du",
        Agent::Foreign(Country::British) => "br",
        Agent::Foreign(Country::French) => "fr",
        Agent::Foreign(Country::German) => "ge",
        Agent::Free => "ag",
        Agent::Reward => "rw",
    }
}
