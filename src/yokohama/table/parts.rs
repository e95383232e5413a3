//! How much of an Area a tile can show, and where the parts of a tile lie.

use crate::drawing::geometry::Rect;
use crate::table::layout::NAMED;
use crate::yokohama::components::Area;

/// How much of an Area a tile of its size can show.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Detail {
    /// All of it, at ease.
    Full,
    /// All of it.
    Less,
    /// Its rates without their Power, its buildings without their rewards.
    Least,
    /// What it yields and who is there: from afar.
    Sign,
}

/// The parts of a tile.
#[derive(Clone, Copy, Debug)]
pub(super) struct Parts {
    /// How much it shows.
    pub(super) detail: Detail,
    /// The picture; it is all there is of the Canal.
    pub(super) picture: Rect,
    /// The rate strip.
    pub(super) rates: Rect,
    /// The Building tile.
    pub(super) building: Rect,
}

impl Parts {
    /// The parts of the tile of an Area that fills a rectangle.
    pub(super) fn of(rect: Rect, area: Area) -> Self {
        let (detail, [rates, building]) = match (rect.w, rect.h) {
            (w, h) if w >= 150.0 && h >= 160.0 => (Detail::Full, [30.0, 46.0]),
            (w, h) if w >= 108.0 && h >= 132.0 => (Detail::Less, [26.0, 38.0]),
            // Low tiles leave the picture as much as its token and the pieces below that need.
            (w, _) if w >= 108.0 => (Detail::Less, [20.0, 30.0]),
            (w, _) if w >= NAMED => (Detail::Least, [20.0, 14.0]),
            _ => (Detail::Sign, [0.0, 0.0]),
        };
        let mut picture = rect;
        if area == Area::Canal || detail == Detail::Sign {
            return Self {
                detail,
                picture,
                rates: Rect::default(),
                building: Rect::default(),
            };
        }
        let building = picture.take_bottom(building);
        let rates = picture.take_bottom(rates);
        Self {
            detail,
            picture,
            rates,
            building,
        }
    }

    /// Whether the picture is so low that token and pieces are small, to stand one below the other.
    pub(super) fn is_low(&self) -> bool {
        self.picture.h < 66.0
    }
}
