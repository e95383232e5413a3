//! A position as its document tells it: first what lies open on the table, then what the players own, then the decks.

use super::names::{no_square, place, place_of};
use super::{Flaw, LIMITS, PositionError, check, pieces, seats, steps};
use crate::chance::{Chance, Seed};
use crate::document::Node;
use crate::game::{BySeat, Game as _, Seat};
use crate::position;
use crate::position::cards::{Placed, Slot, card};
use crate::yokohama::components::{
    ALL_TOKENS, AchievementId, Area, BUILDINGS, BuildingId, ORDERS, OrderId, RewardId, TECHNOLOGIES, TechnologyId,
    TokenId,
};
use crate::yokohama::map::Place;
use crate::yokohama::{Achievement, Occupant, Pile, State, Table, Yokohama};

/// The fields of a position's body.
pub(crate) const FIELDS: [&str; 18] = [
    "round",
    "starter",
    "turn",
    "step",
    "acting",
    "pending",
    "spent",
    "areas",
    "station",
    "ports",
    "laboratories",
    "church",
    "customs",
    "achievements",
    "rewards",
    "ending",
    "seats",
    "about",
];

/// The Port or Laboratory boards A and B.
const BOARDS: [&str; 2] = ["a", "b"];

/// The Orders of a game of two, three and four.
pub(super) const ORDERS_IN_GAME: [u8; 3] = [20, 31, 36];

/// Reads a position and checks it.
pub(crate) fn state(game: &Yokohama, seed: Seed, body: &Node) -> Result<State, PositionError> {
    let fresh = game.deal(seed);
    let mut state = fresh;
    let players = game.players();
    position::about(body)?;
    let table = &mut state.table;
    steps::whose_turn(game, table, body)?;
    areas(table, body)?;
    if let Some(station) = body.given("station") {
        table.station = Some(place(players, &station)?);
    }
    for (name, spaces) in [("church", &mut table.church), ("customs", &mut table.customs)] {
        if let Some(node) = body.field(name) {
            for (node, space) in node.items(8, 8)?.iter().zip(spaces) {
                *space = occupant(players, node)?;
            }
        }
    }
    achievements(table, body)?;
    rewards(game, table, body)?;
    let nothing = serde_json::Map::new().into();
    let told = position::seats(players, body, &nothing)?;
    let hands = seats::read(game, &fresh, table, &told)?;
    deal_cards(game, seed, &fresh, &mut state, hands, body)?;
    pieces::count(&mut state.table, &told)?;
    seats::agents(&mut state.table, &told)?;
    steps::under_way(game, &mut state.table, body)?;
    check::check(game, &fresh, &state)?;
    Ok(state)
}

fn occupant(players: u8, node: &Node) -> Result<Occupant, PositionError> {
    match node.value().as_str() {
        Some("neutral") => Ok(Occupant::Neutral),
        _ if node.is_null() => Ok(Occupant::Nobody),
        _ => Ok(Occupant::Seat(position::seat(players, node)?)),
    }
}

/// A seat, or nobody.
fn owner(players: u8, node: &Node) -> Result<Option<Seat>, PositionError> {
    match node.is_null() {
        true => Ok(None),
        false => Ok(Some(position::seat(players, node)?)),
    }
}

/// The Areas: which lie where, then their tiles and tokens, then who stands and has built there. What is named changes places
/// with what the seed laid there.
fn areas(table: &mut Table, body: &Node) -> Result<(), PositionError> {
    let Some(node) = body.field("areas") else {
        return Ok(());
    };
    let players = table.players;
    let mut named: Vec<(Place, Node)> = Vec::new();
    for (square, area) in node.fields()? {
        let place = place_of(players, square).ok_or_else(|| no_square(players, area.path()))?;
        area.knows(&["area", "building", "token", "shops", "house", "assistants"])?;
        named.push((place, area));
    }
    lay_areas(table, &named)?;
    lay_tiles(table, &named)?;
    for (place, area) in &named {
        let board = &mut table.boards[place.index()];
        if let Some(shops) = area.field("shops") {
            for (number, shop) in shops.items(0, LIMITS.shops)?.iter().enumerate() {
                board.shops[number] = owner(players, shop)?;
            }
        }
        if let Some(house) = area.field("house") {
            board.house = owner(players, &house)?;
        }
        if let Some(assistants) = area.field("assistants") {
            for (number, count) in assistants.items(0, usize::from(players))?.iter().enumerate() {
                board.assistants.0[number] = count.number(0, LIMITS.pieces.assistants.into())? as u8;
            }
        }
    }
    Ok(())
}

