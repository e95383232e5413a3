//! What the open question is about: which board, which Area.

use super::Show;
use crate::yokohama::components::Area;
use crate::yokohama::map::Place;
use crate::yokohama::{Ask, Event, Stage, Table, TurnStep, View};

/// The Area whose sheet opens by itself, because the view's seat is asked about its cards or spaces.
pub fn opens_for(view: &View) -> Option<Area> {
    let table = &view.table;
    let decision = table.decision().filter(|decision| view.seat == Some(decision.seat))?;
    match decision.ask {
        Ask::Church
        | Ask::Customs
        | Ask::Laboratory
        | Ask::Port
        | Ask::SecondOrder
        | Ask::Chinatown(_)
        | Ask::Employment(_) => Some(table.board(table.acting.place).area),
        _ => None,
    }
}

/// Whether the open question is about a board's cards or spaces.
pub(super) fn asked(show: &Show, area: Area) -> bool {
    opens_for(show.view) == Some(area)
}

/// The Area whose action, bonus or construction is under way.
pub(super) fn acting(table: &Table) -> Option<Place> {
    let under_way = matches!(TurnStep::of(table), TurnStep::Act | TurnStep::Bonus | TurnStep::Build);
    under_way.then_some(table.acting.place)
}

/// The Area that took the last Assistant, as long as there is more to place.
pub(super) fn placed_last(show: &Show) -> Option<Place> {
    if !matches!(show.table().stage, Stage::Placement(_)) || show.entry.chosen().is_some() {
        return None;
    }
    let mut next = show.entry.next();
    let first = next.next()?;
    next.find(|&other| other != first)?;
    match show.log.last()?.event? {
        Event::Placed { seat, place, .. } if seat == show.me() => Some(place),
        _ => None,
    }
}
