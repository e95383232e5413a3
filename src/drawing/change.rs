//! What changed from one scene to the next, so that no more is painted than must be.

use std::collections::HashMap;

use super::geometry::{Point, Rect};
use super::scene::{Key, Layer, Mark, Node, Scene, Size};

/// What has to be painted again.
#[derive(Clone, Debug, PartialEq)]
pub enum Change {
    /// Everything.
    All,
    /// What lies in these rectangles; none at all if nothing changed.
    Within(Vec<Rect>),
}

/// The scene that was painted last.
#[derive(Clone, Debug, Default)]
pub struct Memory {
    size: Size,
    nodes: Vec<Remembered>,
}

#[derive(Clone, Debug)]
struct Remembered {
    key: Key,
    layer: Layer,
    marks: Vec<Mark>,
    shift: Point,
    alpha: f32,
    bounds: Option<Rect>,
}

impl Memory {
    /// Forgets everything: the next scene is all new.
    pub fn clear(&mut self) {
        self.nodes.clear();
    }

    /// What differs between the scene remembered and this one, which is remembered from now on.
    pub fn update<T: Copy + Eq>(&mut self, scene: &Scene<T>) -> Change {
        let (all, places) = (self.nodes.is_empty() || self.size != scene.size, self.places());
        self.size = scene.size;
        let mut old: Vec<Option<Remembered>> = self.nodes.drain(..).map(Some).collect();
        let mut changed = Vec::new();
        let now: Vec<Option<usize>> = scene
            .nodes()
            .iter()
            .map(|node| places.as_ref()?.get(&node.key).copied())
            .collect();
        let in_order = in_order(&now);
        for ((node, place), in_order) in scene.nodes().iter().zip(now).zip(in_order) {
            let before = place.and_then(|place| old[place].take());
            match before {
                Some(before) if in_order && before.lies_like(node) => {
                    let found = changed.len();
                    differences(&before.marks, &node.marks, &mut changed);
                    let same = found == changed.len();
                    for rect in &mut changed[found..] {
                        *rect = rect.shifted(node.shift);
                    }
                    self.nodes.push(if same { before } else { Remembered::of(node) });
                }
                before => {
                    let now = Remembered::of(node);
                    changed.extend(before.and_then(|node| node.bounds));
                    changed.extend(now.bounds);
                    self.nodes.push(now);
                }
            }
        }
        changed.extend(old.into_iter().flatten().filter_map(|node| node.bounds));
        if all || places.is_none() {
            return Change::All;
        }
        merged(changed, scene.size)
    }

    /// The bounds of the nodes of the scene that is remembered, in its order.
    pub fn bounds(&self) -> impl Iterator<Item = Option<Rect>> + '_ {
        self.nodes.iter().map(|node| node.bounds)
    }

    /// The place of each key, `None` if a key stands twice.
    fn places(&self) -> Option<HashMap<Key, usize>> {
        let places: HashMap<_, _> = self
            .nodes
            .iter()
            .enumerate()
            .map(|(place, node)| (node.key, place))
            .collect();
        (places.len() == self.nodes.len()).then_some(places)
    }
}

impl Remembered {
    fn of<T>(node: &Node<T>) -> Self {
        Self {
            key: node.key,
            layer: node.layer,
            marks: node.marks.clone(),
            shift: node.shift,
            alpha: node.alpha,
            bounds: node.bounds(),
        }
    }

    fn lies_like<T>(&self, node: &Node<T>) -> bool {
        self.layer == node.layer && self.shift == node.shift && self.alpha == node.alpha
    }
}

/// The boxes of the marks that are not in both lists at the same place, before what both begin and what both end with set aside.
fn differences(before: &[Mark], now: &[Mark], found: &mut Vec<Rect>) {
    let begin = before.iter().zip(now).take_while(|(a, b)| a == b).count();
    let (before, now) = (&before[begin..], &now[begin..]);
    let both = before.iter().rev().zip(now.iter().rev());
    let end = both.take_while(|(a, b)| a == b).count();
    let (before, now) = (&before[..before.len() - end], &now[..now.len() - end]);
    if before.len() != now.len() {
        found.extend(before.iter().chain(now).map(Mark::bounds));
        return;
    }
    for (before, now) in before.iter().zip(now).filter(|(a, b)| a != b) {
        match (before, now) {
            (Mark::Clip(outline, before), Mark::Clip(same, now)) if outline == same => {
                let mut inside = Vec::new();
                differences(before, now, &mut inside);
                let window = outline.bounds();
                found.extend(inside.into_iter().filter_map(|rect| rect.common(&window)));
            }
            (before, now) => found.extend([before.bounds(), now.bounds()]),
        }
    }
}

