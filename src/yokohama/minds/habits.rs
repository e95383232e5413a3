//! How turns are played in the head.

use crate::chance::Chance;
use crate::yokohama::{Ask, Move, Offerings, Toll};

/// A random move, but what is free to take is mostly taken, and a phase is not left while something can be delivered.
pub(super) fn habit(ask: Ask, moves: &[Move], chance: &mut Chance) -> Move {
    let any = |chance: &mut Chance, moves: &[Move]| moves[chance.below(moves.len() as u32) as usize];
    if moves.len() == 1 {
        return moves[0];
    }
    let gain = moves
        .iter()
        .find(|action| matches!(action, Move::Deliver(_) | Move::Achieve(_) | Move::TakeToken));
    match ask {
        Ask::Before | Ask::After | Ask::Bonus => match gain {
            Some(&gain) if chance.below(8) > 0 => gain,
            // Most turns use no agent and no Technology of the kind that can be used at any time.
            _ if chance.below(4) > 0 => moves[0],
            _ => any(chance, moves),
        },
        // What is to be had is mostly had.
        Ask::Placement(_)
        | Ask::Construction
        | Ask::Employment(_)
        | Ask::Laboratory
        | Ask::Port
        | Ask::Church
        | Ask::Customs
        | Ask::Movement
            if matches!(moves[0], Move::GoOn | Move::Return) && chance.below(6) > 0 =>
        {
            any(chance, &moves[1..])
        }
        _ => any(chance, moves),
    }
}

/// Where the President goes and for what: turns that differ in nothing else are alike.
pub(super) fn gist(moves: &[Move]) -> [Option<Move>; 2] {
    let went = |action: &Move| matches!(action, Move::Go(..) | Move::Return);
    let Some(at) = moves.iter().position(went) else {
        return [moves.first().copied(), None];
    };
    // However it is paid.
    let plain = |action: Move| match action {
        Move::Go(place, _) => Move::Go(place, Toll::FREE),
        Move::Learn(space, _) => Move::Learn(space, 0),
        Move::Church(space, _) => Move::Church(space, Offerings(0)),
        other => other,
    };
    [at, at + 1].map(|at| moves.get(at).copied().map(plain))
}
