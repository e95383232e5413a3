//! Where a note over the table stands that speaks of something: beside it, where it covers least of what matters.

use super::geometry::{Point, Rect, Size};
use super::scene::{Layer, Node, Scene};

/// Between a note and what it speaks of, in pixels.
const GAP: f32 = 12.0;
/// Between a note and the edge of the canvas, in pixels.
const EDGE: f32 = 8.0;

/// How much a square pixel of something weighs that a note covers.
const LIT: f32 = 3.0;
const ON_THE_WAY: f32 = 6.0;
const OTHER: f32 = 1.0;

/// The place of a note of a size that speaks of a rectangle of a scene: above, below or beside it, whole on the canvas. It covers as
/// little as can be of routes, of what is lit, and of whatever else can be touched, in this order.
pub fn beside<T: Copy + Eq>(scene: &Scene<T>, about: Rect, size: Size, is_lit: impl Fn(T) -> bool) -> Rect {
    let seen: Vec<(Rect, f32)> = scene.nodes().iter().flat_map(|node| weights(node, &is_lit)).collect();
    let cost = |place: &Rect| -> f32 {
        let covered = seen
            .iter()
            .filter_map(|(rect, weight)| Some((rect.common(place)?, weight)));
        let own = place.common(&about).map_or(0.0, |own| own.w * own.h * 100.0);
        own + covered
            .map(|(common, weight)| common.w * common.h * weight)
            .sum::<f32>()
    };
    // Of places as good as each other the first: above, where no hand lies.
    let places = places(about, size).map(|place| within(place, scene.size));
    let mut best = (
        within(Rect::new(about.x, about.y, size.w, size.h), scene.size),
        f32::INFINITY,
    );
    for place in places {
        let cost = cost(&place);
        if cost < best.1 {
            best = (place, cost);
        }
    }
    best.0
}

/// The places round a rectangle for a note of a size: above and below it, then left and right, in the middle or along an edge.
fn places(about: Rect, size: Size) -> impl Iterator<Item = Rect> {
    let Size { w, h } = size;
    let across = [about.centre().x - w / 2.0, about.x, about.right() - w];
    let down = [about.centre().y - h / 2.0, about.y, about.bottom() - h];
    let rows = [about.y - h - GAP, about.bottom() + GAP].map(|y| across.map(|x| Point::new(x, y)));
    let columns = [about.right() + GAP, about.x - w - GAP].map(|x| down.map(|y| Point::new(x, y)));
    let corners = rows.into_iter().chain(columns).flatten();
    corners.map(move |at| Rect::new(at.x, at.y, w, h))
}

/// The same rectangle, moved onto the canvas.
fn within(rect: Rect, canvas: Size) -> Rect {
    Rect {
        x: rect.x.min(canvas.w - rect.w - EDGE).max(EDGE),
        y: rect.y.min(canvas.h - rect.h - EDGE).max(EDGE),
        ..rect
    }
}

/// What would be missed of a node if it were covered.
fn weights<T: Copy>(node: &Node<T>, is_lit: impl Fn(T) -> bool) -> Vec<(Rect, f32)> {
    match node.layer {
        Layer::Route => node.marks.iter().map(|mark| (mark.bounds(), ON_THE_WAY)).collect(),
        Layer::Ground | Layer::Hint | Layer::Focus => Vec::new(),
        _ => {
            let target = node.target.map(|target| if is_lit(target) { LIT } else { OTHER });
            target
                .and_then(|weight| Some((node.touch()?, weight)))
                .into_iter()
                .collect()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::scene::Key;
    use super::*;

    const CANVAS: Size = Size::new(400.0, 300.0);
    const NOTE: Size = Size::new(100.0, 50.0);
    const THING: Rect = Rect::new(150.0, 120.0, 60.0, 40.0);

    fn table(things: &[(Rect, u8)]) -> Scene<u8> {
        let mut scene = Scene::new(CANVAS);
        for (number, &(rect, target)) in things.iter().enumerate() {
            let key = Key::of(1, number as u16, 0, 0);
            scene.push(Node::new(key, Layer::Board).with_target(rect, target));
        }
        scene
    }

    fn note(things: &[(Rect, u8)], about: Rect) -> Rect {
        beside(&table(things), about, NOTE, |target| target == 1)
    }

    #[test]
    fn a_note_stands_above_where_all_is_free() {
        let note = note(&[], THING);
        assert_eq!(note.bottom() + GAP, THING.y);
        assert_eq!(note.centre().x, THING.centre().x);
    }

    #[test]
    fn a_note_covers_rather_what_is_not_lit() {
        let above = Rect::new(0.0, 0.0, 400.0, 110.0);
        let rest = Rect::new(0.0, 110.0, 400.0, 190.0);
        assert!(note(&[(above, 1), (rest, 0)], THING).y >= THING.y);
        assert!(note(&[(above, 0), (rest, 1)], THING).bottom() <= THING.y);
    }

    #[test]
    fn a_note_stays_on_the_canvas_and_off_what_it_speaks_of() {
        for (x, y) in [(0.0, 0.0), (340.0, 0.0), (0.0, 260.0), (340.0, 260.0), (170.0, 130.0)] {
            let about = Rect::new(x, y, 60.0, 40.0);
            let note = note(&[], about);
            assert!(Rect::new(0.0, 0.0, 400.0, 300.0).encloses(&note), "{about:?}");
            assert!(!note.overlaps(&about), "{about:?}: {note:?}");
        }
    }
}
