//! How the moves of Yokohama Duel are entered, and what can be dragged instead.

use super::keys::{self, Kind};
use super::{Sheet, Spot, Target, Thing};
use crate::drawing::scene::{Node, Symbol};
use crate::duel::components::{Fee, Opener, OrderId, Title};
use crate::duel::{Ask, Duel, Forbidden, Move, Table, Unwanted, View, Waste};
use crate::table::Shown;
use crate::table::way::{Price, Way};

/// Something that can be taken up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Grip {
    /// The lowest Influence card in hand.
    Card,
    /// A Trader.
    Trader,
    /// An Order of the hand.
    Order(OrderId),
    /// A Shop that is not built.
    Shop,
    /// A Trading House that is not built.
    House,
}

impl Shown for Duel {
    type Thing = Thing;
    type Sheet = Sheet;
    type Grip = Grip;
    type Spot = Spot;
    type Hint = Waste;
    type Hints = Unwanted;

    const HINTS: &'static [Waste] = &Waste::ALL;

    fn hints_without(off: &[Waste]) -> Unwanted {
        off.iter().copied().collect()
    }

    fn way(table: &Table, action: Move) -> Way<Target> {
        let here = || table.action().place;
        let one = |thing| Way::of(Target::Thing(thing));
        let then = |thing| Way::through(Target::Thing(thing), Target::Move(action));
        match action {
            // What an exchange, an upgrade and the Spinning Mill take and give stands on their buttons whole.
            Move::Go(place) => then(Thing::Place(place)).at(Price::Told),
            Move::Station(place) => one(Thing::Place(place)),
            Move::Open(opener) => one(Thing::Owned(Title::from(opener))),
            Move::Card(level) => then(Thing::Card(level)),
            Move::Support(support, _) => then(Thing::Support(support)),
            Move::Phone => one(Thing::Owned(Title::Telephone)),
            Move::Exchange(exchange) => one(Thing::Exchange(exchange)),
            Move::Church(slot, _) => then(Thing::Church(slot)).at(Price::Paid),
            Move::Learn(slot, _) => then(Thing::Technology(slot)).at(Price::Paid),
            Move::Keep(order) | Move::Under(order) => one(Thing::Looked(order)),
            Move::KeepFor(order, _) => then(Thing::Looked(order)).at(Price::Paid),
            Move::Bonus(slot) => one(Thing::Bonus(slot)),
            Move::Shop => one(Thing::Shop(here(), table.active)).at(Price::Told),
            Move::House => one(Thing::House(here())).at(Price::Told),
            Move::Upgrade(level) => one(Thing::Upgrade(level)),
            Move::Deliver(order) => one(Thing::Order(order)).at(Price::Told),
            Move::Trader(place) => {
                let [trader, place] = [Thing::Trader, Thing::Place(place)].map(Target::Thing);
                Way::through(trader, place).at(Price::Told)
            }
            Move::Mill => one(Thing::Owned(Title::SpinningMill)),
            Move::GoOn => Way::of(Target::Move(action)),
        }
    }

    fn why_not_touched(&self, view: &View, chosen: Option<Target>, target: Target) -> Option<Forbidden> {
        shut(&view.table, target).or_else(|| self.why_not_seen(view, self.meant(&view.table, chosen, target)?))
    }

    fn is_sight(thing: Thing) -> bool {
        matches!(thing, Thing::Sight(_))
    }

    fn opens(view: &View) -> Option<Sheet> {
        let decision = view
            .table
            .decision()
            .filter(|decision| view.seat == Some(decision.seat))?;
        match decision.ask {
            Ask::Laboratory => Some(Sheet::Technologies),
            Ask::Church => Some(Sheet::Church),
            Ask::Bonus(_) | Ask::BonusReward(_) => Some(Sheet::Bonus),
            Ask::FirstOrders | Ask::Keep | Ask::SecondOrder | Ask::Under => Some(Sheet::Looked),
            _ => None,
        }
    }

    fn sheet_of(_: &View, target: Target) -> Option<Sheet> {
        match target {
            Target::Sheet(sheet) => Some(sheet),
            _ => None,
        }
    }

    fn has_sheet(_: Sheet) -> bool {
        true
    }

    /// Technologies are told with what they do.
    fn owns_much(view: &View) -> bool {
        let me = view.seat.unwrap_or(view.table.active);
        !view.table.seats[me].technologies.is_empty()
    }

    fn number_of(sheet: Sheet) -> u16 {
        sheet as u16
    }

