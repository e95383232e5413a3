//! The end of a turn, and preparing a new round (rulebook: Order of play; Preparing a new round).

use super::super::{Asked, Duel, Playing};
use super::cards::Titles;
use super::components::{CARDS, Resource, TECHNOLOGIES_SHOWN, Title, other};
use super::event::Event;
use super::moves::Move;
use super::player::Player;
use super::refusal::{Chapter, Forbidden, Refusal};
use super::state::{Action, Stage, Table};
use super::technologies;
use super::turn::{begin_turn, other_question};
use crate::game::{Seat, Watch};

/// Rounds of a game.
pub const ROUNDS: u8 = 4;

/// Turns of a round: four each, in alternation.
pub(in super::super) const TURNS: u8 = 8;

/// Ends a turn; the other seat's begins, or the round is over.
pub(super) fn end_turn<W: Watch<Event>>(playing: &mut Playing<W>) {
    let table = playing.table();
    table.actions[0] = Action::FIRST;
    table.depth = 0;
    table.turn += 1;
    if table.turn < TURNS {
        table.active = other(table.active);
        begin_turn(playing);
    } else if table.round >= ROUNDS {
        table.stage = Stage::Over;
        playing.watch.saw(Event::GameOver);
    } else {
        cards_back(playing);
        let table = playing.table();
        table.active = table.first();
        table.stage = Stage::Upgrade;
    }
}

/// All Influence cards go back to the hands.
fn cards_back<W: Watch<Event>>(playing: &mut Playing<W>) {
    for seat in [Seat(0), Seat(1)] {
        let cards = &mut playing.table().seats[seat].cards;
        cards.iter_mut().for_each(|card| card.at = None);
    }
    playing.watch.saw(Event::CardsBack);
}

impl Duel {
    /// What a player pays to upgrade an Influence card, by its row: nothing with University.
    pub fn upgrade_price(&self, player: &Player, row: usize) -> u16 {
        match player.knows(Title::University) {
            true => 0,
            false => self.content().influence[row].cost.into(),
        }
    }
}

/// The rows of the cards that can be upgraded and paid.
fn payable(game: &Duel, table: &Table) -> impl Iterator<Item = usize> {
    let me = table.me();
    (0..CARDS).filter(move |&row| !me.cards[row].upgraded && game.upgrade_price(me, row) <= me.yen)
}

/// Whether there is anything to choose.
pub(super) fn open(game: &Duel, table: &Table) -> bool {
    payable(game, table).next().is_some()
}

pub(super) fn moves(asked: &Asked, out: &mut Vec<Move>) {
    out.push(Move::GoOn);
    let rows = payable(asked.game, asked.table);
    out.extend(rows.map(|row| Move::Upgrade(asked.game.content().influence[row].level)));
}

/// The row of the card of a printed level.
fn row_of(game: &Duel, level: u8) -> Option<usize> {
    game.content().influence.iter().position(|row| row.level == level)
}

pub(super) fn check(asked: &Asked, action: Move) -> Result<(), Forbidden> {
    let level = match action {
        Move::GoOn => return Ok(()),
        Move::Upgrade(level) => level,
        _ => return other_question(),
    };
    let Some(row) = row_of(asked.game, level) else {
        return Chapter::RoundEnd.forbids(Refusal::NoSuchThing);
    };
    if asked.table.me().cards[row].upgraded {
        return Chapter::RoundEnd.forbids(Refusal::Upgraded);
    }
    asked.need_yen(Chapter::RoundEnd, asked.game.upgrade_price(asked.table.me(), row))
}

pub(super) fn play<W: Watch<Event>>(playing: &mut Playing<W>, action: Move) {
    if let Move::Upgrade(level) = action
        && let Some(row) = row_of(playing.game, level)
    {
        let seat = playing.seat();
        let price = playing.game.upgrade_price(playing.state.table.me(), row);
        playing.pay(Resource::Yen, price);
        playing.me().cards[row].upgraded = true;
        playing.watch.saw(Event::Upgraded { seat, level });
    }
    decided(playing);
}

/// The seat that is asked has decided on its upgrade, or has none to decide on.
pub(super) fn decided<W: Watch<Event>>(playing: &mut Playing<W>) {
    let table = playing.table();
    if table.active == table.first() {
        table.active = other(table.active);
    } else {
        straighten(playing);
        lay_technologies(playing);
        begin_round(playing);
    }
}

/// Technologies that were used may be used again.
fn straighten<W: Watch<Event>>(playing: &mut Playing<W>) {
    for seat in [Seat(0), Seat(1)] {
        playing.table().seats[seat].used = Titles::EMPTY;
    }
}

/// The Technologies that nobody took are discarded, and new ones laid out.
fn lay_technologies<W: Watch<Event>>(playing: &mut Playing<W>) {
    for slot in 0..TECHNOLOGIES_SHOWN {
        if let Some(title) = playing.table().technologies[slot].take() {
            playing.table().technology_discards.insert(title);
            playing.watch.saw(Event::TechnologyDiscarded { title });
        }
    }
    for slot in 0..TECHNOLOGIES_SHOWN {
        let Some(card) = playing.state.secret.technologies.draw() else {
            break;
        };
        let title = Title::ALL[usize::from(card)];
        let table = playing.table();
        table.technologies[slot] = Some(title);
        table.technology_deck -= 1;
        let slot = slot as u8;
        playing.watch.saw(Event::TechnologyLaid { slot, title });
    }
}

/// Begins the next round.
pub(super) fn begin_round<W: Watch<Event>>(playing: &mut Playing<W>) {
    let table = playing.table();
    table.round += 1;
    table.turn = 0;
    table.active = table.first();
    let round = table.round;
    playing.watch.saw(Event::RoundBegan { round });
    technologies::begin_round(playing);
    begin_turn(playing);
}
