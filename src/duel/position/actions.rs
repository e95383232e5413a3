//! The actions that go on: that of the Place, and those of Traders, each within the one before it.

use serde_json::{Map, Value};

use super::names::{name, place};
use super::{Flaw, LIMITS, PositionError};
use crate::document::{Node, Wrong};
use crate::duel::{Action, Stage, Step, Table};

/// The steps that need no more than their name.
pub(in crate::duel) const STEPS: [Step; 9] = [
    Step::Place,
    Step::Opening,
    Step::Card,
    Step::Support,
    Step::Church,
    Step::Laboratory,
    Step::Bonus,
    Step::Construction,
    Step::End,
];

/// Reads the actions that go on; a turn without any has come to the choice of its Place.
pub(super) fn read(table: &mut Table, body: &Node) -> Result<(), PositionError> {
    let in_turn = table.stage == Stage::Turn;
    table.depth = in_turn.into();
    let Some(node) = body.field("actions") else {
        return Ok(());
    };
    if !in_turn {
        return Err(PositionError::new(node.path(), Flaw::Step));
    }
    let nodes = node.items(1, LIMITS.actions)?;
    table.depth = nodes.len() as u8;
    for (action, node) in table.actions.iter_mut().zip(&nodes) {
        *action = read_one(node)?;
    }
    Ok(())
}

fn read_one(node: &Node) -> Result<Action, PositionError> {
    node.knows(&["step", "at", "influence"])?;
    let step = step(&node.need("step")?)?;
    let mut action = Action { step, ..Action::FIRST };
    match step {
        Step::Place => node.knows(&["step"])?,
        Step::Opening | Step::Card => node.knows(&["step", "at"])?,
        _ => action.influence = node.need("influence")?.number(0, LIMITS.influence)? as u8,
    }
    if step != Step::Place {
        action.place = place(&node.need("at")?)?;
    }
    Ok(action)
}

/// A step: its name, or how many exchanges are left.
fn step(node: &Node) -> Result<Step, PositionError> {
    if node.value().is_string() {
        return Ok(node.one_of(&STEPS, name)?);
    }
    node.knows(&["exchange"])?;
    match node.field("exchange") {
        Some(left) => Ok(Step::Exchange(left.number(1, LIMITS.exchanges)? as u8)),
        None => Err(node.wrong(Wrong::Missing { field: "exchange" }).into()),
    }
}

/// Writes the actions that go on; nothing if the turn has come no further than the choice of its Place.
pub(super) fn write(table: &Table) -> Option<Value> {
    let actions = &table.actions[..usize::from(table.depth)];
    let told = !matches!(actions, [] | [Action { step: Step::Place, .. }]);
    told.then(|| actions.iter().map(write_one).collect::<Vec<_>>().into())
}

fn write_one(action: &Action) -> Value {
    let mut written = Map::new();
    let step = serde_json::to_value(action.step).unwrap_or_default();
    written.insert("step".to_owned(), step);
    if action.step != Step::Place {
        written.insert("at".to_owned(), name(action.place).into());
    }
    if !matches!(action.step, Step::Place | Step::Opening | Step::Card) {
        written.insert("influence".to_owned(), action.influence.into());
    }
    written.into()
}