fn lay_areas(table: &mut Table, named: &[(Place, Node)]) -> Result<(), PositionError> {
    let mut fixed: Vec<(Place, Node, Area)> = Vec::new();
    for (place, node) in named {
        if let Some(area) = node.field("area") {
            let named = area.one_of(&Area::ALL, position::name)?;
            fixed.push((*place, area, named));
        }
    }
    let in_play = usize::from(crate::yokohama::map::places(table.players));
    for (number, (place, node, area)) in fixed.iter().enumerate() {
        let settled = |other: Place| fixed[..number].iter().any(|(place, ..)| *place == other);
        let mut others = (0..in_play as u8).map(Place).filter(|other| !settled(*other));
        let from = match table.board(*place).area == *area {
            true => Some(*place),
            false => others.find(|other| table.board(*other).area == *area),
        };
        let Some(from) = from else {
            let of = table.boards[..in_play]
                .iter()
                .filter(|board| board.area == *area)
                .count() as u32;
            let flaw = Flaw::Boards { area: *area, of };
            return Err(PositionError::new(node.path().to_owned(), flaw));
        };
        table.boards.swap(place.index(), from.index());
    }
    Ok(())
}

fn lay_tiles(table: &mut Table, named: &[(Place, Node)]) -> Result<(), PositionError> {
    let mut buildings = Placed::new(BUILDINGS);
    let mut tokens = Placed::new(ALL_TOKENS);
    let (mut own_building, mut own_token) = ([false; 32], [false; 32]);
    for (place, node) in named {
        let canal = table.board(*place).area == Area::Canal;
        let nothing = |node: &Node| match canal && !node.is_null() {
            true => Err(PositionError::new(node.path().to_owned(), Flaw::Canal)),
            false => Ok(()),
        };
        let board = &mut table.boards[place.index()];
        if let Some(node) = node.field("building") {
            nothing(&node)?;
            if !canal {
                let building = card(&node, BUILDINGS)?;
                buildings.put(building, node.path())?;
                board.building = Some(BuildingId(building));
                own_building[place.index()] = true;
            }
        }
        if let Some(node) = node.field("token") {
            nothing(&node)?;
            board.token = None;
            own_token[place.index()] = true;
            if !node.is_null() {
                let token = card(&node, ALL_TOKENS)?;
                tokens.put(token, node.path())?;
                board.token = Some(TokenId(token));
            }
        }
    }
    // Where nothing is named lies what the seed laid there, or another if that lies elsewhere now.
    let boards = table.boards.iter_mut().enumerate();
    let (mut tiles, mut lying) = (Vec::new(), Vec::new());
    for (place, board) in boards {
        tiles.extend(board.building.as_mut().filter(|_| !own_building[place]));
        lying.extend(board.token.as_mut().filter(|_| !own_token[place]));
    }
    tiles.retain_mut(|tile| !buildings.keep(tile.0));
    lying.retain_mut(|token| !tokens.keep(token.0));
    for tile in tiles {
        tile.0 = buildings.take().unwrap_or(tile.0);
    }
    for token in lying {
        token.0 = tokens.take().unwrap_or(token.0);
    }
    Ok(())
}

fn achievements(table: &mut Table, body: &Node) -> Result<(), PositionError> {
    let Some(node) = body.field("achievements") else {
        return Ok(());
    };
    for (stack, node) in node.items(0, LIMITS.stacks)?.iter().enumerate() {
        node.knows(&["tile", "done"])?;
        let achievement: &mut Achievement = &mut table.achievements[stack];
        if let Some(tile) = node.field("tile") {
            achievement.tile = AchievementId(card(&tile, 12)?);
            if usize::from(achievement.tile.0 / 4) != stack {
                return Err(PositionError::new(tile.path().to_owned(), Flaw::Stack));
            }
        }
        if let Some(done) = node.field("done") {
            for (number, seat) in done.items(0, usize::from(table.players))?.iter().enumerate() {
                let by = position::seat(table.players, seat)?;
                if achievement.done_by(by) {
                    return Err(PositionError::new(seat.path().to_owned(), Flaw::AchievedTwice));
                }
                achievement.done[number] = Some(by);
            }
        }
    }
    Ok(())
}

