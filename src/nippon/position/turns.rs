//! Rounds and turns: what the game has come to, whose turn it is, and how many turns everybody has had.

use super::names::name;
use super::{Flaw, LIMITS, PositionError};
use crate::document::Node;
use crate::game::{BySeat, Seat};
use crate::nippon::components::{
    ACTION_SLOTS, ActionSlot, GOLDEN, LAST_TURNS, SCORING_SLOTS, SLOT_ROOM, WORKER_SLOTS, row_room, rows_in_use,
};
use crate::nippon::content::ScoringSlot;
use crate::nippon::{Nippon, Player, Stage, Step, Table};
use crate::position;

/// What a game may have come to.
pub(in crate::nippon) const STAGES: [Stage; 3] = [Stage::Play, Stage::LastPhase, Stage::Over];

/// Reads who starts, what the game has come to, and whose turn it is. Without a stage the Scoring Marker tells it.
pub(super) fn read(game: &Nippon, table: &mut Table, body: &Node) -> Result<(), PositionError> {
    let players = table.players;
    if let Some(starter) = position::starter(players, game.options().starter(), body)? {
        table.starter = starter;
    }
    let marker = body
        .field("marker")
        .map(|node| node.number(0, LIMITS.marker))
        .transpose()?;
    let stage = body.field("stage").map(|node| node.one_of(&STAGES, name)).transpose()?;
    let (least, most) = (GOLDEN, SCORING_SLOTS as u8 - 1);
    table.marker = match (marker, stage) {
        (Some(marker), _) => marker as u8,
        (None, None | Some(Stage::Play)) => 0,
        (None, Some(Stage::LastPhase)) => least,
        (None, Some(Stage::Over)) => most,
    };
    table.stage = match stage {
        Some(stage) => stage,
        None if table.marker < GOLDEN => Stage::Play,
        None => Stage::LastPhase,
    };
    let comes = match table.stage {
        Stage::Play => table.marker < GOLDEN,
        Stage::LastPhase => table.marker >= GOLDEN,
        Stage::Over => table.marker == most,
    };
    if !comes {
        return Err(PositionError::new(body.path_of("stage"), Flaw::Stage));
    }
    if let Some(left) = body.field("turnsLeft") {
        table.turns_left = left.number(1, LIMITS.turns_left)? as u8;
        let gone = (LAST_TURNS * players).checked_sub(table.turns_left);
        let slot = gone.map(|gone| GOLDEN + gone / players);
        if table.stage != Stage::LastPhase || slot != Some(table.marker) {
            return Err(PositionError::new(left.path(), Flaw::Stage));
        }
    } else if table.stage == Stage::LastPhase {
        table.turns_left = (SCORING_SLOTS as u8 - table.marker) * players;
    }
    let passed = &game.content().scoring_track[..=usize::from(table.marker)];
    let scorings = passed.iter().filter(|row| row.slot == ScoringSlot::Scoring).count();
    table.scorings = scorings as u8 + u8::from(table.stage == Stage::Over);
    table.active = match body.field("turn") {
        Some(turn) => position::seat(players, &turn)?,
        None => table.starter,
    };
    Ok(())
}

/// Reads the round; one that is left out is the first in which all else can have come about.
pub(super) fn count(begun: &BySeat<Player>, table: &mut Table, body: &Node) -> Result<(), PositionError> {
    let wrong = |flaw| PositionError::new(body.path_of("round"), flaw);
    if let Some(node) = body.field("round") {
        table.round = node.number(1, LIMITS.rounds)? as u16;
        return check(begun, table).map_err(wrong);
    }
    for round in 1..=LIMITS.rounds as u16 {
        table.round = round;
        if check(begun, table).is_ok() {
            return Ok(());
        }
    }
    Err(wrong(Flaw::Turns))
}

