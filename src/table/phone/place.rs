//! An Area in full on a phone's sheet, where its tile on the map is too small to read: picture, rates, Building tile.

use super::super::Show;
use super::super::building;
use super::super::entry::Target;
use super::super::letters::{self, Face};
use super::super::rates;
use super::super::scene::{
    self, Align, Corners, Layer, Mark, Node, Outline, Paint, Point, Rect, Scene, Stroke, Text, palette,
};
use super::super::tiles::{Detail, scenery};
use crate::yokohama::components::Area;
use crate::yokohama::map::Place;
use crate::yokohama::{Ask, Stage};

const PLACE: u16 = 288;

/// How high it stands.
pub(super) const HEIGHT: f32 = 108.0;

/// The Area that the question has come to, if it is one: the one that was touched, or the one where the bonus is taken or
/// something is built.
pub(super) fn in_question(show: &Show) -> Option<Place> {
    if let Some(Target::Place(place)) = show.entry.chosen() {
        return Some(place);
    }
    let table = show.table();
    let decision = table
        .decision()
        .filter(|decision| show.view.seat == Some(decision.seat))?;
    matches!(decision.ask, Ask::Bonus | Ask::Construction).then_some(table.acting.place)
}

/// Draws the Area, its rates lit at the Power that counts.
pub(super) fn draw(show: &Show, place: Place, rect: Rect, scene: &mut Scene<Target>) {
    let table = show.table();
    let area = table.board(place).area;
    let power = match (table.stage, show.entry.chosen()) {
        (Stage::Movement, Some(_)) => table.power_arriving(table.active, place),
        (_, Some(_)) => table.power(place),
        _ => table.acting.power,
    };
    let mut rest = rect;
    let picture = rest.take_left((rect.w * 0.3).clamp(100.0, 150.0));
    let frame = Outline::Block(
        picture,
        Corners {
            top_left: 4.0,
            bottom_left: 4.0,
            ..Corners::SHARP
        },
    );
    let mut marks = vec![
        Mark::block(rect, 4.0, palette::WHITE),
        Mark::Clip(frame, vec![Mark::stamp(scenery(area), picture.cover(200.0 / 120.0))]),
    ];
    let name = show.words.area_short(area);
    let size = letters::fit(Face::SerifSemibold, 14.0, 11.0, name, picture.w - 14.0).unwrap_or(11.0);
    let w = letters::width(Face::SerifSemibold, size, name) + 14.0;
    let plate = Rect::new(picture.x, picture.y, w, 23.0);
    let line = Stroke::new(palette::EDGE, 1.5);
    marks.push(Mark::block(plate, 2.0, Paint::new(palette::WHITE, line)));
    let text = plate.inset_by(7.0, 0.0);
    marks.push(Text::within(text, name, Face::SerifSemibold, size, palette::INK, Align::Start).into());
    let mut strip = Rect::default();
    if area != Area::Canal {
        strip = rest.take_top(rect.h - 57.0);
        marks.push(Mark::block(rest, 0.0, palette::RATE));
        marks.extend(rates::marks(
            show.game,
            area,
            strip,
            Some(power).filter(|&power| power > 0),
            Detail::Full,
        ));
    }
    let from = Point::new(strip.x, strip.bottom());
    marks.push(Mark::line(
        from,
        Point::new(rect.right(), strip.bottom()),
        Stroke::new(palette::LINE, 1.0),
    ));
    marks.push(Mark::block(rect, 4.0, Stroke::new(palette::EDGE, 1.5)));
    scene.push(
        Node::new(scene::Key::of(PLACE, place.0.into(), 0, 0), Layer::SheetPart)
            .with_marks(marks)
            .with_label(show.spoken(Target::Place(place))),
    );
    if area != Area::Canal {
        building::spaces(show, place, rest, Detail::Full, Layer::SheetPart, scene);
    }
}
