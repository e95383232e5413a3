//! What has to be chosen before an action goes on: Orders that are looked at, Bonus cards that are owed, the Place of the Station token.

use super::{Flaw, PositionError};
use crate::document::Node;
use crate::duel::{Looking, Owed, Stage, Table};

/// The most Orders that may still be kept for free: more than any reward says.
const MOST_FREE: u32 = 9;

/// The most Bonus cards that are owed: one for each Order, and one for a Church card.
const MOST_OWED: usize = 31;

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
            free: count("free", MOST_FREE)? as u8,
            paid: looking.field("paid").map_or(Ok(false), |node| node.boolean())?,
            below: count("below", MOST_OWED as u32)? as u8,
        });
    }
    if let Some(owed) = body.field("owed") {
        for node in owed.items(0, MOST_OWED)? {
            outside(&node)?;
            let level = node.number(Owed::LEAST.into(), Owed::MOST.into())?;
            table.owed.push(level as u8);
        }
    }
    Ok(())
}
