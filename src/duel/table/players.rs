//! The players: the opponent's panel, how the scores stand, and on a phone one strip for both.

use super::cards::{self, Influence};
use super::keys::Kind;
use super::{Scene, Show, Target, Thing, icons, turns};
use crate::drawing::letters::{self, Face};
use crate::drawing::scene::{Align, Color, Fill, Layer, Mark, Node, Point, Rect, Stroke, Symbol, Text, palette};
use crate::duel::components::{Good, Place, Resource, Support, Title};
use crate::duel::words::Tell;
use crate::game::Seat;
use crate::table::counts::{count, in_line};
use crate::table::keys as house_keys;
use crate::table::print::{self, Light};
use crate::table::row::Row;

/// Goods, and imported goods face up and face down.
pub(super) fn goods(show: &Show, seat: Seat, size: f32) -> Vec<Row> {
    let player = &show.table().seats[seat];
    let color = show.crest(seat).color();
    let goods = Good::ALL.map(|good| count(good.into(), color, player.good(good), size));
    let open = count(Symbol::Import, color, player.imports, size);
    let turned = count(Symbol::ImportTurned, color, player.turned, size);
    goods.into_iter().chain([open, turned]).collect()
}

/// What else is owned: Shops and Trading Houses left, completed Orders, Technologies, Church cards, ready Traders.
pub(super) fn owned(show: &Show, seat: Seat, size: f32) -> Vec<Row> {
    let player = &show.table().seats[seat];
    let color = show.crest(seat).color();
    let counted = [
        (Symbol::Shop, player.shops),
        (Symbol::TradingHouse, player.houses),
        (Symbol::Order, player.completed.len()),
        (icons::PRODUCTION, player.technologies.len()),
    ];
    let counted = counted.map(|(symbol, amount)| count(symbol, color, amount, size));
    let church = count(icons::FAITH, color, player.church.len(), size);
    let traders = count(icons::TRADER, color, player.traders, size);
    counted.into_iter().chain([church, traders]).collect()
}

/// What is left to build, the next Trading House with its price, and the Traders that are ready: what the balance does not tell.
pub(super) fn left(show: &Show, seat: Seat, size: f32) -> [Row; 3] {
    let player = &show.table().seats[seat];
    let color = show.crest(seat).color();
    let houses = count(Symbol::TradingHouse, color, player.houses, size);
    let houses = match player.houses {
        0 => houses,
        _ => {
            let price = show.speech().amount(Resource::Yen, player.house_price());
            let next = show.speech().say(Tell::Next, &[("price", price.into())]);
            let next = Row::new(size - 1.0).face(Face::Sans).color(palette::MUTE).text(next);
            houses.gap(4.0).then(next)
        }
    };
    [
        count(Symbol::Shop, color, player.shops, size),
        houses,
        count(icons::TRADER, color, player.traders, size),
    ]
}

/// The Support cards that somebody has, and Orders in hand.
fn held(show: &Show, seat: Seat, size: f32) -> Vec<Row> {
    let player = &show.table().seats[seat];
    let has = |support: &Support| player.supports(*support) > 0;
    let supports = Support::ALL.into_iter().filter(has);
    let mut held: Vec<Row> = supports.map(|support| supports_of(show, seat, support, size)).collect();
    if held.is_empty() {
        held.push(count(Symbol::Support, palette::MUTE, 0_u16, size));
    }
    let orders = show.speech().say(Tell::Held, &[("n", player.orders_in_hand.into())]);
    held.push(
        Row::new(size)
            .icon_size(size * 1.5)
            .icon(Symbol::Order)
            .gap(2.0)
            .text(orders),
    );
    held
}

/// How many Support cards of a kind somebody has, and what one adds.
pub(super) fn supports_of(show: &Show, seat: Seat, support: Support, size: f32) -> Row {
    let held = show.table().seats[seat].supports(support);
    let row = Row::new(size);
    let row = match held {
        0 => row.faint().color(palette::MUTE),
        _ => row,
    };
    let row = row.icon(Symbol::Support).gap(3.0);
    named_support(show, held, support, row)
}

