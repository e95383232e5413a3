//! Where things stand: the regions of the table for every size of the canvas. Pure numbers.
//!
//! A screen shows everything at once: opponents and log on the left, the board, strips of what lies beside it on the
//! right, and the dock with the question below. Where it is narrow, opponents and log are a line above the board. A phone has
//! a strip of players on top and one sheet with tabs at the bottom, or at the right when it lies on its side; the board is
//! panned and zoomed. Where two sit [face to face](Across), the other one's things are above the board and what lies beside it between its halves; a phone
//! shows all of it at once.

mod across;
mod frame;
mod sizes;

pub use across::Across;

use crate::drawing::geometry::{Held as _, Point, Rect, Size};
use frame::Frame;
use sizes::Sizes;

/// How much room there is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// 1600 units wide or more.
    Large,
    /// Wide and high enough to show everything at once.
    Medium,
    /// A phone, a small tablet or a low window.
    Phone,
}

/// The regions of the table, in units; see [`unit()`].
#[derive(Clone, Debug, PartialEq)]
pub struct Layout {
    /// How much room there is.
    pub form: Form,
    /// The whole canvas.
    pub canvas: Rect,
    /// The top bar.
    pub bar: Rect,
    /// The opponents' panels, or on a phone the strip of all players.
    pub players: Rect,
    /// The log; empty on a phone.
    pub log: Rect,
    /// What is seen of the board.
    pub board: Rect,
    /// The strips of what lies beside the board; empty on a phone.
    pub strips: Rect,
    /// The dock, or on a phone the sheet without its tabs.
    pub dock: Rect,
    /// The phone's tabs; empty elsewhere.
    pub tabs: Rect,
    /// The cells of the board; on a phone they may reach beyond its window.
    pub map: Map,
}

/// How many cells of a board lie side by side and one below the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Grid {
    /// In the widest row.
    pub columns: u8,
    /// Rows.
    pub rows: u8,
}

/// How a game lays its table out.
pub trait Arrangement: Copy + std::fmt::Debug {
    /// Before any game is shown.
    const NONE: Self;

    /// Whether a phone shows the whole board as large as it can be, so that there is nothing to zoom.
    const IN_SIGHT: bool;

    /// The share of what an upright phone has below the players that its sheet takes while the board is what matters, with its tabs.
    const SHEET: f32 = 0.445;

    /// Lays out the table of `players` on a screen that is no phone.
    fn on_screen(self, canvas: Rect, sizes: Sizes, players: u8) -> Layout;

    /// The cells of a phone's board in their window.
    fn on_phone(self, window: Window, camera: Camera) -> Map;
}

/// What a phone shows its board in.
#[derive(Clone, Copy, Debug)]
pub struct Window {
    rect: Rect,
    /// The same while the sheet does not stand high.
    low: Rect,
    on_its_side: bool,
}

/// A board, with opponents and log at its left and at its right strips of what lies beside it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Around(pub Grid);

impl Arrangement for Around {
    const NONE: Self = Self(Grid { columns: 1, rows: 1 });
    const IN_SIGHT: bool = false;

    fn on_screen(self, canvas: Rect, sizes: Sizes, players: u8) -> Layout {
        Layout::around(canvas, sizes, players, self.0)
    }

    fn on_phone(self, window: Window, camera: Camera) -> Map {
        // Tiles do not change their form because the sheet rises.
        Map::seen(window.rect, self.0, camera, Frame::of(window.low, self.0))
    }
}

/// The cells of a board.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Map {
    /// How many there are.
    pub grid: Grid,
    /// What they fill.
    pub rect: Rect,
    /// The size of a cell.
    pub tile: Size,
    /// The street between two cells.
    pub gap: f32,
    /// How much wider it is between the two halves of a board that has some.
    pub aisle: f32,
    /// How wide a cell is that is easily read and touched, where whole ones fill the window.
    pub legible: f32,
}

/// Which part of the board is seen, where it does not fit.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Camera {
    /// 1 shows the whole board; 2 shows it twice as large. At least 1.
    pub zoom: f32,
    /// What lies in the middle of the window, as shares of the board's width and height, 0 to 1.
    pub middle: Point,
}

impl Camera {
    /// The whole board.
    pub const WHOLE: Self = Self {
        zoom: 1.0,
        middle: Point::new(0.5, 0.5),
    };

    /// The largest zoom.
    pub const CLOSEST: f32 = 4.0;

    /// The camera for another window, in which the whole board has tiles of a width: its tiles keep the width that they have, as
    /// far as the board does not fit.
    pub fn keeping(self, tile: f32, whole: f32) -> Self {
        Self {
            zoom: (tile / whole).held(1.0, Self::CLOSEST),
            ..self
        }
    }
}

/// How high a phone's sheet stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rise {
    /// Nothing is asked: in a low window the sheet leaves the board more room.
    Least,
    /// The board is what matters.
    Low,
    /// The sheet is what matters.
    High,
}

