//! What is written fits: no text is cut, set too small, lies on another one, on a symbol or on a picture, or reaches beyond the paper it
//! belongs to. A player's name may be shortened, which has no bounds.

use std::collections::HashSet;

use meiji::drawing::geometry::Rect;
use meiji::drawing::palette::Palette;
use meiji::drawing::scene::{Layer, Mark, Outline};
use meiji::game::Seat;
use meiji::table::SceneOf;
use meiji::table::layout::{Form, unit};
use meiji::table::situation::Situation;

use super::written::{Written, written};
use super::{Looked, Tabled, holds};

/// A scene as it is laid.
pub struct Laid<'a, G: Tabled> {
    /// What is shown.
    pub position: &'a Situation<G>,
    /// The canvas.
    pub size: (f32, f32),
    /// How it is laid out.
    pub form: Form,
    /// What is drawn.
    pub scene: &'a SceneOf<G>,
    /// What is written there.
    pub written: &'a [Written],
}

/// Looks at every scene of some positions at each of some sizes.
pub fn look<G: Tabled>(positions: &[Situation<G>], sizes: &[(f32, f32)], mut see: impl FnMut(&Laid<G>)) {
    for position in positions {
        for &size in sizes {
            for (form, scene) in position.scenes(size) {
                see(&Laid {
                    position,
                    size,
                    form,
                    scene: &scene,
                    written: &written(&scene, Palette::Print),
                });
            }
        }
    }
}

/// Nothing that is written is wrong in any way.
pub fn what_is_written_fits<G: Tabled>(positions: Vec<Situation<G>>, sizes: &[(f32, f32)]) {
    let mut wrong = Vec::new();
    look(&positions, sizes, |laid| {
        let found = laid
            .cut()
            .chain(laid.outside())
            .chain(laid.crossing())
            .chain(laid.keys());
        wrong.extend(found.map(|what| format!("{:?} {:?}: {what}", laid.size, laid.form)));
    });
    holds(&wrong);
}

impl<G: Tabled> Laid<'_, G> {
    /// Texts that are cut or too small.
    pub fn cut(&self) -> impl Iterator<Item = String> {
        let smallest = 10.99 * unit(self.scene.size).min(1.0);
        let wrong = move |text: &Written| !self.is_whole(&text.text.text) || text.text.size <= smallest;
        self.written
            .iter()
            .filter(move |text| wrong(text))
            .map(|text| format!("{text:?}"))
    }

    /// Whether a text is not cut, or within a name. What stands before the ellipsis is the beginning of one, wherever that stands in a sentence.
    fn is_whole(&self, text: &str) -> bool {
        let Some((cut, _)) = text.split_once('…') else {
            return true;
        };
        let words = std::iter::once(0).chain(cut.match_indices(' ').map(|(at, _)| at + 1));
        let mut starts = words
            .map(|at| &cut[at..])
            .filter(|start| cut.is_empty() || !start.is_empty());
        let names = Seat::all(self.position.game.players()).map(|seat| self.position.names.of(seat));
        starts.any(|start| names.clone().any(|name| name.starts_with(start)))
    }

    /// Texts that leave the paper below them, or lie on a picture.
    pub fn outside(&self) -> impl Iterator<Item = String> {
        self.written.iter().filter_map(|written| {
            let is_within = written
                .paper
                .is_some_and(|paper| paper.inset(-0.75).encloses(&written.rect));
            (!is_within || written.on_picture).then(|| format!("{written:?}"))
        })
    }

    /// Texts that lie on one another or on a symbol of the same thing.
    pub fn crossing(&self) -> impl Iterator<Item = String> {
        // Counts of pieces may hide one another; sheets lie over the rest, prices of a phone's tiles over their neighbours.
        let on = |layers: &[Layer]| {
            let on = self.written.iter().filter(|text| layers.contains(&text.layer));
            on.filter(|text| !text.text.text.is_empty()).collect::<Vec<&Written>>()
        };
        let below = match self.form {
            Form::Phone => on(&[Layer::Board, Layer::Part]),
            _ => on(&[Layer::Board, Layer::Part, Layer::Tab]),
        };
        let mut wrong = Vec::new();
        for texts in [below, on(&[Layer::SheetPart])] {
            let rects: Vec<Rect> = texts.iter().map(|text| text.rect.inset(0.6)).collect();
            for (i, a) in texts.iter().enumerate() {
                wrong.extend(
                    a.into
                        .map(|icon| format!("{:?} at {:?} on {icon:?}", a.text.text, a.rect)),
                );
                for (j, b) in texts.iter().enumerate().skip(i + 1) {
                    if rects[i].overlaps(&rects[j]) {
                        let [one, other] = [a, b].map(|text| (&text.text.text, text.rect));
                        wrong.push(format!("{one:?} and {other:?}"));
                    }
                }
            }
        }
        wrong.into_iter()
    }

    /// Keys that two things have. A key is what motion, change and focus know a thing by.
    pub fn keys(&self) -> impl Iterator<Item = String> {
        let mut keys = HashSet::new();
        let twice = self.scene.nodes().iter().filter(move |node| !keys.insert(node.key));
        twice.map(|node| format!("{:?} twice: {:?}", node.key, node.target))
    }
}

/// A window may be lower than any table has room for: a phone's half, with a bar above it.
pub const LOW: [(f32, f32); 5] = [
    (320.0, 360.0),
    (320.0, 394.0),
    (360.0, 380.0),
    (400.0, 400.0),
    (320.0, 300.0),
];

/// Whatever room there is, no corner of what is drawn has a radius below 0, which a canvas refuses.
pub fn nothing_is_drawn_inside_out<G: Tabled>(positions: Vec<Situation<G>>, sizes: &[(f32, f32)]) {
    let mut wrong = Vec::new();
    for position in positions {
        for &size in sizes {
            for (_, scene) in position.scenes(size) {
                let marks = scene.nodes().iter().flat_map(|node| &node.marks);
                let turned = marks.filter(|mark| is_inside_out(mark)).count();
                wrong.extend((turned > 0).then(|| format!("{size:?}: {turned}")));
            }
        }
    }
    holds(&wrong);
}

fn is_inside_out(mark: &Mark) -> bool {
    let outline = |outline: &Outline| match outline {
        Outline::Block(_, corners) => {
            let all = [
                corners.top_left,
                corners.top_right,
                corners.bottom_right,
                corners.bottom_left,
            ];
            all.into_iter().any(|radius| radius < 0.0)
        }
        Outline::Circle(..) | Outline::Path(_) => false,
    };
    match mark {
        Mark::Shape(shape, _) => outline(shape),
        Mark::Clip(shape, inner) => outline(shape) || inner.iter().any(is_inside_out),
        Mark::Text(_) | Mark::Stamp(_) | Mark::Tiling(_) => false,
    }
}
