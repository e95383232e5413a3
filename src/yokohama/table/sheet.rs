//! The sheet of a management board: whole cards with words, over the rows beside its tile, with a notch so that place and
//! board are seen as one thing. It opens by itself when its Area acts. On a phone the same cards stand in the sheet below.

mod cards;
mod pieces;
mod spaces;

pub(super) use cards::LIST;

use super::asked::asked;
use super::payment::{self, Telling};
use super::strips::note;
use super::triangle::Triangle as _;
use super::{Button, Show, Target, choices};
use crate::drawing::geometry::Held as _;
use crate::drawing::letters::{self, Face};
use crate::drawing::scene::{self, Align, Color, Corners, Layer, Mark, Node, Rect, Scene, Symbol, Text, palette};
use crate::table::dock::push_buttons;
use crate::table::keys::Part;
use crate::table::layout::{Form, Layout};
use crate::table::print::Light;
use crate::table::row::Row;
use crate::table::sheet::{PAYING, fold, frame, line_above, rows};
use crate::words::Key;
use crate::yokohama::Yokohama;
use crate::yokohama::components::Area;
use crate::yokohama::words::Caption;

/// Left and right, and above and below, of what stands on a sheet over the table.
const MARGIN: (f32, f32) = (14.0, 11.0);

/// Whether the sheet over the table says what the cards cost that are asked about.
pub(super) fn says_rule(show: &Show) -> bool {
    show.open.is_some_and(|area| rule(show, area).is_some())
}

/// What the cards cost that are asked about, where the sheet over the table has room for it beside its name.
fn rule(show: &Show, area: Area) -> Option<String> {
    let layout = show.layout();
    if layout.form == Form::Phone || !has_prices(show, area) {
        return None;
    }
    let question = show.speech().question(show.table().decision()?);
    let fold = letters::width(Face::Sans, 12.0, show.words.text(Key::FoldAway)) + 18.0;
    let name = letters::width(Face::SerifBold, 18.0, show.words.area(area));
    let room = layout.map.rect.w - 2.0 * MARGIN.0 - 31.0 - fold - name - 20.0;
    Some(question.detail).filter(|rule| letters::width(Face::Sans, 11.0, rule) <= room)
}

/// Whether an Area has a sheet.
pub const fn exists(area: Area) -> bool {
    Symbol::seal(area).is_some() || matches!(area, Area::Chinatown | Area::EmploymentAgency)
}

/// The key of the paper of an Area's sheet over the table.
pub const fn key(area: Area) -> scene::Key {
    Part::Sheet.key(area as u16, 0, 0)
}

/// Draws the open sheet over the table.
pub(super) fn draw(show: &Show, layout: &Layout, scene: &mut Scene<Target>) {
    let Some(area) = show.open.filter(|&area| exists(area)) else {
        return;
    };
    let table = show.table();
    let Some(place) = table.places().find(|&place| table.board(place).area == area) else {
        return;
    };
    let tile = layout.map.tile(place);
    let map = layout.map.rect;
    let gap = layout.map.gap;
    // One row is enough for some boards; what must be paid needs room below it.
    let (row, both) = (layout.map.tile.h, layout.map.tile.h * 2.0 + gap);
    let [least, best] = needed(show, area, map.w - 2.0 * MARGIN.0);
    let tall = if least <= row { row } else { best.min(both) };
    let below = tile.centre().y < map.centre().y;
    let y = if below {
        tile.bottom() + gap
    } else {
        tile.y - gap - tall
    };
    let rect = Rect::new(map.x, y, map.w, tall);
    let marks = frame(rect, tile.centre());
    scene.push(Node::new(key(area), Layer::Sheet).with_marks(marks).with_cover(rect));
    contents(show, area, rect.inset_by(MARGIN.0, MARGIN.1), scene);
}

