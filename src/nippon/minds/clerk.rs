//! What a Clerk goes by: what a position is worth to a seat, in hundredths of a point, and how a turn goes on.
//!
//! The worth is the score as it would be now, what the coming Scorings may bring, and the means to make more: what can be bought, produced and
//! supplied, and the income of the next Consolidation, the more of it the more Workers wait for it. The worths are estimates of the authors,
//! good enough for a first opponent.

use super::habits::any;
use super::terms::{Rivals, best_space, reward, runnable, short_of, sorted, turns_left};
use crate::chance::Chance;
use crate::game::Seat;
use crate::nippon::components::{Achievement, Good, Region, RewardLevel, SCORINGS, Track, Transport, WORKER_SLOTS};
use crate::nippon::{Ask, Move, Nippon, Player, Stage, State, Table};

/// The turns from one Consolidation to the next, about.
const CYCLE: i32 = 5;

/// The share of the next income that Workers on the Player Board stand for, by their number, in hundredths.
const NEAR: [i32; WORKER_SLOTS as usize + 1] = [0, 14, 28, 42, 58, 74, 88];

/// The worth of a state to a seat. It looks at what lies open only.
pub(super) fn guess(game: &Nippon, state: &State, seat: Seat) -> i32 {
    let table = &state.table;
    let player = &table.seats[seat];
    let score = 100 * game.score(table)[seat].total();
    if table.stage == Stage::Over {
        return score;
    }
    let turns = turns_left(table, seat);
    let certain = score + regions(game, table, seat, turns);
    if turns == 0 {
        return certain;
    }
    certain
        + means(game, player, turns)
        + next_income(game, table, seat, turns)
        + lasting(game, player, turns)
        + contracts(game, player, turns)
        + achievements(game, table, seat, turns)
}

/// What the Scorings that are to come would bring, the later ones less surely.
fn regions(game: &Nippon, table: &Table, seat: Seat, turns: i32) -> i32 {
    let ship = i32::from(game.ship_scores(&table.seats[seat]));
    let coming = usize::from(table.scorings)..SCORINGS;
    let mut worth = 0;
    for region in Region::ALL {
        let rivals = Rivals::of(game, table, region);
        let sites = table.region(region);
        let ships = i32::from(sites.of(Transport::Ship)[seat]);
        for scoring in coming.clone() {
            let (points, scores) = rivals.points(seat, game.content().scorings[scoring].places);
            let sure = match scoring - coming.start {
                0 if turns == 0 => 100,
                0 => 85 - turns.min(15),
                1 => 45,
                _ => 30,
            };
            let points = points + if scores { ships * ship } else { 0 };
            worth += sure * points;
        }
        // What is above the others there is safer.
        worth += i32::from(rivals.own(seat).min(20)) * 25 * coming.len() as i32;
        worth += i32::from(sites.of(Transport::Train)[seat]) * 40 + ships * 60;
    }
    worth
}

/// Yen, Coal, Blueprints and goods, as far as they can still be used before the next Consolidation and the end.
fn means(game: &Nippon, player: &Player, turns: i32) -> i32 {
    let slots = i32::from(WORKER_SLOTS - player.workers.len()).min(turns);
    let yen = i32::from(player.yen).min(9 * slots);
    let coal = i32::from(player.coal).min(6 * slots);
    let kept = if slots == 0 && game.keeps_coal(player) {
        i32::from(player.coal)
    } else {
        coal
    };
    let run = if slots > 0 { runnable(game, player) } else { 0 };
    let goods: i32 = Good::ALL
        .iter()
        .map(|&good| i32::from(player.cubes(good)) * (100 + 90 * i32::from(good.level())))
        .sum();
    yen * 55 + kept * 40 + run * 45 + goods * turns.min(4) / 4 + i32::from(player.blueprints.min(9)) * 110
}

/// What the next Consolidation would bring: income, less the wages, and the Reward.
fn next_income(game: &Nippon, table: &Table, seat: Seat, turns: i32) -> i32 {
    let player = &table.seats[seat];
    let wages = game.wages(player, u16::MAX);
    let yen = i32::from(game.yen_income(player)) - i32::from(wages.paid());
    let mut worth = yen * 55 + i32::from(game.coal_income(player)) * 80;
    // Whoever has no turn to use it afterwards Consolidates for the Reward alone.
    worth = worth * (turns - 1).min(4) / 4;
    let multiplier = reward(table, seat).map_or(0, RewardLevel::multiplier);
    if multiplier > 0 {
        let points = best_space(game, table, seat, multiplier).unwrap_or(0);
        worth += (120 * i32::from(multiplier)).max(100 * points) + 200;
    }
    worth * NEAR[usize::from(player.workers.len())] / 100
}

/// What serves again and again: the tracks, and Factories with their Machines.
fn lasting(game: &Nippon, player: &Player, turns: i32) -> i32 {
    let incomes = turns / CYCLE;
    let tracks = i32::from(game.yen_income(player)) * 50 + i32::from(game.coal_income(player)) * 90;
    let factories: i32 = player
        .own()
        .map(|factory| {
            let level = i32::from(factory.tile.good().level());
            let cubes = i32::from(game.cubes_of_run(factory));
            150 + 50 * level + cubes * (40 + 50 * level)
        })
        .sum();
    let knowledge = (player.marker(Track::Knowledge) as i32) * 25;
    (tracks + factories + knowledge) * incomes
}

/// Contracts that can be fulfilled or nearly.
fn contracts(game: &Nippon, player: &Player, turns: i32) -> i32 {
    let stored = sorted(player);
    let incomes = turns / CYCLE;
    let worths = player.contracts.iter().map(|contract| {
        let row = &game.content().contracts[usize::from(contract.0)];
        let gain = 55 * i32::from(row.yen) + 100 * i32::from(row.points) + 90 * incomes * i32::from(row.steps);
        match short_of(game.contracts[usize::from(contract.0)], &stored) {
            0 => gain / 5,
            1 => gain / 12,
            _ => 0,
        }
    });
    worths.sum()
}

/// Achievements: what the spaces may still come to.
fn achievements(game: &Nippon, table: &Table, seat: Seat, turns: i32) -> i32 {
    let player = &table.seats[seat];
    let worths = Achievement::ALL.into_iter().map(|space| {
        let base = i32::from(game.base(table, seat, space));
        match player.spaces[space.index()] {
            0 => base * 100,
            multiplier => i32::from(multiplier) * (4 - base).clamp(0, 4) * 25,
        }
    });
    worths.sum::<i32>() * turns.min(16) / 16
}

/// A random move, but what may be done again mostly is, and Consolidating comes up about as often as it should.
pub(super) fn inclination(ask: Ask, moves: &[Move], chance: &mut Chance) -> Move {
    let stops = moves.len() > 1 && moves[0] == Move::Stop;
    match ask {
        Ask::Finish if moves.len() > 1 && chance.below(8) > 0 => any(&moves[1..], chance),
        _ if stops && chance.below(5) > 0 => any(&moves[1..], chance),
        _ => any(moves, chance),
    }
}
