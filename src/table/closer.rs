//! A closer look: the card that explains what is pointed at, beside it. It tells what the thing is, what it gives, whose it is
//! and when it is used; Orders and Technologies are shown whole and large.

mod place;

use super::keys::{self, Part};
use super::layout::{Form, Layout};
use super::{Drawn, Pictured as _, SceneOf, Show, TargetOf};
use crate::drawing::letters::{self, Face};
use crate::drawing::scene::{Align, Color, Key, Layer, Mark, Node, Paint, Point, Rect, Size, Stroke, Text, palette};
use crate::words::{Hint, Key as Say};

/// The key of the card.
pub const CARD: Key = Part::Closer.key(0, 0, 0);
/// The paper of the card.
const GROUND: Color = Color::rgb(0xFFFDF5);
/// Between the card's edge and what stands on it.
const PADDING: f32 = 12.0;
/// The share of a phone's height that a card may take.
const MOST: f32 = 0.6;
/// Widths and sizes of type to try over the table, best first.
const SETTINGS: [(f32, f32); 5] = [
    (300.0, 13.0),
    (350.0, 13.0),
    (420.0, 13.0),
    (520.0, 12.5),
    (680.0, 12.0),
];
/// The same on a phone, where height is dear.
const NARROW: [(f32, f32); 8] = [
    (420.0, 13.0),
    (300.0, 12.0),
    (250.0, 11.0),
    (520.0, 13.0),
    (520.0, 11.0),
    (680.0, 12.5),
    (820.0, 12.0),
    (820.0, 11.0),
];
/// From this width on the lines follow one another in one paragraph.
const WIDE: f32 = 500.0;

/// Draws the card over everything else, if something is looked at that is on the table.
pub(crate) fn draw<G: Drawn>(show: &Show<G>, layout: &Layout, scene: &mut SceneOf<G>) {
    let Some(target) = show.closer else { return };
    let (Some(thing), Some(hint)) = (scene.target(target).and_then(Node::touch), show.hint(target)) else {
        return;
    };
    let phone = layout.form == Form::Phone;
    let room = layout.canvas.inset(6.0);
    let most = if phone { layout.canvas.h * MOST } else { room.h };
    // A board's sheet belongs to what it was opened from: the card leaves it in sight, or is not shown.
    let sheet = show
        .open
        .and_then(|sheet| scene.node(keys::sheet(G::number_of(sheet)))?.touch());
    let sheet = sheet.filter(|sheet| !sheet.overlaps(&thing));
    let lit = scene
        .nodes()
        .iter()
        .filter(|node| {
            node.target
                .is_some_and(|other| other != target && show.entry.is_lit(other))
        })
        .filter_map(Node::touch);
    let avoided: Vec<Rect> = lit.chain(sheet).collect();
    let settings = if phone { &NARROW[..] } else { &SETTINGS };
    let tried = settings.iter().map(|&(w, size)| {
        let leaf = Leaf::set(show, target, &hint, w, Size::new(room.w, most), size);
        let rect = place::beside(thing, leaf.size, room, &avoided, layout.form);
        let good = leaf.size.h <= most && !rect.overlaps(&thing);
        (leaf, rect, good)
    });
    // The first that is good; else the last, which is the lowest.
    let best = tried.reduce(|best, next| if best.2 { best } else { next });
    let Some((leaf, rect, _)) = best else { return };
    let of_sheet = G::sheet_of(show.view, target).is_some();
    if of_sheet && sheet.is_some_and(|sheet| sheet.overlaps(&rect)) {
        return;
    }
    let mut node = Node::new(CARD, Layer::Hint).with_marks(leaf.marks(show, rect));
    node.label = leaf.label;
    scene.push(node);
}

/// A card, measured.
struct Leaf<G: Drawn> {
    size: Size,
    title: Vec<String>,
    kind: Vec<String>,
    lines: Vec<Vec<String>>,
    type_size: f32,
    picture: G::Picture,
    foot: Option<String>,
    label: String,
}

