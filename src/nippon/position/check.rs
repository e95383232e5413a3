//! What the rules make possible: every position that a game can come to keeps it, and what keeps it can be played on.

use super::{Flaw, PositionError, turns, workers};
use crate::game::Seat;
use crate::nippon::components::{
    Achievement, City, ContractId, MOST_MACHINE, MULTIPLIERS, REWARD_BONUSES, REWARD_LEVELS, REWARDS_ALIKE, Region,
    RewardBonus, RewardLevel, Side, TRACK_SLOTS, Track, Transport, city_room, region_room, rewards_out,
};
use crate::nippon::content::{Bonus, ContractRow};
use crate::nippon::rules::turn;
use crate::nippon::{Factory, Move, Nippon, Player, Stage, State, Step, Table};
use crate::position;

/// Checks a position whose pieces are counted already.
pub(super) fn check(game: &Nippon, state: &State) -> Result<(), PositionError> {
    let table = &state.table;
    for region in Region::ALL {
        let of = region_room(table.players);
        if table.region(region).taken() > of {
            return Err(PositionError::new("seats", Flaw::Region { of: of.into() }));
        }
    }
    for seat in Seat::all(table.players) {
        factories(game, table, seat)?;
        contracts(game, &table.seats[seat], seat)?;
        markers(game, &table.seats[seat], seat)?;
    }
    supplied(game, table)?;
    multipliers(table)?;
    workers::check(table)?;
    turns::taken(table)?;
    steps(game, table)
}

/// Checks that the game would stop and ask there, unless it is over.
pub(super) fn waits(game: &Nippon, state: &State) -> Result<(), PositionError> {
    match state.table.stage == Stage::Over || position::waits(game, state) {
        true => Ok(()),
        false => Err(PositionError::new("doing", Flaw::Passed)),
    }
}

fn of_seat(seat: Seat, field: &str) -> String {
    format!("seats[{}].{field}", seat.0)
}

/// What the bonus of a Factory comes to in some respect.
fn bonus(game: &Nippon, own: &Factory, of: impl Fn(Bonus) -> u8) -> u8 {
    let bonuses = &game.content().factories[own.tile.index()].bonuses;
    bonuses.iter().map(|bonus| of(*bonus)).sum()
}

/// The number of the Machine that a Factory had as it was built.
fn machine(game: &Nippon, own: &Factory) -> u8 {
    let laid = bonus(game, own, |bonus| match bonus {
        Bonus::Machines(number) => number,
        _ => 0,
    });
    laid.min(MOST_MACHINE)
}

/// Storage areas have room for their cubes, and Machines that wait found no Factory: but for one whose bonus is not done.
fn factories(game: &Nippon, table: &Table, seat: Seat) -> Result<(), PositionError> {
    let player = &table.seats[seat];
    let wrong = |own: &Factory, field: &str, flaw| {
        let path = format!("factories.{}.{field}", own.tile);
        Err(PositionError::new(of_seat(seat, &path), flaw))
    };
    for own in player.own() {
        let of = game.content().goods[own.tile.good().index()].storage;
        if own.cubes > of {
            return wrong(own, "cubes", Flaw::Storage { of: of.into() });
        }
        let least = machine(game, own);
        if own.machine < least {
            return wrong(own, "machine", Flaw::Bonus { least: least.into() });
        }
    }
    let built = table.turn.built.filter(|_| seat == table.active);
    let improvable = player.improvables().any(|good| Some(good) != built);
    match player.machines > 0 && improvable {
        true => Err(PositionError::new(of_seat(seat, "machines"), Flaw::Machines)),
        false => Ok(()),
    }
}

/// The rows of the Contracts that a player has fulfilled.
fn fulfilled<'a>(game: &'a Nippon, player: &Player) -> impl Iterator<Item = &'a ContractRow> + use<'a> {
    let face_up = player.contracts;
    let rows = game.content().contracts.iter().zip(0..);
    let fulfilled = rows.filter(move |(_, number)| !face_up.contains(ContractId(*number)));
    fulfilled.map(|(row, _)| row)
}

/// The kinds of goods of a fulfilled Contract came from as many Factories.
fn contracts(game: &Nippon, player: &Player, seat: Seat) -> Result<(), PositionError> {
    let kinds = fulfilled(game, player).map(|row| row.cubes.len()).max();
    let kinds = kinds.unwrap_or_default();
    match kinds > player.own().count() {
        true => {
            let kinds = kinds as u32;
            Err(PositionError::new(of_seat(seat, "fulfilled"), Flaw::Contract { kinds }))
        }
        false => Ok(()),
    }
}

