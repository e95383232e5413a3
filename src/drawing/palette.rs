//! The colours of a Meiji woodblock: washi and ink, and a few pigments with one meaning each. What is printed in their place
//! is the [`Palette`]'s choice.

use crate::drawing::geometry::Held as _;
mod choice;

pub use choice::Palette;

/// A colour with its opacity, eight bits each: `0xRRGGBBAA`.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Color(pub u32);

impl std::fmt::Debug for Color {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "#{:08X}", self.0)
    }
}

impl Color {
    /// Nothing to be seen.
    pub const CLEAR: Self = Self(0);

    /// An opaque colour, written `0xRRGGBB`.
    pub const fn rgb(rgb: u32) -> Self {
        Self(rgb << 8 | 0xFF)
    }

    /// The same colour with an opacity in per cent of full, 0 to 100.
    pub const fn alpha(self, percent: u32) -> Self {
        let percent = if percent > 100 { 100 } else { percent };
        Self((self.0 & 0xFFFF_FF00) | ((percent * 255 + 50) / 100))
    }

    /// The same colour with an opacity of 0 to 255.
    const fn with_opacity(self, opacity: u8) -> Self {
        Self(self.0 & 0xFFFF_FF00 | opacity as u32)
    }

    /// Red, green, blue and opacity.
    pub const fn channels(self) -> [u8; 4] {
        self.0.to_be_bytes()
    }

    /// The opacity, 0 to 1.
    pub fn opacity(self) -> f32 {
        f32::from(self.channels()[3]) / 255.0
    }

    /// The colour a share `t` (0 to 1) of the way to another one, opacity included.
    pub fn towards(self, other: Self, t: f32) -> Self {
        let (a, b) = (self.channels(), other.channels());
        let mix = |i: usize| (f32::from(a[i]) + (f32::from(b[i]) - f32::from(a[i])) * t).round() as u8;
        Self(u32::from_be_bytes([mix(0), mix(1), mix(2), mix(3)]))
    }

    /// The colour with a share `kept` (0 to 1) of its saturation; the lightness the eye sees stays.
    pub fn saturated(self, kept: f32) -> Self {
        let [r, g, b, a] = self.channels();
        let grey = 0.2126 * f32::from(r) + 0.7152 * f32::from(g) + 0.0722 * f32::from(b);
        let mix = |c: u8| (grey + (f32::from(c) - grey) * kept).round().held(0.0, 255.0) as u8;
        Self(u32::from_be_bytes([mix(r), mix(g), mix(b), a]))
    }

    /// The contrast with another opaque colour as WCAG 2 reckons it, 1 to 21.
    pub fn contrast(self, other: Self) -> f32 {
        let luminance = |color: Self| {
            let [r, g, b, _] = color.channels().map(|c| {
                let c = f32::from(c) / 255.0;
                if c <= 0.04045 {
                    c / 12.92
                } else {
                    ((c + 0.055) / 1.055).powf(2.4)
                }
            });
            0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05
        };
        let (a, b) = (luminance(self), luminance(other));
        if a > b { a / b } else { b / a }
    }
}

