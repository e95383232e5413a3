//! The Bonus cards.

use super::super::{Show, icons};
use super::{edge, outline};
use crate::drawing::letters::{self, Face};
use crate::drawing::scene::{Align, Mark, Rect, Text, palette};
use crate::duel::components::BonusId;
use crate::table::print::{self, Light};
use crate::table::row::Row;

/// A Bonus card: its three rewards, those that are given now in full; one below the other where it is higher than wide.
pub(in super::super) fn bonus_card(show: &Show, card: BonusId, given: u8, rect: Rect, light: Light) -> Vec<Mark> {
    let mut marks = print::slip(rect, 3.0, light);
    let rewards = show
        .game
        .content()
        .bonus
        .get(usize::from(card.0))
        .map(|row| row.rewards);
    let upright = rect.h > rect.w;
    let inner = if upright {
        rect.inset(1.5)
    } else {
        rect.inset_by(5.0, 2.0)
    };
    let cells: Vec<Rect> = if upright {
        inner.rows(3, 0.0).collect()
    } else {
        inner.columns(3, 4.0).collect()
    };
    // Narrower bands where more is given than fits beside them.
    let wide = rewards
        .into_iter()
        .flatten()
        .any(|gain| icons::gained(Row::new(13.0), gain).width() > inner.w * 0.68 - 4.0);
    let band = if wide { 0.22 } else { 0.32 };
    let is_large = rect.w.max(rect.h) >= 150.0 && rect.w.min(rect.h) >= 38.0;
    let (size, small) = if is_large { (18.0, 14.0) } else { (13.0, 11.0) };
    let figures = letters::width(Face::SansBold, small, LEVELS[2]) + 2.0;
    for (number, (gain, mut cell)) in rewards.into_iter().flatten().zip(cells).enumerate() {
        let is_given = number < usize::from(given);
        // What is given now stands out, unless all of it is.
        let stands_out = upright && is_given && given < LEVELS.len() as u8;
        if stands_out {
            marks.push(Mark::block(cell, 2.0, palette::LIT_RATE));
        }
        // What is not given its band tells.
        let row = match is_given || upright {
            true => Row::new(size),
            false => Row::new(size).faint().color(palette::MUTE),
        };
        let row = icons::gained(row, gain);
        let head = if upright {
            cell.take_left((cell.w * band).max(figures))
        } else if rect.h >= 44.0 {
            cell.take_top(cell.h * 0.4)
        } else {
            cell.take_left(small * 1.65)
        };
        let (face, ink) = if upright {
            let ground = match stands_out {
                true => palette::GOLD_DARK,
                false => palette::MULBERRY,
            };
            // Parted by the paper.
            marks.push(Mark::block(head.inset_by(0.0, 0.5), 0.0, ground));
            (Face::SansBold, palette::WHITE)
        } else {
            (Face::Sans, palette::MUTE)
        };
        marks.push(Text::within(head, LEVELS[number], face, small, ink, Align::Middle).into());
        let cell = cell.inset_by(3.0, 0.0);
        marks.extend(row.fitting(cell.w).within(cell, Align::Middle));
    }
    if upright {
        marks.extend(outline(rect, light));
    }
    marks.extend(edge(rect, light));
    marks
}

/// The Influence from which each reward of a Bonus card is given.
const LEVELS: [&str; 3] = ["5", "6", "7+"];
