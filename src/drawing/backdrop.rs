//! What lies behind the pages around the table: behind the first one, before which prints hang, the open sea and a far shore; behind the final score Mount Fuji
//! over it, the sun, and ships, on the side that its paper leaves free, or on a narrow page above that.

mod print;

use super::geometry::Held as _;
use super::hour::Hour;
use super::palette;
use super::scene::{Key, Layer, Mark, Node, Point, Rect, Scene, Size, Stamp, Symbol};
use super::sea::{foreground, glow, sea, sky_of};

/// The page that it lies behind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Page {
    /// The first page: prints hang at the left, and its form lies at the right.
    Start,
    /// The final score of a game that was played at an hour: its sheet lies at the left.
    Final(Hour),
}

impl Page {
    /// The hour at which it is seen.
    const fn hour(self) -> Hour {
        match self {
            Self::Start => Hour::Noon,
            Self::Final(hour) => hour,
        }
    }
}

/// Pages narrower than this have their paper below the title, in pixels.
const NARROW: f32 = 900.0;

/// Where things stand.
struct View {
    horizon: f32,
    fuji: Rect,
    sun: (Point, f32),
    ships: [Rect; 2],
    /// The first of the geese, and how wide it is.
    geese: (Point, f32),
}

/// Draws what lies behind a page of a size in CSS pixels, but for the [grain].
pub fn draw(size: Size, page: Page) -> Scene<()> {
    let hour = page.hour();
    let view = matches!(page, Page::Final(_)).then(|| compose(size));
    let horizon = view.as_ref().map_or(size.h * SHORE, |view| view.horizon);
    let canvas = Rect::new(0.0, 0.0, size.w, size.h);
    let sky = Rect::new(0.0, 0.0, size.w, horizon);
    let [dark_sky, dark_sea] = print::bands(hour, size, horizon);
    let mut marks = vec![sky_of(hour, sky, canvas), dark_sky];
    marks.extend(
        view.as_ref()
            .map_or_else(|| shore(size, horizon), |view| mountain(hour, view)),
    );
    let radius = if size.w < NARROW { 16.0 } else { 28.0 * scale(size) };
    marks.extend(sea(horizon, canvas, radius));
    marks.extend(glow(hour, horizon, canvas, radius));
    marks.extend([foreground(horizon, canvas), dark_sea]);
    let ships = view.into_iter().flat_map(|view| view.ships);
    marks.extend(ships.map(|rect| Stamp::new(Symbol::Ship, rect).tinted(palette::INDIGO_LIGHT).into()));
    let mut scene = Scene::new(size);
    scene.push(Node::new(Key(0), Layer::Ground).with_marks(marks));
    scene
}

/// The grain of the blocks, to be printed over all that is drawn of a size in CSS pixels.
pub fn grain(size: Size) -> Node<()> {
    Node::new(Key(1), Layer::Ground).with_marks(print::grain(size))
}

/// Where the horizon of the first page is, as a share of its height: what there is to do lies before the sea.
const SHORE: f32 = 0.7;

/// What is seen above the sea of the first page: hills far away and mist, so calm that prints may hang before them.
fn shore(Size { w, h }: Size, horizon: f32) -> Vec<Mark> {
    let high = h * 0.09;
    let mut marks = vec![
        print::hills(-w * 0.1, w * 0.52, horizon, high * 0.8),
        print::hills(w * 1.1, w * 0.4, horizon, high),
    ];
    let thick = (h * 0.006).max(3.0);
    marks.extend(print::mist(w * 0.02, horizon - high * 0.5, w * 0.2, thick));
    marks.extend(print::mist(w * 0.72, horizon - high * 0.62, w * 0.26, thick));
    marks
}

