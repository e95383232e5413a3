//! The dock: oneself, the open question with its buttons, the own Orders.

mod hand;
mod me;

use super::choices;
use super::{Show, Target, outlook, question};
use crate::drawing::geometry::Held as _;
use crate::drawing::scene::{Layer, Node, Rect, Scene};
use crate::table::choices::Site;
use crate::table::dock;
use crate::table::keys as house_keys;
use crate::table::print::{Setting, Spread};

pub(super) use hand::orders;
pub(super) use me::{belongings, summary};

/// Draws the dock.
pub(super) fn draw(show: &Show, rect: Rect, scene: &mut Scene<Target>) {
    let large = rect.h > 170.0;
    scene.push(dock::ground(rect));
    let mut inner = rect.inset_by(8.0, if large { 11.0 } else { 9.0 });
    inner.take_top(1.0);
    let me = inner.take_left((inner.w * 0.25).held(312.0, 440.0));
    let mut cards = inner;
    let cards = cards.take_right((inner.w * 0.392).held(318.0, 424.0));
    belongings(show, me, scene);
    inner.take_right(hand::beside(show, cards, scene));
    question(show, inner.inset_by(if large { 56.0 } else { 26.0 }, 1.0), scene);
}

/// The open question with its detail and its buttons.
fn question(show: &Show, rect: Rect, scene: &mut Scene<Target>) {
    let large = rect.h > 150.0;
    let setting = Setting {
        tall: if large { 48.0 } else { 44.0 },
        least: 24.0,
        gap: 8.0,
        padding: if large { 16.0 } else { 13.0 },
        spread: Spread::Natural,
    };
    let asked = question::question(show);
    let buttons = choices::buttons(show, Site::Dock);
    let (title_size, detail_size) = if large { (24.0, 15.0) } else { (20.0, 14.0) };
    let mut rest = rect;
    let mut marks = dock::headline(&asked.title, title_size, &mut rest);
    // Lower buttons are better than a question without its detail. What is pointed at does not move them: where a button was, another one
    // would be pressed.
    let lower = Setting { tall: 36.0, ..setting };
    let room = |setting| dock::fitting(&buttons, rest, setting, 36.0);
    let setting = match room(setting).h < detail_size * 1.3 * 3.0 {
        true => lower,
        false => setting,
    };
    let told = outlook::draw(show, &asked.detail, detail_size, room(setting));
    marks.extend(told.marks);
    scene.push(
        Node::new(house_keys::question(), Layer::SheetPart)
            .with_marks(marks)
            .with_label(format!("{} {}", asked.title, asked.detail)),
    );
    dock::push_buttons(buttons, rest, setting, scene);
}
