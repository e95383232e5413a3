//! What the rules make possible: every position that a game can come to keeps it, and what keeps it can be played on.

use super::read::beginning;
use super::seats::due;
use super::{Flaw, PositionError};
use crate::duel::components::{Criterion, Opener, PLAYERS, Place, Support, Title};
use crate::duel::content::Gain;
use crate::duel::rules::{bonus, construction, traders};
use crate::duel::{Action, Duel, Looking, Player, Stage, State, Step, Table};
use crate::game::Seat;
use crate::position::waits;

/// Checks a position whose pieces, cards and turns are counted already.
pub(super) fn check(game: &Duel, fresh: &State, state: &State) -> Result<(), PositionError> {
    let table = &state.table;
    if table.stage == Stage::FirstOrders {
        nothing_has_happened(fresh, table)?;
    }
    for seat in Seat::all(PLAYERS) {
        upgrades(table, seat)?;
        lowest_first(game, table, seat)?;
        used(table, seat)?;
        recruited(table, seat)?;
    }
    occupied(table)?;
    station(table)?;
    if table.stage == Stage::Turn {
        actions(game, table)?;
        looking(game, table)?;
        owed(game, table)?;
    }
    match table.stage {
        Stage::Over => Ok(()),
        _ if waits(game, state) => Ok(()),
        _ => Err(PositionError::new(at_last_action(table), Flaw::Passed)),
    }
}

fn of_seat(seat: Seat, field: &str) -> String {
    format!("seats[{}].{field}", seat.0)
}

/// The step that is asked about.
fn at_last_action(table: &Table) -> String {
    match table.depth.checked_sub(1) {
        Some(last) => format!("actions[{last}]"),
        None => "stage".to_owned(),
    }
}

/// While first Orders are chosen both have what they begin with, which leaves nothing built or taken, and no Bonus card was used.
fn nothing_has_happened(fresh: &State, table: &Table) -> Result<(), PositionError> {
    for seat in Seat::all(PLAYERS) {
        let player = &table.seats[seat];
        let begins = Player {
            looked: player.looked,
            orders_in_hand: if table.chooses(seat) { 0 } else { 2 },
            ..beginning(&fresh.table, table.starter, seat)
        };
        if *player != begins {
            return Err(PositionError::new(format!("seats[{}]", seat.0), Flaw::FirstOrders));
        }
    }
    let put = |seat: Seat| table.under[usize::from(seat.0)].count_ones() == u32::from(!table.chooses(seat));
    if !Seat::all(PLAYERS).all(put) {
        return Err(PositionError::new("under", Flaw::FirstOrders));
    }
    match table.bonus_discards.is_empty() {
        true => Ok(()),
        false => Err(PositionError::new("bonusDiscards", Flaw::FirstOrders)),
    }
}

/// One card is upgraded at the end of each round but the last.
fn upgrades(table: &Table, seat: Seat) -> Result<(), PositionError> {
    let decided = table.stage == Stage::Upgrade && seat != table.active && seat == table.first();
    let of = u32::from(table.round.saturating_sub(1)) + u32::from(decided);
    let upgraded = table.seats[seat].cards.iter().filter(|card| card.upgraded).count();
    match upgraded as u32 > of {
        true => Err(PositionError::new(of_seat(seat, "cards"), Flaw::Upgrades { of })),
        false => Ok(()),
    }
}

/// Every card that lies on a Place was the lowest in hand, but for one by Postal System; of equal ones it was the one that is not
/// upgraded.
fn lowest_first(game: &Duel, table: &Table, seat: Seat) -> Result<(), PositionError> {
    let player = &table.seats[seat];
    let cards = player.cards.iter().enumerate();
    let cards = cards.map(|(row, card)| (game.level(row, card), card));
    let in_hand = cards.clone().filter(|(_, card)| card.at.is_none());
    let lowest = in_hand.clone().map(|(level, _)| level).min();
    let laid = cards.filter(|(_, card)| card.at.is_some());
    let above = laid
        .clone()
        .filter(|(level, _)| lowest.is_some_and(|lowest| *level > lowest));
    let allowed = usize::from(player.used.contains(Title::PostalSystem));
    let plainer = |level: u8| in_hand.clone().any(|(other, card)| other == level && !card.upgraded);
    let passed_over = laid.clone().any(|(level, card)| card.upgraded && plainer(level));
    match above.count() > allowed || passed_over {
        true => Err(PositionError::new(of_seat(seat, "cards"), Flaw::Lowest)),
        false => Ok(()),
    }
}

