//! What is drawn: keyed nodes in layers, each with its marks, its place to be touched and its spoken label.
//!
//! A scene is plain data. Whoever lays out the table pushes [`Node`]s; painters read [`Scene::nodes`] in order, which is the
//! order of painting; the page asks [`Scene::hit`] what lies under a finger. `T` is the game's own name for a thing that can
//! be touched.
//!
//! ```
//! use yokohama::table::scene::*;
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
//! assert!(yokohama::table::svg::paint(&scene).starts_with("<svg"));
//! ```

pub use super::art::Symbol;
pub use super::geometry::{Corners, Path, Point, Rect, Segment, Size};
pub use super::letters::Face;
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
}

/// How high a node lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Layer {
    /// Sky and sea.
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

/// What a painter draws.
#[derive(Clone, Debug, PartialEq)]
pub enum Mark {
    /// An outline, filled, stroked or both.
    Shape(Outline, Paint),
    /// A line of text.
    Text(Text),
    /// A symbol.
    Stamp(Stamp),
    /// A rectangle filled with copies of a symbol.
    Tiling(Tiling),
    /// Marks that show only inside an outline.
    Clip(Outline, Vec<Mark>),
}

impl Mark {
    /// A rectangle with rounded corners.
    pub fn block(rect: Rect, corners: impl Into<Corners>, paint: impl Into<Paint>) -> Self {
        Self::Shape(Outline::Block(rect, corners.into()), paint.into())
    }

    /// A circle.
    pub fn circle(centre: Point, radius: f32, paint: impl Into<Paint>) -> Self {
        Self::Shape(Outline::Circle(centre, radius), paint.into())
    }

    /// A path.
    pub fn path(path: Path, paint: impl Into<Paint>) -> Self {
        Self::Shape(Outline::Path(path), paint.into())
    }

    /// A straight line.
    pub fn line(from: Point, to: Point, stroke: Stroke) -> Self {
        Self::path(Path::through([from, to]), stroke)
    }

    /// A symbol in its own colours, as large as fits in the middle of a rectangle.
    pub fn stamp(symbol: Symbol, rect: Rect) -> Self {
        Self::Stamp(Stamp::new(symbol, rect))
    }

    /// A symbol for a dark ground, where its key line would not show: on a disc of washi that fills the rectangle.
    pub fn on_disc(symbol: Symbol, rect: Rect) -> [Self; 2] {
        let radius = rect.w.min(rect.h) / 2.0;
        let inner = Rect::around(rect.centre(), 1.4 * radius, 1.4 * radius);
        [
            Self::circle(rect.centre(), radius, palette::WASHI),
            Self::stamp(symbol, inner),
        ]
    }

    /// A symbol in a player's colour.
    pub fn tinted(symbol: Symbol, rect: Rect, tint: Color) -> Self {
        Self::Stamp(Stamp::new(symbol, rect).tinted(tint))
    }
}

impl From<Text> for Mark {
    fn from(text: Text) -> Self {
        Self::Text(text)
    }
}

impl From<Stamp> for Mark {
    fn from(stamp: Stamp) -> Self {
        Self::Stamp(stamp)
    }
}

/// A closed or open line.
#[derive(Clone, Debug, PartialEq)]
pub enum Outline {
    /// A rectangle.
    Block(Rect, Corners),
    /// A circle: centre and radius.
    Circle(Point, f32),
    /// Anything else.
    Path(Path),
}

/// How an outline is painted: first the fill, then the stroke, whose middle runs on the outline.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Paint {
    /// Inside.
    pub fill: Option<Fill>,
    /// Along the line.
    pub stroke: Option<Stroke>,
}

impl Paint {
    /// A fill and a stroke.
    pub fn new(fill: impl Into<Fill>, stroke: Stroke) -> Self {
        Self {
            fill: Some(fill.into()),
            stroke: Some(stroke),
        }
    }
}

impl From<Color> for Paint {
    fn from(color: Color) -> Self {
        Fill::Flat(color).into()
    }
}

impl From<Fill> for Paint {
    fn from(fill: Fill) -> Self {
        Self {
            fill: Some(fill),
            stroke: None,
        }
    }
}

impl From<Stroke> for Paint {
    fn from(stroke: Stroke) -> Self {
        Self {
            fill: None,
            stroke: Some(stroke),
        }
    }
}

/// What an outline is filled with.
#[derive(Clone, Debug, PartialEq)]
pub enum Fill {
    /// One colour.
    Flat(Color),
    /// A gradient downwards: from the height `top` to the height `bottom`, stops by their share (0 to 1) of the way.
    Down {
        /// Where the first stop lies, in pixels.
        top: f32,
        /// Where the last stop lies, in pixels.
        bottom: f32,
        /// Shares, ascending, and their colours.
        stops: Vec<(f32, Color)>,
    },
    /// Stripes at 45°, `width` wide and `every` pixels apart, measured across.
    Hatch {
        /// The colour of the stripes.
        color: Color,
        /// How wide a stripe is.
        width: f32,
        /// How far it is from one stripe to the next.
        every: f32,
    },
}

impl From<Color> for Fill {
    fn from(color: Color) -> Self {
        Self::Flat(color)
    }
}

/// A line: round at its ends and bends.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stroke {
    /// Its colour.
    pub color: Color,
    /// Its width.
    pub width: f32,
    /// Lengths of a dash and of the gap after it; `None` for a whole line.
    pub dash: Option<(f32, f32)>,
}

impl Stroke {
    /// A whole line.
    pub const fn new(color: Color, width: f32) -> Self {
        Self {
            color,
            width,
            dash: None,
        }
    }

