//! The sheet over the board, where a choice needs room: its cards whole, and the ways to pay for the one that was chosen. On a phone the
//! same cards stand in the sheet below.

use super::keys::Kind;
use super::{Scene, Sheet, Show, Target, Thing, board, choices, hints, question, strips, things};
use crate::drawing::geometry::Held as _;
use crate::drawing::letters;
use crate::drawing::scene::{Align, Face, Layer, Mark, Node, Rect, Text, palette};
use crate::duel::Duel;
use crate::duel::components::Place;
use crate::duel::words::Tell;
use crate::table::dock::{detail, push_buttons};
use crate::table::keys::Part;
use crate::table::layout::Layout;
use crate::table::phone::FINGER;
use crate::table::print::{self, Light};
use crate::table::sheet::{PAYING, fold, frame, line_above};
use crate::table::{Explained as _, Shown as _, sheet_key};

/// Left and right, and above and below, of what stands on a sheet over the board.
const MARGIN: (f32, f32) = (14.0, 11.0);
/// Between two cards.
const GAP: f32 = 8.0;
/// The size of what is told beside its name and in its foot, by the width of what it stands in.
fn note(w: f32) -> f32 {
    (w * 0.017).held(13.0, 15.0)
}

/// Draws the open sheet over the board.
pub(super) fn draw(show: &Show, layout: &Layout, scene: &mut Scene) {
    let Some(sheet) = show.open else { return };
    // Where the Trader goes is asked of the Places, which it would cover.
    if show.entry.chosen() == Some(Target::Thing(Thing::Trader)) && Some(sheet) == Duel::opens(show.view) {
        return;
    }
    let tile = board::cell(layout, tile(show, sheet));
    let paying = choices::offered(show);
    // Over the country and what lies beside it, never over the balance: what a choice would tip is told there.
    let [first, _, balance] = strips::spine(layout);
    let whole = Rect::new(
        layout.board.x,
        layout.board.y,
        first.right() - layout.board.x,
        balance.y - layout.board.y - 6.0,
    );
    // Where it lies beside its Place it has all the room that there is, and keeps that of the ways to pay, whether or not a card is chosen.
    let beside = tile.x > whole.right();
    let is_free = paying.is_empty();
    let tells_paying = is_free && beside && has_pills(sheet) && choices::is_sheet_asked(show);
    let foot = match print::height(&paying, whole.w - 2.0 * MARGIN.0, PAYING) {
        _ if tells_paying => PAYING.tall + 14.0,
        _ if is_free => 0.0,
        h => h + 14.0,
    };
    let cards = match sheet {
        _ if beside => whole.h,
        Sheet::Technologies => whole.h,
        Sheet::Church => 104.0,
        Sheet::Bonus => 64.0,
        Sheet::Looked => 136.0,
    };
    let pills = if has_pills(sheet) { PILL + 6.0 } else { 0.0 };
    let tall = (2.0 * MARGIN.1 + 32.0 + cards + pills + foot).min(whole.h);
    // Beside the Place that it belongs to; where it would cover that, below or above it.
    let y = match beside {
        true => tile.centre().y - tall / 2.0,
        false if tile.bottom() + 12.0 + tall <= whole.bottom() => tile.bottom() + 12.0,
        false => tile.y - 12.0 - tall,
    };
    let y = y.held(whole.y, (whole.bottom() - tall).max(whole.y));
    let rect = Rect { y, h: tall, ..whole };
    scene.push(
        Node::new(sheet_key(Duel::number_of(sheet)), Layer::Sheet)
            .with_marks(frame(rect, tile.centre()))
            .with_cover(rect),
    );
    let mut inner = rect.inset_by(MARGIN.0, MARGIN.1);
    head(show, sheet, &mut inner, scene);
    inner.take_top(4.0);
    let mut foot = inner.take_bottom(foot);
    if !is_free || tells_paying {
        let mut marks = vec![line_above(foot)];
        foot.take_top(11.0);
        if tells_paying {
            let note = show.words.phrase(Tell::HowItIsPaid);
            let size = letters::fit(Face::Sans, self::note(foot.w), 11.0, note, foot.w).unwrap_or(11.0);
            marks.push(Text::within(foot, note, Face::Sans, size, palette::MUTE, Align::Start).into());
        }
        scene.push(Node::new(Part::SheetFoot.key(0, 0, 0), Layer::SheetPart).with_marks(marks));
        push_buttons(paying, foot, PAYING, scene);
    }
    lay(show, sheet, inner, things::cards(show, sheet), scene);
}

/// How high it is told below a card what it takes.
const PILL: f32 = 24.0;

