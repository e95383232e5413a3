//! The dock: oneself, the open question with its buttons, the own Orders.

use super::cards::{self, Influence};
use super::keys::{self, Kind};
use super::outlook::{self, Outlook};
use super::things::influence_cards;
use super::{Scene, Show, Target, Thing, choices, players, question};
use crate::drawing::geometry::Held as _;
use crate::drawing::scene::{Align, Face, Layer, Mark, Node, Paint, Point, Rect, Stroke, Symbol, palette};
use crate::duel::Ask;
use crate::duel::components::{OrderId, Support};
use crate::duel::words::Tell;
use crate::game::Seat;
use crate::table::choices::Site;
use crate::table::counts;
use crate::table::dock;
use crate::table::keys as house_keys;
use crate::table::phone::FINGER;
use crate::table::print::{self, Light};
use crate::table::row::Row;

/// Between the hand and the question, on a large screen.
const ASIDE: f32 = 32.0;

/// Draws the dock; `middle` is where the middle of the table begins.
pub(super) fn draw(show: &Show, outlook: &Outlook, rect: Rect, middle: f32, scene: &mut Scene) {
    let large = rect.h > 170.0;
    scene.push(dock::ground(rect));
    let mut inner = rect.inset_by(8.0, if large { 11.0 } else { 9.0 });
    inner.take_top(1.0);
    let me = inner.take_left(players::cards_begin(rect) - players::APART - inner.x);
    belongings(show, me, scene);
    inner.take_left(players::APART);
    // On a large screen the question stands below the middle of the table.
    let held = match large {
        true => (middle - ASIDE - inner.x).max(inner.h * 1.5),
        // Elsewhere the hand takes a little of what the question has to spare.
        false => inner.h * 1.6 + (inner.w * 0.1 - 84.0).held(0.0, 16.0),
    };
    let mut held = inner.take_left(held);
    let supports = held.take_bottom(held.h * 0.34);
    held.take_bottom(held.h * 0.05);
    hand(show, held, scene);
    self::supports(show, supports, scene);
    // The question has its buttons side by side.
    let most = (inner.w - 400.0).held(158.0, 560.0);
    // The Orders end where the board does.
    inner.take_right(if large { 8.0 } else { 0.0 });
    let orders_at = inner.take_right(orders_width(show, inner.h, most));
    orders(show, orders_at, scene);
    asked(
        show,
        outlook,
        inner.inset_by(if large { ASIDE } else { 16.0 }, 1.0),
        scene,
    );
}

/// The open question with what a choice would come to, and its buttons.
fn asked(show: &Show, outlook: &Outlook, rect: Rect, scene: &mut Scene) {
    let asked = outlook.question(show);
    // What an open sheet tells of the question is told there alone.
    let told = match question::is_sheet_asked(show) {
        true => outlook.told(show, String::new()),
        false => asked.detail.clone(),
    };
    let told = |size: f32, room: Rect| outlook.draw(show, &told, size, room);
    let buttons = choices::buttons(show, Site::Dock);
    // What a Place would come to wants the room that a second row of buttons would take.
    let setting = dock::setting(rect);
    let is_tight = outlook.reckoned(show).is_some() && print::height(&buttons, rect.w, setting) > setting.tall;
    let buttons = match is_tight {
        true => choices::buttons(show, Site::Phone),
        false => buttons,
    };
    dock::asked(&asked, told, buttons, rect, scene);
}

