//! The whole table of Nippon, drawn.

use super::picture::Picture;
use super::{Scene, Sheet, Show, Sight, Target, Thing, bar, board, dock, phone, players, sheet, strips};
use crate::drawing::geometry::Rect;
use crate::drawing::hour::Hour;
use crate::nippon::Nippon;
use crate::nippon::components::ActionSlot;
use crate::table::layout::{Around, Form, Layout};
use crate::table::target::Control;
use crate::table::{Drawn, log};

impl Drawn for Nippon {
    type Picture = Picture;
    type Arrangement = Around;

    const HOUR: Hour = Hour::Noon;

    fn arrangement(&self) -> Around {
        Around(board::GRID)
    }

    fn board(show: &Show, layout: &Layout, scene: &mut Scene) {
        board::draw(show, layout, scene);
    }

    fn around(show: &Show, layout: &Layout, scene: &mut Scene) {
        bar::draw(show, layout, scene);
        if layout.form == Form::Phone {
            let seats = show.me().round(show.table().players);
            players::strip(show, seats, layout.players, scene);
            phone::draw(show, layout, scene);
            return;
        }
        if layout.has_panels() {
            players::panels(show, layout.players, scene);
        } else {
            players::strip(show, show.opponents(), layout.players, scene);
        }
        log::draw(show, log::all(show), layout.log, scene);
        strips::draw(show, layout.strips, scene);
        dock::draw(show, layout.dock, scene);
        sheet::draw(show, layout, scene);
    }

    fn cells(_: &Show, layout: &Layout) -> Vec<(Thing, Rect)> {
        board::cells(layout)
    }

    /// The Action slot whose Worker was taken.
    fn home(show: &Show) -> Option<Thing> {
        let slot = show.table().turn.slot.unwrap_or(ActionSlot::Knowledge);
        Some(Thing::Slot(slot))
    }

    fn cell_of(target: Target) -> Option<Thing> {
        let Target::Thing(thing) = target else { return None };
        Some(match thing {
            Thing::Worker(slot, _) => Thing::Slot(slot),
            Thing::Action(action) => {
                let mut slots = ActionSlot::ALL.into_iter();
                Thing::Slot(slots.find(|slot| slot.actions().contains(&action))?)
            }
            Thing::Influence(city, _) => Thing::Sight(Sight::City(city)),
            Thing::Reward(..) => Thing::Sight(Sight::Rewards),
            Thing::Slot(_)
            | Thing::Region(_)
            | Thing::Sight(Sight::City(_) | Sight::Rows | Sight::Rewards | Sight::Scoring) => thing,
            _ => return None,
        })
    }

    fn stand_ins(show: &Show, target: Target) -> Vec<Target> {
        let me = Target::Player(show.me());
        let own = Target::Control(Control::TabOwn);
        let Target::Thing(thing) = target else {
            return Vec::new();
        };
        match thing {
            Thing::Tile(_) | Thing::Contract(_) => vec![Target::Sheet(Sheet::Contracts), me],
            Thing::Open(_) => vec![Target::Sheet(Sheet::Factories), me],
            Thing::Track(_)
            | Thing::Blueprints
            | Thing::Factory(_)
            | Thing::Space(_)
            | Thing::Consolidate
            | Thing::Sight(Sight::Wages | Sight::Left(_) | Sight::Machines) => vec![own, me],
            _ => Self::cell_of(target).map(Target::Thing).into_iter().collect(),
        }
    }

    fn sheets(_: &Show) -> Vec<Sheet> {
        Sheet::all().collect()
    }
}