/// Whether it is told below the cards of a sheet what each takes.
const fn has_pills(sheet: Sheet) -> bool {
    matches!(sheet, Sheet::Technologies | Sheet::Church)
}

/// What a card takes beyond the Influence, below it; nothing where its like is not asked about.
fn pill(show: &Show, thing: Thing, rect: Rect, scene: &mut Scene) {
    let Some((text, missing)) = hints::takes(show, thing) else {
        return;
    };
    let target = Target::Thing(thing);
    let (ground, ink) = match is_meant(show, target) {
        true => (Some(palette::VERMILION), palette::WHITE),
        false if missing => (None, palette::VERMILION_DARK),
        false => (Some(palette::OCHRE_LIGHT), palette::INK),
    };
    let at = rect.inset_by(0.0, 1.0);
    let size = letters::fit(Face::SansBold, (at.w * 0.07).held(12.0, 15.0), 11.0, &text, at.w - 8.0).unwrap_or(11.0);
    let mut marks: Vec<Mark> = ground
        .map(|ground| Mark::block(at, at.h / 2.0, ground))
        .into_iter()
        .collect();
    let text = letters::shorten(Face::SansBold, size, &text, at.w - 8.0);
    marks.push(Text::within(at, text, Face::SansBold, size, ink, Align::Middle).into());
    let [kind, number] = number(thing);
    scene.push(Node::new(Kind::Takes.key(kind, number, 0), Layer::SheetPart).with_marks(marks));
}

/// The Place that a sheet belongs to; that of the action that goes on, where it is a reward or a bonus.
fn tile(show: &Show, sheet: Sheet) -> Place {
    let table = show.table();
    match sheet {
        Sheet::Technologies => Place::Laboratory,
        Sheet::Church => Place::Church,
        Sheet::Looked if table.depth == 0 => Place::Port,
        Sheet::Bonus | Sheet::Looked => table.action().place,
    }
}

/// Name, what is told of the question that its cards answer, and the way to fold the sheet away.
fn head(show: &Show, sheet: Sheet, rest: &mut Rect, scene: &mut Scene) {
    let mut line = rest.take_top(28.0);
    fold(show, Duel::number_of(sheet), &mut line, scene);
    let is_asked = choices::is_sheet_asked(show);
    let name = match sheet {
        Sheet::Technologies if is_asked => show.speech().place(Place::Laboratory),
        Sheet::Church if is_asked => show.speech().place(Place::Church),
        _ => Duel::spoken_sheet(show.words, sheet),
    };
    let size = letters::fit(Face::SerifBold, (line.w * 0.026).held(18.0, 24.0), 11.0, name, line.w).unwrap_or(11.0);
    let mut marks: Vec<Mark> = vec![Text::within(line, name, Face::SerifBold, size, palette::INK, Align::Start).into()];
    if is_asked {
        let note = question::question(show).detail;
        let small = self::note(rest.w);
        line.take_left(letters::width(Face::SerifBold, size, name) + 14.0);
        // Beside the name, or on lines of its own.
        match letters::width(Face::Sans, small, &note) <= line.w {
            true => marks.push(Text::within(line, note, Face::Sans, small, palette::MUTE, Align::Start).into()),
            false => {
                let lines = letters::wrap(Face::Sans, small, &note, rest.w).len();
                marks.extend(detail(&note, small, rest.take_top(lines as f32 * small * 1.28)));
            }
        }
    }
    scene.push(
        Node::new(Part::SheetHead.key(sheet as u16, 0, 0), Layer::SheetPart)
            .with_marks(marks)
            .with_label(name),
    );
}

/// Lays cards side by side over a sheet, each above what it takes; Technologies that would be told on too little room in two columns, beside that.
fn lay(show: &Show, sheet: Sheet, rect: Rect, cards: Vec<Thing>, scene: &mut Scene) {
    let count = cards.len().max(least(sheet));
    if sheet == Sheet::Technologies && (rect.w < 5.0 * TOLD.0 || rect.h < TOLD.1) {
        let places = rect
            .columns(2, GAP)
            .flat_map(|column| column.rows(3, 4.0).collect::<Vec<_>>());
        for (thing, mut at) in cards.into_iter().zip(places) {
            let aside = at.take_right(ASIDE);
            pill(show, thing, Rect::around(aside.centre(), aside.w, PILL), scene);
            at.take_right(4.0);
            card(show, sheet, thing, at, scene);
        }
        return;
    }
    let pills = if has_pills(sheet) { PILL + 6.0 } else { 0.0 };
    for (thing, at) in cards.into_iter().zip(rect.columns(count, GAP)) {
        let most = at.w * tallest(sheet) + pills;
        let mut at = Rect {
            h: at.h.min(most),
            ..at
        };
        if has_pills(sheet) {
            pill(show, thing, at.take_bottom(PILL), scene);
            at.take_bottom(6.0);
        }
        card(show, sheet, thing, at, scene);
    }
}

