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
//! | `trader` | the reader's Traders, if any is ready |
//! | `player/2` | a player |
//! | `criterion/orders` | how near both are to a Trader for it; `technologies`, `church`, `imports` as well |
//! | `score/most-orders` | a line of the score sheet as it stands |
//! | `round` | how far the game is, from the first round on |
//! | `station` | the Station token, once it stands somewhere |
//! | `order-deck`, `bonus-deck`, `technology-deck` | a deck |
//! | `move/>te` | the button of a legal move |
//! | `question`; `undo`, `redo`, `restart`, `menu`, `help`, `log` | what is asked; what plays no move |

use crate::duel::components::{Criterion, PLAYERS, Place, Support, Title};
use crate::duel::course::Category;
use crate::duel::table::{Deck, Sight, Target, Thing};
use crate::duel::{Duel, View};
use crate::game::Seat;
use crate::position::name;
use crate::short::Typed as _;
use crate::table::target::Control;

/// The thing of a name as a view's seat sees it, if it is there.
pub(super) fn find(game: &Duel, view: &View, full: &str) -> Option<Target> {
    let (thing, part) = full.split_once('/').unwrap_or((full, ""));
    if let Ok(place) = thing.parse::<Place>() {
        return at(view, place, part).map(Target::Thing);
    }
    let table = &view.table;
    // Who reads, unless it is an onlooker.
    let own = || Some(&table.seats[view.seat?]);
    let nth = || nth(part);
    let lies = match thing {
        "bonus" => Thing::Bonus(nth().filter(|slot| table.bonus.get(usize::from(*slot)).is_some())?),
        "card" => {
            let level = nth()? + 1;
            let mut cards = own()?.cards.iter().enumerate().filter(|(_, card)| card.at.is_none());
            cards.find(|(row, card)| game.level(*row, card) == level)?;
            Thing::Card(level)
        }
        "support" => {
            let support = part.parse::<Support>().ok()?;
            Thing::Support((own()?.supports(support) > 0).then_some(support)?)
        }
        "order" => Thing::Order(view.hand.orders.iter().nth(nth()?.into())?),
        "looked" => Thing::Looked(view.hand.looked.iter().nth(nth()?.into())?),
        "technology" => {
            let title = part.parse::<Title>().ok()?;
            Thing::Owned(own()?.knows(title).then_some(title)?)
        }
        "player" => return seat(part).map(Target::Player),
        "criterion" => {
            let criterion = Criterion::ALL.into_iter().find(|criterion| name(*criterion) == part)?;
            Thing::Sight(Sight::Criterion(criterion))
        }
        "score" => {
            let category = Category::ALL.into_iter().find(|category| name(*category) == part)?;
            Thing::Sight(Sight::Category(category))
        }
        "move" => {
            let action = game.read_short(view, part).ok()?;
            return game
                .why_not_seen(view, action)
                .is_none()
                .then_some(Target::Move(action));
        }
        _ if !part.is_empty() => return None,
        "trader" => (own()?.traders > 0).then_some(Thing::Trader)?,
        "station" => table.station.map(|_| Thing::Sight(Sight::Station))?,
        "round" if table.round > 0 => Thing::Sight(Sight::Round),
        "order-deck" => Thing::Sight(Sight::Deck(Deck::Orders)),
        "bonus-deck" => Thing::Sight(Sight::Deck(Deck::Bonus)),
        "technology-deck" => Thing::Sight(Sight::Deck(Deck::Technologies)),
        "question" => return Some(Target::Question),
        _ => return Control::named(thing).map(Target::Control),
    };
    Some(Target::Thing(lies))
}

/// A Place, or what stands and lies there.
fn at(view: &View, place: Place, part: &str) -> Option<Thing> {
    let (table, board) = (&view.table, view.table.board(place));
    let slot = || nth(part);
    match (part, place) {
        ("", _) => Some(Thing::Place(place)),
        ("house", _) => board.house.map(|_| Thing::House(place)),
        (_, Place::Church) if slot().is_some() => {
            let slot = slot()?;
            table.church_card(slot).map(|_| Thing::Church(slot))
        }
        (_, Place::Laboratory) if slot().is_some() => {
            let slot = slot()?;
            table.technology(slot).map(|_| Thing::Technology(slot))
        }
        _ => {
            let owner = seat(part.strip_prefix("shop")?)?;
            board.shops[usize::from(owner.0)].then_some(Thing::Shop(place, owner))
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
