//! What a position is worth to a seat, in hundredths of a point.
//!
//! The score as it would be now, and the means to make more: pieces, money, goods that Orders ask for, and Power that is
//! being built up. The worths are estimates of the authors, good enough for a first opponent.

use crate::game::Seat;
use crate::yokohama::components::Good;
use crate::yokohama::{Player, State, Yokohama};

/// What the Power that a President would find in an Area promises, by Power 0 to 5.
const PROMISE: [i32; 6] = [0, 0, 30, 90, 200, 320];

/// The worth of a state to a seat after its turn in a round. It looks at what the seat may know only.
pub(crate) fn of(game: &Yokohama, state: &State, seat: Seat, round: u16) -> i32 {
    let table = &state.table;
    let player = &table.seats[seat];
    let score = 100 * i32::from(game.score(table)[seat].total());
    if table.ending.is_some_and(|ending| round >= ending.last_round) {
        return score;
    }
    let mut worth = score + means(player) + orders(game, state, seat);
    for place in table.places() {
        if table.board(place).assistants[seat] == 0 {
            continue;
        }
        let power = table.power_arriving(seat, place);
        // Where the President stands now it cannot act next turn.
        let reach = if player.president == Some(place) { 3 } else { 1 };
        worth += PROMISE[usize::from(power)] / reach;
    }
    worth
}

/// Pieces, money and goods beyond what they score.
fn means(player: &Player) -> i32 {
    let assistants = 20 - i32::from(player.warehouse.assistants);
    let reserve = i32::from(player.yen.min(12)) * 28 + i32::from(player.imports.min(6)) * 110;
    let goods: i32 = Good::ALL
        .iter()
        .map(|&good| i32::from(player.good(good).min(7)) * worth(good) / 2)
        .sum();
    let agents = 220 * i32::from(player.agents_ready());
    assistants * 70
        + i32::from(player.hand.assistants) * 25
        + i32::from(player.hand.shops) * 130
        + i32::from(player.hand.houses) * 420
        + i32::from(player.technologies.len()) * 150
        + agents
        + reserve
        + goods
}

/// What a good is worth beside its share in the remainder score.
const fn worth(good: Good) -> i32 {
    match good {
        Good::Copper | Good::Silk => 70,
        Good::Tea | Good::Fish => 35,
    }
}

/// Orders in hand: the nearer to delivery, the more of their reward.
fn orders(game: &Yokohama, state: &State, seat: Seat) -> i32 {
    let player = &state.table.seats[seat];
    let cards = state.secret.hands[seat]
        .orders
        .iter()
        .map(|order| &game.content().orders[usize::from(order.0)]);
    let values = cards.map(|order| {
        let asked: u16 = order.goods.iter().map(|count| u16::from(*count)).sum();
        let goods = Good::ALL.iter().zip(order.goods);
        let have: u16 = goods.map(|(&good, count)| player.good(good).min(count.into())).sum();
        let reward = 100 * i32::from(order.reward.points) + 45 * i32::from(order.reward.yen);
        let reward = reward + 150 * i32::from(order.reward.imports) + 150;
        40 + reward * i32::from(have) / (2 * i32::from(asked.max(1)))
    });
    values.sum()
}