    /// The same line dashed.
    pub const fn dashed(self, dash: f32, gap: f32) -> Self {
        Self {
            dash: Some((dash, gap)),
            ..self
        }
    }
}

/// A line of text.
#[derive(Clone, Debug, PartialEq)]
pub struct Text {
    /// What is written: one line.
    pub text: String,
    /// Where: a point on the baseline, which end of the text is told by [`align`](Self::align).
    pub at: Point,
    /// The typeface.
    pub face: Face,
    /// The size of the type in pixels.
    pub size: f32,
    /// The colour.
    pub color: Color,
    /// Which part of the text stands at the point.
    pub align: Align,
}

impl Text {
    /// Text that begins at a point of the baseline.
    pub fn new(text: impl Into<String>, at: Point, face: Face, size: f32, color: Color) -> Self {
        Self {
            text: text.into(),
            at,
            face,
            size,
            color,
            align: Align::Start,
        }
    }

    /// The same text, standing otherwise at its point.
    pub fn aligned(self, align: Align) -> Self {
        Self { align, ..self }
    }

    /// Text in the middle of a rectangle's height (by the height of its capitals), at its left, centre or right.
    pub fn within(rect: Rect, text: impl Into<String>, face: Face, size: f32, color: Color, align: Align) -> Self {
        let x = match align {
            Align::Start => rect.x,
            Align::Middle => rect.centre().x,
            Align::End => rect.right(),
        };
        let y = rect.centre().y + face.cap_height(size) / 2.0;
        Self::new(text, Point::new(x, y), face, size, color).aligned(align)
    }

    /// How wide it is.
    pub fn width(&self) -> f32 {
        super::letters::width(self.face, self.size, &self.text)
    }

    /// The box it stands in: its advance wide, from the ascent to the descent high.
    pub fn rect(&self) -> Rect {
        let w = self.width();
        let x = match self.align {
            Align::Start => self.at.x,
            Align::Middle => self.at.x - w / 2.0,
            Align::End => self.at.x - w,
        };
        let (up, down) = (self.face.ascent(self.size), self.face.descent(self.size));
        Rect::new(x, self.at.y - up, w, up + down)
    }
}

/// Which part of a text stands at its point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Align {
    /// The left end.
    Start,
    /// The middle.
    Middle,
    /// The right end.
    End,
}

/// A symbol somewhere.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stamp {
    /// Which symbol.
    pub symbol: Symbol,
    /// Where: the symbol is as large as fits, in the middle.
    pub rect: Rect,
    /// The colour of its parts that take a player's colour.
    pub tint: Color,
    /// Its opacity, 0 to 1.
    pub alpha: f32,
    /// How lively its colours are.
    pub tone: Tone,
}

impl Stamp {
    /// A symbol in its own colours.
    pub const fn new(symbol: Symbol, rect: Rect) -> Self {
        Self {
            symbol,
            rect,
            tint: palette::INK,
            alpha: 1.0,
            tone: Tone::Full,
        }
    }

    /// The same symbol in a player's colour.
    pub const fn tinted(self, tint: Color) -> Self {
        Self { tint, ..self }
    }

    /// The same symbol, calmer and paler: of an Area the decision cannot use.
    pub const fn calm(self) -> Self {
        Self {
            alpha: 0.74,
            tone: Tone::Calm,
            ..self
        }
    }

    /// The same symbol, grey and pale: of something used up or not owned.
    pub const fn grey(self) -> Self {
        Self {
            alpha: 0.45,
            tone: Tone::Grey,
            ..self
        }
    }
}

/// How lively a symbol's colours are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Tone {
    /// As drawn.
    Full,
    /// Six tenths of the saturation.
    Calm,
    /// Three tenths of the saturation.
    Grey,
}

impl Tone {
    /// The share of the saturation that is kept, 0 to 1.
    pub const fn saturation(self) -> f32 {
        match self {
            Self::Full => 1.0,
            Self::Calm => 0.6,
            Self::Grey => 0.3,
        }
    }
}

/// A rectangle filled with copies of a symbol, edge to edge from its upper left corner.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Tiling {
    /// The symbol.
    pub symbol: Symbol,
    /// What is filled.
    pub rect: Rect,
    /// The size of one copy.
    pub cell: Size,
    /// The opacity, 0 to 1.
    pub alpha: f32,
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
    fn a_moved_thing_is_touched_where_it_stands() {
        let mut scene = Scene::new(Size::new(100.0, 100.0));
        scene.push(node(1, Layer::Piece, Some(Rect::new(0.0, 0.0, 10.0, 10.0)), Some(1)));
        scene.nodes_mut()[0].shift = Point::new(50.0, 0.0);
        assert!(scene.hit(5.0, 5.0).is_none());
        assert!(scene.hit(55.0, 5.0).is_some());
    }

    #[test]
    fn a_symbol_stays_on_its_disc() {
        let rect = Rect::new(10.0, 10.0, 30.0, 20.0);
        let [disc, symbol] = Mark::on_disc(Symbol::Tea, rect);
        assert_eq!(disc.bounds(), Rect::new(15.0, 10.0, 20.0, 20.0));
        let Mark::Stamp(stamp) = symbol else { panic!("a symbol") };
        assert!(stamp.rect.w * 2f32.sqrt() <= 20.0, "its corners are on the disc");
    }

    #[test]
    fn keys_of_different_things_differ() {
        assert_ne!(Key::of(1, 2, 3, 4), Key::of(1, 2, 4, 3));
        assert_eq!(Key::of(0, 0, 0, 5), Key(5));
    }
}
