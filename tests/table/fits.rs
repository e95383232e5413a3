//! What is written and what is touched fits: no text lies on another one, or beyond the tile it belongs to; and a phone
//! begins with tiles that a finger finds.

use yokohama::table::entry::Target;
use yokohama::table::geometry::{Point, Rect, Size};
use yokohama::table::layout::{Camera, Form, unit};
use yokohama::table::scene::{Layer, Mark, Outline, Scene, Text};
use yokohama::table::{Show, Tab, draw};
use yokohama::yokohama::map::Place;

use super::shown::{SIZES, positions};

/// A text on the canvas: the box of its capitals, and where it lies.
struct Written {
    text: String,
    rect: Rect,
    layer: Layer,
}

fn written(scene: &Scene<Target>) -> Vec<Written> {
    let mut all = Vec::new();
    for node in scene.nodes() {
        let mut add = |text: &Text| {
            let (whole, capitals) = (text.rect(), text.face.cap_height(text.size));
            let rect = Rect::new(whole.x, text.at.y - capitals, whole.w, capitals);
            let text = text.text.clone();
            let layer = node.layer;
            all.push(Written { text, rect, layer });
        };
        walk(&node.marks, None, &mut add);
    }
    all
}

fn walk(marks: &[Mark], window: Option<Rect>, add: &mut impl FnMut(&Text)) {
    for mark in marks {
        match mark {
            Mark::Text(text) if window.is_none_or(|window| window.encloses(&text.rect())) => add(text),
            Mark::Clip(Outline::Block(rect, _), inner) => walk(inner, Some(*rect), add),
            _ => {}
        }
    }
}

#[test]
fn no_text_lies_on_another() {
    for size in SIZES {
        for position in positions(1) {
            for (form, scene) in position.scenes(size) {
                // Counts of pieces may hide one another; sheets lie over the rest.
                let on = |layers: &[Layer]| {
                    let mut texts = written(&scene);
                    texts.retain(|text| layers.contains(&text.layer) && !text.text.is_empty());
                    texts
                };
                let below = if form == Form::Phone {
                    on(&[Layer::Board, Layer::Part])
                } else {
                    on(&[Layer::Board, Layer::Part, Layer::Tab])
                };
                for texts in [below, on(&[Layer::SheetPart])] {
                    for (i, a) in texts.iter().enumerate() {
                        for b in &texts[i + 1..] {
                            let overlap = a.rect.inset(0.6).overlaps(&b.rect.inset(0.6));
                            assert!(
                                !overlap,
                                "{size:?}: {:?} and {:?} at {:?} {:?}",
                                a.text, b.text, a.rect, b.rect
                            );
                        }
                    }
                }
            }
        }
    }
}

#[test]
fn what_is_written_on_a_tile_stays_on_it() {
    for size in SIZES {
        let unit = unit(Size::new(size.0, size.1));
        for position in positions(1) {
            let show = position.show(size, None, Tab::Turn);
            let (map, window) = (show.layout().map, show.layout().board);
            let scene = draw(&show);
            let places: Vec<Place> = position.view.table.places().collect();
            for text in written(&scene).iter().filter(|text| text.layer < Layer::Tab) {
                let scaled = |at: f32| at / unit;
                let (left, right) = (scaled(text.rect.x), scaled(text.rect.right()));
                let middle = Point::new(scaled(text.rect.centre().x), scaled(text.rect.centre().y));
                if !window.contains(middle) {
                    continue;
                }
                let Some(tile) = places
                    .iter()
                    .map(|place| map.tile(*place))
                    .find(|tile| tile.contains(middle))
                else {
                    continue;
                };
                let fits = left >= tile.x - 0.5 && right <= tile.right() + 0.5;
                assert!(fits, "{size:?}: {:?} on {tile:?} at {left}..{right}", text.text);
            }
        }
    }
}

#[test]
fn a_phone_begins_with_tiles_that_a_finger_finds() {
    for size in SIZES {
        for position in positions(1) {
            let whole = position.show(size, None, Tab::Turn);
            let show = Show {
                camera: Camera::home(&whole),
                ..whole
            };
            let layout = show.layout();
            if layout.form != Form::Phone {
                assert_eq!(show.camera, Camera::WHOLE);
                continue;
            }
            assert!(layout.map.tile.w >= 86.0, "{size:?} {:?}", layout.map.tile);
            let scene = draw(&show);
            let lit: Vec<Target> = position
                .lit()
                .into_iter()
                .filter(|target| matches!(target, Target::Place(_)))
                .collect();
            let in_sight = lit.iter().filter_map(|target| scene.target(*target)?.touch());
            let in_sight: Vec<Rect> = in_sight.collect();
            assert!(lit.is_empty() || !in_sight.is_empty(), "{size:?}");
            assert!(in_sight.iter().all(|hit| hit.w >= 44.0 && hit.h >= 44.0), "{size:?}");
        }
    }
}
