//! The cards of Ports and Laboratories at full size: six in a row, or on a phone a list, or two columns where it is low.

use super::super::asked::asked;
use super::super::keys::Kind;
use super::super::strips::bars;
use super::super::{Show, Target, Thing, cards};
use super::{light, verdict};
use crate::drawing::geometry::Held as _;
use crate::drawing::letters::{self, Face};
use crate::drawing::scene::{Align, Layer, Mark, Node, Rect, Scene, Text, palette};
use crate::table::print::{self, Light};
use crate::yokohama::components::{Area, TechnologyId};
use crate::yokohama::words::Caption;

/// How six cards are laid in a rectangle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Form {
    /// Whole cards in a row.
    Row,
    /// Lines, one below the other.
    List,
    /// Slips in two or three columns.
    Grid,
}

/// The line above a Technology that tells the surcharge of its space, where there is room for it.
const SURCHARGE: f32 = 18.0;
/// A verdict with the gap above it.
const PILL: f32 = 27.0;

/// How high a row of whole cards is at least, with their verdicts.
const WHOLE: f32 = 136.0;

/// How high a list of six cards is at least, each high enough for a finger.
pub(in crate::yokohama::table) const LIST: f32 = 6.0 * 44.0;

fn form(rect: Rect) -> Form {
    if rect.w >= 600.0 && rect.h >= WHOLE {
        Form::Row
    } else if rect.w < 600.0 && rect.h >= LIST {
        Form::List
    } else {
        Form::Grid
    }
}

fn cells(rect: Rect, form: Form) -> Vec<Rect> {
    match form {
        Form::Row => rect.columns(6, 8.0).collect(),
        Form::List => {
            let h = (rect.h / 6.0).min(54.0);
            Rect::new(rect.x, rect.y, rect.w, h * 6.0).rows(6, 0.0).collect()
        }
        Form::Grid => {
            let (columns, rows) = if rect.w >= 600.0 { (3, 2) } else { (2, 3) };
            let h = rect.h.min(rows as f32 * 76.0);
            let rect = Rect::new(rect.x, rect.y, rect.w, h);
            // Where it is low the gaps give way first.
            let gap = ((h - rows as f32 * 44.0) / 2.0).held(1.0, 5.0);
            rect.rows(rows, gap).flat_map(|row| row.columns(columns, 6.0)).collect()
        }
    }
}

/// The Orders of a Port.
pub(super) fn port(show: &Show, area: Area, rect: Rect, scene: &mut Scene<Target>) {
    let board = usize::from(area == Area::PortB);
    let form = form(rect);
    for (space, cell) in cells(rect, form).into_iter().enumerate() {
        let target = Target::Thing(Thing::Order(board as u8, space as u8));
        let light = light(show, area, target);
        let mut cell = cell;
        let mut marks = Vec::new();
        if form == Form::Row {
            marks.extend(level(show, area, space, cell.take_top(20.0)));
        }
        let hit = cell;
        let Some(card) = show.table().ports[board][space] else {
            push_vacancy(area, space, vacancy(hit, form), marks, scene);
            continue;
        };
        marks.extend(match form {
            Form::Row => cards::order_card(show, card, cell, light),
            Form::List => {
                let side = cell.take_left(22.0);
                let marks = bars(
                    show.game.content().port.spaces[space],
                    Rect::around(side.centre(), 16.0, 13.0),
                    palette::INDIGO,
                );
                marks
                    .into_iter()
                    .chain(cards::order_line(show, card, cell, light))
                    .collect()
            }
            Form::Grid => cards::order_slip(show, card, cell, light),
        });
        scene.push(
            Node::new(Kind::SheetCard.key(0, card.0.into(), 0), Layer::SheetPart)
                .with_marks(marks)
                .with_target(hit, target)
                .with_label(show.label(target)),
        );
    }
}

