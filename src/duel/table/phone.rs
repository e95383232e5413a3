//! The phone's sheet: one place for the question, the own Orders, the cards on show and the rest, behind tabs.

use super::keys::Kind;
use super::outlook::Outlook;
use super::{
    Deck, Scene, Sheet, Show, Sight, Target, Thing, balance, bar, choices, dock, icons, players, question, sheet,
    things, turns,
};
use crate::drawing::geometry::Held as _;
use crate::drawing::letters;
use crate::drawing::scene::{Align, Face, Layer, Mark, Node, Rect, Symbol, Text, palette};
use crate::duel::components::Title;
use crate::duel::words::{Caption, Tell};
use crate::duel::{Ask, Duel};
use crate::table::choices::Site;
use crate::table::counts;
use crate::table::dock::{detail, fitting, headline, push_buttons};
use crate::table::keys::Part;
use crate::table::layout::Layout;
use crate::table::phone::{self, BUTTONS, FINGER, Leaf, leaf};
use crate::table::{Explained as _, Shown as _, Tab, log, print};

/// The type of the question.
const TITLE: f32 = 20.0;
/// The type of what is told of it.
const DETAIL: f32 = 14.0;
/// The type of what the other player did last.
const LAST: f32 = 13.0;
/// A line of what one owns.
const LINE: f32 = 26.0;
/// What the other player owns, in two lines.
const RIVAL: f32 = 48.0;
/// The own Influence and Support cards.
const HAND: f32 = 64.0;
/// What a card or a Place would come to, in a line.
const OUTCOME: f32 = 29.0;
/// Between two of these.
const GAP: f32 = 6.0;
/// The own Orders at least and at most, and above the own Technologies what these are.
const ORDERS: f32 = 110.0;
const MOST_ORDERS: f32 = 190.0;
const HEAD: f32 = 28.0;
/// A Technology of one's own at ease.
const TECHNOLOGY: f32 = 60.0;
/// How high the balance stands at ease.
const BALANCE: f32 = 190.0;

/// Draws the sheet and its tabs.
pub(super) fn draw(show: &Show, outlook: &Outlook, layout: &Layout, scene: &mut Scene) {
    let inner = phone::ground(layout.dock, scene);
    match (show.open, show.tab) {
        (Some(sheet), _) => cards(show, outlook, sheet, inner, scene),
        (None, Tab::Turn) => turn(show, outlook, inner, scene),
        (None, Tab::Own) => orders(show, inner, scene),
        (None, Tab::More) => more(show, outlook, inner, scene),
    }
    let tint = show.crest(show.me()).color();
    phone::tabs(&leaves(show), tint, layout.tabs, scene);
}

