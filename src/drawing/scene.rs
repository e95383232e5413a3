//! What is drawn: keyed nodes in layers, each with its marks, its place to be touched and its spoken label.
//!
//! A scene is plain data. Whoever lays out the table pushes [`Node`]s; painters read [`Scene::nodes`] in order, which is the
//! order of painting; the page asks [`Scene::hit`] what lies under a finger. `T` is the game's own name for a thing that can
//! be touched.
//!
//! ```
//! use meiji::drawing::scene::*;
//!
//! let tile = Rect::new(10.0, 10.0, 120.0, 90.0);
//! let mut scene = Scene::new(Size::new(200.0, 120.0));
//! scene.push(
//!     Node::new(Key::of(1, 0, 0, 0), Layer::Board)
//!         .with_marks([
//!             Mark::block(tile, 4.0, Paint::new(palette::TILE, Stroke::new(palette::EDGE, 1.5))),
//!             Mark::Clip(
//!                 Outline::Block(tile.inset(2.0), Corners::SHARP),
//!                 vec![Stamp::new(Symbol::TeaScene, tile.cover(Symbol::TeaScene.aspect())).calm().into()],
//!             ),
//!             Text::within(tile, "Tea", Face::SerifSemibold, 14.0, palette::INK, Align::Middle).into(),
//!         ])
//!         .with_target(tile, "the tea fields")
//!         .with_label("Tea: three tea for Power 3"),
//! );
//! assert_eq!(scene.hit(50.0, 50.0).and_then(|node| node.target), Some("the tea fields"));
//! assert!(meiji::drawing::svg::paint(&scene, palette::Palette::Print).starts_with("<svg"));
//! ```

pub use super::art::Symbol;
pub use super::geometry::{Corners, Path, Point, Rect, Segment, Size};
pub use super::letters::Face;
pub use super::mark::{Align, Fill, Mark, Outline, Paint, Stamp, Stroke, Text, Tiling, Tone};
pub use super::palette::{self, Color};

/// A drawn table.
#[derive(Clone, Debug, PartialEq)]
pub struct Scene<T> {
    /// The size of the whole, in CSS pixels.
    pub size: Size,
    nodes: Vec<Node<T>>,
}

impl<T: Copy + Eq> Scene<T> {
    /// An empty scene.
    pub const fn new(size: Size) -> Self {
        Self {
            size,
            nodes: Vec::new(),
        }
    }

    /// Adds a node above all of its layer and the layers below.
    pub fn push(&mut self, node: Node<T>) {
        let at = self.nodes.partition_point(|other| other.layer <= node.layer);
        self.nodes.insert(at, node);
    }

    /// The nodes in the order of painting: lowest layer first.
    pub fn nodes(&self) -> &[Node<T>] {
        &self.nodes
    }

    /// Adds a node right above that of a key and in its layer, so that what lies on the one lies on both; not if there is none.
    pub fn push_above(&mut self, key: Key, node: Node<T>) {
        if let Some(index) = self.nodes.iter().position(|other| other.key == key) {
            let layer = self.nodes[index].layer;
            self.nodes.insert(index + 1, Node { layer, ..node });
        }
    }

    /// The nodes themselves, in the order of painting.
    pub fn into_nodes(self) -> Vec<Node<T>> {
        self.nodes
    }

    /// The nodes, to move or fade them. Their layers must stay.
    pub fn nodes_mut(&mut self) -> &mut [Node<T>] {
        &mut self.nodes
    }

    /// The uppermost node whose place to be touched holds the point. It may have no target: then it covers what lies below.
    pub fn hit(&self, x: f32, y: f32) -> Option<&Node<T>> {
        self.nodes
            .iter()
            .rev()
            .find(|node| node.touch().is_some_and(|rect| rect.contains(Point::new(x, y))))
    }

    /// The nodes with a place to be touched, but for those whose middle lies below what has no target and only covers, or below a sheet.
    pub fn uncovered(&self) -> impl Iterator<Item = &Node<T>> {
        self.nodes.iter().filter(|node| {
            let middle = node.touch().map(|rect| rect.centre());
            let top = middle.and_then(|middle| self.hit(middle.x, middle.y));
            let is_over =
                |top: &Node<T>| top.target.is_none() || node.layer < Layer::Sheet && top.layer >= Layer::Sheet;
            top.is_some_and(|top| !is_over(top))
        })
    }

