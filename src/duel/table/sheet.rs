//! The sheet over the board, where a choice needs room: its cards whole, and the ways to pay for the one that was chosen. On a phone the
//! same cards stand in the sheet below.

use super::hints::Asked;
use super::keys::Kind;
use super::{Button, Scene, Sheet, Show, Target, Thing, board, cards, choices, hints, icons, question, strips, things};
use crate::drawing::geometry::Held as _;
use crate::drawing::letters;
use crate::drawing::scene::{Align, Color, Face, Layer, Mark, Node, Rect, Text, palette};
use crate::duel::Duel;
use crate::duel::components::{Place, Title};
use crate::duel::words::Tell;
use crate::table::dock::{detail, push_buttons};
use crate::table::keys::Part;
use crate::table::layout::Layout;
use crate::table::phone::FINGER;
use crate::table::print::{self, Light, Setting, Spread};
use crate::table::row::Row;
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
    let mut paying = choices::offered(show);
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
    let few = paying.iter().all(|button| button.weight.is_way());
    let is_large = few && whole.w >= LARGE;
    let setting = match is_large {
        true => Setting {
            tall: LARGE_WAY,
            ..PAYING
        },
        false => PAYING,
    };
    if is_large {
        paying.iter_mut().for_each(enlarge);
    }
    let foot = match print::height(&paying, whole.w - 2.0 * MARGIN.0, setting) {
        _ if tells_paying => setting.tall + 14.0,
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
    let tall = (2.0 * MARGIN.1 + HEAD + 6.0 + cards + pills + foot).min(whole.h);
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
    inner.take_top(6.0);
    let mut foot = inner.take_bottom(foot);
    if !is_free || tells_paying {
        let mut marks = vec![line_above(foot)];
        foot.take_top(11.0);
        if tells_paying {
            let note = show.words.phrase(Tell::HowItIsPaid);
            let size = letters::fit(Face::Sans, self::note(foot.w), 11.0, note, foot.w).unwrap_or(11.0);
            marks.push(Text::within(foot, note, Face::Sans, size, palette::MUTE, Align::Start).into());
        }
        let is_line = few && !is_free && foot.h <= setting.tall + GAP;
        let setting = match show.entry.chosen().filter(|_| is_line) {
            Some(chosen) => {
                marks.extend(paid_for(show, chosen, foot.take_left(LABEL)));
                foot.take_left(GAP);
                // As wide as is easily read, side by side.
                foot.w = foot.w.min(paying.len() as f32 * setting.tall * WAY);
                Setting {
                    spread: Spread::Filled,
                    ..setting
                }
            }
            None => setting,
        };
        scene.push(Node::new(Part::SheetFoot.key(0, 0, 0), Layer::SheetPart).with_marks(marks));
        push_buttons(paying, foot, setting, scene);
    }
    lay(show, sheet, inner, things::cards(show, sheet), scene);
}

/// A sheet so wide is one of a large screen.
const LARGE: f32 = 900.0;
/// How high a way to pay is there.
const LARGE_WAY: f32 = 58.0;
/// How wide it is told before the ways to pay what is paid for, and how wide each of these is at most, in its heights.
const LABEL: f32 = 132.0;
const WAY: f32 = 7.0;

/// Sets a way to pay in the type of a large screen.
fn enlarge(button: &mut Button) {
    button.row = Row::new(18.0).icon_size(26.0).then(button.row.clone());
    button.note = button
        .note
        .take()
        .map(|note| Row::new(14.5).face(Face::Sans).then(note));
}

/// What a card takes, and which it is, before the ways to pay for it.
fn paid_for(show: &Show, chosen: Target, rect: Rect) -> Vec<Mark> {
    let Target::Thing(thing) = chosen else {
        return Vec::new();
    };
    let takes = hints::takes(show, thing).map_or_else(String::new, |(text, _)| text);
    let name = show.hint(chosen).map_or_else(String::new, |hint| hint.title);
    let unit = if rect.h >= LARGE_WAY { 1.2 } else { 1.0 };
    let mut block = Rect::around(rect.centre(), rect.w, 36.0 * unit);
    let lines = [
        (takes, Face::SansBold, 14.5 * unit, palette::INK),
        (name, Face::Sans, 13.0 * unit, palette::MUTE),
    ];
    let write = |(text, face, size, ink): (String, Face, f32, Color)| {
        let at = block.take_top(18.0 * unit);
        Text::within(
            at,
            letters::shorten(face, size, &text, at.w),
            face,
            size,
            ink,
            Align::Start,
        )
        .into()
    };
    lines.into_iter().map(write).collect()
}

/// How high it is told below a card what it takes.
const PILL: f32 = 24.0;

/// Whether it is told below the cards of a sheet what each takes.
const fn has_pills(sheet: Sheet) -> bool {
    matches!(sheet, Sheet::Technologies | Sheet::Church)
}

