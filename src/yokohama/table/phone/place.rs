//! An Area in full on a phone's sheet, where its tile on the map is too small to read: picture, what it comes to in words, rates,
//! Building tile.

use super::super::asked::placed_last;
use super::super::keys::Kind;
use super::super::parts::Detail;
use super::super::tiles::{cropped, scenery};
use super::super::{Show, Target, Thing, building, pieces, rates};
use crate::drawing::geometry::Held as _;
use crate::drawing::letters::{self, Face};
use crate::drawing::scene::{
    Align, Corners, Layer, Mark, Node, Outline, Paint, Point, Rect, Scene, Stroke, Symbol, Text, palette,
};
use crate::table::row::Row;
use crate::words::Question;
use crate::yokohama::components::{Area, Piece};
use crate::yokohama::map::Place;
use crate::yokohama::words::Caption;
use crate::yokohama::{Ask, Move, Placed, Stage};

/// How high the rates stand.
const RATES: f32 = 36.0;
/// The type of what is told.
const SIZE: f32 = 13.0;
/// A line of it.
const LINE: f32 = 17.0;
/// How much higher than need be the whole may stand.
pub(super) const EASE: f32 = 24.0;

/// The Area that the question has come to.
pub(super) struct Subject {
    place: Place,
    /// Whether it is told what a President would come to there, rather than the details of the question.
    arrives: bool,
    /// The Assistants of this step: those that were placed, and as many more as may be.
    pub aside: Option<Row>,
    /// What to touch to go on, where the buttons do not say it.
    pub next: Option<&'static str>,
}

/// The Area that the question has come to, if it is one: the one that was touched, the one where the bonus is taken or
/// something is built, or the one that took the last Assistant.
pub(super) fn in_question(show: &Show) -> Option<Subject> {
    let subject = |place, arrives| Subject {
        place,
        arrives,
        aside: None,
        next: None,
    };
    if let Some(Target::Thing(Thing::Place(place))) = show.entry.chosen() {
        let goes = show.entry.moves().all(|action| matches!(action, Move::Go(..)));
        return Some(subject(place, goes));
    }
    let table = show.table();
    let decision = table
        .decision()
        .filter(|decision| show.view.seat == Some(decision.seat))?;
    match decision.ask {
        Ask::Bonus | Ask::Construction => Some(subject(table.acting.place, false)),
        Ask::Placement(placed) if placed.count > 0 => after_placing(show, placed, placed_last(show)?),
        _ => None,
    }
}

/// The Area that took the last Assistant, for the question where the next one goes.
fn after_placing(show: &Show, placed: Placed, place: Place) -> Option<Subject> {
    let again = show.entry.is_lit(Target::Thing(Thing::Place(place)));
    let next = if again {
        Caption::TapNextOrSame
    } else {
        Caption::TapNext
    };
    Some(Subject {
        place,
        arrives: true,
        aside: Some(pips(show, placed)),
        next: Some(show.words.text(next)),
    })
}

/// An Assistant for each that was placed, a pale one for each that may be.
fn pips(show: &Show, placed: Placed) -> Row {
    let tint = show.crest(show.me()).color();
    let most = show.table().most_placed(placed);
    let row = Row::new(13.0).icon_size(20.0);
    let row = (0..placed.count).fold(row, |row, _| row.tinted(Piece::Assistant, tint));
    (placed.count..most).fold(row.faint(), |row, _| row.tinted(Piece::Assistant, tint))
}

/// An Area as it is to be drawn in a width: what is told of it, and how high it stands at least.
pub(super) struct Paper {
    place: Place,
    /// The lines that are told of it.
    lines: Vec<String>,
    /// How the first of them begins, if that is to be stressed.
    stressed: String,
    /// The symbol of what a President would gain there.
    gives: Option<Symbol>,
    /// The width of the picture.
    side: f32,
    /// The height of the Building tile.
    building: f32,
    /// How high it stands at least.
    pub height: f32,
}

impl Paper {
    /// What stands on the paper of an Area.
    pub fn of(show: &Show, subject: &Subject, asked: &Question, w: f32) -> Self {
        let (_words, table, place) = (show.words, show.table(), subject.place);
        let arrival = show.speech().arrival(place).filter(|_| subject.arrives);
        let gives = arrival.is_some().then(|| Symbol::yielded(table.board(place).area));
        let (stressed, text) = match arrival {
            Some(arrival) => (arrival.power, arrival.gives),
            None => (String::new(), asked.detail.clone()),
        };
        let side = (w * 0.33).held(100.0, 200.0);
        // Bold type is wider.
        let lines = letters::wrap(Face::Sans, SIZE, &text, w - side - 28.0);
        // Spaces that are to be touched are as high as a finger needs.
        let builds = table
            .decision()
            .is_some_and(|decision| decision.ask == Ask::Construction);
        let building = if builds { 56.0 } else { 36.0 };
        let below = match table.board(place).area {
            Area::Canal => 0.0,
            _ => RATES + building,
        };
        let height = (lines.len() as f32 * LINE + 12.0 + below).max(96.0);
        Self {
            place,
            lines,
            stressed,
            gives,
            side,
            building,
            height,
        }
    }