/// The open question, its buttons, and what one owns in short.
fn turn(show: &Show, outlook: &Outlook, rect: Rect, scene: &mut Scene) {
    let asked = outlook.question(show);
    let buttons = choices::buttons(show, Site::Phone);
    let mut rest = rect;
    let mut marks = headline(&asked.title, TITLE, &mut rest);
    rest.take_top(2.0);
    // The buttons clear of the tabs where the sheet is high.
    rest.take_bottom(((rest.h - 180.0) * 0.3).held(0.0, GAP));
    let foot = print::height(&buttons, rest.w, BUTTONS);
    let least = 48.0 + foot;
    // The hand above the buttons, of which it is asked which card goes where; the goods below, where they leave room for what a button would come to. The
    // hand is the last to go, but where goods are exchanged.
    let outcome = if buttons.is_empty() { 0.0 } else { OUTCOME };
    let exchanges = is_exchanged(show);
    let has_hand = rest.h - least >= HAND + if exchanges { GAP + LINE + outcome } else { 0.0 };
    let hand = if has_hand { HAND + GAP } else { 0.0 };
    // Of a Place that is meant figures tell the sum, and what it would come to stands in the room of the goods.
    let reckoned = outlook.reckoned(show);
    if (has_hand || exchanges) && reckoned.is_none() && rest.h - least - hand - outcome >= LINE {
        own_goods(show, rest.take_bottom(LINE), scene);
        rest.take_bottom(GAP);
    }
    let mut room = fitting(&buttons, rest, BUTTONS, BUTTONS.least);
    let is_meant = reckoned.is_some();
    let told = reckoned.unwrap_or_else(|| asked.detail.clone());
    let mut below = Vec::new();
    let mut is_below = false;
    if has_hand {
        // What is told, and what the move would come to.
        let outcome = match is_meant {
            true => OUTCOME + GAP,
            false => outlook.outcome_height(show, DETAIL).max(GAP),
        };
        let spare = room.h - HAND - GAP - outcome - outlook.lead_height(show, &told, DETAIL, room.w);
        // Apart from the button where all that leaves room, and larger beside a Place that is meant.
        let air = room
            .take_bottom((spare * 0.4).held(0.0, if is_meant { 10.0 } else { 4.0 }))
            .h;
        let growth = if is_meant { (spare - air).held(0.0, 10.0) } else { 0.0 };
        // Above the button stands what that would bring, if there is room for all.
        is_below = is_meant && spare >= 0.0;
        if is_below {
            below = outlook.at_place(show, DETAIL, room.take_bottom(OUTCOME));
            room.take_bottom(GAP);
        }
        own_hand(show, room.take_bottom(HAND + growth), scene);
        room.take_bottom(GAP);
    }
    // Where nothing is in question stands what the other one did last: if need be instead of where the lowest card goes, which that tells itself.
    let last = (!outlook.is_told()).then(|| last_turn(show, room.w)).flatten();
    let high = |told: &str| letters::wrap(Face::Sans, DETAIL, told, room.w).len() as f32 * 18.0;
    let told = match &last {
        Some(last) if is_asked_where(show) && high(&told) + last.1 > room.h => String::new(),
        _ => told,
    };
    let mut above = room;
    marks.extend(match is_below {
        true => outlook.lead(show, &told, DETAIL, &mut above),
        false => outlook.draw(show, &told, DETAIL, room),
    });
    marks.extend(below);
    let mut foot = room;
    foot.take_top(if told.is_empty() { 0.0 } else { high(&told) });
    let log = foot.inset_by(0.0, GAP);
    match last {
        _ if outlook.is_told() => {}
        _ if log.h >= 60.0 => {
            for line in log::seen(show, turns::lines(show), log) {
                scene.push(line);
            }
        }
        Some((last, high)) if foot.h >= high => marks.extend(detail(&last, LAST, foot.take_bottom(high))),
        _ => {}
    }
    scene.push(
        Node::new(Part::PhoneQuestion.key(0, 0, 0), Layer::SheetPart)
            .with_marks(marks)
            .with_label(format!("{} {}", asked.title, asked.detail)),
    );
    push_buttons(buttons, rest, BUTTONS, scene);
}

/// What the other player did in their latest turn, and how high it is in a width.
fn last_turn(show: &Show, w: f32) -> Option<(String, f32)> {
    let last = show.opponents().find_map(|seat| turns::last_of(show, seat))?.text;
    let lines = letters::wrap(Face::Sans, LAST, &last, w).len();
    Some((last, lines as f32 * LAST * 1.28))
}

/// Whether it is asked where the next Influence card goes, and nothing is told of a round that has begun.
fn is_asked_where(show: &Show) -> bool {
    let table = show.table();
    let asks = table.decision().is_some_and(|decision| decision.ask == Ask::Place);
    asks && !table.begins_round()
}

/// Whether who looks is asked which goods to exchange.
fn is_exchanged(show: &Show) -> bool {
    let decision = show.table().decision();
    decision.is_some_and(|decision| decision.seat == show.me() && matches!(decision.ask, Ask::Exchange(_)))
}

fn own_hand(show: &Show, rect: Rect, scene: &mut Scene) {
    let mut rest = rect;
    dock::hand(show, rest.take_left((rect.w * 0.55).max(dock::HAND)), scene);
    // Where it is asked which is played, the answers are these cards.
    let is_support = |target| matches!(target, Target::Thing(Thing::Support(_)));
    if !show.entry.next().any(is_support) {
        // Apart from the hand, and level with the cards that are not raised.
        rest.take_left(GAP);
        rest.take_top(dock::head(rect.h));
        rest.h += 4.0;
        dock::supports(show, rest, scene);
    }
}

fn own_goods(show: &Show, rect: Rect, scene: &mut Scene) {
    let marks = counts::in_line(rect, players::goods(show, show.me(), 13.0));
    let target = Target::Player(show.me());
    scene.push(
        Node::new(Part::Me.key(1, 0, 0), Layer::SheetPart)
            .with_marks(marks)
            .with_label(show.label(target)),
    );
}

