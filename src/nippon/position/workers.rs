//! Workers: they stand where the document says, then where the seed deals them; all others are in the bag. Of the slot that a Worker was just taken
//! from one is gone.

use super::names::workers;
use super::turns::in_hand;
use super::{Flaw, PositionError};
use crate::chance::{Chance, Seed};
use crate::document::Node;
use crate::game::Seat;
use crate::nippon::components::{
    ActionSlot, COLOURS, MOST, SLOT_ROOM, WORKER_SLOTS, row_room, rows_in_use, workers_a_colour,
};
use crate::nippon::{Table, Workers};

/// Reads the Workers on slots and in rows. Places that are left out keep those of a fresh deal, as far as they stand nowhere else, and then have
/// others that the seed draws.
pub(super) fn deal(
    fresh: &Table,
    seed: Seed,
    table: &mut Table,
    body: &Node,
    seats: &[Node],
) -> Result<(), PositionError> {
    let players = table.players;
    let mut left = Left::all(players);
    for (seat, node) in Seat::all(players).zip(seats) {
        let Some(node) = node.field("workers") else { continue };
        let own = workers(&node)?;
        if own.len() > WORKER_SLOTS {
            let of = WORKER_SLOTS.into();
            return Err(PositionError::new(node.path(), Flaw::Board { of }));
        }
        left.take(own, &node)?;
        table.seats[seat].workers = own;
    }
    table.slots = Default::default();
    table.rows = Default::default();
    // Whatever is told stands there; the rest is dealt once that is known.
    let mut untold = Vec::new();
    let slots = body.field("slots");
    if let Some(slots) = &slots {
        slots.knows(&ActionSlot::ALL.map(ActionSlot::name))?;
    }
    for slot in ActionSlot::ALL {
        let place = slot.index();
        match slots.as_ref().and_then(|slots| slots.field(slot.name())) {
            Some(node) => {
                table.slots[place] = workers(&node)?;
                left.take(table.slots[place], &node)?;
            }
            None => {
                let room = SLOT_ROOM - in_hand(table, slot);
                untold.push((Place::Slot(place), fresh.slots[place], room));
            }
        }
    }
    let in_use = rows_in_use(players);
    match body.field("rows") {
        Some(rows) => {
            for (row, node) in rows.items(in_use, in_use)?.iter().enumerate() {
                table.rows[row] = workers(node)?;
                left.take(table.rows[row], node)?;
            }
        }
        None => {
            let rows = (0..in_use).map(|row| (Place::Row(row), fresh.rows[row], row_room(players)));
            untold.extend(rows);
        }
    }
    for (place, dealt, room) in &untold {
        let mut kept = left.keep(*dealt);
        // The Worker in hand was one of them, if it can have been.
        let mine = table.me().workers;
        while kept.len() > *room {
            let mut there = kept.iter();
            let taken = there.clone().find(|colour| mine.of(*colour) > 0).or(there.next());
            if let Some(colour) = taken {
                kept.take(colour);
                left.workers.add(colour);
            }
        }
        *place.of(table) = kept;
    }
    let mut chance = Chance::new(seed);
    for (place, _, room) in untold {
        let standing = place.of(table);
        for _ in standing.len()..room {
            left.workers
                .draw(&mut chance)
                .into_iter()
                .for_each(|colour| standing.add(colour));
        }
    }
    table.bag = left.workers;
    table.lacking = lacking(table);
    Ok(())
}

/// A place of Workers that is dealt.
enum Place {
    Slot(usize),
    Row(usize),
}

impl Place {
    const fn of<'a>(&self, table: &'a mut Table) -> &'a mut Workers {
        match *self {
            Self::Slot(slot) => &mut table.slots[slot],
            Self::Row(row) => &mut table.rows[row],
        }
    }
}

/// The Workers that stand nowhere yet.
struct Left {
    workers: Workers,
    /// How many of each colour are in play.
    of: u8,
}

impl Left {
    /// All that are in play.
    const fn all(players: u8) -> Self {
        let of = workers_a_colour(players);
        let workers = Workers::new([of; COLOURS]);
        Self { workers, of }
    }

    /// Takes those that stand at a place of the document.
    fn take(&mut self, some: Workers, node: &Node) -> Result<(), PositionError> {
        let of = self.of.into();
        let mut counts = self.workers.counts();
        for (count, taken) in counts.iter_mut().zip(some.counts()) {
            let wrong = || PositionError::new(node.path(), Flaw::Workers { of });
            *count = count.checked_sub(taken).ok_or_else(wrong)?;
        }
        self.workers = Workers::new(counts);
        Ok(())
    }

    /// Takes as many of some as there are.
    fn keep(&mut self, some: Workers) -> Workers {
        let (mut counts, mut kept) = (self.workers.counts(), some.counts());
        for (count, kept) in counts.iter_mut().zip(&mut kept) {
            *kept = (*kept).min(*count);
            *count -= *kept;
        }
        self.workers = Workers::new(counts);
        Workers::new(kept)
    }
}

/// The Workers that the lowest row lacks since a full refill: only four players can come to that, with an empty bag, and before any row moves.
fn lacking(table: &Table) -> u8 {
    let room = row_room(table.players);
    let (lowest, above) = (table.rows[table.lowest_row()], table.rows[table.lowest_row() - 1]);
    let lacks = table.players == MOST && table.bag.is_empty() && above.len() == room;
    if lacks { room.saturating_sub(lowest.len()) } else { 0 }
}

/// Every Action slot holds as many Workers as it can at this step; the rows are empty from the top, and full otherwise.
pub(super) fn check(table: &Table) -> Result<(), PositionError> {
    let room = row_room(table.players);
    let held = |slot: ActionSlot| table.slot(slot).len() + in_hand(table, slot);
    for slot in ActionSlot::ALL {
        if !(1..=SLOT_ROOM).contains(&held(slot)) {
            let path = format!("slots.{slot}");
            return Err(PositionError::new(path, Flaw::Slots));
        }
    }
    let rows = table.rows[..=table.lowest_row()].iter().map(|row| row.len());
    let rows: Vec<u8> = rows.collect();
    let above = &rows[..table.lowest_row()];
    let moved = rows.iter().filter(|count| **count == 0).count();
    let falls = rows.windows(2).any(|pair| pair[0] > pair[1]);
    let sound = match table.lacking {
        0 => rows.iter().all(|count| [0, room].contains(count)) && !falls,
        _ => above.iter().all(|count| *count == room),
    };
    if !sound {
        return Err(PositionError::new("rows", Flaw::Rows));
    }
    // A slot that a row went to holds no more than came.
    let took_one = ActionSlot::ALL.into_iter().any(|slot| held(slot) <= room);
    match table.lacking > 0 || moved == 0 || took_one {
        true => Ok(()),
        false => Err(PositionError::new("slots", Flaw::Slots)),
    }
}
