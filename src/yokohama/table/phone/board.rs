//! A management board on a phone's sheet: the question on one line, cards or spaces below it, the buttons at the foot.

use super::super::asked::asked;
use super::super::choices;
use super::super::keys::Kind;
use super::super::payment::Telling;
use super::super::strips::{boards, note};
use super::super::{Button, Show, Target, question, sheet};
use super::BUTTONS;
use crate::drawing::letters::{self, Face};
use crate::drawing::scene::{
    Align, Layer, Mark, Node, Paint, Path, Point, Rect, Scene, Size, Stroke, Symbol, Text, palette,
};
use crate::table::choices::Site;
use crate::table::dock::push_buttons;
use crate::table::keys::Part;
use crate::table::print;
use crate::table::sheet::GROUND;
use crate::table::target::Control;
use crate::words::Key;
use crate::yokohama::Ask;
use crate::yokohama::components::Area;
use crate::yokohama::words::Caption;

/// How high the line of the question is.
const LINE: f32 = 36.0;
/// Between the cards and the buttons, at ease.
const AIR: f32 = 10.0;

/// Draws a board, with the buttons of the question while its Area acts.
pub(super) fn draw(show: &Show, area: Area, rect: Rect, scene: &mut Scene<Target>) {
    let mut rest = rect;
    if asked(show, area) {
        let mut room = rest;
        room.take_top(LINE + 4.0 + least(area) + AIR * 0.6);
        let buttons = buttons(show, area, room.size());
        if !buttons.is_empty() {
            let top = |rect: Rect| {
                print::flow(&buttons, rect, BUTTONS)
                    .iter()
                    .map(|at| at.y)
                    .fold(rect.bottom(), f32::min)
            };
            let top = top(room);
            let foot = rest.take_bottom(rest.bottom() - top);
            rest.take_bottom((top - room.y + AIR * 0.6).min(AIR));
            push_buttons(buttons, foot, BUTTONS, scene);
        }
    }
    head(show, area, &mut rest, scene);
    sheet::cards(show, area, rest, scene);
}

/// How much room the cards or spaces of a board need at least.
const fn least(area: Area) -> f32 {
    match area {
        Area::Church | Area::Customs | Area::EmploymentAgency => 94.0,
        _ => 134.0,
    }
}

/// The ways to pay for what was chosen, then the other buttons of the question. What a way leaves is told where there is room to
/// spare.
fn buttons(show: &Show, area: Area, room: Size) -> Vec<Button> {
    let with = |telling| {
        let mut buttons = sheet::paying(show, area, telling);
        let ways = print::height(&buttons, room.w * 0.88, BUTTONS);
        buttons.extend(choices::buttons(show, Site::Phone));
        let all = print::height(&buttons, room.w, BUTTONS);
        (buttons, ways <= BUTTONS.tall && all <= room.h)
    };
    let (buttons, at_ease) = with(Telling::PriceAndRest);
    if at_ease { buttons } else { with(Telling::Price).0 }
}

/// Seal, question, what to know for the answer, and the way to fold the sheet away. What is too long for the line stands below
/// it, as far as the cards leave it room.
fn head(show: &Show, area: Area, rest: &mut Rect, scene: &mut Scene<Target>) {
    let handle = Rect::new(rest.centre().x - 48.0, rest.y - 16.0, 96.0, 44.0);
    let mut line = rest.take_top(LINE);
    let mut marks = Vec::new();
    if let Some(seal) = Symbol::seal(area) {
        let side = line.take_left(26.0);
        marks.push(Mark::stamp(seal, Rect::around(side.centre(), 26.0, 26.0)));
        line.take_left(9.0);
    }
    fold(show, area, handle, line.take_right(26.0), scene);
    line.take_right(6.0);
    twins(show, area, &mut line, scene);
    let (title, details) = told(show, area);
    let fits = |title: &str, least| letters::fit(Face::SerifBold, 20.0, least, title, line.w);
    let whole = fits(&title, 15.0).map(|size| (title.as_str(), size));
    let short = show.words.area_short(area);
    let (text, size) = whole.unwrap_or_else(|| (short, fits(short, 11.0).unwrap_or(11.0)));
    marks.push(Text::within(line, text, Face::SerifBold, size, palette::INK, Align::Start).into());
    line.take_left(letters::width(Face::SerifBold, size, text) + 14.0);
    for detail in details {
        if letters::width(Face::Sans, 13.0, &detail) <= line.w {
            marks.push(Text::within(line, detail, Face::Sans, 13.0, palette::MUTE, Align::End).into());
            break;
        }
        let lines = letters::wrap(Face::Sans, 13.0, &detail, rest.w);
        if rest.h - 4.0 - 17.0 * lines.len() as f32 >= sheet::LIST {
            for line in lines.into_iter().filter(|line| !line.is_empty()) {
                let at = rest.take_top(17.0);
                marks.push(Text::within(at, line, Face::Sans, 13.0, palette::MUTE, Align::Start).into());
            }
            break;
        }
    }
    rest.take_top(4.0);
    scene.push(
        Node::new(Part::PhoneHead.key(area as u16, 0, 0), Layer::SheetPart)
            .with_marks(marks)
            .with_label(show.words.area(area)),
    );
}

