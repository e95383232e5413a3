//! The wooden pieces on an Area: Presidents, Assistants, the Station; and its 5-Power token.

use super::keys;
use super::parts::{Detail, Parts};
use super::rewards::Rewarding as _;
use super::{Show, Target, Thing};
use crate::drawing::scene::{Align, Color, Face, Layer, Mark, Node, Paint, Point, Rect, Scene, Stroke, Symbol, Text};
use crate::drawing::{letters, palette};
use crate::game::Seat;
use crate::table::row::Row;
use crate::yokohama::components::{Title, TokenId};
use crate::yokohama::map::Place;
use crate::yokohama::{Stage, Table};

/// Draws what lies on an Area, beside the price of going there.
pub(super) fn draw(show: &Show, place: Place, parts: &Parts, price: Option<Rect>, scene: &mut Scene<Target>) {
    let standers = standers(show, place);
    let token = show.table().board(place).token.map(|token| {
        let pieces = Sizes::of(parts).wide(&standers);
        let marks = token_marks(show, place, token, parts, price, pieces);
        // What it gives is not hidden by a route.
        let node = Node::new(keys::token(place), Layer::Tab)
            .with_marks(marks.1)
            .with_target(marks.0, Target::Thing(Thing::Token(place)))
            .with_label(show.label(Target::Thing(Thing::Token(place))));
        scene.push(node);
        marks.0
    });
    stand(show, place, parts, standers, token, scene);
}

/// Where a 5-Power token lies beside a price and pieces of a width, and how it looks.
fn token_marks(
    show: &Show,
    place: Place,
    token: TokenId,
    parts: &Parts,
    price: Option<Rect>,
    pieces: f32,
) -> (Rect, Vec<Mark>) {
    let (h, size, icon) = match parts.detail {
        Detail::Full => (26.0, 13.0, 18.0),
        Detail::Less if parts.is_low() => (20.0, 12.5, 15.0),
        Detail::Less => (22.0, 13.0, 16.0),
        Detail::Least => (18.0, 12.0, 14.0),
        Detail::Sign => (17.0, 11.0, 14.0),
    };
    let row = token_row(show, token, size, icon);
    let picture = parts.picture;
    let from_afar = parts.detail == Detail::Sign;
    let w = if from_afar {
        h
    } else {
        (row.width() + 13.0).min(picture.w - 10.0).max(h)
    };
    // Over the rate at Power 5, to which it belongs, or a row higher where the pieces need the foot of the picture.
    let beside = pieces + w + 8.0 <= picture.w;
    let y = match parts.detail {
        // From afar in the corner, or below the price that stands there.
        Detail::Sign => price.map_or(picture.y, |price| price.bottom()) + 2.0,
        _ if beside => picture.bottom() - 2.5 - h,
        Detail::Full => picture.y + 29.0,
        Detail::Less if parts.is_low() => picture.y + 20.5,
        Detail::Less => picture.y + 21.5,
        Detail::Least => picture.y + 17.5,
    };
    let mut rect = Rect::new(picture.right() - if from_afar { 2.0 } else { 4.0 } - w, y, w, h);
    if let Some(price) = price.filter(|price| price.overlaps(&rect)) {
        rect.x = (price.x - 2.0 - w).max(picture.x + 2.0);
    }
    let lit = show.entry.is_lit(Target::Thing(Thing::Token(place)));
    let mut marks = Vec::new();
    if lit {
        marks.push(Mark::block(rect.inset(-4.0), h, Stroke::new(palette::OCHRE_LIGHT, 3.0)));
        marks.push(Mark::block(rect.inset(-2.0), h, Stroke::new(palette::GOLD, 2.0)));
    }
    marks.extend(token_ground(rect));
    if from_afar {
        marks.push(Mark::stamp(Symbol::FivePower, rect.inset(2.5)));
    } else {
        marks.extend(token_gains(show, token, size, icon, rect.inset_by(5.0, 2.0)));
    }
    (rect, marks)
}

