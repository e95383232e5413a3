//! The Factory tiles that are left.

use super::super::cards::{self, line};
use super::super::keys::Kind;
use super::super::{Scene, Sheet, Show, Target, Thing, choices};
use crate::drawing::geometry::Held as _;
use crate::drawing::scene::{Align, Face, Layer, Mark, Node, Rect, Symbol, palette};
use crate::nippon::components::{FACTORIES_A_GOOD, FactoryTile, Good};
use crate::table::phone::FINGER;
use crate::table::print::{self, Light};
use crate::table::row::Row;
use crate::words::numbers::MINUS;

/// The Factory tiles that are left: a row a good.
pub(super) fn over_board(show: &Show, rect: Rect, scene: &mut Scene) {
    let rows = rect.rows(Good::ALL.len(), 4.0);
    for (good, at) in Good::ALL.into_iter().zip(rows) {
        let mut at = at;
        let head = at.take_left((at.w * 0.15).held(70.0, 150.0));
        scene.push(need(show, good, head));
        at.take_left(6.0);
        for (tile, place) in of_good(good).zip(at.columns(FACTORIES_A_GOOD, 5.0)) {
            scene.push(open_factory(show, tile, place));
        }
    }
}

/// The four Factory tiles of a good.
fn of_good(good: Good) -> impl Iterator<Item = FactoryTile> {
    FactoryTile::ALL.into_iter().filter(move |tile| tile.good() == good)
}

/// What the Factories of a good take: Knowledge, Coal a run; and whether there is an own one.
fn need(show: &Show, good: Good, rect: Rect) -> Node<Target> {
    let row = &show.game.content().goods[good.index()];
    let me = &show.table().seats[show.me()];
    let mut inner = rect;
    let side = inner.h.min(30.0);
    let mut marks = vec![Mark::stamp(
        good.into(),
        Rect::around(inner.take_left(side).centre(), side, side),
    )];
    inner.take_left(4.0);
    if me.factory(good).is_some() {
        marks.extend(line(
            "✓",
            inner,
            (Face::SansBold, 16.0),
            palette::MOSS_DARK,
            Align::Start,
        ));
    } else {
        let missing = show.game.knowledge_missing(me, good);
        let needs = Row::new(12.5).amount(row.knowledge, Symbol::Knowledge);
        let needs = match missing {
            0 => needs,
            n => needs
                .gap(5.0)
                .color(palette::VERMILION_DARK)
                .amount(format!("{MINUS}{n}"), Symbol::Blueprint),
        };
        marks.extend(needs.within(inner, Align::Start));
    }
    Node::new(Kind::SheetPart.key(2, good as u16, 0), Layer::SheetPart).with_marks(marks)
}

/// A Factory tile that is left.
fn open_factory(show: &Show, tile: FactoryTile, rect: Rect) -> Node<Target> {
    let target = Target::Thing(Thing::Open(tile));
    let key = Kind::SheetCard.key(1, tile as u16, 0);
    if !show.table().factories.contains(tile) {
        return Node::new(key, Layer::SheetPart).with_marks([print::vacant(rect.inset(1.0), 3.0)]);
    }
    let light = match choices::is_asked(show, Sheet::Factories) {
        true => Light::among(show, target),
        false => Light::of(show, target),
    };
    Node::new(key, Layer::SheetPart)
        .with_marks(cards::open_factory(show, tile, rect, light))
        .with_target(rect, target)
        .with_label(show.label(target))
}

/// Those of the Factory tiles that can be built, if that is asked; else all that are left.
pub(super) fn on_phone(show: &Show, rect: Rect, scene: &mut Scene) {
    let asked = choices::is_asked(show, Sheet::Factories);
    let left = FactoryTile::ALL
        .into_iter()
        .filter(|tile| show.table().factories.contains(*tile));
    let mut tiles: Vec<FactoryTile> = left.collect();
    if asked {
        let begins = |tile: &FactoryTile| show.entry.begins_with(Target::Thing(Thing::Open(*tile)));
        let chosen = |tile: &FactoryTile| show.entry.chosen() == Some(Target::Thing(Thing::Open(*tile)));
        tiles.retain(|tile| {
            if show.entry.chosen().is_some() {
                chosen(tile)
            } else {
                begins(tile)
            }
        });
    }
    let gap = 4.0;
    let most = ((rect.h + gap) / (FINGER + gap)).max(1.0) as usize;
    let columns = ((rect.w / 150.0) as usize)
        .max(tiles.len().div_ceil(most))
        .clamp(1, tiles.len().max(1));
    let lines = tiles.len().div_ceil(columns).max(1);
    let h = ((rect.h - gap * (lines - 1) as f32) / lines as f32).min(64.0);
    let block = Rect {
        h: h * lines as f32 + gap * (lines - 1) as f32,
        ..rect
    };
    let places = block
        .rows(lines, gap)
        .flat_map(|row| row.columns(columns, gap).collect::<Vec<_>>());
    for (tile, at) in tiles.into_iter().zip(places) {
        scene.push(open_factory(show, tile, at));
    }
}