/// What a card takes beyond the Influence, below it or at its edge; nothing where its like is not asked about.
fn pill(show: &Show, thing: Thing, rect: Rect, scene: &mut Scene) {
    let Some((text, asked)) = hints::takes(show, thing) else {
        return;
    };
    let target = Target::Thing(thing);
    let (ground, ink) = match is_meant(show, target) {
        true => (Some(palette::VERMILION), palette::WHITE),
        false => match asked {
            Asked::Nothing => (Some(palette::MOSS_DARK.alpha(18)), palette::INK),
            Asked::InReach => (Some(palette::OCHRE_LIGHT), palette::INK),
            Asked::OutOfReach => (None, palette::VERMILION_DARK),
        },
    };
    let at = rect.inset_by(0.0, 1.0);
    let ease = (at.w * 0.07).held(12.0, 15.0);
    // Told whole where it has room.
    let whole = show.words.phrase(Tell::InfluenceEnough);
    let has_room = letters::fit(Face::SansBold, ease, 12.0, whole, at.w - 12.0).is_some();
    let text = match asked {
        Asked::Nothing if has_room => whole.to_owned(),
        _ => text,
    };
    let size = letters::fit(Face::SansBold, ease, 11.0, &text, at.w - 8.0).unwrap_or(11.0);
    let mut marks: Vec<Mark> = ground
        .map(|ground| Mark::block(at, at.h / 2.0, ground))
        .into_iter()
        .collect();
    let text = letters::shorten(Face::SansBold, size, &text, at.w - 8.0);
    marks.push(Text::within(at, text, Face::SansBold, size, ink, Align::Middle).into());
    let [kind, number] = number(thing);
    scene.push(Node::new(Kind::Takes.key(kind, number, 0), Layer::SheetPart).with_marks(marks));
}