/// What is seen above the sea of the final score.
fn mountain(hour: Hour, view: &View) -> Vec<Mark> {
    let View { horizon, fuji, .. } = *view;
    let ((centre, radius), (first, span)) = (view.sun, view.geese);
    let mut marks = vec![print::sun(hour, centre, radius)];
    // Hills on both sides, so that the mountain rises from a coast.
    let middle = fuji.centre().x;
    marks.extend([-1.0, 1.0].map(|side| {
        let (from, to) = (middle + side * fuji.w * 0.95, middle + side * fuji.w * 0.16);
        print::hills(from, to, horizon, fuji.h * if side < 0.0 { 0.17 } else { 0.13 })
    }));
    marks.push(Mark::stamp(Symbol::Fuji, fuji));
    let thick = (fuji.h * 0.03).max(2.5);
    marks.extend(print::mist(
        fuji.x + fuji.w * 0.1,
        horizon - fuji.h * 0.3,
        fuji.w * 0.26,
        thick,
    ));
    marks.extend(print::mist(
        fuji.x + fuji.w * 0.62,
        horizon - fuji.h * 0.4,
        fuji.w * 0.3,
        thick,
    ));
    marks.push(print::geese(first, span));
    marks
}

/// How much larger the pages are printed in large windows: as the style of the first page says.
fn scale(Size { w, h }: Size) -> f32 {
    let steps = [(3000.0, 1700.0, 2.1), (2200.0, 1250.0, 1.6), (1600.0, 940.0, 1.2)];
    let fitting = steps.into_iter().find(|(wide, high, _)| w >= *wide && h >= *high);
    fitting.map_or(1.0, |(.., scale)| scale)
}

/// Composes the view of the final score.
fn compose(size: Size) -> View {
    if size.w < NARROW {
        above_the_paper(size)
    } else {
        above_the_chart(size)
    }
}

/// The view of the final score: above the chart.
fn above_the_chart(size: Size) -> View {
    let Size { w, h } = size;
    let free = (w * 0.36).max(520.0);
    // As high as the style of the page leaves it room above the chart.
    let (margin, room) = if w >= 1600.0 && h >= 940.0 {
        let larger = scale(size) / 1.2;
        (
            44.0 * larger,
            (h - 716.0 * larger - 120.0 * (larger - 1.0)).held(90.0, 600.0 * larger),
        )
    } else {
        (28.0, (h - 598.0).held(90.0, 420.0))
    };
    let (left, horizon) = (w - margin - free, margin + room - (room * 0.16).min(40.0));
    let fuji_w = (free * 0.8).min(horizon * 0.74 * Symbol::Fuji.aspect());
    let fuji_h = fuji_w / Symbol::Fuji.aspect();
    let fuji = Rect::new(
        left + free * 0.54 - fuji_w * 0.5,
        horizon - fuji_h * 0.96,
        fuji_w,
        fuji_h,
    );
    let radius = (horizon * 0.2).held(20.0, 90.0);
    let ship = |x: f32, y: f32, w: f32| Rect::new(left + free * x - w / 2.0, y - w * 0.75, w, w * 0.75);
    let large = (fuji_h * 0.62).min(free * 0.3);
    View {
        horizon,
        fuji,
        sun: (Point::new(left + free * 0.13, horizon - fuji_h * 0.74), radius),
        ships: [
            ship(0.13, horizon + large * 0.22, large),
            ship(0.91, horizon + large * 0.1, large * 0.5),
        ],
        geese: (Point::new(left + free * 0.8, horizon - fuji_h * 0.82), free * 0.018),
    }
}

