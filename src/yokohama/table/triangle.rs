//! The triangle of Area tiles.

use crate::drawing::geometry::Rect;
use crate::table::layout::{Grid, Map};
use crate::yokohama::map::{self, Place};

/// How many tiles lie side by side, the wedges counted in, and one below the other.
pub const fn grid(players: u8) -> Grid {
    Grid {
        columns: players + 2,
        rows: 4,
    }
}

/// Where what belongs to the triangle lies on a board.
pub trait Triangle {
    /// Where a tile lies.
    fn tile(&self, place: Place) -> Rect;

    /// The wedges left and right of the lowest row.
    fn wedges(&self) -> [Rect; 2];
}

impl Triangle for Map {
    fn tile(&self, place: Place) -> Rect {
        let (row, column) = map::row_and_column(self.grid.columns - 2, place);
        let (row, column) = (f32::from(row), f32::from(column));
        self.cell(column + row / 2.0, row)
    }

    fn wedges(&self) -> [Rect; 2] {
        let w = (self.tile.w + self.gap) * 1.5 - self.gap;
        let y = self.rect.bottom() - self.tile.h;
        [self.rect.x, self.rect.right() - w].map(|x| Rect::new(x, y, w, self.tile.h))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::drawing::geometry::Size;
    use crate::table::layout::{Around, Camera, Layout, Rise, unit};

    const SIZES: [(f32, f32); 14] = [
        (1280.0, 800.0),
        (1366.0, 657.0),
        (1440.0, 900.0),
        (1600.0, 900.0),
        (1920.0, 1080.0),
        (2560.0, 1440.0),
        (3840.0, 2160.0),
        (1024.0, 768.0),
        (1024.0, 600.0),
        (1280.0, 640.0),
        (768.0, 1024.0),
        (390.0, 844.0),
        (360.0, 640.0),
        (844.0, 390.0),
    ];

    fn layouts() -> impl Iterator<Item = (Layout, u8)> {
        SIZES.into_iter().flat_map(|(w, h)| {
            let unit = unit(Size::new(w, h));
            let size = Size::new(w / unit, h / unit);
            (2..=4).flat_map(move |players| {
                [Rise::Least, Rise::Low, Rise::High].map(|rise| {
                    (
                        Layout::new(size, players, Around(grid(players)), Camera::WHOLE, rise),
                        players,
                    )
                })
            })
        })
    }

    #[test]
    fn tiles_and_wedges_do_not_overlap_and_are_seen_whole() {
        for (layout, players) in layouts() {
            let map = &layout.map;
            let tiles = (0..map::places(players)).map(|place| map.tile(Place(place)));
            let rects: Vec<_> = tiles.chain(map.wedges()).collect();
            for (i, a) in rects.iter().enumerate() {
                assert!(layout.board.inset(-0.01).encloses(a), "{a:?} {:?}", layout.board);
                assert!(rects[i + 1..].iter().all(|b| !a.inset(0.01).overlaps(b)));
            }
        }
    }

    #[test]
    fn a_tile_touches_the_tiles_around_it() {
        for (layout, players) in layouts() {
            let map = &layout.map;
            for a in (0..map::places(players)).map(Place) {
                for b in (0..map::places(players)).map(Place).filter(|&b| b != a) {
                    let near = map.tile(a).inset(-map.gap - 0.1).overlaps(&map.tile(b));
                    assert_eq!(near, map::neighbours(players, a).contains(b), "{a:?} {b:?}");
                }
            }
        }
    }
}
