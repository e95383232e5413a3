//! The palettes that a table is printed in. What is drawn names the colours of the woodblock; painters ask the palette which
//! colour is printed in their place.

use super::*;

/// The pigments that a table is printed with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Palette {
    /// The woodblock print, as it is drawn.
    #[default]
    Print,
    /// What only its colour tells apart stays apart for protanopia, deuteranopia and tritanopia.
    Safe,
    /// The strongest contrast: papers near white, ink near black, whole outlines; also for bright sunlight.
    Clear,
}

impl Palette {
    /// Every palette, the usual one first.
    pub const ALL: [Self; 3] = [Self::Print, Self::Safe, Self::Clear];

    /// Its name in settings.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Print => "print",
            Self::Safe => "safe",
            Self::Clear => "clear",
        }
    }

    /// The palette of a name; the woodblock print for any other.
    pub fn of(name: &str) -> Self {
        let named = Self::ALL.into_iter().find(|palette| palette.name() == name);
        named.unwrap_or_default()
    }

    /// The colour that is printed for a colour of the woodblock, with the same opacity.
    pub fn print(self, color: Color) -> Color {
        let own: &[(Color, u32)] = match self {
            Self::Print => return color,
            Self::Safe => &[],
            Self::Clear => &CLEAR,
        };
        let named = own.iter().chain(&SAFE).find(|(from, _)| from.0 >> 8 == color.0 >> 8);
        match (named, self) {
            (Some((_, to)), _) => Color(to << 8 | color.0 & 0xFF),
            (None, Self::Clear) => stretched(color),
            (None, _) => color,
        }
    }

    /// The colour of a line: in the clearest palette no line of ink is faint.
    pub fn line(self, color: Color) -> Color {
        let [.., opacity] = color.channels();
        match self {
            Self::Clear if color.0 >> 8 == INK.0 >> 8 => self.print(color).with_opacity(opacity.saturating_mul(2)),
            _ => self.print(color),
        }
    }

    /// The colours of the pages around the table: the names of their custom properties in CSS, and what is printed.
    pub fn properties(self) -> impl Iterator<Item = (&'static str, Color)> {
        PROPERTIES
            .into_iter()
            .map(move |(name, color)| (name, self.print(color)))
    }
}

/// A colour further from the middle of the scale, channel by channel; opacity stays.
fn stretched(color: Color) -> Color {
    let [r, g, b, a] = color.channels();
    let stretch = |c: u8| {
        let t = f32::from(c) / 255.0;
        ((0.3 * t + 0.7 * t * t * (3.0 - 2.0 * t)) * 255.0).round() as u8
    };
    Color(u32::from_be_bytes([stretch(r), stretch(g), stretch(b), a]))
}

/// What the pages around the table use, by the name of the custom property; `www/styles/ground.css` holds the same for the time
/// before the program runs.
const PROPERTIES: [(&str, Color); 21] = [
    ("washi", PAPER),
    ("paper", TILE),
    ("white", WHITE),
    ("ink", INK),
    ("faded", MUTE),
    ("indigo", INDIGO),
    ("vermilion", VERMILION),
    ("vermilion-dark", VERMILION_DARK),
    ("moss", MOSS_DARK),
    ("gold", GOLD_DARK),
    ("ochre-light", OCHRE_LIGHT),
    ("sky", PALE),
    ("off", Color::rgb(0x8C7F60)),
    ("line", Color::rgb(0xD3C6A6)),
    ("edge", Color::rgb(0x7B756A)),
    ("winner", Color::rgb(0xF8E5B6)),
    ("sum", Color::rgb(0xF0E6CD)),
    ("wave", PLAYER_BLUE),
    ("plum", PLAYER_PINK),
    ("wisteria", PLAYER_PURPLE),
    ("chrysanthemum", PLAYER_YELLOW),
];

/// Beni for vermilion, a green on the blue side, a lighter gold, and players and goods apart in lightness too.
const SAFE: [(Color, u32); 25] = [
    (VERMILION, 0xA3142E),
    (VERMILION_DARK, 0x740A20),
    (VERMILION_HALO, 0xF6CBD3),
    (INDIGO, 0x1F3557),
    (INDIGO_LIGHT, 0x2A6A9E),
    (GOLD, 0xB98400),
    (GOLD_DARK, 0x8A6000),
    (OCHRE_LIGHT, 0xFFCB45),
    (GOLD_LIGHT, 0xDFB44E),
    (MOSS_DARK, 0x1E7C76),
    (TILE, 0xE7D9B6),
    (PLAYER_BLUE, 0x3B8FE0),
    (PLAYER_PINK, 0xE0607F),
    (PLAYER_PURPLE, 0x5A2F98),
    (PLAYER_YELLOW, 0xF2CE3A),
    // The end of the game is near.
    (NEARLY_FULL, 0xFF7F9B),
    (FILLED, 0xF0D78A),
    // Copper, silk, tea; fish is light indigo.
    (Color::rgb(0xB9683C), 0x9A531F),
    (Color::rgb(0x8A4A2C), 0x6E3410),
    (Color::rgb(0xE3CBD8), 0xEBC4E6),
    (Color::rgb(0xBF97B0), 0xC98FC4),
    (Color::rgb(0xA3AF74), 0xB5D264),
    (Color::rgb(0x4A5C36), 0x3F5A20),
    // The two kinds of Area Type.
    (Color::rgb(0x2F6390), 0x16325F),
    (Color::rgb(0x2F4E80), 0x1F4479),
];

/// Near white and near black, and strong pigments between; what is not named here is as in the safe palette, or else stretched.
const CLEAR: [(Color, u32); 20] = [
    (INK, 0x000000),
    (MUTE, 0x2B2B28),
    (WASHI, 0xFBFAF5),
    (TILE, 0xE4E2D8),
    (SHADE, 0xDAD7CA),
    (RATE, 0xF1F0E8),
    (PAPER, 0xFFFFFF),
    (WHITE, 0xFFFFFF),
    (INDIGO, 0x0B1E42),
    (INDIGO_LIGHT, 0x1F4E80),
    (PALE, 0xBCD6E2),
    (VERMILION_HALO, 0xFFB3BE),
    (OCHRE_LIGHT, 0xFFD84A),
    (GOLD, 0x7A5200),
    (GOLD_DARK, 0x6B4700),
    (MOSS_DARK, 0x0B5752),
    (PLUM, 0x561F40),
    (INDIGO_HALO, 0x8FBFEA),
    // Edges and lines of the pages around the table.
    (Color::rgb(0x7B756A), 0x33312C),
    (Color::rgb(0xD3C6A6), 0x8A8677),
];
