//! Where the whole board has no room: which part is shown first, and the two buttons that show it closer or whole.

use super::keys::Part;
use super::layout::{Arrangement as _, Camera, Form, Layout};
use super::target::{Control, Target};
use super::{Drawn, SceneOf, Show};
use crate::drawing::palette;
use crate::drawing::scene::{Layer, Mark, Node, Paint, Path, Point, Rect, Stroke};

impl Camera {
    /// The camera to begin a decision with: as far away as the tiles stay legible, over what the question can use.
    pub fn home<G: Drawn>(show: &Show<G>) -> Self {
        let whole = Show {
            camera: Self::WHOLE,
            ..*show
        };
        let map = whole.layout().map;
        if map.tile.w + 0.5 >= map.legible {
            return Self::WHOLE;
        }
        let zoom = map.legible / map.tile.w;
        let near = Self { zoom, ..Self::WHOLE };
        Self::framed(&Show { camera: near, ..whole }, Stay::Free)
    }

    /// The camera for a question that is new: the one of the show, unless another shows much more of what the question can
    /// use, or of the cell that [`Drawn::home`] names.
    pub fn for_question<G: Drawn>(show: &Show<G>) -> Self {
        match show.layout().form {
            Form::Phone => Self::framed(show, Stay::Rather),
            _ => show.camera,
        }
    }

    /// The camera for a window that has another height than before.
    pub fn for_window<G: Drawn>(show: &Show<G>) -> Self {
        match show.layout().form {
            Form::Phone => Self::framed(show, Stay::Free),
            _ => show.camera,
        }
    }

    /// Of the cameras at the zoom of the show the one that shows the most of what matters whole, and cuts the fewest tiles.
    fn framed<G: Drawn>(show: &Show<G>, stay: Stay) -> Self {
        let wanted = wanted(show);
        let layout = show.layout();
        let now = worth(show, &wanted);
        let mut best = (
            show.camera,
            now.value + if stay == Stay::Rather && now.seen { 6.0 } else { 0.0 },
        );
        for camera in layout.framings(show.camera) {
            let aside = (camera.middle.x - show.camera.middle.x).abs();
            let value = worth(&Show { camera, ..*show }, &wanted).value - aside;
            if value > best.1 {
                best = (camera, value);
            }
        }
        best.0
    }
}

/// Whether the board rather stays as it lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stay {
    Free,
    Rather,
}

/// The cells that the question can use; if it can use none, the one that matters besides.
fn wanted<G: Drawn>(show: &Show<G>) -> Vec<G::Thing> {
    let lit = |thing: &G::Thing| show.entry.begins_with(Target::Thing(*thing));
    let cells = G::cells(show, &show.layout()).into_iter();
    let mut things: Vec<G::Thing> = cells.map(|(thing, _)| thing).filter(lit).collect();
    if things.is_empty() {
        things.extend(G::home(show));
    }
    things
}

/// What a camera is worth, and whether something that matters is seen whole.
struct Worth {
    value: f32,
    seen: bool,
}

fn worth<G: Drawn>(show: &Show<G>, wanted: &[G::Thing]) -> Worth {
    let layout = show.layout();
    let window = layout.board.inset(-0.5);
    let priced = wanted.len() > 1;
    let (mut value, mut seen) = (0.0, false);
    let cells = G::cells(show, &layout);
    for (thing, tile) in &cells {
        let matters = wanted.contains(thing);
        // Above a tile that can be gone to stands its price.
        let head = if matters && priced { 15.0 } else { 2.0 };
        let all = Rect::new(tile.x, tile.y - head, tile.w, tile.h + head);
        if window.encloses(&all) {
            value += if matters { 4.0 } else { 1.0 };
            seen |= matters;
        } else if window.encloses(tile) {
            value += 1.0;
        } else if window.overlaps(&tile.inset(1.0)) {
            let beside = tile.x < window.x || tile.right() > window.right() || tile.y < window.y;
            value -= if beside { 0.7 } else { 0.1 };
        }
    }
    let centre = |thing| {
        cells
            .iter()
            .find(|(cell, _)| cell == thing)
            .map(|(_, rect)| rect.centre())
    };
    let centres = wanted.iter().filter_map(centre);
    let sum = centres.fold(Point::ZERO, |sum, centre| sum + centre);
    let count = wanted.len().max(1) as f32;
    let away = Point::new(sum.x / count, sum.y / count).distance(layout.board.centre());
    Worth {
        value: value - away / layout.board.w.max(1.0) * 2.0,
        seen,
    }
}

/// Draws the button for the zoom in a lower corner of a phone's board.
pub(crate) fn draw<G: Drawn>(show: &Show<G>, layout: &Layout, scene: &mut SceneOf<G>) {
    if layout.form != Form::Phone || layout.board.h < 110.0 || G::Arrangement::IN_SIGHT {
        return;
    }
    // One button shows more, the other one all again; pinching and the wheel do the rest.
    let control = if show.camera.zoom > 1.0 {
        Control::ZoomFit
    } else {
        Control::ZoomIn
    };
    let place = corner(show, layout);
    let target = Target::Control(control);
    let disc = Paint::new(palette::WHITE.alpha(95), Stroke::new(palette::EDGE, 1.5));
    let sign = match control {
        Control::ZoomIn => plus(place.centre()),
        _ => corners(place.centre()),
    };
    let node = Node::new(Part::Control.key(control as u16, 1, 0), Layer::Tab)
        .with_marks([Mark::circle(place.centre(), 21.0, disc), sign])
        .with_target(place, target)
        .with_label(show.label(target));
    scene.push(node);
}

/// The lower corner of the board where a button hides less of the tiles; those that the question can use count most.
fn corner<G: Drawn>(show: &Show<G>, layout: &Layout) -> Rect {
    let board = layout.board;
    let y = board.bottom() - 54.0;
    let hidden = |place: &Rect| -> f32 {
        let tiles = G::cells(show, layout).into_iter().filter_map(|(thing, rect)| {
            let both = rect.common(place)?;
            let weight = if show.entry.begins_with(Target::Thing(thing)) {
                5.0
            } else {
                1.0
            };
            Some(both.w * both.h * weight)
        });
        tiles.sum()
    };
    let corners = [board.x + 10.0, board.right() - 54.0].map(|x| Rect::new(x, y, 44.0, 44.0));
    let [left, right] = corners;
    if hidden(&right) < hidden(&left) { right } else { left }
}

fn plus(at: Point) -> Mark {
    let mut path = Path::through([Point::new(at.x - 8.0, at.y), Point::new(at.x + 8.0, at.y)]);
    let upright = Path::through([Point::new(at.x, at.y - 8.0), Point::new(at.x, at.y + 8.0)]);
    path.segments.extend(upright.segments);
    Mark::path(path, Stroke::new(palette::INK, 2.5))
}

/// Four corners of a frame: everything.
fn corners(at: Point) -> Mark {
    let mut path = Path::default();
    for (x, y) in [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)] {
        let corner = Point::new(at.x + x * 8.0, at.y + y * 8.0);
        let bend = [
            Point::new(corner.x - x * 6.0, corner.y),
            corner,
            Point::new(corner.x, corner.y - y * 6.0),
        ];
        path.segments.extend(Path::through(bend).segments);
    }
    Mark::path(path, Stroke::new(palette::INK, 2.5))
}
