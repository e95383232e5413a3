//! The balance: what decides a duel, the one's against the other's. Dots fill to a Trader, and points lie with who has most.

use super::keys::Kind;
use super::outlook::Outlook;
use super::{Scene, Show, Sight, Target, Thing, icons};
use crate::drawing::letters::{self, Face};
use crate::drawing::palette::Color;
use crate::drawing::scene::{Align, Layer, Mark, Node, Paint, Point, Rect, Stamp, Stroke, Symbol, Text, palette};
use crate::duel::components::{Criterion, PLAYERS};
use crate::duel::course::Category;
use crate::duel::words::Tell;
use crate::duel::{Player, Table};
use crate::game::Seat;
use crate::table::print;
use crate::table::row::Row;

/// A line of the balance.
#[derive(Clone, Copy)]
enum Line {
    Orders,
    Technologies,
    Costs,
    Church,
    Imports,
}

impl Line {
    const ALL: [Self; 5] = [
        Self::Orders,
        Self::Technologies,
        Self::Costs,
        Self::Church,
        Self::Imports,
    ];

    const fn symbol(self) -> Symbol {
        match self {
            Self::Orders => Symbol::Order,
            Self::Technologies => icons::PRODUCTION,
            Self::Costs => Symbol::Power,
            Self::Church => icons::FAITH,
            Self::Imports => Symbol::ImportTurned,
        }
    }

    /// What is counted.
    const fn named(self) -> Tell {
        match self {
            Self::Orders => Tell::LineOrders,
            Self::Technologies => Tell::LineTechnologies,
            Self::Costs => Tell::LineCosts,
            Self::Church => Tell::LineChurch,
            Self::Imports => Tell::LineImports,
        }
    }

    /// What a Trader is recruited for.
    const fn criterion(self) -> Option<Criterion> {
        match self {
            Self::Orders => Some(Criterion::Orders),
            Self::Technologies => Some(Criterion::Technologies),
            Self::Costs => None,
            Self::Church => Some(Criterion::Church),
            Self::Imports => Some(Criterion::Imports),
        }
    }

    /// How much of it a player has.
    fn count(self, show: &Show, table: &Table, seat: Seat) -> u16 {
        let player = &table.seats[seat];
        match self.criterion() {
            Some(criterion) => player.counts(criterion),
            None => show.game.production(player),
        }
    }

    /// The points that lie with a player who has more of it than the other, if they do.
    fn points(self, show: &Show, table: &Table, seat: Seat) -> Option<i32> {
        let category = match self {
            Self::Orders => Category::MostOrders,
            Self::Costs => Category::TechnologyBonus,
            Self::Technologies | Self::Church | Self::Imports => return None,
        };
        let points = show.game.score(table)[seat].lines()[category as usize];
        (points > 0).then_some(points)
    }

    const fn sight(self) -> Sight {
        match self.criterion() {
            Some(criterion) => Sight::Criterion(criterion),
            None => Sight::Category(Category::TechnologyBonus),
        }
    }
}

/// How high it is at least: lower lines could not be read.
pub(super) const LEAST: f32 = 34.0 + Line::ALL.len() as f32 * 13.0;

/// Lines so high together leave room to tell what they are for.
const NOTED: f32 = 180.0;