impl<G: Drawn> Leaf<G> {
    /// The card about as wide as asked and no wider than `most`, set in a size of type.
    fn set(show: &Show<G>, target: TargetOf<G>, hint: &Hint<G::Chapter>, w: f32, most: Size, size: f32) -> Self {
        let picture = G::Picture::of(show, target, most.h);
        // A whole card beside the words takes room of its own.
        let w = (w + picture.beside() * 0.5).min(most.w);
        let label = show.words.spoken_hint(hint);
        let inner = w - 2.0 * PADDING;
        let beside = inner - picture.beside();
        let title = letters::wrap(Face::SerifBold, TITLE, &hint.title, beside - picture.emblem());
        let kind = letters::wrap(Face::Sans, SMALL, &hint.kind, beside - picture.emblem());
        let kind = if hint.kind.is_empty() { Vec::new() } else { kind };
        let lines = if w >= WIDE {
            vec![hint.lines.join(" ")]
        } else {
            hint.lines.clone()
        };
        let lines: Vec<_> = lines
            .iter()
            .map(|line| letters::wrap(Face::Sans, size, line, beside))
            .collect();
        let foot = hint.chapter.map(|chapter| {
            let args = [("chapter", G::chapter(show.words, chapter).into())];
            show.words.fill(Say::TipChapter, &args)
        });
        let mut leaf = Self {
            size: Size::new(w, 0.0),
            title,
            kind,
            lines,
            type_size: size,
            picture,
            foot,
            label,
        };
        let text = leaf.head() + leaf.body();
        let below = leaf.picture.below(show, inner, size) + leaf.foot.as_ref().map_or(0.0, |_| FOOT);
        leaf.size.h = 2.0 * PADDING + text.max(leaf.picture.beside_height()) + below;
        leaf
    }

    /// The height of title and kind.
    fn head(&self) -> f32 {
        let text = self.title.len() as f32 * TITLE * 1.2 + self.kind.len() as f32 * SMALL * 1.3;
        text.max(self.picture.emblem_height()) + 4.0
    }

    /// The height of the lines.
    fn body(&self) -> f32 {
        let leading = self.type_size * LEADING;
        let lines = self.lines.iter().map(|line| line.len() as f32 * leading + APART);
        lines.sum()
    }

    fn marks(&self, show: &Show<G>, rect: Rect) -> Vec<Mark> {
        let mut marks = vec![
            Mark::block(rect.shifted(Point::new(2.0, 5.0)), 6.0, palette::INK.alpha(28)),
            Mark::block(rect, 5.0, Paint::new(GROUND, Stroke::new(palette::INK, 2.0))),
            Mark::block(rect.inset(3.5), 2.5, Stroke::new(palette::HAIR, 1.0)),
        ];
        let mut inner = rect.inset(PADDING);
        if let Some(foot) = &self.foot {
            let at = inner.take_bottom(FOOT);
            let foot = letters::shorten(Face::Sans, 11.0, foot, at.w);
            marks.push(Text::within(at, foot, Face::Sans, 11.0, palette::MUTE, Align::Start).into());
        }
        let below = inner.take_bottom(self.picture.below(show, inner.w, self.type_size));
        marks.extend(self.picture.marks_below(show, below, self.type_size));
        marks.extend(self.picture.marks_beside(show, inner.take_left(self.picture.beside())));
        let mut head = inner.take_top(self.head());
        let emblem = head.take_left(self.picture.emblem());
        marks.extend(self.picture.marks_emblem(show, emblem));
        for (text, face, size, leading, color) in self
            .title
            .iter()
            .map(|text| (text, Face::SerifBold, TITLE, 1.2, palette::INK))
            .chain(
                self.kind
                    .iter()
                    .map(|text| (text, Face::Sans, SMALL, 1.3, palette::MUTE)),
            )
        {
            let at = head.take_top(size * leading);
            marks.push(Text::within(at, text.as_str(), face, size, color, Align::Start).into());
        }
        for line in &self.lines {
            for text in line {
                let at = inner.take_top(self.type_size * LEADING);
                let text = text.as_str();
                marks.push(Text::within(at, text, Face::Sans, self.type_size, palette::INK, Align::Start).into());
            }
            inner.take_top(APART);
        }
        marks
    }
}

/// The size of the title's type.
const TITLE: f32 = 17.0;
/// The size of the type below the title.
const SMALL: f32 = 12.0;
/// From line to line, in sizes of type.
const LEADING: f32 = 1.35;
/// Between two paragraphs.
const APART: f32 = 3.0;
/// The height of the line that names the chapter.
const FOOT: f32 = 17.0;
