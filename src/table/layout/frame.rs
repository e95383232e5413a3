//! How a phone's board is framed: tiles as wide as their window has room for whole ones, streets as wide as the margin beside
//! them, and the cameras that cut no tile at the window's left and upper edge.

use super::{Camera, Grid, LEGIBLE, Layout};
use crate::drawing::geometry::{Held as _, Point, Rect};

/// How the tiles of a phone's board are set in a window.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Frame {
    /// Between two tiles, and beside the first and the last one.
    pub gap: f32,
    /// How wide the tiles are of which whole ones fill the window.
    pub legible: f32,
    /// How high a tile of a width of 1 is then.
    pub tall: f32,
}

/// Above the tiles there is room for their tabs.
const HEAD: f32 = 17.0;
/// Below them for their halo.
const FOOT: f32 = 8.0;
/// A street is no narrower.
const LEAST_GAP: f32 = 3.0;
/// A tile is no lower, and no higher, for its width.
const LOWEST: f32 = 0.86;
pub(super) const HIGHEST: f32 = 1.25;

impl Frame {
    /// The frame of a board in a window.
    pub fn of(window: Rect, grid: Grid) -> Self {
        let whole = ((window.w - LEAST_GAP) / (LEGIBLE + LEAST_GAP)).floor();
        let seen = whole.held(1.0, grid.columns.into());
        let gap = ((window.w - seen * LEGIBLE) / (seen + 1.0)).held(LEAST_GAP, 6.0);
        let across = (window.w - (seen + 1.0) * gap) / seen;
        // As many whole rows as leave a tile high enough.
        let rows = (2..=grid.rows).rev().map(|rows| {
            let rows = f32::from(rows);
            let h = (window.h - HEAD - FOOT - gap * (rows - 1.0)) / rows;
            (across.min(h / LOWEST), h)
        });
        let mut rows = rows.filter(|(w, _)| *w >= LEGIBLE);
        let (legible, h) = rows.next().unwrap_or((across, across * 1.12));
        Self {
            gap,
            legible,
            tall: (h / legible).held(LOWEST, HIGHEST),
        }
    }

    /// Where the tiles lie in a window.
    pub const fn within(&self, window: Rect) -> Rect {
        Rect::new(
            window.x + self.gap,
            window.y + HEAD,
            window.w - 2.0 * self.gap,
            window.h - HEAD - FOOT,
        )
    }
}

impl Layout {
    /// The cameras of a phone, at the zoom of this layout, that have the left edge of some tile at the left edge of the board's
    /// window and the top of some row at its top: with room for the tabs of that row, and without.
    pub fn framings(&self, camera: Camera) -> Vec<Camera> {
        let map = &self.map;
        let room = map.room(self.board);
        let (across, down) = ((map.tile.w + map.gap) / 2.0, map.tile.h + map.gap);
        let share = |room: f32, size: f32, hidden: f32| ((room / 2.0 + hidden) / size).held(0.0, 1.0);
        let columns = (map.rect.w / across).ceil() as u16;
        let mut cameras = Vec::new();
        for column in 0..columns {
            let x = share(room.w, map.rect.w, f32::from(column) * across);
            for row in 0..u16::from(map.grid.rows) {
                let top = f32::from(row) * down;
                for hidden in [top, top + HEAD - map.gap] {
                    cameras.push(Camera {
                        middle: Point::new(x, share(room.h, map.rect.h, hidden)),
                        ..camera
                    });
                }
            }
        }
        cameras
    }
}