/// How high a sheet over the table must be at a width, and how high it stands at ease.
fn needed(show: &Show, area: Area, w: f32) -> [f32; 2] {
    let contents = match area {
        Area::Church | Area::Customs => [80.0, (w * 0.16).held(110.0, 190.0)],
        Area::Chinatown => [140.0, 220.0],
        Area::EmploymentAgency => [120.0, 190.0],
        // Whole cards cover both rows: no row is cut in two.
        _ => return [f32::INFINITY; 2],
    };
    let others = 2.0 * MARGIN.1 + 32.0 + foot(show, area, &paying(show, area, Telling::PriceAndRest), w);
    contents.map(|contents| others + contents)
}

/// The ways to pay for what was chosen on the board that is asked about.
pub(super) fn paying(show: &Show, area: Area, telling: Telling) -> Vec<Button> {
    if !asked(show, area) {
        return Vec::new();
    }
    let offered = choices::offered(show, telling).into_iter();
    offered
        .filter(|button| matches!(button.target, Target::Way(_) | Target::Move(_)))
        .collect()
}

/// How high the ways to pay stand in a width; on a wide sheet with prices their room is kept while no card is chosen.
fn foot(show: &Show, area: Area, paying: &[Button], w: f32) -> f32 {
    let wide = w >= 600.0;
    let lines = match rows(paying, if wide { w - 210.0 } else { w }) {
        0 if !(wide && has_prices(show, area)) => return 0.0,
        0 | 1 => PAYING.tall,
        lines => lines as f32 * (32.0 + PAYING.gap) - PAYING.gap,
    };
    lines + if wide { 17.0 } else { 12.0 }
}

/// Whether the question is about cards that are paid for by the point.
fn has_prices(show: &Show, area: Area) -> bool {
    matches!(area, Area::LaboratoryA | Area::LaboratoryB) && asked(show, area)
}

/// What stands on a sheet over the table: seal and name, cards or spaces, and the ways to pay for what was chosen.
fn contents(show: &Show, area: Area, rect: Rect, scene: &mut Scene<Target>) {
    let mut inner = rect;
    head(show, area, inner.take_top(28.0), scene);
    inner.take_top(4.0);
    let paying = paying(show, area, Telling::PriceAndRest);
    let foot = inner.take_bottom(foot(show, area, &paying, inner.w));
    if !paying.is_empty() {
        pay(show, paying, foot, scene);
    } else if foot.h > 0.0 {
        prices(show, foot, scene);
    }
    cards(show, area, inner, scene);
}

/// The cards, spaces, exchanges or pieces of a board.
pub(super) fn cards(show: &Show, area: Area, rect: Rect, scene: &mut Scene<Target>) {
    match area {
        Area::PortA | Area::PortB => cards::port(show, area, rect, scene),
        Area::LaboratoryA | Area::LaboratoryB => cards::laboratory(show, area, rect, scene),
        Area::Church | Area::Customs => spaces::draw(show, area, rect, scene),
        Area::Chinatown => pieces::exchanges(show, rect, scene),
        _ => pieces::recruits(show, rect, scene),
    }
}

/// Seal, name, what to know, and the way to fold the sheet away.
fn head(show: &Show, area: Area, rect: Rect, scene: &mut Scene<Target>) {
    let mut rest = rect;
    let mut marks = Vec::new();
    if let Some(seal) = Symbol::seal(area) {
        let side = rest.take_left(24.0);
        marks.push(Mark::stamp(seal, Rect::around(side.centre(), 24.0, 24.0)));
        rest.take_left(7.0);
    }
    fold(show, area as u16, &mut rest, scene);
    let (name, short) = (show.words.area(area), show.words.area_short(area));
    let fit = |name, least| letters::fit(Face::SerifBold, 18.0, least, name, rest.w).map(|size| (name, size));
    let (name, size) = fit(name, 13.0).or_else(|| fit(short, 11.0)).unwrap_or((short, 11.0));
    marks.push(Text::within(rest, name, Face::SerifBold, size, palette::INK, Align::Start).into());
    rest.take_left(letters::width(Face::SerifBold, size, name) + 10.0);
    // What is asked stands in the dock; the rule of a Laboratory stands here, for all its cards.
    let detail = rule(show, area).unwrap_or_else(|| note(show, area).to_owned());
    let size = letters::fit(Face::Sans, 13.0, 11.0, &detail, rest.w);
    if let Some(size) = size.filter(|_| !detail.is_empty()) {
        marks.push(Text::within(rest, detail, Face::Sans, size, palette::MUTE, Align::Start).into());
    }
    scene.push(
        Node::new(Part::SheetHead.key(area as u16, 0, 0), Layer::SheetPart)
            .with_marks(marks)
            .with_label(name),
    );
}

