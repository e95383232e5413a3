//! What only its colour tells apart on Yokohama's table is told apart by every eye in the safe palette.

use meiji::drawing::palette::{self, Color, Palette};
use meiji::drawing::scene::Symbol;
use meiji::sitters::Crest;

use super::suite::colors::{self, GOODS, Group, LARGE, SMALL, least};

/// Groups of colours of which each must stay apart from the others.
fn groups() -> Vec<Group> {
    use palette::*;
    vec![
        ("players", SMALL, Crest::ALL.map(Crest::color).into()),
        ("goods", SMALL, GOODS.map(|(_, pigment)| pigment).into()),
        ("states of an Area", SMALL, vec![GOLD, VERMILION, INDIGO]),
        ("tabs of prices", SMALL, vec![INDIGO, VERMILION, MOSS_DARK]),
        (
            "what can be delivered and what cannot",
            SMALL,
            vec![MOSS_DARK, VERMILION_DARK],
        ),
        (
            "a gauge far from full and nearly full, and its ground",
            LARGE,
            vec![FILLED, NEARLY_FULL, INDIGO],
        ),
        ("Area Types", SMALL, TYPES.map(|(_, pigment)| pigment).into()),
        (
            "flags",
            SMALL,
            vec![Color::rgb(0xC7402D), Color::rgb(0x2F4E80), Color::rgb(0xE5C473), WHITE],
        ),
        ("what is lit and what is not", LARGE, vec![WHITE, TILE]),
        ("the rate one would get and the others", LARGE, vec![OCHRE_LIGHT, RATE]),
        (
            "the rate one would get on a lit Area",
            LARGE,
            vec![OCHRE_LIGHT, LIT_RATE],
        ),
    ]
}

/// The colour of an Area Type.
const TYPES: [(Symbol, Color); 2] = [
    (Symbol::Production, Color::rgb(0x4F6B2E)),
    (Symbol::Commercial, Color::rgb(0x2F6390)),
];

#[test]
fn every_eye_tells_the_safe_palette_apart() {
    colors::every_eye_tells_the_safe_palette_apart(&groups());
}

#[test]
fn an_eye_with_all_cones_tells_every_palette_apart() {
    colors::an_eye_with_all_cones_tells_every_palette_apart(&groups());
}

#[test]
fn the_woodblock_print_is_not_for_every_eye() {
    let (found, ..) = least(&Crest::ALL.map(Crest::color), Palette::Print);
    assert!(
        found < 10.0,
        "{found}: there is no need for another palette, or the simulation is wrong"
    );
}

#[test]
fn things_are_drawn_in_the_colours_they_are_known_by() {
    colors::things_are_drawn_in_the_colours_they_are_known_by(GOODS.into_iter().chain(TYPES));
}