/// What the sheet is called, and what to know of it: the first of these that there is room for.
fn told(show: &Show, area: Area) -> (String, Vec<String>) {
    if !asked(show, area) {
        return (show.words.area(area).to_owned(), vec![note(show, area).to_owned()]);
    }
    let question = question::question(show);
    let table = show.table();
    let Some(decision) = table.decision().filter(|decision| decision.ask == Ask::Laboratory) else {
        return (question.title, vec![question.detail]);
    };
    // What each card would take stands beside it; which is chosen is seen, and told by the button.
    let acting = table.acting;
    let pays = show.game.rate(area, acting.power);
    let args = [("power", acting.power.into()), ("n", pays.into())];
    let short = show.words.fill(Caption::PowerPays, &args);
    let asked = show.speech().question(decision);
    let details = match table.me().later_point() {
        0 => vec![short],
        _ => vec![asked.detail, short],
    };
    (asked.title, details)
}

/// The handle at the upper edge and the arrow at the end of the line: both fold the sheet away.
fn fold(show: &Show, area: Area, handle: Rect, at: Rect, scene: &mut Scene<Target>) {
    let target = Target::Control(Control::Fold);
    let centre = at.centre();
    let arrow = [(-7.0, -3.5), (0.0, 3.5), (7.0, -3.5)].map(|(x, y)| centre + Point::new(x, y));
    let arrow = Mark::path(Path::through(arrow), Stroke::new(palette::INK, 2.25));
    let node = |number, marks: Vec<Mark>, hit| {
        Node::new(Part::PhoneFold.key(area as u16, number, 0), Layer::SheetPart)
            .with_marks(marks)
            .with_target(hit, target)
            .with_label(show.words.text(Key::FoldAway))
    };
    scene.push(node(0, vec![arrow], Rect::around(centre, 44.0, 44.0)));
    scene.push(node(1, Vec::new(), handle));
}

/// Two boards of a kind share a tab: a switch between them.
fn twins(show: &Show, area: Area, rest: &mut Rect, scene: &mut Scene<Target>) {
    let seal = Symbol::seal(area);
    let alike: Vec<Area> = boards(show)
        .into_iter()
        .filter(|other| Symbol::seal(*other) == seal)
        .collect();
    if seal.is_none() || alike.len() < 2 {
        return;
    }
    let room = rest.take_right(88.0);
    rest.take_right(8.0);
    for (i, (other, at)) in alike.into_iter().zip(room.columns(2, 0.0)).enumerate() {
        let letter = if i == 0 { "A" } else { "B" };
        let (ground, ink) = if other == area {
            (palette::INDIGO, palette::WHITE)
        } else {
            (GROUND, palette::INK)
        };
        // A finger needs more room than the eye.
        let look = Rect::around(at.centre(), at.w - 8.0, 28.0);
        let marks = [
            Mark::block(look, 14.0, Paint::new(ground, Stroke::new(palette::INDIGO, 1.25))),
            Text::within(look, letter, Face::SansBold, 14.0, ink, Align::Middle).into(),
        ];
        scene.push(
            Node::new(Kind::PhoneSide.key(other as u16, 0, 0), Layer::SheetPart)
                .with_marks(marks)
                .with_target(Rect::around(at.centre(), 44.0, 44.0), Target::Sheet(other))
                .with_label(show.words.area(other)),
        );
    }
}