/// The ways to pay for what was chosen.
fn pay(show: &Show, buttons: Vec<Button>, rect: Rect, scene: &mut Scene<Target>) {
    let wide = rect.w >= 600.0;
    let mut rest = rect;
    rest.take_top(if wide { 11.0 } else { 6.0 });
    let mut marks = vec![line_above(rect)];
    if wide {
        let side = rest.take_left(200.0);
        rest.take_left(10.0);
        let title = payment::to_pay(show);
        let lines = letters::wrap(Face::SerifBold, 15.0, &title, side.w);
        let block = Rect::around(side.centre(), side.w, 18.0 * lines.len() as f32);
        let rows = block.rows(lines.len(), 0.0).zip(lines);
        marks.extend(
            rows.map(|(at, line)| Text::within(at, line, Face::SerifBold, 15.0, palette::INK, Align::Start).into()),
        );
    }
    scene.push(Node::new(Part::SheetFoot.key(0, 0, 0), Layer::SheetPart).with_marks(marks));
    push_buttons(buttons, rest, PAYING, scene);
}

/// What a point beyond the Power costs, and what one has to pay with, while no card is chosen.
fn prices(show: &Show, rect: Rect, scene: &mut Scene<Target>) {
    let mut rest = rect;
    rest.take_top(11.0);
    let row = |text: Caption| {
        let row = Row::new(14.0).icon_size(20.0).face(Face::Sans).color(palette::MUTE);
        row.text(show.words.text(text)).gap(8.0).color(palette::INK)
    };
    let price = row(Caption::PointBeyond)
        .face(Face::SansBold)
        .amount(Yokohama::YEN_A_POINT, Symbol::Yen)
        .gap(6.0)
        .face(Face::Sans)
        .text(show.words.text(Caption::Or))
        .gap(6.0)
        .face(Face::SansBold)
        .amount(1, Symbol::Import);
    let me = show.table().me();
    let owned = row(Caption::YouHave)
        .face(Face::SansBold)
        .amount(me.yen, Symbol::Yen)
        .gap(8.0)
        .amount(me.imports, Symbol::Import);
    let right = rest.take_right(owned.width());
    rest.take_right(16.0);
    let marks = [line_above(rect)]
        .into_iter()
        .chain(price.within(rest, Align::Start))
        .chain(owned.within(right, Align::End));
    scene.push(Node::new(Part::SheetFoot.key(0, 0, 0), Layer::SheetPart).with_marks(marks));
}

/// The state of something on the sheet.
fn light(show: &Show, area: Area, target: Target) -> Light {
    if asked(show, area) {
        Light::among(show, target)
    } else {
        Light::of(show, target)
    }
}

/// A round verdict below or beside a card: what it would take.
fn verdict(text: String, rect: Rect, light: Light) -> Vec<Mark> {
    let (ground, ink) = match light {
        Light::Chosen => (Some(palette::VERMILION), palette::WHITE),
        Light::Lit => (Some(Color::rgb(0xF1E4C4)), Color::rgb(0x5D430B)),
        _ => (None, palette::VERMILION_DARK),
    };
    let size = letters::fit(Face::SansBold, 12.0, 11.0, &text, rect.w - 8.0).unwrap_or(11.0);
    let mut marks = Vec::new();
    if let Some(ground) = ground {
        marks.push(Mark::block(rect, Corners::from(rect.h / 2.0), ground));
    }
    marks.push(Text::within(rect, text, Face::SansBold, size, ink, Align::Middle).into());
    marks
}