    /// Where to touch a node: its middle, or beside it where something else lies over that.
    pub fn way_to(&self, node: &Node<T>) -> Option<Point> {
        const BESIDE: [[f32; 2]; 5] = [[0.5, 0.5], [0.2, 0.5], [0.8, 0.5], [0.5, 0.2], [0.5, 0.8]];
        let rect = node.touch()?;
        for [x, y] in BESIDE {
            let at = Point::new(rect.x + rect.w * x, rect.y + rect.h * y);
            if self.hit(at.x, at.y).is_some_and(|met| met.target == node.target) {
                return Some(at);
            }
        }
        Some(rect.centre())
    }

    /// The node of a key.
    pub fn node(&self, key: Key) -> Option<&Node<T>> {
        self.nodes.iter().find(|node| node.key == key)
    }

    /// The uppermost node of a target.
    pub fn target(&self, target: T) -> Option<&Node<T>> {
        self.nodes.iter().rev().find(|node| node.target == Some(target))
    }
}

/// A thing on the table.
#[derive(Clone, Debug, PartialEq)]
pub struct Node<T> {
    /// What it is, the same in every scene that shows it.
    pub key: Key,
    /// How high it lies.
    pub layer: Layer,
    /// How it looks, lowest mark first.
    pub marks: Vec<Mark>,
    /// Where it is touched, before [`shift`](Self::shift); `None` lets a touch through.
    pub hit: Option<Rect>,
    /// What a touch means to the game.
    pub target: Option<T>,
    /// What is said of it, empty for decoration.
    pub label: String,
    /// How far it is moved from where its marks stand: for animation.
    pub shift: Point,
    /// Its opacity, 0 to 1: for animation. Marks fade one by one, so those below shine through.
    pub alpha: f32,
}

impl<T> Node<T> {
    /// A node of a key in a layer that shows nothing yet.
    pub const fn new(key: Key, layer: Layer) -> Self {
        Self {
            key,
            layer,
            marks: Vec::new(),
            hit: None,
            target: None,
            label: String::new(),
            shift: Point::ZERO,
            alpha: 1.0,
        }
    }

    /// The same node with these marks.
    pub fn with_marks(mut self, marks: impl IntoIterator<Item = Mark>) -> Self {
        self.marks.extend(marks);
        self
    }

    /// The same node, touched in a rectangle and meaning a target.
    pub fn with_target(mut self, hit: Rect, target: T) -> Self {
        self.hit = Some(hit);
        self.target = Some(target);
        self
    }

    /// The same node, covering what lies below from touch.
    pub fn with_cover(mut self, hit: Rect) -> Self {
        self.hit = Some(hit);
        self
    }

    /// The same node with a spoken label.
    pub fn with_label(mut self, label: impl Into<String>) -> Self {
        self.label = label.into();
        self
    }

    /// Where it is touched, as it stands now.
    pub fn touch(&self) -> Option<Rect> {
        self.hit.map(|rect| rect.shifted(self.shift))
    }
}

/// The name of a thing that stays the same from scene to scene.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Key(pub u64);

impl Key {
    /// The key of the thing of a kind with up to three numbers.
    pub const fn of(kind: u16, first: u16, second: u16, third: u16) -> Self {
        Self((kind as u64) << 48 | (first as u64) << 32 | (second as u64) << 16 | third as u64)
    }

    /// The kind of thing.
    pub const fn kind(self) -> u16 {
        (self.0 >> 48) as u16
    }

    /// Whether it is of a kind with a first number.
    pub const fn is_of(self, kind: u16, first: u16) -> bool {
        self.kind() == kind && (self.0 >> 32) as u16 == first
    }
}

/// How high a node lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Layer {
    /// The ground, below everything: from left to right the same but for the pattern of its tiling, of which a canvas keeps one strip.
    Ground,
    /// Tiles, boards, panels.
    Board,
    /// What lies on them: cards, slots, buttons.
    Part,
    /// Wooden pieces and tokens.
    Piece,
    /// Routes.
    Route,
    /// Names, prices and tabs that no route may cover.
    Tab,
    /// A sheet over the table.
    Sheet,
    /// What lies on the sheet.
    SheetPart,
    /// Bubbles and what moves.
    Hint,
    /// The ring of the focus.
    Focus,
}

#[cfg(test)]
mod tests {
    use super::*;

