//! What a Clerk goes by: what a position is worth to a seat, in hundredths of a point, and how a turn goes on.
//!
//! The worth is the score as it would be now, and the means to make more: money, goods that Orders ask for, Support cards, Traders, pieces
//! that pay. The worths are estimates of the authors, good enough for a first opponent.

use super::habits::{any, is_free};
use super::terms::left;
use crate::chance::Chance;
use crate::duel::components::{Good, HOUSES, SHOPS};
use crate::duel::{Ask, Duel, Move, Player, State};
use crate::game::Seat;

/// The worth of a state to a seat. It looks at what the seat may know only.
pub(super) fn guess(game: &Duel, state: &State, seat: Seat) -> i32 {
    let table = &state.table;
    let player = &table.seats[seat];
    let score = 100 * game.score(table)[seat].total();
    let turns = left(table, seat);
    if turns == 0 {
        return score;
    }
    // What serves again and again serves as often as turns are left.
    score + means(player) + orders(game, state, seat) + serving(player) * turns / 16
}

/// Money, goods, cards and Traders beyond what they score.
fn means(player: &Player) -> i32 {
    let goods: i32 = Good::ALL
        .iter()
        .map(|&good| i32::from(player.good(good).min(6)) * worth(good) / 2)
        .sum();
    let [one, two] = player.support.map(i32::from);
    i32::from(player.yen.min(12)) * 20
        + goods
        + i32::from(player.imports.min(6)) * 90
        + one * 50
        + two * 90
        + i32::from(player.traders) * 250
}

/// Technologies, pieces and upgraded cards, as they serve a whole game.
fn serving(player: &Player) -> i32 {
    let upgraded = player.cards.iter().filter(|card| card.upgraded).count() as i32;
    let houses = i32::from(HOUSES.saturating_sub(player.houses));
    let shops = i32::from(SHOPS.saturating_sub(player.shops));
    i32::from(player.technologies.len()) * 150 + houses * 300 + shops * 100 + upgraded * 300
}

/// What a good is worth beside its share in the score.
const fn worth(good: Good) -> i32 {
    match good {
        Good::Copper => 110,
        Good::Silk => 80,
        Good::Tea | Good::Fish => 50,
    }
}

/// Orders in hand: the nearer to completion, the more of their points.
fn orders(game: &Duel, state: &State, seat: Seat) -> i32 {
    let player = &state.table.seats[seat];
    let cards = state.secret.hands[seat].orders.iter();
    let values = cards.map(|order| {
        let order = &game.content().orders[usize::from(order.0)];
        let asked: u16 = order.goods.iter().map(|count| u16::from(*count)).sum();
        let goods = Good::ALL.iter().zip(order.goods);
        let have: u16 = goods.map(|(&good, count)| player.good(good).min(count.into())).sum();
        let reward = 100 * i32::from(order.points) + 150;
        30 + reward * i32::from(have) / (2 * i32::from(asked.max(1)))
    });
    values.sum()
}

/// A random move, but an Order that can be completed is, and what is to be had is mostly had.
pub(super) fn inclination(ask: Ask, moves: &[Move], chance: &mut Chance) -> Move {
    let order = moves.iter().find(|action| matches!(action, Move::Deliver(_)));
    if let Some(&order) = order {
        return order;
    }
    let own = moves.iter().position(is_free).unwrap_or(moves.len());
    // Most turns use no Trader.
    if own == 0 || own < moves.len() && chance.below(8) == 0 {
        return any(moves, chance);
    }
    let takes = !matches!(ask, Ask::Support | Ask::Exchange(_)) && chance.below(4) > 0;
    match moves[0] == Move::GoOn && own > 1 && takes {
        true => any(&moves[1..own], chance),
        false => any(&moves[..own], chance),
    }
}
