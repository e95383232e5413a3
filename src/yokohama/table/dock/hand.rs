//! The own Orders as whole cards, or the two to choose from at set-up.

use super::super::keys::{self, Kind};
use super::super::{Show, Target, Thing, cards};
use crate::drawing::letters::{self, Face};
use crate::drawing::scene::{self, Align, Layer, Mark, Node, Paint, Rect, Scene, Stamp, Stroke, Symbol, Text, palette};
use crate::table::print::{self, Light};
use crate::yokohama::components::OrderId;
use crate::yokohama::words::Caption;

/// The most Orders a hand holds (rulebook: General Rules).
const HAND: usize = 3;

/// Between cards, in pixels.
const APART: f32 = 7.0;

/// How wide a place is where an Order may still come to lie, in a dock, in pixels.
const FREE: f32 = 28.0;

/// Draws the own Orders at the right edge of a dock, as wide as if all were there; at set-up the two of which one is kept. Places that are free
/// are narrow. Gives how wide they are together.
pub(in crate::yokohama::table) fn beside(show: &Show, rect: Rect, scene: &mut Scene<Target>) -> f32 {
    let card = (rect.w - APART * (HAND - 1) as f32) / HAND as f32;
    let wide = match show.view.hand.offer {
        Some(offer) => vec![card; offer.len()],
        None => (0..HAND)
            .map(|place| if place < held(show) { card } else { FREE })
            .collect(),
    };
    let all = wide.iter().sum::<f32>() + APART * (wide.len() - 1) as f32;
    let mut rest = Rect::new(rect.right() - all, rect.y, all, rect.h);
    let places = wide.into_iter().map(|wide| {
        let place = rest.take_left(wide);
        rest.take_left(APART);
        place
    });
    at_places(show, places.collect(), scene);
    all
}

/// Draws the own Orders across a rectangle; at set-up the two of which one is kept.
pub(in crate::yokohama::table) fn orders(show: &Show, rect: Rect, scene: &mut Scene<Target>) {
    at_places(show, rect.columns(HAND, APART).collect(), scene);
}

/// How many Orders are in the hand that is looked at.
fn held(show: &Show) -> usize {
    match show.view.seat {
        Some(_) => show.view.hand.orders.iter().count(),
        None => show.table().seats[show.me()].orders_in_hand.into(),
    }
}

/// Draws the own Orders at their places. Of a hand that is not the viewer's only the backs are seen.
fn at_places(show: &Show, places: Vec<Rect>, scene: &mut Scene<Target>) {
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
        for _ in 0..held(show) {
            if let Some(at) = places.next() {
                scene.push(Node::new(Kind::Room.key(at.x as u16, 1, 0), Layer::SheetPart).with_marks(back(at)));
            }
        }
    }
    for (i, at) in places.enumerate() {
        let mut marks = vec![print::vacant(at, 4.0)];
        if at.w <= FREE {
            marks.push(free(at));
        } else if i == 0 {
            marks.extend(note(show.words.text(Caption::RoomForOrder), at));
        }
        scene.push(Node::new(Kind::Room.key(at.x as u16, 0, 0), Layer::SheetPart).with_marks(marks));
    }
}

/// What a narrow place is for.
fn free(at: Rect) -> Mark {
    let side = at.w - 8.0;
    Stamp::new(Symbol::Order, Rect::around(at.centre(), side, side))
        .grey()
        .into()
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
