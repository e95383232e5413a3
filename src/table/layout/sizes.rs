//! How large the regions of a screen are, by its width and height.

use super::Form;
use crate::drawing::geometry::Size;

/// The sizes of the regions of a screen, in units.
#[derive(Clone, Copy, Debug)]
pub struct Sizes {
    /// How much room there is.
    pub form: Form,
    /// The height of the top bar.
    pub bar: f32,
    /// The height of the dock.
    pub dock: f32,
    /// The rails left and right; the left one is 0 where opponents and log are a line above the board.
    pub rails: [f32; 2],
    /// The streets between tiles.
    pub gap: f32,
    /// Around the rails.
    pub edge: f32,
    /// The height of an opponent's panel, and the gap between two.
    pub panel: [f32; 2],
    /// Above, below and beside the board: room for tabs and halos.
    pub around: [f32; 3],
}

impl Sizes {
    const LARGE: Self = Self {
        form: Form::Large,
        bar: 52.0,
        dock: 184.0,
        rails: [300.0, 452.0],
        gap: 14.0,
        edge: 12.0,
        panel: [158.0, 8.0],
        around: [16.0, 4.0, 14.0],
    };

    const MEDIUM: Self = Self {
        form: Form::Medium,
        bar: 44.0,
        dock: 152.0,
        rails: [206.0, 290.0],
        gap: 9.0,
        edge: 8.0,
        panel: [144.0, 6.0],
        around: [8.0, 2.0, 8.0],
    };

    /// The sizes for a canvas; `None` for a phone.
    pub fn of(size: Size) -> Option<Self> {
        match (size.w, size.h) {
            (w, h) if w >= 1600.0 && h >= 960.0 => Some(Self::LARGE),
            (w, h) if w >= 1240.0 && h >= 760.0 => Some(Self::MEDIUM),
            // A laptop whose window is not quite high enough.
            (w, h) if w >= 1240.0 && h >= 640.0 => Some(Self {
                dock: 138.0,
                gap: 7.0,
                panel: [132.0, 5.0],
                ..Self::MEDIUM
            }),
            (w, h) if w >= 1000.0 && h >= 700.0 => Some(Self {
                rails: [0.0, 290.0],
                gap: 7.0,
                around: [10.0, 2.0, 4.0],
                ..Self::MEDIUM
            }),
            _ => None,
        }
    }
}
