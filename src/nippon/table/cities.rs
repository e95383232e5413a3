//! The eight Cities: a tile that asks for four goods, an Influence slot at each side, and what lies there.

use super::cards::{self, line};
use super::keys::{self, Kind};
use super::slots::unit;
use super::{Scene, Show, Sight, Target, Thing};
use crate::drawing::geometry::Held as _;
use crate::drawing::scene::{Align, Color, Face, Layer, Mark, Node, Paint, Point, Rect, Stroke, Symbol, Text, palette};
use crate::nippon::components::{City, Side};
use crate::nippon::{Ask, Placing};
use crate::table::layout::{Form, Layout};
use crate::table::print::Light;

/// Where a City lies.
pub(super) fn cell(layout: &Layout, city: City) -> Rect {
    layout.map.cell((city as u8 / 2).into(), (1 + city as u8 % 2).into())
}

/// The lengths of a City on a laptop: its tile, and an Influence slot.
const TILE: f32 = 54.0;
const SLOT: f32 = 34.0;
const GAP: f32 = 2.0;

/// The ink of the numbers that are printed on the map.
const MAP_INK: Color = Color::rgb(0x2F4A5C);

/// Where the tile of a City and its slots stand in a rectangle.
pub(super) struct Cross {
    /// The City tile.
    pub tile: Rect,
    /// The slots, clockwise from the top.
    pub slots: [Rect; 4],
}

impl Cross {
    /// As large as there is room.
    pub(super) fn within(rect: Rect) -> Self {
        let whole = TILE + 2.0 * (SLOT + GAP);
        let unit = (rect.w.min(rect.h) / whole).held(0.5, 1.7);
        let [tile, slot, gap] = [TILE, SLOT, GAP].map(|length| length * unit);
        let middle = rect.centre();
        let away = tile / 2.0 + gap + slot / 2.0;
        let at = |x: f32, y: f32| Rect::around(middle + Point::new(x * away, y * away), slot, slot);
        Self {
            tile: Rect::around(middle, tile, tile),
            slots: [at(0.0, -1.0), at(1.0, 0.0), at(0.0, 1.0), at(-1.0, 0.0)],
        }
    }
}

/// Draws the Cities.
pub(super) fn draw(show: &Show, layout: &Layout, scene: &mut Scene) {
    for city in City::ALL {
        draw_city(show, city, cell(layout, city), layout.form, scene);
    }
}

fn draw_city(show: &Show, city: City, rect: Rect, form: Form, scene: &mut Scene) {
    let sight = Target::Thing(Thing::Sight(Sight::City(city)));
    // A finger finds the slots on the sheet of their Region.
    let target = match form == Form::Phone && places(show) {
        true => Target::Sheet(super::Sheet::Region(city.region())),
        false => sight,
    };
    let lit = Side::ALL
        .into_iter()
        .any(|side| show.entry.is_lit(Target::Thing(Thing::Influence(city, side))));
    let mut marks = Vec::new();
    if lit {
        marks.push(Mark::block(
            rect,
            4.0,
            Paint::new(palette::WHITE.alpha(55), Stroke::new(palette::GOLD, 1.5)),
        ));
    } else {
        marks.push(Mark::block(rect, 4.0, palette::WHITE.alpha(18)));
    }
    scene.push(
        Node::new(keys::city(city), Layer::Board)
            .with_marks(marks)
            .with_target(rect, target)
            .with_label(show.label(target)),
    );
    let unit = unit(rect);
    let name = show.speech().city(city);
    // In the free corner above: the name never meets a slot.
    let (mut field, mut corner) = (rect.inset(2.0), rect.inset_by(4.0, 3.0));
    let beside = (rect.w - SLOT * unit) / 2.0 - 8.0;
    let size = 13.0 * unit.max(0.9);
    if crate::drawing::letters::fit(Face::SerifSemibold, size, 11.0, name, beside).is_some() {
        let at = Rect {
            w: beside,
            ..corner.take_top(18.0 * unit)
        };
        label(city, name, at, size, scene);
    } else if rect.h >= 84.0 && rect.w >= 60.0 {
        field.take_top(15.0);
        let at = corner.take_top(14.0);
        label(city, name, at, 11.5, scene);
    }
    let cross = Cross::within(field);
    scene.push(Node::new(Kind::Demand.key(city as u16, 0, 0), Layer::Part).with_marks(tile(show, city, cross.tile)));
    for (side, at) in Side::ALL.into_iter().zip(cross.slots) {
        scene.push(slot(show, city, side, at, keys::influence(city, side), Layer::Piece));
    }
}

