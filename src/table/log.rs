//! The log: what happened, latest first.

use super::Show;
use super::entry::{Control, Target};
use super::letters::{self, Face};
use super::print;
use super::scene::{Align, Key, Layer, Mark, Node, Rect, Scene, Text, palette};
use crate::words;

const LOG: u16 = 210;

/// Draws as many of the latest lines as fit; a touch asks for all of them.
pub(super) fn draw(show: &Show, rect: Rect, scene: &mut Scene<Target>) {
    if rect.h < 30.0 {
        return;
    }
    let title = show.words.text(words::Key::Log);
    let mut marks = print::paper(rect);
    let mut inner = rect.inset_by(11.0, 8.0);
    let head = inner.take_top(20.0);
    marks.push(Text::within(head, title, Face::SerifSemibold, 15.0, palette::INK, Align::Start).into());
    let mut latest = true;
    for line in show.log.iter().rev() {
        let face = if latest { Face::SansBold } else { Face::Sans };
        let color = if latest { palette::INK } else { palette::MUTE };
        let texts = letters::wrap(face, 12.0, &line.text, inner.w - 21.0);
        if inner.h < 16.0 * texts.len() as f32 {
            break;
        }
        let mut texts = texts.into_iter();
        let mut first = inner.take_top(16.0);
        let crest = first.take_left(21.0);
        if let Some(seat) = line.seat {
            let at = Rect::new(crest.x, crest.y + 0.5, 15.0, 15.0);
            marks.push(Mark::tinted(show.crest(seat).symbol(), at, show.crest(seat).color()));
        }
        if let Some(text) = texts.next() {
            marks.push(Text::within(first, text, face, 12.0, color, Align::Start).into());
        }
        for text in texts {
            let mut at = inner.take_top(16.0);
            at.take_left(21.0);
            marks.push(Text::within(at, text, face, 12.0, color, Align::Start).into());
        }
        inner.take_top(3.0);
        latest = false;
    }
    let node = Node::new(Key::of(LOG, 0, 0, 0), Layer::Board)
        .with_marks(marks)
        .with_target(rect, Target::Control(Control::Log))
        .with_label(title);
    scene.push(node);
}