/// What a Support card of a kind adds, after what stands in a row; how many there are of it, unless it is one.
pub(super) fn named_support(show: &Show, held: u8, support: Support, row: Row) -> Row {
    let row = row.text(show.speech().support(support));
    match held {
        1 => row,
        held => row.gap(5.0).face(Face::Sans).text(format!("×{held}")),
    }
}

/// The four Influence cards of a player: those in hand, and gaps for those that lie on Places.
pub(super) fn hand(show: &Show, seat: Seat, rect: Rect) -> Vec<Mark> {
    let player = &show.table().seats[seat];
    let cells = rect.columns(player.cards.len(), 5.0);
    let mut marks = Vec::new();
    for ((row, card), cell) in player.cards.iter().enumerate().zip(cells) {
        let at = Rect::around(cell.centre(), cell.w.min(cell.h * 0.8), cell.h);
        if let Some(place) = card.at {
            marks.extend(played_at(show, place, at));
        } else {
            let card = Influence {
                level: show.game.level(row, card),
                upgraded: card.upgraded,
                crest: show.crest(seat),
            };
            marks.extend(cards::influence(card, at, Light::Rest));
        }
    }
    marks
}

/// The gap that an Influence card left, with the sign of the Place where it lies, and what that is called where it has room.
pub(super) fn played_at(show: &Show, place: Place, rect: Rect) -> Vec<Mark> {
    const NAME: f32 = 12.0;
    const LEAST: f32 = 11.0;
    let name = show.speech().place(place);
    let mut inner = rect.inset_by(3.0, 5.0);
    // A word has its line to itself if need be, and is not broken.
    let size = |name: &str| {
        let widest = name.split(' ').map(|word| letters::width(Face::Sans, NAME, word));
        NAME * (inner.w / widest.fold(1.0, f32::max)).min(1.0)
    };
    // Of a name that is too long for a line the first word, beside the sign.
    let first = name.split(' ').next().unwrap_or(name);
    let is_short = letters::width(Face::Sans, LEAST, name) <= inner.w;
    let name = if is_short { name } else { first };
    let size = size(name);
    let lines = letters::wrap(Face::Sans, size, name, inner.w + 0.1);
    let has_room = size >= LEAST && rect.h >= NAMED;
    let edge = Stroke::new(palette::MUTE.alpha(60), 1.0).dashed(3.0, 2.5);
    let mut marks = vec![Mark::block(rect, 3.0, edge)];
    if has_room {
        let named = inner.take_bottom(lines.len() as f32 * size * 1.2);
        for (at, line) in named.rows(lines.len(), 0.0).zip(lines) {
            marks.push(Text::within(at, line, Face::Sans, size, palette::INK, Align::Middle).into());
        }
    }
    let side = (rect.w * 0.6).min(inner.h * 0.6).min(32.0);
    marks.push(Mark::stamp(
        icons::yielded(place),
        Rect::around(inner.centre(), side, side),
    ));
    marks
}

/// A gap as high as this names its Place.
const NAMED: f32 = 60.0;

/// Crest, name, points by now, and yen.
pub(super) fn head(show: &Show, seat: Seat, rect: Rect, size: f32) -> Vec<Mark> {
    let mut rest = rect;
    let mut marks = face(show, seat, rest.take_left(size * 1.5), size);
    rest.take_left(10.0);
    let yen = yen(show, seat, size);
    marks.extend(yen.clone().within(rest.take_right(yen.width()), Align::End));
    rest.take_right(8.0);
    let points = points(show, seat, size);
    marks.extend(points.clone().within(rest.take_right(points.width()), Align::End));
    rest.take_right(5.0);
    let name = letters::shorten(Face::SerifSemibold, size, show.name(seat), rest.w);
    marks.push(Text::within(rest, name, Face::SerifSemibold, size, palette::INK, Align::Start).into());
    marks
}

