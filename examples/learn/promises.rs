//! What the terms of a position promise: how many more things of a style its player gets to the end of the game.

use meiji::opponents::{Features, Numbers, Rates};

use super::RIDGE;
use super::games::Lesson;
use super::regression::Sums;

/// What the terms promise of a style, given by its number: the least squares between a mover's own terms after a turn and what the mover
/// then got.
pub fn promises<G: Features>(lessons: &[Lesson], style: usize) -> Rates<G> {
    let count = G::Numbers::NONE.as_ref().len();
    let mut sums = Sums::new(2 * count);
    for lesson in lessons {
        sums.add(&lesson.own_row(), lesson.got[style]);
    }
    let found = sums.solve(RIDGE);
    let rounded = |found: &[f64]| {
        let mut numbers = G::Numbers::NONE;
        for (number, found) in numbers.as_mut().iter_mut().zip(found) {
            *number = (1000.0 * found).round() as i32;
        }
        numbers
    };
    Rates {
        early: rounded(&found[..count]),
        late: rounded(&found[count..]),
    }
}
