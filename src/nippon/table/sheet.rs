//! The sheets over the board, where a choice needs room. On a phone the same stands in the sheet below.

mod consolidating;
mod contracts;
mod factories;
mod region;

use super::cards::line;
use super::keys::Kind;
use super::question::joined;
use super::{Scene, Sheet, Show, Target, Thing, choices, cities, hints, icons, slots};
use crate::drawing::letters;
use crate::drawing::scene::{Align, Face, Layer, Mark, Node, Point, Rect, Text, palette};
use crate::nippon::Nippon;
use crate::nippon::components::{ActionSlot, CONTRACTS};
use crate::table::dock::detail;
use crate::table::keys::Part;
use crate::table::layout::Layout;
use crate::table::phone::FINGER;
use crate::table::row::Row;
use crate::table::sheet::{fold, frame};
use crate::table::{Explained as _, Shown as _, sheet_key};

/// Left and right, and above and below, of what stands on a sheet over the board.
const MARGIN: (f32, f32) = (14.0, 9.0);

/// Whether a target lies on a sheet.
pub(super) const fn has(sheet: Sheet, target: Target) -> bool {
    match target {
        Target::Thing(thing) => match thing {
            Thing::Reward(..) | Thing::Space(_) => matches!(sheet, Sheet::Consolidate),
            Thing::Open(_) => matches!(sheet, Sheet::Factories),
            Thing::Contract(_) => matches!(sheet, Sheet::Contracts),
            _ => false,
        },
        _ => false,
    }
}

/// Draws the open sheet over the board.
pub(super) fn draw(show: &Show, layout: &Layout, scene: &mut Scene) {
    let Some(sheet) = show.open else { return };
    let board = layout.board;
    let first = slots::cell(layout, ActionSlot::Knowledge);
    // The Region's own land is what it is about: that sheet covers the Action slots alone.
    let rows = Rect::new(board.x, first.y, board.w, board.bottom() - first.y);
    let (rect, about) = match sheet {
        Sheet::Region(region) => {
            let h = first.h + layout.map.gap * 0.4;
            let above = Rect { h, ..rows };
            (above, cities::cell(layout, region.cities()[0]).centre())
        }
        Sheet::Factories => {
            let slot = slots::cell(layout, ActionSlot::Export);
            let top = slot.bottom() + 12.0;
            (Rect::new(rows.x, top, rows.w, rows.bottom() - top), slot.centre())
        }
        Sheet::Consolidate | Sheet::Contracts => {
            let h = (rows.h - 14.0).min(if sheet == Sheet::Contracts { 250.0 } else { 352.0 });
            let y = rows.bottom() - 12.0 - h;
            (
                Rect::new(rows.x, y, rows.w, h),
                Point::new(rows.x + 60.0, rows.bottom() + 90.0),
            )
        }
    };
    scene.push(
        Node::new(sheet_key(Nippon::number_of(sheet)), Layer::Sheet)
            .with_marks(frame(rect, about))
            .with_cover(rect),
    );
    let mut inner = rect.inset_by(MARGIN.0, MARGIN.1);
    head(show, sheet, inner.take_top(26.0), scene);
    inner.take_top(2.0);
    match sheet {
        Sheet::Consolidate => consolidating::over_board(show, inner, scene),
        Sheet::Factories => factories::over_board(show, inner, scene),
        Sheet::Contracts => {
            let tiles = inner.take_bottom(FINGER);
            inner.take_bottom(6.0);
            contracts::draw(show, inner, 4, scene);
            contracts::tiles(show, tiles, scene);
        }
        Sheet::Region(region) => region::over_board(show, region, inner, scene),
    }
}

/// Name, and the way to fold the sheet away.
fn head(show: &Show, sheet: Sheet, rect: Rect, scene: &mut Scene) {
    let mut rest = rect;
    fold(show, Nippon::number_of(sheet), &mut rest, scene);
    let mut marks = Vec::new();
    let name = Nippon::spoken_sheet(show.words, sheet);
    if let Sheet::Region(region) = sheet {
        let speech = show.speech();
        let yen = |thousands: u16| speech.yen(thousands.into());
        let gain = show.game.content().regions[region.index()].bonus;
        let row = icons::gained(Row::new(14.0), gain, yen);
        let w = row.width();
        marks.extend(row.within(rest.take_right(w), Align::End));
        rest.take_right(10.0);
    }
    let size = letters::fit(Face::SerifBold, 18.0, 11.0, name, rest.w).unwrap_or(11.0);
    marks.push(Text::within(rest, name, Face::SerifBold, size, palette::INK, Align::Start).into());
    scene.push(
        Node::new(Part::SheetHead.key(Nippon::number_of(sheet), 0, 0), Layer::SheetPart)
            .with_marks(marks)
            .with_label(name),
    );
}

/// A heading on a sheet.
fn heading(text: &str, rect: Rect) -> Option<Mark> {
    line(text, rect, (Face::SerifSemibold, 15.0), palette::INK, Align::Start)
}

/// Draws what a sheet has on a phone: of what is asked about, what can be chosen; once something is chosen, it alone.
pub(super) fn on_phone(show: &Show, sheet: Sheet, rect: Rect, scene: &mut Scene) {
    let asked = choices::is_asked(show, sheet);
    match sheet {
        Sheet::Consolidate => {
            let spaces_alone = asked
                && show
                    .entry
                    .next()
                    .any(|target| matches!(target, Target::Thing(Thing::Space(_))));
            if spaces_alone {
                return consolidating::spaces(show, rect, 3, scene);
            }
            if asked {
                return consolidating::rewards(
                    show,
                    Rect {
                        h: rect.h.min(226.0),
                        ..rect
                    },
                    scene,
                );
            }
            let mut rest = rect;
            let told = joined(show, hints::consolidating(show));
            let high = letters::wrap(Face::Sans, 13.0, &told, rest.w).len() as f32 * 16.7;
            let marks = detail(&told, 13.0, rest.take_top(high.min(rest.h)));
            scene.push(Node::new(Kind::SheetPart.key(0, 0, 0), Layer::SheetPart).with_marks(marks));
            rest.take_top(6.0);
            if rest.h >= 120.0 {
                consolidating::rewards(
                    show,
                    Rect {
                        h: rest.h.min(200.0),
                        ..rest
                    },
                    scene,
                );
            }
        }
        Sheet::Factories => factories::on_phone(show, rect, scene),
        Sheet::Contracts => {
            let mut rest = Rect {
                h: rect.h.min(330.0),
                ..rect
            };
            let per_line = if rest.w >= 330.0 { 4 } else { 3 };
            let lines = CONTRACTS.div_ceil(per_line) as f32;
            if rest.h >= lines * (FINGER + 5.0) + FINGER + 6.0 {
                let tiles = rest.take_bottom(FINGER);
                rest.take_bottom(6.0);
                contracts::tiles(show, tiles, scene);
            }
            contracts::draw(show, rest, per_line, scene);
        }
        Sheet::Region(region) => region::on_phone(show, region, rect, scene),
    }
}
