//! Gaining and paying (rulebook: General rules; the symbols).

use super::super::{Asked, Playing};
use super::components::{Exchange, Good, Resource, Title};
use super::event::{Event, Why};
use super::player::Player;
use super::refusal::{Chapter, Forbidden, Refusal};
use super::state::Step;
use crate::game::{Seat, Watch};

impl Player {
    /// What a receipt of copper from the Mine, Chinatown or a Bonus card comes to: one more with Mining Technology (rulebook:
    /// Technology cards). None for no copper.
    pub fn copper_receipt(&self, amount: u16) -> u16 {
        amount + u16::from(amount > 0 && self.knows(Title::MiningTechnology))
    }

    /// What an exchange brings: each one for copper is a receipt of its own (a ruling).
    pub fn exchanged(&self, exchange: Exchange) -> (Resource, u16) {
        match exchange.terms() {
            (_, (Resource::Copper, amount)) => (Resource::Copper, self.copper_receipt(amount)),
            (_, gained) => gained,
        }
    }
}

/// Refuses what there is too little to pay for.
pub(super) const fn need(chapter: Chapter, what: Resource, needs: u16, has: u16) -> Result<(), Forbidden> {
    if has < needs {
        return chapter.forbids(Refusal::TooDear { what, needs, has });
    }
    Ok(())
}

impl Asked<'_> {
    /// Refuses what the seat that is asked cannot pay in yen.
    pub(super) fn need_yen(&self, chapter: Chapter, needs: u16) -> Result<(), Forbidden> {
        need(chapter, Resource::Yen, needs, self.table.me().yen)
    }
}

impl<W: Watch<Event>> Playing<'_, W> {
    /// What the seat whose turn it is owns.
    pub(super) fn me(&mut self) -> &mut Player {
        let seat = self.seat();
        &mut self.state.table.seats[seat]
    }

    /// Whether the seat whose turn it is owns a Technology.
    pub(super) fn knows(&self, title: Title) -> bool {
        self.state.table.me().knows(title)
    }

    /// The action that is asked about comes to a step.
    pub(super) fn go_on(&mut self, step: Step) {
        self.table().action_mut().step = step;
    }

    /// The active seat gains something; nothing happens for an amount of 0.
    pub(super) fn gain(&mut self, what: Resource, amount: u16, why: Why) {
        self.gain_for(self.seat(), what, amount, why);
    }

    /// A seat gains something; nothing happens for an amount of 0.
    pub(super) fn gain_for(&mut self, seat: Seat, what: Resource, amount: u16, why: Why) {
        if amount == 0 {
            return;
        }
        let count = self.state.table.seats[seat].count_mut(what);
        *count = count.saturating_add(amount);
        self.watch.saw(Event::Gained {
            seat,
            what,
            amount,
            why,
        });
    }

    /// The active seat gains copper from the Mine, Chinatown or a Bonus card.
    pub(super) fn mine(&mut self, amount: u16, why: Why) {
        let receipt = self.me().copper_receipt(amount);
        self.gain(Good::Copper.into(), receipt, why);
    }

    /// The active seat pays the supply; nothing happens for an amount of 0.
    pub(super) fn pay(&mut self, what: Resource, amount: u16) {
        if amount == 0 {
            return;
        }
        let seat = self.seat();
        *self.me().count_mut(what) -= amount;
        self.watch.saw(Event::Paid { seat, what, amount });
    }

    /// The active seat pays imported goods, those that lie face up first: they are worth less (a ruling).
    pub(super) fn pay_imports(&mut self, amount: u16) {
        let open = amount.min(self.me().imports);
        self.pay(Resource::Import, open);
        self.pay(Resource::Turned, amount - open);
    }

    /// A Technology that serves once a round has served.
    pub(super) fn use_up(&mut self, title: Title) {
        let seat = self.seat();
        self.me().used.insert(title);
        self.watch.saw(Event::TechnologyUsed { seat, title });
    }
}