    fn carried(table: &Table, action: Move) -> Option<(Grip, Target)> {
        let here = table.action().place;
        Some(match action {
            Move::Go(place) => (Grip::Card, Target::Thing(Thing::Place(place))),
            Move::Trader(place) => (Grip::Trader, Target::Thing(Thing::Place(place))),
            Move::Deliver(order) => (Grip::Order(order), Target::Player(table.active)),
            Move::Shop => (Grip::Shop, Target::Thing(Thing::Shop(here, table.active))),
            Move::House => (Grip::House, Target::Thing(Thing::House(here))),
            _ => return None,
        })
    }

    fn grip_of(_: &Table, node: &Node<Target>) -> Option<Grip> {
        match node.target {
            Some(Target::Thing(Thing::Order(order))) => return Some(Grip::Order(order)),
            Some(Target::Thing(Thing::Trader)) => return Some(Grip::Trader),
            _ => {}
        }
        [
            (Kind::Lowest.has(node.key), Grip::Card),
            (node.key == keys::shops_left(), Grip::Shop),
            (node.key == keys::houses_left(), Grip::House),
        ]
        .into_iter()
        .find_map(|(is_it, grip)| is_it.then_some(grip))
    }

    fn symbol_of(grip: Grip) -> Symbol {
        match grip {
            Grip::Card => Symbol::Influence,
            Grip::Trader => Symbol::Trader,
            Grip::Order(_) => Symbol::Order,
            Grip::Shop => Symbol::Shop,
            Grip::House => Symbol::TradingHouse,
        }
    }
}

impl Duel {
    /// The move that a touch of a target would be if it were legal, for the question that is open; `None` if the question has nothing to
    /// do with such things. `chosen` is what was touched before.
    fn meant(&self, table: &Table, chosen: Option<Target>, target: Target) -> Option<Move> {
        let ask = table.decision()?.ask;
        let me = table.me();
        let thing = match target {
            Target::Thing(thing) => thing,
            Target::Move(action) | Target::Way(action) => return Some(action),
            _ => return None,
        };
        Some(match thing {
            Thing::Place(place) => match ask {
                Ask::Station => Move::Station(place),
                Ask::Place if chosen != Some(Target::Thing(Thing::Trader)) => Move::Go(place),
                _ if ask.is_in_a_turn() && me.traders > 0 => Move::Trader(place),
                _ => Move::Go(place),
            },
            Thing::Shop(..) => Move::Shop,
            Thing::House(_) => Move::House,
            Thing::Church(slot) => Move::Church(slot, me.offerings()),
            // Imported goods first: what is missing then is missing however one pays.
            Thing::Technology(slot) => {
                let imports = self.points_to_pay(table, slot).unwrap_or_default();
                Move::Learn(slot, u8::try_from(me.all_imports()).unwrap_or(u8::MAX).min(imports))
            }
            Thing::Bonus(slot) => Move::Bonus(slot),
            Thing::Card(level) => Move::Card(level),
            Thing::Upgrade(level) => Move::Upgrade(level),
            Thing::Support(support) => Move::Support(support, false),
            Thing::Owned(title) => return self.used(table, title),
            Thing::Trader => Move::Trader(table.action().place),
            Thing::Order(order) => Move::Deliver(order),
            Thing::Looked(order) => match ask {
                Ask::Keep => Move::Keep(order),
                Ask::SecondOrder => Move::KeepFor(order, Fee::Yen),
                _ => Move::Under(order),
            },
            Thing::Exchange(exchange) => Move::Exchange(exchange),
            Thing::Sight(_) => return None,
        })
    }

    /// The move that uses a Technology, if one does.
    fn used(&self, table: &Table, title: Title) -> Option<Move> {
        match title {
            Title::SpinningMill => Some(Move::Mill),
            Title::Telephone => Some(Move::Phone),
            // It is used by the card that it allows.
            Title::PostalSystem => {
                let levels = self.levels_in_hand(table.me()).map(|(_, level)| level);
                levels.max().map(Move::Card)
            }
            title => Opener::of(title).map(Move::Open),
        }
    }
}

/// The rule that shuts a target whatever move it is meant for, which no move names.
fn shut(table: &Table, target: Target) -> Option<Forbidden> {
    match target {
        Target::Thing(Thing::Shop(place, seat)) => table.builds_elsewhere(place, Some(seat)),
        Target::Thing(Thing::House(place)) => table.builds_elsewhere(place, None),
        Target::Thing(Thing::Owned(title)) => table.can_use(title).err(),
        _ => None,
    }
}