/// Cards on show, or those that are looked at; below them what is asked about them, and what the one that was chosen would come to.
fn cards(show: &Show, outlook: &Outlook, open: Sheet, rect: Rect, scene: &mut Scene) {
    let mut rest = rect;
    let is_asked = question::is_sheet_asked(show);
    let is_chosen = is_asked && show.entry.chosen().is_some();
    let asked = question::question(show);
    let (title, told) = match (is_asked, is_chosen) {
        // How it is reckoned was read before.
        (_, true) => (asked.title, outlook.told_above(show, DETAIL, rest.w)),
        (true, false) => (asked.title, asked.detail),
        (false, _) => (Duel::spoken_sheet(show.words, open).to_owned(), String::new()),
    };
    phone::head(Duel::number_of(open), &title, &told, &mut rest, scene);
    if is_asked {
        let share = if is_chosen { 0.8 } else { 0.4 };
        let buttons = choices::buttons(show, Site::Phone);
        // The ways to pay stand above what they come to, and that above the button that pays.
        let (ways, others) = buttons.into_iter().partition(|button| button.weight.is_way());
        phone::foot::<Target>(others, share, &mut rest, scene);
        if is_chosen && rest.h >= OUTCOME + 2.0 * FINGER {
            // A little apart from the button.
            rest.take_bottom((rest.h * 0.02).held(0.0, GAP));
            let mut line = rest.take_bottom(OUTCOME);
            line.take_top(4.0);
            let marks = outlook.outcome(show, DETAIL, line);
            scene.push(Node::new(Part::PhoneQuestion.key(2, 0, 0), Layer::SheetPart).with_marks(marks));
        }
        let has_ways = !ways.is_empty();
        phone::foot::<Target>(ways, share, &mut rest, scene);
        if has_ways {
            // Parted from the cards as far as these have room.
            let spare = rest.h - things::cards(show, open).len() as f32 * (FINGER + GAP);
            rest.take_bottom(spare.held(0.0, 2.0 * GAP));
        }
    }
    rest.take_top(3.0);
    sheet::on_phone(show, open, rest, scene);
}

/// The own Orders, and what else one owns.
fn orders(show: &Show, rect: Rect, scene: &mut Scene) {
    let mut rest = rect;
    let marks = headline(show.words.text(Caption::OrdersLabel), 19.0, &mut rest);
    scene.push(Node::new(Part::PhoneQuestion.key(1, 0, 0), Layer::SheetPart).with_marks(marks));
    let last = rest.take_bottom(LINE);
    let marks = counts::in_line(last, players::owned(show, show.me(), 13.0));
    scene.push(Node::new(Part::Me.key(2, 0, 0), Layer::SheetPart).with_marks(marks));
    rest.take_bottom(4.0);
    technologies(show, &mut rest, scene);
    let h = rest.h.min(MOST_ORDERS);
    dock::orders(show, Rect::new(rest.x, rest.y + 4.0, rest.w, h - 4.0), scene);
}

/// The own Technologies at the foot of a rectangle, which becomes as much lower: with what they do, or where there is no room for that, by name.
fn technologies(show: &Show, rect: &mut Rect, scene: &mut Scene) {
    let titles: Vec<Title> = show.table().seats[show.me()].technologies.iter().collect();
    let most = rect.h - ORDERS - HEAD;
    let lines = |columns: usize| titles.len().div_ceil(columns);
    let high = |lines: usize| lines as f32 * (FINGER + GAP);
    let columns = [1, 2].into_iter().find(|columns| high(lines(*columns)) <= most);
    match columns {
        _ if titles.is_empty() => {}
        Some(columns) => {
            let lines = lines(columns);
            let each = ((most / lines as f32) - GAP).min(TECHNOLOGY);
            let high = HEAD + lines as f32 * (each + GAP);
            // Close below the Orders.
            rect.take_bottom((rect.h - high - MOST_ORDERS).max(0.0));
            let mut block = rect.take_bottom(high);
            let mut head = block.take_top(HEAD);
            head.take_top(GAP);
            let marks = headline(show.words.phrase(Tell::Technologies), DETAIL, &mut head);
            scene.push(Node::new(Part::Me.key(3, 0, 0), Layer::SheetPart).with_marks(marks));
            let cells = block
                .rows(lines, 0.0)
                .flat_map(|row| row.columns(columns, GAP).collect::<Vec<_>>());
            let cells = cells.map(|cell| cell.inset_by(0.0, GAP / 2.0)).collect::<Vec<Rect>>();
            players::lines(show, &titles, &cells, scene);
        }
        None => {
            let called = titles.iter().map(|title| show.speech().title(*title).to_owned());
            let told = show
                .speech()
                .say(Tell::Owned, &[("titles", show.words.list(called).into())]);
            let high = letters::wrap(Face::Sans, 12.0, &told, rect.w).len() as f32 * 15.4;
            if rect.h - high >= ORDERS {
                let marks = detail(&told, 12.0, rect.take_bottom(high));
                scene.push(Node::new(Part::Me.key(3, 0, 0), Layer::SheetPart).with_marks(marks));
            }
        }
    }
}

