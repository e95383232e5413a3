//! What the rules make possible: every position that a game can come to keeps it, and what keeps it can be played on.

use super::names::square;
use super::steps::CAUSES;
use super::{Flaw, PositionError};
use crate::game::Seat;
use crate::position::{self, name, waits};
use crate::yokohama::components::{Area, Country, MOST_POWER, Piece, Title};
use crate::yokohama::map::{self, Place};
use crate::yokohama::{Actor, Cause, Occupant, OptionsError, Pieces, Placed, Shrine, Stage, State, Table, Yokohama};

/// Checks a position whose cards and pieces are counted already.
pub(super) fn check(game: &Yokohama, fresh: &State, state: &State) -> Result<(), PositionError> {
    let table = &state.table;
    boards(table)?;
    for seat in Seat::all(table.players) {
        presidents(table, seat)?;
        owned(game, table, seat)?;
    }
    station(table)?;
    shrines(table, &fresh.table)?;
    displays(table)?;
    tokens(game, table)?;
    rewards(game, table)?;
    round_zero(table)?;
    ending(table)?;
    if !step(table) {
        return Err(flaw("step", Flaw::Step));
    }
    let shown = Piece::ALL.map(|piece| u16::from(table.pending.shown.of(piece)));
    if shown.iter().sum::<u16>() > table.pending.pieces.into() {
        return Err(flaw("pending.shown", Flaw::Step));
    }
    if table.pending.mined && !can_have_mined(game, table) {
        return Err(flaw("pending.mined", Flaw::Step));
    }
    match table.stage {
        Stage::Over => Ok(()),
        _ if waits(game, state) => Ok(()),
        _ => Err(flaw("step", Flaw::Passed)),
    }
}

fn flaw(path: impl Into<String>, flaw: impl Into<position::Flaw<OptionsError, Flaw>>) -> PositionError {
    PositionError::new(path, flaw)
}

fn of_seat(seat: Seat, field: &str) -> String {
    format!("seats[{}].{field}", seat.0)
}

fn of_area(table: &Table, place: Place) -> String {
    format!("areas.{}", square(table.players, place))
}

/// Nothing stands on the Canal, and nobody has built two Shops on a tile.
fn boards(table: &Table) -> Result<(), PositionError> {
    for place in table.places() {
        let board = table.board(place);
        let built = board.shops.iter().flatten().count() + usize::from(board.house.is_some());
        let stands = board.assistants.0.iter().any(|count| *count > 0);
        if board.area == Area::Canal && (built > 0 || stands) {
            return Err(flaw(of_area(table, place), Flaw::Canal));
        }
        let twice = |seat| board.shops.iter().filter(|shop| **shop == Some(seat)).count() > 1;
        if Seat::all(table.players).any(twice) {
            return Err(flaw(of_area(table, place) + ".shops", Flaw::ShopTwice));
        }
    }
    Ok(())
}

/// Where Presidents meet all but one have a Postal System, or came to their Station.
fn presidents(table: &Table, seat: Seat) -> Result<(), PositionError> {
    let Some(place) = table.seats[seat].president else {
        return Ok(());
    };
    let path = of_seat(seat, "president");
    if !table.takes_pieces(place) {
        return Err(flaw(path, Flaw::Canal));
    }
    let here = Seat::all(table.players).filter(|other| table.seats[*other].president == Some(place));
    // The Station's owner ends its way there whoever stands there.
    let bound = |other: Seat| {
        let player = &table.seats[other];
        !(player.knows(Title::PostalSystem) || player.knows(Title::Station) && table.station == Some(place))
    };
    let plain = here.filter(|other| bound(*other));
    match plain.count() {
        0 | 1 => Ok(()),
        _ => Err(flaw(path, Flaw::Presidents)),
    }
}

