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

    /// The haze out of which the waves of the sea come forth, where it is seen.
    pub(crate) const fn haze(self) -> Option<Color> {
        match self {
            Self::Noon => Some(BOKASHI),
            Self::Dusk => None,
        }
    }
}
