//! The players: the opponent's panel, how the scores stand, and on a phone one strip for both.

use super::cards::{self, Influence};
use super::keys::Kind;
use super::{Scene, Show, Sight, Target, Thing, icons};
use crate::drawing::letters::{self, Face};
use crate::drawing::scene::{
    Align, Color, Corners, Fill, Layer, Mark, Node, Point, Rect, Stroke, Symbol, Text, palette,
};
use crate::duel::components::{Good, PLAYERS, Place, Support, Title};
use crate::duel::course::Category;
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

/// What else is owned: Shops and Trading Houses left, completed Orders, Technologies, Church cards.
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

/// Support cards of both kinds, and Orders in hand.
fn held(show: &Show, seat: Seat, size: f32) -> Vec<Row> {
    let player = &show.table().seats[seat];
    let supports = Support::ALL.map(|support| supports(show, seat, support, size));
    let orders = Row::new(size)
        .icon(Symbol::Order)
        .gap(2.0)
        .text(format!("? {}", player.orders_in_hand));
    supports.into_iter().chain([orders]).collect()
}

/// How many Support cards of a kind somebody has, and what one adds.
pub(super) fn supports(show: &Show, seat: Seat, support: Support, size: f32) -> Row {
    let held = show.table().seats[seat].supports(support);
    let row = Row::new(size);
    let row = match held {
        0 => row.faint().color(palette::MUTE),
        _ => row,
    };
    row.icon(Symbol::Support)
        .gap(2.0)
        .text(show.speech().support(support))
        .gap(size * 0.35)
        .face(Face::Sans)
        .text("×")
        .text(held.to_string())
}

