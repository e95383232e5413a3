//! 2. Bonus: a face-up card, and the more of its rewards the higher the Influence (rulebook: Bonus). A reward may bring one as well.

use super::super::Playing;
use super::components::{BONUSES_SHOWN, BonusId};
use super::decision::Ask;
use super::event::{Event, Why};
use super::moves::Move;
use super::refusal::{Chapter, Forbidden, Refusal};
use super::state::{Step, Table};
use super::turn::other_question;
use crate::components::Pile;
use crate::game::Watch;

/// The least Influence that brings a Bonus card.
pub(in super::super) const LEAST: u8 = 5;
/// The Influence that brings all rewards of one; more brings no more.
pub(in super::super) const MOST: u8 = 7;

/// How many of its rewards a card gives at a level, 1 to 3.
pub(in super::super) const fn rewards(level: u8) -> u8 {
    match level {
        0..=LEAST => 1,
        MOST.. => 3,
        _ => 2,
    }
}

impl Table {
    /// How many of its rewards the card gives that is asked for; `None` if none is.
    pub(in super::super) fn rewards_asked(&self) -> Option<u8> {
        match self.decision()?.ask {
            Ask::Bonus(level) | Ask::BonusReward(level) => Some(rewards(level)),
            _ => None,
        }
    }
}

pub(super) fn moves(out: &mut Vec<Move>) {
    out.extend((0..BONUSES_SHOWN as u8).map(Move::Bonus));
}

pub(super) const fn check(action: Move) -> Result<(), Forbidden> {
    match action {
        Move::Bonus(slot) if (slot as usize) < BONUSES_SHOWN => Ok(()),
        Move::Bonus(_) => Chapter::Bonus.forbids(Refusal::NoSuchThing),
        Move::GoOn => Chapter::Bonus.forbids(Refusal::MustChoose),
        _ => other_question(),
    }
}

/// The Bonus card of an action's second step.
pub(super) fn play<W: Watch<Event>>(playing: &mut Playing<W>, level: u8, action: Move) {
    playing.go_on(Step::Construction);
    if let Move::Bonus(slot) = action {
        take(playing, slot, level);
    }
}

/// The Bonus card that a reward brings.
pub(super) fn play_reward<W: Watch<Event>>(playing: &mut Playing<W>, action: Move) {
    if let Move::Bonus(slot) = action
        && let Some(level) = playing.table().owed.pop()
    {
        take(playing, slot, level);
    }
}

fn take<W: Watch<Event>>(playing: &mut Playing<W>, slot: u8, level: u8) {
    let seat = playing.seat();
    let card = playing.state.table.bonus[usize::from(slot)];
    let rewards = rewards(level);
    playing.watch.saw(Event::BonusTaken {
        seat,
        slot,
        card,
        rewards,
    });
    let game = playing.game;
    for &gain in &game.content().bonus[usize::from(card.0)].rewards[..usize::from(rewards)] {
        playing.receive(gain, Why::Bonus);
    }
    playing.table().bonus_discards.insert(card);
    replace(playing, slot);
}

/// Lays a card out in a slot. If the deck is empty, what was used is shuffled, the last one too.
fn replace<W: Watch<Event>>(playing: &mut Playing<W>, slot: u8) {
    if playing.state.secret.bonus.is_empty() {
        let discards = std::mem::take(&mut playing.table().bonus_discards);
        let secret = &mut playing.state.secret;
        secret.bonus = Pile::shuffled(discards.iter().map(|card| card.0), &mut secret.chance);
        playing.watch.saw(Event::BonusShuffled);
    }
    if let Some(card) = playing.state.secret.bonus.draw().map(BonusId) {
        playing.table().bonus[usize::from(slot)] = card;
        playing.watch.saw(Event::BonusLaid { slot, card });
    }
    playing.state.table.bonus_deck = playing.state.secret.bonus.len();
}