/// The level of a space, and the Power that it takes.
fn level(show: &Show, area: Area, space: usize, rect: Rect) -> Vec<Mark> {
    let level = show.game.content().port.spaces[space];
    let power = ("power", cards::power_for(show, area, level).into());
    let key = match level {
        1 => Caption::LowPower,
        2 => Caption::MidPower,
        _ => Caption::HighPower,
    };
    let mut rest = rect.inset_by(2.0, 0.0);
    let side = rest.take_left(20.0);
    let mut marks = bars(level, Rect::new(side.x, side.y + 4.0, 16.0, 11.0), palette::INDIGO);
    let text = show.words.fill(key, &[power]);
    marks.push(Text::within(rest, text, Face::Sans, 11.0, palette::MUTE, Align::Start).into());
    marks
}

/// A Technology on a space of an open Laboratory.
struct Lying {
    space: usize,
    card: TechnologyId,
    light: Light,
    /// What it would take of the acting player, while the question is about it.
    verdict: Option<String>,
}

/// The Technologies of a Laboratory, each with what it would take beyond the Power.
pub(super) fn laboratory(show: &Show, area: Area, rect: Rect, scene: &mut Scene<Target>) {
    let board = u8::from(area == Area::LaboratoryB);
    let form = form(rect);
    let judged = asked(show, area);
    let cells = cells(rect, form);
    let on = |space: usize| {
        show.table().laboratories[usize::from(board)]
            .get(space)
            .copied()
            .flatten()
    };
    let terms = terms(show, form, cells[0], (0..cells.len()).filter_map(on));
    let surcharged = form == Form::Row && rect.h >= SURCHARGE + 140.0 + PILL;
    let lies = |space: usize| -> Option<Lying> {
        let card = on(space)?;
        let light = light(show, area, Target::Thing(Thing::Technology(board, space as u8)));
        let verdict = judged.then(|| judgement(show, card, space as u8, light, terms));
        Some(Lying {
            space,
            card,
            light,
            verdict,
        })
    };
    let lying: Vec<Lying> = (0..cells.len()).filter_map(lies).collect();
    let mut card = cells[0];
    card.take_top(if surcharged { SURCHARGE } else { 0.0 });
    card.take_bottom(if judged { PILL } else { 0.0 });
    let size = cards::effect_size(show, lying.iter().map(|lying| lying.card), card);
    // In a list the verdicts are one column, and so are the flags before it.
    let verdicts = lying.iter().filter_map(|lying| lying.verdict.as_deref());
    let column = verdicts.map(pill).fold(0.0, f32::max).min(rect.w * 0.36);
    for (space, cell) in cells.into_iter().enumerate() {
        let mut cell = cell;
        let mut marks = Vec::new();
        if surcharged {
            marks.push(surcharge(show, space, cell.take_top(SURCHARGE)));
        }
        let Some(lying) = lying.iter().find(|lying| lying.space == space) else {
            push_vacancy(area, space, vacancy(cell, form), marks, scene);
            continue;
        };
        marks.extend(match form {
            Form::Row => whole_card(show, lying, cell, size),
            Form::List => in_a_list(show, lying, cell, column),
            Form::Grid => in_a_grid(show, lying, cell),
        });
        let target = Target::Thing(Thing::Technology(board, space as u8));
        scene.push(
            Node::new(Kind::SheetCard.key(1, lying.card.0.into(), 0), Layer::SheetPart)
                .with_marks(marks)
                .with_target(cell, target)
                .with_label(show.label(target)),
        );
    }
}

/// The surcharge of a space, above its card.
fn surcharge(show: &Show, space: usize, rect: Rect) -> Mark {
    let surcharge = show.game.content().laboratory.spaces[space];
    let text = show.words.fill(Caption::Surcharge, &[("n", surcharge.into())]);
    Text::within(rect, text, Face::Sans, 12.0, palette::MUTE, Align::Middle).into()
}

/// A Technology as a whole card, its effect in type of a size, its verdict below.
fn whole_card(show: &Show, lying: &Lying, rect: Rect, size: f32) -> Vec<Mark> {
    let mut rest = rect;
    let pill = lying.verdict.as_ref().map(|text| {
        let mut pill = rest.take_bottom(PILL);
        pill.take_top(5.0);
        verdict(text.clone(), pill, lying.light)
    });
    let mut marks = cards::technology_card(show, lying.card, lying.space, rest, lying.light, size);
    marks.extend(pill.into_iter().flatten());
    marks
}

