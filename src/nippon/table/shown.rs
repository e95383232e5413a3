//! How the moves of Nippon are entered, and what can be dragged instead.

use serde::{Deserialize, Serialize};

use super::keys::Kind;
use super::{Sheet, Spot, Target, Thing, icons};
use crate::drawing::scene::{Node, Symbol};
use crate::nippon::components::{Action, ActionSlot, City, Colour, ContractId, Good, MOST_INFLUENCE, Side, Track};
use crate::nippon::{Ask, Cubes, Forbidden, Move, Nippon, Table, View};
use crate::table::Shown;
use crate::table::way::{Price, Way};

/// Something that can be taken up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Grip {
    /// A Worker of a colour on an Action slot.
    Worker(ActionSlot, Colour),
    /// An own Influence tile of a value.
    Tile(u8),
}

/// What is legal but wasteful: nothing is pointed out yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Waste {}

impl Shown for Nippon {
    type Thing = Thing;
    type Sheet = Sheet;
    type Grip = Grip;
    type Spot = Spot;
    type Hint = Waste;
    type Hints = ();

    const HINTS: &'static [Waste] = &[];

    fn hints_without(_: &[Waste]) {}

    fn way(_: &Table, action: Move) -> Way<Target> {
        let one = |thing| Way::of(Target::Thing(thing));
        let then = |thing| Way::through(Target::Thing(thing), Target::Move(action)).at(Price::Told);
        let through = |first, second| Way::through(Target::Thing(first), Target::Thing(second));
        match action {
            Move::Take(slot, colour) => one(Thing::Worker(slot, colour)),
            Move::Consolidate => then(Thing::Consolidate),
            Move::Exchange(track) => through(Thing::Blueprints, Thing::Track(track)),
            Move::Act(action) => one(Thing::Action(action)),
            Move::Run(good) | Move::Improve(good) | Move::Goods(good) => one(Thing::Factory(good)),
            Move::Fulfil(contract, cubes) => {
                let Way { mut path, price } = through(Thing::Contract(contract), Thing::Factory(leading(cubes)));
                // What else is paid stands on a button of its own.
                path[2] = (cubes.iter().any(|good| good != leading(cubes))).then_some(Target::Move(action));
                Way { path, price }
            }
            Move::Build(tile) => then(Thing::Open(tile)),
            Move::Site(region) => one(Thing::Region(region)),
            Move::Place(city, side, value) => through(Thing::Influence(city, side), Thing::Tile(value)),
            Move::Return(city, side) => one(Thing::Influence(city, side)),
            Move::Reward(level, bonus) => one(Thing::Reward(level, bonus)),
            Move::Space(space) => one(Thing::Space(space)),
            Move::Stop | Move::Steps(_) | Move::Store | Move::Finish => Way::of(Target::Move(action)),
        }
    }

    fn why_not_touched(&self, view: &View, chosen: Option<Target>, target: Target) -> Option<Forbidden> {
        let action = self.meant(&view.table, chosen, target)?;
        let refused = self.why_not_seen(view, action)?;
        // Where a Worker is to be taken first, what keeps its action from being performed says more.
        let first = view.asked() == Some(Ask::Turn);
        let hindered = || self.hinders(&view.table, action_of(action)?);
        Some(if first { hindered().unwrap_or(refused) } else { refused })
    }

    fn is_sight(thing: Thing) -> bool {
        matches!(thing, Thing::Sight(_))
    }

