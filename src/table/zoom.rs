//! Where the whole board has no room: which part is shown first, and the two buttons that show it closer or whole.

use super::Show;
use super::asked;
use super::entry::{Control, Target};
use super::kinds;
use super::layout::{Camera, Form, Layout};
use super::palette;
use super::scene::{Key, Layer, Mark, Node, Paint, Path, Point, Rect, Scene, Stroke};
use crate::yokohama::map::Place;

/// A tile this wide is easily read and touched.
const LEGIBLE: f32 = 88.0;

impl Camera {
    /// The camera to begin a decision with: as far away as the tiles stay legible, over what the question can use.
    pub fn home(show: &Show) -> Self {
        let whole = Show {
            camera: Self::WHOLE,
            ..*show
        };
        let map = whole.layout().map;
        if map.tile.w >= LEGIBLE {
            return Self::WHOLE;
        }
        let table = show.table();
        let lit = |place: &Place| show.entry.begins_with(Target::Place(*place));
        let mut places: Vec<Place> = table.places().filter(lit).collect();
        if places.is_empty() {
            places.extend(table.seats[show.me()].president);
        }
        if places.is_empty() {
            places.extend(table.places());
        }
        let centres = places.iter().map(|&place| map.tile(place).centre());
        let sum = centres.fold(Point::ZERO, |sum, centre| sum + centre);
        let count = places.len() as f32;
        map.camera_at(Point::new(sum.x / count, sum.y / count), LEGIBLE / map.tile.w)
    }

    /// The camera for a question that is new: the one of the show if something that the question can use is in sight, or
    /// if it can use no Area and the acting one is, else [`home`](Self::home) or over the acting one.
    pub fn for_question(show: &Show) -> Self {
        let layout = show.layout();
        let lit = |place: &Place| show.entry.begins_with(Target::Place(*place));
        let mut lit = show.table().places().filter(lit).peekable();
        let sees = |place: Place| layout.board.encloses(&layout.map.tile(place));
        if lit.peek().is_none() {
            let hidden = asked::acting(show.table()).filter(|&place| layout.form == Form::Phone && !sees(place));
            let over = |place| layout.map.camera_at(layout.map.tile(place).centre(), show.camera.zoom);
            hidden.map_or(show.camera, over)
        } else if lit.any(sees) {
            show.camera
        } else {
            Self::home(show)
        }
    }
}

/// Draws the button for the zoom in a lower corner of a phone's board.
pub(super) fn draw(show: &Show, layout: &Layout, scene: &mut Scene<Target>) {
    if layout.form != Form::Phone || layout.board.h < 110.0 {
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
    let node = Node::new(Key::of(kinds::CONTROL, control as u16, 1, 0), Layer::Tab)
        .with_marks([Mark::circle(place.centre(), 21.0, disc), sign])
        .with_target(place, target)
        .with_label(show.spoken(target));
    scene.push(node);
}

/// The lower corner of the board where a button hides less of the tiles; those that the question can use count most.
fn corner(show: &Show, layout: &Layout) -> Rect {
    let board = layout.board;
    let y = board.bottom() - 54.0;
    let hidden = |place: &Rect| -> f32 {
        let tiles = show.table().places().filter_map(|at| {
            let both = layout.map.tile(at).common(place)?;
            let weight = if show.entry.begins_with(Target::Place(at)) {
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
