//! Game setup (rulebook: Game Setup).

use super::Yokohama;
use super::cards::Technologies;
use super::components::{
    ALL_TOKENS, AchievementId, Area, BUILDINGS, BuildingId, Country, ORDERS, OrderId, RewardId, TECHNOLOGIES, TOKENS,
    TechnologyId, TokenId,
};
use super::content::SpaceRow;
use super::map::{self, PLACES, Place};
use super::player::{Pieces, Player};
use super::state::{Achievement, Acting, Actor, Board, Hand, Occupant, Pending, Secret, Spent, Stage, State, Table};
use crate::chance::{Chance, Seed};
use crate::components::Pile;
use crate::game::{BySeat, Seat};

/// The Area boards of a game of two; the second Fishing board comes with three.
const FOR_TWO: [Area; 10] = [
    Area::Bank,
    Area::Church,
    Area::Customs,
    Area::EmploymentAgency,
    Area::LaboratoryA,
    Area::PortA,
    Area::CopperMine,
    Area::SilkMill,
    Area::Tea,
    Area::Fishing,
];

/// What three players add.
const FOR_THREE: [Area; 4] = [Area::PortB, Area::Chinatown, Area::Canal, Area::Fishing];

/// What four players add to that.
const FOR_FOUR: [Area; 4] = [Area::LaboratoryB, Area::CopperMine, Area::SilkMill, Area::Tea];

/// The pieces that a player starts with in hand.
const HAND: Pieces = Pieces {
    assistants: 8,
    shops: 2,
    houses: 0,
};

/// The pieces that a player's Warehouse holds at the start.
pub(super) const WAREHOUSE: Pieces = Pieces {
    assistants: Pieces::ALL.assistants - HAND.assistants,
    shops: Pieces::ALL.shops - HAND.shops,
    houses: Pieces::ALL.houses - HAND.houses,
};

/// Order cards returned to the box unseen, for 2, 3 and 4 players.
const ORDERS_REMOVED: [usize; 3] = [16, 5, 0];

/// Sets a game up.
pub(in super::super) fn deal(game: &Yokohama, seed: Seed) -> State {
    let players = game.options.players();
    let mut chance = Chance::new(seed);
    let mut boards = boards(players, &mut chance);
    lay_tiles(game, &mut boards, &mut chance);

    let achievements = [0, 1, 2].map(|stack| Achievement {
        tile: AchievementId(stack * 4 + chance.below(4) as u8),
        done: [None; 4],
    });
    let mut rewards = [None; 4];
    if game.options.achievement_rewards() {
        let mut tokens = [0, 1, 2, 3, 4, 5].map(RewardId);
        chance.shuffle(&mut tokens);
        rewards = [tokens[0], tokens[1], tokens[2], tokens[3]].map(Some);
    }

    let mut technologies = Pile::<TECHNOLOGIES>::shuffled(0..TECHNOLOGIES as u8, &mut chance);
    let mut laboratories = [[None; 6]; 2];
    for board in laboratories.iter_mut().take(if players == 4 { 2 } else { 1 }) {
        *board = board.map(|_: Option<TechnologyId>| technologies.draw().map(TechnologyId));
    }

    let mut orders = Pile::<ORDERS>::shuffled(0..ORDERS as u8, &mut chance);
    let removed = (0..ORDERS_REMOVED[usize::from(players) - 2])
        .filter_map(|_| orders.draw())
        .map(OrderId)
        .collect();
    let mut ports = [[None; 6]; 2];
    for board in ports.iter_mut().take(if players == 2 { 1 } else { 2 }) {
        *board = board.map(|_: Option<OrderId>| orders.draw().map(OrderId));
    }

    let starter = game.options.starter().seat(players, &mut chance);
    let mut hands = BySeat::<Hand>::default();
    let mut seats = BySeat::<Player>::default();
    for seat in starter.round(players) {
        hands[seat].offer = orders.draw().zip(orders.draw()).map(|(a, b)| [OrderId(a), OrderId(b)]);
        seats[seat] = player(if seat == starter { 3 } else { 4 });
    }

    let table = Table {
        players,
        starter,
        round: 0,
        active: starter,
        stage: Stage::FirstOrder,
        pending: Pending::default(),
        acting: Acting {
            place: Place(0),
            power: 0,
            by: Actor::President,
        },
        spent: Spent::default(),
        boards,
        station: None,
        ports,
        laboratories,
        order_deck: orders.len(),
        technology_deck: technologies.len(),
        church: blocked(players, &game.content.church),
        customs: blocked(players, &game.content.customs),
        achievements,
        rewards,
        agents: Country::ALL.map(Country::agents),
        ending: None,
        seats,
    };
    State {
        table,
        secret: Secret {
            chance,
            orders,
            technologies,
            hands,
            removed,
        },
    }
}

/// What a player starts with, but for the Order.
fn player(yen: u16) -> Player {
    Player {
        hand: HAND,
        warehouse: WAREHOUSE,
        goods: [1; 4],
        yen,
        ..Player::default()
    }
}

/// The Area boards in random order. Boards that a smaller table does not use stay empty Canals beyond its last place.
fn boards(players: u8, chance: &mut Chance) -> [Board; PLACES] {
    let mut areas = [Area::Canal; PLACES];
    areas[..10].copy_from_slice(&FOR_TWO);
    areas[10..14].copy_from_slice(&FOR_THREE);
    areas[14..].copy_from_slice(&FOR_FOUR);
    let in_play = usize::from(map::places(players));
    chance.shuffle(&mut areas[..in_play]);
    areas[in_play..].fill(Area::Canal);
    areas.map(|area| Board {
        area,
        building: None,
        token: None,
        shops: [None; 4],
        house: None,
        assistants: BySeat::default(),
    })
}

/// Lays a Building tile and a 5-Power token at every Area in play but the Canal.
fn lay_tiles(game: &Yokohama, boards: &mut [Board; PLACES], chance: &mut Chance) {
    let mut tiles: [u8; BUILDINGS] = std::array::from_fn(|tile| tile as u8);
    chance.shuffle(&mut tiles);
    let mut tokens: [u8; ALL_TOKENS] = std::array::from_fn(|token| token as u8);
    let mixed = if game.options.free_agents() { ALL_TOKENS } else { TOKENS };
    chance.shuffle(&mut tokens[..mixed]);
    let taking = boards.iter_mut().filter(|board| board.area != Area::Canal);
    for (board, (tile, token)) in taking.zip(tiles.into_iter().zip(tokens)) {
        board.building = Some(BuildingId(tile));
        board.token = Some(TokenId(token));
    }
}

/// The spaces of the Church or Customs board, those blocked that a game of two blocks.
fn blocked(players: u8, spaces: &[SpaceRow; 8]) -> [Occupant; 8] {
    spaces.map(|space| {
        if players == 2 && space.blocked_for_two {
            Occupant::Neutral
        } else {
            Occupant::Nobody
        }
    })
}

/// Technologies that lie on the Laboratory boards or with players.
pub(super) fn technologies_in_sight(table: &Table) -> Technologies {
    let bought = Seat::all(table.players).flat_map(|seat| table.seats[seat].technologies.iter());
    table
        .laboratories
        .iter()
        .flatten()
        .flatten()
        .copied()
        .chain(bought)
        .collect()
}