/// What a 5-Power token gives, in type and symbols of a size, in one row.
fn token_row(show: &Show, token: TokenId, size: f32, icon: f32) -> Row {
    let row = token_type(size, icon);
    match show.game.content().tokens.get(usize::from(token.0)) {
        Some(token) => row.reward(&token.reward),
        None => row.icon(Symbol::Agent),
    }
}

/// The same in a rectangle, in more rows where it needs them.
fn token_gains(show: &Show, token: TokenId, size: f32, icon: f32, rect: Rect) -> Vec<Mark> {
    match show.game.content().tokens.get(usize::from(token.0)) {
        Some(row) => token_type(size, icon).reward_within(&row.reward, rect, 1, Align::Middle),
        None => token_row(show, token, size, icon).within(rect, Align::Middle).collect(),
    }
}

fn token_type(size: f32, icon: f32) -> Row {
    Row::new(size)
        .icon_size(icon)
        .face(Face::SansBlack)
        .color(palette::WHITE)
}

fn token_ground(rect: Rect) -> [Mark; 2] {
    let ground = Paint::new(palette::PLUM, Stroke::new(palette::WASHI, 1.5));
    [
        Mark::block(rect, rect.h / 2.0, palette::INK.alpha(60)),
        Mark::block(rect.inset(1.75), rect.h / 2.0, ground),
    ]
}

/// On a large picture of an Area: its 5-Power token, if it lies there still, and the Assistants of this step.
pub(super) fn on_picture(show: &Show, place: Place, picture: Rect) -> Vec<Mark> {
    let mut foot = picture.inset_by(5.0, 5.0).take_bottom(24.0);
    let mut marks = Vec::new();
    let placed = placed(show.table(), place, show.me());
    if placed > 0 {
        marks.extend(placed_pill(show, placed, &mut foot));
        foot.take_left(3.0);
    }
    if let Some(token) = show.table().board(place).token {
        let row = token_row(show, token, 13.0, 17.0);
        let rect = foot.take_right((row.width() + 16.0).min(foot.w));
        marks.extend(token_ground(rect));
        marks.extend(token_gains(show, token, 13.0, 17.0, rect.inset_by(6.0, 2.0)));
    }
    marks
}

/// Something that stands in the row of pieces.
enum Stander {
    Station(Seat),
    President(Seat),
    Assistants(Seat, u8),
    /// So many of before and so many that were placed in this step: the former on a pill of their own where there is room.
    Placed(Seat, u8, u8),
}

/// How high a piece stands, and a pill of Assistants.
struct Sizes {
    tall: f32,
    pill: f32,
}

impl Sizes {
    fn of(parts: &Parts) -> Self {
        let (tall, pill) = match parts.detail {
            Detail::Full if parts.picture.h >= 100.0 => (44.0, 28.0),
            Detail::Full => (38.0, 26.0),
            Detail::Less if parts.is_low() => (26.0, 19.0),
            Detail::Less => (28.0, 21.0),
            Detail::Least => (22.0, 18.0),
            Detail::Sign => (20.0, 16.0),
        };
        Self { tall, pill }
    }

    /// How wide each is.
    fn widths(&self, standers: &[Stander]) -> Vec<f32> {
        let width = |stander: &Stander| match stander {
            Stander::Station(_) => self.tall * 0.95,
            Stander::President(_) => self.tall * 0.88,
            Stander::Assistants(_, count) => pill_width(self.pill, &some(*count)),
            Stander::Placed(_, before, count) => pill_width(self.pill, &(some(*before) + &more(*count))),
        };
        standers.iter().map(width).collect()
    }

    /// How wide all are side by side, with a gap behind each.
    fn wide(&self, standers: &[Stander]) -> f32 {
        self.widths(standers).iter().map(|w| w + 3.0).sum()
    }
}

