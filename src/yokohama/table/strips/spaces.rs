//! The strips of Church and Customs: eight spaces in a row.

use super::super::asked::asked;
use super::super::keys;
use super::super::rewards::{Rewarding as _, gains};
use super::super::{Show, Target, Thing, owned};
use super::{head, rule};
use crate::drawing::geometry::Held as _;
use crate::drawing::scene::{Align, Layer, Mark, Node, Rect, Stamp, Symbol, palette};
use crate::table::print::{self, Light};
use crate::table::row::Row;
use crate::yokohama::Occupant;
use crate::yokohama::components::Area;
use crate::yokohama::content::SpaceRow;

/// A board of spaces: what each asks and gives, and who stands there.
pub(in crate::yokohama::table) fn board<'a>(show: &Show<'a>, area: Area) -> (&'a [SpaceRow; 8], &'a [Occupant; 8]) {
    let (content, table) = (show.game.content(), show.table());
    match area {
        Area::Church => (&content.church, &table.church),
        _ => (&content.customs, &table.customs),
    }
}

/// What a touch of a space means.
pub(in crate::yokohama::table) const fn target(area: Area, space: u8) -> Target {
    match area {
        Area::Church => Target::Thing(Thing::Church(space)),
        _ => Target::Thing(Thing::Customs(space)),
    }
}

/// The eight spaces in a row.
pub(super) fn spaces(show: &Show, area: Area, rect: Rect) -> Vec<Node<Target>> {
    let (rows, occupants) = board(show, area);
    let mut nodes = Vec::new();
    for (space, cell) in rect.columns(8, 3.0).enumerate() {
        let target = target(area, space as u8);
        let asked = asked(show, area);
        let light = if asked {
            Light::among(show, target)
        } else {
            Light::of(show, target)
        };
        let marks = cell_marks(show, area, &rows[space], occupants[space], cell, light);
        let node = Node::new(keys::space(area, space as u16), Layer::Part)
            .with_marks(marks)
            .with_label(show.label(target));
        nodes.push(if asked || show.entry.is_lit(target) {
            node.with_target(cell, target)
        } else {
            node
        });
    }
    nodes
}

/// How a space looks: its price on top, below it what it gives or who stands there.
pub(in crate::yokohama::table) fn cell_marks(
    show: &Show,
    area: Area,
    row: &SpaceRow,
    occupant: Occupant,
    cell: Rect,
    light: Light,
) -> Vec<Mark> {
    let taken = occupant != Occupant::Nobody;
    let mut marks = print::slip(cell, 3.0, if taken { Light::Shut } else { light });
    let mut inner = cell.inset(0.75);
    let large = cell.w > 60.0;
    let tall = (cell.h * 0.32).held(16.0, if large { 32.0 } else { 24.0 });
    let top = inner.take_top(tall);
    marks.push(head(top));
    marks.push(rule(top));
    let size = (tall * 0.68).held(12.0, 20.0);
    let price = Row::new(size)
        .color(crate::yokohama::table::cards::ink(light))
        .text(row.asks.to_string());
    let price = match area {
        Area::Customs => price.gap(1.0).icon(Symbol::Import),
        _ => price,
    };
    let price = if light == Light::Shut {
        price.dyed(palette::MUTE)
    } else {
        price
    };
    marks.extend(price.within(top.inset_by(1.0, 0.0), Align::Middle));
    let side = inner.h.min(inner.w).min(64.0) - 3.0;
    let piece = Rect::around(inner.centre(), side, side);
    match occupant {
        Occupant::Seat(seat) => marks.extend(owned::standing(show, Symbol::Assistant, seat, piece)),
        Occupant::Neutral => marks.push(Stamp::new(Symbol::Assistant, piece).tinted(palette::MUTE).grey().into()),
        Occupant::Nobody => {
            // Each kind on its own line, if that leaves room to read.
            let lines = gains(&row.reward).count().clamp(1, (inner.h / 11.0).max(1.0) as usize);
            let most = (inner.h / lines as f32).min(if large { 30.0 } else { 22.0 });
            let room = Rect::around(inner.centre(), inner.w - 2.0, most * lines as f32);
            let gain = Row::new((most * 0.75).held(11.0, 19.0));
            let gain = if light == Light::Shut {
                gain.faint().color(palette::MUTE)
            } else {
                gain
            };
            marks.extend(gain.reward_within(&row.reward, room, lines, Align::Middle));
        }
    }
    marks
}
