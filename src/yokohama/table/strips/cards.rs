//! The strips of Ports and Laboratories share one form: three columns of two cards, for levels and surcharges both come in
//! pairs.

use super::super::asked::asked;
use super::super::keys::{self, Kind};
use super::super::{Show, Target, Thing, cards};
use super::{Columns, Title, bars, reach};
use crate::drawing::letters::{self, Face};
use crate::drawing::scene::{Align, Layer, Mark, Node, Rect, Text, palette};
use crate::table::print::{self, Light};
use crate::table::row::Row;
use crate::yokohama::components::Area;
use crate::yokohama::words::Caption;

/// The board's number and the six cells of its cards, with the heads above them.
fn cells(rect: Rect, columns: Columns) -> ([Rect; 3], [Rect; 6]) {
    let mut heads = [Rect::default(); 3];
    let mut cells = [Rect::default(); 6];
    for (i, column) in rect.columns(3, columns.across).enumerate() {
        let mut column = column;
        heads[i] = column.take_top(columns.head);
        column.take_top(2.0);
        for (j, cell) in column.rows(2, columns.down).enumerate() {
            cells[i * 2 + j] = cell;
        }
    }
    (heads, cells)
}

/// The Orders of a Port: level marks with the Power they take, below them two Orders each.
pub(super) fn port(show: &Show, area: Area, rect: Rect, columns: Columns) -> Vec<Node<Target>> {
    let board = usize::from(area == Area::PortB);
    let (heads, cells) = cells(rect, columns);
    let mut marks = Vec::new();
    for (i, head) in heads.into_iter().enumerate() {
        let level = show.game.content().port.spaces[i * 2];
        let power = cards::power_for(show, area, level);
        let row = Row::new(11.0)
            .face(Face::Sans)
            .color(palette::MUTE)
            .text(format!("{power}+"));
        let width = 18.0 + row.width();
        // Beside the title there is room for the bars alone.
        let x = match (columns.title, i) {
            (Title::Shared, 0) => head.right() - 18.0,
            (Title::Shared, _) => head.right() - width,
            (Title::Above, _) => head.x + 2.0,
        };
        let at = Rect::new(x, head.y + (head.h - 11.0) / 2.0, 16.0, 11.0);
        // A long title takes the place of the first marks; the others tell as much.
        let title = letters::width(Face::SerifSemibold, 13.5, show.words.area(area)) + 25.0;
        if columns.title == Title::Above || i > 0 || title < head.w - 20.0 {
            marks.extend(bars(level, at, palette::INDIGO));
        }
        if columns.title == Title::Above || i > 0 {
            let label = Rect::new(x + 19.0, head.y, row.width(), head.h);
            marks.extend(row.within(label, Align::Start));
        }
    }
    let mut nodes = vec![Node::new(Kind::BoardHead.key(area as u16, 0, 0), Layer::Part).with_marks(marks)];
    for (space, cell) in cells.into_iter().enumerate() {
        let Some(card) = show.table().ports[board][space] else {
            nodes.push(vacancy(area, space, cell));
            continue;
        };
        let target = Target::Thing(Thing::Order(board as u8, space as u8));
        let shut =
            reach(show, area).is_some_and(|power| show.game.rate(area, power) < show.game.content().port.spaces[space]);
        let light = light(
            show,
            area,
            target,
            if shut { Light::Shut } else { Light::of(show, target) },
        );
        let node = Node::new(keys::order_card(card), Layer::Part)
            .with_marks(cards::order_slip(show, card, cell, light))
            .with_label(show.label(target));
        nodes.push(touchable(show, area, target, cell, node));
    }
    nodes
}

/// The Technologies of a Laboratory: the costs shown include the surcharge of the space.
pub(super) fn laboratory(show: &Show, area: Area, rect: Rect, columns: Columns) -> Vec<Node<Target>> {
    let board = usize::from(area == Area::LaboratoryB);
    let (heads, cells) = cells(rect, columns);
    let mut marks = Vec::new();
    for (i, head) in heads.into_iter().enumerate() {
        let note = match show.game.content().laboratory.spaces[i * 2] {
            _ if columns.title == Title::Shared && i == 0 => continue,
            surcharge if columns.title == Title::Shared => format!("+{surcharge}"),
            0 => show.words.text(Caption::PrintedCost).to_owned(),
            surcharge => show.words.fill(Caption::CostIncluded, &[("n", surcharge.into())]),
        };
        // Where the words have no room the figure tells as much.
        let note = match letters::width(Face::Sans, 11.0, &note) <= head.w - 2.0 {
            true => note,
            false => format!("+{}", show.game.content().laboratory.spaces[i * 2]),
        };
        let align = match columns.title {
            Title::Shared => Align::End,
            Title::Above => Align::Start,
        };
        marks.push(Text::within(head.inset_by(2.0, 0.0), note, Face::Sans, 11.0, palette::MUTE, align).into());
    }
    let mut nodes = vec![Node::new(Kind::BoardHead.key(area as u16, 0, 0), Layer::Part).with_marks(marks)];
    for (space, cell) in cells.into_iter().enumerate() {
        let Some(card) = show.table().laboratories[board][space] else {
            nodes.push(vacancy(area, space, cell));
            continue;
        };
        let target = Target::Thing(Thing::Technology(board as u8, space as u8));
        let light = light(show, area, target, Light::of(show, target));
        let node = Node::new(keys::technology_card(card), Layer::Part)
            .with_marks(cards::technology_slip(show, card, space, cell, light))
            .with_label(show.label(target));
        nodes.push(touchable(show, area, target, cell, node));
    }
    nodes
}

/// The state of a card: what cannot be taken is shut while its board is asked about. `unasked` is its state otherwise.
fn light(show: &Show, area: Area, target: Target, unasked: Light) -> Light {
    if asked(show, area) {
        Light::among(show, target)
    } else {
        unasked
    }
}

/// A card is touched by itself while its board is asked about; otherwise a touch goes to the whole strip.
fn touchable(show: &Show, area: Area, target: Target, cell: Rect, node: Node<Target>) -> Node<Target> {
    if asked(show, area) || show.entry.is_lit(target) {
        node.with_target(cell, target)
    } else {
        node
    }
}

fn vacancy(area: Area, space: usize, cell: Rect) -> Node<Target> {
    let marks: Vec<Mark> = vec![print::vacant(cell.inset(1.0), 3.0)];
    Node::new(keys::vacant(area, space as u16), Layer::Part).with_marks(marks)
}