/// A player's crest, with a ring while it is their turn.
fn face(show: &Show, seat: Seat, at: Rect, size: f32) -> Vec<Mark> {
    let crest = show.crest(seat);
    let mut marks = Vec::new();
    if show.table().active == seat && show.table().decision().is_some() {
        marks.push(Mark::circle(
            at.centre(),
            size * 0.92,
            Stroke::new(palette::VERMILION, 2.0),
        ));
    }
    let side = size * 1.4;
    marks.push(Mark::tinted(
        crest.symbol(),
        Rect::around(at.centre(), side, side),
        crest.color(),
    ));
    marks
}

/// The points that a player has, as if the game ended now.
fn points(show: &Show, seat: Seat, size: f32) -> Row {
    figure(show.game.score(show.table())[seat].total(), Symbol::Point, size)
}

/// The yen that a player has.
fn yen(show: &Show, seat: Seat, size: f32) -> Row {
    figure(show.table().seats[seat].yen, Symbol::Yen, size)
}

fn figure(amount: impl ToString, symbol: Symbol, size: f32) -> Row {
    Row::new(size)
        .face(Face::SansBlack)
        .text(amount.to_string())
        .gap(2.0)
        .icon(symbol)
}

/// Where the Influence cards begin in a player's band: the other one's above the own ones.
pub(super) fn cards_begin(band: Rect) -> f32 {
    band.x + 8.0 + (band.w * 0.19).clamp(240.0, 400.0) + APART
}

/// The other one's edge of the table: wealth, Influence cards, and the rest, as the own dock has them; what has room above the middle
/// of the table, or above its right leaf, begins there.
pub(super) fn edge(show: &Show, seat: Seat, rect: Rect, middle: Rect, scene: &mut Scene) {
    let color = show.crest(seat).color();
    let ground = Fill::Down {
        top: rect.y,
        bottom: rect.bottom(),
        stops: vec![(0.0, palette::SHADE), (1.0, Color::rgb(0xECDDBA))],
    };
    let ends = [
        Point::new(rect.x, rect.bottom() - 1.0),
        Point::new(rect.right(), rect.bottom() - 1.0),
    ];
    let mut marks = vec![
        Mark::block(rect, 0.0, ground),
        Mark::line(ends[0], ends[1], Stroke::new(palette::INK, 2.0)),
        Mark::block(Rect { w: 7.0, ..rect }, 0.0, color),
    ];
    let large = rect.h >= 100.0;
    let size = if large { 15.0 } else { 13.0 };
    let mut inner = rect.inset_by(16.0, 8.0);
    let mut wealth = inner.take_left(cards_begin(rect) - APART - inner.x);
    let top = wealth.take_top(wealth.h * 0.5);
    marks.extend(head(show, seat, top, if large { 22.0 } else { 18.0 }));
    marks.extend(in_line(wealth, goods(show, seat, size + 2.0)));
    inner.take_left(APART);
    let cards = inner.take_left(4.0 * inner.h * 0.68);
    marks.extend(hand(show, seat, cards));
    inner.take_left((middle.x - inner.x).max(APART));
    let all = inner;
    let mut rest = inner.take_left((inner.w * 0.55).min(420.0));
    inner.take_left((middle.right() + LEAVES - inner.x).max(24.0));
    // In a line where they have room, and then larger, else in two.
    let ease = size + 1.0;
    let line = held(show, seat, ease)
        .into_iter()
        .chain(left(show, seat, ease))
        .collect();
    let line = side_by_side(line, ease * 1.3);
    if line.width() <= rest.w {
        marks.extend(line.within(rest.take_top(rest.h * 0.45), Align::Start));
    } else {
        let high = (rest.h - CHIP) / 2.0 - 2.0;
        for row in [held(show, seat, size), left(show, seat, size).into()] {
            let row = side_by_side(row, size * 1.3).fitting(rest.w);
            marks.extend(row.within(rest.take_top(high), Align::Start));
        }
    }
    rest.take_top(4.0);
    match inner.w >= LAST_TURN {
        true => marks.extend(last_turn(show, seat, inner, size)),
        false => rest.w = all.w,
    }
    let target = Target::Player(seat);
    scene.push(
        Node::new(house_keys::panel(seat), Layer::Board)
            .with_marks(marks)
            .with_target(rect, target)
            .with_label(show.label(target))
            .with_cover(rect),
    );
    chips(show, seat, rest, Layer::Part, scene);
}