/// The units that the shorter side of a canvas has at least: with fewer there is no room for the parts of a table.
const LEAST: f32 = 320.0;

/// How many pixels a unit of the layout is: 1 up to 1920×1080, more on larger screens, less in a window that shows next to
/// nothing. No side of `size` is 0.
pub fn unit(size: Size) -> f32 {
    let large = (size.w / 1920.0).min(size.h / 1080.0).max(1.0);
    large.min(size.w.min(size.h) / LEAST)
}

/// A cell this wide, in units, bears its name.
pub(crate) const NAMED: f32 = 76.0;

/// A tile this wide, in units, is easily read and touched.
const LEGIBLE: f32 = 86.0;

/// A canvas this wide is no phone, but a small tablet.
const TABLET: f32 = 700.0;

/// How high a phone's tabs are.
const TABS: f32 = 58.0;

/// The most of the height that a phone's sheet takes, tabs included.
const MOST: f32 = 0.6;

impl Layout {
    /// Lays a table of `players` out, on a canvas of `size` units (pixels divided by [`unit()`]).
    pub fn new(size: Size, players: u8, arrangement: impl Arrangement, camera: Camera, rise: Rise) -> Self {
        let canvas = Rect::new(0.0, 0.0, size.w, size.h);
        match Sizes::of(size) {
            Some(sizes) => arrangement.on_screen(canvas, sizes, players),
            None => Self::phone(canvas, arrangement, camera, rise),
        }
    }

    fn around(canvas: Rect, sizes: Sizes, players: u8, grid: Grid) -> Self {
        let mut rest = canvas;
        let bar = rest.take_top(sizes.bar);
        let dock = rest.take_bottom(sizes.dock);
        let [left, right] = sizes.rails;
        let [panel, between] = sizes.panel;
        let opponents = f32::from(players - 1);
        let (players_rect, log, mut rail) = if left > 0.0 {
            let mut rail = rest.inset_by(sizes.edge, sizes.edge);
            let mut log = rail.take_left(left);
            let panels = log.take_top(panel * opponents + between * (opponents - 1.0));
            log.take_top(between);
            (panels, log, rail)
        } else {
            let mut line = rest.take_top(48.0);
            let strip = line.take_left(line.w * (0.22 * opponents).min(0.6));
            (strip, line, rest.inset_by(sizes.edge, sizes.edge))
        };
        let strips = rail.take_right(right);
        let [above, below, side] = sizes.around;
        let mut board = rail;
        board.take_top(above);
        board.take_bottom(below);
        let board = board.inset_by(side, 0.0);
        Self {
            form: sizes.form,
            canvas,
            bar,
            players: players_rect,
            log,
            board,
            strips,
            dock,
            tabs: Rect::default(),
            map: Map::within(board, grid, sizes.gap),
        }
    }

    /// Whether the opponents have panels, not a mere line.
    pub fn has_panels(&self) -> bool {
        self.players.h > 60.0
    }

    fn phone<A: Arrangement>(canvas: Rect, arrangement: A, camera: Camera, rise: Rise) -> Self {
        let mut rest = canvas;
        let bar = rest.take_top(44.0);
        let on_its_side = canvas.w > canvas.h;
        let high = |rise, rest: Rect| {
            // A tablet shows in rows what a phone shows in columns.
            let h = match rise {
                Rise::Least if rest.h < 480.0 => 230.0,
                Rise::Least | Rise::Low if canvas.w >= TABLET => (rest.h * 0.33).max(290.0),
                Rise::High if canvas.w >= TABLET => (rest.h * 0.42).max(360.0),
                Rise::Least | Rise::Low => (rest.h * A::SHEET).max(290.0),
                Rise::High => canvas.h * MOST,
            };
            h.min(canvas.h * MOST)
        };
        let (mut dock, strip, low) = if on_its_side {
            let dock = rest.take_right((canvas.w * 0.46).held(330.0, 420.0));
            let strip = rest.take_top(48.0);
            (dock, strip, rest)
        } else {
            let strip = rest.take_top(48.0);
            let mut low = rest;
            low.take_bottom(high(Rise::Low, rest));
            (rest.take_bottom(high(rise, rest)), strip, low)
        };
        let tabs = dock.take_bottom(TABS);
        let window = Window {
            rect: rest,
            low,
            on_its_side,
        };
        let map = arrangement.on_phone(window, camera);
        Self {
            form: Form::Phone,
            canvas,
            bar,
            players: strip,
            log: Rect::default(),
            board: rest,
            strips: Rect::default(),
            dock,
            tabs,
            map,
        }
    }
}

impl Grid {
    /// What all cells fill, with the streets between them.
    fn size(self, cell: Size, gap: f32) -> Size {
        let [columns, rows] = [self.columns, self.rows].map(f32::from);
        Size::new(
            cell.w * columns + gap * (columns - 1.0),
            cell.h * rows + gap * (rows - 1.0),
        )
    }
}

