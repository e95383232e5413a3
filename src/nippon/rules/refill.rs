//! The end of a turn: empty Action slots, the full refill, the Scoring Marker, the last phase (rulebook: Take a Worker, Empty Action Slot and
//! Empty Worker Rows).

use super::super::Playing;
use super::super::content::ScoringSlot;
use super::components::{ActionSlot, LAST_TURNS, SLOT_ROOM, row_room, rows_in_use};
use super::event::{Drawn, Event};
use super::state::{Stage, Step, Table};
use super::turn::begin_turn;
use super::workers::Workers;
use super::{final_scoring, scorings};
use crate::game::{Seat, Watch};

impl Table {
    /// The fewest Workers that have to be taken until the next full refill: whoever hurries it empties the slot with the fewest each time.
    pub fn workers_to_refill(&self) -> u8 {
        let mut slots = self.slots.map(Workers::len);
        let mut taken = 0;
        for row in self.rows.iter().filter(|row| !row.is_empty()) {
            if let Some(least) = slots.iter_mut().min() {
                taken += std::mem::replace(least, row.len());
            }
        }
        taken + slots.into_iter().min().unwrap_or_default()
    }

    /// How often everybody still has a turn in the last phase, the present time round included; 0 outside of it.
    pub const fn times_round(&self) -> u8 {
        self.turns_left.div_ceil(self.players)
    }

    /// How many turns a seat has left in the last phase, the present one included; 0 outside of it.
    pub fn turns_of(&self, seat: Seat) -> u8 {
        match self.stage {
            Stage::LastPhase => {
                let order = self.active.round(self.players);
                let before = order.take_while(|&other| other != seat).count() as u8;
                (self.turns_left + self.players - 1).saturating_sub(before) / self.players
            }
            _ => 0,
        }
    }

    /// How many turns a seat has left in the last phase in which it may still Consolidate: the present one until a Worker is taken, or the Reward
    /// there is. 0 outside of that phase.
    pub fn turns_to_consolidate(&self, seat: Seat) -> u8 {
        let decided = seat == self.active && !matches!(self.turn.step, Step::Turn | Step::Reward);
        self.turns_of(seat).saturating_sub(u8::from(decided))
    }

    /// Whether a seat may still Consolidate in this game.
    pub fn may_still_consolidate(&self, seat: Seat) -> bool {
        self.stage == Stage::Play || self.turns_to_consolidate(seat) > 0
    }
}

/// Ends the turn: an empty Action slot is filled; then the next begins, or the game is over.
pub(super) fn end_turn<W: Watch<Event>>(playing: &mut Playing<W>) {
    let was_last_phase = playing.state.table.stage == Stage::LastPhase;
    if let Some(slot) = playing.state.table.turn.slot
        && playing.state.table.slot(slot).is_empty()
    {
        fill(playing, slot);
    }
    if was_last_phase {
        count_turn(playing);
    }
    let table = playing.table();
    if table.stage != Stage::Over {
        table.active = table.active.next(table.players);
        begin_turn(playing);
    }
}

/// The uppermost row that is not empty goes to an empty Action slot; if there is none, all is filled anew.
fn fill<W: Watch<Event>>(playing: &mut Playing<W>, slot: ActionSlot) {
    let table = playing.table();
    let uppermost = table.rows.iter().position(|row| !row.is_empty());
    let Some(row) = uppermost else {
        return full_refill(playing);
    };
    table.rows[row].go_to(&mut table.slots[slot.index()]);
    let row = row as u8;
    playing.watch.saw(Event::RowMoved { row, slot });
}

/// Slots from left to right, then rows from the top, one Worker at a time (a ruling: the order of chance), as far as the bag goes.
fn full_refill<W: Watch<Event>>(playing: &mut Playing<W>) {
    playing.watch.saw(Event::Refilled);
    let table = playing.table();
    let rows = rows_in_use(table.players);
    let room = row_room(table.players);
    for slot in ActionSlot::ALL {
        let lacks = SLOT_ROOM.saturating_sub(playing.state.table.slot(slot).len());
        draw(playing, Drawn::Slot(slot), lacks);
    }
    let mut lacking = 0;
    for row in 0..rows {
        lacking += draw(playing, Drawn::Row(row as u8), room);
    }
    playing.table().lacking = lacking;
    if playing.state.table.stage == Stage::Play {
        move_marker(playing);
    }
}