/// Between what one has and the cards, and between these and the rest.
pub(super) const APART: f32 = 16.0;
/// From the middle of a large table to its right leaf.
const LEAVES: f32 = 14.0;

/// Counts side by side, so far apart.
fn side_by_side(counts: Vec<Row>, apart: f32) -> Row {
    let line = counts.into_iter().reduce(|line, count| line.gap(apart).then(count));
    line.unwrap_or_else(|| Row::new(apart))
}

/// How wide it is told at least what the other one did.
const LAST_TURN: f32 = 240.0;

/// What a player did in their last turn, as far as there is room; nothing before their first one.
fn last_turn(show: &Show, seat: Seat, rect: Rect, size: f32) -> Vec<Mark> {
    let name = show.name(seat);
    let Some(line) = turns::last_of(show, seat) else {
        return Vec::new();
    };
    let mut rest = rect;
    let title = show.speech().say(Tell::LastTurn, &[("seat", name.into())]);
    let head = rest.take_top(size * 1.5);
    let mut marks: Vec<Mark> = vec![
        Text::within(
            head,
            letters::shorten(Face::SansBold, size, &title, head.w),
            Face::SansBold,
            size,
            palette::INK,
            Align::Start,
        )
        .into(),
    ];
    let most = (rest.h / (size * 1.3)) as usize;
    // As much of it as there is room for.
    let wrapped = |told: &str| letters::wrap(Face::Sans, size, told, rest.w);
    let mut told = after_name(&line.text, name).to_owned();
    while wrapped(&told).len() > most
        && let Some(at) = told.rfind(", ")
    {
        told.replace_range(at.., "…");
    }
    for line in wrapped(&told).into_iter().take(most) {
        let at = rest.take_top(size * 1.3);
        marks.push(Text::within(at, line, Face::Sans, size, palette::INK, Align::Start).into());
    }
    marks
}

/// What a line tells behind the name of whose doing it was, where it begins with that.
fn after_name<'l>(line: &'l str, name: &str) -> &'l str {
    let rest = line.strip_prefix(name).unwrap_or(line);
    match rest.trim_start_matches([' ', '\u{a0}', ':']) {
        told if told.len() < rest.len() => told,
        _ => line,
    }
}

/// How high a chip with a Technology is.
const CHIP: f32 = 20.0;
/// Between two chips.
const BETWEEN: f32 = 5.0;

/// The Technologies of a player as chips, each with its cost and title; shortened where they would not all have room.
pub(super) fn chips(show: &Show, seat: Seat, rect: Rect, layer: Layer, scene: &mut Scene) {
    let titles: Vec<Title> = show.table().seats[seat].technologies.iter().collect();
    let lines = (((rect.h + BETWEEN) / (CHIP + BETWEEN)) as usize).max(1);
    let named = |title: &Title| {
        let cost = show.game.content().technologies[title.index()].cost;
        let row = Row::new(12.0).text(cost.to_string()).gap(4.0).face(Face::Sans);
        row.text(show.speech().title(*title))
    };
    let rows: Vec<Row> = titles.iter().map(named).collect();
    let mut most = rect.w;
    let broken = loop {
        let widths = rows
            .iter()
            .map(|row| (row.width() + 12.0).min(most))
            .collect::<Vec<f32>>();
        let broken = flowed(&widths, rect.w);
        if broken.last().is_none_or(|(line, _, _)| *line < lines) || most < 30.0 {
            break broken;
        }
        most *= 0.9;
    };
    for ((title, row), (line, x, w)) in titles.into_iter().zip(rows).zip(broken) {
        let y = rect.y + line as f32 * (CHIP + BETWEEN);
        chip(show, seat, title, row, Rect::new(rect.x + x, y, w, CHIP), layer, scene);
    }
}

