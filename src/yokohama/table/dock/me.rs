//! What oneself owns: in the dock at full length, on a phone in two or three lines.

use super::super::keys::{self, Holder, Kind};
use super::super::{Show, Target, Thing, owned, players};
use crate::drawing::letters::{self, Face};
use crate::drawing::scene::{
    Align, Corners, Layer, Mark, Node, Paint, Point, Rect, Scene, Stroke, Symbol, Text, palette,
};
use crate::table::counts;
use crate::table::keys as house_keys;
use crate::table::keys::Part;
use crate::table::print::{self, Light};
use crate::table::row::Row;
use crate::yokohama::Pieces;
use crate::yokohama::components::{Country, Good, Piece};

/// Name, points and yen; goods; pieces in hand and Warehouse; icons and agents; Technologies.
pub(in crate::yokohama::table) fn belongings(show: &Show, rect: Rect, scene: &mut Scene<Target>) {
    let seat = show.me();
    let player = &show.table().seats[seat];
    let crest = show.crest(seat);
    let color = crest.color();
    let mut inner = rect;
    let stripe = inner.take_left(7.0);
    let edge = Stroke::new(palette::EDGE, 1.0);
    let mut marks = vec![Mark::block(stripe, Corners::from(3.0), Paint::new(color, edge))];
    inner.take_left(9.0);
    let large = rect.h > 150.0;
    // A large dock has room for two lines of Technologies.
    let unit = if large { 1.04 } else { rect.h / 134.0 };

    let mut head = inner.take_top(32.0 * unit);
    marks.push(Mark::tinted(crest.symbol(), head.take_left(30.0 * unit), color));
    head.take_left(8.0);
    let score = |text: String, symbol: Symbol| {
        Row::new(26.0)
            .icon_size(28.0)
            .face(Face::SansBlack)
            .text(text)
            .gap(3.0)
            .icon(symbol)
    };
    let yen = Row::new(26.0)
        .icon_size(28.0)
        .face(Face::SansBlack)
        .icon(Symbol::Yen)
        .gap(3.0);
    marks.extend(
        yen.text(player.yen.to_string())
            .within(head.take_right(74.0), Align::End),
    );
    let points = score(player.points.to_string(), Symbol::Point);
    marks.extend(points.within(head.take_right(90.0), Align::End));
    let name = letters::shorten(Face::SerifSemibold, 19.0, show.name(seat), head.w - 4.0);
    marks.push(Text::within(head, name, Face::SerifSemibold, 19.0, palette::INK, Align::Start).into());

    let size = if large { 18.0 } else { 15.0 };
    let [copper, silk, tea, fish] = Good::ALL.map(|good| (good.into(), player.good(good)));
    let five = (Symbol::FivePower, player.tokens.into());
    let goods: [(Symbol, u16); counts::COLUMNS] = [copper, silk, tea, fish, (Symbol::Import, player.imports), five];
    for ((symbol, amount), cell) in goods.into_iter().zip(counts::columns(inner.take_top(27.0 * unit))) {
        let row = counts::count(symbol, color, amount, size);
        marks.extend(row.within(cell, Align::Start));
    }

    // In hand, and on a lighter ground in the Warehouse.
    let pieces = inner.take_top(26.0 * unit);
    let cells: Vec<_> = counts::columns(pieces).collect();
    let (hand, warehouse) = cells.split_at(Piece::ALL.len());
    let side = 15.0;
    let x = warehouse[0].x - side - 1.5;
    let ground = Rect::new(x - 1.5, pieces.y + 1.0, pieces.right() - x, pieces.h - 2.0);
    let at = Rect::new(x, pieces.centre().y - side / 2.0, side, side);
    marks.push(Mark::block(ground, 4.0, palette::WHITE.alpha(55)));
    marks.push(Mark::stamp(Symbol::Warehouse, at));
    let mut nodes = pieces_in(show, player.hand, hand, Holder::Hand);
    nodes.extend(pieces_in(show, player.warehouse, warehouse, Holder::Warehouse));

    // Agents, which are touched, have more room than a column.
    let mut line = inner.take_top(26.0 * unit);
    let icons = line.take_left(line.w * 0.58);
    for (country, cell) in Country::ALL.into_iter().zip(icons.columns(Country::ALL.len(), 0.0)) {
        let row = counts::count(country.into(), color, player.icons[country.index()], 13.0);
        marks.extend(row.within(cell, Align::Start));
    }
    nodes.extend(agents(show, line, &mut marks));

    inner.take_top(2.0);
    marks.extend(owned::technologies(show, seat, inner));
    scene.push(
        Node::new(house_keys::me(), Layer::SheetPart)
            .with_marks(marks)
            .with_target(rect, Target::Player(seat))
            .with_label(show.label(Target::Player(seat))),
    );
    for node in nodes {
        scene.push(node);
    }
}