    /// The lines in the middle of a rectangle.
    fn told(&self, rect: Rect) -> Vec<Mark> {
        let mut marks = Vec::new();
        let mut block = Rect::around(rect.centre(), rect.w - 20.0, self.lines.len() as f32 * LINE);
        let last = self.lines.len().saturating_sub(1);
        for (number, line) in self.lines.iter().enumerate() {
            let mut at = block.take_top(LINE);
            let (stressed, plain) = match line.strip_prefix(self.stressed.as_str()) {
                Some(rest) if !self.stressed.is_empty() => (self.stressed.as_str(), rest),
                _ => ("", line.as_str()),
            };
            let first = at.take_left(letters::width(Face::SansBold, SIZE, stressed));
            if !stressed.is_empty() {
                marks.push(Text::within(first, stressed, Face::SansBold, SIZE, palette::INK, Align::Start).into());
            }
            marks.push(Text::within(at, plain, Face::Sans, SIZE, palette::INK, Align::Start).into());
            at.take_left(letters::width(Face::Sans, SIZE, plain) + 4.0);
            // What it gives as a symbol too, where there is room for it.
            if let Some(symbol) = self.gives.filter(|_| number == last && at.w >= 18.0) {
                marks.push(Mark::stamp(
                    symbol,
                    Rect::around(Point::new(at.x + 9.0, at.centre().y), 18.0, 18.0),
                ));
            }
        }
        marks
    }

    /// Draws the Area: beside its picture what is told of it, its rates lit at the Power that counts, its Building tile.
    pub fn draw(&self, show: &Show, rect: Rect, scene: &mut Scene<Target>) {
        draw(show, self, rect, scene);
    }
}

fn draw(show: &Show, paper: &Paper, rect: Rect, scene: &mut Scene<Target>) {
    let (table, place) = (show.table(), paper.place);
    let area = table.board(place).area;
    let power = match (table.stage, show.entry.chosen()) {
        (Stage::Movement, Some(_)) | (Stage::Placement(_), None) => table.power_arriving(table.active, place),
        (_, Some(_)) => table.power(place),
        _ => table.acting.power,
    };
    let mut rest = rect;
    let picture = rest.take_left(paper.side);
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
        Mark::Clip(frame, vec![Mark::stamp(scenery(area), cropped(area, picture))]),
    ];
    marks.extend(pieces::on_picture(show, place, picture));
    let name = show.words.area_short(area);
    let size = letters::fit(Face::SerifSemibold, 14.0, 11.0, name, picture.w - 14.0).unwrap_or(11.0);
    let w = letters::width(Face::SerifSemibold, size, name) + 14.0;
    let plate = Rect::new(picture.x, picture.y, w, 23.0);
    let line = Stroke::new(palette::EDGE, 1.5);
    marks.push(Mark::block(plate, 2.0, Paint::new(palette::WHITE, line)));
    let text = plate.inset_by(7.0, 0.0);
    marks.push(Text::within(text, name, Face::SerifSemibold, size, palette::INK, Align::Start).into());
    let mut building = Rect::default();
    if area != Area::Canal {
        building = rest.take_bottom(paper.building);
        let strip = rest.take_bottom(RATES);
        marks.push(Mark::block(strip, 0.0, palette::RATE));
        marks.push(Mark::block(building, Corners::new(0.0, 0.0), palette::RATE));
        let lit = Some(power).filter(|&power| power > 0);
        marks.extend(rates::marks(show.game, area, strip, lit, Detail::Full));
        for y in [strip.y, building.y] {
            let to = Point::new(rect.right(), y);
            marks.push(Mark::line(Point::new(strip.x, y), to, Stroke::new(palette::LINE, 1.0)));
        }
    }
    marks.extend(paper.told(rest));
    let edge = Stroke::new(palette::EDGE, 1.5);
    marks.push(Mark::line(
        Point::new(picture.right(), rect.y),
        Point::new(picture.right(), rect.bottom()),
        edge,
    ));
    marks.push(Mark::block(rect, 4.0, edge));
    scene.push(
        Node::new(Kind::PhonePlace.key(place.0.into(), 0, 0), Layer::SheetPart)
            .with_marks(marks)
            .with_label(show.label(Target::Thing(Thing::Place(place)))),
    );
    if area != Area::Canal {
        building::spaces(show, place, building, Detail::Full, Layer::SheetPart, scene);
    }
}
