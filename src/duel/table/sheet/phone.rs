//! The same cards in the sheet of a phone.

use super::super::{Scene, Sheet, Show, Target, Thing, cards, question, things};
use super::pill::{PILL, pill, pills_width};
use super::{card, light, touchable};
use crate::drawing::scene::Rect;
use crate::duel::components::{CHURCHES_SHOWN, Title};
use crate::table::phone::FINGER;
use crate::table::print::Light;

/// Draws the cards of a sheet on a phone, in as many columns as they are easily read in, or more where a finger would not find
/// them else; once one is chosen, it alone where there is no room for all.
pub(in super::super) fn on_phone(show: &Show, sheet: Sheet, rect: Rect, scene: &mut Scene) {
    let mut cards = things::cards(show, sheet);
    let least = match sheet {
        Sheet::Technologies => 300.0,
        Sheet::Church => 104.0,
        Sheet::Bonus => 200.0,
        Sheet::Looked => 104.0,
    };
    let at_ease = ((rect.w / least) as usize).max(1);
    let lines_in = |gap: f32| (((rect.h + gap) / (FINGER + gap)) as usize).max(1);
    let has_room = |gap: &f32| cards.len() <= at_ease * lines_in(*gap);
    // Closer together where all lie there only so.
    let gap = [5.0, 1.5].into_iter().find(has_room).unwrap_or(5.0);
    let most_lines = lines_in(gap);
    let is_chosen = |thing: &Thing| show.entry.chosen() == Some(Target::Thing(*thing));
    if question::is_sheet_asked(show) && cards.iter().any(is_chosen) && cards.len() > at_ease * most_lines {
        cards.retain(is_chosen);
    }
    // A Church card grows no wider when others are gone.
    let abreast = match sheet {
        Sheet::Church => CHURCHES_SHOWN,
        _ => cards.len().max(1),
    };
    let columns = at_ease.max(cards.len().div_ceil(most_lines)).min(abreast);
    let lines = cards.len().div_ceil(columns).max(1);
    let most = match sheet {
        Sheet::Looked => 190.0,
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
