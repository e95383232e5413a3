//! What a Clerk goes by: what a position is worth to a seat, in hundredths of a point, how a turn goes on, and how long it is patient.
//!
//! The worth is the score as it would be now, and the means to make more: pieces, money, goods that Orders ask for, and Power that is
//! being built up. The worths are estimates of the authors, good enough for a first opponent.

use crate::chance::Chance;
use crate::game::Seat;
use crate::yokohama::components::Good;
use crate::yokohama::{Ask, Move, Player, Stage, State, View, Yokohama};

/// What the Power that a President would find in an Area promises, by Power 0 to 5.
const PROMISE: [i32; 6] = [0, 0, 30, 90, 200, 320];

/// The worth of a state to a seat after its turn in a round. It looks at what the seat may know only.
pub(super) fn guess(game: &Yokohama, state: &State, seat: Seat, round: u16) -> i32 {
    let table = &state.table;
    let player = &table.seats[seat];
    let score = 100 * game.score(table)[seat].total();
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

/// The round from which on a turn is not passed while more can be done: two Clerks who like passing best would play for ever.
///
/// The next ten above the longest of the games between Clerks that ended, so that none of them is played otherwise. Of 4,300 for two
/// (second edition, each followed for 500 rounds) 4,268 ended, half of them by round 19 and the longest in its 318th; of 1,500 for
/// three all but five, the longest in its 89th. From this round on the other thirty-seven end within 19 rounds.
const PATIENCE: u16 = 320;

/// Whether the turn that the view's seat plays may be passed where more can be done: before patience ends, or once it has acted.
pub(super) fn may_pass(view: &View) -> bool {
    view.table.round < PATIENCE || has_acted(view)
}

/// Whether the view's seat has acted in the turn that is under way.
fn has_acted(view: &View) -> bool {
    let table = &view.table;
    let moved = !matches!(table.stage, Stage::Before | Stage::Placement(_) | Stage::Movement);
    table.spent.agent || moved && table.me().president.is_some()
}

/// Whether a turn with this move in it is more than passed: the President or an agent acts, or something is completed.
pub(super) const fn does_something(action: Move) -> bool {
    matches!(
        action,
        Move::Go(..) | Move::Agent(..) | Move::Achieve(_) | Move::Deliver(_)
    )
}

/// A random move, but what is free to take is mostly taken, and a phase is not left while something can be delivered.
pub(super) fn inclination(ask: Ask, moves: &[Move], chance: &mut Chance) -> Move {
    let any = |chance: &mut Chance| moves[chance.below(u32::try_from(moves.len()).unwrap_or(u32::MAX)) as usize];
    let gain = moves
        .iter()
        .find(|action| matches!(action, Move::Deliver(_) | Move::Achieve(_) | Move::TakeToken));
    match ask {
        Ask::Before | Ask::After | Ask::Bonus => match gain {
            Some(&gain) => gain,
            // Most turns use no agent and no Technology of the kind that can be used at any time.
            None if chance.below(4) > 0 => moves[0],
            None => any(chance),
        },
        Ask::Placement(_) if moves.len() > 1 && moves[0] == Move::GoOn && chance.below(4) > 0 => {
            moves[1 + chance.below(u32::try_from(moves.len() - 1).unwrap_or(u32::MAX)) as usize]
        }
        _ => any(chance),
    }
}
