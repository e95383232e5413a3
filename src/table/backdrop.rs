//! What lies behind the pages around the table: Mount Fuji over the sea, the sun, and ships.
//!
//! Each page covers one side with its paper; the view is composed for the other side. On a narrow page the paper lies below
//! the title, and the view stands behind that.

use super::ground::{foreground, grain, sea, sky_of};
use super::palette;
use super::scene::{Key, Layer, Mark, Node, Point, Rect, Scene, Size, Stamp, Symbol};

/// The page that it lies behind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Page {
    /// The first page: its form lies at the right.
    Start,
    /// The final score: its sheet lies at the left.
    Final,
}

/// Pages narrower than this have their paper below the title, in pixels.
const NARROW: f32 = 900.0;

/// How wide the paper is where it lies beside the view, with its margins.
const PAPER: f32 = 792.0;

/// Where things stand.
struct View {
    horizon: f32,
    fuji: Rect,
    sun: (Point, f32),
    ships: [Rect; 2],
}

/// Draws what lies behind a page of a size in CSS pixels.
pub fn draw(size: Size, page: Page) -> Scene<()> {
    let canvas = Rect::new(0.0, 0.0, size.w, size.h);
    let view = compose(size, page);
    let sky = Rect::new(0.0, 0.0, size.w, view.horizon);
    let mut marks = vec![sky_of(sky, canvas)];
    marks.extend(grain(sky));
    let (centre, radius) = view.sun;
    marks.push(Mark::circle(centre, radius, palette::VERMILION.alpha(62)));
    marks.push(Mark::stamp(Symbol::Fuji, view.fuji));
    marks.extend(sea(view.horizon, canvas, if size.w < NARROW { 16.0 } else { 28.0 }));
    marks.push(foreground(view.horizon, canvas));
    marks.extend(
        view.ships
            .map(|rect| Stamp::new(Symbol::Ship, rect).tinted(palette::INDIGO_LIGHT).into()),
    );
    let mut scene = Scene::new(size);
    scene.push(Node::new(Key(0), Layer::Ground).with_marks(marks));
    scene
}

fn compose(Size { w, h }: Size, page: Page) -> View {
    if w < NARROW {
        return above_the_paper(Size::new(w, h));
    }
    // The side that the paper leaves free, and how high the horizon lies.
    let (left, free, horizon) = match page {
        Page::Start => (0.0, (w - PAPER).max(320.0), h * 0.6),
        // As high as the style of the page leaves it room above the chart.
        Page::Final => {
            let free = (w * 0.36).max(520.0);
            let margin = if w >= 1600.0 && h >= 940.0 { 44.0 } else { 28.0 };
            let room = (h - 672.0).clamp(90.0, 300.0);
            (w - margin - free, free, margin + room - 24.0)
        }
    };
    let room = match page {
        Page::Start => horizon * 0.54,
        Page::Final => horizon * 0.92,
    };
    let fuji_w = (free * 1.2).min(room / Symbol::Fuji.size().h * Symbol::Fuji.size().w);
    let fuji_h = fuji_w / Symbol::Fuji.aspect();
    // The foot of the mountain fades out below the crest of the waves.
    let fuji = Rect::new(left + (free - fuji_w) * 0.5, horizon - fuji_h * 0.96, fuji_w, fuji_h);
    let radius = (fuji_w * 0.11).clamp(22.0, 90.0);
    let sun = match page {
        Page::Start => Point::new(
            (fuji.x + fuji_w * 0.86).min(left + free - radius - 8.0),
            fuji.y + fuji_h * 0.16,
        ),
        Page::Final => Point::new(fuji.x + fuji_w * 0.06, (fuji.y + fuji_h * 0.3).max(radius + 12.0)),
    };
    let ship = |x: f32, y: f32, w: f32| Rect::new(left + free * x - w / 2.0, y - w * 0.75, w, w * 0.75);
    let large = (free * 0.4).min(h * 0.22);
    let ships = match page {
        Page::Start => [
            ship(0.82, horizon + large * 0.42, large * 0.42),
            ship(0.3, horizon + large * 0.82, large),
        ],
        Page::Final => [
            ship(0.12, horizon + large * 0.1, large * 0.4),
            ship(0.9, horizon + large * 0.06, large * 0.24),
        ],
    };
    View {
        horizon,
        fuji,
        sun: (sun, radius),
        ships,
    }
}

/// The view of a narrow page, whose paper lies below: upright between the title and the buttons, on its side beside the title.
fn above_the_paper(Size { w, h }: Size) -> View {
    let upright = h >= w;
    // The style of the page leaves as much room; the title is about as high as here.
    let room = (h * 0.14).clamp(64.0, 130.0);
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
            for page in [Page::Start, Page::Final] {
                let view = compose(Size::new(w, h), page);
                let (sun, radius) = view.sun;
                assert!(sun.y > radius * 0.5 && sun.y < view.horizon, "{w} {page:?}");
                assert!(sun.x > 0.0 && sun.x < w, "{w} {page:?}");
                let fuji = view.fuji;
                assert!(
                    fuji.w > 100.0 && fuji.y > 0.0 && fuji.bottom() > view.horizon,
                    "{w} {page:?}"
                );
                if w >= 1280.0 {
                    let middle = fuji.centre().x;
                    assert_eq!(page == Page::Start, middle < w / 2.0, "{w} {page:?}");
                }
            }
        }
    }

    #[test]
    fn the_sea_reaches_the_lower_edge() {
        let scene = draw(Size::new(1280.0, 800.0), Page::Start);
        let [node] = scene.nodes() else { panic!("one node") };
        assert!(node.bounds().is_some_and(|bounds| bounds.bottom() >= 800.0));
    }
}
