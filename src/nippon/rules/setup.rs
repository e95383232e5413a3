//! Setting up (rulebook: Initial Preparation).

use super::super::Nippon;
use super::components::{
    ACTION_SLOTS, CITIES, CITY_TILES, COLOURS, CONTRACTS, CityTileId, ContractId, FactoryTile, MOST_INFLUENCE,
    MULTIPLIERS, REGIONS, REWARD_BONUSES, REWARD_LEVELS, REWARDS_ALIKE, ROWS, SIDES, SLOT_ROOM, TILES, Track,
    rewards_out, row_room, rows_in_use, workers_a_colour,
};
use super::player::Player;
use super::state::{Demand, Secret, Sites, Stage, State, Table, Turn};
use super::workers::Workers;
use crate::chance::{Chance, Seed};
use crate::game::BySeat;

/// The points of the first player; each later one begins with one more.
const FIRST_POINTS: i16 = 10;

/// Sets a game up. What is random comes in this order (a ruling): the first player, for each City its tile and how it is turned, Reward tiles that
/// are taken out, Workers on the slots and in the rows.
pub(in super::super) fn deal(game: &Nippon, seed: Seed) -> State {
    let players = game.options().players();
    let mut chance = Chance::new(seed);
    let starter = game.options().starter().seat(players, &mut chance);
    let cities = lay_cities(&mut chance);
    let rewards = lay_rewards(players, &mut chance);

    let mut bag = Workers::new([workers_a_colour(players); COLOURS]);
    let mut place = |room: u8| {
        let mut workers = Workers::EMPTY;
        (0..room)
            .filter_map(|_| bag.draw(&mut chance))
            .for_each(|colour| workers.add(colour));
        workers
    };
    let slots = [(); ACTION_SLOTS].map(|()| place(SLOT_ROOM));
    let mut rows = [Workers::EMPTY; ROWS];
    let in_use = &mut rows[..rows_in_use(players)];
    in_use.iter_mut().for_each(|row| *row = place(row_room(players)));

    let mut seats = BySeat::<Player>::default();
    for (seat, later) in starter.round(players).zip(0..) {
        seats[seat] = begin(game, FIRST_POINTS + later);
    }
    let table = Table {
        players,
        starter,
        round: 1,
        active: starter,
        stage: Stage::Play,
        marker: 0,
        scorings: 0,
        turns_left: 0,
        turn: Turn::FIRST,
        bag,
        slots,
        rows,
        lacking: 0,
        cities,
        regions: [Sites::default(); REGIONS],
        factories: FactoryTile::ALL.into_iter().collect(),
        rewards,
        multipliers: MULTIPLIERS,
        seats,
    };
    State {
        table,
        secret: Secret { chance },
    }
}

/// What a player begins with.
fn begin(game: &Nippon, points: i16) -> Player {
    let mut tiles = [0; MOST_INFLUENCE];
    for row in &game.content().influence_tiles {
        tiles[usize::from(row.value) - 1] += 1;
    }
    let start = Player::default();
    Player {
        points,
        yen: game.level(&start, Track::Money).into(),
        coal: game.level(&start, Track::Coal).into(),
        blueprints: 1,
        contracts: (0..CONTRACTS as u8).map(ContractId).collect(),
        tiles,
        trains: TILES as u8,
        ships: TILES as u8,
        ..start
    }
}

/// Each City has one of the nine tiles, turned at random.
fn lay_cities(chance: &mut Chance) -> [Demand; CITIES] {
    let mut left: [u8; CITY_TILES] = std::array::from_fn(|tile| tile as u8);
    let mut count = CITY_TILES;
    [(); CITIES].map(|()| {
        let at = chance.below(count as u32) as usize;
        let tile = CityTileId(left[at]);
        left.copy_within(at + 1..count, at);
        count -= 1;
        Demand {
            tile,
            turned: chance.below(SIDES as u32) as u8,
            slots: [None; SIDES],
        }
    })
}

/// Of each level some Reward tiles are taken out at random, before they are sorted by their bonus.
fn lay_rewards(players: u8, chance: &mut Chance) -> [[u8; REWARD_BONUSES]; REWARD_LEVELS] {
    [(); REWARD_LEVELS].map(|()| {
        let mut tiles = [REWARDS_ALIKE; REWARD_BONUSES];
        for _ in 0..rewards_out(players) {
            let mut at = chance.below(tiles.iter().copied().map(u32::from).sum()) as u8;
            for left in &mut tiles {
                if at < *left {
                    *left -= 1;
                    break;
                }
                at -= *left;
            }
        }
        tiles
    })
}