/// A player's agents come from country icons, and Free Agents from tokens.
fn owned(game: &Yokohama, table: &Table, seat: Seat) -> Result<(), PositionError> {
    let player = &table.seats[seat];
    for country in Country::ALL {
        let index = country.index();
        let (brought, owned) = (
            player.icons[index] / 2,
            player.agents[index] + player.used_agents[index],
        );
        // Only when the supply was empty did an icon bring nobody, and what is taken never comes back.
        if owned != brought && (owned > brought || table.agents[index] > 0) {
            let path = of_seat(seat, &format!("agents.{}", name(country)));
            let of = brought.into();
            return Err(flaw(path, Flaw::Agents { country, of }));
        }
    }
    let free = if game.options().free_agents() { player.tokens } else { 0 };
    if player.free_agents > free {
        return Err(flaw(of_seat(seat, "freeAgents"), Flaw::FreeAgents));
    }
    Ok(())
}

fn station(table: &Table) -> Result<(), PositionError> {
    let owner = Seat::all(table.players).find(|seat| table.seats[*seat].knows(Title::Station));
    let placing = table.pending.station;
    if table.station.is_some_and(|place| !table.takes_pieces(place)) {
        return Err(flaw("station", Flaw::Canal));
    }
    let sound = match owner {
        Some(owner) if placing => owner == table.active && table.station.is_none(),
        Some(_) => table.station.is_some(),
        None => table.station.is_none() && !placing,
    };
    if sound {
        Ok(())
    } else {
        Err(flaw("station", Flaw::Station))
    }
}

fn shrines(table: &Table, fresh: &Table) -> Result<(), PositionError> {
    for (name, spaces, fresh) in [
        ("church", &table.church, &fresh.church),
        ("customs", &table.customs, &fresh.customs),
    ] {
        let blocked = |space: &Occupant| *space == Occupant::Neutral;
        if let Some(number) = (0..8).find(|&number| blocked(&spaces[number]) != blocked(&fresh[number])) {
            return Err(flaw(format!("{name}[{number}]"), Flaw::Blocked));
        }
    }
    Ok(())
}

/// Cards lie to the left, and a space is empty only once the deck is; while a second Order may be taken one gap is open.
fn displays(table: &Table) -> Result<(), PositionError> {
    let area = table.board(table.acting.place).area;
    for number in 0..2 {
        let side = if number == 0 { "a" } else { "b" };
        let gaps = |filled: [bool; 6], deck: u8, open: usize| {
            let cards = filled.iter().filter(|filled| **filled).count();
            let ordered = filled.is_sorted_by(|left, right| left >= right);
            match open {
                0 => ordered && (cards == 6 || deck == 0),
                // One more would be there but for the Order that was taken.
                _ => cards == 5 || cards < 5 && deck == 0,
            }
        };
        let in_play = number == 0 || table.players > 2;
        let takes = table.stage == Stage::SecondOrder && area == [Area::PortA, Area::PortB][number];
        let filled = table.ports[number].map(|card| card.is_some());
        if in_play && !gaps(filled, table.order_deck, takes.into()) {
            return Err(flaw(format!("ports.{side}"), Flaw::Gap));
        }
        let in_play = number == 0 || table.players == 4;
        let filled = table.laboratories[number].map(|card| card.is_some());
        if in_play && !gaps(filled, table.technology_deck, 0) {
            return Err(flaw(format!("laboratories.{side}"), Flaw::Gap));
        }
    }
    Ok(())
}

/// Every 5-Power token that is missing from an Area is with a player.
fn tokens(game: &Yokohama, table: &Table) -> Result<(), PositionError> {
    let places = table.places().filter(|&place| table.takes_pieces(place));
    let missing = places
        .clone()
        .filter(|&place| table.board(place).token.is_none())
        .count();
    let taken: usize = Seat::all(table.players)
        .map(|seat| usize::from(table.seats[seat].tokens))
        .sum();
    if taken != missing {
        return Err(flaw("seats", Flaw::Tokens { of: missing as u32 }));
    }
    let lying = places.filter(|&place| table.board(place).token.is_some_and(|token| token.is_free_agent()));
    let free: usize = Seat::all(table.players)
        .map(|seat| usize::from(table.seats[seat].free_agents))
        .sum();
    let lying: Vec<Place> = lying.collect();
    match lying.first() {
        Some(place) if !game.options().free_agents() => Err(flaw(of_area(table, *place) + ".token", Flaw::NotInPlay)),
        _ if lying.len() + free > 5 => Err(flaw("seats", Flaw::FreeAgents)),
        _ => Ok(()),
    }
}

