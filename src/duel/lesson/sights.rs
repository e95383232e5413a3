//! What a step shows: things of the table by the names that records and positions have for them, numbers from 1 as in the short
//! notation.
//!
//! | name | thing |
//! |---|---|
//! | `silk-mill`, `silk-mill/house`, `silk-mill/shop2` | a Place; the Trading House there, the Shop of the second seat |
//! | `church/3`, `laboratory/2` | a Church card or a Technology on show |
//! | `bonus/1` | a Bonus card on show |
//! | `card/3`, `support/2` | the reader's Influence card of level 3, Support card +2, in hand |
//! | `order/1`, `looked/1` | an Order in the reader's hand, or among those looked at |
//! | `technology/tram` | a Technology that the reader owns |
//! | `trader` | a Trader of the reader's that is ready |
//! | `player/2` | a player |
//! | `station` | the Station token, once it stands somewhere |
//! | `order-deck`, `bonus-deck`, `technology-deck` | a deck |
//! | `move/>te` | the button of a legal move |
//! | `question` | what is asked |

use crate::duel::components::{OrderId, PLAYERS, Place, Support, Title};
use crate::duel::table::Deck;
use crate::duel::{Duel, Move, View};
use crate::game::Seat;
use crate::short::Typed as _;

/// Something that a step of a lesson points at. Slots count from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sight {
    /// A Place.
    Place(Place),
    /// The Trading House at a Place.
    House(Place),
    /// A seat's Shop at a Place.
    Shop(Place, Seat),
    /// The Church card of a slot.
    Church(u8),
    /// The Technology of a slot.
    Technology(u8),
    /// The Bonus card of a slot.
    Bonus(u8),
    /// The reader's Influence card of a level.
    Card(u8),
    /// The reader's Support cards of a kind.
    Support(Support),
    /// An Order in the reader's hand.
    Order(OrderId),
    /// An Order that the reader looks at.
    Looked(OrderId),
    /// A Technology of the reader's.
    Owned(Title),
    /// The reader's Traders.
    Trader,
    /// A player.
    Player(Seat),
    /// The Station token.
    Station,
    /// A deck.
    Deck(Deck),
    /// The button of a move.
    Move(Move),
    /// What is asked.
    Question,
}

/// The thing of a name as a view's seat sees it, if it is there.
pub(super) fn find(game: &Duel, view: &View, full: &str) -> Option<Sight> {
    let (thing, part) = full.split_once('/').unwrap_or((full, ""));
    if let Ok(place) = thing.parse::<Place>() {
        return at(view, place, part);
    }
    let table = &view.table;
    // Who reads, unless it is an onlooker.
    let own = || Some(&table.seats[view.seat?]);
    let nth = || nth(part);
    Some(match thing {
        "bonus" => Sight::Bonus(nth().filter(|slot| table.bonus.get(usize::from(*slot)).is_some())?),
        "card" => {
            let level = nth()? + 1;
            let mut cards = own()?.cards.iter().enumerate().filter(|(_, card)| card.at.is_none());
            cards.find(|(row, card)| game.level(*row, card) == level)?;
            Sight::Card(level)
        }
        "support" => {
            let support = part.parse::<Support>().ok()?;
            Sight::Support((own()?.supports(support) > 0).then_some(support)?)
        }
        "order" => Sight::Order(view.hand.orders.iter().nth(nth()?.into())?),
        "looked" => Sight::Looked(view.hand.looked.iter().nth(nth()?.into())?),
        "technology" => {
            let title = part.parse::<Title>().ok()?;
            Sight::Owned(own()?.knows(title).then_some(title)?)
        }
        "player" => Sight::Player(seat(part)?),
        "move" => {
            let action = game.read_short(view, part).ok()?;
            game.why_not_seen(view, action)
                .is_none()
                .then_some(Sight::Move(action))?
        }
        _ if !part.is_empty() => return None,
        "trader" => (own()?.traders > 0).then_some(Sight::Trader)?,
        "station" => table.station.map(|_| Sight::Station)?,
        "order-deck" => Sight::Deck(Deck::Orders),
        "bonus-deck" => Sight::Deck(Deck::Bonus),
        "technology-deck" => Sight::Deck(Deck::Technologies),
        "question" => Sight::Question,
        _ => return None,
    })
}

/// A Place, or what stands and lies there.
fn at(view: &View, place: Place, part: &str) -> Option<Sight> {
    let (table, board) = (&view.table, view.table.board(place));
    let slot = || nth(part);
    match (part, place) {
        ("", _) => Some(Sight::Place(place)),
        ("house", _) => board.house.map(|_| Sight::House(place)),
        (_, Place::Church) if slot().is_some() => {
            let slot = slot()?;
            table.church.get(usize::from(slot))?.map(|_| Sight::Church(slot))
        }
        (_, Place::Laboratory) if slot().is_some() => {
            let slot = slot()?;
            table
                .technologies
                .get(usize::from(slot))?
                .map(|_| Sight::Technology(slot))
        }
        _ => {
            let owner = seat(part.strip_prefix("shop")?)?;
            board.shops[usize::from(owner.0)].then_some(Sight::Shop(place, owner))
        }
    }
}

/// A number from 1 as one from 0.
fn nth(text: &str) -> Option<u8> {
    text.parse::<u8>().ok()?.checked_sub(1)
}

/// A seat by its number from 1.
fn seat(text: &str) -> Option<Seat> {
    nth(text).filter(|seat| *seat < PLAYERS).map(Seat)
}
