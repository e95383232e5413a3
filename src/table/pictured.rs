//! What a game draws on a card beside its words.

use super::{Show, Shown, TargetOf};
use crate::drawing::scene::{Mark, Rect};

/// What is drawn on a card beside its words.
pub trait Pictured<G: Shown>: Sized {
    /// The picture of a target on a card of at most this height.
    fn of(show: &Show<G>, target: TargetOf<G>, most: f32) -> Self;

    /// The width of what stands at the left of all words, with the gap.
    fn beside(&self) -> f32;

    /// The height of it.
    fn beside_height(&self) -> f32;

    /// Draws it.
    fn marks_beside(&self, show: &Show<G>, rect: Rect) -> Vec<Mark>;

    /// The width of what stands before the title, with the gap.
    fn emblem(&self) -> f32;

    /// The height of it.
    fn emblem_height(&self) -> f32;

    /// Draws it.
    fn marks_emblem(&self, show: &Show<G>, rect: Rect) -> Vec<Mark>;

    /// The height of what stands below the words, with the gap, on a card of a width and size of type.
    fn below(&self, show: &Show<G>, w: f32, size: f32) -> f32;

    /// Draws it.
    fn marks_below(&self, show: &Show<G>, rect: Rect, size: f32) -> Vec<Mark>;
}
