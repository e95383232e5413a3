//! How turns are played in the head.

use crate::chance::Chance;
use crate::duel::{Ask, Move, Offerings};

/// A random move, but an Order that can be completed mostly is, and what is to be had is mostly had. Most turns use neither a Trader nor
/// the Spinning Mill.
pub(super) fn habit(ask: Ask, moves: &[Move], chance: &mut Chance) -> Move {
    if moves.len() == 1 {
        return moves[0];
    }
    // Free actions stand behind the answers to the question, Orders first of them.
    let own = moves.iter().position(is_free).unwrap_or(moves.len());
    let orders = moves[own..]
        .iter()
        .take_while(|action| matches!(action, Move::Deliver(_)));
    let rest = own + orders.count();
    if rest > own && chance.below(8) > 0 {
        return any(&moves[own..rest], chance);
    }
    if moves.len() > rest && (own == 0 || chance.below(6) == 0) {
        return any(&moves[rest..], chance);
    }
    let declines = moves[0] == Move::GoOn && own > 1;
    // A Support card is as well kept as played, and to exchange for its own sake leads nowhere.
    let sparing = matches!(ask, Ask::Support | Ask::Exchange(_));
    match own {
        0 => any(moves, chance),
        _ if declines && !sparing && chance.below(6) > 0 => any(&moves[1..own], chance),
        _ if declines && sparing && chance.below(2) == 0 => moves[0],
        _ => any(&moves[..own], chance),
    }
}

/// Whether it is a free action, which answers no question.
pub(super) const fn is_free(action: &Move) -> bool {
    matches!(action, Move::Deliver(_) | Move::Mill | Move::Trader(_))
}

/// One of some moves, each as likely as the next.
pub(super) fn any(moves: &[Move], chance: &mut Chance) -> Move {
    moves[chance.below(moves.len() as u32) as usize]
}

/// Which Place is chosen and for what: turns that differ in nothing else are alike.
pub(super) fn gist(moves: &[Move]) -> [Option<Move>; 2] {
    let Some(at) = moves.iter().position(|action| matches!(action, Move::Go(_))) else {
        return [moves.first().copied(), None];
    };
    let aim = moves[at + 1..].iter().find(|action| {
        !matches!(
            action,
            Move::Open(_) | Move::Card(_) | Move::Support(..) | Move::Phone | Move::GoOn
        )
    });
    // However it is paid.
    let plain = |action: Move| match action {
        Move::Learn(slot, _) => Move::Learn(slot, 0),
        Move::Church(slot, _) => Move::Church(slot, Offerings::EMPTY),
        Move::KeepFor(order, _) => Move::Keep(order),
        other => other,
    };
    [Some(moves[at]), aim.copied().map(plain)]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::duel::components::{Place, Support};

    #[test]
    fn turns_are_alike_that_go_to_one_place_for_one_thing() {
        let offering = crate::duel::components::Offering::Yen;
        let church = |given: Offerings| [Move::Go(Place::Church), Move::Card(2), Move::Church(1, given)];
        let paid = church([offering].into_iter().collect());
        assert_eq!(gist(&paid), gist(&church(Offerings::EMPTY)));
        let support = Move::Support(Support::One, false);
        assert_eq!(
            gist(&[Move::Go(Place::Bank), support, Move::Shop]),
            gist(&[Move::Go(Place::Bank), Move::GoOn, Move::Shop])
        );
        assert_ne!(
            gist(&[Move::Go(Place::Bank), Move::Shop]),
            gist(&[Move::Go(Place::Bank), Move::House])
        );
    }

    #[test]
    fn an_order_is_mostly_completed_and_a_trader_mostly_kept() {
        let order = Move::Deliver(crate::duel::components::OrderId(3));
        let moves = [Move::Go(Place::Bank), order, Move::Trader(Place::Port)];
        let mut chance = Chance::new(crate::chance::Seed(1));
        let (mut orders, mut traders) = (0, 0);
        for _ in 0..800 {
            let action = habit(Ask::Place, &moves, &mut chance);
            orders += u32::from(action == order);
            traders += u32::from(action == moves[2]);
        }
        assert!(orders > 640, "{orders}");
        assert!((1..80).contains(&traders), "{traders}");
    }
}
