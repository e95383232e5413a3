//! Whose turn it is, which step it has come to, and what is under way.

use super::names::place;
use super::pieces::key;
use super::{Flaw, LIMITS, PositionError};
use crate::document::{Node, Wrong};
use crate::game::Game as _;
use crate::position::{self, name};
use crate::yokohama::components::Piece;
use crate::yokohama::map::Places;
use crate::yokohama::{Acting, Actor, Cause, Ending, Pending, Pieces, Placed, Spent, Stage, Table, Yokohama};

/// The steps that need no more than their name.
const PLAIN: [Stage; 13] = [
    Stage::FirstOrder,
    Stage::Before,
    Stage::Movement,
    Stage::Recall,
    Stage::Church,
    Stage::Customs,
    Stage::Laboratory,
    Stage::Port,
    Stage::SecondOrder,
    Stage::Bonus,
    Stage::Construction,
    Stage::Recovery,
    Stage::After,
];

/// Who may carry out an Area action.
const ACTORS: [Actor; 3] = [Actor::President, Actor::AgentBefore, Actor::AgentAfter];

/// What may end the game.
pub(crate) const CAUSES: [Cause; 5] = [
    Cause::TradingHouses,
    Cause::Shops,
    Cause::Orders,
    Cause::Church,
    Cause::Customs,
];

/// Reads the round, who started it, whose turn it is and which step that has come to.
pub(super) fn whose_turn(game: &Yokohama, table: &mut Table, body: &Node) -> Result<(), PositionError> {
    let players = game.players();
    if let Some(starter) = position::starter(players, game.options().starter(), body)? {
        table.starter = starter;
    }
    table.active = match body.field("turn") {
        Some(turn) => position::seat(players, &turn)?,
        None => table.starter,
    };
    if let Some(round) = body.field("round") {
        table.round = round.number(0, LIMITS.rounds)? as u16;
    }
    table.stage = match body.field("step") {
        Some(step) => stage(players, &step)?,
        None if table.round == 0 => Stage::FirstOrder,
        None => Stage::Before,
    };
    Ok(())
}

/// A step: its name, or an object of its name and what it has come to.
fn stage(players: u8, node: &Node) -> Result<Stage, PositionError> {
    if node.value().is_string() {
        if node.value() == "over" {
            return Ok(Stage::Over);
        }
        if node.value() == "placement" {
            return Ok(Stage::Placement(Placed::default()));
        }
        return Ok(node.one_of(&PLAIN, name)?);
    }
    node.knows(&[
        "placement",
        "churchAssistant",
        "customsAssistant",
        "employment",
        "chinatown",
    ])?;
    let number = |name, most| node.field(name).map(|node| node.number(0, most)).transpose();
    if let Some(placement) = node.field("placement") {
        return Ok(Stage::Placement(placed(players, &placement)?));
    }
    if let Some(space) = number("churchAssistant", 7)? {
        return Ok(Stage::ChurchAssistant(space as u8));
    }
    if let Some(space) = number("customsAssistant", 7)? {
        return Ok(Stage::CustomsAssistant(space as u8));
    }
    if let Some(left) = number("employment", LIMITS.left)? {
        return Ok(Stage::Employment(left as u8));
    }
    if let Some(left) = number("chinatown", LIMITS.left)? {
        return Ok(Stage::Chinatown(left as u8));
    }
    Err(node.wrong(Wrong::Missing { field: "placement" }).into())
}

/// The Areas where Assistants were placed in this step, in order; the same one twice in a row for two of them.
fn placed(players: u8, node: &Node) -> Result<Placed, PositionError> {
    let mut placed = Placed::default();
    for node in node.items(0, LIMITS.placed)? {
        let place = place(players, &node)?;
        if placed.places.contains(place) {
            if placed.count != 1 {
                return Err(PositionError::new(node.path().to_owned(), Flaw::Step));
            }
            placed.pair = Some(place);
        }
        placed.places = placed.places.or(Places::one(place));
        placed.count += 1;
    }
    Ok(placed)
}

/// The pieces that Warehouse icons show and that may still be taken.
fn shown(node: &Node) -> Result<Pieces, PositionError> {
    node.knows(&Piece::ALL.map(key))?;
    let mut shown = Pieces::default();
    for piece in Piece::ALL {
        if let Some(count) = node.field(key(piece)) {
            *shown.of_mut(piece) = count.number(0, LIMITS.pending)? as u8;
        }
    }
    Ok(shown)
}

/// Reads what is under way in the turn, and what ends the game.
pub(super) fn under_way(game: &Yokohama, table: &mut Table, body: &Node) -> Result<(), PositionError> {
    let players = game.players();
    if let Some(acting) = body.field("acting") {
        acting.knows(&["at", "power", "by"])?;
        table.acting = Acting {
            place: place(players, &acting.need("at")?)?,
            power: acting.need("power")?.number(0, LIMITS.power.into())? as u8,
            by: match acting.field("by") {
                Some(by) => by.one_of(&ACTORS, name)?,
                None => Actor::President,
            },
        };
    }
    if let Some(pending) = body.field("pending") {
        pending.knows(&["station", "goods", "mined", "pieces", "shown", "movements", "reward"])?;
        let count = |name| pending.field(name).map_or(Ok(0), |node| node.number(0, LIMITS.pending));
        let open = |name| pending.field(name).map_or(Ok(false), |node| node.boolean());
        let shown = pending
            .field("shown")
            .map_or(Ok(Pieces::default()), |node| shown(&node))?;
        // What icons show need not be counted again.
        let pieces = match pending.field("pieces") {
            Some(pieces) => pieces.number(0, LIMITS.pending)? as u8,
            None => Piece::ALL.map(|piece| shown.of(piece)).iter().sum(),
        };
        table.pending = Pending {
            station: open("station")?,
            goods: count("goods")? as u8,
            mined: open("mined")?,
            pieces,
            shown,
            movements: count("movements")? as u8,
            reward: open("reward")?,
        };
    }
    if let Some(spent) = body.field("spent") {
        spent.knows(&["agent", "mill", "university"])?;
        let done = |name| spent.field(name).map_or(Ok(false), |node| node.boolean());
        table.spent = Spent {
            agent: done("agent")?,
            mill: done("mill")?,
            university: done("university")?,
        };
    }
    if let Some(ending) = body.given("ending") {
        ending.knows(&["cause", "seat", "lastRound"])?;
        table.ending = Some(Ending {
            cause: ending.need("cause")?.one_of(&CAUSES, position::name)?,
            seat: position::seat(players, &ending.need("seat")?)?,
            last_round: ending.need("lastRound")?.number(1, LIMITS.rounds + 1)? as u16,
        });
    }
    Ok(())
}
