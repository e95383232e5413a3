//! Where a card stands: beside what it explains, never over it, and clear of what is lit if there is room.

use super::super::layout::Form;
use crate::drawing::geometry::{Held as _, Point, Rect, Size};

/// Between the thing and its card.
const GAP: f32 = 10.0;

/// Where a card of a size stands in a room. On a phone it prefers the far end of the screen, which the hand leaves free.
pub(super) fn beside(thing: Rect, size: Size, room: Rect, lit: &[Rect], form: Form) -> Rect {
    let fit = |x: f32, y: f32| {
        let x = x.held(room.x, (room.right() - size.w).max(room.x));
        let y = y.held(room.y, (room.bottom() - size.h).max(room.y));
        Rect::new(x, y, size.w, size.h)
    };
    let Point { x, y } = thing.centre();
    let (left, right) = (thing.x - GAP - size.w, thing.right() + GAP);
    let (above, below) = (thing.y - GAP - size.h, thing.bottom() + GAP);
    let along = |start: f32, end: f32, size: f32| [start, (start + end - size) / 2.0, end - size];
    let rows = along(thing.y, thing.bottom(), size.h);
    let columns = along(thing.x, thing.right(), size.w);
    let mut places: Vec<Rect> = Vec::new();
    if form == Form::Phone {
        let ends = if y > room.centre().y {
            [room.y, room.bottom()]
        } else {
            [room.bottom(), room.y]
        };
        places.extend(ends.map(|end| fit(room.centre().x - size.w / 2.0, end)));
        let sides = if x > room.centre().x {
            [room.x, room.right()]
        } else {
            [room.right(), room.x]
        };
        places.extend(sides.map(|side| fit(side, room.centre().y - size.h / 2.0)));
    }
    let sides = rows.map(|row| [fit(right, row), fit(left, row)]);
    let ends = columns.map(|column| [fit(column, below), fit(column, above)]);
    places.extend(sides.into_iter().chain(ends).flatten());
    places.extend([room.x, room.right()].map(|side| fit(side, y - size.h / 2.0)));
    places.extend([room.y, room.bottom()].map(|end| fit(x - size.w / 2.0, end)));
    let covered = |place: &Rect, other: &Rect| place.common(other).map_or(0.0, |common| common.w * common.h);
    let cost = |place: &Rect| {
        let lit: f32 = lit.iter().map(|other| covered(place, other)).sum();
        (covered(place, &thing), lit)
    };
    // The first of the best, for they are tried in the order in which they are liked.
    let best = places.into_iter().reduce(|best, place| {
        let ((over, lit), (best_over, best_lit)) = (cost(&place), cost(&best));
        let better = over + 1.0 < best_over || (over < best_over + 1.0 && lit + 1.0 < best_lit);
        if better { place } else { best }
    });
    best.unwrap_or_else(|| fit(right, thing.y))
}

#[cfg(test)]
mod tests {
    use super::*;

    const ROOM: Rect = Rect::new(0.0, 0.0, 1000.0, 700.0);
    const CARD: Size = Size::new(300.0, 200.0);

    #[test]
    fn a_card_stands_beside_its_thing_wherever_that_is() {
        for x in [0.0, 200.0, 450.0, 700.0, 900.0] {
            for y in [0.0, 150.0, 330.0, 500.0, 620.0] {
                let thing = Rect::new(x, y, 100.0, 80.0);
                let card = beside(thing, CARD, ROOM, &[], Form::Medium);
                assert!(ROOM.encloses(&card), "{card:?}");
                assert!(!card.overlaps(&thing), "{card:?} over {thing:?}");
            }
        }
    }

    #[test]
    fn a_card_leaves_what_is_lit_in_sight_if_it_can() {
        let thing = Rect::new(450.0, 300.0, 100.0, 80.0);
        let lit = [Rect::new(560.0, 0.0, 440.0, 700.0)];
        let card = beside(thing, CARD, ROOM, &lit, Form::Medium);
        assert!(!card.overlaps(&lit[0]) && !card.overlaps(&thing), "{card:?}");
    }

    #[test]
    fn on_a_phone_it_stands_at_the_other_end() {
        let room = Rect::new(0.0, 0.0, 390.0, 844.0);
        let size = Size::new(378.0, 300.0);
        let low = beside(Rect::new(20.0, 600.0, 80.0, 50.0), size, room, &[], Form::Phone);
        let high = beside(Rect::new(20.0, 100.0, 80.0, 50.0), size, room, &[], Form::Phone);
        assert_eq!((low.y, high.bottom()), (0.0, 844.0));
    }
}
