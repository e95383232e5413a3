//! The strips of the management boards, always in sight: all that an experienced player needs, mostly in symbols.

mod cards;
pub(super) mod spaces;

use super::asked::asked;
use super::keys;
use super::{Show, Target, Thing};
use crate::drawing::letters::{self, Face};
use crate::drawing::scene::{
    Align, Color, Layer, Mark, Node, Paint, Point, Rect, Scene, Stroke, Symbol, Text, palette,
};
use crate::table::print::{self, Light};
use crate::yokohama::Ask;
use crate::yokohama::components::Area;
use crate::yokohama::words::Caption;

/// Draws the strips of every board in play, one below the other.
pub(super) fn draw(show: &Show, rect: Rect, scene: &mut Scene<Target>) {
    let areas = boards(show);
    let gap = if rect.w > 400.0 { 8.0 } else { 4.0 };
    let room = rect.h - gap * areas.len().saturating_sub(1) as f32;
    let low = rect.h < 520.0;
    let share = |area| if low { low_share(area) } else { share(area) };
    let natural: f32 = areas.iter().map(|&area| share(area)).sum();
    let mut y = rect.y;
    for area in areas {
        let h = room * share(area) / natural;
        strip(show, area, Rect::new(rect.x, y, rect.w, h), scene);
        y += h + gap;
    }
}

/// The boards in play, in the order of the rail and of the phone's tabs.
pub(super) fn boards(show: &Show) -> Vec<Area> {
    const ALL: [Area; 6] = [
        Area::PortA,
        Area::PortB,
        Area::LaboratoryA,
        Area::LaboratoryB,
        Area::Church,
        Area::Customs,
    ];
    let in_play = |area: &Area| {
        show.table()
            .places()
            .any(|place| show.table().board(place).area == *area)
    };
    ALL.into_iter().filter(in_play).collect()
}

/// How high a strip is beside the others.
const fn share(area: Area) -> f32 {
    match area {
        Area::PortA | Area::PortB => 118.0,
        Area::LaboratoryA | Area::LaboratoryB => 98.0,
        _ => 64.0,
    }
}

/// The same where there is little height: titles of Technologies need two lines.
const fn low_share(area: Area) -> f32 {
    match area {
        Area::PortA | Area::PortB => 85.0,
        Area::LaboratoryA | Area::LaboratoryB => 85.0,
        _ => 50.0,
    }
}

fn strip(show: &Show, area: Area, rect: Rect, scene: &mut Scene<Target>) {
    let light = standing(show, area);
    let mut marks = print::lit_paper(rect, light);
    let mut inner = rect.inset_by(6.0, 5.0);
    let seal = Symbol::seal(area);
    let name = show.words.area(area);
    let wide = rect.w > 400.0;
    let ask = |inner: Rect| match area {
        Area::PortA | Area::PortB => cards::port(show, area, inner, columns(area, rect)),
        Area::LaboratoryA | Area::LaboratoryB => cards::laboratory(show, area, inner, columns(area, rect)),
        _ => spaces::spaces(show, area, inner),
    };
    let single_line = matches!(area, Area::Church | Area::Customs) && rect.h < 78.0;
    if single_line {
        let side = inner.take_left(24.0);
        if let Some(seal) = seal {
            marks.extend(print::seal(seal, Rect::around(side.centre(), 22.0, 22.0), light));
        }
        inner.take_left(4.0);
    } else {
        // In a tight strip the title shares its line with the heads of the columns.
        let mut head = if tight(area, rect) {
            Rect::new(inner.x, inner.y, inner.w / 3.0 + 12.0, 17.0)
        } else {
            inner.take_top(if wide { 22.0 } else { 19.0 })
        };
        let side = head.take_left(head.h.min(20.0));
        if let Some(seal) = seal {
            marks.extend(print::seal(seal, Rect::around(side.centre(), side.w, side.w), light));
        }
        head.take_left(5.0);
        let size =
            letters::fit(Face::SerifSemibold, if wide { 15.0 } else { 13.5 }, 11.0, name, head.w).unwrap_or(11.0);
        marks.push(Text::within(head, name, Face::SerifSemibold, size, palette::INK, Align::Start).into());
        if !tight(area, rect) {
            head.take_left(letters::width(Face::SerifSemibold, size, name) + 8.0);
            let note = note(show, area);
            if letters::width(Face::Sans, 11.0, note) <= head.w {
                marks.push(Text::within(head, note, Face::Sans, 11.0, palette::MUTE, Align::End).into());
            }
            inner.take_top(1.0);
        }
    }
    scene.push(
        Node::new(keys::board(area), Layer::Board)
            .with_marks(marks)
            .with_target(rect, Target::Sheet(area))
            .with_label(name),
    );
    for node in ask(inner) {
        scene.push(node);
    }
}