/// A Technology that has served this round is an own one that serves once a round, and the seat had a turn to use it in.
fn used(table: &Table, seat: Seat) -> Result<(), PositionError> {
    let player = &table.seats[seat];
    let had_a_turn = match table.stage {
        Stage::FirstOrders => false,
        Stage::Turn => seat == table.active || player.cards.iter().any(|card| card.at.is_some()),
        Stage::Upgrade | Stage::Over => true,
    };
    let possible = |title: Title| {
        title.is_used() && player.knows(title) && had_a_turn && (title != Title::Station || table.station.is_some())
    };
    match player.used.iter().all(possible) {
        true => Ok(()),
        false => Err(PositionError::new(of_seat(seat, "used"), Flaw::Used)),
    }
}

/// A criterion that is met has recruited at once; those at work and those that are ready were recruited.
fn recruited(table: &Table, seat: Seat) -> Result<(), PositionError> {
    let player = &table.seats[seat];
    let due = due(player);
    let more = player.recruited.without(due);
    let spent = more.iter().all(|criterion| criterion == Criterion::Imports);
    if !due.without(player.recruited).is_empty() || !spent {
        return Err(PositionError::new(of_seat(seat, "recruited"), Flaw::Recruited));
    }
    let at_work = match seat == table.active {
        true => table.depth.saturating_sub(1),
        false => 0,
    };
    match player.traders + at_work > player.recruited.len() {
        true => Err(PositionError::new(of_seat(seat, "traders"), Flaw::Traders)),
        false => Ok(()),
    }
}

/// The Technologies of a seat that opened an occupied Place this round.
fn opened(player: &Player) -> usize {
    Opener::ALL
        .into_iter()
        .filter(|opener| player.used.contains((*opener).into()))
        .count()
}

/// Each card after the first on a Place that is not always open came there by a Technology.
fn occupied(table: &Table) -> Result<(), PositionError> {
    let on = |seat: Seat, place: Place| {
        let cards = table.seats[seat].cards.iter();
        cards.filter(|card| card.at == Some(place)).count()
    };
    let [first, second] = [Seat(0), Seat(1)];
    let (mut by_first, mut by_second, mut by_either) = (0, 0, 0);
    for place in Place::ALL.into_iter().filter(|place| !place.is_always_open()) {
        match (on(first, place), on(second, place)) {
            (0, 0) => {}
            (cards, 0) => by_first += cards - 1,
            (0, cards) => by_second += cards - 1,
            // Either may have come first.
            (mine, yours) => {
                by_first += mine - 1;
                by_second += yours - 1;
                by_either += 1;
            }
        }
    }
    let left = |seat: Seat, needs: usize| opened(&table.seats[seat]).checked_sub(needs);
    let Some(of_first) = left(first, by_first) else {
        return Err(PositionError::new(of_seat(first, "cards"), Flaw::Occupied));
    };
    match left(second, by_second) {
        Some(of_second) if of_first + of_second >= by_either => Ok(()),
        _ => Err(PositionError::new(of_seat(second, "cards"), Flaw::Occupied)),
    }
}

/// The Station token stands on a Place once its card is with a player, who places it at once in the Laboratory.
fn station(table: &Table) -> Result<(), PositionError> {
    let owner = table.owner(Title::Station);
    let learned = Action {
        influence: table.action().influence,
        place: Place::Laboratory,
        step: Step::Bonus,
    };
    let sound = match owner {
        Some(owner) if table.station_due => {
            owner == table.active && table.station.is_none() && *table.action() == learned
        }
        Some(_) => table.station.is_some(),
        None => table.station.is_none() && !table.station_due,
    };
    match sound {
        true => Ok(()),
        false => Err(PositionError::new("station", Flaw::Station)),
    }
}

/// Each action can have come to its step and Influence, and those that a Trader interrupts stand before, between or after their steps.
fn actions(game: &Duel, table: &Table) -> Result<(), PositionError> {
    let going = &table.actions[..usize::from(table.depth)];
    for (number, action) in going.iter().enumerate() {
        let path = |field| format!("actions[{number}].{field}");
        let waits = number + 1 < going.len();
        if !steps(game, table, number, action) || waits && !action.step.is_between() {
            return Err(PositionError::new(path("step"), Flaw::Step));
        }
        if !matches!(action.step, Step::Place | Step::Opening | Step::Card) && !totals(game, table, number, action) {
            return Err(PositionError::new(path("influence"), Flaw::Influence));
        }
    }
    Ok(())
}

impl Step {
    /// Whether a Trader may be used at it.
    const fn is_between(self) -> bool {
        matches!(self, Self::Place | Self::Bonus | Self::Construction | Self::End)
    }
}