/// The other player, the decks, how the scores stand, the way to the log.
fn more(show: &Show, outlook: &Outlook, rect: Rect, scene: &mut Scene) {
    let mut rest = rect;
    let mut line = rest.take_top(FINGER);
    scene.push(log::button(show).node(line.take_right(96.0), Part::MoreLog.key(0, 0, 0), Layer::SheetPart));
    for (deck, cell) in Deck::ALL.into_iter().zip(line.columns(3, 4.0)) {
        let target = Target::Thing(Thing::Sight(Sight::Deck(deck)));
        let mut at = cell;
        let side = Rect::around(at.take_left(28.0).centre(), 24.0, 24.0);
        let count = bar::left(show.table(), deck).to_string();
        scene.push(
            Node::new(Kind::Deck.key(deck as u16, 1, 0), Layer::SheetPart)
                .with_marks([
                    Mark::stamp(bar::symbol(deck), side),
                    Text::within(at, count, Face::SansBold, 14.0, palette::INK, Align::Start).into(),
                ])
                .with_target(cell, target)
                .with_label(show.label(target)),
        );
    }
    rest.take_top(4.0);
    let wide = rest.w >= 480.0;
    let at = if wide {
        let left = rest.take_left(rest.w / 2.0 - 4.0);
        rest.take_left(8.0);
        left
    } else {
        let above = rest.take_top(rest.h - RIVAL - 5.0);
        rest.take_top(5.0);
        above
    };
    let h = at.h.min(BALANCE);
    if h >= balance::LEAST {
        balance::draw(show, outlook, Rect { h, ..at }, [Layer::SheetPart; 2], scene);
    }
    for seat in show.opponents() {
        if rest.h >= 124.0 {
            let h = rest.h.min(160.0);
            players::panel(show, seat, Rect { h, ..rest }, Layer::SheetPart, scene);
        } else {
            players::summary(show, seat, Rect { h: RIVAL, ..rest }, scene);
        }
    }
}

/// The tabs.
fn leaves(show: &Show) -> Vec<Leaf<Target>> {
    let words = show.words;
    // What can be used waits behind its tab, whatever is looked at meanwhile.
    let lit = |things: Vec<Thing>| {
        things
            .into_iter()
            .filter(|thing| show.entry.begins_with(Target::Thing(*thing)))
            .count()
    };
    let held = show.view.hand.orders.iter().map(Thing::Order).collect();
    let mut leaves = vec![
        leaf(show, Tab::Turn, icons::INFLUENCE, 0),
        leaf(show, Tab::Own, Symbol::Order, lit(held)),
    ];
    for open in things::sheets(show) {
        let (text, symbol) = match open {
            Sheet::Technologies => (Tell::TechnologiesShort, icons::PRODUCTION),
            Sheet::Church => (Tell::ChurchShort, icons::FAITH),
            Sheet::Bonus => (Tell::BonusShort, Symbol::Bonus),
            Sheet::Looked => (Tell::LookedShort, Symbol::PortSeal),
        };
        leaves.push(Leaf {
            text: words.phrase(text),
            symbol,
            target: Target::Sheet(open),
            open: show.open == Some(open),
            lit: lit(things::cards(show, open)),
        });
    }
    leaves.push(leaf(show, Tab::More, Symbol::Scales, 0));
    leaves
}
