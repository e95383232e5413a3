//! The table of two who sit face to face: the other one's edge above, the two halves of the board with what lies beside it between them, the
//! dock below. A phone has the halves side by side, and all of them in sight.

use super::sizes::Sizes;
use super::{Arrangement, Camera, Form, Grid, Layout, Map, Window};
use crate::drawing::geometry::{Rect, Size};

/// Two who sit face to face, the other one above; the board in two halves, and between them what lies beside it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Across {
    /// The cells of both halves side by side.
    pub grid: Grid,
    /// The same on a phone that stands upright.
    pub upright: Grid,
}

impl Arrangement for Across {
    const NONE: Self = Self {
        grid: Grid { columns: 2, rows: 1 },
        upright: Grid { columns: 2, rows: 1 },
    };
    const IN_SIGHT: bool = true;
    // All of its Places are in sight, and want room more than the question does.
    const SHEET: f32 = 0.405;

    fn on_screen(self, canvas: Rect, sizes: Sizes, _: u8) -> Layout {
        Layout::across(canvas, sizes, self.grid)
    }

    fn on_phone(self, window: Window, _: Camera) -> Map {
        let grid = if window.on_its_side { self.grid } else { self.upright };
        Map::in_sight(window.rect, grid)
    }
}

/// How large the regions of a screen are, in units.
struct Edges {
    /// The height of the other one's edge.
    other: f32,
    /// How much higher the dock is than where opponents sit around a board: cards stand in it.
    dock: f32,
    /// Around the halves, and between them and the spine.
    margin: [f32; 2],
    /// The width of the spine.
    spine: f32,
    /// The frame around a half.
    frame: f32,
    /// Between two cells.
    gap: f32,
}

impl Edges {
    const LARGE: Self = Self {
        other: 104.0,
        dock: 6.0,
        margin: [16.0, 14.0],
        spine: 520.0,
        frame: 14.0,
        gap: 11.0,
    };

    fn of(form: Form, canvas: Rect) -> Self {
        if form == Form::Large {
            return Self::LARGE;
        }
        let [other, dock] = if canvas.h >= HIGH { [92.0, 12.0] } else { [74.0, 6.0] };
        Self {
            other,
            dock,
            margin: [8.0, 8.0],
            spine: if canvas.w >= WIDE { 304.0 } else { 264.0 },
            frame: 9.0,
            gap: 6.0,
        }
    }
}

/// A canvas so high and so wide, in units, is no low or narrow window.
const HIGH: f32 = 760.0;
const WIDE: f32 = 1240.0;

/// Between two cells of a phone, and between its halves.
const PHONE: [f32; 2] = [6.0, 24.0];

impl Layout {
    /// A screen where two sit face to face. Its log is the last cell.
    fn across(canvas: Rect, sizes: Sizes, grid: Grid) -> Self {
        let edges = Edges::of(sizes.form, canvas);
        let mut rest = canvas;
        let bar = rest.take_top(sizes.bar);
        let dock = rest.take_bottom(sizes.dock + edges.dock);
        let players = rest.take_top(edges.other);
        let [margin, between] = edges.margin;
        let board = rest.inset_by(margin, margin);
        let half = (board.w - edges.spine - 2.0 * between) / 2.0;
        let strips = Rect::new(board.x + half + between, board.y, edges.spine, board.h);
        let aside = edges.frame + edges.gap;
        let aisle = edges.spine + 2.0 * (between + aside);
        let map = Map::filling(board.inset(aside), grid, edges.gap, aisle);
        Self {
            form: sizes.form,
            canvas,
            bar,
            players,
            log: map.cell(f32::from(grid.columns - 1), f32::from(grid.rows - 1)),
            board,
            strips,
            dock,
            tabs: Rect::default(),
            map,
        }
    }
}

impl Map {
    /// Cells that fill a rectangle, with an aisle between the left half of their columns and the right one.
    fn filling(rect: Rect, grid: Grid, gap: f32, aisle: f32) -> Self {
        let [columns, rows] = [grid.columns, grid.rows].map(f32::from);
        let tile = Size::new(
            ((rect.w - aisle - gap * (columns - 2.0)) / columns).max(1.0),
            ((rect.h - gap * (rows - 1.0)) / rows).max(1.0),
        );
        Self {
            grid,
            rect,
            tile,
            gap,
            aisle: aisle - gap,
            legible: tile.w,
        }
    }

    /// The cells of a phone in their window: there is nothing to pan or to zoom.
    fn in_sight(window: Rect, grid: Grid) -> Self {
        let [gap, aisle] = PHONE;
        Self::filling(window.inset_by(14.0, 14.0), grid, gap, aisle)
    }
}
