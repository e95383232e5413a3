//! Yokohama's whole table, drawn.

use super::picture::Picture;
use super::thing::Sight;
use super::triangle::{self, Triangle as _};
use super::{Show, Target, Thing, asked, bar, dock, phone, players, routes, sheet, strips, tiles, wedges};
use crate::drawing::geometry::Rect;
use crate::drawing::hour::Hour;
use crate::drawing::scene::Symbol;
use crate::game::Game as _;
use crate::table::layout::{Around, Form, Layout};
use crate::table::target::Control;
use crate::table::{Drawn, SceneOf, ground, log};
use crate::yokohama::Yokohama;
use crate::yokohama::components::Area;

impl Drawn for Yokohama {
    type Picture = Picture;
    type Arrangement = Around;

    const HOUR: Hour = Hour::Noon;

    fn arrangement(&self) -> Around {
        Around(triangle::grid(self.players()))
    }

    fn board(show: &Show, layout: &Layout, scene: &mut SceneOf<Self>) {
        // Beside the third row, where the triangle leaves the sea free.
        ground::draw_ships(layout, 2.0, 1.0, scene);
        tiles::draw(show, layout, scene);
        routes::draw(show, layout, scene);
        if layout.form != Form::Phone {
            wedges::draw(show, layout, scene);
        }
    }

    fn around(show: &Show, layout: &Layout, scene: &mut SceneOf<Self>) {
        bar::draw(show, layout, scene);
        panels(show, layout, scene);
    }

    fn cells(show: &Show, layout: &Layout) -> Vec<(Thing, Rect)> {
        let cell = |place| (Thing::Place(place), layout.map.tile(place));
        show.table().places().map(cell).collect()
    }

    /// The acting Area, or else where the own President stands.
    fn home(show: &Show) -> Option<Thing> {
        let table = show.table();
        let own = || table.seats[show.me()].president;
        asked::acting(table).or_else(own).map(Thing::Place)
    }

    fn cell_of(target: Target) -> Option<Thing> {
        match target {
            Target::Thing(thing) => thing.place().map(Thing::Place),
            _ => None,
        }
    }

    fn stand_ins(show: &Show, target: Target) -> Vec<Target> {
        let me = Target::Player(show.me());
        let more = Target::Control(Control::TabMore);
        let thing = match target {
            Target::Thing(thing) => thing,
            Target::Sheet(area) => return tab(show, area),
            _ => return Vec::new(),
        };
        match thing {
            Thing::HandOrder(_) | Thing::Offer(_) => vec![Target::Control(Control::TabOwn), me],
            Thing::Agent(_) | Thing::HandAssistants | Thing::Warehouse(_) => vec![me],
            Thing::Achievement(_) | Thing::Reward(_) => vec![more],
            Thing::Sight(Sight::Supply(_) | Sight::OrderDeck | Sight::TechnologyDeck | Sight::Station) => vec![more],
            // Where there is no room for all of them, what is nearest to an end has a gauge.
            Thing::Sight(Sight::Gauge(_)) => show
                .table()
                .conditions()
                .into_iter()
                .map(|gauge| Target::Thing(Thing::Sight(Sight::Gauge(gauge.cause))))
                .collect(),
            Thing::Order(board, _) => tab(show, [Area::PortA, Area::PortB][usize::from(board)]),
            Thing::Technology(board, _) => tab(show, [Area::LaboratoryA, Area::LaboratoryB][usize::from(board)]),
            Thing::Church(_) => tab(show, Area::Church),
            Thing::Customs(_) => tab(show, Area::Customs),
            _ => Self::cell_of(target).map(Target::Thing).into_iter().collect(),
        }
    }

    fn sheets(show: &Show) -> Vec<Area> {
        strips::boards(show)
    }
}

/// The boards that share a phone's tab with one, itself first.
fn tab(show: &Show, area: Area) -> Vec<Target> {
    let twins = strips::boards(show)
        .into_iter()
        .filter(|other| *other != area && Symbol::seal(*other) == Symbol::seal(area));
    std::iter::once(area).chain(twins).map(Target::Sheet).collect()
}

/// Draws what stands around the map: players, log, strips, dock and sheet; on a phone one sheet with tabs.
fn panels(show: &Show, layout: &Layout, scene: &mut SceneOf<Yokohama>) {
    if layout.form == Form::Phone {
        let all = show.me().round(show.table().players);
        players::strip(show, all, layout.players, scene);
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