/// Name, points and yen; goods; what is left to build and Traders; Technologies.
fn belongings(show: &Show, rect: Rect, scene: &mut Scene) {
    let seat = show.me();
    let color = show.crest(seat).color();
    let mut inner = rect;
    // Its edge of the table, as the other one has.
    let stripe = Rect::new(rect.x - 8.0, rect.y - 7.0, 7.0, rect.h + 16.0);
    let mut marks = vec![Mark::block(stripe, 0.0, color)];
    inner.take_left(14.0);
    let large = rect.h > 150.0;
    let unit = rect.h / if large { 124.0 } else { 134.0 };
    marks.extend(players::head(
        show,
        seat,
        inner.take_top(30.0 * unit),
        if large { 22.0 } else { 19.0 },
    ));
    let size = if large { 16.0 } else { 13.0 };
    marks.extend(counts::in_line(
        inner.take_top(24.0 * unit),
        players::goods(show, seat, size + 2.0),
    ));
    let last = inner.take_top(26.0 * unit);
    scene.push(
        Node::new(house_keys::me(), Layer::SheetPart)
            .with_marks(marks)
            .with_target(rect, Target::Player(seat))
            .with_label(show.label(Target::Player(seat))),
    );
    left(show, seat, last, size, scene);
    inner.take_top(5.0);
    players::chips(show, seat, inner, Layer::SheetPart, scene);
}

/// Shops and Trading Houses that are left, which can be taken up, and ready Traders.
fn left(show: &Show, seat: Seat, rect: Rect, size: f32, scene: &mut Scene) {
    // The price of the next Trading House takes most.
    const SHARES: [f32; 2] = [0.24, 0.5];
    let [shops, houses, traders] = players::left(show, seat, size);
    let mut rest = rect;
    let buildings = [(keys::shops_left(), shops), (keys::houses_left(), houses)];
    for ((key, row), share) in buildings.into_iter().zip(SHARES) {
        let mut at = rest.take_left(rect.w * share);
        at.take_right(2.0);
        scene.push(Node::new(key, Layer::SheetPart).with_marks(row.fitting(at.w).within(at, Align::Start)));
    }
    let trader = Target::Thing(Thing::Trader);
    let light = Light::of(show, trader);
    let mut node = Node::new(Kind::Trader.key(0, 0, 0), Layer::SheetPart);
    let mut inner = rest;
    if light != Light::Rest {
        node = node.with_marks(print::slip(rest, 4.0, light));
        inner = rest.inset_by(4.0, 1.0);
    }
    scene.push(
        node.with_target(rest, trader)
            .with_label(show.label(trader))
            .with_marks(traders.fitting(inner.w).within(inner, Align::Start)),
    );
}

/// The Support cards of both kinds.
pub(super) fn supports(show: &Show, rect: Rect, scene: &mut Scene) {
    for (support, cell) in Support::ALL.into_iter().zip(rect.columns(2, 8.0)) {
        support_card(show, support, cell.inset_by(0.0, 4.0), scene);
    }
}

/// The Influence cards, the lowest one raised.
pub(super) fn hand(show: &Show, rect: Rect, scene: &mut Scene) {
    let seat = show.me();
    let player = &show.table().seats[seat];
    let mut rest = rect;
    // Above the lowest one it is told what it is.
    let flag = if rest.h >= FLAGGED { FLAG } else { 0.0 };
    rest.take_top(head(rect.h));
    let count = player.cards.len() as f32;
    // A finger finds each.
    let apart = (CARD - rest.h * 0.7).held(5.0, (rest.w - rest.h * 0.7 * count) / count);
    let wide = (rest.h * 0.7).min(rest.w / count - apart);
    let lowest = super::hints::lowest(&show.speech(), seat);
    let is_due = chooses_where(show);
    let asked = influence_cards(show);
    let mut raised = false;
    // What was played, and then the hand, the lowest first; of equal ones that which is not upgraded is played first.
    let mut cards: Vec<_> = player.cards.iter().enumerate().collect();
    cards.sort_by_key(|(row, card)| (card.at.is_none(), show.game.level(*row, card), card.upgraded));
    let is_choice = cards.iter().filter(|(_, card)| card.at.is_none()).count() > 1;
    for (row, card) in cards {
        let cell = rest.take_left(wide);
        rest.take_left(apart);
        let level = show.game.level(row, card);
        let is_lowest = card.at.is_none() && Some(level) == lowest && !raised;
        raised |= is_lowest;
        let number = row as u16;
        if let Some(place) = card.at {
            let gap = players::played_at(show, place, resting(cell));
            scene.push(Node::new(Kind::Room.key(number, 0, 0), Layer::SheetPart).with_marks(gap));
            continue;
        }
        let target = match asked.first() {
            Some(Thing::Upgrade(_)) => Thing::Upgrade(show.game.content().influence[row].level),
            _ => Thing::Card(level),
        };
        let target = Target::Thing(target);
        let face = Influence {
            level,
            upgraded: card.upgraded,
            crest: show.crest(seat),
        };
        let light = match Light::of(show, target) {
            // The lowest one is due before it.
            Light::Rest if is_due && !is_lowest => Light::Shut,
            light => light,
        };
        // The next one to be played stands a little higher, and has an edge while it is asked where it goes.
        let at = match is_lowest {
            true => Rect {
                h: cell.h - RAISED,
                ..cell
            },
            false => resting(cell),
        };
        let mut marks = cards::influence(face, at, light);
        if is_lowest && is_due && light == Light::Rest {
            let halo = Stroke::new(palette::VERMILION_HALO, 2.5);
            marks.insert(0, Mark::block(at.inset(-2.0), 6.0, halo));
            marks.push(Mark::block(at, 4.0, Stroke::new(palette::VERMILION, 2.5)));
        }
        let kind = if is_lowest { Kind::Lowest } else { Kind::InHand };
        // A finger finds it with half of the gap at each side.
        scene.push(
            Node::new(kind.key(number, 0, 0), Layer::SheetPart)
                .with_marks(marks)
                .with_target(at.inset_by(0.1 - apart / 2.0, 0.0), target)
                .with_label(show.label(target)),
        );
        if is_lowest && is_due && is_choice && flag > 0.0 {
            scene.push(flagged(show, at, flag));
        }
    }
}

