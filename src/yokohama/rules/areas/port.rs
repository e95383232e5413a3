//! Port: one Order for free, two for ¥2 or an imported good.

use super::super::components::{MOST_POWER, OrderId};
use super::super::ending;
use super::super::event::Event;
use super::super::moves::{Fee, Move};
use super::super::refusal::{Chapter, Forbidden, Refusal};
use super::super::state::{Cause, Stage};
use super::super::{Asked, Offers, Playing};
use crate::game::Watch;

/// The most Orders that a hand holds.
const HAND: u8 = 3;

/// Whether the Power reaches the level of a space.
fn level_open(asked: &Asked, space: usize) -> bool {
    asked.game.content.port.spaces[space] <= asked.yields()
}

/// The spaces whose Orders can be taken.
fn open(asked: &Asked) -> impl Iterator<Item = u8> {
    let room = asked.table.me().orders_in_hand < HAND;
    let cards = asked.table.ports[asked.board()];
    (0..6)
        .filter(move |&space| room && cards[space].is_some() && level_open(asked, space))
        .map(|space| space as u8)
}

pub(in super::super) fn moves(asked: &Asked, out: &mut impl Offers) {
    out.offer(Move::GoOn);
    orders(asked, out);
}

/// The Orders that can be taken first.
pub(in super::super) fn orders(asked: &Asked, out: &mut impl Offers) {
    open(asked).for_each(|space| out.offer(Move::Order(space)));
}

pub(in super::super) fn second_moves(asked: &Asked, out: &mut impl Offers) {
    out.offer(Move::GoOn);
    second_orders(asked, out);
}

/// The Orders that can be taken second, with each fee.
pub(in super::super) fn second_orders(asked: &Asked, out: &mut impl Offers) {
    let me = asked.table.me();
    for space in open(asked) {
        for fee in Fee::ALL {
            let (what, amount) = fee.price();
            if me.has(what) >= amount {
                out.offer(Move::SecondOrder(space, fee));
            }
        }
    }
}

/// Whether a second Order could be taken if there were money for it.
pub(in super::super) fn second_open(asked: &Asked) -> bool {
    open(asked).next().is_some()
}

fn check_space(asked: &Asked, space: u8) -> Result<(), Forbidden> {
    let space = usize::from(space);
    if space >= 6 {
        return Chapter::Port.forbids(Refusal::NoSuchThing);
    }
    if asked.table.me().orders_in_hand >= HAND {
        return Chapter::GeneralRules.forbids(Refusal::HandFull);
    }
    if asked.table.ports[asked.board()][space].is_none() {
        return Chapter::Port.forbids(Refusal::NoCard);
    }
    if !level_open(asked, space) {
        let area = asked.table.board(asked.table.acting.place).area;
        let level = asked.game.content.port.spaces[space];
        let needs = (1..=MOST_POWER)
            .find(|&power| asked.game.rate(area, power) >= level)
            .unwrap_or(u8::MAX);
        return Chapter::Port.forbids(Refusal::LevelShut { needs });
    }
    Ok(())
}

pub(in super::super) fn check(asked: &Asked, action: Move) -> Result<(), Forbidden> {
    match action {
        Move::GoOn => Ok(()),
        Move::Order(space) => check_space(asked, space),
        _ => Chapter::FlowOfATurn.forbids(Refusal::OtherQuestion),
    }
}

pub(in super::super) fn check_second(asked: &Asked, action: Move) -> Result<(), Forbidden> {
    let (space, fee) = match action {
        Move::GoOn => return Ok(()),
        Move::SecondOrder(space, fee) => (space, fee),
        _ => return Chapter::FlowOfATurn.forbids(Refusal::OtherQuestion),
    };
    check_space(asked, space)?;
    let (what, needs) = fee.price();
    let has = asked.table.me().has(what);
    if needs > has {
        return Chapter::Port.forbids(Refusal::TooDear { what, needs, has });
    }
    Ok(())
}

pub(in super::super) fn play<W: Watch<Event>>(playing: &mut Playing<W>, action: Move) {
    match action {
        Move::Order(space) => {
            take(playing, space);
            // Both Orders are taken before the board is filled again.
            playing.table().stage = Stage::SecondOrder;
        }
        _ => playing.table().stage = Stage::Bonus,
    }
}

pub(in super::super) fn play_second<W: Watch<Event>>(playing: &mut Playing<W>, action: Move) {
    if let Move::SecondOrder(space, fee) = action {
        let (what, amount) = fee.price();
        playing.pay(what, amount);
        take(playing, space);
    }
    refill(playing);
}

fn take<W: Watch<Event>>(playing: &mut Playing<W>, space: u8) {
    let seat = playing.seat();
    let board = playing.game.asked_at(playing.state).board();
    if let Some(card) = playing.table().ports[board][usize::from(space)].take() {
        playing.me().orders_in_hand += 1;
        playing.state.secret.hands[seat].orders.insert(card);
        playing.watch.saw(Event::OrderTaken {
            seat,
            board: board as u8,
            space,
            card: Some(card),
        });
    }
}

/// Slides the Orders left, fills the board from the deck and goes on to the next step. A space that stays empty triggers
/// the end of the game.
pub(in super::super) fn refill<W: Watch<Event>>(playing: &mut Playing<W>) {
    let index = playing.game.asked_at(playing.state).board();
    let mut board = [None; 6];
    let mut filled = 0;
    for card in playing.state.table.ports[index].into_iter().flatten() {
        board[filled] = Some(card);
        filled += 1;
    }
    while filled < board.len() {
        let Some(card) = playing.state.secret.orders.draw().map(OrderId) else {
            break;
        };
        board[filled] = Some(card);
        filled += 1;
        playing.table().order_deck -= 1;
        playing.watch.saw(Event::PortFilled {
            board: index as u8,
            card,
        });
    }
    let table = playing.table();
    table.ports[index] = board;
    table.stage = Stage::Bonus;
    if filled < board.len() {
        ending::trigger(playing, Cause::Orders);
    }
}
