//! Rounds and turns: what the game has come to, and whose turn it is.

use super::names::{self, name};
use super::{Flaw, LIMITS, PositionError};
use crate::document::Node;
use crate::duel::components::PLAYERS;
use crate::duel::rules::round_end::{ROUNDS, TURNS};
use crate::duel::{Duel, Stage, Step, Table};
use crate::game::Seat;
use crate::position;

/// What a game may have come to.
pub(in crate::duel) const STAGES: [Stage; 4] = [Stage::FirstOrders, Stage::Turn, Stage::Upgrade, Stage::Over];

/// Reads the round, who starts and what the game has come to; without a stage first Orders are chosen, or from round 1 on a turn goes on.
pub(super) fn read(game: &Duel, table: &mut Table, body: &Node) -> Result<(), PositionError> {
    if let Some(starter) = position::starter(PLAYERS, game.options().starter(), body)? {
        table.starter = starter;
    }
    if let Some(round) = body.field("round") {
        table.round = round.number(0, LIMITS.rounds.into())? as u8;
    }
    table.stage = match body.field("stage") {
        Some(stage) => stage.one_of(&STAGES, name)?,
        None if table.round == 0 => Stage::FirstOrders,
        None => Stage::Turn,
    };
    let comes = match table.stage {
        Stage::FirstOrders => table.round == 0,
        Stage::Turn => table.round > 0,
        Stage::Upgrade => (1..ROUNDS).contains(&table.round),
        Stage::Over => table.round == ROUNDS,
    };
    if !comes {
        return Err(PositionError::new(body.path_of("stage"), Flaw::Stage));
    }
    // Who is asked is counted once it is known which cards were played; till then it is who begins.
    table.active = table.first();
    if let Some(turn) = body.field("turn") {
        table.active = names::seat(&turn)?;
    }
    Ok(())
}

/// Counts the turns by the cards that lie on Places, and so whose turn it is; at set-up and at a round's end the document tells who is
/// asked.
pub(super) fn count(table: &mut Table, body: &Node) -> Result<(), PositionError> {
    let first = table.first();
    let second = first.next(PLAYERS);
    let laid = |seat: Seat| table.seats[seat].cards.iter().filter(|card| card.at.is_some()).count() as u8;
    let (by_first, by_second) = (laid(first), laid(second));
    let all = by_first + by_second;
    let counted = match table.stage {
        Stage::FirstOrders if all == 0 => Some((0, table.active)),
        Stage::Upgrade if all == 0 => Some((TURNS, table.active)),
        Stage::Over if all == TURNS => Some((TURNS, second)),
        Stage::Turn => {
            // Whose turn it is may have laid its card.
            let going = !matches!(table.actions[0].step, Step::Place | Step::Opening | Step::Card);
            let turn = all.checked_sub(going.into()).filter(|turn| *turn < TURNS);
            let turn = turn.map(|turn| (turn, if turn % 2 == 0 { first } else { second }));
            // Who begins is a card ahead from its own card until the other's.
            turn.filter(|(_, active)| by_first == by_second + u8::from((*active == second) != going))
        }
        _ => None,
    };
    let Some((turn, active)) = counted else {
        return Err(PositionError::new(body.path_of("seats"), Flaw::Turns));
    };
    if let Some(told) = body.field("turn").filter(|_| active != table.active) {
        return Err(PositionError::new(told.path(), Flaw::Turns));
    }
    (table.turn, table.active) = (turn, active);
    Ok(())
}