/// How much higher the lowest card lies than the others.
const RAISED: f32 = 4.0;

/// Where a card lies in its cell that is not the lowest one.
const fn resting(cell: Rect) -> Rect {
    Rect {
        y: cell.y + RAISED,
        h: cell.h - RAISED,
        ..cell
    }
}

/// What a hand so high leaves above its cards, for the flag of the lowest one.
pub(super) const fn head(high: f32) -> f32 {
    if high >= FLAGGED { FLAG * 0.6 } else { 0.0 }
}

/// How high a hand is whose lowest card has a flag, and how high that is.
const FLAGGED: f32 = 60.0;
const FLAG: f32 = 16.0;
/// A card so low has its level close to its upper edge.
const SMALL: f32 = 60.0;
/// From one card of a hand to the next at least: a finger touches a little less than that of each.
const CARD: f32 = FINGER + 0.4;
/// How wide a hand is at least in which a finger finds each card.
pub(super) const HAND: f32 = 4.0 * CARD;

/// The flag on the upper edge of the lowest card.
fn flagged(show: &Show, card: Rect, high: f32) -> Node<Target> {
    let row = Row::new(11.0)
        .color(palette::WHITE)
        .text(show.words.phrase(Tell::Lowest));
    // On a small one above its level.
    let middle = Point::new(card.centre().x, card.y - if card.h < SMALL { 3.0 } else { 0.0 });
    let flag = Rect::around(middle, row.width() + 10.0, high);
    let paint = Paint::new(palette::VERMILION, Stroke::new(palette::VERMILION_DARK, 1.0));
    Node::new(Kind::Flag.key(0, 0, 0), Layer::SheetPart)
        .with_marks([Mark::block(flag, 3.0, paint)])
        .with_marks(row.within(flag, Align::Middle))
}

/// Whether the lower player is asked where the next Influence card goes.
fn chooses_where(show: &Show) -> bool {
    let decision = show.table().decision();
    decision.is_some_and(|decision| {
        decision.seat == show.me() && matches!(decision.ask, Ask::Place | Ask::Opening | Ask::Card)
    })
}

/// A Support card so high has its sign above what it adds.
const STACKED: f32 = 52.0;

