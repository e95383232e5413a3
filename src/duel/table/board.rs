//! The ten Places on the two leaves of a folding screen, and where each lies.

mod label;
mod leaves;
mod pieces;
mod tile;

use tile::Tile;

use super::{Scene, Show, outlook};
use crate::drawing::scene::Rect;
use crate::duel::components::Place;
use crate::table::layout::{Across, Grid, Layout};

/// The two halves of the board, each as it is read: the country, which brings goods in, and the town, which makes something of them.
const HALVES: [[Place; 5]; 2] = [
    [
        Place::TeaPlantation,
        Place::SilkMill,
        Place::Fishery,
        Place::CopperMine,
        Place::Bank,
    ],
    [
        Place::Laboratory,
        Place::Port,
        Place::Church,
        Place::Customs,
        Place::Chinatown,
    ],
];

/// The cells of both halves side by side; the last one of each is free for what is no Place.
const GRID: Grid = Grid { columns: 4, rows: 3 };

/// The same upright: a column a half.
const UPRIGHT: Grid = Grid { columns: 2, rows: 5 };

/// How the table is laid out.
pub(super) const ARRANGEMENT: Across = Across {
    grid: GRID,
    upright: UPRIGHT,
};

/// The free cell of the country.
pub(super) fn free_cell(layout: &Layout) -> Rect {
    layout.map.cell(1.0, 2.0)
}

/// The Places row by row, with the column of each.
pub(super) fn rows() -> impl Iterator<Item = Vec<(u8, Place)>> {
    (0..GRID.rows).map(|row| {
        let places = Place::ALL.into_iter().map(|place| (column_and_row(GRID, place), place));
        let mut here: Vec<(u8, Place)> = places
            .filter(|((_, of), _)| *of == row)
            .map(|((column, _), place)| (column, place))
            .collect();
        here.sort_unstable_by_key(|(column, _)| *column);
        here
    })
}

/// In which column and row of a grid a Place lies.
fn column_and_row(grid: Grid, place: Place) -> (u8, u8) {
    let found = (0_u8..).zip(&HALVES).find_map(|(half, places)| {
        let number = places.iter().position(|other| *other == place)?;
        Some((half, number as u8))
    });
    let (half, number) = found.unwrap_or_default();
    let across = grid.columns / 2;
    (half * across + number % across, number / across)
}

/// Where a Place lies.
pub(super) fn cell(layout: &Layout, place: Place) -> Rect {
    let (column, row) = column_and_row(layout.map.grid, place);
    layout.map.cell(column.into(), row.into())
}

/// Draws the two leaves of a folding screen, and every Place on them.
pub(super) fn draw(show: &Show, layout: &Layout, scene: &mut Scene) {
    leaves::draw(layout, scene);
    let meant = outlook::meant_place(show);
    for place in Place::ALL {
        let tile = Tile::of(show, place, cell(layout, place), meant);
        tile.draw(show, scene);
        pieces::draw(show, &tile, scene);
        label::draw(show, &tile, scene);
    }
}