/// Which places still stand one after another: as many as possible. The others lie higher or lower than they did, and are
/// painted where they lie. What had no place is in order.
fn in_order(places: &[Option<usize>]) -> Vec<bool> {
    // Of the ascending rows of each length the one that ends lowest, by the number of its last place; and before each place
    // the one that it follows in its row.
    let mut ends: Vec<usize> = Vec::new();
    let mut follows: Vec<Option<usize>> = vec![None; places.len()];
    for (number, place) in places.iter().enumerate() {
        let Some(place) = place else { continue };
        let length = ends.partition_point(|&end| places[end] < Some(*place));
        follows[number] = length.checked_sub(1).map(|shorter| ends[shorter]);
        if length == ends.len() {
            ends.push(number);
        } else {
            ends[length] = number;
        }
    }
    let mut in_order: Vec<bool> = places.iter().map(Option::is_none).collect();
    let mut next = ends.last().copied();
    while let Some(number) = next {
        in_order[number] = true;
        next = follows[number];
    }
    in_order
}

/// The share of the scene from which on it is simpler to paint everything.
const MOST: f32 = 0.8;
/// How many rectangles a change has at most.
const MANY: usize = 16;

/// Few rectangles, none overlapping, on whole pixels, that hold all of these as far as they lie on the scene.
fn merged(changed: Vec<Rect>, size: Size) -> Change {
    let canvas = Rect::new(0.0, 0.0, size.w, size.h);
    let mut rects: Vec<Rect> = Vec::new();
    for rect in changed {
        let Some(rect) = outward(rect).common(&canvas) else {
            continue;
        };
        add(rect, &mut rects);
        while rects.len() > MANY {
            let (a, b) = nearest(&rects);
            let both = rects[a].union(&rects[b]);
            add(both, &mut rects);
        }
    }
    let area: f32 = rects.iter().map(area).sum();
    if area > MOST * size.w * size.h {
        Change::All
    } else {
        Change::Within(rects)
    }
}

/// Adds a rectangle; what overlaps becomes one, and the larger one may overlap others in turn.
fn add(mut rect: Rect, rects: &mut Vec<Rect>) {
    while let Some(at) = rects.iter().position(|other| other.overlaps(&rect)) {
        rect = rect.union(&rects.swap_remove(at));
    }
    rects.push(rect);
}

/// The places of the two rectangles with the least between them.
fn nearest(rects: &[Rect]) -> (usize, usize) {
    let waste = |&(a, b): &(usize, usize)| area(&rects[a].union(&rects[b])) - area(&rects[a]) - area(&rects[b]);
    let pairs = (0..rects.len()).flat_map(|b| (0..b).map(move |a| (a, b)));
    pairs
        .min_by(|one, other| waste(one).total_cmp(&waste(other)))
        .unwrap_or_default()
}

fn area(rect: &Rect) -> f32 {
    rect.w * rect.h
}

/// The smallest rectangle on whole pixels that holds another one and a pixel around it.
fn outward(rect: Rect) -> Rect {
    let (x, y) = (rect.x.floor() - 1.0, rect.y.floor() - 1.0);
    Rect::new(x, y, rect.right().ceil() + 1.0 - x, rect.bottom().ceil() + 1.0 - y)
}

#[cfg(test)]
mod tests {
    use super::super::scene::{Color, Outline};
    use super::*;

    fn scene(blocks: &[(u64, f32)]) -> Scene<u8> {
        let mut scene = Scene::new(Size::new(1000.0, 1000.0));
        for &(key, x) in blocks {
            let block = Mark::block(Rect::new(x, 10.0, 10.0, 10.0), 0.0, Color::rgb(key as u32));
            scene.push(Node::new(Key(key), Layer::Board).with_marks([block]));
        }
        scene
    }

    #[test]
    fn the_first_scene_is_all_new_and_the_same_again_is_nothing_new() {
        let mut memory = Memory::default();
        assert_eq!(memory.update(&scene(&[(1, 10.0), (2, 50.0)])), Change::All);
        assert_eq!(memory.update(&scene(&[(1, 10.0), (2, 50.0)])), Change::Within(vec![]));
        memory.clear();
        assert_eq!(memory.update(&scene(&[(1, 10.0), (2, 50.0)])), Change::All);
    }

    #[test]
    fn what_moves_is_painted_where_it_was_and_where_it_is() {
        let mut memory = Memory::default();
        memory.update(&scene(&[(1, 10.0), (2, 50.0)]));
        let Change::Within(rects) = memory.update(&scene(&[(1, 10.0), (2, 500.0)])) else {
            panic!("one block moved")
        };
        assert_eq!(
            rects,
            [Rect::new(49.0, 9.0, 12.0, 12.0), Rect::new(499.0, 9.0, 12.0, 12.0)]
        );
    }