    fn node(key: u64, layer: Layer, hit: Option<Rect>, target: Option<u8>) -> Node<u8> {
        let mut node = Node::new(Key(key), layer);
        node.hit = hit;
        node.target = target;
        node
    }

    #[test]
    fn nodes_are_painted_layer_by_layer_and_in_order() {
        let mut scene = Scene::<u8>::new(Size::new(100.0, 100.0));
        for (key, layer) in [(1, Layer::Tab), (2, Layer::Board), (3, Layer::Tab), (4, Layer::Board)] {
            scene.push(node(key, layer, None, None));
        }
        let keys: Vec<_> = scene.nodes().iter().map(|n| n.key.0).collect();
        assert_eq!(keys, [2, 4, 1, 3]);
    }

    #[test]
    fn a_touch_meets_the_uppermost_thing() {
        let mut scene = Scene::new(Size::new(100.0, 100.0));
        scene.push(node(3, Layer::Sheet, Some(Rect::new(0.0, 0.0, 40.0, 100.0)), None));
        scene.push(node(1, Layer::Board, Some(Rect::new(0.0, 0.0, 100.0, 100.0)), Some(7)));
        scene.push(node(4, Layer::Focus, None, None));
        assert_eq!(
            scene.hit(20.0, 20.0).map(|n| n.target),
            Some(None),
            "a sheet covers the table"
        );
        assert_eq!(scene.hit(60.0, 20.0).and_then(|n| n.target), Some(7));
        assert!(scene.hit(100.0, 20.0).is_none(), "the right edge is outside");
        assert_eq!(scene.target(7).map(|n| n.key), Some(Key(1)));
    }

    #[test]
    fn what_is_covered_has_a_middle_below_what_cannot_be_touched() {
        let mut scene = Scene::new(Size::new(100.0, 100.0));
        scene.push(node(1, Layer::Board, Some(Rect::new(0.0, 0.0, 30.0, 100.0)), Some(1)));
        scene.push(node(2, Layer::Board, Some(Rect::new(30.0, 0.0, 70.0, 100.0)), Some(2)));
        scene.push(node(3, Layer::Piece, Some(Rect::new(60.0, 40.0, 10.0, 20.0)), Some(3)));
        scene.push(node(4, Layer::Sheet, Some(Rect::new(0.0, 0.0, 40.0, 100.0)), None));
        let uncovered: Vec<Key> = scene.uncovered().map(|node| node.key).collect();
        // Half of the second lies below the sheet, and its middle below the third, which is touched there.
        assert_eq!(uncovered, [Key(2), Key(3)]);
    }

    #[test]
    fn the_way_to_what_is_half_covered_leads_beside_its_middle() {
        let mut scene = Scene::new(Size::new(100.0, 100.0));
        scene.push(node(1, Layer::Board, Some(Rect::new(0.0, 0.0, 20.0, 20.0)), Some(1)));
        scene.push(node(2, Layer::Piece, Some(Rect::new(8.0, 0.0, 20.0, 20.0)), Some(2)));
        scene.push(node(3, Layer::Board, Some(Rect::new(50.0, 0.0, 20.0, 20.0)), Some(3)));
        scene.push(node(4, Layer::Sheet, Some(Rect::new(40.0, 0.0, 40.0, 20.0)), None));
        let way = |target| scene.target(target).and_then(|node| scene.way_to(node));
        let met = |at: Point| scene.hit(at.x, at.y).and_then(|node| node.target);
        assert_eq!(way(1).and_then(met), Some(1));
        assert_eq!(way(2), Some(Point::new(18.0, 10.0)));
        assert_eq!(way(3), Some(Point::new(60.0, 10.0)), "nowhere does a touch meet it");
    }

    #[test]
    fn a_moved_thing_is_touched_where_it_stands() {
        let mut scene = Scene::new(Size::new(100.0, 100.0));
        scene.push(node(1, Layer::Piece, Some(Rect::new(0.0, 0.0, 10.0, 10.0)), Some(1)));
        scene.nodes_mut()[0].shift = Point::new(50.0, 0.0);
        assert!(scene.hit(5.0, 5.0).is_none());
        assert!(scene.hit(55.0, 5.0).is_some());
    }

    #[test]
    fn keys_of_different_things_differ() {
        assert_ne!(Key::of(1, 2, 3, 4), Key::of(1, 2, 4, 3));
        assert_eq!(Key::of(0, 0, 0, 5), Key(5));
    }
}
