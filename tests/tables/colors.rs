//! What only its colour tells apart on the table of Yokohama Duel is told apart by every eye in the safe palette.

use std::collections::BTreeSet;

use meiji::drawing::palette::{self, Color};
use meiji::drawing::scene::Symbol;
use meiji::sitters::Crest;
use meiji::words::Language;

use super::duel::positions;
use super::suite::colors::{self, GOODS, Group, LARGE, SMALL, inks};
use super::suite::{LAPTOP, Looked as _};

/// Groups of colours of which each must stay apart from the others: those of symbols, and after them those that the table draws itself.
fn groups() -> [Vec<Group>; 2] {
    use palette::*;
    let of_symbols = vec![
        (
            "players: Influence cards, Shops",
            SMALL,
            Crest::ALL.map(Crest::color).into(),
        ),
        ("goods", SMALL, GOODS.map(|(_, pigment)| pigment).into()),
        (
            "an imported good and one that was turned",
            SMALL,
            IMPORTS.map(|(_, pigment)| pigment).into(),
        ),
    ];
    let drawn = vec![
        ("states of a Place", SMALL, vec![GOLD, VERMILION, INDIGO]),
        ("what is lit and what is not", LARGE, vec![WHITE, TILE]),
        (
            "goods of an Order that are there, and that are not",
            SMALL,
            vec![MOSS_DARK, VERMILION_DARK],
        ),
        ("a cost within reach and out of it", SMALL, vec![INDIGO, SHADE]),
        ("an upgraded card's gilt and its paper", SMALL, vec![GOLD, WHITE]),
        ("what is left over and what counts", SMALL, vec![MUTE, INK]),
    ];
    [of_symbols, drawn]
}

/// The colours that imported goods are known by, face up and turned.
const IMPORTS: [(Symbol, Color); 2] = [
    (Symbol::Import, Color::rgb(0xB8913B)),
    (Symbol::CustomsSeal, Color::rgb(0xC7402D)),
];

#[test]
fn every_eye_tells_the_safe_palette_apart() {
    colors::every_eye_tells_the_safe_palette_apart(&groups().concat());
}

#[test]
fn an_eye_with_all_cones_tells_every_palette_apart() {
    colors::an_eye_with_all_cones_tells_every_palette_apart(&groups().concat());
}

#[test]
fn things_are_drawn_in_the_colours_they_are_known_by() {
    colors::things_are_drawn_in_the_colours_they_are_known_by(GOODS.into_iter().chain(IMPORTS));
}

#[test]
fn the_table_is_drawn_in_the_colours_of_these_groups() {
    let mut drawn = BTreeSet::new();
    for position in positions(2, Language::ENGLISH) {
        for position in position.entered() {
            for (_, scene) in position.scenes(LAPTOP) {
                scene.nodes().iter().for_each(|node| inks(&node.marks, &mut drawn));
            }
        }
    }
    let [_, groups] = groups();
    for (name, _, colors) in groups {
        assert!(
            colors.iter().all(|color| drawn.contains(&color.0)),
            "{name}: {colors:?}"
        );
    }
}