/// With mini-expansion 1 whoever has completed all three Achievements has taken a Reward, or is about to.
fn rewards(game: &Yokohama, table: &Table) -> Result<(), PositionError> {
    let in_play = game.options().achievement_rewards();
    let mut seen = [false; 6];
    let mut put = |path: String, token: u8| match std::mem::replace(&mut seen[usize::from(token)], true) {
        true => Err(flaw(
            path,
            position::Flaw::Twice {
                other: "rewards".to_owned(),
            },
        )),
        false => Ok(()),
    };
    for (number, reward) in table.rewards.iter().enumerate() {
        if let Some(reward) = reward {
            put(format!("rewards[{number}]"), reward.0)?;
        }
    }
    let mut taken = 0;
    for seat in Seat::all(table.players) {
        let reward = table.seats[seat].reward;
        if let Some(reward) = reward {
            put(of_seat(seat, "reward"), reward.0)?;
            taken += 1;
        }
        let all_three = table.achievements.iter().all(|achievement| achievement.done_by(seat));
        let choosing = table.pending.reward && seat == table.active;
        let due = in_play && all_three;
        if reward.is_some() && choosing || due != (reward.is_some() || choosing) {
            return Err(flaw(of_seat(seat, "reward"), Flaw::Reward));
        }
    }
    let missing = table.rewards.iter().filter(|reward| reward.is_none()).count();
    if in_play && missing != taken {
        return Err(flaw("rewards", Flaw::Reward));
    }
    Ok(())
}

/// Nothing has happened while first Orders are chosen.
fn round_zero(table: &Table) -> Result<(), PositionError> {
    if (table.round == 0) != (table.stage == Stage::FirstOrder) {
        return Err(flaw("step", Flaw::FirstOrders));
    }
    if table.round > 0 {
        return Ok(());
    }
    for seat in Seat::all(table.players) {
        let player = &table.seats[seat];
        let out = Piece::ALL.into_iter().any(|piece| table.built(seat, piece) > 0);
        let cards = !player.completed.is_empty() || !player.technologies.is_empty();
        let begun = player.points > 0 || player.imports > 0 || player.tokens > 0 || player.president.is_some();
        let goods = player.goods != [1; 4] || player.yen != if seat == table.starter { 3 } else { 4 };
        let pieces = player.hand.assistants != 8 || player.hand.shops != 2 || player.hand.houses != 0;
        if out || cards || begun || goods || pieces {
            return Err(flaw(format!("seats[{}]", seat.0), Flaw::FirstOrders));
        }
    }
    if !table.pending.is_empty() || table.spent != crate::yokohama::Spent::default() {
        return Err(flaw("pending", Flaw::FirstOrders));
    }
    Ok(())
}

