//! Church: Influence and offerings make Faith, which takes a Church card (rulebook: Church).

use super::super::{Asked, Duel, Playing};
use super::cards::Offerings;
use super::components::{ChurchId, OFFERINGS, Offering};
use super::event::{Event, Why};
use super::moves::Move;
use super::player::Player;
use super::refusal::{Chapter, Forbidden, Refusal};
use super::state::{Step, Table};
use super::turn::other_question;
use crate::game::Watch;

impl Duel {
    /// How many offerings the Church card of a slot needs beside the Influence of the action under way: neither fewer nor more are
    /// given. `None` if no card lies there.
    pub fn offerings_needed(&self, table: &Table, slot: u8) -> Option<u8> {
        let card = table.church_card(slot)?;
        let action = table.action();
        let faith = self.rate(action.place, action.influence);
        Some(self.content().church[usize::from(card.0)].faith.saturating_sub(faith))
    }
}

impl Player {
    /// What the player could give for Faith, one of each kind.
    pub fn offerings(&self) -> Offerings {
        Offering::ALL
            .into_iter()
            .filter(|&offering| self.can_give(offering))
            .collect()
    }

    fn can_give(&self, offering: Offering) -> bool {
        match offering {
            Offering::Import => self.all_imports() > 0,
            other => self.has(other.into()) > 0,
        }
    }
}

/// The slots whose cards can be reached with so many offerings, and how many each needs.
fn within_reach(game: &Duel, table: &Table, most: u8) -> impl Iterator<Item = (u8, u8)> {
    (0..table.church.len() as u8)
        .filter_map(move |slot| Some((slot, game.offerings_needed(table, slot)?)))
        .filter(move |&(_, needs)| needs <= most)
}

/// Whether a card can be taken, or a free action might bring what it takes.
pub(super) fn asks(game: &Duel, table: &Table) -> bool {
    let most = match table.free_action_brings() {
        true => OFFERINGS as u8,
        false => table.me().offerings().len(),
    };
    within_reach(game, table, most).next().is_some()
}

pub(super) fn moves(asked: &Asked, out: &mut Vec<Move>) {
    out.push(Move::GoOn);
    let available = asked.table.me().offerings();
    for (slot, needs) in within_reach(asked.game, asked.table, available.len()) {
        let ways = available.parts().filter(|given| given.len() == needs);
        out.extend(ways.map(|given| Move::Church(slot, given)));
    }
}

pub(super) fn check(asked: &Asked, action: Move) -> Result<(), Forbidden> {
    let (slot, given) = match action {
        Move::GoOn => return Ok(()),
        Move::Church(slot, given) => (usize::from(slot), given),
        _ => return other_question(),
    };
    let shown = &asked.table.church;
    if slot >= shown.len() {
        return Chapter::Church.forbids(Refusal::NoSuchThing);
    }
    let Some(card) = shown[slot] else {
        return Chapter::Church.forbids(Refusal::NoCard);
    };
    let asks = asked.game.content().church[usize::from(card.0)].faith;
    let action = asked.table.action();
    let by_influence = asked.game.rate(action.place, action.influence);
    let faith = by_influence + given.len();
    if faith < asks {
        return Chapter::Church.forbids(Refusal::FaithShort { asks, faith });
    }
    if faith > asks && !given.is_empty() {
        let needs = asks.saturating_sub(by_influence);
        return Chapter::Church.forbids(Refusal::Overpaid { needs });
    }
    let me = asked.table.me();
    match given.iter().find(|offering| !me.can_give(*offering)) {
        Some(offering) => Chapter::Church.forbids(Refusal::NoOffering { offering }),
        None => Ok(()),
    }
}

pub(super) fn play<W: Watch<Event>>(playing: &mut Playing<W>, action: Move) {
    playing.go_on(Step::Bonus);
    let Move::Church(slot, given) = action else {
        return;
    };
    let seat = playing.seat();
    for offering in given.iter() {
        match offering {
            Offering::Import => playing.pay_imports(1),
            other => playing.pay(other.into(), 1),
        }
    }
    if let Some(card) = playing.table().church[usize::from(slot)].take() {
        take(playing, card, slot, seat);
    }
}

fn take<W: Watch<Event>>(playing: &mut Playing<W>, card: ChurchId, slot: u8, seat: crate::game::Seat) {
    playing.me().church.insert(card);
    playing.watch.saw(Event::ChurchTaken { seat, slot, card });
    playing.recruit();
    for &gain in &playing.game.content().church[usize::from(card.0)].reward {
        playing.receive(gain, Why::Church);
    }
}
