//! The phone's sheet: one place for the question, the own Orders, the management boards and the rest, behind tabs.

mod board;
mod more;
mod place;

use super::asked::asked;
use super::choices;
use super::dock;
use super::strips::boards;
use super::{Button, Show, Target, Thing, outlook, question, sheet};
use crate::drawing::letters::{self, Face};
use crate::drawing::scene::{Align, Layer, Mark, Node, Point, Rect, Scene, Stroke, Symbol, Text, palette};
use crate::table::choices::Site;
use crate::table::dock::{fitting, headline, push_buttons};
use crate::table::keys::Part;
use crate::table::layout::Layout;
use crate::table::phone::{BUTTONS, Leaf, leaf, lit};
use crate::table::{Tab, log, phone, print};
use crate::words::Question;
use crate::yokohama::components::Area;
use crate::yokohama::words::Caption;

/// The type of the question.
const TITLE: f32 = 20.0;
/// The type of what to touch next.
const NEXT: f32 = 14.0;
/// A line of what one owns.
const LINE: f32 = 26.0;
/// Between the parts of the sheet.
const APART: f32 = 9.0;
/// Between the buttons and what one owns, where the room is scarce.
const CLOSE: f32 = 6.0;

/// Draws the sheet and its tabs.
pub(super) fn draw(show: &Show, layout: &Layout, scene: &mut Scene<Target>) {
    let inner = phone::ground(layout.dock, scene);
    match (show.open.filter(|&area| sheet::exists(area)), show.tab) {
        (Some(area), _) => board::draw(show, area, inner, scene),
        (None, Tab::Turn) => turn(show, inner, scene),
        (None, Tab::Own) => orders(show, inner, scene),
        (None, Tab::More) => more::draw(show, inner, scene),
    }
    let tint = show.crest(show.me()).color();
    phone::tabs(&leaves(show), tint, layout.tabs, scene);
}

/// The open question, its buttons, and what one owns in short.
fn turn(show: &Show, rect: Rect, scene: &mut Scene<Target>) {
    let asked = question::question(show);
    let buttons = choices::buttons(show, Site::Phone);
    let mut rest = rect;
    let mut marks;
    if question::choosing_first_order(show) && show.view.hand.offer.is_some() {
        marks = headline(&asked.title, TITLE, &mut rest);
        if !buttons.is_empty() {
            let foot = rest.take_bottom(BUTTONS.least);
            rest.take_bottom(6.0);
            push_buttons(buttons, foot, BUTTONS, scene);
        }
        let mut above = rest;
        above.take_bottom(90.0);
        let told = outlook::draw(show, &asked.detail, 14.0, above);
        rest.take_top(told.height + 4.0);
        marks.extend(told.marks);
        dock::orders(show, Rect::new(rest.x, rest.y, rest.w, rest.h.min(190.0)), scene);
    } else if let Some(question) = over_area(show, &asked, &buttons, rect, scene) {
        marks = question;
    } else {
        marks = headline(&asked.title, TITLE, &mut rest);
        rest.take_top(2.0);
        let high = |rect: Rect| outlook::draw(show, &asked.detail, 14.0, rect).height;
        // Belongings stand at the foot as long as question and buttons leave them room: on one line or two.
        let foot = print::height(&buttons, rest.w, BUTTONS) + APART;
        let spare = rest.h - foot - high(rest);
        for lines in [2.0 * LINE, LINE] {
            if spare >= lines + APART {
                dock::summary(show, rest.take_bottom(lines), scene);
                rest.take_bottom(APART);
                break;
            }
        }
        let mut room = fitting(&buttons, rest, BUTTONS, BUTTONS.least);
        let told = outlook::draw(show, &asked.detail, 14.0, room);
        room.take_top(told.height + 8.0);
        marks.extend(told.marks);
        marks.extend(spare_room(show, room, scene));
        push_buttons(buttons, rest, BUTTONS, scene);
    }
    scene.push(
        Node::new(Part::PhoneQuestion.key(0, 0, 0), Layer::SheetPart)
            .with_marks(marks)
            .with_label(format!("{} {}", asked.title, asked.detail)),
    );
}