/// Draws so many Workers from the bag to a place; gives how many it lacked.
fn draw<W: Watch<Event>>(playing: &mut Playing<W>, to: Drawn, count: u8) -> u8 {
    for drawn in 0..count {
        let state = &mut *playing.state;
        let Some(colour) = state.table.bag.draw(&mut state.secret.chance) else {
            return count - drawn;
        };
        let place: &mut Workers = match to {
            Drawn::Slot(slot) => &mut state.table.slots[slot.index()],
            Drawn::Row(row) => &mut state.table.rows[usize::from(row)],
        };
        place.add(colour);
        playing.watch.saw(Event::WorkerDrawn { colour, to });
    }
    0
}

/// Workers came back to the bag: what a full refill lacked is filled up. Only the lowest row can lack any.
pub(super) fn complete<W: Watch<Event>>(playing: &mut Playing<W>) {
    let table = &playing.state.table;
    if table.lacking > 0 {
        let (row, lacking) = (table.lowest_row() as u8, table.lacking);
        playing.table().lacking = draw(playing, Drawn::Row(row), lacking);
    }
}

/// The Scoring Marker moves on, and what its slot brings happens.
fn move_marker<W: Watch<Event>>(playing: &mut Playing<W>) {
    let seat = playing.seat();
    let table = playing.table();
    table.marker += 1;
    let slot = table.marker;
    playing.watch.saw(Event::MarkerMoved { slot });
    match playing.game.content().scoring_track[usize::from(slot)].slot {
        ScoringSlot::Plain => {}
        ScoringSlot::Scoring => scorings::score(playing),
        ScoringSlot::Golden => {
            let table = playing.table();
            if table.stage == Stage::Play {
                table.stage = Stage::LastPhase;
                table.turns_left = LAST_TURNS * table.players;
                playing.watch.saw(Event::LastPhaseBegan { seat });
            }
        }
    }
}

/// A turn of the last phase is over. After each time round the marker moves; the third such move is the last Scoring.
fn count_turn<W: Watch<Event>>(playing: &mut Playing<W>) {
    let table = playing.table();
    table.turns_left -= 1;
    if table.turns_left == 0 {
        scorings::score(playing);
        final_scoring::end(playing);
    } else if table.turns_left.is_multiple_of(table.players) {
        move_marker(playing);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chance::Seed;
    use crate::game::Game as _;
    use crate::nippon::content::Content;
    use crate::nippon::{Nippon, Options};
    use crate::printed::Edition as _;

    fn table() -> Table {
        let options = Options::new(2).expect("two may play");
        Nippon::new(Content::first().clone(), options).deal(Seed(1)).table
    }

    fn workers(count: u8) -> Workers {
        Workers::new([count, 0, 0, 0, 0, 0])
    }

    #[test]
    fn whoever_hurries_the_refill_empties_the_smallest_slots() {
        let mut table = table();
        // At the start: a slot of 3, the first row of 2 that came there, the second row of 2.
        assert_eq!(table.workers_to_refill(), 7);
        table.slots = [3, 1, 2, 3, 3].map(workers);
        assert_eq!(table.workers_to_refill(), 1 + 2 + 2);
        table.rows = [Workers::EMPTY; super::super::components::ROWS];
        assert_eq!(table.workers_to_refill(), 1);
    }

    #[test]
    fn turns_left_of_the_last_phase_fall_to_each_seat() {
        let mut table = table();
        assert_eq!(table.turns_of(Seat(0)), 0);
        (table.stage, table.turns_left, table.active) = (Stage::LastPhase, 6, Seat(1));
        assert_eq!([0, 1].map(|seat| table.turns_of(Seat(seat))), [3, 3]);
        (table.turns_left, table.active) = (1, Seat(0));
        assert_eq!([0, 1].map(|seat| table.turns_of(Seat(seat))), [1, 0]);
    }
}