/// The four Influence cards of a player: those in hand, and gaps for those that lie on Places.
pub(super) fn hand(show: &Show, seat: Seat, rect: Rect) -> Vec<Mark> {
    let player = &show.table().seats[seat];
    let cells = rect.columns(player.cards.len(), 4.0);
    let mut marks = Vec::new();
    for ((row, card), cell) in player.cards.iter().enumerate().zip(cells) {
        let at = Rect::around(cell.centre(), cell.w.min(cell.h * 0.8), cell.h);
        if let Some(place) = card.at {
            marks.extend(played_at(place, at));
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

/// The gap that an Influence card left, with the sign of the Place where it lies.
pub(super) fn played_at(place: Place, rect: Rect) -> Vec<Mark> {
    let side = (rect.w * 0.6).min(rect.h * 0.5).min(32.0);
    vec![
        print::vacant(rect, 3.0),
        Mark::stamp(icons::yielded(place), Rect::around(rect.centre(), side, side)),
    ]
}

/// Crest, name, points by now, and yen.
pub(super) fn head(show: &Show, seat: Seat, rect: Rect, size: f32) -> Vec<Mark> {
    let crest = show.crest(seat);
    let mut rest = rect;
    let side = rest.take_left(size * 1.5);
    let mut marks = Vec::new();
    if show.table().active == seat && show.table().decision().is_some() {
        let ring = Stroke::new(palette::VERMILION, 2.0);
        marks.push(Mark::circle(side.centre(), size * 0.92, ring));
    }
    marks.push(Mark::tinted(
        crest.symbol(),
        Rect::around(side.centre(), size * 1.4, size * 1.4),
        crest.color(),
    ));
    rest.take_left(7.0);
    let total = show.game.score(show.table())[seat].total();
    let figure = |text: String, symbol: Symbol| Row::new(size).face(Face::SansBlack).text(text).gap(2.0).icon(symbol);
    let yen = figure(show.table().seats[seat].yen.to_string(), Symbol::Yen);
    marks.extend(yen.clone().within(rest.take_right(yen.width()), Align::End));
    rest.take_right(8.0);
    let points = figure(total.to_string(), Symbol::Point);
    marks.extend(points.clone().within(rest.take_right(points.width()), Align::End));
    rest.take_right(5.0);
    let name = letters::shorten(Face::SerifSemibold, size, show.name(seat), rest.w);
    marks.push(Text::within(rest, name, Face::SerifSemibold, size, palette::INK, Align::Start).into());
    marks
}

/// The other one's edge of the table: wealth, Influence cards, and the rest, in the columns of the own dock.
pub(super) fn edge(show: &Show, seat: Seat, rect: Rect, scene: &mut Scene) {
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
    let mut wealth = inner.take_left((inner.w * 0.2).clamp(236.0, 400.0));
    let top = wealth.take_top(wealth.h * 0.5);
    marks.extend(head(show, seat, top, if large { 22.0 } else { 18.0 }));
    marks.extend(in_line(wealth, goods(show, seat, size)));
    inner.take_left(20.0);
    let cards = inner.take_left(4.0 * inner.h * 0.68);
    marks.extend(hand(show, seat, cards));
    inner.take_left(24.0);
    let mut rest = inner.take_left((inner.w * 0.55).min(420.0));
    let line = rest.take_top(rest.h * 0.5);
    marks.extend(in_line(line, owned(show, seat, size)));
    marks.extend(in_line(rest, held(show, seat, size + 1.0)));
    inner.take_left(24.0);
    // In one line with what is owned.
    inner.take_top(((inner.h * 0.5 - CHIP) / 2.0).max(0.0));
    let target = Target::Player(seat);
    scene.push(
        Node::new(house_keys::panel(seat), Layer::Board)
            .with_marks(marks)
            .with_target(rect, target)
            .with_label(show.label(target))
            .with_cover(rect),
    );
    chips(show, seat, inner, Layer::Part, scene);
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
    let color = show.crest(seat).color();
    let mut marks = print::paper(rect);
    let stripe = Rect::new(rect.x + 0.5, rect.y + 0.5, 6.0, rect.h - 1.0);
    let corners = Corners {
        top_left: 2.5,
        bottom_left: 2.5,
        ..Corners::SHARP
    };
    marks.push(Mark::block(stripe, corners, color));
    let ends = [
        Point::new(stripe.right(), stripe.y),
        Point::new(stripe.right(), stripe.bottom()),
    ];
    marks.push(Mark::line(ends[0], ends[1], Stroke::new(palette::EDGE, 1.0)));
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

/// A player's part of a narrow strip: crest, name, points and yen; below what is left in hand.
pub(super) fn strip(show: &Show, seats: impl Iterator<Item = Seat>, rect: Rect, scene: &mut Scene) {
    let seats: Vec<Seat> = seats.collect();
    for (seat, cell) in seats.iter().copied().zip(rect.columns(seats.len(), 0.0)) {
        let target = Target::Player(seat);
        let mut marks = vec![Mark::block(cell, 0.0, palette::PAPER)];
        let band = Rect::new(cell.x, cell.bottom() - 3.0, cell.w, 3.0);
        marks.push(Mark::block(band, 0.0, show.crest(seat).color()));
        let mut inner = cell.inset_by(7.0, 3.0);
        marks.extend(head(show, seat, inner.take_top(inner.h * 0.52), 13.0));
        let levels = show.table().seats[seat].cards.iter().enumerate();
        let mut levels: Vec<(u8, bool)> = levels
            .map(|(row, card)| (show.game.level(row, card), card.at.is_none()))
            .collect();
        levels.sort_unstable();
        let row = levels
            .into_iter()
            .fold(Row::new(12.0).icon(icons::INFLUENCE).gap(4.0), |row, (level, held)| {
                let ink = if held { palette::INK } else { palette::MUTE };
                row.color(ink)
                    .text(if held { level.to_string() } else { "·".to_owned() })
                    .gap(6.0)
            });
        let traders = show.table().seats[seat].traders;
        let row = match traders {
            0 => row,
            n => row.color(palette::INK).gap(4.0).icon(icons::TRADER).text(n.to_string()),
        };
        inner.take_bottom(3.0);
        marks.extend(row.within(inner, Align::Start));
        scene.push(
            Node::new(house_keys::strip(seat), Layer::Board)
                .with_marks(marks)
                .with_target(cell, target)
                .with_label(show.label(target)),
        );
    }
}

/// What stands for a line of the score sheet.
fn line_of(category: Category) -> Row {
    let row = Row::new(12.0);
    match category {
        Category::Orders => row.icon(Symbol::Order),
        Category::MostOrders => row.text("▲").icon(Symbol::Order),
        Category::Technologies => row.icon(icons::PRODUCTION),
        Category::TechnologyBonus => row.text("▲").icon(icons::PRODUCTION),
        Category::Church => row.icon(icons::FAITH),
        Category::Houses => row.tinted(Symbol::TradingHouse, palette::MUTE),
        Category::Shops => row.tinted(Symbol::Shop, palette::MUTE),
        Category::Turned => row.icon(Symbol::ImportTurned),
        Category::Imports => row.icon(Symbol::Import),
        Category::Yen => row.icon(Symbol::Yen),
        Category::Goods => row.icon(Symbol::AnyGood),
    }
}

/// How wide both players' figures of a line of [`balance`] are at most.
const FIGURES: f32 = 72.0;

/// How high [`balance`] stands at ease.
pub(super) const BALANCE: f32 = 178.0;

/// The lines of the score sheet as they stand now, both players' side by side.
pub(super) fn balance(show: &Show, rect: Rect, layer: Layer, scene: &mut Scene) {
    let mut inner = rect.inset_by(9.0, 6.0);
    let head = inner.take_top(24.0);
    let title = show.words.phrase(Tell::Points);
    let mut marks = print::paper(rect);
    marks.push(Text::within(head, title, Face::SerifSemibold, 15.0, palette::INK, Align::Start).into());
    scene.push(Node::new(Kind::Category.key(99, 0, 0), layer).with_marks(marks));
    let sheet = show.game.score(show.table());
    let columns: Vec<Rect> = inner.columns(2, 22.0).collect();
    let places = columns
        .into_iter()
        .flat_map(|column| column.rows(6, 0.0).collect::<Vec<_>>());
    for (category, at) in Category::ALL.into_iter().zip(places) {
        let target = Target::Thing(Thing::Sight(Sight::Category(category)));
        let mut rest = at;
        let mut marks: Vec<Mark> = line_of(category).within(rest.take_left(34.0), Align::Start).collect();
        // Figures stand near what they count, however wide the panel is.
        let rest = rest.take_left(rest.w.min(FIGURES));
        for (seat, cell) in show.me().round(PLAYERS).zip(rest.columns(2, 2.0)) {
            let points = sheet[seat].lines()[category as usize];
            let ink = if points == 0 { palette::MUTE } else { palette::INK };
            let text = Text::within(cell, points.to_string(), Face::SansBold, 13.0, ink, Align::End);
            marks.push(text.into());
            let line = Rect::new(cell.right() - 16.0, cell.bottom() - 3.0, 16.0, 2.0);
            marks.push(Mark::block(line, 0.0, show.crest(seat).color()));
        }
        scene.push(
            Node::new(
                Kind::Category.key(category as u16, 0, 0),
                if layer == Layer::Board { Layer::Part } else { layer },
            )
            .with_marks(marks)
            .with_target(at, target)
            .with_label(show.label(target)),
        );
    }
}
