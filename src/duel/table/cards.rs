//! Cards as they lie on strips, sheets and in hands.

mod bonus;
mod church;
mod influence;
mod order;
mod technology;

pub(super) use bonus::bonus_card;
pub(super) use church::{church_card, church_taken};
pub(super) use influence::{Influence, influence};
pub(super) use order::order_card;
pub(super) use technology::{Lines, Types, technology_card};

use crate::drawing::scene::{Mark, Rect, Stroke, palette};
use crate::table::print::Light;

/// A heavier edge for the card that was chosen, which stands out from all that may be.
fn edge(rect: Rect, light: Light) -> Option<Mark> {
    (light == Light::Chosen).then(|| Mark::block(rect, 4.0, Stroke::new(palette::VERMILION, 3.5)))
}

/// The edge of a card that lies with others of its kind, over what is printed up to it; one that can be used has an edge already.
fn outline(rect: Rect, light: Light) -> Option<Mark> {
    let rests = matches!(light, Light::Rest | Light::Shut);
    rests.then(|| Mark::block(rect, 3.0, Stroke::new(palette::EDGE, 1.0)))
}
