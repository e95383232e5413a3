//! What a step shows: things of the table by their names, squares and numbers as in the short notation.

use crate::position::name;
use crate::short::Typed as _;
use crate::table::target::Control;
use crate::yokohama::components::{Agent, Area, Country, Exchange, Good, Piece};
use crate::yokohama::map::Place;
use crate::yokohama::position::{CAUSES, place_of};
use crate::yokohama::table::{Sight, Target, Thing};
use crate::yokohama::{Stage, TurnStep, View, Yokohama};

/// The boards beside the map, which are pointed at by the name of their Area.
const BOARDS: [Area; 8] = [
    Area::PortA,
    Area::PortB,
    Area::LaboratoryA,
    Area::LaboratoryB,
    Area::Church,
    Area::Customs,
    Area::Chinatown,
    Area::EmploymentAgency,
];

/// The thing of a name as a view's seat sees it, if it is there: `b3`, `b3/token`, `port-a/2`, `order/1`, `hand`.
pub(super) fn find(game: &Yokohama, view: &View, full: &str) -> Option<Target> {
    let (thing, part) = full.split_once('/').unwrap_or((full, ""));
    let table = &view.table;
    if let Some(place) = place_of(table.players, thing) {
        return on_area(view, place, part);
    }
    if let Some(area) = BOARDS.into_iter().find(|area| name(*area) == thing) {
        return on_board(view, area, part);
    }
    let nth = || part.parse::<u8>().ok()?.checked_sub(1);
    let index = || nth().map(usize::from);
    Some(match thing {
        "order" => Target::Thing(Thing::HandOrder(view.hand.orders.iter().nth(index()?)?)),
        "offer" => Target::Thing(Thing::Offer(
            nth().filter(|number| *number < 2 && view.hand.offer.is_some())?,
        )),
        "achievement" => Target::Thing(Thing::Achievement(nth().filter(|number| *number < 3)?)),
        "reward" => {
            table.rewards.get(index()?)?.as_ref()?;
            Target::Thing(Thing::Reward(nth()?))
        }
        "agent" => {
            let agent = part.parse::<Agent>().ok()?;
            let ready = table.seats[view.seat?].ready(agent) > 0;
            Target::Thing(Thing::Agent(ready.then_some(agent)?))
        }
        "warehouse" => Target::Thing(Thing::Warehouse(part.parse::<Piece>().ok()?)),
        "good" if table.pending.goods > 0 => Target::Thing(Thing::Good(part.parse::<Good>().ok()?)),
        "exchange" if matches!(table.stage, Stage::Chinatown(_)) => {
            Target::Thing(Thing::Exchange(part.parse::<Exchange>().ok()?))
        }
        "player" => Target::Player(crate::game::Seat(nth().filter(|seat| *seat < table.players)?)),
        "gauge" => Target::Thing(Thing::Sight(Sight::Gauge(
            CAUSES.into_iter().find(|cause| name(*cause) == part)?,
        ))),
        "step" => Target::Thing(Thing::Sight(Sight::Step(step(part)?))),
        "supply" => Target::Thing(Thing::Sight(Sight::Supply(part.parse::<Country>().ok()?))),
        "move" => {
            let action = game.read_short(view, part).ok()?;
            game.why_not_seen(view, action)
                .is_none()
                .then_some(Target::Move(action))?
        }
        _ if !part.is_empty() => return None,
        "hand" => Target::Thing(Thing::HandAssistants),
        "station" => Target::Thing(Thing::Sight(Sight::Station)),
        "order-deck" => Target::Thing(Thing::Sight(Sight::OrderDeck)),
        "technology-deck" => Target::Thing(Thing::Sight(Sight::TechnologyDeck)),
        "question" => Target::Question,
        _ => Target::Control(Control::named(thing)?),
    })
}

/// An Area, or what lies on it.
fn on_area(view: &View, place: Place, part: &str) -> Option<Target> {
    let board = view.table.board(place);
    match part {
        "" => Some(Target::Thing(Thing::Place(place))),
        "token" => board.token.map(|_| Target::Thing(Thing::Token(place))),
        "house" => board.building.map(|_| Target::Thing(Thing::House(place))),
        _ => {
            let space = part.strip_prefix("shop")?.parse::<u8>().ok()?.checked_sub(1)?;
            (space < 4 && board.building.is_some()).then_some(Target::Thing(Thing::Shop(place, space)))
        }
    }
}

/// A board beside the map, or one of its spaces.
fn on_board(view: &View, area: Area, part: &str) -> Option<Target> {
    let table = &view.table;
    table.places().find(|&place| table.board(place).area == area)?;
    if part.is_empty() {
        return Some(Target::Sheet(area));
    }
    let space = part.parse::<u8>().ok()?.checked_sub(1)?;
    let (board, index) = (area.board(), usize::from(space));
    match area {
        Area::PortA | Area::PortB => table.ports[usize::from(board)]
            .get(index)?
            .map(|_| Target::Thing(Thing::Order(board, space))),
        Area::LaboratoryA | Area::LaboratoryB => table.laboratories[usize::from(board)]
            .get(index)?
            .map(|_| Target::Thing(Thing::Technology(board, space))),
        Area::Church => (space < 8).then_some(Target::Thing(Thing::Church(space))),
        Area::Customs => (space < 8).then_some(Target::Thing(Thing::Customs(space))),
        _ => None,
    }
}

/// A step of a turn by its name in the bar.
fn step(part: &str) -> Option<TurnStep> {
    Some(match part {
        "before" => TurnStep::Before,
        "placement" => TurnStep::Place,
        "movement" => TurnStep::Move,
        "action" => TurnStep::Act,
        "bonus" => TurnStep::Bonus,
        "construction" => TurnStep::Build,
        "recovery" => TurnStep::Recover,
        "after" => TurnStep::After,
        _ => return None,
    })
}
