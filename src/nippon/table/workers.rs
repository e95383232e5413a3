//! The Workers that can be taken, on the board and on a phone's sheet, and what taking one adds to the own wages.

use super::cards::line;
use super::{Show, Target, Thing, icons, keys};
use crate::drawing::letters::{self, Face};
use crate::drawing::scene::{Align, Key, Layer, Mark, Node, Rect, Symbol, palette};
use crate::nippon::components::{ActionSlot, Colour, SLOT_ROOM};
use crate::nippon::rules::consolidate::Wages;
use crate::nippon::{Ask, Player, Workers};
use crate::table::print::{self, Light};
use crate::table::row::Row;
use crate::words::numbers::MINUS;

/// The Workers that stand somewhere, each as often as it is there.
pub(super) fn each(workers: Workers) -> impl Iterator<Item = Colour> {
    let times = move |colour: Colour| std::iter::repeat_n(colour, workers.of(colour).into());
    Colour::ALL.into_iter().flat_map(times)
}

/// What is due for the Workers of a player.
pub(super) fn due(show: &Show, player: &Player) -> Wages {
    show.game.wages(player, u16::MAX)
}

/// What the own wages come to with one more Worker of a colour.
pub(super) fn due_with(show: &Show, colour: Colour) -> Wages {
    let mut with = show.table().seats[show.me()];
    with.workers.add(colour);
    due(show, &with)
}

/// Whether the player at the lower edge may take a Worker now.
pub(super) fn takes(show: &Show) -> bool {
    show.view.asked() == Some(Ask::Turn)
}

/// The Workers of an Action slot in a rectangle, a place each, with what taking one adds to the wages above it where there is room.
pub(super) fn draw(show: &Show, slot: ActionSlot, rect: Rect, scene: &mut super::Scene) {
    let workers = show.table().slot(slot);
    let mut places = rect.columns(SLOT_ROOM.into(), if rect.w > 110.0 { 4.0 } else { 2.0 });
    for colour in workers.iter() {
        for (nth, place) in (0..u16::from(workers.of(colour))).zip(&mut places) {
            let key = keys::worker(slot, colour, nth);
            scene.push(piece(show, slot, colour, place, key, Layer::Piece));
        }
    }
    let gaps: Vec<Mark> = places.map(|place| print::vacant(place.inset(1.0), 4.0)).collect();
    let key = keys::Kind::Action.key(slot as u16, 8, 0);
    scene.push(Node::new(key, Layer::Part).with_marks(gaps));
}

/// The Workers of an Action slot one below the other, each as high as a finger needs, on a phone's sheet.
pub(super) fn column(show: &Show, slot: ActionSlot, rect: Rect, scene: &mut super::Scene) {
    let mut places = rect.rows(SLOT_ROOM.into(), 2.0);
    for colour in show.table().slot(slot).iter() {
        for (nth, place) in (10..10 + u16::from(show.table().slot(slot).of(colour))).zip(&mut places) {
            let key = keys::worker(slot, colour, nth);
            scene.push(piece(show, slot, colour, place, key, Layer::SheetPart));
        }
    }
}

/// One Worker.
fn piece(show: &Show, slot: ActionSlot, colour: Colour, rect: Rect, key: Key, layer: Layer) -> Node<Target> {
    let target = Target::Thing(Thing::Worker(slot, colour));
    let light = match takes(show) {
        true => Light::among(show, target),
        false => Light::of(show, target),
    };
    let mut marks = print::slip(rect, 4.0, light);
    let mut inner = rect.inset(2.0);
    // Beside it where the place is wide and low.
    let tag = match takes(show) && light != Light::Shut {
        false => None,
        true if rect.h >= 58.0 && rect.w >= 30.0 => Some((inner.take_top(15.0), Align::Middle)),
        true if rect.w >= 58.0 && rect.h >= 30.0 => {
            Some((inner.take_right(inner.w - inner.h.min(40.0)), Align::Middle))
        }
        true => None,
    };
    if let Some((at, align)) = tag {
        marks.extend(added(show, colour, at, align));
    }
    let side = inner.w.min(inner.h);
    marks.push(Mark::stamp(
        icons::worker(colour),
        Rect::around(inner.centre(), side, side),
    ));
    Node::new(key, layer)
        .with_marks(marks)
        .with_target(rect, target)
        .with_label(show.label(target))
}

/// What a Worker of a colour costs in wages: a sum, where that has no room, a coin; nothing of a colour that one has.
fn added(show: &Show, colour: Colour, rect: Rect, align: Align) -> Vec<Mark> {
    let more = due_with(show, colour).due() - due(show, &show.table().seats[show.me()]).due();
    if more == 0 {
        return line("=", rect, (Face::SansBlack, 13.0), palette::MOSS_DARK, align)
            .into_iter()
            .collect();
    }
    let text = format!("{MINUS}{}", show.speech().yen(more.into()));
    match letters::fit(Face::SansBold, 13.0, 11.0, &text, rect.w) {
        Some(_) => line(&text, rect, (Face::SansBold, 13.0), palette::VERMILION_DARK, align)
            .into_iter()
            .collect(),
        None => {
            let row = Row::new(12.0).icon_size(14.0).color(palette::VERMILION_DARK);
            row.text(MINUS.to_string())
                .icon(Symbol::Yen)
                .within(rect, align)
                .collect()
        }
    }
}