/// Counts of pieces; those that can be touched now are lit.
fn pieces_in(show: &Show, counts: Pieces, cells: &[Rect], from: Holder) -> Vec<Node<Target>> {
    let color = show.crest(show.me()).color();
    let mut nodes = Vec::new();
    for (piece, cell) in Piece::ALL.into_iter().zip(cells) {
        let row = counts::count(piece.into(), color, counts.of(piece), 14.0);
        let key = keys::cell(from, piece);
        let mut node = Node::new(key, Layer::SheetPart);
        let target = match (from, piece) {
            (Holder::Hand, Piece::Assistant) => Some(Target::Thing(Thing::HandAssistants)),
            (Holder::Hand, _) => None,
            (Holder::Warehouse, piece) => Some(Target::Thing(Thing::Warehouse(piece))),
        };
        let mut inner = *cell;
        if let Some(target) = target.filter(|&target| Light::of(show, target) != Light::Rest) {
            let lit = Rect::around(cell.centre(), cell.w + 1.0, cell.h + 2.0);
            inner = lit.inset_by(2.5, 0.0);
            node = node
                .with_marks(print::slip(lit, 4.0, Light::of(show, target)))
                .with_target(lit, target)
                .with_label(show.words.pieces(piece, counts.of(piece)));
        }
        nodes.push(node.with_marks(row.within(inner, Align::Start)));
    }
    nodes
}

/// The own agents, each kind to be touched while it can be used; beside them the Achievement Reward.
fn agents(show: &Show, rect: Rect, marks: &mut Vec<Mark>) -> Vec<Node<Target>> {
    let seat = show.me();
    let player = &show.table().seats[seat];
    let mut rest = rect;
    if player.reward.is_some() {
        marks.extend(players::achievement_reward(show, seat, rest.take_right(40.0), 13.0));
    }
    rest.take_right(3.0);
    let tokens = owned::tokens(player);
    let side = if tokens.len() > 3 { 24.0_f32 } else { 28.0 }.min(rect.h);
    let mut nodes = Vec::new();
    for (i, (token, at)) in tokens
        .iter()
        .zip(owned::side_by_side(rest, tokens.len(), side))
        .enumerate()
    {
        let target = Target::Thing(Thing::Agent(token.agent));
        let light = if token.ready {
            Light::of(show, target)
        } else {
            Light::Rest
        };
        let mut node = Node::new(Kind::Agent.key(i as u16, 0, 0), Layer::SheetPart);
        if light != Light::Rest {
            node = node
                .with_marks(print::slip(at.inset(-1.0), 4.0, light))
                .with_target(at.inset(-2.0), target)
                .with_label(show.words.agent(token.agent));
        }
        nodes.push(node.with_marks(owned::token(*token, at)));
    }
    nodes
}

/// The same in short for a phone: pieces in hand and goods on a line, icons and agents on another.
pub(in crate::yokohama::table) fn summary(show: &Show, rect: Rect, scene: &mut Scene<Target>) {
    let seat = show.me();
    let player = &show.table().seats[seat];
    let color = show.crest(seat).color();
    let mut marks: Vec<Mark> = Vec::new();
    let mut rest = rect;
    let cells = |line: Rect, counts: Vec<(Symbol, u16)>| {
        let count = counts.len();
        let fill = move |(cell, (symbol, amount)): (Rect, (Symbol, u16))| {
            counts::count(symbol, color, amount, 14.0)
                .within(cell, Align::Start)
                .collect::<Vec<_>>()
        };
        line.columns(count, 2.0).zip(counts).flat_map(fill)
    };
    let goods = Good::ALL.map(|good| (Symbol::from(good), player.good(good)));
    let counts = goods.into_iter().chain([(Symbol::Import, player.imports)]);
    let line = rest.take_top(26.0);
    let x = line.x + line.w * 3.0 / 8.0 - 6.0;
    let rule = Stroke::new(palette::LINE, 1.0);
    marks.push(Mark::line(
        Point::new(x, line.y + 4.0),
        Point::new(x, line.bottom() - 4.0),
        rule,
    ));
    // The pieces in hand are things of their own, to be taken up.
    let hand: Vec<Node<Target>> = Piece::ALL
        .into_iter()
        .zip(line.columns(8, 2.0))
        .map(|(piece, cell)| {
            let row = counts::count(piece.into(), color, player.hand.of(piece), 14.0);
            Node::new(keys::cell(Holder::Hand, piece), Layer::SheetPart).with_marks(row.within(cell, Align::Start))
        })
        .collect();
    for ((symbol, amount), cell) in counts.zip(line.columns(8, 2.0).skip(Piece::ALL.len())) {
        marks.extend(counts::count(symbol, color, amount, 14.0).within(cell, Align::Start));
    }
    if rest.h >= 26.0 {
        let mut line = rest.take_top(26.0);
        let agents: u8 = owned::ready_agents(show).iter().map(|(_, count)| count).sum();
        let side = line.take_right(line.w * 0.28);
        let icons = Country::ALL.map(|country| (Symbol::from(country), u16::from(player.icons[country.index()])));
        marks.extend(cells(line, icons.to_vec()));
        let held = vec![
            (Symbol::Agent, u16::from(agents)),
            (Symbol::FivePower, u16::from(player.tokens)),
        ];
        marks.extend(cells(side, held));
    }
    scene.push(
        Node::new(Part::Me.key(1, 0, 0), Layer::SheetPart)
            .with_marks(marks)
            .with_label(show.label(Target::Player(seat))),
    );
    for node in hand {
        scene.push(node);
    }
}