/// The own Technologies in such places, each with what it does; what was used in this round stands back.
pub(super) fn lines(show: &Show, titles: &[Title], places: &[Rect], scene: &mut Scene) {
    let Some(first) = places.first() else { return };
    let me = show.me();
    let lines = cards::Lines::of(show, titles, *first, 0.0);
    for (title, at) in titles.iter().zip(places) {
        let target = Target::Thing(Thing::Owned(*title));
        let light = match Light::of(show, target) {
            Light::Rest if show.table().seats[me].used.contains(*title) => Light::Shut,
            light => light,
        };
        scene.push(
            Node::new(Kind::Owned.key(*title as u16, 0, 0), Layer::SheetPart)
                .with_marks(lines.draw(show, *title, *at, light))
                .with_target(*at, target)
                .with_label(show.label(target)),
        );
    }
}

/// On which line and where in it things of these widths lie, one after the other, and how wide.
fn flowed(widths: &[f32], room: f32) -> Vec<(usize, f32, f32)> {
    let (mut line, mut x) = (0, 0.0);
    let mut lay = |w: f32| {
        if x > 0.0 && x + w > room {
            (line, x) = (line + 1, 0.0);
        }
        let at = (line, x, w);
        x += w + BETWEEN;
        at
    };
    widths.iter().map(|w| lay(*w)).collect()
}

/// A Technology that a player has; what was used in this round is pale.
fn chip(show: &Show, seat: Seat, title: Title, row: Row, rect: Rect, layer: Layer, scene: &mut Scene) {
    let target = Target::Thing(Thing::Owned(title));
    let light = match seat == show.me() {
        true => Light::of(show, target),
        false => Light::Rest,
    };
    let ink = match show.table().seats[seat].used.contains(title) {
        true => palette::MUTE,
        false => palette::INK,
    };
    let mut marks = print::slip(rect, 3.0, light);
    let room = rect.w - 10.0;
    let row = match row.width() <= room + 0.1 {
        true => row,
        // Its cost alone where its title would be cut short.
        false => {
            let cost = show.game.content().technologies[title.index()].cost;
            Row::new(12.0).text(cost.to_string())
        }
    };
    marks.extend(row.dyed(ink).within(rect.inset_by(5.0, 0.0), Align::Start));
    scene.push(
        Node::new(Kind::Owned.key(title as u16, 0, 0), layer)
            .with_marks(marks)
            .with_target(rect, target)
            .with_label(show.label(target)),
    );
}

/// Everything about a player on one panel.
pub(super) fn panel(show: &Show, seat: Seat, rect: Rect, layer: Layer, scene: &mut Scene) {
    let mut marks = print::banded_paper(rect, show.crest(seat).color());
    let mut inner = Rect::new(rect.x + 12.0, rect.y + 6.0, rect.w - 19.0, rect.h - 11.0);
    let large = rect.w > 250.0;
    let size = if large { 13.0 } else { 11.0 };
    marks.extend(head(show, seat, inner.take_top(26.0), if large { 18.0 } else { 15.0 }));
    let cards = inner.take_bottom((inner.h * 0.32).min(46.0));
    inner.take_bottom(3.0);
    let lines = [
        goods(show, seat, size),
        owned(show, seat, size),
        held(show, seat, size + 1.0),
    ];
    for (line, rows) in inner.rows(lines.len(), 0.0).zip(lines) {
        marks.extend(in_line(line, rows));
    }
    marks.extend(hand(show, seat, cards));
    let target = Target::Player(seat);
    scene.push(
        Node::new(house_keys::panel(seat), layer)
            .with_marks(marks)
            .with_target(rect, target)
            .with_label(show.label(target)),
    );
}

