//! The spaces of Church and Customs at full size: eight in a row, or four and four on a phone.

use super::super::keys::Kind;
use super::super::strips::spaces::{board, cell_marks, target};
use super::super::{Show, Target};
use super::light;
use crate::drawing::scene::{Layer, Node, Rect, Scene};
use crate::yokohama::components::Area;

/// Draws the spaces.
pub(super) fn draw(show: &Show, area: Area, rect: Rect, scene: &mut Scene<Target>) {
    let (rows, occupants) = board(show, area);
    let cells: Vec<Rect> = if rect.w >= 600.0 {
        let h = rect.h.min(210.0);
        Rect::new(rect.x, rect.y + (rect.h - h) / 2.0, rect.w, h)
            .columns(8, 8.0)
            .collect()
    } else {
        let h = rect.h.min(240.0);
        let rect = Rect::new(rect.x, rect.y, rect.w, h);
        rect.rows(2, 6.0).flat_map(|row| row.columns(4, 6.0)).collect()
    };
    for (space, cell) in cells.into_iter().enumerate() {
        let target = target(area, space as u8);
        let light = light(show, area, target);
        scene.push(
            Node::new(Kind::SheetSpace.key(area as u16, space as u16, 0), Layer::SheetPart)
                .with_marks(cell_marks(show, area, &rows[space], occupants[space], cell, light))
                .with_target(cell, target)
                .with_label(show.label(target)),
        );
    }
}
