//! What the terms of a position promise: how many more things of a style its player gets to the end of the game.

use meiji::opponents::{Rates, TERMS};

use super::RIDGE;
use super::games::Lesson;
use super::regression::Sums;

/// What the terms promise of a style, given by its number: the least squares between a mover's own terms after a turn and what the mover
/// then got.
pub fn promises(lessons: &[Lesson], style: usize) -> Rates {
    let mut sums = Sums::new(2 * TERMS);
    for lesson in lessons {
        sums.add(&lesson.own_row(), lesson.got[style]);
    }
    let found = sums.solve(RIDGE);
    let rounded = |place: usize| (1000.0 * found[place]).round() as i32;
    Rates {
        early: std::array::from_fn(rounded),
        late: std::array::from_fn(|term| rounded(TERMS + term)),
    }
}