/// The row of pieces at the foot of the picture: Station, Presidents, then one pill a player, the own first.
fn stand(
    show: &Show,
    place: Place,
    parts: &Parts,
    mut standers: Vec<Stander>,
    token: Option<Rect>,
    scene: &mut Scene<Target>,
) {
    let sizes = Sizes::of(parts);
    let (tall, pill_h) = (sizes.tall, sizes.pill);
    let margin = if parts.detail == Detail::Sign { 2.0 } else { 4.0 };
    let foot = parts.picture.inset_by(margin, 2.5);
    // Beside the token if it hangs lower than to the brims of the hats.
    let room = match token {
        Some(token) if token.bottom() > foot.bottom() - pill_h + 4.0 => token.x - 2.0 - foot.x,
        _ => foot.w,
    };
    if sizes.wide(&standers) - 3.0 > room {
        standers = joined(standers);
    }
    let widths = sizes.widths(&standers);
    let steps = steps(&widths, room, 3.0);
    // From right to left, so that where they overlap each shows its right side with the count.
    let all: Vec<_> = standers.into_iter().zip(widths).zip(steps).collect();
    for ((stander, w), x) in all.into_iter().rev() {
        let x = foot.x + x;
        let (key, marks) = match stander {
            Stander::Station(seat) => {
                let rect = Rect::new(x, foot.bottom() - tall * 0.95, w, tall * 0.95);
                (keys::station(), piece(show, Symbol::Station, seat, rect))
            }
            Stander::President(seat) => {
                let rect = Rect::new(x - tall * 0.06, foot.bottom() - tall + 1.0, tall, tall);
                (keys::president(seat), piece(show, Symbol::President, seat, rect))
            }
            Stander::Assistants(seat, count) => {
                let rect = Rect::new(x, foot.bottom() - pill_h, w, pill_h);
                let key = keys::assistants(place, seat);
                let edge = if seat == show.me() {
                    Paint::new(palette::WHITE, Stroke::new(palette::INK, 1.75))
                } else {
                    Paint::new(palette::WHITE.alpha(93), Stroke::new(palette::INK.alpha(45), 1.0))
                };
                let mut marks = vec![Mark::block(rect, pill_h / 2.0, edge)];
                marks.extend(on_pill(show, seat, rect));
                marks.push(figure(some(count), palette::INK, rect));
                (key, marks)
            }
            Stander::Placed(seat, before, count) => {
                let rect = Rect::new(x, foot.bottom() - pill_h, w, pill_h);
                let mut marks = placed_marks(show, seat, rect);
                marks.push(figure(more(count), palette::VERMILION_DARK, rect));
                if before > 0 {
                    let mut left = rect;
                    left.take_right(text_width(pill_h, &more(count)));
                    marks.push(figure(some(before), palette::INK, left));
                }
                (keys::placed(place, seat), marks)
            }
        };
        scene.push(Node::new(key, Layer::Piece).with_marks(marks));
    }
}

fn standers(show: &Show, place: Place) -> Vec<Stander> {
    let table = show.table();
    let round = show.me().round(table.players);
    let station = (table.station == Some(place))
        .then(|| round.clone().find(|&seat| table.seats[seat].knows(Title::Station)))
        .flatten()
        .map(Stander::Station);
    let presidents = round
        .clone()
        .filter(|&seat| table.seats[seat].president == Some(place))
        .map(Stander::President);
    let pills = round.flat_map(|seat| {
        let placed = placed(table, place, seat);
        let before = table.board(place).assistants[seat].saturating_sub(placed);
        let before = (before > 0).then_some(Stander::Assistants(seat, before));
        let placed = (placed > 0).then_some(Stander::Placed(seat, 0, placed));
        before.into_iter().chain(placed)
    });
    station.into_iter().chain(presidents).chain(pills).collect()
}

/// How many Assistants a seat has placed in an Area in the placement step that it is in.
pub(super) fn placed(table: &Table, place: Place, seat: Seat) -> u8 {
    match table.stage {
        Stage::Placement(placed) if seat == table.active && placed.places.contains(place) => {
            1 + u8::from(placed.pair == Some(place))
        }
        _ => 0,
    }
}