/// The Support cards of a kind, as a card.
fn support_card(show: &Show, support: Support, rect: Rect, scene: &mut Scene) {
    let target = Target::Thing(Thing::Support(support));
    let light = Light::of(show, target);
    let held = show.table().seats[show.me()].supports(support);
    let made = outlook::supported(show, support);
    // Where none can be played they lie calm, as does the place of those that are gone.
    let mut marks = match (made, light) {
        (None, Light::Rest) => vec![print::vacant(rect, 3.0)],
        // What would help at a Place that is looked at stands out, and is no button yet.
        (Some(_), Light::Rest) => vec![Mark::block(
            rect,
            4.0,
            Paint::new(palette::SLIP, Stroke::new(palette::EDGE, 1.0)),
        )],
        _ => print::slip(rect, 3.0, light),
    };
    let is_stacked = rect.h >= STACKED;
    let row = match is_stacked {
        true => players::named_support(show, held, support, Row::new(14.0)),
        false => players::supports_of(show, show.me(), support, 14.0),
    };
    let row = if held == 0 { row.dyed(palette::INK) } else { row };
    // What it makes of the Influence.
    let row = match made {
        Some(influence) => row.gap(5.0).face(Face::Sans).text(format!("→ {influence}")),
        None => row,
    };
    let inner = rect.inset_by(4.0, 1.0);
    let lines = match is_stacked {
        true => {
            let sign = Row::new(14.0).icon_size(28.0);
            let sign = if held == 0 { sign.faint() } else { sign };
            vec![sign.icon(Symbol::Support), row]
        }
        false => vec![row],
    };
    let block = Rect::around(inner.centre(), inner.w, inner.h.min(lines.len() as f32 * 24.0));
    for (at, row) in block.rows(lines.len(), 0.0).zip(lines) {
        marks.extend(row.fitting(inner.w).within(at, Align::Middle));
    }
    scene.push(
        Node::new(Kind::Support.key(support as u16, 0, 0), Layer::SheetPart)
            .with_marks(marks)
            .with_target(rect, target)
            .with_label(show.label(target)),
    );
}

/// Between two Orders.
const ORDERS_APART: f32 = 7.0;

/// How wide the own Orders are at ease where they are so high, within what there is.
fn orders_width(show: &Show, high: f32, most: f32) -> f32 {
    let count = show.view.hand.orders.iter().count();
    // Where none lies the question has the room.
    let count = if count == 0 { 0.5 } else { count.max(2) as f32 };
    let share = if high >= 150.0 { 1.02 } else { 0.84 };
    (count * high * share + (count - 1.0).max(0.0) * ORDERS_APART).min(most)
}

/// The own Orders side by side; of a hand that may not be seen, how many there are.
pub(super) fn orders(show: &Show, rect: Rect, scene: &mut Scene) {
    let held: Vec<OrderId> = show.view.hand.orders.iter().collect();
    if held.is_empty() {
        let count = show.table().seats[show.me()].orders_in_hand;
        let row = counts::count(Symbol::Order, palette::MUTE, count, 16.0).dyed(palette::INK);
        let node = Node::new(Kind::Room.key(9, 0, 0), Layer::SheetPart);
        scene.push(
            node.with_marks([print::vacant(rect, 4.0)])
                .with_marks(row.within(rect, Align::Middle)),
        );
        return;
    }
    // Side by side as long as each is easily read, then in two rows or more.
    let per_line = ((rect.w / 76.0) as usize).max(1);
    let lines = held.len().div_ceil(per_line);
    let columns = held.len().div_ceil(lines).max(2.min(per_line));
    // At the right edge, where a table ends.
    let places = rect
        .rows(lines, ORDERS_APART)
        .zip(held.chunks(columns))
        .flat_map(|(row, held)| {
            let cells: Vec<Rect> = row.columns(columns, ORDERS_APART).collect();
            cells[columns - held.len()..].to_vec()
        });
    let places: Vec<Rect> = places.collect();
    for (order, at) in held.into_iter().zip(places) {
        let target = Target::Thing(Thing::Order(order));
        let marks = cards::order_card(show, order, at, Light::choosable(show, target));
        scene.push(
            Node::new(keys::order(order), Layer::SheetPart)
                .with_marks(marks)
                .with_target(at, target)
                .with_label(show.label(target)),
        );
    }
}