/// Whether the Place action, number 0, or a Trader's can have come to its step.
fn steps(game: &Duel, table: &Table, number: usize, action: &Action) -> bool {
    let Action { place, influence, step } = *action;
    let waits = number + 1 < usize::from(table.depth);
    match step {
        Step::Place => number == 0,
        Step::Opening => number == 0 && table.occupied(place) && table.openers(place).nth(1).is_some(),
        Step::Card => number == 0 && (!table.occupied(place) || was_opened(table, place)),
        Step::Support => true,
        Step::Exchange(left) => place == Place::Chinatown && left <= game.rate(place, influence),
        Step::Church => place == Place::Church,
        Step::Laboratory => place == Place::Laboratory,
        // Until the step is asked about, something of the one before may have to be chosen.
        Step::Bonus => !waits || influence >= bonus::LEAST,
        Step::Construction => influence >= construction::LEAST,
        Step::End => number == 0,
    }
}

/// Whether the active seat has used a Technology that can have opened an occupied Place.
fn was_opened(table: &Table, place: Place) -> bool {
    let me = table.me();
    me.used.contains(Title::Tram)
        || me.used.contains(Title::Station) && table.station == Some(place)
        || me.used.contains(Title::Stagecoach) && table.board(place).house == Some(table.active)
}

/// Whether an action can have its Influence: that of its card or Trader, and from step 2 on what can have been added to it.
fn totals(game: &Duel, table: &Table, number: usize, action: &Action) -> bool {
    let me = table.me();
    let phone = me.used.contains(Title::Telephone);
    let most = match action.step {
        Step::Support => 0,
        _ => table.influence_added(action.place, Some(Support::Two), phone),
    };
    let within = |base: u8| (base..=base + most).contains(&action.influence);
    if number > 0 {
        return within(traders::INFLUENCE);
    }
    let cards = me.cards.iter().enumerate();
    cards
        .filter(|(_, card)| card.at == Some(action.place))
        .any(|(row, card)| within(game.level(row, card)))
}

/// What the completed Orders of the active seat have given.
fn by_orders<'a>(game: &'a Duel, table: &Table) -> impl Iterator<Item = Gain> + 'a {
    let orders = table.me().completed;
    let rows = orders.iter().map(|order| &game.content().orders[usize::from(order.0)]);
    rows.flat_map(|row| row.reward.iter().copied())
}

/// What the Church cards of the active seat have given, if the last one may just have been taken.
fn by_church<'a>(game: &'a Duel, table: &Table) -> impl Iterator<Item = Gain> + 'a {
    let takes = table.action().place == Place::Church && table.action().step == Step::Bonus;
    let cards = table.me().church;
    let rows = cards.iter().map(|card| &game.content().church[usize::from(card.0)]);
    rows.filter(move |_| takes).flat_map(|row| row.reward.iter().copied())
}

/// Orders are looked at in the Port, or as the reward of an Order or a Church card.
fn looking(game: &Duel, table: &Table) -> Result<(), PositionError> {
    let Some(looking) = table.looking else {
        return Ok(());
    };
    let Looking { free, paid, below } = looking;
    let looked = table.me().looked;
    let action = table.action();
    // Of so many that were looked at and so many kept for free some are left.
    let left = |at: u8, keep: u8| free <= keep && looked + (keep - free) <= at;
    let in_port = action.place == Place::Port && action.step == Step::Bonus && below == 0;
    let port = in_port && (paid || free == 0) && left(game.rate(action.place, action.influence), 1);
    let shows = |gain: Gain| matches!(gain, Gain::Look { at, keep } if left(at, keep));
    let rewarded = !paid && (by_orders(game, table).any(shows) || below == 0 && by_church(game, table).any(shows));
    match below <= table.owed.len() && (port || rewarded) {
        true => Ok(()),
        false => Err(PositionError::new("looking", Flaw::Looking)),
    }
}

/// A Bonus card is owed for a completed Order each, and one may be for a Church card that was just taken.
fn owed(game: &Duel, table: &Table) -> Result<(), PositionError> {
    let mut brought: Vec<Gain> = by_orders(game, table).collect();
    let mut by_church: Vec<Gain> = by_church(game, table).collect();
    for (number, level) in table.owed.iter().enumerate() {
        let owed = Gain::Bonus(level);
        if let Some(place) = brought.iter().position(|gain| *gain == owed) {
            brought.swap_remove(place);
        } else if by_church.contains(&owed) {
            // One card is taken at a time.
            by_church.clear();
        } else {
            return Err(PositionError::new(format!("owed[{number}]"), Flaw::Owed));
        }
    }
    Ok(())
}
