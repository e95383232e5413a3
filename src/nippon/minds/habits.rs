//! How turns are played in the head.

use crate::chance::Chance;
use crate::nippon::components::{Colour, Side};
use crate::nippon::{Ask, Cubes, Move};

/// A random move, but what may be done again mostly is, and of what is dear or high mostly more is taken than less.
pub(super) fn habit(ask: Ask, moves: &[Move], chance: &mut Chance) -> Move {
    if moves.len() == 1 {
        return moves[0];
    }
    match ask {
        Ask::Turn => turn(moves, chance),
        Ask::Steps(_) | Ask::Reward => higher(moves, chance),
        Ask::Place => match stops(moves, chance) {
            true => moves[0],
            false => place(after_stop(moves), chance),
        },
        _ if stops(moves, chance) => moves[0],
        Ask::Finish if chance.below(6) > 0 => any(&moves[1..], chance),
        _ => any(after_stop(moves), chance),
    }
}

/// A Worker, mostly; Blueprints are exchanged now and then.
fn turn(moves: &[Move], chance: &mut Chance) -> Move {
    let workers = moves
        .iter()
        .position(|&action| action == Move::Consolidate)
        .unwrap_or(moves.len());
    let exchanges = &moves[(workers + 1).min(moves.len())..];
    if !exchanges.is_empty() && chance.below(3) == 0 {
        return any(exchanges, chance);
    }
    if workers == 0 || workers < moves.len() && chance.below(5) == 0 {
        return Move::Consolidate;
    }
    any(&moves[..workers], chance)
}

/// Whether to do no more of what may be done again.
fn stops(moves: &[Move], chance: &mut Chance) -> bool {
    moves[0] == Move::Stop && chance.below(6) == 0
}

/// The moves but for the first if that is to stop.
fn after_stop(moves: &[Move]) -> &[Move] {
    match moves {
        [Move::Stop, rest @ ..] if !rest.is_empty() => rest,
        all => all,
    }
}

/// Some Influence tile, of two for the same slot the higher one.
fn place(moves: &[Move], chance: &mut Chance) -> Move {
    let one = any(moves, chance);
    let Move::Place(city, side, _) = one else {
        return one;
    };
    let there = |action: &&Move| matches!(action, Move::Place(at, by, _) if (*at, *by) == (city, side));
    let count = moves.iter().filter(there).count() as u32;
    let number = chance.below(count).max(chance.below(count)) as usize;
    moves.iter().filter(there).nth(number).copied().unwrap_or(one)
}

/// The later one of two moves; those that cost or bring more stand later.
fn higher(moves: &[Move], chance: &mut Chance) -> Move {
    let count = moves.len() as u32;
    moves[chance.below(count).max(chance.below(count)) as usize]
}

/// One of some moves, each as likely as the next.
pub(super) fn any(moves: &[Move], chance: &mut Chance) -> Move {
    moves[chance.below(moves.len() as u32) as usize]
}

/// Where a Worker is taken and what is done first, or where the multiplier comes: turns that differ in nothing else are alike.
pub(super) fn gist(moves: &[Move]) -> [Option<Move>; 2] {
    let is_first = |action: &Move| matches!(action, Move::Take(..) | Move::Consolidate);
    let Some(at) = moves.iter().position(is_first) else {
        return [moves.first().copied(), None];
    };
    let rest = &moves[at + 1..];
    let space = rest.iter().find(|action| matches!(action, Move::Space(_)));
    let aim = rest.iter().find(|action| !matches!(action, Move::Act(_)));
    let aim = space.or(aim).or(rest.first());
    // Whatever the colour, the goods that pay, and the slot within a Region.
    let plain = |action: Move| match action {
        Move::Take(slot, _) => Move::Take(slot, Colour::White),
        Move::Fulfil(contract, _) => Move::Fulfil(contract, Cubes::default()),
        Move::Place(city, ..) => Move::Place(city.region().cities()[0], Side::Top, 1),
        other => other,
    };
    [Some(plain(moves[at])), aim.copied().map(plain)]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chance::Seed;
    use crate::nippon::components::{Achievement, Action, ActionSlot, City, ContractId, RewardBonus, RewardLevel};

    #[test]
    fn turns_are_alike_that_do_the_same_with_another_worker_or_other_goods() {
        let take = |colour| Move::Take(ActionSlot::Export, colour);
        let fulfil = |cubes| Move::Fulfil(ContractId(3), Cubes(cubes));
        let one = [take(Colour::Red), Move::Act(Action::Export), fulfil([2, 1, 0, 0, 0, 0])];
        let other = [take(Colour::Teal), fulfil([0, 0, 2, 1, 0, 0]), Move::Stop];
        assert_eq!(gist(&one), gist(&other));
        let third = [
            take(Colour::Red),
            Move::Act(Action::Export),
            Move::Fulfil(ContractId(4), Cubes::default()),
        ];
        assert_ne!(gist(&one), gist(&third));
    }

    #[test]
    fn consolidating_differs_by_the_space_and_a_market_by_the_region() {
        let reward = |bonus, space| {
            let reward = Move::Reward(RewardLevel::Two, bonus);
            [Move::Consolidate, reward, Move::Space(space)]
        };
        let money = reward(RewardBonus::Coal, Achievement::Money);
        assert_eq!(gist(&money), gist(&reward(RewardBonus::Yen, Achievement::Money)));
        assert_ne!(gist(&money), gist(&reward(RewardBonus::Coal, Achievement::Coal)));
        let place = |city| {
            [
                Move::Take(ActionSlot::LocalMarket, Colour::Red),
                Move::Place(city, Side::Left, 3),
            ]
        };
        assert_eq!(gist(&place(City::Osaka)), gist(&place(City::Kyoto)));
        assert_ne!(gist(&place(City::Osaka)), gist(&place(City::Tokyo)));
    }

    #[test]
    fn what_may_be_done_again_mostly_is_and_the_higher_tile_is_tried_more() {
        let place = |value| Move::Place(City::Osaka, Side::Left, value);
        let moves = [Move::Stop, place(1), place(2), place(3), place(4)];
        let mut chance = Chance::new(Seed(1));
        let (mut stopped, mut high) = (0, 0);
        for _ in 0..600 {
            let action = habit(Ask::Place, &moves, &mut chance);
            stopped += u32::from(action == Move::Stop);
            high += u32::from([place(3), place(4)].contains(&action));
        }
        assert!((60..150).contains(&stopped), "{stopped}");
        assert!(high > 300, "{high}");
    }
}