/// Level markers never go down, and what raised them is seen.
fn markers(game: &Nippon, player: &Player, seat: Seat) -> Result<(), PositionError> {
    for track in Track::ALL {
        let by_factories = player.own().map(|own| {
            u32::from(bonus(game, own, |bonus| match (bonus, track) {
                (Bonus::MoneySteps(steps), Track::Money)
                | (Bonus::CoalSteps(steps), Track::Coal)
                | (Bonus::KnowledgeSteps(steps), Track::Knowledge) => steps,
                _ => 0,
            }))
        });
        let mut steps: u32 = by_factories.sum();
        if track == Track::Money {
            steps += fulfilled(game, player).map(|row| u32::from(row.steps)).sum::<u32>();
            let icons = |transport| {
                let uncovered = &game.spaces(transport)[..player.built(transport)];
                uncovered.iter().filter(|row| row.money).count() as u32
            };
            steps += Transport::ALL.map(icons).iter().sum::<u32>();
        }
        let least = steps.min(TRACK_SLOTS as u32 - 1);
        if (player.marker(track) as u32) < least {
            let path = of_seat(seat, &format!("markers.{track}"));
            return Err(PositionError::new(path, Flaw::Marker { track, least }));
        }
    }
    Ok(())
}

/// Whoever has an Influence tile beside a City has a Factory of the good that is asked for there.
fn supplied(game: &Nippon, table: &Table) -> Result<(), PositionError> {
    for city in City::ALL {
        for side in Side::ALL {
            let Some(tile) = table.city(city).slots[side.index()] else {
                continue;
            };
            let good = game.demand(table, city, side);
            let storage = game.content().goods[good.index()].storage;
            let cubes = game.cubes_for(good, tile.value).filter(|cubes| *cubes <= storage);
            if table.seats[tile.seat].factory(good).is_none() || cubes.is_none() {
                let path = format!("cities.{city}.slots.{side}");
                return Err(PositionError::new(path, Flaw::Supplied { good }));
            }
        }
    }
    Ok(())
}

/// Every Reward tile is on the board, on an Achievement space, or about to be placed on one: others leave the game once somebody's spaces are full.
fn multipliers(table: &Table) -> Result<(), PositionError> {
    // So many of each level are in play.
    let of = REWARDS_ALIKE * REWARD_BONUSES as u8 - rewards_out(table.players);
    let wrong = |level: RewardLevel| {
        let path = format!("rewards.{level}");
        PositionError::new(path, Flaw::Rewards { of: of.into() })
    };
    let taken = MULTIPLIERS - table.multipliers;
    if taken > 0 && table.rewards != [[0; REWARD_BONUSES]; REWARD_LEVELS] {
        return Err(PositionError::new("multipliers", Flaw::Multipliers));
    }
    let mut discarded = 0;
    for level in RewardLevel::ALL {
        let spaces = Seat::all(table.players).flat_map(|seat| table.seats[seat].spaces);
        let placed = spaces.filter(|multiplier| *multiplier == level.multiplier()).count() as u8;
        let held = placed + u8::from(table.turn.step == Step::Space(level));
        let more = if level == RewardLevel::Two { taken } else { 0 };
        let on_board: u8 = table.rewards[level.index()].iter().sum();
        let left = (of + more).checked_sub(on_board + held);
        discarded += left.ok_or_else(|| wrong(level))?;
    }
    let full = |player: &Player| Achievement::ALL.into_iter().all(|space| !player.is_free(space));
    match discarded > 0 && !Seat::all(table.players).any(|seat| full(&table.seats[seat])) {
        true => Err(PositionError::new("rewards", Flaw::Discarded)),
        false => Ok(()),
    }
}