/// What to know of a board, in a line; nothing of an Area that has none beside the table.
pub(super) fn note(show: &Show, area: Area) -> &'static str {
    show.words.text(match area {
        Area::PortA | Area::PortB => Caption::PortNote,
        Area::LaboratoryA | Area::LaboratoryB => Caption::LaboratoryNote,
        Area::Church => Caption::ChurchNote,
        Area::Customs => Caption::CustomsNote,
        _ => return "",
    })
}

/// How the columns of cards of a strip are set.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Columns {
    /// The height of the heads.
    head: f32,
    /// Between columns.
    across: f32,
    /// Between cards.
    down: f32,
    /// Where the board's title stands.
    title: Title,
}

/// Where the title of a strip stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Title {
    /// On a line of its own.
    Above,
    /// Where the strip is tight, on the line of the heads: over the first column.
    Shared,
}

fn columns(area: Area, rect: Rect) -> Columns {
    let title = if tight(area, rect) { Title::Shared } else { Title::Above };
    if rect.w > 400.0 {
        Columns {
            head: 17.0,
            across: 6.0,
            down: 4.0,
            title,
        }
    } else {
        Columns {
            head: 16.0,
            across: 4.0,
            down: 3.0,
            title,
        }
    }
}

fn tight(area: Area, rect: Rect) -> bool {
    let least = match area {
        Area::PortA | Area::PortB => 128.0,
        Area::LaboratoryA | Area::LaboratoryB => 108.0,
        _ => 0.0,
    };
    rect.h < least
}

/// The state of a whole strip: chosen while its Area acts, lit if something on it or a move to its Area is.
fn standing(show: &Show, area: Area) -> Light {
    if show.open == Some(area) || asked(show, area) {
        return Light::Chosen;
    }
    match reach(show, area) {
        Some(_) => Light::Lit,
        None => Light::Rest,
    }
}

/// The Power that one would have at a board's Area after a move of the President that can be made now.
fn reach(show: &Show, area: Area) -> Option<u8> {
    let table = show.table();
    if !matches!(table.decision()?.ask, Ask::Movement) {
        return None;
    }
    let place = table.places().find(|&place| table.board(place).area == area)?;
    let lit = show.entry.is_lit(Target::Thing(Thing::Place(place)))
        || show.entry.chosen() == Some(Target::Thing(Thing::Place(place)));
    lit.then(|| table.power_arriving(table.active, place))
}

/// The level marks of the Ports: three bars, so many of them full.
pub(super) fn bars(level: u8, rect: Rect, color: Color) -> Vec<Mark> {
    let h = rect.h;
    [0.42, 0.68, 1.0]
        .into_iter()
        .enumerate()
        .map(|(i, share)| {
            let color = if i < usize::from(level) {
                color
            } else {
                palette::INK.alpha(22)
            };
            let bar = Rect::new(rect.x + i as f32 * 5.5, rect.y + h * (1.0 - share), 4.0, h * share);
            Mark::block(bar, 1.0, color)
        })
        .collect()
}

/// A thin line that parts a head from what is below.
fn rule(rect: Rect) -> Mark {
    Mark::line(
        Point::new(rect.x, rect.bottom()),
        Point::new(rect.right(), rect.bottom()),
        Stroke::new(palette::HAIR, 1.0),
    )
}

/// The ground of a space's head.
fn head(rect: Rect) -> Mark {
    Mark::block(
        rect,
        crate::drawing::scene::Corners::new(2.5, 0.0),
        Paint::from(palette::SHADE.alpha(80)),
    )
}
