//! Text, symbols and shapes that mean something stand out from what they lie on, on every canvas, in every state and every palette.

use meiji::drawing::palette::{self, Color, Palette};

use super::shown::positions;
use super::suite::{SIZES, contrast};

#[test]
fn text_stands_out_from_its_ground() {
    contrast::text_stands_out_from_its_ground(positions(2), &SIZES);
}

#[test]
fn symbols_stand_out_from_their_ground() {
    contrast::symbols_stand_out_from_their_ground(positions(1), &SIZES);
}

/// Shapes that mean something, and what they are drawn on.
const SHAPES: [(&str, Color, &[Color]); 9] = [
    ("the edge of what is legal", palette::GOLD, &[palette::WHITE]),
    (
        "the edge of what is chosen, and the route",
        palette::VERMILION,
        &[palette::WHITE, palette::TILE, palette::PAPER],
    ),
    (
        "the edge of the Area that acts",
        palette::INDIGO,
        &[palette::WHITE, palette::TILE],
    ),
    (
        "the focus",
        palette::INDIGO,
        &[palette::PAPER, palette::WASHI, palette::SHADE],
    ),
    (
        "the rate one would get",
        palette::GOLD_DARK,
        &[palette::RATE, palette::LIT_RATE],
    ),
    (
        "levels of a Port",
        palette::INDIGO,
        &[palette::RATE, palette::LIT_RATE, palette::OCHRE_LIGHT],
    ),
    ("spaces that are taken, in the bar", palette::FILLED, &[palette::INDIGO]),
    (
        "spaces that are taken before the end, in the bar",
        palette::NEARLY_FULL,
        &[palette::INDIGO],
    ),
    (
        "what can be delivered",
        palette::MOSS_DARK,
        &[palette::PAPER, palette::WHITE],
    ),
];

#[test]
fn shapes_stand_out_from_their_ground() {
    for palette in Palette::ALL {
        for (name, shape, grounds) in SHAPES {
            for ground in grounds {
                let contrast = palette.print(shape).contrast(palette.print(*ground));
                assert!(contrast >= 3.0, "{palette:?}: {name} on {ground:?}, {contrast}");
            }
        }
    }
}
