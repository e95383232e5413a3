//! What has to be chosen before an action goes on: Orders that are looked at, Bonus cards that are owed, the Place of the Station token.

use super::{Flaw, LIMITS, PositionError};
use crate::document::Node;
use crate::duel::{Looking, Stage, Table};

/// Reads what waits to be chosen; nothing does outside a turn.
pub(super) fn read(table: &mut Table, body: &Node) -> Result<(), PositionError> {
    let outside = |node: &Node| match table.stage {
        Stage::Turn => Ok(()),
        _ => Err(PositionError::new(node.path(), Flaw::Step)),
    };
    if let Some(due) = body.field("stationDue") {
        table.station_due = due.boolean()?;
        if table.station_due {
            outside(&due)?;
        }
    }
    if let Some(looking) = body.given("looking") {
        outside(&looking)?;
        looking.knows(&["free", "paid", "below"])?;
        let count = |name, most| looking.field(name).map_or(Ok(0), |node| node.number(0, most));
        table.looking = Some(Looking {
            free: count("free", LIMITS.free)? as u8,
            paid: looking.field("paid").map_or(Ok(false), |node| node.boolean())?,
            below: count("below", LIMITS.owed as u32)? as u8,
        });
    }
    if let Some(owed) = body.field("owed") {
        for node in owed.items(0, LIMITS.owed)? {
            outside(&node)?;
            let [least, most] = LIMITS.levels.map(u32::from);
            let level = node.number(least, most)?;
            table.owed.push(level as u8);
        }
    }
    Ok(())
}
