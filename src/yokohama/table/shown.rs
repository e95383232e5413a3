//! How Yokohama's moves are entered.

use super::drag::{self, Grip};
use super::meant::{elsewhere, meant};
use super::spots::Spot;
use super::{Target, Thing, asked, sheet};
use crate::drawing::scene::{Node, Symbol};
use crate::table::Shown;
use crate::table::way::{Price, Way};
use crate::yokohama::components::Area;
use crate::yokohama::{Forbidden, Move, Origin, Table, Toll, View, Waste, Wastes, Yokohama};

impl Shown for Yokohama {
    type Thing = Thing;
    type Sheet = Area;
    type Grip = Grip;
    type Spot = Spot;
    type Hint = Waste;
    type Hints = Wastes;

    const HINTS: &'static [Waste] = &Waste::ALL;

    fn hints_without(off: &[Waste]) -> Wastes {
        off.iter().copied().fold(Wastes::ALL, Wastes::without)
    }

    fn way(table: &Table, action: Move) -> Way<Target> {
        let acts = table.acting.place;
        let board = table.board(acts).area.board();
        let one = |thing| Way::of(Target::Thing(thing));
        let then = |thing| Way::through(Target::Thing(thing), Target::Move(action));
        match action {
            Move::Keep(which) => one(Thing::Offer(which)),
            Move::Place(place) | Move::Recall(place) | Move::Station(place) => one(Thing::Place(place)),
            Move::Go(place, Toll::FREE) => then(Thing::Place(place)),
            Move::Go(place, _) => then(Thing::Place(place)).at(Price::Told),
            Move::Church(space, _) => then(Thing::Church(space)).at(Price::Picked),
            Move::Customs(space) => one(Thing::Customs(space)),
            Move::From(from) => one(origin(from)),
            Move::Recruit(piece) => one(Thing::Warehouse(piece)),
            Move::Learn(space, _) => then(Thing::Technology(board, space)).at(Price::Picked),
            Move::Order(space) => one(Thing::Order(board, space)),
            Move::SecondOrder(space, _) => then(Thing::Order(board, space)).at(Price::Picked),
            Move::Exchange(exchange) => one(Thing::Exchange(exchange)),
            Move::TakeToken => one(Thing::Token(acts)),
            Move::Shop(space) => one(Thing::Shop(acts, space)),
            Move::House => one(Thing::House(acts)),
            Move::Agent(agent, place) => {
                let [agent, place] = [Thing::Agent(agent), Thing::Place(place)].map(Target::Thing);
                Way::through(agent, place)
            }
            Move::Achieve(stack) => one(Thing::Achievement(stack)),
            Move::Deliver(order) => one(Thing::HandOrder(order)),
            Move::Good(good) => one(Thing::Good(good)),
            Move::Shift(from, to) => {
                let [from, to] = [origin(from), Thing::Place(to)].map(Target::Thing);
                Way::through(from, to)
            }
            Move::Reward(space) => one(Thing::Reward(space)),
            Move::GoOn | Move::Return | Move::Leave | Move::Mill | Move::University => Way::of(Target::Move(action)),
        }
    }

    /// Whoever holds Orders that say the same may touch any of them.
    fn alike(&self, view: &View, moves: &[Move]) -> Vec<Move> {
        self.alike(&view.hand, moves).collect()
    }

    fn why_not_touched(&self, view: &View, chosen: Option<Target>, target: Target) -> Option<Forbidden> {
        let ask = view.table.decision()?.ask;
        elsewhere(&view.table, ask, target)
            .or_else(|| self.why_not_seen(view, meant(&view.table, ask, chosen, target)?))
    }

    fn is_sight(thing: Thing) -> bool {
        matches!(thing, Thing::Sight(_))
    }

    fn opens(view: &View) -> Option<Area> {
        asked::opens_for(view)
    }

    fn sheet_of(view: &View, target: Target) -> Option<Area> {
        match target {
            Target::Sheet(area) => Some(area),
            Target::Thing(Thing::Place(place)) => Some(view.table.boards.get(place.index())?.area),
            _ => None,
        }
    }

    fn has_sheet(sheet: Area) -> bool {
        sheet::exists(sheet)
    }

    fn number_of(sheet: Area) -> u16 {
        sheet as u16
    }

    fn carried(table: &Table, action: Move) -> Option<(Grip, Target)> {
        drag::carried(table, action)
    }

    fn grip_of(table: &Table, node: &Node<Target>) -> Option<Grip> {
        drag::grip_of(table, node)
    }

    fn symbol_of(grip: Grip) -> Symbol {
        grip.symbol()
    }
}

/// Where a piece comes from.
const fn origin(from: Origin) -> Thing {
    match from {
        Origin::Hand => Thing::HandAssistants,
        Origin::Area(place) => Thing::Place(place),
    }
}