/// Draws the balance on a panel: the panel and its lines, each on a layer.
pub(super) fn draw(show: &Show, outlook: &Outlook, rect: Rect, [panel, lines]: [Layer; 2], scene: &mut Scene) {
    let large = rect.w >= 400.0;
    let mut inner = rect.inset_by(if large { 14.0 } else { 9.0 }, if large { 10.0 } else { 6.0 });
    let head = inner.take_top(if large { 30.0 } else { 22.0 });
    let title = show.words.phrase(Tell::Balance);
    let size = if large { 18.0 } else { 15.0 };
    let mut marks = print::paper(rect);
    let headline = Row::new(size)
        .face(Face::SerifSemibold)
        .icon_size(size * 1.4)
        .icon(Symbol::Scales)
        .gap(5.0)
        .text(title);
    let w = headline.width();
    marks.extend(headline.within(head, Align::Middle));
    let aside = (head.w - w) / 2.0 - 8.0;
    for (seat, mirror) in show.me().round(PLAYERS).zip([Mirror::Left, Mirror::Right]) {
        let mut at = mirror.side(head, aside);
        let crest = show.crest(seat);
        let side = head.h * 0.8;
        let disc = mirror.take(&mut at, side);
        marks.push(Mark::tinted(
            crest.symbol(),
            Rect::around(disc.centre(), side, side),
            crest.color(),
        ));
        mirror.take(&mut at, 5.0);
        let name = letters::shorten(Face::SansBold, size - 2.0, show.name(seat), at.w);
        marks.push(Text::within(at, name, Face::SansBold, size - 2.0, palette::INK, mirror.align()).into());
    }
    scene.push(Node::new(Kind::Balance.key(0, 0, 0), panel).with_marks(marks));
    let after = outlook.after().unwrap_or(show.table());
    let note = show.words.phrase(Tell::BalanceNote);
    let has_note = inner.h >= NOTED && letters::width(Face::Sans, 13.0, note) <= inner.w;
    if has_note {
        let at = inner.take_bottom(18.0);
        let text = Text::within(at, note, Face::Sans, 13.0, palette::MUTE, Align::Middle);
        scene.push(Node::new(Kind::Balance.key(0, 2, 0), panel).with_marks([text.into()]));
    }
    for (number, (line, at)) in (0..).zip(Line::ALL.into_iter().zip(inner.rows(Line::ALL.len(), 0.0))) {
        let target = Target::Thing(Thing::Sight(line.sight()));
        scene.push(
            Node::new(Kind::Balance.key(number, 1, 0), lines)
                .with_marks(row(show, after, line, at))
                .with_target(at, target)
                .with_label(show.label(target)),
        );
    }
}

/// What stands in the middle, and what each has, with the Traders outermost; what the move in question would change is told by both figures.
fn row(show: &Show, after: &Table, line: Line, rect: Rect) -> Vec<Mark> {
    let ends = [Point::new(rect.x, rect.y), Point::new(rect.right(), rect.y)];
    let mut marks = vec![Mark::line(ends[0], ends[1], Stroke::new(palette::HAIR, 1.0))];
    let icon = (rect.h - 4.0).min(26.0);
    let size = (rect.h * 0.52).clamp(13.0, 20.0);
    let middle = middle(show, line, rect, icon);
    let room = (rect.w - middle.width()) / 2.0 - 8.0;
    marks.extend(middle.within(rect, Align::Middle));
    for (seat, mirror) in show.me().round(PLAYERS).zip([Mirror::Left, Mirror::Right]) {
        let mut at = mirror.side(rect, room);
        let trader = mirror.take(&mut at, icon);
        if let Some(criterion) = line.criterion() {
            marks.extend(recruited(&after.seats[seat], criterion, trader, icon));
            // One who would join is ringed.
            let has = |table: &Table| table.seats[seat].recruited.contains(criterion);
            if has(after) && !has(show.table()) {
                let ring = Stroke::new(palette::VERMILION, 2.0);
                marks.push(Mark::circle(trader.centre(), icon / 2.0, ring));
            }
        }
        let (before, count) = (line.count(show, show.table(), seat), line.count(show, after, seat));
        let figure = Row::new(size).face(Face::SansBlack);
        let figure = match count {
            0 if before == 0 => figure.color(palette::MUTE).text("0"),
            now if now == before => figure.text(now.to_string()),
            now => figure.color(palette::VERMILION_DARK).text(now.to_string()),
        };
        // Smaller before it what it was.
        let was = Row::new(size * 0.8).color(palette::MUTE);
        let was = if count == before {
            was
        } else {
            was.text(format!("{before} → "))
        };
        let wide = was.width() + figure.width();
        let place = mirror.take(&mut at, (size * 1.7).max(wide + 6.0));
        let mut place = Rect::around(place.centre(), wide, place.h);
        marks.extend(was.clone().within(place.take_left(was.width()), Align::Start));
        marks.extend(figure.within(place, Align::Start));
        if let Some(criterion) = line.criterion() {
            let color = show.crest(seat).color();
            marks.extend(pips(count, criterion.asks(), mirror, &mut at, rect.h, color));
        }
        if let Some(points) = line.points(show, after, seat) {
            let row = Row::new((size * 0.78).max(11.0))
                .text(format!("+{points}"))
                .gap(1.0)
                .icon(Symbol::Point);
            mirror.take(&mut at, 4.0);
            let tag = mirror.take(&mut at, row.width() + 10.0);
            let tag = Rect::around(tag.centre(), tag.w, (rect.h - 6.0).min(20.0));
            marks.push(Mark::block(tag, tag.h / 2.0, palette::OCHRE_LIGHT));
            marks.extend(row.within(tag, Align::Middle));
        }
    }
    marks
}