/// Whether the turn can have come to its step.
fn steps(game: &Nippon, table: &Table) -> Result<(), PositionError> {
    let (turn, me) = (&table.turn, table.me());
    let worker = turn.slot.is_none() || !me.workers.is_empty();
    let built_in = |transport: Transport| {
        let own = |region| table.region(region).of(transport)[table.active];
        turn.regions.iter().all(|region| own(region) > 0)
    };
    let supplied = |region: Region| {
        let own = |city: City| {
            table
                .city(city)
                .slots
                .iter()
                .flatten()
                .any(|tile| tile.seat == table.active)
        };
        region.cities().into_iter().any(own)
    };
    let sound = match turn.step {
        Step::Turn | Step::Action(_) | Step::Steps(_) | Step::Factory | Step::Reward | Step::Space(_) => true,
        // Whatever was run holds a cube at least.
        Step::Run => turn.done < 3 && turn.run.iter().all(|good| me.cubes(good) > 0),
        Step::Contract => turn.done <= me.fulfilled(),
        Step::Improvement => {
            let machines = me.own().map(|own| own.machine - machine(game, own));
            u16::from(turn.done) <= machines.map(u16::from).sum::<u16>() + u16::from(me.machines)
        }
        Step::Site(transport) if turn.built.is_none() => turn.done < 3 && built_in(transport),
        Step::Site(transport) => turn.granted > 0 && built_in(transport) && is_new(game, table),
        Step::Goods => {
            let laid = |good| me.cubes(good) > 0;
            turn.granted > 0 && turn.run.iter().all(laid) && is_new(game, table)
        }
        Step::Place => is_at_market(table) && turn.regions.iter().all(supplied),
        Step::Return => is_at_market(table) && turn.regions.iter().all(supplied) && sends_home(game, table),
        Step::Finish => table.is_last_turn() && (turn.slot.is_some() || me.workers.is_empty()),
    };
    if !sound || !worker {
        return Err(PositionError::new("doing", Flaw::Step));
    }
    match income(game, table) {
        true => Ok(()),
        false => Err(PositionError::new(of_seat(table.active, "yen"), Flaw::Income)),
    }
}

/// Whether the Factory whose bonus works is as it was built: with what its bonus brought.
fn is_new(game: &Nippon, table: &Table) -> bool {
    let Some(own) = table.turn.built.and_then(|good| table.me().factory(good)) else {
        return false;
    };
    let brought = bonus(game, own, |bonus| match bonus {
        Bonus::Cubes(cubes) => cubes,
        _ => 0,
    });
    let storage = game.content().goods[own.tile.good().index()].storage;
    let laid = u8::from(table.turn.step == Step::Goods && table.turn.run.contains(own.tile.good()));
    own.machine == machine(game, own) && own.cubes == (brought + laid).min(storage)
}

/// Whether tiles were placed in one Region, or none in none.
fn is_at_market(table: &Table) -> bool {
    table.turn.regions.len() == u8::from(table.turn.done > 0)
}

/// Whether the tile that is to be placed can be, once one of the lowest has gone home.
fn sends_home(game: &Nippon, table: &Table) -> bool {
    let Some(placing) = table.turn.placing else {
        return false;
    };
    let mut before = *table;
    before.turn.step = Step::Place;
    before.turn.placing = None;
    let place = Move::Place(placing.city, placing.side, placing.value);
    let city = table.city(placing.city);
    turn::check(&game.asked_at(&before), place).is_ok()
        && city.slots[placing.side.index()].is_none()
        && city.tiles() == city_room(table.players)
}

/// Whether the Budget of who Consolidates is what it became, and what the Reward tile brought came to it.
fn income(game: &Nippon, table: &Table) -> bool {
    let me = table.me();
    let (yen, coal) = (game.yen_income(me), game.coal_income(me));
    let holds = |more_yen: u16, more_coal: u16| {
        let coal = coal + more_coal;
        me.yen == yen + more_yen && (me.coal == coal || game.keeps_coal(me) && me.coal > coal)
    };
    match table.turn.step {
        Step::Reward => holds(0, 0),
        Step::Space(level) => {
            let multiplier = level == RewardLevel::Two && table.multipliers < MULTIPLIERS && holds(0, 0);
            let brought = |bonus: RewardBonus| {
                let was_there = table.rewards_of(level, bonus) < REWARDS_ALIKE;
                was_there
                    && match bonus {
                        RewardBonus::Blueprints => me.blueprints >= bonus.gain().1 && holds(0, 0),
                        RewardBonus::Coal => holds(0, bonus.gain().1),
                        RewardBonus::Yen => holds(bonus.gain().1, 0),
                    }
            };
            me.workers.len() >= level.workers() && (multiplier || RewardBonus::ALL.into_iter().any(brought))
        }
        _ => true,
    }
}
