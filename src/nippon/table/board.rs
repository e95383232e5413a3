//! The board: Action slots in the first row, below them four Regions with two Cities and their sea, beside these what lies ready.

use super::{Scene, Show, Thing, cities, regions, slots, supply};
use crate::drawing::scene::Rect;
use crate::nippon::components::{ActionSlot, City, Region};
use crate::table::layout::{Grid, Layout};

/// The grid that it fills.
pub(super) const GRID: Grid = Grid { columns: 5, rows: 4 };

/// Draws all of it.
pub(super) fn draw(show: &Show, layout: &Layout, scene: &mut Scene) {
    regions::draw_lands(show, layout, scene);
    slots::draw(show, layout, scene);
    cities::draw(show, layout, scene);
    regions::draw(show, layout, scene);
    supply::draw(show, layout, scene);
}

/// The cells, row by row.
pub(super) fn cells(layout: &Layout) -> Vec<(Thing, Rect)> {
    let slots = ActionSlot::ALL.map(|slot| (Thing::Slot(slot), slots::cell(layout, slot)));
    let city = |city| (Thing::Sight(super::Sight::City(city)), cities::cell(layout, city));
    let regions = Region::ALL.map(|region| (Thing::Region(region), regions::cell(layout, region)));
    let ready = supply::CELLS.map(|sight| (Thing::Sight(sight), supply::cell(layout, sight)));
    let cities = City::ALL.map(city);
    slots.into_iter().chain(cities).chain(regions).chain(ready).collect()
}

/// In which row and column of the grid a cell lies, from 0.
pub(super) const fn lies(thing: Thing) -> Option<(u8, u8)> {
    Some(match thing {
        Thing::Slot(slot) => (0, slot as u8),
        Thing::Sight(super::Sight::City(city)) => (1 + city as u8 % 2, city as u8 / 2),
        Thing::Region(region) => (3, region as u8),
        Thing::Sight(super::Sight::Rows) => (1, 4),
        Thing::Sight(super::Sight::Rewards) => (2, 4),
        Thing::Sight(super::Sight::Scoring) => (3, 4),
        _ => return None,
    })
}