/// How wide a pill beside a card is: as wide as the widest one of all cards asks, within limits.
fn pills_width(show: &Show, cards: &[Thing]) -> f32 {
    let texts = cards.iter().filter_map(|thing| Some(hints::takes(show, *thing)?.0));
    let widest = texts
        .map(|text| letters::width(Face::SansBold, 12.0, &text))
        .reduce(f32::max);
    widest.map_or(0.0, |w| (w + 18.0).held(60.0, 124.0))
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

/// Its seal and name, what is told of the question that its cards answer, and the way to fold the sheet away.
fn head(show: &Show, sheet: Sheet, rest: &mut Rect, scene: &mut Scene) {
    let is_asked = choices::is_sheet_asked(show);
    let place = match sheet {
        Sheet::Technologies if is_asked => Some(Place::Laboratory),
        Sheet::Church if is_asked => Some(Place::Church),
        _ => None,
    };
    let name = match place {
        Some(place) => show.speech().place(place),
        None => Duel::spoken_sheet(show.words, sheet),
    };
    let note = if is_asked {
        question::question(show).detail
    } else {
        String::new()
    };
    let mut line = rest.take_top(HEAD);
    fold(show, Duel::number_of(sheet), &mut line, scene);
    let mut marks = Vec::new();
    if let Some(seal) = place.and_then(icons::seal) {
        let at = line.take_left(HEAD - 2.0);
        marks.extend(print::seal(seal, Rect::around(at.centre(), at.w, at.w), Light::Chosen));
        line.take_left(9.0);
    }
    let size = letters::fit(Face::SerifBold, (line.w * 0.026).held(18.0, 24.0), 11.0, name, line.w).unwrap_or(11.0);
    marks.push(Text::within(line, name, Face::SerifBold, size, palette::INK, Align::Start).into());
    let mut beside = line;
    beside.take_left(letters::width(Face::SerifBold, size, name) + 14.0);
    let small = self::note(rest.w);
    // Beside the name on one line or on two, in smaller type if need be, or on lines of its own.
    let lines = letters::wrap(Face::Sans, small - 1.0, &note, beside.w.max(1.0));
    if let Some(size) = letters::fit(Face::Sans, small, 13.0, &note, beside.w) {
        marks.push(Text::within(beside, note, Face::Sans, size, palette::MUTE, Align::Start).into());
    } else if lines.len() <= 2 && beside.w >= NOTED {
        let block = Rect::around(beside.centre(), beside.w, (small - 1.0) * 1.25 * lines.len() as f32);
        for (at, line) in block.rows(lines.len(), 0.0).zip(lines) {
            marks.push(Text::within(at, line, Face::Sans, small - 1.0, palette::MUTE, Align::Start).into());
        }
    } else {
        let lines = letters::wrap(Face::Sans, small, &note, rest.w).len();
        marks.extend(detail(&note, small, rest.take_top(lines as f32 * small * 1.28)));
    }
    scene.push(
        Node::new(Part::SheetHead.key(sheet as u16, 0, 0), Layer::SheetPart)
            .with_marks(marks)
            .with_label(name),
    );
}

/// How high the head of a sheet is, and how much room beside the name is enough for two lines.
const HEAD: f32 = 30.0;
const NOTED: f32 = 320.0;

/// Lays cards side by side over a sheet, each above what it takes; Technologies that would be told on too little room in two columns, beside that.
fn lay(show: &Show, sheet: Sheet, rect: Rect, cards: Vec<Thing>, scene: &mut Scene) {
    let count = cards.len().max(least(sheet));
    if sheet == Sheet::Technologies && (rect.w < 5.0 * TOLD.0 || rect.h < TOLD.1) {
        let places = rect
            .columns(2, GAP)
            .flat_map(|column| column.rows(3, 4.0).collect::<Vec<_>>());
        let aside = pills_width(show, &cards);
        for (thing, mut at) in cards.into_iter().zip(places) {
            let aside = at.take_right(aside);
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

/// A card of a sheet.
fn card(show: &Show, sheet: Sheet, thing: Thing, rect: Rect, scene: &mut Scene) {
    let marks = strips::card(show, thing, rect, light(show, sheet, thing));
    touchable(show, thing, rect, marks, scene);
}

/// The state of a card of a sheet: the one that is meant stands out.
fn light(show: &Show, sheet: Sheet, thing: Thing) -> Light {
    let target = Target::Thing(thing);
    match is_meant(show, target) {
        true => Light::Chosen,
        false => strips::light(show, sheet, target),
    }
}

/// A card that is drawn so, and is touched as a whole.
fn touchable(show: &Show, thing: Thing, rect: Rect, marks: Vec<Mark>, scene: &mut Scene) {
    let target = Target::Thing(thing);
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
/// them else; once one is chosen, it alone where there is no room for all.
pub(super) fn on_phone(show: &Show, sheet: Sheet, rect: Rect, scene: &mut Scene) {
    let mut cards = things::cards(show, sheet);
    let least = match sheet {
        Sheet::Technologies => 300.0,
        Sheet::Church => 104.0,
        Sheet::Bonus => 200.0,
        Sheet::Looked => 104.0,
    };
    let gap = 5.0;
    let most_lines = (((rect.h + gap) / (FINGER + gap)) as usize).max(1);
    let at_ease = ((rect.w / least) as usize).max(1);
    let is_chosen = |thing: &Thing| show.entry.chosen() == Some(Target::Thing(*thing));
    if choices::is_sheet_asked(show) && cards.iter().any(is_chosen) && cards.len() > at_ease * most_lines {
        cards.retain(is_chosen);
    }
    let columns = at_ease.max(cards.len().div_ceil(most_lines));
    let columns = columns.clamp(1, cards.len().max(1));
    let lines = cards.len().div_ceil(columns).max(1);
    let most = match sheet {
        Sheet::Looked => 150.0,
        Sheet::Technologies => 76.0,
        Sheet::Church => 164.0,
        Sheet::Bonus => 62.0,
    };
    let h = ((rect.h - gap * (lines - 1) as f32) / lines as f32).min(most);
    let block = Rect::new(rect.x, rect.y, rect.w, h * lines as f32 + gap * (lines - 1) as f32);
    let places: Vec<Rect> = block
        .rows(lines, gap)
        .flat_map(|row| row.columns(columns, gap).collect::<Vec<_>>())
        .collect();
    let aside = pills_width(show, &cards);
    if sheet == Sheet::Technologies && places.first().is_some_and(|place| place.w >= least) {
        return on_lines(show, &cards, &places, aside, scene);
    }
    for (thing, mut at) in cards.into_iter().zip(places) {
        // What it takes stands below it, where a finger finds what is left.
        if sheet == Sheet::Church && aside > 0.0 && at.h >= FINGER + PILL {
            pill(show, thing, at.take_bottom(PILL), scene);
            at.take_bottom(3.0);
        }
        card(show, sheet, thing, at, scene);
    }
}

/// Technologies on lines of a phone's sheet, each with what it takes at its right edge, if that is told, on so much room.
fn on_lines(show: &Show, things: &[Thing], places: &[Rect], pills: f32, scene: &mut Scene) {
    const MARGIN: f32 = 8.0;
    let title = |thing: &Thing| match *thing {
        Thing::Technology(slot) => show.table().technology(slot),
        _ => None,
    };
    let titles: Vec<Title> = things.iter().filter_map(title).collect();
    let Some(first) = places.first() else { return };
    let aside = if pills > 0.0 { pills + MARGIN } else { 0.0 };
    let lines = cards::Lines::of(show, &titles, *first, aside);
    for ((thing, title), at) in things.iter().zip(titles).zip(places) {
        // Once one is chosen the others stand back.
        let light = match light(show, Sheet::Technologies, *thing) {
            Light::Lit if show.entry.chosen().is_some() => Light::Rest,
            light => light,
        };
        touchable(show, *thing, *at, lines.draw(show, title, *at, light), scene);
        let mut inner = at.inset_by(MARGIN, 0.0);
        let edge = inner.take_right(pills);
        pill(show, *thing, Rect::around(edge.centre(), edge.w, PILL + 2.0), scene);
    }
}