/// What a player owns in two lines, where there is no room for a panel: goods, and what is built, completed and taken.
pub(super) fn summary(show: &Show, seat: Seat, rect: Rect, scene: &mut Scene) {
    let mut inner = rect;
    let stripe = inner.take_left(6.0);
    inner.take_left(6.0);
    let mut marks = vec![Mark::block(stripe, 2.5, show.crest(seat).color())];
    for (line, rows) in inner
        .rows(2, 0.0)
        .zip([goods(show, seat, 12.0), owned(show, seat, 12.0)])
    {
        marks.extend(in_line(line, rows));
    }
    let target = Target::Player(seat);
    scene.push(
        Node::new(house_keys::panel(seat), Layer::SheetPart)
            .with_marks(marks)
            .with_target(rect, target)
            .with_label(show.label(target)),
    );
}

/// A player's part of a narrow strip: crest, name, points and yen, and the Influence cards in hand.
pub(super) fn strip(show: &Show, seats: impl Iterator<Item = Seat>, rect: Rect, scene: &mut Scene) {
    let seats: Vec<Seat> = seats.collect();
    for (seat, cell) in seats.iter().copied().zip(rect.columns(seats.len(), 0.0)) {
        let target = Target::Player(seat);
        let ground = match seat == show.me() {
            true => palette::PAPER,
            false => palette::SHADE,
        };
        let mut marks = vec![Mark::block(cell, 0.0, ground)];
        let band = Rect::new(cell.x, cell.bottom() - 3.0, cell.w, 3.0);
        marks.push(Mark::block(band, 0.0, show.crest(seat).color()));
        let mut inner = cell.inset_by(7.0, 3.0);
        inner.take_left((cell.w - 185.0).clamp(0.0, 2.0));
        inner.take_bottom(3.0);
        marks.extend(face(show, seat, inner.take_left(24.0), 15.0));
        inner.take_left(5.0);
        marks.extend(small_hand(show, seat, &mut inner));
        inner.take_right(4.0);
        let mut above = inner.take_top(inner.h * 0.5);
        let traders = show.table().seats[seat].traders;
        if traders > 0 {
            let row = Row::new(12.0).icon(icons::TRADER).text(traders.to_string());
            marks.extend(row.clone().within(above.take_right(row.width()), Align::End));
            above.take_right(3.0);
        }
        let name = letters::shorten(Face::SerifSemibold, 13.0, show.name(seat), above.w);
        marks.push(Text::within(above, name, Face::SerifSemibold, 13.0, palette::INK, Align::Start).into());
        let wealth = points(show, seat, 13.0).gap(6.0).then(yen(show, seat, 13.0));
        marks.extend(wealth.fitting(inner.w).within(inner, Align::Start));
        scene.push(
            Node::new(house_keys::strip(seat), Layer::Board)
                .with_marks(marks)
                .with_target(cell, target)
                .with_label(show.label(target)),
        );
    }
}

/// The Influence cards in hand, the highest outermost, at the right of a rectangle, which becomes as much narrower.
fn small_hand(show: &Show, seat: Seat, rest: &mut Rect) -> Vec<Mark> {
    let cards = show.table().seats[seat].cards.iter().enumerate();
    let held = cards
        .filter(|(_, card)| card.at.is_none())
        .map(|(row, card)| Influence {
            level: show.game.level(row, card),
            upgraded: card.upgraded,
            crest: show.crest(seat),
        });
    let mut held: Vec<Influence> = held.collect();
    held.sort_unstable_by_key(|card| std::cmp::Reverse(card.level));
    let h = rest.h.min(28.0);
    let mut card = |card: Influence| {
        let at = rest.take_right(h * 0.68);
        rest.take_right(3.0);
        cards::influence(card, Rect::around(at.centre(), at.w, h), Light::Rest)
    };
    held.into_iter().flat_map(&mut card).collect()
}