/// Key-block line and text.
pub const INK: Color = Color::rgb(0x1F2329);
/// Text of less weight; readable on every paper.
pub const MUTE: Color = Color::rgb(0x5E5A50);
/// The page: unbleached paper.
pub const WASHI: Color = Color::rgb(0xF3E9D2);
/// An idle tile.
pub const TILE: Color = Color::rgb(0xEFE3C6);
/// Trays, chips, the Building tile.
pub const SHADE: Color = Color::rgb(0xE4D4B0);
/// Between washi and shade: the rate strip.
pub const RATE: Color = Color::rgb(0xEBDDBA);
/// Panels on the table.
pub const PAPER: Color = Color::rgb(0xFAF4E5);
/// A card on a paper.
pub const SLIP: Color = Color::rgb(0xFCF8EC);
/// White of the print: lit tiles, snow, text on dark.
pub const WHITE: Color = Color::rgb(0xFBF7EC);
/// Night, roofs, machinery, the top bar, focus.
pub const INDIGO: Color = Color::rgb(0x23395B);
/// A lighter indigo.
pub const INDIGO_LIGHT: Color = Color::rgb(0x4A6A8C);
/// Sky and distance.
pub const PALE: Color = Color::rgb(0xA9C0C9);
/// Action, arrows, seals, the chosen thing.
pub const VERMILION: Color = Color::rgb(0xC7402D);
/// The edge of what is vermilion.
pub const VERMILION_DARK: Color = Color::rgb(0x93301F);
/// Halo of the chosen thing.
pub const VERMILION_HALO: Color = Color::rgb(0xF7D9CF);
/// The rate one would get.
pub const OCHRE_LIGHT: Color = Color::rgb(0xF6D98F);
/// The edge of what is legal; 4.5:1 on white.
pub const GOLD: Color = Color::rgb(0x9C7012);
/// Gold that carries white text.
pub const GOLD_DARK: Color = Color::rgb(0x8F6510);
/// Honour, decoration.
pub const GOLD_LIGHT: Color = Color::rgb(0xE5C473);
/// Moss that carries white text.
pub const MOSS_DARK: Color = Color::rgb(0x4F6B2E);
/// Technology, cloth, 5-Power tokens.
pub const PLUM: Color = Color::rgb(0x6A3A55);
/// The top bar at dusk.
pub const MULBERRY: Color = Color::rgb(0x46243A);
/// Halo of the Area now acting.
pub const INDIGO_HALO: Color = Color::rgb(0xBFD0DC);
/// A lit rate strip.
pub const LIT_RATE: Color = Color::rgb(0xFDF6E2);
/// A lit Building tile.
pub const LIT_SHADE: Color = Color::rgb(0xF6EBCB);
/// On indigo: how far a board has come towards the end.
pub const FILLED: Color = Color::rgb(0xE6C98A);
/// The same, one step before the end.
pub const NEARLY_FULL: Color = Color::rgb(0xF0836F);
/// The line around papers and tiles.
pub const EDGE: Color = INK.alpha(60);
/// A line within a paper.
pub const LINE: Color = INK.alpha(28);
/// The finest line.
pub const HAIR: Color = INK.alpha(15);

/// The blue player, whose crest is the wave.
pub const PLAYER_BLUE: Color = Color::rgb(0x2E6CA4);
/// The pink player, whose crest is the plum blossom.
pub const PLAYER_PINK: Color = Color::rgb(0xD0658F);
/// The purple player, whose crest is the wisteria; light enough that the black key line still shows at 20 px.
pub const PLAYER_PURPLE: Color = Color::rgb(0x8259B0);
/// The yellow player, whose crest is the chrysanthemum.
pub const PLAYER_YELLOW: Color = Color::rgb(0xD8A31E);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_are_written_as_they_are_read() {
        assert_eq!(INK.channels(), [0x1F, 0x23, 0x29, 0xFF]);
        assert_eq!(INK.alpha(50).channels()[3], 128);
        assert_eq!(
            Color::rgb(0x0000FF).towards(Color::rgb(0x000001), 0.5).channels()[2],
            128
        );
    }

    #[test]
    fn calm_colours_keep_their_lightness() {
        let grey = VERMILION.saturated(0.0).channels();
        assert!(grey[0] == grey[1] && grey[1] == grey[2]);
        assert_eq!(VERMILION.saturated(1.0), VERMILION);
    }

    #[test]
    fn text_is_readable_on_its_paper() {
        for paper in [WASHI, TILE, SHADE, RATE, PAPER, WHITE] {
            assert!(INK.contrast(paper) >= 4.5);
            assert!(MUTE.contrast(paper) >= 4.5, "{paper:?}");
        }
        for dark in [INDIGO, MULBERRY, VERMILION, GOLD_DARK, MOSS_DARK, PLUM] {
            assert!(WHITE.contrast(dark) >= 4.5, "{dark:?} {}", WHITE.contrast(dark));
        }
    }
}