/// The name of a City on the map.
fn label(city: City, name: &str, rect: Rect, size: f32, scene: &mut Scene) {
    let node = Node::new(Kind::Name.key(0, city as u16, 0), Layer::Tab);
    scene.push(node.with_marks(line(
        name,
        rect,
        (Face::SerifSemibold, size),
        palette::INK,
        Align::Start,
    )));
}

/// Whether the player at the lower edge is asked where an Influence tile goes, or which one goes home.
pub(super) fn places(show: &Show) -> bool {
    matches!(show.view.asked(), Some(Ask::Place | Ask::Return))
}

/// A City tile, cut by its diagonals: each good looks at its slot.
pub(super) fn tile(show: &Show, city: City, rect: Rect) -> Vec<Mark> {
    let corner = |x: f32, y: f32| Point::new(rect.x + rect.w * x, rect.y + rect.h * y);
    let edge = Stroke::new(palette::INK, 1.5);
    let mut marks = vec![
        Mark::block(rect, 3.0, Paint::new(palette::PAPER, edge)),
        Mark::line(corner(0.0, 0.0), corner(1.0, 1.0), Stroke::new(palette::LINE, 1.0)),
        Mark::line(corner(1.0, 0.0), corner(0.0, 1.0), Stroke::new(palette::LINE, 1.0)),
    ];
    let side = rect.w * 0.34;
    let places = [(0.5, 0.19), (0.81, 0.5), (0.5, 0.81), (0.19, 0.5)];
    for (of, (x, y)) in Side::ALL.into_iter().zip(places) {
        let good = show.game.demand(show.table(), city, of);
        marks.push(Mark::stamp(Symbol::from(good), Rect::around(corner(x, y), side, side)));
    }
    marks
}

/// An Influence slot: the tile that lies there, or the number of the Overseas Companies.
pub(super) fn slot(
    show: &Show,
    city: City,
    side: Side,
    rect: Rect,
    key: crate::drawing::scene::Key,
    layer: Layer,
) -> Node<Target> {
    let target = Target::Thing(Thing::Influence(city, side));
    let light = Light::of(show, target);
    let mut marks = Vec::new();
    match light {
        Light::Chosen => marks.push(Mark::block(rect.inset(-2.0), 6.0, Stroke::new(palette::VERMILION, 3.0))),
        Light::Lit => marks.push(Mark::block(rect.inset(-1.5), 6.0, Stroke::new(palette::GOLD, 3.0))),
        _ => {}
    }
    let placing = show.table().turn.placing;
    let coming = placing.filter(|Placing { city: at, side: of, .. }| (*at, *of) == (city, side));
    match show.table().city(city).slots[side.index()] {
        Some(tile) => marks.extend(cards::influence(show, tile.seat, tile.value, rect)),
        None => {
            let ground = match light {
                Light::Lit | Light::Chosen => palette::WHITE,
                _ => palette::PAPER,
            };
            let edge = Stroke::new(MAP_INK, 1.2).dashed(3.0, 2.5);
            marks.push(Mark::block(rect, 4.0, Paint::new(ground, edge)));
            let number = match coming {
                Some(placing) => format!("{}?", placing.value),
                None => show.game.content().cities[city.index()].overseas[side.index()].to_string(),
            };
            let size = (rect.w * 0.42).held(11.0, 20.0);
            marks.push(Text::within(rect, number, Face::SansBold, size, MAP_INK, Align::Middle).into());
        }
    }
    // A finger, and a pointer too, finds it with the gap around it.
    Node::new(key, layer)
        .with_marks(marks)
        .with_target(rect.inset(-1.5), target)
        .with_label(show.label(target))
}