/// The view of a narrow page, whose paper lies below: upright between the title and the buttons, on its side beside the title.
fn above_the_paper(Size { w, h }: Size) -> View {
    let upright = h >= w;
    // The style of the page leaves as much room; the title is about as high as here.
    let room = (h * 0.14).held(64.0, 130.0);
    let (middle, horizon) = if upright {
        (w * 0.5, 132.0 + room)
    } else {
        (w * 0.8, 132.0)
    };
    let fuji_h = if upright { room * 1.05 } else { 96.0 };
    let fuji_w = fuji_h * Symbol::Fuji.aspect();
    let fuji = Rect::new(middle - fuji_w * 0.5, horizon - fuji_h * 0.96, fuji_w, fuji_h);
    let sun = Point::new(fuji.x + fuji_w * 0.9, fuji.y + fuji_h * 0.3);
    let ship = |x: f32, w: f32| Rect::new(x - w / 2.0, horizon - w * 0.55, w, w * 0.75);
    View {
        horizon,
        fuji,
        sun: (sun, (fuji_h * 0.22).max(16.0)),
        ships: [
            ship((middle - fuji_w * 0.56).max(fuji_h * 0.32), fuji_h * 0.5),
            ship((middle + fuji_w * 0.62).min(w - fuji_h * 0.22), fuji_h * 0.3),
        ],
        geese: (
            Point::new(fuji.x + fuji_w * 0.06, fuji.y + fuji_h * 0.26),
            fuji_h * 0.08,
        ),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SIZES: [(f32, f32); 5] = [
        (360.0, 640.0),
        (390.0, 844.0),
        (1024.0, 768.0),
        (1280.0, 800.0),
        (1920.0, 1080.0),
    ];

    #[test]
    fn the_view_stands_on_the_page_beside_its_paper() {
        for (w, h) in SIZES {
            let View { horizon, fuji, sun, .. } = compose(Size::new(w, h));
            let (sun, radius) = sun;
            assert!(sun.y > radius * 0.5 && sun.y < horizon, "{w}");
            assert!(sun.x > 0.0 && sun.x < w, "{w}");
            assert!(fuji.w > 100.0 && fuji.y > 0.0 && fuji.bottom() > horizon, "{w}");
            if w >= 1280.0 {
                assert!(fuji.centre().x > w / 2.0, "{w}");
            }
        }
    }

    #[test]
    fn the_first_page_has_nothing_but_a_far_shore_behind_its_prints() {
        for (w, h) in SIZES {
            let size = Size::new(w, h);
            let horizon = h * SHORE;
            let marks = shore(size, horizon);
            let highest = marks.iter().map(|mark| mark.bounds().y);
            assert!(highest.fold(h, f32::min) > horizon - h * 0.1, "{w} × {h}");
        }
    }

    #[test]
    fn only_the_final_score_of_a_game_at_dusk_lies_under_another_sky() {
        let size = Size::new(1280.0, 800.0);
        let [start, noon, dusk] = [Page::Start, Page::Final(Hour::Noon), Page::Final(Hour::Dusk)].map(|page| {
            let scene = draw(size, page);
            scene
                .nodes()
                .iter()
                .flat_map(|node| node.marks.clone())
                .collect::<Vec<_>>()
        });
        let has = |marks: &[Mark], hour: Hour| {
            let horizon = [size.h * SHORE, compose(size).horizon];
            let canvas = Rect::new(0.0, 0.0, size.w, size.h);
            let skies = horizon.map(|horizon| sky_of(hour, Rect::new(0.0, 0.0, size.w, horizon), canvas));
            skies.iter().any(|sky| marks.contains(sky))
        };
        assert!(has(&start, Hour::Noon) && has(&noon, Hour::Noon));
        assert!(has(&dusk, Hour::Dusk) && !has(&dusk, Hour::Noon));
    }

    #[test]
    fn the_grain_covers_the_page() {
        for (w, h) in SIZES {
            let bounds = grain(Size::new(w, h)).bounds().expect("streaks");
            assert!(bounds.x <= 0.0 && bounds.right() >= w, "{w} × {h}");
            assert!(bounds.y < 6.0 && bounds.bottom() > h - 6.0, "{w} × {h}");
        }
    }

    #[test]
    fn the_sea_reaches_the_lower_edge() {
        for page in [Page::Start, Page::Final(Hour::Noon), Page::Final(Hour::Dusk)] {
            let scene = draw(Size::new(1280.0, 800.0), page);
            let [node] = scene.nodes() else { panic!("one node") };
            assert!(node.bounds().is_some_and(|bounds| bounds.bottom() >= 800.0));
        }
    }
}