impl Map {
    /// The largest cells of fitting proportions in a rectangle.
    fn within(rect: Rect, grid: Grid, gap: f32) -> Self {
        let [columns, rows] = [grid.columns, grid.rows].map(f32::from);
        let w = (rect.w - gap * (columns - 1.0)) / columns;
        let h = (rect.h - gap * (rows - 1.0)) / rows;
        let tile = Size::new(w.min(h * 1.55), h.min(w * 1.3));
        let size = grid.size(tile, gap);
        Self {
            grid,
            rect: Rect::around(rect.centre(), size.w, size.h),
            tile,
            gap,
            aisle: 0.0,
            legible: tile.w,
        }
    }

    /// The cells as a camera shows them in a window.
    fn seen(window: Rect, grid: Grid, camera: Camera, frame: Frame) -> Self {
        // The lowest row can be moved up, out from under the buttons for the zoom.
        const BUTTONS: f32 = 52.0;
        let [columns, rows] = [grid.columns, grid.rows].map(f32::from);
        let (room, gap) = (frame.within(window), frame.gap);
        let w = (room.w - gap * (columns - 1.0)) / columns;
        let h = (room.h - gap * (rows - 1.0)) / rows;
        let w = w.min(h / 0.9).max(1.0);
        let zoom = camera.zoom.held(1.0, Camera::CLOSEST);
        // The whole board is seen at zoom 1. Closer, a tile wide enough for its name is as high as it is when whole ones fill
        // the window.
        let h = match zoom > 1.0 && w * zoom >= NAMED {
            true => w * frame.tall,
            false => h.held(w * 0.9, w * frame::HIGHEST),
        };
        let tile = Size::new(w * zoom, h * zoom);
        let size = grid.size(tile, gap);
        // Along each side: centred where there is room, else as far as the camera asks and the board reaches.
        let place = |room: f32, size: f32, middle: f32, beyond: f32| {
            if size <= room {
                (room - size) / 2.0
            } else {
                (room / 2.0 - size * middle).held(room - size - beyond, 0.0)
            }
        };
        let rect = Rect::new(
            room.x + place(room.w, size.w, camera.middle.x, 0.0),
            room.y + place(room.h, size.h, camera.middle.y, BUTTONS),
            size.w,
            size.h,
        );
        Self {
            grid,
            rect,
            tile,
            gap,
            aisle: 0.0,
            legible: frame.legible,
        }
    }

    /// Where the tiles of a phone lie in their window.
    const fn room(&self, window: Rect) -> Rect {
        let frame = Frame {
            gap: self.gap,
            legible: self.legible,
            tall: 1.0,
        };
        frame.within(window)
    }

    /// Where a cell lies whose column and row are given; a row may be shifted by a part of a column.
    pub fn cell(&self, column: f32, row: f32) -> Rect {
        let (across, down) = (self.tile.w + self.gap, self.tile.h + self.gap);
        let aisle = match column < f32::from(self.grid.columns) / 2.0 {
            true => 0.0,
            false => self.aisle,
        };
        Rect::new(
            self.rect.x + across * column + aisle,
            self.rect.y + down * row,
            self.tile.w,
            self.tile.h,
        )
    }

    /// The camera after the board was moved by a distance on the canvas; as it was, if that is no number.
    pub fn panned(&self, camera: Camera, by: Point) -> Camera {
        if !by.is_finite() {
            return camera;
        }
        let middle = Point::new(
            camera.middle.x - by.x / self.rect.w,
            camera.middle.y - by.y / self.rect.h,
        );
        Camera {
            middle: Point::new(middle.x.held(0.0, 1.0), middle.y.held(0.0, 1.0)),
            ..camera
        }
    }

    /// The camera after a zoom by a factor, in a window, round a point of the canvas that stays where it is;
    /// as it was, if these are no numbers.
    pub fn zoomed(&self, camera: Camera, window: Rect, factor: f32, at: Point) -> Camera {
        if !(factor.is_finite() && at.is_finite()) {
            return camera;
        }
        let zoom = (camera.zoom * factor).held(1.0, Camera::CLOSEST);
        let grown = zoom / camera.zoom;
        let share = |at: f32, start: f32, len: f32, centre: f32| {
            ((at - start) / len - (at - centre) / (len * grown)).held(0.0, 1.0)
        };
        let centre = window.centre();
        let middle = Point::new(
            share(at.x, self.rect.x, self.rect.w, centre.x),
            share(at.y, self.rect.y, self.rect.h, centre.y),
        );
        Camera { zoom, middle }
    }

    /// The camera that has a point of the canvas, as it lies now, in the middle at a zoom.
    pub fn camera_at(&self, point: Point, zoom: f32) -> Camera {
        Camera {
            zoom: zoom.held(1.0, Camera::CLOSEST),
            middle: Point::new(
                ((point.x - self.rect.x) / self.rect.w).held(0.0, 1.0),
                ((point.y - self.rect.y) / self.rect.h).held(0.0, 1.0),
            ),
        }
    }
}

#[cfg(test)]
mod tests;
