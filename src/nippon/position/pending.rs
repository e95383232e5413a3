//! What a turn has come to, once something was chosen in it.

use serde_json::{Map, Value};

use super::names::{city, good, name, region, side, some_of};
use super::{Flaw, LIMITS, PositionError};
use crate::document::{Node, Wrong};
use crate::nippon::components::{ActionSlot, GOODS, Good, REGIONS, RewardLevel, Track, Transport};
use crate::nippon::content::Bonus;
use crate::nippon::{Nippon, Placing, Stage, Step, Table, Turn};
use crate::position::plain;

/// The steps that need no more than their name. The first of a turn is not told.
pub(in crate::nippon) const STEPS: [Step; 9] = [
    Step::Run,
    Step::Contract,
    Step::Factory,
    Step::Improvement,
    Step::Place,
    Step::Return,
    Step::Reward,
    Step::Goods,
    Step::Finish,
];

/// Reads what the turn has come to; one of which nothing is told begins.
pub(super) fn read(game: &Nippon, table: &mut Table, body: &Node) -> Result<(), PositionError> {
    table.turn = Turn::FIRST;
    let Some(node) = body.field("doing") else {
        return Ok(());
    };
    if table.stage == Stage::Over {
        return Err(PositionError::new(node.path(), Flaw::Step));
    }
    node.knows(&["step", "slot", "done", "run", "regions", "built", "placing"])?;
    let step = step(&node.need("step")?)?;
    // Each step knows what can be told of it, and no more.
    node.knows(told_of(step))?;
    let built = node.field("built").map(|node| good(&node)).transpose()?;
    let mut turn = Turn {
        step,
        slot: slot(step, built),
        built,
        ..Turn::FIRST
    };
    if let Some(slot) = node.field("slot") {
        turn.slot = Some(slot.one_of(&ActionSlot::ALL, name)?);
    }
    if let Some(run) = node.field("run") {
        turn.run = some_of(&run, GOODS, good)?.into_iter().collect();
    }
    if let Some(regions) = node.field("regions") {
        turn.regions = some_of(&regions, REGIONS, region)?.into_iter().collect();
    }
    if let Some(placing) = node.field("placing") {
        placing.knows(&["city", "side", "value"])?;
        turn.placing = Some(Placing {
            city: city(&placing.need("city")?)?,
            side: side(&placing.need("side")?)?,
            value: placing.need("value")?.number(1, LIMITS.value)? as u8,
        });
    }
    turn.done = match (step, node.field("done")) {
        (_, Some(done)) => done.number(0, LIMITS.done)? as u8,
        (Step::Run, _) => turn.run.len(),
        (Step::Site(_), _) if built.is_none() => turn.regions.len(),
        _ => 0,
    };
    if let Some(good) = built {
        // What the bonus gives and was not had yet.
        let had = turn.run.len() + turn.regions.len();
        let gives = table
            .me()
            .factory(good)
            .and_then(|own| gives(game, own.tile.index(), step));
        let granted = gives.and_then(|gives| gives.checked_sub(had));
        let wrong = || PositionError::new(node.path_of("built"), Flaw::Step);
        turn.granted = granted.ok_or_else(wrong)?;
    }
    table.turn = turn;
    Ok(())
}

/// What can be told of a step beside its name.
const fn told_of(step: Step) -> &'static [&'static str] {
    match step {
        Step::Run => &["step", "run"],
        Step::Contract | Step::Improvement => &["step", "done"],
        Step::Site(_) => &["step", "regions", "built"],
        Step::Place => &["step", "done", "regions"],
        Step::Return => &["step", "done", "regions", "placing"],
        Step::Goods => &["step", "run", "built"],
        Step::Finish => &["step", "slot"],
        Step::Turn | Step::Action(_) | Step::Steps(_) | Step::Factory | Step::Reward | Step::Space(_) => &["step"],
    }
}

/// A step: its name, or one with what it is about.
fn step(node: &Node) -> Result<Step, PositionError> {
    if node.value().is_string() {
        return Ok(node.one_of(&STEPS, name)?);
    }
    node.knows(&["action", "steps", "site", "space"])?;
    let of = |field| node.field(field);
    Ok(match (of("action"), of("steps"), of("site"), of("space")) {
        (Some(slot), None, None, None) => Step::Action(slot.one_of(&ActionSlot::ALL, name)?),
        (None, Some(track), None, None) => Step::Steps(track.one_of(&[Track::Coal, Track::Knowledge], name)?),
        (None, None, Some(transport), None) => Step::Site(transport.one_of(&Transport::ALL, name)?),
        (None, None, None, Some(level)) => Step::Space(level.one_of(&RewardLevel::ALL, name)?),
        (None, None, None, None) => return Err(node.wrong(Wrong::Missing { field: "action" }).into()),
        _ => return Err(PositionError::new(node.path(), Flaw::Step)),
    })
}

/// The Action slot that the turn's Worker was taken from; `built` is the Factory whose bonus is being performed.
const fn slot(step: Step, built: Option<Good>) -> Option<ActionSlot> {
    Some(match step {
        Step::Action(slot) => slot,
        Step::Steps(Track::Knowledge) | Step::Run => ActionSlot::Knowledge,
        Step::Contract | Step::Factory | Step::Goods => ActionSlot::Export,
        Step::Site(_) if built.is_some() => ActionSlot::Export,
        Step::Steps(_) | Step::Site(Transport::Ship) => ActionSlot::Mines,
        Step::Improvement | Step::Site(Transport::Train) => ActionSlot::Machinery,
        Step::Place | Step::Return => ActionSlot::LocalMarket,
        Step::Turn | Step::Reward | Step::Space(_) | Step::Finish => return None,
    })
}

/// How much the bonus of a Factory gives of what is chosen at a step.
fn gives(game: &Nippon, tile: usize, step: Step) -> Option<u8> {
    let bonuses = game.content().factories[tile].bonuses.iter();
    let mut given = bonuses.filter_map(|bonus| match (bonus, step) {
        (Bonus::BuildTrains(amount), Step::Site(Transport::Train))
        | (Bonus::BuildShips(amount), Step::Site(Transport::Ship))
        | (Bonus::CubesInFactories(amount), Step::Goods) => Some(*amount),
        _ => None,
    });
    given.next()
}

/// Writes what the turn has come to; nothing if it begins.
pub(super) fn write(table: &Table) -> Option<Value> {
    let turn = &table.turn;
    if turn.step == Step::Turn {
        return None;
    }
    let told = told_of(turn.step);
    let mut written = Map::new();
    let mut put = |name: &str, value: Option<Value>| {
        if let Some(value) = value.filter(|_| told.contains(&name)) {
            written.insert(name.to_owned(), value);
        }
    };
    put("step", Some(plain(&turn.step)));
    put("slot", turn.slot.map(|slot| name(slot).into()));
    put("done", (turn.done > 0).then(|| turn.done.into()));
    put("run", (!turn.run.is_empty()).then(|| plain(&turn.run)));
    put("regions", (!turn.regions.is_empty()).then(|| plain(&turn.regions)));
    put("built", turn.built.map(|good| name(good).into()));
    put("placing", turn.placing.map(|placing| plain(&placing)));
    Some(written.into())
}