fn rewards(game: &Yokohama, table: &mut Table, body: &Node) -> Result<(), PositionError> {
    let Some(node) = body.field("rewards") else {
        return Ok(());
    };
    if !game.options().achievement_rewards() {
        return Err(PositionError::new(node.path().to_owned(), Flaw::NotInPlay));
    }
    for (node, space) in node
        .items(LIMITS.rewards, LIMITS.rewards)?
        .iter()
        .zip(&mut table.rewards)
    {
        *space = match node.is_null() {
            true => None,
            false => Some(RewardId(card(node, 6)?)),
        };
    }
    Ok(())
}

/// The six spaces of each board A and B in play, on which some of so many cards lie.
fn boards(
    body: &Node,
    name: &str,
    cards: usize,
    fresh: &[[Option<u8>; 6]; 2],
) -> Result<[[Slot; 6]; 2], PositionError> {
    let mut slots = fresh.map(|board| board.map(|card| card.map_or(Slot::Empty, |card| Slot::Dealt(Some(card)))));
    let Some(node) = body.field(name) else {
        return Ok(slots);
    };
    node.knows(&BOARDS)?;
    for ((name, slots), fresh) in BOARDS.iter().zip(&mut slots).zip(fresh) {
        let Some(node) = node.field(name) else {
            continue;
        };
        if fresh == &[None; 6] {
            return Err(PositionError::new(node.path().to_owned(), Flaw::NotInPlay));
        }
        for ((node, slot), fresh) in node.items(LIMITS.board, LIMITS.board)?.iter().zip(slots).zip(fresh) {
            *slot = Slot::read(node, cards, *fresh)?;
        }
    }
    Ok(slots)
}

/// Lays the cards that are named and deals the others.
fn deal_cards(
    game: &Yokohama,
    seed: Seed,
    fresh: &State,
    state: &mut State,
    hands: seats::Hands,
    body: &Node,
) -> Result<(), PositionError> {
    let table = &mut state.table;

    let mut lying = Placed::new(TECHNOLOGIES);
    for (card, path) in &hands.technologies {
        lying.put(*card, path)?;
    }
    let dealt = fresh
        .table
        .laboratories
        .map(|board| board.map(|card| card.map(|card| card.0)));
    let slots = boards(body, "laboratories", TECHNOLOGIES, &dealt)?;
    put_all(&mut lying, slots.as_flattened(), "laboratories")?;
    let (cards, pile) = lying.deal(slots.as_flattened(), seed);
    for (space, card) in table.laboratories.as_flattened_mut().iter_mut().zip(cards) {
        *space = card.map(TechnologyId);
    }
    state.secret.technologies = Pile::new(&pile);
    table.technology_deck = state.secret.technologies.len();

    let mut lying = Placed::new(ORDERS);
    for (card, path) in &hands.orders {
        lying.put(*card, path)?;
    }
    let dealt = fresh.table.ports.map(|board| board.map(|card| card.map(|card| card.0)));
    let slots = boards(body, "ports", ORDERS, &dealt)?;
    put_all(&mut lying, slots.as_flattened(), "ports")?;
    let all = [slots.as_flattened(), &hands.slots].concat();
    let (cards, mut pile) = lying.deal(&all, seed);
    let of = ORDERS_IN_GAME[usize::from(game.players()) - 2];
    let removed = ORDERS - usize::from(of);
    if pile.len() < removed
        || cards
            .iter()
            .zip(&all)
            .any(|(card, slot)| card.is_none() && *slot != Slot::Empty)
    {
        return Err(PositionError::new(String::new(), Flaw::Orders { of: of.into() }));
    }
    let (ports, held) = cards.split_at(12);
    for (space, card) in table.ports.as_flattened_mut().iter_mut().zip(ports) {
        *space = card.map(OrderId);
    }
    state.secret.hands = BySeat::default();
    hands.fill(held, state);
    state.secret.removed = pile.drain(..removed).map(OrderId).collect();
    state.secret.orders = Pile::new(&pile);
    state.table.order_deck = state.secret.orders.len();
    state.secret.chance = Chance::new(seed);
    Ok(())
}

fn put_all(lying: &mut Placed, slots: &[Slot], name: &str) -> Result<(), PositionError> {
    for (number, slot) in slots.iter().enumerate() {
        if let Slot::Card(card) = *slot {
            lying.put(card, &format!("{name}.{}[{}]", BOARDS[number / 6], number % 6))?;
        }
    }
    Ok(())
}
