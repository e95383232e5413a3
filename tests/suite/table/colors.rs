//! What only its colour tells apart is told apart by every eye in the safe palette, and by one with all cones in each.

use std::collections::BTreeSet;

use meiji::drawing::art::{Ink, Step};
use meiji::drawing::palette::{Color, Palette};
use meiji::drawing::scene::{Fill, Mark, Symbol};

use super::vision::Sight;

/// How far apart small things must be: pieces, icons, lines. 20 of CIEDE2000 is about twice what separates neighbouring
/// shades of the same name; small things are seen with less colour than large ones.
pub const SMALL: f64 = 20.0;

/// How far apart papers and cells must be, which are large and have edges besides.
pub const LARGE: f64 = 9.0;

/// Colours of which each must stay so far apart from the others: what they tell, and how far.
pub type Group = (&'static str, f64, Vec<Color>);

/// The colour that a good is known by.
pub const GOODS: [(Symbol, Color); 4] = [
    (Symbol::Copper, Color::rgb(0xB9683C)),
    (Symbol::Silk, Color::rgb(0xE3CBD8)),
    (Symbol::Tea, Color::rgb(0xA3AF74)),
    (Symbol::Fish, Color::rgb(0x4A6A8C)),
];

/// The least difference within a group to any eye, and which.
pub fn least(colors: &[Color], palette: Palette) -> (f64, Sight, [Color; 2]) {
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

pub fn every_eye_tells_the_safe_palette_apart(groups: &[Group]) {
    for (name, apart, colors) in groups {
        let (found, sight, pair) = least(colors, Palette::Safe);
        assert!(
            found >= *apart,
            "{name}: {pair:?} are {found:.1} apart for {sight:?}, not {apart}"
        );
    }
}

pub fn an_eye_with_all_cones_tells_every_palette_apart(groups: &[Group]) {
    for palette in Palette::ALL {
        for (name, _, colors) in groups {
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

/// Symbols are drawn in the colours that they are known by.
pub fn things_are_drawn_in_the_colours_they_are_known_by(known: impl IntoIterator<Item = (Symbol, Color)>) {
    for (symbol, pigment) in known {
        let drawn = symbol
            .drawing()
            .steps
            .iter()
            .any(|step| matches!(step, Step::Paint { fill: Some(Ink::Flat(color)), .. } if *color == pigment));
        assert!(drawn, "{symbol:?} has no {pigment:?}");
    }
}

/// Adds the colours in which shapes and text are drawn, symbols left out.
pub fn inks(marks: &[Mark], into: &mut BTreeSet<u32>) {
    for mark in marks {
        match mark {
            Mark::Shape(_, paint) => {
                let fill = paint.fill.iter().filter_map(|fill| match fill {
                    Fill::Flat(color) => Some(color.0),
                    Fill::Down { .. } | Fill::Hatch { .. } => None,
                });
                into.extend(fill.chain(paint.stroke.iter().map(|stroke| stroke.color.0)));
            }
            Mark::Text(text) => drop(into.insert(text.color.0)),
            Mark::Clip(_, marks) => inks(marks, into),
            Mark::Stamp(_) | Mark::Tiling(_) => {}
        }
    }
}
