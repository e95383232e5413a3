//! The sheets of Chinatown and the Employment Agency: exchanges, and pieces to take from the Warehouse.

use super::super::cards::ink;
use super::super::keys::Kind;
use super::super::{Show, Target, Thing};
use super::light;
use crate::drawing::geometry::Held as _;
use crate::drawing::letters::{self, Face};
use crate::drawing::scene::{Align, Layer, Node, Rect, Scene, Stamp, Symbol, palette};
use crate::table::print::{self, Light};
use crate::table::row::Row;
use crate::yokohama::Move;
use crate::yokohama::components::{Area, Exchange, Piece};
use crate::yokohama::words::Caption;

/// The nine exchanges: buying above or left, selling below or right.
pub(super) fn exchanges(show: &Show, rect: Rect, scene: &mut Scene<Target>) {
    let me = &show.table().seats[show.me()];
    let h = rect.h.min(230.0);
    let rect = Rect::new(rect.x, rect.y, rect.w, h);
    // Where it is low the gaps give way first.
    let gap = ((h - 3.0 * 44.0) / 2.0).held(1.0, 8.0);
    let cells = rect.rows(3, gap).flat_map(|row| row.columns(3, 8.0));
    for (exchange, cell) in Exchange::ALL.into_iter().zip(cells) {
        let target = Target::Thing(Thing::Exchange(exchange));
        let light = light(show, Area::Chinatown, target);
        let ((given, price), (gained, amount)) = exchange.terms();
        let amount = me.receipt(gained, amount);
        let row = Row::new((cell.h * 0.34).held(14.0, 20.0)).color(ink(light));
        let row = if light == Light::Shut { row.faint() } else { row };
        let row = row.amount(price, given).gap(8.0).face(Face::Sans).text("→").gap(8.0);
        let row = row.face(Face::SansBold).amount(amount, gained);
        let marks = print::slip(cell, 4.0, light).into_iter();
        let label = show.words.exchange(exchange, me);
        scene.push(
            Node::new(Kind::Exchange.key(exchange as u16, 0, 0), Layer::SheetPart)
                .with_marks(marks.chain(row.within(cell.inset_by(6.0, 2.0), Align::Middle)))
                .with_target(cell, target)
                .with_label(label),
        );
    }
}

/// The three kinds of piece: what each costs and how many the Warehouse holds.
pub(super) fn recruits(show: &Show, rect: Rect, scene: &mut Scene<Target>) {
    let seat = show.me();
    let player = &show.table().seats[seat];
    let color = show.crest(seat).color();
    let h = rect.h.min(190.0);
    let rect = Rect::new(rect.x, rect.y + (rect.h - h) / 2.0, rect.w, h);
    for (piece, cell) in Piece::ALL.into_iter().zip(rect.columns(3, 10.0)) {
        let target = Target::Thing(Thing::Warehouse(piece));
        let light = light(show, Area::EmploymentAgency, target);
        let mut marks = print::slip(cell, 4.0, light);
        let mut inner = cell.inset_by(6.0, 8.0);
        let held = inner.take_bottom(20.0);
        let action = Move::Recruit(piece);
        let text = show.speech().action(action);
        let size = if cell.w < 150.0 { 13.0 } else { 16.0 };
        let lines = letters::wrap(Face::SansBold, size, &text, inner.w);
        let prices = inner.take_bottom(4.0 + size * 1.25 * lines.len() as f32);
        let side = inner.h.min(inner.w).min(92.0);
        let stamp = Stamp::new(piece.into(), Rect::around(inner.centre(), side, side)).tinted(color);
        marks.push(if light == Light::Shut { stamp.grey() } else { stamp }.into());
        for (at, line) in prices.rows(lines.len(), 0.0).zip(lines) {
            marks.extend(Row::new(size).color(ink(light)).text(line).within(at, Align::Middle));
        }
        let count = player.warehouse.of(piece).to_string();
        let (face, word) = (Face::Sans, show.words.text(Caption::WarehouseLabel));
        let note = Row::new(12.0)
            .face(face)
            .color(palette::MUTE)
            .text(format!("{word} {count}"));
        let note = match note.width() <= inner.w {
            true => note,
            false => Row::new(12.0).icon(Symbol::Warehouse).gap(3.0).text(count),
        };
        marks.extend(note.within(held, Align::Middle));
        let label = show.speech().action_long(action);
        scene.push(
            Node::new(Kind::Recruit.key(piece as u16, 0, 0), Layer::SheetPart)
                .with_marks(marks)
                .with_target(cell, target)
                .with_label(label),
        );
    }
}