/// The pill of Assistants that are placed in this step, without how many.
fn placed_marks(show: &Show, seat: Seat, rect: Rect) -> Vec<Mark> {
    let edge = Stroke::new(palette::VERMILION, 1.75).dashed(3.0, 2.5);
    let mut marks = vec![Mark::block(rect, rect.h / 2.0, Paint::new(palette::WHITE, edge))];
    marks.extend(on_pill(show, seat, rect));
    marks
}

/// The pill of so many own Assistants of this step, at the left of a line, which is left without it.
fn placed_pill(show: &Show, count: u8, line: &mut Rect) -> Vec<Mark> {
    let rect = line.take_left(pill_width(line.h, &more(count)));
    let mut marks = placed_marks(show, show.me(), rect);
    marks.push(figure(more(count), palette::VERMILION_DARK, rect));
    marks
}

/// So many of before; none are not told.
fn some(count: u8) -> String {
    if count == 0 { String::new() } else { count.to_string() }
}

/// So many more.
fn more(count: u8) -> String {
    format!("+{count}")
}

/// The same row with one pill a player, where there is no room for those of this step apart.
fn joined(standers: Vec<Stander>) -> Vec<Stander> {
    let mut row: Vec<Stander> = Vec::new();
    for stander in standers {
        let together = match (row.last(), &stander) {
            (Some(&Stander::Assistants(owner, before)), &Stander::Placed(seat, _, count)) if owner == seat => {
                Some(Stander::Placed(seat, before, count))
            }
            _ => None,
        };
        if together.is_some() {
            row.pop();
        }
        row.push(together.unwrap_or(stander));
    }
    row
}

/// Where things of such widths begin in a row that is `room` wide: side by side with a gap, or overlapping as much as they
/// must, so that of each the right side is seen in the measure of its width.
fn steps(widths: &[f32], room: f32, gap: f32) -> Vec<f32> {
    let Some((&first, others)) = widths.split_first() else {
        return Vec::new();
    };
    let beside: f32 = others.iter().map(|w| w + gap).sum();
    let share = if first + beside > room && beside > 0.0 {
        ((room - first) / beside).max(0.2)
    } else {
        1.0
    };
    let mut right = first;
    let begin = |w: &f32| {
        right += (w + gap) * share;
        (right - w).max(0.0)
    };
    std::iter::once(0.0).chain(others.iter().map(begin)).collect()
}

fn pill_width(h: f32, text: &str) -> f32 {
    2.0 + h + text_width(h, text) + h * 0.24
}

fn text_width(h: f32, text: &str) -> f32 {
    letters::width(Face::SansBlack, count_size(h), text)
}

fn count_size(h: f32) -> f32 {
    (h * 0.56).max(11.0)
}

/// The piece at the left of a pill.
fn on_pill(show: &Show, seat: Seat, rect: Rect) -> Vec<Mark> {
    let at = Rect::new(rect.x + 1.5, rect.y + 1.0, rect.h - 2.0, rect.h - 2.0);
    piece(show, Symbol::Assistant, seat, at)
}

/// The figure at the right of a pill.
fn figure(text: String, color: Color, rect: Rect) -> Mark {
    let at = Rect::new(rect.x, rect.y, rect.w - rect.h * 0.26, rect.h);
    Text::within(at, text, Face::SansBlack, count_size(rect.h), color, Align::End).into()
}

/// A piece in its owner's colour, with the crest at its lower right.
pub(super) fn piece(show: &Show, symbol: Symbol, owner: Seat, rect: Rect) -> Vec<Mark> {
    let crest = show.crest(owner);
    let side = (rect.w * 0.44).max(9.0);
    let at = Point::new(rect.right() - side * 0.42, rect.bottom() - side * 0.44);
    vec![
        Mark::tinted(symbol, rect, crest.color()),
        Mark::tinted(crest.symbol(), Rect::around(at, side, side), crest.color()),
    ]
}
