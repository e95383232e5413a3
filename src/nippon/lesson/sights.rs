//! What a step shows: things of the table by the names that records and positions have for them, numbers from 1 as in the short
//! notation.
//!
//! | name | thing |
//! |---|---|
//! | `slot/mines`, `slot/mines/red` | an Action slot, by the first of its actions; the red Workers there |
//! | `action/trains` | an action on its slot |
//! | `osaka`, `osaka/top` | a City; one of its Influence slots |
//! | `kyushu` | a Region: its sea with Trains and Ships |
//! | `open/silk-2` | a Factory that is to be built |
//! | `factory/silk` | the reader's Factory of a good, or where it would stand |
//! | `contract/4` | a Contract of the reader's that lies face up |
//! | `tile/5` | an Influence tile in the reader's supply |
//! | `track/money`, `blueprints`, `space/money` | a track of the reader's, the Blueprints, an Achievement space |
//! | `consolidate`, `wages` | Consolidating; the reader's Workers |
//! | `trains`, `ships`, `machines` | Trains and Ships that the reader can still build; Machines that wait |
//! | `reward/5/yen` | Reward tiles that are left |
//! | `rows`, `rewards`, `scoring` | the Worker rows, all Reward tiles, the Scoring track |
//! | `player/2` | a player |
//! | `move/1w` | the button of a legal move |
//! | `question`; `undo`, `redo`, `restart`, `menu`, `help`, `log` | what is asked; what plays no move |

use crate::game::Seat;
use crate::nippon::components::{City, ContractId, FactoryTile, Region, RewardBonus, RewardLevel, Side, Transport};
use crate::nippon::table::{Sight, Target, Thing};
use crate::nippon::{Nippon, View};
use crate::short::Typed as _;
use crate::table::target::Control;

/// The thing of a name as a view's seat sees it, if it is there.
pub(super) fn find(game: &Nippon, view: &View, full: &str) -> Option<Target> {
    let (thing, part) = full.split_once('/').unwrap_or((full, ""));
    let table = &view.table;
    // Who reads, unless it is an onlooker.
    let own = || Some(&table.seats[view.seat?]);
    if let Ok(city) = thing.parse::<City>() {
        return at(city, part).map(Target::Thing);
    }
    let lies = match thing {
        "slot" => slot(view, part)?,
        "action" => Thing::Action(part.parse().ok()?),
        "open" => {
            let tile = part.parse::<FactoryTile>().ok()?;
            Thing::Open(table.factories.contains(tile).then_some(tile)?)
        }
        "factory" => Thing::Factory(part.parse().ok()?),
        "contract" => {
            let contract = ContractId(nth(part)?);
            Thing::Contract(own()?.contracts.contains(contract).then_some(contract)?)
        }
        "tile" => {
            let left = *own()?.tiles.get(usize::from(nth(part)?))?;
            Thing::Tile((left > 0).then_some(nth(part)? + 1)?)
        }
        "track" => Thing::Track(part.parse().ok()?),
        "space" => Thing::Space(part.parse().ok()?),
        "reward" => {
            let (level, bonus) = part.split_once('/')?;
            let (level, bonus) = (level.parse::<RewardLevel>().ok()?, bonus.parse::<RewardBonus>().ok()?);
            (table.rewards_of(level, bonus) > 0).then_some(Thing::Reward(level, bonus))?
        }
        "player" => return seat(part, table.players).map(Target::Player),
        "move" => {
            let action = game.read_short(view, part).ok()?;
            return game
                .why_not_seen(view, action)
                .is_none()
                .then_some(Target::Move(action));
        }
        _ if !part.is_empty() => return None,
        "blueprints" => Thing::Blueprints,
        "consolidate" => Thing::Consolidate,
        "wages" => Thing::Sight(Sight::Wages),
        "trains" => Thing::Sight(Sight::Left(Transport::Train)),
        "ships" => Thing::Sight(Sight::Left(Transport::Ship)),
        "machines" => Thing::Sight(Sight::Machines),
        "rows" => Thing::Sight(Sight::Rows),
        "rewards" => Thing::Sight(Sight::Rewards),
        "scoring" => Thing::Sight(Sight::Scoring),
        "question" => return Some(Target::Question),
        _ => match thing.parse::<Region>() {
            Ok(region) => Thing::Region(region),
            Err(_) => return Control::named(thing).map(Target::Control),
        },
    };
    Some(Target::Thing(lies))
}

/// A City, or one of its Influence slots.
fn at(city: City, part: &str) -> Option<Thing> {
    match part {
        "" => Some(Thing::Sight(Sight::City(city))),
        side => Some(Thing::Influence(city, side.parse::<Side>().ok()?)),
    }
}

/// An Action slot, or the Workers of a colour that stand there.
fn slot(view: &View, part: &str) -> Option<Thing> {
    let (slot, colour) = part.split_once('/').unwrap_or((part, ""));
    let slot = slot.parse().ok()?;
    match colour {
        "" => Some(Thing::Slot(slot)),
        colour => {
            let colour = colour.parse().ok()?;
            (view.table.slot(slot).of(colour) > 0).then_some(Thing::Worker(slot, colour))
        }
    }
}

/// A number from 1 as one from 0.
fn nth(text: &str) -> Option<u8> {
    text.parse::<u8>().ok()?.checked_sub(1)
}

/// A seat by its number from 1.
fn seat(text: &str, players: u8) -> Option<Seat> {
    nth(text).filter(|seat| *seat < players).map(Seat)
}
