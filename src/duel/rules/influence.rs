//! The Influence card and what adds to it (rulebook: Place action; the rule of the lowest card).

use super::super::{Asked, Duel, Playing};
use super::components::{Place, Support, Title};
use super::event::Event;
use super::moves::Move;
use super::player::{Card, Player};
use super::refusal::{Chapter, Forbidden, Refusal};
use super::state::{Step, Table};
use super::turn::other_question;
use crate::game::{Seat, Watch};

impl Duel {
    /// The present level of an Influence card, by its row in the content.
    pub fn level(&self, row: usize, card: &Card) -> u8 {
        let printed = &self.content().influence[row];
        if card.upgraded { printed.upgraded } else { printed.level }
    }

    /// The present levels of the Influence cards that a player has in hand, by their rows.
    pub fn levels_in_hand<'a>(&'a self, player: &'a Player) -> impl Iterator<Item = (usize, u8)> + Clone + 'a {
        let cards = player.cards.iter().enumerate();
        cards
            .filter(|(_, card)| card.at.is_none())
            .map(|(row, card)| (row, self.level(row, card)))
    }

    /// The level of the lowest Influence card that a player has in hand; `None` if all are played.
    pub fn lowest_in_hand(&self, player: &Player) -> Option<u8> {
        self.levels_in_hand(player).map(|(_, level)| level).min()
    }

    /// Whether a player has an Influence card above the lowest in hand.
    pub fn has_higher_in_hand(&self, player: &Player) -> bool {
        let lowest = self.lowest_in_hand(player);
        self.levels_in_hand(player).any(|(_, level)| Some(level) != lowest)
    }
}

impl Table {
    /// The Influence of the action under way, with what is there and what is added to it.
    pub fn influence_with(&self, support: Option<Support>, phone: bool) -> u8 {
        let action = self.action();
        action.influence + self.influence_added(action.place, support, phone)
    }

    /// What is added to the level of a card, or of a Trader, at a Place. What the opponent built adds nothing.
    pub fn influence_added(&self, place: Place, support: Option<Support>, phone: bool) -> u8 {
        let telegram = u8::from(self.me().knows(Title::Telegram));
        let card = support.map_or(0, |support| support.influence() + telegram);
        let stands = self.helping(self.active, place).map(u8::from);
        card + u8::from(phone) + stands.iter().sum::<u8>()
    }

    /// Which of the pieces stand at a Place that add 1 each to a seat's Influence there: its Shop, its Trading House, the Station token.
    pub fn helping(&self, seat: Seat, place: Place) -> [bool; 3] {
        let board = self.board(place);
        let shop = board.shops[usize::from(seat.0)];
        [shop, board.house == Some(seat), self.station == Some(place)]
    }
}

/// Whether Postal System could serve for a card above the lowest.
pub(in super::super) fn asks(game: &Duel, table: &Table) -> bool {
    table.me().ready(Title::PostalSystem) && game.has_higher_in_hand(table.me())
}

pub(super) fn moves(asked: &Asked, out: &mut Vec<Move>) {
    let levels = asked.game.levels_in_hand(asked.table.me());
    for (row, level) in levels.clone() {
        // Equal cards are one move.
        if !levels.clone().any(|(before, other)| before < row && other == level) {
            out.push(Move::Card(level));
        }
    }
}

pub(super) fn check(asked: &Asked, action: Move) -> Result<(), Forbidden> {
    match action {
        Move::Card(named) => {
            let mut levels = asked.game.levels_in_hand(asked.table.me()).map(|(_, level)| level);
            match levels.any(|level| level == named) {
                true => Ok(()),
                false => Chapter::PlaceAction.forbids(Refusal::NoCardOfLevel),
            }
        }
        Move::GoOn => Chapter::PlaceAction.forbids(Refusal::MustChoose),
        _ => other_question(),
    }
}

pub(super) fn play<W: Watch<Event>>(playing: &mut Playing<W>, action: Move) {
    let Move::Card(level) = action else {
        return;
    };
    if playing.game.lowest_in_hand(playing.state.table.me()) != Some(level) {
        playing.use_up(Title::PostalSystem);
    }
    lay(playing, level);
}

/// Plays the lowest card, where there is no choice.
pub(super) fn play_lowest<W: Watch<Event>>(playing: &mut Playing<W>) {
    let level = playing.game.lowest_in_hand(playing.state.table.me());
    lay(playing, level.unwrap_or_default());
}

/// Lays a card of a level at the Place; of equal ones the one that is not upgraded (a ruling).
fn lay<W: Watch<Event>>(playing: &mut Playing<W>, level: u8) {
    let seat = playing.seat();
    let place = playing.state.table.action().place;
    let table = &playing.state.table;
    let mut equal = playing
        .game
        .levels_in_hand(table.me())
        .filter(|(_, other)| *other == level);
    let first = equal.next();
    let plain = first
        .into_iter()
        .chain(equal)
        .find(|(row, _)| !table.me().cards[*row].upgraded);
    if let Some((row, _)) = plain.or(first) {
        playing.me().cards[row].at = Some(place);
    }
    let action = playing.table().action_mut();
    action.influence = level;
    action.step = Step::Support;
    playing.watch.saw(Event::CardPlayed { seat, place, level });
}
