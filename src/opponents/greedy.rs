//! The greedy player: it plays its turn to the end in many random ways, on a state dealt from its own view, and begins the
//! way that leaves it best off.

use crate::chance::{Chance, Seed};
use crate::game::{Game, Seat};
use crate::yokohama::minds::clerk;
use crate::yokohama::{Ask, Move, Stage, State, View, Yokohama};

/// How many ways to play the turn are tried.
const WAYS: u32 = 400;

/// The most decisions a turn is followed for: far more than a turn has.
const LONGEST: u32 = 80;

/// The round from which on a turn is not passed while more can be done: two Clerks who like passing best would play for ever.
///
/// The next ten above the longest of the games between Clerks that ended, so that none of them is played otherwise. Of 4,300 for two
/// (second edition, each followed for 500 rounds) 4,268 ended, half of them by round 19 and the longest in its 318th; of 1,500 for
/// three all but five, the longest in its 89th. From this round on the other thirty-seven end within 19 rounds.
const PATIENCE: u16 = 320;

/// The move that begins the best way found; `moves` are the legal ones.
pub(super) fn choose(game: &Yokohama, view: &View, moves: &[Move], seed: Seed) -> Move {
    let mut chance = Chance::new(seed);
    let mut best: Option<((bool, i32), Move)> = None;
    let may_pass = view.table.round < PATIENCE || has_acted(view);
    let mut scratch = Vec::new();
    for way in 0..WAYS {
        // Every first move is tried about equally often, so that a long list of routes does not hide one good exchange.
        let first = moves[way as usize % moves.len()];
        let mut state = game.determinize(view, Seed(chance.bits()));
        let seat = state.table.active;
        game.play(&mut state, first, &mut ());
        let mut does = does_something(first);
        finish_turn(game, &mut state, seat, &mut chance, &mut scratch, |action| {
            does |= does_something(action);
        });
        let value = (may_pass || does, clerk::of(game, &state, seat, view.table.round));
        if best.is_none_or(|(highest, _)| value > highest) {
            best = Some((value, first));
        }
    }
    best.map_or(moves[0], |(_, action)| action)
}

/// Whether the view's seat has acted in the turn that is under way.
fn has_acted(view: &View) -> bool {
    let table = &view.table;
    let moved = !matches!(table.stage, Stage::Before | Stage::Placement(_) | Stage::Movement);
    table.spent.agent || moved && table.me().president.is_some()
}

/// Whether a turn with this move in it is more than passed: the President or an agent acts, or something is completed.
const fn does_something(action: Move) -> bool {
    matches!(
        action,
        Move::Go(..) | Move::Agent(..) | Move::Achieve(_) | Move::Deliver(_)
    )
}

/// Plays at random, with a few preferences, until another seat's turn comes; `seen` hears each move.
fn finish_turn(
    game: &Yokohama,
    state: &mut State,
    seat: Seat,
    chance: &mut Chance,
    moves: &mut Vec<Move>,
    mut seen: impl FnMut(Move),
) {
    let round = state.table.round;
    for _ in 0..LONGEST {
        let Some(decision) = game.decision(state) else {
            return;
        };
        if decision.seat != seat || state.table.round != round {
            return;
        }
        game.legal_moves(state, moves);
        let action = prefer(decision.ask, moves, chance);
        seen(action);
        game.play(state, action, &mut ());
    }
}

/// A random move, but what is free to take is mostly taken, and a phase is not left while something can be delivered.
fn prefer(ask: Ask, moves: &[Move], chance: &mut Chance) -> Move {
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