    fn opens(view: &View) -> Option<Sheet> {
        match view.asked()? {
            Ask::Reward | Ask::Space => Some(Sheet::Consolidate),
            Ask::Factory => Some(Sheet::Factories),
            Ask::Place => view.table.market().map(Sheet::Region),
            Ask::Return => view
                .table
                .turn
                .placing
                .map(|placing| Sheet::Region(placing.city.region())),
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

    fn number_of(sheet: Sheet) -> u16 {
        match sheet {
            Sheet::Consolidate => 0,
            Sheet::Factories => 1,
            Sheet::Contracts => 2,
            Sheet::Region(region) => 3 + region as u16,
        }
    }

    fn carried(table: &Table, action: Move) -> Option<(Grip, Target)> {
        Some(match action {
            Move::Take(slot, colour) => (Grip::Worker(slot, colour), Target::Player(table.active)),
            Move::Place(city, side, value) => (Grip::Tile(value), Target::Thing(Thing::Influence(city, side))),
            _ => return None,
        })
    }

    fn grip_of(_: &Table, node: &Node<Target>) -> Option<Grip> {
        match node.target {
            Some(Target::Thing(Thing::Worker(slot, colour))) => Some(Grip::Worker(slot, colour)),
            Some(Target::Thing(Thing::Tile(value))) if Kind::Tile.has(node.key) => Some(Grip::Tile(value)),
            _ => None,
        }
    }

    fn symbol_of(grip: Grip) -> Symbol {
        match grip {
            Grip::Worker(_, colour) => icons::worker(colour),
            Grip::Tile(_) => Symbol::InfluenceTile,
        }
    }
}

/// The good that a way to pay is known by before the others: of those that are paid so often as no other the one that is paid most; or else the
/// first.
fn leading(cubes: Cubes) -> Good {
    let mut paid = Good::ALL.into_iter().filter(|good| cubes.of(*good) > 0);
    let often = |count: u8| Good::ALL.into_iter().filter(|good| cubes.of(*good) == count).count();
    let alone = paid.clone().filter(|good| often(cubes.of(*good)) == 1);
    let alone = alone.max_by_key(|good| cubes.of(*good));
    alone.or_else(|| paid.next()).unwrap_or(Good::Silk)
}

/// The action that a move is a part of.
const fn action_of(action: Move) -> Option<Action> {
    Some(match action {
        Move::Act(action) => action,
        Move::Run(_) => Action::Produce,
        Move::Fulfil(..) => Action::Export,
        Move::Build(_) => Action::Invest,
        Move::Improve(_) => Action::Machinery,
        Move::Place(..) => Action::LocalMarket,
        _ => return None,
    })
}

impl Nippon {
    /// The move that a touch of a target would be if it were legal, for the question that is open; `None` if no move has to do with such
    /// things. `chosen` is what was touched before.
    fn meant(&self, table: &Table, chosen: Option<Target>, target: Target) -> Option<Move> {
        let ask = table.decision()?.ask;
        let thing = match target {
            Target::Thing(thing) => thing,
            Target::Move(action) | Target::Way(action) => return Some(action),
            _ => return None,
        };
        Some(match thing {
            Thing::Worker(slot, colour) => Move::Take(slot, colour),
            Thing::Slot(slot) => Move::Take(slot, table.slot(slot).iter().next().unwrap_or(Colour::White)),
            Thing::Action(action) => Move::Act(action),
            Thing::Influence(city, side) if ask == Ask::Return => Move::Return(city, side),
            Thing::Influence(city, side) => {
                let value = match chosen {
                    Some(Target::Thing(Thing::Tile(value))) => Some(value),
                    _ => self.nearest(table, city, side),
                };
                Move::Place(city, side, value.unwrap_or(1))
            }
            Thing::Tile(value) => match chosen {
                Some(Target::Thing(Thing::Influence(city, side))) => Move::Place(city, side, value),
                _ => return None,
            },
            Thing::Region(region) => Move::Site(region),
            Thing::Track(track) => match ask {
                Ask::Steps(asked) if asked == track => Move::Steps(1),
                _ => Move::Exchange(track),
            },
            Thing::Blueprints => Move::Exchange(Track::Money),
            Thing::Factory(good) => match ask {
                Ask::Improvement => Move::Improve(good),
                Ask::Goods => Move::Goods(good),
                Ask::Contract => {
                    let mut cubes = Cubes::default();
                    cubes.0[good.index()] = 1;
                    match chosen {
                        Some(Target::Thing(Thing::Contract(contract))) => Move::Fulfil(contract, cubes),
                        _ => return None,
                    }
                }
                _ => Move::Run(good),
            },
            Thing::Contract(contract) => Move::Fulfil(contract, self.wished(table, contract)),
            Thing::Open(tile) => Move::Build(tile),
            Thing::Reward(level, bonus) => Move::Reward(level, bonus),
            Thing::Space(space) => Move::Space(space),
            Thing::Consolidate => Move::Consolidate,
            Thing::Sight(_) => return None,
        })
    }

    /// The Influence tile that comes nearest to one that could be placed on a slot: the highest of the own supply that the cubes there suffice
    /// for, or else the lowest.
    fn nearest(&self, table: &Table, city: City, side: Side) -> Option<u8> {
        let me = table.me();
        let good = self.demand(table, city, side);
        let most = self.worth(good, me.cubes(good));
        let own = (1..=MOST_INFLUENCE as u8).filter(|value| me.tiles_of(*value) > 0);
        own.clone().filter(|value| *value <= most).max().or_else(|| own.min())
    }

    /// The goods that a Contract would take: those that there are most of.
    fn wished(&self, table: &Table, contract: ContractId) -> Cubes {
        let me = table.me();
        let mut goods = Good::ALL;
        goods.sort_by_key(|good| std::cmp::Reverse(me.cubes(*good)));
        let asked = self.content().contracts.get(usize::from(contract.0));
        let asked = asked.map_or(&[][..], |row| &row.cubes);
        let mut cubes = Cubes::default();
        for (good, count) in goods.into_iter().zip(asked) {
            cubes.0[good.index()] = *count;
        }
        cubes
    }
}