/// The icon of a line and, where both sides keep the room that they need, what it counts.
fn middle(show: &Show, line: Line, rect: Rect, icon: f32) -> Row {
    /// What a side fills when it has all: a Trader, a figure before and after, dots and points.
    const SIDE: f32 = 172.0;
    let row = Row::new(13.0).icon_size(icon).icon(line.symbol());
    let name = show.words.phrase(line.named());
    let room = rect.w - 2.0 * SIDE - row.width() - 6.0;
    match letters::fit(Face::Sans, 13.0, 11.0, name, room) {
        Some(size) => row.gap(6.0).then(Row::new(size).face(Face::Sans).text(name)),
        None => row,
    }
}

/// The Trader that a criterion brings: who was recruited for it, pale as long as nobody was.
fn recruited(player: &Player, criterion: Criterion, at: Rect, side: f32) -> Vec<Mark> {
    let place = Rect::around(at.centre(), side, side);
    let stamp = Stamp::new(icons::TRADER, place.inset(2.0));
    let ring = |stroke: Stroke| Mark::circle(place.centre(), side / 2.0 - 0.5, stroke);
    match player.recruited.contains(criterion) {
        true => vec![ring(Stroke::new(palette::GOLD_DARK, 1.25)), stamp.into()],
        false => vec![
            ring(Stroke::new(palette::MUTE.alpha(60), 1.0).dashed(3.0, 2.5)),
            stamp.grey().into(),
        ],
    }
}

/// So many dots of as many as a Trader asks for.
fn pips(count: u16, of: u16, mirror: Mirror, at: &mut Rect, high: f32, color: Color) -> Vec<Mark> {
    let radius = (high * 0.14).clamp(3.5, 5.0);
    let pip = |number: u16| {
        let centre = mirror.take(at, radius * 2.0 + 3.0).centre();
        let line = Stroke::new(palette::EDGE, 1.0);
        match number < count {
            true => Mark::circle(centre, radius, Paint::new(color, line)),
            false => Mark::circle(centre, radius, line),
        }
    };
    (0..of).map(pip).collect()
}

/// The side of the balance on which somebody's things lie, from its outer end inwards.
#[derive(Clone, Copy)]
enum Mirror {
    Left,
    Right,
}

impl Mirror {
    /// The outer part of a rectangle.
    fn side(self, rect: Rect, w: f32) -> Rect {
        match self {
            Self::Left => Rect { w, ..rect },
            Self::Right => Rect::new(rect.right() - w, rect.y, w, rect.h),
        }
    }

    /// Cuts the outer end off a rectangle.
    fn take(self, rect: &mut Rect, w: f32) -> Rect {
        match self {
            Self::Left => rect.take_left(w),
            Self::Right => rect.take_right(w),
        }
    }

    const fn align(self) -> Align {
        match self {
            Self::Left => Align::Start,
            Self::Right => Align::End,
        }
    }
}
