//! The sheet over the board, where a choice needs room: its cards whole, and the ways to pay for the one that was chosen. On a phone the
//! same cards stand in the sheet below.

mod paying;
mod phone;
mod pill;

pub(super) use phone::on_phone;

use paying::{AROUND, LABEL, LARGE, LARGE_WAY, WAY, enlarge, paid_for};
use pill::{PILL, has_pills, pill, pills_width};

use super::keys::Kind;
use super::{Scene, Sheet, Show, Target, Thing, board, cards, choices, icons, question, strips, things};
use crate::drawing::geometry::Held as _;
use crate::drawing::letters;
use crate::drawing::scene::{Align, Face, Layer, Mark, Node, Rect, Text, palette};
use crate::duel::Duel;
use crate::duel::components::Place;
use crate::duel::words::Tell;
use crate::table::dock::{detail, push_buttons};
use crate::table::keys::Part;
use crate::table::layout::Layout;
use crate::table::print::{self, Light, Setting, Spread};
use crate::table::row::Row;
use crate::table::sheet::{PAYING, fold, frame, line_above};
use crate::table::{Explained as _, Shown as _, sheet_key};

/// How much room there is around what stands on a sheet over the board.
#[derive(Clone, Copy)]
struct Air {
    /// Left and right, and above and below.
    margin: (f32, f32),
    /// Between two cards.
    gap: f32,
    /// How high it is told below a card what it takes, with the gap above that.
    pill: f32,
}

impl Air {
    /// On a sheet of a width.
    const fn of(w: f32) -> Self {
        if w >= LARGE {
            return Self {
                margin: (22.0, 16.0),
                gap: 14.0,
                pill: 38.0,
            };
        }
        Self {
            margin: (14.0, 11.0),
            gap: 10.0,
            pill: PILL + 6.0,
        }
    }
}

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
    let air = Air::of(whole.w);
    let (across, down) = air.margin;
    // Where it lies beside its Place it has all the room that there is, and keeps that of the ways to pay, whether or not a card is chosen.
    let beside = tile.x > whole.right();
    let is_free = paying.is_empty();
    let tells_paying = is_free && beside && has_pills(sheet) && question::is_sheet_asked(show);
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
        let count = paying.len() as f32;
        let each = ((whole.w - 2.0 * across - LABEL) / count - air.gap).min(LARGE_WAY * WAY) - AROUND;
        paying.iter_mut().for_each(|button| enlarge(button, each));
    }
    let foot = match print::height(&paying, whole.w - 2.0 * across, setting) {
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
    let pills = if has_pills(sheet) { air.pill } else { 0.0 };
    let tall = (2.0 * down + HEAD + 6.0 + cards + pills + foot).min(whole.h);
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
    let mut inner = rect.inset_by(across, down);
    head(show, sheet, &mut inner, scene);
    inner.take_top(6.0);
    let mut foot = inner.take_bottom(foot);
    if !is_free || tells_paying {
        let mut marks = vec![line_above(foot)];
        foot.take_top(11.0);
        let lies_here =
            |chosen: &Target| matches!(chosen, Target::Thing(thing) if things::cards(show, sheet).contains(thing));
        let card = show.entry.chosen().filter(lies_here);
        match card {
            // In one way, which the button that pays tells.
            Some(card) if tells_paying => {
                let mut label = foot;
                let kept = choices::kept(show).map(|kept| Row::new(note(foot.w)).then(kept));
                if let Some(kept) = kept.filter(|kept| foot.w >= 1.4 * LABEL + kept.width()) {
                    label = foot.take_left(1.4 * LABEL);
                    marks.extend(kept.within(foot, Align::Start));
                }
                marks.extend(paid_for(show, card, label));
            }
            None if tells_paying => {
                let note = show.words.phrase(Tell::HowItIsPaid);
                let size = letters::fit(Face::Sans, self::note(foot.w), 11.0, note, foot.w).unwrap_or(11.0);
                marks.push(Text::within(foot, note, Face::Sans, size, palette::MUTE, Align::Start).into());
            }
            _ => {}
        }
        let is_line = few && !is_free && foot.h <= setting.tall + air.gap;
        let setting = match show.entry.chosen().filter(|_| is_line) {
            Some(chosen) => {
                marks.extend(paid_for(show, chosen, foot.take_left(LABEL)));
                foot.take_left(air.gap);
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
    lay(show, sheet, (inner, air), things::cards(show, sheet), scene);
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
    let is_asked = question::is_sheet_asked(show);
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
fn lay(show: &Show, sheet: Sheet, (rect, air): (Rect, Air), cards: Vec<Thing>, scene: &mut Scene) {
    let count = cards.len().max(least(sheet));
    if sheet == Sheet::Technologies && (rect.w < 5.0 * TOLD.0 || rect.h < TOLD.1) {
        let places = rect
            .columns(2, air.gap)
            .flat_map(|column| column.rows(3, 4.0).collect::<Vec<_>>());
        let aside = pills_width(show, &cards);
        let places = places.map(|mut place| {
            let aside = place.take_right(aside);
            place.take_right(4.0);
            (Rect::around(aside.centre(), aside.w, PILL), place)
        });
        return lay_in(show, sheet, places, cards, scene);
    }
    let pills = if has_pills(sheet) { air.pill } else { 0.0 };
    let places = rect.columns(count, air.gap).map(|place| {
        let most = place.w * tallest(sheet) + pills;
        let mut place = Rect {
            h: place.h.min(most),
            ..place
        };
        let mut foot = place.take_bottom(pills);
        foot.take_top(6.0);
        (foot, place)
    });
    lay_in(show, sheet, places, cards, scene);
}

/// Lays cards of one size, each with the place of what it takes.
fn lay_in(show: &Show, sheet: Sheet, places: impl Iterator<Item = (Rect, Rect)>, cards: Vec<Thing>, scene: &mut Scene) {
    let mut laid = cards.into_iter().zip(places).peekable();
    let Some((_, (_, first))) = laid.peek() else { return };
    let types = (sheet == Sheet::Technologies).then(|| cards::Types::of(show, *first));
    for (thing, (foot, at)) in laid {
        if has_pills(sheet) {
            pill(show, thing, foot, scene);
        }
        let light = light(show, sheet, thing);
        let title = match thing {
            Thing::Technology(slot) => show.table().technology(slot),
            _ => None,
        };
        let marks = match types.zip(title) {
            Some((types, title)) => types.draw(show, title, at, light),
            None => strips::card(show, thing, at, light),
        };
        touchable(show, thing, at, marks, scene);
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
