//! The hour of the day at which a game is played: the same paper and ink, under another sky.

use super::palette::{self, Color};

/// The sky at noon behind a board, so calm that gaps between tiles are alike.
const BOKASHI: Color = Color::rgb(0xB9CBCB);

/// An hour of the day, which a game keeps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hour {
    /// A bright day over the sea.
    Noon,
    /// The last light, in which lacquer and gold leaf are seen best.
    Dusk,
}

impl Hour {
    /// The ground of the bar.
    pub(crate) const fn bar(self) -> Color {
        match self {
            Self::Noon => palette::INDIGO,
            Self::Dusk => palette::MULBERRY,
        }
    }

    /// The ground of a control in the bar that is pointed at.
    pub(crate) const fn bar_lit(self) -> Color {
        match self {
            Self::Noon => palette::INDIGO_LIGHT,
            Self::Dusk => palette::PLUM,
        }
    }

    /// The sky from the bar down to the lower edge: shares of the way, ascending, and their colours.
    #[inline]
    pub(crate) fn sky(self) -> Vec<(f32, Color)> {
        match self {
            Self::Noon => vec![(0.0, Color::rgb(0x9DB8C2)), (0.14, BOKASHI), (1.0, BOKASHI)],
            Self::Dusk => vec![
                (0.0, Color::rgb(0x4A2A44)),
                (0.45, Color::rgb(0x7E4C60)),
                (0.8, Color::rgb(0xC98D78)),
                (1.0, Color::rgb(0xE3B78C)),
            ],
        }
    }

    /// The sky over an open sea, from the upper edge down to the horizon: shares of the way, ascending, and their colours.
    #[inline]
    pub(crate) fn sky_over_sea(self) -> Vec<(f32, Color)> {
        match self {
            Self::Noon => vec![
                (0.0, Color::rgb(0x9DB8C2)),
                (0.2, Color::rgb(0xB9CAC9)),
                (0.55, Color::rgb(0xDFDAC5)),
                (0.85, Color::rgb(0xF1E4C6)),
                (1.0, Color::rgb(0xEFDAB4)),
            ],
            Self::Dusk => self.sky(),
        }
    }

    /// What darkens the upper edge of such a sky, and the sea from some way below the horizon to its foot.
    pub(crate) const fn bands(self) -> [Color; 2] {
        match self {
            Self::Noon => [Color::rgb(0x4F8AAA).alpha(46), Color::rgb(0x3F7590).alpha(26)],
            Self::Dusk => [palette::MULBERRY.alpha(46), palette::MULBERRY.alpha(40)],
        }
    }

    /// The light that the sea gives back below the horizon, and at its foot; nothing where that is its own blue.
    pub(crate) const fn glow(self) -> Option<[Color; 2]> {
        match self {
            Self::Noon => None,
            Self::Dusk => Some([Color::rgb(0xC07F78).alpha(74), palette::PLUM.alpha(58)]),
        }
    }

    /// The sun.
    pub(crate) const fn sun(self) -> Color {
        match self {
            Self::Noon => palette::VERMILION,
            Self::Dusk => Color::rgb(0xF07A3E),
        }
    }

    /// The haze out of which the waves of the sea come forth, where it is seen.
    pub(crate) const fn haze(self) -> Option<Color> {
        match self {
            Self::Noon => Some(BOKASHI),
            Self::Dusk => None,
        }
    }
}