/// Of how many cards a sheet has at least the room.
const fn least(sheet: Sheet) -> usize {
    match sheet {
        Sheet::Technologies => 4,
        Sheet::Church | Sheet::Bonus | Sheet::Looked => 3,
    }
}

/// How high a card of a sheet is at most, as a share of its width.
const fn tallest(sheet: Sheet) -> f32 {
    match sheet {
        Sheet::Technologies => 1.6,
        Sheet::Church => 1.5,
        Sheet::Bonus => 0.5,
        Sheet::Looked => 1.0,
    }
}

/// How wide a column and how high a sheet is at least for the cards of Technologies.
const TOLD: (f32, f32) = (140.0, 184.0);
/// How wide it is told beside a card what it takes.
const ASIDE: f32 = 104.0;

/// A card of a sheet, which is touched as a whole.
fn card(show: &Show, sheet: Sheet, thing: Thing, rect: Rect, scene: &mut Scene) {
    let target = Target::Thing(thing);
    let light = match is_meant(show, target) {
        true => Light::Chosen,
        false => strips::light(show, sheet, target),
    };
    let marks = strips::card(show, thing, rect, light);
    let [kind, number] = number(thing);
    scene.push(
        Node::new(Kind::SheetCard.key(kind, number, 0), Layer::SheetPart)
            .with_marks(marks)
            .with_target(rect, target)
            .with_label(show.label(target)),
    );
}

/// Whether a card was chosen, or would be by a touch: what it would come to is told then. Of what the pointer and the focus lie on it is one.
fn is_meant(show: &Show, target: Target) -> bool {
    let looked_at = || [show.hover, show.focus].into_iter().flatten();
    let chosen = show.entry.chosen();
    chosen.or_else(|| looked_at().find(|at| show.entry.is_lit(*at))) == Some(target)
}

/// What tells a card from the others of the sheets.
const fn number(thing: Thing) -> [u16; 2] {
    match thing {
        Thing::Technology(slot) => [0, slot as u16],
        Thing::Church(slot) => [1, slot as u16],
        Thing::Bonus(slot) => [2, slot as u16],
        Thing::Looked(order) => [3, order.0 as u16],
        _ => [4, 0],
    }
}

/// Draws the cards of a sheet on a phone, in as many columns as they are easily read in, or more where a finger would not find
/// them else; once one is chosen, it alone.
pub(super) fn on_phone(show: &Show, sheet: Sheet, rect: Rect, scene: &mut Scene) {
    let mut cards = things::cards(show, sheet);
    if choices::is_sheet_asked(show)
        && cards
            .iter()
            .any(|thing| show.entry.chosen() == Some(Target::Thing(*thing)))
    {
        cards.retain(|thing| show.entry.chosen() == Some(Target::Thing(*thing)));
    }
    let least = match sheet {
        Sheet::Technologies => 300.0,
        Sheet::Church => 104.0,
        Sheet::Bonus => 200.0,
        Sheet::Looked => 104.0,
    };
    let gap = 5.0;
    let most_lines = ((rect.h + gap) / (FINGER + gap)) as usize;
    let columns = ((rect.w / least) as usize).max(cards.len().div_ceil(most_lines.max(1)));
    let columns = columns.clamp(1, cards.len().max(1));
    let lines = cards.len().div_ceil(columns).max(1);
    let most = match sheet {
        Sheet::Looked => 150.0,
        Sheet::Technologies => 84.0,
        Sheet::Church => 128.0,
        Sheet::Bonus => 62.0,
    };
    let h = ((rect.h - gap * (lines - 1) as f32) / lines as f32).min(most);
    let block = Rect::new(rect.x, rect.y, rect.w, h * lines as f32 + gap * (lines - 1) as f32);
    let places = block
        .rows(lines, gap)
        .flat_map(|row| row.columns(columns, gap).collect::<Vec<_>>());
    for (thing, mut at) in cards.into_iter().zip(places) {
        if sheet == Sheet::Technologies && hints::takes(show, thing).is_some() && at.w >= 2.0 * ASIDE {
            let aside = at.take_right(ASIDE);
            pill(show, thing, Rect::around(aside.centre(), aside.w, PILL), scene);
            at.take_right(4.0);
        }
        card(show, sheet, thing, at, scene);
    }
}
