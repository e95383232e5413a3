//! The own Orders as whole cards, or the two to choose from at set-up.

use super::super::keys::{self, Kind};
use super::super::{Show, Target, Thing, cards};
use crate::drawing::letters::{self, Face};
use crate::drawing::scene::{self, Align, Layer, Mark, Node, Paint, Rect, Scene, Stroke, Symbol, Text, palette};
use crate::table::print::{self, Light};
use crate::yokohama::components::OrderId;
use crate::yokohama::words::Caption;

/// The most Orders a hand holds (rulebook: General Rules).
const HAND: usize = 3;

/// Draws the own Orders; at set-up the two of which one is kept. Of a hand that is not the viewer's only the backs are seen.
pub(in crate::yokohama::table) fn orders(show: &Show, rect: Rect, scene: &mut Scene<Target>) {
    let places: Vec<Rect> = rect.columns(HAND, 7.0).collect();
    if let Some(offer) = show.view.hand.offer {
        for (which, (card, at)) in offer.into_iter().zip(&places).enumerate() {
            let target = Target::Thing(Thing::Offer(which as u8));
            push(show, card, *at, target, Kind::Offer.key(which as u16, 0, 0), scene);
        }
        return;
    }
    let mut places = places.into_iter();
    for card in show.view.hand.orders.iter() {
        if let Some(at) = places.next() {
            push(
                show,
                card,
                at,
                Target::Thing(Thing::HandOrder(card)),
                keys::held_order(card),
                scene,
            );
        }
    }
    if show.view.seat.is_none() {
        for _ in 0..show.table().seats[show.me()].orders_in_hand {
            if let Some(at) = places.next() {
                scene.push(Node::new(Kind::Room.key(at.x as u16, 1, 0), Layer::SheetPart).with_marks(back(at)));
            }
        }
    }
    for (i, at) in places.enumerate() {
        let mut marks = vec![print::vacant(at, 4.0)];
        if i == 0 {
            marks.extend(note(show.words.text(Caption::RoomForOrder), at));
        }
        scene.push(Node::new(Kind::Room.key(at.x as u16, 0, 0), Layer::SheetPart).with_marks(marks));
    }
}

fn push(show: &Show, card: OrderId, at: Rect, target: Target, key: scene::Key, scene: &mut Scene<Target>) {
    let light = Light::of(show, target);
    let label = show.label(Target::Thing(Thing::HandOrder(card)));
    scene.push(
        Node::new(key, Layer::SheetPart)
            .with_marks(cards::order_card(show, card, at, light))
            .with_target(at, target)
            .with_label(label),
    );
}

/// An Order face down.
fn back(at: Rect) -> Vec<Mark> {
    let stroke = Stroke::new(palette::EDGE, 1.5);
    let side = at.w.min(at.h) * 0.42;
    vec![
        Mark::block(at, 4.0, Paint::new(palette::INDIGO, stroke)),
        Mark::block(at.inset(4.0), 3.0, Stroke::new(palette::INDIGO_LIGHT, 1.0)),
        Mark::circle(at.centre(), side * 0.72, palette::WASHI),
        Mark::stamp(Symbol::Order, Rect::around(at.centre(), side, side)),
    ]
}

/// Muted lines in the middle of a place.
fn note(text: &str, at: Rect) -> Vec<Mark> {
    let lines = letters::wrap(Face::Sans, 12.0, text, at.w - 12.0);
    let mut area = Rect::around(at.centre(), at.w, 16.0 * lines.len() as f32);
    lines
        .into_iter()
        .map(|line| Text::within(area.take_top(16.0), line, Face::Sans, 12.0, palette::INK, Align::Middle).into())
        .collect()
}