    #[test]
    fn of_a_thing_that_looks_different_in_part_that_part_is_painted() {
        let thing = |figure: u32, window: f32| {
            let block = |x: f32, color: u32| Mark::block(Rect::new(x, 10.0, 10.0, 10.0), 0.0, Color::rgb(color));
            let inside = Mark::Clip(
                Outline::Block(Rect::new(200.0, 10.0, window, 10.0), 0.0.into()),
                vec![block(200.0, figure)],
            );
            let mut scene = Scene::<u8>::new(Size::new(1000.0, 1000.0));
            let mut node = Node::new(Key(1), Layer::Board).with_marks([
                block(10.0, 1),
                block(50.0, figure),
                block(90.0, 1),
                inside,
            ]);
            node.shift = Point::new(0.0, 100.0);
            scene.push(node);
            scene
        };
        let mut memory = Memory::default();
        memory.update(&thing(1, 4.0));
        let parts = [Rect::new(49.0, 109.0, 12.0, 12.0), Rect::new(199.0, 109.0, 6.0, 12.0)];
        assert_eq!(
            memory.update(&thing(2, 4.0)),
            Change::Within(parts.into()),
            "no more than the window shows"
        );
        assert_eq!(memory.update(&thing(2, 4.0)), Change::Within(vec![]));
        assert_eq!(
            memory.update(&thing(2, 8.0)),
            Change::Within(vec![Rect::new(199.0, 109.0, 10.0, 12.0)])
        );
    }

    #[test]
    fn of_a_list_that_grows_what_is_new_is_painted() {
        let list = |xs: &[f32]| {
            let mut scene = Scene::<u8>::new(Size::new(1000.0, 1000.0));
            let marks = xs
                .iter()
                .map(|&x| Mark::block(Rect::new(x, 10.0, 10.0, 10.0), 0.0, Color::rgb(1)));
            scene.push(Node::new(Key(1), Layer::Board).with_marks(marks));
            scene
        };
        let mut memory = Memory::default();
        memory.update(&list(&[10.0, 90.0]));
        assert_eq!(
            memory.update(&list(&[10.0, 50.0, 90.0])),
            Change::Within(vec![Rect::new(49.0, 9.0, 12.0, 12.0)])
        );
        assert_eq!(
            memory.update(&list(&[10.0, 50.0])),
            Change::Within(vec![Rect::new(89.0, 9.0, 12.0, 12.0)])
        );
    }

    #[test]
    fn what_comes_and_what_goes_is_painted() {
        let mut memory = Memory::default();
        memory.update(&scene(&[(1, 10.0), (2, 50.0)]));
        let Change::Within(rects) = memory.update(&scene(&[(2, 50.0), (3, 100.0)])) else {
            panic!("a small change")
        };
        assert_eq!(rects.len(), 2);
        assert!(rects.iter().any(|rect| rect.contains(Point::new(15.0, 15.0))));
        assert!(rects.iter().any(|rect| rect.contains(Point::new(105.0, 15.0))));
    }

    #[test]
    fn what_lies_higher_or_lower_than_it_did_is_painted_and_no_more() {
        let mut memory = Memory::default();
        memory.update(&scene(&[(1, 10.0), (2, 50.0), (3, 90.0), (4, 130.0)]));
        // The first lies above all others now.
        let Change::Within(rects) = memory.update(&scene(&[(2, 50.0), (3, 90.0), (4, 130.0), (1, 10.0)])) else {
            panic!("one block changed its height")
        };
        assert_eq!(rects, [Rect::new(9.0, 9.0, 12.0, 12.0)]);
        // And the last but one below all others.
        let Change::Within(rects) = memory.update(&scene(&[(4, 130.0), (2, 50.0), (3, 90.0), (1, 10.0)])) else {
            panic!("one block changed its height")
        };
        assert_eq!(rects, [Rect::new(129.0, 9.0, 12.0, 12.0)]);
    }

    #[test]
    fn many_small_changes_become_few_rectangles() {
        let mut memory = Memory::default();
        let row = |y: f32| (0..40).map(|i| (i, i as f32 * 25.0 + y)).collect::<Vec<_>>();
        memory.update(&scene(&row(0.0)));
        let Change::Within(rects) = memory.update(&scene(&row(1.0))) else {
            panic!("a small change")
        };
        assert!(rects.len() <= MANY);
        for (_, x) in row(1.0) {
            assert!(rects.iter().any(|rect| rect.encloses(&Rect::new(x, 10.0, 10.0, 10.0))));
        }
    }
}