/// A Technology as a line of a list, with a column for the verdicts at its end.
fn in_a_list(show: &Show, lying: &Lying, rect: Rect, column: f32) -> Vec<Mark> {
    let (mut marks, room) = cards::technology_line(show, lying.card, lying.space, rect, lying.light, column);
    if let Some(text) = &lying.verdict {
        let pill = Rect::around(room.centre(), room.w, 24.0);
        marks.extend(verdict(text.clone(), pill, lying.light));
    }
    marks
}

/// A Technology as a slip among others, its verdict at the foot where it is high enough.
fn in_a_grid(show: &Show, lying: &Lying, rect: Rect) -> Vec<Mark> {
    let said = lying.verdict.as_ref().filter(|_| rect.h >= 58.0);
    let room = if said.is_some() { 20.0 } else { 0.0 };
    let (mut marks, mut foot) = cards::technology_slip_above(show, lying.card, lying.space, rect, lying.light, room);
    if let Some(text) = said {
        let at = foot.take_left(pill(text));
        marks.extend(verdict(
            text.clone(),
            Rect::new(at.x, at.y - 1.0, at.w, 18.0),
            lying.light,
        ));
    }
    marks
}

/// How wide a verdict is.
fn pill(text: &str) -> f32 {
    letters::width(Face::SansBold, 12.0, text) + 20.0
}

/// What is said where Power is enough for a card, and where more is to pay. On a narrow card it is said in fewer words; so it is in a
/// list, unless each effect has room beside more.
fn terms(show: &Show, form: Form, cell: Rect, mut cards: impl Iterator<Item = TechnologyId>) -> [Caption; 2] {
    let whole = show.words.text(Caption::PowerEnough);
    match form {
        Form::Row | Form::Grid if letters::width(Face::SansBold, 12.0, whole) + 8.0 <= cell.w => {
            [Caption::PowerEnough, Caption::MoreToPay]
        }
        Form::List if cards.all(|card| cards::line_tells_effect(show, card, cell, pill(whole))) => {
            [Caption::PowerEnough, Caption::More]
        }
        _ => [Caption::Enough, Caption::More],
    }
}

/// What a Technology would take of the acting player, in such terms.
fn judgement(show: &Show, card: TechnologyId, space: u8, light: Light, [enough, more]: [Caption; 2]) -> String {
    let me = show.table().me();
    let points = u16::from(show.game.points_to_pay(show.table(), space).unwrap_or_default());
    let count = |key, n: u16| show.words.fill(key, &[("n", n.into())]);
    if me.knows(cards::technology(show, card).title) {
        show.words.text(Caption::YouOwnIt).to_owned()
    } else if points == 0 {
        show.words.text(enough).to_owned()
    } else if light == Light::Shut {
        count(Caption::PointsShort, points.saturating_sub(me.imports + me.yen / 2))
    } else {
        // What a later card costs more is no part of what Power pays.
        let later = u16::from(me.later_point());
        let beyond = match points - later {
            0 => points.to_string(),
            beyond if later > 0 => format!("{beyond} + {later}"),
            beyond => beyond.to_string(),
        };
        show.words.fill(more, &[("n", beyond.into())])
    }
}

/// Where a missing card is drawn: in a list only its head.
fn vacancy(cell: Rect, form: Form) -> Rect {
    match form {
        Form::List => Rect::new(cell.x + 22.0 + 6.0, cell.centre().y - 13.0, cell.w * 0.4, 26.0),
        Form::Row | Form::Grid => cell,
    }
}

fn push_vacancy(area: Area, space: usize, cell: Rect, marks: Vec<Mark>, scene: &mut Scene<Target>) {
    let marks = marks.into_iter().chain([print::vacant(cell.inset(1.0), 4.0)]);
    scene.push(Node::new(Kind::SheetVacant.key(area as u16, space as u16, 0), Layer::SheetPart).with_marks(marks));
}