/// The question over the Area that it has come to, in full and in words, if there is such an Area and room for it: below it what
/// would be wasted, the buttons, and a line of belongings where that fits too.
fn over_area(
    show: &Show,
    asked: &Question,
    buttons: &[Button],
    rect: Rect,
    scene: &mut Scene<Target>,
) -> Option<Vec<Mark>> {
    let subject = place::in_question(show)?;
    let mut rest = rect;
    let mut marks = headline(&asked.title, TITLE, &mut rest);
    if let Some(aside) = &subject.aside {
        let line = Rect::new(rect.x, rect.y, rect.w, rest.y - rect.y);
        let title = letters::width(Face::SerifBold, TITLE, &asked.title);
        if title + 12.0 + aside.width() > line.w {
            return None;
        }
        marks.extend(aside.clone().within(line, Align::End));
    }
    if let Some(next) = subject.next {
        let row = rest.take_top(NEXT * 1.2);
        let size = letters::fit(Face::SansBold, NEXT, 11.0, next, row.w).unwrap_or(11.0);
        marks.push(Text::within(row, next, Face::SansBold, size, palette::VERMILION_DARK, Align::Start).into());
    }
    rest.take_top(7.0);
    let paper = place::Paper::of(show, &subject, asked, rest.w);
    let foot = print::height(buttons, rest.w, BUTTONS);
    let mut room = rest;
    room.take_top(paper.height + 6.0);
    room.take_bottom(foot + APART);
    let told = outlook::draw(show, "", 13.0, room);
    let notes = if told.height > 0.0 { told.height + 6.0 } else { 0.0 };
    let mut spare = rest.h - paper.height - notes - foot - APART;
    if spare < 0.0 || !told.whole {
        return None;
    }
    if spare >= LINE + CLOSE {
        dock::summary(show, rest.take_bottom(LINE), scene);
        rest.take_bottom(CLOSE);
        spare -= LINE + CLOSE;
    }
    push_buttons(buttons.to_vec(), rest, BUTTONS, scene);
    let ease = spare.min(place::EASE);
    paper.draw(show, rest.take_top(paper.height + ease), scene);
    rest.take_top(6.0);
    marks.extend(outlook::draw(show, "", 13.0, Rect::new(rest.x, rest.y, rest.w, told.height + 0.1)).marks);
    Some(marks)
}

/// What room is left beside the question: with much of it the own Orders stand there, and what happened last.
fn spare_room(show: &Show, rect: Rect, scene: &mut Scene<Target>) -> Vec<Mark> {
    const CARD: f32 = 128.0;
    let mut rest = rect;
    rest.take_bottom(6.0);
    if rest.h >= CARD {
        let cards = rest.take_bottom(CARD.max(rest.h * 0.4).min(170.0));
        rest.take_bottom(8.0);
        dock::orders(show, cards, scene);
    }
    if rest.h < 40.0 {
        return Vec::new();
    }
    let lines = log::seen(
        show,
        log::all(show),
        Rect::new(rest.x, rest.y + 6.0, rest.w, rest.h - 6.0),
    );
    if lines.is_empty() {
        return Vec::new();
    }
    for line in lines {
        scene.push(line);
    }
    let (from, to) = (Point::new(rest.x, rest.y), Point::new(rest.right(), rest.y));
    vec![Mark::line(from, to, Stroke::new(palette::HAIR, 1.0))]
}

/// The own Orders.
fn orders(show: &Show, rect: Rect, scene: &mut Scene<Target>) {
    let mut rest = rect;
    let marks = headline(show.words.text(Caption::OrdersLabel), 19.0, &mut rest);
    scene.push(Node::new(Part::PhoneQuestion.key(1, 0, 0), Layer::SheetPart).with_marks(marks));
    let h = rest.h.min(190.0);
    dock::orders(show, Rect::new(rest.x, rest.y + 4.0, rest.w, h - 4.0), scene);
}

/// The tabs.
fn leaves(show: &Show) -> Vec<Leaf<Target>> {
    let words = show.words;
    let is_own = |target| matches!(target, Target::Thing(Thing::HandOrder(_) | Thing::Offer(_)));
    let is_shared = |target| matches!(target, Target::Thing(Thing::Achievement(_) | Thing::Reward(_)));
    let mut leaves = vec![
        leaf(show, Tab::Turn, Symbol::Assistant, 0),
        leaf(show, Tab::Own, Symbol::Order, lit(show, is_own)),
    ];
    let boards = boards(show);
    let mut seals: Vec<Symbol> = boards.iter().filter_map(|&area| Symbol::seal(area)).collect();
    seals.dedup();
    for seal in seals {
        let alike: Vec<Area> = boards
            .iter()
            .copied()
            .filter(|&area| Symbol::seal(area) == Some(seal))
            .collect();
        // The board that is asked about, or the one that is open, or the first.
        let area = alike.iter().copied().find(|&area| asked(show, area));
        let area = area
            .or(show.open.filter(|area| alike.contains(area)))
            .unwrap_or(alike[0]);
        leaves.push(Leaf {
            text: words.area_short(area),
            symbol: seal,
            target: Target::Sheet(area),
            open: show.open.is_some_and(|open| alike.contains(&open)),
            lit: if asked(show, area) {
                lit(show, |target| {
                    matches!(
                        target,
                        Target::Thing(Thing::Order(..))
                            | Target::Thing(Thing::Technology(..))
                            | Target::Thing(Thing::Church(_))
                            | Target::Thing(Thing::Customs(_))
                    )
                })
            } else {
                0
            },
        });
    }
    leaves.push(leaf(show, Tab::More, Symbol::Achievement, lit(show, is_shared)));
    leaves
}
