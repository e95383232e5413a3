//! Text and symbols stand out from what they lie on, as WCAG 2 asks: 4.5 to 1 for text, 3 to 1 for shapes that mean something, in every state and
//! every palette.

use std::collections::{BTreeMap, HashSet};

use meiji::drawing::art::{Ink, Step};
use meiji::drawing::palette::{self, Color, Palette};
use meiji::drawing::scene::Stamp;
use meiji::table::situation::Situation;

use super::written::{over, stamped, written};
use super::{Looked, Tabled};

/// Text stands out from its ground at each of some sizes.
pub fn text_stands_out_from_its_ground<G: Tabled>(positions: Vec<Situation<G>>, sizes: &[(f32, f32)]) {
    // In the other palettes half of the positions say as much: the same colours meet in all of them.
    let palettes = [Palette::ALL.as_slice(), &[Palette::Print]];
    let mut found: BTreeMap<String, f32> = BTreeMap::new();
    for (number, position) in positions.iter().enumerate() {
        for &size in sizes {
            for (form, scene) in position.scenes(size) {
                for &palette in palettes[number % 2] {
                    for written in written(&scene, palette) {
                        let color = over(palette.print(written.text.color), written.ground);
                        let contrast = color.contrast(written.ground);
                        if contrast < 4.5 {
                            let (text, ground) = (&written.text.text, written.ground);
                            let told = format!("{palette:?} {size:?} {form:?}: {text:?} {color:?} on {ground:?}");
                            found.insert(told, contrast);
                        }
                    }
                }
            }
        }
    }
    assert!(
        found.is_empty(),
        "{} times: {:#?}",
        found.len(),
        found.iter().take(12).collect::<Vec<_>>()
    );
}

/// Symbols stand out from their ground at each of some sizes.
pub fn symbols_stand_out_from_their_ground<G: Tabled>(positions: Vec<Situation<G>>, sizes: &[(f32, f32)]) {
    let mut found: BTreeMap<String, f32> = BTreeMap::new();
    // Most are the same wherever they stand.
    let mut tried = HashSet::new();
    for position in positions {
        for &size in sizes {
            for (_, scene) in position.scenes(size) {
                for palette in Palette::ALL {
                    for (stamp, ground) in stamped(&scene, palette) {
                        let looks = (stamp.symbol, stamp.tint, stamp.alpha.to_bits(), stamp.tone);
                        if !tried.insert((looks, ground, palette)) {
                            continue;
                        }
                        let contrast = strongest(&stamp, ground, palette);
                        if contrast < 3.0 {
                            found.insert(format!("{palette:?}: {:?} on {ground:?}", stamp.symbol), contrast);
                        }
                    }
                }
            }
        }
    }
    assert!(found.is_empty(), "{found:#?}");
}

/// The strongest contrast of a symbol's inks with what it lies on; on a picture, with its own palest ink, its halo.
fn strongest(stamp: &Stamp, ground: Option<Color>, palette: Palette) -> f32 {
    let printed = |color: Color, alpha: f32| {
        let [.., opacity] = color.channels();
        let color = stamp.tone.print(palette, color);
        let share = f32::from(opacity) / 255.0 * alpha * stamp.alpha;
        over(
            color.alpha((share * 100.0) as u32),
            ground.unwrap_or(palette.print(palette::WHITE)),
        )
    };
    let inks = stamp.symbol.drawing().steps.iter().flat_map(|step| match step {
        Step::Paint {
            fill, stroke, alpha, ..
        } => {
            let inks = fill.iter().chain(stroke.iter().map(|(ink, _)| ink));
            inks.map(|ink| match ink {
                Ink::Tint => printed(stamp.tint, *alpha),
                Ink::Flat(color) => printed(*color, *alpha),
                Ink::Down { stops, .. } => printed(stops[0].1, *alpha),
            })
            .collect()
        }
        _ => Vec::new(),
    });
    let inks: Vec<Color> = inks.collect();
    let grounds = match ground {
        Some(ground) => vec![ground],
        None => inks.clone(),
    };
    let contrasts = inks
        .iter()
        .flat_map(|ink| grounds.iter().map(|ground| ink.contrast(*ground)));
    contrasts.fold(1.0, f32::max)
}