/// Whether everybody has had the turns that it takes, by the round. Who has had none has what players begin with.
fn check(begun: &BySeat<Player>, table: &Table) -> Result<(), Flaw> {
    let mut taken = 0;
    for seat in Seat::all(table.players) {
        let (turns, player) = (had(table, seat), &table.seats[seat]);
        if turns == 0 && *player != begun[seat] {
            return Err(Flaw::Untouched);
        }
        let consolidates = seat == table.active && matches!(table.turn.step, Step::Reward | Step::Space(_));
        let on_board = u32::from(player.workers.len());
        let consolidated = rewarded(player).count() as u32 + u32::from(consolidates);
        let needed = on_board + for_rewards(player) + consolidated;
        let Some(others) = turns.checked_sub(on_board).filter(|_| turns >= needed) else {
            return Err(Flaw::Turns);
        };
        // Of the other turns every seventh at least gave the Workers of the six before.
        taken += on_board + others - others.div_ceil(u32::from(WORKER_SLOTS) + 1);
    }
    match taken < Taken::of(table).least {
        true => Err(Flaw::Turns),
        false => Ok(()),
    }
}

/// The turns that a seat has had, the present one too once something was chosen in it.
fn had(table: &Table, seat: Seat) -> u32 {
    let mut before = table
        .starter
        .round(table.players)
        .take_while(|other| *other != table.active);
    let chosen = table.stage == Stage::Over || table.turn.step != Step::Turn;
    let this_round = before.any(|other| other == seat) || seat == table.active && chosen;
    u32::from(table.round) - 1 + u32::from(this_round)
}

/// The multipliers of the tiles on a player's Achievement spaces, each of them for Consolidating.
fn rewarded(player: &Player) -> impl Iterator<Item = u8> {
    player.spaces.into_iter().filter(|multiplier| *multiplier > 0)
}

/// The Workers that a player gave for tiles on Achievement spaces: one more for each than it multiplies by.
fn for_rewards(player: &Player) -> u32 {
    rewarded(player).map(|multiplier| u32::from(multiplier) + 1).sum()
}

/// How many Workers were taken, by the full refills that there were and by what stands on the Action slots and in the rows since.
struct Taken {
    least: u32,
    most: u32,
    /// Since the last full refill, or the beginning.
    since: u32,
}

impl Taken {
    fn of(table: &Table) -> Self {
        let rows = u32::from(row_room(table.players)) * rows_in_use(table.players) as u32;
        let whole = u32::from(SLOT_ROOM) * ACTION_SLOTS as u32 + rows;
        let standing = table.slots.iter().chain(&table.rows);
        let standing: u32 = standing.map(|workers| u32::from(workers.len())).sum();
        let since = whole.saturating_sub(standing + u32::from(table.lacking));
        // The last row goes to a slot before it is emptied once more; on the others one Worker each is left at least.
        let (least, most) = (u32::from(SLOT_ROOM) + rows, whole - (ACTION_SLOTS as u32 - 1));
        let refills = u32::from(table.marker.min(GOLDEN));
        Self {
            least: refills * least + since,
            most: refills * most + since,
            since,
        }
    }
}

/// What stands on Player Boards and was given for Rewards was taken before, and in the last phase no more were taken than turns begun.
pub(super) fn taken(table: &Table) -> Result<(), PositionError> {
    let Taken { most, since, .. } = Taken::of(table);
    let players = Seat::all(table.players).map(|seat| &table.seats[seat]);
    let gone: u32 = players
        .map(|player| u32::from(player.workers.len()) + for_rewards(player))
        .sum();
    if gone > most {
        return Err(PositionError::new("seats", Flaw::Taken));
    }
    let begun = LAST_TURNS * table.players - table.turns_left + u8::from(table.turn.slot.is_some());
    match table.stage != Stage::Play && since > u32::from(begun) {
        true => Err(PositionError::new("slots", Flaw::Taken)),
        false => Ok(()),
    }
}

/// How many Workers were taken from a place since it was last full, were it a slot.
pub(super) const fn in_hand(table: &Table, slot: ActionSlot) -> u8 {
    match table.turn.slot {
        Some(taken) if taken as u8 == slot as u8 => 1,
        _ => 0,
    }
}
