//! What only its colour tells apart is told apart by every eye in the safe palette.

use meiji::drawing::art::{Ink, Step};
use meiji::drawing::palette::{self, Color, Palette};
use meiji::drawing::scene::Symbol;
use meiji::sitters::Crest;

use super::vision::Sight;

/// How far apart small things must be: pieces, icons, lines. 20 of CIEDE2000 is about twice what separates neighbouring
/// shades of the same name; small things are seen with less colour than large ones.
const SMALL: f64 = 20.0;

/// How far apart papers and cells must be, which are large and have edges besides.
const LARGE: f64 = 9.0;

/// Groups of colours of which each must stay apart from the others.
fn groups() -> Vec<(&'static str, f64, Vec<Color>)> {
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

/// The colour that a good is known by.
const GOODS: [(Symbol, Color); 4] = [
    (Symbol::Copper, Color::rgb(0xB9683C)),
    (Symbol::Silk, Color::rgb(0xE3CBD8)),
    (Symbol::Tea, Color::rgb(0xA3AF74)),
    (Symbol::Fish, Color::rgb(0x4A6A8C)),
];

/// The colour of an Area Type.
const TYPES: [(Symbol, Color); 2] = [
    (Symbol::Production, Color::rgb(0x4F6B2E)),
    (Symbol::Commercial, Color::rgb(0x2F6390)),
];

/// The least difference within a group to any eye, and which.
fn least(colors: &[Color], palette: Palette) -> (f64, Sight, [Color; 2]) {
    let pairs = colors
        .iter()
        .enumerate()
        .flat_map(|(i, &one)| colors[..i].iter().map(move |&other| [one, other]));
    pairs
        .flat_map(|pair| {
            let [one, other] = pair.map(|color| palette.print(color));
            Sight::ALL.map(|sight| (sight.apart(one, other), sight, [one, other]))
        })
        .min_by(|a, b| a.0.total_cmp(&b.0))
        .expect("two colours at least")
}

#[test]
fn every_eye_tells_the_safe_palette_apart() {
    for (name, apart, colors) in groups() {
        let (found, sight, pair) = least(&colors, Palette::Safe);
        assert!(
            found >= apart,
            "{name}: {pair:?} are {found:.1} apart for {sight:?}, not {apart}"
        );
    }
}

#[test]
fn an_eye_with_all_cones_tells_every_palette_apart() {
    for palette in Palette::ALL {
        for (name, _, colors) in groups() {
            let pairs = colors
                .iter()
                .enumerate()
                .flat_map(|(i, &one)| colors[..i].iter().map(move |&other| (one, other)));
            for (one, other) in pairs {
                let found = Sight::Full.apart(palette.print(one), palette.print(other));
                assert!(
                    found >= 7.0,
                    "{palette:?}, {name}: {one:?} and {other:?} are {found:.1} apart"
                );
            }
        }
    }
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
    for (symbol, pigment) in GOODS.into_iter().chain(TYPES) {
        let drawn = symbol
            .drawing()
            .steps
            .iter()
            .any(|step| matches!(step, Step::Paint { fill: Some(Ink::Flat(color)), .. } if *color == pigment));
        assert!(drawn, "{symbol:?} has no {pigment:?}");
    }
}