/// A condition that is met ends the game, and none else does.
fn ending(table: &Table) -> Result<(), PositionError> {
    let met = |cause: Cause, seat: Seat| match cause {
        Cause::TradingHouses => table.built(seat, Piece::TradingHouse) == Pieces::ALL.houses,
        Cause::Shops => table.built(seat, Piece::Shop) == Pieces::ALL.shops,
        Cause::Church => table.settled(Shrine::Church) >= table.board_limit(),
        Cause::Customs => table.settled(Shrine::Customs) >= table.board_limit(),
        Cause::Orders => {
            let boards = if table.players == 2 { 1 } else { 2 };
            let taking = |board: usize| {
                let area = table.board(table.acting.place).area;
                table.stage == Stage::SecondOrder && area == [Area::PortA, Area::PortB][board]
            };
            let empty = |board: usize| table.ports[board].iter().filter(|space| space.is_none()).count();
            // Of the board from which an Order was just taken one or two spaces are open in any case.
            (0..boards).any(|board| empty(board) > usize::from(taking(board)))
        }
    };
    match table.ending {
        None => {
            let due = CAUSES
                .into_iter()
                .find(|&cause| Seat::all(table.players).any(|seat| met(cause, seat)));
            match due {
                Some(cause) => Err(flaw("ending", Flaw::Ending { cause })),
                None if table.stage == Stage::Over => Err(flaw("ending", Flaw::NoEnding)),
                None => Ok(()),
            }
        }
        Some(ending) if !met(ending.cause, ending.seat) => Err(flaw("ending", Flaw::NoEnding)),
        Some(ending) => {
            let over = table.stage == Stage::Over;
            let last = table.round == ending.last_round;
            let sound = last || !over && table.round + 1 == ending.last_round;
            match sound && (!over || table.active == table.starter) {
                true => Ok(()),
                false => Err(flaw("ending.lastRound", Flaw::LastRound)),
            }
        }
    }
}

/// Whether Mining Technology can have given its Copper for goods that are still to be chosen.
fn can_have_mined(game: &Yokohama, table: &Table) -> bool {
    game.rules().mines_once_a_source() && table.pending.goods > 0 && table.me().knows(Title::MiningTechnology)
}

/// Whether the turn can have come to the step.
fn step(table: &Table) -> bool {
    let me = table.me();
    let spent = (!table.spent.mill || me.knows(Title::SpinningMill))
        && (!table.spent.university || me.knows(Title::University));
    // After the last turn what was spent in it still stands, and the seat after it is said to be at the turn.
    if !spent && table.stage != Stage::Over || table.acting.place.0 >= map::places(table.players) {
        return false;
    }
    match table.stage {
        Stage::FirstOrder | Stage::Before | Stage::Movement | Stage::After | Stage::Over => true,
        Stage::Placement(step) => placed(table, step),
        Stage::Recall => me.president.is_none(),
        _ => acts(table),
    }
}

fn placed(table: &Table, step: Placed) -> bool {
    let Placed { count, places, pair } = step;
    let stands = |place: Place| {
        let twice = pair == Some(place);
        table.takes_pieces(place) && table.board(place).assistants[table.active] > u8::from(twice)
    };
    let beside = |pair: Place| map::neighbours(table.players, pair).or(map::Places::one(pair));
    count <= table.most_placed(step)
        && places.into_iter().all(stands)
        && pair.is_none_or(|pair| places.without(beside(pair)).count() == 0)
}

/// Whether the Area action under way can have come to its step.
fn acts(table: &Table) -> bool {
    let acting = table.acting;
    if !table.takes_pieces(acting.place) || acting.power == 0 || acting.power > MOST_POWER {
        return false;
    }
    let stands = table.me().president == Some(acting.place);
    let led = match acting.by {
        Actor::President => stands,
        Actor::AgentBefore | Actor::AgentAfter => !stands && table.spent.agent,
    };
    let area = table.board(acting.place).area;
    let free = |spaces: &[Occupant; 8], space: u8| spaces[usize::from(space)] == Occupant::Nobody;
    // Until the action is done its pieces stay where they were counted.
    let counted = table.power(acting.place) == acting.power;
    led && match table.stage {
        Stage::Church => area == Area::Church && counted,
        Stage::Customs => area == Area::Customs && counted,
        Stage::ChurchAssistant(space) => area == Area::Church && counted && free(&table.church, space),
        Stage::CustomsAssistant(space) => area == Area::Customs && counted && free(&table.customs, space),
        Stage::Employment(_) => area == Area::EmploymentAgency && counted,
        Stage::Chinatown(_) => area == Area::Chinatown && counted,
        Stage::Laboratory => matches!(area, Area::LaboratoryA | Area::LaboratoryB) && counted,
        Stage::Port | Stage::SecondOrder => matches!(area, Area::PortA | Area::PortB) && counted,
        _ => true,
    }
}
