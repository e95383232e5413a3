//! The folding screen on which the Places lie: two leaves of gold in black lacquer.

use super::super::Scene;
use super::super::keys::Kind;
use crate::drawing::palette;
use crate::drawing::scene::{Color, Fill, Layer, Mark, Node, Paint, Path, Point, Rect, Stroke, Symbol};
use crate::table::layout::{Form, Layout};

/// The two leaves on which the Places lie: gold leaf in a frame of black lacquer, with corners of brass.
pub(super) fn draw(layout: &Layout, scene: &mut Scene) {
    let map = &layout.map;
    let (frame, corner) = match layout.form {
        Form::Large => (14.0, 44.0),
        Form::Medium => (9.0, 28.0),
        Form::Phone => (4.0, 16.0),
    };
    let [across, rows] = [map.grid.columns / 2, map.grid.rows].map(f32::from);
    for half in [0.0, 1.0] {
        let first = map.cell(half * across, 0.0);
        let last = map.cell(half * across + across - 1.0, rows - 1.0);
        let leaf = first.union(&last);
        let gold = leaf.inset(-map.gap);
        let outer = gold.inset(-frame);
        let mut marks = vec![
            Mark::block(outer, 3.0, Paint::new(LACQUER, Stroke::new(palette::INK, 1.5))),
            Mark::block(
                gold,
                0.0,
                Paint {
                    fill: Some(Fill::Down {
                        top: gold.y,
                        bottom: gold.bottom(),
                        stops: vec![(0.0, GOLD_LEAF[0]), (0.5, GOLD_LEAF[1]), (1.0, GOLD_LEAF[2])],
                    }),
                    stroke: Some(Stroke::new(palette::GOLD_DARK, 1.5)),
                },
            ),
        ];
        // The seams of the sheets of gold.
        let count = |length: f32| (length / SHEET) as u16;
        let seam = |from: Point, to: Point| Mark::line(from, to, Stroke::new(palette::GOLD_DARK.alpha(40), 1.0));
        marks.extend((1..=count(gold.w)).map(|n| {
            let x = gold.x + f32::from(n) * SHEET;
            seam(Point::new(x, gold.y), Point::new(x, gold.bottom()))
        }));
        marks.extend((1..=count(gold.h)).map(|n| {
            let y = gold.y + f32::from(n) * SHEET;
            seam(Point::new(gold.x, y), Point::new(gold.right(), y))
        }));
        // On a phone that lies on its side nothing stands in the cell that is left.
        if layout.form == Form::Phone && across > 1.0 {
            let free = map.cell(half * across + across - 1.0, rows - 1.0);
            let side = free.w.min(free.h) * 0.6;
            let seal = Rect::around(free.centre(), side, side);
            let paper = Paint::new(palette::TILE, Stroke::new(palette::EDGE, 1.0));
            marks.push(Mark::block(seal.inset(-side * 0.12), 4.0, paper));
            marks.push(Mark::stamp(Symbol::DuelSeal, seal));
        }
        marks.extend(brass(outer, corner));
        let key = Kind::Leaf.key(half as u16, 0, 0);
        scene.push(Node::new(key, Layer::Board).with_marks(marks));
    }
}

/// The corners of a frame: plates of brass, each with a stud.
fn brass(outer: Rect, side: f32) -> impl Iterator<Item = Mark> {
    // A plate at the upper left, its side 1.0; it is the same on both sides of its diagonal.
    const EDGE: [(f32, f32); 5] = [(0.0, 0.0), (0.68, 0.0), (0.54, 0.14), (0.36, 0.2), (0.24, 0.24)];
    let inner = outer.inset(0.75);
    let corners = [
        (inner.x, inner.y, 1.0, 1.0),
        (inner.right(), inner.y, -1.0, 1.0),
        (inner.right(), inner.bottom(), -1.0, -1.0),
        (inner.x, inner.bottom(), 1.0, -1.0),
    ];
    corners.into_iter().flat_map(move |(x, y, right, down)| {
        let at = |(across, along): (f32, f32)| Point::new(x + right * across * side, y + down * along * side);
        let back = EDGE[1..].iter().rev().map(|&(across, along)| (along, across));
        let plate = Path::polygon(EDGE.into_iter().chain(back).map(at));
        let stud = at((0.14, 0.14));
        [
            Mark::path(plate, Paint::new(palette::GOLD_LIGHT, Stroke::new(palette::INK, 1.25))),
            Mark::circle(stud, side * 0.055, palette::GOLD_DARK),
        ]
    })
}

/// Black lacquer.
const LACQUER: Color = Color::rgb(0x2A1C25);
/// Gold leaf, from above to below.
const GOLD_LEAF: [Color; 3] = [Color::rgb(0xDDC07E), Color::rgb(0xD2B26A), Color::rgb(0xC0984C)];
/// The side of a sheet of it.
const SHEET: f32 = 46.0;
