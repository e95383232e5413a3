//! A position as its document.

use serde::Serialize;
use serde_json::{Map, Value, json};

use super::names::square;
use super::pieces::key;
use crate::game::Seat;
use crate::position::{name, object, plain};
use crate::yokohama::components::{COUNTRIES, Country, Good, Piece};
use crate::yokohama::map::Place;
use crate::yokohama::{Hand, Occupant, Placed, Player, Spent, Stage, State, Table};

/// The body of the document of a position.
pub(crate) fn body(state: &State) -> Map<String, Value> {
    let table = &state.table;
    let mut body = Map::new();
    let mut put = |name: &str, value: Value| body.insert(name.to_owned(), value);
    let at = |place: Place| Value::from(square(table.players, place));
    put("round", table.round.into());
    put("starter", table.starter.0.into());
    put("turn", table.active.0.into());
    put("step", step(table));
    let acting = table.acting;
    put(
        "acting",
        json!({"at": at(acting.place), "power": acting.power, "by": name(acting.by)}),
    );
    if !table.pending.is_empty() {
        put("pending", plain(&table.pending));
    }
    if table.spent != Spent::default() {
        put("spent", plain(&table.spent));
    }
    let areas = table.places();
    put(
        "areas",
        object(areas.map(|place| (square(table.players, place), area(table, place)))),
    );
    if let Some(station) = table.station {
        put("station", at(station));
    }
    put("ports", sides(&table.ports));
    put("laboratories", sides(&table.laboratories));
    put("church", table.church.map(occupant).to_vec().into());
    put("customs", table.customs.map(occupant).to_vec().into());
    let achievements = table.achievements.map(|achievement| {
        let done: Vec<Seat> = achievement.done.into_iter().flatten().collect();
        json!({"tile": achievement.tile, "done": done})
    });
    put("achievements", achievements.to_vec().into());
    let rewards = Seat::all(table.players).any(|seat| table.seats[seat].reward.is_some());
    if rewards || table.rewards.iter().any(Option::is_some) {
        put("rewards", plain(&table.rewards));
    }
    if let Some(ending) = table.ending {
        put(
            "ending",
            json!({"cause": name(ending.cause), "seat": ending.seat, "lastRound": ending.last_round}),
        );
    }
    let seats: Vec<Value> = Seat::all(table.players)
        .map(|seat| player(table, &table.seats[seat], &state.secret.hands[seat]))
        .collect();
    put("seats", seats.into());
    body
}

/// The boards A and B that are in play.
fn sides<T: Serialize + Copy>(boards: &[[Option<T>; 6]; 2]) -> Value {
    let mut sides = Map::new();
    for (side, board) in ["a", "b"].into_iter().zip(boards) {
        // A board of which every card is gone is written too, so that it stays empty.
        if board.iter().any(Option::is_some) || side == "a" {
            sides.insert(side.to_owned(), plain(board));
        }
    }
    sides.into()
}

fn step(table: &Table) -> Value {
    let one = |name: &str, value: Value| object([(name.to_owned(), value)].into_iter());
    match table.stage {
        Stage::Placement(placed) => one("placement", placed_at(table, placed)),
        Stage::ChurchAssistant(space) => one("churchAssistant", space.into()),
        Stage::CustomsAssistant(space) => one("customsAssistant", space.into()),
        Stage::Employment(left) => one("employment", left.into()),
        Stage::Chinatown(left) => one("chinatown", left.into()),
        stage => name(stage).into(),
    }
}

/// The Areas of a placement in an order in which they can have been chosen.
fn placed_at(table: &Table, placed: Placed) -> Value {
    let others = placed.places.into_iter().filter(|place| placed.pair != Some(*place));
    let pair = placed.pair.into_iter().flat_map(|pair| [pair, pair]);
    pair.chain(others).map(|place| square(table.players, place)).collect()
}

fn area(table: &Table, place: Place) -> Value {
    let board = table.board(place);
    let mut area = Map::new();
    let mut put = |name: &str, value: Value| area.insert(name.to_owned(), value);
    put("area", name(board.area).into());
    if let Some(building) = board.building {
        put("building", building.0.into());
        put("token", plain(&board.token));
    }
    if board.shops.iter().any(Option::is_some) {
        put("shops", plain(&board.shops));
    }
    if board.house.is_some() {
        put("house", plain(&board.house));
    }
    let assistants = &board.assistants.0[..usize::from(table.players)];
    if assistants.iter().any(|count| *count > 0) {
        put("assistants", assistants.into());
    }
    area.into()
}

fn occupant(occupant: Occupant) -> Value {
    match occupant {
        Occupant::Nobody => Value::Null,
        Occupant::Neutral => "neutral".into(),
        Occupant::Seat(seat) => seat.0.into(),
    }
}

fn player(table: &Table, player: &Player, hand: &Hand) -> Value {
    let mut seat = Map::new();
    let mut put = |name: &str, value: Value| seat.insert(name.to_owned(), value);
    if let Some(president) = player.president {
        put("president", square(table.players, president).into());
    }
    let pieces = |held: &crate::yokohama::Pieces| {
        let counts = Piece::ALL.map(|piece| (key(piece).to_owned(), held.of(piece)));
        object(counts.into_iter())
    };
    put("hand", pieces(&player.hand));
    put("warehouse", pieces(&player.warehouse));
    let goods = Good::ALL.map(|good| (name(good), player.good(good)));
    put("goods", object(goods.into_iter()));
    put("yen", player.yen.into());
    for (name, count) in [("imports", player.imports), ("points", player.points)] {
        if count > 0 {
            put(name, count.into());
        }
    }
    match hand.offer {
        Some(offer) => put("offer", plain(&offer)),
        None => put("orders", plain(&hand.orders)),
    };
    if let Some(refused) = hand.refused {
        put("refused", refused.0.into());
    }
    if !player.completed.is_empty() {
        put("completed", plain(&player.completed));
    }
    if !player.technologies.is_empty() {
        put("technologies", plain(&player.technologies));
    }
    put("agents", agents(&player.agents));
    if player.used_agents != [0; COUNTRIES] {
        put("usedAgents", agents(&player.used_agents));
    }
    for (name, count) in [("tokens", player.tokens), ("freeAgents", player.free_agents)] {
        if count > 0 {
            put(name, count.into());
        }
    }
    if let Some(token) = player.reward {
        put("reward", json!({"token": token, "used": !player.reward_agent}));
    }
    seat.into()
}

fn agents(counts: &[u8; COUNTRIES]) -> Value {
    let owned = Country::ALL.into_iter().zip(counts).filter(|(_, count)| **count > 0);
    object(owned.map(|(country, count)| (name(country), *count)))
}
